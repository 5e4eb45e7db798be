"""Random functions whose path can be steered and whose every step leaves a trace.

Three generators: `raw_graph` wires blocks at random, reducible or not; `winding_graph` makes many loops in each other's
way; `program` nests `if`, loops, `switch` with fall-through, and throws in `break` and `continue` of any level,
`return` and `goto`. All give a graph, and `function_text` turns a graph into LLVM IR: each block passes its number and
a value computed from a few variables to `@visit`, which says where to go next. LLVM's own mem2reg then turns the
variables into phi nodes.

Where every block visits, every block has instructions, and every phi node is used in the block that holds it. So
`with_quiet_blocks` chooses blocks that do not: they only set variables, which mem2reg turns into operands of phi nodes,
and branch as the last visit decided. What is left of such a block is a branch, with or without phi nodes that are
used further on. `Style` varies how a function is written: the order of its blocks, and whether they are named.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from dataclasses import dataclass, field

from llvmlite import binding

VARIABLES = 4


@dataclass
class Graph:
    """`successors[b]` of each block; no successors means `ret`.

    `switches` says which blocks use one, `quiet` which make no visit: their first way leads to a `ret` soonest.
    """

    successors: list[list[int]]
    switches: set[int]
    quiet: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Style:
    """How functions are written.

    Parameters
    ----------
    names
        `"plain"`, `"quoted"` (all names of blocks and values need quotes) or `"none"` (LLVM numbers them).
    shuffled
        Whether the blocks behind the entry are printed in random order.
    """

    names: str = "plain"
    shuffled: bool = False


def random_style(rng: random.Random) -> Style:
    """Any of them."""
    return Style(rng.choice(("plain", "plain", "quoted", "none")), rng.random() < 0.5)


def raw_graph(rng: random.Random) -> Graph:
    """Blocks wired at random, with edges that prefer short distances more or less."""
    count = (
        rng.choice((2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 40)) if rng.random() < 0.97 else rng.randint(100, 400)
    )
    spread = rng.choice((2, 3, 5, count))
    backward = rng.choice((0.0, 0.1, 0.2, 0.5))
    ends = rng.choice((0.02, 0.1, 0.25))
    successors: list[list[int]] = []
    switches: set[int] = set()
    for block in range(count):
        if block == count - 1 or rng.random() < ends:
            successors.append([])
            continue
        wanted = rng.choices((1, 2, 3, 5), (3, 6, 1, 0.4))[0]
        targets = []
        for _ in range(wanted):
            if rng.random() < backward:
                target = rng.randint(max(1, block - spread), block) if block else 1
            else:
                target = rng.randint(block + 1, min(count - 1, block + spread))
            targets.append(max(1, min(count - 1, target)))
        if wanted > 2 or (wanted == 2 and rng.random() < 0.1):
            switches.add(block)
        successors.append(targets)
    return Graph(successors, switches)


def winding_graph(rng: random.Random) -> Graph:
    """Each block goes on to the next or to one nearby: many loops that overlap, share latches and leave each other."""
    count = rng.choice((5, 8, 12, 20, 40)) if rng.random() < 0.97 else rng.randint(100, 400)
    spread = rng.choice((2, 4, 8, 12))
    successors = [[1]]
    for block in range(1, count):
        ways = rng.choices((1, 2, 4), (10, 3, 1))[0]
        near = [max(1, min(count, block + rng.randint(-spread, spread))) for _ in range(ways)]
        successors.append([*near, block + 1])
    successors.append([])
    return Graph(successors, {block for block, targets in enumerate(successors) if len(targets) > 2})


class _Program:
    """Builds the graph of a random program in one pass; `goto` targets are patched at the end."""

    def __init__(self, rng: random.Random, budget: int) -> None:
        self.rng = rng
        self.budget = budget
        self.successors: list[list[int]] = []
        self.switches: set[int] = set()
        self.gotos: list[tuple[int, int]] = []
        self.goto_rate = rng.choice((0.0, 0.0, 0.02, 0.1))

    def block(self, *targets: int) -> int:
        self.successors.append(list(targets))
        return len(self.successors) - 1

    def sequence(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int | None:
        """Statements from block `at` on; the block that control falls out of, or None."""
        current: int | None = at
        for _ in range(self.rng.randint(1, 3)):
            if current is None or self.budget <= 0:
                break
            current = self.statement(current, breaks, continues, depth)
        return current

    def statement(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int | None:
        self.budget -= 1
        rng = self.rng
        if depth > 6:
            return at
        if rng.random() < self.goto_rate:
            self.gotos.append((at, len(self.successors[at])))
            self.successors[at].append(0)
            if rng.random() < 0.5:
                return None
            after = self.block()
            self.successors[at].append(after)
            return after
        kind = rng.choices(
            ("if", "else", "while", "do", "switch", "break", "continue", "return"), (5, 4, 3, 3, 2, 3, 2, 1)
        )[0]
        if kind in ("break", "continue", "return"):
            pool = {"break": breaks, "continue": continues, "return": []}[kind]
            if kind != "return" and not pool:
                return at
            end = self.block() if kind == "return" else pool[-min(len(pool), rng.choice((1, 1, 1, 2, 3)))]
            if rng.random() < 0.15:
                self.successors[at].append(end)
                return None
            after = self.block()
            self.successors[at] += [end, after] if rng.random() < 0.5 else [after, end]
            return after
        return getattr(self, f"_{kind}")(at, breaks, continues, depth + 1)

    def fall(self, last: int | None, target: int) -> None:
        if last is not None:
            self.successors[last].append(target)

    def _if(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int:
        then, after = self.block(), self.block()
        self.successors[at] += [then, after]
        self.fall(self.sequence(then, breaks, continues, depth), after)
        return after

    def _else(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int:
        then, other, after = self.block(), self.block(), self.block()
        self.successors[at] += [then, other]
        self.fall(self.sequence(then, breaks, continues, depth), after)
        self.fall(self.sequence(other, breaks, continues, depth), after)
        return after

    def _while(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int:
        head, body, after = self.block(), self.block(), self.block()
        self.successors[at].append(head)
        self.successors[head] += [body, after]
        self.fall(self.sequence(body, [*breaks, after], [*continues, head], depth), head)
        return after

    def _do(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int:
        head, latch, after = self.block(), self.block(), self.block()
        self.successors[at].append(head)
        self.successors[latch] += [head, after]
        self.fall(self.sequence(head, [*breaks, after], [*continues, latch], depth), latch)
        return after

    def _switch(self, at: int, breaks: list[int], continues: list[int], depth: int) -> int:
        after = self.block()
        cases = [self.block() for _ in range(self.rng.randint(1, 4))]
        self.successors[at] += [self.rng.choice((after, cases[0])), *cases]
        self.switches.add(at)
        for place, case in enumerate(cases):
            last = self.sequence(case, [*breaks, after], continues, depth)
            following = cases[place + 1] if place + 1 < len(cases) and self.rng.random() < 0.4 else after
            self.fall(last, following)
        return after


def program(rng: random.Random) -> Graph:
    """A random program with every kind of statement."""
    built = _Program(rng, rng.choice((4, 8, 12, 20, 40)) if rng.random() < 0.98 else 300)
    start = built.block()
    end = built.block()
    built.fall(built.sequence(start, [], [], 0), end)
    for block, place in built.gotos:
        built.successors[block][place] = rng.randint(1, len(built.successors) - 1)
    for block, targets in enumerate(built.successors):
        if len(targets) > 2:
            built.switches.add(block)
    return Graph(built.successors, built.switches)


def distances(graph: Graph) -> list[int]:
    """Steps from each block to the nearest `ret`, -1 where there is none."""
    count = len(graph.successors)
    distance = [-1] * count
    above: list[list[int]] = [[] for _ in range(count)]
    for block, targets in enumerate(graph.successors):
        for target in targets:
            above[target].append(block)
    layer = [block for block, targets in enumerate(graph.successors) if not targets]
    for block in layer:
        distance[block] = 0
    while layer:
        following = []
        for block in layer:
            for source in above[block]:
                if distance[source] < 0:
                    distance[source] = distance[block] + 1
                    following.append(source)
        layer = following
    return distance


def steering(graph: Graph) -> list[tuple[int, int]]:
    """For each block how many of its ways may be chosen freely, and the way that leads to a `ret` soonest."""
    distance = distances(graph)
    result = []
    for targets in graph.successors:
        if not targets or any(distance[t] < 0 for t in targets):
            choices = 0  # some way never ends: do not go there
        else:
            choices = len(targets)
        away = [distance[t] if distance[t] >= 0 else len(distance) for t in targets]
        home = away.index(min(away)) if targets else 0
        result.append((choices, home))
    return result


def may_be_quiet(graph: Graph, chosen: Collection[int]) -> bool:
    """Return whether no cycle is without a visit, and no quiet block leads to where the function never ends."""
    distance = distances(graph)
    if 0 in chosen or any(distance[target] < 0 for block in chosen for target in graph.successors[block]):
        return False
    waiting = {block: sum(t in chosen for t in set(graph.successors[block])) for block in chosen}
    above: dict[int, list[int]] = {}
    for block in chosen:
        for target in set(graph.successors[block]):
            above.setdefault(target, []).append(block)
    ready = [block for block, count in waiting.items() if not count]
    done = 0
    while ready:
        done += 1
        for source in above.get(ready.pop(), ()):
            waiting[source] -= 1
            if not waiting[source]:
                ready.append(source)
    return done == len(waiting)


def quieted(graph: Graph, quiet: Collection[int]) -> Graph:
    """The graph with these blocks quiet (`may_be_quiet`), the way home being their first."""
    homes = steering(graph)
    successors = [list(targets) for targets in graph.successors]
    for block in quiet:
        if successors[block]:
            successors[block].insert(0, successors[block].pop(homes[block][1]))
    return Graph(successors, graph.switches, set(quiet))


def with_quiet_blocks(graph: Graph, rng: random.Random) -> Graph:
    """Some blocks of the graph quiet; none, a few, or as many as there can be."""
    share = rng.choice((0.0, 0.2, 0.5, 1.0))
    count = len(graph.successors)
    chosen: set[int] = set()
    for block in rng.sample(range(1, count), count - 1):
        if rng.random() < share and (count <= 40 or not chosen & set(graph.successors[block])):
            chosen.add(block)
            if count <= 40 and not may_be_quiet(graph, chosen):
                chosen.discard(block)
    if not may_be_quiet(graph, chosen):
        chosen = set()
    return quieted(graph, chosen)


VISIT = """
%state = type { i32, i32, i32, i32, [0 x i32] }

