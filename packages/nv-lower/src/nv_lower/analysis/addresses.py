"""Addresses as a root and a sum, and how many low bits of an integer are certainly zero.

Offsets are computed modulo 2^32: two accesses in bounds of one array are less than 2^31 bytes apart, so what differs by
4 modulo 2^32 differs by 4.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from nv_lower.ir import Instruction, Operand, is_number, read_operand, split_top_level

#: The bytes of scalars.
SIZES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}

_ARRAY = re.compile(r"\[(\d+) x (.*)\]$")
#: A constant expression that computes an address: what it does, and to what.
_EXPRESSION = re.compile(r"(addrspacecast|getelementptr)(?: inbounds| nusw| nuw)* \((.*)\)$")
_WIDTHS = frozenset({"i32", "i64"})
_RESIZED = frozenset({"sext", "zext", "trunc"})
_BINARY = frozenset({"add", "sub", "mul", "shl", "and", "xor", "or"})
#: How far the computation of an offset is followed.
_DEPTH = 8
#: Trailing zero bits of the number zero.
_ALL_ZERO = 32


@dataclass(frozen=True)
class Address:
    """`root` + the sum of value * factor + `constant`, in bytes modulo 2^32."""

    root: str
    terms: tuple[tuple[str, int], ...]
    constant: int


class Addresses:
    """The addresses that a function computes; built once, asked many times."""

    def __init__(self, definitions: Mapping[str, Instruction]) -> None:
        self.definitions = definitions
        self._known: dict[str, Address] = {}

    def of(self, pointer: str) -> Address:
        """Take a pointer apart."""
        known = self._known.get(pointer)
        if known is None:
            known = self._computed(pointer) or Address(pointer, (), 0)
            self._known[pointer] = known
        return known

    def _computed(self, pointer: str) -> Address | None:
        """The address that an instruction or a constant expression computes, if it is one that we follow."""
        made = self.definitions.get(pointer)
        if made is not None:
            if made.opcode == "addrspacecast":
                return self.of(made.values[0])
            return self._indexed(made.element, made.operands) if made.opcode == "getelementptr" else None
        found = _EXPRESSION.match(pointer)
        if found is None:
            return None
        if found[1] == "addrspacecast":
            return self.of(read_operand(found[2].rpartition(" to ")[0]).value)
        element, *parts = split_top_level(found[2])
        return self._indexed(element, tuple(map(read_operand, parts)))

    def _indexed(self, type_: str, operands: tuple[Operand, ...]) -> Address | None:
        if not operands:
            return None  # a constant expression with `inrange`
        base, *indices = operands
        before = self.of(base.value)
        terms = dict(before.terms)
        constant = before.constant
        for position, index in enumerate(indices):
            if position:
                array = _ARRAY.match(type_)
                if array is None:
                    return None
                type_ = array[2]
            size = _size(type_)
            if size is None or index.type not in _WIDTHS or not _is_value(index.value):
                return None
            constant += self._linear(index.value, size, terms, _DEPTH)
        kept = ((value, factor % 2**32) for value, factor in terms.items())
        return Address(before.root, tuple(sorted(term for term in kept if term[1])), constant % 2**32)

    def _linear(self, value: str, factor: int, terms: dict[str, int], depth: int) -> int:
        """Add value * factor to the terms, sums taken apart; returns the constant part."""
        if value[0] != "%":
            return int(value) * factor
        made = self.definitions.get(value) if depth else None
        if made is not None and _is_resized(made):
            return self._linear(made.values[0], factor, terms, depth - 1)
        if made is not None and _is_binary(made):
            left, right = made.values
            operation = made.opcode
            if operation in ("or", "xor") and right[0] != "%" and 0 <= int(right) < 2 ** self.zeros(left):
                operation = "add"  # LLVM writes sums so, and `narrow_offsets` drops the flag that says it
            if operation in ("add", "sub") or made.flags == ("disjoint",):
                sign = -1 if operation == "sub" else 1
                first = self._linear(left, factor, terms, depth - 1)
                return first + self._linear(right, sign * factor, terms, depth - 1)
            if operation == "shl" and right[0] != "%":
                return self._linear(left, factor << int(right), terms, depth - 1)
            if operation == "mul" and right[0] != "%":
                return self._linear(left, factor * int(right), terms, depth - 1)
        terms[value] = terms.get(value, 0) + factor
        return 0

    def zeros_of_term(self, value: str, factor: int) -> int:
        """How many low bits of value * factor are certainly zero."""
        return _zeros_of(factor) + self.zeros(value)

    def zeros(self, value: str, followed: tuple[str, ...] = ()) -> int:
        """How many low bits of an integer are certainly zero.

        A phi that is met again while its own operands are followed stands for any number of them: what decides is
        how the loop's other values enter it, as none of the operations here has fewer zeros than its operands.
        """
        if is_number(value):
            return _zeros_of(int(value))
        if value in followed:
            return _ALL_ZERO
        made = self.definitions.get(value)
        if made is None or len(followed) > _DEPTH:
            return 0
        inner = (*followed, value)
        if _is_binary(made):
            return self._zeros_of_binary(made, inner)
        if made.opcode in ("phi", "select"):
            chosen = made.values[made.opcode == "select" :]
        elif made.opcode == "freeze" or _is_resized(made):
            chosen = made.values
        else:
            return 0
        return min(self.zeros(one, inner) for one in chosen)

    def _zeros_of_binary(self, made: Instruction, followed: tuple[str, ...]) -> int:
        left, right = made.values
        first = self.zeros(left, followed)
        if made.opcode == "shl":
            return min(_ALL_ZERO, first + int(right)) if right[0] != "%" else first
        second = self.zeros(right, followed)
        if made.opcode == "mul":
            return min(_ALL_ZERO, first + second)
        return max(first, second) if made.opcode == "and" else min(first, second)


def _is_value(value: str) -> bool:
    return value[0] == "%" or is_number(value)


def _is_binary(made: Instruction) -> bool:
    return made.opcode in _BINARY and made.type in _WIDTHS and all(map(_is_value, made.values))


def _is_resized(made: Instruction) -> bool:
    return (
        made.opcode in _RESIZED and {made.type, made.operands[0].type} == _WIDTHS and made.values[0][0] == "%"
    )


def _zeros_of(number: int) -> int:
    number %= 2**32
    return (number & -number).bit_length() - 1 if number else _ALL_ZERO


def _size(type_: str) -> int | None:
    """The bytes of a scalar or an array of them."""
    factor = 1
    while found := _ARRAY.match(type_):
        factor *= int(found[1])
        type_ = found[2]
    size = SIZES.get(type_)
    return None if size is None else factor * size
