"""Declare no capability, and no extension, that nothing uses.

    OpCapability Int8                 no integer of 8 bits is left
    OpExtension "SPV_KHR_8bit_storage"

A capability demands a feature of the device, and a device without it refuses the module, used or not.

Requires: nothing; runs after the passes that drop code.
Leaves:   of the capabilities that `nv_spirv.capabilities` judges, those that are used (of several that allow
          one use, all that are declared); all others untouched. An extension goes when each capability that
          it brings is gone.
Cost:     one pass over the module.
"""

from __future__ import annotations

from types import MappingProxyType

from nv_spirv.binary import Binary, Instruction, decode_string
from nv_spirv.capabilities import JUDGED, arithmetic_needs, needs, with_implied
from nv_spirv.declarations import declarations
from nv_spirv.grammar.tables import enumerant
from nv_spirv.options import Options
from nv_spirv.sections import CAPABILITIES, EXTENSIONS, Sections

# The capabilities that each extension brings; extensions not named here stay.
_BRINGS = MappingProxyType(
    {
        "SPV_KHR_8bit_storage": (
            "StorageBuffer8BitAccess",
            "UniformAndStorageBuffer8BitAccess",
            "StoragePushConstant8",
        ),
        "SPV_KHR_16bit_storage": (
            "StorageBuffer16BitAccess",
            "UniformAndStorageBuffer16BitAccess",
            "StoragePushConstant16",
            "StorageInputOutput16",
        ),
        "SPV_KHR_float_controls": (
            "DenormPreserve",
            "DenormFlushToZero",
            "SignedZeroInfNanPreserve",
            "RoundingModeRTE",
            "RoundingModeRTZ",
        ),
        "SPV_KHR_float_controls2": ("FloatControls2",),
        "SPV_EXT_shader_atomic_float_add": (
            "AtomicFloat32AddEXT",
            "AtomicFloat64AddEXT",
            "AtomicFloat16AddEXT",
        ),
        "SPV_EXT_shader_atomic_float16_add": ("AtomicFloat16AddEXT",),
        "SPV_EXT_shader_atomic_float_min_max": (
            "AtomicFloat16MinMaxEXT",
            "AtomicFloat32MinMaxEXT",
            "AtomicFloat64MinMaxEXT",
        ),
        "SPV_KHR_shader_clock": ("ShaderClockKHR",),
        "SPV_KHR_shader_ballot": ("SubgroupBallotKHR",),
        "SPV_KHR_subgroup_vote": ("SubgroupVoteKHR",),
        "SPV_KHR_subgroup_rotate": ("GroupNonUniformRotateKHR",),
        "SPV_KHR_variable_pointers": ("VariablePointers", "VariablePointersStorageBuffer"),
        "SPV_KHR_physical_storage_buffer": ("PhysicalStorageBufferAddresses",),
        "SPV_KHR_vulkan_memory_model": ("VulkanMemoryModel", "VulkanMemoryModelDeviceScope"),
        "SPV_KHR_cooperative_matrix": ("CooperativeMatrixKHR",),
        "SPV_KHR_integer_dot_product": (
            "DotProduct",
            "DotProductInputAll",
            "DotProductInput4x8Bit",
            "DotProductInput4x8BitPacked",
        ),
        "SPV_KHR_bfloat16": ("BFloat16TypeKHR", "BFloat16DotProductKHR", "BFloat16CooperativeMatrixKHR"),
    }
)


def run(module: Binary, _: Options) -> Binary:
    """Run the pass."""
    sections = Sections.of(module)
    declared = [enumerant("Capability", i[1]) for i in sections[CAPABILITIES]]
    used = _used(module, declared)
    for capability in declared:
        if capability not in JUDGED:
            # What is not judged may need what it implies, and SPIR-V lets it be declared beside it.
            used |= with_implied([capability])
    kept = {capability for capability in declared if capability in used or capability not in JUDGED}
    sections.keep(
        CAPABILITIES, _once([i for i in sections[CAPABILITIES] if enumerant("Capability", i[1]) in kept])
    )
    sections.keep(
        EXTENSIONS, [i for i in sections[EXTENSIONS] if _needed(decode_string(i, 1)[0], declared, kept)]
    )
    return sections.join()


def _once(instructions: list[Instruction]) -> list[Instruction]:
    return list(dict.fromkeys(instructions))


def _used(module: Binary, declared: list[str]) -> set[str]:
    """The capabilities that uses call for; of alternatives one that is needed anyway, else all declared."""
    found = declarations(module.instructions)
    arithmetic = {need.any_of[0] for need in arithmetic_needs(module.instructions, found)}
    used = {capability for capability in arithmetic if capability in declared}
    wanted = {need.any_of for need in needs(module.instructions, found)}
    for any_of in sorted(wanted, key=len):
        # Declared alternatives all stay but the arithmetic ones, which storage alone does not need. A type (whose
        # alternatives begin with arithmetic) is content with either; memory is not where storage is declared for it.
        storage = [name for name in any_of if name in declared and name not in _ARITHMETIC]
        enough = any_of if any_of[0] in _ARITHMETIC or not storage else storage
        if not used.intersection(enough):
            used.update(storage or [name for name in any_of if name in declared])
    return used


_ARITHMETIC = frozenset({"Int8", "Int16", "Float16"})


def _needed(extension: str, declared: list[str], kept: set[str]) -> bool:
    brings = _BRINGS.get(extension)
    return brings is None or not kept.isdisjoint(brings) or not set(declared).intersection(brings)
