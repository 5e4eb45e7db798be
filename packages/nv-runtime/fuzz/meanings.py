"""Shaders of other producers give NumPy's results.

    python packages/nv-runtime/fuzz/meanings.py [--device NAME] [--only saxpy] [--keep FOLDER]

Every kernel of `meaningful_kernels.py`, compiled by every compiler that is here: glslang (GLSL and HLSL), shaderc,
Slang (its own SPIR-V, and through glslang), clspv. What is not here is named; nothing foreign is kept in the
repository.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from meaningful_kernels import KERNELS, Meaning

import nv_runtime
from nv_runtime import clspv

sys.path[:0] = [str(Path(__file__).parents[2] / "nv-spirv" / "fuzz")]
import compilers  # noqa: E402

TYPES = {"f": "float", "u": "uint"}


def glsl(kernel: Meaning) -> str:
    buffers = "".join(
        f"layout(std430, set = 0, binding = {k}) buffer B{k} {{ {type_} {name}[]; }};\n"
        for k, (name, type_) in enumerate(_buffers(kernel))
    )
    shared = f"shared {kernel.shared};\n" if kernel.shared else ""
    return f"""#version 450
layout(local_size_x = 64) in;
{buffers}{shared}#define FLOAT(v) float(v)
#define INT(v) int(v)
#define UINT(v) uint(v)
#define BARRIER barrier();
#define ADD(cell, value) atomicAdd(cell, value)
void main() {{
  uint i = gl_GlobalInvocationID.x, l = gl_LocalInvocationID.x, g = gl_WorkGroupID.x;
  {kernel.body}
}}
"""


def hlsl(kernel: Meaning) -> str:
    buffers = "".join(
        f"[[vk::binding({k}, 0)]] RWStructuredBuffer<{type_}> {name};\n"
        for k, (name, type_) in enumerate(_buffers(kernel))
    )
    shared = f"groupshared {kernel.shared};\n" if kernel.shared else ""
    return f"""{buffers}{shared}#define FLOAT(v) float(v)
#define INT(v) int(v)
#define UINT(v) uint(v)
#define BARRIER GroupMemoryBarrierWithGroupSync();
#define ADD(cell, value) InterlockedAdd(cell, value)
[shader("compute")] [numthreads(64, 1, 1)]
void main(uint3 global : SV_DispatchThreadID, uint3 local : SV_GroupThreadID, uint3 group : SV_GroupID) {{
  uint i = global.x, l = local.x, g = group.x;
  {kernel.body}
}}
"""


def opencl(kernel: Meaning) -> str:
    parameters = ", ".join(f"__global {type_} *{name}" for name, type_ in _buffers(kernel))
    shared = f"  __local {kernel.shared};\n" if kernel.shared else ""
    return f"""#define FLOAT(v) ((float)(v))
