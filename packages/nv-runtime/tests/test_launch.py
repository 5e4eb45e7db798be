"""Launching: arguments, order, grids, bindings."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from nv_runtime import InvalidInput, OutOfMemory, Unsupported


def upload(device, array):
    buffer = device.buffer(array.nbytes)
    device.stream.write(buffer, 0, array)
    return buffer


def download(device, buffer, like):
    out = np.empty_like(like)
    device.stream.read(buffer, 0, out)
    return out


@pytest.mark.parametrize("n", [1, 63, 64, 1000, 100_000])
def test_saxpy_by_address(idle, compile_glsl, n):
    kernel = idle.kernel(compile_glsl("saxpy"))
    x, y = np.random.default_rng(n).random((2, n), np.float32)
    bx, by = upload(idle, x), upload(idle, y)
    idle.stream.launch(kernel, -(-n // 64), kernel.push(x=bx, y=by, a=3.0, n=n))
    # GLSL lets the product and the sum be rounded once.
    np.testing.assert_allclose(download(idle, by, y), np.float32(3) * x + y, rtol=3e-7)


@pytest.mark.parametrize("as_mapping", [False, True])
def test_double_by_binding(idle, compile_glsl, as_mapping):
    kernel = idle.kernel(compile_glsl("double_bound"))
    a = np.arange(1000, dtype=np.float32)
    ba, bb = upload(idle, a), idle.buffer(a.nbytes)
    bindings = {"A": ba, 1: bb} if as_mapping else [ba, bb]
    idle.stream.launch(kernel, 16, kernel.push(n=1000, shift=0.5), bindings)
    np.testing.assert_array_equal(download(idle, bb, a), 2 * a + np.float32(0.5))


def test_sub_range_binding(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("double_bound"))
    a = np.arange(256, dtype=np.float32)
    ba, bb = upload(idle, a), upload(idle, np.zeros(256, np.float32))
    idle.stream.launch(kernel, 1, kernel.push(n=64, shift=0.0), [(ba, 256, 256), (bb, 512, 256)])
    out = download(idle, bb, a)
    np.testing.assert_array_equal(out[128:192], 2 * a[64:128])
    assert not out[:128].any()
    assert not out[192:].any()


@pytest.mark.parametrize("launches", [1, 2, 15, 16, 17, 300, 3000])
def test_launches_see_the_ones_before(idle, compile_glsl, launches):
    kernel = idle.kernel(compile_glsl("increment"))
    x = upload(idle, np.zeros(100, np.uint32))
    launch, push = idle.stream.launcher(kernel), kernel.push(x=x, n=100)
    for _ in range(launches):
        launch(push, 2)
    assert (download(idle, x, np.zeros(100, np.uint32)) == launches).all()


def test_launcher_with_bindings(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("double_bound"))
    a, bb = np.arange(128, dtype=np.float32), idle.buffer(512)
    launch = idle.stream.launcher(kernel, {"A": upload(idle, a), "B": bb})
    other = idle.kernel(compile_glsl("increment"))
    for shift in range(40):
        launch(kernel.push(n=128, shift=shift), 2)
        idle.stream.launch(other, 1, other.push(x=bb, n=0))
    np.testing.assert_array_equal(download(idle, bb, a), 2 * a + 39)


def test_launcher_checks_what_it_is_given(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("increment"))
    launch = idle.stream.launcher(kernel)
    with pytest.raises(InvalidInput, match="takes 12 bytes of push constants, not 4"):
        launch(b"1234", 1)
    with pytest.raises(InvalidInput, match="a grid is one to three numbers"):
        launch(bytes(12), 1 << 32)
    with pytest.raises(InvalidInput, match=r"needs binding 0\.0"):
        idle.stream.launcher(idle.kernel(compile_glsl("double_bound")))


@pytest.mark.parametrize("launches", [1, 300])
def test_grid_launcher_is_the_launcher_of_one_grid(idle, compile_glsl, launches):
    kernel = idle.kernel(compile_glsl("increment"))
    x = upload(idle, np.zeros(100, np.uint32))
    launch, push = idle.stream.grid_launcher(kernel, 2), kernel.push(x=x, n=100)
    none = idle.stream.grid_launcher(kernel, (2, 0))
    for _ in range(launches):
        launch(push)
        none(push)
    assert (download(idle, x, np.zeros(100, np.uint32)) == launches).all()
    with pytest.raises(InvalidInput, match="takes 12 bytes of push constants, not 4"):
        launch(b"1234")


def test_grid_launcher_with_bindings(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("double_bound"))
    a, bb = np.arange(128, dtype=np.float32), idle.buffer(512)
    launch = idle.stream.grid_launcher(kernel, 2, {"A": upload(idle, a), "B": bb})
    for shift in range(20):
        launch(kernel.push(n=128, shift=shift))
    np.testing.assert_array_equal(download(idle, bb, a), 2 * a + 19)


def test_push_constants_that_end_inside_a_word(idle, compile_glsl):
    source = """#version 450
    #extension GL_EXT_shader_explicit_arithmetic_types : require
    #extension GL_EXT_shader_8bit_storage : require
    layout(local_size_x = 1) in;
    layout(push_constant) uniform Arguments { uint a; uint8_t b; };
    layout(binding = 0) buffer Out { uint y[]; };
    void main() { y[0] = a + uint(b); }
    """
    try:
        kernel = idle.kernel(compile_glsl(source=source))
    except Unsupported as error:
        pytest.skip(str(error))
    assert kernel.push_size == 8
    out = upload(idle, np.zeros(1, np.uint32))
    idle.stream.launch(kernel, 1, kernel.push(a=1000, b=255), [out])
    assert download(idle, out, np.zeros(1, np.uint32))[0] == 1255


def test_local_size_by_specialization(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("saxpy"), local_size=(32,))
    assert kernel.local_size == (32, 1, 1)
    x, y = np.ones((2, 320), np.float32)
    bx, by = upload(idle, x), upload(idle, y)
    idle.stream.launch(kernel, 9, kernel.push(x=bx, y=by, a=1.0, n=1000))
    out = download(idle, by, y)
    assert (out[:288] == 2).all()
    assert (out[288:] == 1).all()


def test_fixed_local_size_cannot_be_changed(device, compile_glsl):
    with pytest.raises(InvalidInput, match="workgroup size x of main is fixed at 64, not 32"):
        device.kernel(compile_glsl("double_bound"), local_size=32)


def test_too_large_workgroup(device, compile_glsl):
    with pytest.raises(Unsupported, match=r"allows .* invocations"):
        device.kernel(compile_glsl("saxpy"), local_size=1 << 20)


def test_empty_grid_runs_nothing(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("increment"))
    x = upload(idle, np.zeros(64, np.uint32))
    idle.stream.launch(kernel, (1, 0, 1), kernel.push(x=x, n=64))
    idle.stream.launcher(kernel)(kernel.push(x=x, n=64), 0)
    assert not download(idle, x, np.zeros(64, np.uint32)).any()


@pytest.mark.parametrize("groups", [(), (1, 2, 3, 4), (-1,), (1 << 32,)])
def test_impossible_grids_are_refused(device, compile_glsl, groups):
    kernel = device.kernel(compile_glsl("increment"))
    with pytest.raises(InvalidInput, match="a grid is one to three numbers"):
        device.stream.launch(kernel, groups, bytes(kernel.push_size))


def test_wrong_push_size_is_refused(device, compile_glsl):
    kernel = device.kernel(compile_glsl("increment"))
    with pytest.raises(InvalidInput, match="takes 12 bytes of push constants, not 4"):
        device.stream.launch(kernel, 1, b"1234")


def test_missing_binding_is_named(device, compile_glsl):
    kernel = device.kernel(compile_glsl("double_bound"))
    with pytest.raises(InvalidInput, match=r"needs binding 0\.1 \(storage_buffer 'B'\)"):
        device.stream.launch(kernel, 1, bytes(8), [device.buffer(256)])
    with pytest.raises(InvalidInput, match=r"no binding 'C'; it has 0\.0 \(A\), 0\.1 \(B\)"):
        device.stream.launch(kernel, 1, bytes(8), {"C": device.buffer(256)})


def test_misaligned_binding_is_refused(device, compile_glsl):
    kernel = device.kernel(compile_glsl("double_bound"))
    buffer = device.buffer(1024)
    with pytest.raises(InvalidInput, match="begins at byte 4, which is not a multiple of"):
        device.stream.launch(kernel, 1, bytes(8), [(buffer, 4, 64), buffer])


def test_binding_beyond_the_range_limit(device, compile_glsl):
    kernel = device.kernel(compile_glsl("double_bound"))
    try:
        buffer = device.buffer(device.limits.maxStorageBufferRange + 4096)
    except OutOfMemory as error:  # SwiftShader allocates no more than the range
        pytest.skip(str(error))
    with pytest.raises(Unsupported, match="in parts, or use a kernel that takes buffer addresses"):
        device.stream.launch(kernel, 1, bytes(8), [buffer, buffer])


def test_grid_beyond_the_limit_without_its_size(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("global_id"))
    most = idle.limits.maxComputeWorkGroupCount[0]
    if most > 1 << 22:
        pytest.skip(f"{idle.name} allows {most} workgroups: no grid that fits in memory is beyond it")
    n = 2 * (most + 1000)
    out = idle.buffer(4 * n)
    idle.stream.launch(kernel, most + 1000, struct.pack("<I", n), [out])
    np.testing.assert_array_equal(
        download(idle, out, np.empty(n, np.uint32)), np.arange(1, n + 1, dtype=np.uint32)
    )


def test_a_grid_in_parts_of_the_callers_choice(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("global_id"))  # two invocations a workgroup
    out = idle.buffer(24)
    idle.stream.fill(out)
    parts = [(kernel, 1, (0, 0, 0)), (kernel, 0, (1, 0, 0)), (kernel, (1, 1), (2, 0, 0))]
    idle.stream.launch_parts(parts, struct.pack("<I", 6), [out])
    assert download(idle, out, np.empty(6, np.uint32)).tolist() == [1, 2, 0, 0, 5, 6]


@pytest.mark.parametrize("shape", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
@pytest.mark.parametrize("target", ["vulkan1.0", "vulkan1.2"])
def test_grid_beyond_the_limit_that_reads_its_size(idle, compile_glsl, shape, target):
    """NumWorkgroups must be the whole grid's in every part; before SPIR-V 1.4 the entry point's interface differs."""
    kernel = idle.kernel(compile_glsl("grid_bound", target=target))
    assert kernel.entry.reads_num_workgroups
    most = idle.limits.maxComputeWorkGroupCount
    axis = shape.index(1)
    if most[axis] > 1 << 22:
        pytest.skip(f"{idle.name} allows {most[axis]} workgroups on this axis")
    groups = [1, 1, 1]
    groups[axis] = most[axis] + 77
    n = groups[axis]
    out = idle.buffer(8 * n)
    idle.stream.launch(kernel, groups, bindings=[out])
    seen = download(idle, out, np.empty((n, 2), np.uint32))
    np.testing.assert_array_equal(seen[:, 0], np.arange(n))
    assert (seen[:, 1] == n).all()


def test_indirect_launch(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("increment"))
    x = upload(idle, np.zeros(640, np.uint32))
    groups = upload(idle, np.array([9, 3, 1, 1], np.uint32))
    idle.stream.launch_indirect(kernel, groups, 4, kernel.push(x=x, n=640))
    out = download(idle, x, np.zeros(640, np.uint32))
    assert (out[:192] == 1).all()
    assert not out[192:].any()


def test_kernel_of_another_device_is_refused(device, compile_glsl):
    kernel = device.kernel(compile_glsl("increment"))
    kernel.device = object.__new__(type(device))
    kernel.device.info = device.info
    try:
        with pytest.raises(InvalidInput, match="not for this stream's device"):
            device.stream.launch(kernel, 1, bytes(12))
    finally:
        kernel.device = device
