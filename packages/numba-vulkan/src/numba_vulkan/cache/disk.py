"""Compiled modules on disk, one file each, named by the digest of all they depend on.

A file is a digest of the module and the module. It is written under another name and renamed, so that no reader sees
half of one; a file that is damaged all the same is compiled anew and overwritten. A cache that cannot be read or
written costs time, never a result.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from numba_vulkan import logs
from numba_vulkan.cache import content
from numba_vulkan.cache.folder import folder
from numba_vulkan.compile import Job, steps
from numba_vulkan.errors import CacheWarning

_DIGEST = 32
#: Modules that the cache keeps; beyond that the half that was written first goes. A module takes a few kilobytes.
_MAX_FILES = 4096


class Named(Protocol):
    """A kernel, which `content.digest` takes; its name is for messages."""

    name: str


def through(kernel: Named, argtypes: tuple[Any, ...], job: Job, compile_: Callable[[], bytes]) -> bytes:
    """The module of a kernel from the cache, or compiled and then kept: not even Numba's part is done again."""
    try:
        path = folder() / "kernels" / key(kernel, argtypes, job)
    except content.Undigestible as error:
        warnings.warn(
            f"kernel {kernel.name!r} is not cached, since it depends on {error}, whose changes would go unnoticed",
            CacheWarning,
            stacklevel=2,
        )
        return compile_()
    return _kept(path, compile_)


def module(function: Any, argtypes: tuple[Any, ...], job: Job) -> bytes:
    """The SPIR-V module of a function that Numba translates; what follows is taken from the cache if it was done."""
    artifacts = steps(function, argtypes, job)
    translated: str = next(artifacts)

    def finish() -> bytes:
        *_, spirv = artifacts
        return bytes(spirv)

    return _kept(folder() / "modules" / _name([translated], job), finish)


def derived(spirv: bytes, kind: str, make: Callable[[], bytes]) -> bytes:
    """What is made from a module alone: from the cache, or made and then kept under `kind`."""
    name = hashlib.sha256(_versions().encode() + spirv).hexdigest()
    return _kept(folder() / kind / name, make)


def _kept(path: Path, compile_: Callable[[], bytes]) -> bytes:
    kept = load(path)
    if kept is not None:
        logs.debug("cache hit: %s", path)
        return kept
    logs.debug("cache miss: %s", path)
    spirv = compile_()
    store(path, spirv)
    return spirv


def key(kernel: Named, argtypes: tuple[Any, ...], job: Job) -> str:
    """The file name: a digest of the function and all it depends on, types, options, device and versions."""
    from numba.core import config

    # NUMBA_BOUNDSCHECK overrides the option of every function.
    return _name(
        [content.digest(kernel), *map(_type_text, argtypes), f"boundscheck {config.BOUNDSCHECK}"], job
    )


def _type_text(type_: Any) -> str:
    """What a type is, in words that are the same in every process and differ where the type does."""
    from numba.core import types

    if isinstance(type_, types.Dispatcher):
        return f"function {content.digest(type_.dispatcher)}"
    if isinstance(type_, types.BaseTuple):
        fields = getattr(type_, "fields", ())
        return f"{type_.__class__.__name__}{fields}({', '.join(map(_type_text, type_))})"
    return repr(type_)


def _name(parts: list[str], job: Job) -> str:
    target = job.target
    of_device = (
        target.vulkan,
        target.max_push_constants,
        target.addressing,
        target.narrow_integers,
        target.narrow_floats,
    )
    parts = [
        *parts,
        repr(sorted(target.features or ())),
        repr(of_device),
        repr((job.local_size, job.small_arrays, job.options.debug, job.options.scratch_bytes)),
        _versions(),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest() + ".spv"


@functools.cache
def _versions() -> str:
    return content.versions()


def load(path: Path) -> bytes | None:
    """The module in a file; None if there is none, or a damaged one."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    spirv = data[_DIGEST:]
    return spirv if hashlib.sha256(spirv).digest() == data[:_DIGEST] else None


def store(path: Path, spirv: bytes) -> None:
    """Write a module; a folder that cannot be written is no error."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(spirv).digest() + spirv)
            Path(temporary).replace(path)
            if path.name.startswith("00"):  # one in 256
                _prune(path.parent)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


def _prune(folder_: Path) -> None:
    """Remove the older half of a folder that has grown too large; another process may be doing the same."""
    paths = [path for path in folder_.iterdir() if not path.name.startswith(".")]
    if len(paths) <= _MAX_FILES:
        return
    ages = sorted((path.stat().st_mtime_ns, path) for path in paths)
    for _, path in ages[: len(ages) // 2]:
        path.unlink(missing_ok=True)
