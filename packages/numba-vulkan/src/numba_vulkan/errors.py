"""What numba_vulkan raises itself: one root, three kinds, and the Python exceptions that they also are.

The stages raise their own families (`nv_lower.LowerError`, `nv_runtime.RuntimeError_` …), which pass through; an
exception raised inside a kernel arrives as that exception, not as one of these.
"""

from __future__ import annotations


class NumbaVulkanError(Exception):
    """Root of everything that numba_vulkan raises itself."""


class Unsupported(NumbaVulkanError):
    """What was asked for cannot be done on this device or with Vulkan: what, where, and what to do instead."""


class InvalidInput(NumbaVulkanError):
    """A wrong argument, option or launch configuration: which, and what it may be."""


class Internal(NumbaVulkanError):
    """A bug of this project: its notes carry the artifact and how to reproduce it."""


class ArgumentError(InvalidInput, TypeError):
    """An argument of the wrong number, type or shape; the message names it."""


class LaunchError(InvalidInput, ValueError):
    """A launch configuration that is malformed or beyond the device's limits."""


class ReadOnlyError(InvalidInput, ValueError):
    """A kernel writes an array that NumPy holds read-only."""


class RangeError(InvalidInput, OverflowError):
    """A value that does not fit the type in which it would travel."""


class NarrowingWarning(UserWarning):
    """64-bit data are kept in 32 bits, since the device lacks the type or the kernel asked for it."""


class CacheWarning(UserWarning):
    """`cache=True` has no effect, since what the function depends on cannot be fingerprinted."""
