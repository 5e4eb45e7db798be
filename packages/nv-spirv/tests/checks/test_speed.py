"""Checking costs a few microseconds an instruction, however large the module and deep its nesting.

The bounds are several times what an idle machine needs (about 4 µs): they tell quadratic from linear, not
good from bad.
"""

from __future__ import annotations

import gc
import time

import pytest

from nv_spirv import violations
from nv_spirv.binary import read

LIMIT = 25e-6


def ladder(count):
    """Selections one after the other."""
    return "\n".join(
        f"""OpSelectionMerge %m{n} None
        OpBranchConditional %true %t{n} %m{n}
        %t{n} = OpLabel
        %a{n} = OpIAdd %u32 %u1 %u2
        %p{n} = OpAccessChain %to_u32 %buffer %u0 %a{n}
        %l{n} = OpLoad %u32 %p{n}
        OpStore %p{n} %l{n}
        OpBranch %m{n}
        %m{n} = OpLabel"""
        for n in range(count)
    )


def nest(count):
    """Selections inside each other."""
    heads = [
        f"OpSelectionMerge %m{n} None\nOpBranchConditional %true %t{n} %m{n}\n%t{n} = OpLabel"
        for n in range(count)
    ]
    tails = [f"OpBranch %m{n}\n%m{n} = OpLabel" for n in reversed(range(count))]
    return "\n".join(heads + tails)


def loops(count):
    """Loops inside each other."""
    heads = [
        f"""OpBranch %h{n}
        %h{n} = OpLabel
        OpLoopMerge %m{n} %c{n} None
        OpBranchConditional %true %t{n} %m{n}
        %t{n} = OpLabel"""
        for n in range(count)
    ]
    tails = [
        f"OpBranch %c{n}\n%c{n} = OpLabel\nOpBranch %h{n}\n%m{n} = OpLabel" for n in reversed(range(count))
    ]
    return "\n".join(heads + tails)


def switch(count):
    """One switch of many cases."""
    cases = " ".join(f"{n} %s{n}" for n in range(count))
    labels = "\n".join(f"%s{n} = OpLabel\nOpBranch %m" for n in range(count))
    return f"OpSelectionMerge %m None\nOpSwitch %u1 %m {cases}\n{labels}\n%m = OpLabel"


@pytest.mark.parametrize(
    ("shape", "count"),
    [(ladder, 2000), (nest, 3000), (loops, 1500), (switch, 8000)],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_checking_is_linear(shader, shape, count):
    spirv = shader.module(shape(count))
    limit = LIMIT * len(read(spirv).instructions)
    assert min(seconds(spirv) for _ in range(3)) < limit


def seconds(spirv):
    """Processor time of one check; the collector's walks over the heap of a long test run left out."""
    gc.collect()
    gc.disable()
    try:
        start = time.process_time()
        assert violations(spirv) == []
        return time.process_time() - start
    finally:
        gc.enable()
