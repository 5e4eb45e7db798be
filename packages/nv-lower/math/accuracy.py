"""Measure the library: compiled for this machine, each function against a wider reference.

Three builds are measured: `fused` with every `mad` rounded once and residuals by it, `apart` with a product and a sum
and residuals from halves, and `rough`, which has division and square root disturbed as far as Vulkan allows besides.
`fuzz/math_accuracy.py` is the command line.
"""

from __future__ import annotations

import ctypes
import platform
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
# Where the flag is unknown the processor has the instruction anyway.
MODES = {
    "fused": ["-mfma"] if platform.machine() in ("x86_64", "AMD64") else [],
    "apart": ["-DNV_APART"],
    "rough": ["-DNV_APART", "-DNV_ROUGH"],
}
ANY = (1.0, -1.0)  # every bit pattern


def missing() -> list[str]:
    """The programs that measuring needs and this machine lacks."""
    return [program for program in ("clang-19", "gcc") if shutil.which(program) is None]


@dataclass(frozen=True)
class Subject:
    """A function and the boxes that its arguments are drawn from, besides all bit patterns."""

    name: str
    bound: dict[int, float]  # float width → largest error allowed, in ulp
    boxes: tuple[tuple[float, ...], ...] = ()
    arguments: int = 1


def near(*points: float) -> tuple[tuple[float, float], ...]:
    """Small intervals about some points."""
    return tuple((p - 1e-3, p + 1e-3) for p in points)


ONE = {32: 1.0, 64: 1.0}
LOOSE = {32: 1.5, 64: 1.5}
EXACT = {32: 0.5, 64: 0.5}
SIGNED = ((-1.0, 1.0), (-10.0, 10.0))
SUBJECTS = (
    Subject("exp", ONE, ((-1, 1), (-104, 89), (-746, 710), (-104, -87), (-746, -708))),
    Subject("exp2", ONE, ((-1, 1), (-150, 128), (-1075, 1024))),
    Subject("exp10", ONE, ((-1, 1), (-46, 39), (-324, 309))),
    Subject("expm1", LOOSE, ((-1, 1), (-20, 89), (-40, 710), (0.3, 1.1), (-1.1, -0.3))),
    Subject("log", ONE, ((0.4, 2.5), (0, 100), *near(1))),
    Subject("log2", ONE, ((0.4, 2.5), (0, 100), *near(1))),
    Subject("log10", ONE, ((0.4, 2.5), (0, 100), *near(1))),
    Subject("log1p", ONE, ((-1, 1), (-0.01, 0.01), (0, 100), (0.3, 1.5))),
    Subject("sin", ONE, ((-4, 4), (-100, 100), (-13000, 13000), (-2e6, 2e6), *near(3.14159265, 6.2831853))),
    Subject("cos", ONE, ((-4, 4), (-100, 100), (-13000, 13000), (-2e6, 2e6), *near(1.57079633, 4.71238898))),
    Subject("tan", LOOSE, ((-4, 4), (-100, 100), (-13000, 13000), (-2e6, 2e6), *near(1.57079633, 3.14159265))),
    Subject("sinpi", ONE, ((-2, 2), (-100, 100), *near(1, 2))),
    Subject("cospi", ONE, ((-2, 2), (-100, 100), *near(0.5, 1.5))),
    Subject("asin", ONE, ((-1, 1), (0.45, 0.55), (0.999, 1))),
    Subject("acos", ONE, ((-1, 1), (0.45, 0.55), (-0.55, -0.45), (0.999, 1), (-1, -0.999))),
    Subject("atan", LOOSE, ((-1, 1), (-10, 10), (0.9, 1.1), (-100, 100))),
    Subject("sinh", ONE, ((-1.5, 1.5), (-90, 90), (-711, 711))),
    Subject("cosh", ONE, ((-1.5, 1.5), (-90, 90), (-711, 711))),
    Subject("tanh", ONE, ((-1, 1), (-10, 10), (-22, 22))),
    Subject("asinh", ONE, ((-1, 1), (-10, 10), (-10000, 10000))),
    Subject("acosh", ONE, ((1, 2), (1, 1.001), (1, 100), (1, 20000))),
    Subject("atanh", ONE, ((-1, 1), (0.45, 0.55), (0.999, 1))),
    Subject("erf", LOOSE, ((-1.2, 1.2), (0.9, 1.1), (-4, 4), (-6, 6))),
    Subject("erfc", {32: 2.0, 64: 2.0}, ((-1, 1), (0.4, 0.6), (-4, 4), (0, 10.1), (0, 27.3), (9, 10.1))),
    Subject("tgamma", {32: 5.0, 64: 5.0}, ((-4, 4), (0, 36), (0, 172), (-46, 0), (-186, 0))),
    Subject(
        "lgamma",
        {32: 5.0, 64: 5.0},
        ((0, 4), (0, 100), (0.9, 1.1), (1.2, 1.6), (1.9, 2.1), (0, 1e6), (1e6, 1e9), (-0.5, 0.5), (-100, 0), (-6, 0)),
    ),
    Subject("cbrt", ONE, ((-1, 1), (-100, 100))),
    Subject("sqrt", EXACT, ((0, 1), (0.5, 4.5))),
    Subject("round", EXACT, SIGNED),
    Subject("floor", EXACT, SIGNED),
    Subject("ceil", EXACT, SIGNED),
    Subject("trunc", EXACT, SIGNED),
    Subject("rint", EXACT, SIGNED),
    Subject("nearbyint", EXACT, SIGNED),
    Subject("logb", EXACT, SIGNED),
    Subject("fabs", EXACT, SIGNED),
    Subject("pow", ONE, ((0, 2, -100, 100), (0, 100, -20, 20), (0.9, 1.1, -1000, 1000), (0.5, 2, -150, 128),
                         (0.99, 1.01, -70000, 70000), (0, 1e5, -5, 5)), 2),
    Subject("hypot", ONE, ((-1, 1, -1, 1), (-100, 100, -1, 1)), 2),
    Subject("atan2", LOOSE, ((-1, 1, -1, 1), (-100, 100, -1, 1), (-1, 1, -100, 100)), 2),
    Subject("fmod", EXACT, ((-100, 100, -10, 10), (-1e10, 1e10, 0, 1), (-1e20, 1e20, 0, 1)), 2),
    Subject("remainder", EXACT, ((-100, 100, -10, 10), (-1e10, 1e10, 0, 1)), 2),
    Subject("div", EXACT, ((-1, 1, -1, 1), (1, 2, 1, 2), (0, 1e-30, 0, 1e12), (0, 1e-300, 0, 1e20)), 2),
    Subject("fdim", EXACT, ((-1, 1, -1, 1),), 2),
    Subject("fmin", EXACT, ((-1, 1, -1, 1),), 2),
    Subject("fmax", EXACT, ((-1, 1, -1, 1),), 2),
    Subject("copysign", EXACT, ((-1, 1, -1, 1),), 2),
    Subject("nextafter", EXACT, ((-1, 1, -1, 1),), 2),
)  # fmt: skip


