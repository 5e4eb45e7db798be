"""What bytes are that were given as something else: for messages about wrong input."""

from __future__ import annotations

_BEGINNINGS = (
    (b"\x03\x02\x23\x07", "SPIR-V"),
    (b"\x07\x23\x02\x03", "big-endian SPIR-V"),
    (b"BC\xc0\xde", "LLVM bitcode; llvm-dis makes text of it, nv-spirv emit a module of the text"),
    (b"\xde\xc0\x17\x0b", "LLVM bitcode; llvm-dis makes text of it, nv-spirv emit a module of the text"),
    (b"\x7fELF", "an ELF file, that is a program or an object file"),
    (b"\xcf\xfa\xed\xfe", "a Mach-O file, that is a program or an object file"),
    (b"MZ", "a Windows program"),
    (b"DXBC", "a DirectX container; dxc -spirv makes SPIR-V"),
    (b"\x1f\x8b", "gzip data"),
    (b"PK\x03\x04", "a zip archive"),
    (b"\x93NUMPY", "a NumPy array"),
)
_LLVM = "LLVM IR text; nv-spirv emit makes a module of it"
# How the first line begins that is neither empty nor a comment.
_FIRST_LINES = (
    ("OpCapability", "SPIR-V assembly; nv-spirv as makes a module of it"),
    ("source_filename", _LLVM),
    ("target ", _LLVM),
    ("define ", _LLVM),
    ("declare ", _LLVM),
    ("#version", "GLSL; glslangValidator -V makes SPIR-V of it"),
    ("__kernel", "OpenCL C; clspv makes SPIR-V of it"),
)
_COMMENTS = (";", "//")
_SHOWN = 40  # characters of unknown text


def origin(data: bytes) -> str:
    """What the bytes seem to be, and where it is plain, what makes SPIR-V of them; by magic number, else as text."""
    if not data:
        return "empty"
    for beginning, kind in _BEGINNINGS:
        if data.startswith(beginning):
            return kind
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return f"bytes that begin {data[:4].hex(' ')}"
    if "\0" in text:
        return f"bytes that begin {data[:4].hex(' ')}"
    lines = [line.strip() for line in text.splitlines()]
    first = next((line for line in lines if line and not line.startswith(_COMMENTS)), "")
    for start, kind in _FIRST_LINES:
        if first.startswith(start):
            return kind
    return f"text that begins {first[:_SHOWN]!r}"
