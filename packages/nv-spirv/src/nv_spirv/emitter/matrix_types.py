"""The types and zeros of cooperative matrices."""

from __future__ import annotations

from nv_spirv.grammar import op

from ..errors import InvalidInput
from .body import Body
from .types import Float, Int, Matrix, Type


def type_id(b: Body, kind: Matrix) -> int:
    """Return the type of a matrix, and declare what it needs."""
    module = b.module
    module.require("CooperativeMatrixKHR")
    if kind.component == Float("bfloat"):
        module.require("BFloat16CooperativeMatrixKHR")
    numbers = (b.const(32, number) for number in (kind.scope, kind.rows, kind.columns, kind.use))
    return module.declare(op.TypeCooperativeMatrixKHR, component_id(b, kind.component), *numbers)


def component_id(b: Body, kind: Type) -> int:
    """Return the type of a matrix's component."""
    if isinstance(kind, Float):
        return b.module.bfloat_type() if kind.name == "bfloat" else b.module.float_type(kind.width)
    if isinstance(kind, Int) and kind.width in (8, 16, 32, 64):
        return b.module.int_type(kind.width)
    raise InvalidInput(
        "the components of a cooperative matrix are floats or integers of 8, 16, 32 or 64 bits"
    )


def zero(b: Body, kind: Matrix) -> int:
    """Return the matrix of zeros."""
    component = component_id(b, kind.component)
    return b.module.composite(type_id(b, kind), [b.module.null(component)])
