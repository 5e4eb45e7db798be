"""The uniform blocks of `nv-run`: members by name, `gain=2 lights[1].power=7`, as the bytes of each block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import host_buffers
from .host_buffers import Usage
from .kernels.push_constants import block_packer

if TYPE_CHECKING:
    from nv_spirv import Binding, Member

    from .kernels.kernel import Kernel

_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


def parse(items: list[str], kernel: Kernel) -> dict[tuple[int, int], bytes]:
    """The bytes of each block of which a member is given, by set and binding.

    Raises
    ------
    Usage
        For an item that is not NAME=VALUE, or that no block has.
    """
    blocks = [b for b in kernel.entry.bindings if b.kind == "uniform_buffer"]
    given: dict[tuple[int, int], Any] = {}
    for item in items:
        path, equals, text = item.partition("=")
        steps = [int(index) if index else name for name, index in _STEP.findall(path)]
        if not equals or not steps:
            raise Usage(f"--uniform {item!r} is not MEMBER=VALUE")
        block, steps = _block(blocks, steps, path)
        _put(given.setdefault((block.set, block.binding), {}), steps, host_buffers.value(text), path)
    named = {(b.set, b.binding): b for b in blocks}
    return {place: block_packer(named[place]).pack(**_lists(values)) for place, values in given.items()}


def _block(blocks: list[Binding], steps: list[Any], path: str) -> tuple[Binding, list[Any]]:
    """The block that a path begins in, and the rest of the path."""
    for block in blocks:
        if steps[0] == block.name and len(steps) > 1:
            return block, steps[1:]
    found = [b for b in blocks if any(member.name == steps[0] for member in b.layout.members)]
    if not found:
        known = ", ".join(f"{b.name}.{member.name}" for b in blocks for member in b.layout.members)
        raise Usage(f"--uniform {path}: no block has a member {steps[0]}; there are {known or 'no blocks'}")
    if len(found) > 1:
        names = " or ".join(f"{b.name}.{path}" for b in found)
        raise Usage(f"--uniform {path}: several blocks have that member; say {names}")
    return found[0], steps


def _put(into: dict[Any, Any], steps: list[Any], value: Any, path: str) -> None:
    for step in steps[:-1]:
        into = into.setdefault(step, {})
        if not isinstance(into, dict):
            raise Usage(f"--uniform {path}: a part of it was given as a whole")
    into[steps[-1]] = value


def _lists(value: Any) -> Any:
    """Indexes 0 to n as a list, names as a mapping."""
    if not isinstance(value, dict):
        return value
    inner = {key: _lists(part) for key, part in value.items()}
    if not inner or not all(isinstance(key, int) for key in inner):
        return inner
    missing = next((k for k in range(len(inner)) if k not in inner), None)
    if missing is not None:
        raise Usage(f"--uniform: element [{missing}] is missing beside {sorted(inner)}")
    return [inner[k] for k in range(len(inner))]


def options(members: tuple[Member, ...], path: str = "") -> Iterator[str]:
    """What to type for each member."""
    for member in members:
        inner, name = member.type, path + member.name
        while inner.kind in ("array", "matrix") and inner.element is not None:
            if inner.element.kind in ("int", "uint", "float", "bool"):
                break
            inner, name = inner.element, f"{name}[0]"
        if inner.kind == "struct":
            yield from options(inner.members, f"{name}.")
            continue
        kind = host_buffers.option(inner).upper()
        yield f"{name}={','.join([kind] * min(inner.count or 1, 4))}"
