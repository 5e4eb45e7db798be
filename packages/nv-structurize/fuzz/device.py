"""Fuzz: structurized random kernels are valid SPIR-V and do on a device what LLVM's JIT does.

    python packages/nv-structurize/fuzz/device.py --count 2000 --seed 1

Each random function becomes a kernel without calls: every block records its number and a value in the invocation's
slice of a buffer and draws its way from a generator kept there, so that 32 invocations take 32 different ways at
once. The kernel goes through `structurize`, nv-spirv and, if it is there, spirv-val, and runs through nv-runtime; the
buffer must equal what the unstructurized kernel leaves in the JIT.
"""

from __future__ import annotations

import argparse
import array
import ctypes
import random
import subprocess
import sys
import time
from pathlib import Path

from behaviour import graphs_of
from llvmlite import binding
from random_functions import VARIABLES, Graph, distances, promoted, steering, terminator
from reduction import reduced

from nv_structurize import structurize, violations

INVOCATIONS = 32
WORDS = 256
FUEL = 40
VALIDATOR = Path(sys.executable).parent / "spirv-val"

_VISIT = """\
  %b{n}.countp = getelementptr i32, ptr %p, i64 2
  %b{n}.count = load i32, ptr %b{n}.countp
  %b{n}.next = add i32 %b{n}.count, 2
  store i32 %b{n}.next, ptr %b{n}.countp
  %b{n}.ring = urem i32 %b{n}.count, 250
  %b{n}.ring64 = zext i32 %b{n}.ring to i64
  %b{n}.base = getelementptr i32, ptr %p, i64 4
  %b{n}.place = getelementptr i32, ptr %b{n}.base, i64 %b{n}.ring64
  store i32 {n}, ptr %b{n}.place
  %b{n}.place2 = getelementptr i32, ptr %b{n}.place, i64 1
  store i32 %b{n}.d, ptr %b{n}.place2
  %b{n}.hashp = getelementptr i32, ptr %p, i64 3
  %b{n}.hash = load i32, ptr %b{n}.hashp
  %b{n}.hash1 = mul i32 %b{n}.hash, 31
  %b{n}.hash2 = add i32 %b{n}.hash1, %b{n}.d
  %b{n}.hash3 = xor i32 %b{n}.hash2, {n}
  store i32 %b{n}.hash3, ptr %b{n}.hashp
  %b{n}.fuel = load i32, ptr %p
  %b{n}.empty = icmp eq i32 %b{n}.fuel, 0
  %b{n}.fixed = or i1 %b{n}.empty, {stuck}
  %b{n}.less = sub i32 %b{n}.fuel, 1
  %b{n}.fuel2 = select i1 %b{n}.fixed, i32 %b{n}.fuel, i32 %b{n}.less
  store i32 %b{n}.fuel2, ptr %p
  %b{n}.rp = getelementptr i32, ptr %p, i64 1
  %b{n}.r = load i32, ptr %b{n}.rp
  %b{n}.r1 = mul i32 %b{n}.r, 1664525
  %b{n}.r2 = add i32 %b{n}.r1, 1013904223
  store i32 %b{n}.r2, ptr %b{n}.rp
  %b{n}.high = lshr i32 %b{n}.r2, 10
  %b{n}.way = urem i32 %b{n}.high, {choices}
  %b{n}.w = select i1 %b{n}.fixed, i32 {home}, i32 %b{n}.way"""


