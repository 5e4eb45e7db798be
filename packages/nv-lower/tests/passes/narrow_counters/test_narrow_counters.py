"""Loop counters in 32 bits: where the bound allows it, with the same trips; and nowhere else."""

from __future__ import annotations

import ctypes
import re
from types import ModuleType

import pytest

import nv_lower
from nv_lower.ir import parse
from nv_lower.options import Options
from nv_lower.passes import narrow_counters

# Loops as rotated and unrotated code has them; `{bound}` is an i64 in range, `{start}` where they begin.
LOOPS = {
    "up, tested at the end": """
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %loop ]
  {work}
  %next = add nuw nsw i64 %i, {step}
  %more = icmp slt i64 %next, {bound}
  br i1 %more, label %loop, label %end
""",
    "up, tested at the head": """
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, {bound}
  br i1 %more, label %body, label %end
body:
  {work}
  %next = add i64 %i, {step}
  br label %loop
""",
    "up, left in the middle": """
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %body ]
  %next = add nuw nsw i64 %i, {step}
  %out = icmp uge i64 %next, {bound}
  br i1 %out, label %end, label %body
body:
  {work}
  %odd = icmp eq i32 %old, 77
  br i1 %odd, label %end, label %loop
""",
    "down to zero": """
loop:
  %i = phi i64 [ {bound}, %entry ], [ %next, %loop ]
  {work}
  %next = add nsw i64 %i, -1
  %more = icmp ugt i64 %i, 1
  br i1 %more, label %loop, label %end
""",
}
WORK = """%slot = and i64 %i, 7
  %p = getelementptr i32, ptr %x, i64 %slot
  %old = load volatile i32, ptr %p
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %p"""


def kernel(loop: str, start: str = "0", step: int = 1, bound: str = "%b", wide: bool = False) -> str:
    parameter = "i64 %b" if wide else "i32 %n"
    widened = "" if wide else "  %b = zext nneg i32 %n to i64\n"
    return (
        f"define void @k(ptr %x, {parameter}) {{\nentry:\n{widened}"
        f"  %any = icmp sgt i64 %b, {start if start[0] != '%' else 0}\n  br i1 %any, label %loop, label %end\n"
        + LOOPS[loop].format(start=start, step=step, bound=bound, work=WORK)
        + "end:\n  ret void\n}\n"
    )


def narrowed(source: str) -> str:
    """What the pass alone makes: the whole pipeline would unroll loops as short as these."""
    module = parse(source)
    narrow_counters.run(module, Options())
    return str(module)


def counts_in_64_bits(flat: str) -> bool:
    return bool(re.search(r"= phi i64 ", flat))


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize(("start", "step"), [("0", 1), ("3", 1), ("0", 4)])
def test_counters_with_known_bounds_become_narrow(jit: ModuleType, loop: str, start: str, step: int) -> None:
    source = kernel(loop, start, step)
    flat = narrowed(source)
    assert not counts_in_64_bits(flat)
    for bound in (0, 1, 2, 5, 100):
        results = []
        for text in (source, flat):
            x = (ctypes.c_int32 * 8)()
            jit.Jit(text, "k").launch([x, bound])
            results.append(list(x))
        assert results[0] == results[1]


@pytest.mark.parametrize("loop", ["up, tested at the end", "up, tested at the head"])
def test_unrolled_loops_count_in_32_bits_as_well(jit: ModuleType, loop: str) -> None:
    source = kernel(loop).replace("volatile ", "")
    flat = nv_lower.lower(source)
    assert nv_lower.violations(flat) == []
    assert re.search(r"%niter\S* = phi i32 ", flat)
    assert not re.search(r"%niter\S* = phi i64 ", flat)
    for bound in (0, 1, 3, 4, 5, 103):
        x, y = (ctypes.c_int32 * 8)(), (ctypes.c_int32 * 8)()
        jit.Jit(source, "k").launch([x, bound])
        jit.Jit(flat, "k").launch([y, bound])
        assert list(x) == list(y)


def test_a_bound_of_64_bits_keeps_the_counter_wide() -> None:
    for loop in LOOPS:
        assert counts_in_64_bits(narrowed(kernel(loop, wide=True)))


def test_a_counter_that_may_jump_over_32_bits_stays_wide() -> None:
    source = kernel("up, tested at the end", step=2**31)
    assert counts_in_64_bits(narrowed(source))


