"""Numba's compiler pipeline for a kernel: the stock one, with lowering that knows where it is.

The stock passes run unchanged; lowering skips what only the CPython runtime needs (the environment object) and tells
the target context which source line it is at, so that an exception Numba raises without a location gets one.
"""

from __future__ import annotations

import dataclasses
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
from numba.core.untyped_passes import RewriteDynamicRaises, TranslateByteCode

from nv_lower.errors import Unsupported
from nv_lower.frontend.bytecode import TranslateKernelBytecode
from nv_lower.frontend.callconv import VALUES
from nv_lower.frontend.captures import CaptureArrays
from nv_lower.frontend.constants import EvaluateConstants
from nv_lower.frontend.handlers import Handlers, has_handlers
from nv_lower.frontend.literal_lists import TuplesForLists, grows_lists
from nv_lower.frontend.raises import RewriteRaises
from nv_lower.frontend.row_updates import RefuseRowUpdates


class KernelLower(lowering.Lower):
    """Numba's lowering of one function, without the CPython environment and with the current line at hand."""

    def emit_environment_object(self) -> None:
        """A kernel has no environment object."""

    def lower(self) -> None:
        position = self.context.position
        # Those of the function that has this one compiled for what it does itself.
        before = dataclasses.replace(position)
        position.handlers, position.grows_lists = None, grows_lists(self.func_ir)
        position.misaligned = any(
            not getattr(type_, "aligned", True) for type_ in self.fndesc.typemap.values()
        )
        super().lower()
        for name in ("location", "statement", "handlers", "grows_lists", "misaligned"):
            setattr(position, name, getattr(before, name))

    def pre_lower(self) -> None:
        super().pre_lower()
        self._bound_recursion()
        if has_handlers(self.func_ir):
            self.context.position.handlers = Handlers(self.func_ir, self.function, self.blkmap, VALUES)

    def _bound_recursion(self) -> None:
        """Say in an attribute how deep a function may call itself; see the pass `bound_recursion`."""
        func_id = self.func_ir.func_id
        depth = self.context.recursion_depths.get(func_id.func)
        if depth is None:
            return
        message = f"maximum recursion depth of {depth} exceeded"
        code = self.call_conv.note(self.builder, RecursionError, message, self.func_ir.loc, func_id.func_name)
        # llvmlite knows only LLVM's own attributes by name, so the set is extended directly.
        set.add(self.function.attributes, f'"nv.recursion"="{depth},{code}"')

    def _lower_call_RecursiveCall(self, fnty: Any, expr: Any, signature: Any) -> Any:
        callee = fnty.dispatcher_type.dispatcher.py_func
        if not any(each in self.context.recursion_depths for each in (self.func_ir.func_id.func, callee)):
            raise Unsupported(
                f"{callee.__name__} calls itself, and a kernel has no call stack; say how deep it goes, "
                "@nv.jit(recursion_depth=16), or write a loop"
            )
        return super()._lower_call_RecursiveCall(fnty, expr, signature)

    def pre_block(self, block: Any) -> None:
        super().pre_block(block)
        if self.context.position.handlers is not None:
            self.context.position.handlers.block = next(
                label for label, each in self.blocks.items() if each is block
            )

    def lower_dynamic_raise(self, inst: Any) -> None:
        if inst.exc_class is not None:
            self.call_conv.raise_dynamic(self.builder, *self._raised(inst))
        elif inst.exc_args:
            self.call_conv.raise_again(self.builder, inst.exc_args[0])
        else:  # in no handler
            self.call_conv.return_user_exc(self.builder, None)

    def lower_try_dynamic_raise(self, inst: Any) -> None:
        if inst.exc_class is not None:
            self.call_conv.set_dynamic(self.builder, *self._raised(inst))
        else:
            self.call_conv.set_again(self.builder, inst.exc_args[0])

    def _raised(self, inst: Any) -> tuple[Any, ...]:
        """What a `raise` with arguments of run time raises: their form, values, the class, and where."""
        form, *variables = inst.exc_args
        values = [(self.typeof(variable.name), self.loadvar(variable.name)) for variable in variables]
        return form, values, inst.exc_class, self.loc

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


#: Passes of Numba's for which there are others here.
_OWN = {TranslateByteCode: TranslateKernelBytecode, RewriteDynamicRaises: RewriteRaises}


class KernelCompiler(CompilerBase):
    """The pipeline of one function of a kernel."""

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("vulkan")
        untyped = DefaultPassBuilder.define_untyped_pipeline(self.state).passes
        manager.passes.extend((_OWN.get(stock, stock), what) for stock, what in untyped)
        manager.add_pass(RefuseDictionaries, "refuse dictionaries")
        manager.add_pass(EvaluateConstants, "evaluate constants")
        manager.add_pass(CaptureArrays, "capture arrays")
        manager.add_pass(TuplesForLists, "tuples for lists that only make an array")
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
