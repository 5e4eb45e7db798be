"""The options of `@nv.jit`, as one frozen value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypedDict

from numba_vulkan.compiling.target import Addressing
from numba_vulkan.errors import InvalidInput

FASTMATH_FLAGS = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})

#: Bytes of private memory that an invocation may have beside what is of constant size.
MOST_SCRATCH_BYTES = 1 << 18


class JitOptions(TypedDict, total=False):
    """The keyword arguments of `@nv.jit`, for type checkers and editors; `Options` says what each means."""

    fastmath: bool | Iterable[str]
    boundscheck: bool
    cache: bool
    error_model: Literal["numpy", "python"]
    narrow: bool
    addressing: Addressing | None
    debug: bool
    recursion_depth: int | None
    scratch_bytes: int


class Options(NamedTuple):
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
    recursion_depth
        How many calls of the function may be active at once, where it calls itself, or functions that call it.
    scratch_bytes
        Memory of each invocation for arrays whose size is known only when the kernel runs.
    """

    fastmath: bool | frozenset[str] = False
    boundscheck: bool = False
    cache: bool = False
    error_model: str = "numpy"
    narrow: bool = False
    addressing: Addressing | None = None
    debug: bool = False
    recursion_depth: int | None = None
    scratch_bytes: int = 1024

    @classmethod
    def of(cls, fastmath: bool | Iterable[str] = False, **options: object) -> Options:
        """Options from the keyword arguments of `@nv.jit`.

        Raises
        ------
        InvalidInput
            An unknown option, or a value that an option cannot have.
        """
        unknown = options.keys() - {*cls._fields}
        if unknown:
            raise InvalidInput(_no_option(min(unknown), cls._fields))
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
        if not isinstance(self.scratch_bytes, int) or not 0 <= self.scratch_bytes <= MOST_SCRATCH_BYTES:
            raise InvalidInput(
                f"scratch_bytes is a number of bytes, 0 to {MOST_SCRATCH_BYTES}, not {self.scratch_bytes!r}"
            )
        if self.error_model not in ("numpy", "python"):
            raise InvalidInput(f"error_model is 'numpy' or 'python', not {self.error_model!r}")
        depth = self.recursion_depth
        if depth is not None and (isinstance(depth, bool) or not isinstance(depth, int) or depth < 1):
            raise InvalidInput(f"recursion_depth is a positive integer, not {depth!r}")
        if self.addressing not in (None, "physical", "logical"):
            raise InvalidInput(f"addressing is 'physical', 'logical' or None, not {self.addressing!r}")


#: Options of Numba's other decorators → what to do instead.
_ELSEWHERE = {
    "device": "leave it out: every function decorated with @nv.jit can be called by kernels",
    "nopython": "leave it out: a kernel has no other mode",
    "parallel": "leave it out: the invocations of a kernel run in parallel",
    "lineinfo": "write debug=True",
    "opt": "leave it out: kernels are always optimised",
    "max_registers": "leave it out: the driver decides",
    "inline": "leave it out: every function is inlined",
}


def _no_option(name: str, known: tuple[str, ...]) -> str:
    """What to say of an option that there is not."""
    if name in _ELSEWHERE:
        return f"nv.jit has no option {name}; {_ELSEWHERE[name]}"
    import difflib  # here, since it costs time that a right option does not need

    close = difflib.get_close_matches(name, known, 1)
    guess = f"did you mean {close[0]}?" if close else f"it has {', '.join(known)}"
    return f"nv.jit has no option {name}; {guess}"
