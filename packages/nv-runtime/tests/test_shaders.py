"""GLSL of many kinds against NumPy: every shader of tests/shaders that no other test covers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import nv_runtime

RNG = np.random.default_rng(5)


@pytest.fixture
def run(idle, compile_glsl):
    """`run(name, buffers, groups, **options)` on the test's device; skips what the device cannot do."""

    def call(name, buffers, groups, **options):
        try:
            nv_runtime.run(compile_glsl(name), buffers, groups, device=idle, **options)
        except nv_runtime.Unsupported as error:
            pytest.skip(str(error))

    return call


def integers(n, high=1000, dtype=np.uint32):
    return RNG.integers(0, high, n).astype(dtype)


def test_subgroup_sum(run):
    x, y = integers(256), np.zeros((256, 2), np.uint32)
    run("subgroup_sum", [x, y], 4)
    size = y[0, 1]
    np.testing.assert_array_equal(y[:, 0], np.repeat(x.reshape(-1, size).sum(1), size))


def test_subgroup_scan(run):
    x, y = integers(256), np.zeros((256, 2), np.uint32)
    run("subgroup_scan", [x, y], 4)
    size = y[:, 1].max() + 1
    np.testing.assert_array_equal(y[:, 0], x.reshape(-1, size).cumsum(1).ravel())


def test_subgroup_ballot(run):
    x, y = integers(256), np.zeros((256, 2), np.uint32)
    run("subgroup_ballot", [x, y], 4)
    size = y[0, 1]
    np.testing.assert_array_equal(y[:, 0], np.repeat((x & 1).reshape(-1, size).sum(1), size))


def test_subgroup_shuffle(run):
    x, y = integers(256), np.zeros(256, np.uint32)
    run("subgroup_shuffle", [x, y], 4)
    np.testing.assert_array_equal(y, x.reshape(-1, 2)[:, ::-1].ravel())


def test_int64_product(run):
    x, y = RNG.integers(-(1 << 40), 1 << 40, 128), np.zeros(128, np.int64)
    run("int64_product", [x, y], 2)
    np.testing.assert_array_equal(y, x * 1000003 - 7)


def test_float64_polynomial(run):
    x, y = RNG.random(128), np.zeros(128)
    run("float64_polynomial", [x, y], 2)
    np.testing.assert_array_equal(y, x * x + 0.1)


def test_float16_sum(run):
    x, y = RNG.random(128).astype(np.float16), np.zeros(128, np.float16)
    run("float16_sum", [x, y], 2)
    np.testing.assert_array_equal(y, x + np.float16(0.5))


def test_int8_wrap(run):
    x, y = RNG.integers(-128, 128, 128).astype(np.int8), np.zeros(128, np.int8)
    run("int8_wrap", [x, y], 2)
    np.testing.assert_array_equal(y, x + np.int8(100))


def test_int16_product(run):
    x, y = integers(128, 65536, np.uint16), np.zeros(128, np.uint16)
    run("int16_product", [x, y], 2)
    np.testing.assert_array_equal(y, x * np.uint16(77))


def test_histogram(run):
    x, bins = integers(1000), np.zeros(16, np.uint32)
    run("histogram", [x, bins], 16, push={"n": 1000})
    np.testing.assert_array_equal(bins, np.bincount(x & 15, minlength=16))


def test_float_atomics(run):
    x, total = integers(640, 100).astype(np.float32), np.zeros(1, np.float32)
    run("float_atomics", [x, total], 10)
    assert total[0] == x.sum()


def test_int64_atomics(run):
    x, most = RNG.integers(0, 1 << 60, 640).astype(np.uint64), np.zeros(1, np.uint64)
    run("int64_atomics", [x, most], 10)
    assert most[0] == x.max()


def test_matmul_tiled(run):
    a, b = integers((2, 32, 32), 10).astype(np.float32)
    c = np.zeros_like(a)
    run("matmul_tiled", [a, b, c], (4, 4), push={"n": 32})
    np.testing.assert_array_equal(c, a @ b)


def test_transpose(run):
    x, y = integers((32, 32)), np.zeros((32, 32), np.uint32)
    run("transpose", [x, y], (4, 4), push={"n": 32})
    np.testing.assert_array_equal(y, x.T)


def test_bitonic_sort(run):
    x = RNG.integers(-1000, 1000, 256).astype(np.int32)
    want = np.sort(x)
    run("bitonic_sort", [x], 1)
    np.testing.assert_array_equal(x, want)


