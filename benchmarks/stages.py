"""How long each stage of the compiler takes on the kernels of the workloads."""

from __future__ import annotations

import dataclasses
import importlib
import time
from collections.abc import Callable
from typing import Any

import targets


class Recorder:
    """Stands for a kernel: notes the types of the arguments that it is launched with."""

    def __init__(self, function: Callable[..., Any], fastmath: bool, launches: list[Any]) -> None:
        self.function, self.fastmath, self.launches = function, fastmath, launches

    def __getitem__(self, configuration: Any) -> Callable[..., None]:
        from nv_types import typeof

        def launch(*arguments: Any) -> None:
            self.launches.append((self.function, tuple(typeof(value) for value in arguments), self.fastmath))

        return launch


def recorded(module_name: str, maker: str) -> tuple[Any, tuple[Any, ...], bool]:
    """The kernel that a workload launches: its Python function, argument types and whether it asks for fast math."""
    module = importlib.import_module(f"workloads.{module_name}")
    launches: list[Any] = []
    target = dataclasses.replace(
        targets.vulkan(),
        jit=lambda fastmath=False: lambda function: Recorder(function, fastmath, launches),
        to_device=lambda array: array,
        to_host=lambda array: array,
    )
    getattr(module, maker)(module.SIZES["tiny"]).program(target).run()
    first: tuple[Any, tuple[Any, ...], bool] = launches[0]
    return first


def stage_times(workloads: dict[str, tuple[str, str]], repeats: int = 3) -> dict[str, dict[str, float]]:
    """The least of `repeats` times in seconds, by workload and stage; the typing of device functions included."""
    return {name: times_of(*workload, repeats) for name, workload in workloads.items()}


def times_of(module_name: str, maker: str, repeats: int) -> dict[str, float]:
    """The stages' times for one workload, each round with functions that were never compiled before."""
    import numba_vulkan as nv
    from numba_vulkan.compile import STAGES, Job, Source

    least: dict[str, float] = {}
    for _ in range(repeats):
        function, argument_types, fastmath = recorded(module_name, maker)
        kernel = nv.jit(fastmath=fastmath)(function)
        artifact: Any = Source(kernel.dispatcher, argument_types)
        for _, stage in STAGES:
            start = time.perf_counter()
            artifact = stage(artifact, Job(kernel.options))
            seconds = time.perf_counter() - start
            least[stage.__name__] = min(seconds, least.get(stage.__name__, seconds))
    return least
