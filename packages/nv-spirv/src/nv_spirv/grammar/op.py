"""Opcodes that the code of this package names; the whole table is `instructions.txt`.

Plain integers: an enumeration would cost an attribute look-up and an object at every use.
"""

from __future__ import annotations

Nop = 0
Undef = 1
SourceContinued = 2
Source = 3
SourceExtension = 4
Name = 5
MemberName = 6
String = 7
Line = 8
Extension = 10
ExtInstImport = 11
ExtInst = 12
MemoryModel = 14
EntryPoint = 15
ExecutionMode = 16
Capability = 17
TypeVoid = 19
TypeBool = 20
TypeInt = 21
TypeFloat = 22
TypeVector = 23
TypeMatrix = 24
TypeImage = 25
TypeSampler = 26
TypeSampledImage = 27
TypeArray = 28
TypeRuntimeArray = 29
TypeStruct = 30
TypeOpaque = 31
TypePointer = 32
TypeFunction = 33
TypeEvent = 34
TypeDeviceEvent = 35
TypeReserveId = 36
TypeQueue = 37
TypePipe = 38
TypeForwardPointer = 39
ConstantTrue = 41
ConstantFalse = 42
Constant = 43
ConstantComposite = 44
ConstantSampler = 45
ConstantNull = 46
SpecConstantTrue = 48
SpecConstantFalse = 49
SpecConstant = 50
SpecConstantComposite = 51
SpecConstantOp = 52
Function = 54
FunctionParameter = 55
FunctionEnd = 56
FunctionCall = 57
Variable = 59
ImageTexelPointer = 60
Load = 61
Store = 62
CopyMemory = 63
CopyMemorySized = 64
AccessChain = 65
InBoundsAccessChain = 66
PtrAccessChain = 67
ArrayLength = 68
InBoundsPtrAccessChain = 70
Decorate = 71
MemberDecorate = 72
DecorationGroup = 73
GroupDecorate = 74
GroupMemberDecorate = 75
VectorExtractDynamic = 77
VectorInsertDynamic = 78
VectorShuffle = 79
CompositeConstruct = 80
CompositeExtract = 81
CompositeInsert = 82
CopyObject = 83
Transpose = 84
SampledImage = 86
ImageSampleImplicitLod = 87
ImageSampleExplicitLod = 88
ImageSampleProjDrefExplicitLod = 94
ImageFetch = 95
ImageGather = 96
ImageDrefGather = 97
ImageRead = 98
ImageWrite = 99
Image = 100
ImageQuerySizeLod = 103
ImageQuerySize = 104
ImageQueryLod = 105
ImageQueryLevels = 106
ImageQuerySamples = 107
ConvertFToU = 109
ConvertFToS = 110
ConvertSToF = 111
ConvertUToF = 112
UConvert = 113
SConvert = 114
FConvert = 115
QuantizeToF16 = 116
ConvertPtrToU = 117
ConvertUToPtr = 120
Bitcast = 124
SNegate = 126
FNegate = 127
IAdd = 128
FAdd = 129
ISub = 130
FSub = 131
IMul = 132
FMul = 133
UDiv = 134
SDiv = 135
FDiv = 136
UMod = 137
SRem = 138
SMod = 139
FRem = 140
FMod = 141
VectorTimesScalar = 142
MatrixTimesScalar = 143
VectorTimesMatrix = 144
MatrixTimesVector = 145
MatrixTimesMatrix = 146
OuterProduct = 147
Dot = 148
IAddCarry = 149
ISubBorrow = 150
UMulExtended = 151
SMulExtended = 152
Any = 154
All = 155
IsNan = 156
IsInf = 157
LogicalEqual = 164
LogicalNotEqual = 165
LogicalOr = 166
LogicalAnd = 167
LogicalNot = 168
Select = 169
IEqual = 170
INotEqual = 171
UGreaterThan = 172
SGreaterThan = 173
UGreaterThanEqual = 174
SGreaterThanEqual = 175
ULessThan = 176
SLessThan = 177
ULessThanEqual = 178
SLessThanEqual = 179
FOrdEqual = 180
FUnordEqual = 181
FOrdNotEqual = 182
FUnordNotEqual = 183
FOrdLessThan = 184
FUnordLessThan = 185
FOrdGreaterThan = 186
FUnordGreaterThan = 187
FOrdLessThanEqual = 188
FUnordLessThanEqual = 189
FOrdGreaterThanEqual = 190
FUnordGreaterThanEqual = 191
ShiftRightLogical = 194
ShiftRightArithmetic = 195
ShiftLeftLogical = 196
BitwiseOr = 197
BitwiseXor = 198
BitwiseAnd = 199
Not = 200
BitFieldInsert = 201
BitFieldSExtract = 202
BitFieldUExtract = 203
BitReverse = 204
BitCount = 205
DPdx = 207
DPdy = 208
FwidthFine = 212
FwidthCoarse = 215
ControlBarrier = 224
MemoryBarrier = 225
AtomicLoad = 227
AtomicStore = 228
AtomicExchange = 229
AtomicCompareExchange = 230
AtomicIIncrement = 232
AtomicIDecrement = 233
AtomicIAdd = 234
AtomicISub = 235
AtomicSMin = 236
AtomicUMin = 237
AtomicSMax = 238
AtomicUMax = 239
AtomicAnd = 240
AtomicOr = 241
AtomicXor = 242
Phi = 245
LoopMerge = 246
SelectionMerge = 247
Label = 248
Branch = 249
BranchConditional = 250
Switch = 251
Kill = 252
Return = 253
ReturnValue = 254
Unreachable = 255
ImageSparseSampleImplicitLod = 305
ImageSparseSampleDrefExplicitLod = 308
ImageSparseFetch = 313
ImageSparseGather = 314
ImageSparseDrefGather = 315
NoLine = 317
ImageSparseRead = 320
TypePipeStorage = 322
ConstantPipeStorage = 323
TypeNamedBarrier = 327
ModuleProcessed = 330
ExecutionModeId = 331
DecorateId = 332
GroupNonUniformElect = 333
GroupNonUniformAll = 334
GroupNonUniformAny = 335
GroupNonUniformAllEqual = 336
GroupNonUniformBroadcast = 337
GroupNonUniformBroadcastFirst = 338
GroupNonUniformBallot = 339
GroupNonUniformInverseBallot = 340
GroupNonUniformBallotBitExtract = 341
GroupNonUniformBallotBitCount = 342
GroupNonUniformBallotFindLSB = 343
GroupNonUniformBallotFindMSB = 344
GroupNonUniformShuffle = 345
GroupNonUniformShuffleXor = 346
GroupNonUniformShuffleUp = 347
GroupNonUniformShuffleDown = 348
GroupNonUniformIAdd = 349
GroupNonUniformFAdd = 350
GroupNonUniformIMul = 351
GroupNonUniformFMul = 352
GroupNonUniformSMin = 353
GroupNonUniformUMin = 354
GroupNonUniformFMin = 355
GroupNonUniformSMax = 356
GroupNonUniformUMax = 357
GroupNonUniformFMax = 358
GroupNonUniformBitwiseAnd = 359
GroupNonUniformBitwiseOr = 360
GroupNonUniformBitwiseXor = 361
GroupNonUniformLogicalAnd = 362
GroupNonUniformLogicalOr = 363
GroupNonUniformLogicalXor = 364
GroupNonUniformQuadBroadcast = 365
GroupNonUniformQuadSwap = 366
CopyLogical = 400
PtrEqual = 401
PtrNotEqual = 402
PtrDiff = 403
TypeTensorARM = 4163
TypeGraphARM = 4190
TerminateInvocation = 4416
TypeUntypedPointerKHR = 4417
UntypedVariableKHR = 4418
UntypedAccessChainKHR = 4419
UntypedInBoundsAccessChainKHR = 4420
SubgroupBallotKHR = 4421
SubgroupFirstInvocationKHR = 4422
UntypedPtrAccessChainKHR = 4423
UntypedInBoundsPtrAccessChainKHR = 4424
UntypedArrayLengthKHR = 4425
SubgroupAllKHR = 4428
SubgroupAnyKHR = 4429
SubgroupAllEqualKHR = 4430
GroupNonUniformRotateKHR = 4431
SubgroupReadInvocationKHR = 4432
ExtInstWithForwardRefsKHR = 4433
IgnoreIntersectionKHR = 4448
TerminateRayKHR = 4449
SDot = 4450
UDot = 4451
SUDot = 4452
SDotAccSat = 4453
UDotAccSat = 4454
SUDotAccSat = 4455
TypeCooperativeMatrixKHR = 4456
CooperativeMatrixLoadKHR = 4457
CooperativeMatrixStoreKHR = 4458
CooperativeMatrixMulAddKHR = 4459
CooperativeMatrixLengthKHR = 4460
ConstantCompositeReplicateEXT = 4461
SpecConstantCompositeReplicateEXT = 4462
CompositeConstructReplicateEXT = 4463
TypeRayQueryKHR = 4472
ReadClockKHR = 5056
TypeNodePayloadArrayAMDX = 5076
TypeHitObjectNV = 5281
TypeCooperativeVectorNV = 5288
EmitMeshTasksEXT = 5294
TypeHitObjectEXT = 5313
TypeAccelerationStructureKHR = 5341
TypeCooperativeMatrixNV = 5358
CooperativeMatrixLengthNV = 5362
TypeTensorLayoutNV = 5370
TypeTensorViewNV = 5371
DemoteToHelperInvocation = 5380
ConstantFunctionPointerINTEL = 5600
AtomicFMinEXT = 5614
AtomicFMaxEXT = 5615
AssumeTrueKHR = 5630
ExpectKHR = 5631
DecorateString = 5632
MemberDecorateString = 5633
TypeVmeImageINTEL = 5700
TypeAvcImePayloadINTEL = 5701
TypeAvcRefPayloadINTEL = 5702
TypeAvcSicPayloadINTEL = 5703
TypeAvcMcePayloadINTEL = 5704
TypeAvcMceResultINTEL = 5705
TypeAvcImeResultINTEL = 5706
TypeAvcImeResultSingleReferenceStreamoutINTEL = 5707
TypeAvcImeResultDualReferenceStreamoutINTEL = 5708
TypeAvcImeSingleReferenceStreaminINTEL = 5709
TypeAvcImeDualReferenceStreaminINTEL = 5710
TypeAvcRefResultINTEL = 5711
TypeAvcSicResultINTEL = 5712
AtomicFAddEXT = 6035
TypeBufferSurfaceINTEL = 6086
TypeTaskSequenceALTERA = 6199
SpecConstantTargetINTEL = 6251
SpecConstantArchitectureINTEL = 6252
SpecConstantCapabilitiesINTEL = 6253

