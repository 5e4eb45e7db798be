"""What a module asks for, as text for people: `nv-run reflect`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .module import reflect

if TYPE_CHECKING:
    from nv_spirv import EntryPoint, Layout


def describe(spirv: bytes) -> str:
    """What a module asks for, as text."""
    module = reflect(spirv)
    lines = [f"SPIR-V {module.version[0]}.{module.version[1]}"]
    for entry in module.entry_points:
        lines += _describe_entry(entry)
    for constant in module.spec_constants:
        name = f" {constant.name}" if constant.name else ""
        lines.append(
            f"specialization {constant.id}{name}: {constant.kind}{8 * constant.size} = {constant.default}"
        )
    return "\n".join(lines)


def _describe_entry(entry: EntryPoint) -> list[str]:
    size = ",".join(map(str, entry.local_size or ()))
    free = [str(i) for i in entry.local_size_spec if i is not None]
    lines = [
        f"entry {entry.name}: workgroup {size}" + (f" (specialization {','.join(free)})" if free else "")
    ]
    for b in entry.bindings:
        state = "written" if b.written else "read"
        lines.append(
            f"  binding {b.set}.{b.binding} {b.name}: {b.kind}, {state}"
            + (
                ""
                if b.count == 1
                else ", array of any length"
                if b.count is None
                else f", array of {b.count}"
            )
        )
        if b.kind == "uniform_buffer":
            lines += [f"    +{offset} {name}: {spelling}" for offset, name, spelling in b.listed()]
    for m in entry.push:
        readonly = ", readonly" if m.readonly else ""
        lines.append(f"  push +{m.offset} {m.name}: {_type_text(m.type)}{readonly}")
    if entry.workgroup_bytes:
        lines.append(f"  workgroup memory: {entry.workgroup_bytes} bytes")
    return lines


def _type_text(layout: Layout) -> str:
    if layout.kind == "pointer":
        return "address"
    if layout.kind == "struct":
        return "{" + ", ".join(f"{m.name}: {_type_text(m.type)}" for m in layout.members) + "}"
    if layout.element is not None:
        return f"{layout.kind} of {layout.count} {_type_text(layout.element)}"
    return f"{layout.kind}{8 * (layout.size or 0)}"
