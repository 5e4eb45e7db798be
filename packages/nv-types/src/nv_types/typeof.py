"""The Numba type of a kernel argument.

Numba's own `typeof` answers for CPU functions, where an array may be misaligned, big-endian or of any class. A kernel
argument is checked here once, with a message that says what to pass instead.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.core.errors import NumbaError
from numba.core.typing.typeof import Purpose
from numba.core.typing.typeof import typeof as numba_typeof

from nv_types.errors import Unsupported


def typeof(value: Any, name: str = "value") -> types.Type:
    """The Numba type of the argument `value`; `name` is used in messages.

    Python integers are int64, or uint64 where only that holds them.

    Raises
    ------
    Unsupported
        The value has no Numba type, or no form as a kernel argument.

    Examples
    --------
    >>> nv_types.typeof(np.zeros((2, 3), dtype=np.float32))
    Array(float32, 2, 'C', False, aligned=True)
    """
    try:
        type_ = numba_typeof(value, Purpose.argument)
    except (ValueError, NumbaError) as error:
        raise Unsupported(f"argument {name!r}: {_reason(value)}") from error
    if type_ is types.none:
        raise Unsupported(f"argument {name!r}: None cannot be a kernel argument; pass an array or a number")
    return types.unliteral(type_)


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
        "pass a NumPy or device array, a number or a tuple of these"
    )
