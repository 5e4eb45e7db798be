"""The options of `@nv.jit`, as one frozen value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypedDict

from numba_vulkan.errors import InvalidInput
from numba_vulkan.target import Addressing

FASTMATH_FLAGS = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})


class JitOptions(TypedDict, total=False):
    """The keyword arguments of `@nv.jit`, for type checkers and editors; `Options` says what each means."""

    fastmath: bool | Iterable[str]
    boundscheck: bool
    cache: bool
    error_model: Literal["numpy", "python"]
    narrow: bool
    addressing: Addressing | None
    debug: bool


@dataclass(frozen=True)
class Options:
    """How a kernel is compiled.

    Attributes
    ----------
    fastmath
        False keeps float arithmetic exactly IEEE; True, or a set of LLVM's flags, lifts that.
    boundscheck
        Whether an index beyond an array raises IndexError.
    cache
        Whether the compiled kernel is kept on disk for later processes.
    error_model
        "numpy": division by zero gives inf or nan; "python": it raises ZeroDivisionError.
    narrow
        Whether 64-bit integers are computed and kept in 32 bits; what is passed is checked to fit.
    addressing
        "physical" or "logical" forces how memory is reached; None takes what the device does best.
    debug
        Whether source lines are written into the module, for debuggers and profilers.
    """

    fastmath: bool | frozenset[str] = False
    boundscheck: bool = False
    cache: bool = False
    error_model: str = "numpy"
    narrow: bool = False
    addressing: Addressing | None = None
    debug: bool = False

    @classmethod
    def of(cls, fastmath: bool | Iterable[str] = False, **options: object) -> Options:
        """Options from the keyword arguments of `@nv.jit`.

        Raises
        ------
        InvalidInput
            An unknown option, or a value that an option cannot have.
        """
        unknown = options.keys() - cls.__dataclass_fields__.keys()
        if unknown:
            known = ", ".join(cls.__dataclass_fields__)
            raise InvalidInput(f"jit has no option {', '.join(sorted(unknown))}; it has {known}")
        flags = fastmath if isinstance(fastmath, bool) else frozenset(fastmath)
        made = cls(fastmath=flags, **options)  # type: ignore[arg-type]
        made._check()
        return made

    def _check(self) -> None:
        if not isinstance(self.fastmath, bool) and not self.fastmath <= FASTMATH_FLAGS:
            unknown = ", ".join(sorted(self.fastmath - FASTMATH_FLAGS))
            raise InvalidInput(
                f"unknown fastmath flags {unknown}; LLVM has {', '.join(sorted(FASTMATH_FLAGS))}"
            )
        for name in ("boundscheck", "cache", "narrow", "debug"):
            if not isinstance(getattr(self, name), bool):
                raise InvalidInput(f"{name} is True or False, not {getattr(self, name)!r}")
        if self.error_model not in ("numpy", "python"):
            raise InvalidInput(f"error_model is 'numpy' or 'python', not {self.error_model!r}")
        if self.addressing not in (None, "physical", "logical"):
            raise InvalidInput(f"addressing is 'physical', 'logical' or None, not {self.addressing!r}")
