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
def test_flags_lift_no_contraction(emit, execute, kernel, flags, decorated):
    features = execute.device().features - {"shaderFloatControls2"}
    spirv = emit(kernel("ptr %out, ptr %in", BODY.format(flags=flags)), features=features)
    assert nv_spirv.disassemble(spirv).count("NoContraction") == decorated


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ("nnan ", "NotNaN"),
        ("contract ", "AllowContract"),
        ("reassoc nsz ", "NSZ|AllowReassoc"),
        ("nnan ninf nsz arcp ", "NotNaN|NotInf|NSZ|AllowRecip"),
    ],
)
def test_flags_are_said_where_the_device_has_float_controls_2(emit, execute, kernel, flags, said):
    features = execute.device().features | {"shaderFloatControls2"}
    text = nv_spirv.disassemble(
        emit(kernel("ptr %out, ptr %in", BODY.format(flags=flags)), features=features)
    )
    assert text.count(f"FPFastMathMode {said}\n") == 2
    assert "OpExecutionModeId" in text and "FPFastMathDefault" in text and "SPV_KHR_float_controls2" in text
    assert "NoContraction" not in text and "SignedZeroInfNanPreserve" not in text


@pytest.mark.parametrize("flags", ["", "fast "])
def test_modes_are_enough_where_all_instructions_allow_the_same(emit, execute, kernel, flags):
    features = execute.device().features | {"shaderFloatControls2"}
    text = nv_spirv.disassemble(
        emit(kernel("ptr %out, ptr %in", BODY.format(flags=flags)), features=features)
    )
    assert "FPFastMath" not in text and text.count("NoContraction") == (0 if flags else 2)


def test_a_device_that_keeps_no_nan_is_not_asked_to(emit, execute, kernel):
    features = execute.device().features | {"shaderFloatControls2"}
    features -= {"shaderSignedZeroInfNanPreserveFloat32"}
    text = nv_spirv.disassemble(
        emit(kernel("ptr %out, ptr %in", BODY.format(flags="contract ")), features=features)
    )
    assert text.count("FPFastMathMode NotNaN|NotInf|NSZ|AllowContract\n") == 2


MIXED = """
%i = call i32 @nv.global.id(i32 0)
%p = getelementptr float, ptr %in, i32 %i
%x = load float, ptr %p, align 4
%loose = fmul contract nsz float %x, 3.0
%a = fadd float 1.0, %x
%b = fsub float %a, 1.0
%less = fcmp olt float %x, %b
%m = select i1 %less, float %x, float %b
%sum = fadd contract float %loose, %m
%q = getelementptr [3 x float], ptr %out, i32 %i
store float %b, ptr %q, align 4
%q1 = getelementptr float, ptr %q, i32 1
store float %m, ptr %q1, align 4
%q2 = getelementptr float, ptr %q, i32 2
store float %sum, ptr %q2, align 4"""


@pytest.mark.parametrize("precise", [True, False])
def test_strict_instructions_stay_so_beside_relaxed_ones(run, execute, kernel, addressing, precise):
    features = execute.device().features
    if precise and "shaderFloatControls2" not in features:
        pytest.skip("the device lacks shaderFloatControls2")
    features -= {"shaderFloatControls2"} if not precise else set()
    values = (np.arange(64, dtype=np.float32) - 32) * np.float32(1e-8)
    values[:4] = np.nan, np.inf, -np.inf, -0.0
    out = np.zeros((64, 3), np.float32)
    run(kernel("ptr %out, ptr %in", MIXED), [out, values], addressing=addressing, features=features)
    with np.errstate(invalid="ignore"):
        strict = (np.float32(1) + values) - np.float32(1)
        chosen = np.where(values < strict, values, strict)
        total = values * np.float32(3) + chosen
    np.testing.assert_array_equal(out[:, 0], strict)
    np.testing.assert_array_equal(out[:, 1], chosen)
    np.testing.assert_allclose(out[:, 2], total, rtol=1e-6, atol=1e-14)


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


@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_modf(run, kernel, addressing, kind, dtype):  # LLVM's JIT has none to compare with
    suffix = {"half": "f16", "float": "f32", "double": "f64"}[kind]
    size = np.dtype(dtype).itemsize
    ir = kernel(
        "ptr %in, ptr %rest, ptr %whole",
        f"""
        %i = call i32 @nv.global.id(i32 0)
        %p = getelementptr {kind}, ptr %in, i32 %i
        %x = load {kind}, ptr %p, align {size}
        %both = call {{{kind}, {kind}}} @llvm.modf.{suffix}({kind} %x)
        %a = extractvalue {{{kind}, {kind}}} %both, 0
        %b = extractvalue {{{kind}, {kind}}} %both, 1
        %q = getelementptr {kind}, ptr %rest, i32 %i
        store {kind} %a, ptr %q, align {size}
        %r = getelementptr {kind}, ptr %whole, i32 %i
        store {kind} %b, ptr %r, align {size}""",
        f"declare {{{kind}, {kind}}} @llvm.modf.{suffix}({kind})",
    )
    values = np.random.default_rng(8).standard_normal(64).astype(dtype) * dtype(50)
    values[:8] = 0.0, -0.0, np.inf, -np.inf, np.nan, -3.0, 0.5, -0.25
    rest, whole = np.zeros(64, dtype), np.zeros(64, dtype)
    run(ir, [values, rest, whole], addressing=addressing)
    want = np.modf(values)
    for got, expected in zip((rest, whole), want, strict=True):
        np.testing.assert_array_equal(got, expected)
        numbers = ~np.isnan(values)
        np.testing.assert_array_equal(np.signbit(got)[numbers], np.signbit(values)[numbers])


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
