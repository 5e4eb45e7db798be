"""Merge blocks that several targets are reached through: which target, and with which values.

Where edges to different blocks must pass one merge block, a phi node there says which target was meant (the
*route*) and further phi nodes carry what the targets' own phi nodes need. Only one target is taken at a time, so
targets share the carrying phi nodes: a *slot* is (type, n-th phi of that type), and a merge block has as many as its
hungriest target.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from nv_structurize.graph.blocks import SWITCH, Block, Function, Phi

Slot = tuple[str, int]
POISON = "poison"

SWITCH_FROM = 4
"""A route between this many targets is taken apart by a switch."""


class Targets:
    """A set of blocks with the slots that they need, merged small into large so that unions stay n log n in all."""

    __slots__ = ("members", "needs")

    def __init__(self) -> None:
        self.members: set[Block] = set()
        self.needs: Counter[Slot] = Counter()

    def __len__(self) -> int:
        return len(self.members)

    def add(self, block: Block) -> None:
        """Add one target."""
        if block not in self.members:
            self.members.add(block)
            if block.phis:
                self.needs.update(slots_of(block))

    def discard(self, block: Block) -> None:
        """Remove one target; it was placed."""
        if block in self.members:
            self.members.remove(block)
            for slot in slots_of(block):
                self.needs[slot] -= 1
                if not self.needs[slot]:
                    del self.needs[slot]

    def union(self, other: Targets) -> Targets:
        """Both; neither argument may be used afterwards."""
        large, small = (self, other) if len(self.members) >= len(other.members) else (other, self)
        for block in small.members:
            large.add(block)
        return large

    def only(self) -> Block:
        """The single member."""
        (block,) = self.members
        return block

    def pair(self) -> tuple[Block, Block] | None:
        """The two members in a fixed order, if there are two: a route between them is one bit."""
        if len(self.members) != 2:
            return None
        first, second = sorted(self.members, key=lambda block: block.index)
        return first, second


def slots_of(block: Block) -> list[Slot]:
    """The slot of each of the block's phi nodes."""
    seen: dict[str, int] = {}
    slots = []
    for phi in block.phis:
        number = seen.get(phi.type, 0)
        seen[phi.type] = number + 1
        slots.append((phi.type, number))
    return slots


@dataclass
class Route:
    """A choice of target made at run time: `pair` if one bit (true is the first), else an i32 block number."""

    value: str
    pair: tuple[Block, Block] | None
    slots: dict[Slot, str] = field(default_factory=dict)


@dataclass
class Arrival:
    """Control arriving at a merge block from `source`: to one target, to either of two, or along a route."""

    source: Block
    targets: tuple[Block, ...]
    route: Route | None = None
    condition: str = ""


def take_values(target: Block, source: Block) -> dict[Slot, str]:
    """Remove `source` from the phi nodes of `target`; the values that they had for it."""
    if not target.phis:
        return {}
    return {slot: phi.incoming.pop(source) for slot, phi in zip(slots_of(target), target.phis, strict=True)}


def give_values(target: Block, source: Block, values: dict[Slot, str]) -> None:
    """Make `source` a predecessor of `target` that brings these values."""
    for slot, phi in zip(slots_of(target), target.phis, strict=True):
        phi.incoming[source] = values.get(slot, POISON)


def merge_arrivals(
    function: Function,
    junction: Block,
    arrivals: Iterable[Arrival],
    pair: tuple[Block, Block] | None,
    routed: bool,
) -> Route:
    """Put into `junction` the phi nodes that its arrivals need, moving the targets' phi operands there.

    Each arrival's source already branches to `junction`. `routed` is false if all go to the same target.
    """
    values: list[dict[Slot, str]] = []
    routes: list[str] = []
    sources: list[Block] = []
    for arrival in arrivals:
        value, slots = _arrive(function, arrival, pair, routed)
        sources.append(arrival.source)
        routes.append(value)
        values.append(slots)
    keys: dict[Slot, None] = {}
    for slots in values:
        keys.update(dict.fromkeys(slots))
    carried = {}
    for key in keys:
        carried[key] = merged_value(
            function, junction, key[0], sources, [s.get(key, POISON) for s in values], "carry"
        )
    value = ""
    if routed:
        function.counts.routes += 1
        value = merged_value(function, junction, "i1" if pair else "i32", sources, routes, "route")
    return Route(value, pair, carried)


