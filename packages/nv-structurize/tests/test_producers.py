"""The table of producers in the documentation is the one that is run."""

from __future__ import annotations

from pathlib import Path

from producers import ROWS, SOURCES, table

DOCUMENT = Path(__file__).parent.parent / "docs" / "producers.md"


def test_the_documented_rows_are_those_that_run() -> None:
    assert table() in DOCUMENT.read_text()


def test_every_row_has_its_source() -> None:
    assert [row.name for row in ROWS if not (SOURCES / row.source).is_file()] == []
    assert len({row.name for row in ROWS}) == len(ROWS)
