"""What every test of this package needs."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from numba_vulkan.cache.folder import ENVIRONMENT


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache folder of the session's own, for it and the processes it starts: no result comes from an earlier run."""
    before = os.environ.get(ENVIRONMENT)
    os.environ[ENVIRONMENT] = str(tmp_path_factory.mktemp("cache"))
    yield
    if before is None:
        del os.environ[ENVIRONMENT]
    else:
        os.environ[ENVIRONMENT] = before
