"""What the parts of the emitter share: values and labels by name, types, and the words written so far.

What each opcode becomes is in the tables of the modules `arithmetic`, `casts`, `memory`, `control`, `calls`; their
handlers take a `Context`. It knows none of them but as the table handed in, which constant expressions need.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ..errors import InvalidInput, Unsupported
from ..options import Options
from ..target import Target
from . import constants, integers, matrix_types
from .allocation import Allocation, allocation_of, null_allocation
from .body import Body
from .held_types import HeldTypes
from .interface import Interface
from .memory_model import MemoryModel
from .module import Module
from .offsets import byte_offset
from .provenance import PointerClass, trace
from .read import Function
from .types import Float, Int, Matrix, Pointer, Type, Types, Void
from .values import Place, Value

Handler = Callable[["Context", str, str, str], None]
_CONSTANT_EXPRESSION = re.compile(
    r"(getelementptr|inttoptr|ptrtoint|ptrtoaddr|addrspacecast|bitcast|trunc|add|sub|xor|splat) (?:[a-z]+ )*\("
)


class Context:
    """State of writing one kernel."""

    def __init__(
        self, function: Function, options: Options, target: Target, handlers: dict[str, Handler]
    ) -> None:
        self.function = function
        self.options = options
        self.target = target
        self.handlers = handlers
        self.module = Module(target)
        self.types = Types(function.types)
        self.b = Body(self.module)
        self.model = MemoryModel(self.b, vulkan=function.has_matrices)
        held = HeldTypes(self.b, target)
        self.widths, self.u64 = held.widths, held.u64
        self.storage_widths, self.storage_floats = held.storage_widths, held.storage_floats
        self.shape, self.type_id, self.memory_type = held.shape, held.type_id, held.memory_type
        self.cell_type, self.cell_constant = held.cell_type, held.cell_constant
        self.float_constant, self.float_constants = held.float_constant, held.float_constants
        self.phis: list[tuple[Type, Value, list[tuple[str, list[int]]]]] = []
        self.values: dict[str, Value] = {}
        self.literals: dict[tuple[str, str], Value] = {}
        self.constants: dict[str, tuple[Type, Value]] = {}
        self.direct_types: dict[str, tuple[int, int, int, int] | None] = {}
        self.labels: dict[str, int] = {}
        self.block = function.blocks[0]
        self.float_widths: dict[int, bool] = {}  # width -> some operation is strict about NaN, infinity, zero
        # (opcode, type) -> instruction, id of the type, and whether the result may be a 64-bit difference
        self.native: dict[tuple[str, str], tuple[int, int, bool] | None] = {}
        provenance = trace(function, self.types, target)
        self.into_phi = provenance.into_phi
        self.allocations = self._roots(provenance.classes)
        self.null_allocation = null_allocation()
        self.interface = Interface(function, options, self.types, held, self.allocations)

    def _roots(self, classes: dict[str, PointerClass]) -> dict[str, Allocation]:
        wide = self.target.has("wideWorkgroupLoads")
        made: dict[int, Allocation] = {}
        allocations = {}
        for name, found in classes.items():
            if id(found) not in made:
                made[id(found)] = allocation_of(found, self.widths[-1], self._tables(found), wide=wide)
            allocations[name] = made[id(found)]
        return allocations

    def _tables(self, found: PointerClass) -> dict[str, bytes]:
        tables = {}
        for member in found.members:
            if member.kind == "table":
                kind, text = self.types.prefix(self.function.globals[member.name].type_and_value)
                tables[member.name] = constants.memory_bytes(kind, text, self.types)
        return tables

    # Values

    def value(self, kind: Type, text: str) -> Value:
        """Return the value of an operand."""
        known = self.values.get(text)
        return known if known is not None else self.literal(kind, text)

    def scalar(self, kind: Type, text: str) -> int:
        """Return the value of an operand held as one id."""
        value = self.value(kind, text)
        if not isinstance(value, int):
            raise Unsupported(f"{text}: one number was expected here")
        return value

    def operand(self, text: str) -> tuple[Type, Value]:
        """Return the type and value of ``type value``; constants are remembered by their text."""
        known = self.constants.get(text)
        if known is not None:
            return known
        kind, value = self.types.prefix(text)
        if " " in value:
            value = without_attributes(value)
        found = kind, self.value(kind, value)
        if "%" not in text and "(" not in text:
            self.constants[text] = found
        return found

    def literal(self, kind: Type, text: str) -> Value:
        """Return the value of a constant operand."""
        if text[:1] == "%":
            raise InvalidInput(
                f"{text} is used before the block that defines it; blocks must follow their dominators"
            )
        if isinstance(kind, Int):
            if "(" in text:
                return self._expression(kind, text)
            return integers.constant(self.b, self.shape(kind.width), constants.int_literal(text))
        if isinstance(kind, Float):
            return self.float_constant(kind, constants.float_bits(kind, text))
        if isinstance(kind, Pointer):
            return self._pointer_literal(text)
        if isinstance(kind, Matrix) and text in constants.ZEROS:
            return matrix_types.zero(self.b, kind)
        if isinstance(kind, Void):
            raise InvalidInput(f"a value was expected, not void {text}")
        parts = constants.element_types(kind)
        texts = constants.element_texts(kind, text, self.types)
        return tuple(self.value(part, literal) for part, literal in zip(parts, texts, strict=True))

    def _pointer_literal(self, text: str) -> Value:
        if text in constants.ZEROS:
            return (
                self.b.const(64, 0) if self.u64 else Place(self.null_allocation, offset=self.b.const(32, 0))
            )
        if text[0] == "@":
            allocation = self.allocations.get(text)
            if allocation is None:
                raise InvalidInput(f"{text} is not a variable of the module")
            return Place(
                allocation, constant=allocation.bases[text], offset=self.b.const(32, allocation.bases[text])
            )
        return self._expression(Pointer(0), text)

    def _expression(self, kind: Type, text: str) -> Value:
        """Evaluate a constant expression by the handler of its opcode."""
        match = _CONSTANT_EXPRESSION.match(text)
        if match is None or match[1] not in self.handlers:
            raise InvalidInput(f"not a constant: {text!r}")
        name = f"%.constant.{self.module.bound}"
        inner = text[match.end() : text.rindex(")")]
        flags = text[len(match[1]) + 1 : match.end() - 1]
        self.handlers[match[1]](self, match[1], name, flags + inner)
        return self.values.pop(name)

    def define(self, result: str, value: Value) -> None:
        """Give an instruction's result its value."""
        if result:
            if result in self.into_phi:
                value = self._with_offsets(value)
            self.values[result] = value

    def _with_offsets(self, value: Value) -> Value:
        """Return a value whose places have the id of their offset: later there is no place to compute it."""
        if isinstance(value, tuple):
            return tuple(self._with_offsets(part) for part in value)
        return self.materialised(value) if isinstance(value, Place) else value

    def materialised(self, place: Place) -> Place:
        """Return a place whose offset in bytes has an id."""
        if place.offset:
            return place
        return Place(place.allocation, place.terms, place.constant, place.binding, byte_offset(self.b, place))

    def label(self, name: str) -> int:
        """Return the id of a block."""
        known = self.labels.get(name)
        if known is None:
            known = self.labels[name] = self.module.new_id()
        return known


def without_attributes(text: str) -> str:
    """Return an operand's value without the parameter attributes in front of it."""
    if text[-1] == ")":
        match = _CONSTANT_EXPRESSION.search(text)
        return text[match.start() :] if match else text
    if text[-1] in "]}>":
        return text[min(at for at in (text.find(bracket) for bracket in "[{<") if at >= 0) :]
    return text if text[0] == "c" and text[-1] == '"' else text.rsplit(" ", 1)[-1]
