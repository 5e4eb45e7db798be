"""Tables of operations: what is written for each in LLVM IR, what NumPy says, and how results are compared.

All operations of a type are rows of one kernel, since compiling takes longer than computing. Where the module is
refused or cannot be run, each row is run in a module of its own, to tell which one it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench, refusals
from numba_vulkan.verify.operands import DTYPES, LANES, NEEDS, is_float, triples, width
from numba_vulkan.verify.outcome import Outcome

Array = Any  # of NumPy's, whose stubs know no dtype that is chosen at run time
Wanted = Callable[[Array, Array, Array], Array]


@dataclass(frozen=True)
class Row:
    """An operation on x, y and z of one type.

    Attributes
    ----------
    name
        Of the operation.
    ir
        Lines that compute %r of %x, %y and %z; names that begin with %t are the row's own.
    result
        The type of %r.
    wanted
        The right results.
    defined
        For which operands LLVM defines the result; everywhere if None.
    declarations
        What the lines call.
    zeros_differ
        Whether the sign of a zero matters.
    """

    name: str
    ir: str
    result: str
    wanted: Wanted
    defined: Wanted | None = None
    declarations: tuple[str, ...] = ()
    zeros_differ: bool = True


def run(bench: Bench, area: str, type_: str, rows: Sequence[Row]) -> Iterator[Outcome]:
    """The outcome of every row on a type's operands."""
    for kind in dict.fromkeys((type_, *(row.result for row in rows))):
        lacking = NEEDS.get(kind)
        if lacking is not None and lacking not in bench.features:
            refused = [row for row in rows if kind in (type_, row.result)]
            rows = [row for row in rows if row not in refused]
            for row in refused:
                yield Outcome(
                    area, type_, row.name, bench.addressing, "refused", 0, f"the device lacks {lacking}"
                )
    if rows:
        yield from _run(bench, area, type_, rows)


def _run(bench: Bench, area: str, type_: str, rows: Sequence[Row]) -> Iterator[Outcome]:
    try:
        results = _results(bench, type_, rows)
    except Exception as error:
        if len(rows) > 1:
            for row in rows:
                yield from _run(bench, area, type_, [row])
            return
        verdict = "refused" if isinstance(error, refusals()) else "wrong"
        text = f"{type(error).__name__}: {error}" if verdict == "wrong" else str(error)
        yield Outcome(area, type_, rows[0].name, bench.addressing, verdict, 0, text.splitlines()[0])  # type: ignore[arg-type]
        return
    for row, got in zip(rows, results, strict=True):
        yield _judged(bench, area, type_, row, got)


def _results(bench: Bench, type_: str, rows: Sequence[Row]) -> list[Array]:
    kinds = list(dict.fromkeys(row.result for row in rows))
    counts = {kind: sum(row.result == kind for row in rows) for kind in kinds}
    outs = {kind: np.zeros((counts[kind], LANES), DTYPES[kind]) for kind in kinds}
    arrays = {f"{name}.in": operand.copy() for name, operand in zip("xyz", triples(type_), strict=True)}
    arrays |= {f"out.{kind}": out.reshape(-1) for kind, out in outs.items()}
    bench.run(module(type_, rows), arrays, LANES // 64)
    places = {kind: iter(outs[kind]) for kind in kinds}
    return [next(places[row.result]) for row in rows]


def module(type_: str, rows: Sequence[Row]) -> str:
    """The kernel that computes every row; results of a type lie one row after another in one array."""
    size = width(type_) // 8
    lines = ["  %i = call i32 @nv.global.id(i32 0)", "  %j = zext i32 %i to i64"]
    for name in "xyz":
        lines.append(f"  %p{name} = getelementptr {type_}, ptr %{name}.in, i64 %j")
        lines.append(f"  %{name} = load {type_}, ptr %p{name}, align {size}")
    seen: dict[str, int] = {}
    for number, row in enumerate(rows):
        at = seen[row.result] = seen.get(row.result, -1) + 1
        text = row.ir.replace("%t", f"%t{number}.").replace("%r", f"%r{number}")
        lines += [f"  {line.strip()}" for line in text.splitlines()]
        lines.append(f"  %k{number} = add i64 %j, {at * LANES}")
        lines.append(f"  %q{number} = getelementptr {row.result}, ptr %out.{row.result}, i64 %k{number}")
        lines.append(f"  store {row.result} %r{number}, ptr %q{number}, align {width(row.result) // 8}")
    parameters = [f"ptr noalias readonly %{name}.in" for name in "xyz"]
    parameters += [f"ptr noalias %out.{kind}" for kind in seen]
    declarations = dict.fromkeys(line for row in rows for line in row.declarations)
    body = "\n".join(lines)
    return (
        f"define void @verify({', '.join(parameters)}) {{\nentry:\n{body}\n  ret void\n}}\n"
        "declare i32 @nv.global.id(i32)\n" + "\n".join(declarations)
    )


def _judged(bench: Bench, area: str, type_: str, row: Row, got: Array) -> Outcome:
    operands = triples(type_)
    with np.errstate(all="ignore"):
        want = np.asarray(row.wanted(*operands)).astype(DTYPES[row.result])
        counted = np.ones(LANES, bool) if row.defined is None else row.defined(*operands).astype(bool)
    counted &= kept(bench, type_, operands) & kept(bench, row.result, (want,))
    wrong = np.flatnonzero(counted & ~same(got, want, zeros_differ=row.zeros_differ))
    detail = ""
    if wrong.size:
        lane = wrong[0]
        used = [name for name in "xyz" if f"%{name}" in row.ir]
        shown = ", ".join(f"{name} = {operands['xyz'.index(name)][lane]!r}" for name in used)
        detail = f"{shown}: {got[lane]!r} instead of {want[lane]!r} ({wrong.size} of {int(counted.sum())})"
    verdict = "wrong" if wrong.size else "right"
    return Outcome(area, type_, row.name, bench.addressing, verdict, int(counted.sum()), detail)  # type: ignore[arg-type]


def same(got: Array, want: Array, *, zeros_differ: bool = True) -> Array:
    """Where results are equal bit for bit, NaN for NaN."""
    bits = f"u{want.dtype.itemsize}"
    equal = got.view(bits) == want.view(bits)
    if want.dtype.kind == "f":
        equal |= np.isnan(got) & np.isnan(want)
        if not zeros_differ:
            equal |= (got == 0) & (want == 0)
    return np.asarray(equal)


def kept(bench: Bench, type_: str, values: Sequence[Array]) -> Array:
    """Where no value is subnormal, or may have been before it was rounded, unless the device promises to keep those."""
    result = np.ones(values[0].size, bool)
    if is_float(type_) and f"shaderDenormPreserveFloat{width(type_)}" not in bench.features:
        for value in values:
            result &= (value == 0) | ~(np.abs(value) <= np.finfo(value.dtype).tiny)
    return result
