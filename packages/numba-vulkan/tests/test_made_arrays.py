"""Arrays and lists that kernels make: each case against CPython and NumPy.

`p` and `q` are vectors of three and `m` is a 3 × 3 matrix, made in the kernel, so that every size is a constant; `a` is
3 × 4, `v` and `w` are vectors of 5, arguments, whose sizes are known only at run time. `o` is what a case stores into.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv

HEAD = """\
p = np.array([v[1], v[2], v[3]])
q = np.array([w[1], w[2], w[3]])
m = np.array([[w[0] + 3, v[0], v[1]], [w[1], v[2] + 4, v[3]], [w[2], v[4], w[4] - 5]])
"""

#: A case a line.
MADE = """
t = np.zeros(4); t[i] = v[i]; o[0] = t.sum() + t[i]
t = np.empty(3, np.float32); t[:] = 2.5; o[0] = t[1]
t = np.ones((2, 3)); t[1] += p; o[:6] = t.ravel()
t = np.full((2, 2), 7, np.int32); o[0] = t.sum()
o[0] = np.arange(6).sum(); o[1] = np.arange(1.0, 2.0, 0.25).sum()
o[:9] = np.eye(3).ravel(); o[9] = np.identity(2)[1, 1]
o[:5] = np.linspace(0, 1, 5)
o[0] = np.zeros_like(v[:3])[2] + 1
o[:3] = np.array([1.0, v[i], 3.0]); o[3] = np.array([[1, 2], [3, 4]])[1, 0]
o[:4] = np.array([x * x for x in range(4)])
t = np.zeros((2, 2), np.complex128); t[0, 1] = 1j; o[0] = t.imag.sum()
t = p.copy(); t[0] = 9; o[:3] = t; o[3:6] = p.astype(np.int64)
t = np.zeros(v.size); t[1] = 4; o[0] = t.sum(); o[1] = t.size
""".strip().split("\n")
EXPRESSIONS = """
o[:3] = p + q * 2; o[3:6] = -p; o[6] = (p > q).sum()
o[:3] = np.sqrt(np.abs(p)) + 1; o[3:6] = np.maximum(p, q)
o[:9] = (m + p).ravel(); o[9] = np.exp(p)[1]
o[0] = np.sqrt(np.sum((p - q) ** 2)); o[1] = np.linalg.norm(p - q)
o[:9] = (p[:, None] * q[None, :]).ravel()
o[:5] = v + w; o[5:10] = v // 0.3
o[:3] = m @ p; o[3:6] = p @ m; o[6] = np.trace(m)
o[:9] = np.dot(m, m).ravel(); o[9] = np.outer(p, q)[1, 2]
o[:3] = np.cross(p, q)
o[:6] = np.concatenate((p, q)); o[6:12] = np.stack((p, q)).ravel()
o[:2] = np.diff(p); o[2:5] = np.roll(p, 1); o[5:8] = np.flip(p)
o[:3] = np.clip(p, 0, 1); o[3:6] = np.where(p > 0, p, q)
o[:3] = np.cumsum(p); o[3:6] = np.cumprod(p)
o[:3] = m[:, 1][np.array([0, 2, 1])]; t = p.copy(); t[t < 0] = 0; o[3:6] = t
""".strip().split("\n")
CARRIED = """
x = p.copy()
for k in range(5):
    x = x + q * 0.5
o[:3] = x

x = np.zeros(3)
best = x
for k in range(4):
    x = x + q
    if x[0] < 1.0:
        best = x
o[:3] = best
o[3:6] = x

x = np.ones(3)
for k in range(3):
    x = m @ x
o[:3] = x

x, y = p, q
for k in range(5):
    x, y = y, x + y * 0.25
o[:3] = x
o[3:6] = y

x = v.copy()
for k in range(3):
    x = x * 0.5 + w
o[:5] = x

for k in range(40):
    t = np.zeros(v.size)
    t[1] = k
    o[0] += t.sum()

x = np.zeros(2) if v[0] > 0 else np.ones(2)
y = x
x[0] += 1
o[:2] = y

rows = [p, q]
for k in range(3):
    rows[1] = rows[0] + k
