"""The emitter: one LLVM function in, the words of one SPIR-V function out.

It walks the blocks once, in the order they are printed, which is SPIR-V's order too. What each opcode
becomes is in the tables of the modules `arithmetic`, `casts`, `memory`, `control`, `calls`; here is what they
share: looking values up, the types values are held in, phis.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from ..module import Module
from ..options import Options
from ..words import MOST_WORDS
from . import constants, integers, matrices, selects
from .body import Body
from .integers import Shape
from .interface import Interface
from .locations import explained, location
from .memory_model import MemoryModel
from .provenance import PointerClass, trace
from .read import Block, Function
from .storage import Allocation, allocation_of, byte_offset, null_allocation
from .target import Target
from .types import Float, Int, Matrix, Pointer, Type, Types, Void
from .values import Place, Value, flatten

Handler = Callable[["Emitter", str, str, str], None]
_CONSTANT_EXPRESSION = re.compile(
    r"(getelementptr|inttoptr|ptrtoint|ptrtoaddr|addrspacecast|bitcast|trunc|add|sub|xor|splat) (?:[a-z]+ )*\("
)


class Emitter:
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
        self.widths = target.integer_widths()
        self.storage_widths = _storage_widths(target, self.widths)
        self.storage_floats = _storage_floats(target)
        self.u64 = self.module.int_type(64) if 64 in self.widths and target.physical else 0
        self.values: dict[str, Value] = {}
        self.literals: dict[tuple[str, str], Value] = {}
        self.constants: dict[str, tuple[Type, Value]] = {}
        self.float_constants: dict[int, int] = {}  # id -> bits
        self.direct_types: dict[str, tuple[int, int, int, int] | None] = {}
        self.labels: dict[str, int] = {}
        self.block = function.blocks[0]
        self._line: tuple[str, int, int] | None = None
        self.float_widths: dict[int, bool] = {}  # width -> some operation is strict about NaN, infinity, zero
        self._shapes: dict[int, Shape] = {}
        self._fixups: list[tuple[Type, Value, list[tuple[str, list[int]]]]] = []
        self.native: dict[tuple[str, str], tuple[int, int] | None] = {}  # (opcode, type) -> (opcode, type)
        provenance = trace(function, self.types, target)
        self.into_phi = provenance.into_phi
        self.allocations = self._roots(provenance.classes)
        self.null_allocation = null_allocation()
        self.interface = Interface(self)

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

    # Writing the function

    def run(self) -> None:
        """Write the function and everything it needs into the module."""
        module, b = self.module, self.b
        void = module.void_type()
        signature = module.declare(op.TypeFunction, void)
        function = module.new_id()
        module.name(function, self.function.name)
        self.values.update(self.interface.parameters(self.function.parameters))
        first = self.label(self.function.blocks[0].label)
        for block in self.function.blocks:
            self._write_block(block)
        self._resolve_phis()
        if self.options.debug_lines:
            self._name_values()
        self.interface.finish()
        self.interface.entry_point(function, self.function.attributes.get("nv.kernel", self.function.name))
        module.functions += (5 << 16 | op.Function, void, function, 0, signature, 2 << 16 | op.Label, first)
        module.functions += b.variables
        module.functions += b.prologue
        module.functions += b.words
        module.functions += (1 << 16 | op.FunctionEnd,)
        module.functions += b.helpers

    def _write_block(self, block: Block) -> None:
        self.block = block
        if block is not self.function.blocks[0]:
            self.b.begin_block(self.label(block.label))
        handlers, index = self.handlers, 0
        try:
            for index, (result, opcode, rest) in enumerate(block.lines):
                if self.options.debug_lines:
                    self._debug_line(block.locations.get(index, ""))
                handler = handlers.get(opcode)
                if handler is None:
                    raise Unsupported(f"the instruction {opcode} has no counterpart in SPIR-V")
                handler(self, opcode, result, rest)
        except Exception as error:
            raise explained(error, self.function, block, index) from error.__cause__

    def _name_values(self) -> None:
        parameters = {parameter.name for parameter in self.function.parameters}
        for name, value in self.values.items():
            if isinstance(value, int) and name not in parameters and self.b.known(value) is None:
                self.module.name(value, self.function.spelling.get(name[1:], name[1:]))
        for name, label in self.labels.items():
            self.module.name(label, self.function.spelling.get(name, name))

    def _debug_line(self, reference: str) -> None:
        place = location(self.function, reference) if reference else None
        if place is not None and place != self._line:
            self._line = place
            self.b.effect(op.Line, self.module.string(place[0]), place[1], place[2])

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
            return matrices.zero(self, kind)
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
                raise InvalidInput(f"{text} is no variable of the module")
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

    def float_constant(self, kind: Float, bits: int) -> int:
        """Return a float constant from its bits; a bfloat is held as its 16 bits."""
        if kind.name == "bfloat":
            return self.b.const(self.shape(16).held, bits)
        constant = self.module.float_constant(kind.width, bits)
        self.float_constants[constant] = bits
        return constant

    def shape(self, width: int) -> Shape:
        """Return how integers of a width are held."""
        known = self._shapes.get(width)
        if known is None:
            known = self._shapes[width] = integers.shape_of(width, self.widths)
        return known

    def type_id(self, kind: Type) -> int:
        """Return the SPIR-V type that a scalar, or each word of one, is held in."""
        if isinstance(kind, Int):
            return integers.type_id(self.b, self.shape(kind.width))
        if isinstance(kind, Float):
            if kind.name == "bfloat":
                return self.module.int_type(self.shape(16).held)
            return self.module.float_type(kind.width)
        if isinstance(kind, Matrix):
            return matrices.type_id(self, kind)
        if isinstance(kind, Pointer) and self.u64:
            return self.u64
        raise Unsupported("a pointer held in memory or built from an integer needs physical addressing")

    def memory_type(self, size: int, is_float: bool) -> int:
        """Return the type of a scalar in a buffer, and declare the storage capability it needs."""
        if size == 1:
            self.module.require("StorageBuffer8BitAccess")
        elif size == 2:
            self.module.require("StorageBuffer16BitAccess")
        return self.module.float_type(size * 8) if is_float else self.module.int_type(size * 8)

    def cell_type(self, allocation: Allocation) -> int:
        """Return the type of a cell of private or workgroup memory."""
        if allocation.float_cell:
            return self.module.float_type(allocation.cell * 8)
        return self.module.int_type(self.shape(allocation.cell * 8).held)

    def cell_constant(self, allocation: Allocation, bits: int) -> int:
        """Return a constant of a cell."""
        if allocation.float_cell:
            return self.module.float_constant(allocation.cell * 8, bits)
        return self.b.const(self.shape(allocation.cell * 8).held, bits)

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
        return Place(place.allocation, place.terms, place.constant, place.binding, byte_offset(self, place))

    def label(self, name: str) -> int:
        """Return the id of a block."""
        known = self.labels.get(name)
        if known is None:
            known = self.labels[name] = self.module.new_id()
        return known

    # Phis: their values may be defined later, so their words are filled in at the end.

    def phi(self, result: str, kind: Type, incoming: list[tuple[str, str]]) -> None:
        """Append the phis that a value needs, one for each id it consists of."""
        unique = list({block: text for text, block in incoming}.items())
        if 3 + 2 * len(unique) > MOST_WORDS:
            raise Unsupported(f"a phi of {len(unique)} blocks")
        slots: list[tuple[str, list[int]]] = [(text, []) for _, text in unique]
        words = self.b.words

        def one(type_id: int) -> int:
            new = self.module.new_id()
            words.extend((3 + 2 * len(unique) << 16 | op.Phi, type_id, new))
            for (block, _), (_, positions) in zip(unique, slots, strict=True):
                positions.append(len(words))
                words.extend((0, self.label(block)))
            return new

        value = self.values[result] = self._fresh(kind, result, one)
        self._fixups.append((kind, value, slots))

    def _fresh(self, kind: Type, name: str, one: Callable[[int], int]) -> Value:
        parts = constants.element_types(kind)
        if parts:
            return tuple(self._fresh(part, name, one) for part in parts)
        if isinstance(kind, Pointer) and name in self.allocations:
            allocation = self.allocations[name]
            offset = one(self.b.u32)
            binding = one(self.b.u32) if allocation.is_bindings and len(allocation.members) > 1 else 0
            return Place(allocation, ((offset, 1),), binding=binding, offset=offset)
        if isinstance(kind, Pointer) and not self.u64:
            return Place(self.null_allocation, offset=self.b.const(32, 0))  # null whichever way it comes
        type_id = self.type_id(kind)
        if isinstance(kind, Int) and self.shape(kind.width).count > 1:
            return tuple(one(type_id) for _ in range(self.shape(kind.width).count))
        return one(type_id)

    def _ids_as(self, result: Value, value: Value) -> list[int]:
        """Return the ids of a value that enters a phi, which are as many as those of the phi's result."""
        if isinstance(result, tuple):
            pairs = zip(result, value, strict=True)
            return [found for part, incoming in pairs for found in self._ids_as(part, incoming)]
        if not isinstance(result, Place):
            return flatten(value)
        if result.allocation is self.null_allocation:
            return []
        if not isinstance(value, Place) or value.allocation is not result.allocation:  # null or poison
            return [self.b.const(32, 0)] * len(flatten(result))
        return flatten(self.materialised(value))  # without an offset yet: a constant expression

    def _resolve_phis(self) -> None:
        words = self.b.words
        for kind, result, slots in self._fixups:
            columns = [self._ids_as(result, self.value(kind, text)) for text, _ in slots]
            for (_, positions), ids in zip(slots, selects.shielded(self, kind, columns), strict=True):
                for position, value in zip(positions, ids, strict=True):
                    words[position] = value


def without_attributes(text: str) -> str:
    """Return an operand's value without the parameter attributes in front of it."""
    if text[-1] == ")":
        match = _CONSTANT_EXPRESSION.search(text)
        return text[match.start() :] if match else text
    if text[-1] in "]}>":
        return text[min(at for at in (text.find(bracket) for bracket in "[{<") if at >= 0) :]
    return text if text[0] == "c" and text[-1] == '"' else text.rsplit(" ", 1)[-1]


def _storage_widths(target: Target, widths: tuple[int, ...]) -> frozenset[int]:
    stored = {width for width in widths if width >= 32}
    if 16 in widths and target.has("storageBuffer16BitAccess"):
        stored.add(16)
    if 8 in widths and target.has("storageBuffer8BitAccess"):
        stored.add(8)
    return frozenset(stored)


def _storage_floats(target: Target) -> frozenset[int]:
    stored = {32}
    if target.has("shaderFloat64"):
        stored.add(64)
    if target.has("shaderFloat16") and target.has("storageBuffer16BitAccess"):
        stored.add(16)
    return frozenset(stored)
