"""Where kernels are written and run beside a plain program: prompts, notebooks, a zip, `python -O`, pytest-xdist."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

MODULES = ("nv_types", "nv_lower", "nv_structurize", "nv_spirv", "nv_runtime", "numba_vulkan")
PROGRAM = '''\
import math
import numpy as np
import numba_vulkan as nv

@nv.jit(cache=True)
def kernel(x, limit):
    """Doubles."""
    i = nv.grid(1)
    if i < x.size:
        if x[i] > limit:
            raise ValueError("too large")
        x[i] = 2 * x[i] + math.sin(0.0)

@nv.jit
def mistaken(x):
    x[0] = {1: x[0]}[1]

x = np.arange(4.0)
kernel.forall(x.size)(x, 100.0)
print(x.tolist())
device = nv.to_device(x)
device[1:3].fill(5)
print(device.copy_to_host().tolist())
try:
    kernel.forall(x.size)(x, 1.0)
except ValueError as error:
    print("ValueError:", error)
try:
    mistaken.forall(1)(x)
except Exception as error:
    print("refused at line", str(error).split(":")[1])
'''
PRINTED = """\
[0.0, 2.0, 4.0, 6.0]
[0.0, 5.0, 5.0, 6.0]
ValueError: too large
"""


def run(*command: str, folder: Path, text: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python with caches of its own."""
    environment = {**os.environ, "NUMBA_VULKAN_CACHE_DIR": str(folder / "cache")}
    return subprocess.run(
        [sys.executable, *command],
        input=text,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "program.py").write_text(PROGRAM)
    return "program.py"


@pytest.mark.parametrize("option", ["-O", "-OO"])
def test_optimised_python(option: str, program: str, tmp_path: Path) -> None:
    done = run(option, program, folder=tmp_path)
    assert (done.stdout, done.stderr) == (PRINTED + "refused at line 16\n", "")


def test_asserts_of_a_kernel_are_left_out_with_python_o_and_raise_without(tmp_path: Path) -> None:
    code = """\
import numpy as np, numba_vulkan as nv
@nv.jit
def check(x):
    assert x[0] > 0, "not positive"
    x[0] += 1
x = np.zeros(1)
check[1, 1](x)
print(x)
"""
    (tmp_path / "program.py").write_text(code)
    plain, optimised = run("program.py", folder=tmp_path), run("-O", "program.py", folder=tmp_path)
    assert plain.returncode == 1 and "AssertionError: not positive" in plain.stderr
    assert optimised.stdout == "[1.]\n"


