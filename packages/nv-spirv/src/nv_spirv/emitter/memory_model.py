"""The module's memory model: what accesses, scopes and semantics say in it.

GLSL450 is every module's but those with cooperative matrices, for which SPV_KHR_cooperative_matrix demands Vulkan's.
In the latter an access may be private to its invocation unless it says otherwise, acquire makes visible and release
makes available only where they say so, and the scope of a device is a capability of its own.
"""

from __future__ import annotations

from .body import Body
from .enums import MemoryAccess, Scope, Semantics

_SHARED = Semantics.UniformMemory | Semantics.WorkgroupMemory
_AVAILABILITY = {
    Semantics.Acquire: Semantics.MakeVisible,
    Semantics.Release: Semantics.MakeAvailable,
    Semantics.AcquireRelease: Semantics.MakeVisible | Semantics.MakeAvailable,
}


class MemoryModel:
    """GLSL450 or Vulkan."""

    def __init__(self, b: Body, *, vulkan: bool) -> None:
        self.b = b
        self.vulkan = vulkan
        self.access = MemoryAccess.NonPrivatePointer if vulkan else 0
        """What the memory operands of every access to shared memory hold."""
        if vulkan:
            b.module.require("VulkanMemoryModel")

    def scope(self, scope: int) -> int:
        """Return the constant of a memory scope."""
        if self.vulkan and scope == Scope.Device:
            self.b.module.require("VulkanMemoryModelDeviceScope")
        return self.b.const(32, scope)

    def semantics(self, ordering: int) -> int:
        """Return the constant of the semantics that order buffers and workgroup memory."""
        if ordering != Semantics.Relaxed:
            ordering |= _SHARED | (_AVAILABILITY[ordering] if self.vulkan else 0)
        return self.b.const(32, ordering)
