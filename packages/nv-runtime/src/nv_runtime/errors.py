"""The exceptions of this package.

One root, three kinds below it as in every stage (the program asks for too much, the input is wrong, we are
wrong), and a fourth that a stage without hardware does not need: the machine failed (`DeviceFailure`). The
fourth is the only kind that may succeed when tried again with nothing changed.
"""

from __future__ import annotations


class RuntimeFailure(Exception):
    """Root of everything that nv_runtime raises on purpose."""


class Unsupported(RuntimeFailure):
    """The module or the call asks for what this device or this driver cannot do."""


class InvalidInput(RuntimeFailure, ValueError):
    """Not SPIR-V, a wrong shape, size, name or index; the message says which and where."""


class Internal(RuntimeFailure):
    """A defect of nv_runtime; please report it with the notes that the exception carries."""


class NoDevice(Unsupported):
    """No Vulkan loader, no driver, or no device that can compute; the message names the remedy."""


class DeviceFailure(RuntimeFailure):
    """The machine failed, not the program: device lost, memory exhausted, a driver's internal error."""


class DeviceLost(DeviceFailure):
    """The device stopped answering (a crash, a watchdog, an unplugged card). Open it again."""


class OutOfMemory(DeviceFailure, MemoryError):
    """The device or the host is out of memory; the message says what was asked and what is free."""


class Closed(RuntimeFailure):
    """The object belongs to a device that was closed, or to the process before a fork."""


class ValidationWarning(UserWarning):
    """A message of the Vulkan validation layer, when it was asked for."""
