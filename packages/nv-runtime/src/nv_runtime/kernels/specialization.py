"""Specialization constants: the values that a host chooses, as bytes and as Vulkan's structure."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import InvalidInput
from ..vulkan.api import ffi

if TYPE_CHECKING:
    from nv_spirv import EntryPoint, SpecConstant

Spec = Mapping[int | str, int | float | bool]


def specialise(
    entry: EntryPoint, constants: tuple[SpecConstant, ...], local_size: Any, spec: Spec
) -> tuple[dict[int, bytes], tuple[int, int, int]]:
    """The bytes of every overridden specialization constant, and the workgroup size that results."""
    by_id = {s.id: s for s in constants}
    by_name = {s.name: s for s in constants if s.name}
    chosen: dict[int, int | float | bool] = {}
    for key, value in spec.items():
        constant = by_id.get(key) if isinstance(key, int) else by_name.get(key)
        if constant is None:
            known = ", ".join(f"{s.id} ({s.name})" if s.name else str(s.id) for s in constants) or "none"
            raise InvalidInput(f"the module has no specialization constant {key!r}; it has {known}")
        chosen[constant.id] = value
    default = entry.local_size or (1, 1, 1)
    if local_size is not None:
        sizes = (local_size,) if isinstance(local_size, int) else tuple(local_size)
        sizes += (1,) * (3 - len(sizes))
        for axis, (wanted, spec_id, fixed) in enumerate(
            zip(sizes, entry.local_size_spec, default, strict=True)
        ):
            if spec_id is not None:
                chosen[spec_id] = int(wanted)
            elif wanted != fixed:
                raise InvalidInput(
                    f"the workgroup size {'xyz'[axis]} of {entry.name} is fixed at {fixed}, not {wanted}"
                )
    size = [
        fixed if spec_id is None else int(chosen.get(spec_id, fixed))
        for spec_id, fixed in zip(entry.local_size_spec, default, strict=True)
    ]
    return {k: _pack(by_id[k], v) for k, v in chosen.items()}, (size[0], size[1], size[2])


def _pack(constant: SpecConstant, value: int | float | bool) -> bytes:
    kind, size = constant.kind, constant.size
    label = f"specialization constant {constant.id}" + (f" ({constant.name})" if constant.name else "")
    try:
        if kind == "bool":
            return struct.pack("<I", bool(value))
        if kind == "float":
            return struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], value)
        return int(value).to_bytes(size, "little", signed=kind == "int" or value < 0)
    except (OverflowError, struct.error, TypeError, ValueError, KeyError):
        raise InvalidInput(f"{label} is {kind}{8 * size} and cannot hold {value!r}") from None


def special_info(values: dict[int, bytes]) -> tuple[Any, Any, Any]:
    """VkSpecializationInfo, after the two objects that must outlive it."""
    if not values:
        return None, None, ffi.NULL
    data = ffi.new("char[]", b"".join(values.values()))
    entries = ffi.new("VkSpecializationMapEntry[]", len(values))
    at = 0
    for k, (constant, raw) in enumerate(values.items()):
        entries[k].constantID, entries[k].offset, entries[k].size = constant, at, len(raw)
        at += len(raw)
    info = ffi.new("VkSpecializationInfo*")
    info.mapEntryCount, info.pMapEntries, info.dataSize, info.pData = len(values), entries, at, data
    return data, entries, info
