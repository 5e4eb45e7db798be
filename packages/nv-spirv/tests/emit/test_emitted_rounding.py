"""Rounding to whole numbers, with the device's instructions and without: NumPy's results, signs of zeros included."""

from __future__ import annotations

import numpy as np
import pytest

import nv_spirv

EXACT = {"float": "exactRoundingFloat32", "double": "exactRoundingFloat64"}
NAMES = {
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "rint": np.rint,
    "roundeven": np.rint,
    "round": None,
}
INSTRUCTIONS = ("Floor", "Ceil", "Trunc", "RoundEven")


def away(x):
    """Halves away from zero."""
    whole = np.trunc(x)
    with np.errstate(invalid="ignore"):
        rest = np.abs(x - whole)
    return np.copysign(np.abs(whole) + (rest >= 0.5), x)


def operands(dtype):
    """Halves, whole numbers near powers of two, their neighbours, random ones, and what is not a number."""
    digits = np.finfo(dtype).nmant
    near = np.concatenate(
        [np.arange(40) + 0.5, 2.0 ** np.arange(-4, digits + 4), 2.0 ** np.arange(digits) + 0.5]
    )
    near = near.astype(dtype)
    special = np.array([0, np.finfo(dtype).tiny, np.finfo(dtype).max, np.inf, np.nan], dtype)
    random = np.exp2(np.random.default_rng(4).uniform(-3, digits + 3, 200)).astype(dtype)
    some = np.concatenate([near, np.nextafter(near, np.inf), np.nextafter(near, -np.inf), special, random])
    both = np.concatenate([some, -some])
    return np.resize(both, -(-both.size // 64) * 64)


@pytest.fixture(params=["instruction", "sums"])
def features(request, execute):
    """The device's, and those of one on which nothing is known of rounding."""
    known = execute.device().features
    return known if request.param == "instruction" else known - set(EXACT.values())


@pytest.mark.parametrize("addressing", ["physical", "logical"])
@pytest.mark.parametrize(("kind", "dtype"), [("float", np.float32), ("double", np.float64)])
def test_whole_numbers_are_right(run, emit, kernel, features, kind, dtype, addressing):
    if kind == "double" and "shaderFloat64" not in features:
        pytest.skip("the device has no doubles")
    suffix, x = f"f{np.dtype(dtype).itemsize * 8}", operands(dtype)
    lines = [
        "%i = call i32 @nv.global.id(i32 0)",
        f"%p = getelementptr {kind}, ptr %in, i32 %i",
        f"%x = load {kind}, ptr %p",
    ]
    for index, name in enumerate(NAMES):
        lines += [
            f"%r{index} = call {kind} @llvm.{name}.{suffix}({kind} %x)",
            f"%k{index} = add i32 %i, {index * x.size}",
            f"%q{index} = getelementptr {kind}, ptr %out, i32 %k{index}",
            f"store {kind} %r{index}, ptr %q{index}",
        ]
    declarations = "\n".join(f"declare {kind} @llvm.{name}.{suffix}({kind})" for name in NAMES)
    ir = kernel("ptr %out, ptr %in", "\n".join(lines), declarations)
    out = np.zeros((len(NAMES), x.size), dtype)
    run(ir, [out, x], groups=x.size // 64, features=features, addressing=addressing)
    for got, (name, function) in zip(out, NAMES.items(), strict=True):
        want = away(x) if function is None else function(x)
        wrong = (got != want) & ~(np.isnan(got) & np.isnan(want)) | (
            np.signbit(got) != np.signbit(want)
        ) & ~np.isnan(x)
        assert not wrong.any(), f"{name}({x[wrong][0]!r}) gives {got[wrong][0]!r}, not {want[wrong][0]!r}"
    text = nv_spirv.disassemble(emit(ir, features=features, addressing=addressing))
    assert all((name in text) == (EXACT[kind] in features) for name in INSTRUCTIONS)
