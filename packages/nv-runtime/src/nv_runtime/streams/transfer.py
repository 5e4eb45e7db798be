"""Copies between the host and buffers, ordered with the stream's launches.

                       write                                     read
    mapped memory      memcpy, once nothing can still use the    wait, memcpy
                       old bytes: at once for a fresh buffer
                       or an idle device; else by a staging copy
    device memory      small: inside the command buffer;         pinned memory: one copy into it;
                       pinned memory: one copy from it, if it    else staging pieces of CHUNK bytes
                       need not wait; else staging pieces

Staging memory is host-cached: the host reads it at memory speed, which it cannot do with video memory. One thread's
memcpy is several times slower than a GPU's link, so several threads handle the pieces of a large array, and one's
memcpy overlaps the others' copies by the device. What is written to a buffer that nothing can have used yet waits for
nothing: it goes to the device's stream of uploads, so that it overlaps the kernels that run already.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput
from ..memory.buffer import OwnedAllocation
from ..vulkan.api import ffi
from .parallel import in_parallel

if TYPE_CHECKING:
    from ..memory.buffer import Buffer
    from ..memory.suballocator import Suballocation
    from ..vulkan.queues import Queue
    from .recorder import Recorder

INLINE = 4096  # vkCmdUpdateBuffer allows 65536; beyond a few KiB a copy is cheaper
CHUNK = 4 << 20
MAX_THREADS = 8
COPY_QUEUE_BYTES = (
    1 << 20
)  # another queue costs a submission and a semaphore, some 20 µs: worth it from here on
# Mapped memory in use: up to this size a second copy is cheaper than a wait.
STAGE_INSTEAD_OF_WAITING = 1 << 20

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


def as_bytes(data: Any, *, writable: bool = False) -> Bytes:
    """A host object's memory as a flat uint8 array, without copying it.

    Raises
    ------
    InvalidInput
        If it has no buffer interface, is not C-contiguous, or is read-only where it must be written.
    """
    if isinstance(data, np.ndarray):
        array = data
    else:
        try:
            array = np.frombuffer(data, np.uint8)
        except (TypeError, ValueError, BufferError) as error:
            raise InvalidInput(f"{type(data).__name__} offers no contiguous memory: {error}") from None
    if not array.flags.c_contiguous:
        raise InvalidInput("the array is not C-contiguous; pass np.ascontiguousarray(x)")
    if writable and not array.flags.writeable:
        raise InvalidInput("the array is read-only and cannot take results")
    if array.dtype.hasobject:
        raise InvalidInput("an array of Python objects has no bytes that a device can use")
    return array.reshape(-1).view(np.uint8)


def write(stream: Recorder, buffer: Buffer, offset: int, data: Any) -> None:
    source = as_bytes(data)
    buffer.check_range(offset, source.size)
    if not source.size:
        return
    fresh = buffer._born == stream.device.recorded_work()
    if buffer.mapped:
        if not fresh and source.size > STAGE_INSTEAD_OF_WAITING:
            stream.wait()
        if fresh or not stream.pending():
            np.copyto(buffer.array[offset : offset + source.size], source)
            return
    if source.size <= INLINE and not (offset | source.size) & 3:
        _write_inline(stream, buffer, offset, source)
        return
    carrier: Recorder = stream
    if fresh and source.size >= COPY_QUEUE_BYTES and stream.device.copy_queues and not buffer.mapped:
        carrier = stream.device.uploads()
    pinned = _pinned(stream, source)
    if pinned is not None and (carrier is not stream or not stream.pending()):
        _write_pinned(carrier, buffer, offset, source, *pinned)
    else:
        _write_staged(carrier, buffer, offset, source)
    if carrier is not stream:
        stream.wait_event(carrier.record_event())


def _write_pinned(
    stream: Recorder, buffer: Buffer, offset: int, source: Bytes, memory: OwnedAllocation, start: int
) -> None:
    """One copy, which the host waits for: `source` may be changed afterwards."""
    queue = copy_queue(stream, source.size, upload=True)
    regions = _regions(memory.suballocation, start, buffer.suballocation, offset, source.size)
    _record_copy(stream, regions, (memory, buffer), queue)
    stream.record_event().reach()


def _write_staged(stream: Recorder, buffer: Buffer, offset: int, source: Bytes) -> None:
    queue = copy_queue(stream, source.size, upload=True)

    def chunk(k: int) -> None:
        part = source[k * CHUNK : (k + 1) * CHUNK]
        staging = stream.device.buffer(part.size, host=True)
        np.copyto(staging.array, part)
        regions = _regions(staging.suballocation, 0, buffer.suballocation, offset + k * CHUNK, part.size)
        _record_copy(stream, regions, (staging, buffer), queue)
        if part.size == CHUNK:
            stream.flush()

    in_parallel(chunk, -(-source.size // CHUNK), _threads())


def _write_inline(stream: Recorder, buffer: Buffer, offset: int, source: Bytes) -> None:
    update = stream.device.functions.vkCmdUpdateBuffer
    memory = ffi.from_buffer(source)

    def commands(command: Any) -> None:
        for handle, at, length, first in buffer.suballocation.runs(offset, source.size):
            update(command, handle, at, length, memory + first)

    stream.record(commands, keep=buffer, name="write")


def read(stream: Recorder, buffer: Buffer, offset: int, out: Any) -> None:
    target = as_bytes(out, writable=True)
    buffer.check_range(offset, target.size)
    if not target.size:
        return
    if buffer.mapped:
        stream.wait()
        np.copyto(target, buffer.array[offset : offset + target.size])
        return
    queue = copy_queue(stream, target.size, upload=False)
    pinned = _pinned(stream, target)
    if pinned is not None:
        memory, start = pinned
        regions = _regions(buffer.suballocation, offset, memory.suballocation, start, target.size)
        _record_copy(stream, regions, (buffer, memory), queue)
    else:
        _read_staged(stream, buffer, offset, target, queue)
    stream.wait()


def _read_staged(stream: Recorder, buffer: Buffer, offset: int, target: Bytes, queue: Queue | None) -> None:
    def chunk(k: int) -> None:
        part = target[k * CHUNK : (k + 1) * CHUNK]
        staging = stream.device.buffer(part.size, host=True)
        regions = _regions(buffer.suballocation, offset + k * CHUNK, staging.suballocation, 0, part.size)
        _record_copy(stream, regions, (staging, buffer), queue)
        stream.record_event().reach()
        np.copyto(part, staging.array)

    count = -(-target.size // CHUNK)
    if count > 1:  # wait in this thread, which Ctrl-C interrupts, so that the others wait for copies only
        stream.record_event().reach()
    in_parallel(chunk, count, _threads())


def _threads() -> int:
    """How many threads copy between host arrays and staging memory: at least two, one for the other's waits."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, min(MAX_THREADS, cores // 2))


