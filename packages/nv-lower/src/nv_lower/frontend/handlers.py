"""`try` in a function of a kernel: which handler an exception goes to, and what it caught.

    try: y = f(x)                       %status = call i32 @f(…)
    except ValueError: y = 0     =>     if %status: caught.42 = %status; goto handler 42
                                        …
                                        handler 42: if caught.42 is not the code of a ValueError: raise it again

Numba's blocks end, inside `try`, with a check that branches to the handler's block. Here each place that raises goes
there at once and leaves its status code in a variable of the handler; the checks are always false and vanish. What is
raised again is named by a variable that the handler's block defines: see `bytecode`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from llvmlite import ir
from numba.core import cgutils, ir_utils
from numba.core import ir as numba_ir
from numba.core.unsafe import eh

_CODE = ir.IntType(32)
_RAISES_IN_TRY = (numba_ir.StaticTryRaise, numba_ir.DynamicTryRaise)
_DYNAMIC = (numba_ir.DynamicRaise, numba_ir.DynamicTryRaise)


class Handlers:
    """The handlers of one function that is being lowered.

    Attributes
    ----------
    function
        Its LLVM function.
    block
        The label of the block that is being lowered.
    """

    def __init__(
        self, func_ir: Any, function: ir.Function, blocks: dict[Any, ir.Block], values: ir.ArrayType
    ) -> None:
        self.function = function
        self.block: Any = None
        self._func_ir = func_ir
        self._llvm_blocks = blocks
        self._values_type = values
        self._targets = dict(_targets(func_ir))
        self._codes: dict[Any, ir.Value] = {}
        self._values: dict[Any, ir.Value] = {}

    def target(self, builder: ir.IRBuilder) -> Any:
        """The label of the handler that catches what is raised where the builder stands; None if there is none."""
        return self._targets.get(self.block) if builder.function is self.function else None

    def catch(self, builder: ir.IRBuilder, target: Any, code: ir.Value) -> None:
        """Leave a status code for a handler, and the values of the message if it may be raised again."""
        builder.store(code, self._code(builder, target))
        if target in self._raised_again:
            self._copy(builder, self._reported(builder), self._kept(builder, target))

    def enter(self, builder: ir.IRBuilder, target: Any) -> None:
        """End the block by going to a handler."""
        builder.branch(self._llvm_blocks[target])

    def caught(self, builder: ir.IRBuilder, variable: numba_ir.Var) -> ir.Value:
        """The status code that the handler caught whose block defines a variable."""
        return builder.load(self._code(builder, self._defining[variable.name]))

    def restore(self, builder: ir.IRBuilder, variable: numba_ir.Var) -> None:
        """Bring back the values of the message of what that handler caught."""
        self._copy(builder, self._kept(builder, self._defining[variable.name]), self._reported(builder))

    def _reported(self, builder: ir.IRBuilder) -> ir.Value:
        """Where the values of an exception go."""
        return cgutils.gep_inbounds(builder, self.function.args[1], 0, 0)

    def _code(self, builder: ir.IRBuilder, handler: Any) -> ir.Value:
        if handler not in self._codes:
            self._codes[handler] = cgutils.alloca_once(builder, _CODE, name="caught", zfill=True)
        return self._codes[handler]

    def _kept(self, builder: ir.IRBuilder, handler: Any) -> ir.Value:
        if handler not in self._values:
            self._values[handler] = cgutils.alloca_once(builder, self._values_type, name="caught.values")
        return self._values[handler]

    def _copy(self, builder: ir.IRBuilder, source: ir.Value, destination: ir.Value) -> None:
        for position in range(self._values_type.count):
            value = builder.load(cgutils.gep_inbounds(builder, source, 0, position))
            builder.store(value, cgutils.gep_inbounds(builder, destination, 0, position))

    @cached_property
    def _defining(self) -> dict[str, Any]:
        """The block that defines each variable."""
        return {
            statement.target.name: label
            for label, block in self._func_ir.blocks.items()
            for statement in block.find_insts(numba_ir.Assign)
        }

    @cached_property
    def _raised_again(self) -> set[Any]:
        """The handlers whose exception is raised again somewhere."""
        return {
            self._defining[variable.name]
            for block in self._func_ir.blocks.values()
            for statement in block.find_insts(_DYNAMIC)
            if statement.exc_class is None
            for variable in statement.exc_args
        }


def has_handlers(func_ir: Any) -> bool:
    """Return whether a function has a `try` statement."""
    return next(_targets(func_ir), None) is not None


def _targets(func_ir: Any) -> Iterator[tuple[Any, Any]]:
    """The blocks within `try`, each with the block of its handler."""
    for label, block in func_ir.blocks.items():
        if any(block.find_insts(_RAISES_IN_TRY)):
            yield label, block.terminator.target
        elif isinstance(block.terminator, numba_ir.Branch) and _checks(func_ir, block):
            yield label, block.terminator.truebr


def _checks(func_ir: Any, block: Any) -> bool:
    """Return whether Numba checks for an exception at the end of a block."""
    for call in block.find_exprs(op="call"):
        function = ir_utils.guard(ir_utils.get_definition, func_ir, call.func)
        if isinstance(function, numba_ir.Global) and function.value is eh.exception_check:
            return True
    return False
