"""Everything that this project raises: one root, and below it the Python exceptions that an error also is.

The stages below have families of their own; where their errors leave numba_vulkan they become these (`boundary`). Only
an exception that a kernel raises itself arrives as that exception.
"""

from __future__ import annotations


class NumbaVulkanError(Exception):
    """Root of everything that numba_vulkan raises: catch it to catch all."""


class Unsupported(NumbaVulkanError):
    """What was asked for cannot be done on this device or with Vulkan: what, where, and what to do instead."""


class InvalidInput(NumbaVulkanError, ValueError):
    """A wrong argument, option or launch configuration: which, and what it may be."""


class Internal(NumbaVulkanError):
    """A bug of this project: its notes carry the artifact and how to reproduce it."""


class ArgumentError(InvalidInput, TypeError):
    """An argument of the wrong number, type or shape; the message names it."""


class LaunchError(InvalidInput):
    """A launch configuration that is malformed or beyond the device's limits."""


class ReadOnlyError(InvalidInput):
    """A kernel writes an array that NumPy holds read-only."""


class RangeError(InvalidInput, OverflowError):
    """A value that does not fit the type in which it would travel."""


class NoDevice(Unsupported):
    """No Vulkan loader, no driver, or no device that can compute; the message names the remedy."""


class DeviceFailure(NumbaVulkanError, RuntimeError):
    """The machine failed, not the program; the same may succeed another time."""


class DeviceLost(DeviceFailure):
    """The device stopped answering (a crash, a watchdog, an unplugged card)."""


class OutOfMemory(DeviceFailure, MemoryError):
    """The device or the host has no room; the message says what was asked for and what is free."""


class Closed(NumbaVulkanError, RuntimeError):
    """What was used belongs to a device that was closed, or to the process before a fork."""


class NarrowingWarning(UserWarning):
    """64-bit data are kept in 32 bits, since the device lacks the type or the kernel asked for it."""


class PerformanceWarning(UserWarning):
    """A kernel or a launch wastes most of the device: said once a kernel; see `docs/mistakes.md`."""


class CacheWarning(UserWarning):
    """`cache=True` has no effect, since what the function depends on cannot be fingerprinted."""
