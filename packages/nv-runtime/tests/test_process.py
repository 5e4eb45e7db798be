"""What happens at the edges of a process: no driver, forks, signals, threads, the end."""

from __future__ import annotations

import sys

import pytest

SETUP = """
import nv_runtime, numpy as np, os, signal, sys, threading, time
device = nv_runtime.open_device()
def kernel(name):
    return device.kernel(name + ".spv")
"""


@pytest.fixture
def modules(compile_glsl):
    return {f"{name}.spv": compile_glsl(name) for name in ("increment", "spin", "saxpy", "double_bound")}


def test_no_loader(in_process):
    done = in_process(
        """
        import sys, types
        class NoLoader(types.ModuleType):
            pass
        import importlib.abc, importlib.machinery
        class Finder(importlib.abc.MetaPathFinder):
            def find_spec(self, name, path, target=None):
                if name == "vulkan":
                    raise OSError("Cannot find Vulkan SDK version")
        sys.meta_path.insert(0, Finder())
        import nv_runtime
        try:
            nv_runtime.open_device()
        except nv_runtime.NoDevice as error:
            print(error)
        """
    )
    assert done.returncode == 0, done.stderr
    assert "the Vulkan loader was not found" in done.stdout
    assert "install it with" in done.stdout


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "cannot be read: No such file"),
        (b"\x00garbage", "is not a driver manifest"),
        (b"{}", "is not a driver manifest: KeyError"),
        (b'{"ICD": {"library_path": "./nothing.so", "api_version": "1.3.0"}, "file_format_version": "1.0.0"}',
         "names a library that does not exist"),
        (b'{"ICD": {"library_path": "./script.py", "api_version": "1.3.0"}, "file_format_version": "1.0.0"}',
         "names a library that cannot be loaded"),
    ],
)  # fmt: skip
def test_no_driver(in_process, content, expected):
    done = in_process(
        """
        import nv_runtime
        try:
            nv_runtime.open_device()
        except nv_runtime.NoDevice as error:
            print(error)
        """,
        files={} if content is None else {"broken.json": content},
        env={"VK_DRIVER_FILES": "./broken.json", "VK_LOADER_DEBUG": ""},
    )
    assert done.returncode == 0, done.stderr
    assert "no Vulkan driver is usable" in done.stdout
    assert "VK_DRIVER_FILES=./broken.json selects 1 driver manifest" in done.stdout
    assert expected in done.stdout
    assert "unset VK_DRIVER_FILES" in done.stdout
    assert "apt-get install mesa-vulkan-drivers" in done.stdout or sys.platform != "linux"


def test_unknown_device_lists_what_exists(in_process):
    done = in_process(
        """
        import nv_runtime
        for select in ("no such card", 99, "discrete"):
            try:
                nv_runtime.open_device(select)
            except nv_runtime.InvalidInput as error:
                print(error)
        """
    )
    assert done.returncode == 0, done.stderr
    assert "no device matches 'no such card'; there are:\n  0: " in done.stdout


def test_device_by_environment(in_process):
    done = in_process(
        """
        import nv_runtime
        try:
            nv_runtime.open_device()
        except nv_runtime.InvalidInput as error:
            print(error)
        nv_runtime.open_device(0)
        """,
        env={"NV_RUNTIME_DEVICE": "elsewhere"},
    )
    assert done.returncode == 0, done.stderr
    assert "no device matches 'elsewhere'" in done.stdout


