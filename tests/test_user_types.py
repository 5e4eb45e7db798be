"""What a type checker says of a user's program: nothing where it is right, the line where it is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy", reason="mypy is missing: pip install mypy")

PROGRAM = """\
from pathlib import Path
from typing import Any

import numpy as np

import numba_vulkan as nv
import nv_runtime


@nv.jit
def scale(x: Any, factor: Any) -> None:
    i = nv.grid(1)
    if i < x.size:
        nv.atomic.add(x, i, factor)


@nv.jit("void(float32[:])", fastmath={"contract"}, cache=True, error_model="python")
def clear(x: Any) -> None:
    tile = nv.shared.array((8, 8), np.float32)
    nv.barrier()
    x[nv.global_id(0)] = tile[0, 0]


@nv.jit(cach=True)  # error: Unexpected keyword argument|No overload variant
def misspelt(x: Any) -> None: ...


@nv.jit(boundscheck="yes")  # error: incompatible type|No overload variant
def mistaken(x: Any) -> None: ...


host = np.arange(8, dtype=np.float32)
array = nv.to_device(host)
rows, dtype = array.shape[0], array.dtype
stream = nv.stream("gpu")
scale.forall(host.size, stream=stream)(array, 2.0)
scale[(4, 1), 64](array, 2.0)
back = array.copy_to_host()
total = float(back.sum())
name: str = nv.list_devices()[0].name
number: int = nv.list_devices()[0].name  # error: Incompatible types in assignment
nv.device_array((2, 3), np.int32, "K")  # error: incompatible type "Literal['K']"
nv.to_device(host, devise=0)  # error: Unexpected keyword argument "devise"
nv.gird(1)  # error: has no attribute "gird"
scale.forall(extend=8)  # error: keyword argument "extend"
nv_runtime.run(Path("scale.spv"), {0: host}, groups=1, push={"factor": 2.5})
nv_runtime.run("scale.spv", {0: host}, group=1)  # error: keyword argument "group"
with nv.current_device().profile() as profile:
    nv.synchronize()
print(profile.table(), total, rows, dtype)
"""


def test_mypy_finds_the_mistakes_of_a_program_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", "--no-color-output", "program.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    found: dict[int, str] = {}
    for number, text in re.findall(r"^program\.py:(\d+): error: (.*)$", done.stdout, re.MULTILINE):
        found[int(number)] = found.get(int(number), "") + text
    expected = {
        number: match[1]
        for number, line in enumerate(PROGRAM.splitlines(), 1)
        if (match := re.search(r"# error: (.*)$", line))
    }
    assert found.keys() == expected.keys(), done.stdout + done.stderr
    for number, wanted in expected.items():
        assert any(part in found[number] for part in wanted.split("|")), (wanted, found[number])
