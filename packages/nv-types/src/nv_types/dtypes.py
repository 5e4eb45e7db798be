"""The Numba types of NumPy dtypes, records among them.

A record's fields lie where the dtype puts them: at multiples of their size in aligned dtypes, anywhere in packed ones.
Numba assumes of a record that either all or none of its fields are aligned. On a device a wide load at an odd address
is no slow load but an undefined one, and four loads of a byte are slow; so a `Record` says of each field what alignment
it is sure to have.
"""

from __future__ import annotations

from functools import cache
from math import gcd
from typing import Any

import numpy as np
from numba.core import types
from numba.core.datamodel import models, register_default
from numba.core.typeconv import Conversion
from numba.np import numpy_support
from numba.np.numpy_support import map_layout

#: The most that anything is aligned to.
_MOST = 16


class Record(types.Record):  # type: ignore[misc, unused-ignore]
    """A record each of whose fields says its alignment.

    Records of the same fields at the same places convert to one another, whatever their alignment.

    Attributes
    ----------
    mutable
        False for one that is an argument: it is passed by value, and what is written to it would be lost.
    """

    def __init__(self, fields: Any, size: int, aligned: bool, mutable: bool = True) -> None:
        super().__init__(fields, size, aligned)
        self.mutable = mutable
        if not mutable:
            self.name: str = f"readonly {self.name}"

    @property
    def alignment(self) -> int:
        """What the address of such a record is a multiple of."""
        return max((field.alignment for field in self.fields.values()), default=1)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy dtype. Numba's own way compares places with those of an aligned dtype, in which they may differ."""
        fields = [(name, _as_dtype(field.type), field.offset) for name, field in self.fields.items()]
        names, formats, offsets = map(list, zip(*fields, strict=True)) if fields else ([], [], [])
        return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size})

    def can_convert_to(self, typingctx: Any, other: Any) -> Any:
        """How a value becomes one of another type, as Numba asks; None where it does not."""
        if isinstance(other, types.Record) and layout(self) == layout(other):
            return Conversion.safe if other.mutable or not self.mutable else None
        return super().can_convert_to(typingctx, other)


class NestedArray(types.NestedArray):  # type: ignore[misc, unused-ignore]
    """An array in a record, whose elements may be misaligned, and which may be for reading only."""

    def __init__(self, dtype: types.Type, shape: tuple[int, ...], aligned: bool, mutable: bool) -> None:
        # Not Numba's own way, which asks for the bits of an element, and booleans and dates do not tell.
        self._shape = shape
        name = f"nestedarray({dtype}, {shape})"
        types.Array.__init__(self, dtype, len(shape), "C", readonly=not mutable, name=name, aligned=aligned)

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return int(_as_dtype(self.dtype).itemsize)

    @property
    def key(self) -> Any:
        """What makes two such types the same."""
        return self.dtype, self.shape, self.aligned, self.mutable


register_default(Record)(models.RecordModel)
register_default(NestedArray)(models.NestedArrayModel)


def _as_dtype(type_: types.Type) -> np.dtype[Any]:
    if isinstance(type_, NestedArray):
        return np.dtype((_as_dtype(type_.dtype), type_.shape))
    return type_.dtype if isinstance(type_, Record) else numpy_support.as_dtype(type_)


def layout(type_: types.Type) -> Any:
    """What two types have in common whose values lie alike in memory: of a record its size and fields."""
    if isinstance(type_, types.Record):
        fields = type_.fields.items()
        return type_.size, tuple((name, field.offset, layout(field.type)) for name, field in fields)
    if isinstance(type_, types.NestedArray):
        return layout(type_.dtype), type_.shape
    return type_


def from_dtype(dtype: np.dtype[Any]) -> types.Type:
    """The Numba type of an array's elements.

    Raises
    ------
    numba.core.errors.NumbaNotImplementedError
        Numba has no such type.

    Examples
    --------
    >>> nv_types.from_dtype(np.dtype(np.float32))
    float32
    """
    return _record(dtype, _natural(dtype)) if dtype.fields else numpy_support.from_dtype(dtype)


def by_value(type_: types.Type) -> types.Type:
    """The type of an argument of this type: records are passed by value, hence for reading only.

    Examples
    --------
    >>> record = nv_types.from_dtype(np.dtype([("a", np.float32)]))
    >>> record.mutable, nv_types.by_value(record).mutable
    (True, False)
    """
    if isinstance(type_, types.Record):
        dtype = type_.dtype
        return _record(dtype, _natural(dtype), mutable=False)
    if isinstance(type_, types.BaseTuple):
        return _of_parts(type_, [by_value(part) for part in type_])
    return type_


def array_type(dtype: np.dtype[Any], ndim: int, order: str, *, aligned: bool = True) -> types.Array:
    """The Numba type of an array of a dtype.

    Parameters
    ----------
    aligned
        Whether its elements are at multiples of `alignment(dtype)`.

    Examples
    --------
    >>> nv_types.array_type(np.dtype(np.int16), 2, "C")
    Array(int16, 2, 'C', False, aligned=True)
    >>> nv_types.array_type(np.dtype("u1, f4"), 1, "C").aligned
    False
    """
    base = alignment(dtype) if aligned else 1
    element = _record(dtype, base) if dtype.fields else from_dtype(dtype)
    return types.Array(element, ndim, order, aligned=all(_is_aligned(*pair) for pair in _leaves(dtype, base)))


