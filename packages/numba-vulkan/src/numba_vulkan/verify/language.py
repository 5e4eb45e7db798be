"""Python's operators, control flow and barriers, through `@nv.jit`, beside NumPy and the same functions in CPython."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

import numba_vulkan as nv
from numba_vulkan.errors import NarrowingWarning, PerformanceWarning
from numba_vulkan.verify.bench import Bench, refusals
from numba_vulkan.verify.operands import NEEDS, triples
from numba_vulkan.verify.outcome import Outcome
from numba_vulkan.verify.table import kept, same

Array = Any  # of NumPy's
#: The name of a row of results, the right ones, and where they are defined (None: everywhere).
Row = tuple[str, Array, Array | None]


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """Operators of four types, then control flow, then barriers."""
    for type_ in ("i32", "i64"):
        yield from _run(
            bench, type_, integer_operators, triples(type_)[:2], _integer_rows(*triples(type_)[:2])
        )
    for type_ in ("float", "double"):
        with np.errstate(all="ignore"):
            rows = _float_rows(*triples(type_)[:2])
        yield from _run(bench, type_, float_operators, triples(type_)[:2], rows)
    numbers = np.arange(-64, 192, dtype=np.int32)
    functions = (collatz, nested, chosen, early, two_exits, first_divisor)
    rows = [
        (f.__name__.replace("_", " "), np.array([f(int(n)) for n in numbers], np.int32), None)
        for f in functions
    ]
    yield from _run(bench, "control flow", control_flow(*functions), (numbers,), rows)
    values = (np.arange(256, dtype=np.int32) * 7919) % 1000
    yield from _run(bench, "barriers", barriers, (values,), _barrier_rows(values), local_size=64)


# Operators


def integer_operators(x: Array, y: Array, out: Array) -> None:
    """What Python writes with integers."""
    i = nv.grid(1)
    if i < x.size:
        a, b = x[i], y[i]
        out[0, i] = a + b
        out[1, i] = a - b
        out[2, i] = a * b
        out[3, i] = a // b
        out[4, i] = a % b
        out[5, i] = a & b
        out[6, i] = a | b
        out[7, i] = a ^ b
        out[8, i] = ~a
        out[9, i] = -a
        out[10, i] = abs(a)
        out[11, i] = min(a, b)
        out[12, i] = max(a, b)
        out[13, i] = a << (b & 31)
        out[14, i] = a >> (b & 31)
        out[15, i] = a < b
        out[16, i] = a == b


def _integer_rows(x: Array, y: Array) -> list[Row]:
    least = np.iinfo(x.dtype).min
    divides = (y != 0) & ~((x == least) & (y == -1))
    divisor = np.where(divides, y, y.dtype.type(1))
    amount = y & y.dtype.type(31)
    return [
        ("+", x + y, None),
        ("-", x - y, None),
        ("*", x * y, None),
        ("//", x // divisor, divides),
        ("%", x % divisor, divides),
        ("&", x & y, None),
        ("|", x | y, None),
        ("^", x ^ y, None),
        ("~", ~x, None),
        ("negation", -x, None),
        ("abs", np.abs(x), None),
        ("min", np.minimum(x, y), None),
        ("max", np.maximum(x, y), None),
        ("<<", x << amount, None),
        (">>", x >> amount, None),
        ("<", x < y, None),
        ("==", x == y, None),
    ]


def float_operators(x: Array, y: Array, out: Array) -> None:
    """What Python and NumPy write with floats, and what rounds."""
    i = nv.grid(1)
    if i < x.size:
        a, b = x[i], y[i]
        out[0, i] = a + b
        out[1, i] = a - b
        out[2, i] = a * b
        out[3, i] = a / b
        out[4, i] = a // b
        out[5, i] = a % b
        out[6, i] = -a
        out[7, i] = abs(a)
        out[8, i] = min(a, b)
        out[9, i] = max(a, b)
        out[10, i] = np.rint(a)
        out[11, i] = np.trunc(a)
        out[12, i] = np.floor(a)
        out[13, i] = np.ceil(a)
        out[14, i] = math.fmod(a, b)
        out[15, i] = math.copysign(a, b)
        out[16, i] = np.minimum(a, b)
        out[17, i] = np.maximum(a, b)
        out[18, i] = math.sqrt(a)
        out[19, i] = a < b
        out[20, i] = a != b
        out[21, i] = np.isnan(a)


def _float_rows(x: Array, y: Array) -> list[Row]:
    rest = np.abs(np.fmod(x, y))
    keeps = ~(
        (rest > 0) & (rest <= np.finfo(x.dtype).tiny)
    )  # a remainder that a device may take as zero on the way
    return [
        ("+", x + y, None),
        ("-", x - y, None),
        ("*", x * y, None),
        ("/", x / y, None),
        # Of a quotient beyond all whole numbers NumPy and Numba keep different digits.
        ("//", x // y, keeps & (np.abs(x / y) < 2.0 ** np.finfo(x.dtype).nmant)),
        ("%", x % y, keeps),
        ("negation", -x, None),
        ("abs", np.abs(x), None),
        ("min", np.where(y < x, y, x), None),
        ("max", np.where(y > x, y, x), None),
        ("rint", np.rint(x), None),
        ("trunc", np.trunc(x), None),
        ("floor", np.floor(x), None),
        ("ceil", np.ceil(x), None),
        ("fmod", np.fmod(x, y), None),
        ("copysign", np.copysign(x, y), None),
        ("minimum", np.minimum(x, y), x != y),
        ("maximum", np.maximum(x, y), x != y),
        ("sqrt", np.sqrt(x), None),
        ("<", x < y, None),
        ("!=", x != y, None),
        ("isnan", np.isnan(x), None),
    ]


# Control flow


def collatz(n: int) -> int:
    """Loops of very different lengths side by side."""
    n, steps = abs(n) + 1, 0
    while n != 1 and steps < 500:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def nested(n: int) -> int:
    """Loops in loops, left and continued in the middle."""
    total = 0
    for i in range(8):
        if i == n % 5:
            continue
        for j in range(i, 12):
            if j * i > n:
                break
            if (i + j) % 3 == 0:
                continue
            total += i * j + 1
    return total


def chosen(n: int) -> int:
    """One of many branches."""
    kind = n % 7
    if kind == 0:
        return n
    if kind in (1, 4):
        return -n if n > 20 else 2 * n
    if kind == 2:
        return n * n
    if kind == 5:
        for k in range(3):
            n += k * n % 11
        return n
    return kind


def early(n: int) -> int:
    """A function left in its middle, in a loop."""
    if n < 0:
        return -1
    for k in range(2, 20):
        if n % k == 0:
            return k
    return 0


def two_exits(n: int) -> int:
    """A loop that ends for two reasons, which differ afterwards."""
    a, b, rounds = n, 100 - n, 0
    while True:
        rounds += 1
        a -= 3
        if a < 0:
            rounds += 1000
            break
        b -= 5
        if b < 0 or rounds > 50:
            break
    return rounds * 2 + (a % 4)


def first_divisor(n: int) -> int:
    """The `else` of a loop that was not broken."""
    n = abs(n) + 2
    for k in range(2, 16):
        if n % k == 0 and n != k:
            found = k
            break
    else:
        found = n
    return found


def control_flow(*functions: Callable[[int], int]) -> Callable[..., None]:
    """The kernel that applies six functions to every number."""
    a, b, c, d, e, f = (nv.jit(function) for function in functions)

    def kernel(n: Array, out: Array) -> None:
        i = nv.grid(1)
        if i < n.size:
            out[0, i] = a(n[i])
            out[1, i] = b(n[i])
            out[2, i] = c(n[i])
            out[3, i] = d(n[i])
            out[4, i] = e(n[i])
            out[5, i] = f(n[i])

    return kernel


# Barriers


def barriers(x: Array, out: Array) -> None:
    """A sum by halves, and a rotation in rounds, of each workgroup's 64 values."""
    cells = nv.shared.array(64, np.int32)
    i, k = nv.grid(1), nv.local_id(0)
    cells[k] = x[i]
    nv.barrier()
    half = 32
    while half > 0:
        if k < half:
            cells[k] += cells[k + half]
        nv.barrier()
        half //= 2
    out[0, i] = cells[0]
    nv.barrier()
    cells[k] = x[i]
    for _ in range(5):
        nv.barrier()
        mine = cells[(k + 1) % 64]
        nv.barrier()
        cells[k] = mine
    nv.barrier()
    out[1, i] = cells[k]


