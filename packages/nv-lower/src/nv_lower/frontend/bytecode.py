"""From bytecode to Numba's IR, with what Numba leaves out of `try`.

    raise                 (in a handler)         COPY 1, RERAISE
    RERAISE                                =>    dynamic raise None(caught.50)

Numba's own reader takes the end of `finally`, and of a handler that raises, for code that is never reached, and refuses
a `raise` without a name. All of them raise again what a handler caught. Which handler that is, the exception table
tells: Python covers the code of each handler by a handler of its own, its *cleanup*, which follows it. The handler's
block defines a variable with its number, which the statement names.
"""

from __future__ import annotations

import dis
import inspect
import itertools
from collections.abc import Iterator
from typing import Any

from numba.core import ir
from numba.core.bytecode import ByteCodeInst
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.errors import UnsupportedBytecodeError
from numba.core.interpreter import Interpreter

from nv_lower.frontend.catching import exception_match


class KernelInterpreter(Interpreter):
    """Numba's reader of bytecode, for which RERAISE is a statement like any other."""

    def interpret(self, bytecode: Any) -> Any:
        self._table = _Table(bytecode)
        return super().interpret(bytecode)

    def _start_new_block(self, offset: int) -> None:
        super()._start_new_block(offset)
        if offset in self._table.handlers:
            self.store(ir.Const(offset, loc=self.loc), _name(offset))

    def op_RERAISE(self, inst: Any, exc: Any) -> None:
        handler = self._table.handler(inst)
        caught = () if handler is None else (self.get(_name(handler)),)
        target = self._protecting(inst)
        if target is None:
            self.current_block.append(ir.DynamicRaise(None, caught, self.loc))
            return
        self.current_block.append(ir.DynamicTryRaise(None, caught, self.loc))
        self._insert_try_block_end()
        self.current_block.append(ir.Jump(target, loc=self.loc))

    def _protecting(self, inst: Any) -> int | None:
        """Where the handler begins that catches what an instruction raises.

        Numba's own finding misses the first instruction of a block into which a jump from elsewhere leads.
        """
        protected = self.dfainfo.active_try_block
        if protected is not None:
            return int(protected["end"])
        offset = inst.offset
        while (entry := self.bytecode.find_exception_entry(offset)) is not None:
            if entry.target in self.cfa.graph.nodes():
                return int(entry.target)
            offset = entry.target  # a cleanup that nothing else reaches: it would raise again at once
        return None

    def op_CHECK_EXC_MATCH(self, inst: Any, pred: Any, tos: Any, tos1: Any) -> None:
        """Numba's, with a comparison of classes in the place of its own, and the handler as what is compared."""
        handler = self._table.handler(inst)
        match = ir.Global("exception_match", exception_match, loc=self.loc)
        self.store(match, "$exc_match", redefine=True)
        caught = self.get(tos1) if handler is None else self.get(_name(handler))
        call = ir.Expr.call(self.get("$exc_match"), args=(caught, self.get(tos)), kws=(), loc=self.loc)
        self.store(call, pred)


class _Table:
    """A function's exception table.

    Attributes
    ----------
    handlers
        The offsets at which handlers begin, cleanups among them.
    """

    def __init__(self, bytecode: Any) -> None:
        self._find = bytecode.find_exception_entry
        self._cleanups = {entry.target for entry in bytecode.exception_entries if entry.lasti}
        # A cleanup covers its handler from the handler's first instruction on.
        self._handlers = {
            self._find(inst.offset).target: inst.offset for inst in bytecode if inst.opname == "PUSH_EXC_INFO"
        }
        self._cleanup_of = {handler: cleanup for cleanup, handler in self._handlers.items()}
        self._restoring = dict(_restoring(bytecode))
        self.handlers = self._cleanups | set(self._handlers.values()) | set(self._restoring.values())

    def handler(self, inst: Any) -> int | None:
        """Where the handler begins in whose code an instruction stands."""
        if inst.offset in self._restoring:
            return self._restoring[inst.offset]
        if inst.opname == "RERAISE" and inst.arg:  # of a cleanup itself
            return max((offset for offset in self._cleanups if offset <= inst.offset), default=None)
        if inst.next in self._cleanups:
            return self._handlers.get(inst.next)
        entry = self._find(inst.offset)
        while entry is not None and not entry.lasti:
            # In a `try` within the handler, if it is in one: what its cleanup raises goes further out.
            entry = self._find(self._cleanup_of.get(entry.target, entry.target))
        return None if entry is None else self._handlers.get(entry.target)


def _restoring(bytecode: Any) -> Iterator[tuple[int, int]]:
    """Where comprehensions restore hidden variables and raise again, from Python 3.12 on, and where that begins."""
    instructions = list(bytecode)
    begins = {inst.offset for inst in instructions if inst.opname == "PUSH_EXC_INFO"}
    for entry in bytecode.exception_entries:
        if not entry.lasti and entry.target not in begins:
            behind = (i.offset for i in instructions if i.offset >= entry.target and i.opname == "RERAISE")
            for offset in itertools.islice(behind, 1):
                yield offset, entry.target


def _name(handler: int) -> str:
    """The variable that a handler's block defines; not a temporary, which Numba would remove as unused."""
    return f"caught.{handler}"


@register_pass(mutates_CFG=True, analysis_only=False)
class TranslateKernelBytecode(FunctionPass):
    """Read the bytecode of one function."""

    _name = "vulkan_translate_bytecode"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        _refuse_generators(state["bc"], state["func_id"].filename)
        _spell_out_raise(state["bc"])
        state["func_ir"] = KernelInterpreter(state["func_id"]).interpret(state["bc"])
        return True


def _refuse_generators(bytecode: Any, filename: str) -> None:
    """Refuse generator expressions and nested generators; Numba would make functions of their code."""
    for code in bytecode.co_consts:
        if inspect.iscode(code) and code.co_flags & inspect.CO_GENERATOR:
            place = ir.Loc(filename, code.co_firstlineno)
            raise UnsupportedBytecodeError(f"{code.co_name} is a generator", loc=place)


def _spell_out_raise(bytecode: Any) -> None:
    """Make `raise` without a name, in a handler, the instruction that ends `finally`, which takes something away."""
    table = _Table(bytecode)
    instructions: list[Any] = []
    for instruction in bytecode:
        if (
            instruction.opname == "RAISE_VARARGS"
            and instruction.arg == 0
            and table.handler(instruction) is not None
        ):
            offset, line = instruction.offset, instruction.lineno
            copy = ByteCodeInst(offset, dis.opmap["COPY"], 1, offset + 1)
            instruction = ByteCodeInst(offset + 1, dis.opmap["RERAISE"], 0, instruction.next)
            copy.lineno = instruction.lineno = line
            instructions.append(copy)
        instructions.append(instruction)
    bytecode.table = {instruction.offset: instruction for instruction in instructions}
