"""Refuse `img[i] += 1` where `i` is the invocation's index and `img[i]` a row.

Most who write it mean one element of an array with more axes than they gave indices, which is what the message says.
Who means the row can say so: `img[i, :] += 1`.
"""

from __future__ import annotations

import operator
from typing import Any

from numba.core import ir, types
from numba.core.compiler_machinery import AnalysisPass, register_pass

from nv_lower.builtins import global_id, grid
from nv_lower.errors import Unsupported

#: Expressions that give a part of a value, or the value.
_PASSES_ON = frozenset({"static_getitem", "exhaust_iter", "cast"})
_SIGNS = {
    getattr(operator, name): f"{sign}="
    for name, sign in (
        ("iadd", "+"),
        ("isub", "-"),
        ("imul", "*"),
        ("itruediv", "/"),
        ("ifloordiv", "//"),
        ("imod", "%"),
        ("ipow", "**"),
        ("iand", "&"),
        ("ior", "|"),
        ("ixor", "^"),
        ("ilshift", "<<"),
        ("irshift", ">>"),
    )
}


@register_pass(mutates_CFG=False, analysis_only=True)
class RefuseRowUpdates(AnalysisPass):
    """Refuse a subscript that is updated in place and stored again where it is an array."""

    _name = "vulkan_refuse_row_updates"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                if isinstance(statement, ir.SetItem | ir.StaticSetItem):
                    _check(statement, state)
        return False


def _check(statement: Any, state: Any) -> None:
    update = _definition(state, statement.value)
    if not isinstance(update, ir.Expr) or update.op != "inplace_binop":
        return
    row = _definition(state, update.lhs)
    if not isinstance(row, ir.Expr) or row.op not in ("getitem", "static_getitem"):
        return
    part, array = state.typemap[update.lhs.name], state.typemap[statement.target.name]
    if row.value.name != statement.target.name or not isinstance(part, types.Array) or not part.ndim:
        return
    if not _is_position(state, getattr(row, "index", None)):
        return
    name = statement.target.name.partition(".")[0]
    shown = "the array" if name.startswith("$") else name
    indices = ", ".join("ijklmnop"[: array.ndim])
    sign = _SIGNS.get(update.fn, "=")
    raise Unsupported(
        f"{state.func_id.filename}:{statement.loc.line}: {shown} is {array.ndim}-d, and what is updated here is a "
        f"{part.ndim}-d part of it, not an element; write {shown}[{indices}] {sign} …, with an index for each axis, "
        f"or {shown}[i, :] {sign} … for the row"
    )


def _is_position(state: Any, index: Any) -> bool:
    """Return whether an index is what `nv.grid` or `nv.global_id` gave, or a part of that."""
    found = index if isinstance(index, ir.Var) else None
    while isinstance(found, ir.Var) or (isinstance(found, ir.Expr) and found.op in _PASSES_ON):
        found = _definition(state, found if isinstance(found, ir.Var) else found.value)
    if not isinstance(found, ir.Expr) or found.op != "call":
        return False
    function = state.typemap.get(found.func.name)
    return isinstance(function, types.Function) and function.typing_key in (grid, global_id)


def _definition(state: Any, variable: Any) -> Any:
    try:
        return state.func_ir.get_definition(variable)
    except KeyError:  # assigned in more than one place
        return None
