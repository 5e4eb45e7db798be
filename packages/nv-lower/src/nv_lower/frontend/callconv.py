"""How compiled functions call each other, and how exceptions leave a kernel.

Numba's minimal convention: a function returns a status code and writes its value through a pointer; once everything
is inlined both become plain values. A status code is derived from what is raised and where, so that device functions
compiled apart agree on it, and the table from codes to exceptions travels in the module as `!nv.exceptions`.

A second hidden pointer leads to what an invocation keeps: the run-time values of an exception's arguments, for which
the table has a form (`raised_arguments`), and the state of its random numbers.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core import ir as numba_ir
from numba.core.callconv import MinimalCallConv

from nv_lower.errors import Unsupported
from nv_lower.frontend.bounds import Check, checked
from nv_lower.frontend.callers import library_rows
from nv_lower.frontend.handlers import Handlers
from nv_lower.frontend.raised_arguments import SLOTS, Encoder, Form, constant, shown, text

METADATA = "nv.exceptions"
I32 = ir.IntType(32)
#: The values of an exception's arguments, and the key of the launch's random numbers with how many were drawn.
VALUES = ir.ArrayType(ir.IntType(64), SLOTS)
RANDOM = ir.ArrayType(I32, 3)
#: What the hidden pointer points to.
INVOCATION = ir.LiteralStructType([VALUES, RANDOM])
#: Run-time values with their types.
Values = Sequence[tuple[types.Type, ir.Value]]


@dataclass(frozen=True)
class Raising:
    """What is raised.

    Attributes
    ----------
    kind
        Its class.
    arguments
        In JSON's terms, see `raised_arguments`.
    words
        What goes into the slots.
    """

    kind: type[BaseException]
    arguments: Sequence[Any]
    words: Sequence[ir.Value] = ()


class StatusCallConv(MinimalCallConv):
    """Numba's minimal calling convention with module-independent status codes."""

    def _make_call_helper(self, builder: ir.IRBuilder) -> None:
        return None

    # what Numba asks for

    def return_user_exc(
        self,
        builder: ir.IRBuilder,
        exc: type[BaseException] | None,
        exc_args: tuple[Any, ...] | None = None,
        loc: Any = None,
        func_name: str | None = None,
    ) -> None:
        """Raise an exception with constant arguments."""
        if exc is None:
            raise Unsupported("a bare raise outside except has nothing to raise again; name the exception")
        raised = self._static(builder, exc, exc_args)
        self._leave(builder, self._record(builder, raised, loc, func_name))

    def set_static_user_exc(
        self, builder: ir.IRBuilder, exc: Any, exc_args: Any = None, loc: Any = None, func_name: Any = None
    ) -> None:
        """The same in `try`, whose handler Numba goes to itself."""
        self._catch(builder, self._record(builder, self._static(builder, exc, exc_args), loc, func_name))

    def raise_dynamic(self, builder: ir.IRBuilder, form: Form, values: Values, kind: Any, loc: Any) -> None:
        """Raise an exception whose arguments are known at run time."""
        self._leave(builder, self._record(builder, self._dynamic(builder, kind, form, values), loc, None))

    def set_dynamic(self, builder: ir.IRBuilder, form: Form, values: Values, kind: Any, loc: Any) -> None:
        """The same in `try`, whose handler Numba goes to itself."""
        self._catch(builder, self._record(builder, self._dynamic(builder, kind, form, values), loc, None))

    def raise_again(self, builder: ir.IRBuilder, caught: numba_ir.Var) -> None:
        """Raise what a handler has caught."""
        self._leave(builder, self._again(builder, caught))

    def set_again(self, builder: ir.IRBuilder, caught: numba_ir.Var) -> None:
        """The same in `try`."""
        self._catch(builder, self._again(builder, caught))

    def return_status_propagate(self, builder: ir.IRBuilder, status: Any) -> None:
        """Go where an exception of a function that was called goes: see `callers`."""
        location, code = self.context.position.location, status.code
        for row in library_rows(self.context.codegen(), getattr(code, "callee", None), METADATA, location):
            told = self._relocated(builder, row, location)
            code = builder.select(builder.icmp_unsigned("==", status.code, row.operands[0]), told, code)
        self._leave(builder, code)

    # what is raised

    def _static(
        self, builder: ir.IRBuilder, kind: type[BaseException], arguments: tuple[Any, ...] | None
    ) -> Raising:
        message = ", ".join(str(argument) for argument in arguments or ())
        check = checked(builder, self.context, kind, message)
        if check is None:
            return Raising(kind, [constant(argument) for argument in arguments or ()])
        return self._out_of_bounds(builder, check)

    def _out_of_bounds(self, builder: ir.IRBuilder, check: Check) -> Raising:
        parts = [["value", at, "i"] if isinstance(at, int) else at for at in check.parts]
        return Raising(
            IndexError, [["text", [*parts, ", in invocation ", ["invocation"]]]], (check.index, check.size)
        )

    def _dynamic(
        self, builder: ir.IRBuilder, kind: type[BaseException], form: Form, values: Values
    ) -> Raising:
        encoder = Encoder(self.context, builder, values)
        return Raising(kind, [encoder.encode(argument) for argument in form.arguments], encoder.words)

    def _record(self, builder: ir.IRBuilder, raised: Raising, loc: Any, func_name: str | None) -> ir.Value:
        """Put the exception into the module's table and its values where the hidden pointer leads; its code."""
        loc = loc or self.context.position.location
        file, line = (loc.filename, loc.line) if loc is not None else ("", 0)
        function = func_name or (loc._raw_function_name() if loc is not None else "") or ""
        for position, word in enumerate(raised.words):
            builder.store(word, cgutils.gep_inbounds(builder, builder.function.args[1], 0, 0, position))
        arguments = raised.arguments
        message = ", ".join(map(shown, arguments))
        form = "" if _is_plain(arguments) else text(arguments)
        return self._row(builder, raised.kind, (raised.kind.__name__, message, form), (file, line, function))

    def _relocated(self, builder: ir.IRBuilder, row: Any, loc: Any) -> ir.Value:
        """The code of the exception of a row of the table, raised at another place."""
        code, name, message, _, _, _, *form = row.operands
        kind = self.context.exceptions.get(code.constant)
        what = name.string, message.string, form[0].string if form else ""
        return self._row(builder, kind, what, (loc.filename, loc.line, loc._raw_function_name() or ""))

    def _row(
        self,
        builder: ir.IRBuilder,
        kind: type[BaseException] | None,
        what: tuple[str, str, str],
        where: tuple[str, int, str],
    ) -> ir.Value:
        """Put a row into the module's table: class, message and form; file, line and function."""
        (name, message, form), (file, line, function) = what, where
        code = _status_code(name, message, file, line, form)
        if kind is not None:
            self.context.exceptions[code] = kind
        entry = [ir.Constant(I32, code), name, message, file, ir.Constant(I32, line), function]
        module = builder.module
        node = module.add_metadata([*entry, form] if form else entry)
        table = module.add_named_metadata(METADATA)
        if node not in table.operands:
            table.add(node)
        return ir.Constant(I32, code)

    def note(
        self, builder: ir.IRBuilder, kind: type[BaseException], message: str, loc: Any, name: str
    ) -> int:
        """Put an exception into the module's table that something else than this function raises; its code."""
        return int(self._record(builder, Raising(kind, [message]), loc, name).constant)

    # where it goes

    def _leave(self, builder: ir.IRBuilder, code: ir.Value) -> None:
        """To the handler around, or out of the function."""
        handlers = self._handlers(builder)
        target = handlers.target(builder) if handlers is not None else None
        if handlers is None or target is None:
            self._return_errcode_raw(builder, code)
            return
        handlers.catch(builder, target, code)
        handlers.enter(builder, target)

    def _catch(self, builder: ir.IRBuilder, code: ir.Value) -> None:
        handlers = self._handlers(builder)
        assert handlers is not None  # such statements are in `try`
        handlers.catch(builder, handlers.target(builder), code)

    def _again(self, builder: ir.IRBuilder, caught: numba_ir.Var) -> ir.Value:
        """The code of what a handler has caught; its values are back in their place."""
        handlers = self._handlers(builder)
        assert handlers is not None
        handlers.restore(builder, caught)
        return handlers.caught(builder, caught)

    def _handlers(self, builder: ir.IRBuilder) -> Handlers | None:
        handlers: Handlers | None = self.context.position.handlers
        return handlers if handlers is not None and builder.function is handlers.function else None

    # calls

    def get_function_type(self, restype: Any, argtypes: Any) -> ir.FunctionType:
        plain = super().get_function_type(restype, argtypes)
        return ir.FunctionType(plain.return_type, [plain.args[0], INVOCATION.as_pointer(), *plain.args[1:]])

    def decorate_function(self, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
        super().decorate_function(fn, args, fe_argtypes, noalias)
        fn.args[1].name = ".invocation"

    def get_arguments(self, func: Any) -> Any:
        return func.args[2:]

    def call_function(self, builder: ir.IRBuilder, callee: Any, resty: Any, argtys: Any, args: Any) -> Any:
        return self.call_for(builder, callee, resty, argtys, args, builder.function.args[1])

    def call_for(
        self, builder: ir.IRBuilder, callee: Any, resty: Any, argtys: Any, args: Any, invocation: ir.Value
    ) -> Any:
        """Call a compiled function from one that has no such hidden pointer, as the kernel's entry."""
        kind = callee.args[0].type.pointee
        result = cgutils.alloca_once(builder, kind)
        builder.store(cgutils.get_null_value(kind), result)
        flat = self._get_arg_packer(argtys).as_arguments(builder, args)
        status = self._get_return_status(builder, builder.call(callee, [result, invocation, *flat]))
        return status, self.context.get_returned_value(builder, resty, builder.load(result))


def _is_plain(arguments: Sequence[Any]) -> bool:
    """Return whether the message is complete when compiling: no argument, or one constant string."""
    return not arguments or (len(arguments) == 1 and isinstance(arguments[0], str) and bool(arguments[0]))


def _status_code(name: str, message: str, file: str, line: int, form: str) -> int:
    """A positive 31-bit code; 0 means no error. The same raise has the same code in every module and process."""
    content = f"{name}\0{message}\0{file}\0{line}" + (f"\0{form}" if form else "")
    return zlib.crc32(content.encode()) % (2**31 - 1) + 1
