"""Property: counting in 32 bits changes nothing.

A random loop (its start, step and bound at the ends of 32 bits as often as not; checked at the head, in the middle or
at the end, by any comparison; left by something else as well; its counter compared with other things) is run by LLVM's
JIT as it is and as the pass `narrow_counters` alone leaves it. All counters and comparisons must come out the same.

    python packages/nv-lower/fuzz/counters.py --count 1000 --seed 7
"""

from __future__ import annotations

import argparse
import ctypes
import random
import sys
from types import ModuleType

from nv_lower.ir import parse
from nv_lower.options import Options
from nv_lower.passes import narrow_counters

_COMPARISONS = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_STEPS_UP = (1, 1, 1, 2, 3, 4, 8, 2**28, 2**29, 2**30, 2**30 + 1, 2**31 - 1)
_STEPS_DOWN = (-1, -1, -2, -3, -8, -(2**30))
_BOUNDS = (
    "sext i32 %n to i64",
    "zext i32 %n to i64",
    "zext nneg i32 %n.positive to i64",
    "add nsw i64 %n.wide, -1",
    "add nsw i64 %n.wide, -8",
    *(f"and i64 %m, {mask}" for mask in (248, 255, 2**31, 3 * 2**30, 2**32 - 2**28, 2**32 - 1, 2**33 - 1)),
)
_CONSTANTS = ("0", "1", "5", "100", *(str(number) for number in (2**31 - 1, 2**31, 2**32 - 1, 2**32)))
_N = (0, 1, 2, 3, 5, 8, 9, 31, 100, -1, -7, -8, -9, 2**30, 2**31 - 2, 2**31 - 1, -(2**31), 3 - 2**31)
_M = (0, 1, 4, 8, 255, 2**31 - 1, 2**31, 3 * 2**30, 2**32 - 2**28, 2**32 - 1, 2**33 - 1, -1)
_LAUNCHES = 30
#: Cells of the result: the counter, its successor, another's successor, what comparisons gave, and the number of trips.
_CELLS = 8


def program(seed: int) -> str:
    """A kernel `@k(ptr %x, i32 %n, i64 %m)` with one loop of at most 40 trips."""
    choice = (source := random.Random(seed)).choice
    up = source.random() < 0.7
    step = choice(_STEPS_UP if up else _STEPS_DOWN)
    start = choice(["0", "0", "0", "7", str(2**30), str(2**31 - 1)]) if up else "%start"
    bound = (
        choice(["%bound", "%bound", choice(_CONSTANTS)])
        if up
        else choice(["0", "1", "5", str(-step), str(-step - 1)])
    )
    sides = [choice(["%i", "%next"]), bound]
    if source.random() < 0.3:
        sides.reverse()
    ways = choice([("on", "end"), ("end", "on")])
    check = [
        f"%more = icmp {choice(_COMPARISONS)} i64 {', '.join(sides)}",
        f"br i1 %more, label %{ways[0]}, label %{ways[1]}",
    ]
    trips = [
        "%trips.at = getelementptr i64, ptr %x, i64 7",
        "%trips.old = load i64, ptr %trips.at",
        "%trips = add i64 %trips.old, 1",
        "store i64 %trips, ptr %trips.at",
        f"%long = icmp uge i64 %trips, {choice([5, 20, 40])}",
        "br i1 %long, label %end, label %",
    ]
    seen = [line for index in range(source.randrange(3)) for line in _seen(source, index)]
    body = {
        "head": [*check, "on:", *seen, *trips[:-1], trips[-1] + "latch"],
        "middle": [*seen, *check, "on:", *trips[:-1], trips[-1] + "latch"],
        "end": [*seen, *trips[:-1], trips[-1] + "test", "test:", *check, "on:", "br label %latch"],
    }[choice(["head", "middle", "end"])]
    guard = f"%any = icmp {choice(['ugt', 'sgt', 'ne'])} i64 {bound if up else start}, 0"
    enter = [guard, "br i1 %any, label %loop, label %none"] if source.random() < 0.3 else ["br label %loop"]
    lines = [
        "%n.wide = sext i32 %n to i64",
        "%n.positive = and i32 %n, 2147483647",
        f"%start = {choice(['zext i32 %n to i64', 'and i64 %m, 1023', 'and i64 %m, 4294967295'])}",
        f"%bound = {choice(_BOUNDS)}",
        "%long.bound = and i64 %m, 1099511627775",
        "%long.less = add nsw i64 %long.bound, -1",
        *enter,
        "loop:",
        f"%i = phi i64 [ {start}, %entry ], [ %next, %latch ]",
        "%other = phi i64 [ 0, %entry ], [ %other.next, %latch ]",
        f"%next = add i64 %i, {step}",
        f"%other.next = add i64 %other, {choice([1, 5, 2**24, 2**31 - 1, -1])}",
        *body,
        "latch:",
        "br label %loop",
        "end:",
    ]
    for index, name in enumerate(("%i", "%next", "%other.next")):
        lines += [f"%to{index} = getelementptr i64, ptr %x, i64 {index}", f"store i64 {name}, ptr %to{index}"]
    lines += ["ret void", "none:", "ret void"]
    text = "\n".join(line if line.endswith(":") else f"  {line}" for line in lines)
    return f"define void @k(ptr %x, i32 %n, i64 %m) {{\nentry:\n{text}\n}}\n"


