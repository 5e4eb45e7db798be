"""What of Vulkan offers each capability: the feature names of docs/contracts.md, one of which must be there.

Buffers and workgroup memory share a capability where their features are two, and so do the widths of floats.
Capabilities that are not named here need none, or are left to the driver.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

FEATURES: Final = MappingProxyType(
    {
        "Float16": ("shaderFloat16",),
        "Float64": ("shaderFloat64",),
        "Int64": ("shaderInt64",),
        "Int64Atomics": ("shaderBufferInt64Atomics", "shaderSharedInt64Atomics"),
        "Int16": ("shaderInt16",),
        "Int8": ("shaderInt8",),
        "StorageImageExtendedFormats": ("shaderStorageImageExtendedFormats",),
        "StorageImageReadWithoutFormat": ("shaderStorageImageReadWithoutFormat",),
        "StorageImageWriteWithoutFormat": ("shaderStorageImageWriteWithoutFormat",),
        "GroupNonUniform": ("subgroupBasic",),
        "GroupNonUniformVote": ("subgroupVote",),
        "GroupNonUniformArithmetic": ("subgroupArithmetic",),
        "GroupNonUniformBallot": ("subgroupBallot",),
        "GroupNonUniformShuffle": ("subgroupShuffle",),
        "GroupNonUniformShuffleRelative": ("subgroupShuffleRelative",),
        "GroupNonUniformClustered": ("subgroupClustered",),
        "GroupNonUniformQuad": ("subgroupQuad",),
        "GroupNonUniformRotateKHR": ("shaderSubgroupRotate",),
        "WorkgroupMemoryExplicitLayoutKHR": ("workgroupMemoryExplicitLayout",),
        "WorkgroupMemoryExplicitLayout8BitAccessKHR": ("workgroupMemoryExplicitLayout8BitAccess",),
        "WorkgroupMemoryExplicitLayout16BitAccessKHR": ("workgroupMemoryExplicitLayout16BitAccess",),
        "StorageBuffer16BitAccess": ("storageBuffer16BitAccess",),
        "UniformAndStorageBuffer16BitAccess": ("uniformAndStorageBuffer16BitAccess",),
        "StoragePushConstant16": ("storagePushConstant16",),
        "VariablePointersStorageBuffer": ("variablePointersStorageBuffer",),
        "VariablePointers": ("variablePointers",),
        "StorageBuffer8BitAccess": ("storageBuffer8BitAccess",),
        "UniformAndStorageBuffer8BitAccess": ("uniformAndStorageBuffer8BitAccess",),
        "StoragePushConstant8": ("storagePushConstant8",),
        "DenormPreserve": (
            "shaderDenormPreserveFloat32",
            "shaderDenormPreserveFloat16",
            "shaderDenormPreserveFloat64",
        ),
        "ShaderClockKHR": ("shaderSubgroupClock", "shaderDeviceClock"),
        "BFloat16TypeKHR": ("shaderBFloat16Type",),
        "BFloat16CooperativeMatrixKHR": ("shaderBFloat16CooperativeMatrix",),
        "VulkanMemoryModel": ("vulkanMemoryModel",),
        "VulkanMemoryModelDeviceScope": ("vulkanMemoryModelDeviceScope",),
        "PhysicalStorageBufferAddresses": ("bufferDeviceAddress",),
        "DotProduct": ("shaderIntegerDotProduct",),
        "CooperativeMatrixKHR": ("cooperativeMatrix",),
        "DotProductFloat16AccFloat32VALVE": ("shaderMixedFloatDotProductFloat16AccFloat32",),
        "DotProductFloat16AccFloat16VALVE": ("shaderMixedFloatDotProductFloat16AccFloat16",),
        "DotProductBFloat16AccVALVE": ("shaderMixedFloatDotProductBFloat16Acc",),
        "DotProductFloat8AccFloat32VALVE": ("shaderMixedFloatDotProductFloat8AccFloat32",),
        "RuntimeDescriptorArray": ("runtimeDescriptorArray",),
        "UniformBufferArrayNonUniformIndexing": ("shaderUniformBufferArrayNonUniformIndexing",),
        "SampledImageArrayNonUniformIndexing": ("shaderSampledImageArrayNonUniformIndexing",),
        "StorageBufferArrayNonUniformIndexing": ("shaderStorageBufferArrayNonUniformIndexing",),
        "StorageImageArrayNonUniformIndexing": ("shaderStorageImageArrayNonUniformIndexing",),
        "UniformTexelBufferArrayNonUniformIndexing": ("shaderUniformTexelBufferArrayNonUniformIndexing",),
        "StorageTexelBufferArrayNonUniformIndexing": ("shaderStorageTexelBufferArrayNonUniformIndexing",),
        "FloatControls2": ("shaderFloatControls2",),
        "AtomicFloat16AddEXT": ("shaderBufferFloat16AtomicAdd", "shaderSharedFloat16AtomicAdd"),
        "AtomicFloat32AddEXT": ("shaderBufferFloat32AtomicAdd", "shaderSharedFloat32AtomicAdd"),
        "AtomicFloat64AddEXT": ("shaderBufferFloat64AtomicAdd", "shaderSharedFloat64AtomicAdd"),
        "AtomicFloat16MinMaxEXT": ("shaderBufferFloat16AtomicMinMax", "shaderSharedFloat16AtomicMinMax"),
        "AtomicFloat32MinMaxEXT": ("shaderBufferFloat32AtomicMinMax", "shaderSharedFloat32AtomicMinMax"),
        "AtomicFloat64MinMaxEXT": ("shaderBufferFloat64AtomicMinMax", "shaderSharedFloat64AtomicMinMax"),
    }
)
