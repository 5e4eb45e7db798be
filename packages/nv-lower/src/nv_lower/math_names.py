"""Names of mathematical functions: libm's, LLVM's intrinsics, Numba's own, and where each is done.

Three homes: LLVM intrinsics that the emitter has an instruction for, GLSL.std.450 for those that may be approximate
(`afn`), and the math library for everything else.
"""

from __future__ import annotations

import re

from nv_lower import library

_ONE_ARGUMENT = (
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh"),
    *("exp", "exp2", "exp10", "log", "log2", "log10"),
)
_TWO_ARGUMENTS = ("pow", "atan2")
_ROUNDINGS = ("floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven")

#: libm base name (float64; float32 appends `f`) to the base of LLVM's intrinsic. As intrinsics they are folded, hoisted
#: and merged by the optimiser, which a call of an unknown `exp` would not be.
INTRINSICS = {
    **{name: name for name in (*_ONE_ARGUMENT, *_TWO_ARGUMENTS, *_ROUNDINGS, "sqrt", "fma", "copysign")},
    "__exp10": "exp10",
    "pow10": "exp10",
    "fabs": "fabs",
    "fmin": "minnum",
    "fmax": "maxnum",
}

#: Numba's and other spellings of functions that the math library has.
ALIASES = {
    "_hypot": "hypot",
    "numba_gamma": "tgamma",
    "gamma": "tgamma",
    "numba_frexp": "frexp",
    "numba_ldexp": "ldexp",
    "scalbn": "ldexp",
    "drem": "remainder",
}

#: What Numba defines itself and the math library has in a better form.
SUPERSEDED = {
    "_ZN05numba6python3remE5float": "numba_divmodf",
    "_ZN05numba6python3remE6double": "numba_divmod",
}

#: Intrinsics that are one or a few instructions of SPIR-V and give the exact result.
EXACT = frozenset(
    (
        *_ROUNDINGS,
        *("sqrt", "fma", "fmuladd", "fabs", "copysign", "canonicalize"),
        *("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"),
    )
)

#: Intrinsics that become a call of the library function of the same name, given as many floats.
LIBRARY_ARGUMENTS = {**dict.fromkeys(_ONE_ARGUMENT, 1), **dict.fromkeys(_TWO_ARGUMENTS, 2)}

#: Those that GLSL.std.450 has, for `half` and `float`, when the call may be approximate.
APPROXIMATE = LIBRARY_ARGUMENTS.keys() - {"exp10", "log10"}

TYPE_SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}
SUFFIX_TYPES = {suffix: type_ for type_, suffix in TYPE_SUFFIXES.items()}

_INTRINSIC = re.compile(r"@llvm\.([a-z]\w*)\.((?:v\d+)?(?:f16|f32|f64))(?:\.(i\d+))?")


def library_name(base: str, type_: str) -> str:
    """The library's symbol of a function: `exp` for double, `expf` for float."""
    return f"@{base}" if type_ == "double" else f"@{base}f"


def split_intrinsic(symbol: str) -> tuple[str, str, str] | None:
    """The parts of a float intrinsic's name: `@llvm.powi.f32.i32` is ("powi", "f32", "i32")."""
    found = _INTRINSIC.fullmatch(symbol)
    return (found[1], found[2], found[3] or "") if found else None


def split_library(name: str) -> tuple[str, str]:
    """Base name and type that a libm-like name stands for: `expf` is ("exp", "float"), `erf` is ("erf", "double")."""
    known = INTRINSICS.keys() | ALIASES.keys()
    if name not in known and name.endswith("f") and name not in _ENDING_IN_F:
        return name[:-1], "float"
    return name, "double"


_ENDING_IN_F = frozenset({"erf", "modf"})


def is_library_name(name: str) -> bool:
    """Return whether a function of this name is taken for one of libm or of the math library."""
    base, _ = split_library(name)
    return base in INTRINSICS or base in ALIASES or name in library.NAMES
