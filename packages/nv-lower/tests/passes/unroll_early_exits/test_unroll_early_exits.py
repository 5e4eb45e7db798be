"""Counted loops that can be left early: which are unrolled, and that every trip, exit and value stays what it was."""

from __future__ import annotations

import ctypes
import itertools
import re
from types import ModuleType

import pytest

import nv_lower
from nv_lower import llvm
from nv_lower.analysis.counted_loops import has_candidates
from nv_lower.analysis.loops import Graph
from nv_lower.ir import Module, parse
from nv_lower.options import Options
from nv_lower.passes import unroll_early_exits

#: A trip asks memory whether to stop, so that no exit but the counted one can be foreseen, and leaves a trace.
TRIP = """%stop = load volatile i32, ptr %ask
  %hit = icmp eq i32 %trip, %stop"""
TRACE = """%wide = {extend}
  %cell = getelementptr i64, ptr %x, i32 %trip
  store i64 %wide, ptr %cell"""
#: The counted check first, in the middle, or last, on the counter or on its successor.
FORMS = {
    "head": """
loop:
  %i = phi {type} [ %start, %entry ], [ %next, %on ]
  %trip = phi i32 [ 0, %entry ], [ %more, %on ]
  %go = icmp {predicate} {type} %i, %bound
  br i1 %go, label %ask.it, label %counted
ask.it:
  {trip}
  br i1 %hit, label %found, label %on
on:
  {trace}
  %next = add {type} %i, {step}
  %more = add i32 %trip, 1
  br label %loop
""",
    "middle": """
loop:
  %i = phi {type} [ %start, %entry ], [ %next, %on ]
  %trip = phi i32 [ 0, %entry ], [ %more, %on ]
  {trip}
  br i1 %hit, label %found, label %check
check:
  %go.not = icmp {inverse} {type} %bound, %i
  br i1 %go.not, label %counted, label %on
on:
  {trace}
  %next = add {type} %i, {step}
  %more = add i32 %trip, 1
  br label %loop
""",
    "latch": """
loop:
  %i = phi {type} [ %start, %entry ], [ %next, %on ]
  %trip = phi i32 [ 0, %entry ], [ %more, %on ]
  {trip}
  br i1 %hit, label %found, label %on
on:
  {trace}
  %next = add {type} %i, {step}
  %more = add i32 %trip, 1
  %go = icmp {predicate} {type} %next, %bound
  br i1 %go, label %loop, label %counted
""",
    "both in one branch": """
loop:
  %i = phi {type} [ %start, %entry ], [ %next, %loop ]
  %trip = phi i32 [ 0, %entry ], [ %more, %loop ]
  {trace}
  {trip}
  %next = add {type} %i, {step}
  %more = add i32 %trip, 1
  %go = icmp {predicate} {type} %next, %bound
  %miss = xor i1 %hit, true
  %both = select i1 %miss, i1 %go, i1 false
  br i1 %both, label %loop, label %found
counted:
  unreachable
""",
}
FORMS["either in one branch"] = (
    FORMS["both in one branch"]
    .replace("icmp {predicate} {type} %next, %bound", "icmp {inverse} {type} %bound, %next")
    .replace("select i1 %miss, i1 %go, i1 false", "or i1 %hit, %go")
    .replace("br i1 %both, label %loop, label %found", "br i1 %both, label %found, label %loop")
    .replace("  %miss = xor i1 %hit, true\n", "")
)
OPPOSITE = {"lt": "le", "le": "lt", "gt": "ge", "ge": "gt"}  # of the mirrored comparison: not i < b is b <= i
UP = ("ult", "ule", "slt", "sle", "ne")
DOWN = ("ugt", "uge", "sgt", "sge", "ne")
BITS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}


