"""The kernel's outside: parameters, bindings, built-in variables, workgroup size, entry point.

The layout is the contract's ("nv-spirv → nv-runtime"): parameters in order at natural alignment in the push
constant block, or behind the one pointer `nv.arguments`; in logical addressing, pointers are bindings and their byte
offsets follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from nv_spirv.grammar import op

from ..errors import InvalidInput, Unsupported
from ..options import Options
from ..words import instruction, string_words
from .allocation import Allocation
from .enums import BuiltIn, Decoration, MemoryAccess, Mode, Storage
from .held_types import HeldTypes
from .read import Function, Parameter
from .types import Float, Int, Pointer, Type, Types
from .values import Place, Value

GLCOMPUTE = 5
COARSENING = 3  # the SpecIds of the contract
SHARED_BYTES = 4
_READ_ONLY = frozenset({"readonly", "readnone", "memory(read)"})


@dataclass(frozen=True)
class Slot:
    """A member of the argument block."""

    name: str
    type_id: int
    size: int


@dataclass
class Binding:
    """A pointer parameter of logical addressing and the variables that show its buffer."""

    number: int
    parameter: Parameter
    variables: list[int]


Loaded = tuple[Slot, Parameter, Type | None]  # no type: the offset of a binding


class Interface:
    """Declares what the host sees."""

    def __init__(
        self,
        function: Function,
        options: Options,
        types: Types,
        held: HeldTypes,
        allocations: Mapping[str, Allocation],
    ) -> None:
        self.function = function
        self.options = options
        self.types = types
        self.held = held
        self.b = held.b
        self.module = held.module
        self.allocations = allocations
        self.bindings: dict[str, Binding] = {}
        self._blocks: dict[bool, int] = {}
        self._arrays: dict[tuple[int, bool, bool], int] = {}
        self._inputs: dict[int, int] = {}
        self.local_size = self._workgroup_size(function.attributes.get("nv.local_size", "64,1,1"))

    def parameters(self, parameters: list[Parameter]) -> dict[str, Value]:
        """Declare the argument block and load every parameter; returns the values by name."""
        slots: list[Loaded] = []
        offsets: list[Loaded] = []
        for parameter in parameters:
            kind = self.types.parse(parameter.type)
            name = self.function.spelling.get(parameter.name[1:], parameter.name[1:])
            if any(text.startswith(("byval", "sret", "inalloca")) for text in parameter.attributes):
                raise Unsupported(
                    f"parameter {name} is passed by value in memory; pass its fields, or an array"
                )
            if isinstance(kind, Pointer) and not self.module.target.physical:
                binding = Binding(len(self.bindings), parameter, [])
                self.bindings[parameter.name] = binding
                offsets.append((Slot(f"{name}.offset", self.b.u32, 4), parameter, None))
            else:
                slots.append(
                    (Slot(name, self._slot_type(kind, parameter), self._slot_size(kind)), parameter, kind)
                )
        loads = slots + offsets
        if not loads:
            return {}
        ids = self._load_slots([slot for slot, _, _ in loads])
        values: dict[str, Value] = {}
        for loaded, (slot, parameter, loaded_as) in zip(ids, loads, strict=True):
            self.module.name(loaded, slot.name)
            values[parameter.name] = self._value(loaded, parameter, loaded_as)
        return values

    def _slot_type(self, kind: object, parameter: Parameter) -> int:
        if isinstance(kind, Pointer):
            if not self.held.u64:
                raise Unsupported('pointers as addresses need shaderInt64; ask for addressing="logical"')
            return self.module.pointer(Storage.PhysicalStorageBuffer, self._block(parameter))
        if isinstance(kind, Int) and kind.width <= 32:
            return self.module.int_type(32)
        if isinstance(kind, Int) and kind.width <= 64:
            if 64 in self.held.widths:
                return self.module.int_type(64)
            return self.module.vector(self.module.int_type(32), 2)
        if isinstance(kind, Float) and kind.width >= 32:
            return self.module.float_type(kind.width)
        if isinstance(kind, Float):
            return self.module.int_type(32)
        raise Unsupported(
            f"a parameter of type {parameter.type} ({parameter.name}); parameters are scalars or pointers"
        )

    @staticmethod
    def _slot_size(kind: object) -> int:
        if isinstance(kind, Int | Float):
            return 4 if kind.width <= 32 else 8
        return 8

    def _block(self, parameter: Parameter) -> int:
        """Return the block type that a pointer parameter points to: words, perhaps not writable."""
        read_only = bool(_READ_ONLY & parameter.attributes)
        if read_only not in self._blocks:
            self._blocks[read_only] = self.array_block(4, is_float=False, read_only=read_only)
        return self._blocks[read_only]

    def array_block(self, size: int, *, is_float: bool, read_only: bool) -> int:
        """Return the block type that is an array of scalars."""
        key = (size, is_float, read_only)
        if key not in self._arrays:
            element = self.held.memory_type(size, is_float)
            array = self.module.declare_fresh(op.TypeRuntimeArray, element)
            self.module.decorate(array, Decoration.ArrayStride, size)
            block = self.module.declare_fresh(op.TypeStruct, array)
            self.module.decorate(block, Decoration.Block)
            self.module.decorate_member(block, 0, Decoration.Offset, 0)
            if read_only:
                self.module.decorate_member(block, 0, Decoration.NonWritable)
            self._arrays[key] = block
        return self._arrays[key]

    def _struct(self, slots: list[Slot], name: str) -> tuple[int, list[int]]:
        struct = self.module.declare_fresh(op.TypeStruct, *(slot.type_id for slot in slots))
        self.module.name(struct, name)
        self.module.decorate(struct, Decoration.Block)
        offsets, end = [], 0
        for index, slot in enumerate(slots):
            end = -(-end // slot.size) * slot.size
            offsets.append(end)
            self.module.decorate_member(struct, index, Decoration.Offset, end)
            self.module.member_name(struct, index, slot.name)
            end += slot.size
        return struct, [*offsets, end]

    def _load_slots(self, slots: list[Slot]) -> list[int]:
        b, module = self.b, self.module
        struct, offsets = self._struct(slots, "nv.parameters")
        limit = self.options.max_push_constants
        if offsets[-1] <= limit:
            base, storage = module.variable(Storage.PushConstant, struct), Storage.PushConstant
        elif module.target.physical:
            pointer = module.pointer(Storage.PhysicalStorageBuffer, struct)
            outer, _ = self._struct([Slot("nv.arguments", pointer, 8)], "nv.push")
            push = module.variable(Storage.PushConstant, outer)
            place = module.pointer(Storage.PushConstant, pointer)
            base = b.hoisted(op.Load, pointer, b.hoisted(op.AccessChain, place, push, b.const(32, 0)))
            storage = Storage.PhysicalStorageBuffer
        else:
            raise Unsupported(
                f"the parameters need {offsets[-1]} bytes of push constants, the target has {limit}; "
                "pass fewer scalars, or put them in an array"
            )
        loads = []
        for index, slot in enumerate(slots):
            place = b.hoisted(op.AccessChain, module.pointer(storage, slot.type_id), base, b.const(32, index))
            aligned = (MemoryAccess.Aligned, slot.size) if storage == Storage.PhysicalStorageBuffer else ()
            loads.append(b.hoisted(op.Load, slot.type_id, place, *aligned))
        return loads

    def _value(self, loaded: int, parameter: Parameter, kind: object) -> Value:
        held, b = self.held, self.b
        if kind is None:
            allocation = self.allocations[parameter.name]
            allocation.starts.add(loaded)
            binding = b.const(32, allocation.binding_of(parameter.name)) if len(allocation.members) > 1 else 0
            return Place(allocation, ((loaded, 1),), binding=binding, offset=loaded)
        if isinstance(kind, Pointer):
            self.module.require("PhysicalStorageBufferAddresses")
            return b.hoisted(op.ConvertPtrToU, held.u64, loaded)
        if isinstance(kind, Float):
            if kind.width >= 32:
                return loaded
            narrow = b.hoisted(op.UConvert, self.module.int_type(16), loaded)
            return (
                narrow if kind.name == "bfloat" else b.hoisted(op.Bitcast, self.module.float_type(16), narrow)
            )
        assert isinstance(kind, Int)
        return self._integer(loaded, kind.width)

    def _integer(self, loaded: int, width: int) -> Value:
        held, b = self.held, self.b
        if width > 32 and 64 not in held.widths:
            return tuple(b.hoisted(op.CompositeExtract, b.u32, loaded, index) for index in (0, 1))
        if width in (32, 64):
            return loaded
        bits = 64 if width > 32 else 32
        if width == 1:
            low = b.hoisted(op.BitwiseAnd, b.u32, loaded, b.const(32, 1))
            return b.hoisted(op.INotEqual, b.bool, low, b.const(32, 0))
        mask = b.const(bits, (1 << width) - 1)
        low = b.hoisted(op.BitwiseAnd, self.module.int_type(bits), loaded, mask)
        shape = held.shape(width)
        return low if shape.held == bits else b.hoisted(op.UConvert, self.module.int_type(shape.held), low)

    def binding(self, name: str, size: int, is_float: bool) -> int:
        """Return a new variable that shows a binding as an array of scalars."""
        binding = self.bindings[name]
        read_only = bool(_READ_ONLY & binding.parameter.attributes)
        block = self.array_block(size, is_float=is_float, read_only=read_only)
        variable = self.module.variable(Storage.StorageBuffer, block)
        self.module.decorate(variable, Decoration.DescriptorSet, 0)
        self.module.decorate(variable, Decoration.Binding, binding.number)
        self.module.name(variable, self.function.spelling.get(name[1:], name[1:]))
        binding.variables.append(variable)
        return variable

    def finish(self) -> None:
        """Declare the bindings nothing accessed, and say which variables share memory.

        A variable that is not decorated Aliased shares no memory with another (SPIR-V 2.18.2). The buffers of two
        parameters may overlap unless one is `noalias`; nobody can tell where neither is written.
        """
        overlapping = [b for b in self.bindings.values() if "noalias" not in b.parameter.attributes]
        written = any(not _READ_ONLY & b.parameter.attributes for b in overlapping)
        aliased = overlapping if len(overlapping) > 1 and written else []
        for name, binding in self.bindings.items():
            if not binding.variables:
                self.binding(name, 4, is_float=False)
            if len(binding.variables) > 1 or binding in aliased:
                for variable in binding.variables:
                    self.module.decorate(variable, Decoration.Aliased)
            elif "noalias" in binding.parameter.attributes:
                self.module.decorate(binding.variables[0], Decoration.Restrict)

    def _workgroup_size(self, text: str) -> tuple[int, int, int]:
        try:
            sizes = [int(part) for part in text.split(",")]
        except ValueError:
            sizes = []
        sizes += [1] * (3 - len(sizes))
        if len(sizes) != 3 or min(sizes) < 1:
            raise InvalidInput(f'"nv.local_size"="{text}": three positive numbers are expected')
        module = self.module
        ids = [self._specialized(axis, size) for axis, size in enumerate(sizes)]
        whole = module.new_id()
        vector = module.vector(module.int_type(32), 3)
        module.globals += instruction(op.SpecConstantComposite, vector, whole, *ids)
        module.decorate(whole, Decoration.BuiltIn, BuiltIn.WorkgroupSize)
        self.default_size = sizes
        return ids[0], ids[1], ids[2]

    def _specialized(self, number: int, default: int) -> int:
        module = self.module
        new = module.new_id()
        module.globals += instruction(op.SpecConstant, module.int_type(32), new, default)
        module.decorate(new, Decoration.SpecId, number)
        return new

    @cached_property
    def coarsening(self) -> int:
        """How many workgroups one does the work of: a specialization constant, 1 unless set."""
        new = self._specialized(COARSENING, 1)
        self.module.name(new, "nv.coarsening")
        return new

    @cached_property
    def shared_bytes(self) -> int:
        """How many bytes of workgroup memory the launch gives: a specialization constant, 0 unless set."""
        new = self._specialized(SHARED_BYTES, 0)
        self.module.name(new, "nv.shared.bytes")
        return new

    def shared_length(self, fixed: int, step: int) -> int:
        """Return how many elements of ``step`` bytes there are: ``fixed``, and what holds the launch's bytes.

        An array has at least one element, whatever the launch gives.
        """
        module, b = self.module, self.b
        given = self.shared_bytes
        if not fixed:
            nothing = module.specialized(op.IEqual, b.bool, given, b.const(32, 0))
            given = module.specialized(op.Select, b.u32, nothing, b.const(32, 1), given)
        rounded = module.specialized(op.IAdd, b.u32, given, b.const(32, step - 1))
        elements = module.specialized(op.UDiv, b.u32, rounded, b.const(32, step))
        return module.specialized(op.IAdd, b.u32, elements, b.const(32, fixed)) if fixed else elements

    def input(self, builtin: int, component: int | None = None) -> int:
        """Return a built-in input, loaded at the kernel's beginning; ``component`` picks one of a vector's."""
        module, b = self.module, self.b
        kind = module.int_type(32) if component is None else module.vector(module.int_type(32), 3)
        if builtin not in self._inputs:
            variable = self._inputs[builtin] = module.variable(Storage.Input, kind)
            module.decorate(variable, Decoration.BuiltIn, builtin)
        loaded = b.hoisted(op.Load, kind, self._inputs[builtin])
        if component is None:
            return loaded
        return b.hoisted(op.CompositeExtract, module.int_type(32), loaded, component)

    def entry_point(self, function: int, name: str) -> None:
        """Declare the entry point."""
        module = self.module
        variables = module.interface if module.target.spirv >= (1, 4) else list(self._inputs.values())
        module.entry += instruction(op.EntryPoint, GLCOMPUTE, function, *string_words(name), *variables)
        module.modes += instruction(op.ExecutionMode, function, Mode.LocalSize, *self.default_size)
