"""The Numba target `vulkan`: what Numba's typing and lowering see when they compile for a kernel.

The target sits below Numba's generic `gpu` target, so overloads written for `generic` and for `gpu` apply. Its typing
and target contexts take Numba's stock declarations and implementations, leave out what needs the CPython runtime or
the heap, and add what `nv_lower.implementations` registers.
"""

from __future__ import annotations

import dataclasses
import weakref
from dataclasses import dataclass
from functools import cached_property
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, NoReturn

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import cgutils, fastmathpass, types, typing
from numba.core.base import BaseContext
from numba.core.descriptors import TargetDescriptor
from numba.core.dispatcher import Dispatcher as NumbaDispatcher
from numba.core.extending import _Intrinsic
from numba.core.options import TargetOptions, include_default_options
from numba.core.registry import CPUDispatcher
from numba.core.target_extension import dispatcher_registry
from numba.core.targetconfig import ConfigStack
from numba.np.ufunc.dufunc import DUFunc

import nv_lower.implementations  # noqa: F401 -- fills the registries
import nv_types
from nv_lower.errors import Unsupported
from nv_lower.frontend.blas import load_arraymath
from nv_lower.frontend.block_copies import state_alignment
from nv_lower.frontend.broadcasting import broadcast_onto
from nv_lower.frontend.callconv import StatusCallConv
from nv_lower.frontend.captures import MAX_CONSTANT_BYTES, Captured
from nv_lower.frontend.codegen import ModuleCollector
from nv_lower.frontend.handlers import Handlers
from nv_lower.frontend.heap import KernelHeap, written_list
from nv_lower.implementations import half, records
from nv_lower.implementations.memory import alignment_of
from nv_lower.implementations.registry import NAME, Vulkan, lowering_registry, typing_registry
from nv_lower.implementations.scalar_ufuncs import LOOPS

# Classes of values that have a type by their declaration, if any. Numba's `typeof` would first see whether they are of
# cffi, which it imports for that, with a parser of C.
_DECLARED = frozenset({FunctionType, BuiltinFunctionType, ModuleType, np.ufunc, type(np.dot), _Intrinsic})


def _checks_bounds() -> bool:
    """Return whether the function that is being compiled checks bounds, so that what it calls must, too."""
    flags = ConfigStack().top_or_none()
    return bool(flags is not None and flags.is_set("boundscheck") and flags.boundscheck)


def _makes_structures(value: Any) -> bool:
    """Return whether a class is a frozen dataclass whose objects are told apart by their fields alone."""
    return (
        isinstance(value, type)
        and dataclasses.is_dataclass(value)
        and value.__dataclass_params__.frozen  # type: ignore[attr-defined, unused-ignore]
        and not hasattr(value, "__post_init__")
    )


class VulkanTypingContext(typing.BaseContext):
    """Numba's typing of a kernel: stock declarations, and what `nv_lower.implementations` registers."""

    def __init__(self) -> None:
        self._retargeted: weakref.WeakKeyDictionary[Any, Any] = weakref.WeakKeyDictionary()
        super().__init__()

    def load_additional_registries(self) -> None:
        from numba.core.typing import cmathdecl, enumdecl, listdecl, mathdecl, npydecl

        for stock in (mathdecl, cmathdecl, npydecl, enumdecl, listdecl):
            self.install_registry(stock.registry)
        self.install_registry(typing_registry)

    def resolve_value_type(self, value: Any) -> types.Type:
        """The type of a global or closure value; an `@njit` function becomes a device function of this target."""
        type_: types.Type | None = None
        if isinstance(value, CPUDispatcher):
            type_ = types.Dispatcher(self._retarget(value, declared=not value._can_compile))
        elif isinstance(value, DUFunc):  # of @vectorize: on numbers it is the function that it was made of
            type_ = types.Dispatcher(self._retarget(value._dispatcher, declared=value._frozen))
        elif nv_types.is_structure(value):
            type_ = self.resolve_value_type(nv_types.as_tuple(value))
        elif _makes_structures(value):
            type_ = types.NamedTupleClass(nv_types.tuple_class(value))
        elif type(value) in _DECLARED:
            type_ = self._get_global_type(value)
        if type_ is None:
            type_ = nv_types.structured(value) or nv_types.normalised(super().resolve_value_type(value))
        if isinstance(type_, types.Dispatcher) and _checks_bounds():
            return types.Dispatcher(type_.dispatcher.checked)
        return type_

    def _retarget(self, dispatcher: Any, declared: bool) -> NumbaDispatcher:
        """The device function made of the same Python function, made once for each function of Numba's.

        Where its decorator `declared` signatures, Numba compiles no others.
        """
        if dispatcher not in self._retargeted:
            kept = ("fastmath", "error_model")
            options = {k: v for k, v in dispatcher.targetoptions.items() if k in kept}
            if dispatcher.targetoptions.get("boundscheck"):
                options["boundscheck"] = True
            known = [result.signature for result in dispatcher.overloads.values()] if declared else []
            signatures = [(signature.args, signature.return_type) for signature in known]
            own = dispatcher_registry[Vulkan]
            self._retargeted[dispatcher] = own(dispatcher.py_func, options=options, declared=signatures)
        return self._retargeted[dispatcher]


