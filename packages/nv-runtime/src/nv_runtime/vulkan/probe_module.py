"""The module that probes a device's float arithmetic: it applies to each row of a table the row's operation.

Written word by word, because it is regular: three operands are loaded, each operation is applied, and the result that
the row asks for is stored. The float controls are those that compiled kernels declare, since a device computes
otherwise without them.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

#: Rows that one workgroup computes.
LOCAL_SIZE = 64

_FDIV = 136  # OpFDiv; the other operations are instructions of GLSL.std.450


@dataclass(frozen=True)
class Operation:
    """An operation of the table: its instruction, the number of its operands, the widths that it exists in."""

    name: str
    instruction: int
    operands: int
    widths: tuple[int, ...] = (32, 64)


OPERATIONS = (
    Operation("round_even", 2, 1),
    Operation("trunc", 3, 1),
    Operation("floor", 8, 1),
    Operation("ceil", 9, 1),
    Operation("exp2", 29, 1, (32,)),
    Operation("sqrt", 31, 1),
    Operation("inverse_sqrt", 32, 1, (32,)),
    Operation("fma", 50, 3),
    Operation("divide", _FDIV, 2),
)
_STRICT = ("fma", "divide")  # decorated NoContraction, as in kernels
#: Float control → its capability and its execution mode.
_CONTROLS = {
    "DenormPreserve": (4464, 4459),
    "SignedZeroInfNanPreserve": (4466, 4461),
    "RoundingModeRTE": (4467, 4462),
}


def operations(width: int) -> tuple[Operation, ...]:
    """The operations that a width has, in the order of the results."""
    return tuple(operation for operation in OPERATIONS if width in operation.widths)


class _Words:
    """The words of a module under way, and its ids."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.bound = 1

    def id(self) -> int:
        self.bound += 1
        return self.bound - 1

    def add(self, opcode: int, *operands: int) -> None:
        self.words += (len(operands) + 1 << 16 | opcode, *operands)

    def named(self, opcode: int, before: tuple[int, ...], text: str, *after: int) -> None:
        raw = text.encode() + b"\0" * (4 - len(text) % 4)
        self.add(opcode, *before, *struct.unpack(f"<{len(raw) // 4}I", raw), *after)

    def typed(self, opcode: int, type_id: int, *operands: int) -> int:
        result = self.id()
        self.add(opcode, type_id, result, *operands)
        return result

    def declared(self, opcode: int, *operands: int) -> int:
        result = self.id()
        self.add(opcode, result, *operands)
        return result


@dataclass(frozen=True)
class _Width:
    """What the module has for one width of float."""

    width: int
    starts: tuple[int, ...]
    real: int
    array: int
    block: int
    given: int
    taken: int
    strict: dict[str, int]

    @classmethod
    def of(cls, m: _Words, width: int, starts: tuple[int, ...]) -> _Width:
        real, array, block, given, taken = (m.id() for _ in range(5))
        return cls(width, starts, real, array, block, given, taken, {name: m.id() for name in _STRICT})

    def controls(self, features: frozenset[str]) -> list[tuple[int, int]]:
        """Capability and execution mode of each float control that the device has."""
        return [pair for name, pair in _CONTROLS.items() if f"shader{name}Float{self.width}" in features]


def module(starts: dict[int, tuple[int, ...]], features: frozenset[str]) -> bytes:
    """The module for floats of these widths.

    Parameters
    ----------
    starts : for each width the first row of each of its operations, in their order.
    features : the device's.

    Returns
    -------
    bytes
        SPIR-V 1.3. The k-th width has its operands in binding 2 k, row after row of three, and its results in binding
        2 k + 1. All is in one module, since a driver may take 20 ms for the smallest.
    """
    m = _Words()
    glsl, entry, invocation = m.id(), m.id(), m.id()
    widths = [_Width.of(m, width, rows) for width, rows in starts.items()]
    controls = {w.width: w.controls(features) for w in widths}
    needed = {capability for pairs in controls.values() for capability, _ in pairs}
    for capability in (1, *([10] if 64 in starts else []), *sorted(needed)):
        m.add(17, capability)  # OpCapability Shader, Float64, …
    if needed:
        m.named(10, (), "SPV_KHR_float_controls")  # OpExtension
    m.named(11, (glsl,), "GLSL.std.450")  # OpExtInstImport
    m.add(14, 0, 1)  # OpMemoryModel Logical GLSL450
    m.named(15, (5, entry), "main", invocation)  # OpEntryPoint GLCompute
    m.add(16, entry, 17, LOCAL_SIZE, 1, 1)  # OpExecutionMode LocalSize
    for width, pairs in controls.items():
        for _, mode in pairs:
            m.add(16, entry, mode, width)
    m.add(71, invocation, 11, 28)  # OpDecorate BuiltIn GlobalInvocationId
    for binding, w in enumerate(widths):
        _decorate(m, w, 2 * binding)
    _write(m, widths, glsl, entry, invocation)
    return struct.pack(f"<{5 + len(m.words)}I", 0x07230203, 0x00010300, 0, m.bound, 0, *m.words)


