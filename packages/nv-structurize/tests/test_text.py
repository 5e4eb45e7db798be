"""What is not control flow survives, and names are given where LLVM has numbers."""

from __future__ import annotations

import re

import pytest
from llvmlite import binding

from nv_structurize import (
    Internal,
    InvalidInput,
    Options,
    Unsupported,
    structurize,
    structurize_with_reports,
    violations,
)

BRANCHY = """
@table = internal constant [2 x i32] [i32 1, i32 2]

; Function Attrs: nounwind
define dso_local i32 @f(i32 noundef %0, ptr noalias readonly %1) #0 !dbg !4 {
  %3 = icmp eq i32 %0, 7, !dbg !7
  br i1 %3, label %4, label %8, !dbg !7, !prof !8

4:
  %5 = load i32, ptr %1, align 4, !tbaa !9
  %6 = call i32 asm sideeffect "mov $0, %3; \\22x\\22", "=r"()
  %7 = add nsw i32 %5, %6
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ 0, %2 ]
  ret i32 %9, !dbg !7
}

define void @g() {
  ret void
}

attributes #0 = { nounwind "nv.local_size"="64,1,1" }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!nv.exceptions = !{!3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.py", directory: "/")
!3 = !{i32 1, !"ValueError", !"negative", !"a.py", i32 3, !"f"}
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 2, scope: !4)
!8 = !{!"branch_weights", i32 1, i32 3}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11}
!11 = !{!"root"}
"""


@pytest.fixture(scope="module")
def structured() -> str:
    return structurize(BRANCHY)


@pytest.mark.parametrize(
    "kept",
    [
        "@table = internal constant [2 x i32] [i32 1, i32 2]",
        "define dso_local i32 @f(i32 noundef %v0, ptr noalias readonly %v1) #0 !dbg",
        "%v5 = load i32, ptr %v1, align 4, !tbaa",
        'asm sideeffect "mov $0, %3; \\22x\\22", "=r"()',
        'attributes #0 = { nounwind "nv.local_size"="64,1,1" }',
        "!nv.exceptions = !{",
        '!{i32 1, !"ValueError", !"negative", !"a.py", i32 3, !"f"}',
        '!{!"branch_weights", i32 1, i32 3}',
    ],
)
def test_survives(structured: str, kept: str) -> None:
    assert kept in structured


def test_debug_location_and_profile_stay_on_the_branch(structured: str) -> None:
    (line,) = [line for line in structured.split("\n") if "br i1" in line]
    assert "!dbg" in line
    assert "!prof" in line
    assert "!nv.selection" in line


def test_the_result_needs_no_renumbering(structured: str) -> None:
    assert violations(structured) == []
    assert "%3 =" not in structured


def test_given_names_stay() -> None:
    ir = """
define void @f(i1 %c) {
"a block":
  br i1 %c, label %"b\\22", label %end
"b\\22":
  br label %end
end:
  ret void
}"""
    after = structurize(ir)
    assert '"b\\22":' in after
    assert '!{!"end"}' in after
    assert violations(after) == []


def test_quoted_names_reach_the_annotations() -> None:
    ir = """
define void @f(i1 %c) {
e:
  br i1 %c, label %a, label %"the end"
a:
  br label %"the end"
"the end":
  ret void
}"""
    after = structurize(ir)
    assert '!{!"the end"}' in after
    assert violations(after) == []


def test_new_names_do_not_clash() -> None:
    ir = """
define i32 @f(i1 %c, i32 %v3) {
  %1 = add i32 %v3, 1
  br i1 %c, label %entry, label %2
2:
  br label %entry
entry:
  %bb2 = phi i32 [ %1, %0 ], [ 5, %2 ]
  ret i32 %bb2
}"""
    assert violations(structurize(ir)) == []


def test_numbered_types_and_values_together() -> None:
    ir = """
%0 = type { i32, i32 }
define i32 @f(ptr byval(%0) %0, i32 %1) {
  %3 = getelementptr %0, ptr %0, i32 0, i32 1
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6
5:
  store i32 1, ptr %3
  br label %6
6:
  ret i32 %1
}"""
    after = structurize(ir)
    assert violations(after) == []
    assert "%0 = type { i32, i32 }" in after
    assert "getelementptr %0, ptr %v0" in after


def test_structured_text_comes_out_byte_for_byte() -> None:
    ir = "; a comment of mine\ndefine void @f() {\ne:\n  ret void   ; and one more\n}\n"
    assert structurize(ir) == ir


