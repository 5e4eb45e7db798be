"""Run SPIR-V compute modules from Python on any Vulkan device.

`run` does everything in one call; `open_device` gives the parts: buffers, kernels, streams, events, images.
"""

from typing import TYPE_CHECKING, Any

from .device import Device, devices, open_device
from .errors import (
    Closed,
    DeviceFailure,
    DeviceLost,
    Internal,
    InvalidInput,
    NoDevice,
    OutOfMemory,
    RuntimeFailure,
    Unsupported,
    ValidationWarning,
)
from .kernels.kernel import Kernel
from .kernels.module import reflect
from .memory.buffer import Buffer
from .memory.external import aligned_bytes
from .memory.image import Image, Sampler
from .profiling.profile import Interval, Profile
from .run import run
from .streams.event import Event, wait_any
from .streams.launch_sequence import LaunchSequence
from .streams.stream import Stream
from .vulkan.physical_device import DeviceInfo, Limits

if TYPE_CHECKING:
    from nv_spirv import Reflection as Reflection

__version__ = "0.2.0"

__all__ = [
    "Buffer",
    "Closed",
    "Device",
    "DeviceFailure",
    "DeviceInfo",
    "DeviceLost",
    "Event",
    "Image",
    "Internal",
    "Interval",
    "InvalidInput",
    "Kernel",
    "LaunchSequence",
    "Limits",
    "NoDevice",
    "OutOfMemory",
    "Profile",
    "Reflection",
    "RuntimeFailure",
    "Sampler",
    "Stream",
    "Unsupported",
    "ValidationWarning",
    "aligned_bytes",
    "devices",
    "open_device",
    "reflect",
    "run",
    "wait_any",
]


def __dir__() -> list[str]:
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name == "Reflection":  # nv_spirv is imported when the first module comes
        from nv_spirv import Reflection

        return Reflection
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
