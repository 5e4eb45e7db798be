"""Numba's CPU compiler is left as it was found: kernels and `@njit` functions in one process, in every order."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

_PARTS = {
    "plain": "assert numba.njit(lambda x: x + 1)(1) == 2",
    "kernel": """
        a = np.arange(5.0)
        nv.jit(lambda a: multiply(a))[1, 1](a)
        assert a[0] == 10.0
    """,
    "refused": """
        try:
            nv.jit(lambda a: look_up(a))[1, 1](np.zeros(5))
        except Exception as error:
            assert "dictionaries cannot be used in a kernel" in str(error)
        else:
            raise AssertionError("a kernel had a dictionary")
    """,
    "array": """
        assert numba.njit(lambda n: (np.zeros(n) + np.arange(n)).copy())(5).sum() == 10
        assert numba.njit(lambda z: np.dot(z, z) ** 0.5)(np.array([3.0, 4.0])) == 5.0
        assert numba.njit(lambda a: a.reshape((2, 2))[1].sum())(np.arange(4.0)) == 5.0
    """,
    "list": "assert numba.njit(lambda n: len([i for i in range(n)] + [1]))(4) == 5",
}

_HEAD = """
import numba, numpy as np, numba_vulkan as nv

@nv.jit
def multiply(a):
    a[0] = a.max() + a.reshape((5, 1)).sum() - np.sum(a[:3]) - 1.0

@nv.jit
def look_up(a):
    a[0] = {1: 2.0}[1]
"""


@pytest.mark.parametrize("first", ["plain", "kernel", "array"])
def test_kernels_and_cpu_functions_in_every_order(first: str) -> None:
    """Each part begins once; the others follow in one process, twice, forwards and backwards."""
    rest = [name for name in _PARTS if name != first]
    order = [first, *rest, *reversed(rest), first]
    program = _HEAD + "".join(
        f"\nprint({name!r})\n{textwrap.dedent(_PARTS[name]).strip()}\n" for name in order
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr[-2000:]}"
    assert done.stdout.split() == order


#: Of Numba's own tests: arrays made on the heap, overloads and their targets.
_NUMBA_TESTS = (
    *(f"test_dyn_array.TestDynArray.test_{name}" for name in ("empty_1d", "ufunc_with_allocated_output")),
    "test_extending.TestHighLevelExtending",
)


def test_a_part_of_numbas_own_tests_passes_after_kernels() -> None:
    names = [f"numba.tests.{name}" for name in _NUMBA_TESTS]
    program = (
        f"{_HEAD}\nnumba.njit(lambda x: x + 1)(1)\n{textwrap.dedent(_PARTS['kernel'])}\n"
        f"import unittest\nunittest.main(module=None, argv=['numba', *{names}])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "OK" in done.stderr and "Ran 0" not in done.stderr


def test_a_kernel_loads_neither_scipy_nor_cffi() -> None:
    """They take longer than compiling a kernel; Numba looks for a BLAS when a CPU function wants to know."""
    program = f"""{_HEAD}
import sys
multiply[1, 1](np.arange(5.0))
print(*(name for name in ("scipy.linalg", "cffi", "numpy.ma") if name in sys.modules))
from numba.np import arraymath
there = arraymath._check_blas()
print(bool(arraymath._HAVE_BLAS) is there, arraymath._HAVE_BLAS is there)
if there:
    print(numba.njit(lambda a: np.dot(a, a))(np.ones(3)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines()[:2] == ["", "True True"]
