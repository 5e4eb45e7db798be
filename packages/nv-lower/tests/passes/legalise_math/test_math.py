"""Mathematical functions: by intrinsic, by the library, or by the device where it may be approximate.

Which function is called is tested here; how accurate it is, in the tests of the library.
"""

from __future__ import annotations

import ctypes
import math
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options, Unsupported
from nv_lower.options import DEFAULT_FEATURES

UNARY = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin, "acos": math.acos, "atan": math.atan,
    "sinh": math.sinh, "cosh": math.cosh, "tanh": math.tanh, "exp": math.exp, "exp2": math.exp2, "log": math.log,
    "log2": math.log2, "log10": math.log10, "expm1": math.expm1, "log1p": math.log1p, "cbrt": math.cbrt,
    "erf": math.erf, "erfc": math.erfc, "tgamma": math.gamma, "lgamma": math.lgamma, "sqrt": math.sqrt,
    "floor": math.floor, "ceil": math.ceil, "trunc": math.trunc, "fabs": math.fabs,
}  # fmt: skip
BINARY = {
    "pow": math.pow,
    "atan2": math.atan2,
    "hypot": math.hypot,
    "fmod": math.fmod,
    "copysign": math.copysign,
}
TYPES = {"float": ("f", ctypes.c_float, 2.0**-23), "double": ("", ctypes.c_double, 2.0**-52)}


def unary(name: str, type_: str) -> str:
    return (
        f"declare {type_} @{name}({type_})\n"
        f"define void @k(ptr %p) {{\n  %x = load {type_}, ptr %p\n"
        f"  %y = call {type_} @{name}({type_} %x)\n  store {type_} %y, ptr %p\n  ret void\n}}\n"
    )


def binary(name: str, type_: str) -> str:
    return (
        f"declare {type_} @{name}({type_}, {type_})\n"
        f"define void @k(ptr %p) {{\n  %x = load {type_}, ptr %p\n"
        f"  %q = getelementptr {type_}, ptr %p, i64 1\n  %z = load {type_}, ptr %q\n"
        f"  %y = call {type_} @{name}({type_} %x, {type_} %z)\n  store {type_} %y, ptr %p\n  ret void\n}}\n"
    )


def run(jit: ModuleType, flat: str, type_: str, *values: float) -> float:
    cell = TYPES[type_][1]
    buffer = (cell * max(2, len(values)))(*values)
    jit.Jit(flat, "k").launch([buffer])
    return buffer[0]


def flat_of(source: str, options: Options = Options()) -> str:
    flat = nv_lower.lower(source, options)
    assert nv_lower.violations(flat) == []
    return flat


@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("name", UNARY)
def test_libm_function_of_one_argument(jit: ModuleType, name: str, type_: str) -> None:
    suffix, cell, epsilon = TYPES[type_]
    flat = flat_of(unary(name + suffix, type_))
    for value in (0.625, 0.0625, 0.9375):
        want = UNARY[name](cell(value).value)
        assert run(jit, flat, type_, value) == pytest.approx(want, rel=64 * epsilon)


@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("name", BINARY)
def test_libm_function_of_two_arguments(jit: ModuleType, name: str, type_: str) -> None:
    suffix, _, epsilon = TYPES[type_]
    flat = flat_of(binary(name + suffix, type_))
    for pair in ((2.5, 0.75), (7.25, -2.0), (0.5, 3.0)):
        assert run(jit, flat, type_, *pair) == pytest.approx(BINARY[name](*pair), rel=64 * epsilon)


@pytest.mark.parametrize("name", ["exp", "sin", "pow"])
def test_intrinsics_and_libm_names_are_the_same_function(name: str) -> None:
    source = binary(name, "double") if name == "pow" else unary(name, "double")
    assert flat_of(source.replace(f"@{name}(", f"@llvm.{name}.f64(")) == flat_of(source)


def test_an_approximate_call_stays_with_the_device() -> None:
    source = unary("llvm.exp.f32", "float").replace("call float", "call afn float")
    assert "call afn float @llvm.exp.f32(float" in flat_of(source)


def test_approximate_doubles_do_not_exist_on_the_device() -> None:
    source = unary("llvm.exp.f64", "double").replace("call double", "call afn double")
    assert "@llvm.exp.f64" not in flat_of(source)


@pytest.mark.parametrize(("name", "binary_name"), [("exp10", "exp2"), ("log10", "log2")])
def test_approximate_powers_of_ten_go_by_powers_of_two(name: str, binary_name: str) -> None:
    source = unary(f"llvm.{name}.f32", "float").replace("call float", "call afn float")
    flat = flat_of(source)
    assert f"call afn float @llvm.{binary_name}.f32" in flat
    assert "fmul afn float" in flat


