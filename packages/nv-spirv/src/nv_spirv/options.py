"""What a caller may ask of the stage: the target, the addressing, the debugging hook."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Addressing = Literal["physical", "logical"]
Backend = Literal["direct", "llvm"]


@dataclass(frozen=True)
class Options:
    """How a module is written.

    Parameters
    ----------
    addressing
        ``"physical"``: pointers are 64-bit buffer addresses (PhysicalStorageBuffer64); ``"logical"``: every
        pointer parameter is a descriptor binding.
    vulkan
        The version of Vulkan whose rules the module keeps.
    spirv
        The version of SPIR-V, ``(1, 0)`` to ``(1, 6)``; the newest that ``vulkan`` accepts if ``None``.
    features
        Names of the Vulkan features the device has (docs/contracts.md, "Versions and targets"); ``None`` is
        the default device described there.
    max_push_constants
        Bytes of push constants; kernels with more parameters read them through an address.
    debug_lines
        Turn ``!DILocation`` into ``OpLine`` and name values.
    backend
        ``"direct"`` is this package's writer; ``"llvm"`` is LLVM's SPIR-V backend in a child process, for
        comparison.
    observe
        Called with the name of a step and the bytes it left.
    """

    addressing: Addressing = "physical"
    vulkan: tuple[int, int] = (1, 3)
    spirv: tuple[int, int] | None = None
    features: frozenset[str] | None = None
    max_push_constants: int = 128
    debug_lines: bool = False
    backend: Backend = "direct"
    observe: Callable[[str, bytes], None] | None = None
