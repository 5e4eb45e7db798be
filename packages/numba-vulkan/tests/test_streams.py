"""Several streams: arrays remember who used them last, and exceptions belong to their stream."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

ROUNDS = 20000


@nv.jit
def slow_double(x, rounds):
    i = nv.grid(1)
    if i < x.size:
        v = x[i]
        for _ in range(rounds):
            v = v * 1.0000001
        x[i] = 2 if v > 0.5 else 0


@nv.jit
def add(x, y):
    i = nv.grid(1)
    if i < x.size:
        x[i] += y[i]


@nv.jit
def add_pair(pair, target):
    i = nv.grid(1)
    if i < target.size:
        target[i] = pair[0][i] + pair[1][i]


@nv.jit
def wide(a, b, c, d, e, f, g, h, k, m, target):
    """More arguments than push constants hold: they travel in a block."""
    i = nv.grid(1)
    if i < target.size:
        target[i] = a[i] + b[i] + c[i] + d[i] + e[i] + f[i] + g[i] + h[i] + k[i] + m[i]


@nv.jit
def picky(x, most):
    i = nv.grid(1)
    if x[i] > most:
        raise ValueError("too big")
    x[i] += 1


@nv.jit
def zero_divisor(x):
    if x[0] == 0:
        raise ZeroDivisionError("zero")


@pytest.fixture
def stream() -> Iterator[Any]:
    made = nv.stream()
    yield made
    made.close()


@pytest.fixture
def other() -> Iterator[Any]:
    made = nv.stream()
    yield made
    made.close()


def launched(stream: Any) -> Any:
    """An array of ones that a slow kernel on a stream is turning into twos."""
    x = nv.to_device(np.ones(4096, np.float32))
    slow_double[16, 256, stream](x, ROUNDS)
    return x


def _fill(x: Any, other: Any) -> Any:
    x.fill(5)
    return x


def _upload(x: Any, other: Any) -> Any:
    return x.copy_to_device(np.full(4096, 7, np.float32))


def _set_slice(x: Any, other: Any) -> Any:
    x[::2] = 3
    return x[::2]


def _set_element(x: Any, other: Any) -> Any:
    x[5] = 9
    return x[5:6]


def _launch_without_stream(x: Any, other: Any) -> Any:
    add[16, 256](x, nv.to_device(np.ones(4096, np.float32)))
    return x


def _launch_elsewhere(x: Any, other: Any) -> Any:
    add[16, 256, other](x, nv.to_device(np.ones(4096, np.float32), stream=other))
    return x


def _numpy_argument(x: Any, other: Any) -> Any:
    target = np.zeros(4096, np.float32)
    add[16, 256, other](target, x)
    return nv.to_device(target)


def _in_a_tuple(x: Any, other: Any) -> Any:
    target = nv.device_array(4096, np.float32)
    add_pair[16, 256, other]((x, x[::1]), target)
    return target


def _in_a_block(x: Any, other: Any) -> Any:
    target = nv.device_array(4096, np.float32)
    wide[16, 256, other](*[x] * 10, target)
    return target


TOUCHES: dict[str, tuple[Callable[[Any, Any], Any], float]] = {
    "copy to the host": (lambda x, other: nv.to_device(x.copy_to_host()), 2),
    "copy to the host, other stream": (lambda x, other: nv.to_device(x.copy_to_host(stream=other)), 2),
    "element": (lambda x, other: nv.to_device(np.array([x[5]])), 2),
    "elements": (lambda x, other: nv.to_device(np.array(list(x))), 2),
    "strided view": (lambda x, other: nv.to_device(x[::2].copy_to_host()), 2),
    "copy": (lambda x, other: x.copy(), 2),
    "copy, other stream": (lambda x, other: x.copy(other), 2),
    "another dtype": (lambda x, other: nv.device_array(4096, np.int32).copy_to_device(x, other), 2),
    "view as bytes": (lambda x, other: nv.to_device(x.view(np.uint8).copy_to_host().view(np.float32)), 2),
    "fill": (_fill, 5),
    "upload": (_upload, 7),
    "assigned slice": (_set_slice, 3),
    "assigned element": (_set_element, 9),
    "launch without stream": (_launch_without_stream, 3),
    "launch on another stream": (_launch_elsewhere, 3),
    "launch with NumPy arrays": (_numpy_argument, 2),
    "in a tuple": (_in_a_tuple, 4),
    "in an argument block": (_in_a_block, 20),
}


@pytest.mark.parametrize("touch", TOUCHES)
def test_what_touches_an_array_follows_its_last_use(touch: str, stream: Any, other: Any) -> None:
    call, want = TOUCHES[touch]
    for _ in range(2):  # the second launches take the fast path
        result = call(launched(stream), other)
        np.testing.assert_array_equal(result.copy_to_host(stream=stream), want)


def test_a_launch_on_a_stream_follows_what_came_before_the_first_stream() -> None:
    session_has_streams = nv.to_device(np.ones(4096, np.float32))
    slow_double[16, 256](session_has_streams, ROUNDS)
    made = nv.stream()
    add[16, 256, made](session_has_streams, session_has_streams)
    np.testing.assert_array_equal(session_has_streams.copy_to_host(stream=made), 4)
    made.close()


def test_memory_is_used_again_only_when_every_stream_is_done(stream: Any, other: Any) -> None:
    results = []
    for number in range(20):
        x = launched(stream)
        y = nv.to_device(np.full(4096, number, np.float32), stream=other)
        add[16, 256, other](y, x)
        del x
        results.append(y)
    for number, y in enumerate(results):
        np.testing.assert_array_equal(y.copy_to_host(), number + 2)


def test_streams_on_halves_do_not_wait_for_each_other(stream: Any, other: Any) -> None:
    """One stream's work cannot have begun to wait for the other's: nothing of it was submitted with a wait."""
    x = nv.to_device(np.ones(8192, np.float32))
    nv.synchronize()
    waited = []
    for made in (stream, other):
        made.wait_event = lambda event, made=made: waited.append((made, event.stream))  # type: ignore[misc]
    slow_double[16, 256, stream](x[:4096], ROUNDS)
    slow_double[16, 256, other](x[4096:], ROUNDS)
    slow_double[16, 256, other](x[4096:], 1)
    assert waited == []
    del stream.wait_event, other.wait_event
    np.testing.assert_array_equal(x.copy_to_host(), 2)


def test_readers_do_not_wait_for_each_other(stream: Any, other: Any) -> None:
    x = nv.to_device(np.ones(4096, np.float32))
    y, z = (nv.to_device(np.zeros(4096, np.float32)) for _ in range(2))
    nv.synchronize()
    waited = []
    other.wait_event = waited.append
    add[16, 256, stream](y, x)
    add[16, 256, other](z, x)
    assert waited == []
    del other.wait_event
    add[16, 256](x, x)
    for array, want in ((x, 2), (y, 1), (z, 1)):
        np.testing.assert_array_equal(array.copy_to_host(), want)


def test_threads_with_streams_of_their_own() -> None:
    shared = nv.to_device(np.zeros(1000, np.float32))
    ones = nv.to_device(np.ones(1000, np.float32))
    failures: list[BaseException] = []

    def work(number: int) -> None:
        try:
            mine = nv.stream()
            own = nv.to_device(np.full(1000, number, np.float32), stream=mine)
            for _ in range(30):
                add[4, 256, mine](shared, ones)
                add[4, 256, mine](own, ones)
            np.testing.assert_array_equal(own.copy_to_host(stream=mine), number + 30)
            mine.close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    np.testing.assert_array_equal(shared.copy_to_host(), 120)


def test_a_closed_stream_is_refused_and_its_arrays_live_on() -> None:
    made = nv.stream()
    x = launched(made)
    made.close()
    with pytest.raises(nv.Closed):
        slow_double[16, 256, made](x, 1)
    np.testing.assert_array_equal(x.copy_to_host(), 2)


def test_what_is_no_stream_is_refused() -> None:
    x = nv.to_device(np.ones(4, np.float32))
    for call in (
        lambda: x.copy_to_host(stream="fast"),
        lambda: x.fill(1, stream=1),
        lambda: x.copy_to_device(np.ones(4, np.float32), stream=object()),
        lambda: nv.to_device(np.ones(4, np.float32), stream="fast", device=nv.current_device()),
    ):
        with pytest.raises(nv.ArgumentError, match="a stream is what"):
            call()
    x.fill(0, stream=0)  # as in numba.cuda
    np.testing.assert_array_equal(x.copy_to_host(stream=0), 0)


def test_streams_of_another_device_are_refused() -> None:
    class Foreign:
        class device:
            name = "elsewhere"

        in_order = None

    x = nv.to_device(np.ones(4, np.float32))
    with pytest.raises(nv.ArgumentError, match="one of elsewhere"):
        x.copy_to_host(stream=Foreign())


# Exceptions


def test_a_stream_raises_its_kernels_exceptions_once(stream: Any, other: Any) -> None:
    x, y = nv.to_device(np.arange(10, dtype=np.float32)), nv.to_device(np.zeros(1, np.float32))
    picky[1, 10, stream](x, 3.0)
    zero_divisor[1, 1, other](y)
    with pytest.raises(ZeroDivisionError) as caught:
        other.synchronize()
    assert "zero_divisor" in caught.value.__notes__[0]
    with pytest.raises(ValueError, match="too big") as raised:
        stream.synchronize()
    assert "test_streams.py" in raised.value.__notes__[0]
    stream.synchronize()
    other.synchronize()
    nv.synchronize()


def test_one_kernel_on_two_streams(stream: Any, other: Any) -> None:
    x, y = nv.to_device(np.arange(10, dtype=np.float32)), nv.to_device(np.arange(10, dtype=np.float32))
    picky[1, 10, stream](x, 100.0)
    picky[1, 10, other](y, 3.0)
    stream.synchronize()
    nv.current_device().stream.synchronize()
    with pytest.raises(ValueError, match="too big"):
        other.synchronize()


def test_the_default_stream_raises() -> None:
    picky[1, 10](nv.to_device(np.arange(10, dtype=np.float32)), 3.0)
    with pytest.raises(ValueError, match="too big"):
        nv.current_device().stream.synchronize()
    nv.synchronize()


def test_an_event_raises(stream: Any) -> None:
    picky[1, 10, stream](nv.to_device(np.arange(10, dtype=np.float32)), 3.0)
    event = stream.record_event()
    with pytest.raises(ValueError, match="too big"):
        event.wait()


@pytest.mark.parametrize("wait", ["copy", "element", "device", "launch", "close"])
def test_waits_for_an_array_raise_what_wrote_it(wait: str) -> None:
    made = nv.stream()
    x = nv.to_device(np.arange(10, dtype=np.float32))
    picky[1, 10, made](x, 3.0)
    with pytest.raises(ValueError, match="too big"):
        if wait == "copy":
            x.copy_to_host()
        elif wait == "element":
            float(x[1])
        elif wait == "device":
            nv.current_device().synchronize()
        elif wait == "launch":
            add[1, 10](np.zeros(10, np.float32), x)
        else:
            made.close()
    nv.synchronize()
    if wait != "close":
        made.close()


def test_an_array_raises_what_its_elements_were_made_from(stream: Any, other: Any) -> None:
    x, y = nv.to_device(np.arange(10, dtype=np.float32)), nv.to_device(np.zeros(10, np.float32))
    picky[1, 10, stream](x, 3.0)
    add[1, 10, other](y, x)
    add[1, 10](y, y)
    unrelated = nv.to_device(np.ones(4, np.float32))
    unrelated.copy_to_host()
    with pytest.raises(ValueError, match="too big"):
        y.copy_to_host()
    y.copy_to_host()


def test_what_was_raised_is_not_raised_by_arrays_later(stream: Any) -> None:
    x = nv.to_device(np.arange(10, dtype=np.float32))
    picky[1, 10, stream](x, 100.0)
    stream.synchronize()
    picky[1, 10, stream](nv.to_device(np.arange(10, dtype=np.float32)), 3.0)
    x.copy_to_host()  # its kernel raised nothing
    with pytest.raises(ValueError, match="too big"):
        stream.synchronize()
