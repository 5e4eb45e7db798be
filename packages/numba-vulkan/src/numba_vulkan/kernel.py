"""`Kernel`: what `@nv.jit` makes of a function.

It is launched through `kernel[groups, local_size]` or `kernel.forall(extent)`, which give a `Launcher`; it is
compiled once for each signature and kind of device; called in another kernel it is a device function.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import itertools
import threading
import time
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from numba_vulkan import compile as compiler
from numba_vulkan import gc_pause, logs
from numba_vulkan.boundary import public, trim
from numba_vulkan.compile import Job
from numba_vulkan.compiling import literals, signatures
from numba_vulkan.compiling.target import Target
from numba_vulkan.devices import SELECTION, session_of
from numba_vulkan.errors import ArgumentError, NumbaVulkanError
from numba_vulkan.launching import captures, waste
from numba_vulkan.launching.configuration import Workgroup, checked_bytes, extent_groups, launch_key
from numba_vulkan.launching.launcher import Launcher
from numba_vulkan.launching.specialization import Specialization
from numba_vulkan.options import Options

if TYPE_CHECKING:
    import nv_runtime
    from numba_vulkan.devices import DeviceLike
    from numba_vulkan.launching.launchable import MakeFastPath
    from numba_vulkan.sessions.session import Session

TRANSLATED, LLVM, STRUCTURED, SPIRV = range(len(compiler.STAGES))
_MAX_LAUNCHERS = 1024
_MAX_SHOWN = 4  # signatures in the text of a kernel


class Kernel:
    """A Python function for Vulkan devices.

    Attributes
    ----------
    py_func, name
        The Python function and what it is called.
    options
        How it is compiled.
    declared
        The explicit signatures given to `@nv.jit`, as argument types and result; empty where every type is taken.
    signatures
        The argument types of those that a kernel can be launched with.
    """

    def __init__(self, py_func: Callable[..., Any], options: Options, declared: tuple[Any, ...]) -> None:
        self.py_func = py_func
        self.name = py_func.__name__
        self.options = options
        self.declared = declared
        self.signatures = signatures.of_kernels(declared) if declared else ()
        #: What `launching.launcher.Launcher` keeps here, so that launches of other numbers of workgroups find it.
        self.fast_paths: dict[Any, MakeFastPath] = {}
        #: Reasons that were warned of, see `waste`.
        self.warned: set[str] = set()
        self._launchers: dict[Any, Launcher] = {}
        self._specializations: dict[tuple[tuple[Any, ...], Target, bool], Specialization] = {}
        self._targets: dict[Target, Target] = {}
        self._lock = threading.RLock()
        functools.update_wrapper(self, py_func)

    # launching

    def __getitem__(self, configuration: Any) -> Launcher:
        """The kernel with a launch configuration: `kernel[groups, local_size, stream, shared_bytes]`.

        `groups` and `local_size` are integers or tuples of up to three: workgroups, and invocations in each. `stream`
        (None: the default one) and `shared_bytes`, the memory behind `nv.shared.array(0, dtype)`, may be left out.
        """
        try:
            launcher = self._launchers.get(configuration)
        except TypeError:  # a list among them, which has no hash
            launcher = None
        if launcher is not None:
            return launcher
        try:  # not `public`, which would cost each launch a call
            return self._configure(configuration)
        except NumbaVulkanError as error:
            trim(error)
            raise

    def _configure(self, configuration: Any) -> Launcher:
        groups, workgroup, stream = launch_key(configuration, self.name)
        if not self._launchers:
            waste.uncalled(self)
        launcher = Launcher(self, groups, workgroup, stream=stream)
        if len(self._launchers) >= _MAX_LAUNCHERS:
            self._launchers.clear()
        with contextlib.suppress(TypeError):
            self._launchers[configuration] = launcher
        return launcher

    @public
    def forall(
        self,
        extent: int | Sequence[int],
        local_size: int | Sequence[int] | None = None,
        stream: nv_runtime.Stream | None = None,
        device: DeviceLike | None = None,
        shared_bytes: int | None = None,
    ) -> Launcher:
        """The kernel for at least `extent` invocations.

        Parameters
        ----------
        extent
            Invocations along each axis: an integer or a tuple of up to three. It is rounded up to whole workgroups, so
            that the kernel must ignore indices beyond it.
        local_size
            Invocations in a workgroup; by default 256, (16, 16) or (8, 8, 4), or what the device allows.
        stream, device
            Where the kernel runs; by default where its device arrays are, else the current device.
        shared_bytes
            Bytes of workgroup memory behind ``nv.shared.array(0, dtype)``.
        """
        groups, sizes = extent_groups(extent, local_size, self.name)
        if stream is None and device is None:
            return self[groups, sizes] if shared_bytes is None else self[groups, sizes, None, shared_bytes]
        workgroup = Workgroup(sizes, checked_bytes(shared_bytes, self.name))
        return Launcher(self, groups, workgroup, stream=stream, device=device)

    @public
    def on(self, device: DeviceLike) -> _OnDevice:
        """The kernel on a device of its own choice: `kernel.on("gpu")[groups, local_size](...)`."""
        return _OnDevice(self, session_of(device))

    @public
    def __call__(self, *_arguments: Any, **_named: Any) -> Any:
        raise ArgumentError(
            f"kernel {self.name!r} needs a launch configuration: write {self.name}[groups, local_size](...) or "
            f"{self.name}.forall(extent)(...); {self.name}.py_func is the Python function"
        )

    def __repr__(self) -> str:
        compiled = list(dict.fromkeys(known[0] for known in list(self._specializations)))
        shown = [f"({', '.join(map(str, argtypes))})" for argtypes in compiled[:_MAX_SHOWN]]
        more = f" and {len(compiled) - len(shown)} more" if len(compiled) > len(shown) else ""
        state = f"compiled for {', '.join(shown)}{more}" if compiled else "not compiled yet"
        return f"<kernel {self.__module__}.{self.py_func.__qualname__}({', '.join(self.names)}), {state}>"

    def __reduce__(self) -> str:
        return self.py_func.__qualname__  # pickled by name, like a function

    @public
    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is not None:
            raise ArgumentError(f"kernel {self.name!r} cannot be a method; make it a @staticmethod")
        return self

    # compiling

    @functools.cached_property
    def python_signature(self) -> inspect.Signature:
        """Names, kinds and defaults of the parameters."""
        return inspect.signature(self.py_func)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the parameters."""
        return tuple(self.python_signature.parameters)

    @functools.cached_property
    def _visible(self) -> Mapping[str, Any]:
        """The variables that the function sees: those it closes over, then its module's."""
        held: dict[str, Any] = {}
        for name, cell in zip(self.py_func.__code__.co_freevars, self.py_func.__closure__ or (), strict=True):
            with contextlib.suppress(
                ValueError
            ):  # empty: not assigned on this path, which matters where it is used
                held[name] = cell.cell_contents
        return ChainMap(held, self.py_func.__globals__)

    def _captured(self, names: Sequence[str]) -> Mapping[str, Any]:
        """The arrays from outside that the kernel and what it calls name."""
        return captures.found(self.py_func, names)

    @functools.cached_property
    def dispatcher(self) -> Any:
        """The compile-side dispatcher: what Numba's typing knows, kept for every device and every calling kernel."""
        return self.compiled_with(self.options)

    def compiled_with(self, options: Options) -> Any:
        """A compile-side dispatcher of its own."""
        from nv_lower.frontend.dispatcher import Dispatcher

        fastmath = options.fastmath if isinstance(options.fastmath, bool) else set(options.fastmath)
        return Dispatcher(
            self.py_func,
            options={
                "fastmath": fastmath,
                "boundscheck": options.boundscheck,
                "error_model": options.error_model,
                "debug": options.debug,
            },
            declared=self.declared,
            recursion_depth=options.recursion_depth,
        )

    @property
    def _numba_type_(self) -> Any:
        return self.dispatcher._numba_type_

    def target(self, session: Session) -> Target:
        """What this kernel is compiled for on a device."""
        target = self._targets.get(session.target)
        if target is None:
            target = session.target.with_options(self.options.addressing, self.options.narrow)
            self._targets[session.target] = target
        return target

    def specialization(self, argtypes: tuple[Any, ...], target: Target, small_arrays: bool) -> Specialization:
        """The kernel compiled for arguments and a kind of device; compiled at most once."""
        key = (argtypes, target, small_arrays)
        found = self._specializations.get(key)
        if found is None:
            with self._lock:
                found = self._specializations.get(key)
                if found is None:
                    found = self._specializations[key] = self._specialize(*key)
        return found

    def _specialize(self, argtypes: tuple[Any, ...], target: Target, small_arrays: bool) -> Specialization:
        from numba_vulkan.cache import disk, reflections

        literals.check(self.py_func, target)
        job = Job(self.options, target, small_arrays=small_arrays)
        start = time.perf_counter()
        if self.options.cache:
            spirv = disk.through(self, argtypes, job, lambda: self._module(argtypes, job))
        else:
            spirv = self._module(argtypes, job)
        milliseconds = 1e3 * (time.perf_counter() - start)
        logs.info("kernel %s%s: %d bytes of SPIR-V in %.1f ms", self.name, argtypes, len(spirv), milliseconds)
        return Specialization(
            self.name, self.names, argtypes, spirv, reflections.of(spirv), self._visible, self._captured
        )

    def _compile(self, argtypes: tuple[Any, ...], job: Job, stage: int) -> Any:
        """What the stage of that number makes."""
        with self._blamed(argtypes, job):
            return next(itertools.islice(compiler.steps(self.dispatcher, argtypes, job), stage, None))

    def _module(self, argtypes: tuple[Any, ...], job: Job) -> bytes:
        """The last stage's result, cached."""
        from numba_vulkan.cache import disk

        with self._blamed(argtypes, job), gc_pause.paused():
            return disk.module(self.dispatcher, argtypes, job)

    @contextlib.contextmanager
    def _blamed(self, argtypes: tuple[Any, ...], job: Job) -> Iterator[None]:
        """Tell an error in the body with the kernel's line."""
        try:
            yield
        except Exception as error:
            from numba_vulkan import blame

            explained = blame.explained(self, argtypes, job, error)
            if explained is error:
                raise
            raise explained from error

    # looking inside

    @public
    def inspect_llvm(self, signature: Any = None) -> Any:
        """The flat LLVM IR of a signature; without one, a dictionary of all that were compiled."""
        return self._inspect(LLVM, signature)

    @public
    def inspect_structured(self, signature: Any = None) -> Any:
        """The structured LLVM IR of a signature; without one, a dictionary of all that were compiled."""
        return self._inspect(STRUCTURED, signature)

    @public
    def inspect_spirv(self, signature: Any = None) -> Any:
        """The SPIR-V module of a signature; without one, a dictionary of all that were compiled."""
        return self._inspect(SPIRV, signature)

    @public
    def dump(self, signature: Any, folder: Any) -> None:
        """Compile for a signature and write what every pass leaves into a folder, in files numbered by order."""
        from numba_vulkan.compiling.dump import Dump

        argtypes = self._argument_types(signature)
        target, small_arrays = self._inspected(argtypes)
        job = Job(self.options, target, small_arrays=small_arrays, observe=Dump(folder))
        self._compile(argtypes, job, SPIRV)

    def _inspect(self, stage: int, signature: Any) -> Any:
        if signature is None:
            return {known[0]: self._artifact(stage, *known) for known in list(self._specializations)}
        argtypes = self._argument_types(signature)
        return self._artifact(stage, argtypes, *self._inspected(argtypes))

    def _argument_types(self, signature: Any) -> tuple[Any, ...]:
        argtypes = signatures.argument_types(signature)
        if len(argtypes) != len(self.names):
            raise ArgumentError(
                f"kernel {self.name!r} takes {len(self.names)} arguments, the signature has {len(argtypes)}"
            )
        return argtypes

    def _inspected(self, argtypes: tuple[Any, ...]) -> tuple[Target, bool]:
        """For which device, and whether for small arrays, the kernel is shown: as it was compiled, if it was."""
        for known, target, small_arrays in self._specializations:
            if known == argtypes:
                return target, small_arrays
        return self._inspection_target(), True

    def _inspection_target(self) -> Target:
        # Reading what a kernel becomes needs no device; where there is one, it is what the kernel would run on.
        from nv_runtime import RuntimeFailure

        try:
            return self.target(SELECTION.current())
        except (RuntimeFailure, NumbaVulkanError):
            return Target().with_options(self.options.addressing, self.options.narrow)

    def _artifact(self, stage: int, argtypes: tuple[Any, ...], target: Target, small_arrays: bool) -> Any:
        found = self._specializations.get((argtypes, target, small_arrays))
        if stage == SPIRV and found is not None:
            return found.spirv
        return self._compile(argtypes, Job(self.options, target, small_arrays=small_arrays), stage)


class _OnDevice:
    """A kernel bound to a device."""

    def __init__(self, kernel: Kernel, session: Session) -> None:
        self._kernel = kernel
        self._session = session

    def __getitem__(self, configuration: Any) -> Launcher:
        groups, workgroup, stream = launch_key(configuration, self._kernel.name)
        return Launcher(self._kernel, groups, workgroup, stream=stream, device=self._session.device)
