"""How deep a driver that turns early exits into nesting may nest a module's control flow.

Mesa's compilers give `if (c) { …; return; } rest` the form `if (c) { … } else { rest }`, so that what follows a
return, a continue or a break lies one level deeper, and once for each turn of a loop that they unroll. The number is an
upper bound of what they make of it, where loops count up to a constant.
"""

from __future__ import annotations

from collections.abc import Sequence

from nv_spirv.binary import Instruction
from nv_spirv.declarations import Declarations
from nv_spirv.errors import InvalidInput
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, walk

_UNROLL = 1  # LoopControl
_LEAVES = frozenset({op.Return, op.ReturnValue, op.Kill, op.TerminateInvocation})
_MERGES = frozenset({op.SelectionMerge, op.LoopMerge})
_COMPARISONS = frozenset(range(op.IEqual, op.SLessThanEqual + 1))
# The words that are read of each.
_LENGTHS = {
    op.Function: 5,
    op.Label: 2,
    op.SelectionMerge: 3,
    op.LoopMerge: 4,
    op.Branch: 2,
    op.BranchConditional: 4,
    op.FunctionCall: 4,
    **dict.fromkeys(_COMPARISONS, 5),
}
_ENDS = _LEAVES | {op.Branch, op.BranchConditional, op.Switch, op.Unreachable}


def nesting(instructions: Sequence[Instruction], context: Context, found: Declarations) -> int:
    """The greatest depth of any function, with those that it calls; damaged instructions are passed over."""
    depths: dict[int, tuple[int, list[tuple[int, int]]]] = {}
    body: list[Instruction] = []
    for instruction in instructions:
        opcode = instruction[0]
        if opcode == op.Function:
            body = []
        if len(instruction) >= _LENGTHS.get(opcode, 1):
            body.append(instruction)
        if opcode == op.FunctionEnd and body and body[0][0] == op.Function:
            depths[body[0][2]] = _Function(body, context, found).depth()
            body = []
    return max(_totals(depths).values(), default=0)


def _totals(depths: dict[int, tuple[int, list[tuple[int, int]]]]) -> dict[int, int]:
    """The depth of each function with those that it calls; one that calls itself, refused elsewhere, counts once."""
    known: dict[int, int] = {}
    waiting = list(depths)
    while waiting:
        function = waiting.pop()
        if function in known and known[function] >= 0:
            continue
        deepest, calls = depths.get(function, (0, []))
        unknown = [callee for _, callee in calls if callee not in known]
        if unknown and function not in known:
            known[function] = -1  # being worked out
            waiting += [function, *unknown]
        else:
            known[function] = max([deepest, *(at + max(0, known.get(callee, 0)) for at, callee in calls)])
    return known


class _Function:
    """The blocks of one function, in module order."""

    def __init__(self, body: Sequence[Instruction], context: Context, found: Declarations) -> None:
        self.context, self.found = context, found
        self.comparisons = {i[2]: i for i in body if i[0] in _COMPARISONS}
        self.blocks: list[tuple[int, Instruction | None, Instruction, list[int]]] = []
        label = 0
        merge: Instruction | None = None
        calls: list[int] = []
        for instruction in body:
            opcode = instruction[0]
            if opcode == op.Label:
                label, merge, calls = instruction[1], None, []
            elif opcode in _MERGES:
                merge = instruction
            elif opcode == op.FunctionCall:
                calls.append(instruction[3])
            elif opcode in _ENDS:
                self.blocks.append((label, merge, instruction, calls))
        self.place = {label: at for at, (label, *_) in enumerate(self.blocks)}
        self.targets = [self._targets(end) for _, _, end, _ in self.blocks]
        self.left: dict[int, int] = {}  # by the place of a header; the inner ones first
        for at in reversed(range(len(self.blocks))):
            merge = self.blocks[at][1]
            if merge is not None:
                self.left[at] = self._left(at, merge)

    def _targets(self, end: Instruction) -> list[int]:
        if end[0] == op.Branch:
            return [end[1]]
        if end[0] == op.BranchConditional:
            return [end[2], end[3]]
        if end[0] != op.Switch:
            return []
        try:
            return [end[start] for kind, start, _ in walk(end, self.context) if kind == "i"][1:]
        except InvalidInput:
            return []

    def depth(self) -> tuple[int, list[tuple[int, int]]]:
        """The greatest depth, and the depth of each call with the function that is called."""
        depth = dict.fromkeys(self.place, 0)
        merges = {
            merge[1] for _, merge, _, _ in self.blocks if merge is not None
        }  # as deep as their headers say
        calls = []
        for at, (label, merge, _, called) in enumerate(self.blocks):
            here = depth[label]
            calls += [(here, callee) for callee in called]
            after = merge[1] if merge is not None else 0
            for target in self.targets[at]:
                if self.place.get(target, 0) > at and target not in merges:
                    inner = here + (merge is None or merge[0] == op.SelectionMerge) * (
                        len(self.targets[at]) > 1
                    )
                    depth[target] = max(depth[target], inner)
            if merge is not None and after in depth:
                left = self.left[at]
                unrolled = merge[0] == op.LoopMerge and merge[3] & _UNROLL
                depth[after] = max(
                    depth[after], here + (left * self._turns(at, merge) if unrolled else left > 0)
                )
        return max(depth.values(), default=0), calls

    def _turns(self, at: int, merge: Instruction) -> int:
        """The constant that a loop counts up to, as its condition says; 1 where there is none, which nobody unrolls."""
        for place in range(at, self.place.get(merge[1], at)):
            end = self.blocks[place][2]
            if end[0] == op.BranchConditional and merge[1] in end[2:4]:
                operands = self.comparisons.get(end[1], ())[3:]
                return max([1, *(abs(self.found.integer(operand) or 0) for operand in operands)])
        return 1

    def _left(self, at: int, merge: Instruction) -> int:
        """How many blocks leave a construct for elsewhere than its merge block; of a loop, more than its condition.

        One is as good as many, but in a loop that is unrolled. Constructs inside that nobody leaves are passed over.
        """
        end = self._end(at)
        loop = merge[0] == op.LoopMerge
        many = loop and bool(merge[3] & _UNROLL)
        left, breaks, place = 0, 0, at
        while place < end and (many or not left):
            if place > at and self.left.get(place) == 0 and self._end(place) > place:
                place = self._end(place)
                continue
            targets = self.targets[place]
            breaks += many and merge[1] in targets
            left += self.blocks[place][2][0] in _LEAVES or any(
                target != merge[1] and not at <= self.place.get(target, -1) < end for target in targets
            )
            place += 1
        return left + max(0, breaks - 1)

    def _end(self, at: int) -> int:
        """Where the construct that begins in a block ends: the place of its merge block."""
        merge = self.blocks[at][1]
        return len(self.blocks) if merge is None else self.place.get(merge[1], len(self.blocks))
