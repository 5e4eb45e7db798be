"""Instructions on 64-bit integers, computed in 32 bits.

Memory keeps its 64-bit layout: a cell is two words, of which reads take the lower and writes set both. The ends of the
64-bit range are stored as those of the 32-bit range where the kernel alone reads them; the host gets the constant that
the program wrote.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_lower.analysis.provenance import Pointers
from nv_lower.atomics import functions
from nv_lower.atomics.access import read
from nv_lower.errors import Unsupported
from nv_lower.ir import (
    Function,
    Instruction,
    Module,
    Operand,
    derived,
    is_number,
    replace_type,
)

#: The last type in the name of an intrinsic; `llvm.memcpy.p0.p0.i64`, `llvm.fptosi.sat.i64.f64` and the like.
SUFFIX = re.compile(r"(@(?:llvm|nv\.subgroup)\.[\w.]*?)\.i64\b")

_WRAP_FLAGS = re.compile(r" (?:nuw|nsw|nneg|samesign|exact)\b")
_COUNT = re.compile(r"@llvm\.(ctlz|cttz|ctpop)\.i64")
_NO_NARROW_FORM = re.compile(r"@llvm\.(bswap|bitreverse|fshl|fshr|smul\.fix|umul\.fix)\.i64")
_NUMBER = re.compile(r"(?<=, )-?\d{10,}\b|(?<=i64 )-?\d{10,}\b|(?<=\[ )-?\d{10,}\b")
_HALVES = frozenset({"add", "sub", "and", "or", "xor"})
_WORDS = "[2 x i32]"
_LIFTS = range(32, 64)
_INT32_MAX, _INT32_MIN = (1 << 31) - 1, -1 << 31
#: Constants that mean "no bound", and what they are in 32 bits.
_ENDS = {(1 << 63) - 1: _INT32_MAX, -1 << 63: _INT32_MIN}


class Narrowing:
    """The rewriting of one function's instructions, one after the other."""

    def __init__(self, module: Module, function: Function) -> None:
        self.module = module
        self.pointers = Pointers(module, function)
        self.used = {name for instruction in function.instructions for name in instruction.names}
        #: Values that are known not to be negative in 64 bits.
        self.unsigned: set[str] = set()
        #: Shifts into the upper word, the first half of a sign extension written as two shifts: of what, by how many.
        self.lifted = {
            i.result: (i.values[0], int(i.values[1])) for i in function.instructions if _is_lift(i)
        }

    def rewritten(self, instruction: Instruction, tag: str) -> list[str]:
        """What computes the same in 32 bits; names of new values begin with the tag where they have no other."""
        if "i64" not in instruction.core:
            return [instruction.text]
        if instruction.opcode == "zext" and instruction.type == "i64":
            self.unsigned.add(instruction.result)
        rewriter = _REWRITERS.get(instruction.opcode)
        lines = rewriter(self, instruction, tag) if rewriter else None
        return lines if lines is not None else [self.retyped(instruction)]

    def retyped(self, instruction: Instruction) -> str:
        """The same instruction with the other type, and with constants that it has."""
        text = _WRAP_FLAGS.sub("", instruction.core)
        compares = instruction.opcode == "icmp" or "@llvm.s" in text or "@llvm.u" in text
        fit = _saturated if compares else _wrapped
        text = _NUMBER.sub(lambda number: str(fit(int(number[0]))), text)
        return replace_type(SUFFIX.sub(r"\1.i32", text), "i64", "i32")


def _is_lift(instruction: Instruction) -> bool:
    if instruction.opcode != "shl" or instruction.type != "i64":
        return False
    value, amount = instruction.values
    return value[0] == "%" and amount.isdigit() and int(amount) in _LIFTS


def _address(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str]:
    """The element keeps its size, the indices become 32 bits wide."""
    pointer, *indices = instruction.operands
    shown = [str(pointer)]
    for index in indices:
        type_ = "i32" if index.type == "i64" else index.type
        fits = not is_number(index.value) or _INT32_MIN <= int(index.value) <= _INT32_MAX
        shown.append(f"{type_} {index.value if fits else _modulo(int(index.value))}")
    flags = "".join(f" {flag}" for flag in instruction.flags)
    element = replace_type(instruction.element, "i64", _WORDS)
    return [f"{instruction.result} = getelementptr{flags} {element}, {', '.join(shown)}"]


def _alloca(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str]:
    count = [f"i32 {n.value}" if n.type == "i64" else str(n) for n in instruction.operands]
    parts = [replace_type(instruction.element, "i64", _WORDS), *count, instruction.tail]
    return [f"{instruction.result} = alloca {', '.join(filter(None, parts))}"]


