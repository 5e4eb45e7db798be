"""Where caches lie."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

ENVIRONMENT = "NUMBA_VULKAN_CACHE_DIR"


def folder() -> Path:
    """Where compiled kernels lie: NUMBA_VULKAN_CACHE_DIR, or the user's cache folder."""
    given = os.environ.get(ENVIRONMENT)
    return Path(given) if given else Path(platformdirs.user_cache_dir("numba-vulkan", appauthor=False))
