"""What the flat form of the contract asks of a module, checked on its text.

Invariants, by the number of the contract's section "nv-lower → nv-structurize → nv-spirv":

1. one defined function, returning void; calls only of LLVM intrinsics and of the contract's `nv.*` functions
2. `"nv.kernel"` and a well-formed `"nv.local_size"`
3. parameters are `i32`, `i64`, `float`, `double` or pointers, all named
4. workgroup arrays have no initialiser, other globals are constants that hold no addresses; `alloca` only in the
   entry block and of constant size
5. atomics on integers of 32 or 64 bits, or `fadd`/`fmin`/`fmax` of floats
6. nothing that nv-lower legalises is left
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nv_lower.builtin_names import AXIS, declaration, is_builtin, matrix_attributes
from nv_lower.irtext import (
    Function,
    Module,
    bare,
    leading_type,
    match_call,
    parse,
    split_header,
    split_top_level,
)
from nv_lower.math_names import APPROXIMATE, EXACT, LIBRARY_ARGUMENTS, split_intrinsic


@dataclass(frozen=True)
class Violation:
    """A broken rule: its number in the contract, where (an empty string, or the line), and what is wrong."""

    rule: int
    line: str
    message: str

    def __str__(self) -> str:
        where = f": `{self.line.strip()}`" if self.line else ""
        return f"rule {self.rule}: {self.message}{where}"


_SIZE = re.compile(r'"nv\.local_size"="[1-9]\d*,[1-9]\d*,[1-9]\d*"')
_PARAMETER_TYPES = re.compile(r"i32|i64|float|double|ptr(?: addrspace\(\d+\))?")
_INDIRECT = re.compile(r"\b(?:call|invoke)\b[^@]*? %[-\w$.\"]+\(")
_REFUSED = re.compile(
    r"^\s*(?:%\S+ = )?(invoke|indirectbr|callbr|landingpad|resume|cleanuppad|catchswitch|va_arg|frem)\b"
)
_WIDE_DIVISION = re.compile(r" = [us](?:div|rem) (?:exact )?i(\d+) ")
_ALLOCA = re.compile(r" = alloca (?:inalloca )?(.*)$")
_READ_MODIFY_WRITE = re.compile(r"\batomicrmw (?:volatile )?(\w+) (ptr.*)$")
_INTEGER_ATOMICS = frozenset({"add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin"})
_LEFT = re.compile(
    r"@llvm\.(memcpy|memmove|memset|trap|ubsantrap|debugtrap|assume|lifetime|powi|ldexp|frexp|modf|sincos|lround|llround"
    r"|lrint|llrint|va_start|stacksave|eh\.|experimental\.constrained|readcyclecounter|exp10|log10)\b"
)


def violations(ir: str) -> list[Violation]:
    """What in the text of a module breaks the flat form that nv-lower promises; empty if nothing does.

    Examples
    --------
    >>> nv_lower.violations(flat)
    []
    """
    module = parse(ir)
    found: list[Violation] = []
    for function in module.functions.values():
        found += _kernel(module, function)
        found += _body(function)
    return [*found, *_functions(module), *_globals(module)]


def _functions(module: Module) -> list[Violation]:
    found = []
    if len(module.functions) != 1:
        names = ", ".join(module.functions) or "none"
        found.append(
            Violation(1, "", f"exactly one function must be defined, not {len(module.functions)}: {names}")
        )
    for symbol, line in module.declarations.items():
        name = bare(symbol)
        if not name.startswith("llvm.") and not is_builtin(name):
            found.append(
                Violation(1, line, f"`{name}` is neither an intrinsic nor a function of the contract")
            )
        needs = "convergent" in (declaration(name) or matrix_attributes(name) or "")
        if needs and "convergent" not in module.attributes_of(line):
            found.append(Violation(1, line, f"`{name}` must be declared convergent"))
    return found


def _globals(module: Module) -> list[Violation]:
    found = []
    for line in module.globals.values():
        if "addrspace(3)" in line:
            if not re.search(r"= external |\b(?:undef|poison)\b", line):
                found.append(Violation(4, line, "workgroup memory cannot have initial values"))
        elif " constant " not in line:
            found.append(Violation(4, line, "a module-level variable that is not constant"))
        elif re.search(r"\bptr @|\bptr(?: addrspace\(\d+\))? getelementptr", line.partition(" constant ")[2]):
            found.append(Violation(4, line, "a table that holds addresses"))
    return found


def _kernel(module: Module, function: Function) -> list[Violation]:
    found = []
    header = split_header(function.header)
    spelled = module.attributes_of(function.header)
    if header.type != "void":
        found.append(Violation(1, function.header, f"the kernel returns {header.type}"))
    if '"nv.kernel"' not in spelled:
        found.append(Violation(2, function.header, 'no "nv.kernel" attribute'))
    if not _SIZE.search(spelled):
        found.append(Violation(2, function.header, 'no "nv.local_size" attribute of three positive integers'))
    for parameter in header.parameters:
        type_ = leading_type(parameter)
        if not _PARAMETER_TYPES.fullmatch(type_):
            found.append(Violation(3, parameter, f"a parameter of type {type_}"))
        if not re.search(r"%\S+$", parameter):
            found.append(Violation(3, parameter, "a parameter without a name"))
    return found


def _body(function: Function) -> list[Violation]:
    found = []
    entry = True
    for index, line in enumerate(function.body):
        if not line.startswith((" ", "\t")):
            entry = index == 0
            continue
        message = _instruction(line, entry)
        if message:
            found.append(Violation(message[0], line, message[1]))
    return found


def _instruction(line: str, entry: bool) -> tuple[int, str] | None:
    if refused := _REFUSED.match(line):
        return 6, f"`{refused[1]}` is left"
    if "alloca" in line and (alloca := _ALLOCA.search(line)):
        if not entry:
            return 4, "alloca outside the entry block"
        if re.search(r", i\d+ %", alloca[1]):
            return 4, "alloca of run-time size"
    if (wide := _WIDE_DIVISION.search(line)) and int(wide[1]) > 64:
        return 6, f"division of {wide[1]}-bit integers is left"
    if "atomic" in line and (message := _atomic(line)):
        return 5, message
    if "call " in line or "invoke " in line:
        return _call(line)
    return None


def _atomic(line: str) -> str | None:
    if found := _READ_MODIFY_WRITE.search(line):
        # The pointer may be an expression with types and commas of its own.
        operation, type_ = found[1], leading_type(split_top_level(found[2])[1])
        integer = type_ in ("i32", "i64") and operation in _INTEGER_ATOMICS
        floating = type_ in ("half", "float", "double") and operation in ("fadd", "fmin", "fmax")
        return None if integer or floating else f"atomic {operation} on {type_}"
    if found := re.search(r"\b(?:load atomic (?:volatile )?|store atomic (?:volatile )?)(\S+?),? ", line):
        return None if found[1] in ("i32", "i64") else f"atomic access of {found[1]}"
    return None


def _call(line: str) -> tuple[int, str] | None:
    if " asm " in line:
        return 1, "inline assembly"
    call = match_call(line)
    if call is None:
        return (1, "a call through a pointer") if _INDIRECT.search(line) else None
    name = bare(call.symbol)
    if not name.startswith("llvm."):
        if not is_builtin(name):
            return 1, f"call of `{name}`, which is neither an intrinsic nor a function of the contract"
        if name in AXIS and call.values() not in (["0"], ["1"], ["2"]):
            return 1, f"the axis of `{name}` must be a constant 0, 1 or 2"
        return None
    if left := _LEFT.match(call.symbol):
        return 6, f"`llvm.{left[1]}` is left"
    parts = split_intrinsic(call.symbol)
    if parts and parts[0] in LIBRARY_ARGUMENTS and parts[0] not in EXACT:
        allowed = (
            parts[0] in APPROXIMATE and parts[1].endswith(("f16", "f32")) and call.flags & {"afn", "fast"}
        )
        if not allowed:
            return 6, f"`{name}` without the afn flag is left"
    return None