def test_fastmath_reaches_the_calls_but_not_the_library(jit: ModuleType) -> None:
    flat = flat_of(unary("expf", "float"), Options(fastmath=True))
    assert "call fast float @llvm.exp.f32" in flat
    strict = flat_of(unary("exp", "double"), Options(fastmath=True))
    assert run(jit, strict, "double", 0.7) == pytest.approx(math.exp(0.7), rel=4e-16)


def test_fastmath_flags_may_be_named_one_by_one() -> None:
    source = (
        "define void @k(ptr %p, float %a, float %b) {\n"
        "  %s = fadd float %a, %b\n  store float %s, ptr %p\n  ret void\n}\n"
    )
    assert "fadd contract nnan float" in nv_lower.lower(
        source, Options(fastmath=frozenset({"nnan", "contract"}))
    ).replace("nnan contract", "contract nnan")
    assert "fadd float" in nv_lower.lower(source)


@pytest.mark.parametrize(("type_", "pair", "want"), [
    ("double", (1e17, 3.0), 1.0), ("double", (-7.5, 2.0), -1.5), ("double", (5.0, math.inf), 5.0),
    ("float", (7.5, -2.0), 1.5), ("float", (1e10, 2.0), 0.0),
])  # fmt: skip
def test_remainder(jit: ModuleType, type_: str, pair: tuple[float, float], want: float) -> None:
    source = binary("fmod", type_).replace(
        f"call {type_} @fmod({type_} %x, {type_} %z)", f"frem {type_} %x, %z"
    )
    assert run(jit, flat_of(source), type_, *pair) == want


def test_remainder_of_halves_and_vectors() -> None:
    for type_ in ("half", "<3 x float>", "<2 x double>"):
        source = (
            f"define void @k(ptr %p, ptr %q) {{\n  %x = load {type_}, ptr %p\n  %y = load {type_}, ptr %q\n"
            f"  %r = frem {type_} %x, %y\n  store {type_} %r, ptr %p\n  ret void\n}}\n"
        )
        flat_of(source)


@pytest.mark.parametrize(("call", "result", "want"), [
    ("{ double, double } @llvm.sincos.f64(double %x)", 0, math.sin(-2.75)),
    ("{ double, double } @llvm.sincos.f64(double %x)", 1, math.cos(-2.75)),
    ("{ double, double } @llvm.modf.f64(double %x)", 0, -0.75),
    ("{ double, double } @llvm.modf.f64(double %x)", 1, -2.0),
    ("{ double, i32 } @llvm.frexp.f64.i32(double %x)", 0, -0.6875),
])  # fmt: skip
def test_functions_of_two_results(jit: ModuleType, call: str, result: int, want: float) -> None:
    pair = call[: call.index("}") + 1]
    declared = call.replace("%x", "")
    source = (
        f"declare {declared}\n"
        f"define void @k(ptr %p) {{\n  %x = load double, ptr %p\n  %t = call {call}\n"
        f"  %r = extractvalue {pair} %t, {result}\n  store double %r, ptr %p\n  ret void\n}}\n"
    )
    assert run(jit, flat_of(source), "double", -2.75) == pytest.approx(want, rel=4e-16)


@pytest.mark.parametrize(("x", "fraction", "whole"), [(math.inf, 0.0, math.inf), (-3.0, -0.0, -3.0)])
def test_modf_of_whole_numbers_and_infinities(
    jit: ModuleType, x: float, fraction: float, whole: float
) -> None:
    for index, want in ((0, fraction), (1, whole)):
        source = (
            "declare { double, double } @llvm.modf.f64(double)\n"
            "define void @k(ptr %p) {\n  %x = load double, ptr %p\n"
            "  %t = call { double, double } @llvm.modf.f64(double %x)\n"
            f"  %r = extractvalue {{ double, double }} %t, {index}\n  store double %r, ptr %p\n  ret void\n}}\n"
        )
        got = run(jit, flat_of(source), "double", x)
        assert (got, math.copysign(1, got)) == (want, math.copysign(1, want))


@pytest.mark.parametrize(
    ("integer", "n"), [("i32", 5), ("i32", -3), ("i64", 10), ("i64", 1 << 40), ("i16", -2)]
)
@pytest.mark.parametrize("name", ["ldexp", "powi"])
def test_integer_exponents(jit: ModuleType, name: str, integer: str, n: int) -> None:
    source = (
        f"declare double @llvm.{name}.f64.{integer}(double, {integer})\n"
        f"define void @k(ptr %p, i64 %m) {{\n  %x = load double, ptr %p\n  %n = trunc i64 %m to {integer}\n"
        f"  %y = call double @llvm.{name}.f64.{integer}(double %x, {integer} %n)\n"
        "  store double %y, ptr %p\n  ret void\n}\n"
    ).replace("%n = trunc i64 %m to i64", "%n = add i64 %m, 0")
    flat = flat_of(source)
    buffer = (ctypes.c_double * 1)(1.5)
    jit.Jit(flat, "k").launch([buffer, n])
    if n > 1000:
        assert buffer[0] == math.inf
    else:
        assert buffer[0] == pytest.approx(math.ldexp(1.5, n) if name == "ldexp" else 1.5**n, rel=1e-15)