def _seen(source: random.Random, index: int) -> list[str]:
    """Add what a comparison of the counter gives to a cell, as a binary digit."""
    sides = [source.choice(["%i", "%next"])]
    sides.append(source.choice(["%bound", "%n.wide", "%long.bound", "%long.less", "3", "2147483647"]))
    if source.random() < 0.4:
        sides.reverse()
    return [
        f"%seen{index} = icmp {source.choice(_COMPARISONS)} i64 {', '.join(sides)}",
        f"%digit{index} = zext i1 %seen{index} to i64",
        f"%seen.at{index} = getelementptr i64, ptr %x, i64 {3 + index}",
        f"%old{index} = load i64, ptr %seen.at{index}",
        f"%twice{index} = shl i64 %old{index}, 1",
        f"%sum{index} = add i64 %twice{index}, %digit{index}",
        f"store i64 %sum{index}, ptr %seen.at{index}",
    ]


def check(seed: int, jit: ModuleType) -> tuple[bool, str | None]:
    """Try one seed with the tests' JIT: whether the pass found a counter to narrow, and what is wrong, or None."""
    text = program(seed)
    module = parse(text)
    if not narrow_counters.run(module, Options()):
        return False, None
    kernels = [jit.Jit(each, "k") for each in (text, str(module))]
    source = random.Random(seed)
    for _ in range(_LAUNCHES):
        n, m = source.choice(_N), source.choice(_M)
        results = []
        for kernel in kernels:
            cells = (ctypes.c_int64 * _CELLS)()
            kernel.launch([cells, n, m])
            results.append(list(cells))
        if results[0] != results[1]:
            return True, f"n = {n}, m = {m}: {results[1]} instead of {results[0]}"
    return True, None


def main() -> int:
    """Run the property from the command line; the exit status is the number of failures, at most 1."""
    parser = argparse.ArgumentParser(description="Counting in 32 bits changes nothing.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    from lowering import load_jit  # beside this file, which is where Python looks

    jit = load_jit()
    narrowed = failures = 0
    for seed in range(given.seed, given.seed + given.count):
        narrow, wrong = check(seed, jit)
        narrowed += narrow
        if wrong:
            failures += 1
            print(f"seed {seed}: {wrong}")
    print(
        f"{narrowed - failures} of {narrowed} loops that count in 32 bits are the same; {given.count - narrowed} do not"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
