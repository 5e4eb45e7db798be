"""Module text in the form that LLVM prints, whichever version of it: the form that `reading` reads.

What some LLVM printed is read as it is, so that all that is not changed stays the user's own text, in the words of the
LLVM that made it. Text written by hand may break its lines anywhere; it is printed by the LLVM at hand first.
"""

from __future__ import annotations

import re

from llvmlite import binding

from nv_structurize.dialects import without_old_constants, written_for
from nv_structurize.errors import Internal, InvalidInput
from nv_structurize.graph.operands import NAME

_REST = r'[^";\n]*(?:"[^"]*"[^";\n]*)*$'
"""The rest of a line, without a comment behind it."""
_OPCODES = (
    r"ret|br|switch|indirectbr|invoke|callbr|resume|catchswitch|catchret|cleanupret|unreachable|store|fence|call|"
    r"(?:tail|musttail|notail) call"
)
_MAKING = (
    r"f?(?:add|sub|mul)|fneg|[usf](?:div|rem)|shl|[la]shr|and|x?or|extractelement|insertelement|shufflevector|"
    r"extractvalue|insertvalue|alloca|load|cmpxchg|atomicrmw|getelementptr|trunc|[sz]ext|fptrunc|fpext|fpto[us]i|"
    r"[us]itofp|ptrtoint|ptrtoaddr|inttoptr|bitcast|addrspacecast|[if]cmp|phi|select|freeze|call|"
    r"(?:tail|musttail|notail) call|va_arg|landingpad|catchpad|cleanuppad|catchswitch|invoke|callbr"
)
_MODULE_LINE = (
    r"(?:source_filename|target (?:datalayout|triple)|module asm) |"
    rf"[%@$!]{NAME} = |!{NAME} = |\^\d+ = |attributes #\d+ = \{{.*\}}$|uselistorder|declare |define .*\{{$"
)
_FUNCTION_LINE = (
    rf"\}}$|{NAME}:(?: *;.*)?$|"
    rf"  (?:(?:{_OPCODES})\b|%{NAME} = (?:{_MAKING})\b|\]|uselistorder ){_REST}|"
    rf"    (?:i\d+ -?\w+, label %{NAME}$|#dbg_{_REST})|"
    rf"          (?:to label|catch|filter|cleanup|unwind)\b{_REST}"
)
_NOT_PRINTED = re.compile(rf"^(?!$|;|{_MODULE_LINE}|{_FUNCTION_LINE})", re.MULTILINE)
_IDENT = re.compile(r"version (\d+)\.\d+\.\d+")


def readable(ir: str) -> str:
    """The text itself if some LLVM printed it, else as the LLVM at hand prints it.

    Raises
    ------
    InvalidInput
        LLVM does not read what it would have to print; or there is a NUL character, where LLVM would stop.
    """
    if "\0" in ir:
        raise InvalidInput(
            f"line {ir[: ir.index(chr(0))].count(chr(10)) + 1}: a NUL character; LLVM would stop there"
        )
    return ir if is_printed(ir) else printed(ir)


def is_printed(ir: str) -> bool:
    """Return whether the text has LLVM's form: one instruction a line, comments on lines of their own."""
    return _NOT_PRINTED.search(ir) is None


def printed(ir: str) -> str:
    """The text as the LLVM at hand prints it.

    Raises
    ------
    InvalidInput
        With LLVM's message, on one line.
    """
    try:
        return str(_parsed(ir))
    except (RuntimeError, UnicodeEncodeError) as error:
        raise _invalid(ir, error) from None


def refuse_invalid(ir: str, verified: bool = True) -> None:
    """Raise `InvalidInput` if LLVM does not read the text, or, where `verified`, does not accept it.

    LLVM's verifier is quadratic on some graphs (5 s for a ladder of 40,000 blocks, whose structured form takes it
    0.1 s), so that `structurize` has it look at its result first, and at the input only if something is wrong.
    """
    try:
        module = _parsed_to_look_at(ir)
        if verified:
            module.verify()
    except (RuntimeError, UnicodeEncodeError) as error:
        raise _invalid(ir, error) from None


def check(ir: str) -> None:
    """Raise `Internal` if LLVM does not accept a module that we made."""
    try:
        _parsed_to_look_at(ir).verify()
    except RuntimeError as error:
        failure = Internal(f"the result is not valid LLVM IR: {one_line(str(error))}")
        failure.add_note(ir)
        raise failure from None


def one_line(message: str) -> str:
    """LLVM's message without its line breaks and its drawing."""
    words = message.replace("LLVM IR parsing error", "").replace("<string>", "line ", 1).split()
    return " ".join(words).replace("line :", "line ")[:300]


def _parsed(ir: str) -> binding.ModuleRef:
    """The module, translated if it is in words that are too new."""
    try:
        return binding.parse_assembly(ir)
    except RuntimeError:
        older = _for_this_llvm(ir)
        if older == ir:
            raise
    return binding.parse_assembly(older)


def _parsed_to_look_at(ir: str) -> binding.ModuleRef:
    """The module, whichever version's words it is in; not to be printed."""
    try:
        return _parsed(ir)
    except RuntimeError:
        older = without_old_constants(ir)
        if older == ir:
            raise
    return binding.parse_assembly(older)


def _invalid(ir: str, error: Exception) -> InvalidInput:
    message = one_line(str(error))
    if _for_this_llvm(ir) != ir or _is_newer(ir):
        here = ".".join(str(part) for part in binding.llvm_version_info[:2])
        message = f"this text is from a newer LLVM than the one here, {here}: {message}"
    return InvalidInput(message)


def _for_this_llvm(ir: str) -> str:
    """Text of a newer LLVM in the words of this one."""
    return written_for(ir, binding.llvm_version_info[0])


def _is_newer(ir: str) -> bool:
    """Return whether `!llvm.ident` names the version: clang's is LLVM's."""
    idents = [line for line in ir.split("\n") if line.startswith("!") and "clang version" in line]
    versions = [int(version) for line in idents for version in _IDENT.findall(line)]
    return any(version > binding.llvm_version_info[0] for version in versions)
