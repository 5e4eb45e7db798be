"""NumPy's functions and methods of arrays that need no memory: each expression against NumPy."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv


def each(text: str) -> list[str]:
    """The expressions of a text, which hold no spaces."""
    return text.split()


#: `a` is 3 × 4, `v` and `w` are vectors of 5, `f` is `a` in Fortran's order.
REDUCTIONS = each("""
a.sum() a.prod() a.min() a.max() a.mean() a.argmin() a.argmax() a.any() a.all() np.sum(a) np.sum(a[0])
np.prod(v) np.min(a) np.max(a[:,1]) np.amin(a) np.amax(a) np.mean(a) np.argmin(v) np.argmax(a) np.any(v)
np.all(v) np.ptp(a) np.count_nonzero(a) np.trace(a) a.T.sum() a.T.max() a[:,::2].min() a[::2,::-1].argmin()
f.sum() f.max() sum(v) max(v) min(a[1]) np.size(a) np.shape(a)[1] np.ndim(a) a.size a.ndim a.itemsize a.nbytes
len(a)
""")
FLOAT_REDUCTIONS = each("""
a.var() a.std() np.var(a) np.std(v) np.nansum(n) np.nanprod(n) np.nanmin(n) np.nanmax(n) np.nanmean(n)
np.nanvar(n) np.nanstd(n) np.average(v) np.linalg.norm(v) np.linalg.norm(a) np.allclose(a,a) np.allclose(v,w)
np.allclose(n,n) np.allclose(n,n,1e-5,1e-8,True) np.nanmax(a)
""")
PRODUCTS = each("""
np.dot(v,w) np.dot(a[0],a[1]) np.dot(a[:,0],a[:,1]) np.vdot(v,w) np.inner(v,w) v.dot(w) v@w v[::-1]@w[::1]
np.dot(v[:0],w[:0])
""")
VIEWS = each("""
np.ravel(a)[5] a.ravel()[7] a.reshape(4,3)[2,1] a.reshape((2,-1))[1,1] a.reshape(12)[7]
a.reshape((2,3,2))[1,2,0] np.reshape(a,(4,3))[2,1] v.reshape((5,1))[3,0] f.T.reshape((2,6))[1,4] a.T[1,2]
a.transpose()[1,2] np.transpose(a)[1,2] a.transpose((1,0))[1,2] a.transpose(1,0)[3,2] a.transpose(-1,0)[3,2]
np.swapaxes(a,0,1)[1,2] np.expand_dims(a,0)[0,1,2] np.atleast_2d(a)[1,2] np.atleast_3d(a)[1,2,0]
np.broadcast_to(v,(3,5))[2,1] np.flip(a)[1,2] np.fliplr(a)[1,2] np.flipud(a)[1,2] np.rot90(a)[1,2]
np.rot90(a,3)[1,2] np.take(a,5) a.take(5) a.flat[3] a[1:2,1:2].item() a.real[1,1]
a.reshape((3,2,2)).transpose((2,0,1))[1,2,0] a.reshape((3,2,2)).transpose((1,2,0))[1,0,2] np.asarray(a)[1,2]
np.ascontiguousarray(a)[1,2] a.reshape((1,3,4)).T.strides[0] f.strides[1]
""")
SCALARS = each("""
np.array_equal(a,a) np.array_equal(v,w) np.array_equal(a,v) np.where(v[1]>w[1],v[1],w[1])
np.where(v[0]==0,v[2],w[3]) np.clip(v[2],1,2) np.clip(v[4],0,2) np.clip(v[0],1,9) np.searchsorted(v,v[3])
np.isscalar(a) np.abs(v[1]) np.sign(v[1])
""")
INTERPOLATED = [f"np.interp({x},v,w)" for x in ("-9.0", "0.3", "v[2]", "2.75", "1e9", "np.nan")]
LOOPS = """
for i, x in enumerate(a.flat): out[0] += i * x
for i in np.ndindex(a.shape): out[1] += a[i] * i[0]
for i in np.ndindex(3, 4): out[2] += a[i] * i[1]
for i, x in np.ndenumerate(a): out[3] += x * i[0]
for r in a: out[4] += r[1]
for x, y in zip(v, w): out[5] += x * y
for x in np.nditer(a): out[6] += x.item()
for x, y in np.nditer((v, w)): out[7] += x.item() * y.item()
for i, x in enumerate(f.T.flat): out[8] += i * x
a.flat[3] = 7; out[9] = a[0, 3]
a.fill(3); out[10] = a[1, 1]
np.dot(a[:2, :2], v[:2], w[:2]); out[11] = w[1]
np.dot(v[:2], a[:2, :2], w[:2]); out[12] = w[0]
np.dot(f[:1, :2], f[:2, 2:], a[2:, :2]); out[13] = a[2, 1]
""".strip().split("\n")


def function(lines: list[str], name: str) -> Callable[..., None]:
    """A function of those lines, whose source can be found."""
    source = "def body(a, f, v, w, n, out):\n" + "".join(f"    {line}\n" for line in lines)
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    scope: dict[str, Any] = {"np": np}
    exec(compile(source, name, "exec"), scope)
    body: Callable[..., None] = scope["body"]
    return body


def arrays(kind: str) -> list[np.ndarray]:
    a = (np.arange(12).reshape(3, 4) * 7 % 12 - 4).astype(kind)
    v, w = np.arange(5).astype(kind), (np.arange(5) * 3 % 5 + 1).astype(kind)
    n = np.array([3, np.nan, -1, 0.5, 2]) if kind[0] in "fc" else v
    return [a, np.asfortranarray(a), v, w, n.astype(kind)]


def compare(lines: list[str], kind: str, options: dict[str, Any], count: int) -> None:
    body = function(lines, f"<{kind} {lines[0]}>")
    want, got = (
        [*arrays(kind), np.zeros(count, np.complex128 if kind[0] == "c" else np.float64)] for _ in range(2)
    )
    with np.errstate(all="ignore"):
        body(*want)
    nv.jit(**options)(body)[1, 1](*got)
    tolerance = {"f4": 1e-5, "c8": 1e-5}.get(kind, 1e-13)
    for expression, computed, expected in zip(lines, got[-1], want[-1], strict=False):
        np.testing.assert_allclose(computed, expected, rtol=tolerance, atol=tolerance, err_msg=expression)
    for computed, expected in zip(got[:-1], want[:-1], strict=True):
        np.testing.assert_allclose(computed, expected, rtol=tolerance)


def groups(expressions: list[str], size: int = 14) -> list[list[str]]:
    """Expressions in groups, each of which makes a kernel: one store for each."""
    return [
        [f"out[{i}] = {one}" for i, one in enumerate(group)]
        for group in (expressions[k : k + size] for k in range(0, len(expressions), size))
    ]


REAL = [*REDUCTIONS, *PRODUCTS, *VIEWS, *SCALARS]
FLOAT = [*REAL, *FLOAT_REDUCTIONS, *INTERPOLATED]
COMPLEX = [
    *(
        "a.sum()",
        "a.prod()",
        "np.mean(a)",
        "np.count_nonzero(a)",
        "np.linalg.norm(v)",
        "np.array_equal(v,w)",
        "a.real[1,1]",
    ),
    *("a.imag[1,1]", "np.where(v[1]==w[1],v[1],w[1])", *PRODUCTS, *VIEWS[:12]),
]


@pytest.mark.parametrize("lines", groups(FLOAT), ids=lambda lines: lines[0])
def test_float64(lines: list[str]) -> None:
    compare(lines, "f8", {}, len(lines))


@pytest.mark.parametrize("kind, expressions, options", [
    ("f8", [*REDUCTIONS[:12], *PRODUCTS, *VIEWS], {"addressing": "logical"}),
    ("f4", [*PRODUCTS, *SCALARS, *FLOAT_REDUCTIONS[-8:], *INTERPOLATED], {}),
    ("i4", [*REDUCTIONS, *PRODUCTS, *SCALARS], {"narrow": True}),
    ("c16", COMPLEX, {}),
])  # fmt: skip
def test_other_kinds(kind: str, expressions: list[str], options: dict[str, Any]) -> None:
    for lines in groups(expressions, 48):
        compare(lines, kind, options, len(lines))


@pytest.mark.parametrize("options", [{}, {"addressing": "logical"}, {"narrow": True}], ids=str)
def test_iteration_and_stores(options: dict[str, Any]) -> None:
    compare(LOOPS, "i4" if options.get("narrow") else "f8", options, len(LOOPS))


@pytest.mark.parametrize("line, error", [
    ("np.dot(v, w[1:])", ValueError),
    ("v @ w[1:]", ValueError),
    ("a.reshape((5, 2))", ValueError),
    ("a.transpose((0, 0))", ValueError),
    ("a.transpose((0, 2))", ValueError),
    ("np.take(a, 12)", IndexError),
    ("f.reshape(12)", NotImplementedError),
])  # fmt: skip
def test_what_does_not_fit_raises(line: str, error: type[Exception]) -> None:
    kernel = nv.jit(function([f"x = {line}"], f"<{line}>"))
    with pytest.raises(error):
        kernel[1, 1](*arrays("f8"), np.zeros(1))
