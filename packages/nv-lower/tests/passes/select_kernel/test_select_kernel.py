"""Which function becomes the kernel, and what happens to the others."""

from __future__ import annotations

import pytest

import nv_lower
from nv_lower import InvalidInput, Options, Unsupported
from nv_lower.passes import select_kernel

STORE = "  store i32 1, ptr %p\n  ret void\n}\n"


def define(name: str, extra: str = "", linkage: str = "") -> str:
    return f"define {linkage}void @{name}(ptr %p){extra} {{\n{STORE}"


def test_the_only_visible_void_function_is_the_kernel() -> None:
    source = (
        define("helper", linkage="internal ") + define("k") + "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
    )
    flat = nv_lower.lower(source)
    assert "define void @k(ptr writeonly %p)" in flat
    assert flat.count("define") == 1
    assert '"nv.kernel"="k" "nv.local_size"="64,1,1"' in flat


def test_the_attribute_decides_and_keeps_its_name() -> None:
    flat = nv_lower.lower(define("a") + define("b", ' "nv.kernel"="shown" "nv.local_size"="8,4,2"'))
    assert "define void @b(" in flat
    assert '"nv.kernel"="shown" "nv.local_size"="8,4,2"' in flat


def test_the_option_decides_by_function_or_kernel_name() -> None:
    source = define("a") + define("b", ' "nv.kernel"="shown"')
    assert "@a(" in nv_lower.lower(source, Options(kernel="a"))
    assert "@b(" in nv_lower.lower(source, Options(kernel="shown"))


def test_a_kernel_calling_convention_decides() -> None:
    flat = nv_lower.lower(define("a") + define("b", linkage="spir_kernel "))
    assert "define void @b(" in flat


def test_clangs_annotations_name_the_kernel_and_its_size() -> None:
    source = (
        '@.k = private unnamed_addr constant [10 x i8] c"nv.kernel\\00", section "llvm.metadata"\n'
        '@.s = private unnamed_addr constant [19 x i8] c"nv.local_size=16,8\\00", section "llvm.metadata"\n'
        '@.f = private unnamed_addr constant [4 x i8] c"k.c\\00", section "llvm.metadata"\n'
        "@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] "
        "[{ ptr, ptr, ptr, i32, ptr } { ptr @b, ptr @.k, ptr @.f, i32 1, ptr null }, "
        "{ ptr, ptr, ptr, i32, ptr } { ptr @b, ptr @.s, ptr @.f, i32 1, ptr null }], "
        'section "llvm.metadata"\n'
    )
    flat = nv_lower.lower(source + define("a") + define("b"))
    assert "define void @b(" in flat
    assert '"nv.local_size"="16,8,1"' in flat


def test_two_candidates_are_told_by_name() -> None:
    with pytest.raises(InvalidInput, match="more than one function may be the kernel, name one: a, b"):
        nv_lower.lower(define("a") + define("b"))


def test_no_candidate() -> None:
    with pytest.raises(InvalidInput, match="no kernel"):
        nv_lower.lower("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n")


def test_an_unknown_name_lists_what_there_is() -> None:
    with pytest.raises(InvalidInput, match="no function `x` is defined; there are: a"):
        nv_lower.lower(define("a"), Options(kernel="x"))


def test_text_that_is_no_ir() -> None:
    with pytest.raises(InvalidInput, match="LLVM does not accept"):
        nv_lower.lower("hello")


def test_recursion_names_the_cycle() -> None:
    source = """
define void @k(ptr %p) {
  call void @a(ptr %p)
  ret void
}
define internal void @a(ptr %p) {
  call void @b(ptr %p)
  ret void
}
define internal void @b(ptr %p) {
  call void @a(ptr %p)
  ret void
}
"""
    with pytest.raises(Unsupported, match="recursion: a -> b -> a"):
        nv_lower.lower(source)


