"""Turn mathematical intrinsics and remainders into calls of the math library.

    %y = call float @llvm.exp.f32(float %x)          =>   %y = call float @expf(float %x)
    %r = frem double %a, %b                          =>   %r = call double @fmod(double %a, double %b)
    %p = call float @llvm.powi.f32.i32(float, i32)   =>   %p = call float @__powisf2(float, i32)

An intrinsic with the `afn` flag on `half` or `float` stays where GLSL.std.450 has the function: the user asked for the
device's own, approximate one. `half` is computed in `float`, vectors lane by lane; what returns two results
(`sincos`, `frexp`, `modf`) and what rounds to an integer becomes a small function around the library's.

Requires: mathematical functions are intrinsics or library names (`name_math`).
Leaves:   only intrinsics that are exact in a few instructions, or approximate and allowed to be.
Cost:     linear in the number of calls.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_lower.errors import Unsupported
from nv_lower.ir import FASTMATH, Instruction, Module
from nv_lower.locations import located
from nv_lower.math_names import (
    APPROXIMATE,
    EXACT,
    LIBRARY_ARGUMENTS,
    SUFFIX_TYPES,
    TYPE_SUFFIXES,
    library_name,
    split_intrinsic,
)
from nv_lower.options import Options

_ROUNDED = re.compile(r"@llvm\.ll?(round|rint)\.(i\d+)\.(f16|f32|f64)")
#: log2(10) and log10(2), which turn exp10 and log10 into what GLSL.std.450 has, in LLVM's hexadecimal form.
_LOG2_10 = "0x400A934F00000000"
_LOG10_2 = "0x3FD3441360000000"
_OPTIONS = "alwaysinline nounwind willreturn memory(none)"


def run(module: Module, options: Options) -> bool:
    """Rewrite every mathematical intrinsic that the emitter does not do exactly."""

    def rule(instruction: Instruction) -> list[str] | None:
        with located(module, instruction):
            if instruction.opcode == "frem":
                return [_remainder(module, instruction)]
            if instruction.callee.startswith("@llvm."):
                replaced = _replacement(module, instruction)
                return None if replaced is None else [replaced]
        return None

    return module.rewrite(rule, {"frem", "call"})


def _remainder(module: Module, instruction: Instruction) -> str:
    type_ = instruction.type
    symbol = _elementwise(module, "fmod", type_, 2)
    flags = "".join(f"{flag} " for flag in instruction.flags)
    left, right = instruction.values
    return f"{instruction.result} = call {flags}{type_} {symbol}({type_} {left}, {type_} {right})"


def _replacement(module: Module, call: Instruction) -> str | None:
    if rounding := _ROUNDED.fullmatch(call.callee):
        return call.calling(_rounded(module, *rounding.groups()), attributes=False)
    parts = split_intrinsic(call.callee)
    if parts is None:
        return None
    base, suffix, integer = parts
    if base in EXACT:
        return None
    type_ = _type(suffix)
    approximate = bool(call.fastmath & {"afn", "fast"}) and type_.rpartition(" ")[2].rstrip(">") in (
        "half",
        "float",
    )
    if approximate and base in APPROXIMATE:
        return None
    if approximate and base in ("exp10", "log10"):
        return call.calling(_approximate_decimal(module, base, suffix, type_, call.fastmath))
    if base in LIBRARY_ARGUMENTS:
        symbol = _elementwise(module, base, type_, LIBRARY_ARGUMENTS[base])
        return call.calling(symbol, attributes=False)
    maker = _SPECIAL.get(base)
    if maker is None:
        return None
    if type_.startswith("<"):
        raise Unsupported(f"`{call.callee[1:]}` on a vector; apply it to the elements one by one")
    # Flags stay legal on a call of the library's function, the intrinsic's attribute groups do not.
    return call.calling(maker(module, type_, integer), attributes=False)


def _type(suffix: str) -> str:
    found = re.fullmatch(r"(?:v(\d+))?(f\d+)", suffix)
    assert found is not None
    element = SUFFIX_TYPES[found[2]]
    return f"<{found[1]} x {element}>" if found[1] else element


def _elementwise(module: Module, base: str, type_: str, count: int) -> str:
    """The symbol of a function of `count` operands of one type: the library's, or one made of it."""
    if type_ in ("float", "double"):
        symbol = library_name(base, type_)
        module.declare(symbol, type_, [type_] * count, _DECLARED)
        return symbol
    names = ["%a", "%b"][:count]
    parameters = ", ".join(f"{type_} {name}" for name in names)
    if type_ == "half":
        symbol = f"@nv.lower.{base}.f16"
        wide = _elementwise(module, base, "float", count)
        lines = [f"  {name}.wide = fpext half {name} to float" for name in names]
        lines.append(f"  %r = call float {wide}({', '.join(f'float {name}.wide' for name in names)})")
        lines += ["  %n = fptrunc float %r to half", "  ret half %n"]
    else:
        lanes, element = re.fullmatch(r"<(\d+) x (\w+)>", type_).groups()  # type: ignore[union-attr]
        symbol = f"@nv.lower.{base}.v{lanes}{TYPE_SUFFIXES[element]}"
        scalar = _elementwise(module, base, element, count)
        lines = []
        whole = "poison"
        for lane in range(int(lanes)):
            lines += [f"  {name}{lane} = extractelement {type_} {name}, i32 {lane}" for name in names]
            lines.append(
                f"  %r{lane} = call {element} {scalar}({', '.join(f'{element} {name}{lane}' for name in names)})"
            )
            lines.append(f"  %w{lane} = insertelement {type_} {whole}, {element} %r{lane}, i32 {lane}")
            whole = f"%w{lane}"
        lines.append(f"  ret {type_} {whole}")
    _define(module, f"{type_} {symbol}({parameters})", symbol, lines)
    return symbol