def copy_queue(stream: Recorder, nbytes: int, *, upload: bool) -> Queue | None:
    """The queue for a large copy between the host and the device, where there is one that a profile can follow."""
    queues, observer = stream.device.copy_queues, stream.observer
    if nbytes < COPY_QUEUE_BYTES or not queues or (observer is not None and not observer.follows_copies):
        return None
    return queues[0 if upload else -1]


def _pinned(stream: Recorder, array: Bytes) -> tuple[OwnedAllocation, int] | None:
    """The memory behind a view of a host buffer of the stream's device (`Buffer.array`), and where the array begins."""
    base: Any = array
    while isinstance(base, np.ndarray):
        base = base.base
    if not isinstance(base, OwnedAllocation) or not base.belongs_to(stream.device.deferred):
        return None
    return base, array.ctypes.data - base.suballocation.mapped(1).ctypes.data


def fill(stream: Recorder, buffer: Buffer, value: int, offset: int, nbytes: int | None) -> None:
    nbytes = buffer.nbytes - offset if nbytes is None else nbytes
    buffer.check_range(offset, nbytes)
    if not 0 <= value <= 255:
        raise InvalidInput(f"fill sets bytes: {value} is not in 0..255")
    if not nbytes:
        return
    if (offset | nbytes) & 3:  # vkCmdFillBuffer works in words
        low, high = -(-offset // 4) * 4, (offset + nbytes) // 4 * 4
        if high > low:
            fill(stream, buffer, value, low, high - low)
        for first, last in ((offset, min(low, offset + nbytes)), (max(high, low), offset + nbytes)):
            if last > first:
                write(stream, buffer, first, bytes([value]) * (last - first))
        return
    run = stream.device.functions.vkCmdFillBuffer

    def commands(command: Any) -> None:
        for handle, at, length, _ in buffer.suballocation.runs(offset, nbytes):
            run(command, handle, at, length, value * 0x01010101)

    stream.record(commands, keep=buffer, name="fill")


def copy(
    stream: Recorder,
    source: Buffer,
    target: Buffer,
    nbytes: int,
    source_offset: int = 0,
    target_offset: int = 0,
) -> None:
    source.check_range(source_offset, nbytes)
    target.check_range(target_offset, nbytes)
    if source.device is not stream.device or target.device is not stream.device:
        raise InvalidInput("the buffers and the stream belong to different devices; copy through the host")
    if source is target and abs(source_offset - target_offset) < nbytes:
        raise InvalidInput("the ranges overlap; copy through another buffer")
    if not nbytes:
        return
    queue = None
    if source.mapped != target.mapped:  # one is in the host's memory
        queue = copy_queue(stream, nbytes, upload=source.mapped)
    regions = _regions(source.suballocation, source_offset, target.suballocation, target_offset, nbytes)
    _record_copy(stream, regions, (source, target), queue)


def _regions(
    source: Suballocation, source_offset: int, target: Suballocation, target_offset: int, nbytes: int
) -> list[tuple[Any, Any, Any]]:
    """(VkBuffer, VkBuffer, VkBufferCopy) of each part of a copy that lies within one buffer on either side."""
    regions = []
    for source_handle, source_at, length, first in source.runs(source_offset, nbytes):
        for target_handle, target_at, part, inner in target.runs(target_offset + first, length):
            region = ffi.new("VkBufferCopy*")
            region.srcOffset, region.dstOffset, region.size = source_at + inner, target_at, part
            regions.append((source_handle, target_handle, region))
    return regions


def _record_copy(
    stream: Recorder, regions: list[tuple[Any, Any, Any]], keep: Any, queue: Queue | None
) -> None:
    run = stream.device.functions.vkCmdCopyBuffer

    def commands(command: Any) -> None:
        for source, target, region in regions:
            run(command, source, target, 1, region)

    stream.record(commands, keep=keep, name="copy", queue=queue)
