"""`debug=True` adds source lines to a module and changes nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import numba_vulkan as nv
import nv_spirv

_DEBUG = re.compile(r"\bOp(?:Line|NoLine|Source|String|Name|MemberName)\b")


@nv.jit
def step(a, b, limit):
    """A device function, which is inlined."""
    return a if a < limit else b % limit


def loops(x, y, limit):
    i = nv.grid(1)
    if i < x.shape[0]:
        total = np.int64(0)
        for k in range(limit):
            if x[i] == k:
                break
            total += step(x[i], k, limit) >> 32
        y[i] = total


def floats(x, y, limit):
    tile = nv.shared.array(64, np.float32)
    lane = nv.local_id(0)
    i = nv.grid(1)
    tile[lane] = x[i] if i < limit else 0.0
    nv.barrier()
    y[i] = np.sqrt(tile[63 - lane]) / 3


def atomics(x, y, limit):
    i = nv.grid(1)
    if i < limit:
        nv.atomic.add(y, x[i] % 8, 1)


KERNELS = {
    loops: "int64[::1], int64[::1], int64",
    floats: "float32[::1], float32[::1], int32",
    atomics: "int32[::1], int32[::1], int32",
}


def instructions(text: str) -> list[str]:
    """The module without debug instructions, its ids numbered in the order in which they are met."""
    numbers: dict[str, str] = {}
    lines = (line.split(" ; ")[0].strip() for line in text.splitlines())
    return [
        re.sub(r"%\w+", lambda found: numbers.setdefault(found[0], f"%{len(numbers)}"), line)
        for line in lines
        if line and line[0] != ";" and not _DEBUG.search(line)
    ]


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("function", KERNELS, ids=lambda function: function.__name__)
def test_source_lines_are_all_that_is_added(function: Callable[..., Any], narrow: bool) -> None:
    signature = KERNELS[function]
    modules = [
        nv.jit(function, debug=debug, narrow=narrow).inspect_spirv(signature) for debug in (False, True)
    ]
    plain, located = map(nv_spirv.disassemble, modules)
    assert instructions(located) == instructions(plain)
    assert "OpLine" not in plain
    code = function.__code__
    lines = {int(found) for found in re.findall(r"OpLine %\w+ (\d+)", located)}
    assert len(lines & set(range(code.co_firstlineno, code.co_firstlineno + 14))) >= 3
    assert nv_spirv.violations(modules[1]) == []
