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
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from nv_lower.builtin_names import AXIS, declaration, is_builtin, matrix_attributes
from nv_lower.errors import InvalidInput
from nv_lower.ir import WORKGROUP, Function, Instruction, Module, bare, parse, read_attributes, symbols_in
from nv_lower.locations import place
from nv_lower.math_names import APPROXIMATE, EXACT, LIBRARY_ARGUMENTS, split_intrinsic


@dataclass(frozen=True)
class Violation:
    """A broken rule.

    `rule` is its number in the contract, `line` the line of the module that breaks it (an empty string where none
    does), `place` is `file:line: ` of the source where the module says it.
    """

    rule: int
    line: str
    message: str
    place: str = field(default="", compare=False)

    def __str__(self) -> str:
        where = f": `{self.line.strip()}`" if self.line else ""
        return f"rule {self.rule}: {self.message}{where}"


_SIZE = re.compile(r"[1-9]\d*,[1-9]\d*,[1-9]\d*")
_STRING = re.compile(r'c"[^"]*"')
_PARAMETER_TYPES = re.compile(r"i32|i64|float|double|ptr(?: addrspace\(\d+\))?")
_REFUSED = frozenset(
    {"invoke", "indirectbr", "callbr", "landingpad", "resume", "cleanuppad", "catchswitch", "va_arg", "frem"}
)
_DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_WIDE_INTEGER = re.compile(r"(?:<\d+ x )?i(\d+)>?")
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
        found += _body(module, function)
    return [*found, *_functions(module), *_globals(module)]


def kernel_violations(module: Module, rules: Collection[int]) -> list[Violation]:
    """What in the kernel of a module that may have other functions breaks some of the rules."""
    return [
        violation
        for function in module.functions.values()
        if module.is_kernel(function)
        for violation in (*_kernel(module, function), *_body(module, function))
        if violation.rule in rules
    ]


def _functions(module: Module) -> list[Violation]:
    found = []
    if len(module.functions) != 1:
        names = ", ".join(module.functions) or "none"
        found.append(
            Violation(1, "", f"exactly one function must be defined, not {len(module.functions)}: {names}")
        )
    for symbol, declared in module.declarations.items():
        name = bare(symbol)
        if not name.startswith("llvm.") and not is_builtin(name):
            message = f"`{name}` is neither an intrinsic nor a function of the contract"
            found.append(Violation(1, declared.text, message))
        contract = declaration(name)
        wanted = contract.header.attributes if contract else read_attributes(matrix_attributes(name) or "")
        if "convergent" in wanted and "convergent" not in module.attributes_of(declared.header.attributes):
            found.append(Violation(1, declared.text, f"`{name}` must be declared convergent"))
    return found


def _globals(module: Module) -> list[Violation]:
    found = []
    for variable in module.globals.values():
        if variable.space == WORKGROUP:
            if variable.initialiser not in ("", "undef", "poison"):
                found.append(Violation(4, variable.text, "workgroup memory cannot have initial values"))
        elif not variable.is_constant:
            found.append(Violation(4, variable.text, "a module-level variable that is not constant"))
        elif symbols_in(_STRING.sub("", variable.initialiser)):
            found.append(Violation(4, variable.text, "a table that holds addresses"))
    return found


def _kernel(module: Module, function: Function) -> Iterator[Violation]:
    header = function.header
    line = str(header)
    attributes = module.attributes_of(header.attributes)
    if header.type != "void":
        yield Violation(1, line, f"the kernel returns {header.type}")
    if "nv.kernel" not in attributes:
        yield Violation(2, line, 'no "nv.kernel" attribute')
    if not _SIZE.fullmatch(attributes.value("nv.local_size") or ""):
        yield Violation(2, line, 'no "nv.local_size" attribute of three positive integers')
    for parameter in header.parameters:
        if not _PARAMETER_TYPES.fullmatch(parameter.type):
            yield Violation(3, str(parameter), f"a parameter of type {parameter.type}")
        if not parameter.name:
            yield Violation(3, str(parameter), "a parameter without a name")


def _body(module: Module, function: Function) -> Iterator[Violation]:
    entry = True
    for block in function.blocks.values():
        for instruction in block.instructions:
            try:
                message = _instruction(instruction, entry)
            except InvalidInput as error:
                message = 6, str(error)
            if message:
                yield Violation(message[0], instruction.text, message[1], place(module, instruction))
        entry = False


def _instruction(instruction: Instruction, entry: bool) -> tuple[int, str] | None:
    opcode = instruction.opcode
    if opcode in _REFUSED:
        return 6, f"`{opcode}` is left"
    if opcode == "call":
        return _call(instruction)
    if opcode == "alloca":
        if not entry:
            return 4, "alloca outside the entry block"
        return (4, "alloca of run-time size") if any(v[0] == "%" for v in instruction.values) else None
    if opcode in _DIVISIONS:
        wide = _WIDE_INTEGER.fullmatch(instruction.type)
        return (6, f"division of {wide[1]}-bit integers is left") if wide and int(wide[1]) > 64 else None
    if opcode == "atomicrmw" or (opcode in ("load", "store") and "atomic" in instruction.flags):
        message = _atomic(instruction)
        return (5, message) if message else None
    return None


def _atomic(instruction: Instruction) -> str | None:
    type_ = instruction.operands[0].type if instruction.opcode == "store" else instruction.type
    if instruction.opcode != "atomicrmw":
        return None if type_ in ("i32", "i64") else f"atomic access of {type_}"
    operation = instruction.operation
    integer = type_ in ("i32", "i64") and operation in _INTEGER_ATOMICS
    floating = type_ in ("half", "float", "double") and operation in ("fadd", "fmin", "fmax")
    return None if integer or floating else f"atomic {operation} on {type_}"


def _call(call: Instruction) -> tuple[int, str] | None:
    symbol = call.callee
    if symbol[0] == "a":
        return 1, "inline assembly"
    if symbol[0] == "%":
        return 1, "a call through a pointer"
    name = bare(symbol)
    if not name.startswith("llvm."):
        if not is_builtin(name):
            return 1, f"call of `{name}`, which is neither an intrinsic nor a function of the contract"
        if name in AXIS and call.values not in (["0"], ["1"], ["2"]):
            return 1, f"the axis of `{name}` must be a constant 0, 1 or 2"
        return None
    if left := _LEFT.match(symbol):
        return 6, f"`llvm.{left[1]}` is left"
    parts = split_intrinsic(symbol)
    if parts and parts[0] in LIBRARY_ARGUMENTS and parts[0] not in EXACT:
        allowed = (
            parts[0] in APPROXIMATE and parts[1].endswith(("f16", "f32")) and call.fastmath & {"afn", "fast"}
        )
        if not allowed:
            return 6, f"`{name}` without the afn flag is left"
    return None
