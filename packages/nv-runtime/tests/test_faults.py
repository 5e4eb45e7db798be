"""Faults, injected: each gives an error with a name, leaks no device memory, and leaves the process able to go on."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from nv_runtime import DeviceFailure, DeviceLost, InvalidInput, OutOfMemory
from nv_runtime.memory.suballocator import Pool

LOST, NO_HOST_MEMORY, NO_DEVICE_MEMORY, UNKNOWN = -4, -1, -2, -13

LOSE = """
import gc, nv_runtime, numpy as np
device = nv_runtime.open_device()
k = device.kernel("increment.spv")
x = device.buffer(400)
device.stream.fill(x, 0)
push = k.push(x=x, n=100)
device.stream.launch(k, 2, push)
device.synchronize()
for _ in range(3):
    device.stream.launch(k, 2, push)
setattr(device.functions, FUNCTION, lambda *a: -4)
try:
    for _ in range(20):
        device.stream.launch(k, 2, push)
    CALL
except nv_runtime.DeviceLost as error:
    print(error)
for use in (lambda: device.buffer(4), device.synchronize, lambda: device.stream.launch(k, 2, push),
            lambda: device.stream.read(x, 0, bytearray(4)), lambda: device.kernel("increment.spv")):
    try:
        use()
    except nv_runtime.DeviceLost:
        print("still lost")
