"""The arguments of an exception that a kernel raises: what is known when compiling, and where run-time values lie.

    raise ValueError(f"element {i} is", x[i])
    =>
    ["text", ["element ", ["value", 0, "i"], " is"]], ["value", 1, "f"]

Numbers computed in the kernel go into slots of 64 bits, which travel to the host in the status record; everything else
is known when compiling and stands in the module's table of exceptions, as the JSON text of this form:

- a string, a number, a truth value or null stands for itself;
- `["value", slot, kind]` is a number: `i` and `u` signed and unsigned, `b` a truth value, `h`, `f` and `d` a float of
  16, 32 or 64 bits, by its bits, `c` and `z` a complex number of two such floats in two slots;
- `["text", [part, …]]` is a string: its parts one after the other, each as `str` writes it;
- `["tuple", [part, …]]` is a tuple; `["complex", real, imag]` a complex constant; `["invocation"]` the invocation's
  index in the grid, a tuple of three.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types

from nv_lower.errors import Unsupported

#: How many slots there are: what the status record has room for.
SLOTS = 8
_I64 = ir.IntType(64)
_FLOATS = {16: "h", 32: "f", 64: "d"}
_INTEGERS = {16: ir.IntType(16), 32: ir.IntType(32), 64: _I64}


@dataclass(frozen=True)
class Text:
    """A string put together of constants and run-time values."""

    parts: tuple[Any, ...]


@dataclass(frozen=True)
class Runtime:
    """The place of a run-time value in the list of values that goes with a form."""

    index: int


@dataclass(frozen=True)
class Form:
    """The arguments of an exception: constants, `Text` and `Runtime`."""

    arguments: tuple[Any, ...]


@dataclass
class Encoder:
    """Gives run-time values their slots and writes the form.

    Attributes
    ----------
    words
        What has been stored so far: one 64-bit integer for each slot.
    """

    context: Any
    builder: ir.IRBuilder
    values: Sequence[tuple[types.Type, Any]]
    words: list[ir.Value] = field(default_factory=list)

    def encode(self, argument: Any) -> Any:
        """One argument in JSON's terms."""
        if isinstance(argument, Runtime):
            return self._value(*self.values[argument.index])
        if isinstance(argument, Text):
            return ["text", [self.encode(part) for part in argument.parts]]
        return constant(argument)

    def _value(self, type_: types.Type, value: Any) -> Any:
        if isinstance(type_, types.Literal):
            return constant(type_.literal_value)
        if isinstance(type_, types.Omitted):
            return constant(type_.value)
        if isinstance(type_, types.NoneType):
            return None
        if isinstance(type_, types.BaseTuple):
            parts = enumerate(type_)
            return [
                "tuple",
                [self._value(part, self.builder.extract_value(value, at)) for at, part in parts],
            ]
        if isinstance(type_, types.Complex):
            pair = self.context.make_complex(self.builder, type_, value)
            half = type_.underlying_float
            slot = self._keep(half, pair.real)
            self._keep(half, pair.imag)
            return ["value", slot, "c" if half.bitwidth == 32 else "z"]
        if isinstance(type_, types.Boolean | types.Integer | types.Float):
            return ["value", self._keep(type_, value), _kind(type_)]
        raise Unsupported(
            f"an exception's argument is {type_}, and a kernel can report numbers, texts and tuples of them; "
            "store it in an array"
        )

    def _keep(self, type_: types.Type, value: ir.Value) -> int:
        if len(self.words) == SLOTS:
            raise Unsupported(
                f"an exception carries {SLOTS} run-time numbers at most (a complex number counts as two); "
                "store the others in an array"
            )
        if isinstance(type_, types.Float):
            value = self.builder.bitcast(value, _INTEGERS[type_.bitwidth])
        if value.type != _I64:
            signed = isinstance(type_, types.Integer) and type_.signed
            value = (self.builder.sext if signed else self.builder.zext)(value, _I64)
        self.words.append(value)
        return len(self.words) - 1


def _kind(type_: types.Type) -> str:
    if isinstance(type_, types.Float):
        return _FLOATS[type_.bitwidth]
    if isinstance(type_, types.Boolean):
        return "b"
    return "i" if type_.signed else "u"


def constant(value: Any) -> Any:
    """A constant argument in JSON's terms."""
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or isinstance(value, str | bool | int | float):
        return value
    if isinstance(value, complex):
        return ["complex", value.real, value.imag]
    if isinstance(value, tuple):
        return ["tuple", [constant(part) for part in value]]
    raise Unsupported(
        f"an exception's argument is a {type(value).__name__}, and a kernel can report numbers, texts and tuples of "
        "them; write str(…) of it outside the kernel"
    )


def text(arguments: Sequence[Any]) -> str:
    """The arguments as JSON."""
    return json.dumps(list(arguments), ensure_ascii=True)


def shown(argument: Any) -> str:
    """An encoded argument as people read it, with `{}` for what is known at run time only."""
    if isinstance(argument, list):
        if argument[0] in ("value", "invocation"):
            return "{}"
        return "".join(map(shown, argument[1])) if argument[0] == "text" else str(argument[1:])
    return str(argument)


def slots(form: str) -> int:
    """How many slots the arguments of a table's row use."""
    return max((last + 1 for last in _used(json.loads(form))), default=0)


def _used(part: Any) -> Iterator[int]:
    if isinstance(part, list):
        if part[:1] == ["value"]:
            yield part[1] + (part[2] in "cz")
        else:
            for each in part:
                yield from _used(each)
