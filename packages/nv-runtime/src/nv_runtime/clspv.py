"""OpenCL C kernels compiled by clspv, called with their arguments in order.

clspv writes what an OpenCL runtime must know into the module, as NonSemantic.ClspvReflection instructions:
which binding, push constant or workgroup array each argument became. `Program` reads them, so that a launch
looks like clSetKernelArg and clEnqueueNDRangeKernel:

    program = Program(device, Path("kernels.spv").read_bytes())
    program.launch("saxpy", (1024,), (64,), x, y, 2.0, np.uint32(1000))
    program.launch("block_sum", 1024, 64, x, out, Local(4 * 64), np.uint32(1000))

"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import InvalidInput, Unsupported
from .kernels.module import reflect
from .memory.buffer import Buffer
from .memory.image import Image, Sampler
from .streams.dispatch_grid import three

if TYPE_CHECKING:
    from nv_spirv import ClspvArgument, Layout, Member

    from .device import Device
    from .kernels.kernel import Kernel
    from .streams.stream import Stream


@dataclass(frozen=True, slots=True)
class Local:
    """A __local pointer argument: so many bytes of workgroup memory."""

    nbytes: int


@dataclass(frozen=True, slots=True)
class Argument:
    """What one argument of a kernel became; `kind` is "binding", "push", "address", "local" or "pod buffer"."""

    kind: str
    ordinal: int
    name: str
    set: int = 0
    binding: int = 0
    offset: int = 0
    size: int = 0
    spec_id: int = 0


@dataclass(slots=True)
class Description:
    """A kernel as the reflection tells it."""

    name: str
    arguments: list[Argument] = field(default_factory=list)
    required_size: tuple[int, int, int] | None = None


@dataclass(slots=True)
class _Facts:
    """What concerns every kernel of the module."""

    kernels: dict[str, Description] = field(default_factory=dict)
    implicit_push: dict[str, tuple[int, int]] = field(default_factory=dict)  # name → offset, size
    constant_data: list[tuple[int, int, bytes]] = field(default_factory=list)  # set, binding, bytes
    work_dim_spec: int | None = None
    global_offset_specs: tuple[int, ...] = ()


# What clspv pushes beside the arguments, as `nv_spirv.ClspvModule` names it, and what a launch calls it.
IMPLICIT_PUSH = {
    "GlobalOffset": "global offset",
    "EnqueuedLocalSize": "local size",
    "GlobalSize": "global size",
    "RegionOffset": "region offset",
    "NumWorkgroups": "number of groups",
    "RegionGroupOffset": "region group offset",
}
# The kinds of arguments as `nv_spirv.ClspvArgument` has them, and what becomes of them here.
_KINDS = {
    **dict.fromkeys(
        ("storage_buffer", "uniform_buffer", "sampled_image", "storage_image", "sampler"), "binding"
    ),
    "pod_storage_buffer": "pod buffer",
    "pod_uniform_buffer": "pod buffer",
    "pod_push_constant": "push",
    "pointer_push_constant": "address",
    "workgroup": "local",
}


def read(spirv: bytes) -> _Facts:
    """The module's clspv reflection.

    Raises
    ------
    InvalidInput
        If there is none.
    Unsupported
        For something that a kernel cannot do without and that is not known here.
    """
    module = reflect(spirv).clspv
    if module is None:
        raise InvalidInput("the module has no clspv reflection; launch it as an ordinary kernel")
    unknown = [*module.unknown, *(name for name in module.push_constants if name not in IMPLICIT_PUSH)]
    if unknown:
        raise Unsupported(f"the module uses clspv's {unknown[0]}, which is not known here")
    facts = _Facts(
        implicit_push={IMPLICIT_PUSH[name]: place for name, place in module.push_constants.items()},
        constant_data=[(where, binding, bytes.fromhex(data)) for where, binding, data in module.data],
        work_dim_spec=module.work_dim_spec,
        global_offset_specs=module.global_offset_spec,
    )
    for kernel in module.kernels:
        arguments = [_argument(argument) for argument in kernel.arguments]
        facts.kernels[kernel.name] = Description(kernel.name, arguments, kernel.required_workgroup_size)
    return facts


def _argument(argument: ClspvArgument) -> Argument:
    if argument.kind not in _KINDS:
        raise Unsupported(
            f"a kernel has an argument of clspv's kind {argument.kind}, which is not known here"
        )
    return Argument(
        kind=_KINDS[argument.kind],
        ordinal=argument.ordinal,
        name=argument.name,
        set=argument.set or 0,
        binding=argument.binding or 0,
        offset=argument.offset or 0,
        size=argument.size or argument.element_size or 0,
        spec_id=argument.spec_id or 0,
    )


class Program:
    """The kernels of a module that clspv compiled."""

    def __init__(self, device: Device, spirv: bytes) -> None:
        self.device = device
        self._spirv = bytes(spirv)
        self._facts = read(self._spirv)
        self._compiled: dict[Any, Kernel] = {}
        self._data = {
            (where, binding): self._upload(data) for where, binding, data in self._facts.constant_data
        }

    @property
    def kernels(self) -> dict[str, Description]:
        """The kernels by name, with their arguments."""
        return self._facts.kernels

    def _upload(self, data: bytes) -> Buffer:
        buffer = self.device.buffer(len(data))
        self.device.stream.write(buffer, 0, data)
        return buffer

    def launch(
        self,
        name: str,
        global_size: int | Sequence[int],
        local_size: int | Sequence[int],
        *arguments: Any,
        stream: Stream | None = None,
    ) -> None:
        """Enqueue a kernel; returns before it has run.

        Parameters
        ----------
        global_size : work items along x, y and z; a multiple of `local_size`.
        arguments : in the kernel's order: Buffers for pointers, `Image` and `Sampler`, `Local` for __local
            pointers, numbers, NumPy scalars and arrays, or bytes for values and structs.
        """
        kernel = self._facts.kernels.get(name)
        if kernel is None:
            raise InvalidInput(f"the program has no kernel {name!r}; it has {', '.join(self._facts.kernels)}")
        items, group = three(global_size), three(local_size)
        dimensions = 1 if isinstance(global_size, int) else len(global_size)
        if any(g == 0 or n % g for n, g in zip(items, group, strict=True)):
            raise InvalidInput(f"the global size {items} is not a multiple of the local size {group}")
        if kernel.required_size not in (None, group):
            raise InvalidInput(f"{name} requires the local size {kernel.required_size}, not {group}")
        if len(arguments) != len(kernel.arguments):
            raise InvalidInput(f"{name} takes {len(kernel.arguments)} arguments, {len(arguments)} were given")
        compiled = self._compile(kernel, group, arguments, dimensions)
        groups = tuple(n // g for n, g in zip(items, group, strict=True))
        implicit = {"global size": items, "local size": group, "number of groups": groups}
        push = self._push(compiled, kernel, arguments, implicit)
        bindings = {**self._data_bindings(compiled), **dict(self._bindings(kernel, arguments))}
        (stream or self.device.stream).launch(compiled, groups, push, bindings, keep=arguments)

    def _compile(
        self, kernel: Description, group: tuple[int, int, int], arguments: Any, dimensions: int
    ) -> Kernel:
        spec: dict[int | str, int | float | bool] = {}
        for argument, value in zip(kernel.arguments, arguments, strict=True):
            if argument.kind == "local":
                if not isinstance(value, Local) or value.nbytes <= 0 or value.nbytes % argument.size:
                    label = _label(kernel, argument)
                    raise InvalidInput(f"{label} takes Local(n), n a multiple of {argument.size} bytes")
                spec[argument.spec_id] = value.nbytes // argument.size
        if self._facts.work_dim_spec is not None:
            spec[self._facts.work_dim_spec] = dimensions
        key = (kernel.name, group, tuple(spec.items()))
        if key not in self._compiled:
            self._compiled[key] = self.device.kernel(
                self._spirv, entry=kernel.name, local_size=group, spec=spec
            )
        return self._compiled[key]

    def _push(self, compiled: Kernel, kernel: Description, arguments: Any, implicit: dict[str, Any]) -> bytes:
        out = bytearray(compiled.push_size)
        for name, (offset, size) in self._facts.implicit_push.items():
            data = struct.pack("<3I", *implicit.get(name, (0, 0, 0)))[:size]
            out[offset : offset + len(data)] = data
        leaves = dict(_leaves(compiled.entry.push, 0))
        for argument, value in zip(kernel.arguments, arguments, strict=True):
            if argument.kind == "address":
                if not isinstance(value, Buffer):
                    raise InvalidInput(
                        f"{_label(kernel, argument)} takes a Buffer, not {type(value).__name__}"
                    )
                value = np.uint64(value.address)
            elif argument.kind != "push":
                continue
            data = _bytes_of(value, argument, leaves.get(argument.offset), kernel)
            out[argument.offset : argument.offset + len(data)] = data
        return bytes(out)

    def _data_bindings(self, compiled: Kernel) -> dict[tuple[int, int], Any]:
        used = {(b.set, b.binding) for b in compiled.bindings}
        return {place: buffer for place, buffer in self._data.items() if place in used}

    def _bindings(self, kernel: Description, arguments: Any) -> Iterator[tuple[tuple[int, int], Any]]:
        pods: dict[tuple[int, int], bytearray] = {}
        for argument, value in zip(kernel.arguments, arguments, strict=True):
            place = (argument.set, argument.binding)
            if argument.kind == "binding":
                if not isinstance(value, Buffer | Image | Sampler | tuple):
                    raise InvalidInput(
                        f"{_label(kernel, argument)} takes a Buffer, not {type(value).__name__}"
                    )
                yield place, value
            elif argument.kind == "pod buffer":
                data = _bytes_of(value, argument, None, kernel)
                block = pods.setdefault(place, bytearray())
                block.extend(bytes(max(0, argument.offset + argument.size - len(block))))
                block[argument.offset : argument.offset + len(data)] = data
        for place, block in pods.items():
            yield place, self._upload(bytes(block))


def _label(kernel: Description, argument: Argument) -> str:
    name = f" ({argument.name})" if argument.name else ""
    return f"argument {argument.ordinal}{name} of {kernel.name}"


def _leaves(members: tuple[Member, ...], at: int) -> Iterator[tuple[int, Layout]]:
    """The scalars and vectors of a block by their byte offsets."""
    for member in members:
        if member.type.kind == "struct":
            yield from _leaves(member.type.members, at + (member.offset or 0))
        else:
            yield at + (member.offset or 0), member.type


def _bytes_of(value: Any, argument: Argument, leaf: Layout | None, kernel: Description) -> bytes:
    """A value argument's bytes. Python numbers take the type that the module declares for the argument."""
    if type(value) in (bool, int, float):  # not their NumPy relatives, which have a size
        if leaf is None or leaf.size != argument.size or leaf.element is not None:
            raise InvalidInput(
                f"{_label(kernel, argument)} has no scalar type that the module tells: pass a NumPy scalar or bytes"
            )
        try:
            if leaf.kind == "float":
                return struct.pack({2: "<e", 4: "<f", 8: "<d"}[argument.size], value)
            # clspv makes every integer unsigned: both ranges are taken.
            return int(value).to_bytes(argument.size, "little", signed=value < 0)
        except (OverflowError, struct.error):
            raise InvalidInput(
                f"{_label(kernel, argument)} has {argument.size} bytes and cannot hold {value!r}"
            ) from None
    data = bytes(value) if isinstance(value, bytes | bytearray | memoryview) else np.asarray(value).tobytes()
    if len(data) != argument.size:
        raise InvalidInput(f"{_label(kernel, argument)} takes {argument.size} bytes, {len(data)} were given")
    return data
