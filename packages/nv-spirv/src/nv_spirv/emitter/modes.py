"""What is known only when the whole function has been written: float controls, and the notes that pass through.

Without SignedZeroInfNanPreserve drivers may assume there is no NaN (NVIDIA then turns Python's `min` into an
instruction that ignores them); without the rounding mode the result of an addition is one of two neighbours; without
NoContraction they contract and reassociate. That is for a whole width, and contraction cannot be allowed without
reassociation. Where LLVM's flags say more than this can, and the device has FloatControls2, each instruction says what
it allows and the default is nothing.
"""

from __future__ import annotations

import json
from typing import Final

from nv_spirv.grammar import op

from ..words import instruction
from .constants import int_literal
from .context import Context
from .enums import Decoration, FastMath, Mode
from .read import node_operands, node_string

_PRESERVE: Final = "SignedZeroInfNanPreserve"


def declare(e: Context) -> None:
    """Add execution modes and notes to the module."""
    function = e.module.entry[2]
    precise = _needs_precision(e)
    if precise:
        _fast_math(e, function)
    else:
        for result in e.b.strict:
            e.module.decorate(result, Decoration.NoContraction)
    for width in sorted(e.float_widths):
        _float_controls(e, function, width, precise)
    for name, value in notes(e.function.nodes).items():
        e.module.string(f"{name}: {json.dumps(value, separators=(',', ':'), ensure_ascii=False)}")


def _needs_precision(e: Context) -> bool:
    """Tell whether instructions differ in what they allow, or allow some things only, and the device can hear it."""
    if not e.b.relaxed or not e.target.has("shaderFloatControls2"):
        return False
    fast = all(bits == FastMath.Fast for bits in e.b.relaxed.values())
    return not fast or bool(e.b.strict) or any(e.float_widths.values())


def _fast_math(e: Context, function: int) -> None:
    """Say for each width that nothing is allowed, and of each relaxed instruction what is.

    A device that does not keep NaN, infinity and signed zero of a width must be told so by every instruction
    (VUID-RuntimeSpirv-shaderSignedZeroInfNanPreserveFloat32-09561 and its kin).
    """
    module = e.module
    module.require("FloatControls2")
    unkept = FastMath.NotNaN | FastMath.NotInf | FastMath.NSZ
    kept = {width: e.target.has(f"shader{_PRESERVE}Float{width}") for width in e.float_widths}
    for width in sorted(e.float_widths):
        bits = module.constant(32, 0 if kept[width] else unkept)
        operands = (function, Mode.FPFastMathDefault, module.float_type(width), bits)
        module.modes += instruction(op.ExecutionModeId, *operands)
    always = 0 if all(kept.values()) else unkept
    for result, bits in e.b.relaxed.items():
        module.decorate(result, Decoration.FPFastMathMode, bits | always)


def _float_controls(e: Context, function: int, width: int, precise: bool) -> None:
    wanted = []
    if e.float_widths[width] and not precise:
        wanted.append(_PRESERVE)
    flushes = e.function.attributes.get("denormal-fp-math", "").startswith("preserve-sign")
    if width == 32 and "denormal-fp-math-f32" in e.function.attributes:
        flushes = e.function.attributes["denormal-fp-math-f32"].startswith("preserve-sign")
    wanted.append("DenormFlushToZero" if flushes else "DenormPreserve")
    wanted.append("RoundingModeRTE")
    for name in wanted:
        if e.target.has(f"shader{name}Float{width}"):
            e.module.require(name)
            e.module.modes += instruction(op.ExecutionMode, function, getattr(Mode, name), width)


def notes(nodes: dict[str, str]) -> dict[str, list[list[str | int]]]:
    """Return the named metadata ``!nv.*``: a list of tuples of strings and integers each."""
    found = {}
    for name, text in nodes.items():
        if not name.startswith("!nv."):
            continue
        found[name[1:]] = [_tuple(nodes.get(reference, "!{}")) for reference in node_operands(text)]
    return found


def _tuple(text: str) -> list[str | int]:
    return [
        node_string(operand) if operand.startswith('!"') else int_literal(operand.rsplit(" ", 1)[-1])
        for operand in node_operands(text)
    ]
