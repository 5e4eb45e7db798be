"""What LLVM makes 64 bits wide where nothing may be: moved in two words, with the same bytes."""

from __future__ import annotations

import ctypes
import re
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options
from nv_lower.ir import mentions_type, parse
from nv_lower.passes import split_words

NARROW = Options(features=frozenset({"bufferDeviceAddress"}))
COPY = "call void @llvm.memcpy.p0.p0.i64(ptr align 4 {}, ptr align 4 {}, i64 8, i1 false)"
FILL = "call void @llvm.memset.p0.i64(ptr align 4 {}, i8 {}, i64 8, i1 false)"

# Copies and fills of eight bytes: in buffers, through a local array, and where control flow meets.
PROGRAMS = {
    "copy": COPY.format("%x", "%y"),
    "copy whose size the optimiser finds out": """
  %wide = sext i32 %n to i64
  %none = and i64 %wide, 0
  %eight = or i64 %none, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %x, ptr align 4 %y, i64 %eight, i1 false)
""",
    "copy of less than a word's alignment": COPY.format("%x", "%y").replace("align 4", "align 1"),
    "fill with a constant": FILL.format("%x", "1"),
    "fill": f"""
  %byte = trunc i32 %n to i8
  {FILL.format("%y", "%byte")}
  {COPY.format("%x", "%y")}
""",
    "fill of a local array": f"""
  %byte = trunc i32 %n to i8
  {FILL.format("%array", "%byte")}
  {COPY.format("%x", "%array")}
""",
    "parts of a copy": f"""
  {COPY.format("%x", "%y")}
  %second = getelementptr i32, ptr %x, i32 1
  %a = load i32, ptr %x
  %b = load i32, ptr %second
  %c = mul i32 %a, %b
  %to = getelementptr i32, ptr %x, i32 4
  store i32 %c, ptr %to
""",
    "copies from either side": f"""
  %z = getelementptr i32, ptr %y, i32 7
  %none = icmp eq i32 %n, 0
  br i1 %none, label %a, label %b
a:
  {COPY.format("%array", "%y")}
  br label %end
b:
  {COPY.format("%array", "%z")}
  br label %end
end:
  {COPY.format("%x", "%array")}
""",
    "copy from one of two places": f"""
  %z = getelementptr i32, ptr %y, i32 7
  %none = icmp eq i32 %n, 0
  %chosen = select i1 %none, ptr %array, ptr %z
  {COPY.format("%array", "%y")}
  {COPY.format("%x", "%chosen")}
""",
    "what a loop keeps": f"""
  {COPY.format("%array", "%y")}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %joined ]
  %cell = getelementptr i64, ptr %y, i32 %i
  %word = load volatile i32, ptr %cell
  %even = and i32 %word, 1
  %keep = icmp eq i32 %even, 0
  br i1 %keep, label %kept, label %joined
kept:
  {COPY.format("%array", "%cell")}
  br label %joined
joined:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  {COPY.format("%x", "%array")}
""",
}


