"""Keep Python's cycle collector from running where nearly everything that is made stays.

Importing Numba, opening a device and compiling a kernel make hundreds of thousands of objects that live on; looking
through all of them again and again takes several per cent of the time to a process' first result.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator


@contextlib.contextmanager
def paused() -> Iterator[None]:
    """Without collections of cycles; may be nested, and used by several threads."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
