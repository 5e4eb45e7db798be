"""The command `numba-vulkan`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from numba_vulkan.__main__ import main

PROGRAM = """
def plain(x):
    x[0] = 1.0

def wrong(x):
    x[0] = open("file")

value = 3
"""
SIGNATURE = "void(float32[::1])"


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cli_program.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "cli_program", raising=False)


def test_info(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info"]) == 0
    out = capsys.readouterr().out
    assert "nv-runtime      0.2.0" in out
    assert "device 0 " in out


@pytest.mark.parametrize(
    ("stage", "start"),
    [("llvm", "define void @plain("), ("structured", "define void @plain("), ("spirv-text", "OpEntryPoint")],
)
def test_text_stages(stage: str, start: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "cli_program:plain", SIGNATURE, "--stage", stage]) == 0
    assert start in capsys.readouterr().out


def test_binary_to_a_file(tmp_path: Path) -> None:
    assert main(["compile", "cli_program:plain", SIGNATURE, "--stage", "spirv", "-o", "k.spv"]) == 0
    assert (tmp_path / "k.spv").read_bytes()[:4] == b"\x03\x02#\x07"


def test_binary_through_a_pipe() -> None:
    command = [
        sys.executable,
        "-m",
        "numba_vulkan",
        "compile",
        "cli_program:plain",
        SIGNATURE,
        "--stage",
        "spirv",
    ]
    assert subprocess.run(command, capture_output=True, check=True).stdout[:4] == b"\x03\x02#\x07"


def test_dump(tmp_path: Path) -> None:
    assert main(["compile", "cli_program:plain", SIGNATURE, "-o", "k.ll", "--dump", "passes"]) == 0
    names = sorted(path.name for path in (tmp_path / "passes").iterdir())
    assert names[0].startswith("001-")
    assert any(name.endswith("-structurize.ll") for name in names)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["compile", "cli_program", SIGNATURE], "module:function"),
        (["compile", "cli_program:absent", SIGNATURE], "no function 'absent'"),
        (["compile", "absent_module:f", SIGNATURE], "absent_module"),
        (["compile", "cli_program:plain", "float33"], "'float33' is not a signature"),
        (["compile", "cli_program:plain", "void()"], "takes 1 arguments"),
        (["compile", "cli_program:wrong", SIGNATURE], r"cli_program.py:6"),
    ],
)
def test_refused(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    error = capsys.readouterr().err
    assert message in error
    assert "Traceback" not in error


def test_wrong_usage() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["compile"])
    assert caught.value.code == 2
