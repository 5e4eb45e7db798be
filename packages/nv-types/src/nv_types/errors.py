"""The exceptions of nv-types.

One root and the two kinds that can occur here; a caller that wants all of them catches `TypesError`.
"""


class TypesError(Exception):
    """Root of every error that nv-types raises."""


class Unsupported(TypesError, TypeError):
    """A value or type that a Vulkan kernel cannot take, with what to pass instead."""


class InvalidInput(TypesError, TypeError):
    """Something that is not a value or type this package knows about."""
