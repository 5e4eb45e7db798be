"""Which cooperative matrices a device multiplies: VK_KHR_cooperative_matrix's list of shapes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# VkComponentTypeKHR: also the types that the bindings' header does not know yet.
COMPONENTS = {
    0: "half",
    1: "float",
    2: "double",
    3: "i8",
    4: "i16",
    5: "i32",
    7: "u8",
    8: "u16",
    9: "u32",
    1000141000: "bfloat",
}
SUBGROUP = 3


@dataclass(frozen=True)
class Shape:
    """A is M×K of `a`, B is K×N of `b`, C and the result are M×N of `c`."""

    m: int
    n: int
    k: int
    a: str
    b: str
    c: str


def shapes(device: Any) -> list[Shape]:
    """The shapes that the subgroups of a device multiply without saturation; none without the feature."""
    if "cooperativeMatrix" not in device.features:
        return []
    import vulkan

    ffi = vulkan.ffi
    query = device.instance.functions.vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR
    count = ffi.new("uint32_t*")
    query(device.info.handle, count, ffi.NULL)
    found = ffi.new("VkCooperativeMatrixPropertiesKHR[]", count[0])
    for item in found:
        item.sType = vulkan.VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR
    query(device.info.handle, count, found)
    result = []
    for item in found:
        types = [COMPONENTS.get(int(t), "") for t in (item.AType, item.BType, item.CType, item.ResultType)]
        if item.scope == SUBGROUP and not item.saturatingAccumulation and types[2] == types[3]:
            result.append(Shape(item.MSize, item.NSize, item.KSize, *types[:3]))
    return result
