"""The user's program as `numba-vulkan compile` meets it: found by name or path, imported, its prints kept apart."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

from numba_vulkan.errors import ArgumentError


def function(name: str) -> Any:
    """What `module:function` or `path/to/file.py:function` names; the module is imported.

    Raises
    ------
    ArgumentError
        The text has not that form, there is no such file or function, or the program ends the process.
    """
    module_name, colon, attribute = name.rpartition(":")
    if not colon or not module_name:
        raise ArgumentError(
            f"{name!r} does not say which function of which program: write file.py:function or module:function"
        )
    try:
        module = _by_path(Path(module_name)) if _is_path(module_name) else _by_name(module_name)
    except SystemExit:
        raise ArgumentError(
            f"{module_name} ends the process while it is imported; put what it runs under "
            'if __name__ == "__main__":'
        ) from None
    found = getattr(module, attribute, None)
    if found is None:
        raise ArgumentError(f"{module_name} has no function {attribute!r}")
    return found


def _is_path(name: str) -> bool:
    return name.endswith(".py") or "/" in name or os.sep in name


def _by_path(path: Path) -> ModuleType:
    if not path.is_file():
        raise ArgumentError(f"there is no file {path}")
    sys.path.insert(0, str(path.resolve().parent))  # as for `python path`: modules beside it are found
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ArgumentError(f"{path} is not a Python file: its name must end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _by_name(name: str) -> ModuleType:
    sys.path.insert(0, "")  # as for `python -m`: modules of the current folder are found
    return importlib.import_module(name)


@contextlib.contextmanager
def kept_apart(*, until_exit: bool) -> Iterator[BinaryIO]:
    """Standard output for the command's own bytes; what the program writes there goes to standard error meanwhile.

    With `until_exit` that stays so, for programs that print when the interpreter ends.
    """
    stdout = sys.stdout
    try:
        number, errors = stdout.fileno(), sys.stderr.fileno()
    except (AttributeError, io.UnsupportedOperation):  # not files: a notebook's, or a test's
        own = io.BytesIO()
        with contextlib.redirect_stdout(sys.stderr):
            yield own
        stdout.write(own.getvalue().decode())
        return
    stdout.flush()
    with os.fdopen(os.dup(number), "wb") as output:
        os.dup2(errors, number)
        try:
            yield output
            output.flush()
        finally:
            stdout.flush()
            if not until_exit:
                os.dup2(output.fileno(), number)
