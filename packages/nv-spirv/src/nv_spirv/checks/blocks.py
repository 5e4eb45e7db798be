"""Functions are made of whole blocks: labels, phis first, one terminator, branches to blocks of the same function.

SPIR-V 2.4 ("Logical Layout of a Module") and 2.16.1. Runs before the checks that follow branches.
"""

from __future__ import annotations

from collections import Counter

from nv_spirv.checks.subject import MERGES, Block, Function, Subject
from nv_spirv.declarations import FUNCTION
from nv_spirv.grammar import op

_BEFORE_PHI = frozenset({op.Phi, op.Line, op.NoLine, op.ExtInst})
_BEFORE_VARIABLE = _BEFORE_PHI | {op.Variable, op.UntypedVariableKHR}
_MERGED = {
    op.LoopMerge: frozenset({op.Branch, op.BranchConditional}),
    op.SelectionMerge: frozenset({op.BranchConditional, op.Switch}),
}


def check(subject: Subject) -> None:
    """Report functions whose blocks do not hold together."""
    for function in subject.functions:
        before: list[set[int]] = [set() for _ in function.blocks]
        for number, block in enumerate(function.blocks):
            _targets(subject, function, block)
            for target in block.targets:
                if target in function.numbers:
                    before[function.numbers[target]].add(number)
        if function.blocks and before[0]:
            subject.report(
                "blocks.entry", "the first block of a function is branched to", function.blocks[0].start
            )
        for number in range(len(function.blocks)):
            _body(subject, function, number, {function.blocks[one].label for one in before[number]})
        _order(subject, function)


def _targets(subject: Subject, function: Function, block: Block) -> None:
    named = block.targets + (list(_merge_targets(block)))
    for target in named:
        if target not in function.numbers:
            subject.report(
                "blocks.target", f"{subject.name(target)} is not a block of this function", block.end
            )
    if block.merge is not None:
        opcode = subject.instructions[block.end][0]
        if opcode not in _MERGED[block.merge[0]]:
            subject.report(
                "blocks.merge", f"a merge instruction before {subject.operation(block.end)}", block.end
            )


def _merge_targets(block: Block) -> tuple[int, ...]:
    if block.merge is None:
        return ()
    return block.merge[1:3] if block.merge[0] == op.LoopMerge else block.merge[1:2]


def _body(subject: Subject, function: Function, number: int, parents: set[int]) -> None:
    block = function.blocks[number]
    instructions = subject.instructions
    phis_over = variables_over = False
    for index in range(block.start + 1, block.end):
        opcode = instructions[index][0]
        if opcode == op.Phi:
            if phis_over:
                subject.report("blocks.phi", "a phi after other instructions", index)
            _phi(subject, index, parents)
        elif not phis_over and opcode not in _BEFORE_PHI:
            phis_over = True
        if opcode == op.Variable:
            if instructions[index][3] != FUNCTION or number or variables_over:
                subject.report(
                    "blocks.variable", "a variable that is not at the start of its function", index
                )
        elif opcode in MERGES:
            if index != block.end - 1:
                subject.report(
                    "blocks.merge", "a merge instruction that is not next to last in its block", index
                )
        elif not variables_over and opcode not in _BEFORE_VARIABLE:
            variables_over = True


def _phi(subject: Subject, index: int, parents: set[int]) -> None:
    instruction = subject.instructions[index]
    named = Counter(instruction[4::2])
    if len(instruction) % 2 == 0:
        subject.report("blocks.phi", "a phi with a value that has no parent", index)
    for parent in parents - named.keys():
        subject.report(
            "blocks.phi", f"a phi without a value for its block's parent {subject.name(parent)}", index
        )
    for parent, times in named.items():
        if parent not in parents:
            subject.report(
                "blocks.phi", f"a phi names {subject.name(parent)}, which does not lead here", index
            )
        elif times > 1:
            subject.report(
                "blocks.phi", f"a phi names its parent {subject.name(parent)} {times} times", index
            )


def _order(subject: Subject, function: Function) -> None:
    """Each block stands after the block that immediately dominates it, hence after all that do."""
    if not function.blocks:
        return
    tree = function.tree()
    for number, parent in enumerate(tree.parent):
        if parent > number:
            block, above = function.blocks[number], function.blocks[parent]
            subject.report(
                "blocks.order",
                f"block {subject.name(block.label)} stands before {subject.name(above.label)}, which dominates it",
                block.start,
            )
