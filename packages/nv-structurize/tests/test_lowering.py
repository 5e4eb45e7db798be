"""What has no structured form is replaced where the user asks for it, and then behaves the same."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest
from llvmlite import binding

from nv_structurize import InvalidInput, Options, Unsupported, structurize, violations
from nv_structurize.__main__ import main

INTERPRETER = """
@table = internal constant [4 x ptr] [ptr blockaddress(@run, %add), ptr blockaddress(@run, %triple),
  ptr blockaddress(@run, %"skip it"), ptr blockaddress(@run, %stop)]

define i32 @run(ptr %code) {
entry:
  br label %fetch

fetch:
  %pc = phi ptr [ %code, %entry ], [ %next, %add ], [ %next, %triple ], [ %next, %"skip it" ]
  %sum = phi i32 [ 0, %entry ], [ %added, %add ], [ %tripled, %triple ], [ %sum, %"skip it" ]
  %next = getelementptr i8, ptr %pc, i64 1
  %op = load i8, ptr %pc
  %index = zext i8 %op to i64
  %slot = getelementptr ptr, ptr @table, i64 %index
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %add, label %triple, label %"skip it", label %stop, label %stop]

add:
  %added = add i32 %sum, 1
  br label %fetch

triple:
  %tripled = mul i32 %sum, 3
  br label %fetch

"skip it":
  br label %fetch

stop:
  %result = phi i32 [ %sum, %fetch ], [ %sum, %fetch ]
  %same = icmp eq ptr %to, blockaddress(@run, %stop)
  %bit = zext i1 %same to i32
  %both = add i32 %result, %bit
  ret i32 %both
}
"""

THROWING = """
declare i32 @personality(...)
declare void @cleanup()
define internal i32 @half(i32 %n) noinline {
  %h = sdiv i32 %n, 2
  ret i32 %h
}
define i32 @run(i32 %n) personality ptr @personality {
entry:
  %big = icmp sgt i32 %n, 9
  br i1 %big, label %try, label %done

try:
  %"a half" = invoke i32 @half(i32 %n)
          to label %again unwind label %caught

again:
  %b = invoke i32 @half(i32 %"a half")
          to label %done unwind label %caught

caught:
  %which = phi i32 [ 1, %try ], [ 2, %again ]
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  %mine = icmp eq i32 %which, 1
  br i1 %mine, label %done, label %pass

pass:
  call void @cleanup()
  resume { ptr, i32 } %pad

done:
  %r = phi i32 [ %n, %entry ], [ %b, %again ], [ -1, %caught ]
  ret i32 %r
}
"""

WINDOWS = """
declare i32 @__CxxFrameHandler3(...)
declare i32 @g(i32)
define i32 @run(i32 %n) personality ptr @__CxxFrameHandler3 {
entry:
  %a = invoke i32 @g(i32 %n)
          to label %done unwind label %choose

choose:
  %switch = catchswitch within none [label %handler] unwind label %leave

handler:
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %pad to label %done

leave:
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller

done:
  %r = phi i32 [ %a, %entry ], [ 7, %handler ]
  ret i32 %r
}
"""


def run(ir: str, argument: object) -> int:
    """The result of `@run` in the JIT."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(opt=0)
    engine = binding.create_mcjit_compiler(binding.parse_assembly(ir), machine)
    engine.finalize_object()
    kind = ctypes.c_char_p if isinstance(argument, bytes) else ctypes.c_int32
    function = ctypes.CFUNCTYPE(ctypes.c_int32, kind)(engine.get_function_address("run"))
    return int(function(argument))


@pytest.mark.parametrize("code", [b"\3", b"\0\0\1\3", b"\0\2\1\1\2\0\3"])
def test_an_interpreter_with_computed_goto_runs_the_same(code: bytes) -> None:
    after = structurize(INTERPRETER, Options(lower=("indirectbr",)))
    assert violations(after) == []
    assert "indirectbr" not in after
    assert run(after, code) == run(INTERPRETER, code)


@pytest.mark.parametrize(
    "body",
    [
        "e:\n indirectbr ptr %p, []",
        "e:\n br label %a\na:\n indirectbr ptr %p, [label %a]",
        "e:\n br label %a\na:\n indirectbr ptr blockaddress(@f, %a), [label %a, label %b], !x !0\nb:\n ret void",
    ],
    ids=["to nowhere", "to one block", "from a constant"],
)
def test_odd_indirect_branches(body: str) -> None:
    after = structurize(f"define void @f(ptr %p) {{\n{body}\n}}\n!0 = !{{}}", Options(lower=("indirectbr",)))
    assert violations(after) == []


def test_an_address_without_indirect_branch_is_a_number() -> None:
    ir = "@x = global ptr blockaddress(@f, %1)\ndefine void @f() {\n  br label %1\n1:\n  ret void\n}"
    after = structurize(ir, Options(lower=("indirectbr",)))
    assert "@x = global ptr inttoptr (i64 1 to ptr)" in after
    assert violations(after) == []


def test_other_address_spaces_are_refused() -> None:
    ir = "@x = global ptr addrspace(1) blockaddress(@f, %a)\n"
    ir += "define void @f() addrspace(1) {\n  br label %a\na:\n  ret void\n}"
    with pytest.raises(Unsupported, match="function @f: blockaddress"):
        structurize(ir, Options(lower=("indirectbr",)))


@pytest.mark.parametrize("n", [3, 10, 41])
def test_what_throws_nothing_runs_the_same(n: int) -> None:
    after = structurize(THROWING, Options(lower=("exceptions",)))
    assert violations(after) == []
    assert "landingpad" not in after
    assert "@cleanup()" not in after.split("define", 1)[1]
    assert run(after, n) == (n if n <= 9 else n // 2 // 2)


def test_handlers_of_windows_are_dropped_too() -> None:
    after = structurize(WINDOWS, Options(lower=("exceptions",)))
    assert violations(after) == []
    assert "  %a = call i32 @g(i32 %n)\n  br label %done\n" in after
    assert "ret i32 %a" in after


def test_attachments_go_where_they_belong() -> None:
    ir = WINDOWS.replace("label %choose\n\nchoose", "label %choose, !prof !0, !srcloc !1\n\nchoose")
    ir += '!0 = !{!"branch_weights", i32 1, i32 9}\n!1 = !{i64 3}\n'
    after = structurize(ir, Options(lower=("exceptions",)))
    assert "call i32 @g(i32 %n), !srcloc !" in after


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.ll"
    path.write_text(INTERPRETER)
    assert main([str(path)]) == 1
    assert "--lower indirectbr" in capsys.readouterr().err
    assert main([str(path), "--lower", "indirectbr", "--lower", "exceptions"]) == 0
    assert "switch i64" in capsys.readouterr().out


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(InvalidInput, match="lower='goto'"):
        Options(lower=("goto",))
