"""LLVM's own print of a module: the form that `reading` reads."""

from __future__ import annotations

import re

from llvmlite import binding

from nv_structurize.errors import Internal, InvalidInput
from nv_structurize.graph.operands import NAME

_TYPE = re.compile(rf"^%({NAME}) = type ", re.MULTILINE)
_VALUE = re.compile(rf"^  %({NAME}) = ", re.MULTILINE)
_PARAMETERS = re.compile(r"^define .*", re.MULTILINE)
_PARAMETER = re.compile(rf"%({NAME})[,)]")
_NUMBERED = re.compile(r'"[^"]*"|%(\d+)(?![-\w$.])')


def canonical(ir: str, verified: bool = True) -> str:
    """Parse, verify and print again.

    LLVM's verifier is quadratic on some graphs (5 s for a ladder of 40,000 blocks, whose structured form takes it
    0.1 s), so that `structurize` has it look at its result first, and at the input only if something is wrong.

    Raises
    ------
    InvalidInput
        With LLVM's message, on one line.
    """
    if "\0" in ir:
        raise InvalidInput(
            f"line {ir[: ir.index(chr(0))].count(chr(10)) + 1}: a NUL character; LLVM would stop there"
        )
    module = _parsed(ir, verified)
    text = str(module)
    types = set(_TYPE.findall(text))
    if any(name.isdecimal() for name in types) or not types.isdisjoint(_values(text) if types else ()):
        text = _with_values_named_apart(module, {name.strip('"') for name in types})
    return text


def _values(text: str) -> set[str]:
    """The names of instructions and, with some types among them, of parameters."""
    parameters = (name for line in _PARAMETERS.findall(text) for name in _PARAMETER.findall(line))
    return {*_VALUE.findall(text), *parameters}


def _parsed(ir: str, verified: bool) -> binding.ModuleRef:
    try:
        module = binding.parse_assembly(ir)
        if verified:
            module.verify()
    except (RuntimeError, UnicodeEncodeError) as error:
        raise InvalidInput(one_line(str(error))) from None
    return module


def one_line(message: str) -> str:
    """LLVM's message without its line breaks and its drawing."""
    words = message.replace("LLVM IR parsing error", "").replace("<string>", "line ", 1).split()
    return " ".join(words).replace("line :", "line ")[:300]


def check(ir: str) -> None:
    """Raise `Internal` if LLVM does not accept a module that we made."""
    try:
        binding.parse_assembly(ir).verify()
    except RuntimeError as error:
        failure = Internal(f"the result is not valid LLVM IR: {one_line(str(error))}")
        failure.add_note(ir)
        raise failure from None


def _with_values_named_apart(module: binding.ModuleRef, types: set[str]) -> str:
    """In text, `%0` or `%pair` may be a type or a value. Name the values otherwise through the API, then the types."""
    for function in module.functions:
        values = [*function.arguments, *function.blocks]
        values += [
            each for block in function.blocks for each in block.instructions if str(each.type) != "void"
        ]
        for number, value in enumerate(values):
            if not value.name or value.name in types:
                value.name = f"v{number}"
    text = _NUMBERED.sub(lambda m: m.group() if m.group(1) is None else f"%type.{m.group(1)}", str(module))
    return str(_parsed(text, verified=False))
