"""Every rule of structured form is seen when it is broken."""

from __future__ import annotations

import pytest

from nv_structurize import InvalidInput, violations


def rules(body: str, metadata: str = "") -> set[str]:
    """The rules that a function of this body breaks."""
    return {v.rule for v in violations(f"define void @f(i1 %c, i32 %n) {{\n{body}\n}}\n{metadata}")}


IF = """
e:
  br i1 %c, label %a, label %j, !nv.selection !0
a:
  br label %j
j:
  ret void"""

LOOP = """
e:
  br label %h
h:
  br i1 %c, label %b, label %x, !nv.loop !0
b:
  br label %l
l:
  br label %h
x:
  ret void"""


def test_a_structured_selection_breaks_none() -> None:
    assert rules(IF, '!0 = !{!"j"}') == set()


def test_a_structured_loop_breaks_none() -> None:
    assert rules(LOOP, '!0 = !{!"x", !"l"}') == set()


def test_a_single_block_loop_names_itself() -> None:
    body = "e:\n br label %h\nh:\n br i1 %c, label %h, label %x, !nv.loop !0\nx:\n ret void"
    assert rules(body, '!0 = !{!"x", !"h"}') == set()


def test_unnamed_blocks() -> None:
    assert rules("  br label %1\n1:\n  ret void") == {"named"}


def test_unreachable_block() -> None:
    assert rules("e:\n ret void\nd:\n ret void") == {"reachable"}


@pytest.mark.parametrize(
    ("node", "why"),
    [
        ('!{!"nowhere"}', "no such block"),
        ('!{!"j", !"a"}', "two blocks for a selection"),
        ("!{i32 1}", "no block at all"),
    ],
)
def test_annotation_that_names_no_block(node: str, why: str) -> None:
    assert rules(IF, f"!0 = {node}") == {"known"}, why


def test_annotation_on_a_plain_branch() -> None:
    assert rules("e:\n br label %j, !nv.selection !0\nj:\n ret void", '!0 = !{!"j"}') == {"known"}


def test_switch_without_annotation() -> None:
    body = "e:\n switch i32 %n, label %j [\n i32 1, label %a\n ]\na:\n br label %j\nj:\n ret void"
    assert rules(body) == {"annotated"}


def test_conditional_branch_without_annotation() -> None:
    assert rules(IF.replace(", !nv.selection !0", "")) == {"annotated"}


def test_shared_merge_block() -> None:
    body = """
e:
  br i1 %c, label %a, label %j, !nv.selection !0
a:
  br i1 %c, label %b, label %j, !nv.selection !0
b:
  br label %j
j:
  ret void"""
    assert "own-merge" in rules(body, '!0 = !{!"j"}')


def test_header_is_its_own_merge() -> None:
    assert "own-merge" in rules(IF, '!0 = !{!"e"}')


def test_merge_block_not_dominated() -> None:
    body = """
e:
  br i1 %c, label %a, label %b, !nv.selection !0
a:
  br i1 %c, label %d, label %j, !nv.selection !1
b:
  br label %j
d:
  br label %j
j:
  br label %k
k:
  ret void"""
    assert "dominated" in rules(body, '!0 = !{!"k"}\n!1 = !{!"j"}')


def test_cycle_without_loop_header() -> None:
    assert rules(LOOP.replace(", !nv.loop !0", ", !nv.selection !0"), '!0 = !{!"x"}') == {"back-edge"}


def test_two_branches_back() -> None:
    body = LOOP.replace("b:\n  br label %l", "b:\n  br i1 %c, label %h, label %l")
    assert "back-edge" in rules(body, '!0 = !{!"x", !"l"}')


def test_branch_back_from_outside_the_continue_construct() -> None:
    body = LOOP.replace("b:\n  br label %l", "b:\n  br label %h").replace(
        "l:\n  br label %h", "l:\n  br label %x"
    )
    assert "back-edge" in rules(body, '!0 = !{!"x", !"l"}')


def test_loop_header_without_branch_back() -> None:
    assert "back-edge" in rules(
        "e:\n br label %h, !nv.loop !0\nh:\n br label %x\nx:\n ret void", '!0 = !{!"x", !"h"}'
    )


