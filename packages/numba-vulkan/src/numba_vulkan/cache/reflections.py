"""What `nv_spirv.reflect` says of the modules made here, kept on disk beside them.

Reflecting takes less than a millisecond, loading what reflects ten. A module was checked when it was made, so a process
that finds its reflection here loads none of nv-spirv's readers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from numba_vulkan.cache import disk

if TYPE_CHECKING:
    from nv_spirv import Reflection

#: The classes of a reflection by their names in a file; `clspv` is always None for modules made here.
_CLASSES = ("Binding", "EntryPoint", "Layout", "Member", "Reflection", "SpecConstant")
_NOTES = "notes"


def of(spirv: bytes) -> Reflection:
    """The reflection of a module that `nv_spirv.emit` made, from the disk cache where it was read before."""
    return decoded(disk.derived(spirv, "reflections", lambda: encoded(read(spirv))))


def read(spirv: bytes) -> Reflection:
    """The reflection of a module, read from its bytes."""
    import nv_spirv

    return nv_spirv.reflect(spirv)


def encoded(reflection: Reflection) -> bytes:
    """A reflection as JSON: an object of one key for a named tuple, an array for a tuple."""
    return json.dumps(_plain(reflection), separators=(",", ":")).encode()


def decoded(data: bytes) -> Reflection:
    """The reflection that `encoded` took."""
    import nv_spirv

    classes = {name: getattr(nv_spirv, name) for name in _CLASSES}
    return _rebuilt(json.loads(data), classes)  # type: ignore[no-any-return]


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {_NOTES: value}  # JSON values already, whose arrays are lists
    if not isinstance(value, tuple):
        return value
    items = [_plain(item) for item in value]
    return {type(value).__name__: items} if hasattr(value, "_fields") else items


def _rebuilt(value: Any, classes: Mapping[str, Any]) -> Any:
    if isinstance(value, list):
        return tuple([_rebuilt(item, classes) for item in value])
    if not isinstance(value, dict):
        return value
    ((name, content),) = value.items()
    return content if name == _NOTES else classes[name](*_rebuilt(content, classes))
