"""A SPIR-V module under construction: ids, types, constants, capabilities, decorations, in the order the format wants.

Everything that the format demands to be unique (types, constants) is declared through a table, so a caller
just asks for it. Sections are lists of words; `assemble` joins them.
"""

from __future__ import annotations

from collections.abc import Iterable

from nv_spirv.grammar import op

from ..target import EXTENSION_OF, Target
from ..words import header, instruction, string_words, to_bytes
from .enums import CAPABILITY

_CAPABILITY_OF_INT = {8: "Int8", 16: "Int16", 64: "Int64"}
_CAPABILITY_OF_FLOAT = {16: "Float16", 64: "Float64"}


class Module:
    """The sections of one module and the tables that keep its declarations unique."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.bound = 1
        self.capabilities: dict[str, None] = {}
        self.extensions: dict[str, None] = {}
        self.entry: list[int] = []
        self.modes: list[int] = []
        self.strings: list[int] = []
        self.names: list[int] = []
        self.annotations: list[int] = []
        self.globals: list[int] = []
        self.functions: list[int] = []
        self.interface: list[int] = []
        self.known: dict[int, int] = {}  # id -> value, of the integer constants
        self._declared: dict[tuple[int, ...], int] = {}
        self._glsl = 0
        self.require("Shader")

    def new_id(self) -> int:
        """Return an id not used before."""
        self.bound += 1
        return self.bound - 1

    def require(self, capability: str) -> None:
        """Declare a capability, and its extension where the version of SPIR-V needs one."""
        if capability in self.capabilities:
            return
        self.target.require(capability)
        self.capabilities[capability] = None
        extension, since = EXTENSION_OF.get(capability, ("", (0, 0)))
        if extension and self.target.spirv < since:
            self.extensions[extension] = None

    def declare(self, opcode: int, *operands: int) -> int:
        """Return the id of a type: ``opcode`` with these operands, declared once."""
        key = (opcode, *operands)
        known = self._declared.get(key)
        if known is None:
            known = self._declared[key] = self.new_id()
            self.globals += instruction(opcode, known, *operands)
        return known

    def declare_fresh(self, opcode: int, *operands: int) -> int:
        """Return the id of a type that must not be shared, because it is about to be decorated."""
        new = self.new_id()
        self.globals += instruction(opcode, new, *operands)
        return new

    def void_type(self) -> int:
        """Return OpTypeVoid."""
        return self.declare(op.TypeVoid)

    def bool_type(self) -> int:
        """Return OpTypeBool."""
        return self.declare(op.TypeBool)

    def int_type(self, width: int) -> int:
        """Return the unsigned integer type of a width that the target has."""
        if width != 32:
            self.require(_CAPABILITY_OF_INT[width])
        return self.declare(op.TypeInt, width, 0)

    def float_type(self, width: int) -> int:
        """Return the IEEE float type of a width."""
        if width != 32:
            self.require(_CAPABILITY_OF_FLOAT[width])
        return self.declare(op.TypeFloat, width)

    def bfloat_type(self) -> int:
        """Return bfloat16, as a type of its own; the emitter holds a bfloat as its bits."""
        self.require("BFloat16TypeKHR")
        return self.declare(op.TypeFloat, 16, 0)

    def vector(self, element: int, count: int) -> int:
        """Return a vector type of 2 to 4 elements."""
        return self.declare(op.TypeVector, element, count)

    def array(self, element: int, count: int) -> int:
        """Return an array type without layout."""
        return self.array_of(element, self.constant(32, count))

    def array_of(self, element: int, length: int) -> int:
        """Return an array type without layout whose length is a constant, perhaps one that the host chooses."""
        return self.declare(op.TypeArray, element, length)

    def pointer(self, storage: int, pointee: int) -> int:
        """Return a pointer type."""
        return self.declare(op.TypePointer, storage, pointee)

    def constant(self, width: int, value: int) -> int:
        """Return an integer constant; the value is taken modulo 2**width."""
        value &= (1 << width) - 1
        words = (value & 0xFFFFFFFF, value >> 32) if width > 32 else (value,)
        new = self._constant(op.Constant, self.int_type(width), *words)
        self.known[new] = value
        return new

    def float_constant(self, width: int, bits: int) -> int:
        """Return a float constant from its bits."""
        words = (bits & 0xFFFFFFFF, bits >> 32) if width > 32 else (bits,)
        return self._constant(op.Constant, self.float_type(width), *words)

    def truth(self, value: bool) -> int:
        """Return a constant of type bool."""
        return self._constant(op.ConstantTrue if value else op.ConstantFalse, self.bool_type())

    def null(self, type_id: int) -> int:
        """Return the null constant of a type."""
        return self._constant(op.ConstantNull, type_id)

    def composite(self, type_id: int, parts: Iterable[int]) -> int:
        """Return a composite constant."""
        return self._constant(op.ConstantComposite, type_id, *parts)

    def specialized(self, opcode: int, type_id: int, *operands: int) -> int:
        """Return the result of an operation on constants, which are known when the host has chosen."""
        return self._constant(op.SpecConstantOp, type_id, opcode, *operands)

    def _constant(self, opcode: int, type_id: int, *operands: int) -> int:
        key = (opcode, type_id, *operands)
        known = self._declared.get(key)
        if known is None:
            known = self._declared[key] = self.new_id()
            self.globals += instruction(opcode, type_id, known, *operands)
        return known

    def variable(self, storage: int, pointee: int, *initialiser: int) -> int:
        """Return a new variable at module scope."""
        new = self.new_id()
        self.globals += instruction(op.Variable, self.pointer(storage, pointee), new, storage, *initialiser)
        self.interface.append(new)
        return new

    def glsl(self) -> int:
        """Return the id of the GLSL.std.450 instruction set."""
        if not self._glsl:
            self._glsl = self.new_id()
        return self._glsl

    def name(self, target: int, text: str) -> None:
        """Name an id."""
        self.names += instruction(op.Name, target, *string_words(text))

    def member_name(self, struct: int, member: int, text: str) -> None:
        """Name a member of a struct."""
        self.names += instruction(op.MemberName, struct, member, *string_words(text))

    def string(self, text: str) -> int:
        """Return the id of an OpString, declared once."""
        words = string_words(text)
        key = (op.String, *words)
        known = self._declared.get(key)
        if known is None:
            known = self._declared[key] = self.new_id()
            self.strings += instruction(op.String, known, *words)
        return known

    def decorate(self, target: int, decoration: int, *operands: int) -> None:
        """Decorate an id."""
        self.annotations += instruction(op.Decorate, target, decoration, *operands)

    def decorate_member(self, struct: int, member: int, decoration: int, *operands: int) -> None:
        """Decorate a member of a struct."""
        self.annotations += instruction(op.MemberDecorate, struct, member, decoration, *operands)

    def assemble(self) -> bytes:
        """Return the module's bytes."""
        preamble: list[int] = []
        for capability in self.capabilities:
            preamble += instruction(op.Capability, CAPABILITY[capability])
        for extension in self.extensions:
            preamble += instruction(op.Extension, *string_words(extension))
        if self._glsl:
            preamble += instruction(op.ExtInstImport, self._glsl, *string_words("GLSL.std.450"))
        # PhysicalStorageBuffer64, or Logical: a module without pointers has no addresses, whatever the target has.
        addressing = 5348 if "PhysicalStorageBufferAddresses" in self.capabilities else 0
        model = 3 if "VulkanMemoryModel" in self.capabilities else 1  # Vulkan, GLSL450
        preamble += instruction(op.MemoryModel, addressing, model)
        return to_bytes(
            header(self.target.spirv, self.bound)
            + preamble
            + self.entry
            + self.modes
            + self.strings
            + self.names
            + self.annotations
            + self.globals
            + self.functions
        )
