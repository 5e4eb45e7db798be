"""Access to memory through a pointer that may lead to one of several buffers.

A binding cannot be a value, so the choice is a number and the access a SPIR-V function that switches on it; drivers
inline it. Functions leave the kernel's own blocks as they are, so its structured control flow needs no repair.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from nv_spirv.grammar import op

from .context import Context
from .offsets import byte_offset
from .ports import AddressPort, BindingPort, CellPort, NullPort, Port, buffer_granule
from .values import Place, Value

Access = Callable[[Value, list[int]], int]
"""Appends an access at a pointer, given the ids of its other operands; returns the id of its result, or 0."""


class ChoicePort:
    """One of several storage buffers, which one being known at run time."""

    def __init__(self, e: Context, place: Place, volatile: bool) -> None:
        self.e = e
        self.place = place
        self.volatile = volatile

    def granule(self, align: int) -> int:
        return buffer_granule(self.e, align)

    def takes_float(self, size: int) -> bool:
        return size * 8 in self.e.storage_floats

    def pointer(self, offset: int, size: int, is_float: bool) -> int:
        raise AssertionError("what needs a pointer goes through `reach`")

    def load(self, offset: int, size: int, is_float: bool) -> int:
        e = self.e

        def at(place: Place, _: list[int]) -> int:
            return BindingPort(e, place, self.volatile).load(0, size, is_float)

        key = ("load", size, is_float, self.volatile)
        return reach(e, self.place.moved(offset), key, self._held(size, is_float), [], at)

    def store(self, offset: int, size: int, is_float: bool, value: int) -> None:
        e = self.e

        def at(place: Place, values: list[int]) -> int:
            BindingPort(e, place, self.volatile).store(0, size, is_float, values[0])
            return 0

        key = ("store", size, is_float, self.volatile)
        reach(e, self.place.moved(offset), key, 0, [(self._held(size, is_float), value)], at)

    def _held(self, size: int, is_float: bool) -> int:
        """Return the type that `load` gives."""
        module = self.e.module
        return module.float_type(size * 8) if is_float else module.int_type(self.e.shape(size * 8).held)


def reach(
    e: Context,
    pointer: int | Place,
    key: tuple[Hashable, ...],
    result: int,
    operands: list[tuple[int, int]],
    access: Access,
) -> int:
    """Append an access that is one instruction; for a choice between buffers a call of a function that switches.

    ``operands`` are (type, id) of what the access needs of the kernel's values, ``result`` the type it gives or
    0. Equal keys share a function.
    """
    if not isinstance(pointer, Place) or not is_choice(e, pointer):
        return access(pointer, [value for _, value in operands])
    b, allocation = e.b, pointer.allocation

    def write(parameters: list[int]) -> int:
        binding, offset, *values = parameters
        end, labels = e.module.new_id(), [e.module.new_id() for _ in allocation.members]
        b.effect(op.SelectionMerge, end, 0)
        cases = [word for index, label in enumerate(labels) if index for word in (index, label)]
        b.effect(op.Switch, binding, labels[0], *cases)
        incoming = []
        for index, label in enumerate(labels):
            b.begin_block(label)
            place = Place(allocation, ((offset, 1),), binding=b.const(32, index), offset=offset)
            incoming += [access(place, values), b.label]
            b.effect(op.Branch, end)
        b.begin_block(end)
        return b.op(op.Phi, result, *incoming) if result else 0

    place = [(b.u32, pointer.binding), (b.u32, byte_offset(e.b, pointer))]
    return b.call((*key, id(allocation)), result, place + operands, write)


def parameters(
    e: Context, pointer: int | Place
) -> tuple[Hashable, list[tuple[int, int]], Callable[[list[int]], Value]]:
    """Return what a function that gets a pointer needs.

    What it depends on beside its parameters, (type, id) of each of them, and what makes a pointer of them again.
    """
    if isinstance(pointer, int):
        return None, [(e.u64, pointer)], lambda ids: ids[0]
    allocation, u32 = pointer.allocation, e.b.u32
    operands = [(u32, byte_offset(e.b, pointer))]
    chosen = is_choice(e, pointer)
    if chosen:
        operands.append((u32, pointer.binding))

    def place(ids: list[int]) -> Place:
        binding = ids[1] if chosen else pointer.binding
        return Place(allocation, ((ids[0], 1),), binding=binding, offset=ids[0])

    return (id(allocation), None if chosen else pointer.binding), operands, place


def is_choice(e: Context, pointer: int | Place) -> bool:
    """Tell whether it depends on run-time values which buffer a pointer points into."""
    return isinstance(pointer, Place) and bool(pointer.binding) and e.b.known(pointer.binding) is None


def port_of(e: Context, pointer: int | Place, align: int, volatile: bool) -> Port:
    """Return the way to reach memory at a pointer."""
    if isinstance(pointer, int):
        return AddressPort(e, pointer, align, volatile)
    if pointer.allocation is e.null_allocation:
        return NullPort(e)
    if not pointer.allocation.is_bindings:
        return CellPort(e, pointer, volatile)
    return ChoicePort(e, pointer, volatile) if is_choice(e, pointer) else BindingPort(e, pointer, volatile)
