"""Devices: what a physical device is opened as, and the maker of everything else."""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import logs
from .errors import Closed, InvalidInput, RuntimeFailure
from .kernels.isolated_compile import try_compile
from .kernels.kernel import Kernel
from .kernels.module import Spec
from .kernels.pipeline_cache import PipelineCache
from .memory import external
from .memory.allocation import Driver
from .memory.buffer import Buffer, Lease
from .memory.deferred_free import Reclaim
from .memory.external import SharedMemory
from .memory.heaps import DeviceMemory
from .memory.image import Image, Sampler
from .profiling.debug_utils import Labels
from .profiling.profile import Profile
from .streams.launch_sequence import LaunchSequence
from .streams.stream import Stream
from .streams.timeline import Timeline
from .streams.timestamps import Timestamps
from .vulkan import driver_properties
from .vulkan.api import Functions, c, failure, ffi
from .vulkan.instance import Instance, process
from .vulkan.interfaces import Observer
from .vulkan.logical_device import begin_info, open_logical
from .vulkan.physical_device import DeviceInfo, DeviceList, Limits, choose, enumerate_devices
from .vulkan.queues import Queue, get_queues

if TYPE_CHECKING:
    from nv_spirv import Binding, Reflection

EXIT_SECONDS = 2.0  # how long the end of the interpreter waits for work that nobody waited for


def devices() -> DeviceList:
    """Every Vulkan device of this machine, as data; printed, the list is one line a device.

    Raises
    ------
    NoDevice
        No loader, or no driver that it can use; the message says what is missing and the command that installs it.

    Examples
    --------
    >>> [device.index for device in nv_runtime.devices()][0]
    0
    """
    return enumerate_devices(process.instance())


def open_device(
    select: int | str | Device | None = None, *, validation: bool = False, debug: bool = False
) -> Device:
    """Open a device; the same physical device gives the same `Device` in one process.

    Parameters
    ----------
    select : an index, "cpu" or "gpu", a kind, a UUID, a part of the name, or "null" (see `null`); None takes
        the environment variable NV_RUNTIME_DEVICE, else the best device.
    validation : load the Khronos validation layer; its messages become `ValidationWarning`s at each
        synchronisation. Only possible before the process' first device is opened.
    debug : name objects and label launches, for RenderDoc and Nsight; also only before the first device.

    Raises
    ------
    NoDevice
        No loader, no driver or no usable device; the message says what is missing and the command that
        installs it.
    InvalidInput
        Nothing matches `select`; the message lists what exists.
    Closed
        This process was forked from one in which the device was open, and its driver cannot start anew.

    Examples
    --------
    >>> device = nv_runtime.open_device()
    >>> device is nv_runtime.open_device(device.name)
    True
    """
    if isinstance(select, Device):
        return select
    if select == "null":
        from .null_device import NullDevice

        return NullDevice()  # type: ignore[return-value]  # the same interface, nothing of Vulkan's
    with process.lock:
        if validation:
            process.use_validation()
        if debug:
            process.use_names()
        instance = process.instance()
        found = enumerate_devices(instance)
        info = choose(found, select)
        key = f"{info.uuid}/{info.index}".encode()
        opened = process.devices.get(key)
        if opened is None:
            if key in process.inherited and not info.restarts:
                raise Closed(
                    f"{info.name} was open when this process was forked, and its threads did not come along: open it"
                    ' after the fork only, or start processes with multiprocessing.get_context("spawn")'
                )
            opened = process.devices[key] = Device(instance, info, key)
            logs.info("opened device %r, one of %d (asked for: %s)", info, len(found), select)
        assert isinstance(opened, Device)
        if debug:
            opened.label()
        return opened


