"""What a module requires and the device lacks, found before the driver sees the module.

Drivers trust their input: a capability that was not enabled is undefined behaviour to them, not an error.
Which feature offers a capability stands in `nv_spirv.FEATURES`; a capability that is not listed there is left to the
driver.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import InvalidInput, Unsupported

if TYPE_CHECKING:
    from nv_spirv import EntryPoint, Reflection

    from ..vulkan.physical_device import DeviceInfo

# Capabilities of other kinds of shaders and of OpenCL; no compute module for Vulkan may declare them.
FOREIGN = frozenset({"Geometry", "Tessellation", "Addresses", "Kernel", "MeshShadingNV", "MeshShadingEXT"})

MAX_BINDINGS = 65535
# kind of binding → the end of the name of the limit on their number
DESCRIPTOR_LIMITS = {
    "storage_buffer": "StorageBuffers",
    "uniform_buffer": "UniformBuffers",
    "storage_image": "StorageImages",
    "sampled_image": "SampledImages",
    "combined_image_sampler": "SampledImages",
    "sampler": "Samplers",
}


def check_module(info: DeviceInfo, module: Reflection) -> None:
    """Raise Unsupported if the device lacks a feature or version that the module declares it needs."""
    from nv_spirv import FEATURES

    for capability in module.capabilities:
        if capability in FOREIGN:
            raise InvalidInput(f"the module declares {capability}, which no Vulkan compute module may")
        features = FEATURES.get(capability, ())
        if features and info.features.isdisjoint(features):
            raise Unsupported(
                f"the module declares {capability}, but {info.name} lacks the feature {features[0]}"
            )
    if module.recursive_types and "diesOfRecursiveTypes" in info.features:
        raise Unsupported(
            f"{info.name}'s compiler dies of structs that hold pointers to themselves; keep addresses as integers"
        )
    if 16 in module.float_widths and "diesOfFloat16" in info.features:
        raise Unsupported(
            f"the module has floats of 16 bits, and {info.name}'s compiler dies of them on this processor; use float32"
        )
    newest = {(1, 1): 3, (1, 2): 5, (1, 3): 6, (1, 4): 6}.get(info.api_version[:2], 6)
    if "VK_KHR_spirv_1_4" in info.extensions:
        newest = max(newest, 4)
    if module.version[0] != 1 or module.version[1] > newest:
        version = ".".join(map(str, module.version))
        raise Unsupported(f"the module is SPIR-V {version}; {info.name} takes versions up to 1.{newest}")


def check_entry(info: DeviceInfo, entry: EntryPoint, local_size: tuple[int, int, int]) -> None:
    """Raise Unsupported if the entry point exceeds a limit of the device."""
    limits = info.limits
    if entry.push_size > limits.maxPushConstantsSize:
        raise Unsupported(
            f"{entry.name} takes {entry.push_size} bytes of push constants; {info.name} has"
            f" {limits.maxPushConstantsSize}"
        )
    if (entry.workgroup_bytes or 0) > limits.maxComputeSharedMemorySize:
        raise Unsupported(
            f"{entry.name} takes {entry.workgroup_bytes} bytes of workgroup memory; {info.name} has"
            f" {limits.maxComputeSharedMemorySize}"
        )
    x, y, z = local_size
    too_long = any(
        not 0 < n <= most for n, most in zip(local_size, limits.maxComputeWorkGroupSize, strict=True)
    )
    if too_long or x * y * z > limits.maxComputeWorkGroupInvocations:
        most = "x".join(map(str, limits.maxComputeWorkGroupSize))
        raise Unsupported(
            f"workgroups of {x}x{y}x{z} are not possible: {info.name} allows"
            f" {limits.maxComputeWorkGroupInvocations} invocations, at most {most}"
        )
    if (binding := max((b.binding for b in entry.bindings), default=0)) > MAX_BINDINGS:
        raise Unsupported(
            f"{entry.name} uses descriptor binding {binding}; drivers make a table of that length"
        )
    for kind, name in DESCRIPTOR_LIMITS.items():
        count, most = (
            sum(b.count or 0 for b in entry.bindings if b.kind == kind),
            limits["maxPerStageDescriptor" + name],
        )
        if count > most:
            raise Unsupported(f"{entry.name} uses {count} {kind} descriptors; {info.name} allows {most}")
    sets = max((b.set for b in entry.bindings), default=-1)
    if sets >= limits.maxBoundDescriptorSets:
        raise Unsupported(
            f"{entry.name} uses descriptor set {sets}; {info.name} has {limits.maxBoundDescriptorSets} sets"
        )
