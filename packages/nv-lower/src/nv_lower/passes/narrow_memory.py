"""How narrow values live in memory that keeps its 64-bit layout; the memory half of `narrow`.

A 64-bit integer cell is two words: reads take the lower, writes set both. The ends of the 64-bit range are stored as
those of the 32-bit range where the kernel alone reads them; the host gets the constant that the program wrote. A
double cell of private or workgroup memory, which no host sees, holds a float in its first word.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from types import MappingProxyType

from nv_lower.errors import Unsupported
from nv_lower.irtext import LOCAL, Module, leading_type, operand, replace_type, split_top_level
from nv_lower.passes import atomic_loops
from nv_lower.provenance import Pointers

_LOAD = re.compile(rf"^(\s*{LOCAL} = load (?:volatile )?)(i64|double), (.*)$")
_STORE = re.compile(r"^(\s*)store (?:volatile )?(i64|double) (\S+), (.*)$")
_ADDRESS = re.compile(rf"^(\s*{LOCAL} = getelementptr(?: inbounds| nuw| nusw)*) (.*)$")
_ALLOCA = re.compile(rf"^(\s*{LOCAL} = alloca) (.*)$")
_POINTER_CAST = re.compile(rf"^(\s*{LOCAL} = )(ptrtoint|inttoptr) (.*)$")
_AGGREGATE = re.compile(rf"^\s*(?:{LOCAL} = load|store) (?:volatile )?[<\[{{%]")
_HALVES = frozenset({"add", "sub", "and", "or", "xor"})
_WORDS = "[2 x i32]"
_FLOAT_CELL = "{ float, i32 }"
#: Constants that mean "no bound", as LLVM prints them, and what they are in 32 bits.
_ENDS: Mapping[str, int] = MappingProxyType({str((1 << 63) - 1): (1 << 31) - 1, str(-1 << 63): -1 << 31})


def integer(module: Module, body: list[str], line: str, tag: str, unsigned: set[str]) -> list[str] | None:
    """A memory instruction in 32 bits; None if the line is none, or touches no 64-bit integer."""
    if "i64" not in line:
        return None
    if found := _ADDRESS.match(line):
        return [_address(found[1], found[2], "i64", _WORDS)]
    if found := _ALLOCA.match(line):
        return [f"{found[1]} {_in_memory(found[2], 'i64', _WORDS)}"]
    if "atomic" in line or "cmpxchg" in line:
        return _atomic(module, body, line, tag)
    if found := _LOAD.match(line):
        return [f"{found[1]}i32, {found[3]}"]
    if (found := _STORE.match(line)) and found[2] == "i64":
        value = found[3]
        if value in _ENDS and _is_own_memory(Pointers(module, body), found[4]):
            value = str(_ENDS[value])
        return _store(found[1], value, found[4], tag, value in unsigned)
    if _AGGREGATE.match(line):
        raise Unsupported(
            f"a vector or structure of 64-bit integers in memory, without shaderInt64: `{line.strip()}`"
        )
    if _POINTER_CAST.match(line):
        return [replace_type(line, "i64", "i32")]
    return None


def _store(indent: str, value: str, rest: str, tag: str, is_unsigned: bool) -> list[str]:
    pointer, *others = split_top_level(rest)
    align = next((part for part in others if part.startswith("align ")), "align 8")
    upper = f"{indent}%{tag}.upper = getelementptr i8, {pointer}, i32 4"
    type_ = leading_type(pointer)
    sign: list[str] = []
    if re.fullmatch(r"-?\d+", value):
        number = int(value)
        high = str(number >> 32)
        value = str((number + (1 << 31)) % (1 << 32) - (1 << 31))
    elif is_unsigned:
        high = "0"
    else:
        high = f"%{tag}.sign"
        sign.append(f"{indent}{high} = ashr i32 {value}, 31")
    return [
        f"{indent}store i32 {value}, {pointer}, {align}",
        *sign,
        upper,
        f"{indent}store i32 {high}, {type_} %{tag}.upper, align 4",
    ]


def _address(head: str, rest: str, wide: str, cell: str) -> str:
    """A `getelementptr`: the element keeps its size, the indices become 32 bits wide."""
    element, pointer, *indices = split_top_level(rest)
    indices = [re.sub(r"^i64\b", "i32", index) if wide == "i64" else index for index in indices]
    for position, index in enumerate(indices):
        found = re.fullmatch(r"i32 (-?\d{10,})", index)
        if found and not -(1 << 31) <= int(found[1]) < 1 << 31:
            indices[position] = f"i32 {(int(found[1]) + (1 << 31)) % (1 << 32) - (1 << 31)}"
    return f"{head} {', '.join([_in_memory(element, wide, cell), pointer, *indices])}"


def _in_memory(type_: str, wide: str, cell: str) -> str:
    # The count of an alloca comes behind the type: `i64, i64 4, align 8`.
    first, *others = split_top_level(type_)
    others = [re.sub(rf"^{wide}\b", "i32", other) if wide == "i64" else other for other in others]
    return ", ".join([replace_type(first, wide, cell), *others])


def _atomic(module: Module, body: list[str], line: str, tag: str) -> list[str]:
    atomic = atomic_loops.match(line)
    if atomic is None or atomic.type != "i64":
        return [replace_type(line, "i64", "i32")]
    use = re.compile(re.escape(atomic.result) + r"(?![-\w$.])(?! = )") if atomic.result else None
    used = use is not None and any(use.search(other) for other in body)
    if atomic.kind != "atomicrmw" or atomic.operation not in _HALVES or used:
        name = atomic.operation or atomic.kind
        raise Unsupported(
            f"atomic {name} on 64 bits, on a device without 64-bit integers (shaderInt64); use a 32-bit type"
        )
    symbol = atomic_loops.define_narrow_halves(module, atomic)
    value = operand(atomic.operands[0])
    if re.fullmatch(r"-?\d+", value):
        value = str((int(value) + (1 << 31)) % (1 << 32) - (1 << 31))
    return [f"  call void {symbol}({atomic.pointer_type} {atomic.pointer}, i32 {value})"]


def integer_global(text: str) -> str:
    """A workgroup array or table of 64-bit integers, as words."""
    if "i64" not in text:
        return text

    def split(found: re.Match[str]) -> str:
        number = without_ends(int(found[1])) % (1 << 64)
        return f"{_WORDS} [i32 {number % (1 << 32)}, i32 {number >> 32}]"

    text = re.sub(r"\bi64 (-?\d+)", split, text)
    return replace_type(text, "i64", _WORDS)


def double(pointers: Pointers, line: str) -> str | None:
    """A memory instruction with floats in double cells; None if the line is none, or touches no double."""
    if "double" not in line:
        return None
    if found := _ADDRESS.match(line):
        return _address(found[1], found[2], "double", _FLOAT_CELL)
    if found := _ALLOCA.match(line):
        return f"{found[1]} {_in_memory(found[2], 'double', _FLOAT_CELL)}"
    if "atomic" in line:
        raise Unsupported(f"atomic operation on a float64 without shaderFloat64: `{line.strip()}`")
    if found := _LOAD.match(line):
        _refuse_buffer(pointers, found[3], line)
        return f"{found[1]}float, {found[3]}"
    if (found := _STORE.match(line)) and found[2] == "double":
        _refuse_buffer(pointers, found[4], line)
        value = rounded(found[3])
        return f"{found[1]}store float {value}, {found[4]}"
    if _AGGREGATE.match(line):
        raise Unsupported(
            f"a vector or structure of float64 in memory, without shaderFloat64: `{line.strip()}`"
        )
    return None


def without_ends(number: int) -> int:
    """A 64-bit constant with the ends of the 64-bit range replaced by those of the 32-bit range."""
    return _ENDS.get(str(number), number)


def _is_own_memory(pointers: Pointers, rest: str) -> bool:
    """Whether only the kernel sees the memory that an access reaches."""
    return not pointers.kinds(operand(split_top_level(rest)[0])) - {"private", "workgroup", "table"}


def _refuse_buffer(pointers: Pointers, rest: str, line: str) -> None:
    if not _is_own_memory(pointers, rest):
        raise Unsupported(
            f"a float64 array on a device without 64-bit floats (shaderFloat64): `{line.strip()}`; use float32"
        )


def double_global(text: str) -> str:
    """A workgroup array or table of doubles, as cells that hold a float."""
    if "double" not in text:
        return text

    def cell(found: re.Match[str]) -> str:
        return f"{_FLOAT_CELL} {{ float {rounded(found[1])}, i32 0 }}"

    text = re.sub(r"\bdouble (0x[0-9A-F]{16}|[-+]?\d+\.\d*(?:e[-+]?\d+)?)", cell, text)
    return replace_type(text, "double", _FLOAT_CELL)


def rounded(value: str) -> str:
    """A double constant rounded to float32, in the hexadecimal form that is exact; anything else as it is."""
    if value.startswith("0x"):
        number = struct.unpack(">d", bytes.fromhex(value[2:]))[0]
    elif re.fullmatch(r"[-+]?\d+\.\d*(?:e[-+]?\d+)?", value):
        number = float(value)
    else:
        return value
    try:
        number = struct.unpack("f", struct.pack("f", number))[0]
    except OverflowError:
        number = float("inf") if number > 0 else float("-inf")
    return "0x" + struct.pack(">d", number).hex().upper()
