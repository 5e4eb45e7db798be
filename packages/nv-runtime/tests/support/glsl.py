"""The GLSL shaders of the tests as SPIR-V, compiled by glslangValidator."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

SHADERS = Path(__file__).parents[1] / "shaders"
COMPILER = shutil.which("glslangValidator")
REMEDY = "glslangValidator is missing: apt-get install glslang-tools"


def compile_file(source: Path, *, target: str = "vulkan1.2", flags: tuple[str, ...] = ()) -> bytes:
    """The module of a compute shader; the compiler's output lies beside the source."""
    assert COMPILER is not None, REMEDY
    out = source.with_suffix(".spv")
    command = [COMPILER, "-V", "--target-env", target, *flags, str(source), "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    return out.read_bytes()


def compile_shaders(folder: Path, names: tuple[str, ...] = ()) -> None:
    """Compile shaders of the tests, all unless some are named, into `folder`, as NAME.spv."""
    folder.mkdir(parents=True, exist_ok=True)
    for shader in [SHADERS / f"{name}.comp" for name in names] or sorted(SHADERS.glob("*.comp")):
        copy = folder / shader.name
        copy.write_text(shader.read_text())
        compile_file(copy)