def _barrier_rows(x: Array) -> list[Row]:
    groups = x.reshape(-1, 64)
    sums = np.repeat(groups.sum(axis=1), 64).astype(np.int32)
    return [("sum by halves", sums, None), ("rotation", np.roll(groups, -5, axis=1).reshape(-1), None)]


def _run(
    bench: Bench,
    subject: str,
    function: Callable[..., None],
    operands: Sequence[Array],
    rows: Sequence[Row],
    *,
    local_size: int = 64,
) -> Iterator[Outcome]:
    """Launch a kernel of the operands and of one array with a row for each result."""
    lacking = NEEDS.get(subject)
    if lacking is not None and lacking not in bench.features:
        for name, _, _ in rows:
            yield Outcome(
                "language", subject, name, bench.addressing, "refused", 0, f"the device lacks {lacking}"
            )
        return
    out = np.zeros((len(rows), operands[0].size), operands[0].dtype)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NarrowingWarning)  # small numbers: nothing is lost
            warnings.simplefilter("ignore", PerformanceWarning)  # small launches
            kernel = nv.jit(addressing=bench.addressing)(function)
            launch: Any = kernel[operands[0].size // local_size, local_size]
            device = bench.session.device
            arrays = [nv.to_device(operand, device=device) for operand in operands]
            results = nv.to_device(out, device=device)
            launch(*arrays, results)
            out = results.copy_to_host()
    except refusals() as error:
        for name, _, _ in rows:
            yield Outcome(
                "language", subject, name, bench.addressing, "refused", 0, str(error).splitlines()[0]
            )
        return
    for (name, want, defined), got in zip(rows, out, strict=True):
        yield _judged(bench, subject, name, operands, (got, np.asarray(want).astype(got.dtype), defined))


def _judged(
    bench: Bench,
    subject: str,
    name: str,
    operands: Sequence[Array],
    results: tuple[Array, Array, Array | None],
) -> Outcome:
    got, want, defined = results
    counted = np.ones(got.size, bool) if defined is None else defined.astype(bool)
    counted &= kept(bench, subject, [*operands, want])
    wrong = np.flatnonzero(counted & ~same(got, want))
    if not wrong.size:
        return Outcome("language", subject, name, bench.addressing, "right", int(counted.sum()))
    lane = wrong[0]
    shown = ", ".join(repr(operand[lane]) for operand in operands)
    detail = f"of {shown}: {got[lane]!r} instead of {want[lane]!r} ({wrong.size} of {int(counted.sum())})"
    return Outcome("language", subject, name, bench.addressing, "wrong", int(counted.sum()), detail)
