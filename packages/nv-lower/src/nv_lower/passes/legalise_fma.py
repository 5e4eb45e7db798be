"""Make fused multiply-adds round once where the device's own rounds twice.

    %r = call float @llvm.fma.f32(float %a, float %b, float %c)
        =>   %r = call float @__fmaf_rn(float %a, float %b, float %c)

Vulkan lets a device compute `Fma` as a product and a sum, and lavapipe does. Who writes `llvm.fma` without `contract`
wants one rounding: the library's function has it, in integers.

Requires: runs before the library is linked, whose own `llvm.fma` may round twice.
Leaves:   no scalar `llvm.fma` of the program's own without `contract`, unless the device has `shaderFmaFloat32`
          (`shaderFmaFloat64`).
Cost:     linear; such an operation costs about a hundred instructions.
"""

from __future__ import annotations

from nv_lower.ir import Instruction, Module
from nv_lower.options import Options

#: Intrinsic → the feature of a device on which it rounds once, the library's function, the type.
_EXACT = {
    "@llvm.fma.f32": ("shaderFmaFloat32", "@__fmaf_rn", "float"),
    "@llvm.fma.f64": ("shaderFmaFloat64", "@__fma_rn", "double"),
}
_EITHER = frozenset({"contract", "fast"})


def run(module: Module, options: Options) -> bool:
    """Replace fused operations by calls of the library."""
    missing = {name: found for name, found in _EXACT.items() if not options.has(found[0])}

    def rule(call: Instruction) -> list[str] | None:
        if call.callee not in missing or call.fastmath & _EITHER:
            return None
        _, symbol, type_ = missing[call.callee]
        module.declare(symbol, type_, [type_] * 3, "nocallback nofree nounwind willreturn memory(none)")
        return [call.calling(symbol, attributes=False)]

    return module.rewrite(rule, {"call"})
