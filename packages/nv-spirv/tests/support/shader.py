"""Small compute modules from the lines that a test is about."""

from __future__ import annotations

from nv_spirv import assemble

DECLARED = """
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%u32x3 = OpTypeVector %u32 3
%f32x4 = OpTypeVector %f32 4
%true = OpConstantTrue %bool
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%u264 = OpConstant %u32 264
%i5 = OpConstant %i32 5
%f1 = OpConstant %f32 1.5
%array = OpTypeRuntimeArray %u32
%block = OpTypeStruct %array
%to_block = OpTypePointer StorageBuffer %block
%to_u32 = OpTypePointer StorageBuffer %u32
%buffer = OpVariable %to_block StorageBuffer
"""

ANNOTATED = """
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
"""


def text(
    body: str = "",
    *,
    declared: str = "",
    annotated: str = "",
    preamble: str = "",
    modes: str = "OpExecutionMode %main LocalSize 64 1 1",
    names: str = "",
    interface: str = "%buffer",
    functions: str = "",
    version: str = "1.5",
) -> str:
    """The text of a module whose entry point holds `body` between its label and its return.

    `preamble` is further capabilities and extensions; `functions` is further functions.
    """
    return f"""; Version: {version}
OpCapability Shader
{preamble}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" {interface}
{modes}
{names}
{ANNOTATED}
{annotated}
{DECLARED}
{declared}
%main = OpFunction %void None %fn
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
{functions}
"""


def module(body: str = "", **parts: str) -> bytes:
    """The module that `text` writes."""
    return assemble(text(body, **parts))
