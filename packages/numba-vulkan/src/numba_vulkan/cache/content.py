"""A digest of everything that a compiled function depends on.

Numba freezes globals and closure variables when it compiles, so a kernel depends not only on its own bytecode
but on the values it names and, through the functions it calls, on theirs, in whatever file they are written. All of
that goes into one digest. What cannot be digested reliably raises `Undigestible`: then nothing is cached, since a
stale kernel is worse than a slow start.
"""

from __future__ import annotations

import enum
import hashlib
import os
import struct
import sys
import types as python
from collections.abc import Callable, Iterable, Iterator, Set
from pathlib import Path
from typing import Any

import numpy as np

from numba_vulkan.options import Options

# Modules whose functions change only with their version, which is part of every key.
_VERSIONED = frozenset({"numba", "numpy", "numba_vulkan", "nv_lower", "nv_types", "llvmlite"})


class Undigestible(Exception):
    """Something a function depends on has no reliable digest; the text says what."""


def digest(function: Any) -> str:
    """The digest of a Python function, a kernel or a Numba dispatcher, and all it depends on.

    Raises
    ------
    Undigestible
        It depends on something that cannot be digested.
    """
    writer = _Writer()
    writer.value(function)
    return writer.hexdigest()


class _Writer:
    """Feeds values to a hash, each with its kind and length, so that no two sequences of values look alike."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self._seen: dict[int, int] = {}
        self._keep: list[Any] = []  # what `_seen` knows by id stays alive

    def hexdigest(self) -> str:
        return self._hash.hexdigest()

    def put(self, kind: str, data: bytes = b"") -> None:
        self._hash.update(kind.encode() + struct.pack("<q", len(data)) + data)

    def value(self, value: Any) -> None:
        for class_, write in _WRITERS:
            if isinstance(value, class_):
                write(self, value)
                return
        inner = getattr(value, "py_func", None)
        if isinstance(inner, python.FunctionType):
            self._jitted(value, inner)
        else:
            self._other(value)

    def _other(self, value: Any) -> None:
        """Things known by name: what a versioned module defines, classes, Numba's types."""
        from numba.core import types

        if isinstance(value, types.Type):
            self.put("numba", repr(value).encode())
        elif isinstance(getattr(value, "_nv_array_type_", None), types.Type):
            self.put("device array", f"{value._nv_array_type_}{value.shape}{value.strides}".encode())
        elif _is_versioned(value) or isinstance(value, type):
            if (
                isinstance(value, type)
                and not _is_versioned(value)
                and not issubclass(value, BaseException | tuple)
            ):
                raise Undigestible(f"class {value.__qualname__}")
            self.put("name", f"{_module_of(value)}.{getattr(value, '__qualname__', repr(value))}".encode())
            if isinstance(value, type) and issubclass(value, tuple):
                self.sequence(getattr(value, "_fields", ()))
        else:
            raise Undigestible(f"{type(value).__qualname__} {getattr(value, '__name__', '')}".strip())

    def _jitted(self, value: Any, function: python.FunctionType) -> None:
        self.put("jitted")
        options = getattr(value, "options", None)
        if isinstance(options, Options):
            self.value(options._asdict())
        else:
            self.value(getattr(value, "targetoptions", None))
        self.put("declared", repr(_declared(value)).encode())
        self.function(function)

    def function(self, function: python.FunctionType) -> None:
        if id(function) in self._seen:  # recursion, or a second mention
            self.put("again", struct.pack("<q", self._seen[id(function)]))
            return
        self._seen[id(function)] = len(self._seen)
        self._keep.append(function)
        self.put("function", f"{function.__module__}.{function.__qualname__}".encode())
        self.sequence(function.__defaults__ or ())
        self.sequence(sorted((function.__kwdefaults__ or {}).items()))
        code = function.__code__
        mentioned = _names(code)
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            self._outer(name, _content(cell), mentioned)
        self._code(code)
        for name in sorted(mentioned & function.__globals__.keys()):
            self._outer(name, function.__globals__[name], mentioned)

    def _code(self, code: python.CodeType) -> None:
        # File and lines are included: exceptions and debug information carry them.
        self.put("code", code.co_code)
        self.put("place", f"{code.co_filename}:{code.co_firstlineno}".encode())
        self.put("lines", code.co_linetable)
        counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
        for listed in (counts, code.co_varnames, code.co_names, code.co_freevars, code.co_cellvars):
            self.sequence(listed)
        for constant in code.co_consts:
            if isinstance(constant, python.CodeType):
                self._code(constant)
            else:
                self.value(constant)

    def _outer(self, name: str, value: Any, mentioned: Set[str]) -> None:
        """A global or closure variable of the code that mentions these names."""
        self.put("outer", name.encode())
        if isinstance(value, python.ModuleType):
            self.module(value, mentioned, {id(value)})
        else:
            self.value(value)

    def module(self, module: python.ModuleType, mentioned: Set[str], seen: set[int]) -> None:
        """A module, by every attribute whose name the code mentions: `helpers.scale` mentions `scale`."""
        self.put("module", module.__name__.encode())
        if _is_versioned_module(module.__name__):
            return
        for name in sorted(mentioned):
            value = vars(module).get(name)
            if isinstance(value, python.ModuleType) and id(value) not in seen:
                seen.add(id(value))
                self.module(value, mentioned, seen)
            elif value is not None and not isinstance(value, python.ModuleType):
                self.put("attribute", name.encode())
                self.value(value)

    def sequence(self, values: Iterable[Any]) -> None:
        items = list(values)
        self.put("sequence", struct.pack("<q", len(items)))
        for item in items:
            self.value(item)

    def array(self, array: np.ndarray[Any, Any]) -> None:
        if array.dtype.hasobject:
            raise Undigestible("an array of objects")
        self.put("array", f"{array.dtype!r}{array.shape}{array.flags.f_contiguous}".encode())
        self.put("bytes", array.tobytes())

    def plain_function(self, function: python.FunctionType) -> None:
        if not _is_versioned(function):
            # Numba calls a plain function only through an @overload of it, which may be anywhere.
            if self._seen:
                raise Undigestible(f"the undecorated function {function.__qualname__}")
            self.function(function)
            return
        self.put("name", f"{function.__module__}.{function.__qualname__}".encode())