def _load(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    if "atomic" in instruction.flags:
        return _atomic(narrowing, instruction, tag)
    if instruction.type != "i64":
        _refuse_aggregate(instruction, instruction.type)
        return None
    parts = [" ".join((*instruction.flags, "i32")), str(instruction.pointer), instruction.tail]
    return [f"{instruction.result} = load {', '.join(filter(None, parts))}"]


def _store(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    if "atomic" in instruction.flags:
        return _atomic(narrowing, instruction, tag)
    operand, pointer = instruction.operands
    if operand.type != "i64":
        _refuse_aggregate(instruction, operand.type)
        return None
    value, store = operand.value, " ".join(("store", *instruction.flags))
    first = ", ".join(filter(None, [str(pointer), instruction.tail or "align 8"]))
    sign: list[str] = []
    if is_number(value):
        number = int(value)
        if number in _ENDS and is_own_memory(narrowing.pointers, pointer):
            number = _ENDS[number]
        value, high = str(_modulo(number)), str(number >> 32)
    elif value in narrowing.unsigned:
        high = "0"
    else:
        high = f"%{tag}.sign"
        sign.append(f"{high} = ashr i32 {value}, 31")
    return [
        f"{store} i32 {value}, {first}",
        *sign,
        f"%{tag}.upper = getelementptr i8, {pointer}, i32 4",
        f"{store} i32 {high}, {pointer.type} %{tag}.upper, align 4",
    ]


def _refuse_aggregate(instruction: Instruction, type_: str) -> None:
    if type_[0] in "[<{%":
        raise Unsupported(
            f"a vector or structure of 64-bit integers in memory, without shaderInt64: `{instruction.core}`"
        )


def _atomic(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str]:
    atomic = read(instruction)
    if atomic is None or atomic.type != "i64":
        return [replace_type(instruction.core, "i64", "i32")]
    if atomic.kind != "atomicrmw" or atomic.operation not in _HALVES or atomic.result in narrowing.used:
        name = atomic.operation or atomic.kind
        raise Unsupported(
            f"atomic {name} on 64 bits, on a device without 64-bit integers (shaderInt64); use a 32-bit type"
        )
    symbol = functions.define_narrow_halves(narrowing.module, atomic)
    value = instruction.values[1]
    if is_number(value):
        value = str(_modulo(int(value)))
    return [f"call void {symbol}({instruction.pointer}, i32 {value})"]


def _pointer_cast(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str]:
    return [replace_type(instruction.core, "i64", "i32")]


def _cast(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    operand, target = instruction.operands[0], instruction.type
    if "i64" not in (operand.type, target):
        return None  # a vector
    left, right = ("i32" if type_ == "i64" else type_ for type_ in (operand.type, target))
    if left == right:
        # The same width now: another name for the value.
        return [f"{instruction.result} = bitcast {left} {_fit(operand.value)} to {right}"]
    if instruction.opcode == "bitcast":
        raise Unsupported(
            f"the bits of a {operand.type if target == 'i64' else target} as a 64-bit integer"
            " on a device without 64-bit integers (shaderInt64)"
        )
    value = _fit(operand.value) if operand.type == "i64" else operand.value
    return [f"{instruction.result} = {instruction.opcode} {left} {value} to {right}"]


def _shift(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    """A shift, which sees the sign in the upper word."""
    if instruction.type != "i64":
        return None
    name, opcode = instruction.result, instruction.opcode
    value, amount = instruction.values
    if not amount.isdigit():
        return _shift_by_value(narrowing, instruction)
    by = int(amount)
    is_unsigned = value in narrowing.unsigned
    upper = derived(name, "upper")
    if value in narrowing.lifted and by >= 32:
        original, lifted = narrowing.lifted[value]
        return [f"{upper} = shl i32 {original}, {lifted - 32}", f"{name} = {opcode} i32 {upper}, {by - 32}"]
    value = _fit(value)
    if by < 32:
        return [f"{name} = {_down(opcode, is_unsigned)} i32 {value}, {by}"]
    if opcode == "shl" or is_unsigned:
        return [f"{name} = and i32 {value}, 0"]
    if opcode == "ashr":
        return [f"{name} = ashr i32 {value}, 31"]
    return [f"{upper} = ashr i32 {value}, 31", f"{name} = lshr i32 {upper}, {by - 32}"]


def _shift_by_value(narrowing: Narrowing, instruction: Instruction) -> list[str]:
    value, amount = instruction.values
    opcode = _down(instruction.opcode, value in narrowing.unsigned)
    value = _fit(value)
    name = instruction.result
    safe, out, shifted = (derived(name, part) for part in ("safe", "out", "shifted"))
    lines = [f"{safe} = call i32 @llvm.umin.i32(i32 {amount}, i32 31)"]
    if opcode == "ashr":
        return [*lines, f"{name} = ashr i32 {value}, {safe}"]
    return [
        *lines,
        f"{out} = icmp ugt i32 {amount}, 31",
        f"{shifted} = {opcode} i32 {value}, {safe}",
        f"{name} = select i1 {out}, i32 0, i32 {shifted}",
    ]


def _down(opcode: str, is_unsigned: bool) -> str:
    """What comes down from the upper word is the sign, unless it is known to be empty."""
    return "ashr" if opcode == "lshr" and not is_unsigned else opcode


def _switch(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    operand, *cases = instruction.operands
    default, *labels = instruction.targets
    if operand.type != "i64":
        return None
    kept = [
        f"    i32 {number}, label %{label}"
        for case, label in zip(cases, labels, strict=True)
        if _INT32_MIN <= (number := without_ends(int(case.value))) <= _INT32_MAX
    ]
    return ["\n".join([f"switch i32 {_fit(operand.value)}, label %{default} [", *kept, "  ]"])]


def _call(narrowing: Narrowing, instruction: Instruction, tag: str) -> list[str] | None:
    symbol = instruction.callee
    if found := _NO_NARROW_FORM.fullmatch(symbol):
        raise Unsupported(f"`llvm.{found[1]}` of 64 bits on a device without 64-bit integers (shaderInt64)")
    if found := _COUNT.fullmatch(symbol):
        counted = Instruction(instruction.calling(_count(narrowing.module, found[1])))
        return [narrowing.retyped(counted)]
    return None


def _count(module: Module, name: str) -> str:
    """A function that counts bits of the 64 that a 32-bit value stands for."""
    symbol = f"@nv.lower.narrow.{name}"
    flag = "" if name == "ctpop" else ", i1 %poison"
    given = "" if name == "ctpop" else ", i1 false"
    module.declare(f"@llvm.{name}.i32", "i32", ["i32", "i1"] if flag else ["i32"])
    sign, low = "  %negative = icmp slt i32 %x, 0", f"  %low = call i32 @llvm.{name}.i32(i32 %x{given})"
    lines = {
        "ctpop": [sign, low, "  %high = select i1 %negative, i32 32, i32 0", "  %n = add i32 %low, %high"],
        "ctlz": [sign, low, "  %more = add i32 %low, 32", "  %n = select i1 %negative, i32 0, i32 %more"],
        "cttz": [low, "  %zero = icmp eq i32 %x, 0", "  %n = select i1 %zero, i32 64, i32 %low"],
    }[name]
    header = f"define internal i32 {symbol}(i32 %x{flag}) alwaysinline nounwind memory(none) {{"
    module.define(symbol, "\n".join([header, *lines, "  ret i32 %n", "}"]))
    return symbol


Rewriter = Callable[[Narrowing, Instruction, str], list[str] | None]
#: Opcodes that may need more than another type; where one of these functions returns None, the type is all.
_REWRITERS: dict[str, Rewriter] = {
    "getelementptr": _address,
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "atomicrmw": _atomic,
    "cmpxchg": _atomic,
    "ptrtoint": _pointer_cast,
    "inttoptr": _pointer_cast,
    **dict.fromkeys(("trunc", "zext", "sext", "bitcast"), _cast),
    **dict.fromkeys(("shl", "lshr", "ashr"), _shift),
    "switch": _switch,
    "call": _call,
}


def narrow_cells(text: str) -> str:
    """The type or the initial value of a workgroup array or table of 64-bit integers, as words."""
    if "i64" not in text:
        return text

    def split(found: re.Match[str]) -> str:
        number = without_ends(int(found[1])) % (1 << 64)
        return f"{_WORDS} [i32 {number % (1 << 32)}, i32 {number >> 32}]"

    text = re.sub(r"\bi64 (-?\d+)", split, text)
    return replace_type(text, "i64", _WORDS)


def without_ends(number: int) -> int:
    """A 64-bit constant with the ends of the 64-bit range replaced by those of the 32-bit range."""
    return _ENDS.get(number, number)


def is_own_memory(pointers: Pointers, pointer: Operand) -> bool:
    """Return whether only the kernel sees the memory that an access reaches."""
    return not pointers.kinds(pointer.value) - {"private", "workgroup", "table"}


def _fit(value: str) -> str:
    return str(_wrapped(int(value))) if is_number(value) else value


def _wrapped(number: int) -> int:
    return _modulo(without_ends(number))


def _modulo(number: int) -> int:
    """The signed 32-bit number that is the same modulo 2^32."""
    return (number + (1 << 31)) % (1 << 32) - (1 << 31)


def _saturated(number: int) -> int:
    """A bound that lies outside 32 bits stays a bound: the end of the range on its side."""
    return max(_INT32_MIN, min(number, _INT32_MAX))
