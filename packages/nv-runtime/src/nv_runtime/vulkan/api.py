"""The one door to the Vulkan bindings.

`vulkan` (PyPI) brings the headers as cffi declarations and as Python constants; its wrapper functions cost 2
µs a call and are not used. Functions are fetched as raw pointers, with `vkGetInstanceProcAddr` and
`vkGetDeviceProcAddr`, which also skips the loader's dispatch.

The bindings are imported by the first use of `ffi`, `c` or `lib`: that takes 15 ms, which programs that open no
device need not spend, and fails without a loader, with `NoDevice` and the remedy, so that `import nv_runtime`,
`nv-run doctor` and the null device work on a bare machine.
"""

from __future__ import annotations

import sys
from typing import Any

from ..errors import (
    DeviceFailure,
    DeviceLost,
    InvalidInput,
    NoDevice,
    OutOfMemory,
    RuntimeFailure,
    Unsupported,
)

LOADER_REMEDY = {
    "linux": (
        "install it with: apt-get install libvulkan1 mesa-vulkan-drivers   (Fedora: dnf install vulkan-loader"
        " mesa-vulkan-drivers)"
    ),
    "darwin": "install it with: brew install vulkan-loader molten-vk",
    "win32": "install the graphics card's driver, which brings vulkan-1.dll",
}

# vulkan 1.3.275.1 has None for these three aliases of promoted names (and -1 for VK_WHOLE_SIZE, an unsigned
# number).
USAGE_DEVICE_ADDRESS = 0x00020000
ALLOCATE_DEVICE_ADDRESS = 0x00000002
PIPELINE_DISPATCH_BASE = 0x00000010


def _bindings() -> Any:
    """The package `vulkan`."""
    try:
        import vulkan
    except OSError as error:  # raised by `vulkan` when no libvulkan can be opened
        reason = "libvulkan.so.1" if sys.platform == "linux" else str(error)
        remedy = LOADER_REMEDY.get(sys.platform, "install your system's Vulkan loader")
        raise NoDevice(f"the Vulkan loader was not found ({reason}); {remedy}") from None
    return vulkan


class _Bindings:
    """A part of the bindings; what was used once is a plain attribute from then on."""

    def __init__(self, part: str | None) -> None:
        self._part = part

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        vulkan = _bindings()
        value = getattr(vulkan if self._part is None else getattr(vulkan, self._part), name)
        setattr(self, name, value)
        return value


c: Any = _Bindings(None)  # constants
ffi: Any = _Bindings("ffi")  # the cffi library and its declarations
lib: Any = _Bindings("lib")  # the loader's functions


class Functions:
    """Raw function pointers, looked up by name on first use and then kept as plain attributes.

    Replacing an attribute replaces the function for that device; the tests inject faults so.
    """

    def __init__(self, get: Any, handle: Any) -> None:
        self._get = get
        self._handle = handle

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("vk"):
            raise AttributeError(name)
        function = self.find(name)
        if function is None:
            raise Unsupported(f"the Vulkan driver has no function {name}")
        return function

    def find(self, name: str) -> Any:
        """The function, or None if the driver lacks it."""
        pointer = self._get(self._handle, name.encode())
        if pointer == ffi.NULL:
            return None
        function = ffi.cast("PFN_" + name, pointer)
        setattr(self, name, function)
        return function


class NoFunctions(Functions):
    """The functions of a device that is closed: each raises what every further use of it does."""

    def __init__(self, reason: Exception) -> None:
        self._reason = reason

    def find(self, name: str) -> Any:
        """Raise the reason."""
        raise self._reason


def global_functions() -> Functions:
    """The functions that exist before there is an instance."""
    return Functions(lib.vkGetInstanceProcAddr, ffi.NULL)


def result_name(code: int) -> str:
    """`-4` → `VK_ERROR_DEVICE_LOST`."""
    for name, value in vars(_bindings()).items():
        if value == code and name.startswith(
            ("VK_ERROR_", "VK_SUCCESS", "VK_NOT_READY", "VK_TIMEOUT", "VK_INCOMPLETE")
        ):
            return str(name)
    return f"VkResult {code}"


def failure(code: int, doing: str) -> RuntimeFailure:
    """The exception for a negative VkResult."""
    name = result_name(code)
    if code == c.VK_ERROR_DEVICE_LOST:
        return DeviceLost(f"the device was lost while {doing} ({name})")
    if code in (c.VK_ERROR_OUT_OF_DEVICE_MEMORY, c.VK_ERROR_OUT_OF_HOST_MEMORY, c.VK_ERROR_TOO_MANY_OBJECTS):
        return OutOfMemory(f"out of memory while {doing} ({name})")
    if code == c.VK_ERROR_INCOMPATIBLE_DRIVER:
        return NoDevice(f"no Vulkan driver could be used while {doing} ({name})")
    if code in (
        c.VK_ERROR_FEATURE_NOT_PRESENT,
        c.VK_ERROR_EXTENSION_NOT_PRESENT,
        c.VK_ERROR_FORMAT_NOT_SUPPORTED,
    ):
        return Unsupported(f"{name} while {doing}")
    if code == c.VK_ERROR_INVALID_SHADER_NV:
        return InvalidInput(f"the driver refused the module while {doing} ({name})")
    return DeviceFailure(f"{name} while {doing}")


def check(code: int, doing: str) -> None:
    """Raise the right exception if `code` is an error."""
    if code < 0:
        raise failure(code, doing)
