"""The verifier: a module in the flat form has no violations, and each rule that is broken is found."""

from __future__ import annotations

import pytest

import nv_lower

GOOD = """
@tile = external addrspace(3) global [64 x float], align 4
@table = internal constant [2 x i32] [i32 1, i32 2]
define void @k(ptr readonly %x, i64 %n, ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %a = alloca [4 x i32], align 4
  %i = call i32 @nv.global.id(i32 0)
  store i32 %i, ptr %a
  call void @nv.barrier()
  %o = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
declare i32 @nv.global.id(i32) nounwind willreturn memory(none) speculatable
declare void @nv.barrier() convergent nounwind
"""


def test_the_flat_form_has_no_violations() -> None:
    assert nv_lower.violations(GOOD) == []


@pytest.mark.parametrize(("old", "new", "rule", "message"), [
    ("ret void\n}\n", "ret void\n}\ndefine void @other() {\n  ret void\n}\n", 1, "exactly one function"),
    ("@nv.barrier() convergent", "@nv.barrier()", 1, "convergent"),
    ("call void @nv.barrier()", "call void @puts()", 1, "`puts`"),
    ("call void @nv.barrier()", "call void %p()", 1, "through a pointer"),
    ("call void @nv.barrier()", 'call void asm "nop", ""()', 1, "inline assembly"),
    ("@nv.global.id(i32 0)", "@nv.global.id(i32 3)", 1, "axis"),
    ("define void", "define i32", 1, "returns i32"),
    ('"nv.kernel"="k" ', "", 2, "nv.kernel"),
    ('"64,1,1"', '"64,0,1"', 2, "nv.local_size"),
    ("i64 %n", "i8 %n", 3, "type i8"),
    ("i64 %n", "{ i32, i32 } %n", 3, "type { i32, i32 }"),
    ("i64 %n", "i64", 3, "without a name"),
    ("= external addrspace(3) global [64 x float]", "= addrspace(3) global [64 x float] zeroinitializer", 4, "initial"),
    ("internal constant [2 x i32]", "internal global [2 x i32]", 4, "not constant"),
    ("[2 x i32] [i32 1, i32 2]", "[1 x ptr] [ptr @tile]", 4, "addresses"),
    ("alloca [4 x i32]", "alloca i32, i64 %n", 4, "run-time size"),
    ("entry:\n", "entry:\n  br label %b\nb:\n", 4, "outside the entry"),
    ("atomicrmw add ptr %p, i32 1", "atomicrmw add ptr %p, i8 1", 5, "atomic add on i8"),
    ("atomicrmw add ptr %p, i32 1", "atomicrmw nand ptr %p, i32 1", 5, "atomic nand"),
    ("call void @nv.barrier()", "%f = frem double 1.0, 2.0", 6, "frem"),
    ("call void @nv.barrier()", "%f = sdiv i128 1, 2", 6, "128-bit"),
    ("call void @nv.barrier()", "call void @llvm.trap()", 6, "llvm.trap"),
    ("call void @nv.barrier()", "%f = call double @llvm.exp.f64(double 1.0)", 6, "afn"),
    ("call void @nv.barrier()", "%f = call float @llvm.exp.f32(float 1.0)", 6, "afn"),
    ("call void @nv.barrier()", "call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %x, i64 4, i1 false)", 6, "memcpy"),
])  # fmt: skip
def test_a_broken_rule_is_found(old: str, new: str, rule: int, message: str) -> None:
    broken = GOOD.replace(old, new, 1)
    assert broken != GOOD
    found = [violation for violation in nv_lower.violations(broken) if violation.rule == rule]
    assert any(message in str(violation) for violation in found), nv_lower.violations(broken)


def test_an_approximate_call_is_allowed_on_floats() -> None:
    assert (
        nv_lower.violations(
            GOOD.replace("call void @nv.barrier()", "%f = call afn float @llvm.exp.f32(float 1.0)")
        )
        == []
    )


#: An element of a workgroup array at a constant index, as LLVM writes it where only generic pointers are atomic.
CONSTANT_ADDRESS = "getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 8)"


@pytest.mark.parametrize(
    "pointer",
    [f"ptr {CONSTANT_ADDRESS}", "ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 8)"],
)
def test_an_atomic_at_a_constant_address_is_judged_by_the_type_of_its_value(pointer: str) -> None:
    def with_value(value: str) -> list[str]:
        ir = GOOD.replace("atomicrmw add ptr %p, i32 1", f"atomicrmw add {pointer}, {value}")
        return [str(violation) for violation in nv_lower.violations(ir)]

    assert with_value("i32 1") == []
    assert with_value("i64 1") == []
    (found,) = with_value("i16 1")
    assert "atomic add on i16" in found
