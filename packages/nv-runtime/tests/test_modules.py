"""Modules are held against nv-spirv's rules before a driver sees them; sound ones are not refused."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path

import numpy as np
import pytest

import nv_runtime
import nv_spirv
from nv_runtime import InvalidInput, Unsupported, open_device, reflect
from nv_spirv import violations

SHADERS = Path(__file__).parent / "shaders"


@pytest.mark.parametrize("name", sorted(p.stem for p in SHADERS.glob("*.comp")))
def test_compilers_output_is_sound(compile_glsl, name):
    assert violations(compile_glsl(name)) == []
    assert violations(compile_glsl(name, flags=("-g",))) == []  # names, sources and lines
    assert violations(compile_glsl(name, flags=("-gVS",))) == []  # NonSemantic.Shader.DebugInfo
    assert violations(compile_glsl(name, target="vulkan1.3")) == []
    assert reflect(compile_glsl(name)).entry_points


def load(code):
    """What a device says of a module before its driver sees it; the null device has all features."""
    return open_device("null").kernel(code)


def test_the_verdict_is_that_of_nv_spirv(compile_glsl):
    text = nv_spirv.disassemble(compile_glsl("saxpy"))
    broken = nv_spirv.assemble(text.replace("OpFMul", "OpIMul", 1))
    (violation,) = violations(broken)
    with pytest.raises(InvalidInput) as caught:
        load(broken)
    assert str(violation) in str(caught.value)
    assert "OpIMul" in str(caught.value) and violation.rule in str(caught.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda w: w[:7], "no compute .GLCompute. entry point"),
        (lambda w: [w[0] ^ 1, *w[1:]], "not SPIR-V: it is bytes that begin"),
        (lambda w: [*w[:3], 0, *w[4:]], "is not below the bound 0"),
        (lambda w: [*w[:3], 2, *w[4:]], "not below the bound"),
        (lambda w: [*w[:4], 1, *w[5:]], "schema is 1, not 0"),
        (lambda w: [*w[:5], 0, *w[5:]], "of 0 words in a module of"),
        (lambda w: w[:-1], "has no OpFunctionEnd"),
    ],
)
def test_damaged_words(compile_glsl, change, reason):
    code = compile_glsl("saxpy")
    words = change(list(struct.unpack(f"<{len(code) // 4}I", code)))
    with pytest.raises(InvalidInput, match=reason):
        load(struct.pack(f"<{len(words)}I", *words))


def test_not_a_module(device):
    for data in (b"", b"abc", b"\x00" * 64, bytes(range(256))):
        with pytest.raises(InvalidInput, match="not SPIR-V"):
            device.kernel(data)


def test_other_byte_order(compile_glsl):
    code = compile_glsl("saxpy")
    words = struct.unpack(f"<{len(code) // 4}I", code)
    turned = struct.pack(f">{len(words)}I", *words)
    assert violations(turned) == []
    assert reflect(turned) == reflect(code)


def test_checking_can_be_left_out(device, compile_glsl, monkeypatch):
    monkeypatch.setattr(nv_spirv, "violations", lambda spirv: pytest.fail("it was checked"))
    assert device.kernel(compile_glsl("saxpy"), check=False).name == "main"


def test_mutated_modules_never_raise_anything_else(compile_glsl):
    """Fixed seeds of fuzz/modules.py, without a driver: reflection and checks give InvalidInput or nothing."""
    path = Path(__file__).parents[1] / "fuzz" / "modules.py"
    spec = importlib.util.spec_from_file_location("fuzz_modules", path)
    modules = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(modules)
    seeds = [compile_glsl(name) for name in ("saxpy", "grid_bound", "mixed_push", "two_sums", "blur_2d")]
    refused = 0
    for number in range(2000):
        code = modules.case(seeds, 1, number, 3)
        try:
            load(code)
        except (InvalidInput, Unsupported):
            refused += 1
    assert 1000 < refused < 2000


def test_the_name_of_an_entry_point_is_utf8(compile_glsl):
    code = compile_glsl("saxpy")
    with pytest.raises(InvalidInput, match=r"name of entry point .* is not UTF-8"):
        load(code.replace(b"main", b"m\xe1in", 1))


def test_types_that_point_to_themselves_are_found(compile_glsl):
    assert reflect(compile_glsl("linked_list")).recursive_types
    assert not reflect(compile_glsl("saxpy")).recursive_types


COMPUTED_SIZE = """
#version 450
layout(local_size_x = 64) in;
layout(constant_id = 3) const uint rows = 4u;
layout(binding = 0) buffer Out { uint y[]; };
shared uint part[rows * 16u];
void main() {
    uint k = gl_LocalInvocationID.x;
    if (k < rows * 16u) part[k] = k;
    barrier();
    if (k < rows * 16u) y[k] = part[rows * 16u - 1u - k];
}
"""


def test_workgroup_memory_of_a_computed_size(device, compile_glsl):
    code = compile_glsl(source=COMPUTED_SIZE)
    kernel = device.kernel(code, spec={"rows": 2})
    assert kernel.entry.workgroup_bytes == 128
    y = np.zeros(64, np.uint32)
    nv_runtime.run(code, [y], 1, spec={"rows": 2}, device=device)
    np.testing.assert_array_equal(y[:32], np.arange(32)[::-1])
    with pytest.raises(Unsupported, match="bytes of workgroup memory"):
        device.kernel(code, spec={"rows": 60_000_000})


READ_ONLY = """
#version 450
layout(local_size_x = 8) in;
layout(binding = 0) buffer In { float x[]; };
layout(binding = 1) buffer Out { float y[]; };
void main() { y[gl_GlobalInvocationID.x] = x[7u - gl_GlobalInvocationID.x]; }
"""


def test_what_is_only_read_may_be_read_only(device, compile_glsl):
    x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    x.flags.writeable = False
    nv_runtime.run(compile_glsl(source=READ_ONLY), [x, y], 1, device=device)
    np.testing.assert_array_equal(y, x[::-1])


ALIASED = """
#version 450
layout(local_size_x = 4) in;
layout(binding = 0) readonly buffer Ints { uint i[]; } ints;
layout(binding = 0) readonly buffer Floats { float f[]; } floats;
layout(binding = 1) buffer Out { float y[]; };
layout(binding = 1) buffer Raw { uint r[]; } raw;
void main() {
    uint k = gl_GlobalInvocationID.x;
    y[2u * k] = floats.f[k];
    raw.r[2u * k + 1u] = ints.i[k];
}
"""


@pytest.mark.parametrize("keys", [None, (0, 1), ((0, 0), (0, 1)), ("ints", "raw"), ("floats", "Out")])
def test_a_binding_seen_through_several_variables_is_given_once(device, compile_glsl, keys):
    code = compile_glsl(source=ALIASED)
    kernel = device.kernel(code)
    assert [(b.set, b.binding, b.written) for b in kernel.bindings] == [(0, 0, False), (0, 1, True)]
    assert set(kernel.places) == {"ints", "floats", "Out", "raw"}
    x, y = np.arange(1, 5, dtype=np.float32), np.zeros(8, np.float32)
    want = np.stack([x, x], 1).reshape(-1)
    nv_runtime.run(code, [x, y] if keys is None else dict(zip(keys, (x, y), strict=True)), 1, device=device)
    np.testing.assert_array_equal(y, want)
    given = [device.buffer(16), device.buffer(32)]
    device.stream.write(given[0], 0, x)
    launched = given if keys is None else dict(zip(keys, given, strict=True))
    device.stream.launch(kernel, 1, bindings=launched)
    out = np.empty(8, np.float32)
    device.stream.read(given[1], 0, out)
    device.synchronize()
    np.testing.assert_array_equal(out, want)


def test_a_reflection_is_handed_on(compile_glsl, monkeypatch):
    code = compile_glsl("saxpy")
    known = reflect(code)
    monkeypatch.setattr(nv_spirv, "reflect", lambda *_: pytest.fail("it was reflected again"))
    device = open_device("null")
    assert device.kernel(code, reflection=known).reflection is known
    assert device.kernel(code, reflection=known, check=False).local_size == (64, 1, 1)
