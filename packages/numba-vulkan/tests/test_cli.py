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
NOISY = """
import atexit, os, subprocess, sys
from beside import FACTOR

def triple(x):
    x[0] *= FACTOR

print("at import")
sys.stdout.flush()
os.write(1, b"by descriptor")
subprocess.run([sys.executable, "-c", "print('by a child')"], check=True)
atexit.register(lambda: print("at exit"))
"""
SIGNATURE = "void(float32[::1])"


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cli_program.py").write_text(PROGRAM)
    (tmp_path / "cli_exit.py").write_text("import sys\ndef f(x): pass\nsys.exit(0)\n")
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs" / "noisy.py").write_text(NOISY)
    (tmp_path / "programs" / "beside.py").write_text("FACTOR = 3\n")
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
        (["compile", "cli_program", SIGNATURE], "write file.py:function or module:function"),
        (["compile", "cli_program:absent", SIGNATURE], "cli_program has no function 'absent'"),
        (["compile", "./cli_program.py:absent", SIGNATURE], "cli_program.py has no function 'absent'"),
        (["compile", "absent.py:f", SIGNATURE], "there is no file absent.py"),
        (["compile", "cli_exit.py:f", SIGNATURE], 'if __name__ == "__main__":'),
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


@pytest.mark.parametrize("stage", ["spirv", "llvm"])
def test_prints_of_the_program_stay_out_of_the_artifact(stage: str) -> None:
    command = [sys.executable, "-m", "numba_vulkan", "compile", "programs/noisy.py:triple", SIGNATURE]
    done = subprocess.run([*command, "--stage", stage, "-o", "quiet"], capture_output=True, check=True)
    assert done.stdout == b""
    done = subprocess.run([*command, "--stage", stage], capture_output=True, check=True)
    assert done.stdout == Path("quiet").read_bytes()
    for text in (b"at import", b"by descriptor", b"by a child", b"at exit"):
        assert text in done.stderr


@pytest.mark.parametrize("command", [[], ["info"], ["compile"]])
def test_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([*command, "--help"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith(" ".join(["usage: numba-vulkan", *command]))
