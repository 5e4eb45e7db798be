"""Memory shared with others, and the driver's budget."""

from __future__ import annotations

import gc
import os
import weakref

import numpy as np
import pytest

import nv_runtime
from nv_runtime import InvalidInput


@pytest.fixture
def importing(idle):
    if not idle.limits.minImportedHostPointerAlignment:
        pytest.skip(f"{idle.name} lacks VK_EXT_external_memory_host")
    return idle


def test_host_memory_in_place(importing, compile_glsl):
    device = importing
    kernel = device.kernel(compile_glsl("increment"))
    whole = nv_runtime.aligned_bytes(4000)
    x = whole.view(np.uint32)[:1000]
    x[:] = np.arange(1000)
    buffer = device.import_host(whole)
    device.stream.launch(kernel, 16, kernel.push(x=buffer, n=1000))
    device.synchronize()
    np.testing.assert_array_equal(x, np.arange(1, 1001))
    x += 1
    device.stream.launch(kernel, 16, kernel.push(x=buffer, n=500))
    out = np.empty(1000, np.uint32)
    device.stream.read(buffer, 0, out)
    np.testing.assert_array_equal(out, x)
    np.testing.assert_array_equal(out, np.arange(2, 1002) + (np.arange(1000) < 500))


def test_imported_memory_lives_as_long_as_it_is_used(importing, compile_glsl):
    device = importing
    kernel = device.kernel(compile_glsl("spin"))
    x = nv_runtime.aligned_bytes(64)
    x[:] = 0
    base = weakref.ref(x.base)
    buffer = device.import_host(x)
    device.stream.launch(kernel, 1, kernel.push(x=buffer, n=20_000_000))
    del x, buffer
    gc.collect()
    assert base() is not None
    device.synchronize()
    gc.collect()
    assert base() is None


def test_unsuitable_host_memory_is_refused(importing):
    device = importing
    whole = nv_runtime.aligned_bytes(65536)
    with pytest.raises(InvalidInput, match="multiples of"):
        device.import_host(whole[1:])
    whole.flags.writeable = False
    with pytest.raises(InvalidInput, match="C-contiguous and writable"):
        device.import_host(whole)


@pytest.fixture
def sharing(idle):
    if "VK_KHR_external_memory_fd" not in idle.extensions:
        pytest.skip(f"{idle.name} lacks VK_KHR_external_memory_fd")
    return idle


def test_memory_through_a_file_descriptor(sharing):
    device = sharing
    a = device.buffer(5000, export=True)
    device.stream.write(a, 0, np.arange(1250, dtype=np.uint32))
    device.synchronize()
    b = device.import_fd(device.export_fd(a), 5000)
    out = np.empty(1250, np.uint32)
    device.stream.read(b, 0, out)
    np.testing.assert_array_equal(out, np.arange(1250))
    device.stream.fill(b, 0)
    device.stream.read(a, 0, out)
    assert not out.any()


def test_memory_of_another_process(sharing, in_process):
    """A child inherits the descriptor by number and adds one to what the parent wrote."""
    device = sharing
    a = device.buffer(4096, export=True)
    device.stream.write(a, 0, np.arange(1024, dtype=np.uint32))
    device.synchronize()
    fd = device.export_fd(a)
    path = f"/proc/{os.getpid()}/fd/{fd}"
    done = in_process(
        f"""
        import os, numpy as np, nv_runtime
        device = nv_runtime.open_device({device.uuid!r})
        b = device.import_fd(os.open({path!r}, os.O_RDWR), 4096)
        x = np.empty(1024, np.uint32)
        device.stream.read(b, 0, x)
        device.stream.write(b, 0, x + 1)
        device.synchronize()
        """
    )
    if done.returncode:
        pytest.skip("the descriptor cannot be opened from another process here: " + done.stderr[-200:])
    out = np.empty(1024, np.uint32)
    device.stream.read(a, 0, out)
    os.close(fd)
    np.testing.assert_array_equal(out, np.arange(1, 1025))


def test_only_exportable_buffers_have_descriptors(sharing):
    with pytest.raises(InvalidInput, match="export=True"):
        sharing.export_fd(sharing.buffer(64))


# A device whose memory the host cannot map


def test_budget_is_respected(idle, monkeypatch):
    monkeypatch.setattr(idle.memory, "free", lambda: 100 << 20)
    idle.trim()
    with pytest.raises(nv_runtime.OutOfMemory, match="about 100 MiB are free"):
        idle.buffer(4 << 30)
    assert idle.buffer(1 << 20).nbytes == 1 << 20
