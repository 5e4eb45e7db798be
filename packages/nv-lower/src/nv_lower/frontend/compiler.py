"""Numba's compiler pipeline for a kernel: the stock one, with lowering that knows where it is.

The stock passes run unchanged; lowering skips what only the CPython runtime needs (the environment object) and tells
the target context which source line it is at, so that an exception Numba raises without a location gets one.
"""

from __future__ import annotations

from typing import Any

from numba.core import lowering
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NoPythonSupportedFeatureValidation,
)

from nv_lower.errors import Unsupported
from nv_lower.frontend.constants import EvaluateConstants
from nv_lower.frontend.row_updates import RefuseRowUpdates


class KernelLower(lowering.Lower):
    """Numba's lowering of one function, without the CPython environment and with the current line at hand."""

    def emit_environment_object(self) -> None:
        """A kernel has no environment object."""

    def lower(self) -> None:
        position = self.context.position
        before = position.location, position.statement
        super().lower()
        # Those of the function that has this one compiled for what it does itself.
        position.location, position.statement = before

    def lower_inst(self, inst: Any) -> None:
        position = self.context.position
        position.location, position.statement = inst.loc, inst
        super().lower_inst(inst)


@register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(NativeLowering):
    """Numba's native lowering through `KernelLower`."""

    _name = "vulkan_lowering"

    @property
    def lowering_class(self) -> type[KernelLower]:
        return KernelLower


@register_pass(mutates_CFG=False, analysis_only=True)
class RefuseDictionaries(AnalysisPass):
    """Refuse dictionaries where they are written: Numba would compile its hash table for them and fail deep inside."""

    _name = "vulkan_refuse_dictionaries"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for found in block.find_exprs("build_map"):
                file = state.func_id.func.__code__.co_filename
                raise Unsupported(
                    f"{file}:{found.loc.line}: dictionaries cannot be used in a kernel; use arrays or tuples"
                )
        return False


class KernelCompiler(CompilerBase):
    """The pipeline of one function of a kernel."""

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("vulkan")
        manager.passes.extend(DefaultPassBuilder.define_untyped_pipeline(self.state).passes)
        manager.add_pass(RefuseDictionaries, "refuse dictionaries")
        manager.add_pass(EvaluateConstants, "evaluate constants")
        manager.passes.extend(DefaultPassBuilder.define_typed_pipeline(self.state).passes)
        manager.add_pass(RefuseRowUpdates, "refuse updates of rows")
        manager.add_pass(
            NoPythonSupportedFeatureValidation, "ensure features that are in use are in a valid form"
        )
        manager.add_pass(IRLegalization, "ensure IR is legal prior to lowering")
        manager.add_pass(AnnotateTypes, "annotate types")
        manager.add_pass(KernelLowering, "lower to LLVM IR")
        manager.add_pass(NoPythonBackend, "collect the result")
        manager.finalize()
        return [manager]
