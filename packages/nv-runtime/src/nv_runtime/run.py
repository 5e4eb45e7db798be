"""One call: a module, host arrays, a grid; the written arrays hold the results when it returns."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .device import Device, open_device
from .errors import InvalidInput
from .kernels.descriptors import BUFFER_KINDS, TEXEL_KINDS, bindings_text
from .kernels.kernel import Kernel
from .kernels.push_constants import block_packer
from .kernels.specialization import Spec
from .memory.buffer import Buffer
from .memory.texel_buffer import TexelBuffer, format_of
from .streams.transfer import as_bytes

if TYPE_CHECKING:
    from nv_spirv import Binding

KEPT_KERNELS = 32


def run(
    spirv: bytes | str | os.PathLike[str],
    buffers: Mapping[Any, Any] | Sequence[Any],
    groups: int | Sequence[int],
    *,
    push: bytes | Mapping[str, Any] = b"",
    spec: Spec | None = None,
    local_size: tuple[int, ...] | int | None = None,
    entry: str | None = None,
    device: Device | int | str | None = None,
) -> None:
    """Run a compute module once and wait.

    Parameters
    ----------
    spirv : the module's bytes or the path of a .spv file.
    buffers : what each binding gets, as a mapping from binding number, (set, binding) or name, or as a
        sequence for bindings 0, 1, … of set 0. Objects with memory (arrays, bytearray, memoryview) are
        copied to the device and, where the module writes the binding, back; `Buffer`s and `Image`s are used
        in place. A block takes a mapping of its members, too, laid out as the module says (std140, scalar …).
    groups : workgroups along x, y and z.
    push : push constants, as bytes or by member name. A member that is a buffer address takes an array or
        Buffer, too; an array comes back unless the module declares the memory behind the address readonly.
    spec, local_size, entry : see `Device.kernel`.
    device : see `open_device`.

    Raises
    ------
    InvalidInput, Unsupported, NoDevice, OutOfMemory

    Examples
    --------
    >>> x, y = np.arange(256, dtype=np.float32), np.ones(256, dtype=np.float32)
    >>> nv_runtime.run("saxpy.spv", {}, 4, push={"x": x, "y": y, "a": 2.0, "n": 256})
    >>> y[:3]
    array([1., 3., 5.], dtype=float32)
    """
    target = open_device(device)
    kernel = _kernel(target, spirv, entry, local_size, spec)
    stream = target.stream
    back: list[tuple[Buffer, Any]] = []

    def upload(value: Any, written: bool) -> Buffer:
        memory = as_bytes(value, writable=written)
        buffer = target.buffer(memory.nbytes)
        stream.write(buffer, 0, memory)
        if written:
            back.append((buffer, memory))
        return buffer

    bindings = _bindings(kernel, buffers, upload)
    data, keep = _push(kernel, push, upload)
    stream.launch(kernel, groups, data, bindings, keep)
    for buffer, memory in back:
        stream.read(buffer, 0, memory)
    stream.synchronize()


def _kernel(device: Device, spirv: Any, entry: str | None, local_size: Any, spec: Spec | None) -> Kernel:
    """The compiled module; the device keeps the last ones."""
    code = Path(spirv).read_bytes() if isinstance(spirv, str | os.PathLike) else bytes(spirv)
    size = tuple(local_size) if isinstance(local_size, Sequence) else local_size
    key = (code, entry, size, tuple(sorted((spec or {}).items(), key=repr)))
    kernel = device.recent_kernels.get(key)
    if kernel is None:
        if len(device.recent_kernels) >= KEPT_KERNELS:
            device.recent_kernels.clear()
        kernel = device.recent_kernels[key] = device.kernel(
            code, entry=entry, local_size=local_size, spec=spec
        )
    return kernel


def _bindings(kernel: Kernel, buffers: Any, upload: Any) -> dict[tuple[int, int], Any]:
    """Every binding's resource, host arrays uploaded."""
    if isinstance(buffers, Mapping):
        given = dict(buffers)
    elif hasattr(buffers, "__len__") and not isinstance(buffers, np.ndarray | bytes | bytearray | memoryview):
        given = dict(enumerate(buffers))
    else:
        raise InvalidInput("buffers is a mapping or a sequence of host arrays, one for each binding")
    out = {}
    for binding in kernel.bindings:
        place = (binding.set, binding.binding)
        names = [name for name, where in kernel.places.items() if where == place]
        keys = [k for k in (*names, place, binding.binding if binding.set == 0 else None) if k in given]
        if not keys:
            raise InvalidInput(
                f"{kernel.name} needs binding {place[0]}.{place[1]} ({binding.kind} {binding.name!r})"
            )
        value = given.pop(keys[0])
        if binding.count != 1 and isinstance(value, Sequence):
            out[place] = [_resource(kernel, binding, item, upload) for item in value]
        else:
            out[place] = _resource(kernel, binding, value, upload)
    if given and isinstance(buffers, Mapping):
        raise InvalidInput(
            f"{kernel.name} has no binding {next(iter(given))!r}; it has {bindings_text(kernel.bindings)}"
        )
    return out


def _resource(kernel: Kernel, binding: Binding, value: Any, upload: Any) -> Any:
    """What a binding, or an element of an array of them, gets: host memory uploaded, the rest as it is."""
    if binding.kind in TEXEL_KINDS and isinstance(value, np.ndarray):
        buffer = upload(value, binding.written)
        return TexelBuffer(kernel.device, buffer, format_of(value), 0, None)
    if binding.kind not in BUFFER_KINDS or isinstance(value, Buffer | tuple):
        return value
    if isinstance(value, Mapping):
        return upload(block_packer(binding).pack(**value), False)
    return upload(value, binding.written)


def _push(kernel: Kernel, push: Any, upload: Any) -> tuple[bytes, Any]:
    """The push constants, host arrays behind addresses uploaded, and what must live until the end."""
    if not isinstance(push, Mapping):
        return bytes(push), None
    values, keep = dict(push), []
    for member in kernel.entry.push:
        value = values.get(member.name)
        if member.type.kind == "pointer" and value is not None and not isinstance(value, int | Buffer):
            values[member.name] = buffer = upload(value, not member.readonly)
            keep.append(buffer)
    return kernel.push.pack(**values), keep
