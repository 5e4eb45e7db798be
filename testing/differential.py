"""A kernel beside CPython: the same body for every index, and the same arrays afterwards."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import numba_vulkan as nv

#: Indices for which a body is run.
N = 8
_LOCAL_SIZE = 16


def check(body: Callable[..., None], *arguments: Any) -> None:
    """Run `body(i, *arguments)` for i below `N` by CPython and as a kernel, in each mode of addressing.

    The arrays among the arguments come out the same, bit for bit. Arrays of records are record arrays for CPython, so
    that `x[i].field` means there what it means in a kernel.
    """
    want = tuple(_as_records(copied(argument)) for argument in arguments)
    with np.errstate(all="ignore"):
        for i in range(N):
            body(i, *want)
    for addressing in modes():
        got = tuple(copied(argument) for argument in arguments)
        launch(body, got, addressing)
        same(got, want, f"{body.__name__}, {addressing} addressing")


def launch(body: Callable[..., None], arguments: tuple[Any, ...], addressing: Any = None) -> None:
    """Launch a kernel that calls `body(i, *arguments)` for i below `N`."""
    names = ", ".join(f"a{position}" for position in range(len(arguments)))
    lines = ["def kernel(NAMES):", "    i = nv.grid(1)", "    if i < N:", "        body(i, NAMES)"]
    scope: dict[str, Any] = {"nv": nv, "N": N, "body": nv.jit(body)}
    exec("\n".join(lines).replace("NAMES", names), scope)
    nv.jit(addressing=addressing)(scope["kernel"])[1, _LOCAL_SIZE](*arguments)


def modes() -> list[str]:
    """The modes of addressing that the current device has."""
    features = nv.current_device().features
    return ["physical", "logical"] if {"bufferDeviceAddress", "shaderInt64"} <= features else ["logical"]


def same(got: Any, want: Any, what: str) -> None:
    """Assert that the arrays in both are equal, signs of zeros included."""
    for one, other in zip(_numbers(got), _numbers(want), strict=True):
        np.testing.assert_array_equal(one, other, what, strict=True)
        if one.dtype.kind == "f":
            np.testing.assert_array_equal(np.signbit(one), np.signbit(other), what)


def copied(value: Any) -> Any:
    """A copy with arrays of the same layout, for what is written in place."""
    if isinstance(value, np.ndarray):
        return _copied_array(value) if value.flags.writeable else value
    if isinstance(value, tuple):
        return _made_of(value, [copied(part) for part in value])
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: copied(getattr(value, field.name)) for field in dataclasses.fields(value)}
        return type(value)(**parts)
    return value


def _copied_array(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The bytes that the array spans, copied, and the same view of them."""
    low, high = np.lib.array_utils.byte_bounds(array)
    start = array.__array_interface__["data"][0]
    memory = np.zeros(high - low + 16, np.uint8)
    shift = (low - memory.ctypes.data) % 16  # as aligned as it was
    copy = np.ndarray(array.shape, array.dtype, memory, shift + start - low, array.strides)
    copy[...] = array
    return copy


def _as_records(value: Any) -> Any:
    if isinstance(value, np.ndarray) and value.dtype.names:
        return value.view(np.recarray)
    if isinstance(value, np.void) and value.dtype.names:
        return np.array([value]).view(np.recarray)[0]
    if isinstance(value, tuple):
        return _made_of(value, [_as_records(part) for part in value])
    return value


def _made_of(like: tuple[Any, ...], parts: list[Any]) -> tuple[Any, ...]:
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


def _numbers(value: Any) -> Iterator[np.ndarray[Any, Any]]:
    """The arrays in a value, those of records field by field: what lies between the fields says nothing."""
    if isinstance(value, np.ndarray) and value.dtype.names:
        for name in value.dtype.names:
            yield from _numbers(np.asarray(value[name]))
    elif isinstance(value, np.ndarray):
        yield np.asarray(value)
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _numbers(getattr(value, field.name))
