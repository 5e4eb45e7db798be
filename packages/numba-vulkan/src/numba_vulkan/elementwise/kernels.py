"""A program becomes a kernel: the source of a Python function, compiled like any other.

Kernels come in two kinds of layout: flat, where every array is contiguous and has one axis, and strided, where every
array has 1, 2 or 4 axes with any strides (0 along axes that are broadcast).
"""

from __future__ import annotations

import functools
import keyword
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba.np.numpy_support import from_dtype

from numba_vulkan.elementwise.program import DType, Program
from numba_vulkan.jit import jit
from numba_vulkan.kernel import Kernel
from nv_lower import builtins as nv

FLAT = 0
#: Axes of strided kernels: an array of three axes is taken by the kernel of four.
STRIDED = (1, 2, 4)


@functools.lru_cache(maxsize=4096)
def kernel(program: Program, axes: int) -> Kernel:
    """The kernel of a program, called with outputs, inputs and mask.

    `axes` is `FLAT` or one of `STRIDED`.
    """
    outputs = [f"out{k}" for k in range(len(program.outputs))]
    inputs = [f"in{k}" for k in range(len(program.inputs))]
    parameters = [*outputs, *inputs, *(["mask"] if program.masked else [])]
    place = "i" if axes in (FLAT, 1) else ", ".join(f"i{k}" for k in range(axes))
    body = [f"    if mask[{place}]:"] if program.masked else ["    if True:"]
    names: dict[str, Any] = {"__name__": f"{__package__}.generated", "global_id": nv.global_id}
    body += [f"        {line}" for line in _lines(program, place, names)]
    source = "\n".join(
        [
            f"def {_identifier(program.name)}({', '.join(parameters)}):",
            "  i = global_id(0)",
            "  if i < out0.size:",
            *(_decoded(axes)),
            *body,
        ]
    )
    exec(compile(source, f"<numba_vulkan {program.name}>", "exec"), names)
    made: Kernel = jit(names[_identifier(program.name)], cache=True)
    return made


def _identifier(name: str) -> str:
    plain = "".join(c if c.isascii() and c.isalnum() else "_" for c in name).lstrip("0123456789")
    return f"fused_{plain}" if not plain or keyword.iskeyword(plain) else plain


def _decoded(axes: int) -> Iterator[str]:
    """The indices along each axis from the flat one."""
    if axes in (FLAT, 1):
        return
    rest = "i"
    for axis in reversed(range(1, axes)):
        yield f"    r{axis}, i{axis} = {rest} // out0.shape[{axis}], {rest} % out0.shape[{axis}]"
        rest = f"r{axis}"
    yield f"    i0 = {rest}"


def _lines(program: Program, place: str, names: dict[str, Any]) -> Iterator[str]:
    dtypes = program.slots()

    def use(slot: int, dtype: DType) -> str:
        return converted(f"v{slot}", dtypes[slot], dtype, names)

    for k, given in enumerate(program.inputs):
        yield f"v{k} = in{k}" if given.scalar else f"v{k} = in{k}[{place}]"
    for k, constant in enumerate(program.constants, len(program.inputs)):
        names[f"v{k}"] = constant.value
    slot = len(program.inputs) + len(program.constants)
    for number, step in enumerate(program.steps):
        names[f"f{number}"] = step.function
        yield f"r = f{number}({', '.join(use(*argument) for argument in step.arguments)})"
        for k, dtype in enumerate(step.results):
            result = "r" if len(step.results) == 1 else f"r[{k}]"
            yield f"v{slot + k} = {_typed(result, dtype, names)}"
        slot += len(step.results)
    for k, output in enumerate(program.outputs):
        yield f"out{k}[{place}] = {use(*output)}"


def converted(value: str, source: DType, target: DType, names: dict[str, Any]) -> str:
    """The expression that converts a value as NumPy does; `names` gets the types that it mentions."""
    if source == target:
        return value
    if target.kind == "b":
        return f"({value} != {_typed('0', source, names)})" if source.kind == "c" else f"bool({value})"
    if source.kind == "c" and target.kind != "c":
        return converted(f"{value}.real", np.empty(0, source).real.dtype, target, names)
    if source.kind == "f" and target.kind in "iu" and target.itemsize < 8:
        # What does not fit wraps around, as it does on x86.
        value = _typed(value, np.dtype(np.int32 if target.itemsize < 4 else np.int64), names)
    if source.kind == "f" and target == np.uint64:
        names[f"zero_{source.name}"] = source.type(0)
        below = _typed(_typed(value, np.dtype(np.int64), names), target, names)
        return f"({below} if {value} < zero_{source.name} else {_typed(value, target, names)})"
    return _typed(value, target, names)


def _typed(value: str, dtype: DType, names: dict[str, Any]) -> str:
    if dtype.kind == "b":
        return f"bool({value})"
    names[f"to_{dtype.name}"] = from_dtype(dtype)
    return f"to_{dtype.name}({value})"


@functools.lru_cache(maxsize=4096)
def conversion_function(source: DType, target: DType) -> Kernel:
    """The device function that converts a number as NumPy does."""
    names: dict[str, Any] = {}
    return _expression(f"{source.name}_to_{target.name}", "a", converted("a", source, target, names), names)


@functools.lru_cache(maxsize=4096)
def binary_function(function: Any, operand: DType, result: DType) -> Kernel:
    """The device function of two numbers of one dtype whose result has the other, whatever Numba makes of it."""
    names: dict[str, Any] = {"combine": function}
    return _expression("combined", "a, b", _typed("combine(a, b)", result, names), names)


def _expression(name: str, parameters: str, text: str, names: dict[str, Any]) -> Kernel:
    names["__name__"] = f"{__package__}.generated"
    exec(compile(f"def {name}({parameters}):\n    return {text}", f"<numba_vulkan {name}>", "exec"), names)
    made: Kernel = jit(names[name])
    return made