def kernel(form: str, type_: str = "i64", predicate: str = "ult", step: int = 1) -> str:
    """Each trip stores its counter; each exit says who it is and what it carries out."""
    extend = f"sext {type_} %i to i64" if type_ != "i64" else "add i64 %i, 0"
    inverse = "eq" if predicate == "ne" else predicate[0] + OPPOSITE[predicate[1:]]
    loop = FORMS[form].format(
        type=type_,
        predicate=predicate,
        inverse=inverse,
        step=step,
        trip=TRIP,
        trace=TRACE.format(extend=extend),
    )
    ends = ""
    for name, number in (("counted", 1), ("found", 2)):
        if f"\n{name}:" not in loop:
            carried = "%next" if form == "latch" and name == "counted" else "%i"
            wide = f"sext {type_} {carried} to i64" if type_ != "i64" else f"add i64 {carried}, 0"
            ends += (
                f"{name}:\n  %{name}.i = {wide}\n  store i64 %{name}.i, ptr %out\n"
                f"  %{name}.n = getelementptr i64, ptr %out, i64 1\n  store i64 {number}, ptr %{name}.n\n"
                f"  %{name}.t = getelementptr i64, ptr %out, i64 2\n  store i32 %trip, ptr %{name}.t\n  ret void\n"
            )
    return (
        f"define void @k(ptr %x, ptr %out, ptr %ask, {type_} %start, {type_} %bound) {{\nentry:\n"
        f"  br label %loop{loop}{ends}}}\n"
    )


def unrolled(source: str) -> str:
    """What the pass alone makes of LLVM's simplified loops."""
    parsed = llvm.parse(source)
    llvm.simplify_loops(parsed)
    module = parse(str(parsed))
    unroll_early_exits.run(module, Options())
    return str(module)


def copies(text: str) -> int:
    """How many trips one round of the first unrolled loop makes; 0 without one."""
    numbers = [int(found) for found in re.findall(r'^"?nv\.unrolled\.0\.(\d+)\.', text, re.MULTILINE)]
    return max(numbers, default=-1) + 1


def wanted(source: str) -> bool:
    return has_candidates(parse(source))


def outcome(program: object, start: int, bound: int, stop: int) -> tuple[bytes, bytes]:
    x, out, ask = (ctypes.c_int64 * 64)(), (ctypes.c_int64 * 4)(), (ctypes.c_int32 * 1)(stop)
    program.launch([x, out, ask, start, bound])  # type: ignore[attr-defined]
    return bytes(x), bytes(out)


def edges(type_: str) -> list[int]:
    """Values around zero, around the factor, and at the ends of a type, as signed numbers."""
    top = 2 ** (BITS[type_] - 1)
    return [0, 1, 8, 25, -1, -8, top - 1, top - 9, -top, 8 - top]


def signed(value: int, type_: str) -> int:
    half = 2 ** (BITS[type_] - 1)
    return (value + half) % (2 * half) - half


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("type_", ["i8", "i32", "i64"])
@pytest.mark.parametrize(
    ("predicate", "step"),
    [*((p, s) for p in UP for s in (1, 3)), *((p, s) for p in DOWN for s in (-1, -3))],
)
def test_every_trip_exit_and_value_is_the_same(
    jit: ModuleType, form: str, type_: str, predicate: str, step: int
) -> None:
    source = kernel(form, type_, predicate, step)
    text = unrolled(source)
    assert copies(text) == 8
    before, after = jit.Jit(source, "k"), jit.Jit(text, "k")
    for bound in edges(type_):
        for distance in (0, 1, 7, 8, 9, 17, 24, 30, -1, -2):  # of steps from the start to the bound
            start = signed(bound - distance * step, type_)
            for stop in (7, 8, 19, 40):
                given = (start, bound, stop)
                assert outcome(before, *given) == outcome(after, *given), given


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("predicate", "step"), [("ult", 1), ("slt", 1), ("ne", 1), ("sgt", -1)])
def test_the_whole_pipeline_keeps_it_for_every_count_and_exit(
    jit: ModuleType, form: str, predicate: str, step: int
) -> None:
    source = kernel(form, "i64", predicate, step)
    flat = nv_lower.lower(source)
    assert nv_lower.violations(flat) == []
    assert copies(flat) == 8
    before, after = jit.Jit(source, "k"), jit.Jit(flat, "k")
    for count, stop in itertools.product(range(41), range(41)):
        if count or predicate != "ne":
            given = (0, count, stop) if step > 0 else (count, 0, stop)
            assert outcome(before, *given) == outcome(after, *given), given


