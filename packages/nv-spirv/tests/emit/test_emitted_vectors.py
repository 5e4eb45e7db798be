"""Vector intrinsics that move elements, and vectors of pointers, against LLVM's JIT."""

import numpy as np
import pytest

V4, V2, V8 = "<4 x i32>", "<2 x i32>", "<8 x i32>"
CASES = {
    "reverse": (
        V4,
        f"call {V4} @llvm.vector.reverse.v4i32({V4} %x)",
        f"declare {V4} @llvm.vector.reverse.v4i32({V4})",
    ),
    "insert": (
        V4,
        f"call {V4} @llvm.vector.insert.v4i32.v2i32({V4} %x, {V2} <i32 5, i32 6>, i64 2)",
        f"declare {V4} @llvm.vector.insert.v4i32.v2i32({V4}, {V2}, i64)",
    ),
    "extract": (
        V2,
        f"call {V2} @llvm.vector.extract.v2i32.v4i32({V4} %x, i64 2)",
        f"declare {V2} @llvm.vector.extract.v2i32.v4i32({V4}, i64)",
    ),
    "interleave": (
        V8,
        f"call {V8} @llvm.vector.interleave2.v8i32({V4} %x, {V4} %y)",
        f"declare {V8} @llvm.vector.interleave2.v8i32({V4}, {V4})",
    ),
    "deinterleave": (
        f"{{{V2}, {V2}}}",
        f"call {{{V2}, {V2}}} @llvm.vector.deinterleave2.v4i32({V4} %x)",
        f"declare {{{V2}, {V2}}} @llvm.vector.deinterleave2.v4i32({V4})",
    ),
    "splice": (
        V4,
        f"call {V4} @llvm.vector.splice.left.v4i32({V4} %x, {V4} %y, i32 3)",
        f"declare {V4} @llvm.vector.splice.left.v4i32({V4}, {V4}, i32)",
    ),
}


def compare(run, execute, addressing, ir, arrays):
    results = []
    for run_one in (
        lambda data: execute.run_jit(ir, "k", ["ptr"] * len(data), data, 64),
        lambda data: run(ir, data, addressing=addressing),
    ):
        copies = [array.copy() for array in arrays]
        run_one(copies)
        results.append(copies)
    for want, got in zip(*results, strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("name", CASES)
def test_elements_are_moved(run, kernel, execute, addressing, name):
    result, call, declared = CASES[name]
    ir = kernel(
        "ptr %a, ptr %b, ptr %out",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr {V4}, ptr %a, i32 %i
        %q = getelementptr {V4}, ptr %b, i32 %i
        %x = load {V4}, ptr %p, align 16
        %y = load {V4}, ptr %q, align 16
        %r = {call}
        %o = getelementptr {V8}, ptr %out, i32 %i
        store {result} %r, ptr %o, align 8""",
        declared,
    )
    random = np.random.default_rng(9)
    a, b = (random.integers(0, 1 << 32, 256, np.uint32) for _ in "ab")
    compare(run, execute, addressing, ir, [a, b, np.zeros(512, np.uint32)])


def test_vectors_of_pointers(run, kernel, execute, addressing):
    ir = kernel(
        "ptr %a, ptr %out",
        """
        %i = call i32 @nv.global.id(i32 0)
        %one = insertelement <2 x i32> poison, i32 %i, i32 0
        %both = shufflevector <2 x i32> %one, <2 x i32> poison, <2 x i32> zeroinitializer
        %indices = xor <2 x i32> %both, <i32 1, i32 2>
        %places = getelementptr i32, ptr %a, <2 x i32> %indices
        %further = getelementptr i32, <2 x ptr> %places, i32 4
        %p = extractelement <2 x ptr> %places, i32 0
        %q = extractelement <2 x ptr> %further, i32 1
        %x = load i32, ptr %p, align 4
        %y = load i32, ptr %q, align 4
        %s = sub i32 %x, %y
        %o = getelementptr i32, ptr %out, i32 %i
        store i32 %s, ptr %o, align 4""",
    )
    a = np.random.default_rng(10).integers(0, 1 << 32, 72, np.uint32)
    compare(run, execute, addressing, ir, [a, np.zeros(64, np.uint32)])


@pytest.mark.parametrize("name", ["fmin", "fmax", "fminimum", "fmaximum"])
def test_bfloat_reductions(run, kernel, execute, addressing, name):
    ir = kernel(
        "ptr %a, ptr %out",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr <4 x bfloat>, ptr %a, i32 %i
        %x = load <4 x bfloat>, ptr %p, align 8
        %r = call bfloat @llvm.vector.reduce.{name}.v4bf16(<4 x bfloat> %x)
        %o = getelementptr bfloat, ptr %out, i32 %i
        store bfloat %r, ptr %o, align 2""",
        f"declare bfloat @llvm.vector.reduce.{name}.v4bf16(<4 x bfloat>)",
    )
    values = np.random.default_rng(11).standard_normal(256).astype(np.float32)
    out = np.zeros(64, np.uint16)
    run(ir, [(values.view(np.uint32) >> 16).astype(np.uint16), out], addressing=addressing)
    exact = (values.view(np.uint32) & 0xFFFF0000).view(np.float32).reshape(64, 4)
    want = exact.min(axis=1) if "min" in name else exact.max(axis=1)
    np.testing.assert_array_equal((out.astype(np.uint32) << 16).view(np.float32), want)
