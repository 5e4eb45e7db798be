"""Arithmetic, rounding, comparisons, minima and maxima: every operation that kernels come to, on every type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench
from numba_vulkan.verify.operands import DTYPES, is_float, suffix, width
from numba_vulkan.verify.outcome import Outcome
from numba_vulkan.verify.table import Row, Wanted, run

Array = Any  # of NumPy's, whose stubs know no dtype that is chosen at run time


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """Every type's operations."""
    for type_ in DTYPES:
        rows = float_rows(type_) if is_float(type_) else integer_rows(type_)
        yield from run(bench, "arithmetic", type_, rows)


def intrinsic(name: str, type_: str, operands: int, extra: str = "") -> tuple[str, tuple[str, ...]]:
    """The call of an intrinsic of operands of one type, and its declaration."""
    values = ", ".join([f"{type_} %{letter}" for letter in "xyz"[:operands]] + [extra] * bool(extra))
    types = ", ".join([type_] * operands + [extra.partition(" ")[0]] * bool(extra))
    full = f"@llvm.{name}.{suffix(type_)}"
    return f"%r = call {type_} {full}({values})", (f"declare {type_} {full}({types})",)


# Integers


def _unsigned(x: Array) -> Array:
    return x.view(f"u{x.itemsize}")


def _on_unsigned(function: Any) -> Wanted:
    return lambda x, y, z: function(_unsigned(x), _unsigned(y)).astype(f"u{x.itemsize}").view(x.dtype)


def _amount(y: Array) -> Array:
    return y & y.dtype.type(y.itemsize * 8 - 1)


def _truncated_quotient(x: Array, y: Array) -> Array:
    y = np.where(y == 0, y.dtype.type(1), y)
    quotient = x // y
    return quotient + ((x - quotient * y != 0) & ((x < 0) != (y < 0))).astype(x.dtype)


def _signed_quotient(x: Array, y: Array, z: Array) -> Array:
    return _truncated_quotient(_dividend(x, y), y)


def _signed_remainder(x: Array, y: Array, z: Array) -> Array:
    x, y = _dividend(x, y), np.where(y == 0, y.dtype.type(1), y)
    return x - _truncated_quotient(x, y) * y


def _dividend(x: Array, y: Array) -> Array:
    return np.where((x == np.iinfo(x.dtype).min) & (y == -1), x.dtype.type(0), x)


def _saturated(function: Any, *, signed: bool) -> Wanted:
    def wanted(x: Array, y: Array, z: Array) -> Array:
        x, y = (x, y) if signed else (_unsigned(x), _unsigned(y))
        info = np.iinfo(x.dtype)
        exact = function(x.astype(object), y.astype(object))
        return np.clip(exact, info.min, info.max).astype(x.dtype).view(f"i{x.itemsize}")

    return wanted


def _overflows(function: Any, *, signed: bool) -> Wanted:
    def wanted(x: Array, y: Array, z: Array) -> Array:
        x, y = (x, y) if signed else (_unsigned(x), _unsigned(y))
        info = np.iinfo(x.dtype)
        exact = function(x.astype(object), y.astype(object))
        return np.asarray((exact < info.min) | (exact > info.max))

    return wanted


def _bits(x: Array) -> Array:
    """Bits of every element, the highest first."""
    return np.unpackbits(_unsigned(x).astype(f">u{x.itemsize}").view(np.uint8).reshape(x.size, -1), axis=1)


def _leading_zeros(x: Array, y: Array, z: Array) -> Array:
    bits = _bits(x)
    return np.where(bits.any(axis=1), bits.argmax(axis=1), bits.shape[1])


def _trailing_zeros(x: Array, y: Array, z: Array) -> Array:
    bits = _bits(x)[:, ::-1]
    return np.where(bits.any(axis=1), bits.argmax(axis=1), bits.shape[1])


def _reversed_bits(x: Array, y: Array, z: Array) -> Array:
    packed = np.packbits(_bits(x)[:, ::-1], axis=1)
    return packed.reshape(-1).view(f">u{x.itemsize}").astype(f"u{x.itemsize}").view(x.dtype)


def _funnel(x: Array, y: Array, z: Array) -> Array:
    bits, amount = x.itemsize * 8, _amount(z).astype(object)
    both = (_unsigned(x).astype(object) << bits) | _unsigned(y).astype(object)
    return (((both << amount) >> bits) & ((1 << bits) - 1)).astype(f"u{x.itemsize}").view(x.dtype)


