"""Frozen dataclasses as named tuples: the fields are the same, and Numba knows named tuples."""

from __future__ import annotations

import dataclasses
from collections import namedtuple
from functools import cache
from typing import Any

from nv_types.errors import Unsupported


def is_structure(value: Any) -> bool:
    """Return whether a value is an object of a dataclass.

    Examples
    --------
    >>> nv_types.is_structure(3)
    False
    """
    return dataclasses.is_dataclass(value) and not isinstance(value, type)


def as_tuple(value: Any, name: str = "value") -> Any:
    """A value with the objects of frozen dataclasses in it as named tuples; `name` is used in messages.

    Raises
    ------
    Unsupported
        A dataclass is not frozen: what a kernel assigned to its fields would be lost.

    Examples
    --------
    >>> import dataclasses
    >>> Ball = dataclasses.make_dataclass("Ball", ["mass", "radius"], frozen=True)
    >>> nv_types.as_tuple(Ball(2.5, 1))
    Ball(mass=2.5, radius=1)
    """
    if is_structure(value):
        class_ = tuple_class(type(value), name)  # type: ignore[arg-type, unused-ignore]
        return class_(*(as_tuple(getattr(value, field), f"{name}.{field}") for field in class_._fields))
    if isinstance(value, tuple):
        parts = [as_tuple(part, f"{name}.{position}") for position, part in enumerate(value)]
        if all(part is before for part, before in zip(parts, value, strict=True)):
            return value
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


@cache
def tuple_class(dataclass: type, name: str = "value") -> Any:
    """The class of named tuples that stands for a frozen dataclass.

    Raises
    ------
    Unsupported
        It is not frozen.

    Examples
    --------
    >>> import dataclasses
    >>> nv_types.tuple_class(dataclasses.make_dataclass("Ball", ["mass"], frozen=True))._fields
    ('mass',)
    """
    if not dataclass.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        raise Unsupported(
            f"argument {name!r}: a {dataclass.__name__} can be changed, and the change would be lost; "
            "make it @dataclass(frozen=True)"
        )
    # Without defaults, with which Numba cannot make named tuples: the fields are then missing, and that is said.
    made = namedtuple(dataclass.__name__, [field.name for field in dataclasses.fields(dataclass)])  # type: ignore[misc]
    made.__module__ = dataclass.__module__
    made.__qualname__ = dataclass.__qualname__
    return made