def _decorate(m: _Words, w: _Width, binding: int) -> None:
    m.add(71, w.array, 6, w.width // 8)  # OpDecorate ArrayStride
    m.add(71, w.block, 2)  # Block
    m.add(72, w.block, 0, 35, 0)  # OpMemberDecorate Offset
    for offset, buffer in enumerate((w.given, w.taken)):
        m.add(71, buffer, 34, 0)  # DescriptorSet
        m.add(71, buffer, 33, binding + offset)  # Binding
    for result in w.strict.values():
        m.add(71, result, 42)  # NoContraction


def _write(m: _Words, widths: list[_Width], glsl: int, entry: int, invocation: int) -> None:
    """Write the types, the constants, and the function: it computes the results of one row for each width."""
    void, boolean, u32 = m.declared(19), m.declared(20), m.declared(21, 32, 0)
    function, vector = m.declared(33, void), m.declared(23, u32, 3)
    to_vector, to_u32 = m.declared(32, 1, vector), m.declared(32, 1, u32)  # OpTypePointer Input
    numbers = {0, 1, 2, 3}.union(*(w.starts for w in widths))
    constants = {number: m.typed(43, u32, number) for number in sorted(numbers)}
    m.add(59, to_vector, invocation, 1)  # OpVariable Input
    cells = [_memory(m, w) for w in widths]
    m.add(54, void, entry, 0, function)  # OpFunction
    m.declared(248)  # OpLabel
    row = m.typed(61, u32, m.typed(65, to_u32, invocation, constants[0]))  # OpLoad, OpAccessChain
    first = m.typed(132, u32, row, constants[3])  # OpIMul
    for w, cell in zip(widths, cells, strict=True):
        operands = []
        for step in range(3):
            place = m.typed(128, u32, first, constants[step])  # OpIAdd
            operands.append(m.typed(61, w.real, m.typed(65, cell, w.given, constants[0], place)))
        chosen = 0
        for start, operation in zip(w.starts, operations(w.width), strict=True):
            result = _apply(m, w, glsl, operation, operands)
            if chosen:
                here = m.typed(174, boolean, row, constants[start])  # OpUGreaterThanEqual
                result = m.typed(169, w.real, here, result, chosen)  # OpSelect
            chosen = result
        m.add(62, m.typed(65, cell, w.taken, constants[0], row), chosen)  # OpStore
    m.add(253)  # OpReturn
    m.add(56)  # OpFunctionEnd


def _memory(m: _Words, w: _Width) -> int:
    """Declare a width's buffers; returns the type of pointers to their elements."""
    m.add(22, w.real, w.width)  # OpTypeFloat
    m.add(29, w.array, w.real)  # OpTypeRuntimeArray
    m.add(30, w.block, w.array)  # OpTypeStruct
    to_block, to_real = m.declared(32, 12, w.block), m.declared(32, 12, w.real)  # OpTypePointer StorageBuffer
    for buffer in (w.given, w.taken):
        m.add(59, to_block, buffer, 12)  # OpVariable
    return to_real


def _apply(m: _Words, w: _Width, glsl: int, operation: Operation, operands: list[int]) -> int:
    result = w.strict.get(operation.name) or m.id()
    used = operands[: operation.operands]
    if operation.instruction == _FDIV:
        m.add(_FDIV, w.real, result, *used)
    else:
        m.add(12, w.real, result, glsl, operation.instruction, *used)  # OpExtInst
    return result
