"""All that this package records must be clean under the validation layer, synchronisation validation included."""

from __future__ import annotations

import pytest

SCRIPT = """
import numpy as np, nv_runtime, threading, gc, warnings
# Grids beyond the limit begin their parts beyond it: docs/quirks.md#grid-parts
beyond = r"vkCmdDispatchBase\\(\\): (baseGroup|groupCount)[XYZ] "
warnings.filterwarnings("ignore", message=beyond, category=nv_runtime.ValidationWarning)
try:
    device = nv_runtime.open_device(validation=True)
except nv_runtime.NoDevice as error:
    print("SKIP", error)
    raise SystemExit
stream = device.stream
saxpy, bound, inc, grid = (device.kernel(n + ".spv") for n in ("saxpy", "double_bound", "increment", "grid_bound"))
n = 5000
x, y = np.random.rand(2, n).astype("f4")
bx, by, host = device.buffer(4 * n), device.buffer(4 * n), device.buffer(4 * n, host=True)
stream.write(bx, 0, x)
stream.launch(saxpy, 79, saxpy.push(x=bx, y=by, a=0.0, n=n))
stream.write(by, 0, y)
for _ in range(100):
    stream.launch(saxpy, 79, saxpy.push(x=bx, y=by, a=0.5, n=n))
stream.write(by, 4, y[:100])
stream.fill(by, 3, 7, 1001)
stream.copy(by, host, 4 * n)
stream.launch(bound, 79, bound.push(n=n, shift=1.0), [(by, 256, 4 * n - 256), host])
stream.read(host, 0, np.empty(n, "f4"))
stream.launch_indirect(inc, host, 0, inc.push(x=bx, n=n)) if False else None
groups = device.buffer(16)
stream.write(groups, 0, np.array([2, 1, 1, 0], "u4"))
stream.launch_indirect(inc, groups, 0, inc.push(x=bx, n=n))
out = device.buffer(8 * 70000)
stream.launch(grid, 70000, bindings=[out])
other = device.create_stream()
event = stream.record_event(timing=True)
other.wait_event(event)
other.launch(saxpy, 79, saxpy.push(x=bx, y=by, a=0.5, n=n))
later = other.record_event(timing=True)
event.elapsed(later)
image = device.image((16, 8), "rgba8")
image.write(np.zeros((16, 8, 4), "u1"))
image.read()
sequence = device.sequence()
for k in range(40):
    sequence.launch(inc, 2, inc.push(x=bx, n=k))
for k in range(5):
    sequence.replay({k: inc.push(x=bx, n=k + 1), 20: inc.push(x=bx, n=k + 3)})
with device.profile() as profile:
    stream.launch(saxpy, 79, saxpy.push(x=bx, y=by, a=0.5, n=n))
    stream.copy(bx, by, 400)
    stream.synchronize()
device.synchronize()
del sequence, image, event, later
gc.collect()
device.use_cache("cache")
device.save_cache()
print(len(profile.intervals), "clean")
del bx, by, host, groups, out, saxpy, bound, inc, grid
gc.collect()
device.close()
print("closed")
"""


@pytest.mark.parametrize("driver", ["default", "swiftshader"])
def test_clean_under_validation(in_process, compile_glsl, request, driver):
    env = {"NV_RUNTIME_TEST": "1"}
    if driver == "swiftshader":
        env = request.getfixturevalue("swiftshader")
    names = ("saxpy", "double_bound", "increment", "grid_bound")
    done = in_process(SCRIPT, files={f"{n}.spv": compile_glsl(n) for n in names}, env=env, timeout=120)
    if "SKIP" in done.stdout:
        pytest.skip(done.stdout)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "3 clean\nclosed\n", done.stdout + done.stderr
    assert done.stderr == ""


def test_messages_become_warnings(in_process, compile_glsl):
    """A call that breaks a rule of Vulkan on purpose: the warning names the rule."""
    done = in_process(
        """
        import warnings, nv_runtime
        from nv_runtime.vulkan.api import ffi
        try:
            device = nv_runtime.open_device(validation=True)
        except nv_runtime.NoDevice as error:
            print("SKIP", error)
            raise SystemExit
        buffer = device.buffer(64)
        handle, at = buffer.suballocation.locate(0, 64)
        device.stream.record(lambda command: device.functions.vkCmdFillBuffer(command, handle, 2, 4, 0))
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            device.synchronize()
        print([w.category.__name__ for w in caught], "vkCmdFillBuffer" in str(caught[0].message))
        """,
        env={"NV_RUNTIME_TEST_VALIDATION": ""},
    )
    if "SKIP" in done.stdout:
        pytest.skip(done.stdout)
    assert done.stdout == "['ValidationWarning'] True\n", done.stderr
