"""Launch configurations: what `kernel[…]` and `forall` are given, as three integers each."""

from __future__ import annotations

import operator
from typing import Any

from numba_vulkan.errors import LaunchError

Triple = tuple[int, int, int]

#: Workgroups of `forall` that name no size, by number of axes: 256 invocations suit every GPU and divide its subgroups.
DEFAULT_LOCAL_SIZES: dict[int, Triple] = {1: (256, 1, 1), 2: (16, 16, 1), 3: (8, 8, 4)}


def launch_key(configuration: Any, name: str) -> tuple[Triple, Triple, Any]:
    """The groups, the local size and the stream of `kernel[configuration]`.

    Raises
    ------
    LaunchError
        Not of the form `groups, local_size` or `groups, local_size, stream`.
    """
    if not isinstance(configuration, tuple) or len(configuration) not in (2, 3):
        raise LaunchError(
            f"{name}[{configuration!r}]: a launch needs the number of workgroups and their size: "
            f"{name}[groups, local_size](...), optionally with a stream as third"
        )
    groups, local_size, *rest = configuration
    stream = rest[0] if rest else None
    if stream is not None and not hasattr(stream, "launch"):
        raise LaunchError(
            f"the third part of {name}[groups, local_size, stream] is a stream, not {type(stream).__name__}"
        )
    return (
        triple(groups, "the number of workgroups", 0),
        triple(local_size, "the workgroup size", 1),
        stream,
    )


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
