"""Kernels: a module's entry point, specialised and compiled by the driver."""

from __future__ import annotations

import os
import struct
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import checks, debug, logs
from .descriptors import Resolved, descriptor_type
from .errors import InvalidInput, Unsupported
from .grid import constant_num_groups, marked
from .push import Packer
from .reflect import Binding, EntryPoint, SpecConstant, reflect
from .spirv_words import in_host_order
from .vk import PIPELINE_DISPATCH_BASE, c, check, ffi, result_name

if TYPE_CHECKING:
    from .device import Device

Spec = Mapping[int | str, int | float | bool]


class Kernel:
    """An entry point ready to launch. Make one with `Device.kernel`.

    Attributes
    ----------
    entry : what the entry point asks for (`nv_runtime.reflect.EntryPoint`).
    local_size : the workgroup size in force.
    push_size : bytes of push constants that every launch must give.
    """

    def __init__(
        self,
        device: Device,
        spirv: bytes,
        *,
        entry: str | None = None,
        local_size: tuple[int, ...] | int | None = None,
        spec: Spec | None = None,
        check: bool = True,
    ) -> None:
        self.device = device
        self.spirv = in_host_order(bytes(spirv))
        self.reflection = reflect(self.spirv)
        self.entry: EntryPoint = self.reflection.entry(entry)
        values, self.local_size = specialise(
            self.entry, self.reflection.spec_constants, local_size, spec or {}
        )
        checks.check_module(device.info, self.reflection)
        if check:
            from . import structure  # a tenth of the package's import time, which check=False saves

            structure.check(self.spirv)
        checks.check_entry(device.info, self.entry, self.local_size)
        self.push_size = self.entry.push_size
        self.bindings = self.entry.bindings
        self._values = values
        self.lock = threading.Lock()
        self.resolved: dict[tuple[Any, ...], Resolved] = {}
        self.descriptor_sets = [b.set for b in self.bindings for _ in range(b.count)]
        self._sized: dict[tuple[int, int, int], Any] = {}
        self._handles: list[tuple[str, Any]] = []
        try:
            self.set_layouts = self._set_layouts()
            self.layout = self._pipeline_layout()
            self.pipeline = self.compile(self.spirv, 0)
        except BaseException:
            self.destroy()
            raise
        device.owned.add(self)
        self.push_descriptors = self._pushes_descriptors()

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], device: Device | None = None, **options: Any) -> Kernel:
        """A kernel from a .spv file, on the default device unless another is given."""
        if device is None:
            from .device import open_device

            device = open_device()
        return device.kernel(Path(path).read_bytes(), **options)

    @property
    def name(self) -> str:
        """The entry point's name."""
        return self.entry.name

    def statistics(self) -> list[debug.Statistic]:
        """What the driver's compiler tells of the kernel: registers, instructions …; `Unsupported` if nothing."""
        return debug.statistics(self)

    @property
    def push(self) -> Packer:
        """Packs named values into push-constant bytes: `kernel.push.pack(n=1024, scale=2.0)`."""
        return Packer(self.entry.push, self.push_size)

    def split_pipeline(self, groups: tuple[int, int, int]) -> Any:
        """The pipeline for a grid that takes several dispatches.

        Its dispatches start at a base workgroup. A module that reads the grid's size gets it as a constant,
        because NumWorkgroups would be that of each part; such a pipeline serves one grid size.
        """
        key = groups if self.entry.reads_num_groups else (0, 0, 0)
        if key not in self._sized:
            if len(self._sized) >= 16:
                raise Unsupported(
                    f"{self.name} reads the grid's size and was launched with more than 16 grids beyond the"
                    " device's limits"
                )
            spirv = constant_num_groups(self.spirv, groups) if self.entry.reads_num_groups else self.spirv
            self._sized[key] = self.compile(marked(spirv), PIPELINE_DISPATCH_BASE)
        return self._sized[key]

    # Vulkan objects

    def _keep(self, kind: str, handle: Any) -> Any:
        self._handles.append((kind, handle))
        return handle

    def _pushes_descriptors(self) -> bool:
        return bool(self.bindings) and self.device.can_push_descriptors(self.bindings)

    def _set_layouts(self) -> list[Any]:
        push = self.device.can_push_descriptors(self.bindings)
        layouts = []
        for number in range(max((b.set for b in self.bindings), default=-1) + 1):
            mine = _merge_aliases(b for b in self.bindings if b.set == number)
            array = ffi.new("VkDescriptorSetLayoutBinding[]", max(len(mine), 1))
            for k, b in enumerate(mine):
                if b.count == 0:
                    raise Unsupported(
                        f"binding {b.set}.{b.binding} ({b.name}) is an unbounded array of descriptors"
                    )
                array[k].binding, array[k].descriptorType = b.binding, descriptor_type(b)
                array[k].descriptorCount, array[k].stageFlags = b.count, c.VK_SHADER_STAGE_COMPUTE_BIT
            info = ffi.new("VkDescriptorSetLayoutCreateInfo*")
            info.sType = c.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO
            info.bindingCount, info.pBindings = len(mine), array
            info.flags = c.VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR if push else 0
            out = ffi.new("VkDescriptorSetLayout*")
            create = self.device.functions.vkCreateDescriptorSetLayout
            check(
                create(self.device.handle, info, ffi.NULL, out),
                f"creating the descriptor layout of {self.name}",
            )
            layouts.append(self._keep("DescriptorSetLayout", out[0]))
        return layouts

    def _pipeline_layout(self) -> Any:
        sets = ffi.new("VkDescriptorSetLayout[]", self.set_layouts)
        push = ffi.new("VkPushConstantRange*")
        push.stageFlags, push.size = c.VK_SHADER_STAGE_COMPUTE_BIT, -(-self.push_size // 4) * 4
        info = ffi.new("VkPipelineLayoutCreateInfo*")
        info.sType = c.VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO
        info.setLayoutCount, info.pSetLayouts = len(self.set_layouts), sets
        info.pushConstantRangeCount, info.pPushConstantRanges = int(self.push_size > 0), push
        out = ffi.new("VkPipelineLayout*")
        create = self.device.functions.vkCreatePipelineLayout
        check(create(self.device.handle, info, ffi.NULL, out), f"creating the pipeline layout of {self.name}")
        return self._keep("PipelineLayout", out[0])

    def compile(self, spirv: bytes, flags: int) -> Any:
        """A pipeline of the module, or a variant of it, with this kernel's layout and constants.

        It lives as long as the kernel. `flags` are VkPipelineCreateFlags.
        """
        if self.device.broken is not None:
            raise self.device.broken
        f, device = self.device.functions, self.device.handle
        code = ffi.from_buffer("uint32_t[]", spirv)
        info = ffi.new("VkShaderModuleCreateInfo*")
        info.sType, info.codeSize, info.pCode = (
            c.VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
            len(spirv),
            code,
        )
        module = ffi.new("VkShaderModule*")
        check(f.vkCreateShaderModule(device, info, ffi.NULL, module), f"loading the module of {self.name}")
        try:
            name = ffi.new("char[]", self.entry.name.encode())
            data, entries, special = _special_info(self._values)
            create = ffi.new("VkComputePipelineCreateInfo*")
            create.sType, create.flags, create.layout = (
                c.VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                flags,
                self.layout,
            )
            create.stage.sType = c.VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO
            create.stage.stage, create.stage.module = c.VK_SHADER_STAGE_COMPUTE_BIT, module[0]
            create.stage.pName, create.stage.pSpecializationInfo = name, special
            out = ffi.new("VkPipeline*")
            start = time.perf_counter()
            with self.device.pipeline_cache() as cache:
                code_ = f.vkCreateComputePipelines(device, cache, 1, create, ffi.NULL, out)
            if code_ in (c.VK_ERROR_UNKNOWN, c.VK_ERROR_INITIALIZATION_FAILED, c.VK_ERROR_INVALID_SHADER_NV):
                raise InvalidInput(
                    f"{self.device.name}'s compiler refused {self.name} ({result_name(code_)});"
                    " spirv-val may say what is wrong with the module"
                )
            check(code_, f"compiling {self.name}")
            milliseconds = 1e3 * (time.perf_counter() - start)
            logs.debug("%s took %.1f ms to compile %r", self.device.name, milliseconds, self)
            del data, entries  # alive until here: `special` points to them
            debug.name_object(self.device, "PIPELINE", out[0], self.name)
            return self._keep("Pipeline", out[0])
        finally:
            f.vkDestroyShaderModule(device, module[0], ffi.NULL)

    def free(self) -> None:
        """Destroy the kernel once the device is done with it; also done when it is collected."""
        handles, self._handles = self._handles, []
        if handles:
            device = self.device
            device.reclaim.later(lambda: _destroy(device, handles))

    def destroy(self) -> None:
        """Destroy the Vulkan objects now; the device must be done with them."""
        handles, self._handles = self._handles, []
        _destroy(self.device, handles)

    def __del__(self) -> None:
        if getattr(self, "_handles", None):
            self.free()

    def __repr__(self) -> str:
        return f"<Kernel {self.name} {'x'.join(map(str, self.local_size))} on {self.device.name}>"


def _destroy(device: Device, handles: list[tuple[str, Any]]) -> None:
    for kind, handle in reversed(handles):
        getattr(device.functions, "vkDestroy" + kind)(device.handle, handle, ffi.NULL)


def _merge_aliases(bindings: Any) -> list[Binding]:
    """Several variables may share one binding (DXC and GLSL aliases): one layout entry, written if one of them is."""
    merged: dict[int, Binding] = {}
    for b in bindings:
        first = merged.setdefault(b.binding, b)
        if first.kind != b.kind:
            raise InvalidInput(f"binding {b.set}.{b.binding} is declared as {first.kind} and as {b.kind}")
    return list(merged.values())


def specialise(
    entry: EntryPoint, constants: tuple[SpecConstant, ...], local_size: Any, spec: Spec
) -> tuple[dict[int, bytes], tuple[int, int, int]]:
    """The bytes of every overridden specialization constant, and the workgroup size that results."""
    by_id = {s.id: s for s in constants}
    by_name = {s.name: s for s in constants if s.name}
    chosen: dict[int, int | float | bool] = {}
    for key, value in spec.items():
        constant = by_id.get(key) if isinstance(key, int) else by_name.get(key)
        if constant is None:
            known = ", ".join(f"{s.id} ({s.name})" if s.name else str(s.id) for s in constants) or "none"
            raise InvalidInput(f"the module has no specialization constant {key!r}; it has {known}")
        chosen[constant.id] = value
    if local_size is not None:
        sizes = (local_size,) if isinstance(local_size, int) else tuple(local_size)
        sizes += (1,) * (3 - len(sizes))
        for axis, (wanted, spec_id, fixed) in enumerate(
            zip(sizes, entry.local_size_ids, entry.local_size, strict=True)
        ):
            if spec_id is not None:
                chosen[spec_id] = int(wanted)
            elif wanted != fixed:
                raise InvalidInput(
                    f"the workgroup size {'xyz'[axis]} of {entry.name} is fixed at {fixed}, not {wanted}"
                )
    size = [
        fixed if spec_id is None else int(chosen.get(spec_id, fixed))
        for spec_id, fixed in zip(entry.local_size_ids, entry.local_size, strict=True)
    ]
    return {k: _pack(by_id[k], v) for k, v in chosen.items()}, (size[0], size[1], size[2])


def _pack(constant: SpecConstant, value: int | float | bool) -> bytes:
    kind, size = constant.type.kind, constant.type.size
    label = f"specialization constant {constant.id}" + (f" ({constant.name})" if constant.name else "")
    try:
        if kind == "bool":
            return struct.pack("<I", bool(value))
        if kind == "float":
            return struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], value)
        return int(value).to_bytes(size, "little", signed=kind == "int" or value < 0)
    except (OverflowError, struct.error, TypeError, ValueError):
        raise InvalidInput(f"{label} is {kind}{8 * size} and cannot hold {value!r}") from None


def _special_info(values: dict[int, bytes]) -> tuple[Any, Any, Any]:
    if not values:
        return None, None, ffi.NULL
    data = ffi.new("char[]", b"".join(values.values()))
    entries = ffi.new("VkSpecializationMapEntry[]", len(values))
    at = 0
    for k, (constant, raw) in enumerate(values.items()):
        entries[k].constantID, entries[k].offset, entries[k].size = constant, at, len(raw)
        at += len(raw)
    info = ffi.new("VkSpecializationInfo*")
    info.mapEntryCount, info.pMapEntries, info.dataSize, info.pData = len(values), entries, at, data
    return data, entries, info