define i32 @visit(ptr %s, i32 %id, i32 %value, i32 %choices, i32 %home) noinline #0 {
entry:
  %countp = getelementptr %state, ptr %s, i64 0, i32 2
  %count = load i32, ptr %countp
  %cap = getelementptr %state, ptr %s, i64 0, i32 3
  %limit = load i32, ptr %cap
  %next = add i32 %count, 2
  store i32 %next, ptr %countp
  %room = icmp ult i32 %next, %limit
  br i1 %room, label %record, label %choose

record:
  %place = getelementptr %state, ptr %s, i64 0, i32 4, i32 %count
  store i32 %id, ptr %place
  %place2 = getelementptr i32, ptr %place, i64 1
  store i32 %value, ptr %place2
  br label %choose

choose:
  %fuel = load i32, ptr %s
  %empty = icmp eq i32 %fuel, 0
  %stuck = icmp eq i32 %choices, 0
  %fixed = or i1 %empty, %stuck
  br i1 %fixed, label %steer, label %free

free:
  %less = sub i32 %fuel, 1
  store i32 %less, ptr %s
  %rp = getelementptr %state, ptr %s, i64 0, i32 1
  %r = load i32, ptr %rp
  %r1 = mul i32 %r, 1664525
  %r2 = add i32 %r1, 1013904223
  store i32 %r2, ptr %rp
  %high = lshr i32 %r2, 10
  %way = urem i32 %high, %choices
  %bits = and i32 %r2, 65280
  %both = or i32 %bits, %way
  ret i32 %both

