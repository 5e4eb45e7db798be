"""The command line: what goes in and out, exit statuses, and errors of one line."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from nv_spirv import assemble, disassemble, reflect
from nv_spirv.__main__ import main

KERNEL = """
define void @k(ptr %out, i32 %n) "nv.kernel"="k" {
entry:
  store i32 %n, ptr %out, align 4
  ret void
}
"""


class _Stdin:
    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


@pytest.fixture
def command(monkeypatch, capsysbinary):
    """Runs the command on bytes as standard input; gives status, standard output and standard error."""

    def run(*arguments: str, stdin: bytes = b"") -> tuple[int, bytes, str]:
        monkeypatch.setattr(sys, "stdin", _Stdin(stdin))
        try:
            status = main(arguments)
        except SystemExit as exit_:
            status = exit_.code
        captured = capsysbinary.readouterr()
        return status, captured.out, captured.err.decode()

    return run


def test_text_and_back_through_pipes(command, case):
    status, spirv, _ = command("as", stdin=case("loops").encode())
    assert status == 0
    assert spirv == assemble(case("loops"))
    status, text, _ = command("dis", stdin=spirv)
    assert status == 0
    assert text.decode() == case("loops")


def test_emit_writes_a_module_and_text(command):
    status, spirv, error = command("emit", stdin=KERNEL.encode())
    assert (status, error) == (0, "")
    assert reflect(spirv).entry_points[0].name == "k"
    status, text, _ = command("emit", "-t", "-", stdin=KERNEL.encode())
    assert text.decode() == disassemble(spirv)


def test_emit_logical(command):
    _, spirv, _ = command("emit", "--addressing", "logical", stdin=KERNEL.encode())
    assert [binding.name for binding in reflect(spirv).bindings] == ["out"]


def test_finish_runs_the_chosen_passes(command, case):
    _, spirv, _ = command("as", stdin=case("loops").encode())
    _, all_, _ = command("finish", stdin=spirv)
    assert reflect(all_).entry_points[0].local_size_spec == (0, 1, 2)
    _, some, _ = command("finish", "-p", "strip", "-p", "dead_code", stdin=spirv)
    assert reflect(some).entry_points[0].local_size_spec == (None, None, None)
    _, without, _ = command("finish", "--without", "workgroup_size", stdin=spirv)
    assert reflect(without).entry_points[0].local_size_spec == (None, None, None)


def test_finish_folds_specialization_constants(command, case):
    _, spirv, _ = command("as", stdin=case("everything").encode())
    status, folded, _ = command("finish", "--spec", "5=0.5", "--spec", "6=false", stdin=spirv)
    assert status == 0
    assert [constant.id for constant in reflect(folded).spec_constants] == [0]


def test_check_says_nothing_of_a_valid_module(command, case):
    assert command("check", stdin=assemble(case("loops"))) == (0, b"", "")
    assert command("check", "--json", stdin=assemble(case("loops"))) == (0, b"[]\n", "")


def test_check_reports_and_fails(command, shader):
    spirv = shader.module("%a = OpIAdd %u32 %u1 %f1")
    status, out, error = command("check", stdin=spirv)
    assert (status, error) == (1, "")
    assert out.startswith(b"types.operands: OpIAdd: operand 2 is f32")
    status, out, _ = command("check", "--json", stdin=spirv)
    assert status == 1
    assert json.loads(out)[0]["rule"] == "types.operands"


def test_reflect_prints_json_or_text(command, case):
    spirv = assemble(case("loops"))
    _, out, _ = command("reflect", stdin=spirv)
    assert json.loads(out)["entry_points"][0]["local_size"] == [64, 1, 1]
    _, out, _ = command("reflect", "-t", stdin=spirv)
    assert b"entry point    main: GLCompute" in out


def test_files(command, case, tmp_path):
    source, target = tmp_path / "in.spvasm", tmp_path / "out.spv"
    source.write_text(case("loops"), encoding="utf-8")
    assert command("as", str(source), "-o", str(target)) == (0, b"", "")
    assert target.read_bytes() == assemble(case("loops"))


@pytest.mark.parametrize("verb", ["finish", "check", "reflect", "dis"])
@pytest.mark.parametrize("data", [b"", b"\x7fELF" + bytes(60), b"\x03\x02\x23\x07" + bytes(13)])
def test_what_is_no_module_is_refused_in_one_line(command, verb, data):
    status, out, error = command(verb, stdin=data)
    assert (status, out) == (1, b"")
    assert error.startswith("nv-spirv: error: not SPIR-V")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("polish",),
        ("check", "--colour"),
        ("dis", "/nowhere/at/all.spv"),
        ("dis", "/"),
        ("finish", "-p", "polish"),
        ("finish", "--spec", "three"),
        ("emit", "--vulkan", "new"),
    ],
)
def test_wrong_usage(command, case, arguments):
    status, out, error = command(*arguments, stdin=assemble(case("loops")))
    assert (status, out) == (2, b"")
    assert "error: " in error
    assert "Traceback" not in error


@pytest.mark.parametrize("verb", ["as", "finish", "emit"])
def test_no_binary_to_a_terminal(command, case, monkeypatch, verb):
    inputs = {"as": case("loops").encode(), "finish": assemble(case("loops")), "emit": KERNEL.encode()}
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda self: True)
    status, out, error = command(verb, stdin=inputs[verb])
    assert (status, out) == (2, b"")
    assert "terminal" in error


def test_a_bug_is_told_in_one_line(command, case, monkeypatch):
    def broken(spirv):
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("nv_spirv.verify.violations", broken)
    status, out, error = command("check", stdin=assemble(case("loops")))
    assert (status, out) == (1, b"")
    assert error == "nv-spirv: error: ZeroDivisionError: oops (this is a bug of nv-spirv)\n"


def test_a_reader_that_leaves_is_no_error(case):
    """`nv-spirv dis | head -1`: the command ends quietly."""
    command = [sys.executable, "-m", "nv_spirv", "dis"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(assemble(case("everything")))
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
