"""Each file in `cases` is a shape of control flow; what it becomes stands beside it. BLESS=1 rewrites that."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from nv_structurize import Options, structurize, violations

CASES = sorted(p for p in (Path(__file__).parent / "cases").glob("*.ll") if not p.name.endswith(".out.ll"))


def body(ir: str) -> str:
    """Without comments and the name of the source."""
    return "\n".join(line for line in ir.split("\n") if not line.startswith((";", "source_filename"))).lstrip(
        "\n"
    )


def calls(ir: str) -> Counter[str]:
    """Each call by its callee and the number that the case gave it."""
    return Counter(re.findall(r"call .*?(@[\w.]+\((?:i32 \d+)?)", ir))


def reachable(ir: str) -> str:
    """Without the functions' unreachable blocks."""
    return structurize(ir, Options(until="drop_unreachable"))


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_becomes_what_stands_beside_it(path: Path) -> None:
    expected = path.with_suffix(".out.ll")
    result = body(structurize(path.read_text()))
    if os.environ.get("BLESS"):
        expected.write_text(result)
    assert result == expected.read_text()


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_breaks_no_rule_loses_no_call_and_copies_no_barrier(path: Path) -> None:
    before = path.read_text()
    for options in (
        Options(),
        Options(loop_ends="smallest"),
        Options(loop_ends="dominated"),
        Options(switches="keep"),
        Options(switches="lower"),
    ):
        after = structurize(before, options)
        assert violations(after) == []
        assert set(calls(after)) == set(calls(reachable(before)))
        assert calls(after)["@nv.barrier("] == calls(before)["@nv.barrier("]
        assert structurize(after, options) == after


def test_there_are_enough_shapes() -> None:
    assert len(CASES) >= 120
