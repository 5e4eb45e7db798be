"""`np.nditer` over misaligned arrays: Numba's views of an element forget that they are. Reductions are made of it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.core.datamodel import models, register_default
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate

from nv_lower.implementations.registry import NAME, typing_registry


class MisalignedNdIter(types.NumpyNdIterType):
    """The iterator, whose views are as aligned as the arrays that they are of."""

    @property
    def views(self) -> list[types.Array]:
        return [
            types.Array(dtype, 0, "C", aligned=getattr(array, "aligned", True))
            for dtype, array in zip(self.dtypes, self.arrays, strict=True)
        ]


register_default(MisalignedNdIter)(models.NdIter)


@typing_registry.register_global(np.nditer)
class _NdIter(AbstractTemplate):
    metadata = {"target": NAME}  # noqa: RUF012 -- as Numba has it

    def generic(self, args: Any, kws: Any) -> Any:
        if kws or len(args) != 1:
            return None
        arrays = list(args[0]) if isinstance(args[0], types.BaseTuple) else [args[0]]
        if all(getattr(array, "aligned", True) for array in arrays):
            return None  # Numba's own
        return signature(MisalignedNdIter(arrays), *args)
