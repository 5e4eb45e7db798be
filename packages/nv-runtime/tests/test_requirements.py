"""What a device's compiler cannot take is refused before it sees the module, also where rules are not looked at."""

from __future__ import annotations

import dataclasses

import pytest

import nv_runtime
import nv_spirv
from nv_runtime.errors import Unsupported
from nv_runtime.kernels import module

_STORES_HALF = """
OpCapability Shader
OpCapability StorageBuffer16BitAccess
OpExtension "SPV_KHR_16bit_storage"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %array ArrayStride 2
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%f = OpTypeFunction %void
%half = OpTypeFloat 16
%array = OpTypeRuntimeArray %half
%block = OpTypeStruct %array
%to_block = OpTypePointer StorageBuffer %block
%out = OpVariable %to_block StorageBuffer
%main = OpFunction %void None %f
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


def with_features(device: nv_runtime.Device, *names: str) -> nv_runtime.DeviceInfo:
    return dataclasses.replace(
        device.info, features=device.info.features | {"storageBuffer16BitAccess", *names}
    )


@pytest.mark.parametrize("check", [True, False])
def test_16_bit_floats_are_refused_where_the_compiler_dies_of_them(device, check):
    spirv = nv_spirv.assemble(_STORES_HALF)
    assert nv_spirv.violations(spirv) == []
    assert nv_spirv.reflect(spirv).float_widths == (16,)
    with pytest.raises(Unsupported, match="floats of 16 bits"):
        module.examine(with_features(device, "diesOfFloat16"), spirv, check=check)
    fine = dataclasses.replace(device.info, features=with_features(device).features - {"diesOfFloat16"})
    module.examine(fine, spirv, check=check)


def test_a_module_is_held_against_the_rules_once(device, monkeypatch):
    spirv = nv_spirv.assemble(_STORES_HALF)
    looked = []
    rules = nv_spirv.violations

    def counted(module):
        looked.append(module)
        return rules(module)

    monkeypatch.setattr("nv_spirv.violations", counted)
    monkeypatch.setattr("nv_spirv.finishing.violations", counted)
    info = with_features(device, "losesLoopValues")
    info = dataclasses.replace(info, features=info.features - {"diesOfFloat16"})
    module.examine(info, spirv)
    assert module.for_driver(info, spirv)
    assert len(looked) == 1
