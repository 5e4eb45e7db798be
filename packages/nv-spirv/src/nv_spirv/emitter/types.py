"""LLVM's types and their layout in memory under the contract's data layout (e-i64:64-i128:128, 64-bit pointers)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..errors import InvalidInput, Unsupported
from .delimiters import closing, split_top

FLOAT_WIDTHS: Final = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
_SIMPLE = re.compile(r"i\d+|ptr(?: addrspace\(\d+\))?|half|bfloat|float|double|void|label|%[-\w.$]+")
_POINTER = re.compile(r"ptr(?: addrspace\((\d+)\))?")
_MATRIX = re.compile(r'target\("spirv\.CooperativeMatrixKHR", (\w+), (\d+), (\d+), (\d+), ([012])\)')
NO_MEMORY: Final = (
    "a cooperative matrix has no place in memory; keep it in a register (LLVM's mem2reg and sroa do), or"
    " nv.matrix.store it in a buffer or in workgroup memory"
)


class Type:
    """A type."""

    @property
    def size(self) -> int:
        """Bytes from one array element to the next."""
        raise NotImplementedError

    @property
    def align(self) -> int:
        """What addresses are a multiple of."""
        raise NotImplementedError

    @property
    def stored(self) -> int:
        """Bytes that a store writes."""
        raise NotImplementedError


@dataclass(frozen=True)
class Void(Type):
    """No value."""


@dataclass(frozen=True)
class Int(Type):
    """An integer of any width; in memory, whole bytes with the upper bits zero."""

    width: int

    @cached_property
    def stored(self) -> int:
        return (self.width + 7) // 8

    @cached_property
    def align(self) -> int:
        return min(1 << (self.stored - 1).bit_length(), 16)

    @cached_property
    def size(self) -> int:
        return -(-self.stored // self.align) * self.align


@dataclass(frozen=True)
class Float(Type):
    """half, bfloat, float or double."""

    name: str

    @cached_property
    def width(self) -> int:
        return FLOAT_WIDTHS[self.name]

    @cached_property
    def size(self) -> int:
        return self.width // 8

    @property
    def stored(self) -> int:
        return self.size

    @property
    def align(self) -> int:
        return self.size


@dataclass(frozen=True)
class Pointer(Type):
    """A pointer; 64 bits in every address space."""

    space: int
    size = 8
    align = 8
    stored = 8


@dataclass(frozen=True)
class Vector(Type):
    """A vector; its elements lie without gaps, even where they are not whole bytes."""

    count: int
    element: Type

    @cached_property
    def stored(self) -> int:
        packed = packed_bits(self)
        return packed.stored if packed else self.count * self.element.stored

    @cached_property
    def align(self) -> int:
        return 1 << max(self.stored - 1, 0).bit_length()

    @cached_property
    def size(self) -> int:
        return -(-self.stored // self.align) * self.align


@dataclass(frozen=True)
class Array(Type):
    """An array."""

    count: int
    element: Type

    @cached_property
    def size(self) -> int:
        return self.count * self.element.size

    @property
    def stored(self) -> int:
        return self.size

    @property
    def align(self) -> int:
        return self.element.align


@dataclass(frozen=True)
class Struct(Type):
    """A struct; a packed one has no gaps."""

    fields: tuple[Type, ...]
    packed: bool

    @cached_property
    def offsets(self) -> tuple[int, ...]:
        offsets, end = [], 0
        for field in self.fields:
            if not self.packed:
                end = -(-end // field.align) * field.align
            offsets.append(end)
            end += field.size
        return tuple(offsets)

    @cached_property
    def align(self) -> int:
        return 1 if self.packed else max((field.align for field in self.fields), default=1)

    @cached_property
    def size(self) -> int:
        end = self.offsets[-1] + self.fields[-1].size if self.fields else 0
        return -(-end // self.align) * self.align

    @property
    def stored(self) -> int:
        return self.size


@dataclass(frozen=True)
class Matrix(Type):
    """A cooperative matrix: the invocations of a scope hold it together, and it has no place in memory."""

    component: Type
    scope: int
    rows: int
    columns: int
    use: int

    @property
    def size(self) -> int:
        raise Unsupported(NO_MEMORY)

    align = size
    stored = size


def element_of(kind: Type) -> Type:
    """Return a vector's element type; any other type is its own."""
    return kind.element if isinstance(kind, Vector) else kind


def packed_bits(kind: Type) -> Int | None:
    """Return the integer that a vector whose elements share bytes is in memory; None for all other types."""
    if isinstance(kind, Vector) and isinstance(kind.element, Int) and kind.element.width % 8:
        return Int(kind.count * kind.element.width)
    return None


def width_of(kind: Type) -> int:
    """Return the bits of a number's type, or raise."""
    if not isinstance(kind, Int | Float):
        raise InvalidInput("a number is expected here")
    return kind.width


class Types:
    """Reads types; equal text gives the same object."""

    def __init__(self, named: Mapping[str, str] | None = None) -> None:
        self._named = dict(named or {})
        self._known: dict[str, Type] = {}

    def parse(self, text: str) -> Type:
        """Return the type that the whole text is."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = self._read(text)
        return known

    def prefix(self, text: str) -> tuple[Type, str]:
        """Return the type a text begins with, and what follows it."""
        if text[:1] in ("<", "[", "{"):
            end = closing(text, 0) + 1
        elif text.startswith("target("):
            end = closing(text, 6) + 1
        else:
            match = _SIMPLE.match(text)
            if match is None:
                raise InvalidInput(f"a type was expected: {text[:80]!r}")
            end = match.end()
        return self.parse(text[:end]), text[end:].lstrip()

    def _read(self, text: str) -> Type:
        if text in FLOAT_WIDTHS:
            return Float(text)
        if text[0] == "i" and text[1:].isdigit():
            return Int(int(text[1:]))
        if pointer := _POINTER.fullmatch(text):
            return Pointer(int(pointer[1] or 0))
        if text == "void":
            return Void()
        if text[0] == "%":
            if text not in self._named:
                raise InvalidInput(f"unknown type {text}")
            return self.parse(self._named[text])
        if text.startswith("<{"):
            return Struct(self._fields(text[2:-2]), packed=True)
        if text[0] == "{":
            return Struct(self._fields(text[1:-1]), packed=False)
        if text[0] in "[<" and (parts := re.match(r"(\d+) x (.+)", text[1:-1].strip())):
            element = self.parse(parts[2].strip())
            return (Array if text[0] == "[" else Vector)(int(parts[1]), element)
        if matrix := _MATRIX.fullmatch(text):
            return Matrix(self.parse(matrix[1]), *(int(number) for number in matrix.groups()[1:]))
        if text.startswith(("<vscale", "target(")):
            raise Unsupported(f"the type {text} has no counterpart in SPIR-V")
        raise Unsupported(f"the type {text} is not known to SPIR-V")

    def _fields(self, text: str) -> tuple[Type, ...]:
        return tuple(self.parse(part) for part in split_top(text.strip()) if part)


def leaves(kind: Type, base: int = 0) -> Iterable[tuple[int, Type]]:
    """Return the offset and type of every scalar in a type."""
    if packed := packed_bits(kind):
        yield base, packed
    elif isinstance(kind, Struct):
        for offset, part in zip(kind.offsets, kind.fields, strict=True):
            yield from leaves(part, base + offset)
    elif isinstance(kind, Array | Vector):
        step = kind.element.size if isinstance(kind, Array) else kind.element.stored
        for index in range(kind.count):
            yield from leaves(kind.element, base + index * step)
    else:
        yield base, kind
