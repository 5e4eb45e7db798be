"""Named values into the bytes of a block, by the module's own offsets and types."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import InvalidInput
from ..memory.buffer import Buffer

if TYPE_CHECKING:
    from nv_spirv import Binding, Layout, Member

_FORMATS = {
    ("int", 1): "b", ("int", 2): "h", ("int", 4): "i", ("int", 8): "q",
    ("uint", 1): "B", ("uint", 2): "H", ("uint", 4): "I", ("uint", 8): "Q",
    ("float", 2): "e", ("float", 4): "f", ("float", 8): "d", ("bool", 4): "I", ("pointer", 8): "Q",
}  # fmt: skip


class Packer:
    """Packs the members of one block.

    Scalars take numbers, pointers a Buffer or an address, vectors, arrays and matrices (column by column)
    nested sequences or arrays, structs a mapping. Every member must be given.
    """

    def __init__(self, members: tuple[Member, ...], size: int) -> None:
        self.members = members
        self.size = size

    def pack(self, **values: Any) -> bytes:
        """The block's bytes.

        Raises
        ------
        InvalidInput
            For a missing or unknown name, a value out of the member's range or of the wrong shape.
        """
        out = bytearray(self.size)
        _pack_struct(out, 0, self.members, values, "")
        return bytes(out)

    def __call__(self, **values: Any) -> bytes:
        return self.pack(**values)


def block_packer(binding: Binding) -> Packer:
    """Packs a binding's block by the names of its members, as the module lays them out.

    Raises
    ------
    InvalidInput
        When the block has no fixed size, or is not one.
    """
    layout = binding.layout
    if layout.size is None or not layout.members:
        where = f"binding {binding.set}.{binding.binding} ({binding.name})"
        raise InvalidInput(f"{where} has no members of fixed size to be given by name: give an array")
    return Packer(layout.members, -(-layout.size // 16) * 16)


def _pack_struct(out: bytearray, at: int, members: tuple[Member, ...], values: Any, path: str) -> None:
    if not hasattr(values, "keys"):
        raise InvalidInput(f"{path or 'the block'} is a struct: give a mapping of its members")
    unknown = set(values) - {m.name for m in members}
    missing = [m.name for m in members if m.name not in values]
    if unknown or missing:
        problem = f"has no member {sorted(unknown)[0]!r}" if unknown else f"also needs {', '.join(missing)}"
        raise InvalidInput(
            f"{path or 'the block'} {problem}; its members are {', '.join(m.name for m in members)}"
        )
    for member in members:
        _pack_value(out, at + (member.offset or 0), member.type, values[member.name], f"{path}{member.name}")


def _pack_value(out: bytearray, at: int, layout: Layout, value: Any, path: str) -> None:
    if layout.kind == "struct":
        _pack_struct(out, at, layout.members, value, path + ".")
        return
    if layout.kind in ("vector", "matrix", "array"):
        element = layout.element
        assert element is not None
        if not hasattr(value, "__len__") or len(value) != layout.count:
            raise InvalidInput(f"{path} is a {layout.kind} of {layout.count}: give that many values")
        if layout.row_major:
            _pack_rows(out, at, layout, value, path)
            return
        for k in range(len(value)):
            _pack_value(out, at + k * (layout.stride or 0), element, value[k], f"{path}[{k}]")
        return
    code = _FORMATS.get((layout.kind, layout.size or 0))
    if code is None:
        raise InvalidInput(f"{path} has a type that cannot be packed: {layout.spelling}")
    if layout.kind == "pointer" and isinstance(value, Buffer):
        value = value.address
    if isinstance(value, np.generic):
        value = value.item()
    if layout.kind == "bool":
        value = bool(value)
    try:
        struct.pack_into("<" + code, out, at, value)
    except (struct.error, OverflowError, TypeError):
        raise InvalidInput(
            f"{path} is {layout.kind}{8 * (layout.size or 0)} and cannot hold {value!r}"
        ) from None


def _pack_rows(out: bytearray, at: int, layout: Layout, value: Any, path: str) -> None:
    """A matrix whose rows lie one after the other; the value is column by column, as for any matrix."""
    column = layout.element
    assert column is not None and column.element is not None
    step = column.element.size or 0
    for k in range(len(value)):
        if not hasattr(value[k], "__len__") or len(value[k]) != column.count:
            raise InvalidInput(f"{path}[{k}] is a column of {column.count}: give that many values")
        for row in range(len(value[k])):
            place = at + row * (layout.stride or 0) + k * step
            _pack_value(out, place, column.element, value[k][row], f"{path}[{k}][{row}]")


def check_size(kernel: Any, push: bytes) -> None:
    """Refuse push constants that are not as many bytes as a kernel takes."""
    if len(push) != kernel.push_size:
        raise InvalidInput(f"{kernel.name} takes {kernel.push_size} bytes of push constants, not {len(push)}")
