"""The types of `nv.matrix`: fragments of a product, and the functions that make them.

A matrix is two places: that of a value of `target("spirv.CooperativeMatrixKHR", …)`, which the optimiser turns into
values, and an array of cells, for devices without the shape.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models, register_default
from numba.core.typing import signature
from numba.core.typing.templates import AttributeTemplate

from nv_lower.builtins import matrix
from nv_lower.errors import Unsupported
from nv_lower.implementations.memory import array_value, element_of
from nv_lower.implementations.registry import builtin, literal_int, lowering_registry, typing_registry

I32, I64 = ir.IntType(32), ir.IntType(64)
LEFT, RIGHT, SUM = 0, 1, 2
ROWS, COLUMNS = 0, 1
#: Element type → its name in features, LLVM's type.
COMPONENTS = {
    types.float16: ("f16", "half"),
    types.float32: ("f32", "float"),
    types.float64: ("f64", "double"),
    types.int8: ("i8", "i8"),
    types.uint8: ("u8", "i8"),
    types.int32: ("i32", "i32"),
    types.uint32: ("u32", "i32"),
}
_OPERANDS = (types.float16, types.float32, types.float64, types.int8, types.uint8)
_RESULTS = {
    types.float16: (types.float16, types.float32),
    types.float32: (types.float32,),
    types.float64: (types.float64,),
    types.int8: (types.int32,),
    types.uint8: (types.uint32,),
}


class Fragment(types.Type):
    """The type of a matrix: left factor, right factor or sum, of a product's shape and types."""

    def __init__(self, use: int, shape: tuple[int, ...], operand: types.Type, result: types.Type) -> None:
        m, n, k = shape
        self.use = use
        self.operand, self.result = operand, result
        self.component = result if use == SUM else operand
        self.rows, self.columns = {LEFT: (m, k), RIGHT: (k, n), SUM: (m, n)}[use]
        self.inner = k
        #: What the feature and the functions of the product are called.
        self.product = f"{COMPONENTS[operand][0]}.{COMPONENTS[result][0]}.{m}x{n}x{k}"
        role = ("left factor", "right factor", "sum")[use]
        super().__init__(f"matrix {self.rows}x{self.columns}, {role} of {self.product}")

    @property
    def llvm(self) -> _MatrixType:
        """The type of the value."""
        return self.llvm_of(self.component)

    def llvm_of(self, component: types.Type) -> _MatrixType:
        """The type of a value of the same shape and another component."""
        return _MatrixType(COMPONENTS[component][1], self.rows, self.columns, self.use)


class _MatrixType(ir.Type):
    """LLVM's type of a cooperative matrix of a subgroup."""

    def __init__(self, component: str, rows: int, columns: int, use: int) -> None:
        self.suffix = f"{component}.{rows}x{columns}.{use}"
        self._text = f'target("spirv.CooperativeMatrixKHR", {component}, 3, {rows}, {columns}, {use})'

    def _to_string(self) -> str:
        return self._text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _MatrixType) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


@register_default(Fragment)
class _FragmentModel(models.StructModel):
    def __init__(self, manager: Any, fragment: Fragment) -> None:
        cells = types.Array(fragment.component, 2, "C")
        super().__init__(manager, fragment, [("value", types.voidptr), ("cells", cells)])


@typing_registry.register_attr
class _FragmentAttributes(AttributeTemplate):
    key = Fragment

    def resolve__cells(self, fragment: Fragment) -> types.Array:
        return types.Array(fragment.component, 2, "C")


@lowering_registry.lower_getattr(Fragment, "_cells")
def _cells(context: Any, builder: ir.IRBuilder, fragment: Fragment, value: ir.Value) -> ir.Value:
    return cgutils.create_struct_proxy(fragment)(context, builder, value).cells


# Making one


def _define(stub: Callable[..., Any], use: int) -> None:
    @builtin(stub)
    def typed(context: Any, shape: types.Type, operands: types.Type, result: types.Type) -> Any:
        fragment = _fragment(f"nv.matrix.{stub.__name__}", use, shape, operands, result)

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, _args: Any) -> ir.Value:
            element = context.get_data_type(fragment.component)
            made = cgutils.create_struct_proxy(fragment)(context, builder)
            made.value = builder.bitcast(cgutils.alloca_once(builder, fragment.llvm), cgutils.voidptr_t)
            extents = [fragment.rows, fragment.columns]
            itemsize = context.get_abi_sizeof(element)
            made.cells = array_value(
                context,
                builder,
                types.Array(fragment.component, 2, "C"),
                cgutils.alloca_once(builder, ir.ArrayType(element, prod(extents))),
                shape=[context.get_constant(types.intp, extent) for extent in extents],
                strides=[
                    context.get_constant(types.intp, itemsize * fragment.columns),
                    context.get_constant(types.intp, itemsize),
                ],
            )
            return made._getvalue()

        return signature(fragment, shape, operands, result), generate


def _fragment(name: str, use: int, shape: types.Type, operands: types.Type, result: types.Type) -> Fragment:
    if not isinstance(shape, types.BaseTuple) or len(shape) != 3:
        raise Unsupported(f"{name}: the shape is three constants, (M, N, K), not {shape}")
    extents = tuple(literal_int(extent, f"{name}: an extent of the shape") for extent in shape)
    if min(extents) < 1 or max(extents) > 256:
        raise Unsupported(f"{name}: extents are from 1 to 256, not {extents}")
    given, added = element_of(name, operands), element_of(name, result)
    if given not in _OPERANDS:
        raise Unsupported(f"{name}: factors are {_listed(_OPERANDS)}, not {given}")
    if added not in _RESULTS[given]:
        raise Unsupported(f"{name}: products of {given} are added in {_listed(_RESULTS[given])}, not {added}")
    return Fragment(use, extents, given, added)


def _listed(found: Any) -> str:
    return " or ".join(map(str, found))


for _stub, _use in ((matrix.left, LEFT), (matrix.right, RIGHT), (matrix.accumulator, SUM)):
    _define(_stub, _use)


def checked(name: str, fragment: types.Type, use: int | None = None) -> Fragment:
    if not isinstance(fragment, Fragment) or (use is not None and fragment.use != use):
        wanted = "a matrix" if use is None else ("a left factor", "a right factor", "an accumulator")[use]
        raise Unsupported(f"nv.matrix.{name}: {wanted} of nv.matrix is wanted, not {fragment}")
    return fragment
