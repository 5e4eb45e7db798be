"""Arguments as the bytes that a kernel reads them from.

A `Packer` is made once for a signature and a module; one precompiled `struct.Struct` then packs every launch. An
array is a single field of that struct where its members lie together: the bytes that the device array made when it was
made.
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numba.core import types

import nv_types
from numba_vulkan.errors import Internal, RangeError
from numba_vulkan.launching.module_layout import RANDOM, STATUS, Member, ModuleLayout

_OFFSET = ".offset"
#: Where values come from that belong to no argument.
_STATUS, _OFFSETS, _CAPTURED, _KEY = -1, -2, -3, -4


class Field(NamedTuple):
    """One value of the packed block.

    Attributes
    ----------
    code
        Its `struct` code.
    argument
        Index of the argument it comes from, a negative number for those that come from none.
    plain
        Whether the argument itself is the value, or the `packed` of an array whose type is the parameter's.
    value
        Takes the argument and gives the value.
    what
        Names argument and type in messages.
    """

    offset: int
    code: str
    argument: int
    plain: bool
    value: Callable[[Any], Any]
    what: str


class Packer:
    """Packs the arguments of one signature for one module.

    Attributes
    ----------
    pack
        `pack(*values)`: the block of arguments from one value for each field, without the checks of `block`.
    arrays
        For each argument whether it is an array, where each argument is one field (for an array, its `packed`), in
        order, followed by nothing but the key of random numbers, the addresses of arrays from outside and of the status
        cell; else None.
    outside
        The names of those arrays, in the order of their addresses.
    """

    def __init__(self, names: Sequence[str], argtypes: Sequence[Any], layout: ModuleLayout) -> None:
        self._layout = layout
        parameters = [nv_types.parameters(*pair) for pair in zip(names, argtypes, strict=True)]
        members = {member.name: member for member in layout.members}
        self._fields = sorted(
            _fields(names, argtypes, parameters, members, layout.captured), key=lambda field: field.offset
        )
        self._offsets = tuple(name for name in layout.bindings if name + _OFFSET in members)
        self._pointers = {
            parameter.name: (index, parameter.path)
            for index, group in enumerate(parameters)
            for parameter in group
            if parameter.kind == "pointer"
        }
        order = [field.argument for field in self._fields if field.argument != _STATUS]
        self.outside = tuple(field.what for field in self._fields if field.argument == _CAPTURED)
        self.arrays: tuple[bool, ...] | None = None
        keys = [_KEY] * len(RANDOM) if layout.draws else []
        if order == [*range(len(names)), *keys, *[_CAPTURED] * len(self.outside)] and all(
            field.plain or field.argument == _KEY for field in self._fields
        ):
            self.arrays = tuple(isinstance(type_, types.Array) for type_ in argtypes)
        self.pack = struct.Struct(_format(self._fields, layout.size)).pack

    def block(
        self,
        arguments: Sequence[Any],
        status: int,
        offsets: dict[str, int],
        captured: Mapping[str, Any],
        key: tuple[int, int] = (0, 0),
    ) -> bytes:
        """The block of arguments.

        Parameters
        ----------
        arguments
            One value for each argument; arrays are device arrays.
        status
            Address of the status cell.
        offsets
            Under logical addressing, where in its binding the array of each pointer parameter begins.
        captured
            The device arrays from outside the kernel, by name.
        key
            Of the launch's random numbers, where the module draws some.

        Raises
        ------
        RangeError
            A number does not fit its type; the message names the argument.
        """
        extra = {_STATUS: status, _OFFSETS: offsets, _CAPTURED: captured, _KEY: key}
        values = [
            f.value(arguments[f.argument] if f.argument >= 0 else extra[f.argument]) for f in self._fields
        ]
        try:
            return self.pack(*values)
        except (struct.error, OverflowError):
            self._blame(values)
            raise

    def _blame(self, values: Sequence[Any]) -> None:
        for field, value in zip(self._fields, values, strict=True):
            try:
                struct.pack("<" + field.code, value)
            except (struct.error, OverflowError) as error:
                raise RangeError(f"{field.what}: {value} does not fit") from error

    def pointed(self, arguments: Sequence[Any]) -> dict[str, Any]:
        """The device array behind each pointer parameter, by the parameter's name."""
        return {name: _at(arguments[index], path) for name, (index, path) in self._pointers.items()}


