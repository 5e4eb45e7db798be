"""What `nv.matrix` means in a kernel: cooperative matrices where the device has the shape, else private cells.

Both are written, and `passes.choose_matrices` decides for each shape when the device is known. A matrix is two places:
that of a value of `target("spirv.CooperativeMatrixKHR", …)`, which the optimiser turns into values, and an array of
cells. In cells every invocation has all of a factor, since each needs most of it, and of sums those elements that it
adds up: every n-th from the invocation's place among the n active ones of the subgroup.
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
from numba.extending import register_jitable
from numba.np import numpy_support

from nv_lower.builtins import matrix, subgroup
from nv_lower.errors import Unsupported
from nv_lower.implementations.memory import array_value, element_of
from nv_lower.implementations.registry import (
    builtin,
    declared,
    literal_int,
    lowering_registry,
    noted,
    overloaded,
    typing_registry,
)

_I32, _I64 = ir.IntType(32), ir.IntType(64)
_LEFT, _RIGHT, _SUM = 0, 1, 2
_ROWS, _COLUMNS = 0, 1
#: Element type → its name in features, LLVM's type.
_COMPONENTS = {
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
        self.component = result if use == _SUM else operand
        self.rows, self.columns = {_LEFT: (m, k), _RIGHT: (k, n), _SUM: (m, n)}[use]
        self.inner = k
        #: What the feature and the functions of the product are called.
        self.product = f"{_COMPONENTS[operand][0]}.{_COMPONENTS[result][0]}.{m}x{n}x{k}"
        role = ("left factor", "right factor", "sum")[use]
        super().__init__(f"matrix {self.rows}x{self.columns}, {role} of {self.product}")

    @property
    def llvm(self) -> _MatrixType:
        """The type of the value."""
        return self.llvm_of(self.component)

    def llvm_of(self, component: types.Type) -> _MatrixType:
        """The type of a value of the same shape and another component."""
        return _MatrixType(_COMPONENTS[component][1], self.rows, self.columns, self.use)


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


for _stub, _use in ((matrix.left, _LEFT), (matrix.right, _RIGHT), (matrix.accumulator, _SUM)):
    _define(_stub, _use)


def _checked(name: str, fragment: types.Type, use: int | None = None) -> Fragment:
    if not isinstance(fragment, Fragment) or (use is not None and fragment.use != use):
        wanted = "a matrix" if use is None else ("a left factor", "a right factor", "an accumulator")[use]
        raise Unsupported(f"nv.matrix.{name}: {wanted} of nv.matrix is wanted, not {fragment}")
    return fragment


# The device's own


def native(fragment: Any) -> bool:
    """Whether the device multiplies such matrices."""
    raise NotImplementedError


@builtin(native)
def _native(context: Any, fragment: types.Type) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, _sig: Any, _args: Any) -> ir.Value:
        return builder.call(
            declared(builder.module, f"nv.matrix.native.{fragment.product}", ir.IntType(1)), []
        )

    return signature(types.boolean, fragment), generate


def _place(context: Any, builder: ir.IRBuilder, fragment: Fragment, value: ir.Value) -> ir.Value:
    """Where the matrix's value is."""
    made = cgutils.create_struct_proxy(fragment)(context, builder, value)
    return builder.bitcast(made.value, fragment.llvm.as_pointer())


def _value(context: Any, builder: ir.IRBuilder, fragment: Fragment, value: ir.Value) -> ir.Value:
    return builder.load(_place(context, builder, fragment, value), typ=fragment.llvm)


def _called(builder: ir.IRBuilder, name: str, result: ir.Type, *arguments: ir.Value) -> ir.Value:
    """A call of one of the contract's functions, told apart by the types in its name."""
    kinds = [getattr(argument.type, "suffix", "") for argument in arguments]
    suffix = ".".join(filter(None, [getattr(result, "suffix", ""), *kinds, str(len(arguments))]))
    scalar = next((str(a.type) for a in arguments if isinstance(a.type, ir.FloatType | ir.DoubleType)), "")
    full = f"nv.matrix.{name}.{suffix}{scalar}"
    return builder.call(declared(builder.module, full, result, *(a.type for a in arguments)), arguments)


