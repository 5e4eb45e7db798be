"""Arithmetic against LLVM's JIT, with fixed seeds; `fuzz/arithmetic.py` runs all of it."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import nv_spirv

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")
ROOT = Path(__file__).resolve().parents[2]
FLOATS_AND_BITS = [("float", np.float32, np.uint32), ("double", np.float64, np.uint64)]


@pytest.mark.parametrize("mode", ["physical", "logical"])
def test_operations_at_many_widths(program, execute, mode):
    arithmetic = program("arithmetic")
    options = nv_spirv.Options(addressing=mode, features=execute.device().features)
    random_ = random.Random(mode)
    cases = random_.sample(arithmetic.all_cases(random_), 70)
    compared = 0
    for case in cases:
        if len(case.operands) > 1 and random_.random() < 0.4:
            case = arithmetic.constant_operand(case, random_)
        compared += arithmetic.check(case, 11, options, 256)
    assert compared == 70 * 256


@pytest.mark.skipif(not SWIFTSHADER.exists(), reason="SwiftShader is not installed")
@pytest.mark.parametrize("program_name", ["arithmetic", "memory"])
def test_a_device_without_narrow_and_64_bit_integers(program_name):
    extra = (
        ["--addressing", "logical", "--only", ".i"]
        if program_name == "arithmetic"
        else ["--modes", "logical"]
    )
    command = [
        sys.executable,
        str(ROOT / "fuzz" / f"{program_name}.py"),
        "--count",
        "30",
        "--seed",
        "3",
        *extra,
    ]
    environment = {**os.environ, "VK_DRIVER_FILES": str(SWIFTSHADER)}
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failed" in result.stdout


SETTINGS = [
    "GALLIUM_OVERRIDE_CPU_CAPS=sse2",
    "GALLIUM_OVERRIDE_CPU_CAPS=avx",
    "LP_NATIVE_VECTOR_WIDTH=128",
    "LP_NATIVE_VECTOR_WIDTH=256",
    "LP_NATIVE_VECTOR_WIDTH=512",
]


@pytest.mark.parametrize("setting", SETTINGS)
def test_lavapipe_as_it_is_on_other_processors(execute, setting, tmp_path):
    """Other instructions and vector lengths, in a process and with caches of its own."""
    if not execute.device().driver.startswith("llvmpipe"):
        pytest.skip(f"the settings are lavapipe's; this is {execute.device().driver}")
    name, value = setting.split("=")
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), name: value}
    environment.pop("MESA_SHADER_CACHE_DIR", None)
    program = [sys.executable, str(ROOT / "fuzz" / "arithmetic.py"), "--seed", "4", "--lanes", "256"]
    for only, count in (("double", "40"), ("float", "20"), (".i", "20")):
        command = [*program, "--count", count, "--only", only]
        result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
        assert " 0 failed" in result.stdout


def test_vectors_of_any_length(run, kernel):
    ir = kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr <8 x i16>, ptr %in, i32 %i
        %a = load <8 x i16>, ptr %p, align 16
        %b = mul <8 x i16> %a, <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>
        %c = shufflevector <8 x i16> %b, <8 x i16> poison, <4 x i32> <i32 7, i32 poison, i32 1, i32 0>
        %d = sext <4 x i16> %c to <4 x i32>
        %e = icmp sgt <4 x i32> %d, zeroinitializer
        %f = select <4 x i1> %e, <4 x i32> %d, <4 x i32> splat (i32 -1)
        %k = and i32 %i, 3
        %g = insertelement <4 x i32> %f, i32 1000, i32 %k
        %h = extractelement <4 x i32> %g, i32 %k
        %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %g)
        %s = sub i32 %r, %h
        %q = getelementptr i32, ptr %out, i32 %i
        store i32 %s, ptr %q, align 4""",
        "declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)",
    )
    values = np.random.default_rng(1).integers(-3000, 3000, (64, 8)).astype(np.int16)
    out = np.zeros(64, np.int32)
    run(ir, [out, values])
    for i in range(64):
        b = (values[i] * np.arange(1, 9, dtype=np.int16)).astype(np.int16)
        chosen = [int(b[j]) for j in (7, 0, 1, 0)]
        kept = [x if x > 0 else -1 for x in chosen]
        kept[1] = None
        lane = i & 3
        if lane == 1:  # the lane that poison filled has been replaced
            assert out[i] == sum(kept[j] for j in (0, 2, 3))


def test_bitcasts_between_vectors_and_scalars(run, kernel):
    ir = kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr i64, ptr %in, i32 %i
        %a = load i64, ptr %p, align 8
        %b = bitcast i64 %a to <4 x i16>
        %c = extractelement <4 x i16> %b, i32 1
        %d = insertelement <4 x i16> %b, i16 %c, i32 3
        %e = bitcast <4 x i16> %d to <2 x float>
        %f = bitcast <2 x float> %e to double
        %q = getelementptr double, ptr %out, i32 %i
        store double %f, ptr %q, align 8""",
    )
    values = np.random.default_rng(1).integers(0, 1 << 62, 64).astype(np.uint64)
    out = np.zeros(64, np.uint64)
    run(ir, [out, values])
    halves = values.view(np.uint16).reshape(64, 4).copy()
    halves[:, 3] = halves[:, 1]
    assert (out == halves.reshape(-1).view(np.uint64)).all()


def test_bfloat_is_rounded_after_each_operation(run, kernel):
    ir = kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr float, ptr %in, i32 %i
        %x = load float, ptr %p, align 4
        %b = fptrunc float %x to bfloat
        %c = fmul bfloat %b, %b
        %d = fadd bfloat %c, 0xR3F80
        %q = getelementptr bfloat, ptr %out, i32 %i
        store bfloat %d, ptr %q, align 2""",
    )
    values = np.random.default_rng(1).normal(size=64).astype(np.float32)
    out = np.zeros(64, np.uint16)
    run(ir, [out, values])

    def rounded(x):
        bits = np.asarray(x, np.float32).view(np.uint32).astype(np.uint64)
        return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)

    def widened(bits):
        return (bits.astype(np.uint32) << 16).view(np.float32)

    b = widened(rounded(values))
    assert (out == rounded(widened(rounded(b * b)) + np.float32(1))).all()