def _fields(
    names: Sequence[str],
    argtypes: Sequence[Any],
    parameters: Sequence[Sequence[nv_types.Parameter]],
    members: dict[str, Member],
    captured: Sequence[str],
) -> Iterator[Field]:
    unknown = set(members)
    for argument, (name, group) in enumerate(zip(names, parameters, strict=True)):
        unknown -= {parameter.name for parameter in group}
        whole = _whole_array(argument, name, group, members)
        if whole is not None:
            yield whole
            continue
        direct = not isinstance(argtypes[argument], types.BaseTuple | types.Array | types.Complex)
        for parameter in group:
            if parameter.name in members:
                yield _part(argument, name, parameter, members[parameter.name], direct)
    for name in unknown:
        member = members[name]
        if name == STATUS:
            yield Field(member.offset, "Q", _STATUS, True, lambda status: status, "the status cell")
        elif name.endswith(_OFFSET):
            pointer = name.removesuffix(_OFFSET)
            yield Field(member.offset, "I", _OFFSETS, False, _offset_of(pointer), f"the offset of {pointer}")
        elif name in captured:
            yield Field(member.offset, "Q", _CAPTURED, True, _address_of(name), name)
        elif name in RANDOM:
            key_word = operator.itemgetter(RANDOM.index(name))
            yield Field(member.offset, "I", _KEY, False, key_word, "the random key")
        else:
            raise Internal(f"the module wants a parameter {name!r}, which belongs to no argument")


def _address_of(name: str) -> Callable[[Mapping[str, Any]], int]:
    return lambda captured: captured[name].address


def _offset_of(pointer: str) -> Callable[[dict[str, int]], int]:
    return lambda offsets: offsets[pointer]


def _whole_array(
    argument: int, name: str, group: Sequence[nv_types.Parameter], members: dict[str, Member]
) -> Field | None:
    """One field for all members of an array that lie as `DeviceArray.packed` has them."""
    if not group or group[0].part != "data" or group[0].path:
        return None
    found = [members.get(parameter.name) for parameter in group]
    first = found[0]
    if first is None:
        return None
    for index, member in enumerate(found):
        if member is None or member.size != 8 or member.offset != first.offset + 8 * index:
            return None
    strided = nv_types.has_strides(group[0].type)
    return Field(
        first.offset,
        f"{8 * len(found)}s",
        argument,
        True,
        lambda array: array.pack(strided),
        f"argument {name!r}",
    )


def _part(argument: int, name: str, parameter: nv_types.Parameter, member: Member, direct: bool) -> Field:
    read = _reader(parameter)
    path = parameter.path
    return Field(
        member.offset,
        _code(parameter, member),
        argument,
        direct and not isinstance(parameter.type, types.EnumMember | types.NPDatetime | types.NPTimedelta),
        lambda value: read(_at(value, path)),
        f"argument {name!r} ({parameter.type})",
    )


def _reader(parameter: nv_types.Parameter) -> Callable[[Any], Any]:
    """What takes the owner of a parameter and gives the parameter's value."""
    axis = parameter.axis
    readers: dict[str, Callable[[Any], Any]] = {
        "data": lambda array: array.address,
        "shape": lambda array: array.shape[axis],
        "stride": lambda array: array.strides[axis],
        "real": lambda number: complex(number).real,
        "imag": lambda number: complex(number).imag,
        "value": lambda value: value,
    }
    if isinstance(parameter.type, types.EnumMember):
        return lambda enumerator: enumerator.value
    if isinstance(parameter.type, types.NPDatetime | types.NPTimedelta):
        return lambda time: int(np.asarray(time).view(np.int64))
    return readers[parameter.part]


def _code(parameter: nv_types.Parameter, member: Member) -> str:
    if parameter.kind in ("f32", "f64"):
        return "f" if member.size == 4 else "d"
    owner = parameter.type.dtype if isinstance(parameter.type, types.EnumMember) else parameter.type
    if parameter.part != "value":
        signed = parameter.part != "data"
    elif isinstance(owner, types.NPDatetime | types.NPTimedelta):
        signed = True
    elif isinstance(owner, types.Boolean):
        return "?3x"  # packs the truth of anything, NumPy's bool included
    else:
        signed = owner.signed
    if member.size == 4:
        return "i" if signed else "I"
    return "q" if signed else "Q"


def _format(fields: Sequence[Field], size: int) -> str:
    parts = ["<"]
    end = 0
    for field in fields:
        if field.offset < end:
            raise Internal(f"parameters overlap at byte {field.offset} of the argument block")
        parts += ["x" * (field.offset - end), field.code]
        end = field.offset + struct.calcsize("<" + field.code)
    parts.append("x" * max(size - end, 0))
    return "".join(parts)


def _at(value: Any, path: nv_types.Path) -> Any:
    for index in path:
        value = value[index]
    return value
