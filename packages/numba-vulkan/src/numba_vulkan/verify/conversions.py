"""Conversions between all pairs of types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench
from numba_vulkan.verify.operands import DTYPES, is_float, suffix, width
from numba_vulkan.verify.outcome import Outcome
from numba_vulkan.verify.table import Row, Wanted, run

Array = Any  # of NumPy's, whose stubs know no dtype that is chosen at run time


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """From every type to every other."""
    for type_ in DTYPES:
        yield from run(bench, "conversions", type_, rows(type_))


def rows(type_: str) -> list[Row]:
    """The conversions of a type."""
    if is_float(type_):
        return _from_float(type_)
    found = []
    for target in DTYPES:
        if is_float(target):
            found.append(_row("sitofp", type_, target, _plain(target)))
            found.append(_row("uitofp", type_, target, _plain(target, signed=False)))
        elif width(target) < width(type_):
            found.append(_row("trunc", type_, target, _plain(target)))
        elif width(target) > width(type_):
            found.append(_row("sext", type_, target, _plain(target)))
            found.append(_row("zext", type_, target, _plain(target, signed=False)))
    return found


def _row(name: str, source: str, target: str, wanted: Wanted, defined: Wanted | None = None) -> Row:
    return Row(f"{name} {target}", f"%r = {name} {source} %x to {target}", target, wanted, defined)


def _plain(target: str, *, signed: bool = True) -> Wanted:
    return lambda x, y, z: (x if signed else x.view(f"u{x.itemsize}")).astype(DTYPES[target])


def _from_float(type_: str) -> list[Row]:
    found = []
    for target in DTYPES:
        if is_float(target):
            if target != type_:
                name = "fptrunc" if width(target) < width(type_) else "fpext"
                found.append(_row(name, type_, target, _plain(target)))
            continue
        for signed, name in ((True, "fptosi"), (False, "fptoui")):
            found.append(_row(name, type_, target, _whole(target, signed), _inside(target, signed)))
            full = f"@llvm.{name}.sat.{target}.{suffix(type_)}"
            text, declaration = f"%r = call {target} {full}({type_} %x)", f"declare {target} {full}({type_})"
            saturated = _saturated(target, signed)
            found.append(Row(f"{name}.sat {target}", text, target, saturated, None, (declaration,)))
        if width(target) == width(type_):
            bits: Wanted = (lambda d: lambda x, y, z: x.view(d))(DTYPES[target])
            found.append(_row("bitcast", type_, target, bits))
    return found


def _bounds(target: str, signed: bool) -> tuple[np.longdouble, np.longdouble]:
    """Between which a float is converted to an integer that the type has; both are outside."""
    bits = width(target)
    high = np.longdouble(2) ** (bits - signed)
    return (-high - 1 if signed else np.longdouble(-1)), high


def _inside(target: str, signed: bool) -> Wanted:
    low, high = _bounds(target, signed)
    return lambda x, y, z: (x > low) & (x < high)


def _whole(target: str, signed: bool) -> Wanted:
    def wanted(x: Array, y: Array, z: Array) -> Array:
        dtype = f"{'i' if signed else 'u'}{width(target) // 8}"
        low, high = _bounds(target, signed)
        inside = np.where((x > low) & (x < high), np.trunc(x), x.dtype.type(0))
        return (
            np.asarray([int(value) for value in inside.tolist()], object).astype(dtype).view(DTYPES[target])
        )

    return wanted


def _saturated(target: str, signed: bool) -> Wanted:
    def wanted(x: Array, y: Array, z: Array) -> Array:
        info = np.iinfo(f"{'i' if signed else 'u'}{width(target) // 8}")
        least, most = int(info.min), int(info.max)

        def one(value: float) -> int:
            if value != value:
                return 0
            if abs(value) == float("inf"):
                return most if value > 0 else least
            return min(max(int(value), least), most)

        return (
            np.asarray([one(value) for value in x.tolist()], object).astype(info.dtype).view(DTYPES[target])
        )

    return wanted
