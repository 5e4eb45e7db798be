"""Compute float exponentials with the device's exp2, where that is known to be accurate.

    %y = call float @expf(float %x)       =>       %y = call float @nv.lower.expf(float %x)

The argument in units of ln 2 is cut into the nearest integer j, kept between -126 and 127, and a rest f: what remains
of x log2(e) after j, in two fused steps (Cody and Waite 1980). 2**f comes from the device, 2**j from shifting
j into the exponent. Beyond the range of j the rest grows instead, so that results become subnormal, zero or infinite by
themselves.

Requires: exponentials are called by the library's names (`legalise_math`).
Leaves:   no `expf` or `exp2f` on a device with `accurateExp2Float32` and fused multiplication.
Cost:     ten instructions, less than half of the library's.
"""

from __future__ import annotations

from nv_lower.builtin_names import declaration
from nv_lower.irtext import Call, Module, replace_calls
from nv_lower.options import Options

_DEVICE = "@nv.exp2.f32"

#: 1.5 * 2**23 + 127: adding it leaves j + 127 in the lowest bits of the sum.
_SHIFTER = "0x4168000FE0000000"
_SCALE = f"""  %low = fcmp olt float %t, -1.260000e+02
  %t1 = select i1 %low, float -1.260000e+02, float %t
  %high = fcmp ogt float %t1, 1.270000e+02
  %t2 = select i1 %high, float 1.270000e+02, float %t1
  %shifted = fadd float %t2, {_SHIFTER}
  %j = fsub float %shifted, {_SHIFTER}
  %bits = bitcast float %shifted to i32
  %exponent = shl i32 %bits, 23
  %scale = bitcast i32 %exponent to float
"""
_RESULT = """  %e = call float @nv.exp2.f32(float %f)
  %r = fmul float %e, %scale
  ret float %r
}"""
_BODIES = {
    "@expf": "  %t = fmul float %x, 0x3FF7154760000000\n"
    + _SCALE
    + "  %n = fneg float %j\n"
    + "  %f1 = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float %n)\n"
    + "  %f = call float @llvm.fma.f32(float %x, float 0x3E54AE0C00000000, float %f1)\n",
    "@exp2f": "  %t = fsub float %x, 0.000000e+00\n" + _SCALE + "  %f = fsub float %x, %j\n",
}


def run(module: Module, options: Options) -> bool:
    """Replace calls of the library's exponentials."""
    if not (options.has("accurateExp2Float32") and options.has("shaderFmaFloat32")):
        return False

    def rewrite(call: Call) -> str | None:
        body = _BODIES.get(call.symbol)
        if body is None:
            return None
        symbol = f"@nv.lower.{call.symbol[1:]}"
        device = declaration(_DEVICE[1:])
        assert device is not None
        module.declare(_DEVICE, device)
        module.declare("@llvm.fma.f32", "declare float @llvm.fma.f32(float, float, float)")
        head = f"define internal float {symbol}(float %x) alwaysinline nounwind willreturn memory(none) {{\n"
        module.define(symbol, head + body + _RESULT)
        return call.rewritten(symbol)

    return replace_calls(module, rewrite)