def kernel_text(graph: Graph, rng: random.Random, on_device: bool) -> str:
    """The kernel of a graph, in SSA form; in the JIT one call is one invocation."""
    lines = ["declare i32 @nv.global.id(i32)", "define void @k(ptr %s, i32 %seed) {"]
    for block, (targets, (choices, home)) in enumerate(zip(graph.successors, steering(graph), strict=True)):
        lines.append(f"b{block}:")
        if block == 0:
            lines += [f"  %x{k} = alloca i32" for k in range(VARIABLES)]
            lines += [f"  store i32 {k + 1}, ptr %x{k}" for k in range(VARIABLES)]
            invocation = "call i32 @nv.global.id(i32 0)" if on_device else "add i32 0, 0"
            lines += [
                f"  %gid = {invocation}",
                f"  %skip = mul i32 %gid, {WORDS}",
                "  %skip64 = zext i32 %skip to i64",
            ]
            lines.append("  %p = getelementptr i32, ptr %s, i64 %skip64")
        read, other, write = (rng.randrange(VARIABLES) for _ in range(3))
        lines.append(f"  %b{block}.a = load i32, ptr %x{read}")
        lines.append(f"  %b{block}.b = load i32, ptr %x{other}")
        lines.append(f"  %b{block}.c = mul i32 %b{block}.a, {rng.randrange(3, 99, 2)}")
        lines.append(f"  %b{block}.d = xor i32 %b{block}.c, %b{block}.b")
        if rng.random() < 0.7:
            lines.append(f"  store i32 %b{block}.d, ptr %x{write}")
        stuck = "false" if choices else "true"
        lines.append(_VISIT.format(n=block, stuck=stuck, choices=max(1, choices), home=home))
        lines.append(terminator(graph, block, targets) if targets else "  ret void")
    return promoted("\n".join([*lines, "}"]))


def initial(seed: int) -> array.array[int]:
    """The state of all invocations before they start."""
    state = array.array("I", bytes(4 * WORDS * INVOCATIONS))
    for k in range(INVOCATIONS):
        state[k * WORDS], state[k * WORDS + 1] = FUEL, (seed * 7919 + k * 104729) % 2**32
    return state


def expected(graph: Graph, seed: int) -> array.array[int]:
    """What the kernel leaves, by LLVM's JIT."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    ir = kernel_text(graph, random.Random(seed), on_device=False)
    machine = binding.Target.from_default_triple().create_target_machine(opt=0)
    engine = binding.create_mcjit_compiler(binding.parse_assembly(ir), machine)
    engine.finalize_object()
    run = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint32)(engine.get_function_address("k"))
    state = initial(seed)
    start, _ = state.buffer_info()
    for k in range(INVOCATIONS):
        run(start + 4 * WORDS * k, seed)
    return state


def failure(graph: Graph, seed: int) -> str | None:
    """What goes wrong on the way to the device or there."""
    import nv_runtime
    import nv_spirv

    ir = structurize(kernel_text(graph, random.Random(seed), on_device=True))
    broken = violations(ir)
    if broken:
        return str(broken[0])
    spirv = nv_spirv.emit(ir)
    if VALIDATOR.exists():
        done = subprocess.run(
            [VALIDATOR, "--target-env", "vulkan1.3", "-"], input=spirv, capture_output=True, check=False
        )
        if done.returncode:
            return f"spirv-val: {done.stdout.decode()}{done.stderr.decode()}"
    if distances(graph)[0] < 0:
        return None
    state = initial(seed)
    nv_runtime.run(spirv, {}, 1, push={"s": state, "seed": seed}, local_size=INVOCATIONS)
    wanted = expected(graph, seed)
    if state == wanted:
        return None
    place = next(k for k in range(len(state)) if state[k] != wanted[k])
    return (
        f"invocation {place // WORDS}, word {place % WORDS}: expected {wanted[place]}, found {state[place]}"
    )


def check(seed: int) -> str | None:
    """Check one random kernel; a failing graph is made small."""
    (graph,) = graphs_of(seed, 1)
    why = failure(graph, seed)
    if why is None:
        return None
    small = reduced(graph, lambda g: failure(g, seed) is not None)
    return f"seed {seed}: {why}\nreduced: {small}\n{failure(small, seed)}"


def main() -> int:
    """Run `--count` kernels."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    start = time.perf_counter()
    failed = 0
    for seed in range(chosen.seed, chosen.seed + chosen.count):
        found = check(seed)
        if found is not None:
            failed += 1
            print(found, flush=True)
    print(f"{chosen.count} kernels, {failed} failed, {time.perf_counter() - start:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
