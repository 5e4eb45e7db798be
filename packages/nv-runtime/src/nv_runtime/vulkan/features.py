"""What a device can do, in the Vulkan specification's own names.

Every feature structure of Vulkan is `{sType, pNext, VkBool32…}`, so one table describes them all, also those
that are newer than the bindings' header. `query` fills them, `enable` builds the chain that switches on what
is worth having for compute. Properties that change generated code (float controls, subgroup operations) join
the same set of names when they are true.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .api import c, ffi


class Struct(NamedTuple):
    """One feature structure: its sType, the core version (or None) and extension that bring it, its members
    in order.

    Members written with a leading `-` are never enabled (they cost speed or are of no use to compute).
    """

    stype: int
    core: tuple[int, int] | None
    extension: str | None
    members: tuple[str, ...]


def _struct(stype: int, core: tuple[int, int] | None, extension: str | None, members: str) -> Struct:
    return Struct(stype, core, extension, tuple(members.split()))


STRUCTS = (
    _struct(1000083000, (1, 1), "VK_KHR_16bit_storage",
            "storageBuffer16BitAccess uniformAndStorageBuffer16BitAccess storagePushConstant16 -storageInputOutput16"),
    _struct(1000120000, (1, 1), "VK_KHR_variable_pointers", "variablePointersStorageBuffer variablePointers"),
    _struct(1000177000, (1, 2), "VK_KHR_8bit_storage",
            "storageBuffer8BitAccess uniformAndStorageBuffer8BitAccess storagePushConstant8"),
    _struct(1000082000, (1, 2), "VK_KHR_shader_float16_int8", "shaderFloat16 shaderInt8"),
    _struct(1000180000, (1, 2), "VK_KHR_shader_atomic_int64", "shaderBufferInt64Atomics shaderSharedInt64Atomics"),
    _struct(1000257000, (1, 2), "VK_KHR_buffer_device_address",
            "bufferDeviceAddress -bufferDeviceAddressCaptureReplay -bufferDeviceAddressMultiDevice"),
    _struct(1000161001, (1, 2), "VK_EXT_descriptor_indexing",
            "-shaderInputAttachmentArrayDynamicIndexing shaderUniformTexelBufferArrayDynamicIndexing"
            " shaderStorageTexelBufferArrayDynamicIndexing shaderUniformBufferArrayNonUniformIndexing"
            " shaderSampledImageArrayNonUniformIndexing shaderStorageBufferArrayNonUniformIndexing"
            " shaderStorageImageArrayNonUniformIndexing -shaderInputAttachmentArrayNonUniformIndexing"
            " shaderUniformTexelBufferArrayNonUniformIndexing shaderStorageTexelBufferArrayNonUniformIndexing"
            " -descriptorBindingUniformBufferUpdateAfterBind -descriptorBindingSampledImageUpdateAfterBind"
            " -descriptorBindingStorageImageUpdateAfterBind -descriptorBindingStorageBufferUpdateAfterBind"
            " -descriptorBindingUniformTexelBufferUpdateAfterBind -descriptorBindingStorageTexelBufferUpdateAfterBind"
            " -descriptorBindingUpdateUnusedWhilePending -descriptorBindingPartiallyBound"
            " -descriptorBindingVariableDescriptorCount runtimeDescriptorArray"),
    _struct(1000207000, (1, 2), "VK_KHR_timeline_semaphore", "timelineSemaphore"),
    _struct(1000211000, (1, 2), "VK_KHR_vulkan_memory_model",
            "vulkanMemoryModel vulkanMemoryModelDeviceScope vulkanMemoryModelAvailabilityVisibilityChains"),
    _struct(1000221000, (1, 2), "VK_EXT_scalar_block_layout", "scalarBlockLayout"),
    _struct(1000253000, (1, 2), "VK_KHR_uniform_buffer_standard_layout", "uniformBufferStandardLayout"),
    _struct(1000175000, (1, 2), "VK_KHR_shader_subgroup_extended_types", "shaderSubgroupExtendedTypes"),
    _struct(1000261000, (1, 2), "VK_EXT_host_query_reset", "hostQueryReset"),
    _struct(1000225002, (1, 3), "VK_EXT_subgroup_size_control", "subgroupSizeControl computeFullSubgroups"),
    _struct(1000314007, (1, 3), "VK_KHR_synchronization2", "synchronization2"),
    _struct(1000325000, (1, 3), "VK_KHR_zero_initialize_workgroup_memory", "shaderZeroInitializeWorkgroupMemory"),
    _struct(1000280000, (1, 3), "VK_KHR_shader_integer_dot_product", "shaderIntegerDotProduct"),
    _struct(1000413000, (1, 3), "VK_KHR_maintenance4", "maintenance4"),
    _struct(1000215000, (1, 3), "VK_KHR_shader_terminate_invocation", "-shaderTerminateInvocation"),
    _struct(1000336000, None, "VK_KHR_workgroup_memory_explicit_layout",
            "workgroupMemoryExplicitLayout workgroupMemoryExplicitLayoutScalarBlockLayout"
            " workgroupMemoryExplicitLayout8BitAccess workgroupMemoryExplicitLayout16BitAccess"),
    _struct(1000181000, None, "VK_KHR_shader_clock", "shaderSubgroupClock shaderDeviceClock"),
    _struct(1000260000, None, "VK_EXT_shader_atomic_float",
            "shaderBufferFloat32Atomics shaderBufferFloat32AtomicAdd shaderBufferFloat64Atomics"
            " shaderBufferFloat64AtomicAdd shaderSharedFloat32Atomics shaderSharedFloat32AtomicAdd"
            " shaderSharedFloat64Atomics shaderSharedFloat64AtomicAdd shaderImageFloat32Atomics"
            " shaderImageFloat32AtomicAdd -sparseImageFloat32Atomics -sparseImageFloat32AtomicAdd"),
    _struct(1000273000, None, "VK_EXT_shader_atomic_float2",
            "shaderBufferFloat16Atomics shaderBufferFloat16AtomicAdd shaderBufferFloat16AtomicMinMax"
            " shaderBufferFloat32AtomicMinMax shaderBufferFloat64AtomicMinMax shaderSharedFloat16Atomics"
            " shaderSharedFloat16AtomicAdd shaderSharedFloat16AtomicMinMax shaderSharedFloat32AtomicMinMax"
            " shaderSharedFloat64AtomicMinMax shaderImageFloat32AtomicMinMax -sparseImageFloat32AtomicMinMax"),
    _struct(1000506000, None, "VK_KHR_cooperative_matrix", "cooperativeMatrix -cooperativeMatrixRobustBufferAccess"),
    _struct(1000593000, None, "VK_NV_cooperative_matrix2",
            "cooperativeMatrixWorkgroupScope cooperativeMatrixFlexibleDimensions cooperativeMatrixReductions"
            " cooperativeMatrixConversions cooperativeMatrixPerElementOperations"
            " cooperativeMatrixTensorAddressing cooperativeMatrixBlockLoads"),
    _struct(1000141000, None, "VK_KHR_shader_bfloat16",
            "shaderBFloat16Type shaderBFloat16DotProduct shaderBFloat16CooperativeMatrix"),
    _struct(1000528000, (1, 4), "VK_KHR_shader_float_controls2", "shaderFloatControls2"),
    _struct(1000416000, (1, 4), "VK_KHR_shader_subgroup_rotate", "shaderSubgroupRotate shaderSubgroupRotateClustered"),
    _struct(1000544000, (1, 4), "VK_KHR_shader_expect_assume", "shaderExpectAssume"),
    _struct(1000434000, None, "VK_KHR_shader_maximal_reconvergence", "shaderMaximalReconvergence"),
    _struct(1000323000, None, "VK_KHR_shader_subgroup_uniform_control_flow", "shaderSubgroupUniformControlFlow"),
    _struct(1000269000, None, "VK_KHR_pipeline_executable_properties", "pipelineExecutableInfo"),
    # MoltenVK: a device that offers this extension demands that it be enabled.
    _struct(1000163000, None, "VK_KHR_portability_subset",
            "-constantAlphaColorBlendFactors -events imageViewFormatReinterpretation imageViewFormatSwizzle"
            " -imageView2DOn3DImage -multisampleArrayImage -mutableComparisonSamplers -pointPolygons"
            " -samplerMipLodBias -separateStencilMaskRef"
            " -shaderSampleRateInterpolationFunctions -tessellationIsolines -tessellationPointMode -triangleFans"
            " -vertexAttributeAccessBeyondStride"),
)  # fmt: skip

# Members of VkPhysicalDeviceFeatures that compute modules can need.
CORE = (
    "shaderInt64",
    "shaderFloat64",
    "shaderInt16",
    "shaderStorageImageExtendedFormats",
    "shaderStorageImageReadWithoutFormat",
    "shaderStorageImageWriteWithoutFormat",
    "shaderUniformBufferArrayDynamicIndexing",
    "shaderSampledImageArrayDynamicIndexing",
    "shaderStorageBufferArrayDynamicIndexing",
    "shaderStorageImageArrayDynamicIndexing",
    "shaderImageGatherExtended",
    "samplerAnisotropy",
)

# Extensions without feature members that are switched on where they exist.
PLAIN_EXTENSIONS = (
    "VK_KHR_push_descriptor",
    "VK_KHR_shader_non_semantic_info",
    "VK_KHR_storage_buffer_storage_class",
    "VK_KHR_shader_float_controls",
    "VK_KHR_spirv_1_4",
    "VK_KHR_driver_properties",
    "VK_EXT_memory_budget",
    "VK_EXT_external_memory_host",
    "VK_KHR_external_memory_fd",
    "VK_KHR_shader_relaxed_extended_instruction",
    "VK_EXT_calibrated_timestamps",
    "VK_KHR_maintenance3",
)

SUBGROUP_BITS = (
    "subgroupBasic",
    "subgroupVote",
    "subgroupArithmetic",
    "subgroupBallot",
    "subgroupShuffle",
    "subgroupShuffleRelative",
    "subgroupClustered",
    "subgroupQuad",
)


def applicable(version: tuple[int, int], extensions: frozenset[str]) -> tuple[Struct, ...]:
    """The structures that a device of this version and these extensions understands."""
    return tuple(
        s for s in STRUCTS if (s.core is not None and version >= s.core) or s.extension in extensions
    )


class Chain:
    """A pNext chain of feature structures, kept alive by this object."""

    def __init__(self, structs: tuple[Struct, ...], wanted: frozenset[str] | None = None) -> None:
        self._structs = structs
        self._memory: list[Any] = []
        self.head = ffi.NULL
        for struct in reversed(structs):
            words = ffi.new("uint32_t[]", 4 + len(struct.members) + 1)
            words[0] = struct.stype
            ffi.cast("void **", words)[1] = self.head
            for k, member in enumerate(struct.members):
                words[4 + k] = int(wanted is not None and member in wanted)
            self.head = ffi.cast("void *", words)
            self._memory.insert(0, words)

    def true(self) -> frozenset[str]:
        """The members that are set and not marked as unwanted."""
        return frozenset(
            member
            for struct, words in zip(self._structs, self._memory, strict=True)
            for k, member in enumerate(struct.members)
            if words[4 + k] and not member.startswith("-")
        )


def query(functions: Any, physical: Any, structs: tuple[Struct, ...]) -> frozenset[str]:
    """Names of the features that the device offers."""
    chain = Chain(structs)
    features = ffi.new("VkPhysicalDeviceFeatures2*")
    features.sType = c.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
    features.pNext = chain.head
    functions.vkGetPhysicalDeviceFeatures2(physical, features)
    core = frozenset(name for name in CORE if getattr(features.features, name))
    return core | chain.true()


def property_names(float_controls: Any, subgroup: Any) -> frozenset[str]:
    """Names derived from properties: float controls and, if compute has them, subgroup operations."""
    names = set()
    if float_controls is not None:
        for member, _ in ffi.typeof("VkPhysicalDeviceFloatControlsProperties").fields:
            if member.startswith("shader") and getattr(float_controls, member):
                names.add(member)
    if subgroup.supportedStages & c.VK_SHADER_STAGE_COMPUTE_BIT:
        names.update(
            name for bit, name in enumerate(SUBGROUP_BITS) if subgroup.supportedOperations & (1 << bit)
        )
    return frozenset(names)
