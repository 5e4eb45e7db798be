"""Kernels: a module's entry point, specialised and compiled by the driver."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import logs
from ..errors import InvalidInput, Unsupported
from ..memory.memory_device import MemoryDevice
from ..vulkan.api import PIPELINE_DISPATCH_BASE, c, check, ffi, result_name
from ..vulkan.instance import process
from ..vulkan.object_names import name_object
from . import isolated_compile, statistics
from .descriptors import Resolved, bindings_text, descriptor_type
from .module import examine, for_driver, in_host_order
from .pipeline_cache import PipelineCache
from .push_constants import Packer, block_packer
from .specialization import Spec, special_info
from .split_grid import marked, with_grid

if TYPE_CHECKING:
    from nv_spirv import Binding, Reflection


UNBOUNDED = 64  # descriptors that an array of no declared length gets


class Kernel:
    """An entry point ready to launch. Make one with `Device.kernel`.

    Attributes
    ----------
    reflection, entry : what the module and the entry point offer (`nv_spirv.Reflection`, `nv_spirv.EntryPoint`).
    bindings : its resources, one for each set and binding, however many variables show it.
    places : set and binding by the name of each variable.
    unbounded : sets and bindings of arrays of descriptors without a declared length; `bindings` says how many they get.
    local_size : the workgroup size in force.
    push_size : bytes of push constants that every launch must give.
    """

    def __init__(
        self,
        device: MemoryDevice,
        spirv: bytes,
        pipelines: PipelineCache,
        *,
        entry: str | None = None,
        local_size: tuple[int, ...] | int | None = None,
        spec: Spec | None = None,
        reflection: Reflection | None = None,
        check: bool = True,
        isolated: bool | None = None,
        unbounded: int = UNBOUNDED,
    ) -> None:
        self.device = device
        self._pipelines = pipelines
        self.spirv = in_host_order(bytes(spirv))
        examined = examine(
            device.info,
            self.spirv,
            entry=entry,
            local_size=local_size,
            spec=spec,
            reflection=reflection,
            check=check,
        )
        nesting = examined.reflection.nesting
        if isolated or (isolated is None and isolated_compile.must_try(device.info, nesting)):
            options = {
                "entry": entry,
                "local_size": local_size,
                "spec": dict(spec or {}),
                "unbounded": unbounded,
            }
            seconds = isolated_compile.SECONDS if isolated else isolated_compile.SECONDS_OF_DEEP
            isolated_compile.try_compile(device, self.spirv, options, seconds, nesting)
        self.spirv = for_driver(device.info, self.spirv)
        self.reflection, self.entry = examined.reflection, examined.entry
        self.local_size, self._values = examined.local_size, examined.values
        self.push_size = self.entry.push_size
        merged = merge_aliases(self.entry.bindings)
        self.unbounded = frozenset((b.set, b.binding) for b in merged if b.count is None)
        self.bindings = tuple(b._replace(count=unbounded) if b.count is None else b for b in merged)
        self.places = {b.name: (b.set, b.binding) for b in self.entry.bindings}
        self.lock = threading.Lock()
        self.resolved: dict[tuple[Any, ...], Resolved] = {}
        self.descriptor_sets = [b.set for b in self.bindings for _ in range(b.count or 0)]
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
    def from_file(cls, path: str | os.PathLike[str], device: Any = None, **options: Any) -> Kernel:
        """A kernel from a .spv file, on the default device unless another is given."""
        kernel: Kernel = (device or process.open_default()).kernel(Path(path).read_bytes(), **options)
        return kernel

    @property
    def name(self) -> str:
        """The entry point's name."""
        return self.entry.name

    def statistics(self) -> list[statistics.Statistic]:
        """What the driver's compiler tells of the kernel: registers, instructions …; `Unsupported` if nothing."""
        statistics.need_statistics(self.device)
        pipeline = self.compile(self.spirv, statistics.CAPTURE_STATISTICS)
        return statistics.statistics(self.device, pipeline)

    @property
    def push(self) -> Packer:
        """Packs named values into push-constant bytes: `kernel.push.pack(n=1024, scale=2.0)`."""
        return Packer(self.entry.push, self.push_size)

    def block(self, name: str) -> Packer:
        """Packs the members of a block: `stream.write(buffer, 0, kernel.block("Params").pack(gain=2.0, n=5))`.

        Raises
        ------
        InvalidInput
            When no binding has that name, or its block has no fixed size.
        """
        place = self.places.get(name)
        found = next((b for b in self.entry.bindings if (b.set, b.binding) == place), None)
        if found is None:
            raise InvalidInput(f"{self.name} has no binding {name!r}; it has {bindings_text(self.bindings)}")
        return block_packer(found)

    def split_pipeline(self, groups: tuple[int, int, int]) -> Any:
        """The pipeline for a grid that takes several dispatches.

        Its dispatches start at a base workgroup. A module that reads the grid's size gets it as a constant,
        because NumWorkgroups would be that of each part; such a pipeline serves one grid size.
        """
        key = groups if self.entry.reads_num_workgroups else (0, 0, 0)
        if key not in self._sized:
            if len(self._sized) >= 16:
                raise Unsupported(
                    f"{self.name} reads the grid's size and was launched with more than 16 grids beyond the"
                    " device's limits"
                )
            spirv = with_grid(self.spirv, groups) if self.entry.reads_num_workgroups else self.spirv
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
            mine = [b for b in self.bindings if b.set == number]
            array = ffi.new("VkDescriptorSetLayoutBinding[]", max(len(mine), 1))
            for k, b in enumerate(mine):
                array[k].binding, array[k].descriptorType = b.binding, descriptor_type(b)
                array[k].descriptorCount, array[k].stageFlags = b.count or 0, c.VK_SHADER_STAGE_COMPUTE_BIT
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
            data, entries, special = special_info(self._values)
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
            with self._pipelines.open() as cache:
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
            name_object(self.device, "PIPELINE", out[0], self.name)
            return self._keep("Pipeline", out[0])
        finally:
            f.vkDestroyShaderModule(device, module[0], ffi.NULL)

    def free(self) -> None:
        """Destroy the kernel once the device is done with it; also done when it is collected."""
        handles, self._handles = self._handles, []
        if handles:
            device = self.device
            device.deferred.later(lambda: _destroy(device, handles))

    def destroy(self) -> None:
        """Destroy the Vulkan objects now; the device must be done with them."""
        handles, self._handles = self._handles, []
        _destroy(self.device, handles)

    def __del__(self) -> None:
        if getattr(self, "_handles", None):
            self.free()

    def __repr__(self) -> str:
        return f"<Kernel {self.name} {'x'.join(map(str, self.local_size))} on {self.device.name}>"


def _destroy(device: MemoryDevice, handles: list[tuple[str, Any]]) -> None:
    for kind, handle in reversed(handles):
        getattr(device.functions, "vkDestroy" + kind)(device.handle, handle, ffi.NULL)


def merge_aliases(bindings: Iterable[Binding]) -> tuple[Binding, ...]:
    """One binding for all variables that show it (Slang, DXC and GLSL aliases): written if one of them is.

    Raises
    ------
    InvalidInput
        When they declare it as different kinds of descriptors.
    """
    merged: dict[tuple[int, int], Binding] = {}
    for b in bindings:
        place = (b.set, b.binding)
        first = merged.setdefault(place, b)
        if first.kind != b.kind:
            raise InvalidInput(f"binding {b.set}.{b.binding} is declared as {first.kind} and as {b.kind}")
        if first is not b:
            count = None if None in (first.count, b.count) else max(first.count or 1, b.count or 1)
            merged[place] = first._replace(written=first.written or b.written, count=count)
    return tuple(merged.values())
