"""Where caches lie."""

from __future__ import annotations

import os
from pathlib import Path

ENVIRONMENT = "NUMBA_VULKAN_CACHE_DIR"


def folder() -> Path:
    """Where compiled kernels lie: NUMBA_VULKAN_CACHE_DIR, or the user's cache folder."""
    given = os.environ.get(ENVIRONMENT)
    if given:
        return Path(given)
    import platformdirs  # here, since it costs 12 ms

    return Path(platformdirs.user_cache_dir("numba-vulkan", appauthor=False))
