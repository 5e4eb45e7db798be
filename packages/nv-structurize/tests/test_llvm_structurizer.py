"""LLVM's own structurizer as an oracle: its result, ours and the original behave the same."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from random_functions import distances, module_text, program, raw_graph
from trace_oracle import Compiled

from nv_structurize import structurize

SCRIPT = Path(__file__).parent.parent / "fuzz" / "llvm_structurizer.py"


def test_behaves_like_llvms() -> None:
    rng = random.Random(77)  # LLVM's aborts on winding graphs
    graphs = [rng.choice((raw_graph, program))(rng) for _ in range(40)]
    graphs = [graph for graph in graphs if distances(graph)[0] >= 0]
    before = module_text(graphs, random.Random(77))
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], input=before, capture_output=True, text=True, check=True
    )
    lines = [line for line in done.stdout.split("\n") if not line.startswith("target ")]
    versions = [Compiled(ir) for ir in (before, structurize(before), "\n".join(lines))]
    for place in range(len(graphs)):
        for seed in range(3):
            first, *others = (version.trace(f"f{place}", seed) for version in versions)
            assert others == [first, first]
