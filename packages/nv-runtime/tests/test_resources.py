"""Texel buffers, and arrays of descriptors without a declared length."""

from __future__ import annotations

import numpy as np
import pytest

import nv_runtime
from nv_runtime import InvalidInput

TEXELS = """#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) uniform samplerBuffer x;
layout(set = 0, binding = 1, r32ui) uniform uimageBuffer y;
void main() {
  int i = int(gl_GlobalInvocationID.x);
  if (i < textureSize(x)) imageStore(y, i, uvec4(uint(texelFetch(x, i).x) + imageLoad(y, i).x));
}
"""
ARRAYS = """#version 450
#extension GL_EXT_nonuniform_qualifier : enable
layout(local_size_x = 4) in;
layout(set = 0, binding = 0) readonly buffer X { float v[]; } x[];
layout(set = 0, binding = 1) buffer Y { float y[]; };
void main() { uint i = gl_GlobalInvocationID.x; y[i] = x[nonuniformEXT(i)].v[i]; }
"""


def test_texel_buffers_of_arrays(device, compile_glsl):
    x, y = np.arange(100, dtype=np.float32), np.arange(100, dtype=np.uint32) * 1000
    nv_runtime.run(compile_glsl(source=TEXELS), [x, y], 2, device=device)
    np.testing.assert_array_equal(y, np.arange(100) * 1001)


def test_a_texel_buffer_is_part_of_a_buffer(device, compile_glsl):
    step = max(256, device.limits.minTexelBufferOffsetAlignment)
    memory, out = device.buffer(2 * step), device.buffer(256)
    halves = np.arange(step // 2).astype(np.float16)
    device.stream.write(memory, step, halves)
    device.stream.fill(out, 0)
    kernel = device.kernel(compile_glsl(source=TEXELS))
    texels = device.texel_buffer(memory, "r16f", offset=step, nbytes=128)
    assert texels.count == 64
    memory.free()  # its bytes live as long as the view of them
    device.stream.launch(kernel, 1, b"", [texels, device.texel_buffer(out, "r32ui")])
    y = np.empty(64, np.uint32)
    device.stream.read(out, 0, y)
    np.testing.assert_array_equal(y, np.arange(64))


@pytest.mark.parametrize(
    ("format", "options", "message"),
    [
        ("r33", {}, "is not a texel format"),
        ("rgba32f", {"nbytes": 20}, "are not one or more rgba32f texels of 16 bytes"),
        ("r32f", {"offset": 4096}, "outside this buffer"),
    ],
)
def test_wrong_texel_buffers(device, format, options, message):
    with pytest.raises(InvalidInput, match=message):
        device.texel_buffer(device.buffer(1024), format, **options)


def test_arrays_that_are_no_texels(device, compile_glsl):
    with pytest.raises(InvalidInput, match="float64 of"):
        nv_runtime.run(compile_glsl(source=TEXELS), [np.zeros(9), np.zeros(9, np.uint32)], 1, device=device)
    kernel = device.kernel(compile_glsl(source=TEXELS))
    with pytest.raises(InvalidInput, match="takes a TexelBuffer, not Buffer"):
        device.stream.launch(kernel, 1, b"", [device.buffer(64), device.buffer(64)])


@pytest.fixture
def arrays(device, compile_glsl):
    if "runtimeDescriptorArray" not in device.features:
        pytest.skip("the device lacks runtimeDescriptorArray")
    return compile_glsl(source=ARRAYS)


def test_arrays_of_any_length(device, arrays):
    x = [np.arange(4, dtype=np.float32) + 10 * k for k in range(4)]
    y = np.zeros(4, np.float32)
    nv_runtime.run(arrays, {0: x, 1: y}, 1, device=device)
    np.testing.assert_array_equal(y, [0, 11, 22, 33])


def test_the_last_resource_stands_in_for_the_rest(device, arrays):
    x, y = [np.arange(4, dtype=np.float32), np.arange(4, dtype=np.float32) + 5], np.zeros(4, np.float32)
    nv_runtime.run(arrays, {0: x, 1: y}, 1, device=device)
    np.testing.assert_array_equal(y, [0, 6, 7, 8])


def test_more_resources_than_there_is_room_for(device, arrays):
    kernel = device.kernel(arrays, unbounded=2)
    assert [b.count for b in kernel.bindings] == [2, 1]
    buffers = [device.buffer(16) for _ in range(3)]
    with pytest.raises(InvalidInput, match="is an array of 2, 3 were given"):
        device.stream.launch(kernel, 1, b"", {0: buffers, 1: device.buffer(16)})
    with pytest.raises(InvalidInput, match="is an array of 2, 0 were given"):
        device.stream.launch(kernel, 1, b"", {0: [], 1: device.buffer(16)})


def test_isolation_gives_every_kind_of_resource(device, arrays, compile_glsl):
    assert device.kernel(arrays, isolated=True).name == "main"
    assert device.kernel(compile_glsl(source=TEXELS), isolated=True).name == "main"
    assert device.kernel(compile_glsl("sample"), isolated=True).name == "main"
