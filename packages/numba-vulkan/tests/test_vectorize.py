"""`nv.vectorize`, `nv.guvectorize` and Numba's own decorators with the target "vulkan"."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv

HOST = np.linspace(-3, 3, 24, dtype=np.float32).reshape(4, 6)
SIGNATURES = ["float32(float32,float32)", "float64(float64,float64)", "int64(int64,int64)"]


def body(a: Any, b: Any) -> Any:
    return a * b + a if a > 0 else b


@numba.vectorize(SIGNATURES, target="vulkan")
def on_device(a: Any, b: Any) -> Any:
    return a * b + a if a > 0 else b


def same(got: Any, want: Any) -> None:
    back = got.copy_to_host() if isinstance(got, nv.DeviceArray) else np.asarray(got)
    assert (back.dtype, back.shape) == (np.asarray(want).dtype, np.shape(want))
    np.testing.assert_allclose(back, want, rtol=1e-5)


@pytest.fixture(scope="module")
def on_cpu() -> Any:
    return numba.vectorize(SIGNATURES)(body)


def test_calls_are_those_of_numbas_cpu_target(on_cpu: Any) -> None:
    device = nv.to_device(HOST)
    same(on_device(HOST, HOST), on_cpu(HOST, HOST))
    same(on_device(device, device), on_cpu(HOST, HOST))
    same(on_device(device, HOST[0]), on_cpu(HOST, HOST[0]))
    same(on_device(HOST, 2.5), on_cpu(HOST, 2.5))
    same(on_device(device, 2), on_cpu(HOST, 2))
    same(on_device(2, 3), on_cpu(2, 3))
    same(on_device(HOST, HOST[0].astype("f8")), on_cpu(HOST, HOST[0].astype("f8")))
    same(on_device(HOST, HOST, dtype="f8"), on_cpu(HOST, HOST, dtype="f8"))
    same(on_device(HOST[:0], HOST[:0]), on_cpu(HOST[:0], HOST[:0]))
    same(on_device.outer(HOST[0], HOST[1]), on_cpu.outer(HOST[0], HOST[1]))


def test_outputs(on_cpu: Any) -> None:
    out, want = np.zeros((4, 6)), np.zeros((4, 6))
    assert on_device(HOST, HOST, out=out) is out
    same(out, on_cpu(HOST, HOST, out=want))
    device = nv.to_device(np.zeros((4, 6), np.float32))
    assert on_device(HOST, HOST, out=device, where=HOST > 1) is device
    same(device, np.where(HOST > 1, on_cpu(HOST, HOST), np.float32(0)))


def test_methods(on_cpu: Any) -> None:
    same(on_device.reduce(HOST, axis=1), on_cpu.reduce(HOST, axis=1))
    same(
        on_device.reduce(nv.to_device(HOST), axis=0, keepdims=True),
        on_cpu.reduce(HOST, axis=0, keepdims=True),
    )
    same(on_device.accumulate(nv.to_device(HOST), axis=0), on_cpu.accumulate(HOST, axis=0))
    got, want = np.zeros(4), np.zeros(4)
    on_device.at(got, [0, 0, 2], 1.5)
    on_cpu.at(want, [0, 0, 2], 1.5)
    same(got, want)


def test_an_identity_allows_any_order() -> None:
    @nv.vectorize(identity=0)
    def larger(a: Any, b: Any) -> Any:
        return max(a, b)

    host = np.abs(HOST)
    same(larger.reduce(host), host.max(axis=0))
    same(larger.reduce(nv.to_device(host), axis=None), host.max())
    same(larger.reduce(host[:0], axis=0), np.zeros(6, np.float32))
    same(larger.reduce(host, axis=1, initial=10), np.full(4, 10, np.float32))


def test_types_follow_the_operands_without_signatures() -> None:
    @nv.vectorize
    def square(z: Any) -> Any:
        return z * z

    same(square(HOST), HOST * HOST)
    same(square(HOST + 1j), (HOST + 1j) ** 2)
    same(square(np.arange(3)), np.arange(3) ** 2)
    assert square.types == ["f->f", "F->F", "l->l"]


def test_guvectorize() -> None:
    @numba.guvectorize(
        ["void(float32[:],float32[:],float32[:])", "void(float64[:],float64[:],float64[:])"],
        "(n),(n)->()",
        target="vulkan",
    )
    def product(x: Any, y: Any, result: Any) -> None:
        result[0] = 0
        for k in range(x.size):
            result[0] += x[k] * y[k]

    @nv.guvectorize("(n),()->(n)")
    def scaled(x: Any, factor: Any, result: Any) -> None:
        for k in range(x.size):
            result[k] = x[k] * factor

    device = nv.to_device(HOST)
    same(product(HOST, HOST), (HOST * HOST).sum(1))
    same(product(device, device[0]), (HOST * HOST[0]).sum(1))
    same(product(HOST[:, None, :], HOST[None]), (HOST[:, None, :] * HOST[None]).sum(2))
    same(product(HOST[0], HOST[1]), (HOST[0] * HOST[1]).sum())
    result = np.empty((4, 6))
    scaled(HOST, 2.0, result)
    np.testing.assert_array_equal(result, HOST * 2)
    for call, error, message in [
        (lambda: product(HOST, HOST[:, :3]), ValueError, "mismatch in its core dimension"),
        (lambda: product(HOST, 1.0), ValueError, "enough dimensions"),
        (lambda: scaled(HOST, 2.0), TypeError, "no signatures"),
        (
            lambda: nv.guvectorize("(n)->(m)")(lambda a, b: None),
            nv.ArgumentError,
            "no operand has the axes m",
        ),
    ]:
        with pytest.raises(error, match=message):
            call()


def test_refusals() -> None:
    for call, error, message in [
        (lambda: on_device(HOST + 1j, HOST), TypeError, "could not be safely coerced"),
        (lambda: on_device(HOST), TypeError, "positional arguments"),
        (lambda: on_device(HOST, HOST, out=np.zeros((4, 6), "i4")), TypeError, "casting rule"),
        (lambda: on_device(HOST, HOST[:, :5]), ValueError, "could not be broadcast"),
    ]:
        with pytest.raises(error, match=message):
            call()


def test_numba_finds_the_target_without_numba_vulkan_imported() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    module, _, function = project["entry-points"]["numba_extensions"]["init"].partition(":")
    program = (
        f"import importlib; getattr(importlib.import_module({module!r}), {function!r})()\n"
        "import numba\n"
        "f = numba.vectorize(['float32(float32)'], target='vulkan')(lambda x: x + x)\n"
        "import numpy; print(f(numpy.ones(3, 'f4')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "[2. 2. 2.]\n", done.stderr


def test_algorithms_take_any_function() -> None:
    host = np.array([[1.0, -5, 3], [2, 2, -2.5]])

    def farthest(a: Any, b: Any) -> Any:
        return a if abs(a) >= abs(b) else b

    assert nv.reduce(farthest, host) == -5
    same(nv.reduce(farthest, nv.to_device(host), axis=1), np.array([-5, -2.5]))
    same(nv.scan(farthest, host), np.array([[1.0, -5, -5], [2, 2, -2.5]]))
    same(nv.scan(np.add, host, axis=0, initial=1.0, exclusive=True), np.array([[1.0, 1, 1], [2, -4, 4]]))
    same(nv.sort(host), np.sort(host))
    same(nv.argsort(host, axis=0), np.argsort(host, axis=0, kind="stable"))
    with pytest.raises(nv.ArgumentError, match="not associative"):
        nv.reduce(np.subtract, host)
    with pytest.raises(nv.ArgumentError, match="initial"):
        nv.scan(np.add, host, exclusive=True)


def test_histograms_are_numpys() -> None:
    host = np.random.default_rng(3).normal(size=5000).astype(np.float32)
    for bins, range_ in [(10, None), (7, (-1, 1)), ([-2, 0, 0.5, 3], None), (5000, (-2, 2))]:
        want, edges = np.histogram(host.astype(np.float64), bins, range_)
        got, found = nv.histogram(nv.to_device(host.astype(np.float64)), bins, range_)
        same(got, want)
        np.testing.assert_array_equal(found, edges)