def _component(context: Any, builder: ir.IRBuilder, component: types.Type, value: ir.Value) -> ir.Value:
    """A number as LLVM's type of a component: float16 has another one in kernels."""
    wanted = {"half": ir.HalfType(), "float": ir.FloatType(), "double": ir.DoubleType()}.get(
        _COMPONENTS[component][1]
    )
    return value if wanted is None or value.type == wanted else builder.bitcast(value, wanted)


def misaligned(fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> bool:
    """Whether rows (columns) do not begin where a matrix may be loaded from; asked where bounds are checked only."""
    raise NotImplementedError


def load_value(fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> None:
    """Load the value from a part of an array."""
    raise NotImplementedError


def store_value(fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> None:
    """Store the value to a part of an array."""
    raise NotImplementedError


def _part(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> tuple[ir.Value, ir.Value, int]:
    """The address of the first element, the bytes from a row (column) to the next, and the layout."""
    _, array_type, row_type, column_type, layout = sig.args
    array = context.make_array(array_type)(context, builder, args[1])
    indices = [
        context.cast(builder, args[at], types.unliteral(type_), types.intp)
        for at, type_ in ((2, row_type), (3, column_type))
    ]
    pointer = cgutils.get_item_pointer(context, builder, array_type, array, indices, wraparound=False)
    order = int(layout.literal_value)
    return pointer, builder.extract_value(array.strides, order), order


@builtin(misaligned)
def _misaligned(context: Any, fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        if not context.enable_boundscheck:
            return ir.Constant(ir.IntType(1), 0)
        pointer, step, order = _part(context, builder, sig, args)
        size = context.get_abi_sizeof(context.get_data_type(array.dtype))
        line = size * (fragment.columns if order == _ROWS else fragment.rows)
        wanted = min(16, line & -line)
        both = builder.or_(builder.ptrtoint(pointer, _I64), step)
        return builder.icmp_unsigned("!=", builder.and_(both, _I64(wanted - 1)), _I64(0))

    return signature(types.boolean, fragment, array, row, column, layout), generate


@builtin(load_value)
def _load_value(context: Any, fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pointer, step, order = _part(context, builder, sig, args)
        size = context.get_abi_sizeof(context.get_data_type(array.dtype))
        stride = builder.trunc(builder.sdiv(step, _I64(size)), _I32)
        address = builder.bitcast(pointer, cgutils.voidptr_t)
        loaded = _called(builder, "load", fragment.llvm, address, _I32(order), stride)
        builder.store(noted(context, builder, loaded), _place(context, builder, fragment, args[0]))
        return context.get_dummy_value()

    return signature(types.none, fragment, array, row, column, layout), generate


@builtin(store_value)
def _store_value(context: Any, fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pointer, step, order = _part(context, builder, sig, args)
        size = context.get_abi_sizeof(context.get_data_type(array.dtype))
        stride = builder.trunc(builder.sdiv(step, _I64(size)), _I32)
        value = _value(context, builder, fragment, args[0])
        if array.dtype != fragment.component:
            cast = "fptrunc" if array.dtype.bitwidth < fragment.component.bitwidth else "fpext"
            value = _called(builder, cast, fragment.llvm_of(array.dtype), value)
        address = builder.bitcast(pointer, cgutils.voidptr_t)
        done = _called(builder, "store", ir.VoidType(), value, address, _I32(order), stride)
        noted(context, builder, done)
        return context.get_dummy_value()

    return signature(types.none, fragment, array, row, column, layout), generate


def multiply_values(left: Any, right: Any, accumulator: Any) -> None:
    """Multiply and add the values."""
    raise NotImplementedError


@builtin(multiply_values)
def _multiply_values(context: Any, left: Any, right: Any, accumulator: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        values = [_value(context, builder, *pair) for pair in zip(sig.args, args, strict=True)]
        signed = (
            15 if left.operand == types.int8 else 0
        )  # SPIR-V's mask: the components of all four have signs
        added = _called(builder, "multiply.add", accumulator.llvm, *values, _I32(signed))
        builder.store(added, _place(context, builder, accumulator, args[2]))
        return context.get_dummy_value()

    return signature(types.none, left, right, accumulator), generate


def fill_value(fragment: Any, value: Any) -> None:
    """Make every component of the value the same."""
    raise NotImplementedError


@builtin(fill_value)
def _fill_value(context: Any, fragment: Any, value: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        number = context.cast(builder, args[1], types.unliteral(value), fragment.component)
        component = _component(context, builder, fragment.component, number)
        filled = _called(builder, "fill", fragment.llvm, component)
        builder.store(filled, _place(context, builder, fragment, args[0]))
        return context.get_dummy_value()

    return signature(types.none, fragment, value), generate


def length(fragment: Any) -> int:
    """How many components of the value this invocation holds."""
    raise NotImplementedError


@builtin(length)
def _length(context: Any, fragment: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        return _called(builder, "length", _I32, _value(context, builder, fragment, args[0]))

    return signature(types.int32, fragment), generate


def component_of(fragment: Any, index: Any) -> Any:
    """One of the components that this invocation holds."""
    raise NotImplementedError


@builtin(component_of)
def _component_of(context: Any, fragment: Any, index: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        kind = context.get_value_type(fragment.component)
        text = _COMPONENTS[fragment.component][1]
        real = {"half": ir.HalfType(), "float": ir.FloatType(), "double": ir.DoubleType()}.get(text, kind)
        at = context.cast(builder, args[1], types.unliteral(index), types.int32)
        found = _called(builder, "extract", real, _value(context, builder, fragment, args[0]), at)
        return found if real == kind else builder.bitcast(found, kind)

    return signature(fragment.component, fragment, index), generate


def set_component(fragment: Any, index: Any, value: Any) -> None:
    """Replace one of the components that this invocation holds."""
    raise NotImplementedError


@builtin(set_component)
def _set_component(context: Any, fragment: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        number = context.cast(builder, args[2], types.unliteral(value), fragment.component)
        component = _component(context, builder, fragment.component, number)
        at = context.cast(builder, args[1], types.unliteral(index), types.int32)
        changed = _called(
            builder, "insert", fragment.llvm, _value(context, builder, fragment, args[0]), component, at
        )
        builder.store(changed, _place(context, builder, fragment, args[0]))
        return context.get_dummy_value()

    return signature(types.none, fragment, index, value), generate


# Both


@register_jitable
def _own(shared_out: Any) -> Any:
    """The first element that this invocation is in charge of, and how many to go on by; of factors it has all.

    No `range`, which raises where the step is 0: that no step is the compiler cannot know.
    """
    if shared_out:
        return subgroup.exclusive_scan(1, "add"), subgroup.count(True)
    return 0, 1


def _checked_array(name: str, fragment: Fragment, array: types.Type) -> types.Array:
    if not isinstance(array, types.Array) or array.ndim != 2:
        raise Unsupported(f"nv.matrix.{name}: an array with two axes is wanted, not {array}")
    both_floats = isinstance(array.dtype, types.Float) and isinstance(fragment.component, types.Float)
    converts = name == "store" and fragment.use == _SUM and both_floats
    if array.dtype != fragment.component and not converts:
        raise Unsupported(
            f"nv.matrix.{name}: the array's elements are {array.dtype}, the matrix's {fragment.component}"
        )
    if not array.aligned:
        raise Unsupported(f"nv.matrix.{name}: the array's elements need not be aligned; pass an aligned copy")
    if name == "store" and not array.mutable:
        raise Unsupported("nv.matrix.store: the array is read-only")
    return array


_GAPS = "nv.matrix: along one of its axes the array must have no gaps between elements"
_MISALIGNED = "nv.matrix: rows (columns) of the part of the array do not begin at multiples of 16 bytes"


@overloaded(matrix.load)
def _load(fragment: types.Type, array: types.Type, row: types.Type, column: types.Type) -> Any:
    kind = _checked("load", fragment)
    _checked_array("load", kind, array)
    rows, columns, shared_out = kind.rows, kind.columns, kind.use == _SUM

    def loaded(fragment: Any, array: Any, row: Any, column: Any) -> None:
        if native(fragment):
            if array.strides[1] == array.itemsize:
                if misaligned(fragment, array, row, column, _ROWS):
                    raise ValueError(_MISALIGNED)
                load_value(fragment, array, row, column, _ROWS)
            else:
                if array.strides[0] != array.itemsize:
                    raise ValueError(_GAPS)
                if misaligned(fragment, array, row, column, _COLUMNS):
                    raise ValueError(_MISALIGNED)
                load_value(fragment, array, row, column, _COLUMNS)
        else:
            e, step = _own(shared_out)
            while e < rows * columns:
                fragment._cells[e // columns, e % columns] = array[row + e // columns, column + e % columns]
                e += step

    return loaded


@overloaded(matrix.store)
def _store(fragment: types.Type, array: types.Type, row: types.Type, column: types.Type) -> Any:
    kind = _checked("store", fragment)
    _checked_array("store", kind, array)
    rows, columns = kind.rows, kind.columns

    def stored(fragment: Any, array: Any, row: Any, column: Any) -> None:
        if native(fragment):
            if array.strides[1] == array.itemsize:
                if misaligned(fragment, array, row, column, _ROWS):
                    raise ValueError(_MISALIGNED)
                store_value(fragment, array, row, column, _ROWS)
            else:
                if array.strides[0] != array.itemsize:
                    raise ValueError(_GAPS)
                if misaligned(fragment, array, row, column, _COLUMNS):
                    raise ValueError(_MISALIGNED)
                store_value(fragment, array, row, column, _COLUMNS)
        else:
            e, step = _own(True)
            while e < rows * columns:
                array[row + e // columns, column + e % columns] = fragment._cells[e // columns, e % columns]
                e += step

    return stored


@overloaded(matrix.fill)
def _fill(fragment: types.Type, value: types.Type) -> Any:
    kind = _checked("fill", fragment)
    if not isinstance(types.unliteral(value), types.Integer | types.Float | types.Boolean):
        raise Unsupported(f"nv.matrix.fill: the value is a real number, not {value}")

    def filled(fragment: Any, value: Any) -> None:
        if native(fragment):
            fill_value(fragment, value)
        else:
            for e in range(rows * columns):
                fragment._cells[e // columns, e % columns] = value

    rows, columns = kind.rows, kind.columns
    return filled


@overloaded(matrix.multiply_add)
def _multiply_add(left: types.Type, right: types.Type, accumulator: types.Type) -> Any:
    kinds = [
        _checked("multiply_add", given, use)
        for given, use in ((left, _LEFT), (right, _RIGHT), (accumulator, _SUM))
    ]
    if len({kind.product for kind in kinds}) > 1:
        raise Unsupported(
            f"nv.matrix.multiply_add: the matrices belong to different products: {', '.join(map(str, kinds))}"
        )
    rows, columns, inner = kinds[2].rows, kinds[2].columns, kinds[2].inner
    number = numpy_support.as_dtype(kinds[2].result).type

    def multiplied(left: Any, right: Any, accumulator: Any) -> None:
        if native(accumulator):
            multiply_values(left, right, accumulator)
        else:
            a, b, c = left._cells, right._cells, accumulator._cells
            e, step = _own(True)
            while e < rows * columns:
                i, j = e // columns, e % columns
                total = c[i, j]
                for k in range(inner):
                    total = number(total + number(number(a[i, k]) * number(b[k, j])))
                c[i, j] = total
                e += step

    return multiplied


@overloaded(matrix.apply)
def _apply(function: types.Type, fragment: types.Type) -> Any:
    kind = _checked("apply", fragment)
    rows, columns = kind.rows, kind.columns
    shared_out, number = kind.use == _SUM, numpy_support.as_dtype(kind.component).type

    def applied(function: Any, fragment: Any) -> None:
        if native(fragment):
            for i in range(length(fragment)):
                set_component(fragment, i, number(function(component_of(fragment, i))))
        else:
            e, step = _own(shared_out)
            while e < rows * columns:
                i, j = e // columns, e % columns
                fragment._cells[i, j] = number(function(fragment._cells[i, j]))
                e += step

    return applied