def test_the_copies_do_not_count() -> None:
    """One comparison and one addition for eight trips, in 32 bits where the bound is known to fit."""
    source = MANDELBROT
    flat = nv_lower.lower(source)
    assert copies(flat) == 8
    graph = Graph.of(parse(flat).functions["@k"])
    loops = [loop for label in graph.blocks if (loop := graph.loop(label))]
    main = max(loops, key=lambda loop: len(loop.blocks))
    lines = [i.text for label in main.blocks for i in graph.blocks[label].instructions]
    assert sum(" fcmp " in line for line in lines) == 8
    assert (
        sum(" fmul " in line for line in lines) == 32 + 2
    )  # the products of one trip's test are the next one's
    assert sum(" add " in line for line in lines) == 1
    assert sum(" icmp " in line for line in lines) == 1
    assert not any(
        re.search(r"\bi64\b", i.text)
        for loop in loops
        for label in loop.blocks
        for i in graph.blocks[label].instructions
    )
    assert len(loops) == 2


MANDELBROT = """
define void @k(ptr %out, i32 %n, float %cr, float %ci) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %before, label %end
before:
  %limit = zext nneg i32 %n to i64
  br label %loop
loop:
  %zr = phi float [ 0.0, %before ], [ %zr.1, %on ]
  %zi = phi float [ 0.0, %before ], [ %zi.1, %on ]
  %i = phi i64 [ 0, %before ], [ %next, %on ]
  %next = add nuw nsw i64 %i, 1
  %more = icmp samesign ult i64 %next, %limit
  br i1 %more, label %on, label %end
on:
  %double = fmul float %zr, 2.0
  %product = fmul float %double, %zi
  %zi.1 = fadd float %ci, %product
  %rr = fmul float %zr, %zr
  %ii = fmul float %zi, %zi
  %difference = fsub float %rr, %ii
  %zr.1 = fadd float %cr, %difference
  %rr.1 = fmul float %zr.1, %zr.1
  %ii.1 = fmul float %zi.1, %zi.1
  %size = fadd float %rr.1, %ii.1
  %far = fcmp ugt float %size, 4.0
  br i1 %far, label %end, label %loop
end:
  %count = phi i64 [ 0, %entry ], [ %limit, %loop ], [ %next, %on ]
  %count.32 = trunc i64 %count to i32
  store i32 %count.32, ptr %out
  ret void
}
"""


def test_mandelbrot_counts_the_same(jit: ModuleType) -> None:
    before, after = jit.Jit(MANDELBROT, "k"), jit.Jit(nv_lower.lower(MANDELBROT), "k")
    for n in (*range(20), 63, 64, 65, 200):
        for step in range(24):
            counts = []
            for program in (before, after):
                out = (ctypes.c_int32 * 1)()
                program.launch([out, n, -2.0 + step / 8, 0.03 * step])
                counts.append(out[0])
            assert counts[0] == counts[1]


NESTED = """
define void @k(ptr %x, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.1, %outer.on ]
  %sum.0 = phi i32 [ 0, %entry ], [ %sum.4, %outer.on ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.1, %skip ], [ %k.1, %work ]
  %sum.1 = phi i32 [ %sum.0, %outer ], [ %sum.1, %skip ], [ %sum.2, %work ]
  %inside = icmp slt i32 %k, %m
  br i1 %inside, label %read, label %inner.end
read:
  %k.1 = add nsw i32 %k, 1
  %at = add i32 %k, %j
  %in = and i32 %at, 63
  %p = getelementptr i32, ptr %x, i32 %in
  %v = load i32, ptr %p
  switch i32 %v, label %work [
    i32 0, label %skip
    i32 1, label %inner.end
    i32 2, label %leave
  ]
skip:
  br label %inner
work:
  %sum.2 = add i32 %sum.1, %v
  store i32 %sum.2, ptr %p
  %big = icmp ugt i32 %sum.2, 100000
  br i1 %big, label %leave, label %inner
inner.end:
  %sum.3 = phi i32 [ %sum.1, %inner ], [ %sum.1, %read ]
  %sum.4 = mul i32 %sum.3, 3
  br label %outer.on
outer.on:
  %j.1 = add nsw i32 %j, 1
  %again = icmp slt i32 %j.1, %n
  br i1 %again, label %outer, label %leave
leave:
  %code = phi i32 [ %sum.1, %read ], [ %sum.2, %work ], [ %sum.4, %outer.on ]
  %last = phi i32 [ %k, %read ], [ %k.1, %work ], [ -1, %outer.on ]
  %q = getelementptr i32, ptr %x, i32 64
  store i32 %code, ptr %q
  %r = getelementptr i32, ptr %x, i32 65
  store i32 %last, ptr %r
  ret void
}
"""


