"""64-bit integers computed in 32 bits, doubles in floats: the same results within the range, nothing wide left."""

from __future__ import annotations

import ctypes
import math
import re
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options, Unsupported
from nv_lower.options import DEFAULT_FEATURES

NARROW = Options(features=DEFAULT_FEATURES - {"shaderInt64", "shaderFloat64"})


def flat_of(source: str, options: Options = NARROW) -> str:
    flat = nv_lower.lower(source, options)
    assert nv_lower.violations(flat) == []
    body = re.sub(r"^target .*$", "", flat, flags=re.MULTILINE)
    assert not re.search(r"(?<![\w.%])(?:i64|double)\b(?!\.)", body), flat
    return flat


BINARY = """
define void @k(ptr %out, ptr %in, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %two = shl nuw nsw i64 %i, 1
  %a = getelementptr inbounds i64, ptr %in, i64 %two
  %b = getelementptr inbounds i8, ptr %a, i64 8
  %x = load i64, ptr %a, align 8
  %y = load i64, ptr %b, align 8
  {operation}
  %to = getelementptr i64, ptr %out, i64 %i
  store i64 %r, ptr %to, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.abs.i64(i64, i1)
declare {{ i64, i1 }} @llvm.sadd.with.overflow.i64(i64, i64)
"""
OPERATIONS = {
    "add": "%r = add nsw i64 %x, %y",
    "sub": "%r = sub i64 %x, %y",
    "mul": "%r = mul nsw i64 %x, %y",
    "sdiv": "%nz = or i64 %y, 1\n  %r = sdiv i64 %x, %nz",
    "srem": "%nz = or i64 %y, 1\n  %r = srem i64 %x, %nz",
    "xor": "%r = xor i64 %x, %y",
    "shl": "%s = and i64 %y, 7\n  %r = shl i64 %x, %s",
    "ashr": "%s = and i64 %y, 63\n  %r = ashr i64 %x, %s",
    "ashr by a constant": "%r = ashr i64 %x, 40",
    "sign by lshr": "%h = lshr i64 %x, 63\n  %r = mul i64 %h, %y",
    "sign extension by shifts": "%h = shl i64 %x, 56\n  %r = ashr exact i64 %h, 56",
    "zero extension by shifts": "%h = shl i64 %x, 48\n  %r = lshr exact i64 %h, 48",
    "leading zeros": "%r = call i64 @llvm.ctlz.i64(i64 %x, i1 false)",
    "trailing zeros": "%r = call i64 @llvm.cttz.i64(i64 %x, i1 false)",
    "population count": "%r = call i64 @llvm.ctpop.i64(i64 %x)",
    "compare": "%c = icmp slt i64 %x, %y\n  %r = zext i1 %c to i64",
    "compare with a bound beyond 32 bits": "%c = icmp sgt i64 %x, -9223372036854775807\n  %r = zext i1 %c to i64",
    "select": "%c = icmp ugt i64 %x, 5\n  %r = select i1 %c, i64 %y, i64 -1",
    "smax": "%r = call i64 @llvm.smax.i64(i64 %x, i64 %y)",
    "abs": "%r = call i64 @llvm.abs.i64(i64 %x, i1 false)",
    "overflow": "%p = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %x, i64 %y)\n"
    "  %r = extractvalue { i64, i1 } %p, 0",
    "to double and back": "%f = sitofp i64 %x to double\n  %g = fmul double %f, 5.0e-1\n  %r = fptosi double %g to i64",
    "to 8 bits and back": "%t = trunc i64 %x to i8\n  %r = sext i8 %t to i64",
    "through 32 bits": "%t = trunc i64 %x to i32\n  %r = sext i32 %t to i64",
    "no bound above": "%c = icmp slt i64 %x, 0\n  %e = select i1 %c, i64 9223372036854775807, i64 %x\n"
    "  %less = icmp slt i64 %e, %y\n  %r = select i1 %less, i64 %e, i64 %y",
    "no bound below": "%c = icmp slt i64 %x, 0\n  %e = select i1 %c, i64 -9223372036854775808, i64 %x\n"
    "  %r = call i64 @llvm.smax.i64(i64 %e, i64 %y)",
    "no bound in a structure": "%s = insertvalue { i64, i64 } { i64 9223372036854775807, i64 3 }, i64 %x, 1\n"
    "  %e = extractvalue { i64, i64 } %s, 0\n  %d = sub i64 %e, %x\n"
    "  %c = icmp sgt i64 %d, %y\n  %r = select i1 %c, i64 %y, i64 1000",
    "switch with no bound": "%c = icmp slt i64 %x, 2\n  %e = select i1 %c, i64 9223372036854775807, i64 %x\n"
    "  switch i64 %e, label %d [\n    i64 3, label %d\n    i64 9223372036854775807, label %case\n  ]\n"
    "case:\n  br label %d\nd:\n  %r = phi i64 [ 7, %case ], [ 8, %loop ], [ 8, %loop ]",
    "switch": "switch i64 %x, label %d [\n    i64 3, label %case.i640\n    i64 99999999999, label %case.i640\n  ]\n"
    "case.i640:\n  br label %d\nd:\n  %r = phi i64 [ 7, %case.i640 ], [ 8, %loop ]",
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_results_are_the_same_within_the_range(jit: ModuleType, name: str) -> None:
    source = BINARY.format(operation=OPERATIONS[name])
    if name.startswith("switch"):
        source = source.replace("%next, %loop ]", "%next, %d ]")
    numbers = [0, 1, -1, 3, 5, -7, 100, 12345, -20000]
    pairs = [value for x in numbers for y in numbers for value in (x, y)]
    count = len(pairs) // 2
    results = []
    for ir in (source, flat_of(source)):
        out, into = (ctypes.c_int64 * count)(), (ctypes.c_int64 * len(pairs))(*pairs)
        jit.Jit(ir, "k").launch([out, into, count])
        results.append(list(out))
    assert results[0] == results[1]


def test_parameters_become_32_bits_and_are_listed() -> None:
    source = (
        "define void @k(ptr %p, i64 %n, float %f, i64 %m) {\n"
        "  %s = add i64 %n, %m\n  store i64 %s, ptr %p\n  ret void\n}\n"
    )
    flat = flat_of(source)
    assert "@k(ptr writeonly %p, i32 %n, float %f, i32 %m)" in flat
    assert '!{!"n", !"m"}' in flat


def test_the_user_may_ask_for_it_where_64_bits_exist() -> None:
    source = (
        "define void @k(ptr %p, i64 %n) {\n  %s = mul i64 %n, %n\n  store i64 %s, ptr %p\n  ret void\n}\n"
    )
    assert "mul i32" in nv_lower.lower(source, Options(narrow=True))
    assert "mul i64" in nv_lower.lower(source)


def test_what_was_zero_extended_is_stored_with_an_empty_upper_word(jit: ModuleType) -> None:
    source = (
        "define void @k(ptr %p, i32 %n) {\n  %w = zext i32 %n to i64\n  store i64 %w, ptr %p\n  ret void\n}\n"
    )
    out = (ctypes.c_int64 * 1)()
    jit.Jit(flat_of(source), "k").launch([out, -5])
    assert out[0] == (1 << 32) - 5


def test_counters_of_64_bits_are_counted_in_halves(jit: ModuleType) -> None:
    source = (
        "define void @k(ptr %p, i64 %n) {\n  %o = atomicrmw add ptr %p, i64 %n monotonic\n"
        "  %q = getelementptr i64, ptr %p, i64 1\n  %u = atomicrmw sub ptr %q, i64 1 monotonic\n  ret void\n}\n"
    )
    flat = flat_of(source)
    for start, change in ((0xFFFFFFFF, 1), (10, -11), (1 << 40, 5)):
        out = (ctypes.c_int64 * 2)(start, 0)
        jit.Jit(flat, "k").launch([out, change])
        assert list(out) == [start + change, -1]


def test_private_doubles_live_in_cells_of_their_size(jit: ModuleType) -> None:
    source = """
define void @k(ptr %p, i32 %i) {
  %a = alloca [4 x double]
  store double 1.5, ptr %a
  %b = getelementptr [4 x double], ptr %a, i64 0, i64 1
  store double 2.5, ptr %b
  %c = getelementptr double, ptr %a, i64 2
  store double 3.25, ptr %c
  %d = getelementptr double, ptr %a, i32 %i
  %v = load double, ptr %d
  %w = fptrunc double %v to float
  store float %w, ptr %p
  ret void
}
"""
    flat = flat_of(source)
    for index, want in enumerate((1.5, 2.5, 3.25)):
        out = (ctypes.c_float * 1)()
        jit.Jit(flat, "k").launch([out, index])
        assert out[0] == want


def test_tables_keep_their_layout(jit: ModuleType) -> None:
    source = """
@whole = internal constant [3 x i64] [i64 5, i64 -6, i64 7]
@real = internal constant [3 x double] [double 5.000000e-01, double 0xBFB999999999999A, double 7.000000e+00]
define void @k(ptr %p, i64 %i) {
  %a = getelementptr [3 x i64], ptr @whole, i64 0, i64 %i
  %v = load i64, ptr %a
  %b = getelementptr double, ptr @real, i64 %i
  %w = load double, ptr %b
  %f = sitofp i64 %v to double
  %s = fadd double %f, %w
  %t = fptrunc double %s to float
  store float %t, ptr %p
  ret void
}
"""
    flat = flat_of(source)
    for index, want in enumerate((5.5, -6.1, 14.0)):
        out = (ctypes.c_float * 1)()
        jit.Jit(flat, "k").launch([out, index])
        assert out[0] == pytest.approx(want, rel=1e-6)


def test_mathematical_functions_follow_the_width() -> None:
    source = (
        "declare double @llvm.exp.f64(double)\ndefine void @k(ptr %p, float %x) {\n  %d = fpext float %x to double\n"
        "  %e = call double @llvm.exp.f64(double %d)\n  %f = fptrunc double %e to float\n"
        "  store float %f, ptr %p\n  ret void\n}\n"
    )
    flat_of(source)


@pytest.mark.parametrize(("call", "of_doubles"), [
    ("double @fmod(double %d, double 2.000000e+00)", math.fmod(7.25, 2.0)),
    ("double @hypot(double %d, double %d)", math.hypot(7.25, 7.25)),
    ("double @erf(double %d)", math.erf(7.25)),
    ("double @numba_ldexp(double %d, i32 3)", math.ldexp(7.25, 3)),
    ("double @scalbln(double %d, i64 3)", math.ldexp(7.25, 3)),
    ("double @__powidf2(double %d, i32 3)", 7.25**3),
    ("double @modf(double %d, ptr %whole)", 0.25),
])  # fmt: skip
def test_functions_of_the_library_follow_the_width(jit: ModuleType, call: str, of_doubles: float) -> None:
    name = call.partition("@")[2].partition("(")[0]
    types = ", ".join(argument.split()[0] for argument in call.partition("(")[2].split(", "))
    source = (
        f"declare double @{name}({types})\ndefine void @k(ptr %p, float %x) {{\n  %whole = alloca double\n"
        f"  store double 0.0, ptr %whole\n  %d = fpext float %x to double\n  %e = call {call}\n"
        "  %w = load double, ptr %whole\n  %s = fadd double %e, %w\n  %f = fptrunc double %s to float\n"
        "  store float %f, ptr %p\n  ret void\n}\n"
    )
    out = (ctypes.c_float * 1)()
    jit.Jit(flat_of(source), "k").launch([out, 7.25])
    assert out[0] == pytest.approx(of_doubles + (7 if name == "modf" else 0), rel=1e-6)


def test_a_power_of_complex_doubles_is_refused() -> None:
    body = "call void @numba_cpow(ptr %p, ptr %p, ptr %q)\n  store double 0.0, ptr %q"
    source = f"declare void @numba_cpow(ptr, ptr, ptr)\ndefine void @k(ptr %p, ptr %q) {{\n  {body}\n  ret void\n}}"
    with pytest.raises(Unsupported, match="power of complex128"):
        nv_lower.lower(source, NARROW)


@pytest.mark.parametrize(("body", "message"), [
    ("%v = load double, ptr %p\n  store double %v, ptr %q", r"a float64 array .*shaderFloat64"),
    ("%o = atomicrmw max ptr %p, i64 3 monotonic", r"atomic max on 64 bits.*shaderInt64"),
    ("%o = atomicrmw add ptr %p, i64 3 monotonic\n  store i64 %o, ptr %q", r"atomic add on 64 bits"),
    ("%v = load i128, ptr %p\n  %w = add i128 %v, 1\n  store i128 %w, ptr %q\n  store i64 1, ptr %q", "128-bit"),
    ("%v = load <2 x i64>, ptr %p\n  store <2 x i64> %v, ptr %q", "vector or structure of 64-bit integers"),
])  # fmt: skip
def test_what_has_no_narrow_form_is_refused(body: str, message: str) -> None:
    with pytest.raises(Unsupported, match=message):
        nv_lower.lower(f"define void @k(ptr %p, ptr %q) {{\n  {body}\n  ret void\n}}\n", NARROW)


def test_a_double_argument_is_refused_by_name() -> None:
    with pytest.raises(Unsupported, match=r"a float64 argument \(`x`\)"):
        nv_lower.lower(
            "define void @k(ptr %p, double %x) {\n  store double %x, ptr %p\n  ret void\n}\n", NARROW
        )


NO_BOUND = """
@tile = external addrspace(3) global [2 x i64], align 8
@table = internal constant [2 x i64] [i64 9223372036854775807, i64 -9223372036854775808]
define void @k(ptr %out, i64 %i) {{
  {place}
  %a = getelementptr [2 x i64], {pointer}, i64 0, i64 0
  %b = getelementptr [2 x i64], {pointer}, i64 0, i64 1
  {stores}
  %c = getelementptr [2 x i64], {pointer}, i64 0, i64 %i
  %v = load i64, {type} %c
  %d = icmp sgt i64 %v, 1000
  %e = icmp slt i64 %v, -1000
  %f = zext i1 %d to i32
  %g = zext i1 %e to i32
  %h = sub i32 %f, %g
  store i32 %h, ptr %out
  ret void
}}
"""


@pytest.mark.parametrize("where", ["%tile", "@tile", "@table"])
def test_no_bound_stays_none_in_memory_of_the_kernel(jit: ModuleType, where: str) -> None:
    type_ = "ptr addrspace(3)" if where == "@tile" else "ptr"
    stores = f"store i64 9223372036854775807, {type_} %a\n  store i64 -9223372036854775808, {type_} %b"
    flat = flat_of(
        NO_BOUND.format(
            place="%tile = alloca [2 x i64], align 8" if where == "%tile" else "",
            stores="" if where == "@table" else stores,
            type=type_,
            pointer=f"{type_} {where}",
        )
    )
    for index, want in enumerate((1, -1)):
        out = (ctypes.c_int32 * 1)()
        jit.Jit(flat, "k").launch([out, index])
        assert out[0] == want


@pytest.mark.parametrize("type_", ["i64", "double"])
def test_memory_of_the_kernel_is_recognised_in_structures(jit: ModuleType, type_: str) -> None:
    """Numba's arrays are structures that hold a pointer; nothing has been simplified when they are narrowed."""
    number = "9223372036854775807" if type_ == "i64" else "2.500000e+00"
    convert = "trunc i64 %v to i32" if type_ == "i64" else "fptosi double %v to i32"
    source = f"""
define void @k(ptr %p, i64 %i) {{
  %tile = alloca [4 x {type_}], align 8
  %a = insertvalue {{ ptr, {{ ptr, i64 }} }} poison, ptr %p, 0
  %b = insertvalue {{ ptr, {{ ptr, i64 }} }} %a, ptr %tile, 1, 0
  %c = insertvalue {{ ptr, {{ ptr, i64 }} }} %b, i64 4, 1, 1
  %d = extractvalue {{ ptr, {{ ptr, i64 }} }} %c, 1
  %e = extractvalue {{ ptr, i64 }} %d, 0
  %f = getelementptr {type_}, ptr %e, i64 %i
  store {type_} {number}, ptr %f
  %v = load {type_}, ptr %f
  %w = {convert}
  %q = extractvalue {{ ptr, {{ ptr, i64 }} }} %c, 0
  store i32 %w, ptr %q
  ret void
}}
"""
    out = (ctypes.c_int32 * 1)()
    jit.Jit(flat_of(source), "k").launch([out, 2])
    assert out[0] == ((1 << 31) - 1 if type_ == "i64" else 2)


def test_the_host_gets_a_constant_as_it_is(jit: ModuleType) -> None:
    out = (ctypes.c_int64 * 1)()
    source = "define void @k(ptr %p) {\n  store i64 9223372036854775807, ptr %p\n  ret void\n}\n"
    jit.Jit(flat_of(source), "k").launch([out])
    assert out[0] == (1 << 63) - 1
