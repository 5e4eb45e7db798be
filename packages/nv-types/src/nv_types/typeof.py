"""The Numba type of a kernel argument.

Numba's own `typeof` answers for CPU functions, where an array may be misaligned, big-endian or of any class. A kernel
argument is checked here once, with a message that says what to pass instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.core.errors import NumbaError
from numba.core.typing.typeof import Purpose
from numba.core.typing.typeof import typeof as numba_typeof
from numba.np.numpy_support import from_dtype, map_layout

from nv_types.dtypes import by_value, normalised, structured
from nv_types.errors import Unsupported

_ARRAY = "pass an array made of it, such as np.array(x)"
_NAMED = "call it by its name in the kernel, or pass a function of your own under @nv.jit"
#: Python's types that are arguments → the element type that each names.
_PYTHON_TYPES = {bool: types.boolean, int: types.intp, float: types.float64, complex: types.complex128}
#: Classes by name, since most belong to packages that need not be there → what to pass instead of their objects.
_INSTEAD = {
    "list": _ARRAY,
    "set": "pass an array made of it, such as np.array(sorted(x))",
    "range": "pass its start and stop as numbers",
    "bytes": "pass an array of uint8: np.frombuffer(x, np.uint8)",
    "bytearray": "pass an array of uint8: np.frombuffer(x, np.uint8)",
    "dict": "pass its values as arguments, or as arrays",
    "function": "decorate it with @nv.jit",
    "builtin_function_or_method": _NAMED,
    "Series": "pass its values as an array: x.to_numpy()",
    "DataFrame": "pass its columns as arrays: x['name'].to_numpy()",
    "Index": "pass its values as an array: x.to_numpy()",
    "Tensor": "pass it as an array: x.detach().cpu().numpy()",
    "Decimal": "pass float(x)",
    "Fraction": "pass float(x), or numerator and denominator",
}


def typeof(value: Any, name: str = "value") -> types.Type:
    """The Numba type of the argument `value`; `name` is used in messages.

    Python integers are int64, or uint64 where only that holds them. A string, a dtype, a class of numbers, None and a
    function are part of the type: a kernel is compiled for each.

    Raises
    ------
    Unsupported
        The value has no Numba type, or no form as a kernel argument.

    Examples
    --------
    >>> nv_types.typeof(np.zeros((2, 3), dtype=np.float32))
    Array(float32, 2, 'C', False, aligned=True)
    """
    if isinstance(value, str):
        return types.literal(value)
    if isinstance(value, type) and value in _PYTHON_TYPES:
        return types.NumberClass(_PYTHON_TYPES[value])
    instead = _INSTEAD.get(type(value).__name__)
    if instead is not None and not isinstance(value, np.ndarray):
        article = "an" if type(value).__name__[0] in "aeiou" else "a"
        raise Unsupported(
            f"argument {name!r}: {article} {type(value).__name__} cannot be a kernel argument; {instead}"
        )
    try:
        type_ = structured(value)
        if type_ is None:
            type_ = _array(value) if type(value) is np.ndarray else numba_typeof(value, Purpose.argument)
    except (ValueError, NumbaError) as error:
        raise Unsupported(f"argument {name!r}: {_reason(value)}") from error
    return by_value(normalised(types.unliteral(type_)))


def _array(array: np.ndarray[Any, Any]) -> types.Array:
    """As Numba types arrays, without its look for masked ones, which imports `numpy.ma`."""
    return types.Array(
        from_dtype(array.dtype), array.ndim, map_layout(array), readonly=not array.flags.writeable
    )


def _reason(value: Any) -> str:
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        return (
            f"arrays of dtype {dtype} cannot be kernel arguments; "
            "convert with .astype() to a number type in native byte order"
        )
    if isinstance(value, int):
        return f"the integer {value} does not fit in 64 bits"
    return (
        f"a {type(value).__name__} cannot be a kernel argument; "
        "pass a NumPy or device array (np.asarray(x), if it has __array_interface__), a number or a tuple of these"
    )
