"""Structured control flow: graphs that nest, and graphs that do not; spirv-val has the last word on both."""

from __future__ import annotations

import pytest

from nv_spirv import violations

FINE = {
    "case that falls through to one listed before and after it": """
        OpSelectionMerge %m None
        OpSwitch %u1 %d 1 %a 2 %b 3 %a
        %b = OpLabel
        OpBranch %a
        %a = OpLabel
        OpBranch %m
        %d = OpLabel
        OpBranch %m
        %m = OpLabel""",
    "if": """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %m
        %a = OpLabel
        OpBranch %m
        %m = OpLabel""",
    "loop of one block": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %h None
        OpBranchConditional %true %h %m
        %m = OpLabel""",
    "loop with break and continue": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %b
        %b = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %true %x %n
        %x = OpLabel
        OpBranchConditional %true %m %c
        %n = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    "break out of a selection without a merge of its own": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranchConditional %true %n %m
        %n = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    "switch with a case that falls through": """
        OpSelectionMerge %m None
        OpSwitch %u1 %d 1 %a 2 %b
        %a = OpLabel
        OpBranch %b
        %b = OpLabel
        OpBranch %m
        %d = OpLabel
        OpBranch %m
        %m = OpLabel""",
    "continue out of a switch": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %s
        %s = OpLabel
        OpSelectionMerge %n None
        OpSwitch %u1 %n 1 %a 2 %b
        %a = OpLabel
        OpBranch %c
        %b = OpLabel
        OpBranch %m
        %n = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    "endless loop": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    "continue target that nothing reaches": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %m
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    "selection in a continue construct": """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpSelectionMerge %e None
        OpBranchConditional %true %t %e
        %t = OpLabel
        OpBranch %e
        %e = OpLabel
        OpBranchConditional %true %h %m
        %m = OpLabel""",
}

BROKEN = {
    "two-way branch without a merge": (
        "structure.selection",
        """
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpReturn
        %b = OpLabel""",
    ),
    "switch without a merge": (
        "structure.selection",
        """
        OpSwitch %u1 %b 1 %a
        %a = OpLabel
        OpReturn
        %b = OpLabel""",
    ),
    "one merge block for two headers": (
        "structure.dominance",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %m
        %a = OpLabel
        OpSelectionMerge %m None
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "back edge to no header": (
        "structure.back-edge",
        """
        OpBranch %h
        %h = OpLabel
        OpSelectionMerge %m None
        OpBranchConditional %true %h %m
        %m = OpLabel""",
    ),
    "two back edges": (
        "structure.back-edge",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpSelectionMerge %e None
        OpBranchConditional %true %x %e
        %x = OpLabel
        OpBranch %h
        %e = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    "branch into a selection": (
        "structure.exit",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %true %x %n
        %x = OpLabel
        OpBranch %b
        %n = OpLabel
        OpBranch %m
        %b = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "exit to the merge of an outer selection": (
        "structure.exit",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %m
        %a = OpLabel
        OpSelectionMerge %n None
        OpBranchConditional %true %x %n
        %x = OpLabel
        OpBranch %m
        %n = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "break out of two loops": (
        "structure.exit",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %i
        %i = OpLabel
        OpLoopMerge %n %d None
        OpBranch %j
        %j = OpLabel
        OpBranchConditional %true %m %d
        %d = OpLabel
        OpBranchConditional %true %i %n
        %n = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    "continue construct left in its middle": (
        "structure.continue",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpBranchConditional %true %d %m
        %d = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    "return in a continue construct": (
        "structure.continue",
        """
        OpBranch %h
        %h = OpLabel
        OpLoopMerge %m %c None
        OpBranch %c
        %c = OpLabel
        OpSelectionMerge %e None
        OpBranchConditional %true %t %e
        %t = OpLabel
        OpReturn
        %e = OpLabel
        OpBranch %h
        %m = OpLabel""",
    ),
    "cases that fall through out of order": (
        "structure.case",
        """
        OpSelectionMerge %m None
        OpSwitch %u1 %m 1 %b 2 %a
        %a = OpLabel
        OpBranch %b
        %b = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "two cases that fall through to one": (
        "structure.case",
        """
        OpSelectionMerge %m None
        OpSwitch %u1 %m 1 %a 2 %b 3 %c
        %a = OpLabel
        OpBranch %c
        %b = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "cases that join in the middle": (
        "structure.case",
        """
        OpSelectionMerge %m None
        OpSwitch %u1 %m 1 %a 2 %b
        %a = OpLabel
        OpBranch %c
        %b = OpLabel
        OpBranch %c
        %c = OpLabel
        OpBranch %m
        %m = OpLabel""",
    ),
    "irreducible": (
        "structure.back-edge",
        """
        OpSelectionMerge %m None
        OpBranchConditional %true %a %b
        %a = OpLabel
        OpBranchConditional %true %b %m
        %b = OpLabel
        OpBranchConditional %true %a %m
        %m = OpLabel""",
    ),
}


@pytest.mark.parametrize("name", FINE)
def test_fine(shader, spirv_tools, name):
    spirv = shader.module(FINE[name])
    assert spirv_tools.validate(spirv) is None
    assert violations(spirv) == []


@pytest.mark.parametrize("name", BROKEN)
def test_broken(shader, spirv_tools, name):
    rule, body = BROKEN[name]
    spirv = shader.module(body)
    assert spirv_tools.validate(spirv) is not None
    assert rule in {one.rule for one in violations(spirv)}
