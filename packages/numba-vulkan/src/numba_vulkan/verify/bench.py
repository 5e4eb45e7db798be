"""Where modules of a verification run: the compiler's stages, one device, one way to reach memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from numba_vulkan.compile import Job, emit, lower, structurize
from numba_vulkan.compiling.target import Addressing, Target

if TYPE_CHECKING:
    from numba_vulkan.sessions.session import Session

Array = Any  # of NumPy's, whose stubs know no dtype that is chosen at run time


@dataclass(frozen=True)
class Bench:
    """A device and a way to reach memory."""

    session: Session
    addressing: Addressing

    @cached_property
    def target(self) -> Target:
        """The device as it is, with integers of 64 bits where LLVM IR has them."""
        target = self.session.target.with_options(self.addressing, narrow=False)
        return target._replace(narrow_integers=False)

    @property
    def features(self) -> frozenset[str]:
        """What the device can do."""
        return frozenset(self.session.device.features)

    def compiled(self, ir: str, *, local_size: int = 64) -> bytes:
        """The SPIR-V module of a kernel given as LLVM IR."""
        job = Job(target=self.target, local_size=(local_size, 1, 1))
        return emit(structurize(lower(ir, job), job), job)

    def run(self, ir: str, arrays: Mapping[str, Array], groups: int, *, local_size: int = 64) -> None:
        """Run a kernel whose parameters are pointers to these arrays; what it writes is in them afterwards."""
        import nv_runtime

        spirv = self.compiled(ir, local_size=local_size)
        device = self.session.device
        if self.addressing == "physical":
            nv_runtime.run(spirv, {}, groups, push=dict(arrays), device=device)
        else:
            used = {binding.binding for binding in device.kernel(spirv, check=False).bindings}
            bindings = {k: array for k, array in enumerate(arrays.values()) if k in used}
            offsets = {f"{name}.offset": 0 for name in arrays}
            nv_runtime.run(spirv, bindings, groups, push=offsets, device=device)


def refusals() -> tuple[type[Exception], ...]:
    """What the stages raise where the device lacks something."""
    import nv_lower
    import nv_runtime
    import nv_spirv
    from numba_vulkan.errors import Unsupported

    return (Unsupported, nv_lower.Unsupported, nv_spirv.Unsupported, nv_runtime.Unsupported)