def test_packages_in_a_zip(tmp_path: Path) -> None:
    """Modules, grammar tables and the math library come from the archive; a second run finds its cache."""
    archive = tmp_path / "app.pyz"
    checks = f"""
import importlib, nv_spirv
for name in {MODULES!r}:
    assert "app.pyz" in importlib.import_module(name).__file__, name
spirv = kernel.inspect_spirv("void(float64[::1], float64)")
assert nv_spirv.assemble(nv_spirv.disassemble(spirv)) == spirv
nv.current_device().kernel(spirv, isolated=True)
print("all from the archive")
"""
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("__main__.py", PROGRAM + checks)
        for name in MODULES:
            folder = Path(str(importlib.import_module(name).__file__)).parent
            for path in sorted(folder.rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    file.write(path, path.relative_to(folder.parent))
    for _ in range(2):
        done = run("app.pyz", folder=tmp_path)
        assert done.stdout == PRINTED + "refused at line 16\nall from the archive\n", done.stderr
    kernels = list((tmp_path / "cache" / "kernels").iterdir())
    assert len(kernels) == 1
    done = run("-c", "from nv_lower.__main__ import main; main(['--include'])", folder=tmp_path)
    assert Path(done.stdout.strip(), "nv.h").exists()


PROMPT = """\
import numpy as np
import numba_vulkan as nv
@nv.jit
def step(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] += 1

x = np.zeros(3)
step.forall(3)(x)
x
@nv.jit(cache=True)
def step(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] += 10
    if x[0] < 0:
        raise ValueError("negative")

step.forall(3)(x)
x
step
x[0] = -100
step.forall(3)(x)
@nv.jit
def mistaken(x):
    x[0] = {1: x[0]}[1]

mistaken.forall(1)(x)
"""


def test_kernels_typed_at_the_prompt(tmp_path: Path) -> None:
    """Two kernels of one name on the same lines of "<stdin>" are two kernels, cached ones too."""
    for _ in range(2):
        done = run("-i", "-q", folder=tmp_path, text=PROMPT)
        assert "array([1., 1., 1.])" in done.stdout
        assert "array([11., 11., 11.])" in done.stdout
        assert "<kernel __main__.step(x), compiled for (array(float64, 1d, C))>" in done.stdout
        assert "ValueError: negative" in done.stderr
        assert re.search(r"<stdin>(-\d+)?:3: dictionaries cannot be used in a kernel", done.stderr)


CELLS = """\
import sys
from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell.instance()
shell.colors = "NoColor"

def cell(text):
    result = shell.run_cell(text, store_history=True)
    return result.error_before_exec or result.error_in_exec or result.result

cell("import numpy as np\\nimport numba_vulkan as nv\\nx = np.zeros(3)")
for amount in (1, 10):  # a cell that is edited and run again
    cell(f'''
@nv.jit(cache=True)
def step(x):
    i = nv.grid(1)
    if i < x.size:
        x[i] += {amount}
''')
    cell("step.forall(3)(x)")
print("values", cell("x.tolist()"))
cell("@nv.jit\\ndef helper(v):\\n    return v * 2\\n")
cell("@nv.jit\\ndef uses(x):\\n    x[nv.grid(1)] = helper(x[nv.grid(1)])\\n")
cell("uses[1, 3](x)")
print("values", cell("x.tolist()"))
error = cell("@nv.jit\\ndef mistaken(x):\\n    x[0] = {1: x[0]}[1]\\n\\nmistaken.forall(1)(x)")
print("refused", str(error).splitlines()[0])
print("completes", sorted(name for name in shell.Completer.attr_matches("nv.at")))
"""


def test_cells_of_a_notebook(tmp_path: Path) -> None:
    """IPython's shell, which notebooks run too: sources come from linecache under made-up file names."""
    pytest.importorskip("IPython", reason="IPython is missing: pip install ipython")
    (tmp_path / "cells.py").write_text(CELLS)
    environment = {**os.environ, "IPYTHONDIR": str(tmp_path / "ipython")}
    done = subprocess.run(
        [sys.executable, "cells.py"],
        cwd=tmp_path,
        env={**environment, "NUMBA_VULKAN_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert "values [11.0, 11.0, 11.0]" in done.stdout, done.stdout + done.stderr
    assert "values [22.0, 22.0, 22.0]" in done.stdout
    assert ":3: dictionaries cannot be used in a kernel" in done.stdout.partition("refused ")[2]
    assert "atomic" in done.stdout.partition("completes ")[2]


def test_workers_of_pytest_xdist(tmp_path: Path) -> None:
    """Processes that start at once and share one empty cache folder."""
    pytest.importorskip("xdist", reason="pytest-xdist is missing: pip install pytest-xdist")
    body = """
import numpy as np
import numba_vulkan as nv
import pytest

@nv.jit(cache=True)
def scale(x, factor):
    i = nv.grid(1)
    if i < x.size:
        x[i] *= factor

@pytest.mark.parametrize("factor", range(12))
def test_scale(factor):
    x = np.ones(1000)
    scale.forall(x.size)(x, float(factor))
    assert (x == factor).all()
"""
    (tmp_path / "test_many.py").write_text(body)
    done = run("-m", "pytest", "-q", "-n", "3", "-p", "no:cacheprovider", "test_many.py", folder=tmp_path)
    assert done.returncode == 0 and "12 passed" in done.stdout, done.stdout + done.stderr
    assert len([path for path in (tmp_path / "cache" / "kernels").iterdir() if path.suffix == ".spv"]) == 1
