"""Launching a program on arrays of any layout."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.arrays.views import Layout
from numba_vulkan.elementwise import kernels, shapes
from numba_vulkan.elementwise.program import Program
from numba_vulkan.sessions.session import Session

LOCAL_SIZE = 256


def run(
    program: Program, outputs: Sequence[DeviceArray], inputs: Sequence[Any], mask: DeviceArray | None = None
) -> None:
    """Compute a program.

    Parameters
    ----------
    outputs
        Arrays of one shape, of the dtypes of the program's outputs. None may overlap an input other than exactly.
    inputs
        One for each input: an array that is broadcast to that shape, or a number of the input's dtype.
    mask
        Where to compute, broadcast likewise; for a masked program.
    """
    shape = outputs[0].shape
    if 0 in shape:
        return
    operands = [*outputs, *inputs, *([] if mask is None else [mask])]
    arrays = [operand for operand in operands if isinstance(operand, DeviceArray)]
    if all(array.shape == shape for array in arrays):
        order = next((o for o in ("C", "F") if all(array.is_contiguous(o) for array in arrays)), None)
        if order is not None:
            launch(program, kernels.FLAT, [flat(x) if isinstance(x, DeviceArray) else x for x in operands])
            return
    layouts = shapes.merged([shapes.stretched(array.layout, shape) for array in arrays])
    _run_strided(program, operands, arrays, layouts)


def _run_strided(
    program: Program, operands: Sequence[Any], arrays: Sequence[DeviceArray], layouts: Sequence[Layout]
) -> None:
    extents = layouts[0].shape
    axes = next((axes for axes in kernels.STRIDED if axes >= len(extents)), kernels.STRIDED[-1])
    leading = extents[: max(len(extents) - axes, 0)]
    for index in itertools.product(*map(range, leading)):
        views = iter(
            [
                strided(array, shapes.padded(_at(layout, index), axes))
                for array, layout in zip(arrays, layouts, strict=True)
            ]
        )
        launch(program, axes, [next(views) if isinstance(x, DeviceArray) else x for x in operands])


def _at(layout: Layout, index: tuple[int, ...]) -> Layout:
    """The part of a layout at an index of its first axes."""
    offset = layout.offset + sum(k * stride for k, stride in zip(index, layout.strides, strict=False))
    return Layout(layout.shape[len(index) :], layout.strides[len(index) :], offset, layout.dtype)


def launch(program: Program, axes: int, operands: Sequence[Any]) -> None:
    """Launch the program's kernel for flat or strided operands."""
    size = operands[0].size
    kernels.kernel(program, axes)[groups_of(size), LOCAL_SIZE, operands[0].session.stream](*operands)


def groups_of(size: int) -> int:
    """The workgroups that cover so many elements."""
    return -(-size // LOCAL_SIZE)


def flat(array: DeviceArray) -> DeviceArray:
    """A contiguous array, of either order, as one with one axis."""
    layout = array.layout
    if len(layout.shape) == 1 and array.is_contiguous():
        return array
    one = Layout((layout.size,), (layout.dtype.itemsize,), layout.offset, layout.dtype)
    return DeviceArray(array.session, array.buffer, one)


def strided(array: DeviceArray, layout: Layout) -> DeviceArray:
    """A view for which kernels of any strides are compiled, even if it happens to be contiguous."""
    view = DeviceArray(array.session, array.buffer, layout)
    if view.kind.type.layout != "A":
        view.kind = array.session.array_kind(
            layout.dtype, len(layout.shape), "A", view.kind.small, layout.aligned
        )
        view.packed = view.pack(True)
    return view


def empty(session: Session, shape: tuple[int, ...], dtype: Any, order: str = "C") -> DeviceArray:
    """A new array of a dtype that the device can hold."""
    nbytes = math.prod(shape) * dtype.itemsize
    buffer = session.device.buffer(max(-(-nbytes // 4) * 4, 4))
    if session.others:
        buffer.uses = []
    return DeviceArray(session, buffer, Layout(shape, shapes.strides_of(shape, dtype, order), 0, dtype))
