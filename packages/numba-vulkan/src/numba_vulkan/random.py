"""Random numbers: `nv.random.seed`, generators' states, and the functions that kernels call.

`random.random()`, `np.random.normal()` and their kin in a kernel draw from Philox4x32-10, keyed by the seed, the number
of the launch and the invocation; `seed` says which numbers come. Generators that a kernel names itself are
`philox…` (by position) and `xoroshiro128p_…` (by state).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from numba_vulkan.boundary import public
from numba_vulkan.errors import ArgumentError
from numba_vulkan.launching.random_keys import KEYS
from nv_lower.builtins.random import (
    philox4x32,
    philox4x64,
    philox_exponential_float32,
    philox_exponential_float64,
    philox_integers,
    philox_normal_float32,
    philox_normal_float64,
    philox_uint64,
    philox_uniform_float32,
    philox_uniform_float64,
    xoroshiro128p_exponential_float32,
    xoroshiro128p_exponential_float64,
    xoroshiro128p_integers,
    xoroshiro128p_jump,
    xoroshiro128p_next,
    xoroshiro128p_normal_float32,
    xoroshiro128p_normal_float64,
    xoroshiro128p_uniform_float32,
    xoroshiro128p_uniform_float64,
)

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.arrays.device import DeviceArray

__all__ = [
    "create_xoroshiro128p_states",
    "init_xoroshiro128p_states",
    "philox4x32",
    "philox4x64",
    "philox_exponential_float32",
    "philox_exponential_float64",
    "philox_integers",
    "philox_normal_float32",
    "philox_normal_float64",
    "philox_uint64",
    "philox_uniform_float32",
    "philox_uniform_float64",
    "seed",
    "xoroshiro128p_dtype",
    "xoroshiro128p_exponential_float32",
    "xoroshiro128p_exponential_float64",
    "xoroshiro128p_integers",
    "xoroshiro128p_jump",
    "xoroshiro128p_next",
    "xoroshiro128p_normal_float32",
    "xoroshiro128p_normal_float64",
    "xoroshiro128p_uniform_float32",
    "xoroshiro128p_uniform_float64",
]

#: The state of one generator.
xoroshiro128p_dtype = np.dtype([("s0", np.uint64), ("s1", np.uint64)], align=True)
_MASK = 2**64 - 1
_JUMP = (0xBEAC0467EBA5FACB, 0xD86B048B86AA9922)


@public
def seed(value: int) -> None:
    """Begin the random numbers of kernels anew.

    The launches after it, counted over all kernels that draw (`random.random()`, `np.random.normal()` …), draw the same
    numbers in every process and on every device.

    Parameters
    ----------
    value
        An integer, of which 64 bits count.

    Raises
    ------
    ArgumentError
        It is no integer.

    Examples
    --------
    >>> import random
    >>> @nv.jit
    ... def kernel(out):
    ...     i = nv.grid(1)
    ...     if i < out.size:
    ...         out[i] = random.random()
    >>> out, again = np.zeros(3), np.zeros(3)
    >>> nv.random.seed(7)
    >>> kernel.forall(3)(out)
    >>> nv.random.seed(7)
    >>> kernel.forall(3)(again)
    >>> bool((out == again).all())
    True
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise ArgumentError(f"a seed is an integer, not a {type(value).__name__}")
    KEYS.seed(int(value))


@public
def create_xoroshiro128p_states(
    n: int, seed: int, subsequence_start: int = 0, stream: nv_runtime.Stream | None = None
) -> DeviceArray:
    """A device array of `n` states of xoroshiro128+, each 2**64 numbers after the one before, as numba.cuda makes them.

    Parameters
    ----------
    seed
        An integer, of which 64 bits count.
    subsequence_start
        How many times 2**64 numbers the first state lies behind the seed's.
    stream
        Where the states are copied; see `to_device`.
    """
    from numba_vulkan.arrays.create import to_device

    return to_device(_states(n, seed, subsequence_start), stream=stream)


@public
def init_xoroshiro128p_states(
    states: DeviceArray, seed: int, subsequence_start: int = 0, stream: nv_runtime.Stream | None = None
) -> None:
    """Give an array of states the values that `create_xoroshiro128p_states` gives a new one."""
    states.copy_to_device(_states(states.size, seed, subsequence_start), stream=stream)


def _states(count: int, seed: int, start: int) -> np.ndarray[Any, Any]:
    """The states as a NumPy array.

    A jump is linear over bits, so a matrix; its powers for 2, 4, 8 … jumps double the states that are known.
    """
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK  # SplitMix64
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    z ^= z >> 31
    first = np.array([[z, z]], dtype=np.uint64)
    matrix = _jump_matrix()
    powers = matrix
    while start:
        if start & 1:
            first = _times(powers, first)
        powers = _times(powers, powers)
        start >>= 1
    states = first
    while len(states) < count:
        states = np.concatenate([states, _times(matrix, states)])
        matrix = _times(matrix, matrix)
    made = np.empty(count, dtype=xoroshiro128p_dtype)
    made["s0"], made["s1"] = states[:count, 0], states[:count, 1]
    return made


def _times(matrix: np.ndarray[Any, Any], states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """What a matrix makes of states: row k of it is what bit k alone becomes."""
    result = np.zeros_like(states)
    for bit in range(128):
        set_ = (states[:, bit // 64] >> np.uint64(bit % 64)) & np.uint64(1)
        result ^= matrix[bit] * set_[:, None]
    return result


def _jump_matrix() -> np.ndarray[Any, Any]:
    """What a jump makes of each bit of a state: Blackman and Vigna's, 2**64 steps."""
    units = np.zeros((128, 2), dtype=np.uint64)
    for bit in range(128):
        units[bit, bit // 64] = np.uint64(1 << bit % 64)
    states, total = units, np.zeros_like(units)
    for word in _JUMP:
        for bit in range(64):
            if word >> bit & 1:
                total = total ^ states
            states = _stepped(states)
    return total


def _stepped(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    s0, s1 = states[:, 0], states[:, 0] ^ states[:, 1]
    return np.stack([_rotated(s0, 55) ^ s1 ^ s1 << np.uint64(14), _rotated(s1, 36)], axis=1)


def _rotated(x: np.ndarray[Any, Any], count: int) -> np.ndarray[Any, Any]:
    return x << np.uint64(count) | x >> np.uint64(64 - count)


def __dir__() -> list[str]:
    return sorted(__all__)