_GUARDED_DIVISOR = "%tzero = icmp eq {t} %y, 0\n%ty = select i1 %tzero, {t} 1, {t} %y\n"
_GUARDED_DIVIDEND = (
    "%tleast = icmp eq {t} %x, {least}\n%tminus = icmp eq {t} %y, -1\n%tbad = and i1 %tleast, %tminus\n"
    "%tx = select i1 %tbad, {t} 0, {t} %x\n"
)
_BINARY: dict[str, Wanted] = {
    "add": lambda x, y, z: x + y,
    "sub": lambda x, y, z: x - y,
    "mul": lambda x, y, z: x * y,
    "and": lambda x, y, z: x & y,
    "or": lambda x, y, z: x | y,
    "xor": lambda x, y, z: x ^ y,
}
_DIVISIONS: dict[str, Wanted] = {
    "udiv": _on_unsigned(lambda x, y: x // np.maximum(y, y.dtype.type(1))),
    "urem": _on_unsigned(lambda x, y: x % np.maximum(y, y.dtype.type(1))),
    "sdiv": _signed_quotient,
    "srem": _signed_remainder,
}
_SHIFTS: dict[str, Wanted] = {
    "shl": lambda x, y, z: x << _amount(y),
    "ashr": lambda x, y, z: x >> _amount(y),
    "lshr": _on_unsigned(lambda x, y: x >> (y & y.dtype.type(y.itemsize * 8 - 1))),
}
_PREDICATES: dict[str, Any] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "lt": np.less,
    "le": np.less_equal,
}
_EXTREMES: dict[str, Wanted] = {
    "smin": lambda x, y, z: np.minimum(x, y),
    "smax": lambda x, y, z: np.maximum(x, y),
    "umin": _on_unsigned(np.minimum),
    "umax": _on_unsigned(np.maximum),
}
_UNARY: dict[str, tuple[str, Wanted]] = {
    "abs": ("i1 false", lambda x, y, z: np.abs(x)),
    "ctpop": ("", lambda x, y, z: _bits(x).sum(axis=1)),
    "ctlz": ("i1 false", _leading_zeros),
    "cttz": ("i1 false", _trailing_zeros),
    "bitreverse": ("", _reversed_bits),
}


def integer_rows(type_: str) -> list[Row]:
    """The operations of an integer type."""
    rows = [Row(name, f"%r = {name} {type_} %x, %y", type_, wanted) for name, wanted in _BINARY.items()]
    for name, wanted in _DIVISIONS.items():
        text = _GUARDED_DIVISOR.format(t=type_)
        dividend = "%x"
        if name[0] == "s":
            text += _GUARDED_DIVIDEND.format(t=type_, least=np.iinfo(DTYPES[type_]).min)
            dividend = "%tx"
        rows.append(Row(name, f"{text}%r = {name} {type_} {dividend}, %ty", type_, wanted))
    for name, wanted in _SHIFTS.items():
        text = f"%ty = and {type_} %y, {width(type_) - 1}\n%r = {name} {type_} %x, %ty"
        rows.append(Row(name, text, type_, wanted))
    for sign in "su":
        for name, function in _PREDICATES.items():
            predicate = name if name in ("eq", "ne") else sign + name
            if sign == "u" and name in ("eq", "ne"):
                continue
            signed = (lambda f: lambda x, y, z: f(x, y))(function)
            unsigned = (lambda f: lambda x, y, z: f(_unsigned(x), _unsigned(y)))(function)
            text = f"%tc = icmp {predicate} {type_} %x, %y\n%r = zext i1 %tc to i32"
            rows.append(Row(f"icmp {predicate}", text, "i32", signed if sign == "s" else unsigned))
    for name, wanted in _EXTREMES.items():
        rows.append(_intrinsic_row(name, type_, 2, wanted))
    for name, (extra, wanted) in _UNARY.items():
        rows.append(_intrinsic_row(name, type_, 1, wanted, extra))
    if type_ != "i8":
        rows.append(_intrinsic_row("bswap", type_, 1, lambda x, y, z: x.byteswap()))
    rows.append(_intrinsic_row("fshl", type_, 3, _funnel))
    for sign in "su":
        for name, exact in (("add", np.add), ("sub", np.subtract), ("mul", np.multiply)):
            if name != "mul":
                saturated = _saturated(exact, signed=sign == "s")
                rows.append(_intrinsic_row(f"{sign}{name}.sat", type_, 2, saturated))
            rows.append(_overflow_row(f"{sign}{name}", type_, _overflows(exact, signed=sign == "s")))
    return rows


def _intrinsic_row(name: str, type_: str, operands: int, wanted: Wanted, extra: str = "") -> Row:
    text, declarations = intrinsic(name, type_, operands, extra)
    return Row(name, text, type_, wanted, None, declarations)


def _overflow_row(name: str, type_: str, wanted: Wanted) -> Row:
    pair, full = f"{{ {type_}, i1 }}", f"@llvm.{name}.with.overflow.{type_}"
    text = (
        f"%tp = call {pair} {full}({type_} %x, {type_} %y)\n%to = extractvalue {pair} %tp, 1\n"
        "%r = zext i1 %to to i32"
    )
    return Row(f"{name} overflows", text, "i32", wanted, None, (f"declare {pair} {full}({type_}, {type_})",))


# Floats