def specials(width: int) -> list[float]:
    """Zeros, subnormals, limits, infinities, NaN, small whole numbers and halves, with both signs."""
    code, word, fraction = {32: ("f", "I", 23), 64: ("d", "Q", 52)}[width]
    top = {32: 255, 64: 2047}[width] << fraction
    patterns = [
        0,
        1,
        2,
        (1 << fraction) - 1,
        1 << fraction,
        (1 << fraction) + 1,
        top - 1,
        top,
        top + (top & -top) // 2,
    ]
    values = [struct.unpack(code, struct.pack(word, p))[0] for p in patterns]
    values += (
        [k / 2 for k in range(1, 40)]
        + [10.0**k for k in range(-30, 31)]
        + [2.0**k for k in range(-120, 120, 7)]
    )
    values += [1e17, 1e22, 0.7, 0.1, 88.72284, 709.782712893384, 171.624376956302, 3.4e38, 1.1754943e-38]
    values += [
        struct.unpack(code, struct.pack(code, v + d))[0] for v in (1.0, 2.0) for d in (2.0**-23, -(2.0**-24))
    ]
    return values + [-v for v in values]


@cache
def library(mode: str, width: int) -> ctypes.CDLL:
    """The measuring library for one build and width, compiled into a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="nv-math-"))
    common = ["-O2", "-fPIC", "-ffp-contract=off", "-fno-builtin", f"-DNV_WIDTH={width}"]
    objects = []
    for source in sorted(HERE.glob("*.c")):
        if source.name in ("integer128.c", "accuracy.c", "residual.c"):
            continue
        target = folder / f"{source.stem}.o"
        subprocess.run(
            ["clang-19", *common, "-ffreestanding", "-DNV_NAME(n)=nv_##n", "-Wno-pass-failed", *MODES[mode],
             "-c", str(source), "-o", str(target)],
            check=True,
        )  # fmt: skip
        objects.append(str(target))
    shared = folder / "accuracy.so"
    driver = ["gcc", *common, "-w", "-shared", str(HERE / "accuracy.c"), *objects]
    subprocess.run([*driver, "-lquadmath", "-lm", "-o", str(shared)], check=True)
    loaded = ctypes.CDLL(str(shared))
    for name in ("worst_drawn", "worst_of", "worst_pattern", "worst_result"):
        getattr(loaded, name).restype = ctypes.c_double
    return loaded


@dataclass(frozen=True)
class Worst:
    """The largest error of a function, in ulp, and the arguments that gave it."""

    error: float
    at: tuple[float, ...]


def drawn(subject: Subject, box: tuple[float, ...], mode: str, width: int, count: int, seed: int) -> Worst:
    """The largest error over `count` arguments from one box."""
    at, at2 = ctypes.c_double(), ctypes.c_double()
    sides = [ctypes.c_double(v) for v in (*box, *ANY)[:4]]
    error = library(mode, width).worst_drawn(
        subject.name.encode(),
        *sides,
        ctypes.c_long(count),
        ctypes.c_uint64(seed),
        ctypes.byref(at),
        ctypes.byref(at2),
    )
    if error < 0:
        raise KeyError(subject.name)
    return Worst(error, (at.value, at2.value)[: subject.arguments])


def given(subject: Subject, arguments: Sequence[tuple[float, float]], mode: str, width: int) -> Worst:
    """The largest error over these pairs of arguments; functions of one argument take the first of each."""
    kind = {32: ctypes.c_float, 64: ctypes.c_double}[width] * len(arguments)
    at, at2 = ctypes.c_double(), ctypes.c_double()
    first, second = (kind(*(pair[k] for pair in arguments)) for k in (0, 1))
    error = library(mode, width).worst_of(
        subject.name.encode(),
        first,
        second,
        ctypes.c_long(len(arguments)),
        ctypes.byref(at),
        ctypes.byref(at2),
    )
    return Worst(error, (at.value, at2.value)[: subject.arguments])


def special(subject: Subject, mode: str, width: int) -> Worst:
    """The largest error over the special values, all pairs of them for two arguments."""
    values = specials(width)
    others = values if subject.arguments == 2 else [0.0]
    return given(subject, [(x, y) for x in values for y in others], mode, width)


Pairs = tuple[Any, Any]  # two ctypes arrays: first and second arguments


def arguments(subject: Subject, width: int, count: int, seed: int) -> list[Pairs]:
    """What `worst` measures with: special values, all bit patterns, and the boxes."""
    kind = {32: ctypes.c_float, 64: ctypes.c_double}[width]
    values = specials(width)
    others = values if subject.arguments == 2 else [0.0]
    pairs = [(x, y) for x in values for y in others]
    found = [((kind * len(pairs))(*(p[0] for p in pairs)), (kind * len(pairs))(*(p[1] for p in pairs)))]
    for number, box in enumerate(((*ANY, *ANY), *subject.boxes)):
        first, second = (kind * count)(), (kind * count)()
        sides = [ctypes.c_double(v) for v in (*box, *ANY)[:4]]
        library("apart", width).draw_arguments(
            *sides, ctypes.c_long(count), ctypes.c_uint64(seed + (number > 0)), first, second
        )
        found.append((first, second))
    return found


def judged(subject: Subject, pairs: Pairs, results: Any, width: int) -> Worst:
    """The largest error of results that were computed elsewhere (a ctypes array), for these arguments."""
    at, at2 = ctypes.c_double(), ctypes.c_double()
    error = library("apart", width).worst_result(
        subject.name.encode(),
        *pairs,
        results,
        ctypes.c_long(len(results)),
        ctypes.byref(at),
        ctypes.byref(at2),
    )
    return Worst(error, (at.value, at2.value)[: subject.arguments])


def worst(subject: Subject, mode: str, width: int, count: int, seed: int) -> Worst:
    """The largest error of a function over special values, all bit patterns and its boxes."""
    found = [special(subject, mode, width), drawn(subject, (*ANY, *ANY), mode, width, count, seed)]
    found += [drawn(subject, box, mode, width, count, seed + 1) for box in subject.boxes]
    return max(found, key=lambda w: w.error)


def exhaustive(subject: Subject, mode: str, step: int = 1, first: int = 0) -> Worst:
    """The largest error over every `step`-th float32, for a function of one argument."""
    at = ctypes.c_double()
    error = library(mode, 32).worst_pattern(
        subject.name.encode(),
        ctypes.c_uint64(first),
        ctypes.c_uint64(1 << 32),
        ctypes.c_uint64(step),
        ctypes.byref(at),
    )
    return Worst(error, (at.value,))