steer:
  ret i32 %home
}
"""


def function_text(graph: Graph, name: str, rng: random.Random, style: Style = Style()) -> str:
    """LLVM IR of a graph, with its variables in memory still.

    What `@visit` returns holds the way in its lowest byte and random bits in the next, which are 0 when the path is
    steered home. They decide what the quiet blocks behind this one do, through the variables `%flag` and `%more`.
    """
    written = ["\n".join(_block_text(graph, block, ways, rng)) for block, ways in enumerate(steering(graph))]
    if style.shuffled:
        rest = written[1:]
        rng.shuffle(rest)
        written[1:] = rest
    text = "\n".join((f"define i32 @{name}(ptr %s, i32 %seed) {{", *written, "}"))
    if style.names == "quoted":
        text = _NAME.sub(lambda found: f'"{found.group()} \\22"', text)
    return text


_NAME = re.compile(r"(?:(?<=%)|^)b\d+(?:\.\w+)?", re.MULTILINE)


def _block_text(graph: Graph, block: int, ways: tuple[int, int], rng: random.Random) -> list[str]:
    choices, home = ways
    targets = graph.successors[block]
    lines = [f"b{block}:"]
    if block == 0:
        lines += [f"  %x{k} = alloca i32" for k in range(VARIABLES)]
        lines += ["  %flag = alloca i1", "  %more = alloca i32"]
        lines += [f"  store i32 {k + 1}, ptr %x{k}" for k in range(VARIABLES)]
    read, other, write = (rng.randrange(VARIABLES) for _ in range(3))
    if block in graph.quiet:
        return lines + _quiet_text(graph, block, targets, read, write, rng)
    lines.append(f"  %b{block}.a = load i32, ptr %x{read}")
    lines.append(f"  %b{block}.b = load i32, ptr %x{other}")
    lines.append(f"  %b{block}.c = mul i32 %b{block}.a, {rng.randrange(3, 99, 2)}")
    lines.append(f"  %b{block}.d = xor i32 %b{block}.c, %b{block}.b")
    if rng.random() < 0.7:
        lines.append(f"  store i32 %b{block}.d, ptr %x{write}")
    lines.append(
        f"  %b{block}.v = call i32 @visit(ptr %s, i32 {block}, i32 %b{block}.d, i32 {choices}, i32 {home})"
    )
    if len(targets) > 1:
        lines.append(f"  %b{block}.w = and i32 %b{block}.v, 255")
    if graph.quiet:
        lines.append(f"  %b{block}.m = lshr i32 %b{block}.v, 8")
        lines.append(f"  store i32 %b{block}.m, ptr %more")
        lines.append(f"  %b{block}.n = and i32 %b{block}.m, {1 << rng.randrange(8)}")
        lines.append(f"  %b{block}.f = icmp eq i32 %b{block}.n, 0")
        lines.append(f"  store i1 %b{block}.f, ptr %flag")
    return [*lines, terminator(graph, block, targets)]


def _quiet_text(
    graph: Graph, block: int, targets: list[int], read: int, write: int, rng: random.Random
) -> list[str]:
    """A block that only moves values between variables, and goes its first way when the path is steered home."""
    lines = []
    kind = rng.random()
    if kind < 0.4:
        lines.append(f"  store i32 {rng.randrange(100, 999)}, ptr %x{write}")
    elif kind < 0.6:
        lines.append(f"  %b{block}.a = load i32, ptr %x{read}")
        lines.append(f"  store i32 %b{block}.a, ptr %x{write}")
    if not targets:
        return [*lines, f"  %b{block}.r = load i32, ptr %x{read}", f"  ret i32 %b{block}.r"]
    if len(targets) == 1:
        return [*lines, f"  br label %b{targets[0]}"]
    if len(targets) == 2 and block not in graph.switches:
        lines.append(f"  %b{block}.t = load i1, ptr %flag")
        lines.append(f"  br i1 %b{block}.t, label %b{targets[0]}, label %b{targets[1]}")
        return lines
    return [*lines, f"  %b{block}.w = load i32, ptr %more", switch(block, targets)]


def terminator(graph: Graph, block: int, targets: list[int]) -> str:
    """The branch that goes the way that `%b<block>.w` says."""
    if not targets:
        return f"  ret i32 %b{block}.d"
    if len(targets) == 1:
        return f"  br label %b{targets[0]}"
    if len(targets) == 2 and block not in graph.switches:
        return (
            f"  %b{block}.t = icmp eq i32 %b{block}.w, 0\n"
            f"  br i1 %b{block}.t, label %b{targets[0]}, label %b{targets[1]}"
        )
    return switch(block, targets)


def switch(block: int, targets: list[int]) -> str:
    """A switch on `%b<block>.w`."""
    cases = "\n".join(f"    i32 {k}, label %b{target}" for k, target in enumerate(targets[1:], 1))
    return f"  switch i32 %b{block}.w, label %b{targets[0]} [\n{cases}\n  ]"


def module_text(graphs: list[Graph], rng: random.Random, style: Style = Style()) -> str:
    """A module with one function for each graph: `@f0`, `@f1` …, in SSA form; `@visit` may be convergent."""
    convergent = "convergent" if rng.random() < 0.5 else ""
    text = VISIT + "\n".join(function_text(graph, f"f{k}", rng, style) for k, graph in enumerate(graphs))
    text += f"\nattributes #0 = {{ nounwind {convergent} }}"
    return promoted(text, named=style.names != "none")


def promoted(text: str, named: bool = True) -> str:
    """The module with its variables turned into phi nodes; unless `named`, blocks and instructions have numbers."""
    module = binding.parse_assembly(text)
    binding.initialize_native_target()
    machine = binding.Target.from_default_triple().create_target_machine()
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options())
    manager = binding.create_new_module_pass_manager()
    manager.add_sroa_pass()
    manager.run(module, builder)
    if not named:
        for function in module.functions:
            for block in function.blocks:
                block.name = ""
                for instruction in block.instructions:
                    instruction.name = ""
    return str(module)
