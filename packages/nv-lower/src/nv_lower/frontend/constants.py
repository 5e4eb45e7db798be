"""Make constants of what can be computed before the kernel runs, where a constant is asked for.

    N, WIDTH = 24, np.int64(6)
    nv.local.array((N // 3, WIDTH), np.dtype("f4"))    =>    nv.local.array((8, 6), float32)

Numba types a literal, or a global that is a Python integer, as a constant, but neither a NumPy integer nor an
expression. Arguments of the functions below are therefore evaluated by Python's own rules as far as they consist of
globals, closure variables, literals and pure functions of these; what cannot be evaluated stays as it is.
"""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
from numba.core import ir, types
from numba.core.compiler_machinery import FunctionPass, register_pass

import nv_types
from nv_lower import builtins as language


class _Unknown(Exception):
    """The value of a variable cannot be told before the kernel runs."""


#: Functions that may be called while compiling: they give the same for the same constants.
_PURE = frozenset(
    getattr(module, name)
    for module, names in {
        builtins: "abs bool divmod float int len max min pow round sum tuple",
        math: "ceil floor gcd isqrt log2 prod sqrt trunc",
        np: "dtype prod int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128",
    }.items()
    for name in names.split()
)
#: Python's types that name an element type, as Numba reads them.
_PYTHON_TYPES = {bool: types.boolean, int: types.intp, float: types.float64, complex: types.complex128}
_UNKNOWN = (_Unknown, ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError)


#: The functions whose arguments are constants.
_ASKING: frozenset[Callable[..., Any]] = frozenset(
    {
        *(language.local.array, language.shared.array, language.grid, language.gridsize),
        *(language.matrix.left, language.matrix.right, language.matrix.accumulator),
        *(language.global_id, language.local_id, language.group_id, language.local_size, language.num_groups),
    }
)


@register_pass(mutates_CFG=False, analysis_only=False)
class EvaluateConstants(FunctionPass):
    """Replace arguments that must be constants by their values."""

    _name = "vulkan_evaluate_constants"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for index, call in reversed(list(_calls(state.func_ir, block))):
                added: list[Any] = []
                call.args = [_constant(state.func_ir, block, one, added) for one in call.args]
                call.kws = [(name, _constant(state.func_ir, block, one, added)) for name, one in call.kws]
                block.body[index:index] = added
                changed = changed or bool(added)
        return changed


def _calls(func_ir: Any, block: Any) -> Iterator[tuple[int, Any]]:
    """Calls of functions that ask for constants, by their place in the block."""
    for index, statement in enumerate(block.body):
        call = statement.value if isinstance(statement, ir.Assign) else None
        if not isinstance(call, ir.Expr) or call.op != "call":
            continue
        try:
            function = _value(func_ir, call.func)
            if function in _ASKING:
                yield index, call
        except _UNKNOWN:
            continue


def _constant(func_ir: Any, block: Any, variable: Any, added: list[Any]) -> Any:
    """The variable, or a new one that holds its value as a constant; `added` gets the statements that define it."""
    try:
        with np.errstate(all="raise"):
            value = _value(func_ir, variable)
    except _UNKNOWN:
        return variable
    if isinstance(value, tuple) and all(_is_integer(part) for part in value):
        parts = [
            _defined(func_ir, block, variable, ir.Const(int(part), variable.loc), added) for part in value
        ]
        return _defined(func_ir, block, variable, ir.Expr.build_tuple(parts, variable.loc), added)
    if _is_integer(value):
        return _defined(func_ir, block, variable, ir.Const(int(value), variable.loc), added)
    element = _element(value)
    if element is None:
        return variable
    return _defined(func_ir, block, variable, ir.Global(str(element), element, variable.loc), added)


def _defined(func_ir: Any, block: Any, like: Any, value: Any, added: list[Any]) -> Any:
    made = block.scope.redefine(f"${like.name.strip('$')}.constant", like.loc, rename=True)
    added.append(ir.Assign(value, made, like.loc))
    func_ir._definitions[made.name] = [value]
    return made


def _is_integer(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _element(value: Any) -> types.Type | None:
    """The number type that a value names, if it is not one already that Numba takes as it is."""
    if isinstance(value, type) and value in _PYTHON_TYPES:
        return _PYTHON_TYPES[value]
    if isinstance(value, str | np.dtype) or (isinstance(value, type) and issubclass(value, np.generic)):
        try:
            return nv_types.from_dtype(np.dtype(value))
        except (TypeError, NotImplementedError):
            return None  # refused where it is used
    return None


def _value(func_ir: Any, variable: Any) -> Any:
    """What Python makes of a variable that has one definition."""
    try:
        definition = func_ir.get_definition(variable)
    except KeyError:  # assigned in several places
        raise _Unknown from None
    if isinstance(definition, ir.Const | ir.Global | ir.FreeVar):
        if definition.value is ir.UNDEFINED:
            raise _Unknown
        return definition.value
    evaluate = _EXPRESSIONS.get(definition.op) if isinstance(definition, ir.Expr) else None
    if evaluate is None:
        raise _Unknown
    return evaluate(lambda one: _value(func_ir, one), definition)


def _attribute(value: Any, expression: Any) -> Any:
    owner = value(expression.value)
    # Modules, classes and enumerations hold still; an attribute of a number or a dtype is computed from it.
    if isinstance(owner, ModuleType | type | np.dtype | np.generic | int | float | tuple):
        return getattr(owner, expression.attr)
    if isinstance(owner, np.ndarray) and expression.attr in ("shape", "size", "ndim", "dtype", "itemsize"):
        return getattr(owner, expression.attr)
    raise _Unknown


def _called(value: Any, expression: Any) -> Any:
    function = value(expression.func)
    if function not in _PURE or expression.vararg is not None or expression.kws:
        raise _Unknown
    return function(*map(value, expression.args))


_EXPRESSIONS: dict[str, Callable[[Callable[[Any], Any], Any], Any]] = {
    "binop": lambda value, e: e.fn(value(e.lhs), value(e.rhs)),
    "unary": lambda value, e: (e.fn if callable(e.fn) else getattr(operator, e.fn))(value(e.value)),
    "build_tuple": lambda value, e: tuple(map(value, e.items)),
    "static_getitem": lambda value, e: value(e.value)[e.index],
    "getitem": lambda value, e: value(e.value)[value(e.index)],
    "cast": lambda value, e: value(e.value),
    "getattr": _attribute,
    "call": _called,
}
