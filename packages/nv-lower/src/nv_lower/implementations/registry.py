"""The registries of the Numba target `vulkan`, and the decorators that give functions a meaning in kernels.

`@builtin(stub)` is put on a typing function: given the typing context and the argument types it returns the signature
and a code generator, as for `numba.extending.intrinsic`, but registered for this target and under the name of the
Python function that users see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import Registry as LoweringRegistry
from numba.core.target_extension import GPU, target_registry
from numba.core.typing.templates import Registry as TypingRegistry
from numba.core.typing.templates import make_intrinsic_template, make_overload_template

from nv_lower.errors import Unsupported

#: The name of the Numba target.
NAME = "vulkan"


class Vulkan(GPU):
    """A Vulkan compute kernel; inherits from Numba's generic GPU target."""


target_registry[NAME] = Vulkan
typing_registry = TypingRegistry()
lowering_registry = LoweringRegistry(NAME)

Definition = Callable[..., Any]


def builtin(stub: Callable[..., Any]) -> Callable[[Definition], Definition]:
    """Give `stub` the meaning that the decorated typing function returns; literal arguments arrive as literal types."""

    def register(definition: Definition) -> Definition:
        template = make_intrinsic_template(
            stub, definition, stub.__name__, prefer_literal=True, kwargs={"target": NAME}
        )
        typing_registry.register(template)
        typing_registry.register_global(stub, types.Function(template))
        return definition

    return register


def overloaded(
    function: Callable[..., Any], *, prefer_literal: bool = False
) -> Callable[[Definition], Definition]:
    """Give a function that Numba knows another implementation in kernels, as `numba.extending.overload` does.

    The decorated function is given the argument types and returns a Python function, or None where Numba's own is to
    be used. It is registered for this target alone: Numba's decorator puts it where every target looks. With
    `prefer_literal` constants arrive as literal types.
    """

    def register(definition: Definition) -> Definition:
        # Not strict, or the signatures of both functions would have to agree in their annotations.
        template = make_overload_template(
            function,
            definition,
            {"nopython": True},
            strict=False,
            inline="never",
            prefer_literal=prefer_literal,
            target=NAME,
        )
        typing_registry.register(template)
        typing_registry.register_global(function, types.Function(template))
        return definition

    return register


def declared(module: ir.Module, name: str, result: ir.Type, *arguments: ir.Type) -> ir.Function:
    """The declaration of one of the contract's `nv.*` functions; nv-lower's passes give it its attributes."""
    return cgutils.get_or_insert_function(module, ir.FunctionType(result, arguments), name)


def noted(context: Any, builder: ir.IRBuilder, instruction: ir.Instruction) -> ir.Instruction:
    """The instruction with a note of the Python line that it comes from, for what nv-lower says of it."""
    location = context.position.location
    if location is not None:
        node = builder.module.add_metadata([location.filename, ir.Constant(ir.IntType(32), location.line)])
        instruction.set_metadata("nv.at", node)
    return instruction


def literal_int(type_: types.Type, what: str) -> int:
    """The value of an argument that must be a constant integer."""
    if not isinstance(type_, types.IntegerLiteral):
        raise Unsupported(f"{what} must be a constant integer")
    return int(type_.literal_value)
