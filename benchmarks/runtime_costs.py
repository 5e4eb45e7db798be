"""What nv-runtime itself costs: launches, waits and copies, beside the same Vulkan calls written by hand.

    python benchmarks/runtime_costs.py                       # a table
    python benchmarks/runtime_costs.py --variants            # and copies with other numbers of threads and chunk sizes

Every figure is the median of several runs; what is compared is measured in turns, so that both see the same machine.
"by hand" records and submits the same commands through the same raw function pointers, without nv-runtime's streams.
The shaders are those of nv-runtime's tests (glslangValidator compiles them).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import nv_runtime
from nv_runtime.streams import transfer
from nv_runtime.vulkan.api import c, ffi

sys.path.insert(0, str(Path(__file__).parents[1] / "packages" / "nv-runtime" / "tests" / "support"))

import glsl

Row = tuple[str, str]


def seconds(*calls: Callable[[], Any], repeat: int = 7) -> list[float]:
    """The median time of each call, measured in turns."""
    times: list[list[float]] = [[] for _ in calls]
    for _ in range(repeat):
        for call, mine in zip(calls, times, strict=True):
            start = time.perf_counter()
            call()
            mine.append(time.perf_counter() - start)
    return [statistics.median(mine) for mine in times]


def load(device: nv_runtime.Device, *names: str) -> list[nv_runtime.Kernel]:
    """Kernels of the tests' shaders."""
    with tempfile.TemporaryDirectory() as folder:
        glsl.compile_shaders(Path(folder), names)
        return [device.kernel(Path(folder) / f"{name}.spv") for name in names]


class ByHand:
    """Launch and wait in the fewest Vulkan calls: one command buffer, one timeline semaphore."""

    def __init__(self, device: nv_runtime.Device, kernel: nv_runtime.Kernel, push: bytes) -> None:
        f, handle = device.functions, device.handle
        pool_info = ffi.new("VkCommandPoolCreateInfo*")
        pool_info.sType = c.VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO
        pool_info.queueFamilyIndex = device.queues[0].family
        pool = ffi.new("VkCommandPool*")
        assert f.vkCreateCommandPool(handle, pool_info, ffi.NULL, pool) == 0
        allocate = ffi.new("VkCommandBufferAllocateInfo*")
        allocate.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO
        allocate.commandPool, allocate.commandBufferCount = pool[0], 1
        commands = ffi.new("VkCommandBuffer[1]")
        assert f.vkAllocateCommandBuffers(handle, allocate, commands) == 0
        self._keep = (pool_info, allocate)
        self._device, self._kernel, self._push = device, kernel, push
        self._pool, self._commands = pool[0], commands
        self._begin = ffi.new("VkCommandBufferBeginInfo*")
        self._begin.sType = c.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
        self._begin.flags = c.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT
        kind = ffi.new("VkSemaphoreTypeCreateInfo*")
        kind.sType, kind.semaphoreType = (
            c.VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO,
            c.VK_SEMAPHORE_TYPE_TIMELINE,
        )
        create = ffi.new("VkSemaphoreCreateInfo*")
        create.sType, create.pNext = c.VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, kind
        self._semaphores = ffi.new("VkSemaphore[1]")
        assert f.vkCreateSemaphore(handle, create, ffi.NULL, self._semaphores) == 0
        self._value = ffi.new("uint64_t[1]")
        timeline = ffi.new("VkTimelineSemaphoreSubmitInfo*")
        timeline.sType = c.VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO
        timeline.signalSemaphoreValueCount, timeline.pSignalSemaphoreValues = 1, self._value
        self._submit = ffi.new("VkSubmitInfo*")
        self._submit.sType, self._submit.pNext = c.VK_STRUCTURE_TYPE_SUBMIT_INFO, timeline
        self._submit.commandBufferCount, self._submit.pCommandBuffers = 1, commands
        self._submit.signalSemaphoreCount, self._submit.pSignalSemaphores = 1, self._semaphores
        self._wait = ffi.new("VkSemaphoreWaitInfo*")
        self._wait.sType = c.VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO
        self._wait.semaphoreCount, self._wait.pSemaphores = 1, self._semaphores
        self._wait.pValues = self._value
        self._keep = (*self._keep, kind, create, timeline)  # type: ignore[assignment]

    def run(self) -> None:
        """Record, submit, wait."""
        f, device, kernel = self._device.functions, self._device, self._kernel
        command = self._commands[0]
        f.vkResetCommandPool(device.handle, self._pool, 0)
        f.vkBeginCommandBuffer(command, self._begin)
        f.vkCmdBindPipeline(command, 1, kernel.pipeline)
        f.vkCmdPushConstants(command, kernel.layout, 32, 0, len(self._push), self._push)
        device.queues[0].barrier(command)
        f.vkCmdDispatch(command, 1, 1, 1)
        device.queues[0].host_barrier(command)
        f.vkEndCommandBuffer(command)
        self._value[0] += 1
        f.vkQueueSubmit(device.queues[0].handle, 1, self._submit, ffi.NULL)
        f.vkWaitSemaphores(device.handle, self._wait, 10**10)

    def close(self) -> None:
        f, handle = self._device.functions, self._device.handle
        f.vkDestroyCommandPool(handle, self._pool, ffi.NULL)
        f.vkDestroySemaphore(handle, self._semaphores[0], ffi.NULL)


