"""Dot products of integers: native and written out, against Python's integers."""

import itertools

import numpy as np
import pytest

import nv_spirv

SIGNS = {"sdot": (True, True), "udot": (False, False), "sudot": (True, False)}
# vector type, elements, bits, result's bits
FORMS = {
    "packed": ("i32", 4, 8, 32),
    "v4i8": ("<4 x i8>", 4, 8, 32),
    "v3i8": ("<3 x i8>", 3, 8, 32),
    "v4i8-narrow": ("<4 x i8>", 4, 8, 16),
    "v4i8-byte": ("<4 x i8>", 4, 8, 8),
    "v2i16": ("<2 x i16>", 2, 16, 32),
    "v4i16": ("<4 x i16>", 4, 16, 64),
    "v2i32": ("<2 x i32>", 2, 32, 64),
    "v8i8": ("<8 x i8>", 8, 8, 32),
}


def as_signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) else value


def expected(name, x, y, bits, result, addend=None):
    left, right = SIGNS[name]
    total = sum(
        (as_signed(a, bits) if left else a) * (as_signed(b, bits) if right else b)
        for a, b in zip(x, y, strict=True)
    )
    if addend is not None:
        low, high = (-(1 << (result - 1)), (1 << (result - 1)) - 1) if left else (0, (1 << result) - 1)
        total = min(max(total + (as_signed(addend, result) if left else addend), low), high)
    return total % (1 << result)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("narrow_types", [True, False])
def test_dot_products_are_exact(run, kernel, execute, form, native, narrow_types):
    vector, count, bits, result = FORMS[form]
    features = execute.device().features - ({"shaderIntegerDotProduct"} if not native else set())
    features -= {"shaderInt8", "shaderInt16"} if not narrow_types else set()
    random = np.random.default_rng(len(form))
    top = 1 << bits
    corners = [0, 1, top // 2 - 1, top // 2, top - 1]
    rows = [[c] * count for c in corners] + random.integers(0, top, (27, count)).tolist()
    pairs = list(itertools.product(rows, rows))
    vectors = [np.array([pair[k] for pair in pairs], f"u{bits // 8}").reshape(-1) for k in (0, 1)]
    dtype = np.dtype(f"u{result // 8}")
    addends = random.integers(0, 1 << result, len(pairs), dtype=np.uint64 if result == 64 else np.int64)
    addends[::3] = (1 << (result - 1)) - 1 - addends[::3] % 7
    addends = addends.astype(dtype)
    out = np.zeros((len(pairs), 6), dtype)
    size = count * bits // 8
    calls, declares = [], []
    for index, name in enumerate(SIGNS):
        for saturates in (False, True):
            function = f"@nv.{name}{'.sat' * saturates}.i{result}.{form}"
            types = [vector, vector] + [f"i{result}"] * saturates
            declares.append(f"declare i{result} {function}({', '.join(types)})")
            arguments = f"{vector} %x, {vector} %y" + f", i{result} %acc" * saturates
            at = 2 * index + saturates
            calls.append(f"%r{at} = call i{result} {function}({arguments})")
            calls.append(f"%p{at} = getelementptr i{result}, ptr %row, i32 {at}")
            calls.append(f"store i{result} %r{at}, ptr %p{at}, align {result // 8}")
    body = f"""
        %i = call i32 @nv.global.id(i32 0)
        %o = mul i32 %i, {size}
        %px = getelementptr i8, ptr %a, i32 %o
        %py = getelementptr i8, ptr %b, i32 %o
        %x = load {vector}, ptr %px, align {bits // 8 if form != "packed" else 4}
        %y = load {vector}, ptr %py, align {bits // 8 if form != "packed" else 4}
        %pc = getelementptr i{result}, ptr %c, i32 %i
        %acc = load i{result}, ptr %pc, align {result // 8}
        %row = getelementptr [6 x i{result}], ptr %out, i32 %i
        """ + "\n".join(calls)
    ir = kernel("ptr %a, ptr %b, ptr %c, ptr %out", body, "\n".join(declares))
    assert len(pairs) % 64 == 0
    run(ir, [*vectors, addends, out], groups=len(pairs) // 64, features=frozenset(features))
    for row, (x, y), addend in zip(out.tolist(), pairs, addends.tolist(), strict=True):
        want = [
            expected(name, x, y, bits, result, addend if saturates else None)
            for name in SIGNS
            for saturates in (False, True)
        ]
        assert row == want, (x, y, addend)


DOT = "%r = call i32 @nv.sdot.i32({t} %x, {t} %x)\nstore i32 %r, ptr %p, align 4"


@pytest.mark.parametrize(
    ("vector", "capability"),
    [
        ("i32", "DotProductInput4x8BitPacked"),
        ("<4 x i8>", "DotProductInput4x8Bit"),
        ("<3 x i8>", "DotProductInputAll"),
    ],
)
@pytest.mark.parametrize(("vulkan", "extension"), [((1, 2), True), ((1, 3), False)])
def test_capabilities_are_those_of_the_form(kernel, execute, emit, vector, capability, vulkan, extension):
    body = f"%x = load {vector}, ptr %p, align 4\n" + DOT.format(t=vector)
    ir = kernel("ptr %p", body, f"declare i32 @nv.sdot.i32({vector}, {vector})")
    features = execute.device().features | {"shaderIntegerDotProduct"}
    found = nv_spirv.reflect(emit(ir, features=features, vulkan=vulkan))
    assert {"DotProduct", capability} <= set(found.capabilities)
    assert ("SPV_KHR_integer_dot_product" in found.extensions) == extension


def test_wrong_operands_are_refused(kernel):
    ir = kernel("float %x, ptr %p", DOT.format(t="float"), "declare i32 @nv.sdot.i32(float, float)")
    with pytest.raises(nv_spirv.InvalidInput, match="vectors of integers"):
        nv_spirv.emit(ir)
