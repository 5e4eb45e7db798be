"""Atomic operations, whatever instruction they are."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nv_lower.ir import Instruction

#: What plain accesses are, that have to be atomic for others' sake.
_AMONG_WORKGROUP = "workgroup"


@dataclass(frozen=True)
class Atomic:
    """An atomic instruction: its parts as they are written; `operands` are typed, the pointer's type apart."""

    kind: str
    result: str
    operation: str
    type: str
    pointer_type: str
    pointer: str
    operands: tuple[str, ...]
    scope_name: str
    ordering: str

    @property
    def scope(self) -> str:
        """The scope as an instruction states it, with a space behind it."""
        return f'syncscope("{self.scope_name}") ' if self.scope_name else ""

    @property
    def returns(self) -> str:
        """The type of the result."""
        if self.kind == "cmpxchg":
            return f"{{ {self.type}, i1 }}"
        return "void" if self.kind == "store" else self.type

    @property
    def symbol(self) -> str:
        """A name that says everything that the replacement depends on."""
        scope = self.scope_name or "device"
        space = re.sub(r"\D", "", self.pointer_type) or "0"
        parts = (self.kind, self.operation, self.type.split()[0], f"p{space}", scope, self.ordering)
        return "@nv.lower." + re.sub(r"[^\w.]", "_", ".".join(part for part in parts if part))

    def call(self, symbol: str) -> str:
        """The instruction as a call of its replacement."""
        name = f"{self.result} = " if self.result else ""
        arguments = ", ".join([f"{self.pointer_type} {self.pointer}", *self.operands])
        return f"{name}call {self.returns} {symbol}({arguments})"

    def parameters(self) -> str:
        """The parameters of the replacement: `%p`, then `%v` or, for an exchange, `%expected` and `%v`."""
        names = ["%v"] if len(self.operands) == 1 else ["%expected", "%v"]
        values = [f"{self.type} {name}" for name in names[: len(self.operands)]]
        return ", ".join([f"{self.pointer_type} %p", *values])

    def failure(self) -> str:
        """The ordering of a failed exchange that goes with the ordering of a successful one."""
        return {"acquire": "acquire", "acq_rel": "acquire", "seq_cst": "seq_cst"}.get(
            self.ordering, "monotonic"
        )


def read(instruction: Instruction) -> Atomic | None:
    """The operation of an atomic instruction; None for fences and everything else."""
    opcode = instruction.opcode
    if opcode in ("load", "store"):
        if f"{opcode} atomic " not in instruction.text:
            return None
    elif opcode not in ("atomicrmw", "cmpxchg"):
        return None
    ordering = instruction.orderings[0]
    return _atomic(instruction, instruction.scope, "monotonic" if ordering == "unordered" else ordering)


def read_plain(instruction: Instruction) -> Atomic | None:
    """A plain load or store as if it were atomic among the workgroup; None for everything else."""
    if instruction.opcode not in ("load", "store") or "atomic" in instruction.flags:
        return None
    return _atomic(instruction, _AMONG_WORKGROUP, "monotonic")


def _atomic(instruction: Instruction, scope: str, ordering: str) -> Atomic:
    pointer = instruction.pointer
    values = [operand for operand in instruction.operands if operand is not pointer]
    return Atomic(
        instruction.opcode,
        instruction.result,
        instruction.operation if instruction.opcode == "atomicrmw" else "",
        values[-1].type if values else instruction.type,
        pointer.type,
        pointer.value,
        tuple(map(str, values)),
        scope,
        ordering,
    )
