"""Build subgroup operations that the device lacks, or whose result SPIR-V leaves open, from those that it has.

    %m = call float @nv.subgroup.reduce.fmin.f32(float %x)
    %s = call i64 @nv.subgroup.reduce.add.i64(i64 %x)         ; without shaderSubgroupExtendedTypes

    =>  %m = call float @nv.lower.subgroup.reduce.fmin.f32(float %x)
            ; key = the float's bits, ordered as integers are; NaN at the end
            ; smin of the keys over the subgroup; back to a float
        %s = call i64 @nv.lower.subgroup.reduce.add.i64(i64 %x)
            ; for each lane: shuffle its value, add it if the lane is active

- Floating minimum and maximum of NaNs are undefined in SPIR-V. Through keys a NaN anywhere is the result, as in NumPy,
  and -0.0 is below 0.0. Where NaNs are ruled out (`nnan`), the device's own operation stays.
- Reductions and scans of types or forms that the device lacks go lane by lane, in the order of the lanes.
- Relative shuffles, rotations and quads are shuffles to a lane whose number is computed.

Requires: integers narrowed, so that types are those of the device.
Leaves:   no subgroup operation that the device lacks, if it has ballots and shuffles.
Cost:     keys add eight instructions; lane by lane costs a shuffle for each lane of a subgroup.
"""

from __future__ import annotations

import re

from nv_lower.builtin_names import TYPES, declare
from nv_lower.ir import Instruction, Module
from nv_lower.options import Options

_COMBINED = re.compile(
    r"@nv\.subgroup\.(?P<form>reduce|scan\.inclusive|scan\.exclusive|cluster)\.(?P<operation>[a-z]+)\.(?P<type>[if]\d+)"
)
_MOVED = re.compile(
    r"@nv\.subgroup\.(?P<move>shuffle\.up|shuffle\.down|rotate|quad\.broadcast|quad\.swap)\.(?P<type>[if]\d+)"
)
#: What a move needs of the device, and the lane that it reads: `%me` is this one, `%by` the operand.
_MOVES = {
    "shuffle.up": ("subgroupShuffleRelative", ("%lane = sub i32 %me, %by",)),
    "shuffle.down": ("subgroupShuffleRelative", ("%lane = add i32 %me, %by",)),
    "rotate": (
        "shaderSubgroupRotate",
        (
            "%size = call i32 @nv.subgroup.size()",
            "%last = add i32 %size, -1",
            "%far = add i32 %me, %by",
            "%lane = and i32 %far, %last",
        ),
    ),
    "quad.broadcast": ("subgroupQuad", ("%first = and i32 %me, -4", "%lane = or i32 %first, %by")),
    "quad.swap": ("subgroupQuad", ("%mask = add i32 %by, 1", "%lane = xor i32 %me, %mask")),
}
#: How a lane's place (`%lane`, `%me`) decides whether its value counts.
_INCLUDED = {
    "reduce": ("%in = icmp ult i32 %lane, %size",),
    "scan.inclusive": ("%in = icmp ule i32 %lane, %me",),
    "scan.exclusive": ("%in = icmp ult i32 %lane, %me",),
    "cluster": (
        "%apart = xor i32 %lane, %me",
        "%in = icmp ult i32 %apart, %cluster",
    ),
}
_PREDICATES = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}
_ATTRIBUTES = "alwaysinline convergent nounwind"
_DECLARED = re.compile(r"(@nv\.subgroup\.[\w.]+)\(")


def run(module: Module, options: Options) -> bool:
    """Rewrite what the device lacks and what SPIR-V leaves open."""

    def rule(call: Instruction) -> list[str] | None:
        symbol = _combination(module, options, call.callee) or _move(module, options, call.callee)
        return None if symbol is None else [call.calling(symbol)]

    changed = False
    for function in list(module.functions.values()):
        if any(call.callee.startswith("@nv.subgroup.") for call in function.calls()):
            changed |= function.rewrite(rule, {"call"})
    return changed


