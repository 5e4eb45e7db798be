"""Grids: three numbers of workgroups, and those beyond the device's limits, which are launched in parts.

`vkCmdDispatchBase` starts the workgroup numbers of a part at a base, so WorkgroupId and GlobalInvocationId
are right. NumWorkgroups is not: it is the part's. `kernels.split_grid` makes it a
constant of the module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..errors import InvalidInput


def three(groups: int | Sequence[int]) -> tuple[int, int, int]:
    """Normalise a grid to three non-negative numbers."""
    if isinstance(groups, int):
        sizes: tuple[int, ...] = (groups,)
    else:
        sizes = tuple(int(g) for g in groups)
    if not 1 <= len(sizes) <= 3 or min(sizes) < 0 or max(sizes) > 0xFFFFFFFF:
        raise InvalidInput(f"a grid is one to three numbers of workgroups below 2**32, not {groups!r}")
    x, y, z = sizes + (1,) * (3 - len(sizes))
    return x, y, z


def parts(
    groups: tuple[int, int, int], limits: tuple[int, int, int]
) -> Iterator[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """(base, size) of every dispatch that together cover the grid."""
    x, y, z = groups
    for k in range(0, z, limits[2]):
        for j in range(0, y, limits[1]):
            for i in range(0, x, limits[0]):
                yield (i, j, k), (min(limits[0], x - i), min(limits[1], y - j), min(limits[2], z - k))
