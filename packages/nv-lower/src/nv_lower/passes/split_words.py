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
Cost:     a search for `i64` a line; with one, linear in the function for each chain of values that stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from nv_lower.irtext import (
    LOCAL,
    Function,
    Module,
    leading_type,
    mentions_type,
    split_top_level,
    strip_comment,
)
from nv_lower.options import Options
from nv_lower.passes.narrow import narrows_integers

_VALUE = rf"(?:-?\d+|poison|undef|{LOCAL})"
_NAME = re.compile(LOCAL)
_DEFINITION = re.compile(rf"\s*({LOCAL}) = ")
_INCOMING = re.compile(rf"\[ ({_VALUE}), ({LOCAL}) \]")


def run(module: Module, options: Options) -> bool:
    """Split the 64-bit values of every function that are only moved."""
    if not narrows_integers(options):
        return False
    changed = False
    for function in module.functions.values():
        if any(mentions_type(line, "i64") for line in function.body if "i64" in line):
            changed |= _Splitting(function).run()
    return changed


@dataclass
class _Splitting:
    """The rewriting of one function."""

    function: Function
    taken: set[str] = field(default_factory=set)
    names: dict[str, tuple[str, str]] = field(default_factory=dict)

    def run(self) -> bool:
        body = [strip_comment(line) for line in self.function.body]
        self.taken = {found[1] for line in body if (found := _DEFINITION.match(line))}
        forms = ((index, _match(line)) for index, line in enumerate(body) if "i64" in line)
        matched = {index: form for index, form in forms if form is not None}
        kept = self._kept(body, matched)
        result: list[str] = []
        for index, line in enumerate(body):
            form = matched.get(index)
            if form is None or not kept.isdisjoint(form.wide):
                result.append(line)
            else:
                result += [f"  {text}" for text in form.split(self, form.found)]
        self.function.body = result
        return result != body

    def _kept(self, body: list[str], matched: Mapping[int, _Form]) -> set[str]:
        """The 64-bit values with which something is done that has no form here, and all that they meet."""
        kept: set[str] = set()
        for index, line in enumerate(body):
            if index not in matched and "i64" in line and mentions_type(line, "i64"):
                kept.update(_NAME.findall(line))
        size = 0
        while size < len(kept):
            size = len(kept)
            for form in matched.values():
                if not kept.isdisjoint(form.wide):
                    kept |= form.wide
        return kept

    def fresh(self, name: str, suffix: str) -> str:
        """A name that nothing has, made from another."""
        made = f'%"{name[1:].strip(chr(34))}.{suffix}"'
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


def _signed(number: int) -> str:
    """The lower 32 bits as LLVM prints them."""
    return str((number + (1 << 31)) % (1 << 32) - (1 << 31))


def _accessed(split: _Splitting, rest: str, name: str) -> tuple[str, str, list[str]]:
    """What follows the type of an access, for the lower and the upper word, and what makes the second address."""
    pointer, *others = split_top_level(rest)
    aligned = next((part for part in others if part.startswith("align ")), "align 1")
    upper = split.fresh(name, "at")
    type_ = leading_type(pointer)
    second = f"{type_} {upper}, align {min(int(aligned.split()[1]), 4)}"
    return f"{pointer}, {aligned}", second, [f"{upper} = getelementptr i8, {pointer}, i32 4"]


def _load(split: _Splitting, found: re.Match[str]) -> list[str]:
    low, high = split.words(found["name"])
    first, second, address = _accessed(split, found["rest"], found["name"])
    load = f"load {found['volatile']}i32"
    return [f"{low} = {load}, {first}", *address, f"{high} = {load}, {second}"]


def _store(split: _Splitting, found: re.Match[str]) -> list[str]:
    low, high = split.words(found["value"])
    first, second, address = _accessed(split, found["rest"], "%nv.stored")
    store = f"store {found['volatile']}i32"
    return [f"{store} {low}, {first}", *address, f"{store} {high}, {second}"]


def _phi(split: _Splitting, found: re.Match[str]) -> list[str]:
    pairs = [(split.words(value), label) for value, label in _INCOMING.findall(found["pairs"])]
    return [
        f"{name} = phi i32 " + ", ".join(f"[ {words[which]}, {label} ]" for words, label in pairs)
        for which, name in enumerate(split.words(found["name"]))
    ]


def _select(split: _Splitting, found: re.Match[str]) -> list[str]:
    chosen = zip(split.words(found["name"]), split.words(found["a"]), split.words(found["b"]), strict=True)
    return [f"{name} = select i1 {found['condition']}, i32 {a}, i32 {b}" for name, a, b in chosen]


def _freeze(split: _Splitting, found: re.Match[str]) -> list[str]:
    frozen = zip(split.words(found["name"]), split.words(found["a"]), strict=True)
    return [f"{name} = freeze i32 {a}" for name, a in frozen]


def _bitwise(split: _Splitting, found: re.Match[str]) -> list[str]:
    both = zip(split.words(found["name"]), split.words(found["a"]), split.words(found["b"]), strict=True)
    return [f"{name} = {found['operation']} i32 {a}, {b}" for name, a, b in both]


