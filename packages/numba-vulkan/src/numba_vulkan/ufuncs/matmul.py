"""Products of matrices: tiles of 16 by 16 through shared memory, for every dtype."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute, shapes
from numba_vulkan.elementwise.kernels import conversion_function
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from numba_vulkan.ufuncs.call import call, resolve
from numba_vulkan.ufuncs.operands import collected
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def"

_TILE = 16


@functools.lru_cache(maxsize=256)
def _kernel(left: np.dtype[Any], right: np.dtype[Any], dtype: np.dtype[Any]) -> Kernel:
    number, zero, tile = from_dtype(dtype), dtype.type(0), _TILE
    from_left, from_right = conversion_function(left, dtype), conversion_function(right, dtype)
    truth = dtype.kind == "b"

    @jit(cache=True)
    def multiply_matrices(out, a, b):
        rows = nv.shared.array((_TILE, _TILE), number)
        columns = nv.shared.array((_TILE, _TILE), number)
        x, y = nv.local_id(0), nv.local_id(1)
        column, row, batch = nv.group_id(0) * tile + x, nv.group_id(1) * tile + y, nv.group_id(2)
        total = zero
        for start in range(0, a.shape[2], tile):
            k, m = start + x, start + y
            rows[y, x] = from_left(a[batch, row, k]) if row < a.shape[1] and k < a.shape[2] else zero
            columns[y, x] = (
                from_right(b[batch, m, column]) if m < b.shape[1] and column < b.shape[2] else zero
            )
            nv.barrier()
            for j in range(tile):
                if truth:
                    total = total or (rows[y, j] and columns[j, x])
                else:
                    total += rows[y, j] * columns[j, x]
            nv.barrier()
        if row < out.shape[1] and column < out.shape[2]:
            out[batch, row, column] = total

    return multiply_matrices


def matmul(
    x1: Any, x2: Any, out: Any = None, *, dtype: Any = None, casting: Any = "same_kind", **_: Any
) -> DeviceArray:
    """`numpy.matmul`: vectors are rows or columns, axes before the last two are broadcast.

    Raises
    ------
    ValueError
        The inner extents differ, or an operand is a number.
    """
    if isinstance(out, tuple):
        (out,) = out
    operands = collected((x1, x2))
    a, b = operands.values
    for k, value in enumerate((a, b)):
        if not isinstance(value, DeviceArray) or value.ndim == 0:
            raise ValueError(
                f"matmul: Input operand {k} does not have enough dimensions (has 0, gufunc core with "
                "signature (n?,k),(k,m?)->(n?,m?) requires 1)"
            )
    signature = None if dtype is None else (None, None, np.dtype(dtype))
    loop = resolve(np.matmul, (*operands.types, None), casting, signature)
    kept = operands.session.storable(loop.outputs[0])
    left, right = a[None] if a.ndim == 1 else a, b[:, None] if b.ndim == 1 else b
    if left.shape[-1] != right.shape[-2]:
        raise ValueError(
            "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
            f"(n?,k),(k,m?)->(n?,m?) (size {right.shape[-2]} is different from {left.shape[-1]})"
        )
    batch = shapes.broadcast([left.shape[:-2], right.shape[:-2]])
    result = execute.empty(operands.session, (*batch, left.shape[-2], right.shape[-1]), kept)
    if left.shape[-1] == 0:
        result.fill(0)
    elif result.size:
        _launch(result, left, right, batch)
    shape = (
        *batch,
        *(() if a.ndim == 1 else result.shape[-2:-1]),
        *(() if b.ndim == 1 else result.shape[-1:]),
    )
    reshaped: DeviceArray = result.reshape(shape)
    if out is None:
        return reshaped
    out.copy_to_device(reshaped)
    return out  # type: ignore[no-any-return]


def _launch(result: DeviceArray, left: DeviceArray, right: DeviceArray, batch: tuple[int, ...]) -> None:
    operands = [_batched(x, batch) for x in (result, left, right)]
    count, rows, columns = operands[0].shape
    groups = (-(-columns // _TILE), -(-rows // _TILE), count)
    kernel = _kernel(left.dtype, right.dtype, result.dtype)
    kernel[groups, (_TILE, _TILE), result.session.stream](*operands)


def _batched(array: DeviceArray, batch: tuple[int, ...]) -> DeviceArray:
    """The array with one axis for all matrices, copied where they are not walked with one stride."""
    from numba_vulkan.arrays.views import Layout

    layout = shapes.stretched(array.layout, (*batch, *array.shape[-2:]))
    merged = shapes.merged([Layout(batch, layout.strides[:-2], 0, layout.dtype)])[0] if batch else None
    if (merged is not None and len(merged.shape) > 1) or (
        merged is not None and _reordered(layout, len(batch))
    ):
        view = DeviceArray(array.session, array.buffer, layout).copy()
        layout = view.layout
        array, merged = view, shapes.merged([Layout(batch, layout.strides[:-2], 0, layout.dtype)])[0]
    count, stride = (merged.shape[0], merged.strides[0]) if merged is not None and merged.shape else (1, 0)
    form = Layout((count, *layout.shape[-2:]), (stride, *layout.strides[-2:]), layout.offset, layout.dtype)
    return execute.strided(array, form)


def _reordered(layout: Any, axes: int) -> bool:
    """Return whether the first axes are out of order when sorted by stride."""
    strides = [
        abs(s) for s, extent in zip(layout.strides[:axes], layout.shape[:axes], strict=True) if extent != 1
    ]
    return strides != sorted(strides, reverse=True)


def dot(a: Any, b: Any, out: Any = None) -> DeviceArray:
    """`numpy.dot` for up to two axes, and of numbers."""
    left, right = collected((a, b)).values
    if not all(isinstance(x, DeviceArray) and x.ndim for x in (left, right)):
        return call(np.multiply, (left, right), out=out)  # type: ignore[no-any-return]
    if right.ndim > 2:
        raise ValueError("dot of device arrays takes a second operand of up to two axes; write numpy.matmul")
    return matmul(left, right, out)
