"""Exponentials by way of the device's exp2: within 2 ulp everywhere, right at the ends of the range."""

from __future__ import annotations

import ctypes
import math
import random
import re
import struct
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options
from nv_lower.options import DEFAULT_FEATURES

DEVICE = Options(features=DEFAULT_FEATURES | {"shaderFmaFloat32", "accurateExp2Float32"})

SOURCE = """
define void @k(ptr %x, ptr %y, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %r = call float @{name}(float %v)
  %q = getelementptr float, ptr %y, i64 %i
  store float %r, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
declare float @{name}(float)
"""
# An exp2 of the device that is right to a float's rounding: the processor's own, in double.
EXP2 = (
    "define float @nv.exp2.f32(float %x) {\n  %w = fpext float %x to double\n"
    "  %e = call double @llvm.exp2.f64(double %w)\n  %f = fptrunc double %e to float\n  ret float %f\n}\n"
    "declare double @llvm.exp2.f64(double)\n"
)


def results(jit: ModuleType, name: str, values: list[float]) -> list[float]:
    flat = nv_lower.lower(SOURCE.format(name=name), DEVICE)
    assert nv_lower.violations(flat) == []
    text = re.sub(
        r"^(?:; Function Attrs.*\n)?declare float @nv\.exp2\.f32.*$", EXP2, flat, flags=re.MULTILINE
    )
    x = (ctypes.c_float * len(values))(*values)
    y = (ctypes.c_float * len(values))()
    jit.Jit(text, "k").launch([x, y, len(values)])
    return list(y)


def spacing(value: float) -> float:
    _, exponent = math.frexp(value)
    return math.ldexp(1.0, max(exponent - 24, -149))


@pytest.mark.parametrize(
    ("name", "exact", "limit"), [("expf", math.exp, 104.0), ("exp2f", lambda x: 2.0**x, 150.0)]
)
def test_the_error_stays_below_two_units(jit: ModuleType, name: str, exact, limit: float) -> None:  # type: ignore[no-untyped-def]
    source = random.Random(3)
    values = [source.uniform(-limit, limit * 0.85) for _ in range(100_000)]
    values += [source.uniform(-1, 1) for _ in range(50_000)] + [math.ldexp(1, -k) for k in range(149)]
    values = [struct.unpack("<f", struct.pack("<f", value))[0] for value in values]
    worst = max(
        abs(got - exact(x)) / spacing(exact(x))
        for x, got in zip(values, results(jit, name, values), strict=True)
    )
    assert worst < 1.5


@pytest.mark.parametrize("name", ["expf", "exp2f"])
def test_the_ends_of_the_range(jit: ModuleType, name: str) -> None:
    base = math.e if name == "expf" else 2.0
    got = results(jit, name, [math.inf, -math.inf, 1000.0, -1000.0, 0.0, -0.0, math.nan])
    assert got[:6] == [math.inf, 0.0, math.inf, 0.0, 1.0, 1.0]
    assert math.isnan(got[6])
    top, small = math.log(3.4e38, base), math.log(1e-42, base)
    near, subnormal = results(jit, name, [top, small])
    assert near == pytest.approx(3.4e38, rel=1e-5)
    assert subnormal == pytest.approx(1e-42, rel=1e-2)


def test_other_devices_use_the_library() -> None:
    assert "nv.exp2" not in nv_lower.lower(SOURCE.format(name="expf"))
