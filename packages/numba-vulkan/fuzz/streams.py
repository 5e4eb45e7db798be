"""Random work on several streams: arrays hold what NumPy computes in the order of the program.

Each sequence takes a few arrays, views of them, and streams (the default one among them), and launches slow and fast
kernels, copies, fills, assigns and reads, each on a stream by chance and sometimes from another thread. Nothing waits
but what reads. The same steps are made with NumPy, one after the other; every read and every array at the end must be
equal.

    python packages/numba-vulkan/fuzz/streams.py --count 300 --seed 0

A failing sequence is printed with its seed.
"""

from __future__ import annotations

import functools
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

STEPS = 40
STREAMS = 3
LENGTH = 1536
MULTIPLIER, INCREMENT = 1664525, 1013904223
ROUNDS = (0, 1, 300, 3000)
Host = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Pair:
    """A device array, or a view of one, and the NumPy array that it must equal."""

    device: Any
    host: Host


@dataclass
class Sequence:
    """One random sequence.

    `log` tells what was done, for messages.
    """

    random: random.Random
    streams: list[Any]
    pool: ThreadPoolExecutor
    arrays: list[Pair] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def run(self) -> None:
        for _ in range(3):
            self.new_array()
        steps = [self.launch] * 5 + [self.launch_pair, self.launch_with_numpy, self.fill, self.upload]
        steps += [self.assign, self.device_copy, self.read, self.read_element, self.new_array, self.drop]
        for _ in range(STEPS):
            step = self.random.choice(steps)
            if self.random.random() < 0.2:
                self.pool.submit(step).result()
            else:
                step()
        for pair in self.arrays:
            self.same("at the end", pair.device.copy_to_host(stream=self.stream()), pair.host)

    def stream(self) -> Any:
        return self.random.choice(self.streams)

    def view(self) -> Pair:
        """An array, a part of one, or a strided view."""
        pair = self.random.choice(self.arrays)
        kind = self.random.random()
        if kind < 0.5:
            return pair
        key = slice(*sorted(self.random.sample(range(LENGTH + 1), 2)))
        if kind > 0.8:
            key = slice(self.random.randrange(3), None, self.random.choice([2, 3, -1]))
        return Pair(pair.device[key], pair.host[key])

    def partner(self, pair: Pair) -> Pair:
        """A contiguous array of the same size that shares no memory with another one."""
        others = [other for other in self.arrays if not np.may_share_memory(other.host, pair.host)]
        other = self.random.choice(others) if others else self.new_array()
        start = self.random.randrange(LENGTH - pair.host.size + 1)
        key = slice(start, start + pair.host.size)
        return Pair(other.device[key], other.host[key])

    def values(self, size: int) -> Host:
        return np.array([self.random.getrandbits(31) for _ in range(8)], np.int32)[np.arange(size) % 8]

    def told(self, what: str, stream: Any = None) -> None:
        number = self.streams.index(stream)
        self.log.append(f"{what} on stream {number}")

    def same(self, what: str, got: Any, want: Any) -> None:
        if not np.array_equal(got, want):
            wrong = np.flatnonzero(np.asarray(got) != np.asarray(want))
            lines = "\n".join(self.log)
            raise AssertionError(f"{what}: {wrong.size} elements differ, from {wrong[:1]} on, after\n{lines}")

    # steps

    def new_array(self) -> Pair:
        import numba_vulkan as nv

        stream, host = self.stream(), self.values(LENGTH)
        pair = Pair(nv.to_device(host, stream=stream), host.copy())
        self.arrays.append(pair)
        self.told(f"array {len(self.arrays)}", stream)
        return pair

    def drop(self) -> None:
        if len(self.arrays) > 2:
            self.arrays.pop(self.random.randrange(len(self.arrays)))

    def launch(self) -> None:
        target, stream, rounds = self.view(), self.stream(), self.random.choice(ROUNDS)
        source = self.partner(target)
        kernels().mix[-(-target.host.size // 64) or 1, 64, stream](target.device, source.device, rounds)
        mixed(target.host, source.host, rounds)
        self.told(f"mix {target.host.size} elements, {rounds} rounds", stream)

    def launch_pair(self) -> None:
        target, stream = self.view(), self.stream()
        source = self.partner(target)
        kernels().add_pair[-(-target.host.size // 64) or 1, 64, stream](
            (source.device, source.device[::-1]), target.device
        )
        target.host[...] = source.host + source.host[::-1]
        self.told("add a pair", stream)

    def launch_with_numpy(self) -> None:
        source, stream = self.view(), self.stream()
        target = self.values(source.host.size)
        want = target.copy()
        kernels().mix[-(-target.size // 64) or 1, 64, stream](target, source.device, 3)
        mixed(want, source.host, 3)
        self.told("mix into a NumPy array", stream)
        self.same("a launch with NumPy arrays", target, want)

    def fill(self) -> None:
        target, stream = self.view(), self.stream()
        value = self.random.choice([0, -1, 12345])
        target.device.fill(value, stream=stream)
        target.host[...] = value
        self.told(f"fill with {value}", stream)

    def upload(self) -> None:
        target, stream = self.view(), self.stream()
        values = self.values(target.host.size)
        target.device.copy_to_device(values, stream=stream)
        target.host[...] = values
        self.told("upload", stream)

    def assign(self) -> None:
        target = self.view()
        values = self.values(target.host.size)
        target.device[:] = values
        target.host[...] = values
        self.told("assign")

    def device_copy(self) -> None:
        target, stream = self.view(), self.stream()
        source = self.partner(target)
        target.device.copy_to_device(source.device, stream=stream)
        target.host[...] = source.host
        self.told("copy between arrays", stream)

    def read(self) -> None:
        pair, stream = self.view(), self.stream()
        self.told("read", stream)
        self.same("a read", pair.device.copy_to_host(stream=stream), pair.host)

    def read_element(self) -> None:
        pair, index = self.random.choice(self.arrays), self.random.randrange(LENGTH)
        self.told(f"read element {index}")
        self.same("an element", pair.device[index], pair.host[index])


@dataclass(frozen=True)
class Kernels:
    mix: Any
    add_pair: Any


@functools.cache
def kernels() -> Kernels:
    import numba_vulkan as nv

    @nv.jit
    def mix(x, y, rounds):  # type: ignore[no-untyped-def]
        i = nv.grid(1)
        if i < x.size:
            value = x[i]
            for _ in range(rounds):
                value = value * MULTIPLIER + INCREMENT
            x[i] = value + y[i]

    @nv.jit
    def add_pair(pair, target):  # type: ignore[no-untyped-def]
        i = nv.grid(1)
        if i < target.size:
            target[i] = pair[0][i] + pair[1][i]

    return Kernels(mix, add_pair)


def mixed(x: Host, y: Host, rounds: int) -> None:
    """What `mix` does, with the rounds in one step."""
    factor, term = 1, 0
    for _ in range(rounds):
        factor, term = factor * MULTIPLIER % 2**32, (term * MULTIPLIER + INCREMENT) % 2**32
    x[...] = (x.astype(np.int64).astype(np.uint32) * np.uint32(factor) + np.uint32(term)).astype(np.int32) + y


def check(seed: int) -> None:
    """Run the sequence of a seed."""
    import numba_vulkan as nv

    made = [nv.stream() for _ in range(STREAMS)]
    try:
        with ThreadPoolExecutor(1) as pool:
            Sequence(random.Random(seed), [None, *made], pool).run()
    finally:
        for stream in made:
            stream.close()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    from testing import seeds

    sys.exit(seeds.main(check, __doc__, "sequences agree with NumPy", 300))