def test_nested_loops_with_a_switch_several_ways_back_and_several_exits(jit: ModuleType) -> None:
    text, flat = unrolled(NESTED), nv_lower.lower(NESTED)
    assert copies(text) > 1
    programs = [jit.Jit(source, "k") for source in (NESTED, text, flat)]
    for n, m, seed in itertools.product((0, 1, 3, 9), (0, 1, 2, 3, 8, 17, 40), range(6)):
        results = []
        for program in programs:
            values = [(seed * 7919 + 31 * cell * cell) % 97 for cell in range(64)]
            x = (ctypes.c_int32 * 66)(*[v if seed % 3 else max(v, 3) for v in values], 0, 0)
            program.launch([x, n, m])
            results.append(list(x))
        assert results[0] == results[1] == results[2]


BOUNDS = """
define void @k(ptr %x, ptr %out, i64 %n, i64 %size) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %sum = phi i32 [ 0, %entry ], [ %sum.1, %on ]
  %go = icmp slt i64 %i, %n
  br i1 %go, label %check, label %end
check:
  %fits = icmp ult i64 %i, %size
  br i1 %fits, label %on, label %raise
on:
  %p = getelementptr i32, ptr %x, i64 %i
  %v = load i32, ptr %p
  %sum.1 = add i32 %sum, %v
  %next = add nsw i64 %i, 1
  br label %loop
raise:
  store i32 -1, ptr %out
  ret void
end:
  store i32 %sum, ptr %out
  ret void
}
"""


def test_bounds_are_checked_once_for_all_copies(jit: ModuleType) -> None:
    flat = nv_lower.lower(BOUNDS)
    graph = Graph.of(parse(flat).functions["@k"])
    loops = [loop for label in graph.blocks if (loop := graph.loop(label))]
    counts = [
        [
            sum(word in i.text for label in loop.blocks for i in graph.blocks[label].instructions)
            for word in (" load ", " icmp ")
        ]
        for loop in loops
    ]
    assert sorted(counts) == [[1, 2], [8, 2]]
    before, after = jit.Jit(BOUNDS, "k"), jit.Jit(flat, "k")
    x = (ctypes.c_int32 * 40)(*range(1, 41))
    for n, size in itertools.product((-3, *range(41)), (0, 1, 7, 8, 9, 20, 40)):
        results = []
        for program in (before, after):
            out = (ctypes.c_int32 * 1)()
            program.launch([x, out, n, size])
            results.append(out[0])
        assert results[0] == results[1]


def test_a_poisoned_counter_is_asked_only_when_frozen() -> None:
    """The check comes after another exit, so that the counter may have passed its end without anyone having looked."""
    text = unrolled(kernel("middle"))
    assert re.search(r'= freeze i64 %"?nv\.unrolled\.0\.0\.i', text)
    assert "freeze i64 %bound" in text
    assert "freeze" not in unrolled(kernel("head"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("store i64 %wide, ptr %cell", "call void @nv.barrier()\n  store i64 %wide, ptr %cell"),
        ("store i64 %wide, ptr %cell", "%room = alloca i64\n  store i64 %wide, ptr %room"),
        ("%bound\n", "%i\n"),  # a bound that changes with the loop
        ("{add}, 1\n", "{add}, %bound\n"),  # a step that is not constant
        ("label %ask.it, label %counted", "label %on, label %on"),
        ("label %found, label %on", "label %on, label %on"),  # one exit: LLVM unrolls that
        ("icmp ult", "icmp eq"),
    ],
)
def test_other_loops_are_left_alone(old: str, new: str) -> None:
    source = kernel("head") + "declare void @nv.barrier() convergent\n"
    assert wanted(source)
    add = "%next = add i64 %i"
    changed = source.replace(old.format(add=add), new.format(add=add))
    assert changed != source
    assert not wanted(changed)


def test_conditions_that_one_part_cannot_decide_are_left_alone() -> None:
    source = kernel("both in one branch")
    assert wanted(source)
    assert not wanted(source.replace("select i1 %miss, i1 %go, i1 false", "select i1 %miss, i1 true, i1 %go"))
    assert not wanted(source.replace("select i1 %miss, i1 %go, i1 false", "or i1 %miss, %go"))
    assert not wanted(source.replace("select i1 %miss, i1 %go, i1 false", "xor i1 %miss, %go"))


