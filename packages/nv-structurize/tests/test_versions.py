"""What comes back is in the words of the LLVM that made it, or of the one asked for."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from llvmlite import binding

from nv_structurize import InvalidInput, Options, structurize, violations
from nv_structurize.__main__ import main
from nv_structurize.dialects import NEWEST, OLDEST, RULES, written_for

HERE = binding.llvm_version_info[0]
CLANG_19 = """\
; ModuleID = 'a.c'
source_filename = "a.c"
target triple = "x86_64-pc-linux-gnu"

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1
declare void @use(ptr nocapture noundef)

; Function Attrs: nounwind uwtable
define dso_local i32 @f(i32 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #3
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @use(ptr noundef nonnull %2) #3
  br label %5

5:                                                ; preds = %4, %1
  %6 = load i32, ptr %2, align 4, !tbaa !5
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local void @untouched(ptr nocapture %p) #0 {
entry:
  ret void
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.ident = !{!4}

!4 = !{!"Debian clang version 19.1.7 (3)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7}
!7 = !{!"root"}
"""


def test_text_that_an_llvm_printed_stays_in_its_words() -> None:
    after = structurize(CLANG_19)
    assert violations(after) == []
    kept = [
        line for line in CLANG_19.split("\n") if line and line[0] not in " 0123456789}" and "@f(" not in line
    ]
    assert [line for line in kept if line not in after.split("\n")] == []
    assert "  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %v2) #3\n" in after
    assert "define dso_local void @untouched(ptr nocapture %p) #0 {\nentry:\n  ret void\n}\n" in after


def test_text_that_only_looks_printed_is_printed_first() -> None:
    """Two instructions share a line, which LLVM reads but never prints."""
    ir = """
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b

a:
  %x = add i32 %n, 1 %y = add i32 %x, 1
  br label %b

b:
  %z = phi i32 [ %n, %entry ], [ %y, %a ] ret i32 %z
}
"""
    after = structurize(ir)
    assert violations(after) == []
    assert "  %x = add i32 %n, 1\n  %y = add i32 %x, 1\n" in after


LLVM_22 = """
declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
declare void @use(ptr captures(address, provenance), ptr dead_on_return writable initializes((0, 4)))
define range(i32 0, 5) i32 @f(ptr nofpclass(nan) captures(none) %p, <4 x i32> %v, i64 %n, i1 %c, float %x) #1 {
entry:
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  br i1 %c, label %then, label %end

then:
  %t = trunc nuw nsw i64 %n to i32
  %z = zext nneg i32 %t to i64
  %o = or disjoint i64 %z, 1
  %e = icmp samesign ult i64 %o, 7
  %g = getelementptr inbounds nuw i8, ptr %p, i64 %z
  %h = getelementptr nusw i8, ptr %g, i64 1
  %w = add <4 x i32> %v, splat (i32 7)
  %u = uitofp nneg i32 %t to float
  %d = ptrtoaddr ptr %h to i64
  store volatile <4 x i32> %w, ptr %p, align 16
  store volatile i64 %d, ptr %p, align 8
  store [11 x i8] c"captures() ", ptr @"a captures(none) b", align 1
  br label %end

end:
  ret i32 0
}
@"a captures(none) b" = global [11 x i8] zeroinitializer
attributes #0 = { nocallback nocreateundeforpoison nounwind memory(argmem: readwrite, errnomem: none) }
attributes #1 = { nounwind memory(readwrite, errnomem: none) "x"="captures(none)" }
"""


@pytest.mark.parametrize("version", range(OLDEST, NEWEST + 1))
def test_no_word_is_left_that_the_version_asked_for_does_not_know(version: int) -> None:
    after = structurize(LLVM_22.replace("nofpclass(nan) ", ""), Options(llvm=version))
    assert violations(after) == []
    assert 'c"captures() "' in after
    assert after.count('"a captures(none) b"') == 2
    assert '"x"="captures(none)"' in after
    plain = after.replace("captures() ", "").replace("a captures(none) b", "").replace('"captures(none)"', "")
    words = {
        22: ("nocreateundeforpoison", "dead_on_return", "ptrtoaddr", "start.p0(ptr"),
        21: ("captures(", "errnomem"),
        20: ("splat (", "initializes(", "samesign"),
        19: ("trunc nuw", "uitofp nneg", "inbounds nuw", "nusw", "range("),
        18: ("zext nneg", "or disjoint", "writable"),
        16: ("memory(",),
    }
    for since, each in words.items():
        for word in each:
            assert (word in plain) == (version >= since), word
    if version < 20:
        assert "add <4 x i32> %v, <i32 7, i32 7, i32 7, i32 7>" in after
    if version < 21:
        assert "ptr nocapture" in after


def test_a_word_that_older_versions_lack_never_says_more_than_before() -> None:
    """`errnomem: write` cannot be said before 21, and nothing may be left that forbids the write."""
    assert "memory" not in written_for("attributes #0 = { memory(read, errnomem: write) }\n", 20)
    assert "memory" not in written_for("attributes #0 = { memory(argmem: read, target_mem0: write) }\n", 22)


def test_alignments_of_masked_accesses_are_operands_before_22() -> None:
    older = written_for(
        """declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4p0.p0(<4 x ptr>, ptr captures(none), <4 x i1>)
  %a = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %p, <4 x i1> %m, <4 x float> poison)
  call void @llvm.masked.store.v4p0.p0(<4 x ptr> %v, ptr %p, <4 x i1> %m)
  %b = call <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr> align 4 %q, <2 x i1> %m, <2 x i8> %b)
