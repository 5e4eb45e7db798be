"""The SPIR-V types that LLVM's scalars are held in, in registers and in memory."""

from __future__ import annotations

from ..errors import Unsupported
from ..target import Target
from . import integers, matrix_types
from .allocation import Allocation
from .body import Body
from .integers import Shape
from .types import Float, Int, Matrix, Pointer, Type


class HeldTypes:
    """How values of each type are held on a target."""

    def __init__(self, b: Body, target: Target) -> None:
        self.b = b
        self.module = b.module
        self.widths = target.integer_widths()
        self.storage_widths = _storage_widths(target, self.widths)
        self.storage_floats = _storage_floats(target)
        self.u64 = self.module.int_type(64) if 64 in self.widths and target.physical else 0
        self.float_constants: dict[int, int] = {}  # id -> bits
        self._shapes: dict[int, Shape] = {}

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
            return matrix_types.type_id(self.b, kind)
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
