"""The types of a Vulkan kernel's values: their Numba types, and the parameters each becomes.

`typeof(value)` gives the Numba type of an argument, `parameters(name, type)` the scalars and pointers it turns into.
"""

from nv_types.dtypes import (
    NestedArray,
    Record,
    alignment,
    array_type,
    by_value,
    from_dtype,
    normalised,
    structured,
)
from nv_types.errors import InvalidInput, TypesError, Unsupported
from nv_types.interface import SIZES, Parameter, Path, has_strides, is_constant, parameters
from nv_types.structures import as_tuple, is_structure, tuple_class
from nv_types.typeof import typeof

__all__ = [
    "SIZES",
    "InvalidInput",
    "NestedArray",
    "Parameter",
    "Path",
    "Record",
    "TypesError",
    "Unsupported",
    "alignment",
    "array_type",
    "as_tuple",
    "by_value",
    "from_dtype",
    "has_strides",
    "is_constant",
    "is_structure",
    "normalised",
    "parameters",
    "structured",
    "tuple_class",
    "typeof",
]
__version__ = "0.2.0"


def __dir__() -> list[str]:
    return sorted(__all__)
