"""A value that is called like a type is told from the type by what stands around it."""

from __future__ import annotations

import re

import pytest
from llvmlite import binding

from nv_structurize.naming import named

TYPES = frozenset(("0", "1", "pair", '"a b"'))
DECLARED = """
%0 = type { i32, ptr }
%1 = type <{ i8, %0 }>
%pair = type { i32, float }
%"a b" = type { %pair, [2 x %0] }
declare %pair @make(%0, ...)
declare void @take(ptr byval(%0), ptr sret(%1))
declare i32 @personality(...)
"""
FUNCTION = """\
define %pair @f(ptr byval(%0) %0, i32 %1, ptr %pair, <4 x i32> %"a b", %pair %p) personality ptr @personality {
  %3 = alloca %0
  %4 = alloca %pair, align 8
  %5 = load %0, ptr %0
  %6 = load volatile %"a b", ptr %pair, align 4
  %7 = getelementptr %0, ptr %0, i32 %1, i32 1
  %8 = getelementptr inbounds { i32, %pair }, ptr %pair, i64 0, i32 1
  %9 = add <4 x i32> %"a b", %"a b"
  %10 = icmp eq ptr %pair, %0
  %11 = extractvalue %0 %5, 0
  %12 = insertvalue %pair %p, i32 %1, 0
  %13 = insertvalue %pair poison, i32 %1, 0
  %14 = call %pair (%0, ...) @make(%0 %5, %pair %12, i32 %1)
  call void @take(ptr byval(%0) %0, ptr sret(%1) %pair)
  %15 = call %pair %pair(i32 %1, ptr %0)
  %16 = freeze %pair %15
  %17 = select i1 %10, %pair %14, %pair %16
  store %pair %17, ptr %pair
  store %0 zeroinitializer, ptr %0
  store [2 x %0] undef, ptr %0
  store %"a b" { %pair { i32 1, float 2.0 }, [2 x %0] zeroinitializer }, ptr %0
  %18 = cmpxchg ptr %0, ptr %pair, ptr %0 acq_rel monotonic
  %19 = atomicrmw add ptr %0, i32 %1 syncscope("agent") seq_cst
  %20 = load atomic i32, ptr %0 acquire, align 4
  store ptr getelementptr (%0, ptr null, i32 0, i32 1), ptr %0
  %21 = va_arg ptr %0, %pair
  %22 = ptrtoint ptr %pair to i64
  switch i32 %1, label %23 [
    i32 1, label %25
    i32 2, label %27
  ]

23:
  %24 = phi ptr [ %0, %2 ]
  br i1 %10, label %25, label %27

25:
  %26 = phi ptr [ %pair, %2 ], [ %24, %23 ], [ null, %27 ]
  invoke void @take(ptr %0, ptr %26)
          to label %29 unwind label %30

27:
  %28 = phi %pair [ %p, %2 ], [ %12, %23 ]
  br label %25

29:
  ret %pair %17

30:
  %31 = landingpad %pair
          cleanup
  ret %pair zeroinitializer
}"""


def test_llvm_reads_the_same_function() -> None:
    """Every type stays a type and every value one name: LLVM would miss a type or a value otherwise."""
    binding.parse_assembly(DECLARED + FUNCTION).verify()
    lines = named(FUNCTION.split("\n"), TYPES)
    text = "\n".join(lines)
    binding.parse_assembly(DECLARED + text).verify()
    assert not re.search(r"^  %(\d+|pair|\"a b\") = ", text, re.MULTILINE)
    assert text.startswith(
        'define %pair @f(ptr byval(%0) %v0, i32 %v1, ptr %pair.value, <4 x i32> %"a b.value", %pair %p)'
    )
    assert "  %v15 = call %pair %pair.value(i32 %v1, ptr %v0)" in lines
    assert "  %v21 = va_arg ptr %v0, %pair" in lines
    assert '  %v9 = add <4 x i32> %"a b.value", %"a b.value"' in lines


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["  %2 = add i32 %0, %1", "  ret i32 %2"], ["entry:", "  %v2 = add i32 %v0, %v1", "  ret i32 %v2"]),
        (
            ["e:", "  br label %2", "2:", "  br label %2"],
            ["e:", "  br label %bb2", "bb2:", "  br label %bb2"],
        ),
        (
            ["  br label %3", "3:", "  %4 = phi i32 [ 0, %2 ], [ %4, %3 ]", "  br label %3"],
            [
                "entry:",
                "  br label %bb3",
                "bb3:",
                "  %v4 = phi i32 [ 0, %entry ], [ %v4, %bb3 ]",
                "  br label %bb3",
            ],
        ),
        (["  %v1 = add i32 %0, 1", "  ret i32 %1"], ["entry:", "  %v1 = add i32 %v.0, 1", "  ret i32 %v.1"]),
        (
            ['  store ptr @"g %0 x", ptr %0', "  ret i32 %1"],
            ["entry:", '  store ptr @"g %0 x", ptr %v0', "  ret i32 %v1"],
        ),
    ],
)
def test_numbers_become_names(before: list[str], after: list[str]) -> None:
    define = "define i32 @f(i32 %0, i32 %1) {"
    first, *rest = named([define, *before, "}"])
    assert rest == [*after, "}"]
    assert first in ("define i32 @f(i32 %v0, i32 %v1) {", "define i32 @f(i32 %v.0, i32 %v.1) {")
