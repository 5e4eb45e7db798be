"""Warnings about launches that waste most of a device: `PerformanceWarning`, once for each kernel and reason.

What is wasteful is known from the specification of the hardware, not measured: a graphics processor runs at least 64
invocations at a time on each of its many cores, and most compute with 64-bit floats at 1/16 to 1/64 of the rate of
32-bit ones. On CPU devices neither holds, so nothing is said there. `warnings.filterwarnings("ignore",
category=nv.PerformanceWarning)` silences all of them.
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Iterable
from opcode import opmap
from types import FrameType
from typing import TYPE_CHECKING, Any

from numba_vulkan.boundary import is_internal
from numba_vulkan.errors import PerformanceWarning
from numba_vulkan.launching.launchable import Launchable

if TYPE_CHECKING:
    import nv_runtime

#: Fewer invocations than this leave lanes of a single core idle.
FEW = 64
#: Elements from which a launch of few invocations is a mistake rather than a small problem.
MANY = 4096
#: Graphics processors for data centres, which compute with 64-bit floats at half the rate of 32-bit ones or faster.
_FAST_DOUBLES = (
    r"(?i)\b(?:Tesla [KPV]\d+|[PV]100|A30|A100|H\d00|GH200|G?B[123]00|Titan V|GV100|MI\d{2,3}\w?|"
    r"Instinct|Max 1\d{3})\b"
)
#: Modules between the user's statement and `uncalled`.
_MAKERS = frozenset({"numba_vulkan.kernel", "numba_vulkan.boundary"})
_GRAPHICS = frozenset({"discrete", "integrated", "virtual"})


def has_slow_doubles(device: nv_runtime.Device | Any) -> bool:
    """Return whether a device computes with 64-bit floats much more slowly than with 32-bit ones."""
    return is_graphics(device) and re.search(_FAST_DOUBLES, device.name) is None


def is_graphics(device: nv_runtime.Device | Any) -> bool:
    """Return whether a device is a GPU, as opposed to a processor that runs kernels."""
    return device.kind in _GRAPHICS


def look(
    kernel: Launchable,
    device: nv_runtime.Device | Any,
    invocations: int,
    sizes: Iterable[int],
    argtypes: Any,
    spirv: bytes,
) -> None:
    """Warn of a launch on a graphics processor.

    Parameters
    ----------
    invocations, sizes
        How many invocations there are, and the elements of each array.
    argtypes, spirv
        The Numba types of the arguments, and the module compiled for them.
    """
    largest = max(sizes, default=0)
    if invocations < FEW and largest >= MANY:
        _warn(
            kernel,
            "grid",
            f"a launch of {invocations} invocation(s) for an array of {largest} elements leaves most of {device.name} "
            f"idle; launch one for each element: {kernel.name}.forall(x.size)(…)",
        )
    if has_slow_doubles(device) and only_singles(argtypes) and computes_doubles(spirv):
        _warn(
            kernel,
            "doubles",
            f"it computes in float64 although its arrays are float32, which {device.name} does many times more slowly; "
            "write np.float32(0.5) instead of 0.5, pass np.float32 scalars, and divide integers as np.float32(i) / n",
        )


def only_singles(argtypes: Iterable[Any]) -> bool:
    """Return whether the arguments have arrays of 32-bit floats and none of 64-bit floats."""
    names = {str(type_.dtype) for type_ in argtypes if hasattr(type_, "ndim")}
    return bool(names & {"float32", "complex64"}) and not names & {"float64", "complex128"}


def computes_doubles(spirv: bytes) -> bool:
    """Return whether a module declares the capability Float64; capabilities come first in a module, two words each."""
    capability, float64 = 2 << 16 | 17, 10
    words = memoryview(spirv)[: len(spirv) // 4 * 4].cast("I")
    index = 5
    while index + 1 < len(words) and words[index] == capability:
        if words[index + 1] == float64:
            return True
        index += 2
    return False


def uncalled(kernel: Launchable) -> None:
    """Warn if the statement that has just made a launcher throws it away.

    Only a statement of the user's: where this package makes one for itself, the user's statement is another.
    """
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") in _MAKERS:
        frame = frame.f_back
    if frame is not None and not is_internal(frame) and _discards(frame):
        _warn(
            kernel,
            "uncalled",
            "this makes a launcher and launches nothing; call it with the arguments: …(x, y)",
        )


def _discards(frame: FrameType) -> bool:
    """Return whether a frame drops the result of its current instruction."""
    code, index = frame.f_code.co_code, frame.f_lasti + 2
    while index < len(code) and code[index] == opmap["CACHE"]:
        index += 2
    return index < len(code) and code[index] == opmap["POP_TOP"]


def _user_frame() -> FrameType | None:
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and is_internal(frame):
        frame = frame.f_back
    return frame


def _warn(kernel: Launchable, reason: str, message: str) -> None:
    if reason in kernel.warned:
        return
    kernel.warned.add(reason)
    frame = _user_frame()
    if frame is None:
        return
    warnings.warn_explicit(
        f"kernel {kernel.name!r}: {message}",
        PerformanceWarning,
        frame.f_code.co_filename,
        frame.f_lineno,
        module=frame.f_globals.get("__name__") or "<unknown>",
    )
