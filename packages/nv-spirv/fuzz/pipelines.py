"""Random programs through LLVM's optimiser, then structured, then emitted: the shapes that real kernels have.

Each program of `memory` is optimised in six ways; nv-structurize, where it is installed, brings the control flow
back into nested form. The result on the device must be that of the unoptimised program in LLVM's JIT.

    python packages/nv-spirv/fuzz/pipelines.py --count 50 --seed 1
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import execute
import memory

import nv_spirv

LAYOUT = "e-i64:64-i128:128-n8:16:32:64"
ATTRIBUTES = "nounwind willreturn memory(none) speculatable"


def optimised(ir: str, pipeline: str) -> str:
    """Return a module after one of LLVM's pipelines."""
    execute.initialise()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    ir = ir.replace("declare i32 @nv.global.id(i32)", f"declare i32 @nv.global.id(i32) {ATTRIBUTES}")
    module = llvm.parse_assembly(f'target datalayout = "{LAYOUT}"\n{ir}')
    module.verify()
    if pipeline == "none":
        return str(module)
    vectorise = pipeline.endswith("v")
    triple = "x86_64-unknown-linux-gnu" if vectorise else "nvptx64-nvidia-cuda"
    machine = llvm.Target.from_triple(triple).create_target_machine()
    tuning = llvm.create_pipeline_tuning_options(
        speed_level=3 if "3" in pipeline else 1 if "1" in pipeline else 2
    )
    tuning.loop_vectorization = tuning.slp_vectorization = vectorise
    builder = llvm.create_pass_builder(machine, tuning)
    if pipeline == "sroa":
        passes = llvm.create_new_module_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
    else:
        passes = builder.getModulePassManager()
    passes.run(module, builder)
    return str(module)


PIPELINES = ("none", "sroa", "O1", "O2", "O3", "O3v")


def check(seed: int, modes: tuple[str, ...], features: frozenset[str]) -> int:
    """Run one program through every pipeline; returns the number of runs."""
    try:
        import nv_structurize
    except ImportError:
        nv_structurize = None
    random_ = np.random.default_rng(seed)
    inputs = [random_.integers(0, 256, memory.REGION * memory.LANES, np.uint8) for _ in range(3)]
    start = [np.zeros(memory.REGION * memory.LANES, np.uint8), *inputs]
    scalar = np.uint32(random_.integers(0, 1 << 32))
    # LLVM 22's instcombine splits a load of a struct with `align 2` into fields with `align 8`: none here.
    ir = memory.generate(seed, physical_only=False, structs=False)
    want = [array.copy() for array in start]
    execute.run_jit(ir, "program", ["ptr"] * 4 + ["i32"], [*want, scalar], memory.LANES)
    runs = 0
    for pipeline in PIPELINES:
        made = optimised(ir, pipeline)
        if re.search(r"^  (br i1|switch)", made, re.MULTILINE):
            if nv_structurize is None:
                continue
            made = nv_structurize.structurize(made)
        for mode in modes:
            spirv = nv_spirv.emit(made, nv_spirv.Options(addressing=mode, features=features))  # type: ignore[arg-type]
            execute.check_valid(spirv)
            got = [array.copy() for array in start]
            execute.run_spirv(spirv, [*got, scalar], (memory.LANES // 64, 1, 1))
            runs += 1
            for index, (ours, theirs) in enumerate(zip(got, want, strict=True)):
                wrong = np.flatnonzero(ours != theirs)
                assert not len(wrong), (
                    f"seed {seed}, {pipeline}, {mode}: buffer {index}, invocation {wrong[0] // memory.REGION}, "
                    f"byte {wrong[0] % memory.REGION} ({len(wrong)} bytes)\n{made}"
                )
    return runs


def main() -> int:
    """Run random programs; returns 1 if one differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default="physical,logical")
    arguments = parser.parse_args()
    features = execute.device().features
    failed = refused = runs = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        try:
            runs += check(seed, tuple(arguments.modes.split(",")), features)
        except nv_spirv.Unsupported as error:
            refused += 1
            print(f"refused {seed}: {error}", *getattr(error, "__notes__", []), sep="\n  ")
        except Exception as error:  # every failure of a program is a finding
            failed += 1
            print(
                f"FAIL {seed}: {type(error).__name__}: {error}", *getattr(error, "__notes__", []), sep="\n  "
            )
    print(f"{runs} runs of {arguments.count} programs, {failed} failed, {refused} refused")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
