"""A device that runs nothing, for tests of what sits above the runtime on machines without a driver.

`open_device("null")` gives one. It takes everything a `Device` takes and makes the same checks; memory is
host memory with made-up addresses, copies really copy, launches are only written down in `NullDevice.calls`.
It needs neither loader nor driver.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nv_spirv import FEATURES as FEATURES_OF

from .errors import InvalidInput, Unsupported
from .kernels.descriptors import match
from .kernels.kernel import UNBOUNDED, Kernel, merge_aliases
from .kernels.module import examine, in_host_order
from .kernels.push_constants import Packer, check_size
from .kernels.requirements import DESCRIPTOR_LIMITS
from .memory.allocation import ALIGNMENT, Block
from .memory.buffer import Buffer, OwnedAllocation
from .memory.deferred_free import DeferredFree
from .memory.image import Image, Sampler
from .memory.suballocator import Suballocation
from .memory.texel_buffer import STORAGE, UNIFORM, TexelBuffer
from .profiling.profile import Profile
from .streams.dispatch_grid import three
from .streams.transfer import as_bytes
from .vulkan import matrix_shapes
from .vulkan.physical_device import DeviceInfo, Limits, MemoryType, QueueFamily

LIMITS = {
    "maxComputeWorkGroupCount": (65535, 65535, 65535),
    "maxComputeWorkGroupSize": (1024, 1024, 64),
    "maxComputeWorkGroupInvocations": 1024,
    "maxComputeSharedMemorySize": 32768,
    "maxPushConstantsSize": 256,
    "maxStorageBufferRange": (1 << 32) - 1,
    "maxUniformBufferRange": 65536,
    "minStorageBufferOffsetAlignment": 16,
    "minUniformBufferOffsetAlignment": 64,
    "maxBoundDescriptorSets": 8,
    "subgroupSize": 32,
    "minSubgroupSize": 32,
    "maxSubgroupSize": 32,
    "maxMemoryAllocationSize": 1 << 40,
    "maxBufferSize": 1 << 40,
    "maxPushDescriptors": 32,
    **{"maxPerStageDescriptor" + name: 1024 for name in set(DESCRIPTOR_LIMITS.values())},
    "timestampPeriod": 1.0,
}
FEATURES = frozenset(
    {feature for features in FEATURES_OF.values() for feature in features}
    | {"timelineSemaphore", "scalarBlockLayout", "maintenance4", "variablePointers"}
)


_NO_FD = "the null device has no memory that other processes could reach"


@dataclass(frozen=True, slots=True)
class Call:
    """Something that was asked of the device: `what` is "launch", "write", "read", "fill", "copy" or "synchronize"."""

    what: str
    kernel: str = ""
    groups: tuple[int, int, int] = (0, 0, 0)
    push: bytes = b""
    bindings: tuple[Any, ...] = ()
    nbytes: int = 0
    base: tuple[int, int, int] = (0, 0, 0)


class NullKernel:
    """A kernel that is reflected and checked, but not compiled."""

    def __init__(self, device: NullDevice, spirv: bytes, unbounded: int = UNBOUNDED, **options: Any) -> None:
        self.device = device
        self.spirv = in_host_order(bytes(spirv))
        examined = examine(device.info, self.spirv, **options)
        self.reflection, self.entry, self.local_size = (
            examined.reflection,
            examined.entry,
            examined.local_size,
        )
        merged = merge_aliases(self.entry.bindings)
        self.unbounded = frozenset((b.set, b.binding) for b in merged if b.count is None)
        self.bindings = tuple(b._replace(count=unbounded) if b.count is None else b for b in merged)
        self.places = {b.name: (b.set, b.binding) for b in self.entry.bindings}
        self.push_size = self.entry.push_size
        self.name = self.entry.name
        self.push = Packer(self.entry.push, self.push_size)

    @classmethod
    def from_file(cls, path: Any, device: NullDevice | None = None, **options: Any) -> NullKernel:
        return (device or NullDevice()).kernel(path, **options)

    def block(self, name: str) -> Packer:
        return Kernel.block(self, name)  # type: ignore[arg-type]

    def statistics(self) -> list[Any]:
        raise Unsupported("the null device compiles nothing and tells no statistics")

    def free(self) -> None:
        """Nothing to free."""


class NullEvent:
    """An event that has passed."""

    done = True
    value = 0
    slot = None

    def __init__(self, stream: NullStream) -> None:
        self.stream = stream

    def wait(self, timeout: float | None = None) -> bool:
        if self.stream.on_wait is not None:
            self.stream.on_wait()
        return True

    def elapsed(self, later: NullEvent) -> float:
        return 0.0


class NullStream:
    """A stream whose launches do nothing."""

    event_kind = NullEvent

    def __init__(self, device: NullDevice, calls: list[Call]) -> None:
        self.device = device
        self.on_wait: Callable[[], None] | None = None
        self._calls = calls

    def in_order(self, accesses: Any) -> contextlib.AbstractContextManager[Any]:
        return contextlib.nullcontext()

    def launch(
        self, kernel: Any, groups: Any, push: bytes = b"", bindings: Any = (), keep: Any = None
    ) -> None:
        self.launch_parts(((kernel, groups, (0, 0, 0)),), push, bindings)

    def launch_parts(self, parts: Any, push: bytes = b"", bindings: Any = (), keep: Any = None) -> None:
        for kernel, groups, base in parts:
            size = three(groups)
            check_size(kernel, push)
            owners = tuple(d.owner for d in match(kernel, bindings))
            self._calls.append(Call("launch", kernel.name, size, bytes(push), owners, base=base))

    def launch_indirect(
        self,
        kernel: Any,
        groups: Buffer,
        offset: int = 0,
        push: bytes = b"",
        bindings: Any = (),
        keep: Any = None,
    ) -> None:
        groups.check_range(offset, 12)
        x, y, z = groups.array[offset : offset + 12].view(np.uint32).tolist()
        self.launch(kernel, (x, y, z), push, bindings)

    def launcher(self, kernel: Any, bindings: Any = ()) -> Callable[..., None]:
        def launch(push: bytes, x: int, y: int = 1, z: int = 1, keep: Any = None) -> None:
            self.launch(kernel, (x, y, z), push, bindings)

        return launch

    def grid_launcher(self, kernel: Any, groups: Any, bindings: Any = ()) -> Callable[..., None]:
        def launch(push: bytes, keep: Any = None) -> None:
            self.launch(kernel, groups, push, bindings)

        return launch

    def write(self, buffer: Buffer, offset: int, data: Any) -> None:
        source = as_bytes(data)
        buffer.check_range(offset, source.size)
        buffer.array[offset : offset + source.size] = source
        self._calls.append(Call("write", nbytes=source.size))

    def read(self, buffer: Buffer, offset: int, out: Any) -> None:
        target = as_bytes(out, writable=True)
        buffer.check_range(offset, target.size)
        target[:] = buffer.array[offset : offset + target.size]
        self._calls.append(Call("read", nbytes=target.size))

    def fill(self, buffer: Buffer, value: int = 0, offset: int = 0, nbytes: int | None = None) -> None:
        nbytes = buffer.nbytes - offset if nbytes is None else nbytes
        buffer.check_range(offset, nbytes)
        buffer.array[offset : offset + nbytes] = value
        self._calls.append(Call("fill", nbytes=nbytes))

    def copy(
        self, source: Buffer, target: Buffer, nbytes: int, source_offset: int = 0, target_offset: int = 0
    ) -> None:
        source.check_range(source_offset, nbytes)
        target.check_range(target_offset, nbytes)
        target.array[target_offset : target_offset + nbytes] = source.array[
            source_offset : source_offset + nbytes
        ]
        self._calls.append(Call("copy", nbytes=nbytes))

    def record_event(self, *, timing: bool = False) -> NullEvent:
        return self.event_kind(self)

    def wait_event(self, event: Any) -> None:
        """Nothing to wait for."""

    def record(self, commands: Any, keep: Any = None, *, name: str | None = None, queue: Any = None) -> None:
        raise Unsupported("the null device takes no commands of Vulkan's")

    def call_after(self, call: Callable[[], None]) -> None:
        call()

    def flush(self) -> None:
        """Nothing to submit."""

    def close(self) -> None:
        """Nothing to free."""

    def synchronize(self, timeout: float | None = None) -> bool:
        self.wait(timeout)
        if self.on_wait is not None:
            self.on_wait()
        return True

    def wait(self, timeout: float | None = None) -> bool:
        self._calls.append(Call("synchronize"))
        return True

    def done(self) -> bool:
        return True


class NullImage(Image):
    """An image in host memory; launches leave it alone."""

    def __init__(self, device: Any, shape: Sequence[int], format: str, *, layers: bool) -> None:
        self._describe(device, shape, format, layers=layers)
        self._pixels = np.zeros(self._host_shape(), self.dtype)

    def write(self, pixels: Any, stream: Any = None) -> None:
        self._pixels[...] = self._check(np.ascontiguousarray(pixels))

    def read(self, stream: Any = None) -> np.ndarray[Any, Any]:
        return self._pixels.copy()


class NullTexelBuffer(TexelBuffer):
    """Texels in host memory; launches leave them alone."""

    def __init__(self, device: Any, buffer: Buffer, format: str, offset: int, nbytes: int | None) -> None:
        self._describe(device, buffer, format, offset, nbytes)
        self.features, self.handle = UNIFORM | STORAGE, None


class NullSampler(Sampler):
    """A sampler that samples nothing."""

    def __init__(self, device: Any) -> None:
        self.device, self.handle = device, None


class NullSequence:
    """A sequence whose launches are written down at each replay."""

    def __init__(self, device: NullDevice) -> None:
        self.device = device
        self._steps: list[list[Any]] = []

    def __len__(self) -> int:
        return len(self._steps)

    def launch(
        self, kernel: Any, groups: Any, push: bytes = b"", bindings: Any = (), keep: Any = None
    ) -> int:
        NullStream(self.device, []).launch(kernel, groups, push, bindings)  # its checks
        self._steps.append([kernel, groups, push, bindings])
        return len(self) - 1

    def replay(self, push: Mapping[int, bytes] | None = None, stream: NullStream | None = None) -> None:
        for number, data in (push or {}).items():
            if not 0 <= number < len(self):
                raise InvalidInput(f"the sequence has no launch {number}; it has {len(self)}")
            self._steps[number][2] = data
        for step in self._steps:
            (stream or self.device.stream).launch(*step)


class NullProfile(Profile):
    """A profile that stays empty."""

    def __enter__(self) -> NullProfile:
        return self

    def __exit__(self, *exc: object) -> None:
        """Nothing took any time."""


class _NullPool:
    """Gives host memory the look of device memory."""

    use = "null"
    in_use = 0

    def __init__(self) -> None:
        self._addresses: Iterator[int] = itertools.count(1 << 40, 1 << 36)

    def take(self, nbytes: int) -> Suballocation:
        size = max(nbytes, ALIGNMENT)
        block = Block(0, None, [], size, next(self._addresses), np.zeros(size, np.uint8), dedicated=True)
        return Suballocation(self, block, 0, size)

    def give(self, suballocation: Suballocation) -> None:
        """The garbage collector does it."""


class NullDevice:
    """A device that runs nothing. See the module."""

    stream_kind = NullStream

    def __init__(self) -> None:
        self.info = DeviceInfo(
            index=-1,
            name="null device",
            kind="other",
            uuid="00000000-0000-0000-0000-000000000000",
            vendor=0,
            driver="null",
            api_version=(1, 3, 0),
            features=FEATURES,
            limits=Limits(dict(LIMITS)),
            extensions=frozenset(),
            queue_families=(QueueFamily(0, 7, 1, 64),),
            memory_types=(MemoryType(0, 15, 0, 1 << 40),),
            cache_uuid="",
            handle=None,
        )
        self.calls: list[Call] = []
        self.broken = None
        self.deferred = DeferredFree()
        self._pool = _NullPool()
        self.stream = NullStream(self, self.calls)
        self.streams = (self.stream,)
        self.unified = True
        self.name, self.kind, self.uuid, self.driver = (
            self.info.name,
            self.info.kind,
            self.info.uuid,
            self.info.driver,
        )
        self.features, self.limits = self.info.features, self.info.limits

    def buffer(self, nbytes: int, *, host: bool = False, export: bool = False) -> Buffer:
        """A zeroed buffer in host memory."""
        if export:
            raise Unsupported(_NO_FD)
        if nbytes < 0:
            raise InvalidInput(f"a buffer of {nbytes} bytes is not possible")
        self.deferred.drain(everything=True)
        return Buffer(self, OwnedAllocation(self._pool.take(nbytes), self.deferred, nbytes), nbytes, 0)  # type: ignore[arg-type]

    def kernel(
        self,
        spirv: Any,
        *,
        entry: str | None = None,
        local_size: Sequence[int] | int | None = None,
        spec: Mapping[Any, Any] | None = None,
        reflection: Any = None,
        check: bool = True,
        isolated: bool | None = None,
        unbounded: int = UNBOUNDED,
    ) -> NullKernel:
        """Reflect and check a module."""
        code = spirv if isinstance(spirv, bytes | bytearray | memoryview) else Path(spirv).read_bytes()
        return NullKernel(
            self,
            bytes(code),
            entry=entry,
            local_size=tuple(local_size) if isinstance(local_size, Sequence) else local_size,
            spec=spec,
            reflection=reflection,
            check=check,
            unbounded=unbounded,
        )

    def image(self, shape: Sequence[int], format: str = "rgba32f", *, layers: bool = False) -> NullImage:
        """A zeroed image in host memory."""
        return NullImage(self, shape, format, layers=layers)

    def texel_buffer(
        self, buffer: Buffer, format: str = "r32f", *, offset: int = 0, nbytes: int | None = None
    ) -> NullTexelBuffer:
        """A buffer's bytes as texels."""
        return NullTexelBuffer(self, buffer, format, offset, nbytes)

    @property
    def matrix_shapes(self) -> tuple[matrix_shapes.MatrixShape, ...]:
        return matrix_shapes.listed(self.features)

    def check(self) -> None:
        """Nothing breaks this device."""

    def sampler(self, *, linear: bool = True, repeat: bool = False, normalized: bool = True) -> NullSampler:
        return NullSampler(self)

    def sequence(self) -> NullSequence:
        return NullSequence(self)

    def profile(self) -> NullProfile:
        return NullProfile(self)  # type: ignore[arg-type]

    def import_host(self, memory: Any) -> Buffer:
        """A buffer over the same bytes."""
        array = as_bytes(memory, writable=True)
        suballocation = self._pool.take(1)
        suballocation.block.mapped, suballocation.size = array, array.size
        return Buffer(self, OwnedAllocation(suballocation, self.deferred, array.size), array.size, 0)  # type: ignore[arg-type]

    def export_fd(self, buffer: Buffer) -> int:
        raise Unsupported(_NO_FD)

    def import_fd(self, fd: int, nbytes: int) -> Buffer:
        raise Unsupported(_NO_FD)

    def memory_in_use(self) -> dict[str, int]:
        """Nothing is taken from a driver."""
        return {"in_use": 0, "allocated": 0, "host_in_use": 0, "host_allocated": 0}

    def memory_free(self) -> None:
        """None: there is no driver to ask."""

    def trim(self) -> int:
        return 0

    def create_stream(self) -> NullStream:
        return self.stream_kind(self, self.calls)

    def synchronize(self) -> None:
        self.stream.synchronize()

    def wait(self) -> None:
        self.stream.wait()

    def use_cache(self, directory: Any) -> None:
        """Nothing is compiled, nothing is kept."""

    def save_cache(self) -> None:
        """Nothing is compiled, nothing is kept."""

    def close(self) -> None:
        """Nothing to free."""
