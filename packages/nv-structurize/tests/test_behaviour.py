"""Fixed seeds of the behaviour fuzzer: 500 random functions, run before and after in LLVM's JIT."""

from __future__ import annotations

import pytest
from behaviour import check_batch, failure, graphs_of
from small_graphs import batches, check

from nv_structurize import Options


@pytest.mark.parametrize("seed", range(10))
def test_random_functions_keep_their_behaviour(seed: int) -> None:
    assert check_batch(seed, 50) is None


@pytest.mark.parametrize(
    "options",
    [
        Options(loop_ends="smallest"),
        Options(loop_ends="dominated"),
        Options(switches="lower"),
        Options(switches="keep"),
    ],
    ids=lambda o: f"{o.loop_ends}-{o.switches}",
)
def test_options_keep_behaviour(options: Options) -> None:
    assert failure(graphs_of(1000, 30), 1000, options) is None


def test_values_of_deeply_nested_irreducible_loops_survive() -> None:
    """A dispatcher that took in more than the entries cut a value off, which then came out as poison."""
    assert check_batch(102831, 50) is None


def test_every_small_graph() -> None:
    """All graphs of up to four blocks; `fuzz/small_graphs.py` runs the 32,864 of up to five."""
    assert [found for seed, batch in enumerate(batches(4, 1, 0)) if (found := check(batch, seed))] == []


@pytest.mark.parametrize("seed", [31, 5031])
def test_blocks_that_are_empty(seed: int) -> None:
    """The phi nodes of an empty join before a latch were lost; so was a loop header that was empty."""
    assert check_batch(seed, 50) is None