o[:3] = rows[1]
""".strip().split("\n\n")
AXES = """
o[:4] = a.sum(axis=0); o[4:7] = np.sum(a, -1)
o[:3] = np.mean(m, axis=1); o[3:6] = m.std(axis=0)
o[:3] = m.min(axis=0); o[3:6] = m.argmax(1)
o[:3] = np.any(m > 3, axis=0); o[3:6] = np.nansum(m, axis=0)
""".strip().split("\n")
ALGEBRA = """
o[:3] = np.linalg.solve(m, p); o[3:12] = np.linalg.solve(m, m @ m).ravel()
o[:9] = np.linalg.inv(m).ravel(); o[9] = np.linalg.det(m)
o[:9] = np.linalg.cholesky(m @ m.T + np.eye(3)).ravel()
o[:3] = np.linalg.eigvalsh(m + m.T)
t, u = np.linalg.eigh(m + m.T); o[:3] = t; o[3:12] = (u @ np.diag(t) @ u.T).ravel()
""".strip().split("\n")
LISTS = """
t = [1.0, 2.0, v[i]]; o[0] = t[2] + len(t); t[0] = 5; o[1] = t[0]
t = [0.0] * 5; t[2] = v[i]; o[0] = t[2] + sum(t)
t = [x * 2 for x in range(4)]; o[0] = sum(t)
t = [7.0]; [t.append(k + v[0]) for k in range(20)]; o[0] = t[20]; o[1] = len(t)
t = [x for x in v if x > 0]; o[0] = len(t)
t = [3, 1, 2]; t.pop(); t.append(7); t.insert(0, 5); o[0] = t[0]; o[1] = t[-1]; o[2] = 7 in t
for k, x in enumerate([v[0], 2.5]): o[k] = x
for x in reversed(range(1, 9, 3)): o[0] = o[0] * 2 + x
for x in reversed(v): o[0] = o[0] * 2 + x
for x in reversed((1, 2, 3)): o[0] = o[0] * 4 + x
for x in reversed([v[0], v[1]]): o[0] = o[0] * 4 + x
""".strip().split("\n")
SORTED = """
o[:3] = np.sort(p); t = q.copy(); t.sort(); o[3:6] = t
o[:3] = np.argsort(p); o[3] = np.searchsorted(np.array([0.0, 1.0, 2.0]), 1.5)
""".strip().split("\n")


def functions(cases: list[str], name: str) -> list[Callable[..., None]]:
    """A function of each case, whose source can be found."""
    text = ""
    for number, case in enumerate(cases):
        lines = [*HEAD.splitlines(), *case.splitlines()]
        text += f"def case{number}(a, v, w, o):\n" + "".join(f"    {line}\n" for line in ["i = 1", *lines])
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    scope: dict[str, Any] = {"np": np}
    exec(compile(text, name, "exec"), scope)
    return [scope[f"case{number}"] for number in range(len(cases))]


def kernel_of(cases: list[Callable[..., None]], name: str, **options: Any) -> nv.Kernel:
    """A kernel that calls each with a row of its own."""
    calls = "".join(f"    case{number}(a, v, w, out[{number}])\n" for number in range(len(cases)))
    scope: dict[str, Any] = {f"case{number}": nv.jit(case) for number, case in enumerate(cases)}
    text = f"def kernel(a, v, w, out):\n{calls}"
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    exec(compile(text, name, "exec"), scope)
    return nv.jit(**options)(scope["kernel"])


def inputs(count: int) -> list[np.ndarray]:
    generator = np.random.default_rng(7)
    a, v, w = generator.normal(size=(3, 4)), generator.normal(size=5), generator.normal(size=5)
    return [a, v, w, np.zeros((count, 12))]


def compare(title: str, cases: list[str], **options: Any) -> None:
    plain = functions(cases, f"<{title}>")
    a, v, w, want = inputs(len(cases))
    for case, row in zip(plain, want, strict=True):
        case(a, v, w, row)
    got = inputs(len(cases))
    kernel_of(plain, f"<kernel of {title}>", **options)[1, 1](*got)
    for case, computed, expected in zip(cases, got[-1], want, strict=True):
        np.testing.assert_allclose(computed, expected, rtol=1e-11, atol=1e-11, err_msg=case)
    for computed, expected in zip(got[:-1], (a, v, w), strict=True):
        np.testing.assert_array_equal(computed, expected)


GROUPS = {
    name.lower(): globals()[name]
    for name in ("MADE", "EXPRESSIONS", "CARRIED", "AXES", "ALGEBRA", "LISTS", "SORTED")
}


@pytest.mark.parametrize("title", GROUPS)
def test_against_numpy(title: str) -> None:
    compare(title, GROUPS[title])


def test_logical_addressing() -> None:
    compare("logical", [*MADE[:6], *EXPRESSIONS[:6], *CARRIED[:4], *LISTS[:3]], addressing="logical")


def test_more_than_the_scratch_memory_raises() -> None:
    @nv.jit(scratch_bytes=64)
    def kernel(x, out):
        out[0] = np.zeros(x.size).sum()

    out = np.ones(1)
    kernel[1, 1](np.zeros(8), out)
    assert out[0] == 0
    with pytest.raises(MemoryError, match="scratch_bytes"):
        kernel[1, 1](np.zeros(9), out)


def test_memory_is_given_back_at_the_end_of_a_trip_and_not_before() -> None:
    @nv.jit(scratch_bytes=160)
    def kernel(x, n, out):
        kept = np.zeros(x.size)
        for k in range(n):
            t = x + k
            kept[0] += t[0]
        after = np.zeros(x.size)
        out[0] = kept[0] + after.sum()

    out = np.ones(1)
    kernel[1, 1](np.arange(5.0), 30, out)
    assert out[0] == sum(range(30))


def test_a_list_that_grows_too_long_raises() -> None:
    @nv.jit
    def kernel(x, n):
        t = [x[0]]
        for k in range(n):
            t.append(2 * k)  # noqa: PERF401 -- appending is what is tested
        x[0] = t[-1]

    x = np.zeros(1)
    kernel[1, 1](x, 63)
    assert x[0] == 124
    with pytest.raises(MemoryError, match="a list in a kernel grows to 64 elements"):
        kernel[1, 1](x, 1000)


def test_a_size_that_needs_scratch_memory_which_there_is_not() -> None:
    @nv.jit(scratch_bytes=0)
    def kernel(x):
        x[0] = np.zeros(x.size)[0]

    with pytest.raises(nv.Unsupported, match=r"scratch_bytes=1024"):
        kernel[1, 1](np.zeros(3))


def test_linear_algebra_raises_as_numpy_does() -> None:
    @nv.jit
    def kernel(x):
        x[0] = np.linalg.inv(np.zeros((2, 2)))[0, 0]

    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        kernel[1, 1](np.zeros(3))
