"""Products of cooperative matrices that a device has, as names among its features and as a list.

matrix.f16.f32.16x16x16       factors of float16, sums of float32, M × N × K
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from .api import ffi

#: VkComponentTypeKHR, also of the types that the bindings' header does not know yet.
_COMPONENTS = {
    0: "f16",
    1: "f32",
    2: "f64",
    3: "i8",
    4: "i16",
    5: "i32",
    6: "i64",
    7: "u8",
    8: "u16",
    9: "u32",
    10: "u64",
    1000141000: "bf16",
}
_DTYPES = {"f": "float", "i": "int", "u": "uint", "bf": "bfloat"}
_SUBGROUP = 3
_NAME = re.compile(r"matrix\.([a-z]+)(\d+)\.([a-z]+)(\d+)\.(\d+)x(\d+)x(\d+)")
_PROPERTIES = 1000506001  # VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR


class MatrixShape(NamedTuple):
    """A product of an M×K by a K×N matrix of `operands` (a dtype's name), added up in `result`."""

    m: int
    n: int
    k: int
    operands: str
    result: str


def query(functions: Any, handle: Any, features: frozenset[str]) -> frozenset[str]:
    """The names of the products that subgroups of a physical device have, both factors being of one type."""
    if "cooperativeMatrix" not in features:
        return frozenset()
    ask = functions.vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR
    count = ffi.new("uint32_t*")
    ask(handle, count, ffi.NULL)
    found = ffi.new("VkCooperativeMatrixPropertiesKHR[]", count[0])
    for item in found:
        item.sType = _PROPERTIES
    ask(handle, count, found)
    return frozenset(name for item in found[0 : count[0]] if (name := _name(item)))


def _name(item: Any) -> str:
    kinds = [_COMPONENTS.get(int(kind)) for kind in (item.AType, item.BType, item.CType, item.ResultType)]
    plain = item.scope == _SUBGROUP and not item.saturatingAccumulation
    if not plain or None in kinds or kinds[0] != kinds[1] or kinds[2] != kinds[3]:
        return ""
    return f"matrix.{kinds[0]}.{kinds[2]}.{item.MSize}x{item.NSize}x{item.KSize}"


def listed(features: Iterable[str]) -> tuple[MatrixShape, ...]:
    """The products among the names of features."""
    shapes = []
    for name in features:
        if found := _NAME.fullmatch(name):
            operand, bits, result, width, *extents = found.groups()
            m, n, k = map(int, extents)
            shapes.append(MatrixShape(m, n, k, f"{_DTYPES[operand]}{bits}", f"{_DTYPES[result]}{width}"))
    return tuple(sorted(shapes, key=lambda shape: (shape.operands, shape.result, shape[:3])))
