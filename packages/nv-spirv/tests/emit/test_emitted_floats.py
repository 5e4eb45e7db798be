"""Float semantics: contraction, reassociation, NaN; what the module declares about them."""

import numpy as np
import pytest

import nv_spirv

BODY = """
%i = call i32 @nv.global.id(i32 0)
%p = getelementptr float, ptr %in, i32 %i
%x = load float, ptr %p, align 4
%a = fadd {flags}float 1.0, %x
%b = fsub {flags}float %a, 1.0
%q = getelementptr float, ptr %out, i32 %i
store float %b, ptr %q, align 4"""


def test_strict_additions_are_not_reassociated(run, kernel, addressing):
    values = (np.arange(64, dtype=np.float32) - 32) * np.float32(1e-8)
    out = np.zeros(64, np.float32)
    run(kernel("ptr %out, ptr %in", BODY.format(flags="")), [out, values], addressing=addressing)
    assert (out == (np.float32(1) + values) - np.float32(1)).all()


@pytest.mark.parametrize(
    ("flags", "decorated"), [("", 2), ("nnan ", 2), ("contract ", 0), ("reassoc nsz ", 0), ("fast ", 0)]
)
def test_flags_lift_no_contraction(emit, kernel, flags, decorated):
    text = nv_spirv.disassemble(emit(kernel("ptr %out, ptr %in", BODY.format(flags=flags))))
    assert text.count("NoContraction") == decorated


def test_float_controls_follow_the_features(kernel):
    ir = kernel("ptr %out, ptr %in", BODY.format(flags=""))
    base = frozenset({"bufferDeviceAddress", "shaderInt64"})
    assert "OpExecutionMode" in (
        text := nv_spirv.disassemble(nv_spirv.emit(ir, nv_spirv.Options(features=base)))
    )
    assert "SignedZeroInfNanPreserve" not in text and "RoundingModeRTE" not in text
    offered = {
        f"shader{name}Float32" for name in ("SignedZeroInfNanPreserve", "RoundingModeRTE", "DenormPreserve")
    }
    text = nv_spirv.disassemble(nv_spirv.emit(ir, nv_spirv.Options(features=base | offered)))
    for mode in ("SignedZeroInfNanPreserve 32", "RoundingModeRTE 32", "DenormPreserve 32"):
        assert mode in text


def test_flushing_is_asked_for_where_the_function_allows_it(kernel):
    features = frozenset(
        {
            "bufferDeviceAddress",
            "shaderInt64",
            "shaderDenormFlushToZeroFloat32",
            "shaderDenormPreserveFloat32",
        }
    )
    ir = kernel(
        "ptr %out, ptr %in",
        BODY.format(flags=""),
        attributes='"denormal-fp-math"="preserve-sign,preserve-sign"',
    )
    text = nv_spirv.disassemble(nv_spirv.emit(ir, nv_spirv.Options(features=features)))
    assert "DenormFlushToZero 32" in text and "DenormPreserve" not in text


def test_fast_operations_alone_leave_nan_to_the_driver(emit, kernel):
    text = nv_spirv.disassemble(emit(kernel("ptr %out, ptr %in", BODY.format(flags="fast "))))
    assert "SignedZeroInfNanPreserve" not in text


def test_python_min_with_nan(run, kernel, addressing):
    ir = kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr float, ptr %in, i32 %i
        %x = load float, ptr %p, align 4
        %c = fcmp olt float %x, 2.0
        %m = select i1 %c, float %x, float 2.0
        %q = getelementptr float, ptr %out, i32 %i
        store float %m, ptr %q, align 4""",
    )
    values = np.arange(64, dtype=np.float32)
    values[5] = np.nan
    out = np.zeros(64, np.float32)
    run(ir, [out, values], addressing=addressing)
    assert (out == np.where(values < 2, values, np.float32(2))).all()


def test_transcendental_functions_need_afn(emit, kernel, run):
    body = """
    %i = call i32 @nv.global.id(i32 0)
    %p = getelementptr float, ptr %in, i32 %i
    %x = load float, ptr %p, align 4
    %y = call {flags}float @llvm.sin.f32(float %x)
    %q = getelementptr float, ptr %out, i32 %i
    store float %y, ptr %q, align 4"""
    declare = "declare float @llvm.sin.f32(float)"
    with pytest.raises(nv_spirv.Unsupported, match="without the flag afn"):
        emit(kernel("ptr %out, ptr %in", body.format(flags=""), declare))
    values, out = np.linspace(0, 3, 64, dtype=np.float32), np.zeros(64, np.float32)
    run(kernel("ptr %out, ptr %in", body.format(flags="afn "), declare), [out, values])
    assert np.abs(out - np.sin(values)).max() < 1e-3


@pytest.mark.parametrize("told", [True, False])
def test_square_roots_are_correctly_rounded(run, emit, kernel, execute, told):
    """With what is known of the device, and without `exactSqrtFloat32`, which saves the correction."""
    known = execute.device().features
    features = known if told else known - {"exactSqrtFloat32"}
    ir = kernel(
        "ptr %out, ptr %in",
        """
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr float, ptr %in, i32 %i
        %x = load float, ptr %p, align 4
        %y = call float @llvm.sqrt.f32(float %x)
        %q = getelementptr float, ptr %out, i32 %i
        store float %y, ptr %q, align 4""",
        "declare float @llvm.sqrt.f32(float)",
    )
    bits = np.random.default_rng(3).integers(0, 0x7F800001, 64 * 512, dtype=np.uint32)
    bits[:4] = 0, 0x7F800000, 0x80000000, 0x00800000
    values = bits.view(np.float32)
    normal = (values == 0) | (np.abs(values) >= np.finfo(np.float32).tiny)
    out = np.zeros_like(values)
    run(ir, [out, values], groups=512, features=features)
    assert (out.view(np.uint32) == np.sqrt(values).view(np.uint32))[normal].all()
    text = nv_spirv.disassemble(emit(ir, features=features))
    assert ("Fma" in text) == ("exactSqrtFloat32" not in features)
