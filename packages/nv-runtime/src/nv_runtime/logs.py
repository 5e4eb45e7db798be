"""What this package tells Python's `logging`, under the name "nv_runtime".

A process that has not imported `logging` has no handler that could show a message, and is spared the import.
"""

from __future__ import annotations

import sys
from typing import Any

NAME = "nv_runtime"
_DEBUG, _INFO = 10, 20


def info(message: str, *values: Any) -> None:
    """What happens once or twice a program."""
    _tell(_INFO, message, values)


def debug(message: str, *values: Any) -> None:
    """What happens for each kernel."""
    _tell(_DEBUG, message, values)


def _tell(level: int, message: str, values: tuple[Any, ...]) -> None:
    logging = sys.modules.get("logging")
    if logging is None or not hasattr(logging, "NullHandler"):  # or another thread is importing it
        return
    logger = logging.getLogger(NAME)
    if not logger.handlers:
        logger.addHandler(logging.NullHandler())
    logger.log(level, message, *values, stacklevel=3)
