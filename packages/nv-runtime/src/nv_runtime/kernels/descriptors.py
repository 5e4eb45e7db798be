"""Descriptors: telling a kernel which buffers and images its bindings mean.

Where the device can push descriptors (VK_KHR_push_descriptor) they are written into the command buffer and
nothing is allocated. Otherwise sets are allocated from pools that belong to the batch and are reset when it
completes; a set that was written for the same kernel and resources earlier in the batch is used again.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..errors import InvalidInput, Unsupported
from ..memory.buffer import Buffer, OwnedAllocation
from ..memory.image import Image, Sampler
from ..memory.texel_buffer import FEATURES, TexelBuffer
from ..vulkan.api import c, check, ffi

if TYPE_CHECKING:
    from nv_spirv import Binding

    from ..vulkan.logical_device import LogicalDevice

SETS_PER_POOL = 64
MAX_KEPT = 64  # resolved launches that a kernel remembers

# The kinds of `nv_spirv.Binding` that can be given; each is the name of a VkDescriptorType.
KINDS = (
    "storage_buffer",
    "uniform_buffer",
    "storage_image",
    "sampled_image",
    "sampler",
    "combined_image_sampler",
    "uniform_texel_buffer",
    "storage_texel_buffer",
)
BUFFER_KINDS = ("storage_buffer", "uniform_buffer")
SAMPLER_KINDS = ("sampler",)
TEXEL_KINDS = ("uniform_texel_buffer", "storage_texel_buffer")


def descriptor_type(binding: Binding) -> int:
    """Vulkan's number for the binding's kind."""
    if binding.kind not in KINDS:
        raise Unsupported(f"binding {binding.set}.{binding.binding} ({binding.name}) is a {binding.kind}")
    return int(getattr(c, "VK_DESCRIPTOR_TYPE_" + binding.kind.upper()))


class Bindable(Protocol):
    """What descriptors need of a kernel; see `Kernel`."""

    bindings: tuple[Binding, ...]
    unbounded: frozenset[tuple[int, int]]
    places: dict[str, tuple[int, int]]
    resolved: dict[tuple[Any, ...], Resolved]
    lock: Any
    layout: Any
    set_layouts: list[Any]
    descriptor_sets: list[int]
    push_descriptors: bool

    @property
    def device(self) -> LogicalDevice: ...
    @property
    def name(self) -> str: ...


class Recording(Protocol):
    """What descriptors need of a command buffer: its pools, and the sets that were written while it is recorded."""

    descriptor_pools: list[Any]
    sets: dict[Any, Any]


class Described(NamedTuple):
    """A binding and the resource that it gets."""

    binding: Binding
    owner: Any
    offset: int = 0
    nbytes: int = 0


class Resolved:
    """The resources of a launch, matched with the kernel's bindings and written as Vulkan structures.

    Kernels keep the last ones (`Kernel.resolved`), because loops launch with the same buffers again and
    again. What is kept must not keep buffers alive, so it holds weak references and is good as long as all
    of them live and none was freed.
    """

    __slots__ = ("_weak", "count", "key", "memory", "owners", "writes")

    def __init__(self, key: tuple[Any, ...], described: list[Described]) -> None:
        self.key = key
        self.count = len(described)
        self.writes, self.memory = _writes(described)
        self.owners = tuple(_owner(d) for d in described)
        self._weak: tuple[weakref.ref[Any], ...] = ()

    def weaken(self) -> Resolved:
        """A copy for keeping, without the owners."""
        kept = object.__new__(Resolved)
        kept.key, kept.count, kept.writes, kept.memory = self.key, self.count, self.writes, self.memory
        kept.owners = ()
        kept._weak = tuple(weakref.ref(owner) for owner in self.owners)
        return kept

    def revive(self) -> tuple[Any, ...] | None:
        """The owners of a kept copy, or None if one of them is gone."""
        owners = tuple(reference() for reference in self._weak)
        return None if None in owners else owners


def _owner(d: Described) -> Any:
    """What must live until the launch has completed: of a buffer its memory, which outlives `Buffer.free`."""
    return d.owner._owned if isinstance(d.owner, Buffer) else d.owner


def resolve(kernel: Bindable, given: Sequence[Any] | Mapping[Any, Any]) -> tuple[Resolved, tuple[Any, ...]]:
    """Match the resources of a launch with the kernel's bindings.

    Returns the structures, and the objects that must live until the launch has completed.

    A sequence means set 0, binding 0, 1, …; what the kernel does not use is ignored. A mapping has binding
    numbers, (set, binding) pairs or names as keys, each of which must exist. A binding that is an array of
    descriptors takes a sequence.
    """
    key = _key(given)
    kept = kernel.resolved.get(key) if key is not None else None
    if kept is not None and (owners := kept.revive()) is not None:
        return kept, owners
    found = match(kernel, given)
    resolved = Resolved(key or (object(),), found)
    if key is not None and all(type(owner) is OwnedAllocation for owner in resolved.owners):
        if len(kernel.resolved) >= MAX_KEPT:
            kernel.resolved.clear()
        kernel.resolved[key] = resolved.weaken()
    return resolved, resolved.owners


def match(kernel: Bindable, given: Sequence[Any] | Mapping[Any, Any]) -> list[Described]:
    """Each of the kernel's bindings with its resource, checked."""
    by_place = _by_place(kernel, given)
    found: list[Described] = []
    for binding in kernel.bindings:
        place = (binding.set, binding.binding)
        if place not in by_place:
            raise InvalidInput(
                f"{kernel.name} needs binding {place[0]}.{place[1]} ({binding.kind} {binding.name!r})"
            )
        resource = by_place[place]
        items = list(resource) if binding.count != 1 else [resource]
        if place in kernel.unbounded and items and binding.count is not None:
            items += items[-1:] * (binding.count - len(items))  # every descriptor of a layout must be there
        if len(items) != binding.count:
            raise InvalidInput(
                f"binding {binding.name!r} is an array of {binding.count}, {len(items)} were given"
            )
        found += [_describe(kernel, binding, item) for item in items]
    return found


