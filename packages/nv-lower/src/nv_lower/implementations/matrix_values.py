"""What the device's own matrices do: calls of the contract's functions on the values of fragments."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature

from nv_lower.implementations.matrix_types import COMPONENTS, I32, I64, ROWS, Fragment
from nv_lower.implementations.registry import builtin, declared, noted


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


def _real(component: types.Type) -> ir.Type | None:
    """LLVM's type of a component that is a float; float16 has another one in kernels."""
    reals = {"half": ir.HalfType(), "float": ir.FloatType(), "double": ir.DoubleType()}
    return reals.get(COMPONENTS[component][1])


def _component(builder: ir.IRBuilder, component: types.Type, value: ir.Value) -> ir.Value:
    """A number as a component."""
    wanted = _real(component)
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
        line = size * (fragment.columns if order == ROWS else fragment.rows)
        wanted = min(16, line & -line)
        both = builder.or_(builder.ptrtoint(pointer, I64), step)
        return builder.icmp_unsigned("!=", builder.and_(both, I64(wanted - 1)), I64(0))

    return signature(types.boolean, fragment, array, row, column, layout), generate


@builtin(load_value)
def _load_value(context: Any, fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pointer, step, order = _part(context, builder, sig, args)
        size = context.get_abi_sizeof(context.get_data_type(array.dtype))
        stride = builder.trunc(builder.sdiv(step, I64(size)), I32)
        address = builder.bitcast(pointer, cgutils.voidptr_t)
        loaded = _called(builder, "load", fragment.llvm, address, I32(order), stride)
        builder.store(noted(context, builder, loaded), _place(context, builder, fragment, args[0]))
        return context.get_dummy_value()

    return signature(types.none, fragment, array, row, column, layout), generate


@builtin(store_value)
def _store_value(context: Any, fragment: Any, array: Any, row: Any, column: Any, layout: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        pointer, step, order = _part(context, builder, sig, args)
        size = context.get_abi_sizeof(context.get_data_type(array.dtype))
        stride = builder.trunc(builder.sdiv(step, I64(size)), I32)
        value = _value(context, builder, fragment, args[0])
        if array.dtype != fragment.component:
            cast = "fptrunc" if array.dtype.bitwidth < fragment.component.bitwidth else "fpext"
            value = _called(builder, cast, fragment.llvm_of(array.dtype), value)
        address = builder.bitcast(pointer, cgutils.voidptr_t)
        done = _called(builder, "store", ir.VoidType(), value, address, I32(order), stride)
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
        added = _called(builder, "multiply.add", accumulator.llvm, *values, I32(signed))
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
        component = _component(builder, fragment.component, number)
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
        return _called(builder, "length", I32, _value(context, builder, fragment, args[0]))

    return signature(types.int32, fragment), generate


def component_of(fragment: Any, index: Any) -> Any:
    """One of the components that this invocation holds."""
    raise NotImplementedError


@builtin(component_of)
def _component_of(context: Any, fragment: Any, index: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        kind = context.get_value_type(fragment.component)
        real = _real(fragment.component) or kind
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
        component = _component(builder, fragment.component, number)
        at = context.cast(builder, args[1], types.unliteral(index), types.int32)
        changed = _called(
            builder, "insert", fragment.llvm, _value(context, builder, fragment, args[0]), component, at
        )
        builder.store(changed, _place(context, builder, fragment, args[0]))
        return context.get_dummy_value()

    return signature(types.none, fragment, index, value), generate
