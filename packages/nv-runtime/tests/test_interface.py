"""Arguments of every kind: push and specialization constants, uniform blocks, sets, arrays of descriptors, images."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from nv_runtime import InvalidInput, Unsupported, reflect


def upload(device, array):
    buffer = device.buffer(array.nbytes)
    device.stream.write(buffer, 0, array)
    return buffer


def download(device, buffer, shape, dtype):
    out = np.empty(shape, dtype)
    device.stream.read(buffer, 0, out)
    return out


MIXED = {
    "a": -5, "b": 65535, "c": 0.5, "d": -(1 << 40), "e": [1.5, 2.5, 3.5], "f": [[1, 2], [3, 4]],
    "g": {"low": -300, "high": 1e300}, "h": np.array([7, 8, 9]), "i": np.float64(0.1),
}  # fmt: skip


def test_push_constants_of_every_shape(idle, compile_glsl):
    spirv = compile_glsl("mixed_push")
    if "diesOfFloat16" in idle.features:
        with pytest.raises(Unsupported, match="floats of 16 bits"):
            idle.kernel(spirv)
        return
    kernel = idle.kernel(spirv)
    out = idle.buffer(17 * 8)
    idle.stream.launch(kernel, 1, kernel.push(**MIXED), [out])
    want = [-5, 65535, 0.5, -(1 << 40), 1.5, 2.5, 3.5, 1, 2, 3, 4, -300, 1e300, 7, 8, 9, 0.1]
    assert download(idle, out, 17, np.float64).tolist() == want


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"a": 128}, "a is int8 and cannot hold 128"),
        ({"b": -1}, "b is uint16 and cannot hold -1"),
        ({"d": 1.5}, "d is int64 and cannot hold 1.5"),
        ({"e": [1, 2]}, "e is a vector of 3: give that many values"),
        ({"g": 3}, "is a struct: give a mapping"),
        ({"g": {"low": 1}}, "also needs high"),
        ({"z": 1}, "has no member 'z'"),
        ({"h": [1, 2, "x"]}, r"h\[2\] is uint32 and cannot hold 'x'"),
    ],
)
def test_wrong_push_values_are_named(device, compile_glsl, change, message):
    if "diesOfFloat16" in device.features:
        pytest.skip("the device takes no module with 16-bit floats")
    kernel = device.kernel(compile_glsl("mixed_push"))
    with pytest.raises(InvalidInput, match=message):
        kernel.push(**{**MIXED, **change})


@pytest.mark.parametrize(
    ("spec", "want"),
    [
        ({}, [-7, 0.5, 0, 3]),
        ({3: 100, 5: 2.25, 6: True, 9: 0xFFFFFFFF}, [100, 2.25, 1, float(np.float32(0xFFFFFFFF))]),
        ({"whole": -1, "many": 5}, [-1, 0.5, 0, 5]),
    ],
)
def test_specialization_constants(idle, compile_glsl, spec, want):
    kernel = idle.kernel(compile_glsl("specialised"), spec=spec)
    out = idle.buffer(16)
    idle.stream.launch(kernel, 1, bindings=[out])
    assert download(idle, out, 4, np.float32).tolist() == want


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({4: 1}, r"no specialization constant 4; it has 3 \(whole\), 5 \(part\)"),
        ({"nothing": 1}, "no specialization constant 'nothing'"),
        ({3: 1 << 31}, r"constant 3 \(whole\) is int32 and cannot hold"),
        ({5: "x"}, r"constant 5 \(part\) is float32 and cannot hold 'x'"),
    ],
)
def test_wrong_specialization_is_named(device, compile_glsl, spec, message):
    with pytest.raises(InvalidInput, match=message):
        device.kernel(compile_glsl("specialised"), spec=spec)


def test_uniform_block_and_two_sets(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("uniform_set"))
    x = np.random.default_rng(0).random((100, 4), np.float32)
    parameters = np.zeros(8, np.float32)
    parameters[:4] = 1, 2, 3, 4
    parameters[4:5].view(np.uint32)[0] = 90
    out = upload(idle, np.zeros_like(x))
    bindings = {(0, 2): upload(idle, parameters), "In": upload(idle, x), (1, 3): out}
    for _ in range(3):
        idle.stream.launch(kernel, 2, bindings=bindings)
    y = download(idle, out, x.shape, np.float32)
    np.testing.assert_array_equal(y[:90], x[:90] * parameters[:4])
    assert not y[90:].any()


def test_array_of_descriptors(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("buffer_array"))
    x = [upload(idle, np.full(200, 10**k, np.uint32)) for k in range(3)]
    out = idle.buffer(800)
    idle.stream.launch(kernel, 4, bindings=[x, out])
    assert (download(idle, out, 200, np.uint32) == 111).all()
    with pytest.raises(InvalidInput, match="is an array of 3, 2 were given"):
        idle.stream.launch(kernel, 4, bindings=[x[:2], out])


def test_bindings_are_not_remembered_beyond_a_buffers_life(idle, compile_glsl):
    """A new buffer may have the Python identity of a dead one; launches must see the new one."""
    kernel = idle.kernel(compile_glsl("double_bound"))
    push = kernel.push(n=64, shift=0.0)
    out = idle.buffer(256)
    for value in range(50):
        a = upload(idle, np.full(64, value, np.float32))
        idle.stream.launch(kernel, 1, push, [a, out])
        assert (download(idle, out, 64, np.float32) == 2 * value).all()
        del a


def test_a_descriptor_table_as_long_as_memory_is_refused(device, compile_glsl):
    """lavapipe 25.0.7 dies of binding 0xFFFFFFFF."""
    code = compile_glsl("double_bound")
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    at = next(k for k in range(5, len(words)) if words[k] == 4 << 16 | 71 and words[k + 2 : k + 4] == [33, 1])
    words[at + 3] = 0xFFFFFFFF
    with pytest.raises(Unsupported, match="descriptor binding 4294967295"):
        device.kernel(struct.pack(f"<{len(words)}I", *words))


def test_more_descriptors_than_the_device_has_are_refused(device, compile_glsl):
    """SwiftShader dies of four thousand million of them."""
    code = compile_glsl("buffer_array")
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    length = next(words[k + 3] for k in range(5, len(words)) if words[k] == 4 << 16 | 28)
    at = next(k for k in range(5, len(words)) if words[k] == 4 << 16 | 43 and words[k + 2] == length)
    words[at + 3] = 0xFFFFFFFF
    with pytest.raises(Unsupported, match=r"uses 4294967\d+ storage_buffer descriptors; .* allows"):
        device.kernel(struct.pack(f"<{len(words)}I", *words))


def test_image_2d(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("blur_2d"))
    pixels = np.random.default_rng(1).integers(0, 100, (37, 21)).astype(np.float32)
    source, target = idle.image((37, 21), "r32f"), idle.image((37, 21), "r32f")
    source.write(pixels)
    idle.stream.launch(kernel, (3, 5), bindings=[source, target])
    padded = np.pad(pixels, 1)
    want = sum(padded[y : y + 37, x : x + 21] for y in range(3) for x in range(3))
    np.testing.assert_array_equal(target.read(), want)


def test_image_3d(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("volume"))
    pixels = np.arange(5 * 6 * 7, dtype=np.uint32).reshape(5, 6, 7)
    volume = idle.image((5, 6, 7), "r32ui")
    volume.write(pixels)
    idle.stream.launch(kernel, (2, 2, 2), bindings=[volume])
    np.testing.assert_array_equal(volume.read(), 2 * pixels)


def test_samplers(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("sample"))
    pixels = np.arange(16, dtype=np.float32).reshape(2, 2, 4)
    image = idle.image((2, 2), "rgba32f")
    image.write(pixels)
    out = idle.buffer(32)
    nearest, linear = idle.sampler(linear=False), idle.sampler()
    idle.stream.launch(kernel, 1, bindings=[(image, linear), image, nearest, out])
    seen = download(idle, out, (2, 4), np.float32)
    np.testing.assert_allclose(seen[0], pixels.mean(axis=(0, 1)), rtol=1e-3)
    assert seen[1].tolist() in pixels.reshape(4, 4).tolist()
    with pytest.raises(InvalidInput, match="Image, Sampler"):
        idle.stream.launch(kernel, 1, bindings=[image, image, nearest, out])


@pytest.mark.parametrize("format", ["rgba8", "r32ui", "rgba16f", "rg32f", "r8"])
def test_image_formats_round_trip(idle, format):
    try:
        image = idle.image((9, 5), format)
    except Unsupported as error:
        pytest.skip(str(error))
    shape = (9, 5, image.channels) if image.channels > 1 else (9, 5)
    pixels = np.random.default_rng(2).integers(0, 100, shape).astype(image.dtype)
    image.write(pixels)
    np.testing.assert_array_equal(image.read(), pixels)
    with pytest.raises(InvalidInput, match="image takes"):
        image.write(pixels[:-1])


def test_wrong_images_are_refused(device):
    with pytest.raises(InvalidInput, match="'rgb9' is not an image format"):
        device.image((4, 4), "rgb9")
    with pytest.raises(InvalidInput, match="positive extents"):
        device.image((4, 0))
    with pytest.raises(Unsupported, match="has no r32f images of"):
        device.image((1 << 20, 1 << 20), "r32f")


def test_shared_memory_and_atomics(idle, compile_glsl):
    kernel = idle.kernel(compile_glsl("two_sums"))
    assert kernel.entry.workgroup_bytes == 512
    x = np.arange(10_000, dtype=np.uint32)
    total = upload(idle, np.zeros(1, np.uint32))
    idle.stream.launch(kernel, 79, kernel.push(x=upload(idle, x), total=total, n=x.size))
    assert download(idle, total, 1, np.uint32)[0] == x.sum()


# What reflection says


def test_reflection_tells_written_from_read(compile_glsl):
    (entry,) = reflect(compile_glsl("double_bound")).entry_points
    assert [(b.name, b.kind, b.written) for b in entry.bindings] == [
        ("A", "storage_buffer", False),
        ("B", "storage_buffer", True),
    ]
    assert [(m.name, m.offset, m.type.kind, m.type.size) for m in entry.push] == [
        ("n", 0, "uint", 4),
        ("shift", 4, "float", 4),
    ]


def test_reflection_of_addresses(compile_glsl):
    (entry,) = reflect(compile_glsl("two_sums")).entry_points
    assert [(m.name, m.type.kind, m.readonly) for m in entry.push][:2] == [
        ("x", "pointer", True),
        ("total", "pointer", False),
    ]


def test_reflection_of_images(compile_glsl):
    (entry,) = reflect(compile_glsl("blur_2d")).entry_points
    assert [(b.name, b.kind, b.written) for b in entry.bindings] == [
        ("source", "storage_image", False),
        ("target", "storage_image", True),
    ]


def test_reflection_of_workgroup_size(compile_glsl):
    (entry,) = reflect(compile_glsl("saxpy")).entry_points
    assert (entry.local_size, entry.local_size_spec) == ((64, 1, 1), (0, 1, 2))


def test_reflection_of_the_grid_size(compile_glsl):
    assert reflect(compile_glsl("grid_bound")).entry_points[0].reads_num_workgroups
    assert not reflect(compile_glsl("global_id")).entry_points[0].reads_num_workgroups
