"""Which workgroups of a grid one workgroup of the dispatch does the work of.

A device starts a workgroup in the time of a few dozen instructions of its invocations; kernels of a few dozen
instructions are compiled such that one workgroup can do the work of several (`nv_lower.passes.coarsen_groups`).
A grid that keeps the device busy for long anyway is then dispatched as fewer workgroups, and what does not divide as a
second part. Measured with saxpy, 256 invocations a workgroup, in ms for 1, 2, 4, 8 and 16: on an H200 with 2**20
workgroups 1.02, 0.93, 0.90, 0.90, 0.90; on llvmpipe with 2**8 0.28, 0.22, 0.21, 0.17, 0.15.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from numba_vulkan.launching.configuration import Triple

if TYPE_CHECKING:
    import nv_runtime

#: A kernel, its workgroups, and the number of the first: what `Stream.launch_parts` takes.
Dispatch = tuple["nv_runtime.Kernel", Triple, Triple]

#: The specialization constant that says how many.
SPEC_ID = 3


class Part(NamedTuple):
    """A dispatch: its workgroups, how many each does the work of, and the number of the first."""

    groups: Triple
    each: int = 1
    base: Triple = (0, 0, 0)


def parts(device: nv_runtime.Device, groups: Triple) -> tuple[Part, ...]:
    """The dispatches that cover a grid.

    A GPU keeps thousands of workgroups at a time, a CPU one for each core: either still gets several times that.
    """
    each, least = (16, 256) if device.info.kind == "cpu" else (4, 32768)
    x, y, z = groups
    if x < each or x * y * z < least:
        return (Part(groups),)
    whole, rest = divmod(x, each)
    coarse = Part((whole, y, z), each)
    return (coarse, Part((rest, y, z), 1, (x - rest, 0, 0))) if rest else (coarse,)


def launcher(stream: nv_runtime.Stream, dispatches: Sequence[Dispatch]) -> Callable[..., None]:
    """What launches a grid with given push constants, and keeps an object alive: as `Stream.grid_launcher` makes it."""
    (kernel, groups, _), *others = dispatches
    if not others:
        return stream.grid_launcher(kernel, groups)

    def launch(push: bytes, keep: Any = None) -> None:
        stream.launch_parts(dispatches, push, (), keep)

    return launch
