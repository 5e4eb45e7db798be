"""What all commands have in common: help, versions, exit codes, and what they say of wrong input."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

from testing.layout import PACKAGES, project

COMMANDS = {
    command: target.partition(":")[0]
    for package in PACKAGES
    for command, target in project(package).get("scripts", {}).items()
}
VERSION = project("numba-vulkan")["version"]
# What is given, and what each reader of text, and each of modules, must call it.
WRONG = {
    "empty": (b"", "is empty", "is empty"),
    "elf": (b"\x7fELF" + bytes(60), "an ELF file", "an ELF file"),
    "bitcode": (b"BC\xc0\xde" + bytes(60), "bitcode; llvm-dis", "bitcode; llvm-dis"),
    "spirv": (b"\x03\x02\x23\x07" + bytes(60), "SPIR-V", None),
    "big-endian": (b"\x07\x23\x02\x03" + bytes(60), "SPIR-V", None),
    "ir": (b"define void @f() {\n  ret void\n}\n", None, "LLVM IR text; nv-spirv emit"),
    "text": (b"hello, world\n", None, "text that begins 'hello, world'"),
}
TEXT = (["nv-lower"], ["nv-structurize", "--stats"], ["nv-spirv", "emit"])
BYTES = (["nv-spirv", "check"], ["nv-spirv", "dis"], ["nv-spirv", "finish"], ["nv-run", "reflect"])
CASES = [
    pytest.param(command, data, expected[commands is BYTES], id=f"{' '.join(command)}-{name}")
    for commands in (TEXT, BYTES)
    for command in commands
    for name, (data, *expected) in WRONG.items()
    # An empty module is a module to LLVM, and structured.
    if expected[commands is BYTES] and not (command[0] == "nv-structurize" and name == "empty")
]


def entry(command: str) -> Callable[[list[str]], int]:
    main: Callable[[list[str]], int] = importlib.import_module(COMMANDS[command]).main
    return main


def test_there_are_five_commands() -> None:
    assert sorted(COMMANDS) == ["numba-vulkan", "nv-lower", "nv-run", "nv-spirv", "nv-structurize"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_version(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        entry(command)(["--version"])
    assert (stop.value.code, capsys.readouterr().out) == (0, f"{command} {VERSION}\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_begins_with_usage_and_ends_with_examples_and_exit_codes(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as stop:
        entry(command)(["--help"])
    out = capsys.readouterr().out
    assert stop.value.code == 0
    assert out.startswith(f"usage: {command} ")
    examples = out.partition("\nexamples\n")[2].splitlines()
    assert examples and any(line.startswith(f"  {command} ") for line in examples)
    assert "exit status: 0 done, 1 " in out
    assert "show program's version" not in out


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_wrong_usage(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        entry(command)(["--no-such-option"])
    assert stop.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "data", "expected"), CASES)
def test_a_wrong_input_is_called_what_it_is(
    command: list[str], data: bytes, expected: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "input"
    path.write_bytes(data)
    name, *options = command
    assert entry(name)([*options, str(path)]) == 1
    captured = capsys.readouterr()
    assert expected in captured.err and captured.out == ""
    assert captured.err.startswith(f"{name}: ") and "bug" not in captured.err


@pytest.mark.parametrize("command", [*TEXT, *BYTES], ids=" ".join)
def test_a_missing_file_is_named(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    name, *options = command
    assert entry(name)([*options, "missing.file"]) in (1, 2)
    assert capsys.readouterr().err.endswith("missing.file: No such file or directory\n")
