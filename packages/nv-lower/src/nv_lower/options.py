"""The options of both halves of nv-lower: one frozen value, read by whoever needs a part of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nv_lower.errors import InvalidInput

#: LLVM's fast-math flags, which `Options.fastmath` may name one by one.
FASTMATH_FLAGS = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})

#: The most private memory that `Options.scratch_bytes` may ask for.
MOST_SCRATCH_BYTES = 1 << 18

#: Called after each pass with its name and the IR text that it left.
Observer = Callable[[str, str], None]


@dataclass(frozen=True)
class Options:
    """How a kernel is lowered.

    Parameters
    ----------
    kernel
        Name of the function that becomes the kernel. None: the one with the attribute `"nv.kernel"`, else the only
        defined function that is visible outside the module and returns nothing.
    opt_level
        LLVM's optimisation level, 0 to 3.
    features
        What the device can do, in the vocabulary of the contract. None: a Vulkan 1.3 device with 64-bit integers
        and floats, 8- and 16-bit storage and arithmetic, buffer addresses, and no optional atomics.
    fastmath
        False keeps floats strict; True, or a set of LLVM's fast-math flags, lifts it for the whole kernel.
    boundscheck
        Whether array indices are checked (read by the frontend).
    error_model
        "numpy" (division by zero gives inf or nan) or "python" (it raises); read by the frontend.
    narrow
        Whether 64-bit integers may be computed in 32 bits even where that is not provably exact. The host then
        checks the ranges of what it passes.
    small_arrays
        Whether every array argument lies in less than 2**31 bytes of memory, so that offsets are computed in 32 bits
        (read by the frontend, which marks the pointers `"nv.small"`).
    scratch_bytes
        Private memory of an invocation for arrays whose size is known only at run time.
    local_size
        Workgroup size written as the kernel's default when the module does not name one.
    coarsen
        Whether a small kernel may be launched on fewer workgroups that do the work of several each (`nv.coarsening`).
    debug
        Whether source locations are kept.
    observe
        Called as `observe(pass_name, ir)` after every pass.
    """

    kernel: str | None = None
    opt_level: int = 3
    features: frozenset[str] | None = None
    fastmath: bool | frozenset[str] = False
    boundscheck: bool = False
    error_model: str = "numpy"
    narrow: bool = False
    small_arrays: bool = False
    scratch_bytes: int = 1024
    local_size: tuple[int, int, int] = (64, 1, 1)
    coarsen: bool = False
    debug: bool = False
    observe: Observer | None = None

    def __post_init__(self) -> None:
        if self.opt_level not in (0, 1, 2, 3):
            raise InvalidInput(f"opt_level is 0, 1, 2 or 3, not {self.opt_level!r}")
        if self.error_model not in ("numpy", "python"):
            raise InvalidInput(f"error_model is 'numpy' or 'python', not {self.error_model!r}")
        if not 0 <= self.scratch_bytes <= MOST_SCRATCH_BYTES:
            raise InvalidInput(f"scratch_bytes is 0 to {MOST_SCRATCH_BYTES}, not {self.scratch_bytes!r}")
        if len(self.local_size) != 3 or any(size < 1 for size in self.local_size):
            raise InvalidInput(f"local_size is three positive integers, not {self.local_size!r}")
        if not isinstance(self.fastmath, bool) and not self.fastmath <= FASTMATH_FLAGS:
            unknown = ", ".join(sorted(self.fastmath - FASTMATH_FLAGS))
            raise InvalidInput(f"unknown fastmath flags: {unknown}")

    def has(self, feature: str) -> bool:
        """Return whether the target has a feature of the contract's vocabulary."""
        return feature in (DEFAULT_FEATURES if self.features is None else self.features)

    @property
    def narrows_integers(self) -> bool:
        """Return whether 64-bit integers are computed in 32 bits."""
        return self.narrow or not self.has("shaderInt64")

    @property
    def narrows_doubles(self) -> bool:
        """Return whether doubles are computed as floats; their mathematical functions need 64-bit integers too."""
        return not (self.has("shaderFloat64") and self.has("shaderInt64"))

    @property
    def narrows(self) -> bool:
        """Return whether anything is narrowed."""
        return self.narrows_integers or self.narrows_doubles


#: What `features=None` stands for.
DEFAULT_FEATURES = frozenset(
    {
        "shaderInt64",
        "shaderFloat64",
        "shaderInt16",
        "shaderInt8",
        "bufferDeviceAddress",
        "storageBuffer8BitAccess",
        "storageBuffer16BitAccess",
    }
)
