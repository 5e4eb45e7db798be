"""Make square roots exact where the device's are not, and use its inverse square root where it may be inexact.

    %r = call float @llvm.sqrt.f32(float %x)      =>   %r = call float @nv.lower.sqrt.f32(float %x)

    %s = call fast float @llvm.sqrt.f32(float %x)
    %q = fdiv fast float 1.0, %s                  =>   %q = call fast float @nv.rsqrt.f32(float %x)

An exact root starts from the device's inverse square root y: g = x y is near the root, and
g + (x - g g) y / 2 rounds to it, if the multiplications and additions in it are fused (Markstein, Computation of
elementary functions on the IBM RISC System/6000, 1990). Operands near the ends of the range are scaled first, in
a branch that few invocations take. With an arbitrary y that is off by one unit, a few of the 2**24 significands would
round wrongly; with NVIDIA's none does (all were tried on an H200), and a device gets the feature
`accurateInverseSqrtFloat32` only if none of those few does.

Requires: nothing.
Leaves:   on a device with fused multiplication (`shaderFmaFloat32`) and a good inverse root
          (`accurateInverseSqrtFloat32`) whose root is inexact (`inexactSqrtFloat32`), no strict `llvm.sqrt.f32`;
          elsewhere `legalise_division` and the emitter see to it.
Cost:     an exact root costs seven instructions.
"""

from __future__ import annotations

from nv_lower.builtin_names import declare
from nv_lower.ir import Function, Instruction, Module
from nv_lower.options import Options

_ROOT = "@llvm.sqrt.f32"
_INVERSE = "@nv.rsqrt.f32"
_EXACT = "@nv.lower.sqrt.f32"
_FEATURES = ("inexactSqrtFloat32", "shaderFmaFloat32", "accurateInverseSqrtFloat32")
_APPROXIMATE = frozenset({"arcp", "afn", "fast"})

_NEWTON = """  %y{0} = call float @nv.rsqrt.f32(float {1})
  %g{0} = fmul float {1}, %y{0}
  %h{0} = fmul float %y{0}, 5.000000e-01
  %n{0} = fneg float %g{0}
  %r{0} = call float @llvm.fma.f32(float %n{0}, float %g{0}, float {1})
  %s{0} = call float @llvm.fma.f32(float %r{0}, float %h{0}, float %g{0})
"""
# Between 2**-70 and 2**126 nothing in between over- or underflows, and the remainder is exact.
_FUNCTION = (
    f"define internal float {_EXACT}(float %x) alwaysinline nounwind willreturn memory(none) {{\n"
    "  %bits = bitcast float %x to i32\n"
    "  %above = add i32 %bits, -478150656\n"
    "  %near = icmp ult i32 %above, 1644167168\n"
    "  br i1 %near, label %direct, label %scaled\n"
    "direct:\n" + _NEWTON.format("", "%x") + "  ret float %s\n"
    "scaled:\n"
    "  %tiny = fcmp olt float %x, 0x3B90000000000000\n"
    "  %up = select i1 %tiny, float 0x43F0000000000000, float 0x3BF0000000000000\n"
    "  %z = fmul float %x, %up\n"
    + _NEWTON.format("z", "%z")
    + "  %down = select i1 %tiny, float 0x3DF0000000000000, float 0x41F0000000000000\n"
    "  %back = fmul float %sz, %down\n"
    "  %nothing = fcmp oeq float %x, 0.000000e+00\n"
    "  %infinite = fcmp oeq float %x, 0x7FF0000000000000\n"
    "  %itself = or i1 %nothing, %infinite\n"
    "  %root = select i1 %itself, float %x, float %back\n"
    "  ret float %root\n}"
)


def run(module: Module, options: Options) -> bool:
    """Rewrite roots, and quotients by roots."""
    exact = all(map(options.has, _FEATURES))

    def rule(call: Instruction) -> list[str] | None:
        if call.callee != _ROOT or call.fastmath & _APPROXIMATE:
            return None
        declare(module, _INVERSE)
        module.declare("@llvm.fma.f32", "float", ["float"] * 3)
        module.define(_EXACT, _FUNCTION)
        return [call.calling(_EXACT)]

    changed = False
    for function in module.functions.values():
        roots = {call.result: call for call in function.calls() if call.callee == _ROOT}
        if roots:
            changed |= _inverses(module, function, roots)
            changed |= exact and function.rewrite(rule, {"call"})
    return changed


def _inverses(module: Module, function: Function, roots: dict[str, Instruction]) -> bool:
    """Turn quotients by an approximate root into products with the inverse root."""
    numbers = {i.result: number for number, i in function.numbered() if i.opcode == "fdiv"}

    def rule(division: Instruction) -> list[str] | None:
        if not division.fastmath & _APPROXIMATE:
            return None
        numerator, divisor = division.values
        root = roots.get(divisor)
        if root is None or not root.fastmath & _APPROXIMATE:
            return None
        declare(module, _INVERSE)
        flags = "".join(f"{flag} " for flag in division.flags)
        inverse = f"call {flags}float {_INVERSE}(float {root.values[0]})"
        if numerator == "1.000000e+00":
            return [f"{division.result} = {inverse}"]
        name = f'%"nv.rsqrt.{numbers[division.result]}"'
        return [f"{name} = {inverse}", f"{division.result} = fmul {flags}float {numerator}, {name}"]

    return function.rewrite(rule, {"fdiv"})
