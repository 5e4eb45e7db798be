"""How compiled functions call each other, and how exceptions leave a kernel.

Numba's minimal convention: a function returns a status code and writes its value through a pointer; once everything
is inlined both become plain values. A status code is derived from what is raised and where, so that device functions
compiled apart agree on it, and the table from codes to exceptions travels in the module as `!nv.exceptions`.
"""

from __future__ import annotations

import zlib
from typing import Any

from llvmlite import ir
from numba.core.callconv import MinimalCallConv

from nv_lower.errors import Unsupported

METADATA = "nv.exceptions"


class StatusCallConv(MinimalCallConv):
    """Numba's minimal calling convention with module-independent status codes."""

    def _make_call_helper(self, builder: ir.IRBuilder) -> None:
        return None

    def return_user_exc(
        self,
        builder: ir.IRBuilder,
        exc: type[BaseException] | None,
        exc_args: tuple[Any, ...] | None = None,
        loc: Any = None,
        func_name: str | None = None,
    ) -> None:
        loc = loc or self.context.location
        if exc is None:
            raise Unsupported("a bare 'raise' has nothing to raise again in a kernel; name the exception")
        message = ", ".join(str(argument) for argument in exc_args or ())
        file, line = (loc.filename, loc.line) if loc is not None else ("", 0)
        function = func_name or (loc._raw_function_name() if loc is not None else "") or ""
        code = _status_code(exc.__name__, message, file, line)
        module = builder.module
        i32 = ir.IntType(32)
        entry = (ir.Constant(i32, code), exc.__name__, message, file, ir.Constant(i32, line), function)
        node = module.add_metadata(entry)
        table = module.add_named_metadata(METADATA)
        if node not in table.operands:
            table.add(node)
        self._return_errcode_raw(builder, ir.Constant(ir.IntType(32), code))

    def return_dynamic_user_exc(
        self,
        builder: ir.IRBuilder,
        exc: Any,
        exc_args: Any,
        nb_types: Any,
        loc: Any = None,
        func_name: Any = None,
    ) -> None:
        raise Unsupported(
            "an exception raised in a kernel takes constant arguments only; "
            "store the values in an array and raise with a fixed message"
        )

    def set_static_user_exc(self, builder: ir.IRBuilder, *args: Any, loc: Any = None, **kwargs: Any) -> None:
        _refuse_try()

    def check_try_status(self, builder: ir.IRBuilder) -> Any:
        _refuse_try()

    def set_try_status(self, builder: ir.IRBuilder) -> None:
        _refuse_try()

    def unset_try_status(self, builder: ir.IRBuilder) -> None:
        _refuse_try()


def _refuse_try() -> None:
    raise Unsupported("try/except cannot run in a kernel; test the condition with an if")


def _status_code(name: str, message: str, file: str, line: int) -> int:
    """A positive 31-bit code; 0 means no error. The same raise has the same code in every module and process."""
    return zlib.crc32(f"{name}\0{message}\0{file}\0{line}".encode()) % (2**31 - 1) + 1
