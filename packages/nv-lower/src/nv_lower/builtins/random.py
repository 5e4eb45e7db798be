"""Random numbers of generators that the kernel names: `nv.random.philox…` by position, `xoroshiro128p_…` by state.

A *counter-based* generator is a function: what stands at a position of the stream of a key, whoever asks. Its stream
is that of NumPy's `Philox`. The other kind keeps a state for each index of an array, which
`nv.random.create_xoroshiro128p_states` makes, and gives the numbers of numba.cuda's generator of that name.
"""

from __future__ import annotations

from typing import Any

from nv_lower.builtins.stub import only_in_kernels

__all__ = [
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


def philox4x32(counter: Any, key: Any) -> Any:
    """Philox4x32-10: four uint32 of a counter (four integers, of which 32 bits count) and a key (two).

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     for word in nv.random.philox4x32((0, 0, 0, 0), (0, 0)):
    ...         out[0] ^= word
    >>> out = np.zeros(1, dtype=np.uint32)
    >>> kernel[1, 1](out)
    >>> hex(out[0])
    '0xcf1dc4fd'
    """
    only_in_kernels("random.philox4x32")


def philox4x64(counter: Any, key: Any) -> Any:
    """Philox4x64-10: four uint64 of a counter (four integers) and a key (two).

    NumPy's `Philox(counter=c, key=k)` begins with the counter after `c`.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(out):
    ...     out[0] = nv.random.philox4x64((6, 0, 0, 0), (7, 0))[0]
    >>> out = np.zeros(1, dtype=np.uint64)
    >>> kernel[1, 1](out)
    >>> bool(out[0] == np.random.Philox(counter=5, key=7).random_raw())
    True
    """
    only_in_kernels("random.philox4x64")


def philox_uint64(key: Any, position: Any) -> Any:
    """The uint64 at a position of a key's stream: `np.random.Philox(key=key).random_raw(n)[position]`."""
    only_in_kernels("random.philox_uint64")


def philox_uniform_float64(key: Any, position: Any) -> Any:
    """A float64 in [0, 1): `np.random.Generator(np.random.Philox(key=key)).random(n)[position]`.

    Examples
    --------
    >>> @nv.jit
    ... def kernel(key, out):
    ...     i = nv.grid(1)
    ...     if i < out.size:
    ...         out[i] = nv.random.philox_uniform_float64(key, i)
    >>> out = np.zeros(5)
    >>> kernel.forall(5)(42, out)
    >>> bool((out == np.random.Generator(np.random.Philox(key=42)).random(5)).all())
    True
    """
    only_in_kernels("random.philox_uniform_float64")


def philox_uniform_float32(key: Any, position: Any) -> Any:
    """A float32 in [0, 1): what `random(n, dtype=np.float32)[position]` of that generator is."""
    only_in_kernels("random.philox_uniform_float32")


def philox_normal_float64(key: Any, position: Any) -> Any:
    """A normally distributed float64 of mean 0 and deviation 1: √(−2 log(1 − u)) cos(2π v) (Box and Muller 1958).

    u and v are the uniform values of the words 2 position and 2 position + 1 of the stream.
    """
    only_in_kernels("random.philox_normal_float64")


def philox_normal_float32(key: Any, position: Any) -> Any:
    """The same in float32, of the two halves of the word at the position."""
    only_in_kernels("random.philox_normal_float32")


def philox_exponential_float64(key: Any, position: Any) -> Any:
    """An exponentially distributed float64 of mean 1: −log(1 − u) of the uniform value u at the position."""
    only_in_kernels("random.philox_exponential_float64")


def philox_exponential_float32(key: Any, position: Any) -> Any:
    """The same in float32."""
    only_in_kernels("random.philox_exponential_float32")


def philox_integers(key: Any, position: Any, low: Any, high: Any) -> Any:
    """An int64 from `low` up to, not including, `high`: the upper word of their distance times the position's word."""
    only_in_kernels("random.philox_integers")


def xoroshiro128p_next(states: Any, index: Any) -> Any:
    """The next uint64 of the generator whose state is `states[index]`, which moves on."""
    only_in_kernels("random.xoroshiro128p_next")


def xoroshiro128p_jump(states: Any, index: Any) -> Any:
    """Move the generator of `states[index]` on by 2**64 numbers."""
    only_in_kernels("random.xoroshiro128p_jump")


def xoroshiro128p_uniform_float64(states: Any, index: Any) -> Any:
    """A float64 in [0, 1) from the upper 53 bits of the next number.

    Examples
    --------
    >>> states = nv.random.create_xoroshiro128p_states(4, seed=1)
    >>> @nv.jit
    ... def kernel(states, out):
    ...     i = nv.grid(1)
    ...     if i < out.size:
    ...         out[i] = nv.random.xoroshiro128p_uniform_float64(states, i)
    >>> out = np.zeros(4)
    >>> kernel.forall(4)(states, out)
    >>> bool((out >= 0).all() and (out < 1).all())
    True
    """
    only_in_kernels("random.xoroshiro128p_uniform_float64")


def xoroshiro128p_uniform_float32(states: Any, index: Any) -> Any:
    """The same, rounded to float32, which may be 1, as numba.cuda's."""
    only_in_kernels("random.xoroshiro128p_uniform_float32")


def xoroshiro128p_normal_float64(states: Any, index: Any) -> Any:
    """A normally distributed float64 of mean 0 and deviation 1 from two uniform float32 numbers, as numba.cuda's."""
    only_in_kernels("random.xoroshiro128p_normal_float64")


def xoroshiro128p_normal_float32(states: Any, index: Any) -> Any:
    """The same in float32."""
    only_in_kernels("random.xoroshiro128p_normal_float32")


def xoroshiro128p_exponential_float64(states: Any, index: Any) -> Any:
    """An exponentially distributed float64 of mean 1: −log(1 − u) of a uniform u."""
    only_in_kernels("random.xoroshiro128p_exponential_float64")


def xoroshiro128p_exponential_float32(states: Any, index: Any) -> Any:
    """The same in float32, of the upper 24 bits of the next number."""
    only_in_kernels("random.xoroshiro128p_exponential_float32")


def xoroshiro128p_integers(states: Any, index: Any, low: Any, high: Any) -> Any:
    """An int64 from `low` up to, not including, `high`: the upper word of their distance times the next number."""
    only_in_kernels("random.xoroshiro128p_integers")
