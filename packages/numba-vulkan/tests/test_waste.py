"""Launches that waste a device are warned of, once for each kernel."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import numba_vulkan as nv
from numba_vulkan.launching import waste

SLOW = SimpleNamespace(name="AMD Radeon RX 7900 XTX", kind="discrete")
FAST = SimpleNamespace(name="NVIDIA H200", kind="discrete")
CPU = SimpleNamespace(name="llvmpipe", kind="cpu")


def kernel() -> nv.Kernel:
    @nv.jit
    def scale(x, factor):
        i = nv.grid(1)
        if i < x.size:
            x[i] = x[i] * factor + factor * 0.1

    return scale


def warned(device: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, launch) -> list[str]:
    """The messages of the warnings while launching as if on another device."""
    monkeypatch.setattr(waste, "is_graphics", lambda _: device.kind in waste._GRAPHICS)
    monkeypatch.setattr(waste, "has_slow_doubles", lambda _: device is SLOW)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        launch()
    ours = [w for w in caught if w.category is nv.PerformanceWarning]
    assert all(w.filename == __file__ for w in ours)
    return [str(w.message) for w in ours]


def test_doubles_from_python_scalars_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    if "shaderFloat64" not in nv.current_device().features:
        pytest.skip("this device keeps float64 in 32 bits")
    scale, x = kernel(), np.zeros(64, np.float32)
    (message,) = warned(SLOW, monkeypatch, lambda: scale.forall(64)(x, 2.0))
    assert "'scale'" in message
    assert "np.float32(0.5) instead of 0.5" in message
    assert warned(SLOW, monkeypatch, lambda: scale.forall(64)(x, 2.0)) == []


@pytest.mark.parametrize("device", [FAST, CPU], ids=["fast", "cpu"])
def test_other_devices_compute_with_doubles(device: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    assert warned(device, monkeypatch, lambda: kernel().forall(64)(np.zeros(64, np.float32), 2.0)) == []


def test_doubles_for_arrays_of_doubles_are_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    assert warned(SLOW, monkeypatch, lambda: kernel().forall(64)(np.zeros(64), 2.0)) == []


def test_singles_are_not_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    @nv.jit
    def scale(x, factor):
        i = nv.grid(1)
        if i < x.size:
            x[i] = x[i] * factor + math_half

    math_half = np.float32(0.5)
    assert warned(SLOW, monkeypatch, lambda: scale.forall(64)(np.zeros(64, np.float32), np.float32(2))) == []


def test_few_invocations_for_a_large_array(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.zeros(waste.MANY, np.float32)
    (message,) = warned(FAST, monkeypatch, lambda: kernel()[1, 1](x, np.float32(2)))
    assert "a launch of 1 invocation(s) for an array of 4096 elements" in message
    assert "scale.forall(x.size)" in message


@pytest.mark.parametrize(("device", "size"), [(FAST, 100), (CPU, waste.MANY)], ids=["small", "cpu"])
def test_few_invocations_may_be_right(
    device: SimpleNamespace, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        warned(device, monkeypatch, lambda: kernel()[1, 1](np.zeros(size, np.float32), np.float32(2))) == []
    )


@pytest.mark.parametrize("statement", ["scale.forall(64)", "scale[1, 64]"])
def test_a_launcher_that_is_never_called(statement: str) -> None:
    with pytest.warns(nv.PerformanceWarning, match=r"'scale': this makes a launcher and launches nothing"):
        exec(statement, {"scale": kernel()})


@pytest.mark.parametrize(
    "statement", ["launch = scale.forall(64)", "scale[1, 64](x, factor)", "print(scale[1, 64])"]
)
def test_a_launcher_that_is_kept_or_called(statement: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(statement, {"scale": kernel(), "x": np.zeros(64, np.float32), "factor": np.float32(2)})


@pytest.mark.parametrize(
    ("name", "kind", "slow"),
    [
        ("NVIDIA GeForce RTX 4090", "discrete", True),
        ("NVIDIA H200", "discrete", False),
        ("NVIDIA A100-SXM4-80GB", "discrete", False),
        ("NVIDIA A10", "discrete", True),
        ("AMD Instinct MI300X", "discrete", False),
        ("AMD Radeon RX 7900 XTX (RADV NAVI31)", "discrete", True),
        ("Intel(R) Iris(R) Xe Graphics", "integrated", True),
        ("Intel(R) Data Center GPU Max 1550", "discrete", False),
        ("llvmpipe (LLVM 15.0.6, 256 bits)", "cpu", False),
    ],
)
def test_which_devices_have_slow_doubles(name: str, kind: str, slow: bool) -> None:
    assert waste.has_slow_doubles(SimpleNamespace(name=name, kind=kind)) is slow


@pytest.mark.parametrize("module", ["runpy", "__main__"])
def test_launchers_that_this_package_makes_are_its_own_business(module: str) -> None:
    ours = {"scale": kernel()}
    exec(
        compile("def run():\n    launcher = scale[1, 64]\n    return launcher", waste.__file__, "exec"), ours
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec("run()", {"__name__": module, "run": ours["run"]})
