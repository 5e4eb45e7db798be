"""Operand values of the SPIR-V specification that the emitter writes, grouped by operand kind."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CAPABILITY: Final = MappingProxyType(
    {
        "Shader": 1,
        "Float16": 9,
        "Float64": 10,
        "Int64": 11,
        "Int64Atomics": 12,
        "Int16": 22,
        "Int8": 39,
        "GroupNonUniform": 61,
        "GroupNonUniformVote": 62,
        "GroupNonUniformArithmetic": 63,
        "GroupNonUniformBallot": 64,
        "GroupNonUniformShuffle": 65,
        "GroupNonUniformShuffleRelative": 66,
        "GroupNonUniformClustered": 67,
        "GroupNonUniformQuad": 68,
        "StorageBuffer16BitAccess": 4433,
        "StoragePushConstant16": 4435,
        "StorageBuffer8BitAccess": 4448,
        "StoragePushConstant8": 4450,
        "DenormPreserve": 4464,
        "DenormFlushToZero": 4465,
        "SignedZeroInfNanPreserve": 4466,
        "RoundingModeRTE": 4467,
        "ShaderClockKHR": 5055,
        "BFloat16TypeKHR": 5116,
        "BFloat16CooperativeMatrixKHR": 5118,
        "VulkanMemoryModel": 5345,
        "VulkanMemoryModelDeviceScope": 5346,
        "PhysicalStorageBufferAddresses": 5347,
        "AtomicFloat32MinMaxEXT": 5612,
        "AtomicFloat64MinMaxEXT": 5613,
        "AtomicFloat16MinMaxEXT": 5616,
        "AtomicFloat32AddEXT": 6033,
        "AtomicFloat64AddEXT": 6034,
        "AtomicFloat16AddEXT": 6095,
        "CooperativeMatrixKHR": 6022,
        "GroupNonUniformRotateKHR": 6026,
        "FloatControls2": 6029,
        "DotProduct": 6019,
        "DotProductInputAll": 6016,
        "DotProductInput4x8Bit": 6017,
        "DotProductInput4x8BitPacked": 6018,
    }
)


class Storage:
    """Storage classes."""

    Null = -1  # none of SPIR-V's: what a pointer without an address points to that is null
    Input = 1
    Workgroup = 4
    Private = 6
    Function = 7
    PushConstant = 9
    StorageBuffer = 12
    PhysicalStorageBuffer = 5349


class Decoration:
    """Decorations."""

    SpecId = 1
    Block = 2
    ArrayStride = 6
    BuiltIn = 11
    Restrict = 19
    Aliased = 20
    NonWritable = 24
    Binding = 33
    DescriptorSet = 34
    Offset = 35
    FPFastMathMode = 40
    NoContraction = 42


class BuiltIn:
    """Built-in variables of a compute shader."""

    NumWorkgroups = 24
    WorkgroupSize = 25
    WorkgroupId = 26
    LocalInvocationId = 27
    GlobalInvocationId = 28
    SubgroupSize = 36
    NumSubgroups = 38
    SubgroupId = 40
    SubgroupLocalInvocationId = 41


class Mode:
    """Execution modes."""

    LocalSize = 17
    DenormPreserve = 4459
    DenormFlushToZero = 4460
    SignedZeroInfNanPreserve = 4461
    RoundingModeRTE = 4462
    FPFastMathDefault = 6028


class Scope:
    """Scopes of memory and execution."""

    Device = 1
    Workgroup = 2
    Subgroup = 3
    Invocation = 4


class Semantics:
    """Memory semantics."""

    Relaxed = 0
    Acquire = 2
    Release = 4
    AcquireRelease = 8
    UniformMemory = 64
    WorkgroupMemory = 256
    MakeAvailable = 0x2000
    MakeVisible = 0x4000


class MemoryAccess:
    """Memory operands."""

    Volatile = 1
    Aligned = 2
    NonPrivatePointer = 0x20


class FastMath:
    """FP fast math modes, as SPV_KHR_float_controls2 has them."""

    NotNaN = 1
    NotInf = 2
    NSZ = 4
    AllowRecip = 8
    AllowContract = 0x10000
    AllowReassoc = 0x20000
    AllowTransform = 0x40000
    Fast = NotNaN | NotInf | NSZ | AllowRecip | AllowContract | AllowReassoc | AllowTransform


class GroupOperation:
    """Group operations."""

    Reduce = 0
    InclusiveScan = 1
    ExclusiveScan = 2
    ClusteredReduce = 3


class Glsl:
    """Instructions of GLSL.std.450."""

    RoundEven = 2
    Trunc = 3
    FAbs = 4
    SAbs = 5
    Floor = 8
    Ceil = 9
    Sin = 13
    Cos = 14
    Tan = 15
    Asin = 16
    Acos = 17
    Atan = 18
    Sinh = 19
    Cosh = 20
    Tanh = 21
    Atan2 = 25
    Pow = 26
    Exp = 27
    Log = 28
    Exp2 = 29
    Log2 = 30
    Sqrt = 31
    InverseSqrt = 32
    UMin = 38
    SMin = 39
    UMax = 41
    SMax = 42
    Fma = 50
    Ldexp = 53
    FindILsb = 73
    FindUMsb = 75
    NMin = 79
    NMax = 80