def test_fork_gives_the_child_an_error_and_a_new_device(forking, in_process, modules):
    done = in_process(
        SETUP
        + """
k = kernel("increment")
x = device.buffer(400)
device.stream.fill(x, 0)
push = k.push(x=x, n=100)
for _ in range(100):
    device.stream.launch(k, 2, push)
pid = os.fork()
if pid == 0:
    for use in (lambda: device.stream.launch(k, 2, push), device.synchronize, lambda: device.buffer(4),
                lambda: device.stream.read(x, 0, bytearray(4))):
        try:
            use()
        except nv_runtime.Closed as error:
            print("child:", error, flush=True)
    del x, k
    try:
        again = nv_runtime.open_device()
    except nv_runtime.RuntimeFailure as error:
        print("child cannot open:", error, flush=True)
    else:
        assert again is not device
        k = again.kernel("increment.spv")
        x = again.buffer(400)
        again.stream.fill(x, 0)
        again.stream.launch(k, 2, k.push(x=x, n=100))
        out = np.empty(100, np.uint32)
        again.stream.read(x, 0, out)
        print("child computed", set(out.tolist()), flush=True)
    sys.exit(3)
_, status = os.waitpid(pid, 0)
out = np.empty(100, np.uint32)
device.stream.read(x, 0, out)
print("parent computed", set(out.tolist()), os.waitstatus_to_exitcode(status))
""",
        files=modules,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("child: this device was opened before a fork") == 4
    assert "child computed {1}" in done.stdout or "child cannot open" in done.stdout
    assert "parent computed {100} 3" in done.stdout
    assert done.stderr == ""


def test_a_driver_whose_threads_are_lost_at_a_fork_is_refused_in_the_child(
    forking, in_process, modules, swiftshader
):
    done = in_process(
        SETUP
        + """
def compute(device, name):
    k = device.kernel("increment.spv")
    x = device.buffer(400)
    device.stream.fill(x, 0)
    device.stream.launch(k, 2, k.push(x=x, n=100))
    out = np.empty(100, np.uint32)
    device.stream.read(x, 0, out)
    print(name, set(out.tolist()), flush=True)
def in_child(name):
    pid = os.fork()
    if pid == 0:
        try:
            compute(nv_runtime.open_device(), name)
        except nv_runtime.Closed as error:
            print(name, error, flush=True)
        sys.exit(3)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 3
in_child("open:")
compute(device, "parent:")
device.close()
in_child("closed:")
""",
        files=modules,
        env=swiftshader,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    opened, parent, closed = done.stdout.splitlines()
    assert "was open when this process was forked" in opened and "spawn" in opened
    assert parent == "parent: {1}"
    assert closed == "closed: {1}"


def test_fork_while_another_thread_launches(forking, in_process, modules):
    done = in_process(
        SETUP
        + """
k = kernel("increment")
x = device.buffer(400)
launch, push = device.stream.launcher(k), k.push(x=x, n=100)
stop = False
def work():
    while not stop:
        launch(push, 2)
threads = [threading.Thread(target=work) for _ in range(3)]
for t in threads: t.start()
for _ in range(10):
    time.sleep(0.01)
    pid = os.fork()
    if pid == 0:
        try:
            launch(push, 2)
        except nv_runtime.Closed:
            os._exit(7)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 7
stop = True
for t in threads: t.join()
device.synchronize()
print("fine")
""",
        files=modules,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "fine\n"


@pytest.mark.parametrize(
    "wait", ["device.synchronize()", "device.stream.read(x, 0, bytearray(4))", "event.wait()"]
)
def test_interrupt_returns_at_once(in_process, modules, wait):
    """Ctrl-C during a kernel that takes long; the process then still ends by itself."""
    done = in_process(
        SETUP
        + f"""
k = kernel("spin")
x = device.buffer(4)
device.stream.fill(x, 0)
device.synchronize()
for _ in range(3):
    device.stream.launch(k, 1, k.push(x=x, n=400_000_000))
event = device.stream.record_event()
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts background jobs with it ignored
timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
timer.start()
start = time.perf_counter()
try:
    {wait}
except KeyboardInterrupt:
    print("interrupted", time.perf_counter() - start < 0.8, flush=True)
timer.join()
""",
        files=modules,
        timeout=40,
    )
    assert done.stdout == "interrupted True\n", done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("last", ["pass", "device.stream.flush()", "del device, k, x"])
def test_exit_with_work_in_flight_is_quiet(in_process, modules, last):
    done = in_process(
        SETUP
        + f"""
k = kernel("spin")
x = device.buffer(4)
for _ in range(40):
    device.stream.launch(k, 1, k.push(x=x, n=1_000_000))
{last}
""",
        files=modules,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_exit_by_exception_in_a_thread_and_after_close(in_process, modules):
    done = in_process(
        SETUP
        + """
k = kernel("increment")
x = device.buffer(400)
device.stream.launch(k, 2, k.push(x=x, n=100))
device.close()
device.close()
for use in (lambda: device.buffer(4), lambda: device.stream.launch(k, 1, k.push(x=x, n=100)), device.synchronize):
    try:
        use()
    except nv_runtime.Closed as error:
        print(error)
again = nv_runtime.open_device()
assert again is not device
y = again.buffer(4)
""",
        files=modules,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("was closed") == 3
    assert done.stderr == ""


THREADS = (
    SETUP
    + """
COUNT, LAUNCHES = {threads}, {launches}
k = kernel("increment")
shared_stream = {shared}
wrong = []
def work(number):
    try:
        stream = device.stream if shared_stream else device.create_stream()
        launch = stream.launcher(k)
        x = device.buffer(4000)
        stream.fill(x, 0)
        push = k.push(x=x, n=1000)
        out = np.empty(1000, np.uint32)
        done = 0
        for step in range(4):
            for _ in range(LAUNCHES // 4):
                launch(push, 16, keep=x)
            done += LAUNCHES // 4
            stream.read(x, 0, out)
            if set(out.tolist()) != {{done}}:
                wrong.append((number, step, set(out.tolist())))
    except BaseException as error:
        wrong.append((number, repr(error)))
threads = [threading.Thread(target=work, args=(i,)) for i in range(COUNT)]
for t in threads: t.start()
for t in threads: t.join()
print(wrong)
"""
)


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("threads", [4, 8])
def test_threads(in_process, modules, threads, shared):
    """Every thread's own buffer counts its own launches; on one stream and on streams of their own."""
    done = in_process(THREADS.format(threads=threads, launches=2000, shared=shared), files=modules)
    assert done.stdout == "[]\n", done.stderr
    assert done.returncode == 0, done.stderr


AFTER_CLOSE = """
import nv_runtime
device = nv_runtime.open_device()
stream = device.create_stream()
buffer = device.buffer(64, host=True)
stream.fill(buffer, 1)
event = stream.record_event()
device.close()
for use in (
    lambda: buffer.array,
    lambda: buffer.view,
    lambda: stream.write(buffer, 0, b"1234"),
    lambda: stream.read(buffer, 0, bytearray(4)),
    lambda: stream.fill(buffer, 0),
    lambda: device.label(),
    lambda: stream.synchronize(),
):
    try:
        use()
    except nv_runtime.Closed:
        print("closed")
"""


def test_every_use_after_closing_raises(device, in_process):
    """Memory that is no longer mapped and semaphores that are gone ended the process."""
    done = in_process(AFTER_CLOSE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["closed"] * 7
