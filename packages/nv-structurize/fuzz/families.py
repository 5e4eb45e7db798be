"""Families of graphs that grow: the shapes that structurizers blow up or slow down on.

Each function returns a module with one function `@f` of about `size` blocks (`jump_tables`: edges).
"""

from __future__ import annotations

import random
from collections.abc import Callable


class _Text:
    def __init__(self) -> None:
        self.lines = ["define void @f(ptr %p, i32 %x) {", "e:", "  br label %a0"]

    def store(self, block: str, value: int, target: str) -> None:
        self.lines += [f"{block}:", f"  store volatile i32 {value}, ptr %p", f"  br label %{target}"]

    def choose(self, block: str, number: int, yes: str, no: str) -> None:
        self.lines += [
            f"{block}:",
            f"  %{block}.c = icmp sgt i32 %x, {number}",
            f"  br i1 %{block}.c, label %{yes}, label %{no}",
        ]

    def end(self, block: str) -> str:
        # Something before the `ret`, so that it is not just copied to where it is wanted.
        self.lines += [f"{block}:", *["  store volatile i32 -1, ptr %p"] * 9, "  ret void", "}"]
        return "\n".join(self.lines) + "\n"


def chain(size: int) -> str:
    """`if (…) x;` one after the other."""
    text, count = _Text(), size // 2
    for k in range(count):
        text.choose(f"a{k}", k, f"b{k}", f"a{k + 1}")
        text.store(f"b{k}", k, f"a{k + 1}")
    return text.end(f"a{count}")


def nest(size: int) -> str:
    """`if (…) { if (…) { … } x; } x;`, as deep as it is long."""
    text, count = _Text(), size // 2
    for k in range(count):
        text.choose(f"a{k}", k, f"a{k + 1}", f"b{k}")
    text.store(f"a{count}", count, f"b{count - 1}")
    for k in range(count - 1, 0, -1):
        text.store(f"b{k}", k, f"b{k - 1}")
    return text.end("b0")


def ladder(size: int) -> str:
    """Two rails and rungs in one direction: every rung is a join that does not nest."""
    text, count = _Text(), size // 2
    for k in range(count):
        text.choose(f"a{k}", k, f"a{k + 1}", f"b{k}")
        text.store(f"b{k}", k, f"b{k + 1}")
    text.store(f"a{count}", count, f"b{count}")
    return text.end(f"b{count}")


def diamonds(size: int) -> str:
    """Crossed diamonds: both arms go to both next arms. Copying joins would take 2^n blocks."""
    text, count = _Text(), size // 2
    text.choose("a0", 0, "a1", "b1")
    for k in range(1, count):
        text.choose(f"a{k}", k, f"a{k + 1}", f"b{k + 1}")
        text.choose(f"b{k}", k, f"a{k + 1}", f"b{k + 1}")
    text.store(f"a{count}", 1, "z")
    text.store(f"b{count}", 2, "z")
    return text.end("z")


def overlapping_joins(size: int) -> str:
    """Each block goes on to the next or to the one after it: every block is a join, and no two nest."""
    text = _Text()
    for k in range(size):
        text.choose(f"a{k}", k, f"a{k + 1}", f"a{k + 2}")
    text.store(f"a{size}", 1, f"a{size + 1}")
    return text.end(f"a{size + 1}")


def early_exits(size: int) -> str:
    """`if (…) goto fail;` again and again."""
    text, count = _Text(), size // 2
    for k in range(count):
        text.choose(f"a{k}", k, "fail", f"b{k}")
        text.store(f"b{k}", k, f"a{k + 1}")
    text.store(f"a{count}", 0, "z")
    text.store("fail", -2, "z")
    return text.end("z")


def loops(size: int) -> str:
    """Loops in loops in loops."""
    text, count = _Text(), size // 3
    for k in range(count):
        text.choose(f"a{k}", k, f"a{k + 1}", f"z{k}")
    text.store(f"a{count}", 0, f"l{count - 1}")
    for k in range(count - 1, -1, -1):
        text.store(f"l{k}", k, f"a{k}")
        if k:
            text.store(f"z{k}", k, f"l{k - 1}")
    return text.end("z0")


def breaks(size: int) -> str:
    """One loop with many breaks and continues."""
    text, count = _Text(), size // 3
    for k in range(count):
        text.choose(f"a{k}", k, "left" if k % 2 else "right", f"b{k}")
        text.choose(f"b{k}", -k, "l", f"c{k}")
        text.store(f"c{k}", k, f"a{k + 1}")
    text.store(f"a{count}", 0, "l")
    text.store("l", 0, "a")
    text.lines[2] = "  br label %a"
    text.store("a", 0, "a0")
    text.store("left", 1, "z")
    text.store("right", 2, "z")
    return text.end("z")


def switches(size: int) -> str:
    """Switches with five cases, some of which fall through."""
    text, count = _Text(), size // 6
    for k in range(count):
        cases = "\n".join(f"    i32 {c}, label %s{k}.{c}" for c in range(5))
        text.lines += [f"a{k}:", f"  switch i32 %x, label %a{k + 1} [\n{cases}\n  ]"]
        for c in range(5):
            text.store(f"s{k}.{c}", c, f"s{k}.{c + 1}" if c in (0, 2) else f"a{k + 1}")
    return text.end(f"a{count}")


def irreducible(size: int) -> str:
    """Two-way branches to anywhere: one dense tangle of cycles."""
    text, rng = _Text(), random.Random(size)
    text.store("a0", 0, "a1")
    for k in range(1, size):
        text.choose(f"a{k}", k, f"a{rng.randrange(1, size)}", f"a{k + 1}")
    return text.end(f"a{size}")


