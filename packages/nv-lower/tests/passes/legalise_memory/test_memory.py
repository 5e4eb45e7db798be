"""memcpy, memmove and memset become loads and stores."""

from __future__ import annotations

import ctypes
import random
from types import ModuleType

import pytest

import nv_lower
from nv_lower import Options


def copy(name: str, size: str, align: int) -> str:
    second = "i8 %value" if name == "memset" else f"ptr align {align} %from"
    types = "p0.i64" if name == "memset" else "p0.p0.i64"
    return f"""
declare void @llvm.{name}.{types}(ptr, {"i8" if name == "memset" else "ptr"}, i64, i1)
define void @k(ptr %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) {{
  %to = getelementptr i8, ptr %buffer, i64 %to.offset
  %from = getelementptr i8, ptr %buffer, i64 %from.offset
  %value = trunc i32 %v to i8
  call void @llvm.{name}.{types}(ptr align {align} %to, {second}, i64 {size}, i1 false)
  ret void
}}
"""


def run(jit: ModuleType, ir: str, data: bytes, to: int, source: int, size: int) -> bytes:
    buffer = (ctypes.c_uint8 * len(data)).from_buffer_copy(data)
    jit.Jit(ir, "k").launch([buffer, to, source, size, 0x1A5])
    return bytes(buffer)


@pytest.mark.parametrize("size", [0, 1, 3, 8, 12, 31, 64, 127, 128, 129, 132, 1000])
@pytest.mark.parametrize("align", [1, 2, 4, 8])
@pytest.mark.parametrize("name", ["memcpy", "memset", "memmove"])
def test_constant_size(jit: ModuleType, name: str, align: int, size: int) -> None:
    data = random.Random(size).randbytes(2200)
    flat = nv_lower.lower(copy(name, str(size), align))
    assert nv_lower.violations(flat) == []
    want = bytearray(data)
    want[16 : 16 + size] = b"\xa5" * size if name == "memset" else data[1040 : 1040 + size]
    assert run(jit, flat, data, 16, 1040, size) == bytes(want)


@pytest.mark.parametrize("name", ["memcpy", "memset"])
@pytest.mark.parametrize("size", [0, 1, 17, 300])
def test_size_known_at_run_time(jit: ModuleType, name: str, size: int) -> None:
    data = random.Random(size).randbytes(700)
    flat = nv_lower.lower(copy(name, "%bytes", 4))
    want = bytearray(data)
    want[8 : 8 + size] = b"\xa5" * size if name == "memset" else data[352 : 352 + size]
    assert run(jit, flat, data, 8, 352, size) == bytes(want)


@pytest.mark.parametrize("size", ["%bytes", "24", "160"])
@pytest.mark.parametrize("distance", [-16, -4, 0, 4, 16])
def test_overlapping_move(jit: ModuleType, size: str, distance: int) -> None:
    count = 96 if size == "%bytes" else int(size)
    data = random.Random(5).randbytes(400)
    flat = nv_lower.lower(copy("memmove", size, 4))
    want = bytearray(data)
    want[64 + distance : 64 + distance + count] = data[64 : 64 + count]
    assert run(jit, flat, data, 64 + distance, 64, count) == bytes(want)


def test_the_unit_is_as_wide_as_alignment_allows() -> None:
    assert nv_lower.lower(copy("memcpy", "64", 8)).count("store i64") == 8
    assert nv_lower.lower(copy("memcpy", "64", 4)).count("store i32") == 16


def test_without_64_bit_integers_the_unit_has_32_bits() -> None:
    flat = nv_lower.lower(copy("memcpy", "64", 8), Options(features=frozenset({"bufferDeviceAddress"})))
    assert flat.count("store i32") == 16


def test_loops_over_memory_stay_loops() -> None:
    source = """
define void @k(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %a
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
    flat = nv_lower.lower(source)
    assert "memset" not in flat
    assert "store i32 0" in flat
