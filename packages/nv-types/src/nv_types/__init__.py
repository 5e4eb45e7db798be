"""The types of a Vulkan kernel's values: their Numba types, and the parameters each becomes.

`typeof(value)` gives the Numba type of an argument, `parameters(name, type)` the scalars and pointers it turns into.
"""

from nv_types.errors import InvalidInput, TypesError, Unsupported
from nv_types.interface import SIZES, Parameter, has_strides, parameters
from nv_types.typeof import typeof

__all__ = [
    "SIZES",
    "InvalidInput",
    "Parameter",
    "TypesError",
    "Unsupported",
    "has_strides",
    "parameters",
    "typeof",
]
__version__ = "0.2.0"


def __dir__() -> list[str]:
    return sorted(__all__)