def test_stale_annotations_are_replaced() -> None:
    before = structurize(
        "define void @f(i1 %c) {\ne:\n br i1 %c, label %a, label %j\na:\n br label %j\nj:\n ret void\n}"
    )
    broken = before.replace('!{!"j"}', '!{!"a"}')
    assert violations(broken)
    after = structurize(broken)
    assert violations(after) == []
    assert after.count("!nv.selection") == 1


def test_only_named_functions_change() -> None:
    ir = BRANCHY.replace(
        "define void @g() {\n  ret void",
        "define void @g(i1 %c) {\ne:\n  br i1 %c, label %a, label %b\na:\n  ret void\nb:\n  ret void",
    )
    after = structurize(ir, Options(functions=("g",)))
    assert violations(after, ("g",)) == []
    assert violations(after, ("f",)) != []


def test_the_result_is_what_llvm_reads() -> None:
    binding.parse_assembly(structurize(BRANCHY)).verify()


def test_loop_metadata_stays_with_the_branch_back() -> None:
    ir = """
define void @f(i1 %c) {
e:
  br label %h
h:
  br i1 %c, label %h2, label %x
h2:
  br i1 %c, label %h, label %h3, !llvm.loop !0
h3:
  br label %h, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0}
"""
    after = structurize(ir)
    (line,) = [line for line in after.split("\n") if "!llvm.loop" in line]
    assert line.startswith("  br label %h,")


REFUSED = {
    "indirectbr": (
        "e:\n br label %l\nl:\n indirectbr ptr %p, [label %l]",
        "function @f, block %l: indirectbr",
    ),
    "invoke": (
        "e:\n invoke void @g() to label %a unwind label %b\na:\n ret void\nb:\n %x = landingpad i32 cleanup\n ret void",
        "function @f, block %e: invoke",
    ),
    "callbr": (
        'e:\n callbr void asm "", ""() to label %a []\na:\n ret void',
        "function @f, block %e: callbr",
    ),
}


DEAD = {
    "resume": "dead:\n  resume { ptr, i32 } zeroinitializer",
    "a circle": "dead:\n  br label %pad\n\npad:\n  %x = landingpad { ptr, i32 }\n          cleanup\n  br label %dead",
    "indirectbr": "dead:\n  indirectbr ptr %p, [label %a, label %b]",
    "invoke": "dead:\n  invoke void @g()\n          to label %b unwind label %pad\n\n"
    "pad:\n  %x = landingpad { ptr, i32 }\n          cleanup\n  unreachable",
    "callbr": 'dead:\n  callbr void asm "", ""()\n          to label %b []',
}


@pytest.mark.parametrize("name", DEAD)
def test_what_is_refused_is_not_where_nothing_leads_to_it(name: str) -> None:
    after = structurize(f"""
declare void @g()
declare i32 @personality(...)
define void @f(i1 %c, ptr %p) personality ptr @personality {{
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  ret void

{DEAD[name]}
}}
""")
    assert violations(after) == []
    assert "dead" not in after


def test_one_function_refused_is_left_as_it_is_where_asked_to() -> None:
    refused = """define void @refused(ptr %p, i1 %c) {
e:
  br i1 %c, label %l, label %m

l:                                                ; preds = %e
  indirectbr ptr %p, [label %l, label %m]

m:
  ret void
}
"""
    other = refused.replace("@refused", "@other").replace(
        "indirectbr ptr %p, [label %l, label %m]", "br label %m"
    )
    with pytest.raises(Unsupported):
        structurize(refused + other)
    after, reports = structurize_with_reports(refused + other, Options(skip_unsupported=True))
    assert after.startswith(refused)
    assert [report.refused for report in reports] == [
        "function @refused, block %l: indirectbr: indirect branches have no structured form; "
        "`--lower indirectbr` makes switches of them",
        "",
    ]
    assert violations(after, ("other",)) == []