del x, k
gc.collect()
again = nv_runtime.open_device()
assert again is not device
k = again.kernel("increment.spv")
x = again.buffer(400)
again.stream.fill(x, 0)
again.stream.launch(k, 2, k.push(x=x, n=100))
out = np.empty(100, np.uint32)
again.stream.read(x, 0, out)
print("again", set(out.tolist()))
"""


@pytest.mark.parametrize(
    ("function", "call"),
    [
        ("vkQueueSubmit", "device.synchronize()"),
        ("vkWaitSemaphores", "device.stream.timeline._poll_seconds = 0; device.synchronize()"),
        ("vkGetSemaphoreCounterValue", "device.synchronize()"),
        ("vkEndCommandBuffer", "device.synchronize()"),
    ],
)
def test_device_lost(in_process, compile_glsl, function, call):
    script = LOSE.replace("FUNCTION", repr(function)).replace("CALL", call)
    done = in_process(script, files={"increment.spv": compile_glsl("increment")})
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("the device was lost while"), lines
    assert "VK_ERROR_DEVICE_LOST" in lines[0]
    assert lines[1:] == ["still lost"] * 5 + ["again {1}"]
    assert done.stderr == ""


def test_counter_at_its_end_means_lost(in_process, compile_glsl):
    """The specification lets a lost device answer UINT64_MAX instead of an error."""
    script = """
    import nv_runtime
    from nv_runtime.vulkan.api import ffi
    device = nv_runtime.open_device()
    def counter(d, s, out):
        out[0] = 2**64 - 1
        return 0
    device.functions.vkGetSemaphoreCounterValue = counter
    device.stream.record(lambda command: None)
    try:
        device.stream.done()
    except nv_runtime.DeviceLost:
        print("lost")
    """
    done = in_process(script)
    assert done.stdout == "lost\n", done.stderr


@pytest.mark.parametrize("code", [NO_HOST_MEMORY, NO_DEVICE_MEMORY])
def test_submission_without_memory_can_be_repeated(idle, compile_glsl, monkeypatch, code):
    kernel = idle.kernel(compile_glsl("increment"))
    x = idle.buffer(400)
    idle.stream.fill(x, 0)
    idle.synchronize()
    monkeypatch.setattr(idle.functions, "vkQueueSubmit", lambda *a: code)
    spare = sum(map(len, idle.stream.batches.spare.values()))
    with pytest.raises(OutOfMemory, match="submitting work"):
        idle.stream.launch(kernel, 2, kernel.push(x=x, n=100))
        idle.synchronize()
    assert sum(map(len, idle.stream.batches.spare.values())) == spare  # its command buffer is used again
    monkeypatch.undo()
    idle.stream.launch(kernel, 2, kernel.push(x=x, n=100))
    out = np.empty(100, np.uint32)
    idle.stream.read(x, 0, out)
    assert (out == 1).all()


@pytest.mark.parametrize(
    "function", ["vkCreateBuffer", "vkAllocateMemory", "vkBindBufferMemory", "vkMapMemory"]
)
@pytest.mark.parametrize("code", [NO_HOST_MEMORY, NO_DEVICE_MEMORY, UNKNOWN])
def test_failing_allocation_leaks_nothing(idle, monkeypatch, function, code):
    """Every step of an allocation fails in turn; what was made before it is destroyed again."""
    if function == "vkMapMemory" and not idle.unified:
        pytest.skip(f"{idle.name} does not map device memory")
    idle.trim()
    f = idle.functions
    alive = {"vkCreateBuffer": 0, "vkAllocateMemory": 0}

    def counted(make, end):
        create, destroy = getattr(f, make), getattr(f, end)

        def making(*a):
            result = create(*a)
            alive[make] += result >= 0
            return result

        def ending(*a):
            alive[make] -= 1
            destroy(*a)

        monkeypatch.setattr(f, make, making)
        monkeypatch.setattr(f, end, ending)

    counted("vkCreateBuffer", "vkDestroyBuffer")
    counted("vkAllocateMemory", "vkFreeMemory")
    monkeypatch.setattr(f, function, lambda *a: code)
    with pytest.raises(DeviceFailure, match=r"VK_ERROR_"):
        idle.buffer(300 << 20)
    assert alive == {"vkCreateBuffer": 0, "vkAllocateMemory": 0}
    monkeypatch.undo()
    assert idle.buffer(300 << 20).nbytes == 300 << 20


@pytest.mark.parametrize(
    "function",
    [
        "vkCreateShaderModule",
        "vkCreateComputePipelines",
        "vkCreatePipelineLayout",
        "vkCreateDescriptorSetLayout",
    ],
)
def test_failing_kernel_leaks_nothing(idle, compile_glsl, monkeypatch, function):
    f, alive = idle.functions, []
    for kind in ("ShaderModule", "PipelineLayout", "DescriptorSetLayout"):
        create, destroy = getattr(f, "vkCreate" + kind), getattr(f, "vkDestroy" + kind)

        def making(*a, create=create, kind=kind):
            result = create(*a)
            if result >= 0:
                alive.append(kind)
            return result

        def ending(*a, destroy=destroy, kind=kind):
            alive.remove(kind)
            destroy(*a)

        monkeypatch.setattr(f, "vkCreate" + kind, making)
        monkeypatch.setattr(f, "vkDestroy" + kind, ending)
    monkeypatch.setattr(f, function, lambda *a: NO_DEVICE_MEMORY)
    with pytest.raises(OutOfMemory, match="main"):
        idle.kernel(compile_glsl("double_bound"))
    assert alive == []


def test_kernels_leak_nothing(idle, compile_glsl, monkeypatch):
    import gc

    f, destroyed = idle.functions, []
    destroy = f.vkDestroyPipeline
    monkeypatch.setattr(f, "vkDestroyPipeline", lambda *a: (destroyed.append(1), destroy(*a))[1])
    for _ in range(10):
        idle.kernel(compile_glsl("double_bound"))
    gc.collect()
    idle.synchronize()
    assert len(destroyed) == 10


def test_pool_survives_any_order_of_frees(idle):
    """Best fit and merging against a model: suballocations never overlap, and everything comes back as one range."""
    pool = Pool(idle.shared.driver, idle.info, "device")
    random = np.random.default_rng(7)
    live = []
    for _ in range(5000):
        if live and random.random() < 0.5:
            pool.give(live.pop(int(random.integers(len(live)))))
        else:
            taken = pool.take(int(random.integers(1, 1 << 20)))
            for other in live:
                apart = taken.offset >= other.offset + other.size or other.offset >= taken.offset + taken.size
                assert taken.block is not other.block or apart
            live.append(taken)
        if len(live) > 60:
            pool.give(live.pop(0))
    for taken in live:
        pool.give(taken)
    assert pool.in_use == 0
    assert [(length, offset) for length, _, offset in pool._free] == [(pool.shared_block, 0)] * len(
        pool._blocks
    )
    pool.close()


# The pipeline cache. lavapipe keeps nothing in a VkPipelineCache, so a driver that does is played by these functions.

DRIVER = """
from nv_runtime.vulkan.api import ffi
f, blob, made = device.functions, {}, []
create, compile_ = f.vkCreatePipelineCache, f.vkCreateComputePipelines
number = lambda handle: int(ffi.cast("uintptr_t", handle))
def create_cache(d, info, allocator, out):
    result = create(d, ffi.new("VkPipelineCacheCreateInfo*", dict(sType=info.sType)), allocator, out)
    blob[number(out[0])] = bytes(ffi.buffer(info.pInitialData, info.initialDataSize)) if info.initialDataSize else b""
    return result
