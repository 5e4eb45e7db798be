"""Control flow that nests deeper than a driver's compiler has room for: refused or run, but this process lives."""

from __future__ import annotations

import numpy as np
import pytest

from nv_runtime import InvalidInput
from nv_runtime.kernels import isolated_compile

HEAD = """#version 450
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer B { uint b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = b[i], s = 0;
"""


def nested_ifs(depth: int) -> str:
    tests = "".join(
        f"if (x * {2 * k + 3}u != {7 * k + 5}u) {{ s = s * x + {k}u; b[i] = s;\n" for k in range(depth)
    )
    return HEAD + tests + "}" * depth + " b[i] = s; }"


def unrolled_returns(turns: int) -> str:
    loop = f"[[unroll]] for (uint k = 0; k < {turns}u; k++)"
    return (
        HEAD
        + loop
        + " { if (x * (2u * k + 3u) == k * 7u + 5u) { b[i] = k; return; } s = s * x + k; } b[i] = s; }"
    )


def expected_of_ifs(x: np.ndarray, depth: int) -> np.ndarray:
    out = []
    for value in map(int, x):
        s = 0
        for k in range(depth):
            if value * (2 * k + 3) % 2**32 == 7 * k + 5:
                break
            s = (s * value + k) % 2**32
        out.append(s)
    return np.array(out, np.uint32)


def run(device, kernel):
    x = np.arange(64, dtype=np.uint32)
    buffer = device.buffer(x.nbytes)
    device.stream.write(buffer, 0, x)
    device.stream.launch(kernel, 1, b"", [buffer])
    result = np.empty_like(x)
    device.stream.read(buffer, 0, result)
    return x, result


def test_shallow_nesting_is_not_tried(device, compile_glsl, monkeypatch):
    monkeypatch.setattr(isolated_compile, "try_compile", lambda *_: pytest.fail("tried"))
    kernel = device.kernel(compile_glsl(source=nested_ifs(60)))
    x, result = run(device, kernel)
    np.testing.assert_array_equal(result, expected_of_ifs(x, 60))


@pytest.mark.parametrize("source", [nested_ifs(82), unrolled_returns(128)], ids=["ifs", "returns"])
def test_deep_nesting_is_refused_where_the_driver_dies_of_it(device, compile_glsl, source):
    spirv = compile_glsl(source=source)
    if "diesOfDeepNesting" in device.info.features:
        with pytest.raises(InvalidInput, match=r"nests \d+ deep.*join conditions"):
            device.kernel(spirv)
    else:
        run(device, device.kernel(spirv))


def test_deep_nesting_that_the_driver_survives(device, compile_glsl):
    """Mesa flattens returns that store nothing."""
    tests = "".join(f"if (x * {2 * k + 3}u == {7 * k + 5}u) return; s = s * x + {k}u;\n" for k in range(90))
    kernel = device.kernel(compile_glsl(source=HEAD + tests + "b[i] = s; }"))
    assert kernel.reflection.nesting == 90
    run(device, kernel)


def test_isolation_launches(device, compile_glsl):
    """lavapipe compiles at the first launch: isolation that compiled only would let this through."""
    if "diesOfDeepNesting" in device.info.features:
        with pytest.raises(InvalidInput, match="was killed by this module"):
            device.kernel(compile_glsl(source=nested_ifs(82)), isolated=True)
    assert device.kernel(compile_glsl(source=nested_ifs(20)), isolated=True).name == "main"