def _has(options: Options, feature: str) -> bool:
    """Return whether the device has a feature; the device of the contract has all basic operations on all types."""
    return options.has(feature) if options.features is not None else feature != "shaderSubgroupRotate"


def _nans_ruled_out(options: Options) -> bool:
    return options.fastmath is True or bool(options.fastmath and {"nnan", "fast"} & options.fastmath)


def _define(module: Module, symbol: str, text: str) -> str:
    for name in dict.fromkeys(_DECLARED.findall(text)):
        declare(module, name)
    module.define(symbol, text)
    return symbol


def _combination(module: Module, options: Options, symbol: str) -> str | None:
    """The function that stands in for a reduction or scan; None if the device's own does."""
    found = _COMBINED.fullmatch(symbol)
    if found is None:
        return None
    form, operation, type_ = found["form"], found["operation"], found["type"]
    lacking = _lacks(options, form, type_)
    if operation in ("fmin", "fmax") and (lacking or not _nans_ruled_out(options)):
        return _by_keys(module, options, form, operation, type_)
    return _lane_by_lane(module, form, operation, type_) if lacking else None


def _lacks(options: Options, form: str, type_: str) -> bool:
    feature = "subgroupClustered" if form == "cluster" else "subgroupArithmetic"
    # Narrow integers are combined in 32 bits by the emitter.
    extended = type_ in ("i64", "f16") and not _has(options, "shaderSubgroupExtendedTypes")
    return extended or not _has(options, feature)


def _by_keys(module: Module, options: Options, form: str, operation: str, type_: str) -> str:
    """Floats through integers of the same order, NaN below (for a minimum) or above everything."""
    width, real = int(type_[1:]), TYPES[type_]
    least, smallest = -(1 << (width - 1)), operation == "fmin"
    inner = f"@nv.subgroup.{form}.s{operation[1:]}.i{width}"
    inner = _combination(module, options, inner) or inner
    more, pass_on = (", i32 %cluster", ", i32 %cluster") if form == "cluster" else ("", "")
    infinity = {16: 0x7C00, 32: 0x7F800000, 64: 0x7FF << 52}[width]
    nan = least if smallest else -least - 1
    # A scan's first result is the identity: an infinity, not the end of the integers.
    limit = infinity if smallest else least + (-least - 1 - infinity)
    clamp = f"@llvm.s{'min' if smallest else 'max'}.i{width}"
    symbol = f"@nv.lower.subgroup.{form}.{operation}.{type_}"
    kept, clamped = "%found", []
    if form == "scan.exclusive":
        module.declare(clamp, f"i{width}", [f"i{width}"] * 2)
        kept, clamped = "%kept", [f"  %kept = call i{width} {clamp}(i{width} %found, i{width} {limit})"]
    lines = [
        f"define internal {real} {symbol}({real} %x{more}) {_ATTRIBUTES} {{",
        f"  %bits = bitcast {real} %x to i{width}",
        f"  %signs = ashr i{width} %bits, {width - 1}",
        f"  %flips = lshr i{width} %signs, 1",
        f"  %ordered = xor i{width} %bits, %flips",
        f"  %magnitude = and i{width} %bits, {-least - 1}",
        f"  %nan = icmp ugt i{width} %magnitude, {infinity}",
        f"  %key = select i1 %nan, i{width} {nan}, i{width} %ordered",
        f"  %found = call i{width} {inner}(i{width} %key{pass_on})",
        *clamped,
        f"  %signs.back = ashr i{width} {kept}, {width - 1}",
        f"  %flips.back = lshr i{width} %signs.back, 1",
        f"  %bits.back = xor i{width} {kept}, %flips.back",
        f"  %result = bitcast i{width} %bits.back to {real}",
        f"  ret {real} %result",
        "}",
    ]
    return _define(module, symbol, "\n".join(lines))


