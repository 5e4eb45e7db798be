"""How compiled functions call each other, and how exceptions leave a kernel.

Numba's minimal convention: a function returns a status code and writes its value through a pointer; once everything
is inlined both become plain values. A status code is derived from what is raised and where, so that device functions
compiled apart agree on it, and the table from codes to exceptions travels in the module as `!nv.exceptions`.

A second hidden pointer leads to two integers of the kernel's entry, into which the values go that a message names:
the index that is out of bounds, and the size. An exception with such values has a format for them in the table.
"""

from __future__ import annotations

import zlib
from typing import Any

from llvmlite import ir
from numba.core import cgutils
from numba.core.callconv import MinimalCallConv

from nv_lower.errors import Unsupported
from nv_lower.frontend.bounds import Check, checked

METADATA = "nv.exceptions"
#: The values of a message: what the hidden pointer points to.
VALUES = ir.ArrayType(ir.IntType(64), 2)


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
        loc = loc or self.context.position.location
        if exc is None:
            raise Unsupported("a bare 'raise' has nothing to raise again in a kernel; name the exception")
        message = ", ".join(str(argument) for argument in exc_args or ())
        check = checked(builder, self.context, exc, message)
        if check is not None:
            self._keep(builder, check)
        file, line = (loc.filename, loc.line) if loc is not None else ("", 0)
        function = func_name or (loc._raw_function_name() if loc is not None else "") or ""
        form = check.form if check is not None else ""
        code = _status_code(exc.__name__, message, file, line, form)
        module = builder.module
        i32 = ir.IntType(32)
        entry = [ir.Constant(i32, code), exc.__name__, message, file, ir.Constant(i32, line), function]
        node = module.add_metadata([*entry, form] if form else entry)
        table = module.add_named_metadata(METADATA)
        if node not in table.operands:
            table.add(node)
        self._return_errcode_raw(builder, ir.Constant(ir.IntType(32), code))

    @staticmethod
    def _keep(builder: ir.IRBuilder, check: Check) -> None:
        """Store the values that the message names."""
        for position, value in enumerate((check.index, check.size)):
            builder.store(value, cgutils.gep_inbounds(builder, builder.function.args[1], 0, position))

    def get_function_type(self, restype: Any, argtypes: Any) -> ir.FunctionType:
        plain = super().get_function_type(restype, argtypes)
        return ir.FunctionType(plain.return_type, [plain.args[0], VALUES.as_pointer(), *plain.args[1:]])

    def decorate_function(self, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
        super().decorate_function(fn, args, fe_argtypes, noalias)
        fn.args[1].name = ".values"

    def get_arguments(self, func: Any) -> Any:
        return func.args[2:]

    def call_function(self, builder: ir.IRBuilder, callee: Any, resty: Any, argtys: Any, args: Any) -> Any:
        return self.call_with_values(builder, callee, resty, argtys, args, builder.function.args[1])

    def call_with_values(
        self, builder: ir.IRBuilder, callee: Any, resty: Any, argtys: Any, args: Any, values: ir.Value
    ) -> Any:
        """Call a compiled function from one that has no such hidden pointer, as the kernel's entry."""
        kind = callee.args[0].type.pointee
        result = cgutils.alloca_once(builder, kind)
        builder.store(cgutils.get_null_value(kind), result)
        flat = self._get_arg_packer(argtys).as_arguments(builder, args)
        status = self._get_return_status(builder, builder.call(callee, [result, values, *flat]))
        return status, self.context.get_returned_value(builder, resty, builder.load(result))

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


def _status_code(name: str, message: str, file: str, line: int, form: str) -> int:
    """A positive 31-bit code; 0 means no error. The same raise has the same code in every module and process."""
    text = f"{name}\0{message}\0{file}\0{line}" + (f"\0{form}" if form else "")
    return zlib.crc32(text.encode()) % (2**31 - 1) + 1