def test_a_bound_of_a_small_array_is_known() -> None:
    source = kernel("up, tested at the end", wide=True).replace("i64 %b)", "i64 range(i64 0, 2147483648) %b)")
    assert not counts_in_64_bits(narrowed(source))


def test_an_unguarded_way_back_keeps_the_counter_wide() -> None:
    source = """
define void @k(ptr %x, i32 %n) {
entry:
  %b = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %rest ], [ %next, %short ]
  %next = add i64 %i, 1
  %p = getelementptr i32, ptr %x, i64 %i
  %v = load volatile i32, ptr %p
  %skip = icmp eq i32 %v, 0
  br i1 %skip, label %short, label %rest
short:
  %w = load volatile i32, ptr %x
  %stop = icmp eq i32 %w, 9
  br i1 %stop, label %end, label %loop
rest:
  %more = icmp ult i64 %next, %b
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    assert counts_in_64_bits(narrowed(source))


def test_steps_down_must_stay_above_zero() -> None:
    source = kernel("down to zero").replace("add nsw i64 %i, -1", "add nsw i64 %i, -8")
    assert not counts_in_64_bits(narrowed(source.replace("ugt i64 %i, 1", "ugt i64 %i, 7")))
    assert counts_in_64_bits(narrowed(source.replace("ugt i64 %i, 1", "ugt i64 %i, 6")))


def test_a_counter_that_ends_below_zero_is_minus_one_outside(jit: ModuleType) -> None:
    source = """
define void @k(ptr %x, i32 %n) {
entry:
  %b = zext nneg i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ %b, %entry ], [ %next, %loop ]
  %next = add nsw i64 %i, -1
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %loop, label %end
end:
  store i64 %next, ptr %x
  ret void
}
"""
    flat = narrowed(source)
    assert not counts_in_64_bits(flat)
    for bound in (0, 1, 5):
        x = (ctypes.c_int64 * 1)()
        jit.Jit(flat, "k").launch([x, bound])
        assert x[0] == -1


TWO_LOOPS = """
declare i64 @llvm.usub.sat.i64(i64, i64)
define void @k(ptr %x, i32 %n) {
entry:
  %b = zext nneg i32 %n to i64
  %less = call i64 @llvm.usub.sat.i64(i64 %b, i64 8)
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %next, %joined ]
  %go = icmp ult i64 %i, %less
  br i1 %go, label %choose, label %second
choose:
  %p = getelementptr i32, ptr %x, i64 0
  %odd = load volatile i32, ptr %p
  %next = add i64 %i, 8
  %c = icmp eq i32 %odd, 1
  br i1 %c, label %body, label %joined
body:
  store volatile i32 0, ptr %p
  br label %joined
joined:
  br label %first
second:
  %j = phi i64 [ %i, %first ], [ %j.next, %second ]
  %q = getelementptr i32, ptr %x, i64 %j
  store volatile i32 7, ptr %q
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, %b
  br i1 %more, label %second, label %end