def _key(given: Sequence[Any] | Mapping[Any, Any]) -> tuple[Any, ...] | None:
    """What tells two sequences of buffers apart: the allocations' identities and the ranges; None for anything else."""
    if type(given) is not list and type(given) is not tuple:
        return None
    key: list[Any] = []
    for resource in given:
        if type(resource) is Buffer:
            key.append(id(resource._owned))
        elif type(resource) is tuple and len(resource) == 3 and type(resource[0]) is Buffer:
            key.append((id(resource[0]._owned), resource[1], resource[2]))
        else:
            return None
    return tuple(key)


def _by_place(kernel: Bindable, given: Sequence[Any] | Mapping[Any, Any]) -> dict[tuple[int, int], Any]:
    if not isinstance(given, Mapping):
        return {(0, k): resource for k, resource in enumerate(given)}
    places = {(b.set, b.binding) for b in kernel.bindings}
    out = {}
    for key, resource in given.items():
        if isinstance(key, str):
            place = kernel.places.get(key, (-1, -1))
        else:
            place = (0, key) if isinstance(key, int) else (key[0], key[1])
        if place not in places:
            raise InvalidInput(
                f"{kernel.name} has no binding {key!r}; it has {bindings_text(kernel.bindings)}"
            )
        out[place] = resource
    return out


def bindings_text(bindings: Sequence[Binding]) -> str:
    """For messages: `0.0 (x), 0.1 (y)`."""
    return ", ".join(f"{b.set}.{b.binding} ({b.name})" for b in bindings) or "none"


def _describe(kernel: Bindable, binding: Binding, resource: Any) -> Described:
    where = f"binding {binding.name!r} of {kernel.name}"
    if binding.kind in BUFFER_KINDS:
        buffer, offset, nbytes = resource if isinstance(resource, tuple) else (resource, 0, None)
        if not isinstance(buffer, Buffer):
            raise InvalidInput(
                f"{where} takes a Buffer or (Buffer, offset, nbytes), not {type(buffer).__name__}"
            )
        nbytes = buffer.nbytes - offset if nbytes is None else nbytes
        buffer.check_range(offset, nbytes)
        _check_range(kernel, binding, where, offset, nbytes)
        return Described(binding, buffer, offset, nbytes)
    wanted: tuple[type, ...] = (Sampler,) if binding.kind == "sampler" else (Image,)
    if binding.kind == "combined_image_sampler":
        image, sampler = resource if isinstance(resource, tuple) else (resource, None)
        if not isinstance(image, Image) or not isinstance(sampler, Sampler):
            raise InvalidInput(f"{where} takes an (Image, Sampler) pair")
        return Described(binding, (image, sampler))
    if binding.kind in TEXEL_KINDS:
        if not isinstance(resource, TexelBuffer):
            raise InvalidInput(f"{where} takes a TexelBuffer, not {type(resource).__name__}")
        if not resource.features & FEATURES[binding.kind]:
            raise Unsupported(f"{kernel.device.name} has no {binding.kind} of format {resource.format}")
        return Described(binding, resource)
    if binding.kind not in ("sampler", "storage_image", "sampled_image"):
        raise Unsupported(f"{where} is a {binding.kind}, which nv_runtime does not offer")
    if not isinstance(resource, wanted):
        raise InvalidInput(f"{where} takes an {wanted[0].__name__}, not {type(resource).__name__}")
    return Described(binding, resource)


def _check_range(kernel: Bindable, binding: Binding, where: str, offset: int, nbytes: int) -> None:
    limits = kernel.device.limits
    storage = binding.kind == "storage_buffer"
    most = limits.maxStorageBufferRange if storage else limits.maxUniformBufferRange
    step = limits.minStorageBufferOffsetAlignment if storage else limits.minUniformBufferOffsetAlignment
    if nbytes > most:
        raise Unsupported(
            f"{where} would span {nbytes} bytes; {kernel.device.name} allows {most}: pass"
            " (buffer, offset, nbytes) in parts, or use a kernel that takes buffer addresses"
        )
    if offset % step:
        raise InvalidInput(f"{where} begins at byte {offset}, which is not a multiple of {step}")