def _away(x: Array, y: Array, z: Array) -> Array:
    whole = np.trunc(x)
    return np.copysign(np.abs(whole) + (np.abs(x - whole) >= 0.5).astype(x.dtype), x)


def _ordered(less: bool, x: Array, y: Array) -> Array:
    """The lesser or the greater, −0 before +0; of NaN anything."""
    first = (x < y) | ((x == y) & np.signbit(x)) if less else (x > y) | ((x == y) & ~np.signbit(x))
    return np.where(first, x, y)


def _ignoring(less: bool) -> Wanted:
    return lambda x, y, z: np.where(np.isnan(x), y, np.where(np.isnan(y), x, _ordered(less, x, y)))


def _propagating(less: bool) -> Wanted:
    return lambda x, y, z: np.where(np.isnan(x) | np.isnan(y), x.dtype.type(np.nan), _ordered(less, x, y))


_FLOAT_BINARY: dict[str, Wanted] = {
    "fadd": lambda x, y, z: x + y,
    "fsub": lambda x, y, z: x - y,
    "fmul": lambda x, y, z: x * y,
    "fdiv": lambda x, y, z: x / y,
    "frem": lambda x, y, z: np.fmod(x, y),
}
_FLOAT_UNARY: dict[str, Wanted] = {
    "fabs": lambda x, y, z: np.abs(x),
    "sqrt": lambda x, y, z: np.sqrt(x),
    "floor": lambda x, y, z: np.floor(x),
    "ceil": lambda x, y, z: np.ceil(x),
    "trunc": lambda x, y, z: np.trunc(x),
    "rint": lambda x, y, z: np.rint(x),
    "roundeven": lambda x, y, z: np.rint(x),
    "round": _away,
    "canonicalize": lambda x, y, z: x,
}
_FLOAT_PAIRS: dict[str, tuple[Wanted, bool]] = {  # and whether LLVM says which zero is returned
    "copysign": (lambda x, y, z: np.copysign(x, y), True),
    "minnum": (_ignoring(True), False),
    "maxnum": (_ignoring(False), False),
    "minimum": (_propagating(True), True),
    "maximum": (_propagating(False), True),
    "minimumnum": (_ignoring(True), True),
    "maximumnum": (_ignoring(False), True),
}


def _exponents(y: Array) -> Array:
    """Exponents for ldexp, from the bits of the second operand."""
    return (y.view(f"i{y.itemsize}") & 0x3F).astype(np.int32) - 32


def float_rows(type_: str) -> list[Row]:
    """The operations of a float type."""
    rows = [Row(name, f"%r = {name} {type_} %x, %y", type_, wanted) for name, wanted in _FLOAT_BINARY.items()]
    rows.append(Row("fneg", f"%r = fneg {type_} %x", type_, lambda x, y, z: -x))
    for name, wanted in _FLOAT_UNARY.items():
        rows.append(_intrinsic_row(name, type_, 1, wanted))
    for name, (wanted, zeros) in _FLOAT_PAIRS.items():
        text, declarations = intrinsic(name, type_, 2)
        rows.append(Row(name, text, type_, wanted, None, declarations, zeros))
    rows += _comparisons(type_)
    bits = f"i{width(type_)}"
    text = (
        f"%tb = bitcast {type_} %y to {bits}\n%tm = and {bits} %tb, 63\n"
        + _resized(bits)
        + f"%te = sub i32 %tn, 32\n%r = call {type_} @llvm.ldexp.{suffix(type_)}.i32({type_} %x, i32 %te)"
    )
    declaration = f"declare {type_} @llvm.ldexp.{suffix(type_)}.i32({type_}, i32)"
    ldexp: Wanted = lambda x, y, z: np.ldexp(x, _exponents(y))  # noqa: E731
    return [*rows, Row("ldexp", text, type_, ldexp, None, (declaration,))]


def _resized(bits: str) -> str:
    if bits == "i32":
        return "%tn = add i32 %tm, 0\n"
    return f"%tn = {'trunc' if bits == 'i64' else 'zext'} {bits} %tm to i32\n"


def _comparisons(type_: str) -> list[Row]:
    rows = []
    for name, function in {**_PREDICATES, "ord": None, "uno": None}.items():
        for prefix in "ou" if function is not None else ("",):
            predicate = {"eq": "eq", "ne": "ne"}.get(name, name)
            text = f"%tc = fcmp {prefix}{predicate} {type_} %x, %y\n%r = zext i1 %tc to i32"
            rows.append(Row(f"fcmp {prefix}{predicate}", text, "i32", _comparison(name, prefix, function)))
    return rows


def _comparison(name: str, prefix: str, function: Any) -> Wanted:
    def wanted(x: Array, y: Array, z: Array) -> Array:
        unordered = np.isnan(x) | np.isnan(y)
        if function is None:
            return unordered if name == "uno" else ~unordered
        found = function(x, y)
        return np.asarray(found | unordered if prefix == "u" else found & ~unordered)

    return wanted
