"""From LLVM IR text to SPIR-V bytes: the stage's table of contents.

The emitter writes in one walk: each module of `emitter` says what one kind of thing becomes.

    read         text -> lines of (result, opcode, rest)
    provenance   what each pointer points into
    interface    parameters, bindings, built-ins, entry point
    function     the walk; values; phis
    arithmetic   integers, floats, comparisons, selections    (integers, multiword, floats, selects, sqrt)
    casts        conversions                                   (multiword_floats)
    memory       loads, stores, aggregates                     (memory_access, storage, copies)
    addresses    getelementptr
    atomics      atomic operations, fences                     (atomic_cells, memory_model)
    calls        intrinsics and nv.* functions                 (int_intrinsics, float_intrinsics, float_parts, vectors,
                                                                builtins, subgroups, dot_products, matrices)
    control      branches, merges, phis
    modes        float controls and notes, once everything is known
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
    memory,
    modes,
    vectors,
)
from .emitter.function import Emitter, Handler
from .emitter.locations import classified
from .emitter.read import read
from .emitter.target import Target
from .errors import InvalidInput, SpirvError
from .options import Options

HANDLERS: MappingProxyType[str, Handler] = MappingProxyType(
    {
        **arithmetic.HANDLERS,
        **casts.HANDLERS,
        **float_parts.HANDLERS,
        **memory.HANDLERS,
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
        emitter = Emitter(read(ir), options, target, dict(HANDLERS))
        emitter.run()
        modes.declare(emitter)
        spirv = emitter.module.assemble()
    except SpirvError:
        raise
    except Exception as error:
        raise classified(error, ir, "the module") from error
    if options.observe is not None:
        options.observe("emit", spirv)
    return spirv
