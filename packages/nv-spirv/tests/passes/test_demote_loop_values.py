"""`demote_loop_values`: what leaves a loop goes through memory, and the module stays valid."""

from __future__ import annotations

import pytest

from nv_spirv import Options, assemble, emit, finish, violations
from nv_spirv.binary import read
from nv_spirv.checks.subject import subject
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import context_of, uses

SEARCH = """
define void @search(ptr %x, ptr %out) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  br label %head
head:
  %k = phi i32 [ %i, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %x, i32 %k
  %v = load i32, ptr %at, align 4
  %found = icmp sgt i32 %v, 90
  br i1 %found, label %done, label %latch, !nv.loop !0
latch:
  %next = add i32 %k, %v
  %far = icmp sgt i32 %next, 1000
  br i1 %far, label %done, label %head
done:
  %r = phi i32 [ %v, %head ], [ %next, %latch ]
  %s = add i32 %r, %v
  %o = getelementptr i32, ptr %out, i32 %i
  store i32 %s, ptr %o, align 4
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"done", !"latch"}
"""


def left_behind(spirv: bytes) -> list[int]:
    """The ids that a loop defines and a block outside uses, a phi at the exit included; pointers left out."""
    taken = subject(read(spirv), context_of(read(spirv).instructions))
    found = []
    for function in taken.functions:
        tree = function.tree()
        for header, block in enumerate(function.blocks):
            if block.merge is None or block.merge[0] != op.LoopMerge:
                continue
            merge = function.numbers[block.merge[1]]
            inside = {n for n in tree.below(header) if not tree.dominates(merge, n)}
            made = {
                i[2]
                for n in inside
                for i in taken.instructions[function.blocks[n].start : function.blocks[n].end]
                if len(i) > 2 and i[2] in taken.type_of and i[0] != op.AccessChain
            }
            for number, other in enumerate(function.blocks):
                if number not in inside:
                    for i in taken.instructions[other.start : other.end + 1]:
                        found += [i[place] for place in uses(i, taken.context) if i[place] in made]
    return found


@pytest.mark.parametrize("addressing", ["physical", "logical"])
def test_a_value_and_a_phi_at_the_exit(spirv_tools, addressing):
    before = emit(SEARCH, Options(addressing=addressing))
    assert len(left_behind(before)) == 3
    after = finish(before, passes=("demote_loop_values",))
    assert left_behind(after) == []
    assert violations(after) == []
    assert spirv_tools.validate(after) is None


def test_modules_of_other_compilers(case, spirv_tools):
    after = finish(assemble(case("loops")), passes=("demote_loop_values",))
    assert left_behind(after) == []
    assert spirv_tools.validate(after) is None


def test_a_module_without_loops_stays_as_it_is(shader):
    before = shader.module("%a = OpIAdd %u32 %u1 %u1")
    assert finish(before, passes=("demote_loop_values",)) == before
