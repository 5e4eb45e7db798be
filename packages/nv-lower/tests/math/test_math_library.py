"""What every function of the library promises about its IR, whatever it computes."""

from __future__ import annotations

import re

import llvmlite.binding as llvm
import pytest

from nv_lower import library

LIBM = [
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "pow",
    "cbrt",
    "hypot",
    "sin",
    "cos",
    "tan",
    "sincos",
    "sinpi",
    "cospi",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "erf",
    "erfc",
    "tgamma",
    "lgamma",
    "fmod",
    "remainder",
    "modf",
    "frexp",
    "ldexp",
    "scalbn",
    "scalbln",
    "ilogb",
    "logb",
    "nextafter",
    "fdim",
    "fmin",
    "fmax",
    "floor",
    "ceil",
    "trunc",
    "round",
    "rint",
    "nearbyint",
    "roundeven",
    "copysign",
    "fabs",
    "numba_gamma",
    "numba_frexp",
    "numba_ldexp",
    "numba_nextafter",
    "numba_cpow",
    "numba_divmod",
]
OTHERS = [
    "__fma_rn",
    "__fmaf_rn",
    "__powisf2",
    "__powidf2",
    "__udivti3",
    "__umodti3",
    "__divti3",
    "__modti3",
    "__gnu_f2h_ieee",
    "__gnu_h2f_ieee",
    "__truncdfhf2",
    "numba_attempt_nocopy_reshape",
    "philox4x32_10",
    "nv_div_f32",
    "nv_residual_f32",
    "nv_residual_f64",
    "nv_div_f64",
    "nv_sqrt_f32",
    "nv_sqrt_f64",
]
FLOAT32 = [name + "f" for name in LIBM] + [name for name in OTHERS if name.endswith(("f32", "sf2"))]


def test_names_are_those_promised() -> None:
    assert set(LIBM) | {name + "f" for name in LIBM} | set(OTHERS) == library.NAMES


@pytest.mark.parametrize("name", sorted(library.NAMES))
def test_definition_stands_alone(name: str) -> None:
    text = library.definitions([name])
    module = llvm.parse_assembly(text)
    module.verify()
    assert not list(module.global_variables)  # a table would cost memory on every invocation
    assert not list(module.struct_types)
    for function in module.functions:
        if function.is_declaration:
            assert function.name.startswith("llvm.")
        else:
            assert function.linkage.name == "linkonce_odr"
            assert b"alwaysinline" in b" ".join(function.attributes).split()


def test_definition_brings_what_it_calls() -> None:
    text = library.definitions(["numba_cpowf"])
    defined = set(re.findall(r"^define .*?@(\w+)\(", text, re.M))
    assert defined == {
        "numba_cpowf",
        "hypotf",
        "atan2f",
        "powf",
        "expf",
        "logf",
        "sincosf",
        "nv_residual_f32",
    }


def test_shared_definitions_appear_once() -> None:
    text = library.definitions(["ldexp", "numba_ldexp", "numba_ldexp"])
    assert text.count("define") == 2
    assert text == library.definitions(["numba_ldexp", "ldexp"])


def test_nothing_asked_nothing_given() -> None:
    assert library.definitions([]) == ""


def test_unknown_name_is_named() -> None:
    with pytest.raises(KeyError, match="'exq'"):
        library.definitions(["exq"])


@pytest.mark.parametrize("name", FLOAT32)
def test_float32_needs_no_wider_type(name: str) -> None:
    text = library.definitions([name])
    wide = re.findall(r"\b(?:double|i64|i128)\b", text)
    if name == "scalblnf":  # its argument is C's long
        assert wide
        return
    # Offsets of pointers are written with i64 whatever the device has.
    assert [line for line in text.splitlines() if re.search(r"\b(double|i64|i128)\b", line)] == [
        line
        for line in text.splitlines()
        if re.search(r"getelementptr inbounds i8, ptr %\d+, i64 \d+$", line)
    ]


#: Their quotients are the program's own, which `legalise_division` makes exact where the device's are not.
DIVIDES_EXACTLY = {"numba_divmod", "numba_divmodf"}


@pytest.mark.parametrize("name", sorted(library.NAMES - DIVIDES_EXACTLY))
def test_rough_operations_are_marked(name: str) -> None:
    """What a pass may not make exact (nv_div_f32 would call itself) carries `arcp`, and nothing else has a flag."""
    text = library.definitions([name])
    for line in re.findall(r"^.*= (?:fdiv|call .*@llvm\.sqrt).*$", text, re.M):
        assert " arcp " in line
    assert not re.search(r"\b(fast|contract|reassoc|nnan|ninf|nsz|afn)\b", text)
