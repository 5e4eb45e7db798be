"""Run SPIR-V compute modules from Python on any Vulkan device.

`run` does everything in one call; `open_device` gives the parts: buffers, kernels, streams, events, images.
"""

from typing import TYPE_CHECKING, Any

from .buffer import Buffer
from .device import Device, devices, open_device
from .devices import DeviceInfo, Limits
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
from .event import Event, wait_any
from .external import aligned_bytes
from .image import Image, Sampler
from .kernel import Kernel
from .modules import reflect
from .profile import Interval, Profile
from .run import run
from .sequence import LaunchSequence
from .stream import Stream

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
