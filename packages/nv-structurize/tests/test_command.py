"""The command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nv_structurize.__main__ import main

IR = "define void @f(i1 %c) {\ne:\n  br i1 %c, label %a, label %j\na:\n  br label %j\nj:\n  ret void\n}\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.ll"
    path.write_text(IR)
    return path


def test_pipes_through_itself(source: Path) -> None:
    command = f"{sys.executable} -m nv_structurize < {source} | {sys.executable} -m nv_structurize --check"
    assert subprocess.run(command, shell=True, check=False).returncode == 0


def test_writes_a_file(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.ll"
    assert main([str(source), "-o", str(out)]) == 0
    assert "!nv.selection" in out.read_text()


def test_check_names_the_rule(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", str(source)]) == 1
    assert capsys.readouterr().out.startswith("function @f, block %e: annotated")


def test_stats(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--stats", str(source)]) == 0
    table = capsys.readouterr().err.split("\n")
    assert table[1].split()[:4] == ["f", "3", "->", "3"]
    assert any(line.startswith("structurize_selections") for line in table)


def test_until_a_pass(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--until", "unify_latches", str(source)]) == 0
    assert "!nv" not in capsys.readouterr().out


def test_print_after_a_pass(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--print-after", "structurize_selections", str(source)]) == 0
    assert capsys.readouterr().err.startswith("; after structurize_selections\ndefine void @f")


def test_graph_after(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--graph", "after", str(source)]) == 0
    text = capsys.readouterr().out
    assert text.startswith('digraph "f" {')
    assert "selection of e" in text
    assert text.count("{") == text.count("}")


def test_graph_before_shows_natural_loops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "loop.ll"
    path.write_text(
        "define void @f(i1 %c) {\ne:\n br label %h\nh:\n br i1 %c, label %h, label %x\nx:\n ret void\n}"
    )
    assert main([str(path), "--graph", "before"]) == 0
    assert "loop of h" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"garbage", "expected top-level entity"),
        (b"BC\xc0\xde....", "is bitcode; llvm-dis"),
        (b"define void @f\xff", "is not text"),
        (IR.encode()[:60], "line"),
    ],
)
def test_refused_input_is_one_line_and_1(
    data: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.ll"
    path.write_bytes(data)
    assert main([str(path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("nv-structurize: ")
    assert said.count("\n") == 1
    assert message in said


def test_missing_file_is_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/no/such/file.ll"]) == 1
    assert "No such file" in capsys.readouterr().err


def test_wrong_usage_is_2() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--until", "no_such_pass"])
    assert caught.value.code == 2


def test_a_large_file_of_garbage_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.ll"
    path.write_bytes(b"; a comment that goes on and on and on, as comments do\n" * 400_000 + b"garbage\n")
    assert main([str(path)]) == 1
    assert "line 400001" in capsys.readouterr().err
