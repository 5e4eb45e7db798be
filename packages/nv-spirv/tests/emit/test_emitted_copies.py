"""Copies and fills of run-time and large sizes, between all kinds of memory, overlapping ones too."""

import numpy as np
import pytest

SIZES = [0, 1, 3, 4, 7, 8, 9, 16, 17, 31, 40]
DECLARED = """declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)"""
MOVE = (
    "call void @llvm.memmove.p0.p0.i32(ptr align {align} %to, ptr align {align} %from, i32 %size, i1 false)"
)
SMALL = ("shaderInt8", "shaderInt16", "storageBuffer8BitAccess", "storageBuffer16BitAccess")


@pytest.fixture(params=["small types", "words only"])
def features(request, execute):
    have = execute.device().features
    return have if request.param == "small types" else frozenset(have - set(SMALL))


def rows(count=64, stride=64):
    return np.random.default_rng(6).integers(0, 256, (count, stride), np.uint8)


def sizes_of(count=64):
    return np.array([SIZES[i % len(SIZES)] for i in range(count)], np.uint32)


@pytest.mark.parametrize("align", [1, 2, 4, 8])
@pytest.mark.parametrize(("source", "target"), [(0, 8), (8, 0), (0, 16), (16, 16)])
def test_overlapping_moves(run, kernel, addressing, features, align, source, target):
    ir = kernel(
        "ptr %data, ptr %sizes",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %s = getelementptr i32, ptr %sizes, i32 %i
        %size = load i32, ptr %s, align 4
        %row = getelementptr [64 x i8], ptr %data, i32 %i
        %from = getelementptr i8, ptr %row, i32 {source}
        %to = getelementptr i8, ptr %row, i32 {target}
        {MOVE.format(align=align)}""",
        DECLARED,
    )
    data, sizes = rows(), sizes_of()
    want = data.copy()
    for row, size in zip(want, sizes.tolist(), strict=True):
        row[target : target + size] = row[source : source + size].copy()
    run(ir, [data, sizes], addressing=addressing, features=features)
    np.testing.assert_array_equal(data, want)


def test_through_private_and_workgroup_memory_and_from_a_table(run, kernel, addressing, features):
    table = ", ".join(f"i8 {value - 256 if value > 127 else value}" for value in range(100, 164))
    ir = kernel(
        "ptr %data, ptr %sizes, ptr %out",
        """
        %own = alloca [64 x i8], align 8
        %i = call i32 @nv.global.id(i32 0)
        %s = getelementptr i32, ptr %sizes, i32 %i
        %narrow = load i32, ptr %s, align 4
        %size = zext i32 %narrow to i64
        %row = getelementptr [64 x i8], ptr %data, i32 %i
        %result = getelementptr [64 x i8], ptr %out, i32 %i
        %shared = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %i
        call void @llvm.memset.p0.i64(ptr align 8 %own, i8 9, i64 64, i1 false)
        call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own, ptr align 8 %row, i64 %size, i1 false)
        %back = sub i64 64, %size
        %end = getelementptr i8, ptr %own, i64 %size
        call void @llvm.memcpy.p0.p0.i64(ptr %end, ptr @table, i64 %back, i1 false)
        call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) %shared, ptr %own, i64 64, i1 false)
        %few = and i64 %size, 63
        call void @llvm.memcpy.p0.p3.i64(ptr %result, ptr addrspace(3) %shared, i64 %few, i1 false)
        %rest = sub i64 64, %few
        %tail = getelementptr i8, ptr %result, i64 %few
        %byte = trunc i64 %size to i8
        call void @llvm.memset.p0.i64(ptr %tail, i8 %byte, i64 %rest, i1 false)
        %last = getelementptr i8, ptr %own, i32 63
        %seen = load i8, ptr %last, align 1
        store i8 %seen, ptr %row, align 1""",
        DECLARED
        + "\n@tile = external addrspace(3) global [4096 x i8]"
        + f"\n@table = internal constant [64 x i8] [{table}]",
    )
    data, sizes, out = rows(), sizes_of(), np.zeros((64, 64), np.uint8)
    begin = data.copy()
    run(ir, [data, sizes, out], addressing=addressing, features=features)
    for row, result, size, last in zip(begin, out, sizes.tolist(), data[:, 0], strict=True):
        assert result.tolist() == row[:size].tolist() + [size] * (64 - size)
        assert last == 100 + 63 - size


def test_copies_of_a_choice_between_buffers(run, kernel, addressing, features):
    ir = kernel(
        "ptr %a, ptr %b, ptr %out, i32 %count",
        """
        %i = call i32 @nv.global.id(i32 0)
        %odd = trunc i32 %i to i1
        %p = select i1 %odd, ptr %a, ptr %b
        %size = zext i32 %count to i64
        %row = getelementptr [64 x i8], ptr %p, i32 %i
        %result = getelementptr [64 x i8], ptr %out, i32 %i
        call void @llvm.memcpy.p0.p0.i64(ptr align 4 %result, ptr align 4 %row, i64 %size, i1 false)""",
        DECLARED,
    )
    a, b, out = rows(), rows()[::-1].copy(), np.zeros((64, 64), np.uint8)
    run(ir, [a, b, out, np.uint32(50)], addressing=addressing, features=features)
    want = np.where(np.arange(64)[:, None] % 2 == 1, a, b)
    want[:, 50:] = 0
    np.testing.assert_array_equal(out, want)


def test_large_constant_sizes(run, kernel, addressing):
    ir = kernel(
        "ptr %a, ptr %b",
        """
        %far = getelementptr i8, ptr %b, i32 5000
        call void @llvm.memcpy.p0.p0.i64(ptr align 8 %far, ptr align 8 %a, i64 10000, i1 false)
        call void @llvm.memset.p0.i64(ptr align 1 %b, i8 7, i64 4999, i1 false)""",
        DECLARED,
        '"nv.local_size"="1,1,1"',
    )
    a = np.random.default_rng(7).integers(0, 256, 10000, np.uint8)
    b = np.zeros(15000, np.uint8)
    run(ir, [a, b], addressing=addressing)
    assert b.tolist() == [7] * 4999 + [0] + a.tolist()
