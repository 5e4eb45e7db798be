"""Property: a random LLVM module gives on the device what LLVM's JIT gives on this processor.

The programs of `packages/nv-lower/fuzz/lowering.py` (device functions, local arrays, loops, switches, atomics, copies
of memory) go through all stages, are launched on the chosen device and must leave the same bytes: with addresses and
with descriptors, in the device's own integer widths and narrowed to 32 bits.

    python packages/numba-vulkan/fuzz/modules.py --count 200 --seed 1
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import struct
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import nv_lower
import nv_runtime
import nv_spirv
import nv_structurize


@cache
def programs() -> ModuleType:
    """The generator, which is nv-lower's."""
    name = "fuzz_lowering"
    path = Path(__file__).parents[2] / "nv-lower" / "fuzz" / "lowering.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def launch(
    device: nv_runtime.Device, flat: str, buffers: list[bytes], number: int, addressing: str, narrow: bool
) -> tuple[bytes, ...]:
    """What the kernel leaves in the buffers."""
    options = nv_spirv.Options(addressing=addressing, features=device.features)
    spirv = nv_spirv.emit(nv_structurize.structurize(flat), options)
    violations = nv_spirv.violations(spirv)
    if violations:
        raise AssertionError(f"invalid SPIR-V: {violations[0]}")
    kernel = device.kernel(spirv)
    memory = [device.buffer(len(data)) for data in buffers]
    for buffer, data in zip(memory, buffers, strict=True):
        device.stream.write(buffer, 0, data)
    count = struct.pack("<i" if narrow else "<q", number)
    if addressing == "physical":
        push, bindings = b"".join(struct.pack("<Q", buffer.address) for buffer in memory) + count, []
    else:
        push, bindings = count + struct.pack("<II", 0, 0), memory
    device.stream.launch(kernel, (1, 1, 1), push, bindings)
    results = [bytearray(len(data)) for data in buffers]
    for buffer, result in zip(memory, results, strict=True):
        device.stream.read(buffer, 0, result)
    device.stream.synchronize()
    for buffer in memory:
        buffer.free()
    return tuple(bytes(result) for result in results)


def variants(device: nv_runtime.Device) -> Iterator[tuple[str, bool]]:
    """Addressing and narrowing to try on a device."""
    wide = device.features >= {"shaderInt64", "shaderFloat64"}
    if wide and "bufferDeviceAddress" in device.features:
        yield "physical", False
        yield "physical", True
    if wide:
        yield "logical", False
    yield "logical", True


def check(seed: int, device: nv_runtime.Device) -> None:
    """Try one seed in every variant.

    Raises
    ------
    AssertionError
        The device leaves other bytes; the message says which cells.
    """
    source = programs()
    for addressing, narrow in variants(device):
        floats = "shaderFloat64" in device.features
        program = source.Program(seed, narrow=narrow, floats=floats)
        want = source._run(program.text, seed, narrow=narrow)
        numbers = random.Random(seed)
        bound = 1 << (15 if narrow else 63)
        cells = [numbers.randrange(-bound, bound) for _ in range(source.CELLS)]
        buffers = [struct.pack(f"<{source.CELLS}q", *cells) + bytes(32), bytes(8 * (source.CELLS + 2))]
        options = nv_lower.Options(features=device.features, narrow=narrow, local_size=(1, 1, 1))
        flat = nv_lower.lower(program.text, options)
        got = launch(device, flat, buffers, numbers.randrange(-100, 100), addressing, narrow)
        cells_off = [
            (number, index)
            for number, (one, other) in enumerate(zip(got, want, strict=True))
            for index in range(0, len(one), 8)
            if one[index : index + 8] != other[index : index + 8]
        ]
        assert not cells_off, (
            f"seed {seed}, {addressing}, narrow={narrow}: differs at (buffer, byte) {cells_off}"
        )


def main() -> int:
    """Run the property from the command line; the exit status is the number of failures, at most 1."""
    parser = argparse.ArgumentParser(description="Random LLVM modules give what LLVM's JIT gives.")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default=None, help="as NUMBA_VULKAN_DEVICE")
    given = parser.parse_args()
    device = nv_runtime.open_device(given.device)
    failures = 0
    for seed in range(given.seed, given.seed + given.count):
        try:
            check(seed, device)
        except Exception as error:
            failures += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
    ways = " and ".join(f"{addressing}{' narrow' * narrow}" for addressing, narrow in variants(device))
    print(f"{given.count - failures} of {given.count} modules agree on {device.name}: {ways}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
