"""Compiling in a child process: what kills a driver's compiler does not kill this process."""

from __future__ import annotations

import struct

import pytest

from nv_runtime import InvalidInput, Unsupported
from nv_runtime.kernels import isolated_compile as isolated


def test_isolated_compilation_gives_a_working_kernel(device, compile_glsl):
    kernel = device.kernel(compile_glsl("saxpy"), isolated=True, local_size=(32,), spec={2: 1})
    assert kernel.local_size == (32, 1, 1)


def test_isolated_errors_are_those_of_the_child(device, compile_glsl):
    with pytest.raises(InvalidInput, match="is fixed at 64, not 32"):
        device.kernel(compile_glsl("double_bound"), isolated=True, local_size=32)
    with pytest.raises(Unsupported, match=r"allows .* invocations"):
        device.kernel(compile_glsl("saxpy"), isolated=True, local_size=1 << 20)


def test_a_module_that_kills_the_compiler(device, compile_glsl):
    """An id that is defined twice: lavapipe 25.0.7 reads freed memory."""
    words = list(struct.unpack(f"<{len(compile_glsl('saxpy')) // 4}I", compile_glsl("saxpy")))
    at = next(k for k in range(5, len(words)) if words[k] == (4 << 16 | 61))  # the first OpLoad
    words[at + 2] = words[at + 1]
    with pytest.raises(InvalidInput):
        device.kernel(struct.pack(f"<{len(words)}I", *words), isolated=True)


def test_a_compiler_that_does_not_finish(device, compile_glsl, monkeypatch):
    with pytest.raises(InvalidInput, match=r"did not finish with this module in 0\.01 seconds"):
        isolated.try_compile(device, compile_glsl("saxpy"), {}, seconds=0.01)
