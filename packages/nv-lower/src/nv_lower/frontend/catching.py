"""`except ValueError:` compares what was caught with a class when compiling, as far as it is known then.

A status code stands for one exception of one place, so whether it is a ValueError is a question about a number. All
codes that a kernel has are known only when its functions are put together; until then a handler calls
`nv.catches.…(code)`, which `define_tests` writes.
"""

from __future__ import annotations

import zlib
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from nv_lower.errors import Unsupported

_PREFIX = "nv.catches."
_TYPE = ir.FunctionType(ir.IntType(1), [ir.IntType(32)])


@intrinsic(prefer_literal=True)
def exception_match(context: Any, caught: types.Type, wanted: types.Type) -> Any:
    """Return whether the exception in a handler's variable is an instance of a class, or of one of several."""
    classes = _classes(wanted)

    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> ir.Value:
        if any(issubclass(Exception, class_) for class_ in classes):
            return cgutils.true_bit  # a kernel raises nothing but Exceptions
        position = context.position
        names = ",".join(f"{class_.__module__}.{class_.__qualname__}.{id(class_)}" for class_ in classes)
        name = f"{_PREFIX}{zlib.crc32(names.encode())}"
        context.tests[name] = classes
        test = cgutils.get_or_insert_function(builder.module, _TYPE, name)
        return builder.call(test, [position.handlers.caught(builder, position.statement.value.args[0])])

    return types.boolean(caught, wanted), generate


def _classes(wanted: types.Type) -> tuple[type[BaseException], ...]:
    if isinstance(wanted, types.ExceptionClass):
        return (wanted.exc_class,)
    if isinstance(wanted, types.BaseTuple):
        return tuple(class_ for part in wanted for class_ in _classes(part))
    raise Unsupported(f"except takes exception classes, not {wanted}; name the class")


def define_tests(context: Any, module: ir.Module, library: Any) -> None:
    """Define in the entry's module what handlers of the kernel's functions ask."""
    wanted = {
        name
        for each in library.closure()
        for one in each.modules
        for name, value in one.globals.items()
        if name.startswith(_PREFIX) and isinstance(value, ir.Function)
    }
    for name in sorted(wanted):
        codes = [code for code, kind in context.exceptions.items() if issubclass(kind, context.tests[name])]
        _define(module, name, sorted(codes))


def _define(module: ir.Module, name: str, codes: list[int]) -> None:
    function = ir.Function(module, _TYPE, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    found: ir.Value = cgutils.false_bit
    for code in codes:
        found = builder.or_(
            found, builder.icmp_signed("==", function.args[0], ir.Constant(ir.IntType(32), code))
        )
    builder.ret(found)
