"""Compute float exponentials with the device's exp2, where that is known to be accurate.

    %y = call float @expf(float %x)       =>       %y = call float @nv.lower.expf(float %x)

The argument in units of ln 2 is cut into the nearest integer j, kept within -126 and 126, and a rest f: what remains
of x log2(e) after j, in two fused steps (Cody and Waite 1980). 2**f comes from the device, 2**j from shifting
j into the exponent. Beyond the range of j the rest grows instead, so that results become subnormal, zero or infinite by
themselves. The range is kept where it is [0, 1], which GPUs clamp to at no cost: (j + 126) / 252.

Requires: exponentials are called by the library's names (`legalise_math`).
Leaves:   no `expf` or `exp2f` on a device with `accurateExp2Float32` and fused multiplication.
Cost:     ten instructions, less than half of the library's.
"""

from __future__ import annotations

from nv_lower.builtin_names import declare
from nv_lower.ir import Instruction, Module
from nv_lower.options import Options

_DEVICE = "@nv.exp2.f32"

# %place is (j + 126) / 252 with a fraction. 1.5 * 2**23 + 1 moves 252 times that to where floats are integers: j + 127
# lies in the lowest bits of the sum, and taking off 1.5 * 2**23 + 127 leaves j.
_SCALE = """  %above = call float @llvm.maxnum.f32(float %place, float 0.000000e+00)
  %within = call float @llvm.minnum.f32(float %above, float 1.000000e+00)
  %shifted = call float @llvm.fma.f32(float %within, float 2.520000e+02, float 0x4168000020000000)
  %j = fsub float %shifted, 0x4168000FE0000000
  %bits = bitcast float %shifted to i32
  %exponent = shl i32 %bits, 23
  %scale = bitcast i32 %exponent to float
"""
_RESULT = """  %e = call float @nv.exp2.f32(float %f)
  %r = fmul float %e, %scale
  ret float %r
}"""
_PLACE = "  %place = call float @llvm.fma.f32(float %x, float {}, float 5.000000e-01)\n"
_BODIES = {
    "@expf": _PLACE.format("0x3F777313C0000000")  # log2(e) / 252
    + _SCALE
    + "  %n = fneg float %j\n"
    + "  %f1 = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float %n)\n"
    + "  %f = call float @llvm.fma.f32(float %x, float 0x3E54AE0C00000000, float %f1)\n",
    "@exp2f": _PLACE.format("0x3F70410420000000") + _SCALE + "  %f = fsub float %x, %j\n",  # 1 / 252
}


def run(module: Module, options: Options) -> bool:
    """Replace calls of the library's exponentials."""
    if not (options.has("accurateExp2Float32") and options.has("shaderFmaFloat32")):
        return False

    def rule(call: Instruction) -> list[str] | None:
        body = _BODIES.get(call.callee)
        if body is None:
            return None
        symbol = f"@nv.lower.{call.callee[1:]}"
        declare(module, _DEVICE)
        module.declare("@llvm.fma.f32", "float", ["float"] * 3)
        for bound in ("minnum", "maxnum"):
            module.declare(f"@llvm.{bound}.f32", "float", ["float"] * 2)
        head = f"define internal float {symbol}(float %x) alwaysinline nounwind willreturn memory(none) {{\n"
        module.define(symbol, head + body + _RESULT)
        return [call.calling(symbol)]

    return module.rewrite(rule, {"call"})
