"""Run the blocks of a Markdown document, so that what it shows is what happens.

A fenced block's first line says what it is:

    ```python saxpy.py     the file saxpy.py; so for any language followed by a file name
    ```console             `$ command` lines and what each prints; `...` stands for any text
    ```python              with `>>>` lines: a doctest; without, it is only shown
    ```text                (and every other block without a file name) is only shown

The blocks of one document share a scratch folder and run in order.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```(?P<info>\S[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# Programs that a document may call and a machine may lack; a block that needs a missing one is skipped.
FOREIGN_PROGRAMS = ("clang-19", "glslangValidator", "spirv-val")


@dataclass(frozen=True)
class Block:
    """One fenced block: where it starts, its language, the file it is (or ""), its text."""

    line: int
    language: str
    file: str
    text: str


@dataclass(frozen=True)
class Command:
    """One `$ command` of a console block and what the document says it prints."""

    line: int
    command: str
    output: str

    @property
    def missing(self) -> list[str]:
        """The foreign programs that it calls and this machine lacks."""
        words = self.command.split()
        return [name for name in FOREIGN_PROGRAMS if name in words and shutil.which(name) is None]


def blocks(document: str) -> list[Block]:
    """The fenced blocks of a Markdown text that name a language, in order."""
    found = []
    for match in FENCE.finditer(document):
        language, _, file = match["info"].strip().partition(" ")
        line = document.count("\n", 0, match.start()) + 2
        found.append(Block(line, language, file.strip(), match["body"]))
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a console block; a line that ends in a backslash goes on in the next."""
    found: list[Command] = []
    lines = iter(enumerate(block.text.splitlines(), block.line))
    for number, line in lines:
        if line.startswith("$ "):
            text = line[2:]
            while text.endswith("\\"):
                text += "\n" + next(lines)[1]
            found.append(Command(number, text, ""))
        elif found:
            last = found[-1]
            found[-1] = Command(last.line, last.command, f"{last.output}{line}\n")
    return found


def same(want: str, got: str) -> bool:
    """Return whether an output is what the document shows, `...` standing for any text."""
    return doctest.OutputChecker().check_output(want, got, FLAGS)


def run_doctest(block: Block, document: Path) -> int:
    """Run a block of `>>>` lines in a namespace of its own; the number of examples."""
    test = doctest.DocTestParser().get_doctest(block.text, {}, document.name, str(document), block.line - 1)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert not failed, "".join(report)
    return tried


def run(document: Path, folder: Path) -> tuple[int, list[str]]:
    """Run a document's files and commands in `folder`.

    Returns
    -------
    The number of commands and doctest examples that ran, and a message for each that could not for want of a
    foreign program.

    Raises
    ------
    AssertionError
        A command failed or printed something else; names the document's line.
    """
    ran, skipped = 0, []
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "COLUMNS": "100", "NO_COLOR": "1"}
    for block in blocks(document.read_text()):
        if block.file:
            (folder / block.file).write_text(block.text)
        if block.language == "python" and block.text.startswith(">>>"):
            ran += run_doctest(block, document)
        if block.language != "console":
            continue
        for command in commands(block):
            if command.missing:
                skipped.append(f"{document.name}:{command.line}: no {', '.join(command.missing)}")
                continue
            done = subprocess.run(
                ["/bin/sh", "-c", command.command],
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=300,
                check=False,
            )
            where = f"{document.name}:{command.line}: $ {command.command}"
            assert done.returncode == 0, f"{where}\nexit {done.returncode}\n{done.stdout}"
            assert same(command.output, done.stdout), (
                f"{where}\nshown:\n{command.output}\nprinted:\n{done.stdout}"
            )
            ran += 1
    return ran, skipped
