"""Each instruction's operands have the types it asks for.

The rules stand in `operands`, one module a family. Their answers are remembered by opcode and operand
types, so that a module's second million of additions costs a dictionary look-up each; rules that read
literals or constants are remembered by those too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from nv_spirv.binary import Instruction
from nv_spirv.checks.operands import arithmetic, composites, extended, groups, images, memory, scopes
from nv_spirv.checks.operands.rule import Rule, Types
from nv_spirv.checks.subject import Function, Subject
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import shape

_PHYSICAL = {1, 2}  # the addressing models Physical32 and Physical64
_VULKAN = 3  # the memory model
RULES: dict[int, Rule] = {
    **arithmetic.RULES,
    **memory.RULES,
    **composites.RULES,
    **groups.RULES,
    **images.RULES,
}


def check(subject: Subject) -> None:
    """Report operands of wrong types."""
    head = subject.instructions[: subject.first_function]
    models = [i for i in head if i[0] == op.MemoryModel]
    types = Types(
        subject.found,
        subject.module.version,
        not {model[1] for model in models} & _PHYSICAL,
        subject.type_of,
        frozenset(i[1] for i in head if i[0] == op.Capability),
        any(model[2] == _VULKAN for model in models),
    )
    checker = _Checker(subject, types)
    checker.run(0, subject.first_function)
    for function in subject.functions:
        checker.run(function.start, function.end)
        _signature(subject, types, function)


class _Checker:
    """Runs the rules over instructions, remembering answers."""

    def __init__(self, subject: Subject, types: Types) -> None:
        self.subject = subject
        self.types = types
        self.answers: dict[tuple[object, ...], str | None] = {(): None}  # () is for opcodes without a rule
        self.glsl = {i for i, name in subject.context.sets.items() if name == "GLSL.std.450"}
        self.special: dict[int, Callable[[Instruction], str | None]] = {
            op.Phi: self.phi,
            op.ExtInst: self.extended,
            op.SpecConstantOp: self.specialized,
            op.Constant: self.constant,
            op.SpecConstant: self.constant,
            op.BranchConditional: self.condition,
            op.Switch: self.selector,
            op.FunctionCall: self.call,
            op.Variable: self.variable,
            op.TypeImage: self.image,
            op.TypeSampledImage: self.image,
        }

    def run(self, start: int, end: int) -> None:
        instructions, answers = self.subject.instructions, self.answers
        get, plan_of = self.subject.type_of.get, _plan
        wrong: str | None
        for index in range(start, end):
            instruction = instructions[index]
            opcode = instruction[0]
            plan = plan_of(opcode)
            if plan is None:
                continue
            if plan == _BINARY:
                key: tuple[object, ...] = (opcode, instruction[1], get(instruction[3]), get(instruction[4]))
            elif plan == _LOAD:
                key = (opcode, instruction[1], get(instruction[3]), instruction[4:])
            elif plan == _SPECIAL:
                wrong = self.special[opcode](instruction)
                if wrong is not None:
                    self.report(wrong, index)
                continue
            else:
                key = self.key(instruction) if opcode in RULES else ()
            if key in answers:
                wrong = answers[key]
            else:
                wrong = answers[key] = self.ask(RULES[opcode], instruction)
            if wrong is None and plan == _SCOPED:
                wrong = scopes.check(self.types, instruction)
            if wrong is not None:
                self.report(wrong, index)

    def report(self, wrong: str, index: int) -> None:
        self.subject.report("types.operands", f"{self.subject.operation(index)}: {wrong}", index)

    def key(self, instruction: Instruction) -> tuple[object, ...]:
        """What the answer depends on: the types, and for exact rules the literals and constant indexes."""
        opcode = instruction[0]
        get = self.subject.type_of.get
        form = shape(opcode)
        ids = form.ids + (tuple(range(form.rest, len(instruction))) if form.rest_ids else ())
        result = instruction[1] if form.typed else 0
        operands = tuple([get(instruction[place]) for place in ids])
        if not RULES[opcode].exact:
            return (opcode, result, operands)
        if form.rest_ids:
            constants = self.subject.found.constants
            literals = tuple([word if word in constants else 0 for word in instruction[form.rest :]])
            return (opcode, result, operands, literals)
        return (opcode, result, operands, instruction[form.rest :])

    def operands(self, instruction: Instruction) -> tuple[int, ...]:
        form = shape(instruction[0])
        ids = form.ids + (tuple(range(form.rest, len(instruction))) if form.rest_ids else ())
        return tuple(self.subject.type_of.get(instruction[place], 0) for place in ids)

    def ask(self, rule: Rule, instruction: Instruction) -> str | None:
        result = instruction[1] if shape(instruction[0]).typed else 0
        return rule.check(self.types, result, self.operands(instruction), instruction)

    def phi(self, instruction: Instruction) -> str | None:
        type_of = self.subject.type_of
        for value in instruction[3::2]:
            if type_of.get(value) != instruction[1]:
                spell = self.types.spell
                return f"{self.subject.name(value)} is {spell(type_of.get(value, 0))}, not {spell(instruction[1])}"
        return None

    def extended(self, instruction: Instruction) -> str | None:
        if instruction[3] not in self.glsl:
            known = instruction[3] in self.subject.context.sets
            return None if known else f"{self.subject.name(instruction[3])} is not an instruction set"
        operands = tuple(self.subject.type_of.get(operand, 0) for operand in instruction[5:])
        key = (op.ExtInst, instruction[4], instruction[1], operands)
        if key not in self.answers:
            self.answers[key] = extended.glsl(self.types, instruction[1], operands, instruction)
        return self.answers[key]

    def specialized(self, instruction: Instruction) -> str | None:
        """The operation of a specialization constant keeps the rule of the instruction that it stands for."""
        inner = (instruction[3], *instruction[1:3], *instruction[4:])
        rule = RULES.get(inner[0])
        return None if rule is None else self.ask(rule, inner)

    def constant(self, instruction: Instruction) -> str | None:
        numeric = self.types.numeric(instruction[1])
        fits = numeric is not None and numeric.base != "b" and numeric.length == 1
        return None if fits else f"a number of type {self.types.spell(instruction[1])}"

    def condition(self, instruction: Instruction) -> str | None:
        if len(instruction) not in (4, 6):
            return f"{len(instruction) - 4} branch weights; there are two or none"
        type_ = self.subject.type_of.get(instruction[1], 0)
        return (
            None if self.types.get(type_)[0] == op.TypeBool else f"the condition is {self.types.spell(type_)}"
        )

    def selector(self, instruction: Instruction) -> str | None:
        type_ = self.subject.type_of.get(instruction[1], 0)
        return (
            None if self.types.get(type_)[0] == op.TypeInt else f"the selector is {self.types.spell(type_)}"
        )

    def call(self, instruction: Instruction) -> str | None:
        at = self.subject.index_of.get(instruction[3], -1)
        callee = self.subject.instructions[at]
        if at < 0 or callee[0] != op.Function:
            return f"{self.subject.name(instruction[3])} is not a function"
        signature = self.types.get(callee[4])
        if instruction[1] != callee[1]:
            spell = self.types.spell
            return f"the result is {spell(instruction[1])}, the function returns {spell(callee[1])}"
        given = tuple(self.subject.type_of.get(argument, 0) for argument in instruction[4:])
        if given != signature[3:]:
            wanted = ", ".join(map(self.types.spell, signature[3:]))
            return f"arguments {', '.join(map(self.types.spell, given))}; the function takes {wanted}"
        return None

    def image(self, instruction: Instruction) -> str | None:
        return images.declared(self.types, instruction)

    def variable(self, instruction: Instruction) -> str | None:
        if self.types.get(instruction[1])[0] != op.TypePointer:
            return f"a variable of type {self.types.spell(instruction[1])}, which is not a pointer"
        if self.types.storage(instruction[1]) != instruction[3]:
            return "the variable's storage class is not that of its type"
        if len(instruction) > 4:
            given = self.subject.type_of.get(instruction[4], 0)
            if given != self.types.pointee(instruction[1]):
                return f"the initial value is {self.types.spell(given)}"
        return None


def _signature(subject: Subject, types: Types, function: Function) -> None:
    """A function's parameters and returns are those of its type."""
    declared = subject.instructions[function.start]
    signature = types.get(declared[4])
    if signature[0] != op.TypeFunction or signature[2] != declared[1]:
        subject.report("types.function", "the function's type does not fit its result", function.start)
        return
    first = function.blocks[0].start if function.blocks else function.end
    parameters = tuple(
        i[1] for i in subject.instructions[function.start + 1 : first] if i[0] == op.FunctionParameter
    )
    if parameters != signature[3:]:
        subject.report(
            "types.function", "the function's parameters are not those of its type", function.start
        )
    void = types.get(declared[1])[0] == op.TypeVoid
    for block in function.blocks:
        last = subject.instructions[block.end]
        if last[0] == op.Return and not void:
            subject.report("types.return", "a return without the value that the function has", block.end)
        elif last[0] == op.ReturnValue and subject.type_of.get(last[1]) != declared[1]:
            given = types.spell(subject.type_of.get(last[1], 0))
            subject.report("types.return", f"a return of {given}, not {types.spell(declared[1])}", block.end)


# How an opcode is looked at: by result and two operand types, as a load, by a method of its own, by the types of all
# operands, or so and with scopes that must be constants.
_BINARY, _LOAD, _SPECIAL, _GENERAL, _SCOPED = range(5)


_SPECIALS = frozenset(
    {
        op.Phi,
        op.ExtInst,
        op.SpecConstantOp,
        op.Constant,
        op.SpecConstant,
        op.BranchConditional,
        op.Switch,
        op.FunctionCall,
        op.Variable,
        op.TypeImage,
        op.TypeSampledImage,
    }
)


@functools.cache
def _plan(opcode: int) -> int | None:
    """The way of looking at an opcode; None for one without a rule."""
    if opcode in _SPECIALS:
        return _SPECIAL
    if opcode in scopes.SCOPED:
        return _SCOPED
    if opcode not in RULES:
        return None
    if opcode == op.Load:
        return _LOAD
    form = shape(opcode)
    plain = not RULES[opcode].exact and form.typed and form.rest_ids is False
    return _BINARY if plain and form.ids == (3, 4) else _GENERAL
