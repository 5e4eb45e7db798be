"""Several processes give what one gives."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from behaviour import graphs_of
from random_functions import module_text

from nv_structurize import InvalidInput, Options, Unsupported, structurize, structurize_with_reports
from nv_structurize.__main__ import main

REFUSED = "define void @{}(ptr %p) {{\ne:\n  br label %l\n\nl:\n  indirectbr ptr %p, [label %l]\n}}\n\n"


@pytest.mark.parametrize("jobs", [2, 5])
def test_the_result_is_the_same(jobs: int) -> None:
    ir = module_text(graphs_of(3, 12), random.Random(3))
    alone, expected = structurize_with_reports(ir)
    together, reports = structurize_with_reports(ir, Options(jobs=jobs))
    assert together == alone
    assert [report.counts for report in reports] == [report.counts for report in expected]


def test_the_first_function_refused_is_named() -> None:
    ir = "".join(REFUSED.format(name) for name in ("a", "b", "c"))
    with pytest.raises(Unsupported, match="function @a, block %l"):
        structurize(ir, Options(jobs=3))
    assert structurize(ir, Options(jobs=2, skip_unsupported=True)) == ir


def test_at_least_one() -> None:
    with pytest.raises(InvalidInput, match="jobs=0"):
        Options(jobs=0)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.ll"
    path.write_text(REFUSED.format("a") + REFUSED.format("b"))
    assert main([str(path), "--jobs", "2", "--skip-unsupported"]) == 0
    told = capsys.readouterr()
    assert told.out == path.read_text()
    assert [line.split(",")[0] for line in told.err.splitlines()] == [
        "nv-structurize: left as it is: function @a",
        "nv-structurize: left as it is: function @b",
    ]
