"""Events that are recorded later, and streams that are waited for."""

from __future__ import annotations

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit
def step(x, rounds):
    i = nv.grid(1)
    if i < x.size:
        for _ in range(rounds):
            x[i] = x[i] * 1.0000001 + 1e-9


@nv.jit
def refuse(x):
    if x[0] >= 0:
        raise ValueError("not negative")


def test_an_event_tells_order_and_time() -> None:
    first, second = nv.stream(), nv.stream()
    x = nv.to_device(np.ones(256))
    start, end = nv.event(), nv.event()
    assert start.query()  # as numba.cuda: nothing to wait for
    start.record(first)
    step[1, 256, first](x, 2000)
    end.record(first)
    end.wait(second)
    later = nv.event()
    later.record(second)
    later.synchronize()
    assert end.query() and start.query()
    assert 0 < start.elapsed_time(end) < 60e3
    end.record()  # an event is recorded again, here on the default stream
    end.synchronize()
    assert end.query()


def test_events_without_times() -> None:
    event, timed = nv.event(timing=False), nv.event()
    with pytest.raises(nv.ArgumentError, match="recorded"):
        event.elapsed_time(timed)
    event.record()
    timed.record()
    with pytest.raises(nv.ArgumentError, match="timing=False"):
        event.elapsed_time(timed)


def test_a_stream_is_waited_for_at_the_end_of_a_block() -> None:
    stream, x = nv.stream(), nv.to_device(np.ones(64))
    with stream.auto_synchronize() as same:
        assert same is stream
        step[1, 64, stream](x, 2000)
    assert stream.query()
    with pytest.raises(ValueError, match="not negative"), stream.auto_synchronize():
        refuse[1, 1, stream](x)


def test_waiting_for_an_event_raises_what_kernels_raised() -> None:
    stream, event, x = nv.stream(), nv.event(), nv.to_device(np.ones(1))
    refuse[1, 1, stream](x)
    event.record(stream)
    with pytest.raises(ValueError, match="not negative"):
        event.synchronize()
