"""Add the math library's definitions of the functions that are called and not defined.

    declare float @expf(float)    =>    define internal float @expf(float %x) alwaysinline { … }

The library's exact residuals are one fused multiply-add where the device's rounds once.

Requires: mathematical functions are called by the library's names (`name_math`, `legalise_math`).
Leaves:   no declared function that the library has.
Cost:     linear in the text of the functions linked.
"""

from __future__ import annotations

import re

from nv_lower import library
from nv_lower.ir import Declaration, Module, bare, parse
from nv_lower.options import Options

# Attribute groups of the library are numbered from here, clear of the module's own.
_FIRST_GROUP = 10_000
_GROUP = re.compile(r" #(\d+)\b")
#: The library's `c - a * b`, exact: the feature of a device that has it as one instruction, and the type.
_RESIDUALS = {
    "@nv_residual_f32": ("shaderFmaFloat32", "float", "f32"),
    "@nv_residual_f64": ("shaderFmaFloat64", "double", "f64"),
}
_FUSED = """define internal {type} {symbol}({type} %c, {type} %a, {type} %b) alwaysinline nounwind memory(none) {{
  %negative = fneg {type} %a
  %result = call {type} @llvm.fma.{suffix}({type} %negative, {type} %b, {type} %c)
  ret {type} %result
}}"""


def run(module: Module, options: Options) -> bool:
    """Define what is missing and the library has."""
    missing = [bare(symbol) for symbol in module.declarations if symbol not in module.added]
    missing += [bare(symbol) for text in module.added.values() for symbol in _undefined(text, module)]
    wanted = sorted(set(missing) & set(library.NAMES))
    if not wanted:
        return False
    part = parse(library.definitions(wanted))
    for symbol, variable in part.globals.items():
        module.globals.setdefault(symbol, variable)
    for function in part.functions.values():
        if _define_fused(module, function.symbol, options):
            continue
        function.header = function.header.internal().without_address().with_attributes("alwaysinline")
        module.define(function.symbol, "\n".join(map(_renumber, function.lines())))
    for symbol, declaration in part.declarations.items():
        if symbol not in module.added:
            module.add(Declaration(symbol, _renumber(declaration.text)))
    for number, group in part.attributes.items():
        module.attributes[str(int(number) + _FIRST_GROUP)] = group.without("alwaysinline", "noinline")
    return True


def _define_fused(module: Module, symbol: str, options: Options) -> bool:
    """Define a residual by a fused multiply-add if the device's is exact; return whether that was done."""
    feature, type_, suffix = _RESIDUALS.get(symbol, ("", "", ""))
    if not options.has(feature):
        return False
    fma = f"@llvm.fma.{suffix}"
    module.declare(fma, type_, [type_] * 3)
    module.define(symbol, _FUSED.format(symbol=symbol, type=type_, suffix=suffix))
    return True


def _undefined(text: str, module: Module) -> list[str]:
    return [symbol for symbol in re.findall(r"call [^@\n]*(@[-\w$.]+)\(", text) if symbol not in module.added]


def _renumber(line: str) -> str:
    return _GROUP.sub(lambda found: f" #{int(found[1]) + _FIRST_GROUP}", line)