@pytest.mark.parametrize(("name", "want"), [("lround", -3), ("llround", -3), ("lrint", -2), ("llrint", -2)])
def test_rounding_to_integers(jit: ModuleType, name: str, want: int) -> None:
    source = (
        f"declare i64 @llvm.{name}.i64.f64(double)\n"
        f"define void @k(ptr %p) {{\n  %x = load double, ptr %p\n  %y = call i64 @llvm.{name}.i64.f64(double %x)\n"
        "  store i64 %y, ptr %p\n  ret void\n}\n"
    )
    buffer = (ctypes.c_double * 1)(-2.5)
    jit.Jit(flat_of(source), "k").launch([buffer])
    assert ctypes.c_int64.from_buffer(buffer).value == want


def test_a_function_of_the_module_wins_over_the_library() -> None:
    source = unary("expf", "float").replace(
        "declare float @expf(float)", "define internal float @expf(float %x) {\n  ret float 3.0\n}"
    )
    assert "store float 3.000000e+00" in flat_of(source)


@pytest.mark.parametrize("operation", ["udiv", "sdiv", "urem", "srem"])
def test_128_bit_division(jit: ModuleType, operation: str) -> None:
    source = (
        f"define void @k(ptr %p, ptr %q) {{\n  %x = load i128, ptr %p, align 8\n  %y = load i128, ptr %q, align 8\n"
        f"  %r = {operation} i128 %x, %y\n  store i128 %r, ptr %p, align 8\n  ret void\n}}\n"
    )
    flat = flat_of(source)
    for x, y in ((10**30 + 7, 10**11 + 3), (-(10**30), 10**13), (5, -3), (1 << 126, 1 << 64), (12345, 12345)):
        if operation[0] == "u":
            a, b = x % (1 << 128), y % (1 << 128)
            want = a // b if operation == "udiv" else a % b
        else:
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            want = quotient if operation == "sdiv" else x - quotient * y
        left, right = (
            (ctypes.c_uint64 * 2).from_buffer_copy((v % (1 << 128)).to_bytes(16, "little")) for v in (x, y)
        )
        jit.Jit(flat, "k").launch([left, right])
        assert int.from_bytes(bytes(left), "little") == want % (1 << 128)


def test_inexact_division_is_repaired_where_strictness_asks() -> None:
    source = (
        "define void @k(ptr %p, float %a, float %b) {\n"
        "  %q = fdiv FLAGS float %a, %b\n  store float %q, ptr %p\n  ret void\n}\n"
    )
    features = DEFAULT_FEATURES | {"inexactDivisionFloat32"}
    strict = flat_of(source.replace("FLAGS ", ""), Options(features=features))
    assert "fdiv float" not in strict  # only divisions that may be approximate are left
    assert "fdiv arcp float" in strict
    assert "fdiv arcp float %a, %b" in flat_of(source.replace("FLAGS", "arcp"), Options(features=features))
    assert "fdiv float %a, %b" in flat_of(source.replace("FLAGS ", ""))


@pytest.mark.parametrize("attributes", ["", " #0"])
def test_no_call_of_an_unknown_function_vanishes(attributes: str) -> None:
    """Its declaration may say that nothing would be missed: it is refused all the same."""
    source = (
        f"declare i32 @mystery(i32){attributes}\ndefine void @k(ptr %p) {{\n"
        f"  %unused = call i32 @mystery(i32 3){attributes}\n  store i32 1, ptr %p\n  ret void\n}}\n"
        "attributes #0 = { nounwind willreturn memory(none) }\n"
    )
    with pytest.raises(Unsupported, match=r"call of `mystery`, which is neither"):
        nv_lower.lower(source)


def test_functions_that_read_through_pointers_keep_the_stores_before_them(jit: ModuleType) -> None:
    source = """
declare void @numba_cpow(ptr, ptr, ptr)
define void @k(ptr %p) {
  %base = alloca [2 x double]
  %exponent = alloca [2 x double]
  %result = alloca [2 x double]
  %x = load double, ptr %p
  store double %x, ptr %base
  %base.imag = getelementptr double, ptr %base, i64 1
  store double 0.0, ptr %base.imag
  store double 3.0, ptr %exponent
  %exponent.imag = getelementptr double, ptr %exponent, i64 1
  store double 0.0, ptr %exponent.imag
  call void @numba_cpow(ptr %base, ptr %exponent, ptr %result)
  %y = load double, ptr %result
  store double %y, ptr %p
  ret void
}
"""
    assert run(jit, flat_of(source), "double", 2.0) == pytest.approx(8.0, rel=1e-14)
