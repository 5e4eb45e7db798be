"""From LLVM IR text to SPIR-V bytes: the stage's table of contents.

The emitter's steps, in the order in which `emit` takes them:

    read         text -> lines of (result, opcode, rest)
    provenance   what each pointer points into                   (allocation)
    context      what the handlers share                         (held_types, interface)
    function     one walk over the blocks; a handler for each opcode:
                     arithmetic   integers, floats, comparisons, selections
                                                                 (integers, multiword, long_division, floats, selects)
                     casts        conversions                    (multiword_floats)
                     memory       alloca, parts of aggregates    (memory_access, storage, offsets)
                     load_store   loads and stores
                     addresses    getelementptr
                     atomics      atomic operations, fences      (atomic_cells, memory_model)
                     calls        intrinsics and nv.* functions  (int_intrinsics, float_intrinsics, float_parts, sqrt,
                                                                 rounding, vectors, builtins, subgroups, copies,
                                                                 dot_products, matrices)
                     control      branches, merges, phis
    phis         the values of phis, which blocks further down define
    interface    bindings, entry point
    modes        float controls and notes, once everything is known

A module from elsewhere, or of LLVM's backend, goes through `finishing.FINISH` instead, which lists its passes in order.
"""

from __future__ import annotations

from types import MappingProxyType

from .emitter import (
    addresses,
    arithmetic,
    atomics,
    calls,
    casts,
    control,
    float_parts,
    load_store,
    memory,
    modes,
    vectors,
)
from .emitter.context import Context, Handler
from .emitter.function import write
from .emitter.locations import classified
from .emitter.read import read
from .errors import InvalidInput, SpirvError
from .options import Options
from .target import Target

HANDLERS: MappingProxyType[str, Handler] = MappingProxyType(
    {
        **arithmetic.HANDLERS,
        **casts.HANDLERS,
        **float_parts.HANDLERS,
        **memory.HANDLERS,
        **load_store.HANDLERS,
        **addresses.HANDLERS,
        **atomics.HANDLERS,
        **calls.HANDLERS,
        **control.HANDLERS,
        **vectors.HANDLERS,
    }
)


def emit(ir: str, options: Options = Options()) -> bytes:
    """Write the SPIR-V module of one flat, structured function; see `nv_spirv.emit`.

    Examples
    --------
    >>> nv_spirv.emit(structured)[:4].hex()
    '03022307'
    """
    if not isinstance(ir, str):
        raise InvalidInput(f"the text of an LLVM module is expected, not {type(ir).__name__}")
    if options.backend == "llvm":
        from .emitter.llvm_backend import emit as emit_with_llvm

        return emit_with_llvm(ir, options)
    target = Target.of(options)
    try:
        context = Context(read(ir), options, target, dict(HANDLERS))
        write(context)
        modes.declare(context)
        spirv = context.module.assemble()
    except SpirvError:
        raise
    except Exception as error:
        raise classified(error, ir, "the module") from error
    if options.observe is not None:
        options.observe("emit", spirv)
    return spirv
