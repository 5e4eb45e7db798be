"""What the rest of a module says that bears on each of its functions, read once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nv_structurize.graph.operands import NAME

_TYPE = re.compile(rf"^%({NAME}) = type (.*)$", re.MULTILINE)
_ATTRIBUTES = re.compile(r"^attributes (#\d+) = \{(.*)\}", re.MULTILINE)
_HEAD = re.compile(rf"^(?:declare|define) .*?@({NAME})\((.*)$", re.MULTILINE)
_GROUP = re.compile(r"#\d+")
_ADDRESS = re.compile(rf"blockaddress\(@({NAME}), ")
_ROOTED = frozenset(("convergent", "noduplicate"))


@dataclass(frozen=True)
class Facts:
    """About a module.

    Parameters
    ----------
    rooted
        Functions whose calls are neither copied nor moved, and the attribute groups (`#3`) that say so: the convergent
        ones, and LLVM's older `noduplicate`.
    types
        The body of each named type, by its name with the `%`.
    type_names
        The same names without it.
    addressed
        Functions one of whose blocks has its address taken.
    """

    rooted: frozenset[str]
    types: dict[str, str]
    type_names: frozenset[str]
    addressed: frozenset[str]


def facts_of(text: str) -> Facts:
    """Those of a module's text."""
    types = dict(_TYPE.findall(text))
    return Facts(
        rooted=_rooted(text),
        types={f"%{name}": body for name, body in types.items()},
        type_names=frozenset(types),
        addressed=frozenset(name.strip('"') for name in _ADDRESS.findall(text)),
    )


def _rooted(text: str) -> frozenset[str]:
    groups = {number for number, words in _ATTRIBUTES.findall(text) if not _ROOTED.isdisjoint(words.split())}
    found = {"nv.barrier", "nv.subgroup.barrier"}
    for quoted, rest in _HEAD.findall(text):
        name = quoted.strip('"')
        after = rest[rest.rindex(")") :]
        if (
            name.startswith("nv.subgroup.")
            or not _ROOTED.isdisjoint(after.split())
            or not groups.isdisjoint(_GROUP.findall(after))
        ):
            found.add(name)
    return frozenset(found | groups)
