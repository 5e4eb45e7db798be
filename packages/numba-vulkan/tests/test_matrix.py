"""`nv.matrix`: products of small matrices by whole subgroups, on every device against NumPy."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core import types

import numba_vulkan as nv
import nv_spirv
from numba_vulkan import compile as compiler
from numba_vulkan.compiling.target import Target
from nv_spirv.target import DEFAULT_FEATURES

Array = np.ndarray[Any, Any]
SUBGROUP = int(nv.current_device().limits["subgroupSize"])
CASES = [
    (None, "f4", "f4", (16, 16, 16)),
    (None, "f4", "f4", (5, 3, 7)),
    ("logical", "f4", "f4", (8, 8, 8)),
    (None, "f2", "f4", (8, 8, 8)),
    ("logical", "f2", "f2", (4, 4, 8)),
    (None, "f8", "f8", (8, 4, 8)),
    (None, "i1", "i4", (4, 8, 16)),
    ("logical", "u1", "u4", (8, 8, 4)),
]


def needs(dtype: str) -> None:
    if dtype == "f8" and "shaderFloat64" not in nv.current_device().features:
        pytest.skip("the device lacks shaderFloat64")


def numbers(dtype: str, *shape: int) -> Array:
    low, high = (0, 200) if dtype[0] == "u" else (-8, 9)
    return np.random.default_rng(sum(shape)).integers(low, high, shape).astype(dtype)


def exact(x: Array, y: Array, dtype: str) -> Array:
    return (x.astype(np.int64) @ y.astype(np.int64)).astype(dtype)


@pytest.mark.parametrize(("addressing", "operands", "result", "shape"), CASES)
def test_products(addressing: Any, operands: str, result: str, shape: tuple[int, int, int]) -> None:
    """Of arrays by rows and by columns, and of parts of arrays; several workgroups of several subgroups."""
    needs(operands)
    m, n, k = shape

    @nv.jit(addressing=addressing)
    def kernel(x, y, z):
        a = nv.matrix.left(shape, operands, result)
        b = nv.matrix.right(shape, operands, result)
        c = nv.matrix.accumulator(shape, operands, result)
        row = m * (nv.group_id(0) * nv.subgroup.num_subgroups() + nv.subgroup.id())
        if row < z.shape[0]:
            for column in range(0, z.shape[1], n):
                nv.matrix.load(c, z, row, column)
                for along in range(0, x.shape[1], k):
                    nv.matrix.load(a, x, row, along)
                    nv.matrix.load(b, y, along, column)
                    nv.matrix.multiply_add(a, b, c)
                nv.matrix.store(c, z, row, column)

    x, y, z = numbers(operands, 4 * m, 3 * k), numbers(operands, 3 * k, 2 * n), numbers(result, 4 * m, 2 * n)
    wanted = z + exact(x, y, result)
    wide = numbers(operands, 4 * m, 3 * k + 16 * k)
    wide[:, 16 * k :] = x
    for left, right in ((x, y), (np.asfortranarray(x), np.asfortranarray(y)), (wide[:, 16 * k :], y)):
        out = z.copy()
        kernel[2, 2 * SUBGROUP](left, right, out)
        assert np.array_equal(out, wanted)


def test_matrices_from_shared_arrays_and_into_them() -> None:
    shape = (8, 8, 8)

    @nv.jit
    def kernel(x, z):
        tile = nv.shared.array((8, 16), np.float32)
        k = nv.local_id(0)
        for i in range(k, 128, nv.local_size(0)):
            tile[i // 16, i % 16] = x[i // 16, i % 16]
        nv.barrier()
        a = nv.matrix.left(shape, np.float32, np.float32)
        b = nv.matrix.right(shape, np.float32, np.float32)
        c = nv.matrix.accumulator(shape, np.float32, np.float32)
        nv.matrix.load(a, tile, 0, 0)
        nv.matrix.load(b, tile, 0, 8)
        nv.matrix.fill(c, 0.5)
        nv.matrix.multiply_add(a, b, c)
        nv.barrier()
        nv.matrix.store(c, tile, 0, 8)
        nv.barrier()
        for i in range(k, 128, nv.local_size(0)):
            z[i // 16, i % 16] = tile[i // 16, i % 16]

    x, z = numbers("f4", 8, 16), np.zeros((8, 16), np.float32)
    kernel[1, SUBGROUP](x, z)
    assert np.array_equal(z, np.hstack([x[:, :8], x[:, :8] @ x[:, 8:] + np.float32(0.5)]))


def test_functions_of_elements() -> None:
    shape = (8, 8, 8)

    @nv.jit
    def positive(value):
        return max(value, np.float32(0))

    @nv.jit
    def kernel(x, y):
        a = nv.matrix.left(shape, np.float32, np.float32)
        c = nv.matrix.accumulator(shape, np.float32, np.float32)
        nv.matrix.load(a, x, 0, 0)
        nv.matrix.apply(positive, a)
        nv.matrix.store(a, y, 0, 0)
        nv.matrix.load(c, x, 0, 8)
        nv.matrix.apply(lambda value: value * value - 1, c)
        nv.matrix.store(c, y, 0, 8)

    x = numbers("f4", 8, 16)
    y = np.zeros_like(x)
    kernel[1, SUBGROUP](x, y)
    assert np.array_equal(y, np.hstack([np.maximum(x[:, :8], 0), x[:, 8:] ** 2 - 1]))


def test_sums_are_stored_to_another_float_type() -> None:
    needs("f8")
    shape = (4, 4, 4)

    @nv.jit
    def kernel(y):
        c = nv.matrix.accumulator(shape, np.float64, np.float64)
        nv.matrix.fill(c, 1 / 3)
        nv.matrix.store(c, y, 0, 0)

    y = np.zeros((4, 4), np.float32)
    kernel[1, SUBGROUP](y)
    assert (y == np.float32(1 / 3)).all()


def test_a_matrix_lives_from_step_to_step() -> None:
    """Chosen among several, changed in one branch and not in the other."""
    shape = (4, 4, 4)

    @nv.jit
    def kernel(x, steps):
        c = nv.matrix.accumulator(shape, np.float32, np.float32)
        a = nv.matrix.left(shape, np.float32, np.float32)
        b = nv.matrix.right(shape, np.float32, np.float32)
        nv.matrix.load(c, x, 0, 0)
        nv.matrix.load(a, x, 0, 0)
        for step in range(steps):
            nv.matrix.load(b, x, 0, 0)
            if step % 2 == 0:
                nv.matrix.multiply_add(a, b, c)
            else:
                nv.matrix.apply(lambda value: value / 2, c)
        nv.matrix.store(c, x, 0, 0)

    x = numbers("f4", 4, 4)
    wanted = x.copy()
    for step in range(5):
        wanted = wanted + x @ x if step % 2 == 0 else wanted / 2
    kernel[1, SUBGROUP](x, 5)
    assert np.array_equal(x, wanted)


@pytest.mark.parametrize(
    ("shape", "operands", "result", "message"),
    [
        ((8, 8), "f4", "f4", r"the shape is three constants, \(M, N, K\)"),
        ((8, 8, 0), "f4", "f4", "extents are from 1 to 256"),
        ((8, 8, 8), "i4", "i4", "factors are float16 or .*, not int32"),
        ((8, 8, 8), "i1", "f4", "products of int8 are added in int32, not float32"),
    ],
)
def test_products_that_there_are_not(shape: Any, operands: str, result: str, message: str) -> None:
    @nv.jit
    def kernel(x):
        nv.matrix.store(nv.matrix.accumulator(shape, operands, result), x, 0, 0)

    with pytest.raises(nv.Unsupported, match=rf"test_matrix.py:\d+: nv.matrix.accumulator: {message}"):
        kernel[1, SUBGROUP](np.zeros((8, 8), np.float32))


def test_what_does_not_fit_is_refused() -> None:
    @nv.jit
    def other_type(x):
        nv.matrix.load(nv.matrix.left((8, 8, 8), np.float32, np.float32), x, 0, 0)

    @nv.jit
    def other_product(x):
        a = nv.matrix.left((8, 8, 8), np.float32, np.float32)
        b = nv.matrix.right((8, 8, 4), np.float32, np.float32)
        nv.matrix.multiply_add(a, b, nv.matrix.accumulator((8, 8, 8), np.float32, np.float32))

    @nv.jit
    def other_order(x):
        b = nv.matrix.right((8, 8, 8), np.float32, np.float32)
        nv.matrix.multiply_add(b, b, b)

    for kernel, message in (
        (other_type, "the array's elements are int32, the matrix's float32"),
        (other_product, "the matrices belong to different products"),
        (other_order, "a left factor of nv.matrix is wanted"),
    ):
        with pytest.raises(nv.Unsupported, match=message):
            kernel[1, SUBGROUP](np.zeros((8, 8), np.int32))


@pytest.mark.parametrize("addressing", ["physical", "logical"])
@pytest.mark.parametrize(("operands", "result"), [("f2", "f4"), ("i1", "i4")])
def test_devices_with_matrices_get_instructions(
    operands: str, result: str, addressing: Any, tmp_path: Path
) -> None:
    """Compiled for a device that has the shape; spirv-val accepts the module."""
    shape = (16, 16, 16)

    @nv.jit
    def kernel(x, y, z):
        a = nv.matrix.left(shape, operands, result)
        b = nv.matrix.right(shape, operands, result)
        c = nv.matrix.accumulator(shape, operands, result)
        nv.matrix.fill(c, 0)
        for k in range(0, x.shape[1], 16):
            nv.matrix.load(a, x, 16 * nv.group_id(1), k)
            nv.matrix.load(b, y, k, 16 * nv.group_id(0))
            nv.matrix.multiply_add(a, b, c)
        nv.matrix.apply(lambda value: value + value, c)
        nv.matrix.store(c, z, 16 * nv.group_id(1), 16 * nv.group_id(0))

    kinds = {"f2": "f16", "f4": "f32", "i1": "i8", "i4": "i32"}
    model = {"cooperativeMatrix", "vulkanMemoryModel", "vulkanMemoryModelDeviceScope"}
    numba = {"f2": types.float16, "f4": types.float32, "i1": types.int8, "i4": types.int32}
    given, added = types.Array(numba[operands], 2, "C"), types.Array(numba[result], 2, "C")
    own = f"matrix.{kinds[operands]}.{kinds[result]}.16x16x16"
    for features, found in ((model | {own}, True), (model, False), ({own}, False)):
        job = compiler.Job(
            target=Target(features=frozenset(DEFAULT_FEATURES | features), addressing=addressing)
        )
        spirv = compiler.compile(kernel.dispatcher, (given, given, added), job).spirv
        assert ("CooperativeMatrixKHR" in nv_spirv.reflect(spirv).capabilities) == found
        assert ("OpCooperativeMatrixMulAddKHR" in nv_spirv.disassemble(spirv)) == found
        if found and shutil.which("spirv-val"):
            (tmp_path / "kernel.spv").write_bytes(spirv)
            command = ["spirv-val", "--target-env", "vulkan1.3", str(tmp_path / "kernel.spv")]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


def test_the_shapes_of_a_device() -> None:
    from nv_runtime.vulkan.matrix_shapes import listed

    assert listed(["shaderInt8", "matrix.i8.i32.16x8x32", "matrix.f16.f32.16x16x16"]) == (
        (16, 16, 16, "float16", "float32"),
        (16, 8, 32, "int8", "int32"),
    )
    device = nv.current_device()
    assert bool(device.matrix_shapes) <= ("cooperativeMatrix" in device.features)
