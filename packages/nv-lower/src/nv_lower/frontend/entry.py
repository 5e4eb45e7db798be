"""The kernel's entry: scalars and pointers in, Numba's values rebuilt, the Python function called.

    define void @saxpy(i64 %n, float %a, ptr %x.data, i64 %x.shape.0, …, ptr %nv.status)

What the parameters are says `nv_types.parameters`. An array is put together from its data pointer, its shape and, when
it is not contiguous, its strides. The status code that the function returns goes to the status cell,
and behind it what the exception's message names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

import nv_types
from nv_lower.frontend.callconv import INVOCATION, METADATA
from nv_lower.frontend.catching import define_tests
from nv_lower.frontend.raised_arguments import slots
from nv_lower.implementations import half, memory
from nv_lower.implementations.random_scalars import MARK
from nv_lower.math_names import is_library_name
from nv_lower.options import Options

STATUS = "nv.status"
#: The key of the launch's random numbers, two words.
RANDOM = ("nv.random.0", "nv.random.1")
I32 = ir.IntType(32)
#: Operands of a row of `!nv.exceptions` without the form of its arguments.
PLAIN = 6
LLVM_TYPES = {
    "pointer": ir.IntType(8).as_pointer(),
    "i32": ir.IntType(32),
    "i64": ir.IntType(64),
    "f32": ir.FloatType(),
    "f64": ir.DoubleType(),
}


def add_entry(
    context: Any, library: Any, fndesc: Any, names: Sequence[str], name: str, options: Options
) -> None:
    """Add to `library` the module with the kernel's entry, which calls the function `fndesc`."""
    module = library.create_ir_module(f"{name}.entry")
    layout = [nv_types.parameters(*pair) for pair in zip(names, fndesc.argtypes, strict=True)]
    flat = [parameter for parameters in layout for parameter in parameters]
    drawn = RANDOM if _draws(library) else ()
    names_of_all = [*(p.name for p in flat), *drawn, STATUS]
    llvm_types = [
        *(LLVM_TYPES[parameter.kind] for parameter in flat),
        *(I32 for _ in drawn),
        I32.as_pointer(),
    ]
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), llvm_types), name=_symbol(library, name))
    for argument, parameter_name in zip(function.args, names_of_all, strict=True):
        argument.name = parameter_name
    _set_attributes(function, name, options.local_size)
    if options.small_arrays:
        _mark_small(function, flat)

    builder = ir.IRBuilder(function.append_basic_block("entry"))
    context.call_conv.init_call_helper(builder)
    values = iter(function.args)
    arguments = [_rebuild(context, builder, type_, values) for type_ in fndesc.argtypes]
    callee = context.declare_function(module, fndesc)
    invocation = cgutils.alloca_once(builder, INVOCATION)
    for position, word in enumerate([*function.args[len(flat) : -1], I32(0)] if drawn else ()):
        builder.store(word, cgutils.gep_inbounds(builder, invocation, 0, 1, position))
    status, _ = context.call_conv.call_for(
        builder, callee, fndesc.restype, fndesc.argtypes, arguments, invocation
    )
    with builder.if_then(status.is_error, likely=False):
        zero = ir.Constant(I32, 0)
        first = builder.cmpxchg(function.args[-1], zero, status.code, "monotonic", "monotonic")
        with builder.if_then(builder.extract_value(first, 1)):
            _report(builder, function.args[-1], invocation, _slots(library))
    builder.ret_void()
    define_tests(context, module, library)
    library.add_ir_module(module)


def _symbol(library: Any, name: str) -> str:
    """Return the entry's symbol: the kernel's name, unless a function that kernels may call has it, such as `sqrt`."""
    declared = (module.functions for each in library.closure() for module in each.modules)
    taken = is_library_name(name) or any(f.name == name for functions in declared for f in functions)
    return f"{name}.kernel" if taken else name


def _draws(library: Any) -> bool:
    """Return whether the kernel, or what it calls, draws random numbers."""
    return any(MARK in module.namedmetadata for each in library.closure() for module in each.modules)


def _slots(library: Any) -> int:
    """How many run-time values an exception that the kernel may raise has at most."""
    return max(
        (slots(row.operands[PLAIN].string) for row in _rows(library) if len(row.operands) > PLAIN), default=0
    )


def _rows(library: Any) -> Iterator[Any]:
    """The rows of the tables of exceptions of all functions."""
    for each in library.closure():
        for module in each.modules:
            if METADATA in module.namedmetadata:
                yield from module.namedmetadata[METADATA].operands


