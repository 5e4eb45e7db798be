"""What nv-lower raises: one root, three kinds.

Numba raises its own errors while it types a function; those pass through unchanged, since they already name
the Python line. These are for what comes after.
"""

from __future__ import annotations


class LowerError(Exception):
    """Root of everything that nv-lower raises itself."""


class Unsupported(LowerError):
    """The program asks for what a Vulkan kernel cannot do: the construct, where, and what to write instead."""


class InvalidInput(LowerError):
    """The input is not LLVM IR, holds no kernel, or an option has a value that it cannot have."""


class Internal(LowerError):
    """A bug of nv-lower: its notes carry the artifact and how to reproduce it."""


class LargeKernelWarning(UserWarning):
    """A kernel has so many instructions, everything inlined, that compiling it takes long: which call brings most."""


class ConvergenceWarning(UserWarning):
    """Invocations of a workgroup may wait for each other for ever: which barrier or lock, and what it depends on."""
