"""The benchmarks' kernels, small: real programs through every stage, on the device, against their references."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.layout import ROOT

sys.path.insert(0, str(ROOT / "benchmarks"))

from run import WORKLOADS


@pytest.fixture(scope="module")
def vulkan() -> Iterator[object]:
    import targets

    yield targets.vulkan()


@pytest.mark.parametrize("name", WORKLOADS)
def test_a_workload_gives_the_reference(name: str, vulkan: object) -> None:
    module_name, maker = WORKLOADS[name]
    module = importlib.import_module(f"workloads.{module_name}")
    case = getattr(module, maker)(module.SIZES["tiny"])
    program = case.program(vulkan)
    program.run()
    assert case.error(program.result()) <= case.tolerance


def test_a_workload_is_checked_by_more_than_itself() -> None:
    """The check of a case sees one wrong element."""
    from workloads import saxpy

    case = saxpy.case(1000)
    wrong = case.cpu().copy()
    wrong[17] += 1
    assert case.error(wrong) > case.tolerance


def test_the_driver_writes_a_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import json

    from run import main

    out = tmp_path / "table.json"
    arguments = ["--sizes", "tiny", "--only", "saxpy", "--targets", "vulkan,cpu", "--json", str(out)]
    assert main(arguments) == 0
    (row,) = json.loads(out.read_text())["workloads"]
    assert row["vulkan"]["right"]
    assert row["cpu"]["right"]
    assert "saxpy" in capsys.readouterr().out
