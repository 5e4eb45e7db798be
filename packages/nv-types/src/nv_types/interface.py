"""How one Python argument becomes the parameters of a kernel.

The kernel's LLVM function takes scalars and pointers only. This module says which, for each Numba type, and is the
one place that says it: nv-lower builds the kernel's entry from it and whoever launches packs arguments by it. The
table stands in `docs/contracts.md`, "Argument layout".
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from numba.core import types

from nv_types.errors import Unsupported

Kind = Literal["pointer", "i32", "i64", "f32", "f64"]
#: What to index an argument with, one after the other, to come to a part of it.
Path = tuple[int | str, ...]
Part = Literal["value", "data", "shape", "stride", "real", "imag"]

#: What an array may hold, besides records of these.
_ELEMENTS = types.Boolean | types.Integer | types.Float | types.Complex | types.NPDatetime | types.NPTimedelta
_CONSTANTS = (
    types.NoneType | types.Omitted | types.Dispatcher | types.DType | types.NumberClass | types.StringLiteral
)
#: The largest record that is an argument by itself.
MAX_RECORD_BYTES = 1024

SIZES: dict[Kind, int] = {"pointer": 8, "i32": 4, "i64": 8, "f32": 4, "f64": 8}


class Parameter(NamedTuple):
    """One parameter of the kernel's LLVM function.

    Attributes
    ----------
    name
        The name that the IR and the SPIR-V module give it, such as ``x.shape.1``.
    kind
        Its machine type; narrower integers and booleans travel as ``i32``.
    part
        Which part of the argument it is: the scalar itself (``value``), an array's ``data`` pointer, ``shape`` or
        ``stride`` (in bytes), a complex number's ``real`` or ``imag``.
    axis
        For ``shape`` and ``stride``, the array's axis; else 0.
    path
        Where the part's owner sits in the argument: () the argument itself, (1, 0) element 0 of element 1 of it,
        ("a", 2) element 2 of the field a of a record.
    type
        The Numba type of the owner.
    """

    name: str
    kind: Kind
    part: Part
    axis: int
    path: Path
    type: Any


def parameters(name: str, type_: types.Type) -> tuple[Parameter, ...]:
    """The kernel parameters of the argument `name` of Numba type `type_`, in order.

    Raises
    ------
    Unsupported
        The type has no such form (a list, a string, an object): the message says what to pass instead.

    Examples
    --------
    >>> [parameter.name for parameter in nv_types.parameters("x", types.float32[:, ::1])]
    ['x.data', 'x.shape.0', 'x.shape.1']
    """
    return tuple(_parameters(name, type_, ()))


def is_constant(type_: types.Type) -> bool:
    """Return whether the type determines the value, so that nothing is passed: None, a default, a function …

    Examples
    --------
    >>> nv_types.is_constant(types.none), nv_types.is_constant(types.int64)
    (True, False)
    """
    return isinstance(type_, _CONSTANTS)


def _parameters(name: str, type_: types.Type, path: Path) -> Iterator[Parameter]:
    def parameter(suffix: str, kind: Kind, part: Part, axis: int = 0) -> Parameter:
        return Parameter(name + suffix, kind, part, axis, path, type_)

    if is_constant(type_):
        return
    type_ = types.unliteral(type_)
    if isinstance(type_, types.Array):
        _check_array(name, type_)
        yield parameter(".data", "pointer", "data")
        for axis in range(type_.ndim):
            yield parameter(f".shape.{axis}", "i64", "shape", axis)
        if not has_strides(type_):
            return
        for axis in range(type_.ndim):
            yield parameter(f".strides.{axis}", "i64", "stride", axis)
    elif isinstance(type_, types.BaseTuple):
        for index, element in enumerate(type_):
            yield from _parameters(f"{name}.{index}", element, (*path, index))
    elif isinstance(type_, types.Complex):
        kind = scalar_kind(name, type_.underlying_float)
        yield parameter(".real", kind, "real")
        yield parameter(".imag", kind, "imag")
    elif isinstance(type_, types.EnumMember):
        yield parameter("", scalar_kind(name, type_.dtype), "value")
    elif isinstance(type_, types.Record):
        yield from _record_parameters(name, type_, path)
    else:
        yield parameter("", scalar_kind(name, type_), "value")


def _record_parameters(name: str, type_: types.Record, path: Path) -> Iterator[Parameter]:
    """The scalars in a record, those of an array in it one by one."""
    if type_.size > MAX_RECORD_BYTES:
        raise Unsupported(
            f"argument {name!r}: a record of {type_.size} bytes is passed by value, which takes at most "
            f"{MAX_RECORD_BYTES}; pass an array of one record, x[i:i + 1]"
        )
    for index, (field, element) in enumerate(type_.members):
        places: Iterable[tuple[int, ...]] = [()]
        if isinstance(element, types.NestedArray):
            places = itertools.product(*map(range, element.shape))
            element = element.dtype
        for place in places:
            inner = ".".join(map(str, (name, index, *place)))  # numbers: a field may have any name
            yield from _parameters(inner, element, (*path, field, *place))


def has_strides(type_: types.Array) -> bool:
    """Return whether the strides of such an array are parameters; else they follow from the shape.

    Examples
    --------
    >>> nv_types.has_strides(types.float32[::1]), nv_types.has_strides(types.float32[:])
    (False, True)
    """
    return type_.layout not in "CF"


def _check_array(name: str, type_: types.Array) -> None:
    element = type_.dtype
    if not _is_element(element):
        what = "Python objects" if element == types.pyobject else element
        raise Unsupported(
            f"argument {name!r}: arrays of {what} cannot be kernel arguments; "
            "convert with .astype() to bool, integers, floats or complex numbers"
        )


def _is_element(type_: types.Type) -> bool:
    """Return whether an array in a kernel may hold elements of a type."""
    if isinstance(type_, types.Record):
        return all(map(_is_element, (field.type for field in type_.fields.values())))
    if isinstance(type_, types.NestedArray):
        return _is_element(type_.dtype)
    return isinstance(type_, _ELEMENTS)


def scalar_kind(name: str, type_: types.Type) -> Kind:
    """The machine type in which a scalar of Numba type `type_` travels."""
    if isinstance(type_, types.Boolean):
        return "i32"
    if isinstance(type_, types.NPDatetime | types.NPTimedelta):
        return "i64"
    if isinstance(type_, types.Integer):
        return "i64" if type_.bitwidth == 64 else "i32"
    if type_ == types.float64:
        return "f64"
    if type_ in (types.float32, types.float16):
        return "f32"
    if isinstance(type_, types.UnicodeType | types.List | types.DictType | types.PyObject | types.Opaque):
        raise Unsupported(
            f"argument {name!r}: a {type_} cannot be a kernel argument; pass an array, a number or a tuple of these"
        )
    raise Unsupported(f"argument {name!r}: values of type {type_} cannot be kernel arguments")
