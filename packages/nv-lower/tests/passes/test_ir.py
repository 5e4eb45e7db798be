"""Reading a module into functions, blocks and instructions, and printing it again."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from nv_lower import InvalidInput, ir
from nv_lower.ir import Instruction, split_header

MODULE = """; ModuleID = 'm'
target triple = "x86_64"
%pair = type { i32, i32 }
@"odd name; really" = constant [3 x i8] c"a;\\00"
@table = constant { i32,
  [2 x i32] } { i32 1, [2 x i32]
  [i32 2, i32 3] }
define i32 @"f g"(i32 %x, ptr byval({ i32, i32 }) align 4 %y) local_unnamed_addr #0 {
entry:                                            ; a comment
    #dbg_value(i32 %x, !1, !DIExpression(), !2)
  switch i32 %x, label %end [
    i32 1, label %end
  ], !prof !0

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
    module = ir.parse(MODULE)
    assert list(module.functions) == ['@"f g"']
    assert list(module.declarations) == ["@h"]
    assert list(module.globals) == ['@"odd name; really"', "@table"]
    assert {n: str(a) for n, a in module.attributes.items()} == {"0": 'nounwind "a"="b"', "1": "nounwind"}
    function = module.functions['@"f g"']
    assert list(function.blocks) == ["entry", "end"]
    assert [i.opcode for i in function.instructions] == ["switch", "call", "ret"]
    assert [number for number, _ in function.numbered()] == [1, 5, 6]
    assert [str(p) for p in function.header.parameters] == ["i32 %x", "ptr byval({ i32, i32 }) align 4 %y"]
    assert module.attributes_of(function.header.attributes).value("a") == "b"


def test_printing_and_reading_again_changes_nothing() -> None:
    once = str(ir.parse(MODULE))
    assert str(ir.parse(once)) == once
    looked_into = ir.parse(once)
    assert [i.form for f in looked_into.functions.values() for i in f.instructions]
    record = "    #dbg_value(i32 %x, !1, !DIExpression(), !2)\n"
    assert str(looked_into) == once.replace(record, "").replace(" " * 44 + "; a comment", "")


def test_what_is_printed_is_the_same_module() -> None:
    source = (
        "@t = constant [2 x i32] [i32 1, i32 2]\n"
        "define void @k(ptr %p) #0 {\n  ret void\n}\nattributes #0 = { nounwind }\n"
    )
    assert str(llvm.parse_assembly(str(ir.parse(source)))) == str(llvm.parse_assembly(source))


def test_a_call_is_taken_apart() -> None:
    (call,) = ir.parse(MODULE).functions['@"f g"'].calls()
    assert (call.result, call.type, call.callee) == ("%r", "float", "@h")
    assert call.fastmath == {"fast"}
    assert [operand.type for operand in call.operands] == ["float", "{ i32, ptr }"]
    assert call.values[0] == "%z"
    assert (call.tail, dict(call.metadata)) == (" #1", {"tbaa": "!0"})
    assert call.calling("@g") == call.text.replace("@h(", "@g(")
    assert call.calling("@g", attributes=False) == call.text.replace("@h(", "@g(").replace(" #1", "")


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
    operand = ir.read_operand(argument)
    assert operand.value == value
    assert str(operand) == argument


@pytest.mark.parametrize(("text", "type_", "callee"), [
    ("%r = call { float, i32 } @f(float %x)", "{ float, i32 }", "@f"),
    ("%r = tail call fastcc noundef range(i32 0, 2) i32 @f()", "i32", "@f"),
    ("call void @f()", "void", "@f"),
    ("%r = call <4 x i32> @f(i1 %x)", "<4 x i32>", "@f"),
    ("%r = call ptr addrspace(3) @f()", "ptr addrspace(3)", "@f"),
    ("%r = call i32 (ptr, ...) @printf(ptr %f)", "i32", "@printf"),
    ('%"r x" = call i32 %f(i32 %call)', "i32", "%f"),
    ('call void asm sideeffect "nop", ""()', "void", 'asm sideeffect "nop", ""'),
])  # fmt: skip
def test_the_type_and_the_callee_of_a_call(text: str, type_: str, callee: str) -> None:
    call = Instruction(text)
    assert (call.opcode, call.type, call.callee) == ("call", type_, callee)


