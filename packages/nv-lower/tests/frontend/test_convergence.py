"""Barriers that not all invocations reach, and locks that never open, are told with their lines; nothing else is."""

import warnings

import numpy as np
import pytest

from nv_lower import Options, compile_function
from nv_lower import builtins as nv
from nv_lower.errors import ConvergenceWarning
from nv_types import typeof

X = np.zeros(256, np.float32)


def in_a_branch(x):
    i = nv.local_id(0)
    if i < 16:
        x[i] = 1
        nv.barrier()  # here
    x[i] += 1


def behind_a_return(x):
    i = nv.grid(1)
    if i >= x.size:
        return
    x[i] += 1
    nv.barrier()  # here
    x[i] = x[i - 1]


def in_a_loop(x):
    i = nv.local_id(0)
    for k in range(i):
        x[k] += 1
        nv.barrier()  # here


def behind_data(x):
    i = nv.global_id(0)
    if x[i] > 0:
        nv.barrier()  # here
        x[i] = 0


def after_an_atomic(x):
    if nv.atomic.add(x, 0, 1) > 2:
        nv.barrier()  # here
        x[1] = 2


def inner(x, i):
    nv.barrier()  # here
    x[i] = 2


device = __import__("numba").njit(inner)


def in_a_called_function(x):
    i = nv.local_id(0)
    if i % 2:
        device(x, i)


def plain(x):
    nv.barrier()
    x[nv.grid(1)] = 1
    nv.barrier()


def uniform_loop(x):
    tile = nv.shared.array(64, np.float64)
    i, local = nv.grid(1), nv.local_id(0)
    tile[local] = x[i] if i < x.size else 0
    step = 32
    while step > 0:
        nv.barrier()
        if local < step:
            tile[local] += tile[local + step]
        step //= 2
    if local == 0:
        x[nv.group_id(0)] = tile[0]


def by_group(x):
    if nv.group_id(0) % 2 == 0:
        nv.barrier()
    x[nv.grid(1)] = 1


def by_size(x):
    for k in range(x.size):
        nv.barrier()
        x[nv.local_id(0) + k] = k


def by_shared_data(x):
    flag = nv.shared.array(1, np.int32)
    if nv.local_id(0) == 0:
        flag[0] = x[0] > 0
    nv.barrier()
    if flag[0]:
        nv.barrier()
        x[1] = 2


def raising(x):
    i = nv.grid(1)
    if x[i] < 0:
        raise ValueError("negative")
    nv.barrier()
    x[i] = x[i - 1]


def tiles(x):
    tile = nv.shared.array(64, np.float64)
    local = nv.local_id(0)
    total = 0.0
    for k in range(0, x.size, 64):
        tile[local] = x[k + local] if k + local < x.size else 0.0
        nv.barrier()
        for j in range(64):
            total += tile[j]
        nv.barrier()
    x[nv.grid(1)] = total


def lines(function):
    """The warnings of a kernel, and the line that its source marks."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile_function(function, [typeof(X)], Options(boundscheck=function is raising))
    return [str(one.message) for one in caught if issubclass(one.category, ConvergenceWarning)]


@pytest.mark.parametrize(
    "function", [in_a_branch, behind_a_return, in_a_loop, behind_data, after_an_atomic, in_a_called_function]
)
def test_barriers_that_not_all_reach(function):
    import inspect

    source, start = inspect.getsourcelines(inner if function is in_a_called_function else function)
    line = start + next(index for index, text in enumerate(source) if "# here" in text)
    (message,) = lines(function)
    assert message.startswith(
        f"{__file__}:{line}: not every invocation of a workgroup may reach this barrier"
    )


@pytest.mark.parametrize("function", [plain, uniform_loop, by_group, by_size, by_shared_data, raising, tiles])
def test_barriers_that_all_reach(function):
    assert lines(function) == []


def spins(x):
    while nv.atomic.cas(x, 0, 0, 1) != 0:
        pass
    x[1] += 1
    nv.atomic.exch(x, 0, 0)


def spins_by_exchange(x):
    while nv.atomic.exch(x, 0, 1) != 0:
        pass
    x[1] += 1


def updates(x):
    old = x[0]
    while True:
        seen = nv.atomic.cas(x, 0, old, old * 3 + 1)
        if seen == old:
            break
        old = seen


def tries_once(x):
    if nv.atomic.cas(x, 0, 0, 1) == 0:
        x[1] += 1


@pytest.mark.parametrize(
    ("function", "told"), [(spins, 1), (spins_by_exchange, 1), (updates, 0), (tries_once, 0)]
)
def test_locks(function, told):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile_function(function, [typeof(np.zeros(4, np.int32))])
    messages = [str(one.message) for one in caught]
    assert len(messages) == told
    for message in messages:
        assert message.startswith(
            f"{__file__}:{function.__code__.co_firstlineno + 1}: a loop that waits for a lock"
        )
