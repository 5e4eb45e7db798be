"""Loads and stores of every width: in buffers, in workgroup and in private memory, aligned and packed.

A kernel moves every element elsewhere, so that a wrong width, a wrong offset and a lost neighbour all show.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from numba_vulkan.verify.bench import Bench, refusals
from numba_vulkan.verify.operands import DTYPES, NEEDS, triples, width
from numba_vulkan.verify.outcome import Outcome

COUNT = 1024
_BODIES = {
    # Element i goes to the mirrored place.
    "buffer": """
  %from = getelementptr {t}, ptr %in, i64 %j
  %v = load {t}, ptr %from, align {size}
  %k = sub i64 {last}, %j
  %to = getelementptr {t}, ptr %out, i64 %k
  store {t} %v, ptr %to, align {size}""",
    # A field of a record that is not aligned: a byte stands before each element, in memory as in the copy.
    "packed record": """
  %from = getelementptr <{{ i8, {t} }}>, ptr %in, i64 %j
  %mark = load i8, ptr %from, align 1
  %field = getelementptr i8, ptr %from, i64 1
  %v = load {t}, ptr %field, align 1
  %k = sub i64 {last}, %j
  %to = getelementptr <{{ i8, {t} }}>, ptr %out, i64 %k
  store i8 %mark, ptr %to, align 1
  %place = getelementptr i8, ptr %to, i64 1
  store {t} %v, ptr %place, align 1""",
    # The workgroup's elements, mirrored by way of an array that all of them fill.
    "workgroup": """
  %from = getelementptr {t}, ptr %in, i64 %j
  %v = load {t}, ptr %from, align {size}
  %l = call i32 @nv.local.id(i32 0)
  %cell = getelementptr [64 x {t}], ptr addrspace(3) @tile, i32 0, i32 %l
  store {t} %v, ptr addrspace(3) %cell, align {size}
  call void @nv.barrier()
  %m = sub i32 63, %l
  %other = getelementptr [64 x {t}], ptr addrspace(3) @tile, i32 0, i32 %m
  %w = load {t}, ptr addrspace(3) %other, align {size}
  %to = getelementptr {t}, ptr %out, i64 %j
  store {t} %w, ptr %to, align {size}""",
    # Eight cells of which each invocation reads the one that its number says.
    "private": """
  %cells = alloca [8 x {t}], align {size}
  %first = and i64 %j, -8
{fill}
  %n = and i64 %j, 7
  %m = xor i64 %n, 5
  %cell = getelementptr [8 x {t}], ptr %cells, i64 0, i64 %m
  %v = load {t}, ptr %cell, align {size}
  %to = getelementptr {t}, ptr %out, i64 %j
  store {t} %v, ptr %to, align {size}""",
}
_FILL = """  %o{n} = add i64 %first, {n}
  %p{n} = getelementptr {t}, ptr %in, i64 %o{n}
  %f{n} = load {t}, ptr %p{n}, align {size}
  %c{n} = getelementptr [8 x {t}], ptr %cells, i64 0, i64 {n}
  store {t} %f{n}, ptr %c{n}, align {size}"""


def outcomes(bench: Bench) -> Iterator[Outcome]:
    """Every type in every kind of memory."""
    for type_ in DTYPES:
        for place in _BODIES:
            yield _outcome(bench, type_, place)


def kernel(type_: str, place: str) -> str:
    """The kernel that moves elements of a type."""
    size = width(type_) // 8
    fill = "\n".join(_FILL.format(t=type_, size=size, n=n) for n in range(8))
    body = _BODIES[place].format(t=type_, size=size, last=COUNT - 1, fill=fill)
    tile = (
        f"@tile = internal addrspace(3) global [64 x {type_}] undef, align 8\n"
        if place == "workgroup"
        else ""
    )
    return (
        f"{tile}define void @move(ptr noalias readonly %in, ptr noalias %out) {{\nentry:\n"
        f"  %i = call i32 @nv.global.id(i32 0)\n  %j = zext i32 %i to i64{body}\n  ret void\n}}\n"
        "declare i32 @nv.global.id(i32)\ndeclare i32 @nv.local.id(i32)\ndeclare void @nv.barrier() convergent\n"
    )


def moved(values: Any, place: str) -> Any:
    """Where the elements are after the kernel."""
    if place == "workgroup":
        return values.reshape(-1, 64)[:, ::-1].reshape(-1)
    if place == "private":
        return values.reshape(-1, 8)[:, np.arange(8) ^ 5].reshape(-1)
    return values[::-1]


def _outcome(bench: Bench, type_: str, place: str) -> Outcome:
    lacking = NEEDS.get(type_)
    if lacking is not None and lacking not in bench.features:
        return Outcome("memory", type_, place, bench.addressing, "refused", 0, f"the device lacks {lacking}")
    values = np.resize(triples(type_)[0], COUNT)
    if place == "packed record":
        records = np.zeros(COUNT, np.dtype([("mark", np.uint8), ("value", values.dtype)]))
        records["mark"], records["value"] = np.arange(COUNT) % 251, values
        values = records
    given, out = values.view(np.uint8).copy(), np.zeros(values.nbytes, np.uint8)
    try:
        bench.run(kernel(type_, place), {"in": given, "out": out}, COUNT // 64)
    except refusals() as error:
        return Outcome("memory", type_, place, bench.addressing, "refused", 0, str(error).splitlines()[0])
    want = np.ascontiguousarray(moved(values, place)).view(np.uint8)
    wrong = np.flatnonzero(out != want)
    if wrong.size:
        detail = (
            f"byte {wrong[0]} is {out[wrong[0]]} instead of {want[wrong[0]]} ({wrong.size} of {out.size})"
        )
        return Outcome("memory", type_, place, bench.addressing, "wrong", out.size, detail)
    return Outcome("memory", type_, place, bench.addressing, "right", COUNT)
