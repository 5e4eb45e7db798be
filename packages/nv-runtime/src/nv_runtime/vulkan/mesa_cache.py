"""Give lavapipe a shader cache of its own for each vector length that is asked for.

Mesa keeps compiled code in the user's cache folder, under a key that knows the processor but not
LP_NATIVE_VECTOR_WIDTH, on which the subgroup size depends: what one length compiled ran with another, and sums over a
subgroup were wrong (docs/quirks.md#lavapipe-shader-cache). So while lavapipe makes a device, which is when it opens its
cache, MESA_SHADER_CACHE_DIR names a folder for that length.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

LENGTH, FOLDER = "LP_NATIVE_VECTOR_WIDTH", "MESA_SHADER_CACHE_DIR"


@contextlib.contextmanager
def separate() -> Iterator[None]:
    """Around the making of a device; the environment is as it was afterwards."""
    length = os.environ.get(LENGTH)
    if not length or os.name == "nt":
        yield
        return
    given = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(_folder(given) / f"nv-runtime-vectors-{length}")
    try:
        yield
    finally:
        if given is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = given


def _folder(given: str | None) -> Path:
    """Where Mesa would put its own folder."""
    chosen = given or os.environ.get("XDG_CACHE_HOME")
    return Path(chosen) if chosen else Path.home() / ".cache"
