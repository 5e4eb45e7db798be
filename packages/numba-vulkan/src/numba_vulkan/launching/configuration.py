"""Launch configurations: what `kernel[…]` and `forall` are given, as three integers each."""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

from numba_vulkan.errors import LaunchError

Triple = tuple[int, int, int]

#: Workgroups of `forall` that name no size, by number of axes: 256 invocations suit every GPU and divide its subgroups.
DEFAULT_LOCAL_SIZES: dict[int, Triple] = {1: (256, 1, 1), 2: (16, 16, 1), 3: (8, 8, 4)}


class Workgroup(NamedTuple):
    """What a workgroup has: invocations along each axis, and bytes for arrays that get their size at the launch.

    Without a number of bytes, kernels that have such arrays are not launched.
    """

    size: Triple
    shared_bytes: int | None = None


def launch_key(configuration: Any, name: str) -> tuple[Triple, Workgroup, Any]:
    """The groups, the workgroup and the stream of `kernel[configuration]`.

    Raises
    ------
    LaunchError
        Not of the form `groups, local_size`, perhaps followed by `stream`, perhaps followed by `shared_bytes`.
    """
    if not isinstance(configuration, tuple) or len(configuration) not in (2, 3, 4):
        raise LaunchError(
            f"{name}[{configuration!r}]: a launch needs the number of workgroups and their size: "
            f"{name}[groups, local_size](...), optionally followed by a stream and by the bytes of shared arrays"
        )
    groups, local_size, stream, given = (*configuration, None, None)[:4]
    if isinstance(stream, int) and stream == 0:  # numba.cuda's default stream
        stream = None
    if stream is not None and not hasattr(stream, "launch"):
        raise LaunchError(
            f"the third part of {name}[groups, local_size, stream] is a stream, not {type(stream).__name__}"
        )
    return (
        triple(groups, "the number of workgroups", 0),
        Workgroup(triple(local_size, "the workgroup size", 1), checked_bytes(given, name)),
        stream,
    )


def checked_bytes(given: Any, name: str) -> int | None:
    """The bytes that a launch gives for shared arrays; None where it says nothing of them."""
    if given is None:
        return None
    try:
        count = operator.index(given)
    except TypeError:
        raise LaunchError(
            f"{name}: the bytes of shared arrays are an integer, not {given!r}; write x.nbytes or "
            "count * numpy.dtype(dtype).itemsize"
        ) from None
    if not 0 <= count < 2**31:
        raise LaunchError(f"{name}: the bytes of shared arrays must be from 0 to 2**31 - 1, not {count}")
    return count


def triple(given: Any, what: str, least: int) -> Triple:
    """One to three integers as three; missing axes are 1."""
    axes = given if isinstance(given, tuple | list) else (given,)
    try:
        extents = tuple(map(operator.index, axes))
    except TypeError:
        if hasattr(given, "shape"):
            raise LaunchError(
                f"{what} is an integer or a tuple, not an array; write x.size or x.shape"
            ) from None
        raise LaunchError(f"{what} is an integer or a tuple of up to three, not {given!r}") from None
    if not 1 <= len(extents) <= 3:
        raise LaunchError(f"{what} has one to three axes, not {len(extents)}")
    if min(extents) < least:
        raise LaunchError(f"{what} must be {'positive' if least else 'non-negative'}, not {given!r}")
    return (*extents, 1, 1)[:3]  # type: ignore[return-value]


def extent_groups(extent: Any, local_size: Any, name: str) -> tuple[Triple, Triple]:
    """The workgroups that cover an extent, and their size."""
    extents = triple(extent, f"the extent of {name}.forall", 0)
    axes = len(extent) if isinstance(extent, tuple | list) else 1
    sizes = DEFAULT_LOCAL_SIZES[axes] if local_size is None else triple(local_size, "the workgroup size", 1)
    groups = tuple(-(-count // size) for count, size in zip(extents, sizes, strict=True))
    return groups, sizes  # type: ignore[return-value]
