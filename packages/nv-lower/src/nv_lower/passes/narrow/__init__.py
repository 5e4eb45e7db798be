"""Compute in 32 bits what the target cannot compute in 64, or what the user wants so.

    define void @k(ptr %x, i64 %n)                    define void @k(ptr %x, i32 %n)
    %s = mul nsw i64 %a, %b                           %s = mul i32 %a, %b
    %v = load i64, ptr %p                      =>     %v = load i32, ptr %p
    store i64 %s, ptr %q                              store i32 %s, ptr %q;  store i32 (%s >> 31), ptr %q + 4
    %d = fmul double %x, %y                           %d = fmul float %x, %y

Integers narrow with `Options.narrow` or where the target lacks `shaderInt64`; doubles where it lacks either 64-bit
type. Memory keeps its layout: a 64-bit integer is read from its lower word and written with its sign in
the upper one. A value beyond 32 bits wraps; the host checks what it passes, and `!nv.narrowed` names the parameters
that it packs in 32 bits. A buffer of doubles, 128-bit integers and 64-bit atomics whose old value is used have no
narrow form and are refused.

The ends of the 64-bit range, which programs use as "no bound" (an open slice of Numba ends at the greatest), become
the ends of the 32-bit range; other constants beyond 32 bits wrap, except in comparisons, which see the nearest end.

A value in 32 bits stands for the 64-bit value that it extends to with its sign, and idioms that look at the upper word
(shifts by 32 and more, counts of bits) see that sign there.

Requires: one flat function whose arithmetic is as the program wrote it; before mathematical functions are bound to a
          width (`legalise_math`).
Leaves:   no 64-bit integer, or no double, in any instruction; pointers stay what they are.
Cost:     linear, only when something is narrowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from nv_lower import library
from nv_lower.errors import Unsupported
from nv_lower.ir import (
    PLACES,
    Declaration,
    Function,
    Instruction,
    Module,
    bare,
    mentions_type,
    replace_type,
)
from nv_lower.locations import located, place_of_use
from nv_lower.options import Options
from nv_lower.passes.narrow import doubles, integers

_RANGE = re.compile(r"\brange\(i\d+ [^)]*\) ?")
_NARROWED = "!nv.narrowed"
#: The library's functions that take 64-bit integers, and what they are called with 32.
_OF_32_BITS = {"@scalbln": "@ldexp", "@scalblnf": "@ldexpf"}


def run(module: Module, options: Options) -> bool:
    """Narrow integers and doubles as the options ask."""
    changed = False
    for function in module.functions.values():
        if options.narrows_integers and _holds(module, function, "i64"):
            if _holds(module, function, "i128"):
                where = place_of_use(module, "i128")
                raise Unsupported(
                    f"{where}128-bit integers on a device without 64-bit integers (shaderInt64)"
                )
            _narrow_integers(module, function)
            changed = True
        if options.narrows_doubles and _holds(module, function, "double"):
            _narrow_doubles(module, function)
            changed = True
    return changed


def _holds(module: Module, function: Function, word: str) -> bool:
    shown = [
        str(function.header),
        *(i.core for i in function.instructions),
        *map(str, module.globals.values()),
    ]
    return any(mentions_type(text, word) for text in shown)


def _narrow_integers(module: Module, function: Function) -> None:
    _narrow_parameters(module, function)
    _rename(module, function, _OF_32_BITS)
    module.declare("@llvm.umin.i32", "i32", ["i32"] * 2)
    narrowing = integers.Narrowing(module, function)
    numbers = {id(instruction): number for number, instruction in function.numbered()}

    def rule(instruction: Instruction) -> list[str] | None:
        with located(module, instruction):
            return narrowing.rewritten(_plain(instruction), f"nv.{numbers[id(instruction)]}")

    function.rewrite(rule)
    _narrow_globals(module, integers.narrow_cells)
    for declaration in list(module.declarations.values()):
        _redeclare(module, declaration, integers.SUFFIX, "i64", "i32")


def _narrow_globals(module: Module, narrow: Callable[[str], str]) -> None:
    for symbol, variable in module.globals.items():
        parts = narrow(variable.type), narrow(variable.initialiser)
        if parts != (variable.type, variable.initialiser):
            module.globals[symbol] = variable.with_parts(type=parts[0], initialiser=parts[1])


def _plain(instruction: Instruction) -> Instruction:
    """The instruction without what was said of it at its old width: ranges, and metadata other than its place."""
    instruction = instruction.without_metadata(PLACES)
    return Instruction(_RANGE.sub("", instruction.text)) if "range(" in instruction.text else instruction


def _narrow_parameters(module: Module, function: Function) -> None:
    parameters, names = [], []
    for parameter in function.header.parameters:
        if parameter.type == "i64":
            attributes = _RANGE.sub("", f"{parameter.attributes} ").strip()
            parameter = parameter._replace(type="i32", attributes=attributes)
            names.append(bare(parameter.name))
        parameters.append(parameter)
    function.header = function.header.with_parameters(parameters)
    if names and not any(line.startswith(f"{_NARROWED} = ") for line in module.metadata):
        number = module.next_node()
        listed = ", ".join(f'!"{name}"' for name in names)
        module.metadata += [f"{_NARROWED} = !{{!{number}}}", f"!{number} = !{{{listed}}}"]


def _redeclare(
    module: Module, declaration: Declaration, suffix: re.Pattern[str], wide: str, narrow: str
) -> None:
    """Declare a function with the narrow type in its name and signature."""
    renamed = suffix.sub(rf"\1.{narrow[0]}32", declaration.symbol)
    result, *parameters = (
        replace_type(type_, wide, narrow) for type_ in (declaration.type, *declaration.types)
    )
    if [result, *parameters] == [declaration.type, *declaration.types] and renamed == declaration.symbol:
        return
    del module.declarations[declaration.symbol]
    module.declare(renamed, result, parameters)


def _narrow_doubles(module: Module, function: Function) -> None:
    for parameter in function.header.parameters:
        if parameter.type == "double":
            raise Unsupported(
                f"a float64 argument (`{bare(parameter.name)}`) on a device without 64-bit floats"
                " (shaderFloat64); pass a float32"
            )
    if "@numba_cpow" in module.declarations:
        where = place_of_use(module, "@numba_cpow(")
        raise Unsupported(
            f"{where}a power of complex128 numbers on a device without 64-bit floats (shaderFloat64)"
        )
    _rename(module, function, _of_floats(module))
    narrowing = doubles.Narrowing(module, function)

    def rule(instruction: Instruction) -> list[str] | None:
        with located(module, instruction):
            return [narrowing.rewritten(instruction.without_metadata(PLACES))]

    function.rewrite(rule)
    _narrow_globals(module, doubles.narrow_cells)
    for declaration in list(module.declarations.values()):
        _redeclare(module, declaration, doubles.SUFFIX, "double", "float")


def _of_floats(module: Module) -> dict[str, str]:
    """The library's functions of doubles that the module declares, and the names they have for floats."""
    found = {"@__powidf2": "@__powisf2", "@__truncdfhf2": "@__gnu_f2h_ieee"}
    for symbol, declaration in module.declarations.items():
        twin = bare(symbol) + "f"
        if {bare(symbol), twin} <= library.NAMES and "double" in declaration.text:
            found[symbol] = f"@{twin}"
    return found


def _rename(module: Module, function: Function, renamed: Mapping[str, str]) -> None:
    """Call and declare functions by other names; the types follow with everything else's."""
    for old, new in renamed.items():
        if declaration := module.declarations.pop(old, None):
            module.add(declaration.renamed(new))
    function.rewrite_calls(renamed.keys(), lambda call: [call.calling(renamed[call.callee])])