def program(body: str) -> str:
    return f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %array = alloca [16 x i32], align 4
  {body}
  ret void
}}
"""


def holds_wide(text: str) -> bool:
    return any(
        mentions_type(line, "i64") for line in text.splitlines() if not line.startswith(("target", "declare"))
    )


def results(jit: ModuleType, text: str, n: int) -> list[int]:
    x = (ctypes.c_uint32 * 16)(*range(0x80C0FFEE, 0x80C0FFEE + 16))
    y = (ctypes.c_uint32 * 16)(*(0x9E3779B9 * index % 2**32 for index in range(1, 17)))
    jit.Jit(text, "k").launch([x, y, n])
    return [*x, *y]


@pytest.mark.parametrize("name", PROGRAMS)
def test_copies_and_fills_of_eight_bytes_are_moved_in_words(jit: ModuleType, name: str) -> None:
    source = program(PROGRAMS[name])
    flat = nv_lower.lower(source, NARROW)
    assert nv_lower.violations(flat) == []
    assert not holds_wide(flat)
    for n in (0, 1, 5, 7):
        assert results(jit, flat, n) == results(jit, source, n)


def test_it_is_the_optimiser_that_makes_them() -> None:
    """Once this fails, LLVM heeds the data layout and the pass can go."""
    seen: dict[str, str] = {}
    options = Options(features=NARROW.features, observe=seen.__setitem__)
    nv_lower.lower(program(PROGRAMS["copy"]), options)
    assert re.search(r"load i64, ptr %y, align 4\n  store i64 ", seen["optimise"])


# What may be done with a wide value on its way from %v and %w to %r.
MOVES = {
    "load and store": "%r = freeze i64 %v",
    "volatile": "store volatile i64 %w, ptr %y, align 4\n  %r = load volatile i64, ptr %y, align 2",
    "constants": "store i64 -3, ptr %y, align 8\n  %r = select i1 %odd, i64 4294967295, i64 -4294967296",
    "select": "%r = select i1 %odd, i64 %v, i64 %w",
    "zext": "%b = load i8, ptr %x, align 1\n  %r = zext i8 %b to i64",
    "zext of a word": "%r = zext nneg i32 %n to i64",
    "and": "%r = and i64 %v, 1152921504606846975",
    "or": "%a = and i64 %v, 1\n  %b = and i64 %w, 4294967294\n  %r = or disjoint i64 %a, %b",
    "xor": "%r = xor i64 %v, %w",
    "trunc": "%a = trunc i64 %v to i16\n  %r = zext i16 %a to i64",
    **{f"shl {n}": f"%r = shl i64 %v, {n}" for n in (1, 8, 31, 32, 33, 63)},
    **{f"lshr {n}": f"%r = lshr i64 %v, {n}" for n in (1, 8, 31, 32, 33, 63)},
    **{f"mul {n}": f"%r = mul i64 %v, {n}" for n in (3, -1, 72340172838076673, 81985529216486895)},
}


@pytest.mark.parametrize("name", MOVES)
def test_every_form_keeps_its_words(jit: ModuleType, name: str) -> None:
    source = program(f"""%p = getelementptr i8, ptr %x, i32 16
  %odd = trunc i32 %n to i1
  %v = load i64, ptr %x, align 4
  %w = load i64, ptr %p, align 8
  {MOVES[name]}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = phi i64 [ %r, %entry ], [ %w, %loop ]
  %cell = getelementptr [2 x i32], ptr %y, i32 %i
  store i64 %q, ptr %cell, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 3
  br i1 %more, label %loop, label %end
end:
""")
    module = parse(source)
    assert split_words.run(module, NARROW)
    assert not holds_wide(str(module))
    for n in (0, 1, 0x7FFFFFFF):
        assert results(jit, str(module), n) == results(jit, source, n)


def test_what_is_computed_on_stays_whole_with_all_that_it_meets(jit: ModuleType) -> None:
    source = program("""%p = getelementptr i8, ptr %x, i32 16
  %v = load i64, ptr %x, align 4
  %w = load i64, ptr %p, align 4
  %r = sdiv i64 %v, 7
  %s = xor i64 %r, 5
  %low = trunc i64 %s to i32
  store i32 %low, ptr %y, align 4
  store i64 %w, ptr %x, align 4""")
    module = parse(source)
    assert split_words.run(module, NARROW)
    text = str(module)
    assert all(line in text for line in ("%v = load i64", "%s = xor i64 %r, 5", "trunc i64 %s to i32"))
    assert "%w = load i64" not in text
    assert results(jit, text, 0) == results(jit, source, 0)
    assert not split_words.run(module, NARROW)


def test_names_that_are_there_are_not_taken_twice(jit: ModuleType) -> None:
    source = program("""%v.low = add i32 %n, 1
  %v.at = add i32 %n, 2
  %v = load i64, ptr %x, align 4
  store i64 %v, ptr %y, align 4
  store i32 %v.low, ptr %x, align 4
  %v.high = add i32 %v.at, 2
  %to = getelementptr i32, ptr %x, i32 5
  store i32 %v.high, ptr %to, align 4""")
    module = parse(source)
    assert split_words.run(module, NARROW)
    assert results(jit, str(module), 3) == results(jit, source, 3)


def test_devices_with_64_bit_integers_keep_them() -> None:
    assert holds_wide(nv_lower.lower(program(PROGRAMS["copy"])))
