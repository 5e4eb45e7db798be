"""Copies between the host and buffers, ordered with the stream's launches.

                       write                                     read
    mapped memory      memcpy, once nothing can still use the    wait, memcpy
                       old bytes: at once for a fresh buffer
                       or an idle device; else by a staging copy
    device memory      small: inside the command buffer;         staging pieces of CHUNK bytes, two in flight:
                       else staging pieces of CHUNK bytes        one is copied out while the next arrives

Staging memory is host-cached: the host reads it at memory speed, which it cannot do with video memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import InvalidInput
from .vk import ffi

if TYPE_CHECKING:
    from .buffer import Buffer
    from .stream import Stream

INLINE = 4096  # vkCmdUpdateBuffer allows 65536; beyond a few KiB a copy is cheaper
CHUNK = 8 << 20
STAGE_INSTEAD_OF_WAITING = (
    1 << 20
)  # mapped memory in use: up to this size a second copy is cheaper than a wait

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


def write(stream: Stream, buffer: Buffer, offset: int, data: Any) -> None:
    source = as_bytes(data)
    buffer.check_range(offset, source.size)
    if not source.size:
        return
    if buffer.mapped:
        fresh = buffer._born == stream.device.recorded_work()
        if not fresh and source.size > STAGE_INSTEAD_OF_WAITING:
            stream.synchronize()
        if fresh or not stream.pending():
            np.copyto(buffer.array[offset : offset + source.size], source)
            return
    if source.size <= INLINE and not (offset | source.size) & 3:
        _write_inline(stream, buffer, offset, source)
        return
    for start in range(0, source.size, CHUNK):
        part = source[start : start + CHUNK]
        staging = stream.device.buffer(part.size, host=True)
        np.copyto(staging.array, part)
        copy(stream, staging, buffer, part.size, 0, offset + start)
        if part.size == CHUNK:
            stream.flush()


def _write_inline(stream: Stream, buffer: Buffer, offset: int, source: Bytes) -> None:
    update = stream.device.functions.vkCmdUpdateBuffer
    memory = ffi.from_buffer(source)

    def commands(command: Any) -> None:
        for handle, at, length, first in buffer.piece.runs(offset, source.size):
            update(command, handle, at, length, memory + first)

    stream.record(commands, keep=buffer, name="write")


def read(stream: Stream, buffer: Buffer, offset: int, out: Any) -> None:
    target = as_bytes(out, writable=True)
    buffer.check_range(offset, target.size)
    if not target.size:
        return
    if buffer.mapped:
        stream.synchronize()
        np.copyto(target, buffer.array[offset : offset + target.size])
        return
    waiting: list[tuple[Any, Buffer, Bytes]] = []
    for start in range(0, target.size, CHUNK):
        part = target[start : start + CHUNK]
        staging = stream.device.buffer(part.size, host=True)
        copy(stream, buffer, staging, part.size, offset + start, 0)
        event = stream.record_event()
        stream.flush()
        waiting.append((event, staging, part))
        if len(waiting) > 2:
            _finish(waiting.pop(0))
    for item in waiting:
        _finish(item)
    stream.synchronize()


def _finish(item: tuple[Any, Buffer, Bytes]) -> None:
    event, staging, part = item
    event.wait()
    np.copyto(part, staging.array[: part.size])


def fill(stream: Stream, buffer: Buffer, value: int, offset: int, nbytes: int | None) -> None:
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
        for handle, at, length, _ in buffer.piece.runs(offset, nbytes):
            run(command, handle, at, length, value * 0x01010101)

    stream.record(commands, keep=buffer, name="fill")


def copy(
    stream: Stream,
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
    run = stream.device.functions.vkCmdCopyBuffer
    regions = []
    for source_handle, source_at, length, first in source.piece.runs(source_offset, nbytes):
        for target_handle, target_at, part, inner in target.piece.runs(target_offset + first, length):
            region = ffi.new("VkBufferCopy*")
            region.srcOffset, region.dstOffset, region.size = source_at + inner, target_at, part
            regions.append((source_handle, target_handle, region))

    def commands(command: Any) -> None:
        for source_handle, target_handle, region in regions:
            run(command, source_handle, target_handle, 1, region)

    stream.record(commands, keep=(source, target), name="copy")