end:
  ret void
}
"""


def test_a_loop_that_takes_up_anothers_counter_counts_in_32_bits(jit: ModuleType) -> None:
    flat = narrowed(TWO_LOOPS)
    assert not counts_in_64_bits(flat)
    for bound in (1, 8, 9, 17, 30):
        results = []
        for text in (TWO_LOOPS, flat):
            x = (ctypes.c_int32 * 40)()
            jit.Jit(text, "k").launch([x, bound])
            results.append(list(x))
        assert results[0] == results[1]
    # Without the distance from the bound, the first may end a step beyond 2**31.
    assert len(re.findall(r"= phi i64 ", narrowed(TWO_LOOPS.replace("i64 %i, %less", "i64 %i, %b")))) == 1


def test_one_of_two_comparisons_is_enough() -> None:
    source = kernel("up, tested at the end").replace(
        "br i1 %more,",
        "%ask = icmp ne i32 %old, 77\n  %both = select i1 %ask, i1 %more, i1 false\n  br i1 %both,",
    )
    assert not counts_in_64_bits(narrowed(source))
    assert counts_in_64_bits(narrowed(source.replace("i1 %more, i1 false", "i1 true, i1 %more")))


def same(jit: ModuleType, source: str, *arguments: int, cells: int = 8) -> str:
    """The narrowed text, when both leave the same 64-bit cells for every argument."""
    flat = narrowed(source)
    kernels = [jit.Jit(text, "k") for text in (source, flat)]
    for argument in arguments:
        results = []
        for compiled in kernels:
            x = (ctypes.c_int64 * cells)()
            compiled.launch([x, argument])
            results.append(list(x))
        assert results[0] == results[1], argument
    return flat


BEYOND = """
define void @k(ptr %x, i64 %n) {
entry:
  %b = and i64 %n, 3221225472
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1073741824
  %far = icmp ugt i64 %next, 2147483647
  %far.wide = zext i1 %far to i64
  %p = getelementptr i64, ptr %x, i64 1
  store i64 %far.wide, ptr %p
  %more = icmp ult i64 %i, %b
  br i1 %more, label %loop, label %end
end:
  store i64 %next, ptr %x
  ret void
}
"""


def test_the_last_step_may_go_beyond_32_bits(jit: ModuleType) -> None:
    """Checked before the step, the counter fits; what the last trip adds to it does not."""
    flat = same(jit, BEYOND, 0, 3221225472, 1073741824)
    assert not counts_in_64_bits(flat)


def test_a_bound_of_all_32_bits_and_the_step_behind_it() -> None:
    source = BEYOND.replace("%b = and i64 %n, 3221225472", "%b = and i64 %n, 4294967295")
    flat = narrowed(source.replace("1073741824", "1"))
    assert not counts_in_64_bits(flat)
    assert "%next = add nuw nsw i64 %i, 1" in flat
    assert "icmp ugt i64 %next, 2147483647" in flat
    # Checked after the step, it fits.
    flat = narrowed(source.replace("1073741824", "1").replace("ult i64 %i,", "ult i64 %next,"))
    assert "%next = zext i32" in flat


def test_comparisons_of_a_counter_that_ends_below_zero_see_minus_one(jit: ModuleType) -> None:
    source = """
