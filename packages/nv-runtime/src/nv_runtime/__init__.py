"""Run SPIR-V compute modules from Python on any Vulkan device.

`run` does everything in one call; `open_device` gives the parts: buffers, kernels, streams, events, images.
"""

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
from .image import Image, Sampler
from .kernel import Kernel
from .reflect import Reflection, reflect
from .stream import Stream

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
    "InvalidInput",
    "Kernel",
    "Limits",
    "NoDevice",
    "OutOfMemory",
    "Reflection",
    "RuntimeFailure",
    "Sampler",
    "Stream",
    "Unsupported",
    "ValidationWarning",
    "devices",
    "open_device",
    "reflect",
    "wait_any",
]
