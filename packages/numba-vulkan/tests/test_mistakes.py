"""Each program in `mistakes.txt` has one mistake: the answer is short, names the line and says what to write instead.

`docs/mistakes.md` is made of the programs and their answers; BLESS=1 rewrites it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path

import pytest

import numba_vulkan as nv

HEAD = "import math\n\nimport numpy as np\n\nimport numba_vulkan as nv\n\n"
MAX_LINES = 6
DOCUMENT = Path(__file__).parents[3] / "docs" / "mistakes.md"


@dataclass(frozen=True)
class Mistake:
    """A program with one mistake, on `line`; `says` are parts of the answer."""

    title: str
    says: tuple[str, ...]
    code: str
    line: int

    @property
    def text(self) -> str:
        """The line with the mistake."""
        return self.code.splitlines()[self.line - 1].strip()

    def error(self, file: Path) -> Exception:
        """What running the program raises."""
        file.write_text(self.code)
        try:
            exec(compile(self.code, str(file), "exec"), {"__name__": "__main__"})
        except Exception as error:
            return error
        raise AssertionError("no error")


def _mistakes() -> list[Mistake]:
    text = Path(__file__).with_name("mistakes.txt").read_text()
    found = []
    for part in re.split(r"^=== ", text, flags=re.MULTILINE)[1:]:
        title, _, rest = part.partition("\n")
        says = tuple(re.findall(r"^> (.*)$", rest, flags=re.MULTILINE))
        code = HEAD + re.sub(r"^> .*\n", "", rest, flags=re.MULTILINE).strip() + "\n"
        line = next(number for number, text in enumerate(code.splitlines(), 1) if text.endswith("  # here"))
        found.append(Mistake(title, says, code.replace("  # here", ""), line))
    return found


MISTAKES = _mistakes()


def _printed(error: Exception) -> str:
    """What Python prints of an exception that nobody catches, without the frame of the test."""
    assert error.__traceback__ is not None
    return "".join(traceback.format_exception(type(error), error, error.__traceback__.tb_next))


def _lines(printed: str) -> list[str]:
    """The lines of a message, without those by which Python marks the place within a line."""
    return [line for line in printed.splitlines() if line.strip(" ~^")]


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.title for mistake in MISTAKES])
def test_a_mistake_is_answered_in_a_few_lines(mistake: Mistake, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    error = mistake.error(file)
    printed = _printed(error)
    assert isinstance(error, nv.NumbaVulkanError)
    assert len(_lines(printed)) <= MAX_LINES, printed
    assert f'"{file}", line {mistake.line},' in printed
    assert mistake.text in printed
    for part in mistake.says:
        assert part in str(error)
    assert "bug" not in str(error)


def test_there_are_enough_of_them() -> None:
    assert len(MISTAKES) >= 60
    assert len({mistake.title for mistake in MISTAKES}) == len(MISTAKES)


@pytest.mark.parametrize("title", ["a misspelt function of nv", "np.linalg", "an argument forgotten"])
def test_an_uncaught_mistake_prints_a_few_lines(title: str, tmp_path: Path) -> None:
    mistake = next(mistake for mistake in MISTAKES if mistake.title == title)
    file = tmp_path / "program.py"
    file.write_text(mistake.code)
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 1
    lines = _lines(done.stderr)
    assert len(lines) <= MAX_LINES, done.stderr
    assert lines[0].startswith("Traceback")
    assert f'File "{file}", line {mistake.line}, in' in done.stderr
    assert lines[-1].startswith("numba_vulkan.")


def test_every_frame_is_there_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_VULKAN_FULL_TRACEBACK", "1")
    printed = _printed(MISTAKES[0].error(tmp_path / "program.py"))
    assert "direct cause" in printed
    assert "typeinfer.py" in printed


def test_the_interactive_interpreter_prints_a_few_lines() -> None:
    typed = (
        "import numba_vulkan as nv\nimport numpy as np\n@nv.jit\ndef kernel(x):\n    x[0] = nv.gird(1)\n\n"
    )
    typed += "kernel[1, 1](np.zeros(4))\n"
    done = subprocess.run(
        [sys.executable, "-i", "-q"], input=typed, capture_output=True, text=True, timeout=120, check=False
    )
    # From Python 3.13 on, each part of what is typed has a name of its own.
    assert re.search(r"<stdin>(-\d+)?:3: nv\.gird does not exist; did you mean nv\.grid\?", done.stderr)
    assert done.stderr.count('File "') == 1  # what was typed; its kernel has no source to show


def test_the_document_says_what_is_answered(tmp_path: Path) -> None:
    device = nv.current_device()
    if not {"shaderInt64", "shaderFloat64"} <= device.features:
        pytest.skip("answers name types that this device keeps in 32 bits")
    rows = []
    for number, mistake in enumerate(MISTAKES):
        file = tmp_path / f"program{number}.py"
        place = f"{file}:{mistake.line}: "
        message = str(mistake.error(file)).removeprefix(place).replace(device.name, "the device")
        message = re.sub(r"allows \d+", "allows fewer", message)
        rows.append(
            "| {} | `{}` | {} |".format(*(_cell(text) for text in (mistake.title, mistake.text, message)))
        )
    table = "| what was written | the line | the answer |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    text = DOCUMENT.read_text()
    begin, end = "<!-- the table: made by test_mistakes.py -->\n", "<!-- end of the table -->\n"
    before, rest = text.split(begin)
    made = before + begin + table + end + rest.split(end)[1]
    if os.environ.get("BLESS") == "1":
        DOCUMENT.write_text(made)
    assert text == made


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
