"""Arrays from outside a kernel that it gets pointers to: found by the names that its module has, and uploaded once.

`nv_lower.frontend.captures` says which those are. The name is that of a variable of a function, so that a module
from the cache finds its arrays in another process, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from numba_vulkan.compiling.mentioned import functions, variables
from numba_vulkan.errors import Internal, LaunchError, Unsupported

if TYPE_CHECKING:
    from numba_vulkan.arrays.device import DeviceArray
    from numba_vulkan.sessions.session import Session

#: What the names of such pointers begin with, by contract.
PREFIXES = ("nv.uploaded.", "nv.captured.")


def found(function: Callable[..., Any], names: Sequence[str]) -> dict[str, Any]:
    """The arrays of these names among the variables of a function and of the functions that it mentions.

    Raises
    ------
    Unsupported
        Two functions of one name, made by one factory, hold different arrays.
    """
    from nv_lower.builtin_names import captured_name

    arrays: dict[str, Any] = {}
    for inner in functions(function):
        for variable, value in variables(inner):
            place = str(inner.__module__), inner.__qualname__, variable
            for name in {captured_name(prefix, *place) for prefix in PREFIXES}.intersection(names):
                if arrays.setdefault(name, value) is not value:
                    raise Unsupported(
                        f"two functions {inner.__qualname__} of {inner.__module__} hold different arrays {variable}; "
                        "pass them as arguments"
                    )
    missing = set(names) - arrays.keys()
    if missing:
        raise Internal(
            f"no variable is found for {', '.join(sorted(missing))}; pass the array as an argument"
        )
    return arrays


def on_device(session: Session, arrays: Mapping[str, Any], kernel: str) -> dict[str, DeviceArray]:
    """The arrays on a device; NumPy arrays are copied there."""
    from numba_vulkan.arrays import create, transfer

    result = {}
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):
            if array.session is not session:
                raise LaunchError(
                    f"kernel {kernel!r} names an array on {array.device.name}, the launch is on {session.device.name}; "
                    "pass the array as an argument"
                )
            result[name] = array
            continue
        if session.storable(array.dtype) != array.dtype:
            raise Unsupported(
                f"kernel {kernel!r} names an array of {array.dtype}, which {session.device.name} does not have; pass "
                "it as an argument"
            )
        order = "F" if array.flags.f_contiguous and not array.flags.c_contiguous else "C"
        result[name] = create.empty(session, array.shape, array.dtype, order)
        transfer.upload(array, result[name], session.stream)
    if any(isinstance(array, np.ndarray) for array in arrays.values()):
        session.stream.wait()  # other streams do not know of the copies
    return result