#: One of each kind: the text, its type, flags, operands, and where it goes or what it came from.
FORMS = [
    ("%a = add nuw nsw i64 %b, -1", "i64", "nuw nsw", ["i64 %b", "i64 -1"], ""),
    (
        "%a = or disjoint <2 x i8> %b, splat (i8 1)",
        "<2 x i8>",
        "disjoint",
        ["<2 x i8> %b", "<2 x i8> splat (i8 1)"],
        "",
    ),
    ("%a = fmul reassoc contract float %b, 2.0", "float", "reassoc contract", ["float %b", "float 2.0"], ""),
    ("%a = fneg fast double %b", "double", "fast", ["double %b"], ""),
    ("%a = icmp samesign ult i64 %b, %c", "i1", "samesign", ["i64 %b", "i64 %c"], ""),
    ("%a = fcmp nnan oeq <4 x half> %b, %c", "<4 x i1>", "nnan", ["<4 x half> %b", "<4 x half> %c"], ""),
    ("%a = zext nneg i32 %b to i64", "i64", "nneg", ["i32 %b"], ""),
    ("%a = select fast i1 %b, float %c, float 0.0", "float", "fast", ["i1 %b", "float %c", "float 0.0"], ""),
    ('%a = phi i32 [ 0, %"in" ], [ %b, %on ]', "i32", "", ["i32 0", "i32 %b"], '"in" on'),
    ("%a = load volatile i32, ptr addrspace(3) @t, align 4", "i32", "volatile", ["ptr addrspace(3) @t"], ""),
    ("store atomic i32 %v, ptr %p release, align 4", "void", "atomic", ["i32 %v", "ptr %p"], ""),
    ("%a = atomicrmw volatile umax ptr %p, i32 %v monotonic", "i32", "volatile", ["ptr %p", "i32 %v"], ""),
    (
        "%a = cmpxchg weak ptr %p, i32 0, i32 %v acq_rel acquire",
        "{ i32, i1 }",
        "weak",
        ["ptr %p", "i32 0", "i32 %v"],
        "",
    ),
    (
        "%a = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 %i",
        "ptr",
        "inbounds",
        ["ptr %p", "i64 0", "i64 %i"],
        "",
    ),
    ("%a = alloca [4 x i32], i64 %n, align 16", "ptr", "", ["i64 %n"], ""),
    (
        "%a = insertvalue { ptr, i64 } poison, ptr %p, 0",
        "{ ptr, i64 }",
        "",
        ["{ ptr, i64 } poison", "ptr %p"],
        "",
    ),
    ("%a = extractelement <4 x float> %v, i32 1", "float", "", ["<4 x float> %v", "i32 1"], ""),
    ("br i1 %c, label %then, label %else", "void", "", ["i1 %c"], "then else"),
    ("switch i32 %x, label %d [\n    i32 -1, label %a\n  ]", "void", "", ["i32 %x", "i32 -1"], "d a"),
    ("ret { i32, i1 } %x", "void", "", ["{ i32, i1 } %x"], ""),
]


@pytest.mark.parametrize(("text", "type_", "flags", "operands", "labels"), FORMS)
def test_every_form(text: str, type_: str, flags: str, operands: list[str], labels: str) -> None:
    for notes in ("", ", !dbg !9", ", !tbaa !{}, !dbg !9"):
        instruction = Instruction(text + notes)
        assert (instruction.type, " ".join(instruction.flags)) == (type_, flags)
        assert list(map(str, instruction.operands)) == operands
        assert instruction.targets == tuple(labels.split())
        assert instruction.core == text
        assert instruction.metadata.get("dbg") == ("!9" if notes else None)


def test_what_an_atomic_instruction_states() -> None:
    text = '%a = cmpxchg ptr %p, i32 0, i32 %v syncscope("workgroup") acq_rel monotonic, align 4'
    instruction = Instruction(text)
    assert (instruction.scope, instruction.orderings) == ("workgroup", ["acq_rel", "monotonic"])
    assert (instruction.align, instruction.pointer.value) == (4, "%p")


@pytest.mark.parametrize("text", ["%a = frobnicate i32 %b", "frobnicate", "%a == add"])
def test_an_unknown_opcode_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput, match="nv-lower"):
        Instruction(text)


@pytest.mark.parametrize("text", ["%a = add i32 %b", "%a = zext i32 %b", "switch i32 %x, label %d"])
def test_an_unknown_form_is_refused_when_somebody_looks(text: str) -> None:
    instruction = Instruction(text)
    with pytest.raises(InvalidInput, match="a form that nv-lower does not know"):
        _ = instruction.operands


def test_what_takes_an_instructions_place_comes_from_the_same_place() -> None:
    old = Instruction("%a = add i32 %b, 1, !tbaa !3, !dbg !9, !nv.at !4")
    assert old.heir("%a = sub i32 %b, -1").text == "%a = sub i32 %b, -1, !dbg !9, !nv.at !4"
    assert Instruction("%a = add i32 %b, 1").heir("%a = sub i32 %b, -1").text == "%a = sub i32 %b, -1"


def test_a_definition_takes_the_place_of_a_declaration() -> None:
    module = ir.parse(MODULE)
    module.define("@h", "define internal float @h(float %x, { i32, ptr } %y) {\n  ret float %x\n}")
    assert "declare float @h" not in str(module)


@pytest.mark.parametrize("line", [
    'define internal noundef i32 @"f g"(i32 noundef %x, ptr align 4 %"a b") #0 !dbg !4 {',
    "declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr, i64, i1 immarg)",
    "declare i32 @printf(ptr, ...)",
    "define void @k() {",
])  # fmt: skip
def test_a_header_prints_as_it_was_written(line: str) -> None:
    assert str(split_header(line)) == line


CALLS = """define void @k(ptr %p) {
"call @f(": ; call void @f(i32 0)
  call void @f(i32 1), !dbg !0 ; @f
call void @f(i32 2)
  %r = tail call i32 @"f"(i32 3)
  store ptr @f, ptr %p
  call void @g(ptr @f)
  ret void
}
"""


@pytest.mark.parametrize("looked_into", [False, True])
def test_calls_of_some_functions_whether_the_function_has_been_read_or_not(looked_into: bool) -> None:
    function = ir.parse(CALLS).functions["@k"]
    if looked_into:
        assert len(function.blocks) == 1
    assert [call.values for call in function.calls_of({"@f"})] == [["1"], ["2"]]
    assert not function.rewrite_calls({"@h"}, lambda call: [])
    assert function.rewrite_calls({"@f"}, lambda call: ["call void @h()", call.calling("@i")])
    expected = [
        "call void @h(), !dbg !0",
        "call void @i(i32 1), !dbg !0",
        "call void @h()",
        "call void @i(i32 2)",
    ]
    assert [i.text for i in function.instructions][:4] == expected
