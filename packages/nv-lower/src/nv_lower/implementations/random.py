"""What `nv.random` means in a kernel: Philox by position, xoroshiro128+ by state.

The words are exact; what is made of them goes through the math library, and is the same on every device.
Xoroshiro128+ and its jump: Blackman and Vigna, http://prng.di.unimi.it/xoroshiro128plus-vertical.c and its kin with
the rotations 55, 14 and 36 of 2016, which numba.cuda has.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.extending import register_jitable

from nv_lower.builtins import random as stubs
from nv_lower.errors import Unsupported
from nv_lower.implementations.registry import builtin, overloaded

_I32, _I64, _I128 = ir.IntType(32), ir.IntType(64), ir.IntType(128)
_ROUNDS = 10
#: Philox4x64's multipliers and what the key grows by in each round.
_FACTORS = (0xD2E7470EE14C6C93, 0xCA5A826395121157)
_WEYL = (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)
_JUMP = (0xBEAC0467EBA5FACB, 0xD86B048B86AA9922)
_TWO_PI = 2 * math.pi


def block32(builder: ir.IRBuilder, counter: list[ir.Value], key: list[ir.Value]) -> list[ir.Value]:
    """The four words of 32 bits that Philox4x32-10 makes of a counter and a key."""
    arguments = [_I32] * 6
    kind = ir.FunctionType(ir.VoidType(), [*arguments, _I32.as_pointer()])
    function = cgutils.get_or_insert_function(builder.module, kind, "philox4x32_10")
    cell = cgutils.alloca_once(builder, ir.ArrayType(_I32, 4))
    first = cgutils.gep_inbounds(builder, cell, 0, 0)
    builder.call(function, [*counter, *key, first])
    return [builder.load(cgutils.gep_inbounds(builder, cell, 0, at)) for at in range(4)]


def _block64(builder: ir.IRBuilder, counter: list[ir.Value], key: list[ir.Value]) -> list[ir.Value]:
    for number in range(_ROUNDS):
        high, low = zip(*(_product(builder, counter[2 * at], _FACTORS[at]) for at in (0, 1)), strict=True)
        keys = [builder.add(key[at], _I64(number * _WEYL[at] % 2**64)) for at in (0, 1)]
        counter = [
            builder.xor(builder.xor(high[1], counter[1]), keys[0]),
            low[1],
            builder.xor(builder.xor(high[0], counter[3]), keys[1]),
            low[0],
        ]
    return counter


def _product(builder: ir.IRBuilder, x: ir.Value, factor: int) -> tuple[ir.Value, ir.Value]:
    """High and low word of a product. Devices without 64-bit integers are refused by its 128 bits."""
    product = builder.mul(builder.zext(x, _I128), _I128(factor))
    return builder.trunc(builder.lshr(product, _I128(64)), _I64), builder.trunc(product, _I64)


def _define_block(stub: Callable[..., Any], word: types.Integer, make: Callable[..., list[ir.Value]]) -> None:
    @builtin(stub)
    def typed(context: Any, counter: types.Type, key: types.Type) -> Any:
        for given, count, what in ((counter, 4, "counter"), (key, 2, "key")):
            parts = [types.unliteral(part) for part in given] if isinstance(given, types.BaseTuple) else []
            if len(parts) != count or not all(isinstance(part, types.Integer) for part in parts):
                raise Unsupported(f"nv.random.{stub.__name__}: the {what} is a tuple of {count} integers")

        def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
            words = [
                [
                    context.cast(builder, builder.extract_value(value, at), part, word)
                    for at, part in enumerate(type_)
                ]
                for value, type_ in zip(args, sig.args, strict=True)
            ]
            return context.make_tuple(builder, sig.return_type, make(builder, *words))

        return signature(types.UniTuple(word, 4), counter, key), generate


_define_block(stubs.philox4x32, types.uint32, block32)
_define_block(stubs.philox4x64, types.uint64, _block64)


# words to numbers


@register_jitable
def unit_float64(word: Any) -> Any:
    """The upper 53 bits of a word as a float64 in [0, 1)."""
    return np.float64(word >> np.uint64(11)) * 2.0**-53


@register_jitable
def unit_float32(word: Any) -> Any:
    """The upper 24 of 32 bits as a float32 in [0, 1)."""
    return np.float32(word >> np.uint32(8)) * np.float32(2.0**-24)


@register_jitable
def normal_float64(u: Any, v: Any) -> Any:
    """A normally distributed number of two uniform ones (Box and Muller 1958)."""
    return math.sqrt(-2.0 * math.log1p(-u)) * math.cos(_TWO_PI * v)


@register_jitable
def normal_float32(u: Any, v: Any) -> Any:
    """The same in float32."""
    return np.float32(math.sqrt(np.float32(-2.0) * math.log1p(-u)) * math.cos(np.float32(_TWO_PI) * v))


@register_jitable
def scaled(word: Any, low: Any, high: Any) -> Any:
    """`low` plus the upper word of a 64-bit word times the distance to `high`."""
    if high <= low:
        raise ValueError("low >= high")
    distance = np.uint64(high) - np.uint64(low)
    mask, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    word_low, word_high = word & mask, word >> half
    low_part, high_part = distance & mask, distance >> half
    carry = (
        ((word_low * low_part) >> half) + ((word_high * low_part) & mask) + ((word_low * high_part) & mask)
    )
    upper = (
        word_high * high_part
        + ((word_high * low_part) >> half)
        + ((word_low * high_part) >> half)
        + (carry >> half)
    )
    return np.int64(np.uint64(low) + upper)


# by position

_block = stubs.philox4x64


@register_jitable
def _word(key: Any, position: Any) -> Any:
    place = np.uint64(position)
    words = _block(((place >> np.uint64(2)) + np.uint64(1), 0, 0, 0), (np.uint64(key), 0))
    lane = place & np.uint64(3)
    low = words[0] if lane == np.uint64(0) else words[1]
    high = words[2] if lane == np.uint64(2) else words[3]
    return low if lane < np.uint64(2) else high


@register_jitable
def _half(key: Any, position: Any) -> Any:
    word = _word(key, np.uint64(position) >> np.uint64(1))
    return np.uint32(word >> ((np.uint64(position) & np.uint64(1)) << np.uint64(5)))


@register_jitable
def _pair(key: Any, position: Any) -> Any:
    place = np.uint64(position)
    words = _block(((place >> np.uint64(1)) + np.uint64(1), 0, 0, 0), (np.uint64(key), 0))
    odd = place & np.uint64(1) != np.uint64(0)
    return (words[2] if odd else words[0]), (words[3] if odd else words[1])


def _normal_at(key: Any, position: Any) -> Any:
    u, v = _pair(key, position)
    return normal_float64(unit_float64(u), unit_float64(v))


def _small_normal_at(key: Any, position: Any) -> Any:
    word = _word(key, position)
    return normal_float32(unit_float32(np.uint32(word)), unit_float32(np.uint32(word >> np.uint64(32))))


def _small_exponential_at(key: Any, position: Any) -> Any:
    return np.float32(-math.log1p(-unit_float32(_half(key, position))))


_AT_POSITION: dict[Callable[..., Any], Callable[..., Any]] = {
    stubs.philox_uint64: lambda key, position: _word(key, position),
    stubs.philox_uniform_float64: lambda key, position: unit_float64(_word(key, position)),
    stubs.philox_uniform_float32: lambda key, position: unit_float32(_half(key, position)),
    stubs.philox_normal_float64: _normal_at,
    stubs.philox_normal_float32: _small_normal_at,
    stubs.philox_exponential_float64: lambda key, position: -math.log1p(-unit_float64(_word(key, position))),
    stubs.philox_exponential_float32: _small_exponential_at,
}


def _define_at_position(stub: Callable[..., Any], implementation: Callable[..., Any]) -> None:
    @overloaded(stub)
    def typed(key: Any, position: Any) -> Any:
        _integers(stub, key=key, position=position)
        return implementation


def _integers(stub: Callable[..., Any], **given: types.Type) -> None:
    for name, type_ in given.items():
        if not isinstance(types.unliteral(type_), types.Integer):
            raise Unsupported(f"nv.random.{stub.__name__}: the {name} is an integer, not {type_}")


for _stub, _implementation in _AT_POSITION.items():
    _define_at_position(_stub, _implementation)


@overloaded(stubs.philox_integers)
def _philox_integers(key: Any, position: Any, low: Any, high: Any) -> Any:
    _integers(stubs.philox_integers, key=key, position=position, low=low, high=high)
    return lambda key, position, low, high: scaled(_word(key, position), np.int64(low), np.int64(high))


# by state


@register_jitable
def _rotated(x: Any, count: Any) -> Any:
    return (x << np.uint64(count)) | (x >> np.uint64(64 - count))


@register_jitable
def _next(states: Any, index: Any) -> Any:
    state = states[index]
    s0 = state["s0"]
    s1 = state["s1"] ^ s0
    result = s0 + state["s1"]
    state["s0"] = _rotated(s0, 55) ^ s1 ^ (s1 << np.uint64(14))
    state["s1"] = _rotated(s1, 36)
    return result


def _jump(states: Any, index: Any) -> Any:
    s0 = s1 = np.uint64(0)
    for word in _JUMP:
        for bit in range(64):
            if (np.uint64(word) >> np.uint64(bit)) & np.uint64(1) != np.uint64(0):
                s0 ^= states[index]["s0"]
                s1 ^= states[index]["s1"]
            _next(states, index)
    states[index]["s0"] = s0
    states[index]["s1"] = s1


@register_jitable
def _small_unit(states: Any, index: Any) -> Any:
    return np.float32(unit_float64(_next(states, index)))


def _normal_of(states: Any, index: Any) -> Any:
    u = _small_unit(states, index)
    v = _small_unit(states, index)
    return math.sqrt(-2.0 * math.log(u)) * math.cos(_TWO_PI * v)


def _small_normal_of(states: Any, index: Any) -> Any:
    u = _small_unit(states, index)
    v = _small_unit(states, index)
    return np.float32(math.sqrt(np.float32(-2.0) * math.log(u)) * math.cos(np.float32(_TWO_PI) * v))


def _small_exponential_of(states: Any, index: Any) -> Any:
    word = np.uint32(_next(states, index) >> np.uint64(32))
    return np.float32(-math.log1p(-unit_float32(word)))


_OF_STATE: dict[Callable[..., Any], Callable[..., Any]] = {
    stubs.xoroshiro128p_next: lambda states, index: _next(states, index),
    stubs.xoroshiro128p_jump: _jump,
    stubs.xoroshiro128p_uniform_float64: lambda states, index: unit_float64(_next(states, index)),
    stubs.xoroshiro128p_uniform_float32: lambda states, index: _small_unit(states, index),
    stubs.xoroshiro128p_normal_float64: _normal_of,
    stubs.xoroshiro128p_normal_float32: _small_normal_of,
    stubs.xoroshiro128p_exponential_float64: lambda states, index: (
        -math.log1p(-unit_float64(_next(states, index)))
    ),
    stubs.xoroshiro128p_exponential_float32: _small_exponential_of,
}


def _define_of_state(stub: Callable[..., Any], implementation: Callable[..., Any]) -> None:
    @overloaded(stub)
    def typed(states: Any, index: Any) -> Any:
        _check_states(stub, states)
        _integers(stub, index=index)
        return implementation


def _check_states(stub: Callable[..., Any], states: Any) -> None:
    record = getattr(states, "dtype", None)
    fields = getattr(record, "fields", {})
    if getattr(states, "ndim", 0) != 1 or {name: field.type for name, field in fields.items()} != {
        "s0": types.uint64,
        "s1": types.uint64,
    }:
        raise Unsupported(
            f"nv.random.{stub.__name__}: the states are an array made by nv.random.create_xoroshiro128p_states, not "
            f"{states}"
        )


for _stub, _implementation in _OF_STATE.items():
    _define_of_state(_stub, _implementation)


@overloaded(stubs.xoroshiro128p_integers)
def _xoroshiro128p_integers(states: Any, index: Any, low: Any, high: Any) -> Any:
    _check_states(stubs.xoroshiro128p_integers, states)
    _integers(stubs.xoroshiro128p_integers, index=index, low=low, high=high)
    return lambda states, index, low, high: scaled(_next(states, index), np.int64(low), np.int64(high))