!0 = !{!"branch_weights", !"expected", i32 1, i32 9}
""",
        19,
    )
    assert (
        older
        == """declare <4 x float> @llvm.masked.load.v4f32.p0(ptr nocapture, i32 immarg, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4p0.p0(<4 x ptr>, ptr nocapture, i32 immarg, <4 x i1>)
  %a = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 16, <4 x i1> %m, <4 x float> poison)
  call void @llvm.masked.store.v4p0.p0(<4 x ptr> %v, ptr %p, i32 1, <4 x i1> %m)
  %b = call <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr> %q, i32 4, <2 x i1> %m, <2 x i8> %b)
!0 = !{!"branch_weights", i32 1, i32 9}
"""
    )


def test_debug_records_become_calls_before_19() -> None:
    ir = """define void @f(i32 %x) {
  ret void
    #dbg_value(i32 %x, !8, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !7)
    #dbg_label(!9, !7)
}
"""
    older = written_for(ir, 18)
    assert (
        "  call void @llvm.dbg.value(metadata i32 %x, metadata !8, "
        "metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !7\n"
    ) in older
    assert "  call void @llvm.dbg.label(metadata !9), !dbg !7\n" in older
    assert "declare void @llvm.dbg.value(metadata, metadata, metadata)\n" in older
    assert written_for(ir, 19) == ir


LLVM_23 = """\
define double @f(double %x, float %y, half %h, bfloat %b, fp128 %q, x86_fp80 %k, i1 %c) #0 {
entry:
  br i1 %c, label %then, label %end

then:
  %s = fadd double %x, f0xBFEFFFFFFFFFFFFF
  %t = fadd float %y, f0x3F800001
  %u = fadd half %h, f0x3C01
  %v = fadd bfloat %b, f0x3F81
  %w = fadd fp128 %q, f0x3FFF0000000000000000000000000001
  %k2 = fadd x86_fp80 %k, f0x3FFF8000000000000001
  %i = select i1 %c, double +inf, double -qnan
  %j = fcmp olt float %y, -inf
  %l = fcmp olt float %y, +nan(0x1)
  store [2 x i8] c"+i", ptr @"x +inf, y"
  br label %end

