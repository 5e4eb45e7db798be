"""The types of a module's values, and the rules that instructions put on them.

Types are tuples: ("int", 32, 1), ("float", 64), ("vector", element, 4), ("pointer", storage, pointee) …,
with ids for the parts. What a rule does not know (an operand of an unlisted instruction) has no type here
and is not checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import InvalidInput
from .grammar import ADDRESSING, DECORATIONS, MEMORY_MODELS, MODES, extension_number
from .spirv_words import Op, text

if TYPE_CHECKING:
    from .structure import Operands

Kind = tuple[Any, ...]

STORAGES = frozenset((0, 1, 2, 4, 5, 6, 7, 9, 11, 12, 5349))
ONCE = frozenset((1, 6, 11, 33, 34))  # decorations that an id has at most once
COMPUTE_BUILTINS = frozenset((*range(24, 30), 36, 38, 40, 41))
VECTOR3_BUILTINS, SCALAR_BUILTINS = frozenset((24, 26, 27, 28)), frozenset((29, 36, 38, 40, 41))


class Types:
    """Types, constants and the type of every value, in order of definition."""

    def __init__(self) -> None:
        self.kinds: dict[int, Kind] = {}
        self.of: dict[int, int] = {}  # value → type
        self.constants: dict[int, int] = {}  # integer constants' (default) values
        self.extended: dict[int, str] = {}
        self._builtins: dict[int, int] = {}
        self._functions: dict[int, int] = {}  # function → function type
        self._calls: list[tuple[int, int, list[int]]] = []
        self._variables: set[int] = set()
        self._decorated: set[tuple[int, int]] = set()
        self._members: list[tuple[int, int, int, int]] = []  # struct, member, decoration or 0, its number
        self._strides: dict[int, int] = {}
        self._interface: set[int] = set()
        self._return = 0
        self._parameters: list[int] = []

    def add(self, o: Operands, complete: bool) -> None:
        """Check one instruction and remember what it defines."""
        if o.type:
            if complete and o.type not in self.kinds:
                raise InvalidInput(f"id {o.type} is used as a type, but is none")
            self.of[o.result] = o.type
        if complete:
            for t in o.types:
                if t not in self.kinds and o.op not in (33, 30, 32, 39, 6, 72, 5633):
                    raise InvalidInput(f"id {t} is used as a type, but is none")

    def finish(self) -> None:
        """What only the whole module tells."""
        if missing := self._interface - self._variables:
            raise InvalidInput(f"id {min(missing)} is in an entry point's interface, but is no variable")
        for target, builtin in self._builtins.items():
            if target not in self._variables and target not in self.of:
                raise InvalidInput(f"id {target} is a built-in, but neither variable nor constant")
            if builtin == 25 and (
                target in self._variables or self.shape(self.kind(target)) != ("int", 32, 3)
            ):
                raise InvalidInput("the workgroup size is no constant of three 32-bit integers")
        for struct, member, number, value in self._members:
            self._check_member(struct, member, number, value)
        for array, stride in self._strides.items():
            kind = self.kinds.get(array, ("",))
            if kind[0] in ("array", "rtarray") and stride % self._scalar_size(kind[1]):
                raise InvalidInput(f"the elements of array type {array} are not aligned")
        for target, number in self._decorated:
            if number in (33, 34) and target not in self._variables:
                raise InvalidInput(f"id {target} has a binding or descriptor set, but is no variable")

    def _check_member(self, struct: int, member: int, number: int, value: int) -> None:
        kind = self.kinds.get(struct)
        if kind is None:
            if struct in self.of:
                raise InvalidInput(f"id {struct} has members to name or decorate, but is no struct")
            return
        if kind[0] != "struct" or member >= len(kind[1]):
            raise InvalidInput(f"type {struct} has no member {member} to name or decorate")
        if number in (7, 35) and value % self._scalar_size(kind[1][member]):
            raise InvalidInput(f"member {member} of type {struct} is not aligned")

    def _scalar_size(self, type_id: int) -> int:
        """Bytes of the numbers that a type is made of; 1 if it is made of others."""
        kind = self.kinds.get(type_id, ("",))
        while kind[0] in ("vector", "matrix", "array", "rtarray"):
            kind = self.kinds.get(kind[1], ("",))
        return int(kind[1]) // 8 if kind[0] in ("int", "float") else 1

    def kind(self, value: int) -> Kind | None:
        """The type of a value, None if it is not known."""
        return self.kinds.get(self.of.get(value, 0))

    def same(self, type_id: int, value: int, what: str) -> None:
        """Raise unless the value has exactly this type."""
        known = self.of.get(value)
        if known is not None and known != type_id:
            raise InvalidInput(f"{what} has type {type_id}, but takes id {value} of type {known}")

    def semantic(self, o: Operands) -> bool:
        """Whether an extended instruction does something; debug information does not."""
        return o.op == Op.ExtInst and self.extended.get(o.values[0]) == "GLSL.std.450"

    def switch_targets(self, o: Operands) -> list[int]:
        """The labels among a switch's literals."""
        kind = self.kind(o.values[0])
        if kind is None or kind[0] != "int":
            raise InvalidInput("a switch chooses by something that is no integer")
        step = 2 if kind[1] == 64 else 1
        if len(o.literals) % (step + 1):
            raise InvalidInput("a switch has an incomplete case")
        return o.literals[step :: step + 1]

    # Shapes

    def shape(self, kind: Kind | None) -> tuple[str, int, int]:
        """(class, bits, components) of a scalar or vector; the class is "" for anything else."""
        if kind is None:
            return "", 0, 0
        count = 1
        if kind[0] == "vector":
            count = kind[2]
            kind = self.kinds.get(kind[1], ("",))
        if kind[0] in ("int", "float"):
            return kind[0], kind[1], count
        return (kind[0], 0, count) if kind[0] == "bool" else ("", 0, 0)

    def need(self, kind: Kind | None, wanted: str, what: str) -> tuple[str, int, int]:
        """The shape, which must be of the wanted class; not known is not wrong."""
        shape = self.shape(kind)
        if kind is not None and shape[0] != wanted:
            raise InvalidInput(f"{what} takes {wanted} values, not {kind[0]}")
        return shape

    # Types

    def define(self, o: Operands) -> None:
        op, n = o.op, o.literals
        if op == 21:
            if n[0] not in (8, 16, 32, 64):
                raise InvalidInput(f"there are no integers of {n[0]} bits")
            self.kinds[o.result] = ("int", n[0], n[1])
        elif op == 22:
            if n[0] not in (16, 32, 64):
                raise InvalidInput(f"there are no floats of {n[0]} bits")
            self.kinds[o.result] = ("float", n[0])
        elif op in (23, 24):
            element = self.kinds.get(o.types[0], ("",))
            scalar = element[0] in ("int", "float", "bool")
            if not (scalar if op == 23 else element[0] == "vector") or not 2 <= n[0] <= 16:
                raise InvalidInput("a vector or matrix has an impossible element or size")
            self.kinds[o.result] = ("vector" if op == 23 else "matrix", o.types[0], n[0])
        elif op == 28:
            length = self.constants.get(o.values[0])
            if length == 0 or self.kinds.get(self.of.get(o.values[0], 0), ("int",))[0] != "int":
                raise InvalidInput("an array's length is no positive integer")
            self.kinds[o.result] = ("array", o.types[0], length)
        elif op == 30:
            self.kinds[o.result] = ("struct", tuple(o.types))
        elif op == 32:
            if n[0] not in STORAGES:
                raise InvalidInput(f"{n[0]} is no storage class of compute modules")
            self.kinds[o.result] = ("pointer", n[0], o.types[0])
        elif op == 33:
            self.kinds[o.result] = ("function", o.types[0], tuple(o.types[1:]))
        else:
            self.kinds[o.result] = (_NAMES.get(op, "other"), *o.types)

    def import_set(self, o: Operands) -> None:
        name = text(o.words, 2)[0]
        if name != "GLSL.std.450" and not name.startswith(("NonSemantic.", "SPV_", "OpenCL.")):
            raise InvalidInput(f"there is no instruction set {name!r}")
        self.extended[o.result] = name

    def forward_pointer(self, o: Operands) -> None:
        if o.literals[0] not in STORAGES:
            raise InvalidInput(f"{o.literals[0]} is no storage class of compute modules")

    # Constants and variables

    def constant(self, o: Operands) -> None:
        kind = self.kinds.get(o.type, ("",))
        if kind[0] not in ("int", "float") or len(o.literals) != (2 if kind[1] == 64 else 1):
            raise InvalidInput("a constant has another size than its type")
        if kind[0] == "int":
            self.constants[o.result] = o.literals[0]

    def truth(self, o: Operands) -> None:
        if self.kinds.get(o.type, ("bool",))[0] != "bool":
            raise InvalidInput("true or false has a type that is not bool")

    def composite(self, o: Operands) -> None:
        """Constant and run-time composites; vectors may be built from shorter vectors."""
        kind = self.kinds.get(o.type, ("",))
        parts = self._parts(kind)
        if parts is None:
            if kind[0] in ("int", "float", "bool", "pointer", "void"):
                raise InvalidInput(f"a composite of type {kind[0]} is not possible")
            return
        if kind[0] == "vector":
            total = sum(self.shape(self.kind(v))[2] or 1 for v in o.values)
            if total != kind[2] or any(
                self.shape(self.kind(v))[0] not in ("", self.kinds[kind[1]][0]) for v in o.values
            ):
                raise InvalidInput("a vector is built from too many, too few or the wrong parts")
            return
        if len(o.values) != len(parts):
            raise InvalidInput(f"a composite of {len(parts)} parts is built from {len(o.values)}")
        for part, value in zip(parts, o.values, strict=True):
            self.same(part, value, "a part")

    def _parts(self, kind: Kind) -> list[int] | None:
        if kind[0] == "struct":
            return list(kind[1])
        if kind[0] in ("vector", "matrix"):
            return [kind[1]] * int(kind[2])
        if kind[0] == "array" and kind[2] is not None and kind[2] <= 65536:
            return [kind[1]] * int(kind[2])
        return None

    def decorate(self, o: Operands) -> None:
        target, number, rest = o.values[0], o.literals[0], o.literals[1:]
        _check_decoration(number, rest)
        if number in ONCE:
            if (target, number) in self._decorated:
                raise InvalidInput(f"id {target} has decoration {number} twice")
            self._decorated.add((target, number))
        if number == 11:
            self._builtins[target] = rest[0]
        elif number == 6:
            self._strides[target] = rest[0]

    def member_decorate(self, o: Operands) -> None:
        number, rest = o.literals[1], o.literals[2:]
        _check_decoration(number, rest)
        self._members.append((o.types[0], o.literals[0], number, rest[0] if rest else 0))

    def member_name(self, o: Operands) -> None:
        self._members.append((o.types[0], o.literals[0], 0, 0))

    def entry_point(self, o: Operands) -> None:
        self._interface.update(o.values[1:])

    def capability(self, o: Operands) -> None:
        if o.literals[0] > 72 and not extension_number(o.literals[0]):
            raise InvalidInput(f"there is no capability {o.literals[0]}")

    def memory_model(self, o: Operands) -> None:
        if o.literals[0] not in ADDRESSING or o.literals[1] not in MEMORY_MODELS:
            raise InvalidInput(f"the memory model {o.literals[0]}, {o.literals[1]} is none of Vulkan's")

    def mode(self, o: Operands) -> None:
        number, given = o.literals[0], len(o.literals) - 1 + len(o.values) - 1
        if MODES.get(number) != given:
            raise InvalidInput(f"execution mode {number} with {given} operands is none of compute modules")

    def source(self, o: Operands) -> None:
        if o.literals[0] > 12:
            raise InvalidInput(f"there is no source language {o.literals[0]}")

    def variable(self, o: Operands) -> None:
        kind = self.kinds.get(o.type, ("",))
        if kind[0] != "pointer" or kind[1] != o.literals[0]:
            raise InvalidInput("a variable's type is no pointer to its storage class")
        self._variables.add(o.result)
        pointee = self.kinds.get(kind[2])
        for value in o.values:
            self.same(kind[2], value, "an initialiser")
        if kind[1] in (2, 9, 12) and pointee is not None and pointee[0] not in ("struct", "array", "rtarray"):
            raise InvalidInput("a buffer or push constant variable is no struct")
        builtin = self._builtins.get(o.result)
        if builtin is not None and builtin not in COMPUTE_BUILTINS and builtin < 4096:
            raise InvalidInput(f"the built-in {builtin} is none of compute modules")
        if builtin in VECTOR3_BUILTINS and self.shape(pointee) != ("int", 32, 3):
            raise InvalidInput(f"the built-in {builtin} is three 32-bit integers")
        if builtin in SCALAR_BUILTINS and self.shape(pointee) != ("int", 32, 1):
            raise InvalidInput(f"the built-in {builtin} is a 32-bit integer")

    # Memory

    def pointee(self, pointer: int, what: str) -> int | None:
        kind = self.kind(pointer)
        if kind is None:
            return None
        if kind[0] != "pointer":
            raise InvalidInput(f"{what} goes through id {pointer}, which is no pointer")
        return int(kind[2])

    def load(self, o: Operands) -> None:
        target = self.pointee(o.values[0], "a load")
        if target is not None and target != o.type:
            raise InvalidInput("a load has another type than its pointer")

    def store(self, o: Operands) -> None:
        target = self.pointee(o.values[0], "a store")
        if target is not None:
            self.same(target, o.values[1], "a store")

    def chain(self, o: Operands) -> None:
        base = self.kind(o.values[0])
        result = self.kinds.get(o.type, ("",))
        if result[0] != "pointer":
            raise InvalidInput("an access chain gives no pointer")
        if base is None:
            return
        if base[0] != "pointer" or base[1] != result[1]:
            raise InvalidInput("an access chain begins at no pointer, or changes the storage class")
        indices = o.values[1:] if o.op in (65, 66) else o.values[2:]
        at: int = base[2]
        for index in indices:
            kind = self.kind(index)
            if kind is not None and self.shape(kind)[::2] != ("int", 1):
                raise InvalidInput("an access chain has an index that is no integer")
            at = self._step(at, self.constants.get(index))
        if at != result[2]:
            raise InvalidInput("an access chain's type is not that of the place it leads to")

    def _step(self, type_id: int, index: int | None) -> int:
        kind = self.kinds.get(type_id, ("",))
        if kind[0] == "struct":
            if index is None or index >= len(kind[1]):
                raise InvalidInput("a struct has no such member")
            return int(kind[1][index])
        if kind[0] not in ("vector", "matrix", "array", "rtarray", "other"):
            raise InvalidInput(f"a {kind[0] or 'value'} has no parts")
        return int(kind[1])

    def array_length(self, o: Operands) -> None:
        target = self.pointee(o.values[0], "an array length")
        kind = self.kinds.get(target or 0)
        if kind is None:
            return
        if (
            kind[0] != "struct"
            or o.literals[0] != len(kind[1]) - 1
            or self.kinds.get(kind[1][-1], ("",))[0] != "rtarray"
        ):
            raise InvalidInput(
                "an array length is asked of something that is no run-time array at a struct's end"
            )

    def atomic(self, o: Operands) -> None:
        target = self.pointee(o.values[0], "an atomic")
        if target is not None and target != o.type:
            raise InvalidInput("an atomic has another type than its pointer")
        if self.shape(self.kinds.get(o.type))[2] != 1:
            raise InvalidInput("an atomic's type is no number")
        self._scope_constants(o.values[1:3])
        for value in o.values[4 if o.op == 230 else 3 :]:
            self.same(o.type, value, "an atomic")

    def atomic_store(self, o: Operands) -> None:
        target = self.pointee(o.values[0], "an atomic store")
        self._scope_constants(o.values[1:3])
        if target is not None:
            self.same(target, o.values[3], "an atomic store")

    def barrier(self, o: Operands) -> None:
        self._scope_constants(o.values)

    def group(self, o: Operands) -> None:
        self._scope_constants(o.values[:1])

    def _scope_constants(self, values: list[int]) -> None:
        for value in values:
            if value not in self.constants:
                raise InvalidInput("a scope or its memory semantics is no constant")

    # Composites

    def extract(self, o: Operands) -> None:
        at = self.of.get(o.values[0])
        if at is None:
            return
        for index in o.literals:
            kind = self.kinds.get(at, ("",))
            if kind[0] in ("vector", "matrix") and index >= kind[2]:
                raise InvalidInput("a composite has no such part")
            if kind[0] == "array" and kind[2] is not None and index >= kind[2]:
                raise InvalidInput("an array has no such element")
            at = self._step(at, index)
        if at != o.type:
            raise InvalidInput("an extraction has another type than the part")

    def insert(self, o: Operands) -> None:
        self.same(o.type, o.values[1], "an insertion")
        at = o.type
        for index in o.literals:
            kind = self.kinds.get(at, ("",))
            if kind[0] in ("vector", "matrix", "array") and kind[2] is not None and index >= kind[2]:
                raise InvalidInput("a composite has no such part")
            at = self._step(at, index)
        self.same(at, o.values[0], "an insertion")

    def shuffle(self, o: Operands) -> None:
        shapes = [self.shape(self.kind(v)) for v in o.values]
        result = self.shape(self.kinds.get(o.type))
        if all(s[0] for s in shapes):
            total = sum(s[2] for s in shapes)
            wrong = any(i >= total and i != 0xFFFFFFFF for i in o.literals)
            if wrong or len(o.literals) != result[2] or any(s[:2] != result[:2] for s in shapes):
                raise InvalidInput("a shuffle has impossible components")

    def dynamic(self, o: Operands) -> None:
        kind = self.kind(o.values[0])
        if kind is None:
            return
        if kind[0] != "vector":
            raise InvalidInput("a component is chosen from something that is no vector")
        if o.op == 77 and kind[1] != o.type:
            raise InvalidInput("a component has another type than its vector")
        if o.op == 78:
            self.same(o.type, o.values[0], "an insertion")
            self.same(kind[1], o.values[1], "an insertion")

    def copy(self, o: Operands) -> None:
        self.same(o.type, o.values[0], "a copy")

    # Control

    def branch(self, o: Operands) -> None:
        kind = self.kind(o.values[0])
        if kind is not None and kind[0] != "bool":
            raise InvalidInput("a branch's condition is no bool")
        if len(o.literals) not in (0, 2):
            raise InvalidInput("a branch has one weight")

    def function(self, o: Operands) -> None:
        kind = self.kinds.get(o.types[0], ("",))
        if o.literals[0] & ~0x1000F:
            raise InvalidInput(f"a function control has unknown bits {o.literals[0]:#x}")
        if kind[0] != "function" or kind[1] != o.type:
            raise InvalidInput("a function's type is no function type, or returns something else")
        self._functions[o.result] = o.types[0]
        self._return = o.type
        self._parameters = list(kind[2])
        self.of.pop(o.result, None)

    def parameter(self, o: Operands) -> None:
        if not self._parameters or self._parameters.pop(0) != o.type:
            raise InvalidInput("a function's parameters are not those of its type")

    def label(self, o: Operands) -> None:
        if self._parameters:
            raise InvalidInput("a function lacks parameters of its type")

    def call(self, o: Operands) -> None:
        function = self.kinds.get(self._functions.get(o.values[0], 0))
        if function is None:
            return  # defined later: drivers look it up by then
        if function[1] != o.type or len(function[2]) != len(o.values) - 1:
            raise InvalidInput("a call does not fit its function")
        for wanted, value in zip(function[2], o.values[1:], strict=True):
            self.same(wanted, value, "a call")

    def nothing(self, o: Operands) -> None:
        if self.kinds.get(self._return, ("void",))[0] != "void":
            raise InvalidInput("a function that returns a value returns none")

    def something(self, o: Operands) -> None:
        self.same(self._return, o.values[0], "a return")


def _check_decoration(number: int, rest: list[int]) -> None:
    if number not in DECORATIONS:
        if not (number == 41 or 46 < number < 50 or extension_number(number)):
            raise InvalidInput(f"there is no decoration {number}")
    elif DECORATIONS[number] != len(rest):
        raise InvalidInput(f"decoration {number} takes {DECORATIONS[number]} numbers")
    if number == 11 and rest[0] > 44 and not extension_number(rest[0]):
        raise InvalidInput(f"there is no built-in {rest[0]}")


_NAMES = {
    19: "void",
    20: "bool",
    25: "image",
    26: "sampler",
    27: "sampled image",
    29: "rtarray",
    4456: "cooperative",
}
