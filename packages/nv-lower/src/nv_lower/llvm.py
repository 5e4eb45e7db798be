"""LLVM, reached through llvmlite: the optimiser set up for a GPU.

The target is NVPTX: a GPU whose cost model unrolls short loops, keeps code scalar and knows that no C library is there.
Nothing is generated for it; the code is Vulkan's by the time it leaves LLVM.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from nv_lower.errors import Internal, InvalidInput

TRIPLE = "nvptx64-nvidia-cuda"
#: What artifacts carry (the contract).
DATA_LAYOUT = "e-i64:64-i128:128-n8:16:32:64"
#: What the optimiser is told: the same sizes, but only the width that a GPU computes in is native, so that LLVM neither
#: shrinks arithmetic to 8 and 16 bits, which costs conversions and needs optional features, nor widens it to 64, where
#: a multiplication costs four.
_OPTIMISER_LAYOUT = "e-i64:64-i128:128-n32"
#: The same for a device that computes in 32 bits only: addresses keep their 64 bits, offsets have 32, or LLVM would
#: widen every index.
_NARROW_LAYOUT = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"

_TARGET_LINE = re.compile(r"^target (?:datalayout|triple) = .*\n?", re.MULTILINE)


@cache
def _target_machine() -> Any:
    # Kept: making one costs more than optimising a small kernel. It is only read.
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="sm_70", opt=3)


def parse(text: str, *, narrow: bool = False) -> Any:
    """Parse text into an LLVM module set up for the optimiser.

    Raises
    ------
    InvalidInput
        If LLVM does not accept the text.
    """
    import llvmlite.binding as llvm

    layout = _NARROW_LAYOUT if narrow else _OPTIMISER_LAYOUT
    head = f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n'
    try:
        module = llvm.parse_assembly(head + _TARGET_LINE.sub("", text))
        module.verify()
    except RuntimeError as error:
        raise InvalidInput(f"LLVM does not accept the module: {str(error).strip()}") from None
    return module


def optimise(module: Any, level: int, *, unroll: bool = True) -> None:
    """Run the standard pipeline of a level, vectorisers off; at level 0 only what makes one function of many."""
    import llvmlite.binding as llvm

    tuning = llvm.create_pipeline_tuning_options(max(level, 1))
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    tuning.loop_interleaving = False
    tuning.loop_unrolling = unroll
    builder = llvm.create_pass_builder(_target_machine(), tuning)
    passes = _passes(_ONE_FUNCTION) if level == 0 else builder.getModulePassManager()
    passes.run(module, builder)


#: What makes one function of many, by the names of LLVM's passes.
_INLINE = ("always_inliner", "global_dead_code_eliminate", "sroa")
_ONE_FUNCTION = (*_INLINE, "simplify_cfg", "instruction_combine", "dead_code_elimination")


def _passes(names: tuple[str, ...]) -> Any:
    import llvmlite.binding as llvm

    passes = llvm.create_new_module_pass_manager()
    for name in names:
        getattr(passes, f"add_{name}_pass")()
    return passes


def _run(module: Any, *names: str) -> None:
    import llvmlite.binding as llvm

    builder = llvm.create_pass_builder(_target_machine(), llvm.create_pipeline_tuning_options(1))
    _passes(names).run(module, builder)


def flatten(module: Any) -> None:
    """Make one function of many and registers of local variables, without rewriting any arithmetic."""
    # With the status of functions that raise nothing, `sccp` drops branches that are never taken.
    _run(module, *_INLINE, "sccp", "simplify_cfg", "dead_code_elimination")


def inline_added(module: Any) -> None:
    """Inline what passes added after the optimiser ran, and tidy up; nothing else moves."""
    _run(module, *_INLINE, "instruction_combine", "simplify_cfg", "dead_code_elimination")


def simplify_loops(module: Any) -> None:
    """Give every loop one way in, one way back and exits of its own, where a phi stands for each value that leaves."""
    _run(module, "loop_simplify", "lcssa")


def finish(text: str) -> str:
    """Parse and verify what nv-lower made, name unnamed kernel parameters, and print it with the contract's layout.

    Raises
    ------
    Internal
        If LLVM does not accept the text, which is a bug of a pass.
    """
    import llvmlite.binding as llvm

    try:
        module = llvm.parse_assembly(f'target datalayout = "{DATA_LAYOUT}"\n' + _TARGET_LINE.sub("", text))
        module.verify()
    except RuntimeError as error:
        internal = Internal(f"a pass left what LLVM does not accept: {str(error).strip()}")
        internal.add_note(f"the artifact:\n{text}")
        raise internal from None
    for function in module.functions:
        if not function.is_declaration:
            for index, argument in enumerate(function.arguments):
                if not argument.name:
                    argument.name = f"arg{index}"
    return str(module)