define void @k(ptr %x, i64 %n) {
entry:
  %b = and i64 %n, 1023
  br label %loop
loop:
  %i = phi i64 [ %b, %entry ], [ %next, %loop ]
  %seen = phi i64 [ 0, %entry ], [ %seen.next, %loop ]
  %next = add nsw i64 %i, -1
  %large = icmp sgt i64 %next, 3
  %one = zext i1 %large to i64
  %seen.next = add i64 %seen, %one
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %loop, label %end
end:
  store i64 %seen.next, ptr %x
  ret void
}
"""
    flat = same(jit, source, 0, 1, 4, 5, 20)
    assert re.search(r"%\"?i\.c\"? = phi i32", flat)


MET = """
define void @k(ptr %x, i64 %n) {
entry:
  %b = and i64 %n, 255
  ENTER
loop:
  %i = phi i64 [ START, %entry ], [ %next, %on ]
  %far = phi i64 [ 0, %entry ], [ %far.next, %on ]
  %next = add i64 %i, STEP
  %far.next = add i64 %far, 16777216
  %p = getelementptr i64, ptr %x, i64 7
  %old = load i64, ptr %p
  %new = add i64 %old, 1
  store i64 %new, ptr %p
  %long = icmp eq i64 %new, 1000
  br i1 %long, label %end, label %on
on:
  %more = icmp ne i64 %next, LAST
  br i1 %more, label %loop, label %end
end:
  %left = phi i64 AROUND[ %next, %loop ], [ %next, %on ]
  %left.far = phi i64 AROUND[ %far.next, %loop ], [ %far.next, %on ]
  store i64 %left, ptr %x
  %q = getelementptr i64, ptr %x, i64 1
  store i64 %left.far, ptr %q
  ret void
}
"""
GUARDED = "%any = icmp ugt i64 %b, 0\n  br i1 %any, label %loop, label %end"


@pytest.mark.parametrize(("start", "step", "last"), [("0", "1", "%b"), ("%b", "-1", "0")])
def test_a_loop_that_may_pass_its_end_counts_in_64_bits(
    jit: ModuleType, start: str, step: str, last: str
) -> None:
    """Where another way leaves the loop, a bound of zero is passed and the counter goes on."""
    source = MET.replace("START", start).replace("STEP", step).replace("LAST", last)
    free = source.replace("ENTER", "br label %loop").replace("AROUND", "")
    assert len(re.findall(r"= phi i64 .*%entry", same(jit, free, 0, 1, 5, 255))) == 2
    guarded = same(jit, source.replace("ENTER", GUARDED).replace("AROUND", "[ 0, %entry ], "), 0, 1, 5, 255)
    assert re.search(r"%\"?i\.c\"? = phi i32", guarded)


def test_the_note_on_an_unrolled_loop_is_no_hindrance() -> None:
    source = kernel("up, tested at the end").replace(
        "br i1 %more, label %loop, label %end", "br i1 %more, label %loop, label %end, !llvm.loop !0"
    )
    assert not counts_in_64_bits(
        narrowed(source + '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.disable"}\n')
    )


SIGNED = """
define void @k(ptr %x, i32 %n) {
entry:
  %wide = sext i32 %n to i64
  %b = BOUND
  br label %loop
loop:
  %i = phi i64 [ START, %entry ], [ %next, %body ]
  CHECK
  br i1 %more, label %body, label %end
body:
  %next = add nsw i64 %i, STEP
  %p = getelementptr i64, ptr %x, i64 1
  store i64 %next, ptr %p
  br label %loop
end:
  store i64 %i, ptr %x
  ret void
}
"""
ENDS = (-(2**31), -(2**31) + 1, -9, -8, -7, -1, 0, 1, 2, 7, 8, 9, 100)
FAR = 2**31 - 1


@pytest.mark.parametrize(
    "check",
    [
        "%more = icmp slt i64 %i, %b",
        "%more = icmp sle i64 %i, %b",
        "%more = icmp sgt i64 %b, %i",
        "%out = icmp sge i64 %i, %b\n  %more = xor i1 %out, true",
        "%more = icmp sge i64 %b, %i",
    ],
)
@pytest.mark.parametrize("bound", ["add i64 %wide, 0", "add nsw i64 %wide, -8"])
def test_a_bound_that_may_be_negative(jit: ModuleType, check: str, bound: str) -> None:
    source = SIGNED.replace("CHECK", check)
    if "add i64" in bound:  # the extension itself
        source = source.replace("  %b = BOUND\n", "").replace("%wide", "%b")
    source = source.replace("BOUND", bound)
    for start, step in (("0", "1"), ("3", "4")):
        text = source.replace("START", start).replace("STEP", step)
        flat = same(jit, text, *ENDS)
        inverted = "xor" in check  # nothing says which way goes on
        assert counts_in_64_bits(flat) == inverted
        assert inverted or "icmp ult i32" in flat
    # To the very end of the range, in few steps.
    same(jit, source.replace("START", "7").replace("STEP", str(2**29)), FAR, FAR - 1, FAR - 8, 2**30, *ENDS)


def test_a_loop_left_when_the_counter_reaches_a_bound_that_may_be_negative(jit: ModuleType) -> None:
    source = SIGNED.replace("CHECK", "%more = icmp sge i64 %i, %b").replace("  %b = BOUND\n", "")
    source = source.replace("%wide", "%b").replace("label %body, label %end", "label %end, label %body")
    flat = same(jit, source.replace("START", "0").replace("STEP", "3"), *ENDS)
    assert not counts_in_64_bits(flat)
    assert "icmp uge i32" in flat


def test_an_unsigned_comparison_with_a_bound_that_may_be_negative_stays_wide() -> None:
    source = SIGNED.replace("CHECK", "%more = icmp ult i64 %i, %b").replace("BOUND", "add nsw i64 %wide, -8")
    assert counts_in_64_bits(narrowed(source.replace("START", "0").replace("STEP", "1")))


def test_a_second_bound_beyond_32_bits_is_compared_in_64(jit: ModuleType) -> None:
    source = """
define void @k(ptr %x, i64 %n) {
entry:
  %b = and i64 %n, 255
  %long = and i64 %n, 1099511627775
  %far = add nsw i64 %long, -1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %below = icmp slt i64 %i, %far
  %wide = zext i1 %below to i64
  %p = getelementptr i64, ptr %x, i64 %i
  store i64 %wide, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %b
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    flat = same(jit, source, 0, 1, 5, 2**32 + 5, 2**33, cells=256)
    assert re.search(r"%\"?i\.c\"? = phi i32", flat)
    assert "icmp slt i64 %i, %far" in flat
