"""A kernel compiled for one signature and one kind of device, and its modules loaded on devices."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from numba_vulkan.boundary import translated
from numba_vulkan.errors import LaunchError
from numba_vulkan.launching import captures, coarsening, module_layout
from numba_vulkan.launching.coarsening import Dispatch, Part
from numba_vulkan.launching.configuration import Triple, Workgroup
from numba_vulkan.launching.module_layout import ModuleLayout
from numba_vulkan.launching.packing import Packer
from numba_vulkan.sessions.status import StatusCell, Watch

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.arrays.device import DeviceArray
    from numba_vulkan.sessions.session import Session
    from nv_spirv import Reflection

_MATRICES = "CooperativeMatrixKHR"


class Specialization:
    """One compiled module and what is made from it once.

    Attributes
    ----------
    name
        The kernel's name, for messages.
    argtypes
        The Numba types of the arguments.
    spirv, reflection
        The module, and what nv-spirv says of it.
    layout, packer
        How it takes its arguments.
    watch
        What its status codes mean; None for a kernel that cannot raise.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        argtypes: Sequence[Any],
        spirv: bytes,
        reflection: Reflection,
        visible: Mapping[str, Any],
        captured: Callable[[Sequence[str]], Mapping[str, Any]],
    ) -> None:
        self.name = name
        self.names = tuple(names)
        self.argtypes = tuple(argtypes)
        self.spirv = spirv
        self.reflection = reflection
        self.layout: ModuleLayout = module_layout.of(reflection)
        self.watch = Watch(name, self.layout.raised, visible) if self.layout.has_status else None
        self._captured = captured(self.layout.captured) if self.layout.captured else {}
        self._on_device: dict[Session, Mapping[str, DeviceArray]] = {}
        self._loaded: dict[tuple[Session, Workgroup, int], nv_runtime.Kernel] = {}
        self._cells: dict[nv_runtime.Stream, StatusCell] = {}
        self._lock = threading.Lock()

    @cached_property
    def packer(self) -> Packer:
        """Packs the arguments."""
        return Packer(self.names, self.argtypes, self.layout)

    @cached_property
    def written(self) -> frozenset[str]:
        """Paths of the arrays that the kernel may write: `x`, or `x.0` for the first of a tuple."""
        return frozenset(name.removesuffix(".data") for name in self.layout.written)

    def captured(self, session: Session) -> Mapping[str, DeviceArray]:
        """The arrays from outside the kernel on a device, copied there at the first launch."""
        arrays = self._on_device.get(session)
        if arrays is None:
            with self._lock:
                if session not in self._on_device:
                    self._on_device[session] = captures.on_device(session, self._captured, self.name)
                arrays = self._on_device[session]
        return arrays

    def dispatches(self, session: Session, workgroup: Workgroup, groups: Triple) -> list[Dispatch]:
        """What to launch on a device for a grid."""
        parts = coarsening.parts(session.device, groups) if self.layout.coarsens else (Part(groups),)
        return [(self.loaded(session, workgroup, part.each), part.groups, part.base) for part in parts]

    def loaded(self, session: Session, workgroup: Workgroup, each: int = 1) -> nv_runtime.Kernel:
        """The module on a device, for a workgroup and a number of workgroups that each does the work of.

        Raises
        ------
        LaunchError
            The workgroup is larger than the device allows, or the launch does not say how many bytes shared arrays
            have.
        Unsupported
            The kernel needs more workgroup memory than the device has, or a feature that it lacks.
        """
        key = (session, workgroup, each)
        kernel = self._loaded.get(key)
        if kernel is None:
            check_local_size(session, workgroup.size, self.name)
            self._check_shared_bytes(workgroup)
            self._check_subgroups(session, workgroup)
            with self._lock:
                if key not in self._loaded:
                    self._loaded[key] = self._load(session, workgroup, each)
                kernel = self._loaded[key]
        return kernel

    def _check_shared_bytes(self, workgroup: Workgroup) -> None:
        if self.layout.takes_shared_bytes and workgroup.shared_bytes is None:
            raise LaunchError(
                f"kernel {self.name!r} has shared arrays of the size that the launch gives; write their bytes as the "
                f"fourth part of {self.name}[groups, local_size, stream, shared_bytes] (the stream may be None)"
            )

    def _check_subgroups(self, session: Session, workgroup: Workgroup) -> None:
        """Vulkan has cooperative matrices in whole subgroups only (VUID-08987)."""
        size = int(session.device.limits["subgroupSize"])
        if _MATRICES in self.reflection.capabilities and workgroup.size[0] % size:
            raise LaunchError(
                f"kernel {self.name!r} has matrices, which whole subgroups compute with: the first extent of its "
                f"workgroups must be a multiple of {size} on {session.device.name}, not {workgroup.size[0]}"
            )

    def _load(self, session: Session, workgroup: Workgroup, each: int) -> nv_runtime.Kernel:
        import nv_runtime

        spec: dict[int | str, int | float | bool] = {coarsening.SPEC_ID: each} if each > 1 else {}
        if self.layout.takes_shared_bytes:
            spec[module_layout.SHARED_BYTES] = workgroup.shared_bytes or 0
        try:  # without a check: the module was checked when it was made
            return session.device.kernel(
                self.spirv, local_size=workgroup.size, spec=spec, reflection=self.reflection, check=False
            )
        except nv_runtime.RuntimeFailure as error:
            ours = translated(error, f"kernel {self.name!r} on {session.device.name}: ")
            raise ours from error

    def cell(self, session: Session, stream: nv_runtime.Stream) -> StatusCell | None:
        """The cell in which a stream's launches that nobody waits for report; None for a kernel that cannot raise."""
        if self.watch is None:
            return None
        cell = self._cells.get(stream)
        if cell is None:
            with self._lock:
                if stream not in self._cells:
                    self._cells[stream] = session.cells.watch(self.watch, stream)
                cell = self._cells[stream]
        return cell


def check_local_size(session: Session, local_size: Triple, name: str) -> None:
    """Refuse a workgroup that the device cannot run."""
    limits = session.device.limits
    most = int(limits["maxComputeWorkGroupInvocations"])
    axes = tuple(limits["maxComputeWorkGroupSize"])
    total = local_size[0] * local_size[1] * local_size[2]
    if total > most:
        raise LaunchError(
            f"kernel {name!r}: a workgroup of {local_size} has {total} invocations, {session.device.name} allows {most}"
        )
    for axis, (size, allowed) in enumerate(zip(local_size, axes, strict=True)):
        if size > allowed:
            raise LaunchError(
                f"kernel {name!r}: the workgroup size {size} of axis {axis} is more than the {allowed} "
                f"that {session.device.name} allows"
            )
