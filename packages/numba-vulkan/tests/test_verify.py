"""`numba-vulkan verify`: it passes here and in every setting of the drivers at hand, and notices what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.__main__ import main
from numba_vulkan.errors import Unsupported
from numba_vulkan.verify import AREAS, verify
from numba_vulkan.verify.bench import Bench

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")
#: What lavapipe is like on other processors: without AVX-512 and SSE4.1, and with other vector lengths.
SETTINGS = [
    "GALLIUM_OVERRIDE_CPU_CAPS=sse2",
    "GALLIUM_OVERRIDE_CPU_CAPS=avx",
    "LP_NATIVE_VECTOR_WIDTH=128",
    "LP_NATIVE_VECTOR_WIDTH=256",
    "LP_NATIVE_VECTOR_WIDTH=512",
]
TABLES = ("arithmetic", "conversions")


@pytest.mark.parametrize("area", AREAS)
def test_this_device_computes_right(area: str) -> None:
    report = verify(areas=(area,), quick=True)
    assert report.passed, str(report)
    assert not any(outcome.compared == 0 for outcome in report.outcomes if outcome.verdict == "right")


def in_process(setting: str, tmp_path: Path, *arguments: str) -> str:
    """The table that a process with caches of its own prints."""
    name, _, value = setting.partition("=")
    own = {"XDG_CACHE_HOME": str(tmp_path), "NUMBA_VULKAN_CACHE_DIR": str(tmp_path / "nv"), name: value}
    environment = {k: v for k, v in os.environ.items() if k != "MESA_SHADER_CACHE_DIR"} | own
    command = [sys.executable, "-m", "numba_vulkan", "verify", "--quick", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("setting", SETTINGS)
def test_lavapipe_computes_right_as_on_other_processors(setting: str, tmp_path: Path) -> None:
    device = nv.current_device()
    if not device.driver.startswith("llvmpipe"):
        pytest.skip(f"the settings are lavapipe's; this is {device.driver}")
    areas = (*TABLES, "subgroups") if "WIDTH" in setting else (*TABLES, "language")
    assert " 0 wrong" in in_process(setting, tmp_path, "--only", ",".join(areas))


@pytest.mark.skipif(
    not SWIFTSHADER.exists(), reason="SwiftShader is missing: apt-get install chromium-common"
)
def test_swiftshader_computes_right_and_refuses_what_it_lacks(tmp_path: Path) -> None:
    table = in_process(f"VK_DRIVER_FILES={SWIFTSHADER}", tmp_path)
    assert " 0 wrong" in table
    for lacking in ("shaderInt64", "shaderFloat16", "shaderFloat64"):
        assert f"the device lacks {lacking}" in table


def run_wrongly(bench: Bench, ir: str, arrays: dict[str, Any], groups: int) -> None:
    """As a driver that loses a bit of every result."""
    right(bench, ir, arrays, groups)
    for name, array in arrays.items():
        if name.startswith("out"):
            array.view(np.uint8)[...] ^= 1


right = Bench.run


@pytest.mark.parametrize("area", [area for area in AREAS if area != "language"])
def test_wrong_results_are_noticed_in_every_operation(area: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bench, "run", run_wrongly)
    report = verify(areas=(area,), quick=True)
    assert not report.passed
    assert not [outcome for outcome in report.outcomes if outcome.verdict == "right"]
    assert "WRONG" in str(report)


def test_wrong_results_of_kernels_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba_vulkan.arrays.device import DeviceArray

    copied = DeviceArray.copy_to_host

    def damaged(array: Any, *given: Any, **named: Any) -> Any:
        out = copied(array, *given, **named)
        out.view(np.uint8)[...] ^= 1
        return out

    monkeypatch.setattr(DeviceArray, "copy_to_host", damaged)
    report = verify(areas=("language",), quick=True)
    assert not [outcome for outcome in report.outcomes if outcome.verdict == "right"]


def test_one_operation_that_is_refused_does_not_take_the_others_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run(bench: Bench, ir: str, arrays: dict[str, Any], groups: int) -> None:
        if "llvm.bitreverse.i32" in ir:
            raise Unsupported("no reversal of bits here")
        right(bench, ir, arrays, groups)

    monkeypatch.setattr(Bench, "run", run)
    report = verify(areas=("arithmetic",), quick=True)
    words = [outcome for outcome in report.outcomes if outcome.subject == "i32"]
    assert Counter(outcome.verdict for outcome in words)["refused"] == 1
    assert "refused: i32 bitreverse: no reversal of bits here" in str(report)
    assert report.passed


def test_the_command_writes_json_and_says_by_its_exit_code_what_came_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.json"
    arguments = ["verify", "--quick", "--only", "memory", "--json", str(path)]
    assert main(arguments) == 0
    report = json.loads(path.read_text())
    assert report["passed"]
    assert report["device"] == nv.current_device().name
    assert {outcome["area"] for outcome in report["outcomes"]} == {"memory"}
    assert "0 wrong" in capsys.readouterr().out
    monkeypatch.setattr(Bench, "run", run_wrongly)
    assert main(arguments) == 1
    assert not json.loads(path.read_text())["passed"]
    with pytest.raises(SystemExit) as stopped:
        main(["verify", "--only", "spelling"])
    assert stopped.value.code == 2
    assert main(["verify", "--device", "no such device"]) == 1
