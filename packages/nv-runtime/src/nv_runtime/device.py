"""Devices: what a physical device is opened as, and the maker of everything else."""

from __future__ import annotations

import atexit
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import logs
from .errors import Closed, RuntimeFailure
from .kernels.kernel import UNBOUNDED, Kernel
from .kernels.pipeline_cache import PipelineCache
from .kernels.specialization import Spec
from .memory.buffer import Buffer
from .memory.image import Image, Sampler
from .memory.texel_buffer import TexelBuffer
from .profiling.debug_utils import Labels
from .profiling.profile import Profile
from .streams.launch_sequence import LaunchSequence
from .streams.recorder import StreamDevice
from .streams.stream import Stream
from .vulkan import driver_properties, matrix_shapes
from .vulkan.instance import Instance, process
from .vulkan.logical_device import key_of
from .vulkan.physical_device import DeviceInfo, DeviceList, choose, enumerate_devices

if TYPE_CHECKING:
    from nv_spirv import Reflection

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
    select: int | str | Device | None = None,
    *,
    validation: bool = False,
    debug: bool = False,
    kind: type[Device] | None = None,
) -> Device:
    """Open a device; the same physical device gives the same `Device` in one process.

    Parameters
    ----------
    select : an index, "cpu" or "gpu", a kind, a UUID, a part of the name, or "null" (see `null`); None takes
        the environment variable NV_RUNTIME_DEVICE, else the best device.
    validation : load the Khronos validation layer; its messages become `ValidationWarning`s at each
        synchronisation. Only possible before the process' first device is opened.
    debug : name objects and label launches, for RenderDoc and Nsight; also only before the first device.
    kind : a subclass of `Device` to make it of, if it is not open yet.

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
        key = key_of(info)
        opened = process.devices.get(key)
        if opened is None:
            if key in process.inherited and not info.restarts:
                raise Closed(
                    f"{info.name} was open when this process was forked, and its threads did not come along: open it"
                    ' after the fork only, or start processes with multiprocessing.get_context("spawn")'
                )
            opened = process.devices[key] = (kind or Device)(instance, info)
            logs.info("opened device %r, one of %d (asked for: %s)", info, len(found), select)
        assert isinstance(opened, Device)
        if debug:
            opened.label()
        return opened


class Device(StreamDevice):
    """An open device. Get one with `open_device`.

    Attributes
    ----------
    info : the `DeviceInfo`; `name`, `kind`, `uuid`, `driver` and `limits` are its. `features` are its, too, and what
        probing the device has shown.
    stream : the default stream.
    broken : None, or the exception that every further use raises (lost, closed, or inherited through a fork).
    functions, handle : the raw Vulkan functions and the VkDevice, for what this package does not offer.
    """

    #: What its streams are made of.
    stream_kind: type[Stream] = Stream
    stream: Stream
    streams: tuple[Stream, ...]

    def __init__(self, instance: Instance, info: DeviceInfo) -> None:
        super().__init__(instance, info)
        self._features: frozenset[str] | None = None
        self._cache = PipelineCache(self)
        self.recent_kernels: dict[Any, Kernel] = {}  # of `run`
        self.stream = self.create_stream()

    # What it is

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
    def matrix_shapes(self) -> tuple[matrix_shapes.MatrixShape, ...]:
        """The products of small matrices that a subgroup has instructions for: (m, n, k, operands, result)."""
        return matrix_shapes.listed(self.info.features)

    def compute(self, spirv: bytes, groups: int, given: list[Any], results: list[Any]) -> None:
        """Run a trusted module once: bindings 0, 2, … hold `given`, bindings 1, 3, … fill `results` (NumPy arrays)."""
        stream = self.create_stream()
        try:
            bindings = []
            for operands, out in zip(given, results, strict=True):
                bindings += [self.buffer(operands.nbytes), self.buffer(out.nbytes)]
                stream.write(bindings[-2], 0, operands)
            stream.launch(self.kernel(spirv, check=False), groups, bindings=bindings)
            for buffer, out in zip(bindings[1::2], results, strict=True):
                stream.read(buffer, 0, out)
            stream.synchronize()
        finally:
            stream.close()

    # Making things

    def kernel(
        self,
        spirv: bytes | str | os.PathLike[str],
        *,
        entry: str | None = None,
        local_size: tuple[int, ...] | int | None = None,
        spec: Spec | None = None,
        reflection: Reflection | None = None,
        check: bool = True,
        isolated: bool | None = None,
        unbounded: int = UNBOUNDED,
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
        isolated : let a child process compile and launch the module first, for modules that are not trusted: see
            `kernels.isolated_compile`. None: only modules that the device's driver may die of although they are valid.
        unbounded : how many resources an array of descriptors without a declared length has room for; a launch may
            give fewer, and the last one then stands in for the rest.

        Raises
        ------
        InvalidInput, Unsupported
            The module breaks a rule, which the message names with the instruction, or requires what the device
            lacks; checked before the driver sees it.
        """
        self.check()
        if isinstance(spirv, str | os.PathLike):
            spirv = Path(spirv).read_bytes()
        return Kernel(
            self,
            spirv,
            self._cache,
            entry=entry,
            local_size=local_size,
            spec=spec,
            reflection=reflection,
            check=check,
            isolated=isolated,
            unbounded=unbounded,
        )

    def image(self, shape: Sequence[int], format: str = "rgba32f", *, layers: bool = False) -> Image:
        """An image of uninitialised pixels.

        Parameters
        ----------
        shape : as numpy has it.
        format : a name of `nv_runtime.memory.image.FORMATS`.
        layers : an array of two-dimensional images; the first extent is their number.
        """
        self.check()
        return Image(self, shape, format, layers=layers)

    def texel_buffer(
        self, buffer: Buffer, format: str = "r32f", *, offset: int = 0, nbytes: int | None = None
    ) -> TexelBuffer:
        """A buffer's bytes as texels of a format, for `samplerBuffer`, `imageBuffer`, `Buffer<T>` and `RWBuffer<T>`.

        Parameters
        ----------
        format : a name of `nv_runtime.memory.image.FORMATS`.
        offset, nbytes : the part of the buffer; to its end where `nbytes` is None.
        """
        self.check()
        return TexelBuffer(self, buffer, format, offset, nbytes)

    def sampler(self, *, linear: bool = True, repeat: bool = False, normalized: bool = True) -> Sampler:
        """How images are sampled."""
        self.check()
        return Sampler(self, linear=linear, repeat=repeat, normalized=normalized)

    def create_stream(self) -> Stream:
        """A further stream; its work may overlap that of other streams if the device has several queues."""
        self.check()
        return self.add_stream(self.stream_kind)

    def sequence(self) -> LaunchSequence:
        """An empty sequence of launches, to be recorded once and replayed often."""
        self.check()
        return LaunchSequence(self)

    def label(self) -> None:
        """Put every command that is recorded from now on between debug labels."""
        self.check()
        self.observe(Labels(self))

    def profile(self) -> Profile:
        """Collect times: `with device.profile() as profile: ...`."""
        self.check()
        return Profile(self)

    # The pipeline cache

    def use_cache(self, directory: str | os.PathLike[str]) -> None:
        """Load compiled pipelines, and what probing the device has shown, of earlier processes from a directory.

        New ones are saved there by `save_cache`, by `close` and at the end of the process.
        """
        self._cache.use(Path(directory))

    def save_cache(self) -> Path | None:
        """Write the compiled pipelines to the directory of `use_cache`; None if there is none or nothing is new."""
        return self._cache.save()

    def pipeline_cache(self) -> AbstractContextManager[Any]:
        """The VkPipelineCache, for the duration of one use."""
        return self._cache.open()

    # The end

    def close(self) -> None:
        """Wait for the work, free everything; every later use raises `Closed`."""
        if self.broken is not None:
            return
        self.wait()
        self.recent_kernels.clear()
        self._cache.close()
        self.leave_process()
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
        self.destroy()


process.open_default = open_device
atexit.register(process.exiting)
