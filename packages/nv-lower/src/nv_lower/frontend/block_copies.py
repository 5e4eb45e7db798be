"""Say of the memory that is copied or filled at once how it is aligned.

Numba calls `llvm.memcpy` and `llvm.memset` with pointers to bytes and promises nothing. Where such a pointer was one to
elements, it is aligned as these are, but in functions that have misaligned arrays, such as fields of records. Copying
element by element, rather than byte by byte, is faster, and leaves the memory one of elements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from llvmlite import ir
from llvmlite.ir.instructions import CallInstr, CastInstr

_COPIES = ("llvm.memcpy", "llvm.memmove", "llvm.memset")


def state_alignment(module: ir.Module, alignment: Callable[[ir.Type], int]) -> None:
    """Put the alignment of elements on the pointers of a module's block copies; `alignment` gives a type's."""
    for call in _block_copies(module):
        for position, argument in enumerate(call.args[:2]):
            if not isinstance(argument, CastInstr) or argument.opname != "bitcast":
                continue
            before = argument.operands[0].type
            if isinstance(before, ir.PointerType) and not isinstance(before.pointee, ir.FunctionType):
                call.arg_attributes.setdefault(position, ir.ArgumentAttributes()).align = alignment(
                    before.pointee
                )


def _block_copies(module: ir.Module) -> Iterator[CallInstr]:
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, CallInstr) and instruction.callee.name.startswith(_COPIES):
                    yield instruction
