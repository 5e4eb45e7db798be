"""Workgroup memory of a size given at launch: globals without elements, and specialization constant 4."""

from __future__ import annotations

import numpy as np
import pytest

import nv_spirv

REVERSED = """
  %k = call i32 @nv.local.id(i32 0)
  %in.k = getelementptr i32, ptr %in, i32 %k
  %x = load i32, ptr %in.k, align 4
  %s = getelementptr i32, ptr addrspace(3) @words, i32 %k
  store i32 %x, ptr addrspace(3) %s, align 4
  call void @nv.barrier()
  %bytes = call i32 @nv.shared.bytes()
  %last = sub i32 63, %k
  %t = getelementptr i16, ptr addrspace(3) @halves, i32 %last
  %y = load i16, ptr addrspace(3) %t, align 2
  %z = zext i16 %y to i32
  %sum = add i32 %z, %bytes
  %out.k = getelementptr i32, ptr %out, i32 %k
  store i32 %sum, ptr %out.k, align 4"""
VARIABLES = """@words = external addrspace(3) global [0 x i32], align 4
@halves = external addrspace(3) global [0 x i16], align 16
declare i32 @nv.local.id(i32)
declare void @nv.barrier() convergent
declare i32 @nv.shared.bytes()
"""


@pytest.mark.parametrize("size", [256, 258, 1024])
def test_all_such_globals_begin_at_one_byte(size, kernel, emit, execute, addressing):
    spirv = emit(VARIABLES + kernel("ptr %in, ptr %out", REVERSED), addressing)
    given = np.arange(64, dtype=np.int32) * 70000
    out = np.zeros(64, np.int32)
    execute.run_spirv(spirv, [given, out], spec={4: size})
    assert np.array_equal(out, given.view(np.uint16)[:64][::-1].astype(np.int32) + size)


@pytest.mark.parametrize(("size", "held"), [(0, 2), (6, 6), (7, 8), (1024, 1024)])
def test_reflection_tells_the_bytes(size, held, kernel, emit):
    spirv = emit(VARIABLES + kernel("ptr %in, ptr %out", REVERSED))
    (constant,) = [c for c in nv_spirv.reflect(spirv).spec_constants if c.id == 4]
    assert (constant.name, constant.default) == ("nv.shared.bytes", 0)
    found = nv_spirv.reflect(spirv, {4: size.to_bytes(4, "little")})
    assert found.entry_points[0].workgroup_bytes == held


def test_a_choice_between_a_fixed_and_a_given_array(kernel, emit, execute, addressing):
    ir = """@fixed = external addrspace(3) global [5 x i32], align 4
@given = external addrspace(3) global [0 x i32], align 16
declare i32 @nv.local.id(i32)
declare void @nv.barrier() convergent
""" + kernel(
        "ptr %out, i32 %which",
        """
  %k = call i32 @nv.local.id(i32 0)
  %c = icmp ne i32 %which, 0
  %first = icmp eq i32 %k, 0
  %p = select i1 %c, ptr addrspace(3) @fixed, ptr addrspace(3) @given
  store i32 7, ptr addrspace(3) @fixed, align 4
  store i32 9, ptr addrspace(3) @given, align 4
  call void @nv.barrier()
  %x = load i32, ptr addrspace(3) %p, align 4
  %out.k = getelementptr i32, ptr %out, i32 %k
  store i32 %x, ptr %out.k, align 4""",
    )
    spirv = emit(ir, addressing)
    found = nv_spirv.reflect(spirv, {4: (20).to_bytes(4, "little")})
    assert found.entry_points[0].workgroup_bytes == 32 + 20
    for which, value in ((1, 7), (0, 9)):
        out = np.zeros(64, np.int32)
        execute.run_spirv(spirv, [out, np.int32(which)], spec={4: 20})
        assert (out == value).all()
