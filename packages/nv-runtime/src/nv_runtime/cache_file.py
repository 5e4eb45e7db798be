"""Files of a cache: damage is noticed, readers see an old or a new file and never a part.

A file is a line that says what it is, a checksum and the contents. It is written beside its place and renamed. A full
or read-only disk is not an error: a cache costs time when it fails, never a result.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def checksum(data: bytes) -> bytes:
    """SHA-256 of the contents."""
    import hashlib  # imports OpenSSL, which processes without a cache do not need

    return hashlib.sha256(data).digest()


def load(path: Path, magic: bytes) -> bytes | None:
    """The contents; None if there is no such file, or it is damaged or something else."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    data = raw[len(magic) + 32 :]
    good = raw.startswith(magic) and raw[len(magic) : len(magic) + 32] == checksum(data)
    return data if good else None


def store(path: Path, magic: bytes, data: bytes) -> bool:
    """Write a file; False if that was not possible."""
    import tempfile  # 10 ms of imports that most processes do not need

    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            temporary = file.name
            file.write(magic + checksum(data) + data)
        os.replace(temporary, path)  # noqa: PTH105
    except OSError:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        return False
    return True
