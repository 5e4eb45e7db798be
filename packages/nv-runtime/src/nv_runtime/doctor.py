"""`nv-run doctor`: what of Vulkan this machine has, what is missing, and the command that brings it."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import NoDevice, RuntimeFailure
from .vulkan import icd_manifests
from .vulkan.api import global_functions
from .vulkan.instance import VALIDATION_LAYER, names_of, process
from .vulkan.physical_device import DeviceInfo, enumerate_devices

GOOD, BAD, NOTE = "ok      ", "MISSING ", "note    "


def examine() -> Iterator[tuple[str, str]]:
    """(state, finding) from the loader down to the devices; states are GOOD, BAD and NOTE."""
    try:
        loader = global_functions()
    except NoDevice as error:
        yield BAD, str(error)
        return
    yield GOOD, "Vulkan loader"
    forced = icd_manifests.override()
    if forced:
        yield NOTE, f"the environment variable {forced[0]} replaces the search for drivers: {forced[1]}"
    found = icd_manifests.installed()
    if not found:
        yield BAD, f"driver manifests: none; {icd_manifests.driver_remedy()}"
    for manifest in found:
        problem = icd_manifests.load_problem(manifest)
        yield (
            (BAD if problem else GOOD),
            f"driver manifest {manifest.path} {problem or f'-> {manifest.library}'}",
        )
    try:
        instance = process.instance()
        devices = enumerate_devices(instance)
    except RuntimeFailure as error:
        yield BAD, f"Vulkan instance: {error}"
        return
    yield GOOD, f"Vulkan instance of version {'.'.join(map(str, instance.api_version))}"
    layers = names_of(loader.vkEnumerateInstanceLayerProperties, "VkLayerProperties", "layerName")
    if VALIDATION_LAYER in layers:
        yield GOOD, "validation layer"
    else:
        yield (
            NOTE,
            "validation layer: not installed; for open_device(validation=True):"
            " apt-get install vulkan-validationlayers",
        )
    if not devices:
        yield BAD, f"devices: none; {icd_manifests.driver_remedy()}"
    for device in devices:
        yield from _device(device)


def _device(device: DeviceInfo) -> Iterator[tuple[str, str]]:
    lacks = device.usable
    yield (
        (BAD if lacks else GOOD),
        f"device {device.index}: {device.name} ({device.kind})"
        + (f" lacks {lacks} and cannot be used" if lacks else ""),
    )
    for feature, consequence in (
        ("bufferDeviceAddress", "arrays go through descriptors"),
        ("shaderInt64", "64-bit integers are narrowed or refused"),
        ("shaderFloat64", "no float64"),
    ):
        if feature not in device.features:
            yield NOTE, f"device {device.index} lacks {feature}: {consequence}"


def healthy(findings: list[tuple[str, str]]) -> bool:
    """Return whether some device can be used."""
    return any(state == GOOD and text.startswith("device ") for state, text in findings)
