"""`random.random()`, `np.random.normal()` and their kin in a kernel.

Each call takes a block of Philox4x32-10 for itself: the key is the launch's, from the host, the counter the number of
the call in this invocation and the invocation's index in the grid along x, y and z. So the numbers depend on the seed,
the launch and the invocation, and on nothing else. What else the modules have, Numba makes of these.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.extending import register_jitable

from nv_lower.errors import Unsupported
from nv_lower.implementations.random import block32, normal_float64, scaled
from nv_lower.implementations.registry import builtin, declared, overloaded

_I32 = ir.IntType(32)
#: Metadata of a module whose functions draw.
MARK = "random"


def _block() -> Any:
    """The next four words of this invocation."""
    raise TypeError("only in kernels")


@builtin(_block)
def _typed_block(context: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        builder.module.add_named_metadata(MARK)
        state = context.random_state(builder)
        cells = [cgutils.gep_inbounds(builder, state, 0, at) for at in range(3)]
        key, drawn = [builder.load(cell) for cell in cells[:2]], builder.load(cells[2])
        builder.store(builder.add(drawn, _I32(1)), cells[2])
        words = block32(builder, [drawn, *(_index(builder, axis) for axis in range(3))], key)
        return context.make_tuple(builder, sig.return_type, words)

    return signature(types.UniTuple(types.uint32, 4)), generate


def _index(builder: ir.IRBuilder, axis: int) -> ir.Value:
    group, size, local = (
        builder.call(declared(builder.module, f"nv.{name}", _I32, _I32), [_I32(axis)])
        for name in ("group.id", "local.size", "local.id")
    )
    return builder.add(builder.mul(group, size), local)


@register_jitable
def _unit(low: Any, high: Any) -> Any:
    """The upper 53 of 64 bits as a float64 in [0, 1)."""
    return (np.float64(high) * 2097152.0 + np.float64(low >> np.uint32(11))) * 2.0**-53


@register_jitable
def _uniform() -> Any:
    words = _block()
    return _unit(words[0], words[1])


@register_jitable
def _normal() -> Any:
    words = _block()
    return normal_float64(_unit(words[0], words[1]), _unit(words[2], words[3]))


@register_jitable
def _exponential() -> Any:
    return -math.log1p(-_uniform())


@register_jitable
def _integer(low: Any, high: Any) -> Any:
    words = _block()
    return scaled(np.uint64(words[0]) | np.uint64(words[1]) << np.uint64(32), low, high)


@register_jitable
def _stepped(start: Any, stop: Any, step: Any) -> Any:
    if step == 0:
        raise ValueError("zero step for randrange()")
    count = (stop - start + step + (-1 if step > 0 else 1)) // step
    if count <= 0:
        raise ValueError("empty range for randrange()")
    return start + step * _integer(0, count)


@register_jitable
def _bits(count: Any) -> Any:
    if count < 1 or count > 64:
        raise OverflowError("getrandbits() limited to 64 bits")
    words = _block()
    word = np.uint64(words[0]) | np.uint64(words[1]) << np.uint64(32)
    return word >> np.uint64(64 - count)


def _are(kind: type[types.Type] | tuple[type[types.Type], ...], *arguments: Any) -> bool:
    return all(isinstance(types.unliteral(argument), kind) for argument in arguments)


_REAL = (types.Float, types.Integer)


def _without_arguments(implementation: Callable[[], Any], *functions: Callable[..., Any]) -> None:
    for function in functions:
        overloaded(function)(lambda: implementation)


_without_arguments(
    lambda: _uniform(),
    *(
        random.random,
        np.random.random,
        np.random.random_sample,
        np.random.sample,
        np.random.ranf,
        np.random.rand,
    ),
    np.random.uniform,
)
_without_arguments(lambda: _normal(), np.random.standard_normal, np.random.randn, np.random.normal)
_without_arguments(lambda: _exponential(), np.random.standard_exponential, np.random.exponential)


@overloaded(random.uniform)
def _random_uniform(a: Any, b: Any) -> Any:
    return (lambda a, b: a + (b - a) * _uniform()) if _are(_REAL, a, b) else None


@overloaded(np.random.uniform)
def _numpy_uniform(low: Any, high: Any) -> Any:
    return (lambda low, high: low + (high - low) * _uniform()) if _are(_REAL, low, high) else None


def _gauss(mu: Any, sigma: Any) -> Any:
    return (lambda mu, sigma: mu + sigma * _normal()) if _are(_REAL, mu, sigma) else None


overloaded(random.gauss)(_gauss)
overloaded(random.normalvariate)(_gauss)


@overloaded(np.random.normal)
def _numpy_normal(loc: Any, scale: Any) -> Any:
    return (lambda loc, scale: loc + scale * _normal()) if _are(_REAL, loc, scale) else None


@overloaded(random.randint)
def _randint(a: Any, b: Any) -> Any:
    return (lambda a, b: _integer(np.int64(a), np.int64(b) + 1)) if _are(types.Integer, a, b) else None


@overloaded(np.random.randint)
def _numpy_randint(low: Any, high: Any) -> Any:
    return (
        (lambda low, high: _integer(np.int64(low), np.int64(high)))
        if _are(types.Integer, low, high)
        else None
    )


@overloaded(random.randrange)
def _randrange(start: Any, stop: Any, step: Any) -> Any:
    if not _are(types.Integer, start, stop, step):
        return None
    return lambda start, stop, step: _stepped(np.int64(start), np.int64(stop), np.int64(step))


@overloaded(random.getrandbits)
def _getrandbits(k: Any) -> Any:
    return (lambda k: _bits(np.int64(k))) if _are(types.Integer, k) else None


@register_jitable
def _few(mean: Any) -> Any:
    """A Poisson number of a small mean: how many uniform numbers are multiplied before e**-mean is reached."""
    limit = math.exp(-mean)
    count = 0
    product = _uniform()
    while product > limit:
        product *= _uniform()
        count += 1
    return count


@register_jitable
def _many(mean: Any) -> Any:
    """A Poisson number of mean 10 and more, by transformed rejection with squeeze (PTRS, Hoermann 1993)."""
    root = math.sqrt(mean)
    b = 0.931 + 2.53 * root
    a = -0.059 + 0.02483 * b
    inverse_alpha = 1.1239 + 1.1328 / (b - 3.4)
    limit = 0.9277 - 3.6224 / (b - 2)
    while True:
        words = _block()
        u = _unit(words[0], words[1]) - 0.5
        v = 1.0 - _unit(words[2], words[3])
        us = 0.5 - abs(u)
        count = math.floor((2 * a / us + b) * u + mean + 0.43)
        if us >= 0.07 and v <= limit:
            return np.int64(count)
        if count < 0 or (us < 0.013 and v > us):
            continue
        left = math.log(v) + math.log(inverse_alpha) - math.log(a / (us * us) + b)
        if left <= -mean + count * math.log(mean) - math.lgamma(count + 1.0):
            return np.int64(count)


def _poisson_of(lam: Any) -> Any:
    if not lam >= 0:
        raise ValueError("poisson(): lam < 0")
    return _many(lam) if lam >= 10 else _few(lam)


@overloaded(np.random.poisson)
def _poisson(lam: Any) -> Any:
    return _poisson_of if _are(_REAL, lam) else None


_without_arguments(lambda: _few(1.0), np.random.poisson)


def _refuse_seed(*_arguments: Any) -> NoReturn:
    raise Unsupported(
        "a kernel cannot seed; call nv.random.seed(n) on the host, or use a generator of nv.random with its own key"
    )


@overloaded(random.seed)
def _seed(a: Any) -> Any:
    _refuse_seed(a)


@overloaded(np.random.seed)
def _numpy_seed(seed: Any) -> Any:
    _refuse_seed(seed)
