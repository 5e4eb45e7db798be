"""Offsets into small memory computed in 32 bits: the same accesses, and no 64-bit product left to make them."""

from __future__ import annotations

import ctypes
import random
import re
from types import ModuleType

import pytest

import nv_lower

STENCIL = """
define void @k(ptr {mark} %x, ptr {mark} %y, i64 %rows, i64 %columns) {{
entry:
  %group = call i32 @nv.group.id(i32 0)
  %size = call i32 @nv.local.size(i32 0)
  %local = call i32 @nv.local.id(i32 0)
  %group.w = zext i32 %group to i64
  %size.w = zext i32 %size to i64
  %local.w = zext i32 %local to i64
  %start = mul nuw nsw i64 %group.w, %size.w
  %i = add nuw nsw i64 %start, %local.w
  %row = sdiv i64 %i, %columns
  %column = srem i64 %i, %columns
  %inside = icmp slt i64 %row, %rows
  br i1 %inside, label %body, label %end
body:
  %before = add nsw i64 %row, -1
  %first = icmp eq i64 %row, 0
  %above = select i1 %first, i64 %row, i64 %before
  %a = mul nsw i64 %above, %columns
  %b = mul nsw i64 %row, %columns
  %ac = add nsw i64 %a, %column
  %bc = add nsw i64 %b, %column
  %pa = getelementptr inbounds i32, ptr %x, i64 %ac
  %pb = getelementptr inbounds i32, ptr %x, i64 %bc
  %pn = getelementptr inbounds i8, ptr %pb, i64 4
  %va = load i32, ptr %pa
  %vb = load i32, ptr %pb
  %vn = load i32, ptr %pn
  %s = add i32 %va, %vb
  %t = mul i32 %s, %vn
  %q = getelementptr inbounds i32, ptr %y, i64 %bc
  store i32 %t, ptr %q
  br label %end
end:
  ret void
}}
declare i32 @nv.group.id(i32)
declare i32 @nv.local.size(i32)
declare i32 @nv.local.id(i32)
"""


def flat(mark: str) -> str:
    return nv_lower.lower(STENCIL.format(mark=mark))


def test_products_that_only_make_offsets_become_narrow() -> None:
    text = flat('"nv.small"')
    assert not re.search(r"= mul .*i64", text.split("icmp slt")[1])
    assert re.search(r"= mul i32 ", text)
    assert nv_lower.violations(text) == []


def test_unmarked_pointers_keep_their_offsets() -> None:
    assert re.search(r"= mul (?:nuw |nsw )*i64", flat("").split("icmp slt")[1])
    assert "sext i32" not in flat("")


@pytest.mark.parametrize("seed", range(4))
def test_both_forms_access_the_same_memory(jit: ModuleType, seed: int) -> None:
    source = random.Random(seed)
    rows, columns = source.randint(1, 9), source.randint(1, 9)
    cells = rows * columns + 1
    x = (ctypes.c_int32 * cells)(*(source.randint(-1000, 1000) for _ in range(cells)))
    results = []
    for mark in ("", '"nv.small"'):
        y = (ctypes.c_int32 * cells)()
        jit.Jit(flat(mark), "k").launch([x, y, rows, columns], groups=-(-rows * columns // 8), local_size=8)
        results.append(list(y))
    assert results[0] == results[1]
    assert any(results[0])


def test_negative_offsets_keep_their_sign(jit: ModuleType) -> None:
    source = """
define void @k(ptr "nv.small" %x, i64 %n, i64 %stride) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %offset = mul nsw i64 %i, %stride
  %p = getelementptr i16, ptr %x, i64 %offset
  %v = trunc i64 %i to i16
  store i16 %v, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    memory = (ctypes.c_int16 * 10)(*([-1] * 10))
    end = ctypes.addressof(memory) + 18
    jit.Jit(nv_lower.lower(source), "k").launch([end, 5, -2])
    assert list(memory) == [-1, 4, -1, 3, -1, 2, -1, 1, -1, 0]


def test_workgroup_arrays_are_small_without_a_mark() -> None:
    source = """
@tile = external addrspace(3) global [256 x float], align 4
define void @k(ptr %x, i64 %n) {
  %l = call i32 @nv.local.id(i32 0)
  %w = zext i32 %l to i64
  %m = mul i64 %w, %n
  %o = add i64 %m, %w
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %o
  %v = load float, ptr addrspace(3) %p
  %q = getelementptr float, ptr %x, i64 %w
  store float %v, ptr %q
  ret void
}
declare i32 @nv.local.id(i32)
"""
    text = nv_lower.lower(source)
    assert not re.search(r"= mul .*i64", text)
    assert re.search(r"= mul i32 ", text)


def test_a_loop_counter_is_truncated_where_it_is_made() -> None:
    source = """
define void @k(ptr "nv.small" %x, ptr %y, i64 %n, i64 %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = mul i64 %i, %w
  %p = getelementptr float, ptr %x, i64 %m
  %v = load volatile float, ptr %p
  store volatile float %v, ptr %y
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    text = nv_lower.lower(source)
    assert nv_lower.violations(text) == []
    assert not re.search(r"= mul .*i64", text)
