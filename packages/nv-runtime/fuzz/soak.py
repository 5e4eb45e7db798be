"""Long runs: threads that count, a million launches, a hundred thousand buffers; memory must stay flat.

    python packages/nv-runtime/fuzz/soak.py [--count LAUNCHES] [--threads N] [--seed S]

Exit code 1 if a count was wrong or memory grew.
"""

from __future__ import annotations

import argparse
import gc
import random
import resource
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np

import nv_runtime

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))

import glsl


def resident() -> int:
    """Bytes of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def count_in_threads(
    device: nv_runtime.Device, code: bytes, threads: int, launches: int, seed: int
) -> list[str]:
    """Each thread launches on a shared or an own stream, with its own buffer, and checks its count now and then."""
    kernel = device.kernel(code)
    wrong: list[str] = []

    def work(number: int) -> None:
        rng = random.Random(f"{seed}/{number}")
        stream = device.stream if number % 2 else device.create_stream()
        launch, done = stream.launcher(kernel), 0
        out = np.empty(500, np.uint32)
        x = device.buffer(2000)
        stream.fill(x, 0)
        while done < launches and not wrong:
            burst = min(rng.randrange(1, 2000), launches - done)
            push = kernel.push.pack(x=x, n=500)
            for _ in range(burst):
                launch(push, 8, keep=x)
            done += burst
            stream.read(x, 0, out)
            if (out != done).any():
                wrong.append(f"thread {number}: {set(out.tolist())} instead of {done}")
            if rng.random() < 0.2:  # go on with another buffer; the old one is dropped while others work
                y = device.buffer(2000)
                stream.copy(x, y, 2000)
                x = y

    workers = [threading.Thread(target=work, args=(k,)) for k in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100_000, help="launches in all threads together")
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--single", type=int, default=1_000_000, help="launches of the one-thread run")
    parser.add_argument("--buffers", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    device = nv_runtime.open_device()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "increment.comp"
        source.write_text((glsl.SHADERS / source.name).read_text())
        code = glsl.compile_file(source)
    start = time.perf_counter()
    wrong = count_in_threads(device, code, options.threads, options.count // options.threads, options.seed)
    seconds = time.perf_counter() - start
    print(f"{options.count} launches by {options.threads} threads: {seconds:.1f} s, {len(wrong)} wrong")
    kernel = device.kernel(code)
    x = device.buffer(400)
    launch, push = device.stream.launcher(kernel), kernel.push.pack(x=x, n=100)

    def single(n: int) -> None:
        for _ in range(n):
            launch(push, 2, keep=x)
        device.synchronize()

    single(50_000)
    gc.collect()
    before = resident(), device.memory_in_use()
    start = time.perf_counter()
    single(options.single)
    gc.collect()
    grown = resident() - before[0]
    print(f"{options.single} launches: {time.perf_counter() - start:.1f} s, memory grew by {grown >> 10} KiB")
    for k in range(options.buffers):
        device.buffer(1 + k * 37 % 100_000)
    device.synchronize()
    device.trim()
    gc.collect()
    leaked = device.memory_in_use()["in_use"] - before[1]["in_use"]
    more = resident() - before[0] - grown
    print(
        f"{options.buffers} buffers: {leaked} bytes of device memory leaked, memory grew by {more >> 10} KiB"
    )
    for line in wrong:
        print(line)
    return 1 if wrong or leaked or grown > 8 << 20 or more > 8 << 20 else 0


if __name__ == "__main__":
    sys.exit(main())
