"""A module taken apart for the checks: where each id is defined, and every function as a graph of blocks.

One pass over the instructions. It takes for granted only what `words` has checked: that each instruction is
as long as its opcode says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nv_spirv.binary import Binary, Instruction
from nv_spirv.checks.dominance import Dominators, dominators
from nv_spirv.checks.violation import Violation
from nv_spirv.declarations import Declarations, declarations
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, shape, walk
from nv_spirv.grammar.tables import opcode_name

BRANCHES = frozenset({op.Branch, op.BranchConditional, op.Switch})
TERMINATORS = BRANCHES | {
    op.Return,
    op.ReturnValue,
    op.Unreachable,
    op.Kill,
    op.TerminateInvocation,
    op.IgnoreIntersectionKHR,
    op.TerminateRayKHR,
    op.EmitMeshTasksEXT,
}
MERGES = frozenset({op.LoopMerge, op.SelectionMerge})


@dataclass(slots=True, eq=False, repr=False)
class Block:
    """One block: its label's id and index, the index of its terminator, the ids of the blocks it leads to."""

    label: int
    start: int
    end: int
    targets: list[int]
    merge: Instruction | None


@dataclass(slots=True, eq=False, repr=False)
class Function:
    """One function: its id, the indexes of `OpFunction` and `OpFunctionEnd`, its blocks in module order."""

    id: int
    start: int
    end: int
    blocks: list[Block] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)
    _tree: Dominators | None = None

    def tree(self) -> Dominators:
        """The dominator tree of the blocks, worked out once; there must be a block."""
        if self._tree is None:
            self._tree = dominators(self.successors())
        return self._tree

    def successors(self) -> list[list[int]]:
        """The blocks each block leads to, by number; targets that are not blocks of the function are left out."""
        numbers = self.numbers
        return [[numbers[target] for target in block.targets if target in numbers] for block in self.blocks]


@dataclass(slots=True, eq=False, repr=False)
class Subject:
    """A module under examination.

    `index_of` and `type_of` hold, for each result id, the index of its instruction and its result type.
    """

    module: Binary
    instructions: Sequence[Instruction]
    found: Declarations
    context: Context
    index_of: dict[int, int]
    type_of: dict[int, int]
    functions: list[Function]
    violations: list[Violation]

    @property
    def first_function(self) -> int:
        """The index of the first `OpFunction`: where the declarations end."""
        return self.functions[0].start if self.functions else len(self.instructions)

    def report(self, rule: str, message: str, index: int) -> None:
        """Note a broken rule."""
        self.violations.append(Violation(rule, message, index))

    def name(self, identifier: int) -> str:
        """`%12`, with the name the module gives it: `%12 (sum)`."""
        name = self.found.names.get(identifier)
        return f"%{identifier} ({name})" if name else f"%{identifier}"

    def operation(self, index: int) -> str:
        """The name of an instruction, `OpLoad`."""
        return opcode_name(self.instructions[index][0])


def subject(module: Binary, context: Context) -> Subject:
    """Take a module apart."""
    instructions = module.instructions
    result = Subject(module, instructions, declarations(instructions), context, {}, {}, [], [])
    index_of, type_of = result.index_of, result.type_of
    shapes = {opcode: shape(opcode) for opcode in {instruction[0] for instruction in instructions}}
    results = {opcode: form.result for opcode, form in shapes.items() if form.result}
    for index, instruction in enumerate(instructions):
        place = results.get(instruction[0])
        if place is None:
            continue
        identifier = instruction[place]
        if identifier in index_of:
            result.report("ids.single", f"{result.name(identifier)} is defined a second time", index)
            continue
        index_of[identifier] = index
        if place == 2:
            type_of[identifier] = instruction[1]
    _functions(result)
    return result


def _functions(result: Subject) -> None:
    function: Function | None = None
    block: Block | None = None
    for index, instruction in enumerate(result.instructions):
        opcode = instruction[0]
        if opcode == op.Function:
            function = Function(instruction[2], index, index)
            result.functions.append(function)
            block = None
        elif function is None:
            continue
        elif opcode == op.Label:
            if block is not None:
                result.report(
                    "blocks.terminator", f"block {result.name(block.label)} has no terminator", index
                )
            block = Block(instruction[1], index, index, [], None)
            function.numbers[block.label] = len(function.blocks)
            function.blocks.append(block)
        elif opcode in TERMINATORS:
            if block is None:
                result.report("blocks.label", f"{result.operation(index)} stands outside a block", index)
                continue
            _close(result, block, index)
            block = None
        elif opcode == op.FunctionEnd:
            if block is not None:
                result.report(
                    "blocks.terminator", f"block {result.name(block.label)} has no terminator", index
                )
                block.end = index
            function.end = index
            function = block = None
    if function is not None:
        result.report(
            "blocks.function",
            f"function {result.name(function.id)} has no OpFunctionEnd",
            len(result.instructions) - 1,
        )
        function.end = len(result.instructions)


def _close(result: Subject, block: Block, index: int) -> None:
    instruction = result.instructions[index]
    block.end = index
    block.targets = branch_targets(instruction, result.context)
    before = result.instructions[index - 1]
    if before[0] in MERGES:
        block.merge = before


def branch_targets(instruction: Instruction, context: Context) -> list[int]:
    """The ids of the blocks that a terminator leads to, the default of a switch first; repeats kept."""
    opcode = instruction[0]
    if opcode == op.Branch:
        return [instruction[1]]
    if opcode == op.BranchConditional:
        return [instruction[2], instruction[3]]
    if opcode == op.Switch:
        return [instruction[start] for kind, start, _ in walk(instruction, context) if kind == "i"][1:]
    return []
