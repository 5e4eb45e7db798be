"""The whole suite under the Khronos validation layer: `NV_RUNTIME_TEST_VALIDATION=1` asks for it.

Every device that a test opens, here and in processes of its own, then has the layer with synchronisation validation.
Its messages become warnings, which are errors in tests; all of them are also written to a file, so that those which
come after the last synchronisation count, too.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

ASKED, FILE = "NV_RUNTIME_TEST_VALIDATION", "NV_RUNTIME_TEST_MESSAGES"


class Messages(list[str]):
    """Messages of an instance, each also appended to a file."""

    def append(self, message: str) -> None:
        with Path(os.environ[FILE]).open("a") as file:
            test = os.environ.get("PYTEST_CURRENT_TEST", "after the last test")
            file.write(f"{test}: {message}".replace("\n", " ") + "\n")
        super().append(message)


def asked() -> bool:
    return bool(os.environ.get(ASKED))


def start() -> None:
    """Let every instance of this process have the layer, and keep its messages."""
    from nv_runtime.vulkan.instance import Instance, process

    if FILE not in os.environ:
        os.environ[FILE] = tempfile.mkstemp(prefix="messages-")[1]
    make = Instance.__init__

    def made(self: Instance, *args: Any, **options: Any) -> None:
        make(self, *args, **options)
        self.messages = Messages(self.messages)

    Instance.__init__ = made  # type: ignore[method-assign]
    process.use_validation()


def received() -> list[str]:
    """All messages so far, of this process and of those that it started."""
    return Path(os.environ[FILE]).read_text().splitlines()
