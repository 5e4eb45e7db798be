"""What launching needs to know of a kernel; `numba_vulkan.kernel.Kernel` is one."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Protocol

from numba_vulkan.compiling.target import Target
from numba_vulkan.launching.configuration import Triple
from numba_vulkan.launching.specialization import Specialization
from numba_vulkan.sessions.session import Session

#: Launches arguments of the kinds that it was made for, with the least work.
FastPath = Callable[[tuple[Any, ...]], None]
MakeFastPath = Callable[[Triple], FastPath]


class Launchable(Protocol):
    """A kernel, as the functions of this folder see it.

    Attributes
    ----------
    name, names
        What it and its parameters are called.
    signatures
        The argument types that it may be launched with; empty where every type is taken.
    python_signature
        Names, kinds and defaults of the parameters.
    fast_paths
        What launches leave behind for later ones: see `fast_path`.
    warned
        Reasons that were warned of: see `waste`.
    """

    name: str
    signatures: tuple[Any, ...]
    fast_paths: dict[Any, MakeFastPath]
    warned: set[str]

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def python_signature(self) -> inspect.Signature: ...

    def target(self, session: Session) -> Target: ...

    def specialization(
        self, argtypes: tuple[Any, ...], target: Target, small_arrays: bool
    ) -> Specialization: ...