def launches(device: nv_runtime.Device) -> Iterator[Row]:
    """Host time of a launch in a loop, of replayed launches, and of a launch with its wait."""
    by_address, by_binding = load(device, "increment", "double_bound")
    x, a, b = device.buffer(4096), device.buffer(4096), device.buffer(4096)
    device.stream.fill(x, 0)
    device.stream.fill(a, 0)
    push, bound_push = by_address.push(x=x, n=0), by_binding.push(n=0, shift=0.0)
    stream, count = device.stream, 2000
    address, binding = stream.launcher(by_address), stream.launcher(by_binding, [a, b])

    def loop(call: Callable[[], None]) -> float:
        """Host seconds of a call; the waiting for the device is not in it."""
        best = []
        for _ in range(9):
            stream.synchronize()
            start = time.perf_counter()
            for _ in range(count):
                call()
            best.append((time.perf_counter() - start) / count)
        stream.synchronize()
        return statistics.median(best)

    yield "launch by address, Stream.launcher", us(loop(lambda: address(push, 1)))
    yield "launch by address, Stream.launch", us(loop(lambda: stream.launch(by_address, 1, push)))
    yield "launch with two bindings, Stream.launcher", us(loop(lambda: binding(bound_push, 1)))
    with_bindings = loop(lambda: stream.launch(by_binding, 1, bound_push, [a, b]))
    yield "launch with two bindings, Stream.launch", us(with_bindings)
    sequence = device.sequence()
    for _ in range(100):
        sequence.launch(by_address, 1, push)
    sequence.replay()
    stream.synchronize()
    count = 6  # fewer than are kept in flight: no replay waits for another
    yield "replay of a sequence of 100 launches", us(loop(sequence.replay))
    by_hand = ByHand(device, by_address, push)

    def launch_and_wait() -> None:
        address(push, 1)
        stream.synchronize()

    ours, raw = seconds(launch_and_wait, by_hand.run, repeat=3001)
    by_hand.close()
    yield "launch and wait", us(ours)
    yield "the same by hand", us(raw)


def copies(device: nv_runtime.Device, nbytes: int) -> Iterator[Row]:
    """Rates of copies of one size between the host and the device."""
    source, target = (np.random.default_rng(k).integers(0, 256, nbytes, np.uint8) for k in range(2))
    pinned = device.buffer(nbytes, host=True)
    pinned.array[:] = source
    x, y = device.buffer(nbytes), device.buffer(nbytes)
    stream = device.stream
    stream.fill(x, 1)
    stream.fill(y, 1)

    def waited(*copy: Any) -> None:
        stream.copy(*copy)
        stream.synchronize()

    calls: list[tuple[str, Callable[[], Any]]] = [
        ("memcpy, one thread", lambda: np.copyto(target, source)),
        ("array to device", lambda: (stream.write(x, 0, source), stream.synchronize())),
        ("device to array", lambda: stream.read(x, 0, target)),
        ("device to a new array", lambda: stream.read(x, 0, np.empty(nbytes, np.uint8))),
        ("pinned array to device", lambda: (stream.write(x, 0, pinned.array), stream.synchronize())),
        ("device to pinned array", lambda: stream.read(x, 0, pinned.array)),
        ("pinned buffer to device, Stream.copy", lambda: waited(pinned, x, nbytes)),
        ("device to pinned buffer, Stream.copy", lambda: waited(x, pinned, nbytes)),
        ("device to device", lambda: waited(x, y, nbytes)),
    ]
    for name, time_ in zip((n for n, _ in calls), seconds(*(call for _, call in calls)), strict=True):
        yield f"{name}, {nbytes >> 20} MiB", f"{nbytes / time_ / 1e9:.1f} GB/s"
    if device.copy_queues:
        queues, device.copy_queues = device.copy_queues, ()
        to, back = seconds(lambda: waited(pinned, x, nbytes), lambda: waited(x, pinned, nbytes))
        device.copy_queues = queues
        yield "pinned to device, without the queue that copies", f"{nbytes / to / 1e9:.1f} GB/s"
        yield "device to pinned, without the queue that copies", f"{nbytes / back / 1e9:.1f} GB/s"
    if device.limits.minImportedHostPointerAlignment:
        whole = nv_runtime.aligned_bytes(nbytes)
        whole[:] = 1

        def imported() -> None:
            memory = device.import_host(whole)
            waited(memory, x, nbytes)
            memory.free()
            device.deferred.drain()

        yield "imported for one copy, then to device", f"{nbytes / seconds(imported)[0] / 1e9:.1f} GB/s"