def merge(d, into, count, sources):
    blob[number(into)] = blob.get(number(into), b"") + blob[number(sources[0])]
    return 0
def compiling(d, cache, *rest):
    if b"saxpy" not in blob.get(number(cache), b""):
        blob[number(cache)] = blob.get(number(cache), b"") + b"saxpy" * 100
        made.append(1)
    return compile_(d, cache, *rest)
def data(d, cache, size, out):
    content = blob.get(number(cache), b"")
    if out == ffi.NULL:
        size[0] = len(content)
    else:
        ffi.memmove(out, content, size[0])
    return 0
f.vkCreatePipelineCache, f.vkMergePipelineCaches = create_cache, merge
f.vkCreateComputePipelines, f.vkGetPipelineCacheData = compiling, data
"""


@pytest.fixture
def cached(tmp_path, compile_glsl):
    """Runs a process that compiles with a cache in tmp_path/cache; returns its output."""
    (tmp_path / "k.spv").write_bytes(compile_glsl("saxpy"))

    def run(before: str = "") -> str:
        script = f"""
import nv_runtime, os, sys
device = nv_runtime.open_device()
{DRIVER}
{before}
device.use_cache("cache")
k = device.kernel("k.spv")
saved = device.save_cache()
print("saved" if saved else "unchanged", "compiled" if made else "found")
"""
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", script],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout.strip()

    return run


def test_cache_is_written_once_and_found_again(cached, tmp_path):
    assert cached() == "saved compiled"
    files = list((tmp_path / "cache").iterdir())
    assert len(files) == 1
    assert cached() == "unchanged found", "the second process compiled what the first had saved"
    assert list((tmp_path / "cache").iterdir()) == files


@pytest.mark.parametrize("damage", ["truncated", "flipped", "empty", "foreign"])
def test_damaged_cache_is_ignored_and_replaced(cached, tmp_path, damage):
    cached()
    (file,) = (tmp_path / "cache").iterdir()
    good = file.read_bytes()
    middle = len(good) // 2
    file.write_bytes(
        {
            "truncated": good[:middle],
            "flipped": good[:middle] + bytes([good[middle] ^ 255]) + good[middle + 1 :],
            "empty": b"",
            "foreign": b"x" * 4000,
        }[damage]
    )
    assert cached() == "saved compiled"
    assert cached() == "unchanged found"


def test_full_disk_and_unwritable_folder_are_no_errors(cached, tmp_path):
    refuse = "import tempfile; tempfile.NamedTemporaryFile = lambda *a, **k: (_ for _ in ()).throw(OSError(28, 'full'))"
    assert cached(before=refuse) == "unchanged compiled"
    assert not list((tmp_path / "cache").iterdir())
    (tmp_path / "cache").rmdir()
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert cached() == "unchanged compiled"


def test_process_killed_while_writing_leaves_the_old_file(cached, tmp_path):
    kill = "os.replace = lambda *a: os._exit(0)"
    assert cached(before=kill) == ""
    names = [p.name for p in (tmp_path / "cache").iterdir()]
    assert not any(name.endswith(".bin") for name in names)
    assert cached() == "saved compiled"
    assert cached() == "unchanged found"


def test_validation_after_the_first_device_is_refused(device):
    from nv_runtime import open_device

    if os.environ.get("NV_RUNTIME_TEST_VALIDATION"):
        pytest.skip("this run has validation on")
    with pytest.raises(DeviceFailure, match="before the first device is opened"):
        open_device(validation=True)


def test_failing_begin_leaves_the_stream_usable(idle, compile_glsl, monkeypatch):
    kernel = idle.kernel(compile_glsl("increment"))
    x = idle.buffer(400)
    idle.stream.fill(x, 0)
    idle.synchronize()
    monkeypatch.setattr(idle.functions, "vkBeginCommandBuffer", lambda *a: NO_HOST_MEMORY)
    with pytest.raises(OutOfMemory):
        idle.stream.launch(kernel, 2, kernel.push(x=x, n=100))
    monkeypatch.undo()
    for _ in range(10):
        idle.stream.launch(kernel, 2, kernel.push(x=x, n=100))
    out = np.empty(100, np.uint32)
    idle.stream.read(x, 0, out)
    assert (out == 10).all()


def test_lost_is_not_invalid_input():
    assert not issubclass(DeviceLost, InvalidInput)
    assert issubclass(OutOfMemory, MemoryError)


CLOSE = """
import nv_runtime, numpy as np
device = nv_runtime.open_device()
alive = {}
def count(kind):
    create, destroy = getattr(device.functions, "vkCreate" + kind), getattr(device.functions, "vkDestroy" + kind)
    def making(*a):
        result = create(*a)
        alive[kind] = alive.get(kind, 0) + (result >= 0)
        return result
    def ending(*a):
        alive[kind] -= 1
        destroy(*a)
    setattr(device.functions, "vkCreate" + kind, making)
    setattr(device.functions, "vkDestroy" + kind, ending)
