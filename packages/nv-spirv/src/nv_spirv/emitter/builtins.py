"""The declared `nv.*` functions about the invocation's place and barriers, and LLVM intrinsics without a type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from . import floats, integers
from .call_site import Call, Expansion
from .context import Context
from .enums import BuiltIn, Glsl, Scope, Semantics
from .types import Float, Int
from .values import Value


def _axis(call: Call) -> int:
    text = call.arguments[0].rsplit(" ", 1)[-1]
    if text not in ("0", "1", "2"):
        raise InvalidInput(f"@{call.name}: the axis must be the constant 0, 1 or 2, not {text}")
    return int(text)


def component(builtin: int, e: Context, call: Call) -> Value:
    """Return one component of a built-in vector."""
    return e.interface.input(builtin, _axis(call))


def local_size(e: Context, call: Call) -> Value:
    """Return the workgroup's extent on an axis: a specialization constant."""
    return e.interface.local_size[_axis(call)]


def coarsening(e: Context, call: Call) -> Value:
    """Return how many workgroups one does the work of: a specialization constant."""
    return e.interface.coarsening


def shared_bytes(e: Context, call: Call) -> Value:
    """Return the bytes of workgroup memory that the launch gives: a specialization constant."""
    return e.interface.shared_bytes


def scalar_input(builtin: int, e: Context, call: Call) -> Value:
    """Return a built-in number of the subgroup."""
    e.module.require("GroupNonUniform")
    return e.interface.input(builtin)


def barrier(scope: int, e: Context, call: Call) -> None:
    """Append a control barrier that orders workgroup and buffer memory within the scope."""
    b = e.b
    if scope == Scope.Subgroup:
        e.module.require("GroupNonUniform")
    semantics = e.model.semantics(Semantics.AcquireRelease)
    b.effect(op.ControlBarrier, b.const(32, scope), e.model.scope(scope), semantics)


def clock(e: Context, call: Call) -> Value:
    """Return the device's counter, read in this subgroup."""
    e.module.require("ShaderClockKHR")
    scope = e.b.const(32, Scope.Subgroup)
    if e.shape(64).count == 1:
        return e.b.op(op.ReadClockKHR, e.module.int_type(64), scope)
    pair = e.b.op(op.ReadClockKHR, e.module.vector(e.b.u32, 2), scope)
    return tuple(e.b.op(op.CompositeExtract, e.b.u32, pair, index) for index in (0, 1))


def own_function(instruction: int, e: Context, call: Call) -> Value:
    """Return what the device's own instruction makes of a float."""
    _, x = e.operand(call.arguments[0])
    return floats.glsl(e, instruction, Float("float"), x)


def pointer(e: Context, call: Call) -> Value:
    """Return a number as an address of a buffer."""
    ((_, address),) = call.typed(e)
    if not e.target.physical or not isinstance(address, int):
        raise Unsupported("an address as a number needs physical addressing; pass the arrays to the kernel")
    return address


def address(e: Context, call: Call) -> Value:
    """Return the address of a buffer as a number."""
    ((_, found),) = call.typed(e)
    if not isinstance(found, int):
        raise Unsupported(
            "the address of memory that has none: with logical addressing, and for shared and local arrays, pass "
            "the array itself"
        )
    return found


def same(e: Context, call: Call) -> Value:
    """Return the first argument."""
    return e.operand(call.arguments[0])[1]


def never(e: Context, call: Call) -> Value:
    """``is.constant``: not known to be."""
    return e.module.truth(False)


def object_size(e: Context, call: Call) -> Value:
    """``objectsize``: not known; its second operand asks for the least (0) or the greatest (-1) that is possible."""
    assert isinstance(call.returns, Int)
    least = call.arguments[1].endswith("true")
    return integers.constant(e.b, e.shape(call.returns.width), 0 if least else -1)


def stack_save(e: Context, call: Call) -> Value:
    """``stacksave``: private memory has no stack whose height matters."""
    return e.literal(call.returns, "null")


def trap(e: Context, call: Call) -> None:
    """``trap``: Vulkan has none."""
    raise Unsupported("llvm.trap: an invocation cannot abort the kernel; report the error through nv.status")


def pointer_mask(e: Context, call: Call) -> Value:
    """``ptrmask`` of an address."""
    (_, pointer), (kind, mask) = call.typed(e)
    if not isinstance(pointer, int) or not isinstance(kind, Int):
        raise Unsupported("llvm.ptrmask of memory without addresses")
    wide = integers.resize(e.b, e.shape(kind.width), e.shape(64), mask, signed=True)
    return e.b.op(op.BitwiseAnd, e.u64, pointer, wide)


INTRINSICS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        "expect": same,
        "expect.with.probability": same,
        "launder.invariant.group": same,
        "strip.invariant.group": same,
        "ssa.copy": same,
        "annotation": same,
        "ptr.annotation": same,
        "is.constant": never,
        "objectsize": object_size,
        "stacksave": stack_save,
        "ptrmask": pointer_mask,
        "readcyclecounter": clock,
        "trap": trap,
        "debugtrap": trap,
        "ubsantrap": trap,
    }
)
EXPANSIONS: Final[Mapping[str, Expansion]] = MappingProxyType(
    {
        "local.id": partial(component, BuiltIn.LocalInvocationId),
        "group.id": partial(component, BuiltIn.WorkgroupId),
        "num.groups": partial(component, BuiltIn.NumWorkgroups),
        "global.id": partial(component, BuiltIn.GlobalInvocationId),
        "local.size": local_size,
        "barrier": partial(barrier, Scope.Workgroup),
        "subgroup.barrier": partial(barrier, Scope.Subgroup),
        "coarsening": coarsening,
        "shared.bytes": shared_bytes,
        "subgroup.size": partial(scalar_input, BuiltIn.SubgroupSize),
        "subgroup.id": partial(scalar_input, BuiltIn.SubgroupId),
        "subgroup.local.id": partial(scalar_input, BuiltIn.SubgroupLocalInvocationId),
        "num.subgroups": partial(scalar_input, BuiltIn.NumSubgroups),
        "rsqrt.f32": partial(own_function, Glsl.InverseSqrt),
        "exp2.f32": partial(own_function, Glsl.Exp2),
        "clock": clock,
        "pointer": pointer,
        "address": address,
    }
)
