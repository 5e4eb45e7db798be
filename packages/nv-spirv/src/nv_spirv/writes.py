"""Which variables of a module a run may write: the roots of the pointers and images that instructions write through.

A value that was read from a variable is not the variable: only addresses lead back to their roots. What an
instruction of an extension does with a pointer is not known, and counts as a write.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nv_spirv.binary import Instruction
from nv_spirv.declarations import Declarations
from nv_spirv.grammar import op

# Where an instruction that makes an address from others has them.
_MAKERS: dict[int, slice] = {
    **dict.fromkeys(
        (
            op.AccessChain,
            op.InBoundsAccessChain,
            op.PtrAccessChain,
            op.InBoundsPtrAccessChain,
            op.CopyObject,
            op.ImageTexelPointer,
            op.Load,
            op.Bitcast,
        ),
        slice(3, 4),
    ),
    **dict.fromkeys(
        (
            op.UntypedAccessChainKHR,
            op.UntypedInBoundsAccessChainKHR,
            op.UntypedPtrAccessChainKHR,
            op.UntypedInBoundsPtrAccessChainKHR,
        ),
        slice(4, 5),
    ),
    op.Select: slice(4, 6),
    op.Phi: slice(3, None, 2),
}
_UPDATES = (
    op.AtomicExchange,
    op.AtomicCompareExchange,
    *range(op.AtomicIIncrement, op.AtomicXor + 1),
    op.AtomicFAddEXT,
    op.AtomicFMinEXT,
    op.AtomicFMaxEXT,
)
# Where an instruction has the address or image that it writes through.
_WRITERS: dict[int, int] = {
    **dict.fromkeys((op.Store, op.CopyMemory, op.CopyMemorySized, op.AtomicStore, op.ImageWrite), 1),
    op.CooperativeMatrixStoreKHR: 1,
    **dict.fromkeys(_UPDATES, 3),
}
_EXTENSIONS = 4416  # opcodes from here on
_HARMLESS = frozenset(
    {
        op.UntypedArrayLengthKHR,
        op.CooperativeMatrixLoadKHR,
        *range(op.SDot, op.SUDotAccSat + 1),
    }
)
_ADDRESSES = frozenset(
    {op.TypePointer, op.TypeUntypedPointerKHR, op.TypeImage, op.TypeSampledImage, op.TypeStruct, op.TypeArray}
)


def written(instructions: Sequence[Instruction], found: Declarations) -> set[int]:
    """The variables of the module that its functions may write."""
    writes = _Writes(found)
    for index, instruction in enumerate(instructions):
        if instruction[0] == op.Function:
            writes.bodies(instructions[index:])
            break
    return writes.resolve()


class _Writes:
    """The addresses made from each other, and those written through."""

    def __init__(self, found: Declarations) -> None:
        self.addresses = {type_id for type_id, declared in found.types.items() if declared[0] in _ADDRESSES}
        self.variables = found.variables.keys()
        self.bases: dict[int, list[int]] = {}
        self.targets: set[int] = set()
        self.parameters: dict[int, list[int]] = {}  # of each function
        self.results: dict[int, list[int]] = {}  # what each function returns
        self.calls: list[Instruction] = []

    def bodies(self, instructions: Iterable[Instruction]) -> None:
        function = 0
        for instruction in instructions:
            opcode = instruction[0]
            maker = _MAKERS.get(opcode)
            if maker is not None:
                if len(instruction) > 3 and instruction[1] in self.addresses:
                    self.bases.setdefault(instruction[2], []).extend(instruction[maker])
            elif opcode in _WRITERS:
                self.targets.update(instruction[_WRITERS[opcode] : _WRITERS[opcode] + 1])
                if opcode == op.Store and len(instruction) > 2:  # what is loaded later may be this address
                    self.bases.setdefault(instruction[1], []).append(instruction[2])
            elif opcode == op.Function and len(instruction) > 2:
                function = instruction[2]
            elif opcode == op.FunctionParameter and len(instruction) > 2:
                self.parameters.setdefault(function, []).append(instruction[2])
            elif opcode == op.ReturnValue and len(instruction) > 1:
                self.results.setdefault(function, []).append(instruction[1])
            elif opcode == op.FunctionCall:
                self.calls.append(instruction)
            elif opcode == op.ExtInst or (opcode >= _EXTENSIONS and opcode not in _HARMLESS):
                self.targets.update(instruction[1:])

    def resolve(self) -> set[int]:
        """Follow what is written through to the variables."""
        for call in self.calls:
            if len(call) > 3:
                for parameter, argument in zip(self.parameters.get(call[3], ()), call[4:], strict=False):
                    self.bases.setdefault(parameter, []).append(argument)
                self.bases.setdefault(call[2], []).extend(self.results.get(call[3], ()))
        found: set[int] = set()
        waiting = list(self.targets)
        while waiting:
            address = waiting.pop()
            if address not in found:
                found.add(address)
                waiting += self.bases.get(address, ())
        return found & self.variables
