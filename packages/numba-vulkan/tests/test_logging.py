"""What the loggers "numba_vulkan" and "nv_runtime" tell, and that nobody pays who does not listen."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import numba_vulkan as nv

PROGRAM = """
import numpy as np
import numba_vulkan as nv

@nv.jit(cache=True)
def double(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= 2

x = np.ones(4, dtype=np.float32)
double.forall(x.size)(x)
assert x.tolist() == [2] * 4
"""
LISTEN = "import logging; logging.basicConfig(level=logging.{level}, format='%(name)s %(levelname)s %(message)s')\n"


def messages(tmp_path: Path, level: str) -> list[str]:
    """The log of a process that runs one kernel with a cache of its own."""
    path = tmp_path / "program.py"
    path.write_text(LISTEN.format(level=level) + PROGRAM)
    environment = {**os.environ, "NUMBA_VULKAN_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, str(path)], env=environment, capture_output=True, text=True, check=True
    )
    return [line for line in done.stderr.splitlines() if line.startswith(("numba_vulkan ", "nv_runtime "))]


def test_info_tells_the_device_and_what_was_compiled(tmp_path: Path) -> None:
    lines = messages(tmp_path, "INFO")
    name = nv.current_device().name
    assert [line for line in lines if line.startswith("nv_runtime INFO opened device ") and name in line]
    assert [line for line in lines if line.startswith(f"numba_vulkan INFO current device: {name} (")]
    compiled = [
        line for line in lines if line.startswith("numba_vulkan INFO kernel double(Array(float32, 1, ")
    ]
    assert len(compiled) == 1 and compiled[0].endswith(" ms")
    assert not [line for line in lines if "cache" in line]


def test_debug_tells_stages_and_what_the_caches_had(tmp_path: Path) -> None:
    first, second = (messages(tmp_path, "DEBUG") for _ in range(2))
    for stage in ("translate", "lower", "structurize", "emit"):
        line = f"numba_vulkan DEBUG {stage} took "
        assert any(entry.startswith(line) for entry in first)
        assert not any(entry.startswith(line) for entry in second)
    assert any(" to compile <Kernel double" in line for line in first)
    kernels = str(tmp_path / "cache" / "kernels")
    assert any(line.startswith(f"numba_vulkan DEBUG cache miss: {kernels}") for line in first)
    assert any(line.startswith(f"numba_vulkan DEBUG cache hit: {kernels}") for line in second)
    assert any(line.startswith("nv_runtime DEBUG pipeline cache ") for line in second)


def test_nothing_is_shown_to_who_did_not_ask(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import logging\n" + PROGRAM)
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")


def test_opening_a_device_does_not_import_logging() -> None:
    code = "import sys, nv_runtime; nv_runtime.open_device(); print('logging' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_selection_is_told_with_the_place_in_our_code(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="numba_vulkan"):
        nv.select_device(nv.current_device())
    (record,) = caplog.records
    assert "(selected by <Device " in record.getMessage()
    assert record.filename == "devices.py"
    assert any(
        isinstance(handler, logging.NullHandler) for handler in logging.getLogger(record.name).handlers
    )


def test_launches_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    @nv.jit
    def nothing(x):
        pass

    array = nv.to_device(np.zeros(3))
    nothing[1, 1](array)
    with caplog.at_level(logging.DEBUG):
        nothing[1, 1](array)
        nv.synchronize()
    assert [record for record in caplog.records if record.name in ("numba_vulkan", "nv_runtime")] == []