def _names(code: python.CodeType) -> frozenset[str]:
    """Every name that the code and the functions inside it mention as a global or an attribute."""
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, python.CodeType)]
    return frozenset(code.co_names).union(*inner)


def _declared(value: Any) -> Any:
    """The signatures with which a jitted function was declared."""
    from numba_vulkan.compiling import signatures

    return value.declared if hasattr(value, "declared") else signatures.of_dispatcher(value)


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # a variable that is not assigned yet
        return None


def _module_of(value: Any) -> str:
    module = getattr(value, "__module__", None)
    return module if isinstance(module, str) else type(value).__module__


def _is_versioned(value: Any) -> bool:
    return _is_versioned_module(_module_of(value))


def _is_versioned_module(name: str) -> bool:
    top = name.partition(".")[0]
    return top in _VERSIONED or (top in sys.stdlib_module_names and top != "__main__")


def _write_sequence(writer: _Writer, value: Any) -> None:
    writer.put(type(value).__qualname__)
    writer.sequence(value)


def _write_set(writer: _Writer, value: Any) -> None:
    writer.put("set")
    writer.sequence(sorted(value, key=repr))


def _write_dict(writer: _Writer, value: dict[Any, Any]) -> None:
    writer.put("dict")
    writer.sequence(sorted(value.items(), key=repr))


def _write_enum(writer: _Writer, value: enum.Enum) -> None:
    writer.put("enum", f"{type(value).__qualname__}.{value.name}".encode())
    writer.value(value.value)


# The first class that fits: the order matters where one is a subclass of another.
_WRITERS: tuple[tuple[Any, Callable[[_Writer, Any], None]], ...] = (
    (type(None), lambda w, v: w.put("none")),
    (enum.Enum, _write_enum),
    (bool, lambda w, v: w.put("bool", bytes([v]))),
    (np.generic, lambda w, v: w.array(np.asarray(v))),
    (int, lambda w, v: w.put("int", str(v).encode())),
    (float, lambda w, v: w.put("float", struct.pack("<d", v))),
    (complex, lambda w, v: w.put("complex", struct.pack("<dd", v.real, v.imag))),
    (str, lambda w, v: w.put("str", v.encode("utf-8", "surrogatepass"))),
    (bytes, lambda w, v: w.put("bytes", v)),
    (np.ndarray, lambda w, v: w.array(v)),
    (np.dtype, lambda w, v: w.put("dtype", repr(v).encode())),
    (tuple | list, _write_sequence),
    (set | frozenset, _write_set),
    (dict, _write_dict),
    (slice, lambda w, v: w.sequence(("slice", v.start, v.stop, v.step))),
    (type(Ellipsis), lambda w, v: w.put("ellipsis")),
    (python.FunctionType, lambda w, v: w.plain_function(v)),
)


def versions() -> str:
    """The versions of everything that takes part in compiling, and of Python, whose bytecode is part of the digest."""
    import llvmlite
    import numba

    # Modules that are loaded anyway: asking the packages' metadata costs 10 ms. Our own are pinned to one version.
    modules = (numba, llvmlite, np, sys.modules["numba_vulkan"])
    listed = [f"{module.__name__} {module.__version__}" for module in modules]
    return "; ".join([sys.version, *listed, _sources()])


def _sources() -> str:
    """The state of our own source files, so that working on the compiler never meets what an older one made."""
    from importlib.util import find_spec

    hash_ = hashlib.sha256()
    for package in ("nv_types", "nv_lower", "nv_structurize", "nv_spirv", "numba_vulkan"):
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
            found = _files(folder) if Path(folder).is_dir() else _archive(folder)
            for path, status in sorted(found):
                hash_.update(f"{path} {status}\n".encode())
    return hash_.hexdigest()


def _files(folder: str) -> Iterator[tuple[str, str]]:
    """The source files under a folder, with size and time; by `scandir`, since pathlib would cost 8 ms a process."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            elif entry.name.endswith((".py", ".ll", ".txt")):
                status = entry.stat()
                yield entry.path, f"{status.st_size} {status.st_mtime_ns}"


def _archive(folder: str) -> Iterator[tuple[str, str]]:
    """The zip that a folder of a package lies in, with size and time."""
    for parent in Path(folder).parents:
        if parent.is_file():
            status = parent.stat()
            yield str(parent), f"{status.st_size} {status.st_mtime_ns}"
            return
