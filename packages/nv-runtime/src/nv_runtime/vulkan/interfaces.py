"""What may watch the commands of streams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ..streams.stream import Stream


class Observer(Protocol):
    """What may watch a stream's commands: a profile, or debug labels.

    `before` and `after` are called with the stream's lock held, `waited` without it. `follows_copies` tells whether
    they work on queues that only copy.
    """

    follows_copies: bool

    def before(self, stream: Stream, command: Any, kind: str, name: str) -> None: ...
    def after(self, stream: Stream, command: Any) -> None: ...
    def waited(self, stream: Stream, start: float, end: float) -> None: ...
