"""The manual shows what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

documents = pytest.importorskip("testing.documents", reason="the repository's document runner is not at hand")


def test_the_manual_shows_what_happens(tmp_path: Path) -> None:
    ran, skipped = documents.run(Path(__file__).parent.parent / "README.md", tmp_path)
    assert ran > 0
    assert not skipped
