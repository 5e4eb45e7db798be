"""Let every loop be left to one block: its merge block.

A block outside that is reached only from inside is the merge block as it is; otherwise a new one leads on. If the loop
is left to several places, the merge block asks a route where to go:

    loop ──► a                loop ──► header.merge ──► a
      └────► b ──► a    =>                    └───────► b ──► a

Four things keep routes rare. An empty block on the way out is passed by. A short tail that is reached only from the
loop and holds nothing convergent (`if (found) { store; break; }`) is taken into the loop, where the source had it,
while this lessens the number of targets. A short ending with few ways to it is copied into the loop, for returning is
allowed anywhere. And a branch both of whose sides leave becomes a `select` of the route.

A target further out than the loop around is reached through that loop's merge block, too. The merge block between has
one edge for all such targets, and its route is what arrives there: each level costs a comparison, not one for each
target.

Convergent calls are never taken in: behind the loop all invocations that left it come together, inside they would not.

Requires: latches (`unify_latches`).
Leaves:   `function.loops`; every edge out of a loop goes to its merge block, which has no other predecessors and
          belongs to the directly enclosing loop. Values that lost their dominance are repaired (`rebuild_ssa`).
          Headers that select between two blocks of the loop are split in two.
Cost:     linear in edges times the loops that an edge leaves.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import (
    BRANCH,
    CONDITIONAL,
    END,
    SWITCH,
    Block,
    Function,
    Loop,
    block_order_key,
)
from nv_structurize.graph.endings import copy_ending, is_rooted, is_short_ending
from nv_structurize.graph.loop_nest import LoopNest, Undecided
from nv_structurize.graph.routes import Arrival, Carrier, Route, Slot, Targets, number_of

TAIL_BLOCKS = 6
TAIL_INSTRUCTIONS = 48
ENDINGS_INSTRUCTIONS = 16
"""Of all copies of an ending, one for each that leaves to it: invocations that end apart also store apart."""


def run(function: Function, loop_ends: str = "tails") -> None:
    """Unify the exits of every loop, innermost first."""
    if not function.latches:
        return
    nest = LoopNest(function)
    for header in nest.innermost_first:
        _leave_once(function, nest, header, loop_ends)
    function.dominators = function.dominators or nest.tree
    _split_selecting_headers(function)


def _leave_once(function: Function, nest: LoopNest, header: Block, loop_ends: str) -> None:
    outside = nest.parent[header]
    targets = _exit_targets(nest, header)
    if len(targets) > 1:
        _pass_empty_blocks(nest, function, targets)
    for with_latch in (False, True):
        if len(targets) > 1 and loop_ends != "smallest":
            _take_tails_in(function, nest, header, targets, with_latch, loop_ends == "dominated")
        if len(targets) > 1:
            _copy_endings(function, nest, header, targets, with_latch)
    if not targets:
        merge = function.new_block(header, "never")
        nest.loop_of[merge] = outside
    elif len(targets) == 1:
        merge = _single_target(function, nest, header, next(iter(targets)), targets)
    else:
        merge = _routed(function, nest, header, targets)
    function.loops[header] = Loop(function.latches[header], merge)
    for block in nest.undecided_in.pop(header, ()):
        del nest.undecided[block]
        nest.record_branching(block, nest.carrier.settle_switch(block))


def _exit_targets(nest: LoopNest, header: Block) -> dict[Block, list[Block]]:
    """Target → the blocks of the loop that go there."""
    targets: dict[Block, list[Block]] = {}
    for source in nest.exits[header]:
        for target in source.successors():
            if not nest.inside(target, header):
                targets.setdefault(target, []).append(source)
    return targets


def _pass_empty_blocks(nest: LoopNest, function: Function, targets: dict[Block, list[Block]]) -> None:
    """Let exits through an empty block go straight to where it leads: often that is another target."""
    for target in list(targets):
        sources = targets[target]
        if target.kind != BRANCH or target.size() or target.phis or target in function.latches.values():
            continue
        onward = target.targets[0]
        if onward is target or len(nest.predecessors[target]) != len(sources):
            continue
        if any(onward in source.targets for source in sources):
            continue  # two edges between two blocks could not bring two values
        del targets[target]
        targets.setdefault(onward, []).extend(sources)
        for phi in onward.phis:
            value = phi.incoming.pop(target)
            phi.incoming.update(dict.fromkeys(sources, value))
        for source in sources:
            source.retarget(target, onward)
        nest.predecessors[onward] = [p for p in nest.predecessors[onward] if p is not target] + sources
        nest.predecessors[target] = []
        target.kind, target.text, target.targets = END, "unreachable", []


def _copy_endings(
    function: Function, nest: LoopNest, header: Block, targets: dict[Block, list[Block]], with_latch: bool
) -> None:
    """Give the loop its own copy of each target that is a short ending, as long as another target is left."""
    for target in list(targets):
        if len(targets) == 1:
            return
        if not is_short_ending(function, target):
            continue
        if target.size() * len(targets[target]) > ENDINGS_INSTRUCTIONS:
            continue
        if not _movable(function, nest, header, targets[target], with_latch):
            continue
        sources = targets.pop(target)
        copy = copy_ending(function, target, sources)
        nest.loop_of[copy] = header
        nest.predecessors[copy] = list(sources)
        nest.predecessors[target] = [p for p in nest.predecessors[target] if p not in set(sources)]


def _movable(
    function: Function, nest: LoopNest, header: Block, sources: list[Block], with_latch: bool
) -> bool:
    """Return whether the blocks that these blocks leave to may become part of the loop.

    In a continue construct only a branch to the merge block may leave, so a latch that leaves is replaced first.
    """
    latch = function.latches[header]
    if latch not in sources:
        return True
    if not with_latch:
        return False
    closing = function.new_block(header, "latch")
    closing.branch(header)
    for phi in header.phis:
        phi.incoming[closing] = phi.incoming.pop(latch)
    latch.retarget(header, closing)
    function.latches[header] = closing
    nest.loop_of[closing] = header
    nest.predecessors[closing] = [latch]
    nest.predecessors[header] = [closing if p is latch else p for p in nest.predecessors[header]]
    return True


def _take_tails_in(
    function: Function,
    nest: LoopNest,
    header: Block,
    targets: dict[Block, list[Block]],
    with_latch: bool,
    unlimited: bool,
) -> None:
    """Make short tails part of the loop while that lessens its targets."""
    latch = function.latches[header]
    while len(targets) > 1:
        groups: dict[Block | None, list[tuple[Block, dict[Block, None]]]] = {}
        for target, sources in targets.items():
            if latch in sources and not with_latch:
                continue
            tail = _tail(function, nest, header, target, targets, unlimited)
            leads_to = {t: None for block in tail for t in block.targets if t not in tail}
            if tail and len(leads_to) < 2:
                groups.setdefault(next(iter(leads_to), None), []).append((target, tail))
        chosen = next((g for g in groups.items() if g[0] is None or g[0] in targets or len(g[1]) > 1), None)
        if chosen is None:
            return
        onward, tails = chosen
        for target, tail in tails:
            if len(targets) == 1:
                return
            _movable(function, nest, header, targets[target], with_latch)
            del targets[target]
            for block in tail:
                nest.loop_of[block] = header
                nest.note_exits(block)
                if onward is not None and onward in block.targets:
                    targets.setdefault(onward, []).append(block)


def _tail(
    function: Function,
    nest: LoopNest,
    header: Block,
    start: Block,
    targets: dict[Block, list[Block]],
    unlimited: bool,
) -> dict[Block, None]:
    """The blocks that control reaches only through `start` from the loop; none if too many or convergent."""
    tail: dict[Block, None] = {}
    stack = [start]
    size = 0
    home = nest.loop_of[start]
    while stack:
        block = stack.pop()
        if block in tail or (block in targets and block is not start):
            continue
        inner = all(p in tail or nest.inside(p, header) for p in nest.predecessors[block])
        if not inner:
            if block is start:
                return {}
            continue  # a join with what comes from elsewhere: the tail leads there
        if nest.loop_of[block] is not home or block in function.latches or block in function.latches.values():
            return {}
        if is_rooted(function, block):
            return {}
        size += block.size()
        tail[block] = None
        if not unlimited and (size > TAIL_INSTRUCTIONS or len(tail) > TAIL_BLOCKS):
            return {}
        stack.extend(block.targets)
    return tail


def _single_target(
    function: Function, nest: LoopNest, header: Block, target: Block, targets: dict[Block, list[Block]]
) -> Block:
    outside = nest.parent[header]
    natural = (
        nest.loop_of[target] is outside
        and all(nest.inside(p, header) for p in nest.predecessors[target])
        and (outside is None or function.latches[outside] is not target)
    )
    if natural:
        return target
    merge = _new_merge(function, nest, header)
    merge.branch(target)
    sources = targets[target]
    for source in sources:
        source.retarget(target, merge)
    wanted = Targets()
    wanted.add(target, [])
    route = nest.carrier.merge(merge, [Arrival(source, (target,)) for source in sources], wanted)
    nest.record_merge(merge, sources, targets)
    nest.carrier.give_values(target, merge, route.slots)
    nest.predecessors[target].append(merge)
    nest.note_exits(merge)
    return merge


def _new_merge(function: Function, nest: LoopNest, header: Block) -> Block:
    merge = function.new_block(header, "merge")
    nest.loop_of[merge] = nest.parent[header]
    return merge


def _routed(function: Function, nest: LoopNest, header: Block, targets: dict[Block, list[Block]]) -> Block:
    merge = _new_merge(function, nest, header)
    carrier = nest.carrier
    wanted = Targets()
    by_source: dict[Block, list[Block]] = {}
    for target, sources in targets.items():
        wanted.add(target, [])
        for source in sources:
            by_source.setdefault(source, []).append(target)
    arrivals: list[Arrival] = []
    for source, leaving in by_source.items():
        if source in nest.undecided:
            arrived, steps = _pass_on(carrier, source, nest.undecided[source], leaving, merge)
        else:
            arrived, steps = carrier.arrivals_from(source, leaving, merge, "leave")
        arrivals += arrived
        for step in steps:
            nest.loop_of[step] = nest.loop_of[source]
            nest.predecessors[step] = [source]
    route = carrier.merge(merge, arrivals, wanted, lambda made_in: nest.reaches(made_in, header))
    nest.record_merge(merge, [arrival.source for arrival in arrivals], targets)
    carrier.switch_on(merge, route, sorted(targets, key=block_order_key))
    outside = nest.parent[header]
    if merge.kind == SWITCH and outside is not None and not all(nest.inside(t, outside) for t in targets):
        nest.undecided[merge] = Undecided(route.value, [number_of(target) for target in merge.targets])
        nest.undecided_in.setdefault(outside, []).append(merge)
        nest.record_branching(merge, [])
    else:
        nest.record_branching(merge, carrier.settle_switch(merge))
    function.counts.dispatchers += 1
    return merge


def _pass_on(
    carrier: Carrier, source: Block, choice: Undecided, leaving: list[Block], merge: Block
) -> tuple[list[Arrival], list[Block]]:
    """Send what an undecided block leaves to `merge` instead; the arrivals, and blocks made on the way."""
    numbers: dict[Block, list[str]] = {}
    for number, target in zip(choice.numbers, source.targets, strict=True):
        numbers.setdefault(target, []).append(number)
    passed = {target: None for target in leaving if numbers[target] == [number_of(target)]}
    # An empty block was passed by: the route still has its number.
    steps = carrier.steps(source, [target for target in leaving if target not in passed], "leave")
    arrivals = [Arrival(step, (step.targets[0],)) for step in steps]
    for step in steps:
        step.branch(merge)
    slots: dict[Slot, str] = {}
    for target in passed:
        slots.update(carrier.take_values(target, source))
    if not passed:
        return arrivals, steps
    arrivals.append(Arrival(source, (), Route(choice.value, None, slots)))
    kept = [(n, t) for n, t in zip(choice.numbers, source.targets, strict=True) if t not in passed]
    if not kept:
        source.branch(merge)
    else:
        source.targets = [merge, *(target for _, target in kept)]
        source.cases = [f"i32 {number}" for number, _ in kept]
        choice.numbers = ["", *(number for number, _ in kept)]
    return arrivals, steps


def _split_selecting_headers(function: Function) -> None:
    """A header that is to select between blocks of the loop hands that to a block of its own."""
    for header, loop in function.loops.items():
        if header.kind == BRANCH or (header.kind == CONDITIONAL and loop.merge in header.targets):
            continue
        chooser = function.new_block(header, "body")
        chooser.kind, chooser.condition = header.kind, header.condition
        chooser.targets, chooser.cases, chooser.tail = header.targets, header.cases, header.tail
        chooser.text = header.text
        header.tail = ""
        header.branch(chooser)
        for target in chooser.successors():
            for phi in target.phis:
                if header in phi.incoming:
                    phi.incoming[chooser] = phi.incoming.pop(header)