TYPES = frozenset(
    {
        TypeVoid,
        TypeBool,
        TypeInt,
        TypeFloat,
        TypeVector,
        TypeMatrix,
        TypeImage,
        TypeSampler,
        TypeSampledImage,
        TypeArray,
        TypeRuntimeArray,
        TypeStruct,
        TypeOpaque,
        TypePointer,
        TypeFunction,
        TypeEvent,
        TypeDeviceEvent,
        TypeReserveId,
        TypeQueue,
        TypePipe,
        TypePipeStorage,
        TypeNamedBarrier,
        TypeTensorARM,
        TypeGraphARM,
        TypeUntypedPointerKHR,
        TypeCooperativeMatrixKHR,
        TypeRayQueryKHR,
        TypeNodePayloadArrayAMDX,
        TypeHitObjectNV,
        TypeCooperativeVectorNV,
        TypeHitObjectEXT,
        TypeAccelerationStructureKHR,
        TypeCooperativeMatrixNV,
        TypeTensorLayoutNV,
        TypeTensorViewNV,
        TypeVmeImageINTEL,
        TypeAvcImePayloadINTEL,
        TypeAvcRefPayloadINTEL,
        TypeAvcSicPayloadINTEL,
        TypeAvcMcePayloadINTEL,
        TypeAvcMceResultINTEL,
        TypeAvcImeResultINTEL,
        TypeAvcImeResultSingleReferenceStreamoutINTEL,
        TypeAvcImeResultDualReferenceStreamoutINTEL,
        TypeAvcImeSingleReferenceStreaminINTEL,
        TypeAvcImeDualReferenceStreaminINTEL,
        TypeAvcRefResultINTEL,
        TypeAvcSicResultINTEL,
        TypeBufferSurfaceINTEL,
        TypeTaskSequenceALTERA,
    }
)
CONSTANTS = frozenset(
    {
        ConstantTrue,
        ConstantFalse,
        Constant,
        ConstantComposite,
        ConstantSampler,
        ConstantNull,
        SpecConstantTrue,
        SpecConstantFalse,
        SpecConstant,
        SpecConstantComposite,
        SpecConstantOp,
        ConstantPipeStorage,
        ConstantCompositeReplicateEXT,
        SpecConstantCompositeReplicateEXT,
        ConstantFunctionPointerINTEL,
        SpecConstantTargetINTEL,
        SpecConstantArchitectureINTEL,
        SpecConstantCapabilitiesINTEL,
    }
)
FDot2MixAcc32VALVE = 6916
FDot2MixAcc16VALVE = 6917
FDot4MixAcc32VALVE = 6918
