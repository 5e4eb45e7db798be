"""`raise` with arguments that are known at run time only: what is constant, what is a number, what is a text of both.

    raise ValueError(f"element {i}", x[i])
    =>
    dynamic raise ValueError(Form(Text("element ", Runtime(0)), Runtime(1)), i, x[i])

A text is followed back through `+` and `str` to its parts, which the host puts together: a kernel has no strings.
The statements that made it are removed.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Iterator
from typing import Any

from numba.core import ir
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.consts import ConstantInferenceError
from numba.core.ir_utils import get_definition, guard

from nv_lower.errors import Unsupported
from nv_lower.frontend.raised_arguments import Form, Runtime, Text

_DYNAMIC = {ir.Raise: ir.DynamicRaise, ir.TryRaise: ir.DynamicTryRaise}


@register_pass(mutates_CFG=False, analysis_only=False)
class RewriteRaises(FunctionPass):
    """Give each `raise` the form of its arguments."""

    _name = "vulkan_rewrite_raises"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for statement in list(block.find_insts((ir.Raise, ir.TryRaise))):
                block.body[block.body.index(statement)] = _Raise(state.func_ir, statement).dynamic()
                changed = True
        if changed:
            _remove_unused(state.func_ir)
        return changed


class _Raise:
    """One `raise` of an exception that is not constant."""

    def __init__(self, func_ir: Any, statement: Any) -> None:
        self._func_ir = func_ir
        self._statement = statement
        self._values: list[ir.Var] = []

    def dynamic(self) -> Any:
        """The statement with its arguments' form."""
        loc = self._statement.loc
        call = guard(get_definition, self._func_ir, self._statement.exception)
        if not isinstance(call, ir.Expr) or call.op != "call" or call.kws or call.vararg is not None:
            raise Unsupported(
                f"{loc.filename}:{loc.line}: what is raised must be written there: raise ValueError(…) with plain "
                "arguments"
            )
        kind = self._constant(call.func)
        if not (isinstance(kind, type) and issubclass(kind, Exception)):
            raise Unsupported(
                f"{loc.filename}:{loc.line}: a kernel raises exception classes, and this is none; "
                "write raise ValueError(…), or a class of your own derived from Exception"
            )
        form = Form(tuple(map(self._argument, call.args)))
        return _DYNAMIC[type(self._statement)](kind, (form, *self._values), loc)

    def _argument(self, variable: ir.Var) -> Any:
        try:
            return self._func_ir.infer_constant(variable)
        except ConstantInferenceError:
            pass
        if self._is_text(variable):
            return Text(tuple(self._parts(variable)))
        return self._runtime(variable)

    def _runtime(self, variable: ir.Var) -> Runtime:
        self._values.append(variable)
        return Runtime(len(self._values) - 1)

    def _is_text(self, variable: ir.Var) -> bool:
        definition = guard(get_definition, self._func_ir, variable)
        if isinstance(definition, ir.Const | ir.Global | ir.FreeVar):
            return isinstance(definition.value, str)
        if not isinstance(definition, ir.Expr):
            return False
        if definition.op == "binop" and definition.fn is operator.add:
            return self._is_text(definition.lhs) or self._is_text(definition.rhs)
        return definition.op == "call" and self._constant(definition.func) is str

    def _parts(self, variable: ir.Var) -> Iterator[Any]:
        definition = guard(get_definition, self._func_ir, variable)
        if isinstance(definition, ir.Expr) and definition.op == "binop":
            yield from self._parts(definition.lhs)
            yield from self._parts(definition.rhs)
        elif isinstance(definition, ir.Expr) and definition.op == "call" and len(definition.args) == 1:
            yield self._argument(definition.args[0])
        elif self._is_text(variable):
            yield definition.value
        else:  # a number added to a text, which Python refuses too
            loc = self._statement.loc
            raise Unsupported(
                f"{loc.filename}:{loc.line}: a text and a number cannot be added; write an f-string, or str(…)"
            )

    def _constant(self, variable: ir.Var) -> Any:
        try:
            return self._func_ir.infer_constant(variable)
        except ConstantInferenceError:
            return None


def _remove_unused(func_ir: Any) -> None:
    """Remove what only made the exception and its texts: temporaries that nothing reads."""
    while True:
        read = Counter(
            variable.name
            for block in func_ir.blocks.values()
            for statement in block.body
            if not isinstance(statement, ir.Del)
            for variable in _read(statement)
        )
        removed = False
        for block in func_ir.blocks.values():
            for statement in list(block.find_insts(ir.Assign)):
                if _is_idle(func_ir, statement) and not read[statement.target.name]:
                    block.body.remove(statement)
                    func_ir._definitions.pop(statement.target.name, None)
                    removed = True
        if not removed:
            return


def _read(statement: Any) -> list[ir.Var]:
    if isinstance(statement, ir.Assign):
        value = statement.value
        return (
            [value] if isinstance(value, ir.Var) else value.list_vars() if isinstance(value, ir.Inst) else []
        )
    return list(statement.list_vars())


def _is_idle(func_ir: Any, statement: ir.Assign) -> bool:
    """Return whether a statement assigns an exception or a text to a name of Numba's own, and does nothing else."""
    value = statement.value
    if not statement.target.is_temp:
        return False
    if isinstance(value, ir.Const | ir.Global | ir.FreeVar):
        return isinstance(value.value, str) or value.value is str or isinstance(value.value, type)
    if not isinstance(value, ir.Expr):
        return isinstance(value, ir.Var) and value.is_temp
    if value.op == "call":
        function = guard(get_definition, func_ir, value.func)
        kind = getattr(function, "value", None)
        return kind is str or (isinstance(kind, type) and issubclass(kind, BaseException))
    return value.op == "binop" and value.fn is operator.add
