"""The disk cache: hits in later processes, misses after any change, damage without consequences."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import numba_vulkan as nv
from numba_vulkan.cache import disk

KERNEL = """
import sys
import numpy as np
import numba_vulkan as nv
from helper import scale

@nv.jit(cache=True)
def kernel(x):
    i = nv.grid(1)
    if x[i] > 99:
        raise ValueError("too large")
    x[i] = scale(x[i])

x = np.full(4, 3.0)
kernel[1, 4](x)
try:
    kernel[1, 4](np.full(4, 100.0))
except ValueError as error:
    print(x[0], "nv_lower.frontend" in sys.modules, error)
"""
HELPER = """
import numba

@numba.njit
def scale(x):
    return x * FACTOR
"""


def run(folder: Path, factor: str) -> list[str]:
    """What the program prints: the result, whether it compiled, and the exception's text."""
    (folder / "program.py").write_text(KERNEL)
    (folder / "helper.py").write_text(HELPER.replace("FACTOR", factor))
    result = subprocess.run(
        [sys.executable, "program.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "NUMBA_VULKAN_CACHE_DIR": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split(maxsplit=2)


def test_hit_and_edited_helper(tmp_path: Path) -> None:
    assert run(tmp_path, "2") == ["6.0", "True", "too large\n"]
    assert run(tmp_path, "2") == ["6.0", "False", "too large\n"]
    assert run(tmp_path, "5") == ["15.0", "True", "too large\n"]  # the published version gave 6 here
    assert run(tmp_path, "2") == ["6.0", "False", "too large\n"]


def test_damaged_files(tmp_path: Path) -> None:
    run(tmp_path, "2")
    folder = tmp_path / "cache" / "kernels"
    (file,) = folder.iterdir()
    good = file.read_bytes()
    for damaged in (b"", b"short", good[:-4] + b"\0\1\2\3"):
        file.write_bytes(damaged)
        assert run(tmp_path, "2")[:2] == ["6.0", "True"]
        # In a new file, if a source of the compiler was edited meanwhile.
        assert good in [each.read_bytes() for each in folder.iterdir()]


PLAIN = """
import sys
import numpy as np
import numba_vulkan as nv

@nv.jit
def kernel(x):
    x[nv.grid(1)] *= FACTOR

x = np.full(4, 3.0)
kernel[1, 4](x)
print(x[0], "nv_lower.frontend" in sys.modules, "nv_lower.pipeline" in sys.modules)
"""


def test_what_follows_numba_is_kept_without_asking(tmp_path: Path) -> None:
    def run_plain(factor: str) -> str:
        (tmp_path / "plain.py").write_text(PLAIN.replace("FACTOR", factor))
        result = subprocess.run(
            [sys.executable, "plain.py"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "NUMBA_VULKAN_CACHE_DIR": str(tmp_path / "cache")},
            check=False,
        )
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    assert run_plain("2") == "6.0 True True"
    assert run_plain("2") == "6.0 True False"
    assert run_plain("5") == "15.0 True True"
    assert len(list((tmp_path / "cache" / "modules").glob("*.spv"))) == 2
    assert not (tmp_path / "cache" / "kernels").exists()


def test_a_cache_that_grows_too_large_loses_its_older_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "_MAX_FILES", 4)
    for number in range(5):
        file = tmp_path / f"a{number}.spv"
        disk.store(file, b"module")
        os.utime(file, ns=(number, number))
    disk.store(tmp_path / "00.spv", b"module")
    assert sorted(path.name for path in tmp_path.glob("*.spv")) == ["00.spv", "a3.spv", "a4.spv"]


def test_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert run(tmp_path, "2")[:2] == ["6.0", "True"]


def test_store_and_load(tmp_path: Path) -> None:
    file = tmp_path / "kernels" / "a.spv"
    assert disk.load(file) is None
    disk.store(file, b"module")
    assert disk.load(file) == b"module"
    assert [path.name for path in file.parent.iterdir()] == ["a.spv"]


def test_what_is_not_cached_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import numpy as np
    from numba.extending import intrinsic

    monkeypatch.setenv("NUMBA_VULKAN_CACHE_DIR", str(tmp_path))

    @intrinsic
    def one(typing_context):
        from numba.core import types

        return types.int64(), lambda context, builder, signature, arguments: context.get_constant(
            types.int64, 1
        )

    @nv.jit(cache=True)
    def kernel(x):
        x[0] = one()

    x = np.zeros(1)
    with pytest.warns(nv.CacheWarning, match="'kernel' is not cached, since it depends on .*one"):
        kernel[1, 1](x)
    assert x[0] == 1
    assert not (tmp_path / "kernels").exists()


def test_a_reflection_survives_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba_vulkan.cache import reflections

    @nv.jit(addressing="logical")
    def kernel(x, n):
        if n > 3:
            raise ValueError("too large")
        x[0] = n

    spirv = kernel.inspect_spirv("void(float32[::1], int64)")
    monkeypatch.setenv("NUMBA_VULKAN_CACHE_DIR", str(tmp_path))
    read = reflections.read(spirv)
    assert reflections.of(spirv) == read
    assert len(list((tmp_path / "reflections").iterdir())) == 1
    monkeypatch.setattr(reflections, "read", None)  # not even called again
    kept = reflections.of(spirv)
    assert kept == read
    assert kept.as_text() == read.as_text()
    assert [type(binding) for binding in kept.bindings] == [type(binding) for binding in read.bindings]


def test_a_cached_kernel_loads_no_reader_of_spirv(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\n"
        "import numpy as np\n"
        "import numba_vulkan as nv\n"
        "@nv.jit(cache=True)\n"
        "def kernel(x):\n"
        "    x[0] = 1\n"
        "x = np.zeros(1, np.float32)\n"
        "kernel[1, 1](x)\n"
        "print(x[0], *sorted(name for name in sys.modules if name.startswith('nv_spirv')))\n"
    )
    environment = {**os.environ, "NUMBA_VULKAN_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, str(program)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    again = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    result, *loaded = again.stdout.split()
    assert result == "1.0"
    assert not {"nv_spirv.binary", "nv_spirv.grammar", "nv_spirv.declarations"} & set(loaded), loaded