@dataclass
class Position:
    """What is being lowered, for messages.

    Attributes
    ----------
    location
        Where an exception without a location of its own is raised.
    statement
        The statement.
    bound
        What the last check of bounds compared: index and size.
    handlers
        Of the function that is being lowered, if it has `try`.
    grows_lists
        Whether the function has a call that makes a list longer.
    misaligned
        Whether the function has arrays that are less aligned than their elements should be.
    list_room
        Bytes that the list which is being made has to grow into.
    """

    location: Any = None
    statement: Any = None
    bound: tuple[ir.Value, ir.Value] | None = None
    handlers: Handlers | None = None
    grows_lists: bool = False
    misaligned: bool = False
    list_room: int = 0


def _permute(axes: Any, shape: Any, strides: Any) -> None:
    """Put shape and strides in the order of `axes`, in place: what `a.transpose(axes)` does.

    What belongs at place i has been moved by the exchanges before; following the axes finds it.
    """
    for i in range(len(axes)):
        if axes[i] < 0:
            axes[i] += len(axes)
        if axes[i] < 0 or axes[i] >= len(axes):
            raise ValueError("axis is out of bounds for array of given dimension")
        for j in range(i):
            if axes[i] == axes[j]:
                raise ValueError("repeated axis in transpose")
    for i in range(len(axes)):
        j = axes[i]
        while j < i:
            j = axes[j]
        shape[i], shape[j] = shape[j], shape[i]
        strides[i], strides[j] = strides[j], strides[i]


