"""What an index out of bounds is told with: its value, the axis, the size, and the array's name.

Numba raises "index is out of bounds" and says nothing else. All of it is at hand where it does so: the branch that
leads there compares the index with the size, the size was taken out of the array's shape, and the statement that is
being lowered names the array.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from llvmlite.ir import instructions
from numba.core import ir as numba_ir

_MESSAGE = "index is out of bounds"  # numba.core.cgutils.do_boundscheck
#: What Numba puts before the names of a function inside the kernel when it inlines it.
_INNER = re.compile(r"^closure__locals__.*_v\d+_")
_INT64 = ir.IntType(64)


@dataclass(frozen=True)
class Check:
    """A check of bounds that failed.

    Attributes
    ----------
    index, size
        The values, as 64-bit integers.
    parts
        The message in parts, 0 for the index and 1 for the size.
    """

    index: ir.Value
    size: ir.Value
    parts: tuple[str | int, ...]


def checked(builder: ir.IRBuilder, context: Any, kind: type[BaseException], message: str) -> Check | None:
    """What was compared where an exception of this kind and message is raised, if it is Numba's check of bounds."""
    if kind is not IndexError or message != _MESSAGE:
        return None
    comparison = _condition(builder)
    if comparison is None:
        return None
    index, other = comparison.operands
    if comparison.op == "sge":  # the first of two comparisons; the other one is with zero
        context.position.bound = (index, other)
    elif context.position.bound is None or context.position.bound[0] is not index:
        return None
    size = context.position.bound[1]
    if index.type != _INT64 or size.type != _INT64:
        return None
    if isinstance(index, instructions.SelectInstr):  # counted from the end where it is negative
        index = index.operands[2]
    where = f" is out of bounds for {_axis(size)}{_array(context)} of size "
    return Check(index, size, ("index ", 0, where, 1))


def _condition(builder: ir.IRBuilder) -> Any:
    """The comparison of the branch that leads to where the builder stands."""
    for block in reversed(builder.function.blocks):
        branch = block.terminator
        if isinstance(branch, instructions.ConditionalBranch) and branch.operands[1] is builder.block:
            compared = branch.operands[0]
            return compared if isinstance(compared, instructions.ICMPInstr) else None
    return None


def _axis(size: ir.Value) -> str:
    """Which axis a size is of: sizes are taken out of the array's shape by number."""
    if isinstance(size, instructions.ExtractValue):
        return f"axis {size.indices[-1]} of "
    return ""


def _array(context: Any) -> str:
    """The name of the array that the statement being lowered indexes."""
    statement = context.position.statement
    value = getattr(statement, "value", None)
    if isinstance(statement, numba_ir.SetItem | numba_ir.StaticSetItem | numba_ir.DelItem):
        variable = statement.target
    elif isinstance(value, numba_ir.Expr) and value.op in ("getitem", "static_getitem"):
        variable = value.value
    elif (
        isinstance(value, numba_ir.Expr) and value.op == "call" and value.args
    ):  # nv.atomic.add(array, index, …)
        variable = value.args[0]
    else:
        variable = None
    name = variable.name.partition(".")[0] if variable is not None else ""
    name = _INNER.sub("", name)
    return name if name and not name.startswith("$") else "the array"
