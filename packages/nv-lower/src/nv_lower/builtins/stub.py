"""What the body of a function of the kernel language does on the host."""

from __future__ import annotations

from typing import NoReturn


def only_in_kernels(name: str) -> NoReturn:
    """Raise the error of a function that was called on the host."""
    raise TypeError(
        f"nv.{name} can only be called in a kernel (a function decorated with @nv.jit, when launched)"
    )
