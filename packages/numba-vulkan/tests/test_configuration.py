"""What `kernel[...]` and `forall` accept, and what they say about the rest."""

from __future__ import annotations

import numpy as np
import pytest

from numba_vulkan import LaunchError
from numba_vulkan.launching.configuration import extent_groups, launch_key


@pytest.mark.parametrize(
    ("given", "groups", "local_size"),
    [
        ((4, 64), (4, 1, 1), (64, 1, 1)),
        (((4, 2), (8, 8)), (4, 2, 1), (8, 8, 1)),
        (([4, 2, 3], 32), (4, 2, 3), (32, 1, 1)),
        ((np.int32(5), np.uint8(16)), (5, 1, 1), (16, 1, 1)),
        ((0, 64), (0, 1, 1), (64, 1, 1)),
    ],
)
def test_accepted(given: object, groups: tuple[int, ...], local_size: tuple[int, ...]) -> None:
    assert launch_key(given, "k") == (groups, (local_size, None), None)


@pytest.mark.parametrize(
    ("given", "shared_bytes"),
    [
        ((4, 64, None, 0), 0),
        ((4, 64, None, np.int64(1024)), 1024),
        ((4, 64, 0, 64), 64),
        ((4, 64, None, None), None),
    ],
)
def test_shared_bytes(given: object, shared_bytes: int | None) -> None:
    assert launch_key(given, "k") == ((4, 1, 1), ((64, 1, 1), shared_bytes), None)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (4, "number of workgroups and their size"),
        ((4,), "number of workgroups and their size"),
        ((4, 64, None, None, None), "number of workgroups and their size"),
        ((4, 0), "the workgroup size must be positive"),
        ((-1, 64), "the number of workgroups must be non-negative"),
        ((4.0, 64), "is an integer or a tuple"),
        ((4, (1, 2, 3, 4)), "one to three axes, not 4"),
        ((4, ()), "one to three axes, not 0"),
        ((4, 64, "fast"), "is a stream, not str"),
        ((4, 64, None, 4.0), "bytes of shared arrays are an integer, not 4.0"),
        ((4, 64, None, -4), "bytes of shared arrays must be from 0"),
    ],
)
def test_refused(given: object, message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        launch_key(given, "k")


@pytest.mark.parametrize(
    ("extent", "local_size", "groups", "sizes"),
    [
        (1000, None, (4, 1, 1), (256, 1, 1)),
        (0, None, (0, 1, 1), (256, 1, 1)),
        ((33, 16), None, (3, 1, 1), (16, 16, 1)),
        ((9, 8, 5), None, (2, 1, 2), (8, 8, 4)),
        (1000, 100, (10, 1, 1), (100, 1, 1)),
        (2**31 + 1, 256, (2**23 + 1, 1, 1), (256, 1, 1)),
    ],
)
def test_extents(extent: object, local_size: object, groups: object, sizes: object) -> None:
    assert extent_groups(extent, local_size, "k") == (groups, sizes)
