"""`run` and the null device."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

import nv_runtime
from nv_runtime import InvalidInput


def test_run_with_bindings(device, compile_glsl):
    a, b = np.arange(100, dtype=np.float32), np.zeros(100, np.float32)
    nv_runtime.run(compile_glsl("double_bound"), {0: a, "B": b}, 2, push={"n": 100, "shift": 1.0})
    np.testing.assert_array_equal(b, 2 * a + 1)
    nv_runtime.run(compile_glsl("double_bound"), [b, a], 2, push={"n": 100, "shift": 0.0}, device=device)
    np.testing.assert_array_equal(a, 2 * b)


def test_run_with_addresses_and_other_memory(compile_glsl, tmp_path):
    path = tmp_path / "saxpy.spv"
    path.write_bytes(compile_glsl("saxpy"))
    x = bytearray(np.arange(8, dtype=np.float32).tobytes())
    y = memoryview(bytearray(32))
    nv_runtime.run(path, {}, 1, push={"x": x, "y": y, "a": 2.0, "n": 8}, local_size=8)
    np.testing.assert_array_equal(np.frombuffer(y, np.float32), 2 * np.arange(8))


def test_run_uses_buffers_in_place(device, compile_glsl):
    b = device.buffer(400)
    nv_runtime.run(
        compile_glsl("double_bound"), [np.ones(100, np.float32), b], 2, push={"n": 100, "shift": 0.0}
    )
    out = np.empty(100, np.float32)
    device.stream.read(b, 0, out)
    assert (out == 2).all()


def test_run_refuses(compile_glsl):
    code = compile_glsl("double_bound")
    a = np.ones(4, np.float32)
    push = {"n": 4, "shift": 0.0}
    with pytest.raises(InvalidInput, match=r"needs binding 0\.1"):
        nv_runtime.run(code, {0: a}, 1, push=push)
    with pytest.raises(InvalidInput, match="no binding 7"):
        nv_runtime.run(code, {0: a, 1: a, 7: a}, 1, push=push)
    readonly = a.copy()
    readonly.flags.writeable = False
    nv_runtime.run(code, {0: readonly, 1: a}, 1, push=push)
    with pytest.raises(InvalidInput, match="read-only"):
        nv_runtime.run(code, {0: a, 1: readonly}, 1, push=push)


# The null device


def test_null_device_records_calls(compile_glsl):
    device = nv_runtime.open_device("null")
    kernel = device.kernel(compile_glsl("double_bound"))
    a, b = device.buffer(16), device.buffer(16, host=True)
    device.stream.write(a, 0, np.arange(4, dtype=np.float32))
    device.stream.copy(a, b, 8, 8, 0)
    assert bytes(b.view) == np.array([2, 3, 0, 0], np.float32).tobytes()
    device.stream.launch(kernel, (3, 2), kernel.push(n=4, shift=1.0), [a, b])
    out = np.empty(4, np.float32)
    device.stream.read(a, 0, out)
    device.synchronize()
    assert out.tolist() == [0, 1, 2, 3]
    assert [c.what for c in device.calls] == ["write", "copy", "launch", "read", "synchronize"]
    call = device.calls[2]
    assert (call.kernel, call.groups, call.bindings) == ("main", (3, 2, 1), (a, b))
    assert a.address != b.address != 0


def test_null_device_makes_the_same_checks(compile_glsl):
    device = nv_runtime.open_device("null")
    kernel = device.kernel(compile_glsl("double_bound"))
    with pytest.raises(InvalidInput, match=r"needs binding 0\.0"):
        device.stream.launch(kernel, 1, bytes(8))
    with pytest.raises(InvalidInput, match="takes 8 bytes"):
        device.stream.launch(kernel, 1)
    with pytest.raises(InvalidInput, match="outside this buffer"):
        device.stream.write(device.buffer(4), 0, bytes(5))
    with pytest.raises(InvalidInput, match="fixed at 64"):
        device.kernel(compile_glsl("double_bound"), local_size=32)


# What the classes share among themselves and no program calls.
INNER = {
    "Device": {"abandon", "add_stream", "can_push_descriptors", "check", "close_at_exit", "compute", "destroy",
               "forget_stream", "label", "leave_process", "lost", "observe", "pipeline_cache", "recorded_work",
               "report", "restarts", "stream_kind", "take_timeline", "timestamps", "uploads", "wait_for_streams"},
    "Stream": {"abandon", "destroy", "event_kind", "launches", "passed", "pending", "recorded", "report"},
    "Kernel": {"compile", "destroy", "split_pipeline"},
    "Event": {"reach"},
    "LaunchSequence": {"destroy"},
}  # fmt: skip


def test_null_device_has_the_whole_interface(compile_glsl):
    device = nv_runtime.open_device("null")
    kernel = device.kernel(compile_glsl("double_bound"))
    null = {
        nv_runtime.Device: device,
        nv_runtime.Stream: device.stream,
        nv_runtime.Kernel: kernel,
        nv_runtime.Event: device.stream.record_event(),
        nv_runtime.LaunchSequence: device.sequence(),
    }
    for real, other in null.items():
        for name in dir(real):
            if name.startswith("_") or name in INNER[real.__name__]:
                continue
            assert hasattr(other, name), f"{real.__name__}.{name}"
            function = getattr(real, name)
            if inspect.isfunction(function):
                mine, theirs = (
                    list(inspect.signature(f).parameters.values()) for f in (function, getattr(other, name))
                )
                kinds = [[(p.name, p.kind, p.default) for p in those] for those in (mine[1:], theirs)]
                assert kinds[0] == kinds[1], f"{real.__name__}.{name}"


def test_null_device_images_sequences_and_memory(compile_glsl):
    device = nv_runtime.open_device("null")
    image = device.image((3, 4), "rgba8")
    pixels = np.arange(48, dtype=np.uint8).reshape(3, 4, 4)
    image.write(pixels)
    np.testing.assert_array_equal(image.read(), pixels)
    with pytest.raises(nv_runtime.InvalidInput, match="image takes"):
        image.write(pixels[1:])
    memory = np.zeros(100, np.uint8)
    device.stream.fill(device.import_host(memory), 7)
    assert (memory == 7).all()
    kernel = device.kernel(compile_glsl("double_bound"))
    buffers = [device.buffer(64), device.buffer(64)]
    sequence = device.sequence()
    assert sequence.launch(kernel, 2, bytes(8), buffers) == 0
    with pytest.raises(nv_runtime.InvalidInput, match="takes 8 bytes"):
        sequence.launch(kernel, 2, b"", buffers)
    device.calls.clear()
    with device.profile() as profile:
        sequence.replay({0: bytes(range(8))})
        sequence.replay()
    assert [call.push for call in device.calls] == [bytes(range(8))] * 2
    assert profile.intervals == []
    with pytest.raises(nv_runtime.Unsupported, match="no memory that other processes"):
        device.buffer(4, export=True)
    fetch = device.kernel(compile_glsl("texel_fetch"))
    device.stream.launch(fetch, 1, bindings=[device.image((4, 4)), device.sampler(), device.buffer(256)])
    assert device.calls[-1].kernel == "main"


def test_null_device_needs_no_driver(in_process, compile_glsl):
    done = in_process(
        """
        import importlib.abc, sys
        class Finder(importlib.abc.MetaPathFinder):
            def find_spec(self, name, path, target=None):
                if name == "vulkan":
                    raise OSError("no loader")
        sys.meta_path.insert(0, Finder())
        import nv_runtime
        device = nv_runtime.open_device("null")
        k = device.kernel("k.spv")
        b = device.buffer(64)
        device.stream.launcher(device.kernel("s.spv"))(bytes(24), 4)
        device.stream.launch(k, 1, bytes(8), [b, b])
        print([c.what for c in device.calls])
        """,
        files={"k.spv": compile_glsl("double_bound"), "s.spv": compile_glsl("saxpy")},
    )
    assert done.stdout == "['launch', 'launch']\n", done.stderr


def test_a_binding_that_two_variables_show_takes_one_array(device, compile_glsl):
    """nv-spirv declares a buffer once for each type that it is accessed as; here the second variable writes."""
    source = """#version 450
layout(local_size_x = 4) in;
layout(std430, binding = 0) readonly buffer Words { uint words[]; };
layout(std430, binding = 0) buffer Floats { float floats[]; };
void main() { uint i = gl_GlobalInvocationID.x; floats[i] = float(words[i]); }
"""
    array = np.arange(4, dtype=np.uint32)
    nv_runtime.run(compile_glsl(source=source), {0: array}, 1, device=device)
    assert array.view(np.float32).tolist() == [0, 1, 2, 3]
    array = np.arange(4, dtype=np.uint32)
    nv_runtime.run(compile_glsl(source=source), [array], 1, device=device)
    assert array.view(np.float32).tolist() == [0, 1, 2, 3]
