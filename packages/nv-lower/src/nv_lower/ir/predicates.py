"""The predicates of integer comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

#: What holds when a comparison does not.
INVERSE: Mapping[str, str] = MappingProxyType(
    {
        "eq": "ne",
        "ne": "eq",
        "ult": "uge",
        "uge": "ult",
        "ule": "ugt",
        "ugt": "ule",
        "slt": "sge",
        "sge": "slt",
        "sle": "sgt",
        "sgt": "sle",
    }
)
#: What is asked when the sides change places.
MIRRORED: Mapping[str, str] = MappingProxyType(
    {
        "eq": "eq",
        "ne": "ne",
        "ult": "ugt",
        "ugt": "ult",
        "ule": "uge",
        "uge": "ule",
        "slt": "sgt",
        "sgt": "slt",
        "sle": "sge",
        "sge": "sle",
    }
)
