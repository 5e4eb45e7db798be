"""Every error this package raises: one root, three kinds below it."""

from __future__ import annotations


class SpirvError(Exception):
    """Root of the errors of nv-spirv."""


class Unsupported(SpirvError):
    """The program asks for what the target, or Vulkan, cannot say. Names the construct and what to do instead."""


class InvalidInput(SpirvError):
    """The input is not what this stage reads: neither the IR of the contract nor a SPIR-V module. Says where."""


class Internal(SpirvError):
    """A bug of this package. Its notes carry what reproduces it."""
