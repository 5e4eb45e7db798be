"""The radix sort of `sort`: rows of unsigned keys, with or without their positions."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from numba_vulkan.algorithms.scan import scan
from numba_vulkan.arrays.device import DeviceArray
from numba_vulkan.elementwise import execute
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

# mypy: disable-error-code="no-untyped-def, assignment"

_WIDTH = 256
_BITS = 4
_DIGITS = 1 << _BITS
_COPIES = 8  # of the counters of a workgroup, so that fewer invocations meet at one


def _items(keys: np.dtype[Any]) -> int:
    """Keys of a tile for each invocation: what fits in 16 KiB of shared memory beside the counts of another 16."""
    return 32 // keys.itemsize


@functools.cache
def _count_kernel(dtype: np.dtype[Any]) -> Kernel:
    tile, key_type = _WIDTH * _items(dtype), dtype.type
    mask, places, copies = key_type(_DIGITS - 1), _COPIES * _DIGITS, _COPIES

    @jit(cache=True)
    def count_digits(counts, keys, shift):
        found = nv.shared.array(places, np.int32)
        lane = nv.local_id(0)
        parts = counts.shape[1] // _DIGITS
        row, part = nv.group_id(0) // parts, nv.group_id(0) % parts
        if lane < places:
            found[lane] = 0
        nv.barrier()
        start = part * tile
        for k in range(start + lane, min(start + tile, keys.shape[1]), _WIDTH):
            digit = (keys[row, k] >> key_type(shift)) & mask
            nv.atomic.add(found, np.int64(digit) * copies + lane % copies, 1)
        nv.barrier()
        if lane < _DIGITS:
            total = 0
            for copy in range(copies):
                total += found[lane * copies + copy]
            counts[row, lane * parts + part] = total

    return count_digits


@functools.cache
def _move_kernel(dtype: np.dtype[Any], paired: bool, first: bool) -> Kernel:
    """Move each tile's keys, and where `paired` their positions, which the `first` pass makes."""
    items, key_type = _items(dtype), dtype.type
    tile, mask, counters = _WIDTH * items, key_type(_DIGITS - 1), _DIGITS * _WIDTH

    @jit(cache=True)
    def move_keys(out_keys, out_places, keys, places, ends, counts, shift):
        buffer = nv.shared.array(tile, key_type)
        table = nv.shared.array(counters, np.int32)  # by digit, then by invocation
        starts = nv.shared.array(_DIGITS, np.int32)
        mine = nv.local.array(items, key_type)
        ranks = nv.local.array(items, np.int32)
        targets = nv.local.array(items, np.int32)
        lane = nv.local_id(0)
        parts = counts.shape[1] // _DIGITS
        row, part = nv.group_id(0) // parts, nv.group_id(0) % parts
        start = part * tile
        count = min(tile, keys.shape[1] - start)
        for k in range(lane, count, _WIDTH):
            buffer[k] = keys[row, start + k]
        for digit in range(_DIGITS):
            table[digit * _WIDTH + lane] = 0
        nv.barrier()
        for j in range(items):
            k = lane * items + j
            if k < count:
                mine[j] = buffer[k]
                digit = np.int64((mine[j] >> key_type(shift)) & mask)
                table[digit * _WIDTH + lane] += 1
        nv.barrier()
        own = 0
        for k in range(lane * _DIGITS, lane * _DIGITS + _DIGITS):
            own += table[k]
        before = nv.group.exclusive_scan(np.int32(own), "add")
        for k in range(lane * _DIGITS, lane * _DIGITS + _DIGITS):
            here = table[k]
            table[k] = before
            before += here
        nv.barrier()
        if lane < _DIGITS:
            starts[lane] = table[lane * _WIDTH]
        nv.barrier()
        for j in range(items):
            if lane * items + j < count:
                digit = np.int64((mine[j] >> key_type(shift)) & mask)
                ranks[j] = table[digit * _WIDTH + lane]
                table[digit * _WIDTH + lane] += 1
                buffer[ranks[j]] = mine[j]
        nv.barrier()
        for j in range(items):
            k = lane + j * _WIDTH
            if k < count:
                key = buffer[k]
                digit = np.int64((key >> key_type(shift)) & mask)
                cell = digit * parts + part
                target = ends[row, cell] - counts[row, cell] + k - starts[digit]
                out_keys[row, target] = key
                targets[j] = target
        if paired:
            nv.barrier()
            for j in range(items):
                k = lane * items + j
                if k < count:
                    buffer[ranks[j]] = key_type(start + k if first else places[row, start + k])
            nv.barrier()
            for j in range(items):
                k = lane + j * _WIDTH
                if k < count:
                    out_places[row, targets[j]] = buffer[k]

    return move_keys


def radix_sort(keys: DeviceArray, wanted: str | None, bits: int) -> tuple[DeviceArray, DeviceArray]:
    """Sort the rows of a contiguous array of unsigned keys by their lowest bits.

    Parameters
    ----------
    wanted
        "positions" for the positions of the keys, too; None for the keys alone.

    Returns
    -------
    The sorted keys, and the positions (int32) or something of no meaning. `keys` is overwritten.
    """
    session, stream = keys.session, keys.session.stream
    rows, length = keys.shape
    paired = wanted is not None
    parts = -(-length // (_WIDTH * _items(keys.dtype)))
    place_shape = (rows, length) if paired else (1, 1)
    other = execute.empty(session, keys.shape, keys.dtype)
    places, other_places = (execute.empty(session, place_shape, np.dtype(np.int32)) for _ in range(2))
    counts = execute.empty(session, (rows, _DIGITS * parts), np.dtype(np.int32))
    for shift in range(0, bits, _BITS):
        _count_kernel(keys.dtype)[rows * parts, _WIDTH, stream](counts, keys, shift)
        ends = scan(counts, 1, np.add, counts.dtype)
        move = _move_kernel(keys.dtype, paired, paired and shift == 0)
        move[rows * parts, _WIDTH, stream](other, other_places, keys, places, ends, counts, shift)
        keys, other = other, keys
        places, other_places = other_places, places
    return keys, places
