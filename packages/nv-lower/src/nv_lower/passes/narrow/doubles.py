"""Instructions on doubles, computed in floats.

A double cell of private or workgroup memory, which no host sees, holds a float in its first word.
"""

from __future__ import annotations

import re
import struct

from nv_lower.analysis.provenance import Pointers
from nv_lower.errors import Unsupported
from nv_lower.ir import Function, Instruction, Module, Operand, replace_type
from nv_lower.passes.narrow.integers import is_own_memory

#: The last type in the name of an intrinsic.
SUFFIX = re.compile(r"(@(?:llvm|nv\.subgroup)\.[\w.]*?)\.f64\b")

_CASTS = frozenset({"trunc", "zext", "sext", "fpext", "fptrunc", "bitcast"})
_NUMBER = re.compile(r"(?<![\w.%@\"$-])(?:0x[0-9A-F]{16}|[-+]?\d+\.\d*(?:e[-+]?\d+)?)(?![\w.])")
_CELL = "{ float, i32 }"


class Narrowing:
    """The rewriting of one function's instructions."""

    def __init__(self, module: Module, function: Function) -> None:
        self.pointers = Pointers(module, function)

    def rewritten(self, instruction: Instruction) -> str:
        """What computes the same in floats."""
        if "double" not in instruction.core:
            return SUFFIX.sub(r"\1.f32", instruction.core)
        opcode = instruction.opcode
        if opcode == "getelementptr":
            return self._in_cells(instruction, str(instruction.pointer))
        if opcode == "alloca":
            return self._in_cells(instruction)
        if opcode in ("atomicrmw", "cmpxchg") or (
            opcode in ("load", "store") and "atomic" in instruction.flags
        ):
            raise Unsupported(f"atomic operation on a float64 without shaderFloat64: `{instruction.core}`")
        if opcode in ("load", "store"):
            return self._access(instruction)
        return _cast(instruction) if opcode in _CASTS else _retyped(instruction.core)

    def _in_cells(self, instruction: Instruction, *pointer: str) -> str:
        """An address or a local array: the element keeps its size."""
        flags = "".join(f" {flag}" for flag in instruction.flags)
        others = [str(operand) for operand in instruction.operands[len(pointer) :]]
        parts = [replace_type(instruction.element, "double", _CELL), *pointer, *others, instruction.tail]
        return f"{instruction.result} = {instruction.opcode}{flags} {', '.join(filter(None, parts))}"

    def _access(self, instruction: Instruction) -> str:
        stored = instruction.operands[0] if instruction.opcode == "store" else None
        type_ = stored.type if stored else instruction.type
        if type_[0] in "[<{%":
            raise Unsupported(
                f"a vector or structure of float64 in memory, without shaderFloat64: `{instruction.core}`"
            )
        if type_ != "double":
            return _retyped(instruction.core)
        pointer: Operand = instruction.pointer
        if not is_own_memory(self.pointers, pointer):
            raise Unsupported(
                "a float64 array on a device without 64-bit floats (shaderFloat64):"
                f" `{instruction.core}`; use float32"
            )
        value = f"float {rounded(stored.value)}" if stored else "float"
        head = " ".join((instruction.opcode, *instruction.flags, value))
        name = f"{instruction.result} = " if instruction.result else ""
        return name + ", ".join(filter(None, [head, str(pointer), instruction.tail]))


def _cast(instruction: Instruction) -> str:
    operand = instruction.operands[0]
    source, target, opcode = operand.type, instruction.type, instruction.opcode
    if "double" not in (source, target):
        return _retyped(instruction.core)  # a vector
    if opcode == "bitcast" and source != target:
        raise Unsupported("the bits of a float64 on a device without 64-bit floats (shaderFloat64)")
    left, right = ("float" if type_ == "double" else type_ for type_ in (source, target))
    value = rounded(operand.value) if source == "double" else operand.value
    return f"{instruction.result} = {'bitcast' if left == right else opcode} {left} {value} to {right}"


def _retyped(text: str) -> str:
    """The same instruction with the other type, and constants that it has."""
    text = _NUMBER.sub(lambda number: rounded(number[0]), text)
    return replace_type(SUFFIX.sub(r"\1.f32", text), "double", "float")


def narrow_cells(text: str) -> str:
    """The type or the initial value of a workgroup array or table of doubles, as cells that hold a float."""
    if "double" not in text:
        return text

    def cell(found: re.Match[str]) -> str:
        return f"{_CELL} {{ float {rounded(found[1])}, i32 0 }}"

    text = re.sub(r"\bdouble (0x[0-9A-F]{16}|[-+]?\d+\.\d*(?:e[-+]?\d+)?)", cell, text)
    return replace_type(text, "double", _CELL)


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
