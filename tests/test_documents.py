"""What the documents show is what happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from testing.documents import Block, blocks, commands, run, same
from testing.layout import PACKAGES, ROOT, sources

DOCUMENTS = (
    "README.md",
    "docs/pipeline.md",
    "docs/language.md",
    *(f"packages/{name}/README.md" for name in PACKAGES),
)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_shows_what_happens(document: str, tmp_path: Path) -> None:
    ran, skipped = run(ROOT / document, tmp_path)
    if skipped:
        pytest.skip("; ".join(skipped))
    assert ran > 0 or not document.startswith(("README", "docs"))


def test_blocks_are_found_with_their_line_and_file() -> None:
    text = "# t\n\n```python a.py\nx = 1\n```\n\n```console\n$ true\n```\n"
    assert blocks(text) == [Block(4, "python", "a.py", "x = 1\n"), Block(8, "console", "", "$ true\n")]


def test_a_command_may_span_lines_and_keeps_its_output() -> None:
    first, second = commands(Block(1, "console", "", "$ echo a \\\n  b\na b\n$ false\n"))
    assert (first.command, first.output) == ("echo a \\\n  b", "a b\n")
    assert (second.line, second.command, second.output) == (4, "false", "")


@pytest.mark.parametrize(
    ("want", "got", "equal"),
    [("a\n", "a\n", True), ("a\n", "b\n", False), ("a ... c\n", "a b c\n", True), ("", "a\n", False)],
)
def test_outputs_are_compared_with_ellipsis(want: str, got: str, equal: bool) -> None:
    assert same(want, got) is equal


def test_a_wrong_output_is_an_error_that_names_the_line(tmp_path: Path) -> None:
    document = tmp_path / "d.md"
    document.write_text("```console\n$ echo one\ntwo\n```\n")
    with pytest.raises(AssertionError, match=r"d\.md:2: \$ echo one"):
        run(document, tmp_path)


def test_every_quirk_that_code_cites_has_a_row() -> None:
    rows = set(re.findall(r'<a id="([\w-]+)"></a>', (ROOT / "docs" / "quirks.md").read_text()))
    cited = {
        name: str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in sources(package)
        for name in re.findall(r"docs/quirks\.md#([\w-]+)", path.read_text())
    }
    assert cited
    assert {name: path for name, path in cited.items() if name not in rows} == {}
