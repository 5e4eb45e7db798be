"""Atomic operations of every width, in buffers and in workgroup memory.

Many invocations meet in few cells. The last value of a cell does not depend on their order. What each of them was given
does; but exchanges hand values on, and no two invocations may find the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench, refusals
from numba_vulkan.verify.operands import DTYPES, NEEDS, is_float, width
from numba_vulkan.verify.outcome import Outcome

COUNT, CELLS = (
    512,
    4,
)  # invocations and the cells they meet in; workgroups have 64, each its own cells where local

_INTEGERS: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "max": np.maximum,
    "min": np.minimum,
    "umax": np.maximum,
    "umin": np.minimum,
}
_FLOATS: dict[str, Callable[[Any, Any], Any]] = {
    "fadd": np.add,
    "fsub": np.subtract,
    "fmax": np.maximum,
    "fmin": np.minimum,
}
_MEMORY = ("buffer", "workgroup")


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """Every operation on every type in both kinds of memory."""
    for type_ in DTYPES:
        names = tuple(_FLOATS) if is_float(type_) else (*_INTEGERS, "xchg", "cmpxchg")
        for memory in _MEMORY:
            for name, verdict, compared, detail in _verdicts(bench, type_, memory, names):
                label = f"{name}, {memory}"
                yield Outcome("atomics", type_, label, bench.addressing, verdict, compared, detail)  # type: ignore[arg-type]


def _verdicts(
    bench: Bench, type_: str, memory: str, names: tuple[str, ...]
) -> Iterator[tuple[str, str, int, str]]:
    lacking = NEEDS.get(type_)
    if lacking is not None and lacking not in bench.features:
        yield from ((name, "refused", 0, f"the device lacks {lacking}") for name in names)
        return
    values, begin = _values(type_), np.tile(_begin(type_), (len(names), 1))
    groups = COUNT // 64 if memory == "workgroup" else 1
    out = np.tile(begin, (groups, 1, 1))
    old = np.zeros((len(names), COUNT), DTYPES[type_])
    arrays = {"values": values.copy(), "out": out.reshape(-1), "old": old.reshape(-1)}
    try:
        bench.run(kernel(type_, memory, names), arrays, COUNT // 64)
    except refusals() as error:
        if len(names) > 1:
            for name in names:
                yield from _verdicts(bench, type_, memory, (name,))
        else:
            yield names[0], "refused", 0, str(error).splitlines()[0]
        return
    for row, name in enumerate(names):
        detail = _difference(
            name, values.reshape(groups, -1), begin[row], out[:, row], old[row].reshape(groups, -1)
        )
        yield name, "wrong" if detail else "right", COUNT, detail


def _values(type_: str) -> Any:
    """Small values whose sums are exact in any order and fit the type."""
    small = np.random.default_rng(5).integers(0, 2 if width(type_) == 8 else 8, COUNT)
    return small.astype(DTYPES[type_])


def _begin(type_: str) -> Any:
    return np.array([5, 3, 9, 6], DTYPES[type_])


def _difference(name: str, values: Any, begin: Any, out: Any, old: Any) -> str:
    """What is wrong, for values, last cells and old cells of each workgroup that has cells of its own."""
    for group in range(len(values)):
        for cell in range(CELLS):
            mine = values[group, cell::CELLS]
            given, last = old[group, cell::CELLS], out[group, cell]
            if name in ("xchg", "cmpxchg"):
                wrong = _chain(name, mine, given, begin[cell], last)
            else:
                function = {**_INTEGERS, **_FLOATS}[name]
                held = f"u{mine.itemsize}" if name[0] == "u" else mine.dtype
                with np.errstate(over="ignore"):
                    want = reduce(function, mine.view(held), begin.view(held)[cell]).astype(last.dtype)
                wrong = "" if want == last else f"the cell is {last!r} instead of {want!r}"
            if wrong:
                return f"cell {cell}: {wrong}"
    return ""


def _chain(name: str, mine: Any, given: Any, begin: Any, last: Any) -> str:
    """Exchanges hand values on: the old values and the last one are the first and all that were put in.

    The compare-and-swap adds one where its guess was right, tried until it was.
    """
    if name == "xchg":
        put, got = sorted([begin, *mine]), sorted([last, *given])
        return "" if put == got else "what was put in is not what came out"
    *want, end = (int(begin) + np.arange(mine.size + 1)).astype(begin.dtype)
    if sorted(given) != sorted(want):
        return "two invocations were given the same value"
    return "" if last == end else f"the cell is {last!r} instead of {end!r}"


def kernel(type_: str, memory: str, names: tuple[str, ...]) -> str:
    """The kernel in which invocation i meets those of the same i modulo `CELLS`, once for each operation."""
    size = width(type_) // 8
    shared = memory == "workgroup"
    pointer = "ptr addrspace(3)" if shared else "ptr"
    body, blocks = [], "entry"
    for row, name in enumerate(names):
        body.append(f"  %n{row} = add i32 %c, {row * CELLS}")
        base = f"%out, i32 %n{row}" if not shared else f"@cells, i32 %n{row}"
        body.append(f"  %a{row} = getelementptr {type_}, {pointer} {base}")
        if name == "cmpxchg":
            body += [
                f"  br label %try{row}",
                f"try{row}:",
                f"  %seen{row} = load atomic {type_}, {pointer} %a{row} monotonic, align {size}",
                f"  %more{row} = add {type_} %seen{row}, 1",
                f"  %pair{row} = cmpxchg {pointer} %a{row}, {type_} %seen{row}, {type_} %more{row} monotonic monotonic,"
                f" align {size}",
                f"  %done{row} = extractvalue {{ {type_}, i1 }} %pair{row}, 1",
                f"  br i1 %done{row}, label %after{row}, label %try{row}",
                f"after{row}:",
                f"  %old{row} = extractvalue {{ {type_}, i1 }} %pair{row}, 0",
            ]
        else:
            body.append(
                f"  %old{row} = atomicrmw {name} {pointer} %a{row}, {type_} %v monotonic, align {size}"
            )
        body.append(f"  %k{row} = add i64 %j, {row * COUNT}")
        body.append(f"  %q{row} = getelementptr {type_}, ptr %old, i64 %k{row}")
        body.append(f"  store {type_} %old{row}, ptr %q{row}, align {size}")
    before, after, cells = "", "", ""
    if shared:
        cells = f"@cells = internal addrspace(3) global [{len(names) * CELLS} x {type_}] undef, align 8\n"
        before, after = _copies(type_, len(names) * CELLS, size)
    return (
        f"{cells}define void @meet(ptr noalias readonly %values, ptr noalias %out, ptr noalias %old) {{\n{blocks}:\n"
        "  %i = call i32 @nv.global.id(i32 0)\n  %j = zext i32 %i to i64\n"
        f"  %p = getelementptr {type_}, ptr %values, i64 %j\n  %v = load {type_}, ptr %p, align {size}\n"
        f"  %c = and i32 %i, {CELLS - 1}\n{before}" + "\n".join(body) + f"\n{after}  ret void\n}}\n"
        "declare i32 @nv.global.id(i32)\ndeclare i32 @nv.local.id(i32)\ndeclare i32 @nv.group.id(i32)\n"
        "declare void @nv.barrier() convergent\n"
    )


def _copies(type_: str, count: int, size: int) -> tuple[str, str]:
    """Code that fills a workgroup's cells from its part of `out`, and writes them back."""
    where = (
        "  %l = call i32 @nv.local.id(i32 0)\n  %g = call i32 @nv.group.id(i32 0)\n"
        f"  %mine = icmp ult i32 %l, {count}\n  %start = mul i32 %g, {count}\n  %o = add i32 %start, %l\n"
        f"  %there = getelementptr {type_}, ptr %out, i32 %o\n"
        f"  %here = getelementptr {type_}, ptr addrspace(3) @cells, i32 %l\n"
    )
    before = (
        f"{where}  br i1 %mine, label %fill, label %filled\nfill:\n"
        f"  %f = load {type_}, ptr %there, align {size}\n  store {type_} %f, ptr addrspace(3) %here, align {size}\n"
        "  br label %filled\nfilled:\n  call void @nv.barrier()\n"
    )
    after = (
        "  call void @nv.barrier()\n  br i1 %mine, label %drain, label %drained\ndrain:\n"
        f"  %d = load {type_}, ptr addrspace(3) %here, align {size}\n  store {type_} %d, ptr %there, align {size}\n"
        "  br label %drained\ndrained:\n"
    )
    return before, after