def two_entry_loops(size: int) -> str:
    """Small irreducible loops one after the other."""
    text, count = _Text(), size // 3
    for k in range(count):
        text.choose(f"a{k}", k, f"b{k}", f"c{k}")
        text.store(f"b{k}", k, f"c{k}")
        text.choose(f"c{k}", -k, f"b{k}", f"a{k + 1}")
    return text.end(f"a{count}")


def nested_two_entry_loops(size: int) -> str:
    """Irreducible loops in irreducible loops."""
    text, count = _Text(), size // 5
    for k in range(count):
        text.choose(f"a{k}", k, f"b{k}", f"c{k}")
        text.store(f"b{k}", k, f"c{k}")
        text.choose(f"c{k}", -k, f"a{k + 1}", f"z{k}")
    text.store(f"a{count}", 0, f"l{count - 1}")
    for k in range(count - 1, -1, -1):
        text.store(f"l{k}", k, f"b{k}")
        if k:
            text.store(f"z{k}", k, f"l{k - 1}")
    return text.end("z0")


def winding(size: int) -> str:
    """Each block goes on to the next or to one nearby: loops that overlap and leave each other."""
    text, rng = _Text(), random.Random(size)
    text.store("a0", 0, "a1")
    for k in range(1, size):
        text.choose(f"a{k}", k, f"a{min(size, max(1, k + rng.randrange(-8, 9)))}", f"a{k + 1}")
    return text.end(f"a{size}")


def forward(size: int) -> str:
    """Two-way branches to the next block and to one further on: hardly a join nests."""
    text, rng = _Text(), random.Random(size)
    for k in range(size):
        text.choose(f"a{k}", k, f"a{k + 1}", f"a{rng.randrange(k + 1, min(size, k + 60) + 1)}")
    return text.end(f"a{size}")


def leaving_all_levels(size: int) -> str:
    """Loops in loops, at most 200 deep; the innermost leaves to each. A way out of each for each would take n²."""
    text, count = _Text(), min(size // 4, 200)
    for k in range(count):
        text.choose(f"a{k}", k, f"a{k + 1}", f"z{k}")
    for k in range(count):
        text.choose(f"a{count + k}", -k, f"a{count + k + 1}", f"z{k}")
    text.store(f"a{2 * count}", 0, f"l{count - 1}")
    for k in range(count - 1, -1, -1):
        text.store(f"l{k}", k, f"a{k}")
        if k:
            text.store(f"z{k}", k, f"l{k - 1}")
    return text.end("z0")


def fall_through(size: int) -> str:
    """One switch, each case of which runs into the next."""
    text = _Text()
    cases = "\n".join(f"    i32 {k}, label %b{k}" for k in range(size))
    text.lines += ["a0:", f"  switch i32 %x, label %b{size} [\n{cases}\n  ]"]
    for k in range(size):
        text.store(f"b{k}", k, f"b{k + 1}")
    return text.end(f"b{size}")


def crossing_values(size: int) -> str:
    """A ladder each rung of which brings a value of its own: with one phi node for each it would take n²."""
    lines, count = ["define i32 @f(ptr %p, i32 %x) {", "e:", "  br label %a0"], size // 2
    for k in range(count):
        lines += [f"a{k}:", f"  %v{k} = add i32 %x, {k}", f"  %c{k} = icmp sgt i32 %v{k}, 0"]
        lines += [f"  br i1 %c{k}, label %a{k + 1}, label %b{k}", f"b{k}:"]
        lines += [f"  %p{k} = phi i32 [ %v{k}, %a{k} ]" + (f", [ %w{k - 1}, %b{k - 1} ]" if k else "")]
        lines += [f"  %w{k} = mul i32 %p{k}, {k}", f"  br label %b{k + 1}"]
    lines += [f"a{count}:", f"  br label %b{count}", f"b{count}:"]
    lines += [f"  %r = phi i32 [ 0, %a{count} ], [ %w{count - 1}, %b{count - 1} ]", "  ret i32 %r", "}"]
    return "\n".join(lines) + "\n"


def jump_tables(size: int) -> str:
    """Blocks that each switch to all others: an interpreter whose dispatch was copied to every instruction."""
    text, count = _Text(), max(4, int(size**0.5))
    for k in range(count):
        cases = "\n".join(f"    i32 {c}, label %a{c}" for c in range(1, count))
        text.lines += [f"a{k}:", f"  switch i32 %x, label %z [\n{cases}\n  ]"]
    return text.end("z")


def small_functions(count: int) -> str:
    """A module of this many functions of four blocks."""
    return "\n".join(
        f"define i32 @f{k}(i1 %c, i32 %n) {{\ne:\n  br i1 %c, label %a, label %b\n\n"
        f"a:\n  %x = add i32 %n, {k}\n  br label %j\n\nb:\n  %y = mul i32 %n, 3\n  br label %j\n\n"
        "j:\n  %r = phi i32 [ %x, %a ], [ %y, %b ]\n  ret i32 %r\n}\n"
        for k in range(count)
    )


FAMILIES: dict[str, Callable[[int], str]] = {
    f.__name__: f
    for f in (
        chain,
        nest,
        ladder,
        diamonds,
        overlapping_joins,
        early_exits,
        loops,
        breaks,
        switches,
        irreducible,
        two_entry_loops,
        nested_two_entry_loops,
        winding,
        forward,
        leaving_all_levels,
        fall_through,
        crossing_values,
        jump_tables,
    )
}