def test_recursion_that_the_kernel_does_not_reach_is_no_matter() -> None:
    source = define("k") + "define internal void @r() {\n  call void @r()\n  ret void\n}\n"
    assert "@k" in nv_lower.lower(source)


def test_device_functions_are_inlined_whatever_their_attributes() -> None:
    source = """
define void @k(ptr %p, i32 %x) {
  %y = call i32 @f(i32 %x)
  %z = call i32 @f(i32 %y)
  store i32 %z, ptr %p
  ret void
}
define linkonce_odr fastcc i32 @unused(i32 %x) {
  ret i32 %x
}
define internal i32 @f(i32 %x) noinline optnone "target-cpu"="x86-64" {
  %y = mul i32 %x, %x
  ret i32 %y
}
"""
    flat = nv_lower.lower(source)
    assert flat.count("mul i32") == 2
    assert "call" not in flat
    assert "x86" not in flat


def test_an_undefined_function_is_refused_by_name() -> None:
    source = (
        "declare i32 @puts(ptr)\ndefine void @k(ptr %p) {\n  %r = call i32 @puts(ptr %p)\n  ret void\n}\n"
    )
    with pytest.raises(
        Unsupported, match=r"^call of `puts`, which is neither an intrinsic.*define it in the module"
    ):
        nv_lower.lower(source)


def test_a_call_through_a_pointer_is_refused() -> None:
    source = "define void @k(ptr %p) {\n  %f = load ptr, ptr %p\n  call void %f()\n  ret void\n}\n"
    with pytest.raises(Unsupported, match="a call through a pointer"):
        nv_lower.lower(source)


def test_a_module_level_variable_is_refused() -> None:
    source = (
        "@count = global i32 0\n"
        "define void @k(ptr %p) {\n  %o = atomicrmw add ptr @count, i32 1 monotonic\n  store i32 %o, ptr %p\n"
        "  ret void\n}\n"
    )
    with pytest.raises(Unsupported, match=r"module-level variable that is not constant.*pass an array"):
        nv_lower.lower(source)


def test_a_variable_that_nobody_writes_is_a_table() -> None:
    source = (
        "@table = global [3 x i32] [i32 5, i32 7, i32 9]\n"
        "define void @k(ptr %p, i32 %i) {\n  %a = getelementptr [3 x i32], ptr @table, i32 0, i32 %i\n"
        "  %v = load i32, ptr %a\n  store i32 %v, ptr %p\n  ret void\n}\n"
    )
    assert "@table = internal constant [3 x i32] [i32 5, i32 7, i32 9]" in nv_lower.lower(source)


def test_narrow_parameters_travel_as_32_bits() -> None:
    source = (
        "define void @k(ptr %p, i8 signext %a, i16 zeroext %b, i1 %c, half %d) {\n"
        "  %x = sext i8 %a to i32\n  %y = zext i16 %b to i32\n  %z = add i32 %x, %y\n"
        "  %w = select i1 %c, i32 %z, i32 7\n  store i32 %w, ptr %p\n"
        "  %q = getelementptr i8, ptr %p, i32 4\n  store half %d, ptr %q\n  ret void\n}\n"
    )
    flat = nv_lower.lower(source)
    assert "@k(ptr writeonly %p, i32 %a, i32 %b, i32 %c, i32 %d)" in flat


def test_unnamed_parameters_get_names() -> None:
    flat = nv_lower.lower("define void @k(ptr %0, i32 %1) {\n  store i32 %1, ptr %0\n  ret void\n}\n")
    assert "@k(ptr writeonly %arg0, i32 %arg1)" in flat


def test_a_structure_by_value_is_refused() -> None:
    with pytest.raises(Unsupported, match="structure by value"):
        nv_lower.lower("define void @k(ptr byval({ i32, i32 }) %s, ptr %p) {\n  ret void\n}\n")