end:
  %r = phi double [ +qnan, %entry ], [ %i, %then ]
  ret double %r
}
@"x +inf, y" = global [2 x i8] zeroinitializer
attributes #0 = { denormal_fpenv(preservesign|ieee, float: dynamic) memory(readwrite, target_mem: none) }
"""


@pytest.mark.skipif(HERE >= 23, reason="this LLVM reads it as it is")
def test_text_of_llvm_23_is_read_and_stays() -> None:
    after = structurize(LLVM_23)
    assert "  %s = fadd double %x, f0xBFEFFFFFFFFFFFFF\n" in after
    assert "denormal_fpenv(preservesign|ieee, float: dynamic)" in after
    assert violations(after) == []
    older = structurize(LLVM_23, Options(llvm=22))
    binding.parse_assembly(older).verify()
    for line in (
        "%s = fadd double %x, 0xBFEFFFFFFFFFFFFF",
        "%t = fadd float %y, 0x3FF0000020000000",
        "%u = fadd half %h, 0xH3C01",
        "%v = fadd bfloat %b, 0xR3F81",
        "%w = fadd fp128 %q, 0xL00000000000000013FFF000000000000",
        "%k2 = fadd x86_fp80 %k, 0xK3FFF8000000000000001",
        "%i = select i1 %c, double 0x7FF0000000000000, double 0xFFF8000000000000",
        "%j = fcmp olt float %y, 0xFFF0000000000000",
        "%l = fcmp olt float %y, 0x7FF8000020000000",
        "%r = phi double [ 0x7FF8000000000000, %entry ], [ %i, %then ]",
        'attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" "denormal-fp-math-f32"="dynamic,dynamic" '
        "memory(readwrite) }",
        'store [2 x i8] c"+i", ptr @"x +inf, y"',
    ):
        assert line in older


def test_constants_that_llvm_no_longer_has_stay_as_they_are() -> None:
    """LLVM 15 printed `inrange` before an index, and arithmetic on constants."""
    kept = (
        "  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @t, i32 0, inrange i32 0, i32 2), ptr %p, align 8",
        "  store i64 mul (i64 ptrtoint (ptr getelementptr (double, ptr null, i32 1) to i64), i64 20), ptr %p, align 8",
    )
    ir = "@t = external global { [5 x ptr] }\n\ndefine void @f(ptr %p, i1 %c) {\nentry:\n"
    ir += f"  br i1 %c, label %a, label %b\n\na:\n{kept[0]}\n{kept[1]}\n  br label %b\n\nb:\n  ret void\n}}\n"
    after = structurize(ir)
    assert violations(after) == []
    assert set(kept) <= set(after.split("\n"))
    with pytest.raises(InvalidInput):
        structurize(ir.replace("\nentry:\n", "\nentry: "))  # to print it, LLVM would have to read it


@pytest.mark.parametrize("value", [0.1, 1.0, 1e-45, 1.1754942e-38, -3.5e20, 0.0, -0.0])
def test_floats_of_32_bits_become_doubles(value: float) -> None:
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    exact = struct.unpack("<f", struct.pack("<f", value))[0]
    wide = struct.unpack("<Q", struct.pack("<d", exact))[0]
    assert written_for(f"  ret float f0x{bits:08X}\n", 22) == f"  ret float 0x{wide:016X}\n"


@pytest.mark.parametrize("kind", ["float", "half", "bfloat"])
def test_decimal_numbers_that_only_come_near_are_written_exactly(kind: str) -> None:
    """LLVM 23 prints the shortest decimal number; LLVM reads the same value from what we make of it."""
    numbers = (
        "-8.780000e+01",
        "1.000000e-01",
        "1.500000e+00",
        "3.140625e+00",
        "1.000000e-06",
        "6.550000e+04",
    )
    for number in numbers:
        older = written_for(f"@x = global {kind} {number}\n", 22).split()[-1]
        module = binding.parse_assembly(f"@x = global {kind} {older}\n")
        read = str(next(iter(module.global_variables)))
        assert older in (number, read.split()[4]), read
        if kind == "float":
            near = struct.unpack("<f", struct.pack("<f", float(number)))[0]
            bits = struct.unpack("<Q", struct.pack("<d", near))[0]
            assert older == (number if near == float(number) else f"0x{bits:016X}")
    double = "@x = global double 1.000000e-01\n"
    assert written_for(double, 22) == double


@pytest.mark.parametrize(
    "ir",
    [
        'define void @f() {\ne:\n  frobnicate i32 1\n}\n!llvm.ident = !{!0}\n!0 = !{!"clang version 99.0.0"}\n',
        "define void @f() denormal_fpenv(ieee) frobnicated {\ne:\n  ret void\n}\n",
    ],
)
def test_what_is_too_new_is_called_that(ir: str) -> None:
    with pytest.raises(
        InvalidInput, match=r"this text is from a newer LLVM than the one here, \d+\.\d+: line"
    ):
        structurize(ir)


def test_rules_stand_in_order() -> None:
    versions = [rule.since for rule in RULES]
    assert versions == sorted(versions, reverse=True)
    assert set(versions) <= set(range(OLDEST + 1, NEWEST + 1))


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.ll"
    path.write_text(LLVM_22.replace("nofpclass(nan) ", ""))
    assert main([str(path), "--llvm", "20"]) == 0
    assert "captures(address" not in capsys.readouterr().out
    assert main([str(path), "--llvm", "14"]) == 1
    assert "a version from 15 to 23" in capsys.readouterr().err
