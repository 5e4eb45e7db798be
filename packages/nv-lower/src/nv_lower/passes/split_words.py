"""Move 64-bit values in two words where the target has no 64-bit integers.

    %v = load i64, ptr %p, align 4                    %v.low = load i32, ptr %p, align 4
                                                      %v.at = getelementptr i8, ptr %p, i32 4
                                            =>        %v.high = load i32, ptr %v.at, align 4
    store i64 %v, ptr %q, align 4                     store i32 %v.low, ptr %q, align 4
                                                      …

`narrow` leaves no 64-bit integer, but LLVM writes a copy of eight bytes as a load and a store of an `i64`, whatever
the data layout says of the widths that a target has (docs/quirks.md#llvm-wide-copies). It carries what was loaded on,
through phi nodes, in selects, and by shifts to where a part of it is read; a fill of eight bytes repeats its byte by
shifts or a product. No program asked for any of this, and all of it falls apart into words.

Requires: `narrow` has run: what is 64 bits wide is moved and taken apart, no more.
Leaves:   no 64-bit integer, other than those that something else is done with.
Cost:     a search for `i64` in each instruction; with one, linear in the function for each chain of values that stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from nv_lower.ir import Function, Instruction, Module, Operand, bare, is_number, mentions_type
from nv_lower.options import Options

_CONSTANTS = frozenset({"poison", "undef"})


def run(module: Module, options: Options) -> bool:
    """Split the 64-bit values of every function that are only moved."""
    if not options.narrows_integers:
        return False
    changed = False
    for function in module.functions.values():
        if any(mentions_type(instruction.core, "i64") for instruction in function.instructions):
            changed |= _Splitting(function).run()
    return changed


@dataclass
class _Splitting:
    """The rewriting of one function."""

    function: Function
    taken: set[str] = field(default_factory=set)
    names: dict[str, tuple[str, str]] = field(default_factory=dict)

    def run(self) -> bool:
        self.taken = set(self.function.definitions())
        forms: dict[int, frozenset[str]] = {}
        others: list[Instruction] = []
        for instruction in self.function.instructions:
            if not mentions_type(instruction.core, "i64"):
                continue
            wide = _wide(instruction)
            if wide is None:
                others.append(instruction)
            else:
                forms[id(instruction)] = wide
        kept = _kept(others, forms)

        def rule(instruction: Instruction) -> list[str] | None:
            wide = forms.get(id(instruction))
            if wide is None or not kept.isdisjoint(wide):
                return None
            return _SPLITTERS[instruction.opcode](self, instruction)

        return self.function.rewrite(rule)

    def fresh(self, name: str, suffix: str) -> str:
        """A name that nothing has, made from another."""
        made = f'%"{bare(name)}.{suffix}"'
        while made in self.taken or f"%{made[2:-1]}" in self.taken:
            made = f'{made[:-1]}."'
        self.taken.add(made)
        return made

    def words(self, value: str) -> tuple[str, str]:
        """The lower and the upper word of a 64-bit value."""
        if value[0] != "%":
            return (value, value) if value.isalpha() else (_signed(int(value)), _signed(int(value) >> 32))
        if value not in self.names:
            self.names[value] = self.fresh(value, "low"), self.fresh(value, "high")
        return self.names[value]


def _kept(others: list[Instruction], forms: Mapping[int, frozenset[str]]) -> set[str]:
    """The 64-bit values with which something is done that has no form here, and all that they meet."""
    kept: set[str] = set()
    for instruction in others:
        kept.update(instruction.names)
        kept.add(instruction.result)
    size = 0
    while size < len(kept):
        size = len(kept)
        for wide in forms.values():
            if not kept.isdisjoint(wide):
                kept |= wide
    return kept


def _wide(instruction: Instruction) -> frozenset[str] | None:
    """The 64-bit values of an instruction that can be split; None if it cannot."""
    if instruction.opcode not in _SPLITTERS or "atomic" in instruction.flags:
        return None
    values = [operand.value for operand in instruction.operands if operand.type == "i64"]
    if not all(value[0] == "%" or is_number(value) or value in _CONSTANTS for value in values):
        return None
    others = [operand.type for operand in instruction.operands if operand.type != "i64"]
    result = instruction.type
    if not _FITS.get(instruction.opcode, _moves)(instruction, others):
        return None
    names = {value for value in values if value[0] == "%"}
    return frozenset(names | {instruction.result} if result == "i64" else names)


def _moves(instruction: Instruction, others: list[str]) -> bool:
    """Return whether an instruction moves 64-bit integers and nothing else."""
    return instruction.type == "i64" and not others


def _is_small(type_: str) -> bool:
    return type_[0] == "i" and type_[1:].isdigit() and int(type_[1:]) <= 32


def _fits_shift(instruction: Instruction, others: list[str]) -> bool:
    amount = instruction.values[1]
    return instruction.type == "i64" and amount.isdigit() and 1 <= int(amount) <= 63


#: Beyond `_moves`: which other types an opcode may have.
_FITS: Mapping[str, Callable[[Instruction, list[str]], bool]] = {
    "load": lambda instruction, others: instruction.type == "i64",
    "store": lambda instruction, others: instruction.operands[0].type == "i64",
    "select": lambda instruction, others: instruction.type == "i64" and others == ["i1"],
    "trunc": lambda instruction, others: _is_small(instruction.type) and not others,
    "zext": lambda instruction, others: instruction.type == "i64" and all(map(_is_small, others)),
    "shl": _fits_shift,
    "lshr": _fits_shift,
    "mul": lambda instruction, others: instruction.type == "i64" and is_number(instruction.values[1]),
}


def _signed(number: int) -> str:
    """The lower 32 bits as LLVM prints them."""
    return str((number + (1 << 31)) % (1 << 32) - (1 << 31))


def _accessed(split: _Splitting, access: Instruction, name: str) -> tuple[str, str, list[str]]:
    """What follows the type of an access, for the lower and the upper word, and what makes the second address."""
    pointer: Operand = access.pointer
    align = access.align or 1
    upper = split.fresh(name, "at")
    second = f"{pointer.type} {upper}, align {min(align, 4)}"
    return f"{pointer}, align {align}", second, [f"{upper} = getelementptr i8, {pointer}, i32 4"]


def _load(split: _Splitting, instruction: Instruction) -> list[str]:
    low, high = split.words(instruction.result)
    first, second, address = _accessed(split, instruction, instruction.result)
    load = " ".join(("load", *instruction.flags, "i32"))
    return [f"{low} = {load}, {first}", *address, f"{high} = {load}, {second}"]


def _store(split: _Splitting, instruction: Instruction) -> list[str]:
    low, high = split.words(instruction.values[0])
    first, second, address = _accessed(split, instruction, "%nv.stored")
    store = " ".join(("store", *instruction.flags, "i32"))
    return [f"{store} {low}, {first}", *address, f"{store} {high}, {second}"]


def _phi(split: _Splitting, instruction: Instruction) -> list[str]:
    pairs = [(split.words(value), label) for value, label in instruction.incoming]
    return [
        f"{name} = phi i32 " + ", ".join(f"[ {words[which]}, %{label} ]" for words, label in pairs)
        for which, name in enumerate(split.words(instruction.result))
    ]


def _select(split: _Splitting, instruction: Instruction) -> list[str]:
    condition, *chosen = instruction.values
    parts = zip(*map(split.words, (instruction.result, *chosen)), strict=True)
    return [f"{name} = select i1 {condition}, i32 {a}, i32 {b}" for name, a, b in parts]


def _freeze(split: _Splitting, instruction: Instruction) -> list[str]:
    parts = zip(*map(split.words, (instruction.result, *instruction.values)), strict=True)
    return [f"{name} = freeze i32 {a}" for name, a in parts]


def _bitwise(split: _Splitting, instruction: Instruction) -> list[str]:
    parts = zip(*map(split.words, (instruction.result, *instruction.values)), strict=True)
    return [f"{name} = {instruction.opcode} i32 {a}, {b}" for name, a, b in parts]


def _extend(split: _Splitting, instruction: Instruction) -> list[str]:
    low, high = split.words(instruction.result)
    operand = instruction.operands[0]
    opcode = "bitcast" if operand.type == "i32" else "zext"
    return [f"{low} = {opcode} {operand} to i32", f"{high} = bitcast i32 0 to i32"]


def _truncate(split: _Splitting, instruction: Instruction) -> list[str]:
    opcode = "bitcast" if instruction.type == "i32" else "trunc"
    low, _ = split.words(instruction.values[0])
    return [f"{instruction.result} = {opcode} i32 {low} to {instruction.type}"]


def _shift(split: _Splitting, instruction: Instruction) -> list[str]:
    """A shift by a constant from 1 to 63: what one word receives, and what goes over into the other."""
    low, high = split.words(instruction.result)
    a_low, a_high = split.words(instruction.values[0])
    amount, opcode = int(instruction.values[1]), instruction.opcode
    left = opcode == "shl"
    # `far` is the word that bits are shifted into, `near` the one that zeros come into.
    far, near = (high, low) if left else (low, high)
    a_far, a_near = (a_high, a_low) if left else (a_low, a_high)
    if amount >= 32:
        return [f"{far} = {opcode} i32 {a_near}, {amount - 32}", f"{near} = bitcast i32 0 to i32"]
    own, over = split.fresh(instruction.result, "own"), split.fresh(instruction.result, "over")
    return [
        f"{own} = {opcode} i32 {a_far}, {amount}",
        f"{over} = {'lshr' if left else 'shl'} i32 {a_near}, {32 - amount}",
        f"{far} = or i32 {own}, {over}",
        f"{near} = {opcode} i32 {a_near}, {amount}",
    ]


def _multiply(split: _Splitting, instruction: Instruction) -> list[str]:
    """A product with a constant, which is how LLVM repeats a byte: school multiplication by halves of a word."""
    low, high = split.words(instruction.result)
    a_low, a_high = split.words(instruction.values[0])
    by_low, by_high = split.words(instruction.values[1])
    by_first, by_second = int(by_low) & 0xFFFF, int(by_low) >> 16 & 0xFFFF
    steps: list[str] = []

    def let(text: str) -> str:
        steps.append(f"{(name := split.fresh(instruction.result, 'part'))} = {text}")
        return name

    first, second = let(f"and i32 {a_low}, 65535"), let(f"lshr i32 {a_low}, 16")
    carry = let(f"lshr i32 {let(f'mul i32 {first}, {by_first}')}, 16")
    middle = let(f"add i32 {let(f'mul i32 {second}, {by_first}')}, {carry}")
    kept = let(f"and i32 {middle}, 65535")
    other = let(f"add i32 {let(f'mul i32 {first}, {by_second}')}, {kept}")
    total = let(f"mul i32 {second}, {by_second}")
    for part in (f"lshr i32 {middle}, 16", f"lshr i32 {other}, 16", f"mul i32 {a_low}, {by_high}"):
        total = let(f"add i32 {total}, {let(part)}")
    crossed = let(f"mul i32 {a_high}, {by_low}")
    return [*steps, f"{low} = mul i32 {a_low}, {by_low}", f"{high} = add i32 {total}, {crossed}"]


#: What may be done with a value that is only moved, and what does it with the words.
_SPLITTERS: Mapping[str, Callable[[_Splitting, Instruction], list[str]]] = {
    "load": _load,
    "store": _store,
    "phi": _phi,
    "select": _select,
    "freeze": _freeze,
    "trunc": _truncate,
    "zext": _extend,
    "shl": _shift,
    "lshr": _shift,
    "mul": _multiply,
    **dict.fromkeys(("and", "or", "xor"), _bitwise),
}
