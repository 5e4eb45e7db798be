"""Signatures of device functions, kernels without arrays, and what a kernel closes over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

import numba_vulkan as nv

MODES: list[dict[str, Any]] = [{}, {"addressing": "logical"}]


def half(x):
    return x / 2


def product(x, y):
    return x * y


def kind(x):
    return x // 2 if x > 0 else x / 3


@pytest.mark.parametrize("function, declared, arguments", [
    (half, "int32(float64)", (7.0,)),
    (half, "float32(int64)", (7.9,)),
    (product, "float32(float64, float64)", (1.1, 1.1)),
    (product, "int8(int8, int8)", (100, 3)),
    (product, "complex128(complex128, float32)", (1.5, 1.1)),
    (product, ["int64(int64, int64)", "float32(float32, float32)"], (3, 4)),
    (product, ["int64(int64, int64)", "float32(float32, float32)"], (1.1, 3)),
    (kind, ["float64(float64)", "int32(int32)"], (np.int16(-7),)),
    (kind, ["float64(float64)", "int32(int32)"], (-7.5,)),
    (kind, [(numba.int8,)], (7,)),
])  # fmt: skip
@pytest.mark.parametrize("decorator", [nv.jit, numba.njit])
def test_declared_signatures_count_as_on_the_cpu(
    decorator: Any, function: Callable[..., Any], declared: Any, arguments: tuple[Any, ...]
) -> None:
    want = numba.njit(declared)(function)

    @numba.njit
    def on_cpu(out, *given):
        out[0] = want(*given)

    device = decorator(declared)(function)
    again = nv.jit(device)

    expected = np.zeros(1, np.complex128)
    on_cpu(expected, *arguments)
    got = np.zeros(2, np.complex128)
    if len(arguments) == 1:
        nv.jit(lambda out, a: _store(out, device(a), again(a)))[1, 1](got, *arguments)
    else:
        nv.jit(lambda out, a, b: _store(out, device(a, b), again(a, b)))[1, 1](got, *arguments)
    assert got.tolist() == [expected[0]] * 2


@nv.jit
def _store(out, one, two):
    out[0] = one
    out[1] = two


def test_arguments_that_do_not_convert_are_refused() -> None:
    device = nv.jit("float32(float32, float32)")(product)

    @nv.jit
    def kernel(out):
        out[0] = device(out[0], out)

    with pytest.raises(nv.Unsupported, match=r"product is declared for \(float32, float32\)"):
        kernel[1, 1](np.zeros(3, np.float32))


def test_a_kernel_with_a_signature_converts_what_another_kernel_passes() -> None:
    @nv.jit("void(float32[:], int32)")
    def store(x, value):
        x[0] = value

    @nv.jit
    def outer(x):
        store(x, 2.75)

    x = np.zeros(1, np.float32)
    outer[1, 1](x)
    assert x[0] == 2
    store[1, 1](x, 5)
    assert x[0] == 5


def test_a_cached_kernel_knows_the_signatures_of_what_it_calls() -> None:
    from numba_vulkan.cache import content

    digests = set()
    for declared in ("int32(float64)", "float32(float64)"):
        device = nv.jit(declared)(half)

        def kernel(out):
            out[0] = device(out[1])  # noqa: B023

        digests.add(content.digest(nv.jit(kernel)))
    assert len(digests) == 2


def nothing():
    pass


def scalars(a, b):
    c = a + b  # noqa: F841


def one_argument(t):
    pass


def private(n):
    x = nv.local.array(8, np.int32)
    s = nv.shared.array(8, np.int32)
    for i in range(n):
        x[i % 8] = i
        s[i % 8] = x[(i + 1) % 8]


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("function, arguments", [
    (nothing, ()),
    (scalars, (np.int64(1), np.float32(2))),
    (scalars, (1j, 2.5)),
    (one_argument, ((),)),
    (one_argument, (((), 1, (2.0, ())),)),
    (one_argument, (True,)),
    (private, (11,)),
])  # fmt: skip
def test_kernels_without_arrays(function: Any, arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
    kernel = nv.jit(**options)(function)
    kernel[2, 32](*arguments)
    kernel.forall(100)(*arguments)
    nv.synchronize()


@pytest.mark.parametrize("options", MODES)
def test_a_kernel_without_arrays_may_raise(options: dict[str, Any]) -> None:
    @nv.jit(**options)
    def check(n):
        if nv.grid(1) == n:
            raise ValueError("met")

    check[1, 8](9)
    nv.synchronize()
    check[1, 8](3)
    with pytest.raises(ValueError, match="met"):
        nv.synchronize()


def weighting(weighted: bool) -> Any:
    if weighted:
        weight = 3.0

    @nv.jit
    def kernel(a):
        if weighted:
            a[0] = weight
        else:
            a[0] = 2.0

    return kernel


@pytest.mark.parametrize("weighted, want", [(True, 3.0), (False, 2.0)])
def test_a_closure_variable_without_a_value_where_it_is_not_used(weighted: bool, want: float) -> None:
    x = np.zeros(1)
    weighting(weighted)[1, 1](x)
    assert x[0] == want


def test_a_closure_variable_without_a_value_where_it_is_used() -> None:
    if not ADDED:
        weight = 3.0

    def kernel(a):
        a[0] = weight

    with pytest.raises(nv.Unsupported, match="'weight' is not defined") as caught:
        nv.jit(kernel)[1, 1](np.zeros(1))
    assert f"{__file__}:" in str(caught.value)


ADDED = True


def test_options_decorate_a_kernel_as_the_bare_decorator_does() -> None:
    def bare(a):
        a[0] = 5.0

    for made in (nv.jit(bare), numba.njit(bare), numba.njit("void(float64[:])")(bare)):
        kernel = nv.jit(fastmath=True)(made)
        x = np.zeros(1)
        kernel[1, 1](x)
        assert x[0] == 5.0 and kernel.options.fastmath
    with pytest.raises(nv.NumbaVulkanError, match="not a int"):
        nv.jit(fastmath=True)(3)