_DECLARED = "nocallback nofree nounwind willreturn memory(none)"


def _define(module: Module, signature: str, symbol: str, lines: list[str]) -> None:
    module.define(symbol, "\n".join([f"define internal {signature} {_OPTIONS} {{", *lines, "}"]))


def _approximate_decimal(module: Module, base: str, suffix: str, type_: str, flags: frozenset[str]) -> str:
    shown = " ".join(sorted(flags & FASTMATH))
    symbol = f"@nv.lower.{base}.{suffix}.{shown.replace(' ', '.')}"
    if type_.startswith("<"):
        raise Unsupported(f"`llvm.{base}` on a vector; apply it to the elements one by one")
    binary = f"@llvm.{base.replace('10', '2')}.{suffix}"
    module.declare(binary, type_, [type_])
    factor = _LOG2_10 if base == "exp10" else _LOG10_2
    if type_ == "half":
        factor = "0xH42A5" if base == "exp10" else "0xH34D1"
    if base == "exp10":
        lines = [
            f"  %s = fmul {shown} {type_} %x, {factor}",
            f"  %r = call {shown} {type_} {binary}({type_} %s)",
        ]
    else:
        lines = [
            f"  %s = call {shown} {type_} {binary}({type_} %x)",
            f"  %r = fmul {shown} {type_} %s, {factor}",
        ]
    _define(module, f"{type_} {symbol}({type_} %x)", symbol, [*lines, f"  ret {type_} %r"])
    return symbol


def _sincos(module: Module, type_: str, integer: str) -> str:
    symbol = f"@nv.lower.sincos.{TYPE_SUFFIXES[type_]}"
    sine, cosine = (_elementwise(module, base, type_, 1) for base in ("sin", "cos"))
    pair = f"{{ {type_}, {type_} }}"
    lines = [
        f"  %s = call {type_} {sine}({type_} %x)",
        f"  %c = call {type_} {cosine}({type_} %x)",
        f"  %p = insertvalue {pair} poison, {type_} %s, 0",
        f"  %q = insertvalue {pair} %p, {type_} %c, 1",
        f"  ret {pair} %q",
    ]
    _define(module, f"{pair} {symbol}({type_} %x)", symbol, lines)
    return symbol


def _modf(module: Module, type_: str, integer: str) -> str:
    """Fraction and whole part, both with the sign of x; the fraction of an infinity is zero."""
    suffix = TYPE_SUFFIXES[type_]
    symbol = f"@nv.lower.modf.{suffix}"
    for name, count in (("trunc", 1), ("copysign", 2), ("fabs", 1)):
        intrinsic = f"@llvm.{name}.{suffix}"
        module.declare(intrinsic, type_, [type_] * count)
    pair = f"{{ {type_}, {type_} }}"
    infinity = {"half": "0xH7C00", "float": "0x7FF0000000000000", "double": "0x7FF0000000000000"}[type_]
    lines = [
        f"  %whole = call {type_} @llvm.trunc.{suffix}({type_} %x)",
        f"  %difference = fsub {type_} %x, %whole",
        f"  %size = call {type_} @llvm.fabs.{suffix}({type_} %x)",
        f"  %infinite = fcmp oeq {type_} %size, {infinity}",
        f"  %fraction = select i1 %infinite, {type_} 0.0, {type_} %difference",
        f"  %signed = call {type_} @llvm.copysign.{suffix}({type_} %fraction, {type_} %x)",
        f"  %p = insertvalue {pair} poison, {type_} %signed, 0",
        f"  %q = insertvalue {pair} %p, {type_} %whole, 1",
        f"  ret {pair} %q",
    ]
    _define(module, f"{pair} {symbol}({type_} %x)", symbol, lines)
    return symbol