def test_the_status_parameter_goes_when_nothing_is_raised() -> None:
    source = (
        "define void @k(ptr %p, ptr %nv.status) {\n  store i32 1, ptr %p\n  ret void\n}\n"
        '!nv.exceptions = !{!0}\n!0 = !{i32 1, !"ValueError", !"m", !"f.py", i32 3, !"k"}\n'
    )
    flat = nv_lower.lower(source)
    assert "nv.status" not in flat
    assert "nv.exceptions" not in flat
    raising = source.replace(
        "  ret void", "  %x = cmpxchg ptr %nv.status, i32 0, i32 1 monotonic monotonic\n  ret void"
    )
    assert "!nv.exceptions = !{!0}" in nv_lower.lower(raising)
    assert "ptr %nv.status)" in nv_lower.lower(raising)


def test_a_function_whose_address_is_used_is_refused_by_name() -> None:
    source = (
        "define internal void @callback() {\n  ret void\n}\n"
        "define void @k(ptr %p) {\n  store ptr @callback, ptr %p\n  ret void\n}\n"
    )
    with pytest.raises(
        Unsupported, match="`callback` cannot be inlined into the kernel: something uses its address"
    ):
        nv_lower.lower(source)


def test_a_function_of_variable_arguments_is_refused_by_name() -> None:
    source = (
        "declare void @llvm.va_start.p0(ptr)\n"
        "define internal void @log(ptr %p, ...) {\n  %l = alloca ptr\n  call void @llvm.va_start.p0(ptr %l)\n"
        "  %v = load i32, ptr %l\n  store i32 %v, ptr %p\n  ret void\n}\n"
        "define void @k(ptr %p) {\n  call void (ptr, ...) @log(ptr %p, i32 1)\n  ret void\n}\n"
    )
    with pytest.raises(
        Unsupported, match="`log` cannot be inlined into the kernel: it takes a variable number"
    ):
        nv_lower.lower(source)


def test_an_undefined_function_whose_address_is_used_is_refused() -> None:
    source = (
        "declare void @callback()\ndefine void @k(ptr %p) {\n  store ptr @callback, ptr %p\n  ret void\n}\n"
    )
    with pytest.raises(Unsupported, match=r"`callback` is neither an intrinsic"):
        nv_lower.lower(source)


def test_inlining_that_would_explode_is_refused_at_once() -> None:
    doubling = "".join(
        f"define internal void @f{n}(ptr %p) {{\n"
        f"  call void @f{n - 1}(ptr %p)\n  call void @f{n - 1}(ptr %p)\n  ret void\n}}\n"
        for n in range(1, 30)
    )
    source = doubling + "define internal void @f0(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n"
    source += "define void @k(ptr %p) {\n  call void @f29(ptr %p)\n  ret void\n}\n"
    with pytest.raises(Unsupported, match=r"the kernel `k` would have [\d,]+ instructions \(`f28` alone"):
        nv_lower.lower(source)


def test_a_large_kernel_is_told_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(select_kernel, "_MANY", 40)
    inner = (
        "define internal void @f(ptr %p) {\n" + "  store volatile i32 1, ptr %p\n" * 15 + "  ret void\n}\n"
    )
    calls = "  call void @f(ptr %p), !nv.at !0\n" * 3
    source = f'{inner}define void @k(ptr %p) {{\n{calls}  ret void\n}}\n!0 = !{{!"big.py", i32 7}}\n'
    with pytest.warns(
        nv_lower.LargeKernelWarning, match=r"^big.py:7: .*`k` would have 5\d instructions \(`f` alone 1\d"
    ):
        flat = nv_lower.lower(source)
    assert flat.count("store volatile") == 45


def test_attributes_of_llvms_own_may_hold_strings() -> None:
    source = (
        define("k")
        + 'attributes #0 = { allockind("alloc,uninitialized") "alloc-family"="malloc" noinline }\n'
    )
    assert "@k" in nv_lower.lower(source)


def test_a_kernel_named_like_a_function_of_the_library_is_refused() -> None:
    with pytest.raises(
        Unsupported, match="called `exp` like a function of the math library; give it another name"
    ):
        nv_lower.lower(define("exp"))
