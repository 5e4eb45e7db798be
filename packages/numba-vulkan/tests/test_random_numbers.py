"""Random numbers in kernels: generators give NumPy's and numba.cuda's words, draws are the same wherever they run."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.launching.random_keys import key_of

WIDE = {"shaderInt64", "shaderFloat64"} <= nv.current_device().features
needs_64_bits = pytest.mark.skipif(not WIDE, reason="the device has no 64-bit integers or floats")
ADDRESSING = ["physical", "logical"] if "bufferDeviceAddress" in nv.current_device().features else ["logical"]


def philox4x32(counter: list[int], key: list[int]) -> list[int]:
    """The reference, from the paper's definition."""
    c, k, mask = list(counter), list(key), 2**32 - 1
    for _ in range(10):
        p, q = c[0] * 0xD2511F53, c[2] * 0xCD9E8D57
        c = [q >> 32 ^ c[1] ^ k[0], q & mask, p >> 32 ^ c[3] ^ k[1], p & mask]
        k = [k[0] + 0x9E3779B9 & mask, k[1] + 0xBB67AE85 & mask]
    return c


# Random123's own test vectors (kat_vectors).
KNOWN_32 = [
    ([0] * 4, [0] * 2, [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ([2**32 - 1] * 4, [2**32 - 1] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
    (
        [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
        [0xA4093822, 0x299F31D0],
        [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
    ),
]


@nv.jit
def blocks32(counter, key, out):
    words = nv.random.philox4x32(
        (counter[0], counter[1], counter[2], counter[3]),
        (key[0], key[1]),
    )
    for i in range(4):
        out[i] = words[i]


@pytest.mark.parametrize(("counter", "key", "expected"), KNOWN_32)
def test_philox4x32_has_the_published_words(counter: Any, key: Any, expected: Any) -> None:
    out = np.zeros(4, np.uint32)
    blocks32[1, 1](np.array(counter, np.uint32), np.array(key, np.uint32), out)
    assert out.tolist() == expected == philox4x32(counter, key)


@needs_64_bits
def test_philox4x64_is_numpys() -> None:
    @nv.jit
    def kernel(counter, key, out):
        c = (counter[0] + np.uint64(1), counter[1], counter[2], counter[3])
        words = nv.random.philox4x64(c, (key[0], key[1]))
        for i in range(4):
            out[i] = words[i]

    values = np.random.default_rng(5)
    for _ in range(20):
        counter = values.integers(0, 2**64 - 1, 4, dtype=np.uint64)
        key = values.integers(0, 2**64 - 1, 2, dtype=np.uint64)
        out = np.zeros(4, np.uint64)
        kernel[1, 1](counter, key, out)
        np.testing.assert_array_equal(out, np.random.Philox(counter=counter, key=key).random_raw(4))


@needs_64_bits
@pytest.mark.parametrize("addressing", ADDRESSING)
def test_streams_by_position_are_numpys(addressing: Any) -> None:
    @nv.jit(addressing=addressing)
    def kernel(key, words, doubles, floats):
        i = nv.grid(1)
        words[i] = nv.random.philox_uint64(key, i)
        doubles[i] = nv.random.philox_uniform_float64(key, i)
        floats[i] = nv.random.philox_uniform_float32(key, i)

    for key in (0, 42, 2**63 - 1):
        words, doubles, floats = np.zeros(512, np.uint64), np.zeros(512), np.zeros(512, np.float32)
        kernel[8, 64](key, words, doubles, floats)
        generators = [np.random.Generator(np.random.Philox(key=key)) for _ in range(3)]
        np.testing.assert_array_equal(words, generators[0].bit_generator.random_raw(512))
        np.testing.assert_array_equal(doubles, generators[1].random(512))
        np.testing.assert_array_equal(floats, generators[2].random(512, dtype=np.float32))


@needs_64_bits
def test_distributions_by_position() -> None:
    @nv.jit
    def kernel(key, normals, small_normals, exponentials, small_exponentials, integers):
        i = nv.grid(1)
        normals[i] = nv.random.philox_normal_float64(key, i)
        small_normals[i] = nv.random.philox_normal_float32(key, i)
        exponentials[i] = nv.random.philox_exponential_float64(key, i)
        small_exponentials[i] = nv.random.philox_exponential_float32(key, i)
        integers[i] = nv.random.philox_integers(key, i, -7, 1000)

    n = 256
    found = [np.zeros(n, t) for t in (np.float64, np.float32, np.float64, np.float32, np.int64)]
    kernel[4, 64](9, *found)
    words = np.random.Philox(key=9).random_raw(2 * n)
    unit = (words >> np.uint64(11)) * 2.0**-53
    halves = (words[:n, None] >> np.array([0, 32], np.uint64) & np.uint64(2**32 - 1)) >> np.uint64(8)
    u, v = (halves * 2.0**-24).T
    normals = np.sqrt(-2 * np.log1p(-unit[::2])) * np.cos(2 * np.pi * unit[1::2])
    np.testing.assert_allclose(found[0], normals, rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(found[1], np.sqrt(-2 * np.log1p(-u)) * np.cos(2 * np.pi * v), atol=1e-6)
    np.testing.assert_allclose(found[2], -np.log1p(-unit[:n]), rtol=1e-15)
    small = np.random.Generator(np.random.Philox(key=9)).random(n, dtype=np.float32)
    np.testing.assert_allclose(found[3], -np.log1p(-small.astype(float)), rtol=3e-7)
    assert found[4].tolist() == [-7 + (int(word) * 1007 >> 64) for word in words[:n]]


@needs_64_bits
@pytest.mark.parametrize("start", [0, 1, 5])
def test_xoroshiro_states_are_numba_cudas(start: int) -> None:
    cuda = pytest.importorskip("numba.cuda.random")
    for seed in (0, 1, 2**63, 123456789):
        expected = np.zeros(9, cuda.xoroshiro128p_dtype)
        cuda.init_xoroshiro128p_states_cpu(expected, np.uint64(seed), start)
        states = nv.random.create_xoroshiro128p_states(9, seed, subsequence_start=start)
        np.testing.assert_array_equal(states.copy_to_host(), expected)
        again = nv.random.create_xoroshiro128p_states(9, 99)
        nv.random.init_xoroshiro128p_states(again, seed, start)
        np.testing.assert_array_equal(again.copy_to_host(), expected)


@needs_64_bits
@pytest.mark.parametrize("addressing", ADDRESSING)
def test_xoroshiro_numbers_are_numba_cudas(addressing: Any) -> None:
    cuda = pytest.importorskip("numba.cuda.random")

    @nv.jit(addressing=addressing)
    def kernel(states, words, doubles, floats, normals, small):
        i = nv.grid(1)
        for k in range(words.shape[1]):
            words[i, k] = nv.random.xoroshiro128p_next(states, i)
            doubles[i, k] = nv.random.xoroshiro128p_uniform_float64(states, i)
            floats[i, k] = nv.random.xoroshiro128p_uniform_float32(states, i)
            normals[i, k] = nv.random.xoroshiro128p_normal_float64(states, i)
            small[i, k] = nv.random.xoroshiro128p_normal_float32(states, i)
        nv.random.xoroshiro128p_jump(states, i)

    shape = (32, 20)
    kinds = (np.uint64, np.float64, np.float32, np.float64, np.float32)
    found, expected = ([np.zeros(shape, kind) for kind in kinds] for _ in range(2))
    states = nv.random.create_xoroshiro128p_states(shape[0], 17)
    own = states.copy_to_host()
    kernel[1, 32](states, *found)
    for i in range(shape[0]):
        for k in range(shape[1]):
            expected[0][i, k] = cuda.xoroshiro128p_next(own, i)
            expected[1][i, k] = cuda.xoroshiro128p_uniform_float64(own, i)
            expected[2][i, k] = cuda.xoroshiro128p_uniform_float32(own, i)
            expected[3][i, k] = cuda.xoroshiro128p_normal_float64(own, i)
            expected[4][i, k] = cuda.xoroshiro128p_normal_float32(own, i)
        cuda.xoroshiro128p_jump(own, i)
    for k in range(3):
        np.testing.assert_array_equal(found[k], expected[k])
    np.testing.assert_allclose(found[3], expected[3], rtol=1e-6, atol=1e-7)
    np.testing.assert_allclose(found[4], expected[4], rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(states.copy_to_host(), own)


@needs_64_bits
def test_more_of_a_state() -> None:
    @nv.jit
    def kernel(states, exponentials, small, integers):
        for i in range(exponentials.size):
            exponentials[i] = nv.random.xoroshiro128p_exponential_float64(states, 0)
            small[i] = nv.random.xoroshiro128p_exponential_float32(states, 0)
            integers[i] = nv.random.xoroshiro128p_integers(states, 0, 3, 3 + 2**40)

    states = nv.random.create_xoroshiro128p_states(1, 4)
    s0, s1 = (int(word) for word in states.copy_to_host()[0])
    found = np.zeros(30), np.zeros(30, np.float32), np.zeros(30, np.int64)
    kernel[1, 1](states, *found)
    words = []
    for _ in range(90):
        words.append((s0 + s1) % 2**64)
        s1 ^= s0
        s0 = ((s0 << 55 | s0 >> 9) ^ s1 ^ s1 << 14) % 2**64
        s1 = (s1 << 36 | s1 >> 28) % 2**64
    np.testing.assert_allclose(found[0], [-math.log1p(-(w >> 11) * 2.0**-53) for w in words[::3]], rtol=1e-15)
    np.testing.assert_allclose(found[1], [-math.log1p(-(w >> 40) * 2.0**-24) for w in words[1::3]], rtol=3e-7)
    assert found[2].tolist() == [3 + (w * 2**40 >> 64) for w in words[2::3]]


# draws of the modules random and numpy.random


@nv.jit
def draws(out):
    i, j = nv.grid(2)
    for k in range(out.shape[2]):
        out[i, j, k] = random.random()


def drawn(seed: int, launch: int, i: int, j: int, number: int) -> float:
    key = key_of(seed, launch)
    low, high, *_ = philox4x32([number, i, j, 0], [key & 2**32 - 1, key >> 32])
    return ((high << 32 | low) >> 11) * 2.0**-53


@needs_64_bits
def test_draws_are_keyed_by_seed_launch_and_invocation() -> None:
    for seed in (0, 7, 2**64 - 1):
        nv.random.seed(seed)
        for launch in range(3):
            out = np.zeros((4, 6, 3))
            draws[(2, 3), (2, 2)](out)
            expected = [
                [[drawn(seed, launch, i, j, k) for k in range(3)] for j in range(6)] for i in range(4)
            ]
            assert out.tolist() == expected


@needs_64_bits
def test_draws_do_not_depend_on_workgroups_addressing_or_device_arrays() -> None:
    logical = nv.jit(addressing="logical")(draws.py_func)
    results = []
    for kernel, groups, size in ((draws, (8, 4), (1, 1)), (draws, (1, 1), (8, 4)), (logical, (4, 1), (2, 4))):
        nv.random.seed(11)
        array = nv.to_device(np.zeros((8, 4, 2)))
        for _ in range(3):
            kernel[groups, size](array)
        results.append(array.copy_to_host())
    np.testing.assert_array_equal(results[0], results[1])
    np.testing.assert_array_equal(results[0], results[2])


def test_without_a_seed_launches_differ() -> None:
    first, second = np.zeros((2, 2, 2)), np.zeros((2, 2, 2))
    draws[(1, 1), (2, 2)](first)
    draws[(1, 1), (2, 2)](second)
    assert len({*first.ravel(), *second.ravel()}) == 16


def test_device_functions_continue_the_invocations_draws() -> None:
    @nv.jit
    def one():
        return np.random.random()

    @nv.jit
    def kernel(out):
        out[0] = one()
        out[1] = random.random()
        out[2] = one()

    out = np.zeros(3)
    kernel[1, 1](out)
    assert len(set(out)) == 3


#: A call, and the mean and the deviation of what it gives.
DISTRIBUTIONS = {
    "random.uniform(2, 4.0)": (3, 2 / math.sqrt(12)),
    "np.random.uniform(-1.0, 3)": (1, 4 / math.sqrt(12)),
    "random.gauss(1.0, 2.0)": (1, 2),
    "np.random.normal(1, 2)": (1, 2),
    "np.random.standard_normal()": (0, 1),
    "np.random.exponential(3.0)": (3, 3),
    "random.expovariate(2.0)": (0.5, 0.5),
    "random.randint(3, 7)": (5, math.sqrt(2)),
    "np.random.randint(3, 8)": (5, math.sqrt(2)),
    "random.randrange(10, 0, -3)": (5.5, math.sqrt(11.25)),
    "random.getrandbits(3)": (3.5, math.sqrt(5.25)),
    "np.random.poisson(2.5)": (2.5, math.sqrt(2.5)),
    "np.random.poisson(100)": (100, 10),
    "np.random.gamma(3.0, 2.0)": (6, math.sqrt(12)),
    "np.random.beta(2.0, 2.0)": (0.5, math.sqrt(0.05)),
    "np.random.binomial(20, 0.3)": (6, math.sqrt(4.2)),
    "np.random.triangular(0.0, 1.0, 2.0)": (1, 1 / math.sqrt(6)),
}


def test_moments_of_distributions() -> None:
    names = {"np": np, "random": random, "nv": nv}
    lines = [f"        out[{at}, i] = {call}\n" for at, call in enumerate(DISTRIBUTIONS)]
    source = "def kernel(out):\n    i = nv.grid(1)\n    if i < out.shape[1]:\n" + "".join(lines)
    exec(source, names)
    count = 1 << 15
    out = np.zeros((len(DISTRIBUTIONS), count))
    nv.random.seed(20)
    nv.jit(names["kernel"]).forall(count)(out)
    for row, (call, (mean, deviation)) in zip(out, DISTRIBUTIONS.items(), strict=True):
        assert abs(row.mean() - mean) < 5 * deviation / math.sqrt(count), call
        assert abs(row.std() - deviation) < 0.05 * deviation, call


def test_shuffle_permutes_in_place() -> None:
    @nv.jit
    def kernel(x):
        random.shuffle(x[nv.grid(1)])

    x = np.tile(np.arange(10), (50, 1))
    kernel[1, 50](x)
    np.testing.assert_array_equal(np.sort(x, axis=1), np.tile(np.arange(10), (50, 1)))
    assert len({tuple(row) for row in x.tolist()}) > 45


@pytest.mark.parametrize("seeding", [random.seed, np.random.seed])
def test_a_kernel_cannot_seed(seeding: Any) -> None:
    @nv.jit
    def kernel(x):
        seeding(3)
        x[0] = random.random()

    with pytest.raises(nv.Unsupported, match=r"call nv\.random\.seed\(n\) on the host"):
        kernel[1, 1](np.zeros(1))


def test_a_seed_is_an_integer() -> None:
    for wrong in (1.5, "seed", True, None):
        with pytest.raises(nv.ArgumentError, match="a seed is an integer"):
            nv.random.seed(wrong)  # type: ignore[arg-type]


def test_wrong_arguments_are_named() -> None:
    @nv.jit
    def kernel(x):
        x[0] = nv.random.xoroshiro128p_uniform_float64(x, 0)

    with pytest.raises(nv.Unsupported, match=r"made by nv\.random\.create_xoroshiro128p_states, not array"):
        kernel[1, 1](np.zeros(1))
