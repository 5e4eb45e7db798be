"""What a module needs that the device lacks, found before the driver sees the module.

Drivers trust their input: a capability that was not enabled is undefined behaviour to them, not an error.
The table maps SPIR-V capabilities to the feature names of docs/contracts.md. A capability that is not listed
is left to the driver.
"""

from __future__ import annotations

from .devices import DeviceInfo
from .errors import InvalidInput, Unsupported
from .reflect import EntryPoint, Reflection

# capability → (its SPIR-V name, feature)
CAPABILITIES = {
    9: ("Float16", "shaderFloat16"),
    10: ("Float64", "shaderFloat64"),
    11: ("Int64", "shaderInt64"),
    12: ("Int64Atomics", "shaderBufferInt64Atomics"),
    22: ("Int16", "shaderInt16"),
    39: ("Int8", "shaderInt8"),
    49: ("StorageImageExtendedFormats", "shaderStorageImageExtendedFormats"),
    55: ("StorageImageReadWithoutFormat", "shaderStorageImageReadWithoutFormat"),
    56: ("StorageImageWriteWithoutFormat", "shaderStorageImageWriteWithoutFormat"),
    61: ("GroupNonUniform", "subgroupBasic"),
    62: ("GroupNonUniformVote", "subgroupVote"),
    63: ("GroupNonUniformArithmetic", "subgroupArithmetic"),
    64: ("GroupNonUniformBallot", "subgroupBallot"),
    65: ("GroupNonUniformShuffle", "subgroupShuffle"),
    66: ("GroupNonUniformShuffleRelative", "subgroupShuffleRelative"),
    67: ("GroupNonUniformClustered", "subgroupClustered"),
    68: ("GroupNonUniformQuad", "subgroupQuad"),
    4428: ("WorkgroupMemoryExplicitLayoutKHR", "workgroupMemoryExplicitLayout"),
    4429: ("WorkgroupMemoryExplicitLayout8BitAccessKHR", "workgroupMemoryExplicitLayout8BitAccess"),
    4430: ("WorkgroupMemoryExplicitLayout16BitAccessKHR", "workgroupMemoryExplicitLayout16BitAccess"),
    4433: ("StorageBuffer16BitAccess", "storageBuffer16BitAccess"),
    4434: ("UniformAndStorageBuffer16BitAccess", "uniformAndStorageBuffer16BitAccess"),
    4435: ("StoragePushConstant16", "storagePushConstant16"),
    4441: ("VariablePointersStorageBuffer", "variablePointersStorageBuffer"),
    4442: ("VariablePointers", "variablePointers"),
    4448: ("StorageBuffer8BitAccess", "storageBuffer8BitAccess"),
    4449: ("UniformAndStorageBuffer8BitAccess", "uniformAndStorageBuffer8BitAccess"),
    4450: ("StoragePushConstant8", "storagePushConstant8"),
    4464: ("DenormPreserve", "shaderDenormPreserveFloat32"),
    5055: ("ShaderClockKHR", "shaderSubgroupClock"),
    5116: ("BFloat16TypeKHR", "shaderBFloat16Type"),
    5345: ("VulkanMemoryModel", "vulkanMemoryModel"),
    5346: ("VulkanMemoryModelDeviceScope", "vulkanMemoryModelDeviceScope"),
    5347: ("PhysicalStorageBufferAddresses", "bufferDeviceAddress"),
    5612: ("AtomicFloat32MinMaxEXT", "shaderBufferFloat32AtomicMinMax"),
    5613: ("AtomicFloat64MinMaxEXT", "shaderBufferFloat64AtomicMinMax"),
    5616: ("AtomicFloat16MinMaxEXT", "shaderBufferFloat16AtomicMinMax"),
    6026: ("GroupNonUniformRotateKHR", "shaderSubgroupRotate"),
    6022: ("CooperativeMatrixKHR", "cooperativeMatrix"),
    6029: ("FloatControls2", "shaderFloatControls2"),
    6033: ("AtomicFloat32AddEXT", "shaderBufferFloat32AtomicAdd"),
    6034: ("AtomicFloat64AddEXT", "shaderBufferFloat64AtomicAdd"),
    6095: ("AtomicFloat16AddEXT", "shaderBufferFloat16AtomicAdd"),
}
# One of several features satisfies these: shared and buffer memory share one capability; float widths do,
# too.
ALTERNATIVES = {
    12: ("shaderSharedInt64Atomics",),
    4464: ("shaderDenormPreserveFloat16", "shaderDenormPreserveFloat64"),
    5055: ("shaderDeviceClock",),
    5612: ("shaderSharedFloat32AtomicMinMax",),
    5613: ("shaderSharedFloat64AtomicMinMax",),
    6033: ("shaderSharedFloat32AtomicAdd",),
    6034: ("shaderSharedFloat64AtomicAdd",),
}
# Capabilities of other kinds of shaders and of OpenCL; no compute module for Vulkan may declare them.
FOREIGN = {
    2: "Geometry",
    3: "Tessellation",
    4: "Addresses",
    6: "Kernel",
    5266: "MeshShadingNV",
    5283: "MeshShadingEXT",
}


MOST_BINDINGS = 65535
# kind of binding → the end of the name of the limit on their number
DESCRIPTOR_LIMITS = {
    "storage": "StorageBuffers",
    "uniform": "UniformBuffers",
    "storage image": "StorageImages",
    "sampled image": "SampledImages",
    "combined": "SampledImages",
    "sampler": "Samplers",
}


def check_module(info: DeviceInfo, module: Reflection) -> None:
    """Raise Unsupported if the device lacks a feature or version that the module declares it needs."""
    for capability in sorted(module.capabilities):
        if capability in FOREIGN:
            raise InvalidInput(
                f"the module declares {FOREIGN[capability]}, which no Vulkan compute module may"
            )
        name, feature = CAPABILITIES.get(capability, ("", ""))
        if name and not info.features.intersection((feature, *ALTERNATIVES.get(capability, ()))):
            raise Unsupported(f"the module declares {name}, but {info.name} lacks the feature {feature}")
    if module.recursive and "diesOfRecursiveTypes" in info.features:
        raise Unsupported(
            f"{info.name}'s compiler dies of structs that hold pointers to themselves; keep addresses as integers"
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
    if entry.shared_bytes > limits.maxComputeSharedMemorySize:
        raise Unsupported(
            f"{entry.name} takes {entry.shared_bytes} bytes of workgroup memory; {info.name} has"
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
    if (binding := max((b.binding for b in entry.bindings), default=0)) > MOST_BINDINGS:
        raise Unsupported(
            f"{entry.name} uses descriptor binding {binding}; drivers make a table of that length"
        )
    for kind, name in DESCRIPTOR_LIMITS.items():
        count, most = (
            sum(b.count for b in entry.bindings if b.kind == kind),
            limits["maxPerStageDescriptor" + name],
        )
        if count > most:
            raise Unsupported(f"{entry.name} uses {count} {kind} descriptors; {info.name} allows {most}")
    sets = max((b.set for b in entry.bindings), default=-1)
    if sets >= limits.maxBoundDescriptorSets:
        raise Unsupported(
            f"{entry.name} uses descriptor set {sets}; {info.name} has {limits.maxBoundDescriptorSets} sets"
        )
