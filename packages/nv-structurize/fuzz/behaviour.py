"""Fuzz: structurizing random functions keeps their behaviour and breaks no rule.

    python packages/nv-structurize/fuzz/behaviour.py --count 100000 --seed 1

For each function: no violation of structured form, no convergent call copied or moved into or out of a loop, the same
trace (blocks, values, result) in LLVM's JIT for several decision seeds, and structurizing again changes nothing. Half
of the batches use other options than the default. A failing function is reduced (`reduction.py`) and printed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from random_functions import (
    Graph,
    distances,
    module_text,
    program,
    random_style,
    raw_graph,
    winding_graph,
    with_quiet_blocks,
)
from reduction import reduced
from trace_oracle import Compiled, calls_in, loop_depths

from nv_structurize import Options, structurize, structurize_with_reports, violations

RUNS = 5
BATCH = 50
OTHERS = tuple(
    Options(loop_ends=ends, switches=switches)
    for ends in ("tails", "smallest", "dominated")
    for switches in ("outer", "keep", "lower")
)


def graphs_of(seed: int, count: int) -> list[Graph]:
    """The functions of one batch."""
    rng, quieting = random.Random(seed), random.Random(seed + 1)
    graphs = [rng.choice((raw_graph, winding_graph, program, program))(rng) for _ in range(count)]
    return [with_quiet_blocks(graph, quieting) for graph in graphs]


def options_of(seed: int) -> Options:
    """The options for one batch."""
    return Options() if seed % 2 else OTHERS[seed // 2 % len(OTHERS)]


def failure(graphs: list[Graph], seed: int, options: Options | None = None) -> str | None:
    """What is wrong with structurizing a module of these graphs; None if nothing is."""
    before = module_text(graphs, random.Random(seed), random_style(random.Random(seed)))
    try:
        after = structurize(before, options)
    except Exception as error:  # any exception is a finding
        return f"{type(error).__name__}: {error}"
    again, reports = structurize_with_reports(after, options)
    if again != after or any(report.changed for report in reports):  # it changes only what breaks a rule
        return next((str(v) for v in violations(after)), "structurizing twice changes the result")
    return _difference(before, after, graphs)


def _difference(before: str, after: str, graphs: list[Graph]) -> str | None:
    if "convergent" in before and any(len(ids) != len(set(ids)) for ids in calls_in(after).values()):
        return "a convergent call was copied"
    if "convergent" in before:
        depths = loop_depths(after)
        for name, calls in loop_depths(before).items():
            if depths[name] != calls:
                return f"{name}: a convergent call moved into or out of a loop"
    old, new = Compiled(before), Compiled(after)
    for place, graph in enumerate(graphs):
        if distances(graph)[0] < 0:
            continue  # it never ends, so that there is nothing to run
        for run in range(RUNS):
            seed = place * 7919 + run * 104729
            expected, found = old.trace(f"f{place}", seed), new.trace(f"f{place}", seed)
            if expected != found:
                return f"f{place}, seed {seed}: expected {expected}, found {found}"
    return None


def check_batch(seed: int, count: int = BATCH) -> str | None:
    """Check one batch; for a failure, the smallest graph that still fails, as text."""
    graphs, options = graphs_of(seed, count), options_of(seed)
    if failure(graphs, seed, options) is None:
        return None
    for graph in graphs:
        why = failure([graph], seed, options)
        if why is not None:
            small = reduced(graph, lambda g: failure([g], seed, options) is not None)
            return f"seed {seed}, {options}: {why}\nreduced: {small}\n{failure([small], seed, options)}"
    return f"seed {seed}, {options}: fails only as a batch: {failure(graphs, seed, options)}"


def main() -> int:
    """Run batches until `--count` functions have passed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    start = time.perf_counter()
    done = failed = 0
    seed = chosen.seed
    while done < chosen.count:
        found = check_batch(seed)
        if found is not None:
            failed += 1
            print(found)
        done += BATCH
        seed += 1
    print(f"{done} functions, {failed} batches failed, {time.perf_counter() - start:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