def _extend(split: _Splitting, found: re.Match[str]) -> list[str]:
    low, high = split.words(found["name"])
    operation = "bitcast" if found["from"] == "i32" else "zext"
    return [f"{low} = {operation} {found['from']} {found['a']} to i32", f"{high} = bitcast i32 0 to i32"]


def _truncate(split: _Splitting, found: re.Match[str]) -> list[str]:
    operation = "bitcast" if found["to"] == "i32" else "trunc"
    return [f"{found['name']} = {operation} i32 {split.words(found['a'])[0]} to {found['to']}"]


def _shift(split: _Splitting, found: re.Match[str]) -> list[str]:
    """A shift by a constant from 1 to 63: what one word receives, and what goes over into the other."""
    low, high = split.words(found["name"])
    a_low, a_high = split.words(found["a"])
    amount, operation = int(found["amount"]), found["operation"]
    left = operation == "shl"
    # `far` is the word that bits are shifted into, `near` the one that zeros come into.
    far, near = (high, low) if left else (low, high)
    a_far, a_near = (a_high, a_low) if left else (a_low, a_high)
    if amount >= 32:
        return [f"{far} = {operation} i32 {a_near}, {amount - 32}", f"{near} = bitcast i32 0 to i32"]
    own, over = split.fresh(found["name"], "own"), split.fresh(found["name"], "over")
    return [
        f"{own} = {operation} i32 {a_far}, {amount}",
        f"{over} = {'lshr' if left else 'shl'} i32 {a_near}, {32 - amount}",
        f"{far} = or i32 {own}, {over}",
        f"{near} = {operation} i32 {a_near}, {amount}",
    ]


def _multiply(split: _Splitting, found: re.Match[str]) -> list[str]:
    """A product with a constant, which is how LLVM repeats a byte: school multiplication by halves of a word."""
    low, high = split.words(found["name"])
    a_low, a_high = split.words(found["a"])
    by_low, by_high = split.words(found["by"])
    by_first, by_second = int(by_low) & 0xFFFF, int(by_low) >> 16 & 0xFFFF
    steps: list[str] = []

    def let(text: str) -> str:
        steps.append(f"{(name := split.fresh(found['name'], 'part'))} = {text}")
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


@dataclass(frozen=True)
class _Form:
    """An instruction of a form that can be split: what splits it, its parts, and which 64-bit values it has."""

    split: Callable[[_Splitting, re.Match[str]], list[str]]
    found: re.Match[str]
    wide: frozenset[str]


_HEAD = rf"\s*(?P<name>{LOCAL}) = "
_END = r"(?:, !.*)?$"
_SMALL = r"i(?:[12]?\d|3[0-2])"
#: What may be done with a value that is only moved, and what does it with the words.
_FORMS = (
    (re.compile(rf"{_HEAD}load (?P<volatile>(?:volatile )?)i64, (?P<rest>.*)$"), _load),
    (re.compile(rf"\s*store (?P<volatile>(?:volatile )?)i64 (?P<value>{_VALUE}), (?P<rest>.*)$"), _store),
    (re.compile(rf"{_HEAD}phi i64 (?P<pairs>\[.*\]){_END}"), _phi),
    (
        re.compile(rf"{_HEAD}select i1 (?P<condition>\S+), i64 (?P<a>{_VALUE}), i64 (?P<b>{_VALUE}){_END}"),
        _select,
    ),
    (re.compile(rf"{_HEAD}freeze i64 (?P<a>{_VALUE}){_END}"), _freeze),
    (re.compile(rf"{_HEAD}trunc(?: nuw| nsw)* i64 (?P<a>{_VALUE}) to (?P<to>{_SMALL}){_END}"), _truncate),
    (re.compile(rf"{_HEAD}zext(?: nneg)? (?P<from>{_SMALL}) (?P<a>\S+) to i64{_END}"), _extend),
    (
        re.compile(
            rf"{_HEAD}(?P<operation>shl|lshr)(?: nuw| nsw| exact)* i64 (?P<a>{_VALUE}), "
            rf"(?P<amount>[1-9]|[1-5]\d|6[0-3]){_END}"
        ),
        _shift,
    ),
    (re.compile(rf"{_HEAD}mul(?: nuw| nsw)* i64 (?P<a>{_VALUE}), (?P<by>-?\d+){_END}"), _multiply),
    (
        re.compile(
            rf"{_HEAD}(?P<operation>and|or|xor)(?: disjoint)? i64 (?P<a>{_VALUE}), (?P<b>{_VALUE}){_END}"
        ),
        _bitwise,
    ),
)


def _match(line: str) -> _Form | None:
    for pattern, split in _FORMS:
        if found := pattern.match(line):
            narrow = {_truncate: "name", _extend: "a"}.get(split)
            parts = {key: part for key, part in found.groupdict().items() if key != narrow}
            wide = {parts[key] for key in ("name", "value", "a", "b") if parts.get(key, "")[:1] == "%"}
            wide.update(value for value, _ in _INCOMING.findall(parts.get("pairs", "")) if value[0] == "%")
            return _Form(split, found, frozenset(wide))
    return None