def test_irreducible_loop() -> None:
    body = """
e:
  br i1 %c, label %a, label %b, !nv.selection !1
a:
  br label %b, !nv.loop !0
b:
  br i1 %c, label %a, label %x
x:
  ret void"""
    assert rules(body, '!0 = !{!"x", !"b"}\n!1 = !{!"x"}') & {"back-edge", "dominated", "own-merge"}


def test_branch_past_the_merge_block() -> None:
    body = """
e:
  br i1 %c, label %a, label %k, !nv.selection !0
a:
  br i1 %c, label %b, label %j, !nv.selection !1
b:
  br label %k
j:
  br label %k
k:
  ret void"""
    assert rules(body, '!0 = !{!"k"}\n!1 = !{!"j"}') == {"exit"}


def test_branch_into_an_arm() -> None:
    body = """
e:
  br i1 %c, label %a, label %b, !nv.selection !0
a:
  br i1 %c, label %a1, label %a2, !nv.selection !1
a1:
  br label %m
a2:
  br label %m
m:
  br label %j
b:
  br label %a2x
a2x:
  br label %m
j:
  ret void"""
    assert rules(body, '!0 = !{!"j"}\n!1 = !{!"m"}') & {"exit", "dominated"}


def test_leaving_two_loops_at_once() -> None:
    body = """
e:
  br label %h
h:
  br i1 %c, label %g, label %x, !nv.loop !0
g:
  br i1 %c, label %b, label %m, !nv.loop !1
b:
  br i1 %c, label %x, label %gl
gl:
  br label %g
m:
  br label %l
l:
  br label %h
x:
  ret void"""
    assert rules(body, '!0 = !{!"x", !"l"}\n!1 = !{!"m", !"gl"}') == {"exit"}


def test_return_from_a_continue_construct() -> None:
    body = """
e:
  br label %h
h:
  br i1 %c, label %b, label %x, !nv.loop !0
b:
  br label %l
l:
  br i1 %c, label %l1, label %l2, !nv.selection !1
l1:
  ret void
l2:
  br label %h
x:
  ret void"""
    assert rules(body, '!0 = !{!"x", !"l"}\n!1 = !{!"l2"}') == {"exit"}


def test_breaks_continues_and_switch_breaks_are_allowed() -> None:
    body = """
e:
  br label %h
h:
  br label %s, !nv.loop !0
s:
  switch i32 %n, label %m [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !1
a:
  br i1 %c, label %a1, label %a2, !nv.selection !2
a1:
  br label %m
a2:
  br label %l
a3:
  unreachable
b:
  br i1 %c, label %x, label %m
m:
  br label %l
l:
  br label %h
x:
  ret void"""
    assert rules(body, '!0 = !{!"x", !"l"}\n!1 = !{!"m"}\n!2 = !{!"a3"}') == set()


def test_fallthrough() -> None:
    body = """
e:
  switch i32 %n, label %j [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !0
a:
  br label %b
b:
  br label %j
j:
  ret void"""
    assert "case" in rules(body, '!0 = !{!"j"}')


def test_merge_block_printed_too_early() -> None:
    body = """
e:
  br i1 %c, label %a, label %j, !nv.selection !0
j:
  ret void
a:
  br label %j"""
    assert rules(body, '!0 = !{!"j"}') == {"order"}


def test_violations_name_function_block_and_rule() -> None:
    (found,) = violations("define void @f() {\ne:\n ret void\ndead:\n ret void\n}")
    assert str(found) == "function @f, block %dead: reachable: the entry does not reach it"


def test_only_named_functions_are_checked() -> None:
    ir = "define void @f() {\ne:\n ret void\ndead:\n ret void\n}\ndefine void @g() {\ne:\n ret void\n}"
    assert violations(ir, ("g",)) == []
    assert len(violations(ir, ("f",))) == 1


def test_garbage_is_refused() -> None:
    with pytest.raises(InvalidInput, match="line 1:1"):
        violations("no IR at all")
