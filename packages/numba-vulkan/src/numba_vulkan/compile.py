"""The stages composed: a Python function in, a SPIR-V module and every step on the way out.

`STAGES` is the table of contents of the whole compiler. Each stage takes what the one before made and a `Job`, and
gives back text or bytes; nothing else passes between them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from numba_vulkan import logs
from numba_vulkan.compiling.target import Target
from numba_vulkan.errors import Internal
from numba_vulkan.options import Options

if TYPE_CHECKING:
    import nv_lower

#: Called as `observe(stage_or_pass, artifact)` after every pass of every stage.
Observer = Callable[[str, Any], None]


class Source(NamedTuple):
    """What the first stage takes: a function, and the Numba types of its arguments."""

    function: Any
    argtypes: tuple[Any, ...]


class Job(NamedTuple):
    """How one kernel is compiled: what the user asked for, what the device is, and what is known of the arguments.

    `small_arrays` says that every array lies in a buffer of less than 2**31 bytes.
    """

    options: Options = Options()
    target: Target = Target()
    local_size: tuple[int, int, int] = (64, 1, 1)
    small_arrays: bool = False
    observe: Observer | None = None


class Artifacts(NamedTuple):
    """What each stage made of one kernel."""

    translated: str
    llvm: str
    structured: str
    spirv: bytes


def translate(source: Source, job: Job) -> str:
    """Python to LLVM IR as Numba lowers it."""
    import nv_lower

    return nv_lower.translate(source.function, source.argtypes, _lower_options(job))


def lower(ir: str, job: Job) -> str:
    """LLVM IR as it comes to one flat, optimised LLVM function."""
    import nv_lower

    # Fast-math flags are on the instructions of the functions that have the option; the whole kernel's is not set.
    flat: str = nv_lower.lower(ir, replace(_lower_options(job), fastmath=False))
    return flat


def _lower_options(job: Job) -> nv_lower.Options:
    import nv_lower

    options = job.options
    return nv_lower.Options(
        features=job.target.features,
        fastmath=options.fastmath,
        boundscheck=options.boundscheck,
        error_model=options.error_model,
        narrow=job.target.narrow_integers,
        scratch_bytes=options.scratch_bytes,
        local_size=job.local_size,
        small_arrays=job.small_arrays,
        coarsen=True,
        debug=options.debug,
        observe=job.observe,
    )


def structurize(ir: str, job: Job) -> str:
    """Flat LLVM IR to LLVM IR with structured control flow."""
    import nv_structurize

    structured = nv_structurize.structurize(ir)
    if job.observe is not None:
        job.observe("structurize", structured)
    return structured


def emit(ir: str, job: Job) -> bytes:
    """Structured LLVM IR to a SPIR-V module, which is checked before anyone sees it."""
    import nv_spirv

    target = job.target
    spirv: bytes = nv_spirv.emit(
        ir,
        nv_spirv.Options(
            addressing=target.addressing,
            vulkan=target.vulkan,
            features=target.features,
            max_push_constants=target.max_push_constants,
            debug_lines=job.options.debug,
            observe=job.observe,
        ),
    )
    violations = nv_spirv.violations(spirv)
    if violations:
        error = Internal(f"the SPIR-V that was made is invalid: {violations[0]}")
        for violation in violations[1:8]:
            error.add_note(str(violation))
        error.add_note(
            "please report this with the kernel; kernel.inspect_structured(signature) shows what was emitted"
        )
        raise error
    return spirv


#: The compiler, in order: the file extension of what a stage makes, and the stage.
STAGES: tuple[tuple[str, Callable[[Any, Job], Any]], ...] = (
    (".numba.ll", translate),  # Python, through Numba's typing and lowering
    (".ll", lower),  # linked, inlined and optimised: one flat function
    (".structured.ll", structurize),  # SPIR-V knows only nested control flow
    (".spv", emit),  # storage classes, types and words; then the structure check
)


def steps(function: Any, argtypes: Any, job: Job | None = None) -> Iterator[Any]:
    """What each stage makes, one after the other; a stage runs when its artifact is asked for."""
    job = job or Job()
    artifact: Any = Source(function, tuple(argtypes))
    for _, stage in STAGES:
        start = time.perf_counter()
        artifact = stage(artifact, job)
        logs.debug("%s took %.1f ms", stage.__name__, 1e3 * (time.perf_counter() - start))
        yield artifact


def compile(function: Any, argtypes: Any, job: Job | None = None) -> Artifacts:
    """Compile a function for arguments of the given Numba types.

    Parameters
    ----------
    function
        A Python function or a jitted one.
    argtypes
        Numba types, one for each argument.

    Returns
    -------
    Artifacts
        Numba's LLVM IR, the flat and the structured one, and the SPIR-V module.
    """
    return Artifacts(*steps(function, argtypes, job))
