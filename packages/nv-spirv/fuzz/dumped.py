"""The child of `compilers.py`: give shaders to a compiler that works behind an API, for the driver to write them down.

MESA_SPIRV_DUMP_PATH=FOLDER python packages/nv-spirv/fuzz/dumped.py naga|tint|taichi FIRST END
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from random_shaders import PRINTERS, SIZE


def webgpu(package: Any, seeds: range) -> None:
    """naga and Tint: a pipeline of each shader."""
    device = package.gpu.request_adapter_sync().request_device_sync()
    for seed in seeds:
        try:
            module = device.create_shader_module(code=PRINTERS["wgsl"].shader(seed))
            stage = {"module": module, "entry_point": "main"}
            device.create_compute_pipeline(layout="auto", compute=stage)
        except Exception as error:
            print(f"seed {seed}: {str(error)[:200]}", file=sys.stderr)


def naga(seeds: range) -> None:
    import wgpu

    webgpu(wgpu, seeds)


def tint(seeds: range) -> None:
    import wgpudawn

    webgpu(wgpudawn, seeds)


def taichi(seeds: range) -> None:
    import linecache

    import taichi as ti

    ti.init(arch=ti.vulkan, offline_cache=False, log_level=ti.ERROR)
    names = {"ti": ti, "x": ti.field(ti.f32, SIZE), "n": ti.field(ti.i32, SIZE), "y": ti.field(ti.f32, SIZE)}
    for seed in seeds:
        text = PRINTERS["taichi"].shader(seed)
        file = f"shader{seed}.py"
        linecache.cache[file] = (
            len(text),
            None,
            text.splitlines(keepends=True),
            file,
        )  # where Taichi reads it
        try:
            exec(compile(text, file, "exec"), names)
            names["f"]()
        except Exception as error:
            print(f"seed {seed}: {str(error)[:200]}", file=sys.stderr)


def clspv(seeds: range) -> None:
    import pyclspv

    folder = Path(os.environ["MESA_SPIRV_DUMP_PATH"])
    for seed in seeds:
        try:
            (folder / f"{seed}.spv").write_bytes(pyclspv.compile(PRINTERS["opencl"].shader(seed)))
        except RuntimeError as error:
            print(f"seed {seed}: {str(error)[:200]}", file=sys.stderr)


PRODUCERS: dict[str, Callable[[range], None]] = {"naga": naga, "tint": tint, "taichi": taichi, "clspv": clspv}

if __name__ == "__main__":
    PRODUCERS[sys.argv[1]](range(int(sys.argv[2]), int(sys.argv[3])))
