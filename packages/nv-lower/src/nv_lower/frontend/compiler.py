"""Numba's compiler pipeline for a kernel: the stock one, with lowering that knows where it is.

The stock passes run unchanged; lowering skips what only the CPython runtime needs (the environment object) and tells
the target context which source line it is at, so that an exception Numba raises without a location gets one.
"""

from __future__ import annotations

from typing import Any

from numba.core import lowering
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NoPythonSupportedFeatureValidation,
)


class KernelLower(lowering.Lower):
    """Numba's lowering of one function, without the CPython environment and with the current line at hand."""

    def emit_environment_object(self) -> None:
        """A kernel has no environment object."""

    def lower_inst(self, inst: Any) -> None:
        self.context.location = inst.loc
        super().lower_inst(inst)


@register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(NativeLowering):
    """Numba's native lowering through `KernelLower`."""

    _name = "vulkan_lowering"

    @property
    def lowering_class(self) -> type[KernelLower]:
        return KernelLower


class KernelCompiler(CompilerBase):
    """The pipeline of one function of a kernel."""

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("vulkan")
        manager.passes.extend(DefaultPassBuilder.define_untyped_pipeline(self.state).passes)
        manager.passes.extend(DefaultPassBuilder.define_typed_pipeline(self.state).passes)
        manager.add_pass(
            NoPythonSupportedFeatureValidation, "ensure features that are in use are in a valid form"
        )
        manager.add_pass(IRLegalization, "ensure IR is legal prior to lowering")
        manager.add_pass(AnnotateTypes, "annotate types")
        manager.add_pass(KernelLowering, "lower to LLVM IR")
        manager.add_pass(NoPythonBackend, "collect the result")
        manager.finalize()
        return [manager]
