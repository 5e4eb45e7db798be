"""How deep control flow nests, early exits counted."""

from __future__ import annotations

import pytest

from nv_spirv import assemble, reflect

HEAD = """OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%yes = OpConstantTrue %bool
%zero = OpConstant %uint 0
%one = OpConstant %uint 1
%turns = OpConstant %uint 9
%main = OpFunction %void None %fn
%entry = OpLabel
"""
CASES = {
    "straight": ("OpReturn", 0),
    "two ifs, one in the other": (
        """OpSelectionMerge %m None
        OpBranchConditional %yes %a %m
        %a = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %yes %b %n
        %b = OpLabel
        OpBranch %n
        %n = OpLabel
        OpBranch %m
        %m = OpLabel
        OpReturn""",
        2,
    ),
    "two ifs, one after the other": (
        """OpSelectionMerge %m None
        OpBranchConditional %yes %a %m
        %a = OpLabel
        OpBranch %m
        %m = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %yes %b %n
        %b = OpLabel
        OpBranch %n
        %n = OpLabel
        OpReturn""",
        1,
    ),
    "the same with a return in the first": (
        """OpSelectionMerge %m None
        OpBranchConditional %yes %a %m
        %a = OpLabel
        OpReturn
        %m = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %yes %b %n
        %b = OpLabel
        OpBranch %n
        %n = OpLabel
        OpReturn""",
        2,
    ),
    "a loop that returns, unrolled": (
        """OpBranch %h
        %h = OpLabel
        %k = OpPhi %uint %zero %entry %next %c
        OpLoopMerge %m %c Unroll
        OpBranch %t
        %t = OpLabel
        %more = OpULessThan %bool %k %turns
        OpBranchConditional %more %a %m
        %a = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %yes %b %n
        %b = OpLabel
        OpReturn
        %n = OpLabel
        OpBranch %c
        %c = OpLabel
        %next = OpIAdd %uint %k %one
        OpBranch %h
        %m = OpLabel
        OpReturn""",
        9,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_depth(spirv_tools, name):
    body, depth = CASES[name]
    spirv = assemble(HEAD + body + "\nOpFunctionEnd\n")
    assert spirv_tools.validate(spirv) is None
    assert reflect(spirv).nesting == depth