def merged_value(
    function: Function, junction: Block, type_: str, sources: list[Block], values: list[str], stem: str
) -> str:
    """The value that is `values[k]` when control comes from `sources[k]`, through a phi node if they differ."""
    if all(value == values[0] for value in values):
        return values[0]
    function.counts.carried += 1
    phi = Phi(function.fresh(f"nv.{stem}"), type_)
    phi.incoming = dict(zip(sources, values, strict=True))
    junction.phis.append(phi)
    return f"%{phi.name}"


def number_of(block: Block) -> str:
    """What an i32 route holds for a target."""
    return str(block.index)


def _arrive(
    function: Function, arrival: Arrival, pair: tuple[Block, Block] | None, routed: bool
) -> tuple[str, dict[Slot, str]]:
    source = arrival.source
    if arrival.route is not None:
        return _as_number(function, source, arrival.route, pair) if routed else "", arrival.route.slots
    if len(arrival.targets) == 1:
        target = arrival.targets[0]
        return _constant(target, pair), take_values(target, source)
    yes, no = arrival.targets
    condition = arrival.condition
    yes_values, no_values = take_values(yes, source), take_values(no, source)
    slots = {}
    for slot in {**yes_values, **no_values}:
        a, b = yes_values.get(slot, POISON), no_values.get(slot, POISON)
        slots[slot] = select(function, source, condition, slot[0], a, b)
    if pair is not None:
        if pair == (yes, no):
            return condition, slots
        return compute(function, source, f"xor i1 {condition}, true"), slots
    return select(function, source, condition, "i32", number_of(yes), number_of(no)), slots


def _constant(target: Block, pair: tuple[Block, Block] | None) -> str:
    if pair is None:
        return number_of(target)
    return "true" if target is pair[0] else "false"


def _as_number(function: Function, source: Block, route: Route, pair: tuple[Block, Block] | None) -> str:
    if route.pair is None or pair is not None:
        return route.value
    first, second = route.pair
    return select(function, source, route.value, "i32", number_of(first), number_of(second))


def select(function: Function, block: Block, condition: str, type_: str, yes: str, no: str) -> str:
    """A select at the end of `block`; values that cannot matter are not selected."""
    if yes == no or no == POISON:
        return yes
    if yes == POISON:
        return no
    return compute(function, block, f"select i1 {condition}, {type_} {yes}, {type_} {no}")


def compute(function: Function, block: Block, instruction: str) -> str:
    """Append an instruction to `block`; its value."""
    name = function.fresh("nv.value")
    block.body.append(f"  %{name} = {instruction}")
    return f"%{name}"


def dispatch_on(function: Function, block: Block, route: Route, target: Block) -> str:
    """An i1 in `block` that says whether the route leads to `target`."""
    if route.pair is None:
        return compute(function, block, f"icmp eq i32 {route.value}, {number_of(target)}")
    if target is route.pair[0]:
        return route.value
    return compute(function, block, f"xor i1 {route.value}, true")


def branch_on_route(function: Function, block: Block, route: Route, targets: list[Block]) -> list[Block]:
    """End `block` in branches to the targets of a route, with their values; the blocks that do the branching."""
    if len(targets) >= SWITCH_FROM:
        block.kind, block.condition = SWITCH, f"i32 {route.value}"
        block.targets = [targets[-1], *targets[:-1]]
        block.cases = [f"i32 {number_of(target)}" for target in targets[:-1]]
        for target in targets:
            give_values(target, block, route.slots)
        return [block]
    made = [block]
    while len(targets) > 2:
        rest = function.new_block(block, "else")
        made[-1].branch_if(dispatch_on(function, made[-1], route, targets[0]), targets[0], rest)
        give_values(targets[0], made[-1], route.slots)
        made.append(rest)
        targets = targets[1:]
    made[-1].branch_if(dispatch_on(function, made[-1], route, targets[0]), *targets)
    for target in targets:
        give_values(target, made[-1], route.slots)
    return made