class VulkanTargetContext(BaseContext):
    """Numba's lowering of a kernel: plain LLVM IR with real pointers, no heap, no CPython."""

    strict_alignment = True
    #: Where lowering stands. Copies of the context for other options share it with what they were copied from, which
    #: Numba's error model keeps.
    position: Position
    #: The class of what is raised with each status code, and the classes that each function tests codes for which a
    #: handler calls; shared likewise.
    exceptions: dict[int, type[BaseException]]
    tests: dict[str, tuple[type[BaseException], ...]]
    #: How many calls of a function may be active at once, by the Python function.
    recursion_depths: weakref.WeakKeyDictionary[Any, int]

    def __init__(self, typing_context: VulkanTypingContext) -> None:
        super().__init__(typing_context, NAME)

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__name__}>"

    def init(self) -> None:
        self.address_size = 64
        self.is32bit = False
        self.data_model_manager = half.Models()
        self._collector = ModuleCollector(NAME)
        self.position = Position()
        self.exceptions = {}
        self.recursion_depths = weakref.WeakKeyDictionary()
        self.tests = {}

    def load_additional_registries(self) -> None:
        from numba.core import optional  # noqa: F401
        from numba.cpython import (  # noqa: F401
            builtins,
            cmathimpl,
            enumimpl,
            iterators,
            listobj,
            mathimpl,
            numbers,
            randomimpl,
            rangeobj,
            slicing,
            tupleobj,
        )
        from numba.misc import literal  # noqa: F401

        load_arraymath()
        from numba.np import npdatetime, npyimpl  # noqa: F401
        from numba.np.random import legacy  # noqa: F401
        from numba.np.unsafe import ndarray  # noqa: F401

        for registry in (cmathimpl.registry, mathimpl.registry, npyimpl.registry, lowering_registry):
            self.install_registry(registry)

    @property
    def nrt(self) -> KernelHeap:
        return KernelHeap(self)

    def compile_internal(
        self, builder: ir.IRBuilder, impl: Any, sig: Any, args: Any, locals: Any = None
    ) -> Any:
        """A Python function as part of what is being lowered, unless there is a way of our own.

        Every array that Numba makes goes through `_call_allocator`, whichever asks for it. An overload of the
        allocation for this target would be seen by the CPU's contexts too, which read the same registry.
        """
        from numba.np import arrayobj, npyimpl  # slow to import, and loaded by now

        if impl is arrayobj._call_allocator:
            return self.nrt.allocate(builder, args[1])
        if impl is npyimpl._broadcast_onto:  # without a loop the extents are constants at once
            return broadcast_onto(builder, *args)
        if impl is arrayobj.permute_arrays:  # Numba's makes a set and copies
            impl = _permute
        return super().compile_internal(builder, impl, sig, args, locals)

    def build_list(self, builder: ir.IRBuilder, list_type: Any, items: Any) -> Any:
        return written_list(self, builder, list_type, items)

    def build_set(self, builder: ir.IRBuilder, set_type: Any, items: Any) -> NoReturn:
        raise Unsupported("sets cannot be used in a kernel; use a tuple or nv.local.array")

    def build_map(self, builder: ir.IRBuilder, dict_type: Any, item_types: Any, items: Any) -> NoReturn:
        raise Unsupported("dictionaries cannot be used in a kernel; use arrays or tuples")

    def print_string(self, builder: ir.IRBuilder, text: Any) -> NoReturn:
        raise Unsupported("print cannot be used in a kernel yet; store the value into an array")

    def random_state(self, builder: ir.IRBuilder) -> ir.Value:
        """Where the invocation keeps the key of its random numbers and how many it has drawn: three 32-bit integers."""
        return cgutils.gep_inbounds(builder, builder.function.args[1], 0, 1)

    def codegen(self) -> ModuleCollector:
        return self._collector

    @property
    def target_data(self) -> llvm.TargetData:
        return self._collector.target_data

    @property
    def call_conv(self) -> StatusCallConv:
        return StatusCallConv(self)

    def create_module(self, name: str) -> ir.Module:
        return self._collector._create_empty_module(name)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """The key under which other functions find this one; nothing here is ever executed on the host."""
        return library

    def get_ufunc_info(self, ufunc: Any) -> Any:
        from numba.np import ufunc_db

        loops: dict[str, Any] = ufunc_db.get_ufunc_info(ufunc)
        own = LOOPS.get(ufunc)
        return loops if own is None else dict.fromkeys(loops, own)

    def post_lowering(self, module: ir.Module, library: Any) -> None:
        if not self.position.misaligned:
            state_alignment(module, self.get_abi_alignment)
        if self.fastmath:
            fastmathpass.rewrite_module(module, self.fastmath)

    def pack_value(
        self, builder: ir.IRBuilder, type_: types.Type, value: Any, pointer: Any, align: int | None = None
    ) -> None:
        """Store a value; a record is copied as it lies in memory."""
        if isinstance(type_, nv_types.Record):
            size = self.get_constant(types.intp, type_.size)
            cgutils.raw_memcpy(builder, pointer, value, size, 1, align=type_.alignment)
        else:
            super().pack_value(builder, type_, value, pointer, align)

    def cast(self, builder: ir.IRBuilder, value: Any, given: types.Type, wanted: types.Type) -> Any:
        """A value as one of another type; a record that is less aligned than it must be is copied."""
        if (
            isinstance(given, nv_types.Record)
            and isinstance(wanted, nv_types.Record)
            and given.size == wanted.size
        ):
            if given.alignment >= wanted.alignment:
                return value
            copy = cgutils.alloca_once(builder, self.get_data_type(wanted))
            copy.align = wanted.alignment
            self.pack_value(builder, given, value, copy)
            return copy
        if isinstance(given, types.Array) and isinstance(wanted, types.NestedArray):
            return value  # assigned to a field, where the shapes are compared
        return super().cast(builder, value, given, wanted)

    def get_constant_generic(self, builder: ir.IRBuilder, type_: types.Type, value: Any) -> Any:
        """A constant; a function as a value is a placeholder, since which function it is is part of its type."""
        if isinstance(type_, types.Dispatcher):
            return self.get_dummy_value()
        return super().get_constant_generic(builder, type_, nv_types.as_tuple(value))

    def make_constant_array(self, builder: ir.IRBuilder, type_: types.Array, value: Any) -> Any:
        """A global or closure array: a table of its own element type in the kernel's code, or memory outside."""
        if isinstance(value, Captured):
            data = builder.call(value.data(builder.module), [])
            shape, strides = value.array.shape, value.strides
        elif value.nbytes > MAX_CONSTANT_BYTES:
            raise Unsupported(
                f"a constant array of {value.nbytes} bytes is too large for a kernel's code (limit "
                f"{MAX_CONSTANT_BYTES}); name it as a global variable of its own, or pass it as an argument"
            )
        else:
            order = "F" if type_.layout == "F" else "C"
            data = self._constant_data(builder, type_, value.flatten(order=order))
            contiguous = value if value.flags[f"{order}_CONTIGUOUS"] else value.copy(order)
            shape, strides = value.shape, contiguous.strides
        array = self.make_array(type_)(self, builder)
        self.populate_array(
            array,
            data=builder.bitcast(data, array.data.type),
            shape=[self.get_constant(types.intp, n) for n in shape],
            strides=[self.get_constant(types.intp, n) for n in strides],
            itemsize=self.get_constant(types.intp, self.get_abi_sizeof(self.get_data_type(type_.dtype))),
            meminfo=None,
        )
        return array._getvalue()

    def _constant_data(self, builder: ir.IRBuilder, type_: types.Array, items: Any) -> ir.GlobalVariable:
        if isinstance(type_.dtype, types.Record):
            table = records.table(items)
        else:
            table = self._table(builder, type_, items)
        data = cgutils.global_constant(builder, ".const.array", table)
        data.align = alignment_of(self, type_.dtype)
        return data

    def _table(self, builder: ir.IRBuilder, type_: types.Array, items: Any) -> ir.Constant:
        element = self.get_data_type(type_.dtype)
        elements = [self.get_constant_generic(builder, type_.dtype, item) for item in items]
        elements = [item if item.type == element else self._as_data(item, element) for item in elements]
        return ir.Constant(ir.ArrayType(element, len(elements)), elements)

    @staticmethod
    def _as_data(constant: ir.Constant, element: ir.Type) -> ir.Constant:
        """A boolean constant is one bit as a value and a byte in memory."""
        return ir.Constant(element, int(constant.constant))


_options = include_default_options(
    "nopython", "boundscheck", "debug", "fastmath", "error_model", "inline", "forceinline"
)


class VulkanTargetOptions(_options, TargetOptions):  # type: ignore[misc, valid-type]
    """The options of a device function, as Numba's compiler flags."""

    def finalize(self, flags: Any, options: dict[str, Any]) -> None:
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        flags.enable_pyobject = False
        flags.enable_looplift = False
        # Numba refuses views as return values where it cannot count references; here counting is empty (heap.py).
        flags.nrt = True
        flags.dbg_directives_only = True
        flags.inherit_if_not_set("error_model", default="numpy")
        flags.inherit_if_not_set("fastmath")
        flags.inherit_if_not_set("boundscheck", default=False)


class VulkanTarget(TargetDescriptor):
    """Numba's handle of the target; contexts are made when first used."""

    options = VulkanTargetOptions

    @cached_property
    def typing_context(self) -> VulkanTypingContext:
        return VulkanTypingContext()

    @cached_property
    def target_context(self) -> VulkanTargetContext:
        return VulkanTargetContext(self.typing_context)


target = VulkanTarget(NAME)
