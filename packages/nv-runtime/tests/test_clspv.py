"""OpenCL C through clspv."""

from __future__ import annotations

import numpy as np
import pytest

from nv_runtime import InvalidInput
from nv_runtime.clspv import Local, Program

SOURCE = """
__constant float table[4] = {1.f, 2.f, 3.f, 4.f};
typedef struct { int a; float4 v; } Pair;

__kernel void saxpy(__global const float *x, __global float *y, float a, uint n) {
    uint i = get_global_id(0);
    if (i < n) y[i] += a * x[i];
}
__kernel void block_sum(__global const uint *x, __global uint *out, __local uint *part, uint n) {
    uint l = get_local_id(0), i = get_global_id(0);
    part[l] = i < n ? x[i] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) out[get_group_id(0)] = part[0];
}
__kernel void values(Pair s, __constant float *c, __global float *o, int3 k, char small, long big) {
    int i = get_global_id(0);
    o[i] = s.a + s.v.y + c[i] + k.z + table[i & 3] + get_global_size(0) + small + (float)(big >> 32);
}
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void fixed_size(__global uint *o) {
    o[get_global_id(1) * get_global_size(0) + get_global_id(0)] = get_local_size(1) * 10 + get_work_dim();
}
"""


@pytest.fixture(scope="module")
def program(device):
    pyclspv = pytest.importorskip("pyclspv", reason="pip install pyclspv")
    return Program(device, pyclspv.compile(SOURCE))


def upload(device, array):
    buffer = device.buffer(array.nbytes)
    device.stream.write(buffer, 0, array)
    return buffer


def download(device, buffer, shape, dtype):
    out = np.empty(shape, dtype)
    device.stream.read(buffer, 0, out)
    return out


def test_reflection_names_the_arguments(program):
    assert sorted(program.kernels) == ["block_sum", "fixed_size", "saxpy", "values"]
    assert [(a.name, a.kind) for a in program.kernels["block_sum"].arguments] == [
        ("x", "binding"), ("out", "binding"), ("part", "local"), ("n", "push"),
    ]  # fmt: skip


def test_saxpy(idle, program):
    x, y = np.random.default_rng(0).random((2, 1000), np.float32)
    bx, by = upload(idle, x), upload(idle, y)
    program.launch("saxpy", 1024, 64, bx, by, 2, 900)
    want = y.copy()
    want[:900] += 2 * x[:900]
    np.testing.assert_array_equal(download(idle, by, 1000, np.float32), want)


@pytest.mark.parametrize("group", [32, 128])
def test_local_memory_of_a_size_chosen_at_launch(idle, program, group):
    x = np.arange(1000, dtype=np.uint32)
    out = idle.buffer(4 * (1024 // group))
    program.launch("block_sum", 1024, group, upload(idle, x), out, Local(4 * group), 1000)
    padded = np.pad(x, (0, 24)).reshape(-1, group)
    np.testing.assert_array_equal(download(idle, out, 1024 // group, np.uint32), padded.sum(axis=1))


def test_structs_vectors_and_small_values(idle, program):
    pair = np.zeros(
        (), np.dtype({"names": ["a", "v"], "formats": ["i4", "(4,)f4"], "offsets": [0, 16], "itemsize": 32})
    )
    pair["a"], pair["v"] = -3, (0, 0.5, 0, 0)
    c, out = np.arange(8, dtype=np.float32), idle.buffer(32)
    k = np.array([0, 0, 40], np.int32)
    program.launch("values", 8, 8, pair, upload(idle, c), out, k, np.int8(-5), np.int64(7 << 32))
    want = -3 + 0.5 + c + 40 + np.array([1, 2, 3, 4] * 2) + 8 - 5 + 7
    np.testing.assert_array_equal(download(idle, out, 8, np.float32), want)


def test_required_size(idle, program):
    out = idle.buffer(4 * 64)
    program.launch("fixed_size", (16, 4), (4, 2), out)
    assert (download(idle, out, 64, np.uint32) == 22).all()
    with pytest.raises(InvalidInput, match=r"requires the local size \(4, 2, 1\)"):
        program.launch("fixed_size", (16, 4), (4, 1), out)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (("nothing", 1, 1), "no kernel 'nothing'; it has"),
        (("saxpy", 10, 4, 0, 0, 0, 0), "is not a multiple of the local size"),
        (("saxpy", 4, 4, 0), "takes 4 arguments, 1 were given"),
        (("saxpy", 4, 4, 1, None, 1.0, 1), r"argument 0 \(x\) of saxpy takes a Buffer, not int"),
        (("saxpy", 4, 4, None, None, 1.0, 1 << 32), r"argument 3 \(n\) of saxpy has 4 bytes and cannot hold"),
        (
            ("saxpy", 4, 4, None, None, np.float64(1), 1),
            r"argument 2 \(a\) of saxpy takes 4 bytes, 8 were given",
        ),
        (("block_sum", 4, 4, None, None, 16, 1), r"argument 2 \(part\) of block_sum takes Local\(n\)"),
    ],
)
def test_wrong_arguments_are_named(device, program, call, message):
    name, global_size, local_size, *rest = call
    arguments = [device.buffer(64) if value is None else value for value in rest]
    with pytest.raises(InvalidInput, match=message):
        program.launch(name, global_size, local_size, *arguments)


def test_an_ordinary_module_is_refused(device, compile_glsl):
    with pytest.raises(InvalidInput, match="no clspv reflection"):
        Program(device, compile_glsl("saxpy"))
