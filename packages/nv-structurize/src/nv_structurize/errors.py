"""What can go wrong, in one family: catch `StructurizeError` to catch everything this package raises."""


class StructurizeError(Exception):
    """Root of every error this package raises."""


class Unsupported(StructurizeError):
    """The function holds control flow that structured form cannot say (`indirectbr`, exception handling)."""


class InvalidInput(StructurizeError):
    """The input is not a module that this LLVM reads, or names a function that is not there."""


class Unreadable(InvalidInput):
    """A function is not written as LLVM prints it; text may look so and not be."""


class Internal(StructurizeError):
    """A bug of ours; the notes carry the artifact and how to reproduce it."""