def structured(value: Any) -> types.Type | None:
    """The Numba type of a dtype of records, of a record or of an array of them; None of anything else.

    Examples
    --------
    >>> pair = np.dtype("f4, f4")
    >>> nv_types.structured(np.zeros(3, pair)).dtype == nv_types.from_dtype(pair)
    True
    """
    if not isinstance(value, np.dtype | np.ndarray | np.void):
        return None
    dtype = value if isinstance(value, np.dtype) else value.dtype
    if not dtype.fields or dtype.hasobject:
        return None
    if isinstance(value, np.ndarray):
        return array_type(dtype, value.ndim, map_layout(value)).copy(readonly=not value.flags.writeable)
    element = from_dtype(dtype)
    return types.DType(element) if value is dtype else element


@cache
def alignment(dtype: np.dtype[Any]) -> int:
    """What the address of an element must be a multiple of for its type to be the one that `from_dtype` gives.

    Examples
    --------
    >>> nv_types.alignment(np.dtype("f4, f4, f4")), nv_types.alignment(np.dtype("u1, f4"))
    (4, 1)
    """
    return _natural(dtype) if dtype.fields else min(_scalar(dtype), _MOST)


def normalised(type_: types.Type) -> types.Type:
    """The type as this package makes it, where Numba would give another one: for records, and what holds them.

    Examples
    --------
    >>> from numba import from_dtype
    >>> nv_types.normalised(from_dtype(np.dtype("f4, u2"))).alignment
    2
    """
    if isinstance(type_, types.Record) and not isinstance(type_, Record):
        return from_dtype(type_.dtype)
    if isinstance(type_, types.Array) and isinstance(type_.dtype, types.Record):
        if isinstance(type_.dtype, Record):
            return type_
        made = array_type(type_.dtype.dtype, type_.ndim, type_.layout, aligned=type_.aligned)
        return made.copy(readonly=not type_.mutable)
    if isinstance(type_, types.DType) and isinstance(type_.dtype, types.Record):
        return types.DType(normalised(type_.dtype))
    if isinstance(type_, types.BaseTuple):
        return _of_parts(type_, [normalised(part) for part in type_])
    return type_


def _of_parts(tuple_: types.BaseTuple, parts: list[types.Type]) -> types.BaseTuple:
    """A tuple of these types, of the class of another one."""
    if parts == list(tuple_):
        return tuple_
    return types.BaseTuple.from_types(parts, getattr(tuple_, "instance_class", None))


def _record(dtype: np.dtype[Any], base: int, mutable: bool = True) -> Record:
    """The record that begins at a multiple of `base`."""
    fields = []
    assert dtype.fields is not None
    for name, info in dtype.fields.items():
        element, offset = info[0], info[1]
        sure = gcd(offset, base) or base
        least = min(sure, alignment(element.base))
        fields.append((name, {"type": _field(element, sure, mutable), "offset": offset, "alignment": least}))
    aligned = all(_is_aligned(*pair) for pair in _leaves(dtype, base))
    return Record(fields, dtype.itemsize, aligned, mutable)


def _field(dtype: np.dtype[Any], sure: int, mutable: bool) -> types.Type:
    if dtype.subdtype is not None:
        element, shape = dtype.subdtype
        aligned = all(_is_aligned(*pair) for pair in _leaves(element, sure))
        inner = _field(element, gcd(element.itemsize, sure), mutable)
        return NestedArray(inner, shape, aligned, mutable)
    return _record(dtype, sure, mutable) if dtype.fields else numpy_support.from_dtype(dtype)


def _natural(dtype: np.dtype[Any]) -> int:
    """What the address of an array's elements is a multiple of: the most that its fields and its size allow."""
    wanted = max((min(_scalar(leaf), _MOST) for leaf, _ in _leaves(dtype, _MOST)), default=1)
    return gcd(wanted, max(dtype.itemsize, 1))


def _scalar(dtype: np.dtype[Any]) -> int:
    """The alignment of a scalar; complex numbers are two floats, strings are bytes."""
    kind = dtype.kind
    if kind in "SUV":
        return 1
    return max(dtype.itemsize // (2 if kind == "c" else 1), 1)


def _leaves(dtype: np.dtype[Any], sure: int) -> list[tuple[np.dtype[Any], int]]:
    """The scalars in a dtype, with the alignment that each has if the whole has `sure`."""
    if dtype.subdtype is not None:
        element, _ = dtype.subdtype
        return _leaves(element, gcd(element.itemsize, sure))
    if dtype.fields:
        fields = dtype.fields.values()
        return [leaf for info in fields for leaf in _leaves(info[0], gcd(info[1], sure))]
    return [(dtype, sure)]


def _is_aligned(scalar: np.dtype[Any], sure: int) -> bool:
    return sure % _scalar(scalar) == 0