def variants(device: nv_runtime.Device, nbytes: int) -> Iterator[Row]:
    """Staged copies with other numbers of threads and sizes of chunks."""
    data = np.random.default_rng(0).integers(0, 256, nbytes, np.uint8)
    x, stream = device.buffer(nbytes), device.stream
    if x.mapped:
        return
    kept = transfer.CHUNK, transfer._threads
    for chunk in (1, 2, 4, 8, 16):
        for threads in (1, 2, 4, 8, 12, 16):
            if chunk * threads > 128:
                continue
            transfer.CHUNK, transfer._threads = chunk << 20, lambda n=threads: n  # type: ignore[misc]
            to, back = seconds(
                lambda: (stream.write(x, 0, data), stream.synchronize()), lambda: stream.read(x, 0, data)
            )
            rates = f"{nbytes / to / 1e9:6.1f} {nbytes / back / 1e9:6.1f} GB/s to and from the device"
            yield f"{threads} threads, chunks of {chunk} MiB", rates
    transfer.CHUNK, transfer._threads = kept  # type: ignore[misc]


def overlap(device: nv_runtime.Device, nbytes: int) -> Iterator[Row]:
    """A kernel on one stream and copies on another: alone, and at once."""
    (kernel,) = load(device, "spin")
    word = device.buffer(4)
    device.stream.fill(word, 0)
    x = device.buffer(nbytes)
    device.stream.fill(x, 1)
    host = device.buffer(nbytes, host=True)
    host.array[:] = 1
    data = np.ones(nbytes, np.uint8)
    copies = device.create_stream()
    n = 1_000_000

    def spin() -> None:
        device.stream.launch(kernel, 1, kernel.push(x=word, n=n))

    def to_device() -> None:
        copies.copy(host, x, nbytes)
        copies.flush()

    def to_host() -> None:
        copies.copy(x, host, nbytes)
        copies.flush()

    def new_buffer() -> None:
        device.stream.write(device.buffer(nbytes), 0, data)
        device.stream.flush()

    def whole(*parts: Callable[[], None]) -> Callable[[], None]:
        def run() -> None:
            for part in parts:
                part()
            device.synchronize()

        return run

    whole(spin, to_device, to_host, new_buffer)()
    n = int(n * seconds(whole(to_device))[0] / seconds(whole(spin))[0])  # as long as the copy
    rows = [
        ("a pinned copy to the device on another stream", to_device),
        ("a pinned copy to the host on another stream", to_host),
        ("the upload of an array into a new buffer, same stream", new_buffer),
    ]
    for name, copy in rows:
        alone, kernel_alone, both = seconds(whole(copy), whole(spin), whole(spin, copy))
        hidden = (alone + kernel_alone - both) / min(alone, kernel_alone)
        yield (
            name,
            (
                f"{alone * 1e3:.2f} ms alone, kernel {kernel_alone * 1e3:.2f} ms, both {both * 1e3:.2f} ms:"
                f" {hidden:.0%} of the shorter hidden"
            ),
        )
    copies.close()


def us(value: float) -> str:
    return f"{value * 1e6:.2f} us"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device")
    parser.add_argument("--mebibytes", type=int, default=256, help="size of the copies")
    parser.add_argument(
        "--variants", action="store_true", help="other numbers of threads and chunk sizes, too"
    )
    options = parser.parse_args()
    device = nv_runtime.open_device(options.device)
    families = ", ".join(f"{f.count} of flags {f.flags:#x}" for f in device.info.queue_families)
    print(f"{device.name}, {device.driver}; queues: {families}; threads of a copy: {transfer._threads()}\n")
    nbytes = options.mebibytes << 20
    parts = [launches(device), copies(device, nbytes), overlap(device, nbytes // 4)]
    if options.variants:
        parts.append(variants(device, nbytes))
    for part in parts:
        for what, value in part:
            print(f"{what:<60} {value}", flush=True)
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