def _frexp(module: Module, type_: str, integer: str) -> str:
    symbol = f"@nv.lower.frexp.{TYPE_SUFFIXES[type_]}.{integer}"
    work = "float" if type_ == "half" else type_
    function = library_name("frexp", work)
    module.declare(function, work, [work, "ptr"], "nounwind willreturn memory(argmem: write)")
    pair = f"{{ {type_}, {integer} }}"
    lines = ["  %cell = alloca i32"]
    lines.append("  %w = fpext half %x to float" if type_ == "half" else "")
    value = "%w" if type_ == "half" else "%x"
    lines.append(f"  %f = call {work} {function}({work} {value}, ptr %cell)")
    lines.append("  %g = fptrunc float %f to half" if type_ == "half" else "")
    lines.append("  %e = load i32, ptr %cell")
    exponent = "%e"
    if integer != "i32":
        lines.append(f"  %n = {'sext' if int(integer[1:]) > 32 else 'trunc'} i32 %e to {integer}")
        exponent = "%n"
    lines += [
        f"  %p = insertvalue {pair} poison, {type_} {'%g' if type_ == 'half' else '%f'}, 0",
        f"  %q = insertvalue {pair} %p, {integer} {exponent}, 1",
        f"  ret {pair} %q",
    ]
    text = "\n".join(
        [f"define internal {pair} {symbol}({type_} %x) alwaysinline nounwind {{", *filter(None, lines), "}"]
    )
    module.define(symbol, text)
    return symbol


def _scale(base: str) -> Callable[[Module, str, str], str]:
    """`ldexp` and `powi`: a float and an integer exponent, brought to 32 bits by saturation."""

    def make(module: Module, type_: str, integer: str) -> str:
        work = "float" if type_ == "half" else type_
        function = (
            f"@__powi{'df' if work == 'double' else 'sf'}2" if base == "powi" else library_name(base, work)
        )
        module.declare(function, work, [work, "i32"], _DECLARED)
        if type_ != "half" and integer == "i32":
            return function
        symbol = f"@nv.lower.{base}.{TYPE_SUFFIXES[type_]}.{integer}"
        lines = ["  %w = fpext half %x to float"] if type_ == "half" else []
        exponent = "%n"
        if int(integer[1:]) > 32:
            for name in ("smin", "smax"):
                module.declare(f"@llvm.{name}.{integer}", integer, [integer] * 2)
            lines += [
                f"  %low = call {integer} @llvm.smax.{integer}({integer} %n, {integer} -2147483648)",
                f"  %both = call {integer} @llvm.smin.{integer}({integer} %low, {integer} 2147483647)",
                f"  %e = trunc {integer} %both to i32",
            ]
            exponent = "%e"
        elif integer != "i32":
            lines.append(f"  %e = sext {integer} %n to i32")
            exponent = "%e"
        lines.append(
            f"  %r = call {work} {function}({work} {'%w' if type_ == 'half' else '%x'}, i32 {exponent})"
        )
        if type_ == "half":
            lines += ["  %h = fptrunc float %r to half", "  ret half %h"]
        else:
            lines.append(f"  ret {type_} %r")
        _define(module, f"{type_} {symbol}({type_} %x, {integer} %n)", symbol, lines)
        return symbol

    return make


def _rounded(module: Module, base: str, integer: str, suffix: str) -> str:
    """`lround` and its kin: an exact rounding, then a conversion."""
    type_ = SUFFIX_TYPES[suffix]
    rounding = f"@llvm.{base}.{suffix}"
    module.declare(rounding, type_, [type_])
    symbol = f"@nv.lower.l{base}.{suffix}.{integer}"
    lines = [
        f"  %r = call {type_} {rounding}({type_} %x)",
        f"  %i = fptosi {type_} %r to {integer}",
        f"  ret {integer} %i",
    ]
    _define(module, f"{integer} {symbol}({type_} %x)", symbol, lines)
    return symbol


_SPECIAL: dict[str, Callable[[Module, str, str], str]] = {
    "sincos": _sincos,
    "modf": _modf,
    "frexp": _frexp,
    "ldexp": _scale("ldexp"),
    "powi": _scale("powi"),
}
