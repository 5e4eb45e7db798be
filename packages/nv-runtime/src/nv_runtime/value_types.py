"""The types of a module's values, as the rules on instructions see them.

Types are tuples: ("int", 32, 1), ("float", 64), ("vector", element, 4), ("pointer", storage, pointee) …,
with ids for the parts. What a rule does not know (an operand of an unlisted instruction) has no type here
and is not checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import InvalidInput
from .grammar import DECORATES_TYPES
from .spirv_words import Op

if TYPE_CHECKING:
    from .structure import Operands

Kind = tuple[Any, ...]

MAY_GIVE_NOTHING = (Op.ExtInst, 54, 57)  # a function and its call
STORAGES = frozenset((0, 1, 2, 4, 5, 6, 7, 9, 11, 12, 5349))
# Dim 1D, Rect, Buffer → one of these; formats beyond the basic ones → StorageImageExtendedFormats, Int64ImageEXT.
DIMENSION_CAPABILITIES = {0: frozenset((43, 44)), 4: frozenset((36, 37)), 5: frozenset((46, 47))}
BASIC_FORMATS = frozenset((*range(6), *range(21, 25), *range(30, 34)))
EXTENDED_FORMATS, INT64_IMAGES = frozenset((49,)), frozenset((5016,))
RESOURCES = (0, 2, 12)  # storage classes: UniformConstant, Uniform, StorageBuffer
_NAMES = {
    19: "void",
    20: "bool",
    26: "sampler",
    27: "sampled image",
    29: "rtarray",
    4456: "cooperative",
}


class Types:
    """Types, constants and the type of every value, in order of definition."""

    def __init__(self) -> None:
        self.kinds: dict[int, Kind] = {}
        self.of: dict[int, int] = {}  # value → type
        self.constants: dict[int, int] = {}  # integer constants' (default) values
        self.extended: dict[int, str] = {}
        self.builtins: dict[int, int] = {}
        self.functions: dict[int, int] = {}  # function → function type
        self.early_calls: list[
            tuple[int, int, list[int]]
        ] = []  # of functions that come later: result type, values
        self.variables: dict[int, int] = {}  # → storage class
        self.specialised: set[int] = set()
        self.decorations: list[tuple[int, int]] = []
        self.sizes: set[int] = set()  # what execution modes name
        self.version = 0  # the minor one
        self.inputs: set[int] = set()
        self.blocks: set[int] = set()
        self.capabilities: set[int] = set()
        self.grouped = False  # some decorations come through groups, which are not followed
        self.decorated: set[tuple[int, int]] = set()
        self.members: list[tuple[int, int, int, int]] = []  # struct, member, decoration or 0, its number
        self.strides: dict[int, int] = {}
        self.interface: set[int] = set()
        self.returns = 0
        self.parameters: list[int] = []

    def add(self, o: Operands, complete: bool) -> None:
        """Check one instruction and remember what it defines."""
        if o.type:
            if complete and o.type not in self.kinds:
                raise InvalidInput(f"id {o.type} is used as a type, but is none")
            kind = self.kinds.get(o.type, ("",))[0]
            if kind == "function" or (kind == "void" and o.op not in MAY_GIVE_NOTHING):
                raise InvalidInput(f"a value has the type {kind}")
            self.of[o.result] = o.type
        if complete:
            for t in o.types:
                if t not in self.kinds and o.op not in (33, 30, 32, 39, 6, 72, 5633):
                    raise InvalidInput(f"id {t} is used as a type, but is none")

    def finish(self) -> None:
        """What only the whole module tells."""
        if missing := self.interface - self.variables.keys():
            raise InvalidInput(f"id {min(missing)} is in an entry point's interface, but is no variable")
        if (missing := self.inputs - self.builtins.keys()) and not self.grouped:
            raise InvalidInput(f"id {min(missing)} is an input of the module, but no built-in")
        if missing := {v for v in self.sizes if v not in self.of and v not in self.kinds}:
            raise InvalidInput(f"an execution mode names id {min(missing)}, which is no value")
        for target, builtin in self.builtins.items():
            if target not in self.variables and (builtin != 25 or target not in self.of):
                raise InvalidInput(f"id {target} is a built-in, but neither variable nor constant")
            if builtin == 25 and (
                target in self.variables or self.shape(self.kind(target)) != ("int", 32, 3)
            ):
                raise InvalidInput("the workgroup size is no constant of three 32-bit integers")
        for struct, member, number, value in self.members:
            self._check_member(struct, member, number, value)
        for array, stride in self.strides.items():
            kind = self.kinds.get(array, ("",))
            if kind[0] in ("array", "rtarray") and stride % self._scalar_size(kind[1]):
                raise InvalidInput(f"the elements of array type {array} are not aligned")
        if not self.grouped:
            self._check_decorations()

    def _check_decorations(self) -> None:
        """What is decorated is of a kind that can be."""
        for target, number in self.decorations:
            is_type = target in self.kinds
            if is_type != (number in DECORATES_TYPES) or not (
                is_type or target in self.of or target in self.functions
            ):
                raise InvalidInput(f"id {target} cannot have decoration {number}")
            if number in (33, 34) and self.variables.get(target) not in RESOURCES:
                raise InvalidInput(f"id {target} has a binding or descriptor set, but is no resource")
            if number == 1 and target not in self.specialised:
                raise InvalidInput(f"id {target} has a SpecId, but is no specialization constant")
            if (number in (2, 3) and self.kinds[target][0] != "struct") or (
                number == 6 and self.kinds[target][0] not in ("array", "rtarray", "pointer")
            ):
                raise InvalidInput(f"type {target} cannot have decoration {number}")
        for variable, storage in self.variables.items():
            if storage in RESOURCES and not {(variable, 33), (variable, 34)} <= self.decorated:
                raise InvalidInput(f"the resource {variable} has no binding or no descriptor set")

    def _check_member(self, struct: int, member: int, number: int, value: int) -> None:
        kind = self.kinds.get(struct)
        if kind is None:
            raise InvalidInput(f"id {struct} has members to name or decorate, but is no struct")
        if kind[0] != "struct" or member >= len(kind[1]):
            raise InvalidInput(f"type {struct} has no member {member} to name or decorate")
        if number in (7, 35) and value % self._scalar_size(kind[1][member]):
            raise InvalidInput(f"member {member} of type {struct} is not aligned")

    def _scalar_size(self, type_id: int) -> int:
        """Bytes of the numbers that a type is made of; 1 if it is made of others."""
        kind = self.kinds.get(type_id, ("",))
        while kind[0] in ("vector", "matrix", "array", "rtarray"):
            kind = self.kinds.get(kind[1], ("",))
        if kind[0] == "pointer":
            return 8
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

    def shape(self, kind: Kind | None) -> tuple[str, int, int]:
        """(class, bits, components) of a scalar, vector or cooperative matrix; "" for the class of anything else."""
        if kind is None:
            return "", 0, 0
        count = 1
        if kind[0] == "vector":
            count = kind[2]
            kind = self.kinds.get(kind[1], ("",))
        elif kind[0] == "cooperative":  # its instructions work on components, wherever they are kept
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

    def define(self, o: Operands) -> None:
        op, n = o.op, o.literals
        if op == 21:
            if n[0] not in (8, 16, 32, 64) or n[1] > 1:
                raise InvalidInput(f"there are no integers of {n[0]} bits")
            self.kinds[o.result] = ("int", n[0], n[1])
        elif op == 22:
            if n[0] not in (16, 32, 64):
                raise InvalidInput(f"there are no floats of {n[0]} bits")
            self.kinds[o.result] = ("float", n[0])
        elif op in (23, 24):
            element = self.kinds.get(o.types[0], ("",))
            scalar = element[0] in ("int", "float", "bool")
            if not (scalar if op == 23 else element[0] == "vector") or not 2 <= n[0] <= 4:
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
        elif op == 25:
            if n[0] > 5 or n[1] > 2 or n[2] > 1 or n[3] > 1 or n[4] > 2 or n[5] > 41 or len(n) > 6:
                raise InvalidInput("an image type has an impossible dimension, format or the like")
            asked = DIMENSION_CAPABILITIES.get(n[0], self.capabilities)
            if n[5] not in BASIC_FORMATS:
                asked = asked & self.capabilities and (INT64_IMAGES if n[5] >= 40 else EXTENDED_FORMATS)
            if not asked & self.capabilities:
                raise InvalidInput("an image type has a dimension or format whose capability is not declared")
            self.kinds[o.result] = ("image", o.types[0], n[4], n[0], n[2], n[5])
        elif op == 27 and self.kinds.get(o.types[0], ("",))[:1] + self.kinds.get(o.types[0], ("",) * 3)[
            2:3
        ] not in (
            ("image", 0),
            ("image", 1),
        ):
            raise InvalidInput("what is combined with a sampler is no sampled image")
        else:
            self.kinds[o.result] = (_NAMES.get(op, "other"), *o.types)

    def pointee(self, pointer: int, what: str) -> int | None:
        kind = self.kind(pointer)
        if kind is None:
            return None
        if kind[0] != "pointer":
            raise InvalidInput(f"{what} goes through id {pointer}, which is no pointer")
        return int(kind[2])

    def step(self, type_id: int, index: int | None) -> int:
        kind = self.kinds.get(type_id, ("",))
        if kind[0] == "struct":
            if index is None or index >= len(kind[1]):
                raise InvalidInput("a struct has no such member")
            return int(kind[1][index])
        if kind[0] in ("vector", "matrix", "array") and None not in (index, kind[2]) and index >= kind[2]:
            raise InvalidInput(f"a {kind[0]} of {kind[2]} has no part {index}")
        if kind[0] not in ("vector", "matrix", "array", "rtarray", "cooperative", "other"):
            raise InvalidInput(f"a {kind[0] or 'value'} has no parts")
        return int(kind[1])
