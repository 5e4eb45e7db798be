"""float16: held as its bits, computed with in float32.

Every result is rounded to float16 from the exact one rounded to float32, which is the exact one rounded to float16: 24
bits are more than twice 11 (Figueroa 1995). That is NumPy's way, too. Conversions are the library's `__gnu_h2f_ieee`,
`__gnu_f2h_ieee` and `__truncdfhf2`, so that they need nothing of the device but 16-bit storage.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.datamodel.manager import DataModelManager
from numba.core.datamodel.registry import default_manager
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate

from nv_lower.implementations.registry import NAME, lowering_registry, typing_registry

_BITS = ir.IntType(16)


class _HalfModel(models.PrimitiveModel):
    """A float16 is an integer of its bits."""

    def __init__(self, manager: Any, type_: types.Type) -> None:
        super().__init__(manager, type_, _BITS)


class Models(DataModelManager):
    """Numba's models, and one for float16, which the CPU's target must not have: it has no code for it."""

    def __init__(self) -> None:
        super().__init__(default_manager._handlers)

    def lookup(self, type_: types.Type) -> Any:
        """The model of a type."""
        return _HalfModel(self, type_) if type_ == types.float16 else super().lookup(type_)


def _called(builder: ir.IRBuilder, name: str, result: ir.Type, value: ir.Value) -> ir.Value:
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(result, [value.type]), name)
    for attribute in ("nounwind", "willreturn", "memory(none)"):
        set.add(function.attributes, attribute)
    return builder.call(function, [value])


def widened(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    """A float16 as float32."""
    return _called(builder, "__gnu_h2f_ieee", ir.FloatType(), value)


def rounded(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    """A float32 or float64 rounded to float16."""
    name = "__gnu_f2h_ieee" if value.type == ir.FloatType() else "__truncdfhf2"
    return _called(builder, name, _BITS, value)


@lowering_registry.lower_cast(types.float16, types.Float)
@lowering_registry.lower_cast(types.float16, types.Integer)
@lowering_registry.lower_cast(types.float16, types.Complex)
@lowering_registry.lower_cast(types.float16, types.Boolean)
def _from_half(context: Any, builder: ir.IRBuilder, given: Any, wanted: types.Type, value: ir.Value) -> Any:
    return context.cast(builder, widened(builder, value), types.float32, wanted)


@lowering_registry.lower_cast(types.Float, types.float16)
def _from_float(context: Any, builder: ir.IRBuilder, given: Any, wanted: Any, value: ir.Value) -> ir.Value:
    return rounded(builder, value)


@lowering_registry.lower_cast(types.Integer, types.float16)
@lowering_registry.lower_cast(types.Boolean, types.float16)
@lowering_registry.lower_cast(types.IntegerLiteral, types.float16)
def _from_integer(
    context: Any, builder: ir.IRBuilder, given: types.Type, wanted: Any, value: ir.Value
) -> Any:
    return rounded(builder, context.cast(builder, value, given, types.float32))


@lowering_registry.lower_constant(types.float16)
def _constant(_context: Any, _builder: ir.IRBuilder, _type: Any, value: Any) -> ir.Constant:
    return ir.Constant(_BITS, int(np.float16(value).view(np.uint16)))


@lowering_registry.lower(bool, types.float16)
def _truth(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
    magnitude = builder.and_(args[0], ir.Constant(_BITS, 0x7FFF))
    return builder.icmp_unsigned("!=", magnitude, ir.Constant(_BITS, 0))


def _declare(function: Callable[..., Any], arity: int) -> None:
    """An operator on float16 gives float16."""

    class HalfTemplate(AbstractTemplate):
        key = function
        metadata = {"target": NAME}  # noqa: RUF012 -- as Numba has it

        def generic(self, args: Any, kws: Any) -> Any:
            plain = tuple(map(types.unliteral, args))
            halves = plain == (types.float16,) * arity
            return signature(types.float16, *plain) if halves and not kws else None

    typing_registry.register(HalfTemplate)
    typing_registry.register_global(function, types.Function(HalfTemplate))

    single = (types.float32,) * arity

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        resolved = context.typing_context.resolve_function_type(
            context.typing_context.resolve_value_type(function), single, {}
        )
        implementation = context.get_function(context.typing_context.resolve_value_type(function), resolved)
        result = implementation(builder, [widened(builder, arg) for arg in args])
        return rounded(builder, context.cast(builder, result, resolved.return_type, types.float32))

    lowering_registry.lower(function, *(types.float16,) * arity)(generate)


_BINARY = "add sub mul truediv floordiv mod pow"
for _name in _BINARY.split():
    _declare(getattr(operator, _name), 2)
    _declare(getattr(operator, f"i{_name}"), 2)
for _function in (operator.neg, operator.pos, abs):
    _declare(_function, 1)