def test_collatz(run):
    def steps(v):
        n = 0
        while v > 1:
            v, n = (v // 2 if v % 2 == 0 else 3 * v + 1), n + 1
        return n

    x, y = integers(128), np.zeros(128, np.uint32)
    run("collatz", [x, y], 2)
    assert y.tolist() == [steps(int(v)) for v in x]


def test_life(run):
    x, y = integers((20, 30), 2), np.zeros((20, 30), np.uint32)
    run("life", [x, y], (4, 3), push={"w": 30, "h": 20})
    n = sum(np.roll(x, (a, b), (0, 1)) for a in (-1, 0, 1) for b in (-1, 0, 1)) - x
    np.testing.assert_array_equal(y, (n == 3) | ((n == 2) & (x == 1)))


def test_volume_index(run):
    y = np.zeros((6, 8, 12), np.uint32)
    run("volume_index", [y], (3, 4, 3))
    z, v, u = np.indices(y.shape)
    np.testing.assert_array_equal(y, u + 100 * v + 10000 * z)


def test_nested_structs(run):
    inner = np.dtype([("a", "3f4"), ("b", "f4")])
    item = np.dtype(
        {"names": ["inner", "tag"], "formats": [(inner, 2), "u4"], "offsets": [0, 32], "itemsize": 48}
    )
    raw = np.zeros(16 + 48 * 10, np.uint8)
    items = raw[16:].view(item)
    raw[:4].view(np.uint32)[0] = 9
    items["inner"]["a"], items["inner"]["b"] = RNG.random((10, 2, 3)), 2.0
    items["tag"] = np.arange(10)
    want = items["inner"]["a"][:, 0] * 2 + np.arange(10, dtype=np.float32)[:, None]
    old = items["inner"]["a"][9, 1].copy()
    run("nested_structs", [raw], 1)
    np.testing.assert_array_equal(items["inner"]["a"][:9, 1], want[:9])
    np.testing.assert_array_equal(items["inner"]["a"][9, 1], old)


def test_std140_arrays(run):
    block, y = np.zeros((7, 4), np.float32), np.zeros(13, np.float32)
    block[:4, 0] = 1, 2, 3, 4
    block[4:, :3] = np.arange(10, 19).reshape(3, 3)
    run("std140_arrays", [block, y], 1)
    assert y.tolist() == [1, 2, 3, 4, *range(10, 19)]


def test_row_major(run):
    m, v = integers((4, 4), 10).astype(np.float32), integers((4, 4), 10).astype(np.float32)
    want = v @ m.T
    run("row_major", [m, v], 1)
    np.testing.assert_array_equal(v, want)


@pytest.mark.parametrize("length", [4, 50])
def test_specialised_array(run, length):
    y = np.zeros(64, np.uint32)
    run("specialised_array", [y], 1, spec={7: length})
    np.testing.assert_array_equal(y[:length], np.arange(length)[::-1] ** 2)
    assert not y[length:].any()


def test_image_layers(idle, run):
    source, target = (idle.image((3, 6, 5), "r32f", layers=True) for _ in range(2))
    pixels = RNG.random((3, 6, 5)).astype(np.float32)
    source.write(pixels)
    run("image_layers", [source, target], (2, 2, 3))
    np.testing.assert_array_equal(target.read(), np.roll(pixels, 1, 0))


def test_image_atomics(idle, run):
    x, counts = integers(640, 16), idle.image((4, 4), "r32ui")
    counts.write(np.zeros((4, 4), np.uint32))
    run("image_atomics", [x, counts], 10)
    np.testing.assert_array_equal(counts.read().ravel(), np.bincount(x, minlength=16))


def test_unorm_image(idle, run):
    target = idle.image((8, 8), "rgba8")
    run("unorm_image", [target], 1)
    y, x = np.indices((8, 8))
    want = np.stack([x / 8 * 255, y / 8 * 255, np.full((8, 8), 255), np.zeros((8, 8))], -1)
    assert np.abs(target.read() - want).max() <= 0.5 + 1e-3


def test_texel_fetch(idle, run):
    picture, y = idle.image((4, 4), "rgba32f"), np.zeros((4, 4, 4), np.float32)
    pixels = RNG.random((4, 4, 4)).astype(np.float32)
    picture.write(pixels)
    run("texel_fetch", [picture, idle.sampler(), y], 1)
    np.testing.assert_array_equal(y, pixels)


def test_linked_list(idle, run):
    nodes = idle.buffer(16 * 20)
    order = RNG.permutation(20)
    raw = np.zeros(20, np.dtype([("next", "u8"), ("value", "u4"), ("pad", "u4")]))
    raw["value"] = integers(20)
    raw["next"][order] = nodes.address + 16 * np.roll(order, -1).astype(np.uint64)
    idle.stream.write(nodes, 0, raw)
    total = np.zeros(1, np.uint32)
    head = nodes.address + 16 * int(order[0])
    run("linked_list", {}, 1, push={"head": head, "total": total, "n": 20})
    assert total[0] == raw["value"].sum()


def test_grid_stride(run):
    x = np.zeros(10_000, np.uint32)
    run("grid_stride", [x], 3, push={"n": 9_999})
    np.testing.assert_array_equal(x[:-1], np.arange(9_999))
    assert x[-1] == 0


def test_switches(run):
    x, y = integers(128, 6), np.zeros(128, np.uint32)
    run("switches", [x, y], 2)
    np.testing.assert_array_equal(y, np.array([99, 10, 6, 1, 99, 99])[x])


def test_functions(run):
    x, y = integers((128, 2), 100).astype(np.float32), np.zeros((128, 2), np.float32)
    run("functions", [x, y], 2)
    np.testing.assert_array_equal(y, np.stack([x.sum(1), 2 * x.prod(1)], 1))


def test_signed_division(run):
    x = RNG.integers(-100, 100, (128, 2)).astype(np.int32)
    x[:, 1] = np.where(x[:, 1] == 0, 7, x[:, 1])
    y = np.zeros_like(x)
    run("signed_division", [x, y], 2)
    quotient = np.trunc(x[:, 0] / x[:, 1]).astype(np.int32)
    np.testing.assert_array_equal(y, np.stack([quotient, x[:, 0] - quotient * x[:, 1]], 1))


def test_every_shader_has_a_test():
    here = Path(__file__).parent
    text = "\n".join(path.read_text() for path in here.glob("test_*.py"))
    unused = [p.stem for p in (here / "shaders").glob("*.comp") if f'"{p.stem}"' not in text]
    assert unused == []
