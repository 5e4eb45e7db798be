"""The process' Vulkan instance, and what happens to it at a fork and at exit.

A Vulkan instance is per process by nature: drivers start threads and map device memory when it is made. This
module therefore holds the package's only module-level state, one `Process`, which remembers the instance and
the open devices. A forked child inherits handles whose threads are gone; using them hangs. The fork hook
replaces the child's `Process` by an empty one and marks every inherited device as closed, so the child gets
a clear error from old objects and may open the device anew.
"""

from __future__ import annotations

import os
import threading
import warnings
from collections.abc import Callable
from typing import Any, Protocol

from .. import host_identity
from ..errors import Closed, DeviceFailure, NoDevice, ValidationWarning
from . import icd_manifests
from .api import Functions, c, check, ffi, global_functions, lib

VALIDATION_LAYER = "VK_LAYER_KHRONOS_validation"
# A layer older than the driver reports each structure and extension that it has not heard of.
LAYER_TOO_OLD = ("includes a structure with unknown VkStructureType", "is not supported by this layer")


class Inherited(Protocol):
    """What the fork and exit hooks need of an open device."""

    @property
    def restarts(self) -> bool: ...
    def abandon(self, reason: Exception) -> None: ...
    def close_at_exit(self) -> None: ...


class Instance:
    """A VkInstance with its functions and physical devices."""

    def __init__(self, *, validation: bool = False, names: bool = False) -> None:
        self.messages: list[str] = []
        self.validation = validation
        self.environment = host_identity.environment(os.environ)  # before drivers read theirs
        loader = global_functions()
        self.api_version = min(_loader_version(loader), (1, 4))
        offered = names_of(
            loader.vkEnumerateInstanceExtensionProperties, "VkExtensionProperties", "extensionName", ffi.NULL
        )
        wanted = ["VK_KHR_portability_enumeration"] + ["VK_EXT_debug_utils"] * names
        if validation:
            layers = names_of(loader.vkEnumerateInstanceLayerProperties, "VkLayerProperties", "layerName")
            if VALIDATION_LAYER not in layers:
                raise NoDevice(
                    f"the validation layer {VALIDATION_LAYER} is not installed; apt-get install vulkan-validationlayers"
                )
            wanted += ["VK_EXT_debug_utils", "VK_EXT_validation_features"]
            offered |= {"VK_EXT_debug_utils", "VK_EXT_validation_features"}
        self.extensions = frozenset(wanted) & offered
        self._callback: Any = None
        self.handle = self._create(loader)
        self.functions = Functions(lib.vkGetInstanceProcAddr, self.handle)
        self._messenger = self._listen() if validation else None

    def _create(self, loader: Functions) -> Any:
        app_name = ffi.new("char[]", b"nv-runtime")
        major, minor = self.api_version
        app = ffi.new("VkApplicationInfo*")
        app.sType = c.VK_STRUCTURE_TYPE_APPLICATION_INFO
        app.pApplicationName = app.pEngineName = app_name
        app.apiVersion = (major << 22) | (minor << 12)
        extensions = [ffi.new("char[]", name.encode()) for name in sorted(self.extensions)]
        layers = [ffi.new("char[]", VALIDATION_LAYER.encode())] if self.validation else []
        extension_array = ffi.new("char*[]", extensions)
        layer_array = ffi.new("char*[]", layers)
        info = ffi.new("VkInstanceCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO
        info.pApplicationInfo = app
        info.enabledExtensionCount, info.ppEnabledExtensionNames = len(extensions), extension_array
        info.enabledLayerCount, info.ppEnabledLayerNames = len(layers), layer_array
        if "VK_KHR_portability_enumeration" in self.extensions:  # without it MoltenVK stays invisible
            info.flags = c.VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR
        if "VK_EXT_validation_features" in self.extensions:
            enables = ffi.new("VkValidationFeatureEnableEXT[]", [4])  # synchronization validation
            features = ffi.new("VkValidationFeaturesEXT*")
            features.sType = c.VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT
            features.enabledValidationFeatureCount, features.pEnabledValidationFeatures = 1, enables
            info.pNext = features
        out = ffi.new("VkInstance*")
        code = loader.vkCreateInstance(info, ffi.NULL, out)
        if code == c.VK_ERROR_INCOMPATIBLE_DRIVER:
            raise NoDevice("no Vulkan driver is usable: " + icd_manifests.explain())
        check(code, "creating the Vulkan instance")
        return out[0]

    def _listen(self) -> Any:
        def receive(severity: int, kinds: int, data: Any, user: Any) -> int:
            message = ffi.string(data.pMessage).decode(errors="replace")
            if not any(sign in message for sign in LAYER_TOO_OLD):
                self.messages.append(message)
            return 0

        signature = (
            "VkBool32(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,"
            " const VkDebugUtilsMessengerCallbackDataEXT*, void*)"
        )
        self._callback = ffi.callback(signature, receive)
        info = ffi.new("VkDebugUtilsMessengerCreateInfoEXT*")
        info.sType = c.VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT
        info.messageSeverity = 0x1000 | 0x0100  # errors and warnings
        info.messageType = 0x2  # validation; advice on performance is about graphics
        info.pfnUserCallback = self._callback
        out = ffi.new("VkDebugUtilsMessengerEXT*")
        check(
            self.functions.vkCreateDebugUtilsMessengerEXT(self.handle, info, ffi.NULL, out),
            "creating the validation messenger",
        )
        return out[0]

    def report(self) -> None:
        """Turn the validation messages that have arrived into Python warnings."""
        while self.messages:
            warnings.warn(self.messages.pop(0), ValidationWarning, stacklevel=3)

    def physical_devices(self) -> list[Any]:
        """Handles of the physical devices, in the loader's order."""
        count = ffi.new("uint32_t*")
        check(self.functions.vkEnumeratePhysicalDevices(self.handle, count, ffi.NULL), "listing devices")
        handles = ffi.new("VkPhysicalDevice[]", max(count[0], 1))
        check(self.functions.vkEnumeratePhysicalDevices(self.handle, count, handles), "listing devices")
        return [handles[i] for i in range(count[0])]


class Process:
    """What this process has opened: one instance and its devices."""

    open_default: Callable[[], Any]  # `open_device`, for modules below `device`, which sets it

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.validation = False
        self.names = False
        self.devices: dict[bytes, Inherited] = {}
        self.inherited: frozenset[bytes] = (
            frozenset()
        )  # devices that were open at a fork this process comes from
        self._instance: Instance | None = None

    def instance(self) -> Instance:
        """The instance, made on first use."""
        with self.lock:
            if self._instance is None:
                self._instance = _make(self.validation, self.names)
            return self._instance

    def use_validation(self) -> None:
        """Load the validation layer with the instance; too late once the instance exists without it."""
        with self.lock:
            if self._instance is not None and not self._instance.validation:
                raise DeviceFailure(
                    "the validation layer must be asked for before the first device is opened"
                )
            self.validation = True

    def use_names(self) -> None:
        """Let objects have names; too late once the instance exists without them."""
        with self.lock:
            if self._instance is not None and "VK_EXT_debug_utils" not in self._instance.extensions:
                raise DeviceFailure("names and labels must be asked for before the first device is opened")
            self.names = True

    def forked(self) -> None:
        """In the child: the handles belong to the parent, whose threads did not come along."""
        reason = Closed(
            "this device was opened before a fork and cannot be used in the child process; open it again in the"
            ' child, or start processes with multiprocessing.get_context("spawn")'
        )
        inherited = list(self.devices.values())
        leaked = self._instance
        open_then = self.inherited | self.devices.keys()
        self.__init__()  # type: ignore[misc]
        self.inherited = open_then
        _kept_after_fork.append(leaked)
        for device in inherited:
            device.abandon(reason)
        if not all(device.restarts for device in inherited):
            _leave_to_the_system()

    def exiting(self) -> None:
        """At interpreter exit: let finished work go, leave unfinished work to the operating system."""
        for device in list(self.devices.values()):
            device.close_at_exit()


def _leave_to_the_system() -> None:
    """Let this process end without the exit handlers that it inherited, drivers' among them; buffers are flushed.

    NVIDIA 580: the child dies in the driver's, and the parent then never ends (docs/quirks.md#fork). Only glibc has
    handlers that are told the exit status; they run in reverse order.
    """
    import ctypes

    libc = ctypes.CDLL(None)
    if hasattr(libc, "on_exit"):
        libc.on_exit(libc._exit, None)
        libc.__cxa_atexit(libc.fflush, None, None)


def _make(validation: bool, names: bool) -> Instance:
    try:
        return Instance(validation=validation, names=names)
    except DeviceFailure as error:
        # Loader 1.3.239: VK_ERROR_OUT_OF_HOST_MEMORY for a manifest that is not JSON; docs/quirks.md#manifest
        if any(manifest.problem for manifest in icd_manifests.installed()):
            raise NoDevice(f"no Vulkan driver is usable ({error}): " + icd_manifests.explain()) from None
        raise


def _loader_version(loader: Functions) -> tuple[int, int]:
    enumerate_version = loader.find("vkEnumerateInstanceVersion")
    if enumerate_version is None:
        raise NoDevice("the Vulkan loader is of version 1.0; nv-runtime needs 1.1 or newer: update it")
    out = ffi.new("uint32_t*")
    check(enumerate_version(out), "asking for the loader's version")
    return (out[0] >> 22) & 0x7F, (out[0] >> 12) & 0x3FF


def names_of(function: Any, struct: str, member: str, *before: Any) -> frozenset[str]:
    """The names that a function of Vulkan's lists.

    It is called with room for many, not first for their number: the loader loads every driver in each call that
    lists instance extensions (10 ms with lavapipe).
    """
    count = ffi.new("uint32_t*", 256)
    while True:
        items = ffi.new(struct + "[]", count[0])
        code = function(*before, count, items)
        check(code, f"listing {struct}")
        if code != c.VK_INCOMPLETE:
            return frozenset(ffi.string(getattr(items[i], member)).decode() for i in range(count[0]))
        count[0] *= 2


process = Process()
_kept_after_fork: list[Any] = []  # callbacks of the parent's instance must not be collected in the child
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=process.forked)
