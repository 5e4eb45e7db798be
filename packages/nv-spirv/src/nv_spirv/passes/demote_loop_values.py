"""Hand values out of loops through memory, for drivers that lose them.

    %loop = OpLabel                             %loop = OpLabel
    %v = OpLoad %int %place                     %v = OpLoad %int %place
         OpLoopMerge %merge %loop None               OpStore %kept %v
         OpBranchConditional %c %merge %loop         OpLoopMerge %merge %loop None
    %merge = OpLabel                        =>       OpBranchConditional %c %merge %loop
         OpStore %out %v                        %merge = OpLabel
                                                %w = OpLoad %int %kept
                                                     OpStore %out %w

SwiftShader runs the invocations of a subgroup in step until the last has left a loop, and computes the loop's values
anew for those that have left: what they had loaded is 0 afterwards. It stores for the active invocations only, so what
is stored before an invocation leaves is right. A phi at the exit reads too late as well, and becomes memory.

Requires: a valid module.
Leaves:   no value of a loop is used outside but through a variable; pointers are computed again where they are used.
          Values that no variable can hold (images, samplers) stay as they are.
Cost:     a store and a load for each value that leaves a loop; linear, times the depth of loops.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.checks.subject import MERGES, Function, Subject, subject
from nv_spirv.declarations import BUILT_IN
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import Context, context_of, uses
from nv_spirv.options import Options
from nv_spirv.sections import ANNOTATIONS, DECLARATIONS, ENTRY_POINTS, FUNCTIONS, Sections

_INPUT, _FUNCTION_STORAGE = 1, 7
_LOCAL_INVOCATION_INDEX = 29
_CHAINS = frozenset({op.AccessChain, op.InBoundsAccessChain})
_UNSTORABLE = frozenset(
    {op.TypePointer, op.TypeImage, op.TypeSampler, op.TypeSampledImage, op.TypeRuntimeArray}
)


def run(module: Binary, _: Options) -> Binary:
    """Run the pass."""
    if not any(instruction[0] == op.LoopMerge for instruction in module.instructions):
        return module
    taken = subject(module, context_of(module.instructions))
    sections = Sections.of(module)
    memory = _Memory(sections)
    body: list[Instruction] = []
    for function in taken.functions:
        if function.blocks:
            body += _Demotion(taken, function, memory, sections).rewritten()
        else:
            body += module.instructions[function.start : function.end + 1]
    behind = taken.functions[-1].end + 1
    sections.keep(FUNCTIONS, [*body, *module.instructions[behind:]])
    return sections.join()


def _shown(entry: Instruction, variable: int) -> Instruction:
    """An entry point whose interface has the variable."""
    interface = entry[decode_string(entry, 3)[1] :]
    return entry if variable in interface else (*entry, variable)


class _Memory:
    """What variables need beside the functions: types, and an index that is 0 and that no driver knows.

    Variables are arrays of one element: SwiftShader's optimiser would make values of others again.
    """

    def __init__(self, sections: Sections) -> None:
        self._sections = sections
        self._types: dict[Instruction, int] = {}
        for i in sections[DECLARATIONS]:
            if i[0] in (op.TypeInt, op.TypePointer):
                self._types[(i[0], *i[2:])] = i[1]
            elif i[0] == op.Constant:
                self._types[(i[0], i[1], *i[3:])] = i[2]
        self._arrays: dict[int, int] = {}
        self.u32 = self._declared(op.TypeInt, 32, 0)

    def _declared(self, opcode: int, *operands: int) -> int:
        """The id of a type, declared once."""
        key = (opcode, *operands)
        if key not in self._types:
            self._types[key] = new = self._sections.fresh()
            self._sections[DECLARATIONS].append((opcode, new, *operands))
        return self._types[key]

    def constant(self, value: int) -> int:
        """The id of an integer of 32 bits."""
        key = (op.Constant, self.u32, value)
        if key not in self._types:
            self._types[key] = new = self._sections.fresh()
            self._sections[DECLARATIONS].append((op.Constant, self.u32, new, value))
        return self._types[key]

    def array(self, element: int) -> int:
        """The type of pointers to a variable that holds one element."""
        if element not in self._arrays:
            length = self.constant(1)
            self._arrays[element] = new = self._sections.fresh()
            self._sections[DECLARATIONS].append((op.TypeArray, new, element, length))
        return self._declared(op.TypePointer, _FUNCTION_STORAGE, self._arrays[element])

    def pointer(self, element: int) -> int:
        """The type of pointers to an element."""
        return self._declared(op.TypePointer, _FUNCTION_STORAGE, element)

    @cached_property
    def local_index(self) -> int:
        """The variable LocalInvocationIndex."""
        sections = self._sections
        for i in sections[ANNOTATIONS]:
            if i[0] == op.Decorate and i[2:] == (BUILT_IN, _LOCAL_INVOCATION_INDEX):
                found = i[1]
                break
        else:
            pointer = self._declared(op.TypePointer, _INPUT, self.u32)
            found = sections.fresh()
            sections[DECLARATIONS].append((op.Variable, pointer, found, _INPUT))
            sections[ANNOTATIONS].append((op.Decorate, found, BUILT_IN, _LOCAL_INVOCATION_INDEX))
        sections.keep(ENTRY_POINTS, [_shown(i, found) for i in sections[ENTRY_POINTS]])
        return found


@dataclass
class _Edits:
    """What is added to a block: behind its phis, behind instructions (by index), before it ends."""

    first: list[Instruction] = field(default_factory=list)
    after: dict[int, list[Instruction]] = field(default_factory=dict)
    last: list[Instruction] = field(default_factory=list)
    renamed: dict[int, int] = field(default_factory=dict)


class _Demotion:
    """One function while its loops' values are put into variables."""

    def __init__(self, taken: Subject, function: Function, memory: _Memory, sections: Sections) -> None:
        self._taken, self._function = taken, function
        self._memory, self._sections = memory, sections
        self._zero = 0
        self._context: Context = taken.context
        self._edits = [_Edits() for _ in function.blocks]
        self._variables: dict[int, int] = {}
        self._variables_declared: list[Instruction] = []
        self._demoted_phis: set[int] = set()
        self._block_of = {
            index: number
            for number, block in enumerate(function.blocks)
            for index in range(block.start, block.end + 1)
        }
        self._loops = self._loops_of_blocks()

    def _loops_of_blocks(self) -> list[frozenset[int]]:
        """For each block, the headers of the loops that it belongs to."""
        function, tree = self._function, self._function.tree()
        loops: list[set[int]] = [set() for _ in function.blocks]
        for header, block in enumerate(function.blocks):
            if block.merge is None or block.merge[0] != op.LoopMerge or not tree.reachable(header):
                continue
            merge = function.numbers[block.merge[1]]
            for inside in tree.below(header):
                if not (tree.reachable(merge) and tree.dominates(merge, inside)):
                    loops[inside].add(header)
        return [frozenset(found) for found in loops]

    def rewritten(self) -> list[Instruction]:
        """The function's instructions."""
        instructions, function = self._taken.instructions, self._function
        if any(self._loops):
            reachable = function.tree().reachable
            for number in range(len(function.blocks)):
                if reachable(number):
                    self._look_at_phis(number)
            for number in range(len(function.blocks)):
                if reachable(number):
                    self._look_at_uses(number)
        result = list(instructions[function.start : function.blocks[0].start])
        for number in range(len(function.blocks)):
            result += self._block(number)
        result += instructions[function.blocks[-1].end + 1 : function.end + 1]
        return result

    # Looking for what leaves a loop

    def _leaves(self, definition: int, use: int) -> bool:
        """Return whether a loop contains the block of the definition but not that of the use."""
        return not self._loops[definition] <= self._loops[use]

    def _look_at_phis(self, number: int) -> None:
        """Demote the phis of a block that is entered from inside a loop that it is not in."""
        for index in self._phis(number):
            instruction = self._taken.instructions[index]
            parents = [self._function.numbers[label] for label in instruction[4::2]]
            if not any(self._leaves(parent, number) for parent in parents) or not self._storable(
                instruction[1]
            ):
                continue
            self._demoted_phis.add(index)
            variable = self._variable(instruction[1])
            self._edits[number].first += self._load(instruction[1], instruction[2], variable)
            for parent, value in dict(zip(parents, instruction[3::2], strict=True)).items():
                self._edits[parent].last += self._store(instruction[1], variable, value)

    def _look_at_uses(self, number: int) -> None:
        """Find what a block uses of loops that it is not in."""
        block, instructions = self._function.blocks[number], self._taken.instructions
        for index in range(block.start, block.end + 1):
            instruction = instructions[index]
            if instruction[0] != op.Phi:
                for place in uses(instruction, self._context):
                    self._use(number, instruction[place])
            elif index not in self._demoted_phis:
                for value, label in zip(instruction[3::2], instruction[4::2], strict=True):
                    self._use(self._function.numbers[label], value)
        for added in self._edits[number].last:
            if added[0] == op.Store:
                self._use(number, added[2])

    def _use(self, number: int, value: int) -> None:
        """Let a block read a value of a loop that it is not in from memory."""
        edits = self._edits[number]
        index = self._taken.index_of.get(value, -1)
        home = self._block_of.get(index)
        if value in edits.renamed or home is None or not self._leaves(home, number):
            return
        instruction = self._taken.instructions[index]
        if len(instruction) < 3 or value not in self._taken.type_of:
            return  # a label
        type_ = self._taken.type_of[value]
        if instruction[0] in _CHAINS:
            for operand in instruction[3:]:
                self._use(number, operand)
            renamed = edits.renamed[value] = self._sections.fresh()
            operands = (edits.renamed.get(operand, operand) for operand in instruction[3:])
            edits.first.append((instruction[0], type_, renamed, *operands))
        elif self._storable(type_):
            renamed = edits.renamed[value] = self._sections.fresh()
            edits.first += self._load(type_, renamed, self._kept(value, index, home))

    def _kept(self, value: int, index: int, home: int) -> int:
        """The variable that a value is stored into where it is defined."""
        if value not in self._variables:
            type_ = self._taken.type_of[value]
            self._variables[value] = variable = self._variable(type_)
            store = self._store(type_, variable, value)
            if self._taken.instructions[index][0] == op.Phi:
                self._edits[home].first += store
            else:
                self._edits[home].after.setdefault(index, []).extend(store)
        return self._variables[value]

    def _variable(self, type_: int) -> int:
        variable = self._sections.fresh()
        array = (op.Variable, self._memory.array(type_), variable, _FUNCTION_STORAGE)
        if not self._zero:
            index, self._zero = self._sections.fresh(), self._sections.fresh()
            memory = self._memory
            self._edits[0].first = [
                (op.Load, memory.u32, index, memory.local_index),
                (op.ShiftRightLogical, memory.u32, self._zero, index, memory.constant(31)),
                *self._edits[0].first,
            ]
        self._variables_declared.append(array)
        return variable

    def _element(self, type_: int, variable: int) -> tuple[int, Instruction]:
        place = self._sections.fresh()
        return place, (op.AccessChain, self._memory.pointer(type_), place, variable, self._zero)

    def _store(self, type_: int, variable: int, value: int) -> list[Instruction]:
        place, chain = self._element(type_, variable)
        return [chain, (op.Store, place, value)]

    def _load(self, type_: int, result: int, variable: int) -> list[Instruction]:
        place, chain = self._element(type_, variable)
        return [chain, (op.Load, type_, result, place)]

    def _storable(self, type_: int) -> bool:
        index = self._taken.index_of.get(type_)
        if index is None:
            return False
        opcode = self._taken.instructions[index][0]
        return opcode not in _UNSTORABLE and opcode != op.TypeVoid

    # Writing

    def _phis(self, number: int) -> Iterator[int]:
        block = self._function.blocks[number]
        for index in range(block.start, block.end):
            if self._taken.instructions[index][0] == op.Phi:
                yield index

    def _block(self, number: int) -> Iterator[Instruction]:
        block, edits, instructions = (
            self._function.blocks[number],
            self._edits[number],
            self._taken.instructions,
        )
        ends = block.end - 1 if instructions[block.end - 1][0] in MERGES else block.end
        head = self._head(number)
        for index in range(block.start, block.end + 1):
            if index == ends:
                yield from (self._renamed(number, added) for added in edits.last)
            if index not in self._demoted_phis:
                yield self._renamed(number, instructions[index])
            if number == 0 and index == block.start:
                yield from self._variables_declared
            if index == head:
                yield from edits.first
            yield from edits.after.get(index, ())

    def _head(self, number: int) -> int:
        """The index of the last instruction that must stand at a block's beginning: phis, or variables."""
        block, instructions = self._function.blocks[number], self._taken.instructions
        found = block.start
        for index in range(block.start, block.end):
            if instructions[index][0] in (op.Phi, op.Variable):
                found = index
        return found

    def _renamed(self, number: int, instruction: Instruction) -> Instruction:
        """The instruction with what it uses of loops it is not in read from memory."""
        if instruction[0] == op.Phi:
            return self._renamed_phi(instruction)
        renamed = self._edits[number].renamed
        if not renamed or renamed.keys().isdisjoint(instruction):
            return instruction
        words = list(instruction)
        for place in uses(instruction, self._context):
            words[place] = renamed.get(words[place], words[place])
        return tuple(words)

    def _renamed_phi(self, phi: Instruction) -> Instruction:
        words = list(phi)
        for place in range(3, len(words), 2):
            renamed = self._edits[self._function.numbers[words[place + 1]]].renamed
            words[place] = renamed.get(words[place], words[place])
        return tuple(words)
