"""Exact square roots from inexact inverse ones, and products fused into sums: where, and with which results."""

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

NEEDED = frozenset({"shaderFmaFloat32", "inexactSqrtFloat32", "accurateInverseSqrtFloat32"})
FUSED = Options(features=DEFAULT_FEATURES | NEEDED | {"shaderFmaFloat64"})

ROOTS = """
define void @k(ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %r = call float @llvm.sqrt.f32(float %v)
  %q = getelementptr float, ptr %y, i64 %i
  store float %r, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare float @llvm.sqrt.f32(float)
"""


def with_inverse_root(flat: str, error: int) -> str:
    """The module with an inverse root that is off by `error` units in the last place."""
    body = (
        "define float @nv.rsqrt.f32(float %x) {\n  %w = fpext float %x to double\n"
        "  %r = call double @llvm.sqrt.f64(double %w)\n  %i = fdiv double 1.0, %r\n"
        f"  %f = fptrunc double %i to float\n  %b = bitcast float %f to i32\n  %o = add i32 %b, {error}\n"
        "  %y = bitcast i32 %o to float\n  %special = fcmp une float %y, %f\n"
        "  %infinite = fcmp oeq float %x, 0.0\n  %z = select i1 %infinite, float %f, float %y\n  ret float %z\n}\n"
        "declare double @llvm.sqrt.f64(double)\n"
    )
    return re.sub(
        r"^(?:; Function Attrs.*\n)?declare float @nv\.rsqrt\.f32.*$", body, flat, flags=re.MULTILINE
    )


def operands() -> list[float]:
    source = random.Random(5)
    values = [0.0, -0.0, math.inf, 1.0, 2.0, 4.0, 2.0**-149, 2.0**-126, 2.0**-70, 2.0**126, 3.4028234e38]
    values += [
        struct.unpack("<f", struct.pack("<I", source.randrange(0x7F800000)))[0] for _ in range(100_000)
    ]
    values += [struct.unpack("<f", struct.pack("<I", 0x3F800000 + k * 37))[0] for k in range(200_000)]
    return values


@pytest.mark.parametrize("error", [-2, -1, 0, 1, 2])
def test_roots_are_those_of_ieee_from_inexact_inverse_roots(jit: ModuleType, error: int) -> None:
    flat = nv_lower.lower(ROOTS, FUSED)
    assert nv_lower.violations(flat) == []
    values = operands()
    x = (ctypes.c_float * len(values))(*values)
    y = (ctypes.c_float * len(values))()
    jit.Jit(with_inverse_root(flat, error), "k").launch([x, y, len(values)])
    wrong = [(v, got) for v, got in zip(x, y, strict=True) if got != ctypes.c_float(math.sqrt(v)).value]
    assert wrong == []
    assert math.copysign(1, y[1]) == -1


def test_the_root_of_what_has_none_is_nan(jit: ModuleType) -> None:
    values = [-1.0, -(2.0**-149), -math.inf, math.nan]
    x, y = (ctypes.c_float * 4)(*values), (ctypes.c_float * 4)()
    jit.Jit(with_inverse_root(nv_lower.lower(ROOTS, FUSED), 0), "k").launch([x, y, 4])
    assert all(math.isnan(value) for value in y)


def test_devices_with_exact_roots_keep_theirs() -> None:
    for features in (DEFAULT_FEATURES, DEFAULT_FEATURES | {"shaderFmaFloat32"}):
        assert "@llvm.sqrt.f32" in nv_lower.lower(ROOTS, Options(features=features))


QUOTIENT = """
define void @k(ptr %x, float %a) {{
  %v = load float, ptr %x
  %r = call {flags} float @llvm.sqrt.f32(float %v)
  %q = fdiv {flags} float {numerator}, %r
  store float %q, ptr %x
  ret void
}}
declare float @llvm.sqrt.f32(float)
"""


@pytest.mark.parametrize("numerator", ["1.0", "%a"])
def test_a_quotient_by_an_approximate_root_takes_the_inverse_one(numerator: str) -> None:
    flat = nv_lower.lower(QUOTIENT.format(flags="fast", numerator=numerator))
    assert "@nv.rsqrt.f32(" in flat
    assert "fdiv" not in flat
    assert "@llvm.sqrt" not in flat


def test_a_strict_quotient_by_a_root_stays() -> None:
    flat = nv_lower.lower(QUOTIENT.format(flags="", numerator="1.0"))
    assert "fdiv float" in flat
    assert "rsqrt" not in flat


SUMS = """
define void @k(ptr %x, {type} %a, {type} %b, {type} %c) {{
  %p = fmul {flags} {type} %a, %b
  {sum}
  store {type} %s, ptr %x
  ret void
}}
"""


@pytest.mark.parametrize(
    ("sum_", "expected"),
    [
        ("fadd {flags} {type} %p, %c", 7.0),
        ("fadd {flags} {type} %c, %p", 7.0),
        ("fsub {flags} {type} %p, %c", 5.0),
        ("fsub {flags} {type} %c, %p", -5.0),
    ],
)
@pytest.mark.parametrize(("type_", "c_type"), [("float", ctypes.c_float), ("double", ctypes.c_double)])
def test_sums_take_products_in(jit: ModuleType, sum_: str, expected: float, type_: str, c_type: type) -> None:
    text = SUMS.format(type=type_, flags="contract", sum="%s = " + sum_.format(type=type_, flags="contract"))
    flat = nv_lower.lower(text, FUSED)
    assert f"@llvm.fma.f{8 * ctypes.sizeof(c_type)}(" in flat
    assert "fmul" not in flat
    memory = (c_type * 1)()
    jit.Jit(flat, "k").launch([memory, 2.0, 3.0, 1.0])
    assert memory[0] == expected


def test_a_strict_product_is_not_fused() -> None:
    text = SUMS.format(type="float", flags="", sum="%s = fadd float %p, %c")
    assert "fma" not in nv_lower.lower(text, FUSED)


def test_devices_that_round_twice_keep_products() -> None:
    text = SUMS.format(type="float", flags="contract", sum="%s = fadd contract float %p, %c")
    assert "fma" not in nv_lower.lower(text)


def test_a_product_that_is_used_as_such_stays_whole() -> None:
    text = SUMS.format(
        type="float",
        flags="contract",
        sum="%t = fadd contract float %p, %c\n  %s = fdiv float %t, %p",
    )
    flat = nv_lower.lower(text, FUSED)
    assert "fma" not in flat


def test_of_two_products_in_a_sum_one_is_taken_in(jit: ModuleType) -> None:
    text = SUMS.format(
        type="float",
        flags="contract",
        sum="%u = fmul contract float %c, %c\n  %s = fadd contract float %p, %u",
    )
    flat = nv_lower.lower(text, FUSED)
    assert flat.count("fmul") == 1
    assert flat.count("call contract float @llvm.fma.f32") == 1
    memory = (ctypes.c_float * 1)()
    jit.Jit(flat, "k").launch([memory, 2.0, 3.0, 4.0])
    assert memory[0] == 22.0
