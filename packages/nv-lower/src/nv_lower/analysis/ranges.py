"""How large the 64-bit integers of a function may be."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nv_lower.ir import Function, Instruction, is_number

_RANGE = re.compile(r"range\(i64 (\d+), (\d+)\)")
_BOUNDED = frozenset({"lshr", "and", "udiv", "urem", "add", "mul", "shl"})
#: How far the computation of a value is followed, and how far that of a phi's operands.
_DEPTH, _PHI_DEPTH = 6, 2


class Ranges:
    """The largest values of a function's 64-bit integers, as far as their computation shows them.

    `limits` holds what is known of a value from elsewhere: a parameter's attribute, or what a caller has found out.
    """

    def __init__(self, function: Function, definitions: Mapping[str, Instruction]) -> None:
        self.definitions = definitions
        self.limits: dict[str, int] = {}
        for parameter in function.header.parameters:
            if found := _RANGE.search(parameter.attributes):
                self.limits[parameter.name] = int(found[2]) - 1

    def limit(self, value: str, depth: int = _DEPTH) -> int | None:
        """The largest value that an i64 is known to have, given that it is known not to be negative."""
        if value in self.limits:
            return self.limits[value]
        if value[0] != "%":
            return int(value) if is_number(value) and int(value) >= 0 else None
        made = self.definitions.get(value)
        if made is None or made.type != "i64":
            return None
        if made.opcode == "zext":
            return (1 << (_width(made) - ("nneg" in made.flags))) - 1
        return self._limit_of(made, depth - 1) if depth else None

    def _limit_of(self, made: Instruction, depth: int) -> int | None:
        if made.opcode in _BOUNDED:
            return self._limit_of_binary(made, depth)
        if made.opcode == "freeze":
            return self.limit(made.values[0], depth)
        if made.opcode == "select":
            both = [self.limit(value, depth) for value in made.values[1:]]
            return None if None in both else max(both)  # type: ignore[type-var]
        if made.opcode == "phi":
            limits = [self.limit(value, min(depth, _PHI_DEPTH)) for value in made.values]
            known = [limit for limit in limits if limit is not None]
            return max(known) if known and len(known) == len(limits) else None
        if made.opcode == "call" and made.callee == "@llvm.usub.sat.i64":
            limit, less = self.limit(made.values[0], depth), made.values[1]
            return None if limit is None or not less.isdigit() else max(0, limit - int(less))
        return None

    def _limit_of_binary(self, made: Instruction, depth: int) -> int | None:
        left, right = made.values
        first, second = self.limit(left, depth), self.limit(right, depth)
        if made.opcode == "and":
            return min((limit for limit in (first, second) if limit is not None), default=None)
        if made.opcode == "urem" and second is not None:
            return second
        if first is None or second is None:
            return None
        exact = right[0] != "%"
        limits = {
            "lshr": first >> min(second, 63) if exact else first,
            "udiv": first // max(second, 1) if exact else first,
            "add": first + second,
            "mul": first * second,
            "shl": first << min(second, 63),
        }
        limit = limits.get(made.opcode)
        return limit if limit is not None and limit < 2**63 else None

    def upper(self, value: str) -> int | None:
        """The largest value that an i64 is known to have, which may be negative as well."""
        made = self.definitions.get(value)
        if made is None or made.type != "i64":
            return None
        if made.opcode == "sext":
            return (1 << (_width(made) - 1)) - 1
        if made.opcode != "add" or "nsw" not in made.flags:
            return None
        left, right = made.values
        if left[0] != "%" or not right.startswith("-"):
            return None
        limit = self.limit(left)
        upper = self.upper(left) if limit is None else limit
        return None if upper is None or upper + int(right) < 0 else upper + int(right)


def _width(extension: Instruction) -> int:
    return int(extension.operands[0].type[1:])