def test_addresses_of_another_functions_blocks_are_left_alone() -> None:
    ir = """define void @f(ptr %0, i1 %1) {
  br i1 %1, label %3, label %4

3:                                                ; preds = %2
  store ptr blockaddress(@g, %3), ptr %0, align 8
  br label %4

4:                                                ; preds = %3, %2
  ret void
}

define void @g(i1 %0, i1 %1) {
  br label %3

3:                                                ; preds = %2
  ret void
}
"""
    after = structurize(ir, Options(skip_unsupported=True))
    assert "  store ptr blockaddress(@g, %3), ptr %v0, align 8\n" in after
    assert violations(after, ("f",)) == []


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_function_block_and_instruction(name: str) -> None:
    body, message = REFUSED[name]
    with pytest.raises(Unsupported, match=message):
        structurize(f"declare void @g()\ndefine void @f(ptr %p) personality ptr null {{\n{body}\n}}")


def test_a_block_whose_address_is_taken_is_refused() -> None:
    ir = """
@x = global ptr blockaddress(@f, %a)
define void @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}"""
    with pytest.raises(Unsupported, match="function @f: blockaddress"):
        structurize(ir)


@pytest.mark.parametrize(
    "ir",
    [
        "garbage",
        "define void @f() {",
        BRANCHY[:700],
        "define void @f() {\ne:\n  frobnicate i32 1\n}",
        "x\0y",
        "define void @f() {\ne:\n}",
    ],
)
def test_what_llvm_does_not_read_is_refused_in_one_line(ir: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        structurize(ir)
    assert "\n" not in str(caught.value)
    assert "line" in str(caught.value)


def test_unknown_function_is_refused() -> None:
    with pytest.raises(InvalidInput, match="no function @h"):
        structurize(BRANCHY, Options(functions=("h",)))


def test_unknown_choices_are_refused() -> None:
    with pytest.raises(InvalidInput, match="loop_ends"):
        Options(loop_ends="never")


def test_a_bug_of_ours_carries_the_function(monkeypatch: pytest.MonkeyPatch) -> None:
    from nv_structurize.passes import structurize_selections

    def fail(function: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(structurize_selections, "run", fail)
    with pytest.raises(Internal, match="function @f: structurize_selections: KeyError") as caught:
        structurize(BRANCHY)
    assert any("define dso_local i32 @f" in note for note in caught.value.__notes__)


def test_an_observer_sees_each_pass() -> None:
    from nv_structurize.pipeline import PASSES

    seen: list[tuple[str, str]] = []
    structurize(
        BRANCHY, Options(functions=("f",), observe=lambda name, artifact: seen.append((name, str(artifact))))
    )
    assert [name for name, _ in seen] == [name for name, _ in PASSES]
    assert all("define dso_local i32 @f" in text for _, text in seen)


NOT_ACCEPTED = {
    "entry loops": "e:\n br label %e",
    "no dominance": """
e:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  %y = add i32 %x, 1
  ret void""",
    "phi misses a block": "e:\n br i1 %c, label %a, label %b\na:\n br label %b\nb:\n %y = phi i32 [ 1, %a ]\n ret void",
    "phi has a block too many": """
e:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %y = phi i32 [ 1, %a ], [ 2, %e ], [ 3, %b ]
  ret void""",
}


@pytest.mark.parametrize("name", NOT_ACCEPTED)
def test_what_llvm_reads_but_does_not_accept_is_refused(name: str) -> None:
    with pytest.raises(InvalidInput):
        structurize(f"define void @f(i1 %c) {{\n{NOT_ACCEPTED[name]}\n}}")


def test_debug_records_change_no_code() -> None:
    """A value that only a debug record wants behind a loop left to two places is not carried there."""
    ir = """
declare void @visit(i32)
define void @f(i1 %c, i32 %n) !dbg !4 {
e:
  br label %h
h:
  %i = phi i32 [ 0, %e ], [ %j, %b ]
  %j = add i32 %i, 1
  br i1 %c, label %b, label %x
b:
  %k = mul i32 %i, %n
  br i1 %c, label %h, label %y
x:
  call void @visit(i32 1) convergent
  br label %z
y:
  DEBUG
  call void @visit(i32 2) convergent
  br label %z
z:
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.py", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "k", scope: !4, file: !2, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
    plain = structurize(ir.replace("DEBUG", ""))
    noted = structurize(ir.replace("DEBUG", "#dbg_value(i32 %k, !8, !DIExpression(), !7)"))
    assert "#dbg_value(i32 poison" in noted

    def code(text: str) -> list[str]:
        """Without metadata, whose numbers differ."""
        lines = [line for line in text.split("\n") if "#dbg" not in line and not line.startswith("!")]
        return [re.sub(r"!\d+", "!", line) for line in lines]

    assert code(noted) == code(plain)
