"""What higher layers hand down: the interfaces that lower layers know of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Observer(Protocol):
    """What may watch a stream's commands: a profile, or debug labels.

    `before` and `after` are called with the stream's lock held, `waited` without it. `follows_copies` tells whether
    they work on queues that only copy.
    """

    follows_copies: bool

    def before(self, stream: Any, command: Any, kind: str, name: str) -> None: ...
    def after(self, stream: Any, command: Any) -> None: ...
    def waited(self, stream: Any, start: float, end: float) -> None: ...


class CommandRecorder(Protocol):
    """What images need of a stream: ordered raw commands, and a wait for them."""

    def record(
        self, commands: Callable[[Any], None], keep: Any = None, *, name: str | None = None
    ) -> None: ...
    def synchronize(self) -> bool: ...
