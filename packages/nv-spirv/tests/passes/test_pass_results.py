"""A module gives the same results after every pass: run on the Vulkan device, by way of nv-runtime."""

from __future__ import annotations

import struct

import pytest

from nv_spirv import Options, assemble, finish
from nv_spirv.binary import read
from nv_spirv.finishing import FINISH, PASSES
from nv_spirv.passes import fold_spec_constants

np = pytest.importorskip("numpy")
runtime = pytest.importorskip("nv_runtime")

SIZE = 256


@pytest.fixture(scope="module")
def device():
    try:
        return runtime.open_device()
    except Exception as error:  # whatever the runtime says, there is nothing to run on
        pytest.skip(f"no Vulkan device: {error}")


def results(device, spirv, mode, **options):
    """What `cases/loops.spvasm` leaves in its buffer: the values, and behind them their sum."""
    values = (np.arange(SIZE + 1, dtype=np.int32) * 7919) % 97
    runtime.run(
        spirv, [values], (SIZE // 64, 1, 1), push=struct.pack("<II", SIZE, mode), device=device, **options
    )
    return values


@pytest.fixture(scope="module")
def expected(device, case):
    spirv = assemble(case("loops"))
    found = {mode: results(device, spirv, mode) for mode in (1, 2, 7, 9)}
    assert len({values.tobytes() for values in found.values()}) == 4
    return found


@pytest.mark.parametrize("mode", [1, 2, 7, 9])
@pytest.mark.parametrize("name", [*PASSES, "FINISH"])
def test_results_do_not_change(device, case, expected, name, mode):
    passes = FINISH if name == "FINISH" else (name,)
    spirv = finish(assemble(case("loops")), Options(features=device.features), passes)
    np.testing.assert_array_equal(results(device, spirv, mode), expected[mode])


def test_a_finished_module_runs_at_another_workgroup_size(device):
    """Each group writes how many invocations it has, by its built-in size."""
    spirv = finish(assemble(SIZED), Options(features=device.features))
    for local_size in ((64, 1, 1), (16, 1, 1), (8, 4, 1)):
        out = np.zeros(4, np.uint32)
        runtime.run(spirv, [out], (4, 1, 1), local_size=local_size, device=device)
        assert out.tolist() == [local_size[0]] * 4


def test_folded_specialization_constants_hold_on_the_device(device):
    module = read(assemble(SPECIALIZED))
    for value in (3, 250):
        spirv = fold_spec_constants.run(module, Options(), {5: value}).to_bytes()
        out = np.zeros(4, np.uint32)
        runtime.run(spirv, [out], (4, 1, 1), device=device)
        assert out.tolist() == [value * value] * 4


WRITER = """; Version: 1.3
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %group
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %group BuiltIn WorkgroupId
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
{annotated}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%u32x3 = OpTypeVector %u32 3
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%to_group = OpTypePointer Input %u32x3
%group = OpVariable %to_group Input
%array = OpTypeRuntimeArray %u32
%block = OpTypeStruct %array
%to_block = OpTypePointer StorageBuffer %block
%to_u32 = OpTypePointer StorageBuffer %u32
%buffer = OpVariable %to_block StorageBuffer
{declared}
%main = OpFunction %void None %fn
%l = OpLabel
%ids = OpLoad %u32x3 %group
%x = OpCompositeExtract %u32 %ids 0
{body}
%p = OpAccessChain %to_u32 %buffer %u0 %x
OpStore %p %value
OpReturn
OpFunctionEnd
"""
SIZED = WRITER.format(
    annotated="OpDecorate %size BuiltIn WorkgroupSize",
    declared="%u64 = OpConstant %u32 64\n%size = OpConstantComposite %u32x3 %u64 %u1 %u1",
    body="%value = OpCompositeExtract %u32 %size 0",
)
SPECIALIZED = WRITER.format(
    annotated="OpDecorate %k SpecId 5",
    declared="%k = OpSpecConstant %u32 9\n%square = OpSpecConstantOp %u32 IMul %k %k",
    body="%value = OpCopyObject %u32 %square",
)
