"""Expression trees: one tree, many values of x; recursion with a bound, and an exception that says where it failed."""

import numpy as np

import numba_vulkan as nv

ADD, MULTIPLY, DIVIDE, X, NUMBER = range(5)


@nv.jit(recursion_depth=5)
def evaluate(kind, left, right, number, node, x):
    if kind[node] == X:
        return x
    if kind[node] == NUMBER:
        return number[node]
    a = evaluate(kind, left, right, number, left[node], x)
    b = evaluate(kind, left, right, number, right[node], x)
    if kind[node] == ADD:
        return a + b
    if kind[node] == MULTIPLY:
        return a * b
    if b == 0:
        raise ZeroDivisionError(f"node {node} divides by zero at x = {x}")
    return a / b


@nv.jit
def evaluate_all(kind, left, right, number, x, y):
    i = nv.grid(1)
    if i < x.size:
        y[i] = evaluate(kind, left, right, number, 0, x[i])


# (x * x + 3) / (x + 2)
kind = np.array([DIVIDE, ADD, ADD, MULTIPLY, NUMBER, X, NUMBER, X, X])
left = np.array([1, 3, 5, 7, -1, -1, -1, -1, -1])
right = np.array([2, 4, 6, 8, -1, -1, -1, -1, -1])
number = np.array([0, 0, 0, 0, 3.0, 0, 2.0, 0, 0])
x = np.linspace(-1, 5, 50)
y = np.zeros_like(x)
evaluate_all.forall(x.size)(kind, left, right, number, x, y)
assert np.allclose(y, (x * x + 3) / (x + 2), rtol=1e-15)
try:
    evaluate_all.forall(1)(kind, left, right, number, np.array([-2.0]), np.zeros(1))
except ZeroDivisionError as error:
    print("raised in the kernel:", error)
else:
    raise AssertionError("nothing was raised")
