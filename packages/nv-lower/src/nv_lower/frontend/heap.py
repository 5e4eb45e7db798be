"""The memory that a kernel allocates: what stands where Numba's runtime stands.

Every array, list and copy that Numba makes is asked for here and becomes a call of `nv.allocate`, whose size is a
value like any other. The pass `place_allocations` finds the sizes once the optimiser has computed them, and gives each
allocation its place in private memory. Counting references does nothing: how long an allocation is needed follows
from the program (docs/rationale/0018-memory-inside-a-kernel.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import numba
from llvmlite import ir
from numba.core.runtime.context import NRTContext

from nv_lower.errors import Unsupported

#: Lines of Numba's own functions say nothing to a reader.
_NUMBA = str(Path(numba.__file__).parent)
_POINTER = ir.IntType(8).as_pointer()
_WORD = ir.IntType(64)
#: What every number type is aligned to, and the alignment of what has no type yet.
_ALIGNMENT = 16

#: Elements that a list may grow to which is made shorter.
LIST_ROOM = 64
_TOO_LONG = (
    f"a list in a kernel grows to {LIST_ROOM} elements; make it with the length that it needs, as in [0.0] * 100, "
    "or use nv.local.array"
)

_NO_ROOM = (
    "the arrays that are made in the kernel need more than its scratch memory; see nv.jit(scratch_bytes=…)"
)


def written_list(context: Any, builder: ir.IRBuilder, list_type: Any, items: Any) -> Any:
    """A list that is written out, with room to grow where something may make it longer.

    Numba asks for a quarter and eight elements more than it needs.
    """
    from numba.cpython import listobj  # slow to import, and loaded by now

    position = context.position
    if position.grows_lists or not items:
        position.list_room = listobj.get_itemsize(context, list_type) * (LIST_ROOM + LIST_ROOM // 4 + 8)
    try:
        return listobj.build_list(context, builder, list_type, items)
    finally:
        position.list_room = 0


class KernelHeap:
    """Stands where Numba's runtime context stands: reference counting is empty, allocation is `nv.allocate`."""

    def __init__(self, context: Any) -> None:
        self._context = context

    def incref(self, builder: Any, type_: Any, value: Any) -> None:
        """Nothing is counted."""

    def decref(self, builder: Any, type_: Any, value: Any) -> None:
        """Nothing is counted."""

    def allocate(self, builder: ir.IRBuilder, size: ir.Value) -> ir.Value:
        """Memory of so many bytes; null, which raises, only where the size is known no earlier than at run time."""
        function_type = ir.FunctionType(_POINTER, [_WORD, _WORD])
        function = builder.module.globals.get("nv.allocate")
        if function is None:
            function = ir.Function(builder.module, function_type, "nv.allocate")
        call = builder.call(function, [size, ir.Constant(_WORD, _ALIGNMENT)])
        location = self._context.position.location
        if location is not None and not location.filename.startswith(_NUMBA):
            line = ir.Constant(ir.IntType(32), location.line)
            call.set_metadata("nv.at", builder.module.add_metadata([location.filename, line]))
        missing = builder.icmp_unsigned("==", call, ir.Constant(_POINTER, None))
        with builder.if_then(missing, likely=False):
            self._context.call_conv.return_user_exc(builder, MemoryError, (_NO_ROOM,))
        return call

    def free(self, builder: Any, pointer: Any) -> None:
        """What an allocation took is free when nothing refers to it any more."""

    def meminfo_data(self, builder: ir.IRBuilder, meminfo: ir.Value) -> ir.Value:
        """The memory of an allocation, which is all that there is to know of it."""
        return meminfo

    def meminfo_new_varsize_dtor_unchecked(
        self, builder: ir.IRBuilder, size: ir.Value, dtor: ir.Value
    ) -> ir.Value:
        """Memory for a list, behind a word that says how much it is; nothing is to be done at its end."""
        room = self._context.position.list_room
        if isinstance(size, ir.Constant):
            size = ir.Constant(size.type, size.constant + room)
        else:
            size = builder.add(size, ir.Constant(size.type, room))
        start = self.allocate(builder, builder.add(size, ir.Constant(size.type, _ALIGNMENT)))
        builder.store(size, builder.bitcast(start, size.type.as_pointer()))
        return builder.gep(start, [ir.Constant(ir.IntType(32), _ALIGNMENT)])

    def meminfo_varsize_realloc_unchecked(
        self, builder: ir.IRBuilder, meminfo: ir.Value, size: ir.Value
    ) -> ir.Value:
        """The same memory, if that is enough; lists in a kernel do not move."""
        start = builder.gep(meminfo, [ir.Constant(ir.IntType(32), -_ALIGNMENT)])
        room = builder.load(builder.bitcast(start, size.type.as_pointer()))
        with builder.if_then(builder.icmp_unsigned(">", size, room), likely=False):
            self._context.call_conv.return_user_exc(builder, MemoryError, (_TOO_LONG,))
        return meminfo

    def eh_try(self, builder: Any) -> None:
        """Where `try` begins and ends is known when compiling: see `handlers`."""

    def eh_end_try(self, builder: Any) -> None:
        """As `eh_try`."""

    def eh_check(self, builder: Any) -> ir.Value:
        """False: what raises goes to the handler at once."""
        return ir.Constant(ir.IntType(1), 0)

    def __getattr__(self, name: str) -> NoReturn:
        if not hasattr(NRTContext, name):
            raise AttributeError(name)
        raise Unsupported(
            "memory of this kind cannot be allocated in a kernel; use an array, a tuple or nv.local.array"
        )
