"""Cutting a module's text into parts and putting it together again."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from nv_lower import irtext

MODULE = """; ModuleID = 'm'
target triple = "x86_64"
%pair = type { i32, i32 }
@"odd name; really" = constant [3 x i8] c"a;\\00"
@table = constant { i32,
  [2 x i32] } { i32 1, [2 x i32]
  [i32 2, i32 3] }
define i32 @"f g"(i32 %x, ptr byval({ i32, i32 }) align 4 %y) local_unnamed_addr #0 {
entry:                                            ; a comment
  switch i32 %x, label %end [
    i32 1, label %end
  ]

end:
  %r = tail call fast float @h(float noundef %z, { i32, ptr } { i32 1, ptr @"odd name; really" }) #1, !tbaa !0
  ret i32 0
}
declare float @h(float, { i32, ptr })
attributes #0 = { nounwind "a"="b" }
attributes #1 = { nounwind }
!0 = !{}
"""


def test_the_parts() -> None:
    module = irtext.parse(MODULE)
    assert list(module.functions) == ['@"f g"']
    assert list(module.declarations) == ["@h"]
    assert list(module.globals) == ['@"odd name; really"', "@table"]
    assert module.attributes == {"0": 'nounwind "a"="b"', "1": "nounwind"}
    assert module.functions['@"f g"'].body[1] == "  switch i32 %x, label %end ["
    assert '"a"="b"' in module.attributes_of(module.functions['@"f g"'].header)


def test_printing_and_reading_again_changes_nothing() -> None:
    once = str(irtext.parse(MODULE))
    assert str(irtext.parse(once)) == once


def test_what_is_printed_is_the_same_module() -> None:
    source = (
        "@t = constant [2 x i32] [i32 1, i32 2]\n"
        "define void @k(ptr %p) #0 {\n  ret void\n}\nattributes #0 = { nounwind }\n"
    )
    assert str(llvm.parse_assembly(str(irtext.parse(source)))) == str(llvm.parse_assembly(source))


def test_a_call_is_taken_apart() -> None:
    (_, call), *_ = irtext.calls(irtext.parse(MODULE).functions['@"f g"'].body)
    assert (call.result, call.type, call.symbol) == ("%r", "float", "@h")
    assert call.flags == {"fast"}
    assert call.types() == ["float", "{ i32, ptr }"]
    assert call.values()[0] == "%z"
    assert call.after == " #1, !tbaa !0"


@pytest.mark.parametrize(("argument", "value"), [
    ("i32 %x", "%x"),
    ("ptr noundef nonnull align 8 dereferenceable(56) %p", "%p"),
    ("i32 range(i32 0, 5) -3", "-3"),
    ('ptr addrspace(3) captures(none) @"a b"', '@"a b"'),
    ("ptr addrspacecast (ptr addrspace(3) @s to ptr)", "addrspacecast (ptr addrspace(3) @s to ptr)"),
    ("<2 x float> zeroinitializer", "zeroinitializer"),
    ("float 0x3FF0000000000000", "0x3FF0000000000000"),
    ("ptr null", "null"),
])  # fmt: skip
def test_the_operand_of_an_argument(argument: str, value: str) -> None:
    assert irtext.operand(argument) == value


@pytest.mark.parametrize(("line", "type_"), [
    ("  %r = call { float, i32 } @f(float %x)", "{ float, i32 }"),
    ("  %r = tail call fastcc noundef range(i32 0, 2) i32 @f()", "i32"),
    ("  call void @f()", "void"),
    ("  %r = call <4 x i32> @f(i1 %x)", "<4 x i32>"),
    ("  %r = call ptr addrspace(3) @f()", "ptr addrspace(3)"),
    ("  %r = call i32 (ptr, ...) @printf(ptr %f)", "i32"),
])  # fmt: skip
def test_the_type_of_a_result(line: str, type_: str) -> None:
    call = irtext.match_call(line)
    assert call is not None
    assert call.type == type_


def test_a_definition_takes_the_place_of_a_declaration() -> None:
    module = irtext.parse(MODULE)
    module.define("@h", "define internal float @h(float %x, { i32, ptr } %y) {\n  ret float %x\n}")
    assert "declare float @h" not in str(module)
