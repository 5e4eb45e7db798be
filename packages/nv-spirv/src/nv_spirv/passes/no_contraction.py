"""Forbid drivers to contract and reassociate float arithmetic.

    %9 = OpFMul %4 %7 %8       OpDecorate %9 NoContraction
    %10 = OpFAdd %4 %9 %7  =>  OpDecorate %10 NoContraction

Every driver tried reassociates otherwise: `(1 + x) - 1` became `x`.

Requires: nothing.
Leaves:   each float arithmetic instruction decorated NoContraction, unless it or the module says what is allowed
          (FPFastMathMode, FPFastMathDefault), which the specification does not let stand together.
Cost:     one decoration for each; linear.
"""

from __future__ import annotations

from nv_spirv.binary import Binary
from nv_spirv.declarations import NO_CONTRACTION
from nv_spirv.grammar import op
from nv_spirv.options import Options
from nv_spirv.sections import ANNOTATIONS, FUNCTIONS, MODES, Sections

_FP_FAST_MATH_MODE = 40
_FP_FAST_MATH_DEFAULT = 6028
_ARITHMETIC = frozenset(
    {
        op.FNegate,
        op.FAdd,
        op.FSub,
        op.FMul,
        op.FDiv,
        op.FRem,
        op.FMod,
        op.VectorTimesScalar,
        op.MatrixTimesScalar,
        op.VectorTimesMatrix,
        op.MatrixTimesVector,
        op.MatrixTimesMatrix,
        op.OuterProduct,
        op.Dot,
    }
)


def run(module: Binary, _: Options) -> Binary:
    """Run the pass."""
    sections = Sections.of(module)
    if any(mode[2] == _FP_FAST_MATH_DEFAULT for mode in sections[MODES]):
        return module
    decided = {
        i[1]
        for i in sections[ANNOTATIONS]
        if i[0] == op.Decorate and i[2] in (NO_CONTRACTION, _FP_FAST_MATH_MODE)
    }
    sections[ANNOTATIONS].extend(
        (op.Decorate, i[2], NO_CONTRACTION)
        for i in sections[FUNCTIONS]
        if i[0] in _ARITHMETIC and i[2] not in decided
    )
    return sections.join()
