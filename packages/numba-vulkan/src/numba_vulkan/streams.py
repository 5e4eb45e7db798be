"""`nv.stream()`: the runtime's streams, whose errors are this package's."""

from __future__ import annotations

import nv_runtime
from numba_vulkan.boundary import public


class Stream(nv_runtime.Stream):
    """A queue of work on a device, as `nv_runtime.Stream`: launches and copies on it keep their order."""

    device: nv_runtime.Device


# Not those of each launch, whose errors `Launcher` translates.
_WAITING = "synchronize wait flush done record_event wait_event call_after close"
_COPYING = "write read fill copy"
for _name in (*_WAITING.split(), *_COPYING.split()):
    setattr(Stream, _name, public(getattr(nv_runtime.Stream, _name)))