def test_a_check_of_what_the_counter_was_before_may_concern_a_number_below_zero() -> None:
    source = kernel("head").replace("icmp ult i64 %i, %bound", "icmp ult i64 %last, %bound")
    source = source.replace("  %go =", "  %last = add i64 %i, -1\n  %go =")
    assert not wanted(source)
    assert wanted(source.replace("add i64 %i, -1", "add i64 %i, 5"))


def test_a_loop_of_constant_length_is_left_to_llvm() -> None:
    source = kernel("head")
    constant = source.replace("%bound\n", "1000\n").replace("[ %start,", "[ 0,")
    assert constant.count("1000") == 1
    assert not wanted(constant)
    assert wanted(source.replace("%bound\n", "1000\n"))


def test_what_a_program_says_about_unrolling_holds() -> None:
    source = kernel("head").replace("br label %loop\n\ncounted", "br label %loop, !llvm.loop !0\ncounted")
    source = re.sub(r"(%more = .*\n  br label %loop)\n", r"\1, !llvm.loop !0\n", source)
    assert source.count("!llvm.loop") == 1
    note = '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.%s"}\n'
    assert wanted(source + note % "mustprogress")
    assert not wanted(source + note % "unroll.disable")


def test_large_loops_are_unrolled_less_and_larger_ones_not_at_all() -> None:
    for padding, factor in ((0, 8), (9, 8), (10, 4), (25, 4), (26, 2), (56, 2), (57, 0), (200, 0)):
        more = "\n".join(f"  store volatile i32 {number}, ptr %out" for number in range(padding))
        source = kernel("head").replace("on:\n", f"on:\n{more}\n")
        assert copies(unrolled(source)) == factor, padding


def test_it_happens_at_no_level_of_zero_and_not_where_integers_are_narrowed() -> None:
    source = kernel("head")
    assert not unroll_early_exits.run(parse(source), Options(opt_level=0))
    assert not unroll_early_exits.run(parse(source), Options(narrow=True))
    for options in (Options(opt_level=0), Options(narrow=True)):
        assert copies(nv_lower.lower(source, options)) == 0
    assert copies(nv_lower.lower(source, Options(opt_level=1))) == 8


def test_a_flat_kernel_may_be_lowered_again(jit: ModuleType) -> None:
    source = kernel("latch")
    again = nv_lower.lower(nv_lower.lower(source))
    assert nv_lower.violations(again) == []
    before, after = jit.Jit(source, "k"), jit.Jit(again, "k")
    for count, stop in itertools.product(range(0, 41, 3), range(0, 41, 5)):
        assert outcome(before, 0, count, stop) == outcome(after, 0, count, stop)


def test_scopes_of_aliasing_hold_for_one_trip_only() -> None:
    source = kernel("head").replace(
        "store i64 %wide, ptr %cell", "store i64 %wide, ptr %cell, !alias.scope !0"
    )
    text = unrolled(source + "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n")
    assert copies(text) == 8
    assert text.count("!alias.scope") == 1


def test_kernels_without_such_loops_do_not_pass_through_llvm_once_more() -> None:
    seen: list[str] = []
    plain = kernel("head").replace("label %found, label %on", "label %on, label %on")
    nv_lower.lower(plain, Options(observe=lambda name, text: seen.append(name)))
    assert "simplify_loops" not in seen
    nv_lower.lower(kernel("head"), Options(observe=lambda name, text: seen.append(name)))
    assert seen.count("simplify_loops") == seen.count("unroll_early_exits") == 1


def test_blocks_and_their_loops() -> None:
    module: Module = parse(NESTED)
    graph = Graph.of(module.functions["@k"])
    outer, inner = graph.loop("outer"), graph.loop("inner")
    assert outer is not None
    assert inner is not None
    assert outer.latches == ("outer.on",)
    assert inner.latches == ("skip", "work")
    assert inner.blocks == ("inner", "read", "skip", "work")
    assert set(outer.blocks) == {"outer", *inner.blocks, "inner.end", "outer.on"}
    assert graph.holds_another(outer)
    assert not graph.holds_another(inner)
    assert graph.loop("leave") is None
    assert graph.loop("outer", lambda label: 1, 3) is None