class Device:
    """An open device. Get one with `open_device`.

    Attributes
    ----------
    info : the `DeviceInfo`; `name`, `kind`, `uuid`, `driver` and `limits` are its. `features` are its, too, and what
        probing the device has shown.
    stream : the default stream.
    broken : None, or the exception that every further use raises (lost, closed, or inherited through a fork).
    functions, handle : the raw Vulkan functions and the VkDevice, for what this package does not offer.
    """

    def __init__(self, instance: Instance, info: DeviceInfo, key: bytes) -> None:
        self.instance = instance
        self.info = info
        self.broken: RuntimeFailure | None = None
        self._key = key
        self._features: frozenset[str] | None = None
        self._lock = threading.RLock()
        logical = open_logical(instance, info)
        self.handle, self.extensions = logical.handle, logical.extensions
        self.queue_family = logical.queues[0][0]
        get = instance.functions.vkGetDeviceProcAddr
        self.functions = Functions(get, self.handle)
        self.queues, *copies = (
            get_queues(self.functions, self.handle, info.features, family, count)
            for family, count in logical.queues
        )
        self.copy_queues = copies[0] if copies else ()
        self.reclaim = Reclaim()
        addresses = "bufferDeviceAddress" in info.features
        families = tuple(family.index for family, _ in logical.queues)
        driver = Driver(
            self.functions, self.handle, info.name, addresses, info.limits.maxBufferSize, families
        )
        self.shared = SharedMemory(driver)
        self.memory = DeviceMemory(instance.functions, info, driver, self.extensions, self._make_room)
        self._push_limit = (
            info.limits.maxPushDescriptors if "VK_KHR_push_descriptor" in self.extensions else 0
        )
        self._cache = PipelineCache(self)
        self.begin_info = {once: begin_info(once) for once in (True, False)}
        self.streams: tuple[Stream, ...] = ()
        self.owned: weakref.WeakSet[Any] = weakref.WeakSet()  # what has Vulkan objects and a method `destroy`
        self.uses_lock = threading.Lock()  # of `Buffer.uses`; held for moments
        self._lists = threading.Lock()  # of streams and timelines; held for moments, with nothing else taken
        self._timelines: list[Timeline] = []
        self._spare_timelines: list[Timeline] = []
        self._closed_work = 0  # commands of streams that were closed
        self.recent_kernels: dict[Any, Kernel] = {}  # of `run`
        self.observer: Observer | None = None
        self._timestamps: Timestamps | None = None
        self._uploads: Stream | None = None
        self.stream = self.create_stream()

    # What it is

    @property
    def name(self) -> str:
        """What the driver calls the device."""
        return self.info.name

    @property
    def kind(self) -> str:
        """ "discrete", "integrated", "virtual", "cpu" or "other"."""
        return self.info.kind

    @property
    def uuid(self) -> str:
        """The device's UUID, the same in every process and API."""
        return self.info.uuid

    @property
    def driver(self) -> str:
        """The driver's name and version."""
        return self.info.driver

    @property
    def features(self) -> frozenset[str]:
        """What the device can do, in the names of docs/contracts.md.

        The first use tries what Vulkan does not tell (`driver_properties`).
        """
        if self._features is None:
            with self._lock:
                if self._features is None:
                    if self.broken is not None:
                        return self.info.features
                    self._features = self.info.features | driver_properties.probed(self, self._cache.folder)
        return self._features

    @property
    def limits(self) -> Limits:
        """The device's limits under Vulkan's names."""
        return self.info.limits

    @property
    def unified(self) -> bool:
        """Whether ordinary buffers are mapped for the host (integrated and CPU devices)."""
        return self.memory.device.mappable

    # Making things

    def buffer(self, nbytes: int, *, host: bool = False, export: bool = False) -> Buffer:
        """A buffer of uninitialised memory, aligned to 256 bytes.

        Parameters
        ----------
        host : in host memory that the host caches and the device can use; `Buffer.view` gives it.
        export : in device memory of its own that `export_fd` can give to other processes and APIs.

        Raises
        ------
        OutOfMemory
            The message says what was asked for and what is free.
        """
        self._check()
        if nbytes < 0:
            raise InvalidInput(f"a buffer of {nbytes} bytes is not possible")
        self.reclaim.drain()
        if export:
            return external.exportable(self, int(nbytes))
        piece = self.memory.take(int(nbytes), host=host)
        return Buffer(self, Lease(piece, self.reclaim, int(nbytes)), int(nbytes), self.recorded_work())

    def import_host(self, memory: Any) -> Buffer:
        """A buffer over host memory that is used in place, without a copy (VK_EXT_external_memory_host).

        Its start and size must be multiples of `limits.minImportedHostPointerAlignment`; `aligned_bytes`
        makes such arrays. The buffer keeps the memory alive. Order your own accesses to it with
        `synchronize`.
        """
        self._check()
        return external.import_host(self, memory)

    def export_fd(self, buffer: Buffer) -> int:
        """A file descriptor of a buffer made with `export=True`; the caller closes it."""
        self._check()
        return external.export_fd(self, buffer)

    def import_fd(self, fd: int, nbytes: int) -> Buffer:
        """The buffer behind a file descriptor of the same device and driver; takes the descriptor over."""
        self._check()
        return external.import_fd(self, fd, nbytes)

    def memory_in_use(self) -> dict[str, int]:
        """Bytes in buffers, and bytes taken from the driver: in_use, allocated, host_in_use, host_allocated."""
        return self.memory.in_use()

    def memory_free(self) -> int | None:
        """Bytes that the driver expects to be able to give, None where it does not say (VK_EXT_memory_budget)."""
        return self.memory.free()

    def trim(self) -> int:
        """Give unused pooled memory back to the driver; returns the bytes."""
        self.reclaim.drain()
        return self.memory.trim()

    def _make_room(self) -> None:
        """Let go of what was dropped while the device was using it."""
        for stream in self.streams:
            stream.wait()
        self.reclaim.drain()

    def kernel(
        self,
        spirv: bytes | str | os.PathLike[str],
        *,
        entry: str | None = None,
        local_size: tuple[int, ...] | int | None = None,
        spec: Spec | None = None,
        reflection: Reflection | None = None,
        check: bool = True,
        isolated: bool = False,
    ) -> Kernel:
        """Compile an entry point of a module.

        Parameters
        ----------
        spirv : the module's bytes, or the path of a .spv file.
        entry : the entry point's name; may be left out if there is one, or one called "main".
        local_size : the workgroup size, for modules that take it as specialization constants.
        spec : values of specialization constants, by SpecId or name.
        reflection : what `nv_spirv.reflect` said of the module, where that is known.
        check : hold the module against the rules of SPIR-V (`nv_spirv.violations`); some µs an instruction, which a
            compiler that trusts its own output can save.
        isolated : let a child process compile the module first, for modules that are not trusted: see
            `isolated`.

        Raises
        ------
        InvalidInput, Unsupported
            The module breaks a rule, which the message names with the instruction, or requires what the device
            lacks; checked before the driver sees it.
        """
        self._check()
        if isinstance(spirv, str | os.PathLike):
            spirv = Path(spirv).read_bytes()
        if isolated:
            options = {"entry": entry, "local_size": local_size, "spec": dict(spec or {})}
            try_compile(self, bytes(spirv), options)
        return Kernel(
            self,
            spirv,
            entry=entry,
            local_size=local_size,
            spec=spec,
            reflection=reflection,
            check=check,
        )

    def image(self, shape: Sequence[int], format: str = "rgba32f", *, layers: bool = False) -> Image:
        """An image of uninitialised pixels.

        Parameters
        ----------
        shape : as numpy has it.
        format : a name of `nv_runtime.memory.image.FORMATS`.
        layers : an array of two-dimensional images; the first extent is their number.
        """
        self._check()
        return Image(self, shape, format, layers=layers)

    def sampler(self, *, linear: bool = True, repeat: bool = False, normalized: bool = True) -> Sampler:
        """How images are sampled."""
        self._check()
        return Sampler(self, linear=linear, repeat=repeat, normalized=normalized)

    def create_stream(self, kind: type[Stream] = Stream) -> Stream:
        """A further stream; its work may overlap that of other streams if the device has several queues.

        `kind` is a subclass of `Stream` to make it of.
        """
        self._check()
        with self._lock:
            return self._add_stream(self.queues[len(self.streams) % len(self.queues)], kind)

    def _add_stream(self, queue: Queue, kind: type[Stream] = Stream) -> Stream:
        stream = kind(self, queue)
        stream.observer = self.observer
        with self._lists:
            self.streams = (*self.streams, stream)
            self.reclaim.streams = self.streams
        return stream

    def uploads(self) -> Stream:
        """The stream of the copies that wait for nothing: what fills new buffers while kernels run."""
        with self._lock:
            if self._uploads is None:
                self._uploads = self._add_stream(self.copy_queues[0])
            return self._uploads

    def forget_stream(self, stream: Stream) -> None:
        """Take a closed stream off the device; called by `Stream.close`."""
        with self._lists:
            self.streams = tuple(s for s in self.streams if s is not stream)
            self._closed_work += stream.launches()
            self.reclaim.close(stream, self.streams)
            self._spare_timelines.append(stream.timeline)

    def take_timeline(self) -> Timeline:
        """A timeline that no open stream has.

        Those of closed streams are used again and never destroyed before the device: a thread that reclaims memory may
        be asking one at any time.
        """
        with self._lists:
            if self._spare_timelines:
                return self._spare_timelines.pop()
            timeline = Timeline(self)
            self._timelines.append(timeline)
            return timeline

    def sequence(self) -> LaunchSequence:
        """An empty sequence of launches, to be recorded once and replayed often."""
        self._check()
        return LaunchSequence(self)

    @property
    def timestamps(self) -> Timestamps:
        """The device's clock."""
        with self._lock:
            if self._timestamps is None:
                self._timestamps = Timestamps(self)
            return self._timestamps

    def label(self) -> None:
        """Put every command that is recorded from now on between debug labels."""
        self.observer = Labels(self)
        for stream in self.streams:
            stream.observer = self.observer

    def profile(self) -> Profile:
        """Collect times: `with device.profile() as profile: ...`."""
        self._check()
        return Profile(self)

    def synchronize(self) -> None:
        """Wait until all streams have completed."""
        self.wait()
        for stream in self.streams:
            stream.report()

    def wait(self) -> None:
        """`synchronize` without the streams' `on_wait`."""
        self._check()
        for stream in self.streams:
            stream.wait()

    def report(self) -> None:
        """Turn validation messages, if the layer is loaded, into warnings."""
        if self.instance.messages:
            self.instance.report()

    def recorded_work(self) -> int:
        """How many commands were ever recorded on this device: a buffer younger than all of them is unused."""
        with self._lists:
            return self._closed_work + sum(stream.launches() for stream in self.streams)

    # The pipeline cache

    def use_cache(self, directory: str | os.PathLike[str]) -> None:
        """Load compiled pipelines, and what probing the device has shown, of earlier processes from a directory.

        New ones are saved there by `save_cache`, by `close` and at the end of the process.
        """
        self._cache.use(Path(directory))

    def save_cache(self) -> Path | None:
        """Write the compiled pipelines to the directory of `use_cache`; None if there is none or nothing is new."""
        return self._cache.save()

    @contextlib.contextmanager
    def pipeline_cache(self) -> Iterator[Any]:
        """The VkPipelineCache, for the duration of one use."""
        with self._cache.open() as handle:
            yield handle

    # The end

    def lost(self, code: int, doing: str) -> RuntimeFailure:
        """Book a failure; a lost device takes everything with it and may be opened again."""
        error = failure(code, f"{doing} on {self.name}")
        if code == c.VK_ERROR_DEVICE_LOST:
            self.abandon(error)
            with process.lock:
                if process.devices.get(self._key) is self:
                    del process.devices[self._key]
        return error

    def abandon(self, reason: Exception) -> None:
        """Give everything up without calling the driver."""
        assert isinstance(reason, RuntimeFailure)
        self.broken = reason
        for stream in self.streams:
            stream.abandon()
        self.reclaim.streams = ()
        self.reclaim.forget()

    def close(self) -> None:
        """Wait for the work, free everything; every later use raises `Closed`."""
        if self.broken is not None:
            return
        self.wait()
        self.recent_kernels.clear()
        self._cache.close()
        with process.lock:
            if process.devices.get(self._key) is self:
                del process.devices[self._key]
        self._destroy()

    def close_at_exit(self) -> None:
        """Let work end that is nearly done; leave a device that is still busy to the operating system."""
        if self.broken is not None:
            return
        try:
            idle = all(stream.wait(EXIT_SECONDS) for stream in self.streams)
            if idle:
                self.recent_kernels.clear()
                self._cache.close()
                self._destroy()
        except (RuntimeFailure, KeyboardInterrupt, Warning):  # nobody is left to tell
            pass
        self.broken = self.broken or Closed("the interpreter is ending")

    def _destroy(self) -> None:
        self.broken = Closed(f"the device {self.name} was closed")
        self.reclaim.drain(everything=True)
        for thing in list(self.owned):
            thing.destroy()
        for stream in self.streams:
            stream.destroy()
        for timeline in self._timelines:
            timeline.destroy()
        self.reclaim.streams = ()
        self.reclaim.closed = True
        if self._timestamps is not None:
            self._timestamps.destroy()
        self.memory.close()
        self.shared.close()
        self.functions.vkDestroyDevice(self.handle, ffi.NULL)

    def _check(self) -> None:
        if self.broken is not None:
            raise self.broken

    def can_push_descriptors(self, bindings: Sequence[Binding]) -> bool:
        """Whether these bindings can be pushed into command buffers."""
        return (
            bool(self._push_limit)
            and all(b.set == 0 for b in bindings)
            and (sum(b.count or 0 for b in bindings) <= self._push_limit)
        )

    def __repr__(self) -> str:
        return f"<Device {self.name} ({self.kind})>"


atexit.register(process.exiting)