kinds = ("Buffer", "ComputePipelines", "PipelineLayout", "DescriptorSetLayout", "Image", "ImageView", "Sampler",
         "CommandPool", "Semaphore", "QueryPool")
device.functions.vkDestroyComputePipelines = device.functions.vkDestroyPipeline
for kind in kinds:
    count(kind)
device.functions.vkDestroyPipeline = device.functions.vkDestroyComputePipelines
k = device.kernel("bound.spv")
a, b = device.buffer(256), device.buffer(256, host=True)
stream = device.create_stream()
image, sampler, sequence = device.image((4, 4)), device.sampler(), device.sequence()
device.stream.fill(a, 0)
sequence.launch(k, 1, k.push(n=64, shift=1.0), [a, b])
sequence.replay()
stream.launch(k, 1, k.push(n=64, shift=1.0), [a, b])
shared = device.buffer(64, export=True) if "VK_KHR_external_memory_fd" in device.extensions else None
event = stream.record_event(timing=True)
device.close()
print({kind: n for kind, n in alive.items() if n > 0})
del k, a, b, stream, image, sampler, sequence, shared, event
again = nv_runtime.open_device()
again.synchronize()
"""


def test_a_closed_device_leaves_nothing_to_its_driver(in_process, compile_glsl):
    """Whatever the program still holds: buffers, kernels, streams, images, sequences, exported memory, events."""
    done = in_process(CLOSE, files={"bound.spv": compile_glsl("double_bound")})
    assert done.returncode == 0, done.stderr
    assert done.stdout == "{}\n"
    assert done.stderr == ""
