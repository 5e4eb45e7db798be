"""Merge blocks that several targets are reached through: which target, and with which values.

Where edges to different blocks must pass one merge block, a phi node there says which target was meant (the
*route*) and further phi nodes carry what the targets' own phi nodes need. Only one target is taken at a time, so
that targets share the carrying phi nodes, by *slot*. Phi nodes that look like one variable of the source have one
slot: those linked by a common operand, or one being an operand of the other. Arrivals then mostly agree on a
slot's value, and where they do no phi node is needed. A value that only some targets need is taken for all
arrivals if it is there for all, else the others bring poison. The number of slots is bounded: with one for each of n
variables, n merge blocks in a row would carry n values each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from nv_structurize.graph.blocks import CONDITIONAL, SWITCH, Block, Function, Phi
from nv_structurize.graph.operands import defined_name
from nv_structurize.graph.switches import lower_switch

Slot = tuple[str, int, int]
"""Type, a number for the variable, and one for each of several phi nodes that a block has of it."""

Reaches = Callable[[Block], bool]
"""Tells whether a value made in this block is available at the merge block, whichever way control took."""

POISON = "poison"

VARIABLES = 16
"""So many variables of a type get slots of their own; more share them. The programs of `fuzz/foreign.py` grow by 8.1 %
with this, by 8.0 % without a bound, and by 8.8 % with one slot for all variables."""

SWITCH_FROM = 4
"""A route between this many targets is taken apart by a switch."""


class Targets:
    """A set of blocks, merged small into large so that all unions together cost n log n."""

    __slots__ = ("members", "needs")

    def __init__(self) -> None:
        self.members: set[Block] = set()
        self.needs: Counter[Slot] = Counter()

    def __len__(self) -> int:
        return len(self.members)

    def add(self, block: Block, slots: list[Slot]) -> None:
        """Add one target and the slots of its phi nodes."""
        if block not in self.members:
            self.members.add(block)
            if slots:
                self.needs.update(slots)

    def discard(self, block: Block, slots: list[Slot]) -> None:
        """Remove one target; it was placed."""
        if block in self.members:
            self.members.remove(block)
            for slot in slots:
                self.needs[slot] -= 1
                if not self.needs[slot]:
                    del self.needs[slot]

    def union(self, other: Targets, slots_of: Callable[[Block], list[Slot]]) -> Targets:
        """Both; neither argument may be used afterwards."""
        large, small = (self, other) if len(self.members) >= len(other.members) else (other, self)
        for block in small.members:
            large.add(block, slots_of(block))
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


class Carrier:
    """Moves the operands of phi nodes to merge blocks further up; one for each pass over a function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._variables: dict[str, str] | None = None
        self._numbers: dict[str, dict[str, int]] = {}
        self._slots: dict[Block, list[Slot]] = {}
        self._made_in: dict[str, Block] | None = None

    # -- slots

    def slots_of(self, block: Block) -> list[Slot]:
        """The slot of each of the block's phi nodes."""
        slots = self._slots.get(block)
        if slots is None:
            slots = self._slots[block] = self._find_slots(block) if block.phis else []
        return slots

    def _find_slots(self, block: Block) -> list[Slot]:
        if self._variables is None:
            self._variables = _variables(self.function)
        seen: Counter[tuple[str, int]] = Counter()
        slots = []
        for phi in block.phis:
            numbers = self._numbers.setdefault(phi.type, {})
            number = numbers.setdefault(_leader(self._variables, phi.name), len(numbers))
            variable = (phi.type, number % VARIABLES)
            slots.append((*variable, seen[variable]))
            seen[variable] += 1
        return slots

    def take_values(self, target: Block, source: Block) -> dict[Slot, str]:
        """Remove `source` from the phi nodes of `target`; the values that they had for it."""
        if not target.phis:
            return {}
        slots = self.slots_of(target)
        return {slot: phi.incoming.pop(source) for slot, phi in zip(slots, target.phis, strict=True)}

    def give_values(self, target: Block, source: Block, values: dict[Slot, str]) -> None:
        """Make `source` a predecessor of `target` that brings these values."""
        if target.phis:
            for slot, phi in zip(self.slots_of(target), target.phis, strict=True):
                phi.incoming[source] = values.get(slot, POISON)

    # -- merge blocks

    def merge(
        self,
        junction: Block,
        arrivals: Iterable[Arrival],
        targets: Targets,
        reaches: Reaches | None = None,
    ) -> Route:
        """Put into `junction` the phi nodes that its arrivals need, moving the targets' phi operands there.

        Each arrival's source already branches to `junction`. The route is empty if all go to one target.
        """
        pair, routed = targets.pair(), len(targets) > 1
        values: list[dict[Slot, str]] = []
        routes: list[str] = []
        sources: list[Block] = []
        for arrival in arrivals:
            value, slots = self._arrive(arrival, pair, routed)
            sources.append(arrival.source)
            routes.append(value)
            values.append(slots)
        keys: dict[Slot, None] = {}
        for slots in values:
            keys.update(dict.fromkeys(slots))
        carried = {}
        for key in keys:
            brought = [slots.get(key, POISON) for slots in values]
            carried[key] = self._agreed(brought, reaches) or self.phi(
                junction, key[0], sources, brought, "carry"
            )
        if not routed:
            return Route("", None, carried)
        self.function.counts.routes += 1
        return Route(self.phi(junction, "i1" if pair else "i32", sources, routes, "route"), pair, carried)

    def _agreed(self, values: list[str], reaches: Reaches | None) -> str | None:
        """The one value that all arrivals bring or could bring, if there is one."""
        real = set(values) - {POISON}
        if not real:
            return POISON
        if len(real) > 1:
            return None
        (value,) = real
        if POISON not in values or value[0] != "%":
            return value
        if reaches is None:
            return None
        if self._made_in is None:
            self._made_in = _definitions(self.function)
        home = self._made_in.get(value[1:])
        return value if home is None or reaches(home) else None

    def phi(self, junction: Block, type_: str, sources: list[Block], values: list[str], stem: str) -> str:
        """The value that is `values[k]` when control comes from `sources[k]`; a phi node if they differ."""
        if all(value == values[0] for value in values):
            return values[0]
        self.function.counts.carried += 1
        phi = Phi(self.function.fresh(f"nv.{stem}"), type_)
        phi.incoming = dict(zip(sources, values, strict=True))
        junction.phis.append(phi)
        self._note(phi.name, junction)
        return f"%{phi.name}"

    def _arrive(
        self, arrival: Arrival, pair: tuple[Block, Block] | None, routed: bool
    ) -> tuple[str, dict[Slot, str]]:
        source = arrival.source
        if arrival.route is not None:
            return self._translated(source, arrival.route, pair) if routed else "", arrival.route.slots
        if len(arrival.targets) == 1:
            target = arrival.targets[0]
            return _constant(target, pair) if routed else "", self.take_values(target, source)
        yes, no = arrival.targets
        condition = arrival.condition
        yes_values, no_values = self.take_values(yes, source), self.take_values(no, source)
        slots = {}
        for slot in {**yes_values, **no_values}:
            a, b = yes_values.get(slot, POISON), no_values.get(slot, POISON)
            slots[slot] = self.select(source, condition, slot[0], a, b)
        if pair is None:
            return self.select(source, condition, "i32", number_of(yes), number_of(no)), slots
        return condition if pair == (yes, no) else self.compute(source, f"xor i1 {condition}, true"), slots

    def _translated(self, source: Block, route: Route, pair: tuple[Block, Block] | None) -> str:
        if route.pair is None and pair is not None:
            return self.compute(source, f"icmp eq i32 {route.value}, {number_of(pair[0])}")
        if route.pair is None or pair is not None:
            return route.value
        first, second = route.pair
        return self.select(source, route.value, "i32", number_of(first), number_of(second))

    # -- taking routes apart

    def leads_to(self, block: Block, route: Route, target: Block) -> str:
        """An i1 in `block` that says whether the route leads to `target`."""
        if route.pair is None:
            return self.compute(block, f"icmp eq i32 {route.value}, {number_of(target)}")
        if target is route.pair[0]:
            return route.value
        return self.compute(block, f"xor i1 {route.value}, true")

    def dispatch(self, block: Block, route: Route, targets: list[Block]) -> list[Block]:
        """End `block` in branches to the targets of a route; the new blocks that share the branching."""
        self.switch_on(block, route, targets)
        return self.settle_switch(block)

    def switch_on(self, block: Block, route: Route, targets: list[Block]) -> None:
        """End `block` in one branch or switch to the targets of a route."""
        for target in targets:
            self.give_values(target, block, route.slots)
        if route.pair is not None:
            block.branch_if(route.value, *route.pair)
            return
        block.kind, block.condition = SWITCH, f"i32 {route.value}"
        block.targets = [targets[-1], *targets[:-1]]
        block.cases = [f"i32 {number_of(target)}" for target in targets[:-1]]

    def settle_switch(self, block: Block) -> list[Block]:
        """Compare instead, where that is better than a switch or no switch may be made; the new blocks."""
        if block.kind != SWITCH or (
            len(block.successors()) >= SWITCH_FROM and self.function.dispatch_by_switch
        ):
            return []
        return lower_switch(self.function, block)

    def arrivals_from(
        self, source: Block, leaving: list[Block], merge: Block, suffix: str
    ) -> tuple[list[Arrival], list[Block]]:
        """Send the edges from `source` to `leaving` to `merge` instead; the arrivals, and blocks made on the way.

        A conditional branch both of whose sides leave becomes a plain branch, its condition part of the route. A
        switch gets a block for each target, so that each brings its own values.
        """
        if len(leaving) == 1 and source.kind != SWITCH:
            source.retarget(leaving[0], merge)
            return [Arrival(source, (leaving[0],))], []
        if source.kind == CONDITIONAL:
            arrival = Arrival(source, tuple(source.targets), None, source.condition)
            source.branch(merge)
            return [arrival], []
        steps = self.steps(source, leaving, suffix)
        arrivals = [Arrival(step, (step.targets[0],)) for step in steps]
        for step in steps:
            step.branch(merge)
        return arrivals, steps

    def steps(self, source: Block, targets: Iterable[Block], suffix: str) -> list[Block]:
        """A new block on the edge from `source` to each of these targets."""
        steps = {}
        for target in targets:
            step = steps[target] = self.function.new_block(source, suffix)
            values = self.take_values(target, source)
            step.branch(target)
            self.give_values(target, step, values)
        source.retarget_all(steps)
        return list(steps.values())

    # -- instructions

    def select(self, block: Block, condition: str, type_: str, yes: str, no: str) -> str:
        """A select at the end of `block`; values that cannot matter are not selected."""
        if yes == no or no == POISON:
            return yes
        if yes == POISON:
            return no
        return self.compute(block, f"select i1 {condition}, {type_} {yes}, {type_} {no}")

    def compute(self, block: Block, instruction: str) -> str:
        """Append an instruction to `block`; its value."""
        name = self.function.fresh("nv.value")
        block.body.append(f"  %{name} = {instruction}")
        self._note(name, block)
        return f"%{name}"

    def _note(self, name: str, block: Block) -> None:
        if self._made_in is not None:
            self._made_in[name] = block


def number_of(block: Block) -> str:
    """What an i32 route holds for a target."""
    return str(block.index)


def _constant(target: Block, pair: tuple[Block, Block] | None) -> str:
    if pair is None:
        return number_of(target)
    return "true" if target is pair[0] else "false"


def _definitions(function: Function) -> dict[str, Block]:
    """The block that makes each value; parameters are missing."""
    made_in = {}
    for block in function.blocks:
        for phi in block.phis:
            made_in[phi.name] = block
        for line in block.body:
            name = defined_name(line)
            if name is not None:
                made_in[name] = block
    return made_in


def _variables(function: Function) -> dict[str, str]:
    """Phi nodes and their operands linked by union-find: what was one variable before SSA form."""
    leader: dict[str, str] = {}
    for block in function.blocks:
        for phi in block.phis:
            first = _leader(leader, phi.name)
            for value in phi.incoming.values():
                if value[0] == "%":
                    other = _leader(leader, value[1:])
                    if other != first:
                        leader[other] = first
    return leader


def _leader(leader: dict[str, str], name: str) -> str:
    """The name that stands for all linked to this one."""
    found = name
    while (above := leader.get(found, found)) != found:
        found = above
    while leader.get(name, found) != found:
        leader[name], name = found, leader[name]
    return found
