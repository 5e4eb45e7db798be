"""What the package's README shows is what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.documents import run


def test_the_readme_shows_what_happens(tmp_path: Path) -> None:
    ran, skipped = run(Path(__file__).parents[2] / "README.md", tmp_path)
    if skipped:
        pytest.skip("; ".join(skipped))
    assert ran > 0
