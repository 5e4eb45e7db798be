"""`boundscheck=True`: the message names index, axis, array, size and invocation, the traceback ends at the line."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv

MODES: list[dict[str, Any]] = [{}, {"addressing": "logical"}, {"narrow": True}]


def stores(a):
    a[nv.grid(1) + 3] = 1.0


def loads(a):
    a[0] = a[nv.grid(1) * 3 + 1]


def from_the_end(a):
    a[-nv.grid(1) - 3] = 2.0


def rows(m):
    i = nv.grid(1)
    m[0, i + 1] = m[1, i]


def columns(m):
    values = m.T
    values[0, nv.grid(1) + 1] += 1


def views(a):
    tail = a[2:]
    tail[nv.grid(1) + 1] = 0


def adds(a):
    nv.atomic.add(a, nv.grid(1) + 4, 1.0)


def private(a):
    x = nv.local.array((2, 3), np.float32)
    x[1, nv.grid(1) + 2] = 1
    a[0] = x[1, 2]


def unsigned(a):
    a[np.uint64(2**40) * np.uint64(nv.grid(1))] = 1.0


@nv.jit
def put(array, index):
    array[index] = 7.0


@numba.njit
def take(array, index):
    return array[index]


def calls(a):
    put(a, nv.grid(1) + 4)


def calls_njit(a):
    a[0] = take(a[1:], nv.grid(1) + 3)


def calls_closure(a):
    def inner(x, i):
        return x[i]

    a[0] = inner(a, nv.grid(1) * 5)


VECTOR = np.zeros(5)
MATRIX = np.zeros((2, 3))
#: Kernel, argument, and what its message says; each is launched with one workgroup of 32 along x.
CASES: list[tuple[Callable[..., Any], np.ndarray, str, str]] = [
    (stores, VECTOR, "index {x+3} is out of bounds for axis 0 of a of size 5", "a[nv.grid(1) + 3] = 1.0"),
    (
        loads,
        VECTOR,
        "index {3*x+1} is out of bounds for axis 0 of a of size 5",
        "a[0] = a[nv.grid(1) * 3 + 1]",
    ),
    (
        from_the_end,
        VECTOR,
        "index {-x-3} is out of bounds for axis 0 of a of size 5",
        "a[-nv.grid(1) - 3] = 2.0",
    ),
    (rows, MATRIX, "index {x+(x==2)} is out of bounds for axis 1 of m of size 3", "m[0, i + 1] = m[1, i]"),
    (
        columns,
        MATRIX,
        "index {x+1} is out of bounds for axis 1 of values of size 2",
        "values[0, nv.grid(1) + 1] += 1",
    ),
    (views, VECTOR, "index {x+1} is out of bounds for axis 0 of tail of size 3", "tail[nv.grid(1) + 1] = 0"),
    (
        adds,
        VECTOR,
        "index {x+4} is out of bounds for axis 0 of a of size 5",
        "nv.atomic.add(a, nv.grid(1) + 4, 1.0)",
    ),
    (private, VECTOR, "index {x+2} is out of bounds for axis 1 of x of size 3", "x[1, nv.grid(1) + 2] = 1"),
    (calls, VECTOR, "index {x+4} is out of bounds for axis 0 of array of size 5", "array[index] = 7.0"),
    (calls_njit, VECTOR, "index {x+3} is out of bounds for axis 0 of array of size 4", "return array[index]"),
    (calls_closure, VECTOR, "index {5*x} is out of bounds for axis 0 of x of size 5", "return x[i]"),
]


def said(form: str, x: int) -> str:
    """A form with the expressions in braces evaluated for an invocation."""
    head, expression, tail = form.replace("}", "{").split("{")
    return f"{head}{eval(expression, {'x': x})}{tail}"


@pytest.mark.parametrize("function, array, form, line, options", [
    *(pytest.param(*case, {}, id=case[0].__name__) for case in CASES),
    *(pytest.param(*case, mode, id=f"{case[0].__name__}-{next(iter(mode))}")
      for case in CASES[::3] for mode in MODES[1:]),
])  # fmt: skip
def test_messages(
    function: Callable[..., Any], array: np.ndarray, form: str, line: str, options: dict[str, Any]
) -> None:
    kernel = nv.jit(boundscheck=True, **options)(function)
    with pytest.raises(IndexError) as caught:
        kernel[1, 32](array.copy())
    message = str(caught.value)
    head, _, place = message.partition(", in invocation (")
    x = int(place.split(",")[0])
    if function is rows:  # of two that fail, the load on the right side is first
        assert head in (said(form, x), f"index {x} is out of bounds for axis 1 of m of size 3")
    else:
        assert head == said(form, x)
    assert place == f"{x}, 0, 0)"
    assert traceback.extract_tb(caught.value.__traceback__)[-1].line == line


def test_values_beyond_32_bits_and_places_of_three_axes() -> None:
    @nv.jit(boundscheck=True)
    def kernel(a):
        x, y, z = nv.grid(3)
        if x == 3 and y == 2 and z == 5:
            a[-(2**40) - 1] = 1
        if x == 7:
            a[2**35 + 3] = 1

    a = nv.to_device(np.zeros(5))
    kernel[(1, 1, 3), (7, 3, 2)](a)
    with pytest.raises(IndexError, match=rf"index {-(2**40) - 1} .* size 5, in invocation \(3, 2, 5\)"):
        nv.synchronize()
    kernel[(2, 1, 1), (4, 1, 1)](a)
    with pytest.raises(IndexError, match=rf"index {2**35 + 3} .* size 5, in invocation \(7, 0, 0\)"):
        nv.synchronize()


def test_what_is_within_bounds_raises_nothing() -> None:
    @nv.jit(boundscheck=True)
    def kernel(a):
        i = nv.grid(1)
        if i < a.size:
            put(a, -1 - i)

    a = np.zeros(40)
    kernel.forall(a.size)(a)
    np.testing.assert_array_equal(a, 7.0)


def test_a_function_is_checked_for_those_who_ask() -> None:
    source = nv.jit(calls)
    assert "IndexError" not in source.inspect_llvm("void(float64[::1])")
    assert "IndexError" in nv.jit(boundscheck=True)(source).inspect_llvm("void(float64[::1])")


PROGRAM = """
import numpy as np, numba_vulkan as nv

