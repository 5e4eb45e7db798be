"""Deep calls do not map memory for each call."""

from __future__ import annotations

import sys

import pytest

from nv_lower.frames import roomy


def depth(n: int) -> int:
    return 0 if n == 0 else 1 + depth(n - 1)


def test_what_is_called_gives_its_result_and_has_its_name() -> None:
    @roomy
    def add(a: int, *, b: int = 2) -> int:
        """Two numbers' sum."""
        return a + b

    assert add(1) == 3
    assert add(1, b=5) == 6
    assert (add.__name__, add.__doc__) == ("add", "Two numbers' sum.")
    assert roomy(depth)(500) == 500


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts page faults, as Linux does")
def test_a_call_at_any_depth_maps_nothing() -> None:
    import resource

    def leaf(a: int, b: int, c: int) -> int:
        return a

    def loop() -> int:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        for _ in range(200):
            leaf(1, 2, 3)
        return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

    def at(level: int) -> int:
        return loop() if level == 0 else at(level - 1)

    # A chunk that is mapped anew for each call faults once for each, at some depth within 16 KiB.
    if max(at(level) for level in range(300)) < 200:
        pytest.skip("this Python keeps chunks when they are empty")
    assert max(roomy(at)(level) for level in range(300)) < 100
