"""Mutated modules: each must give an error or run; none may kill or hang the process.

    python packages/nv-runtime/fuzz/modules.py [FOLDER] [--count N] [--seed S] [--device NAME] [--mutations M]

FOLDER holds valid .spv files to start from; without it they are the shaders of the tests, compiled into a folder of
the system's for temporary files. Child processes check, compile and launch; a child that dies or hangs is counted,
its module is saved in FOLDER/killers, and another takes over. Exit code 1 if one died.
"""

from __future__ import annotations

import argparse
import collections
import os
import random
import resource
import signal
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import nv_runtime
import nv_spirv

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))

from glsl import compile_shaders

LAUNCH_SECONDS = 0.3
MAX_SECONDS, MAX_BYTES = 30, 8 << 30  # of a child for one module; beyond, it counts as killed
PHYSICAL_ADDRESSES = 5347  # a capability
CAPABILITY, TYPE_POINTER, CONSTANT, ACCESS_CHAINS = 17, 32, 43, (65, 66)  # opcodes
UNCHECKED = (4, 6, 7)  # storage classes


def mutate(code: bytes, rng: random.Random) -> bytes:
    """One of the ways in which bytes go wrong."""
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    way = rng.randrange(6)
    at = rng.randrange(3, max(len(words), 6))
    if way == 0:
        words[at] ^= 1 << rng.randrange(32)
    elif way == 1:
        words[at] = words[rng.randrange(5, len(words))]
    elif way == 2:
        words[at] = rng.choice(
            (0, 1, 2, 3, 0xFFFFFFFF, words[3], max(1, words[3]) - 1, rng.randrange(words[3] + 1))
        )
    elif way == 3:
        del words[at : at + rng.randrange(1, 4)]
    elif way == 4:
        words[at:at] = words[at : at + rng.randrange(1, 5)]
    else:  # another id of the module in an operand's place: the damage that is hardest to see
        bound = max(2, words[3])
        small = [k for k in range(5, len(words)) if 0 < words[k] < bound]
        words[rng.choice(small or [5])] = rng.randrange(1, bound)
    return struct.pack(f"<{len(words)}I", *words)


def case(seeds: list[bytes], seed: int, number: int, mutations: int) -> bytes:
    """Module `number` of a run; the same for the same arguments."""
    rng = random.Random(f"{seed}/{number}")
    code = rng.choice(seeds)
    for _ in range(rng.randrange(1, mutations + 1)):
        code = mutate(code, rng)
    return code


def reaches_anywhere(code: bytes) -> bool:
    """Return whether damaged arithmetic may reach any memory of the process, which is the program's right.

    Addresses may, and so may indices into memory that no driver checks: Workgroup, Private and Function.
    """
    storage: dict[int, int] = {}
    constants: set[int] = set()
    for opcode, *words in nv_spirv.read(code).instructions:
        if opcode == CAPABILITY and words[0] == PHYSICAL_ADDRESSES:
            return True
        if opcode == TYPE_POINTER:
            storage[words[0]] = words[1]
        elif opcode == CONSTANT:
            constants.add(words[1])
        elif opcode in ACCESS_CHAINS:
            chosen = not constants.issuperset(words[3:])
            if chosen and storage[words[0]] in UNCHECKED:
                return True
    return False


def attempt(device: nv_runtime.Device, code: bytes, *, launch: bool = True) -> str:
    """Check, compile and launch one module."""
    try:
        kernel = device.kernel(code)
    except nv_runtime.RuntimeFailure as error:
        return type(error).__name__
    if not launch or not all(
        b.kind in ("storage_buffer", "uniform_buffer") and b.count == 1 for b in kernel.bindings
    ):
        return "compiled"
    if reaches_anywhere(code):
        return "compiled"
    buffers = {(b.set, b.binding): device.buffer(1 << 16) for b in kernel.bindings}
    for buffer in buffers.values():
        device.stream.fill(buffer, 0)
    try:
        device.stream.launch(kernel, 1, bytes(kernel.push_size), buffers)
        return "ran" if device.stream.synchronize(LAUNCH_SECONDS) else "ENDLESS"
    except nv_runtime.RuntimeFailure as error:
        return type(error).__name__


def child(seeds: list[bytes], options: argparse.Namespace) -> None:
    device = nv_runtime.open_device(options.device)
    resource.setrlimit(
        resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES)
    )  # a compiler that takes all memory dies, too
    for number in range(options.first, options.count):
        print(number, flush=True)
        signal.alarm(MAX_SECONDS)
        code = case(seeds, options.seed, number, options.mutations)
        result = attempt(device, code, launch=not options.compile_only)
        print(result, flush=True)
        if result == "ENDLESS":  # the device works on; only another process gets on
            os._exit(0)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mutations", type=int, default=3)
    parser.add_argument("--device")
    parser.add_argument(
        "--compile-only", action="store_true", help="do not launch: endless loops take their time"
    )
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.folder is None:
        options.folder = Path(tempfile.mkdtemp(prefix="modules-"))
        compile_shaders(options.folder)
    seeds = [p.read_bytes() for p in sorted(options.folder.glob("*.spv"))]
    if not seeds:
        raise SystemExit(f"{options.folder} holds no .spv file")
    if options.child:
        child(seeds, options)
        return 0
    counts: collections.Counter[str] = collections.Counter()
    first = options.first
    while first < options.count:
        command = [sys.executable, __file__, str(options.folder), "--child", "--first", str(first)]
        command += ["--count", str(options.count), "--seed", str(options.seed)]
        command += ["--mutations", str(options.mutations)]
        command += ["--device", options.device] * (options.device is not None)
        command += ["--compile-only"] * options.compile_only
        lines = subprocess.run(
            command, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL
        ).stdout.split()
        numbers = [line for line in lines if line.isdecimal()]
        if not numbers:
            raise SystemExit("the child process does not start")
        counts.update(line for line in lines if not line.isdecimal())
        first = int(numbers[-1]) + 1
        if lines[-1].isdecimal():
            counts["KILLED"] += 1
            killers = options.folder / "killers"
            killers.mkdir(exist_ok=True)
            code = case(seeds, options.seed, int(numbers[-1]), options.mutations)
            path = killers / f"{options.seed}-{numbers[-1]}.spv"
            path.write_bytes(code)
            print("killed by", path)
    print(dict(counts))
    return 1 if counts["KILLED"] else 0


if __name__ == "__main__":
    sys.exit(main())
