"""Devices, streams and events that this package hands out raise its errors, whichever of their methods is called."""

from __future__ import annotations

import inspect
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import numba_vulkan as nv
import nv_runtime
from numba_vulkan import runtime_objects

CLASSES = [
    (runtime_objects.Device, nv_runtime.Device),
    (runtime_objects.Stream, nv_runtime.Stream),
    (runtime_objects.Event, nv_runtime.Event),
]
MEMBERS = [(ours, theirs, name) for ours, theirs in CLASSES for name, _ in runtime_objects.members(theirs)]


@pytest.mark.parametrize(("ours", "theirs", "name"), MEMBERS, ids=lambda x: getattr(x, "__name__", x))
def test_every_public_member_is_guarded(ours: type, theirs: type, name: str) -> None:
    mine, base = inspect.getattr_static(ours, name), inspect.getattr_static(theirs, name)
    if isinstance(base, property):
        assert mine.fget.__wrapped__ is base.fget
        assert mine.__doc__ == base.__doc__
    else:
        assert mine.__wrapped__ is base


@pytest.fixture
def device() -> nv_runtime.Device:
    """The current device, if this package has opened it: it belongs to who opened it first."""
    if type(nv.current_device()) is nv_runtime.Device:
        pytest.skip("another test has opened the device through nv_runtime")
    return nv.current_device()


def test_what_is_handed_out_is_of_these_classes(device: nv_runtime.Device) -> None:
    stream = nv.stream()
    assert type(device) is runtime_objects.Device
    assert type(device.stream) is type(stream) is type(device.create_stream()) is runtime_objects.Stream
    assert type(stream.record_event()) is runtime_objects.Event
    assert nv_runtime.open_device(device.uuid) is device


_FAIL = """
import inspect
import numpy as np, numba_vulkan as nv, nv_runtime
from numba_vulkan import runtime_objects

def tried(thing, name):
    member = inspect.getattr_static(type(thing), name)
    if isinstance(member, property):
        return lambda: getattr(thing, name)
    needed = [p for p in inspect.signature(getattr(thing, name)).parameters.values()
              if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    given = {"nbytes": 64, "buffer": memory, "source": memory, "target": memory, "offset": 0, "value": 0,
             "data": b"1234", "out": bytearray(4), "event": event, "later": event, "spirv": b"none", "memory": b"",
             "shape": (4, 4), "kind": runtime_objects.Stream, "commands": print, "parts": (), "groups": 1}
    return lambda: getattr(thing, name)(*[given.get(p.name) for p in needed])

device, stream = nv.current_device(), nv.stream()
memory, event = device.buffer(64), stream.record_event()
device.close()
raised = set()
for thing in (device, stream, event):
    for name, _ in runtime_objects.members(type(thing)):
        if name in ("abandon", "destroy", "leave_process", "close_at_exit"):
            continue
        try:
            tried(thing, name)()
        except nv_runtime.RuntimeFailure as error:
            print("theirs", type(thing).__name__, name, type(error).__name__)
        except nv.NumbaVulkanError:
            raised.add(f"{type(thing).__name__}.{name}")
        except Exception:
            pass  # of arguments that are not what the method takes
print(*sorted(raised))
"""


def test_methods_of_a_closed_device_raise_ours() -> None:
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(_FAIL)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "theirs" not in done.stdout, done.stdout
    raised = set(done.stdout.split())
    expected = {
        "Device.buffer",
        "Device.kernel",
        "Device.create_stream",
        "Device.profile",
        "Device.synchronize",
    }
    assert expected | {"Stream.write", "Stream.synchronize"} <= raised


def test_an_error_shows_the_callers_frames_only(device: nv_runtime.Device) -> None:
    event = nv.stream().record_event()
    with pytest.raises(nv.InvalidInput, match="timing=True") as caught:
        event.elapsed(event)
    assert [entry.path.name for entry in caught.traceback] == ["test_runtime_objects.py"]
    with pytest.raises(nv.InvalidInput):
        device.kernel(b"no module")
    with pytest.raises(nv.NumbaVulkanError):
        nv.stream().write(nv.to_device(np.zeros(4, np.float32)).buffer, 12, bytes(8))
