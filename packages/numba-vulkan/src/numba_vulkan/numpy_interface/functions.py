"""Which of NumPy's functions device arrays have, and what computes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.numpy_interface import reductions, shaping
from numba_vulkan.ufuncs import selection
from numba_vulkan.ufuncs.call import call
from numba_vulkan.ufuncs.matmul import dot, matmul


def _where(condition: Any, x: Any = None, y: Any = None) -> Any:
    return selection.where(condition, x, y) if x is not None or y is not None else shaping.nonzero(condition)


def _histogram(a: DeviceArray, bins: Any = 10, range: Any = None) -> Any:
    from numba_vulkan.primitives import histogram

    return histogram(a, bins, range)


def clip(
    a: Any, a_min: Any = None, a_max: Any = None, out: Any = None, *, min: Any = None, max: Any = None
) -> Any:
    low, high = (a_min if min is None else min), (a_max if max is None else max)
    low, high = (None if bound is np._NoValue else bound for bound in (low, high))
    if low is None and high is None:
        return call(np.positive, (a,), out=out) if a.dtype != np.bool_ else a.copy()
    if low is None:
        return call(np.minimum, (a, high), out=out)
    raised = call(np.maximum, (a, low), out=out if high is None else None)
    return raised if high is None else call(np.minimum, (raised, high), out=out)


def round_(a: DeviceArray, decimals: int = 0, out: Any = None) -> Any:
    """As NumPy: scaled, rounded half to even, scaled back."""
    if a.dtype.kind in "biu":
        if decimals >= 0:
            return a.copy() if out is None else out.copy_to_device(a)
        scale = 10**-decimals
        result = call(np.rint, (a.astype(np.float64) / scale,)) * scale
        return result.astype(a.dtype) if out is None else out.copy_to_device(result)
    if a.dtype.kind == "c":
        result = a.copy()
        result.real.copy_to_device(round_(a.real, decimals))
        result.imag.copy_to_device(round_(a.imag, decimals))
        return result if out is None else out.copy_to_device(result)
    if decimals == 0:
        return call(np.rint, (a,), out=out)
    scale = 10 ** abs(decimals)
    first, last = (np.multiply, np.true_divide) if decimals > 0 else (np.true_divide, np.multiply)
    return call(last, (call(np.rint, (call(first, (a, scale)),)), scale), out=out)


def array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> bool:
    """Waits for the device."""
    if np.shape(a1) != np.shape(a2):
        return False
    same = call(np.equal, (a1, a2))
    if equal_nan:
        same = same | (call(np.not_equal, (a1, a1)) & call(np.not_equal, (a2, a2)))
    return bool(reductions.truth(np.logical_and)(same).item())


def isclose(a: Any, b: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> Any:
    near = call(np.less_equal, (abs(a - b), atol + rtol * abs(b))) & call(np.isfinite, (b,))
    close = near | call(np.equal, (a, b))
    return close | (call(np.isnan, (a,)) & call(np.isnan, (b,))) if equal_nan else close


def allclose(a: Any, b: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> bool:
    """Waits for the device."""
    return bool(reductions.truth(np.logical_and)(isclose(a, b, rtol, atol, equal_nan)).item())


def outer(a: DeviceArray, b: DeviceArray) -> Any:
    return call(np.multiply, (shaping.expand_dims(a.reshape(-1), 1), b.reshape(-1)))


def copyto(dst: DeviceArray, src: Any, casting: str = "same_kind", where: Any = True) -> None:
    source = src.dtype if isinstance(src, DeviceArray) else np.asarray(src).dtype
    if not np.can_cast(source, dst.dtype, casting) and not isinstance(src, int | float | complex):  # type: ignore[arg-type]
        raise TypeError(
            f"Cannot cast array data from {source!r} to {dst.dtype!r} according to the rule '{casting}'"
        )
    if where is True:
        dst.copy_to_device(src)
    else:
        dst.copy_to_device(selection.where(where, src, dst))


FUNCTIONS: dict[Callable[..., Any], Callable[..., Any]] = {
    np.sum: reductions.sum,
    np.prod: reductions.prod,
    np.min: reductions.extreme(np.minimum),
    np.max: reductions.extreme(np.maximum),
    np.any: reductions.truth(np.logical_or),
    np.all: reductions.truth(np.logical_and),
    np.argmin: reductions.position(False),
    np.argmax: reductions.position(True),
    np.cumsum: reductions.prefixes(np.add),
    np.cumprod: reductions.prefixes(np.multiply),
    np.mean: reductions.mean,
    np.var: reductions.var,
    np.std: reductions.std,
    np.ptp: reductions.ptp,
    np.count_nonzero: reductions.count_nonzero,
    np.reshape: shaping.reshape,
    np.ravel: lambda a, order="C": a.reshape(-1, order=order),
    np.transpose: shaping.transpose,
    np.swapaxes: shaping.swapaxes,
    np.moveaxis: shaping.moveaxis,
    np.expand_dims: shaping.expand_dims,
    np.squeeze: shaping.squeeze,
    np.flip: shaping.flip,
    np.flipud: lambda m: shaping.flip(m, 0),
    np.fliplr: lambda m: shaping.flip(m, 1),
    np.broadcast_to: shaping.broadcast_to,
    np.diagonal: shaping.diagonal,
    np.trace: shaping.trace,
    np.real: shaping.part(False),
    np.imag: shaping.part(True),
    np.concatenate: shaping.concatenate,
    np.stack: shaping.stack,
    np.vstack: shaping.joined(2, 0),
    np.hstack: shaping.joined(1, 1),
    np.take: shaping.take,
    np.take_along_axis: shaping.take_along_axis,
    np.repeat: shaping.repeat,
    np.roll: shaping.roll,
    np.diff: shaping.diff,
    np.nonzero: shaping.nonzero,
    np.flatnonzero: shaping.flatnonzero,
    np.sort: shaping.sort,
    np.argsort: shaping.argsort,
    np.empty_like: shaping.empty_like,
    np.full_like: shaping.full_like,
    np.zeros_like: shaping.filled(0),
    np.ones_like: shaping.filled(1),
    np.copy: lambda a, order="K", subok=False: a.copy(),
    np.copyto: copyto,
    np.histogram: _histogram,
    np.where: _where,
    np.clip: clip,
    np.round: round_,
    np.dot: dot,
    np.matmul: matmul,
    np.outer: outer,
    np.array_equal: array_equal,
    np.isclose: isclose,
    np.allclose: allclose,
    np.conjugate: lambda a: call(np.conjugate, (a,)),
    np.shape: lambda a: a.shape,
    np.ndim: lambda a: a.ndim,
    np.size: lambda a, axis=None: a.size if axis is None else a.shape[axis],
    np.result_type: lambda *given: np.result_type(
        *(x.dtype if isinstance(x, DeviceArray) else x for x in given)
    ),
}
FUNCTIONS[np.amin], FUNCTIONS[np.amax] = FUNCTIONS[np.min], FUNCTIONS[np.max]
FUNCTIONS[np.around] = FUNCTIONS[np.round]