def _identity(operation: str, type_: str, form: str) -> str:
    width = int(type_[1:])
    return {
        # -0.0 changes nothing that is added to it; a scan begins with 0.0.
        "fadd": "0.0" if form == "scan.exclusive" else "-0.0",
        "fmul": "1.0",
        "mul": "1",
        "and": "-1",
        "umin": "-1",
        "smin": str((1 << (width - 1)) - 1),
        "smax": str(-(1 << (width - 1))),
    }.get(operation, "0")


def _lane_by_lane(module: Module, form: str, operation: str, type_: str) -> str:
    """Every lane's value in turn, combined where the lane is active and included."""
    value = TYPES[type_]
    if predicate := _PREDICATES.get(operation):
        combine = [
            f"  %before = icmp {predicate} {value} %theirs, %sum",
            f"  %both = select i1 %before, {value} %theirs, {value} %sum",
        ]
    else:
        combine = [f"  %both = {operation} {value} %sum, %theirs"]
    symbol = f"@nv.lower.subgroup.{form}.{operation}.{type_}"
    lines = [
        f"define internal {value} {symbol}({value} %x{', i32 %cluster' if form == 'cluster' else ''}) {_ATTRIBUTES} {{",
        "entry:",
        "  %size = call i32 @nv.subgroup.size()",
        "  %me = call i32 @nv.subgroup.local.id()",
        "  %active = call <4 x i32> @nv.subgroup.ballot(i1 true)",
        *(f"  %word{index} = extractelement <4 x i32> %active, i32 {index}" for index in range(4)),
        "  br label %each",
        "each:",
        "  %lane = phi i32 [ 0, %entry ], [ %after, %each ]",
        f"  %sum = phi {value} [ {_identity(operation, type_, form)}, %entry ], [ %new, %each ]",
        f"  %theirs = call {value} @nv.subgroup.shuffle.{type_}({value} %x, i32 %lane)",
        "  %word = lshr i32 %lane, 5",
        "  %is1 = icmp eq i32 %word, 1",
        "  %is2 = icmp eq i32 %word, 2",
        "  %is3 = icmp eq i32 %word, 3",
        "  %from1 = select i1 %is1, i32 %word1, i32 %word0",
        "  %from2 = select i1 %is2, i32 %word2, i32 %from1",
        "  %bits = select i1 %is3, i32 %word3, i32 %from2",
        "  %place = and i32 %lane, 31",
        "  %bit = lshr i32 %bits, %place",
        "  %there = trunc i32 %bit to i1",
        *(f"  {line}" for line in _INCLUDED[form]),
        "  %takes = and i1 %there, %in",
        *combine,
        f"  %new = select i1 %takes, {value} %both, {value} %sum",
        "  %after = add i32 %lane, 1",
        "  %more = icmp ult i32 %after, %size",
        "  br i1 %more, label %each, label %end",
        "end:",
        f"  ret {value} %new",
        "}",
    ]
    return _define(module, symbol, "\n".join(lines))


def _move(module: Module, options: Options, symbol: str) -> str | None:
    """The function that stands in for a move between lanes; None if the device's own does."""
    found = _MOVED.fullmatch(symbol)
    if found is None or _has(options, _MOVES[found["move"]][0]):
        return None
    move, type_ = found["move"], found["type"]
    value = TYPES[type_]
    made = f"@nv.lower.subgroup.{move}.{type_}"
    lines = [
        f"define internal {value} {made}({value} %x, i32 %by) {_ATTRIBUTES} {{",
        "  %me = call i32 @nv.subgroup.local.id()",
        *(f"  {line}" for line in _MOVES[move][1]),
        f"  %theirs = call {value} @nv.subgroup.shuffle.{type_}({value} %x, i32 %lane)",
        f"  ret {value} %theirs",
        "}",
    ]
    return _define(module, made, "\n".join(lines))