#define INT(v) ((int)(v))
#define UINT(v) ((uint)(v))
#define BARRIER barrier(CLK_LOCAL_MEM_FENCE);
#define ADD(cell, value) atomic_add(&(cell), value)
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void f({parameters}) {{
{shared}  uint i = get_global_id(0), l = get_local_id(0), g = get_group_id(0);
  {kernel.body}
}}
"""


def _buffers(kernel: Meaning) -> Iterator[tuple[str, str]]:
    for name, array in kernel.arrays(np.random.default_rng(1)).items():
        yield name, TYPES[array.dtype.kind]


def _program(*command: str) -> Callable[[str, Path], bytes]:
    """A compiler that is a program; its last word is the file it writes."""

    def compile(text: str, folder: Path) -> bytes:
        source, target = folder / "kernel.comp", folder / "kernel.spv"
        source.write_text(text)
        target.unlink(missing_ok=True)
        done = subprocess.run(
            [*command, str(source), "-o", str(target)], capture_output=True, text=True, check=False
        )
        if not target.exists():
            raise ValueError(done.stdout + done.stderr)
        return target.read_bytes()

    return compile


def _slang(*options: str) -> Callable[[str, Path], bytes]:
    def compile(text: str, folder: Path) -> bytes:
        source = folder / "kernel.slang"
        source.write_text(text)
        module, said = compilers.Slang().compile(source, *options)
        if not module:
            raise ValueError(said)
        return module

    return compile


def _clspv(text: str, _: Path) -> bytes:
    import pyclspv

    return bytes(pyclspv.compile(text))


# glslang's HLSL says BufferBlock, which SPIR-V has up to 1.3.
GLSLANG = ("glslangValidator", "-V", "--quiet", "--target-env", "vulkan1.1")
# name → (a program, or a Python package with a dot behind it; the language; the compiler)
PRODUCERS: dict[str, tuple[str, Callable[[Meaning], str], Callable[[str, Path], bytes]]] = {
    "glslang": ("glslangValidator", glsl, _program(*GLSLANG)),
    "glslang, HLSL": ("glslangValidator", hlsl, _program(*GLSLANG, "-D", "-e", "main")),
    "shaderc": ("glslc", glsl, _program("glslc", "-O", "--target-env=vulkan1.2", "-fshader-stage=comp")),
    "Slang": ("slangpy.", hlsl, _slang()),
    "Slang through glslang": ("slangpy.", hlsl, _slang("-emit-spirv-via-glsl")),
    "clspv": ("pyclspv.", opencl, _clspv),
}


def there(needs: str) -> bool:
    return (
        importlib.util.find_spec(needs[:-1]) is not None
        if needs.endswith(".")
        else shutil.which(needs) is not None
    )


def check(kernel: Meaning, spirv: bytes, device: nv_runtime.Device, is_opencl: bool) -> None:
    """Run a module and hold its result against NumPy's; AssertionError where they differ."""
    arrays = kernel.arrays(np.random.default_rng(7))
    expected = kernel.expected({name: array.copy() for name, array in arrays.items()})
    result = list(arrays.values())[-1]
    if is_opencl:
        buffers = [device.buffer(array.nbytes) for array in arrays.values()]
        for buffer, array in zip(buffers, arrays.values(), strict=True):
            device.stream.write(buffer, 0, array)
        clspv.Program(device, spirv).launch("f", 64 * kernel.groups, 64, *buffers)
        device.stream.read(buffers[-1], 0, result)
    else:
        nv_runtime.run(spirv, list(arrays.values()), kernel.groups, device=device)
    if kernel.tolerance >= 0.01:  # counts that hang on a last bit
        assert np.mean(result != expected) < kernel.tolerance
    elif result.dtype.kind == "u":
        np.testing.assert_array_equal(result, expected)
    else:
        np.testing.assert_allclose(result, expected, rtol=kernel.tolerance, atol=kernel.tolerance / 10)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device")
    parser.add_argument("--only", default="", help="kernels whose names hold this")
    parser.add_argument("--keep", type=Path, help="write the modules into this folder")
    options = parser.parse_args()
    device = nv_runtime.open_device(options.device)
    right, wrong, missing = 0, 0, []
    with tempfile.TemporaryDirectory() as temporary:
        for producer, (needs, language, compile) in PRODUCERS.items():
            if not there(needs):
                missing.append(producer)
                continue
            for kernel in KERNELS:
                if options.only not in kernel.name:
                    continue
                try:
                    spirv = compile(language(kernel), Path(temporary))
                    if options.keep:
                        options.keep.mkdir(parents=True, exist_ok=True)
                        name = re.sub(r"\W+", "-", f"{producer} {kernel.name}")
                        (options.keep / f"{name}.spv").write_bytes(spirv)
                    check(kernel, spirv, device, language is opencl)
                    right += 1
                except (AssertionError, ValueError, nv_runtime.RuntimeFailure) as error:
                    wrong += 1
                    print(
                        f"{producer}, {kernel.name}: {type(error).__name__}: {str(error)[:400]}", flush=True
                    )
            print(f"{producer}: done", flush=True)
    print(f"not there: {', '.join(missing) or 'none'}")
    print(f"{device.name}: {right} shaders give NumPy's results, {wrong} do not")
    return 1 if wrong or not right else 0


if __name__ == "__main__":
    sys.exit(main())
