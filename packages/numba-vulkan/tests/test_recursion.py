"""Recursion with a bound: what Python gives, and RecursionError beyond."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv


@nv.jit(recursion_depth=21)
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)


@nv.jit(recursion_depth=7)
def fibonacci(n):
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


@nv.jit(recursion_depth=40)
def divisor(a, b):
    if b == 0:
        return a
    return divisor(b, a % b)


@nv.jit(recursion_depth=5)
def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


@nv.jit(recursion_depth=12)
def even(n):
    if n == 0:
        return True
    return odd(n - 1)


@nv.jit
def odd(n):
    if n == 0:
        return False
    return even(n - 1)


@nv.jit(recursion_depth=6)
def depth(children, node):
    """How deep a binary tree is below a node."""
    if node < 0:
        return 0
    left = depth(children, children[node, 0])
    return max(left, depth(children, children[node, 1])) + 1


@nv.jit(recursion_depth=4)
def tried(n):
    try:
        if n == 0:
            raise ValueError("bottom", n)
        return tried(n - 1) + 1
    except ValueError:
        return 100


def run(function: Any, *rows: Any, **options: Any) -> list[int]:
    @nv.jit(**options)
    def of_one(out, a):
        i = nv.grid(1)
        if i < out.size:
            out[i] = function(a[i])

    @nv.jit(**options)
    def of_two(out, a, b):
        i = nv.grid(1)
        if i < out.size:
            out[i] = function(a[i], b[i])

    out = np.zeros(len(rows), np.int64)
    kernel = (of_one, of_two)[len(rows[0]) - 1]
    kernel.forall(len(rows))(out, *map(np.array, zip(*rows, strict=True)))
    return out.tolist()


@pytest.mark.parametrize("addressing", ["physical", "logical"])
def test_one_call_in_each(addressing: Any) -> None:
    assert run(factorial, *((n,) for n in range(21)), addressing=addressing) == [
        math.factorial(n) for n in range(21)
    ]
    pairs = [(a, b) for a in (0, 1, 12, 1071) for b in (0, 462, 377, 610)]
    assert run(divisor, *pairs, addressing=addressing) == [math.gcd(*pair) for pair in pairs]


def test_two_calls_in_each() -> None:
    numbers = [0, 1]
    while len(numbers) < 8:
        numbers.append(numbers[-1] + numbers[-2])
    assert run(fibonacci, *((n,) for n in range(8))) == numbers


def test_a_call_among_the_arguments() -> None:
    assert run(ackermann, (0, 3), (1, 2), (1, 3), (2, 0)) == [4, 4, 5, 3]


def test_functions_that_call_each_other() -> None:
    assert run(even, *((n,) for n in range(11))) == [int(n % 2 == 0) for n in range(11)]


@pytest.mark.parametrize("addressing", ["physical", "logical"])
def test_arrays_are_passed_down(addressing: Any) -> None:
    @nv.jit(addressing=addressing)
    def kernel(children, out):
        out[0] = depth(children, 0)

    children = np.full((6, 2), -1)
    children[0], children[1], children[2, 1], children[4, 0] = (1, 3), (2, -1), 4, 5
    out = np.zeros(1, np.int64)
    kernel[1, 1](children, out)
    assert out[0] == 5


def test_exceptions_come_up_through_the_calls() -> None:
    assert run(tried, (0,), (1,), (2,), (3,)) == [100, 101, 102, 103]


def test_beyond_the_depth_an_exception_is_raised() -> None:
    with pytest.raises(RecursionError, match="maximum recursion depth of 21 exceeded") as caught:
        run(factorial, (22,))
    (note,) = caught.value.__notes__
    assert f'File "{__file__}"' in note
    assert "in factorial, invocation (0, 0, 0)" in note


def test_without_a_depth_recursion_is_refused() -> None:
    @nv.jit
    def endless(n):
        if n < 2:
            return 1
        return n * endless(n - 1)

    with pytest.raises(
        nv.Unsupported, match=r"endless calls itself.*; say how deep it goes, @nv\.jit\(recursion_depth=16\)"
    ):
        run(endless, (3,))


def test_copies_that_grow_too_many_are_refused() -> None:
    @nv.jit(recursion_depth=30)
    def slow(n):
        if n < 2:
            return n
        return slow(n - 1) + slow(n - 2)

    with pytest.raises(nv.Unsupported, match="with everything inlined"):
        run(slow, (3,))


@pytest.mark.parametrize("wrong", [0, -3, True, 2.0, "deep"])
def test_a_depth_is_a_positive_integer(wrong: Any) -> None:
    with pytest.raises(nv.InvalidInput, match="recursion_depth is a positive integer"):
        nv.jit(recursion_depth=wrong)
