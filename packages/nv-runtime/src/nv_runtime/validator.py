"""Somebody else's opinion of a module: `nv-run --verify-with spirv-val`."""

from __future__ import annotations

import shlex
import subprocess
import tempfile
from pathlib import Path

from .errors import InvalidInput

SECONDS = 120


def verify(program: str, spirv: bytes) -> None:
    """Let a program read the module from a file.

    Parameters
    ----------
    program
        Its command line, to which the file's name is added: `spirv-val --target-env vulkan1.3`.

    Raises
    ------
    InvalidInput
        When it exits with another status than 0, with what it said; or when it cannot be started.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.spv"
        path.write_bytes(spirv)
        command = [*shlex.split(program), str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        except (OSError, IndexError) as error:
            raise InvalidInput(f"{program!r} could not be started: {error}") from None
        except subprocess.TimeoutExpired:
            raise InvalidInput(f"{program!r} did not finish in {SECONDS} seconds") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().replace(str(path), "the module")
        raise InvalidInput(f"{program} refuses the module: {said or f'exit status {done.returncode}'}")
