"""NumPy is the oracle: more than 800 operations give its values, dtypes, shapes and errors.

Each case is a function of arrays that is called with NumPy arrays and with device arrays of the same elements. Arrays
are small and dtypes few, so that cases share kernels.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

Case = tuple[str, Callable[..., Any], tuple[Any, ...]]
RANDOM = np.random.default_rng(20)


def floats(*shape: int) -> Any:
    return RANDOM.normal(size=shape).astype(np.float32)


def integers(*shape: int) -> Any:
    return RANDOM.integers(-9, 10, size=shape, dtype=np.int32)


A, B = floats(6, 5, 4), integers(6, 5, 4)
VIEWS: list[tuple[str, Callable[[Any], Any]]] = [
    ("whole", lambda x: x),
    ("transposed", lambda x: x.T),
    ("every second", lambda x: x[::2, :, ::2]),
    ("backwards", lambda x: x[::-1, ::-1]),
    ("one row", lambda x: x[2, 3]),
    ("no elements", lambda x: x[:0]),
    ("new axes", lambda x: x[:, None, 1]),
    ("one axis moved", lambda x: x.swapaxes(0, 1)),
    ("0-d", lambda x: x[1, 1, ..., 1:2].reshape(())),
]


def ufuncs() -> Iterator[Case]:
    binary = [np.add, np.subtract, np.multiply, np.true_divide, np.less, np.maximum]
    for ufunc, (name, view) in itertools.product(binary, VIEWS):
        yield f"{ufunc.__name__} {name}", lambda x, y, u=ufunc, v=view: u(v(x), v(y)), (A, A[::-1].copy())
    for ufunc, shape in itertools.product(
        binary, [(4,), (5, 1), (1,), (6, 1, 1), (2, 6, 5, 4), (1, 1, 1, 1, 4)]
    ):
        yield f"{ufunc.__name__} {shape}", ufunc, (A, floats(*shape))
    unary = "negative absolute square sign floor ceil trunc rint exp sin tanh sqrt isnan isfinite signbit fabs".split()  # noqa: SIM905
    for name, (what, view) in itertools.product(unary, VIEWS):
        yield f"{name} {what}", lambda x, n=name, v=view: getattr(np, n)(v(x)), (A,)
    for number in (2, 2.5, True, np.float32(3), np.float64(3), 1j, np.int8(3)):
        for name, operate in ARITHMETIC:
            yield f"{name} {number!r}", lambda x, o=operate, n=number: o(x, n), (A,)
    for number in (2, 0, -1, 2.5, np.int64(3), np.uint8(200)):
        for name, operate in ARITHMETIC:
            yield f"integers {name} {number!r}", lambda x, o=operate, n=number: o(x, n), (B,)


ARITHMETIC: list[tuple[str, Callable[[Any, Any], Any]]] = [
    ("x + n", lambda x, n: x + n),
    ("n - x", lambda x, n: n - x if n is not True else n * x),
    ("x // n", lambda x, n: x // n),
    ("x == n", lambda x, n: x == n),
]


def promotions() -> Iterator[Case]:
    dtypes = ["?", "i1", "u2", "i4", "u8", "i8", "f2", "f4", "f8", "c8"]
    for left, right in zip(dtypes, [*dtypes[3:], *dtypes[:3]], strict=True):
        x, y = np.array([0, 1, 2, 100]).astype(left), np.array([3, 1, 0, 100]).astype(right)
        yield f"{left} + {right}", np.add, (x, y)
        yield f"{left} > {right}", np.greater, (x, y)
    for dtype in dtypes:
        yield (
            f"astype {dtype}",
            lambda x, d=dtype: x.astype(d),
            (np.array([0.0, 1.7, -2.2, 100], np.float32),),
        )


def reductions() -> Iterator[Case]:
    axes: list[Any] = [None, 0, 1, 2, -1, (0, 1), (0, 2), (1, 2), (0, 1, 2), ()]
    for (name, view), axis, keep in itertools.product(VIEWS[:4], axes, (False, True)):
        yield (
            f"sum {name} {axis} {keep}",
            lambda x, v=view, a=axis, k=keep: v(x).sum(axis=a, keepdims=k),
            (A,),
        )
        yield (
            f"max {name} {axis} {keep}",
            lambda x, v=view, a=axis, k=keep: v(x).max(axis=a, keepdims=k),
            (A,),
        )
    for name, axis in itertools.product("mean std any argmax argmin prod".split(), axes[:5]):  # noqa: SIM905
        yield f"{name} {axis}", lambda x, n=name, a=axis: getattr(x, n)(axis=a), (A,)
    for axis in axes[:5]:
        yield f"sum of integers {axis}", lambda x, a=axis: x.sum(axis=a), (B,)
        yield f"cumsum {axis}", lambda x, a=axis: x.cumsum(axis=a), (A,)
        yield f"sort {axis}", lambda x, a=axis: np.sort(x, axis=a), (A,)
        yield f"argsort {axis}", lambda x, a=axis: np.argsort(x, axis=a, kind="stable"), (B,)
        yield f"var {axis}", lambda x, a=axis: x.var(axis=a, ddof=1), (A,)
        yield f"ptp {axis}", lambda x, a=axis: np.ptp(x, axis=a), (A,)
        yield f"count_nonzero {axis}", lambda x, a=axis: np.count_nonzero(x, axis=a), (B,)
    yield "sum where", lambda x: x.sum(where=x > 0), (A,)
    yield "sum where axis", lambda x: x.sum(axis=1, where=x > 0), (A,)
    yield "mean where", lambda x: x.mean(axis=1, where=np.arange(4) > 1), (A,)
    yield "max initial", lambda x: x.max(initial=10), (A,)
    yield "max initial axis", lambda x: x.max(axis=0, initial=0), (A,)
    yield "sum dtype", lambda x: x.sum(dtype=np.float64), (A,)
    yield "sum initial", lambda x: x.sum(axis=0, initial=2), (A,)
    yield "sum of nothing", lambda x: x[:0].sum(axis=0), (A,)
    yield "max of nothing", lambda x: x[:0].max(), (A,)
    yield "max of no rows", lambda x: x[:, :0].max(axis=0), (A,)
    yield "argmax of nothing", lambda x: x[:0].argmax(), (A,)
    yield "subtract.reduce", lambda x: np.subtract.reduce(x, axis=1), (A,)
    yield "subtract.reduce of two", lambda x: np.subtract.reduce(x, axis=(0, 1)), (A,)
    yield "divide.accumulate", lambda x: np.subtract.accumulate(x, axis=1), (A,)
    yield "logical_xor.reduce", lambda x: np.logical_xor.reduce(x, axis=0), (B,)
    yield (
        "argmax with NaN",
        lambda x: x.argmax(axis=0),
        (np.array([[1, np.nan], [np.nan, 0], [3, np.nan]], np.float32),),
    )
    for shape in ((5000,), (3, 5000), (5000, 3), (70, 70)):
        big = RANDOM.integers(0, 100, size=shape, dtype=np.int32)
        for axis in (None, *range(len(shape))):
            yield f"sum {shape} {axis}", lambda x, a=axis: x.sum(axis=a), (big,)
            yield f"cumsum {shape} {axis}", lambda x, a=axis: x.cumsum(axis=a), (big,)
            yield f"sort {shape} {axis}", lambda x, a=axis: np.sort(x, axis=a), (big,)
            yield f"argsort {shape} {axis}", lambda x, a=axis: np.argsort(x, axis=a, kind="stable"), (big,)
            yield f"argmin {shape} {axis}", lambda x, a=axis: x.argmin(axis=a), (big,)


POSITIONS, MASK2, MASK3, ROWS = (
    np.array([[0, 2], [-1, 3]]),
    A[:, :, 0] > 0,
    A > 0,
    np.array([1, 0, 1, 0, 1], bool),
)
S = slice(None)
KEYS: list[Any] = [
    POSITIONS,
    (S, POSITIONS),
    (POSITIONS, 0),
    (POSITIONS, S, POSITIONS),
    (S, POSITIONS, POSITIONS),
    (POSITIONS, POSITIONS, POSITIONS),
    MASK2,
    MASK3,
    (S, ROWS),
    ([0, 1],),
    [2],
    [],
    (..., [0, 1]),
    (POSITIONS, None, slice(0, 2)),
    (1, S, POSITIONS),
    (slice(1, 4), [0, 1], slice(None, None, -1)),
    (None, [0, 1]),
    ([0, 1], slice(0, 2), None, [0, 1]),
    ([0, 1], ..., [0, 1]),
    (ROWS.nonzero()[0], ROWS),
    (0, MASK3[0]),
    np.uint8([1, 2]),
    (POSITIONS * 9,),
    (POSITIONS, POSITIONS, POSITIONS, POSITIONS),
    ROWS,
    ([0, 1], [0, 1, 2]),
    [0.5],
    (S, 7),
    (7,),
    (0, 0, 0, 0),
    "x",
]


def indexing() -> Iterator[Case]:
    for (name, view), (k, key) in itertools.product([VIEWS[0], VIEWS[3]], enumerate(KEYS)):
        yield f"{name}[key {k}]", lambda x, v=view, q=key: v(x)[q], (A,)
        yield f"{name}[key {k}] = 5", lambda x, v=view, q=key: assigned(x, v, q, 5), (A,)
    for k, key in enumerate(KEYS[:20]):
        value = A[key] * 2
        yield f"[key {k}] = array", lambda x, q=key, w=value: assigned(x, lambda y: y, q, w), (A,)
        yield f"[key {k}] = wrong", lambda x, q=key: assigned(x, lambda y: y, q, np.ones(11)), (A,)
    yield "x[x > 0]", lambda x: x[x > 0], (A,)
    yield "x[x > 0] = 0", lambda x: assigned(x, lambda y: y, x > 0, 0), (A,)
    yield "x[i, j]", lambda x, i: x[i, i], (A, POSITIONS)
    yield "x[i]", lambda x, i: x[:, i], (A, POSITIONS)
    yield "take", lambda x: np.take(x, POSITIONS, axis=1), (A,)
    yield "take_along_axis", lambda x: np.take_along_axis(x, np.argsort(x, axis=1), axis=1), (A,)
    yield "add.at", lambda x: np.add.at(x, ([0, 0, 1], S, 2), 1.5) or x, (A.copy(),)
    yield "subtract.at", lambda x: np.subtract.at(x, POSITIONS, x[0]) or x, (A.copy(),)


def assigned(x: Any, view: Callable[[Any], Any], key: Any, value: Any) -> Any:
    copy = x.copy()
    view(copy)[key] = value
    return copy


def shapes() -> Iterator[Case]:
    targets: list[Any] = [
        (-1,),
        (4, -1),
        (5, 24),
        (2, 3, 5, 4),
        (120,),
        (7, 3),
        (6, 20),
        (30, 4),
        (1, 6, 5, 4, 1),
        (3, 40),
    ]
    for (name, view), shape, order in itertools.product(VIEWS[:5], targets, "CF"):
        yield (
            f"{name} reshape {shape} {order}",
            lambda x, v=view, s=shape, o=order: v(x).reshape(s, order=o),
            (A,),
        )
    functions: list[tuple[str, Callable[[Any], Any]]] = [
        ("ravel", lambda x: x.ravel()),
        ("ravel F", lambda x: x.ravel(order="F")),
        ("flatten", lambda x: x.flatten()),
        ("flip", np.flip),
        ("flip 1", lambda x: np.flip(x, 1)),
        ("fliplr", np.fliplr),
        ("moveaxis", lambda x: np.moveaxis(x, 0, -1)),
        ("moveaxis 2", lambda x: np.moveaxis(x, (0, 1), (2, 0))),
        ("expand_dims", lambda x: np.expand_dims(x, (0, 2))),
        ("squeeze", lambda x: x[None, :, :1].squeeze()),
        ("squeeze 0", lambda x: x[None].squeeze(0)),
        ("squeeze wrong", lambda x: x.squeeze(0)),
        ("swapaxes wrong", lambda x: x.swapaxes(0, 5)),
        ("broadcast_to", lambda x: np.broadcast_to(x, (2, *x.shape))),
        ("broadcast_to wrong", lambda x: np.broadcast_to(x, (2, 2))),
        ("diagonal", lambda x: x.diagonal(1)),
        ("diagonal -2", lambda x: np.diagonal(x, -2, 1, 2)),
        ("trace", lambda x: x.trace()),
        ("concatenate", lambda x: np.concatenate([x, x[:2]])),
        ("concatenate 1", lambda x: np.concatenate([x, x * 2], axis=1)),
        ("concatenate None", lambda x: np.concatenate([x, x[0]], axis=None)),
        ("concatenate wrong", lambda x: np.concatenate([x, x[:, :1]])),
        ("concatenate dtypes", lambda x: np.concatenate([x, np.ones((1, *x.shape[1:]))])),
        ("stack", lambda x: np.stack([x, x], axis=-1)),
        ("stack wrong", lambda x: np.stack([x, x[0]])),
        ("vstack", lambda x: np.vstack([x[0, 0], x[1, 0]])),
        ("hstack", lambda x: np.hstack([x, x])),
        ("repeat", lambda x: np.repeat(x, 2, axis=1)),
        ("roll", lambda x: np.roll(x, 2)),
        ("roll 1", lambda x: np.roll(x, -1, axis=1)),
        ("diff", lambda x: np.diff(x, axis=1)),
        ("zeros_like", np.zeros_like),
        ("ones_like", lambda x: np.ones_like(x, dtype=np.int32)),
        ("full_like", lambda x: np.full_like(x, 2.5)),
        ("where", lambda x: np.where(x > 0, x, 0)),
        ("where 1", lambda x: np.where(x > 0)),
        ("clip", lambda x: np.clip(x, -0.5, 0.5)),
        ("clip min", lambda x: x.clip(0)),
        ("round", lambda x: np.round(x, 1)),
        ("round 0", lambda x: x.round()),
        ("nonzero", lambda x: np.nonzero(x > 1)),
        ("flatnonzero", lambda x: np.flatnonzero(x > 1)),
        ("tolist", lambda x: x.tolist()),
        ("item", lambda x: x.item(3)),
        ("item of many", lambda x: x.item()),
        ("float", lambda x: float(x.sum() * 0)),
        ("array_equal", lambda x: np.array_equal(x, x)),
        ("allclose", lambda x: np.allclose(x, x + 1)),
        ("bool", lambda x: bool((x == x).all())),
        ("outer", lambda x: np.outer(x[0], x[1])),
        ("add.outer", lambda x: np.add.outer(x[0, 0], x[1])),
        ("matmul", lambda x: x @ x[0].T),
        ("matmul batches", lambda x: x @ x.swapaxes(1, 2)),
        ("matmul vector", lambda x: x @ x[0, 0]),
        ("vector matmul", lambda x: x[0, 0] @ x[0].T),
        ("matmul wrong", lambda x: x @ x),
        ("matmul number", lambda x: np.matmul(x, 2)),
        ("dot", lambda x: x[0, 0].dot(x[1, 1])),
        ("complex", lambda x: ((x + 1j) * 2).imag),
        ("real", lambda x: (x + 1j).real.sum()),
        ("len", len),
        ("astype safe", lambda x: x.astype("i4", casting="safe")),
        ("copyto", lambda x: np.copyto(x.copy(), 1.5)),
    ]
    for name, function in functions:
        yield name, function, (A,)


def errors() -> Iterator[Case]:
    wrong: list[Callable[[Any], Any]] = [
        lambda x: x + np.ones(7),
        lambda x: x << 1,
        lambda x: ~x,
        lambda x: np.add(x, 1, casting="nonsense"),
        lambda x: np.add(x, 1, dtype="i4"),
        lambda x: np.add(x),
        lambda x: x.sum(axis=3),
        lambda x: x.sum(axis=(0, 0)),
        lambda x: x.cumsum(axis=-4),
        lambda x: np.sort(x, axis=3),
        lambda x: x.reshape(5, 5),
        lambda x: x.transpose(0, 0, 1),
        lambda x: bool(x),
        lambda x: float(x),
        lambda x: x[1:2] @ x[..., 0],
        lambda x: np.add.reduce(x, axis=1.5),
        lambda x: np.take(x, 50),
    ]
    for k, function in enumerate(wrong):
        yield f"error {k}", function, (A,)


GROUPS = {
    group.__name__: list(group()) for group in (ufuncs, promotions, reductions, indexing, shapes, errors)
}


def outcome(function: Callable[..., Any], arguments: Any) -> Any:
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            result = function(*arguments)
            parts = result if isinstance(result, tuple) else (result,)
            return [part.copy_to_host() if isinstance(part, nv.DeviceArray) else part for part in parts]
        except (TypeError, ValueError, IndexError, OverflowError, ArithmeticError) as error:
            return error


def difference(want: Any, got: Any) -> str | None:
    """What is not as NumPy has it."""
    if isinstance(want, Exception) or isinstance(got, Exception):
        kinds = (TypeError, ValueError, IndexError, OverflowError, ArithmeticError)
        same = any(isinstance(want, kind) and isinstance(got, kind) for kind in kinds)
        return None if same else f"{want!r} became {got!r}"
    for one, other in zip(want, got, strict=True):
        one, other = np.asarray(one), np.asarray(other)
        if (one.dtype, one.shape) != (other.dtype, other.shape):
            return f"{one.dtype} {one.shape} became {other.dtype} {other.shape}"
        if one.dtype == object:
            if not np.array_equal(one, other):
                return "other objects"
            continue
        tolerance = 2e-5 if one.dtype.kind in "fc" else 0
        if not np.allclose(one, other, rtol=tolerance, atol=tolerance, equal_nan=one.dtype.kind in "fc"):
            return "other values"
    return None


@pytest.mark.parametrize("group", GROUPS)
def test_operations_are_numpys(group: str) -> None:
    wrong = []
    for name, function, hosts in GROUPS[group]:
        want = outcome(function, [host.copy() for host in hosts])
        got = outcome(function, [nv.to_device(host) for host in hosts])
        found = difference(want, got)
        if found is not None:
            wrong.append(f"{name}: {found}")
    assert not wrong, "\n".join(wrong)


def test_there_are_many() -> None:
    assert sum(map(len, GROUPS.values())) >= 800


def test_differences_are_found() -> None:
    assert difference([np.ones(2)], [np.ones(3)])
    assert difference([np.ones(2)], [np.zeros(2)])
    assert difference([np.ones(2)], [np.ones(2, np.float32)])
    assert difference([np.ones(2)], ValueError("x"))
    assert difference(TypeError("x"), ValueError("x"))
    assert difference([np.ones(2)], [np.ones(2)]) is None
