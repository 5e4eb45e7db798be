"""Operations of subgroups, whatever their size: the invocations say which subgroup they are in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench, refusals
from numba_vulkan.verify.operands import DTYPES, NEEDS, SUFFIXES, is_float, width
from numba_vulkan.verify.outcome import Outcome, Verdict

COUNT = 256
Values = Any
#: Operation → further operands of the function, and the values of a subgroup after it.
Table = dict[str, tuple[str, Callable[[Values], Values]]]


def _scan(function: Any, *, inclusive: bool, identity: int) -> Callable[[Values], Values]:
    def wanted(x: Values) -> Values:
        found = function.accumulate(x)
        return found if inclusive else np.concatenate([[identity], found[:-1]]).astype(x.dtype)

    return wanted


def _all(function: Any) -> Callable[[Values], Values]:
    return lambda x: np.full_like(x, function.reduce(x))


_SAME: Table = {
    "shuffle.xor": (", i32 1", lambda x: x[np.arange(x.size) ^ 1]),
    "broadcast": (", i32 2", lambda x: np.full_like(x, x[2])),
    "broadcast.first": ("", lambda x: np.full_like(x, x[0])),
}
_INTEGERS: Table = {
    "reduce.add": ("", _all(np.add)),
    "reduce.smin": ("", _all(np.minimum)),
    "reduce.smax": ("", _all(np.maximum)),
    "reduce.and": ("", _all(np.bitwise_and)),
    "reduce.or": ("", _all(np.bitwise_or)),
    "reduce.xor": ("", _all(np.bitwise_xor)),
    "scan.inclusive.add": ("", _scan(np.add, inclusive=True, identity=0)),
    "scan.exclusive.add": ("", _scan(np.add, inclusive=False, identity=0)),
    **_SAME,
}
_FLOATS: Table = {
    "reduce.fadd": ("", _all(np.add)),
    "reduce.fmin": ("", _all(np.minimum)),
    "reduce.fmax": ("", _all(np.maximum)),
    "scan.inclusive.fadd": ("", _scan(np.add, inclusive=True, identity=0)),
    **_SAME,
}


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """Every operation on every type."""
    for type_ in DTYPES:
        table = _FLOATS if is_float(type_) else _INTEGERS
        lacking = NEEDS.get(type_)
        if lacking is None or lacking in bench.features:
            yield from _outcomes(bench, type_, table)
        else:
            yield from (
                _outcome(bench, type_, name, "refused", f"the device lacks {lacking}") for name in table
            )


def kernel(type_: str, table: Table) -> str:
    """The kernel that applies each operation to one value of each invocation; results lie one row after another."""
    size, suffix = width(type_) // 8, SUFFIXES.get(type_, type_)
    body, declarations = [], []
    for row, (name, (more, _)) in enumerate(table.items()):
        full = f"@nv.subgroup.{name}.{suffix}"
        declarations.append(f"declare {type_} {full}({type_}{', i32' if more else ''}) convergent")
        body += [
            f"  %r{row} = call {type_} {full}({type_} %x{more})",
            f"  %k{row} = add i64 %j, {row * COUNT}",
            f"  %q{row} = getelementptr {type_}, ptr %out, i64 %k{row}",
            f"  store {type_} %r{row}, ptr %q{row}, align {size}",
        ]
    return (
        "define void @together(ptr noalias readonly %in, ptr noalias %out, ptr noalias %place) {\nentry:\n"
        "  %i = call i32 @nv.global.id(i32 0)\n  %j = zext i32 %i to i64\n"
        f"  %p = getelementptr {type_}, ptr %in, i64 %j\n  %x = load {type_}, ptr %p, align {size}\n"
        + "\n".join(body)
        + "\n  %s = call i32 @nv.subgroup.id()\n  %l = call i32 @nv.subgroup.local.id()\n"
        "  %n = call i32 @nv.subgroup.size()\n  %a = mul i32 %s, %n\n  %b = add i32 %a, %l\n"
        "  %o = getelementptr i32, ptr %place, i64 %j\n  store i32 %b, ptr %o, align 4\n  ret void\n}\n"
        "declare i32 @nv.global.id(i32)\ndeclare i32 @nv.subgroup.id()\ndeclare i32 @nv.subgroup.local.id()\n"
        "declare i32 @nv.subgroup.size()\n" + "\n".join(declarations)
    )


def _outcome(bench: Bench, type_: str, name: str, verdict: Verdict, detail: str = "") -> Outcome:
    return Outcome(
        "subgroups", type_, name, bench.addressing, verdict, 0 if verdict == "refused" else COUNT, detail
    )


def _outcomes(bench: Bench, type_: str, table: Table) -> Iterator[Outcome]:
    x = np.random.default_rng(6).integers(0, 2 if width(type_) == 8 else 16, COUNT).astype(DTYPES[type_])
    out, place = np.zeros((len(table), COUNT), x.dtype), np.zeros(COUNT, np.int32)
    try:
        bench.run(kernel(type_, table), {"in": x.copy(), "out": out.reshape(-1), "place": place}, COUNT // 64)
    except refusals() as error:
        if len(table) > 1:
            for name, operation in table.items():
                yield from _outcomes(bench, type_, {name: operation})
        else:
            yield _outcome(bench, type_, next(iter(table)), "refused", str(error).splitlines()[0])
        return
    size = int(bench.session.device.limits["subgroupSize"])
    order = np.concatenate([group + np.argsort(place[group : group + 64]) for group in range(0, COUNT, 64)])
    for got, (name, (_, wanted)) in zip(out, table.items(), strict=True):
        want = np.zeros_like(x)
        for start in range(0, COUNT, size):
            members = order[start : start + size]
            want[members] = wanted(x[members])
        wrong = np.flatnonzero(got != want)
        detail = (
            f"{got[wrong[0]]!r} instead of {want[wrong[0]]!r} ({wrong.size} of {COUNT})" if wrong.size else ""
        )
        yield _outcome(bench, type_, name, "wrong" if wrong.size else "right", detail)
