"""Lists that are written out: which of them are no lists at all, and which may grow.

    np.array([[1.0, x], [y, 2.0]])    =>    np.array(((1.0, x), (y, 2.0)))

A list costs memory and a length that is read back. Where it is only there to be made an array of, or to be read once,
it becomes a tuple, whose elements are values.
"""

from __future__ import annotations

import builtins
import operator
from collections import Counter
from typing import Any

import numpy as np
from numba.core import ir
from numba.core.compiler_machinery import FunctionPass, register_pass

#: Functions to which a tuple is as good as a list.
_READERS = frozenset(
    {
        *(
            getattr(np, name)
            for name in [
                "array",
                "asarray",
                "concatenate",
                "stack",
                "vstack",
                "hstack",
                "dstack",
                "column_stack",
            ]
        ),
        builtins.len,
    }
)
_GROWING = frozenset({"append", "extend", "insert", "__iadd__"})


def grows_lists(function: Any) -> bool:
    """Whether something in the Numba IR of a function makes a list longer."""
    for block in function.blocks.values():
        for expr in block.find_exprs():
            if expr.op in ("getattr", "static_getattr") and expr.attr in _GROWING:
                return True
            if expr.op == "inplace_binop" and expr.fn is operator.iadd:
                return True
    return False


@register_pass(mutates_CFG=False, analysis_only=False)
class TuplesForLists(FunctionPass):
    """Replace lists that are written out as the argument of a function that only reads them."""

    _name = "vulkan_tuples_for_lists"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        function = state.func_ir
        uses = Counter(
            variable.name
            for block in function.blocks.values()
            for statement in block.body
            if isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Expr)
            for variable in statement.value.list_vars()
        )
        changed = False
        for block in function.blocks.values():
            for call in block.find_exprs("call"):
                if call.args and _value(function, call.func) in _READERS:
                    changed |= _replace(function, call.args[0], uses)
        return changed


def _replace(function: Any, variable: Any, uses: Counter[str]) -> bool:
    """Make a tuple of the list in a variable that is used nowhere else, and of the lists in it."""
    made = _definition(function, variable)
    if not isinstance(made, ir.Expr) or made.op not in ("build_list", "build_tuple") or not made.items:
        return False
    if uses[variable.name] != 1:
        return False
    for item in made.items:
        _replace(function, item, uses)
    changed = made.op == "build_list"
    made.op = "build_tuple"
    return changed


def _value(function: Any, variable: Any) -> Any:
    """What a name or an attribute of a module stands for; None where it is not known, or cannot be a key."""
    found = _definition(function, variable)
    if isinstance(found, ir.Global | ir.FreeVar):
        value = found.value
    elif isinstance(found, ir.Expr) and found.op == "getattr":
        owner = _value(function, found.value)
        value = getattr(owner, found.attr, None) if owner is np else None
    else:
        return None
    return value if value is np or (callable(value) and getattr(value, "__hash__", None)) else None


def _definition(function: Any, variable: Any) -> Any:
    try:
        return function.get_definition(variable)
    except KeyError:  # assigned in more than one place
        return None
