"""The type of each kind of instruction, read from its text, is LLVM's."""

from __future__ import annotations

import pytest
from llvmlite import binding

from nv_structurize.errors import Internal
from nv_structurize.graph.value_types import result_type

TYPES = {
    "%pair": "{ i32, { float, [3 x i64] } }",
    '%"a type"': "<{ i8, i32 }>",
    "%outer": "{ i8, %pair }",
}
IR = """
%pair = type { i32, { float, [3 x i64] } }
%"a type" = type <{ i8, i32 }>
%outer = type { i8, %pair }
declare target("spirv.Sampler") @sampler()
declare float @"m(x) to y"(i32)
declare i32 @plain(i32)
declare noundef ptr addrspace(3) @local(i32, ...)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare fastcc <4 x i32> @vector()
declare %pair @named()

define void @f(i32 %a, i64 %b, float %x, ptr %p, ptr addrspace(3) %q, <4 x i32> %v, <4 x ptr> %vp, %pair %s, i1 %c) {
e:
  %r1 = add nuw nsw i32 %a, 1
  %r2 = or disjoint i64 %b, 4
  %r3 = fadd nnan ninf contract float %x, 1.000000e+00
  %r4 = fneg fast float %x
  %r5 = udiv exact <4 x i32> %v, splat (i32 2)
  %r6 = icmp samesign ult i32 %a, 7
  %r7 = icmp eq <4 x i32> %v, zeroinitializer
  %r8 = fcmp reassoc oge float %x, 0.000000e+00
  %r9 = zext nneg i32 %a to i64
  %r10 = trunc nuw i64 %b to i8
  %r11 = bitcast <4 x i32> %v to i128
  %r12 = addrspacecast ptr addrspace(3) %q to ptr
  %r13 = inttoptr i64 %b to ptr addrspace(1)
  %r14 = load volatile i32, ptr %p, align 4
  %r15 = load atomic i64, ptr %p syncscope("workgroup") acquire, align 8
  %r16 = load { i32, float }, ptr %p, align 4
  %r17 = getelementptr inbounds nuw i8, ptr %p, i64 %b
  %r18 = getelementptr %pair, ptr addrspace(3) %q, i32 0, i32 1
  %r19 = getelementptr i32, ptr %p, <4 x i32> %v
  %r20 = getelementptr i32, <4 x ptr> %vp, i64 1
  %r21 = call i32 @plain(i32 %a)
  %r22 = tail call noundef ptr addrspace(3) (i32, ...) @local(i32 1, i32 2)
  %r23 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 1)
  %r24 = call fastcc <4 x i32> @vector()
  %r25 = call %pair @named()
  %r26 = call range(i32 0, 9) i32 %p(i32 3)
  %r27 = call nnan float @llvm.fabs.f32(float %x)
  %r28 = call i32 asm sideeffect "mov $0, %3; (x)", "=r"()
  %r29 = select i1 %c, ptr %p, ptr null
  %r30 = select fast i1 %c, float %x, float 2.000000e+00
  %r31 = extractvalue { i32, i1 } %r23, 1
  %r32 = insertvalue { i32, i1 } %r23, i32 3, 0
  %r33 = extractelement <4 x i32> %v, i32 1
  %r34 = insertelement <4 x i32> %v, i32 7, i64 1
  %r35 = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 0, i32 5>
  %r36 = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4
  %r37 = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %r38 = freeze i32 %a
  %r39 = alloca [4 x i32], align 4
  %r40 = alloca i32, align 4, addrspace(5)
  %r41 = extractvalue { i32, { float, [3 x i64] } } zeroinitializer, 1, 1
  %r42 = ptrtoint ptr %p to i64
  %r43 = load <4 x float>, ptr %p, align 16
  %r44 = tail call noalias dereferenceable_or_null(40) ptr @malloc(i64 noundef 40)
  %r45 = load target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), ptr %p, align 8
  %r46 = call target("spirv.Sampler") @sampler()
  %r47 = load %"a type", ptr %p, align 4
  %r48 = extractvalue %pair %s, 1, 1
  %r49 = extractvalue %outer poison, 1, 1, 0
  %r50 = extractvalue %"a type" %r47, 1
  %r51 = call i32 inttoptr (i64 64 to ptr)(i32 %a)
  %r52 = call nofpclass(inf zero) float @"m(x) to y"(i32 %a)
  %r53 = ptrtoint ptr inttoptr (i64 5 to ptr) to i32
  %r54 = call spir_func zeroext i8 %p(i32 1)
  %r55 = call cc 99 ptr addrspace(3) %p(i32 1)
  %r56 = atomicrmw fadd ptr %p, <2 x half> zeroinitializer syncscope("agent") monotonic, align 4
  %r57 = extractelement <4 x ptr> %vp, i64 1
  %r58 = shufflevector <4 x ptr> %vp, <4 x ptr> poison, <2 x i32> zeroinitializer
  %r59 = va_arg ptr %p, i64
  %r60 = insertvalue %pair %s, i32 3, 0
  %r61 = fptosi float %x to i9
  %r62 = load [2 x [3 x { i8, ptr addrspace(3) }]], ptr %p, align 8
  %r63 = extractvalue [2 x [3 x { i8, ptr addrspace(3) }]] %r62, 1, 2
  %r64 = call i32 asm "mov $0, $1", "=r,r"(i32 %a)
  %r65 = call <{ i8, i32 }> %p() [ "deopt"(i32 %a, ptr %p) ]
  %r66 = ptrtoaddr ptr %p to i64
  ret void
}

define void @scalable(<vscale x 4 x i32> %v) {
e:
  %s1 = add <vscale x 4 x i32> %v, %v
  %s2 = icmp eq <vscale x 4 x i32> %v, zeroinitializer
  %s3 = extractelement <vscale x 4 x i32> %v, i64 1
  %s4 = shufflevector <vscale x 4 x i32> %v, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret void
}
declare ptr @malloc(i64)
declare float @llvm.fabs.f32(float)
"""


def instructions() -> list[tuple[str, str]]:
    module = binding.parse_assembly(IR)
    blocks = [block for function in module.functions for block in function.blocks]
    return [
        (str(i).split(" = ", 1)[1], str(i.type)) for block in blocks for i in block.instructions if i.name
    ]


@pytest.mark.parametrize(("text", "type_"), instructions(), ids=lambda text: text[:30])
def test_type_is_llvms(text: str, type_: str) -> None:
    assert result_type(text, TYPES).split(" = type ")[0] == type_.split(" = type ")[0]


def test_an_unknown_instruction_is_our_bug() -> None:
    with pytest.raises(Internal, match="frobnicate"):
        result_type("frobnicate i32 %a", {})
