"""What the device has: which feature each capability needs, which versions go together.

A module declares a capability at the moment it uses it; `Target.require` refuses those the device lacks, so
that the error names the instruction that needed it.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from .errors import InvalidInput, Unsupported
from .features import FEATURES
from .options import Options

# The newest SPIR-V that each version of Vulkan accepts (Vulkan specification, appendix "Versions and formats").
SPIRV_OF_VULKAN: Final = MappingProxyType(
    {(1, 0): (1, 0), (1, 1): (1, 3), (1, 2): (1, 5), (1, 3): (1, 6), (1, 4): (1, 6)}
)

# Capability -> the extension that defines it, and the version of SPIR-V that has it without one.
EXTENSION_OF: Final = MappingProxyType(
    {
        "StorageBuffer16BitAccess": ("SPV_KHR_16bit_storage", (1, 3)),
        "StorageBuffer8BitAccess": ("SPV_KHR_8bit_storage", (1, 5)),
        "PhysicalStorageBufferAddresses": ("SPV_KHR_physical_storage_buffer", (1, 5)),
        "DenormPreserve": ("SPV_KHR_float_controls", (1, 4)),
        "DenormFlushToZero": ("SPV_KHR_float_controls", (1, 4)),
        "SignedZeroInfNanPreserve": ("SPV_KHR_float_controls", (1, 4)),
        "RoundingModeRTE": ("SPV_KHR_float_controls", (1, 4)),
        "AtomicFloat16AddEXT": ("SPV_EXT_shader_atomic_float16_add", (9, 9)),
        "AtomicFloat16MinMaxEXT": ("SPV_EXT_shader_atomic_float_min_max", (9, 9)),
        "AtomicFloat32AddEXT": ("SPV_EXT_shader_atomic_float_add", (9, 9)),
        "AtomicFloat64AddEXT": ("SPV_EXT_shader_atomic_float_add", (9, 9)),
        "AtomicFloat32MinMaxEXT": ("SPV_EXT_shader_atomic_float_min_max", (9, 9)),
        "AtomicFloat64MinMaxEXT": ("SPV_EXT_shader_atomic_float_min_max", (9, 9)),
        "ShaderClockKHR": ("SPV_KHR_shader_clock", (9, 9)),
        "GroupNonUniformRotateKHR": ("SPV_KHR_subgroup_rotate", (9, 9)),
        "FloatControls2": ("SPV_KHR_float_controls2", (9, 9)),
        "DotProduct": ("SPV_KHR_integer_dot_product", (1, 6)),
        "VulkanMemoryModel": ("SPV_KHR_vulkan_memory_model", (1, 5)),
        "CooperativeMatrixKHR": ("SPV_KHR_cooperative_matrix", (9, 9)),
        "BFloat16TypeKHR": ("SPV_KHR_bfloat16", (9, 9)),
    }
)

DEFAULT_FEATURES: Final = frozenset(
    {
        "bufferDeviceAddress",
        "shaderFloat16",
        "shaderFloat64",
        "shaderInt8",
        "shaderInt16",
        "shaderInt64",
        "storageBuffer8BitAccess",
        "storageBuffer16BitAccess",
        "subgroupArithmetic",
        "subgroupBallot",
        "subgroupBasic",
        "subgroupClustered",
        "subgroupQuad",
        "subgroupShuffle",
        "subgroupShuffleRelative",
        "subgroupVote",
        *(f"shaderSignedZeroInfNanPreserveFloat{width}" for width in (16, 32, 64)),
        *(f"shaderRoundingModeRTEFloat{width}" for width in (16, 32, 64)),
    }
)


def float_atomic_feature(operation: str, width: int, *, shared: bool) -> str:
    """Return the feature with which LLVM's atomic operation on floats is an instruction; nothing where none is."""
    kind = {"fadd": "Add", "fsub": "Add", "fmin": "MinMax", "fmax": "MinMax"}.get(operation)
    return f"shader{'Shared' if shared else 'Buffer'}Float{width}Atomic{kind}" if kind else ""


@dataclass(frozen=True)
class Target:
    """A device and the rules of the module written for it."""

    features: frozenset[str]
    vulkan: tuple[int, int]
    spirv: tuple[int, int]
    physical: bool

    @classmethod
    def of(cls, options: Options) -> Target:
        """Return the target that the options describe."""
        if options.vulkan not in SPIRV_OF_VULKAN:
            raise InvalidInput(f"options.vulkan: no version {options.vulkan} of Vulkan is known")
        newest = SPIRV_OF_VULKAN[options.vulkan]
        spirv = options.spirv or newest
        if not (1, 3) <= spirv <= newest:
            raise InvalidInput(
                f"options.spirv: Vulkan {options.vulkan} with SPIR-V {spirv}; 1.3 to {newest} is possible"
            )
        if options.addressing not in ("physical", "logical"):
            raise InvalidInput(f"options.addressing: 'physical' or 'logical', not {options.addressing!r}")
        features = DEFAULT_FEATURES if options.features is None else options.features
        return cls(features, options.vulkan, spirv, options.addressing == "physical")

    def has(self, feature: str) -> bool:
        """Tell whether the device has a feature, by Vulkan's name."""
        return feature in self.features

    def integer_widths(self) -> tuple[int, ...]:
        """Return the widths of integers the device computes with, ascending."""
        optional = ((8, "shaderInt8"), (16, "shaderInt16"), (64, "shaderInt64"))
        return tuple(sorted([32, *(width for width, feature in optional if feature in self.features)]))

    def require(self, capability: str) -> None:
        """Raise `Unsupported` if the device cannot offer a capability."""
        features = FEATURES.get(capability, ())
        if features and self.features.isdisjoint(features):
            raise Unsupported(f"the target lacks the feature {features[0]} (SPIR-V capability {capability})")