def _report(builder: ir.IRBuilder, status: ir.Value, invocation: ir.Value, count: int) -> None:
    """Write behind the code: the invocation's place in the grid, and the values, low word first."""
    words = []
    for axis in range(3):
        group, size, local = (
            builder.call(_declared(builder.module, f"nv.{name}"), [I32(axis)])
            for name in ("group.id", "local.size", "local.id")
        )
        words.append(builder.add(builder.mul(group, size), local))
    for position in range(count):
        value = builder.load(cgutils.gep_inbounds(builder, invocation, 0, 0, position))
        words += [builder.trunc(value, I32), builder.trunc(builder.ashr(value, value.type(32)), I32)]
    for position, word in enumerate(words):
        builder.store(word, builder.gep(status, [I32(position + 1)], inbounds=True))


def _declared(module: ir.Module, name: str) -> ir.Function:
    """One of the contract's functions of an axis."""
    return cgutils.get_or_insert_function(module, ir.FunctionType(I32, [I32]), name)


def _set_attributes(function: ir.Function, name: str, local_size: tuple[int, int, int]) -> None:
    """Write the kernel's attributes. llvmlite knows only LLVM's own by name, so the set is extended directly."""
    sizes = ",".join(str(size) for size in local_size)
    for attribute in (f'"nv.kernel"="{name}"', f'"nv.local_size"="{sizes}"'):
        set.add(function.attributes, attribute)


def _mark_small(function: ir.Function, parameters: Sequence[nv_types.Parameter]) -> None:
    """Say that offsets from the arrays' pointers, and hence their extents, fit in 31 bits."""
    for argument, parameter in zip(function.args, parameters, strict=False):
        if parameter.part == "data":
            set.add(argument.attributes, '"nv.small"')
        elif parameter.part == "shape":
            set.add(argument.attributes, f"range(i64 0, {2**31})")


def _rebuild(context: Any, builder: ir.IRBuilder, type_: types.Type, values: Iterator[ir.Value]) -> Any:
    """The Numba value of one argument, from the parameters it travelled in."""
    if nv_types.is_constant(type_):
        return context.get_constant_null(type_)
    type_ = types.unliteral(type_)
    if isinstance(type_, types.Array):
        return _rebuild_array(context, builder, type_, values)
    if isinstance(type_, types.BaseTuple):
        return context.make_tuple(
            builder, type_, [_rebuild(context, builder, element, values) for element in type_]
        )
    if isinstance(type_, types.Complex):
        value = context.make_complex(builder, type_)
        value.real, value.imag = next(values), next(values)
        return value._getvalue()
    if isinstance(type_, types.Record):
        return _rebuild_record(context, builder, type_, values)
    value = next(values)
    wanted = context.get_value_type(type_)
    if value.type == wanted:
        return value
    if type_ == types.float16:
        return half.rounded(builder, value)
    if isinstance(type_, types.Boolean):
        return builder.icmp_unsigned("!=", value, ir.Constant(value.type, 0))
    return builder.trunc(value, wanted)


def _rebuild_record(
    context: Any, builder: ir.IRBuilder, type_: types.Record, values: Iterator[ir.Value]
) -> Any:
    """A record in private memory, as Numba has records behind pointers."""
    record = cgutils.alloca_once(builder, context.get_data_type(type_), zfill=True)
    record.align = memory.alignment_of(context, type_)
    for name, field in type_.members:
        element, steps = field, [0]
        if isinstance(field, types.NestedArray):
            element = field.dtype
            steps = [field.size * number for number in range(field.nitems)]
        for step in steps:
            offset = type_.offset(name) + step
            pointer = cgutils.get_record_member(builder, record, offset, context.get_data_type(element))
            value = _rebuild(context, builder, element, values)
            context.pack_value(
                builder, element, value, pointer, align=gcd(offset, record.align) or record.align
            )
    return record


def _rebuild_array(
    context: Any, builder: ir.IRBuilder, type_: types.Array, values: Iterator[ir.Value]
) -> Any:
    array = context.make_array(type_)(context, builder)
    data = next(values)
    shape = [next(values) for _ in range(type_.ndim)]
    itemsize = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(type_.dtype)))
    if nv_types.has_strides(type_):
        strides = [next(values) for _ in range(type_.ndim)]
    else:
        strides = _contiguous_strides(builder, type_.layout, shape, itemsize)
    context.populate_array(
        array,
        data=builder.bitcast(data, array.data.type),
        shape=shape,
        strides=strides,
        itemsize=itemsize,
        meminfo=None,
    )
    return array._getvalue()


def _contiguous_strides(
    builder: ir.IRBuilder, layout: str, shape: list[ir.Value], itemsize: ir.Value
) -> list[ir.Value]:
    """The strides in bytes that follow from the shape; no extent is negative, so no product is."""
    order = range(len(shape)) if layout == "F" else range(len(shape) - 1, -1, -1)
    strides: list[Any] = [None] * len(shape)
    stride = itemsize
    for axis in order:
        strides[axis] = stride
        stride = builder.mul(stride, shape[axis], flags=("nsw",))
    return strides