def bind(batch: Recording, command: Any, kernel: Bindable, found: Resolved) -> None:
    """Record the binding; the stream's lock is held."""
    f = kernel.device.functions
    point = c.VK_PIPELINE_BIND_POINT_COMPUTE
    if kernel.push_descriptors:
        f.vkCmdPushDescriptorSetKHR(command, point, kernel.layout, 0, found.count, found.writes)
        return
    key = (id(kernel), found.key)
    sets = batch.sets.get(key)
    if sets is None:
        sets = batch.sets[key] = _allocate(batch, kernel)
        with kernel.lock:  # the structures are shared by all streams that launch the kernel
            for k, number in enumerate(kernel.descriptor_sets):
                found.writes[k].dstSet = sets[number]
            f.vkUpdateDescriptorSets(kernel.device.handle, found.count, found.writes, 0, ffi.NULL)
    f.vkCmdBindDescriptorSets(command, point, kernel.layout, 0, len(kernel.set_layouts), sets, 0, ffi.NULL)


def _writes(found: list[Described]) -> tuple[Any, Any]:
    """VkWriteDescriptorSet for each resource, and what they point to."""
    n = len(found)
    writes = ffi.new("VkWriteDescriptorSet[]", n)
    buffers = ffi.new("VkDescriptorBufferInfo[]", n)
    images = ffi.new("VkDescriptorImageInfo[]", n)
    texels = ffi.new("VkBufferView[]", n)
    element: dict[tuple[int, int], int] = {}
    for k, d in enumerate(found):
        write, place = writes[k], (d.binding.set, d.binding.binding)
        write.sType = c.VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET
        write.dstBinding, write.descriptorCount = d.binding.binding, 1
        write.dstArrayElement = element.get(place, 0)
        element[place] = write.dstArrayElement + 1
        write.descriptorType = descriptor_type(d.binding)
        if isinstance(d.owner, Buffer):
            buffers[k].buffer, buffers[k].offset, buffers[k].range = _range(d)
            write.pBufferInfo = buffers + k
            continue
        if isinstance(d.owner, TexelBuffer):
            texels[k] = d.owner.handle
            write.pTexelBufferView = texels + k
            continue
        image, sampler = d.owner if isinstance(d.owner, tuple) else (d.owner, d.owner)
        if isinstance(image, Image):
            images[k].imageView, images[k].imageLayout = image.view, c.VK_IMAGE_LAYOUT_GENERAL
        if isinstance(sampler, Sampler):
            images[k].sampler = sampler.handle
        write.pImageInfo = images + k
    return writes, (buffers, images, texels)


def _range(d: Described) -> tuple[Any, int, int]:
    nbytes = max(d.nbytes, 4)  # Vulkan forbids empty ranges; every suballocation has 256 bytes
    where = d.owner.suballocation.locate(d.offset, nbytes)
    if where is None:
        raise Unsupported(
            f"bytes {d.offset} to {d.offset + nbytes} cross a border of the buffer's memory; use a kernel that"
            " takes addresses"
        )
    return (*where, nbytes)


def _allocate(batch: Recording, kernel: Bindable) -> Any:
    layouts = ffi.new("VkDescriptorSetLayout[]", kernel.set_layouts)
    sets = ffi.new("VkDescriptorSet[]", len(kernel.set_layouts))
    info = ffi.new("VkDescriptorSetAllocateInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO
    info.descriptorSetCount, info.pSetLayouts = len(kernel.set_layouts), layouts
    f = kernel.device.functions
    for pool in reversed(batch.descriptor_pools):
        info.descriptorPool = pool
        if f.vkAllocateDescriptorSets(kernel.device.handle, info, sets) == c.VK_SUCCESS:
            return sets
    info.descriptorPool = _pool(kernel)
    batch.descriptor_pools.append(info.descriptorPool)
    check(
        f.vkAllocateDescriptorSets(kernel.device.handle, info, sets),
        f"allocating descriptors for {kernel.name}",
    )
    return sets


def _pool(kernel: Bindable) -> Any:
    wanted = sum(b.count or 0 for b in kernel.bindings)
    sizes = ffi.new("VkDescriptorPoolSize[]", len(KINDS))
    for k, name in enumerate(KINDS):
        sizes[k].type = getattr(c, "VK_DESCRIPTOR_TYPE_" + name.upper())
        sizes[k].descriptorCount = SETS_PER_POOL * max(wanted, 4)
    info = ffi.new("VkDescriptorPoolCreateInfo*")
    info.sType = c.VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO
    info.maxSets, info.poolSizeCount, info.pPoolSizes = SETS_PER_POOL, len(KINDS), sizes
    out = ffi.new("VkDescriptorPool*")
    device = kernel.device
    check(
        device.functions.vkCreateDescriptorPool(device.handle, info, ffi.NULL, out),
        "creating a descriptor pool",
    )
    return out[0]
