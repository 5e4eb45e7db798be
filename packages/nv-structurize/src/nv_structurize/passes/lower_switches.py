"""Turn switches into comparisons: all of them if asked to, else those that would stand inside another switch.

Mesa's SPIR-V front end (25.0, all its drivers share it) loses a `continue` on its way out of nested switches: where
three are nested and the outer two are left to go on with the loop, it goes to a merge block instead. Which switches
nest is known only afterwards, so the driver of the passes asks `nested` and starts over with those lowered.

Cases are compared in halves, so that the depth is logarithmic; a case value is compared for equality once it is alone.

Requires: nothing.
Leaves:   no `switch` in the blocks of `function.lowered_switches`.
Cost:     two blocks a case.
"""

from __future__ import annotations

from nv_structurize.graph.blocks import SWITCH, Block, Function
from nv_structurize.graph.routes import Carrier


def run(function: Function) -> None:
    """Lower the function's switches that are to be lowered."""
    carrier = Carrier(function)
    for block in function.blocks[:]:
        if block.kind == SWITCH and block.name in function.lowered_switches:
            _Lowering(function, carrier, block).run()


def nested(function: Function) -> frozenset[str]:
    """Blocks with a switch inside the construct of another, no loop in between; `place_blocks` has run.

    The blocks of a construct stand between its header and its merge block.
    """
    found: set[str] = set()
    around: list[tuple[int, bool]] = []  # where the construct ends, and whether it is a switch
    for place, block in enumerate(function.blocks):
        while around and around[-1][0] <= place:
            around.pop()
        if block in function.loops:
            around.append((function.loops[block].merge.index, False))
        elif block.kind == SWITCH:
            if around and around[-1][1]:
                found.add(block.name)
            around.append((function.selections[block].index, True))
    return frozenset(found)


class _Lowering:
    def __init__(self, function: Function, carrier: Carrier, block: Block) -> None:
        self.function = function
        self.carrier = carrier
        self.block = block
        self.type, self.value = block.condition.rsplit(" ", 1)
        self.default = block.targets[0]
        cases = [case.rsplit(" ", 1)[1] for case in block.cases]
        numbers = {"true": -1, "false": 0}  # as a signed i1
        self.cases = sorted(
            (
                (numbers[case] if case in numbers else int(case), case, target)
                for case, target in zip(cases, block.targets[1:], strict=True)
                if target is not self.default
            ),
            key=lambda case: case[0],
        )

    def run(self) -> None:
        """Replace the switch, and give each target its values for each block that now leads to it."""
        block, old = self.block, self.block.successors()
        arriving: dict[Block, list[Block]] = {}
        work = [(block, self.cases)]
        while work:
            at, cases = work.pop()
            if not cases:
                at.branch(self.default)
                arriving.setdefault(self.default, []).append(at)
            elif len(cases) == 1:
                _, text, target = cases[0]
                at.branch_if(self._compare(at, "eq", text), target, self.default)
                for each in (target, self.default):
                    arriving.setdefault(each, []).append(at)
            else:
                middle = len(cases) // 2
                low, high = self.function.new_block(block, "low"), self.function.new_block(block, "high")
                at.branch_if(self._compare(at, "slt", cases[middle][1]), low, high)
                work += [(high, cases[middle:]), (low, cases[:middle])]
        block.tail = ""
        for target in old:
            for phi in target.phis:
                value = phi.incoming.pop(block)
                phi.incoming.update(dict.fromkeys(arriving[target], value))

    def _compare(self, at: Block, how: str, number: str) -> str:
        return self.carrier.compute(at, f"icmp {how} {self.type} {self.value}, {number}")
