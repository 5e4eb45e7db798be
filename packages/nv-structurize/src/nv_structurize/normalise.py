"""LLVM's own print of a module: the form that `reading` reads."""

from __future__ import annotations

from llvmlite import binding

from nv_structurize.errors import Internal, InvalidInput


def canonical(ir: str) -> str:
    """Parse, verify and print again.

    Raises
    ------
    InvalidInput
        With LLVM's message, on one line.
    """
    try:
        module = binding.parse_assembly(ir)
        module.verify()
    except RuntimeError as error:
        raise InvalidInput(" ".join(str(error).split())[:400]) from None
    return str(module)


def check(ir: str) -> None:
    """Raise `Internal` if LLVM does not accept a module that we made."""
    try:
        binding.parse_assembly(ir).verify()
    except RuntimeError as error:
        failure = Internal(f"the result is not valid LLVM IR: {' '.join(str(error).split())[:400]}")
        failure.add_note(ir)
        raise failure from None