ONES_AND_ZEROS = [(one, zero) for one in (1.0, -1.0) for zero in (0.0, -0.0)]
ONES_AND_ZEROS += [(zero, one) for one, zero in ONES_AND_ZEROS]


@pytest.mark.parametrize(("true", "false"), ONES_AND_ZEROS)
@pytest.mark.parametrize(("kind", "dtype", "bits"), FLOATS_AND_BITS)
def test_zeros_chosen_by_a_condition_keep_their_sign(run, kernel, kind, dtype, bits, true, false):
    """As floats, and as integers with the same bits."""
    integer = f"i{8 * np.dtype(bits).itemsize}"
    words = [int(dtype(value).view(bits)) for value in (true, false)]
    ir = kernel(
        "ptr %out, ptr %words",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %c = icmp ult i32 %i, 7
        %x = select i1 %c, {kind} {true}, {kind} {false}
        %q = getelementptr {kind}, ptr %out, i32 %i
        store {kind} %x, ptr %q, align {np.dtype(bits).itemsize}
        %y = select i1 %c, {integer} {words[0]}, {integer} {words[1]}
        %r = getelementptr {integer}, ptr %words, i32 %i
        store {integer} %y, ptr %r, align {np.dtype(bits).itemsize}""",
    )
    out, chosen = np.zeros(64, dtype), np.zeros(64, bits)
    run(ir, [out, chosen])
    want = np.where(np.arange(64) < 7, dtype(true), dtype(false)).view(bits)
    assert (out.view(bits) == want).all()
    assert (chosen == want).all()


@pytest.mark.parametrize(("true", "false"), ONES_AND_ZEROS)
@pytest.mark.parametrize(("kind", "dtype", "bits"), FLOATS_AND_BITS)
def test_zeros_chosen_by_a_branch_keep_their_sign(run, kind, dtype, bits, true, false):
    """Whole, and as parts of a vector of integers."""
    integer = f"i{8 * np.dtype(bits).itemsize}"
    vector = f"<2 x {integer}>"
    words = [int(dtype(value).view(bits)) for value in (true, false)]
    ir = f"""
define void @k(ptr %out, ptr %words) {{
entry:
  %i = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %i, 7
  br i1 %c, label %then, label %join, !nv.selection !0
then:
  br label %join
join:
  %x = phi {kind} [ {true}, %then ], [ {false}, %entry ]
  %v = phi {vector} [ <{integer} 3, {integer} {words[0]}>, %then ], [ <{integer} 4, {integer} {words[1]}>, %entry ]
  %q = getelementptr {kind}, ptr %out, i32 %i
  store {kind} %x, ptr %q, align 4
  %y = extractelement {vector} %v, i32 1
  %r = getelementptr {integer}, ptr %words, i32 %i
  store {integer} %y, ptr %r, align 4
  ret void
}}
declare i32 @nv.global.id(i32)
!0 = !{{!"join"}}
"""
    out, chosen = np.zeros(64, dtype), np.zeros(64, bits)
    run(ir, [out, chosen])
    want = np.where(np.arange(64) < 7, dtype(true), dtype(false)).view(bits)
    assert (out.view(bits) == want).all()
    assert (chosen == want).all()


DIFFERENCES_OR_ZERO = {
    "usub.sat": "%r = call i64 @llvm.usub.sat.i64(i64 %x, i64 %y)",
    "select": "%d = sub i64 %x, %y\n%c = icmp ult i64 %x, %y\n%r = select i1 %c, i64 0, i64 %d",
    "phi": """entry:
  %d = add nsw i64 %x, -1
  %c = icmp eq i64 %x, 0
  br i1 %c, label %zero, label %join, !nv.selection !0
zero:
  br label %join
join:
  %r = phi i64 [ %d, %entry ], [ 0, %zero ]""",
}


@pytest.mark.parametrize("form", DIFFERENCES_OR_ZERO)
def test_zero_beside_a_difference_of_64_bits_is_hidden(form, emit, kernel, run):
    """NVIDIA's compiler gets its own saturating subtraction wrong: docs/quirks.md#nvidia-usub64."""
    ir = kernel(
        "ptr %out, i64 %x, i64 %y",
        f"{DIFFERENCES_OR_ZERO[form]}\nstore i64 %r, ptr %out",
        'declare i64 @llvm.usub.sat.i64(i64, i64)\n!0 = !{!"join"}',
    )
    lines = nv_spirv.disassemble(emit(ir)).splitlines()
    (choice,) = (line for line in lines if "OpSelect " in line or "OpPhi " in line)
    zeros = {line.split()[0] for line in lines if "OpConstant " in line and line.endswith(" 0")}
    assert zeros.isdisjoint(choice.split("= ")[1].split())
    for x, want in ((0, 0), (1, 0), (9, 8)):
        out = np.full(1, 77, np.int64)
        run(ir, [out, np.int64(x), np.int64(1)])
        assert out[0] == want
