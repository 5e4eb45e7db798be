"""The modules that the fuzz programs on bytes start from: the case files of the tests, or a folder of `.spv` files."""

from __future__ import annotations

from pathlib import Path

from nv_spirv import assemble

CASES = Path(__file__).parent.parent / "tests" / "cases"


def modules(folder: Path | None = None, limit: int = 1 << 20) -> list[bytes]:
    """Every module of a folder (default: the case files) of at most `limit` bytes."""
    if folder is None:
        return [assemble(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.spvasm"))]
    return [path.read_bytes() for path in sorted(folder.glob("*.spv")) if path.stat().st_size <= limit]