@nv.jit(cache=True)
def kernel(a):
    a[nv.grid(1) + 3] = 1.0

try:
    kernel[1, 4](np.zeros(5))
except IndexError as error:
    print(error)
else:
    print("unchecked")
"""


def test_the_environment_variable_checks_every_kernel(tmp_path: Any) -> None:
    script = tmp_path / "script.py"
    script.write_text(PROGRAM)
    printed = []
    for value in ("0", "1", "1", "0"):  # each twice: what one has cached is not the other's
        environment = {**os.environ, "NUMBA_BOUNDSCHECK": value}
        done = subprocess.run(
            [sys.executable, script], env=environment, capture_output=True, text=True, timeout=120, check=True
        )
        printed.append(done.stdout)
    assert printed[0] == printed[3] == "unchecked\n"
    assert printed[1] == printed[2] or "index" in printed[2]
    assert "is out of bounds for axis 0 of a of size 5, in invocation (" in printed[1]


@pytest.mark.parametrize("operation", ["//", "/", "%"])
@pytest.mark.parametrize("options, kind", [
    (MODES[0], np.int64), (MODES[1], np.float32), (MODES[2], np.int32)
], ids=["physical", "logical", "narrow"])  # fmt: skip
def test_division_by_zero_has_its_line(
    operation: str, options: dict[str, Any], kind: Any, tmp_path: Any
) -> None:
    module = tmp_path / "divides.py"
    module.write_text(
        f"def divide(a, b, out):\n    for i in range(a.size):\n        out[i] = a[i] {operation} b[i]\n"
    )
    scope: dict[str, Any] = {}
    exec(compile(module.read_text(), str(module), "exec"), scope)
    a, b = np.arange(4).astype(kind), np.array([1, 2, 0, 4]).astype(kind)
    with pytest.raises(ZeroDivisionError) as caught:
        nv.jit(error_model="python", **options)(scope["divide"])[1, 1](a, b, np.zeros(4, kind))
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (frame.filename, frame.lineno, frame.name) == (str(module), 3, "divide")
