"""Random functions of `try`, `raise` and loops: a kernel gives the result or the exception that Python gives.

`python packages/numba-vulkan/fuzz/exceptions.py --count 1000 --seed 0`
"""

from __future__ import annotations

import linecache
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

import numba_vulkan as nv

CLASSES = ("ValueError", "KeyError", "IndexError", "LookupError", "ZeroDivisionError", "ArithmeticError")
ARGUMENTS = range(-2, 4)


def picky(x: Any) -> Any:
    """What the programs call."""
    if x % 3 == 1:
        raise KeyError("picky", x)
    if x % 5 == 4:
        raise ValueError(x)
    return x + 1


class Programs:
    """Writes one program."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._names = 0

    def source(self, depth: int) -> str:
        """A function of x, with statements nested so deep."""
        body = list(self._block(depth, loop=False, handler=False))
        return "\n".join(
            ["def program(x):", "    s = x", *(f"    {line}" for line in body), "    return s", ""]
        )

    def _block(self, depth: int, loop: bool, handler: bool) -> Iterator[str]:
        for _ in range(self._random.randint(1, 3)):
            yield from self._statement(depth, loop, handler)

    def _inner(self, depth: int, loop: bool, handler: bool) -> Iterator[str]:
        return (f"    {line}" for line in self._block(depth - 1, loop, handler))

    def _statement(self, depth: int, loop: bool, handler: bool) -> Iterator[str]:
        kinds = ["add", "add", "call", "raise", "leave"]
        kinds += ["try", "try", "try", "if", "for"] if depth else []
        kind = self._random.choice(kinds)
        number = self._random.randint(1, 9)
        if kind == "add":
            yield f"s = s * 3 % 1000 + {number}"
        elif kind == "call":
            yield f"s += picky(s + {number})"
        elif kind == "raise":
            yield f"if s % {self._random.randint(2, 5)} == 0:"
            name = self._random.choice(CLASSES)
            again = handler and self._random.random() < 0.4
            yield "    raise" if again else f'    raise {name}("r{number}", s)'
        elif kind == "leave":
            yield f"if s % {self._random.randint(2, 6)} == 1:"
            ways = [f"return s + {number}", *(["break", "continue"] if loop else [])]
            yield f"    {self._random.choice(ways)}"
        elif kind == "if":
            yield f"if s % {self._random.randint(2, 4)}:"
            yield from self._inner(depth, loop, handler)
            yield "else:"
            yield from self._inner(depth, loop, handler)
        elif kind == "for":
            self._names += 1
            yield f"for i{self._names} in range({self._random.randint(1, 3)}):"
            yield f"    s += i{self._names}"
            yield from self._inner(depth, True, handler)
        else:
            yield from self._try(depth, loop, handler)

    def _try(self, depth: int, loop: bool, handler: bool) -> Iterator[str]:
        yield "try:"
        yield from self._inner(depth, loop, handler)
        handlers = self._random.randint(0, 2)
        for _ in range(handlers):
            names = self._random.sample(CLASSES, self._random.randint(1, 2))
            yield f"except {names[0]}:" if len(names) == 1 else f"except ({', '.join(names)}):"
            yield from self._inner(depth, loop, True)
        if handlers and self._random.random() < 0.3:
            yield "except Exception:"
            yield from self._inner(depth, loop, True)
        if handlers and self._random.random() < 0.4:
            yield "else:"
            yield from self._inner(depth, loop, handler)
        if not handlers or self._random.random() < 0.4:
            yield "finally:"
            yield f"    s = s * 2 % 1000 + {self._random.randint(1, 9)}"


def outcome(function: Callable[[Any], Any], x: Any) -> Any:
    """The result, or the exception's class and arguments."""
    try:
        return int(function(x))
    except Exception as error:
        return type(error).__name__, repr(error.args)


def check(seed: int, depth: int = 3) -> None:
    """Compare one program.

    Raises
    ------
    AssertionError
        The kernel differs from Python; the message has the program.
    """
    source = Programs(seed).source(depth)
    file = f"<exceptions {seed}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    names: dict[str, Any] = {"picky": picky}
    exec(compile(source, file, "exec"), names)
    program = names["program"]
    compiled = nv.jit(program)
    names["picky"] = njit(picky)

    @nv.jit
    def kernel(x, out):
        out[0] = compiled(x[0])

    def run(x: int) -> Any:
        out = np.zeros(1, np.int64)
        kernel[1, 1](np.array([x]), out)
        return out[0]

    results = [outcome(run, x) for x in ARGUMENTS]
    names["picky"] = picky
    expected = [outcome(program, x) for x in ARGUMENTS]
    assert results == expected, f"seed {seed}: {results} is not {expected}\n{source}"


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    from testing import seeds

    sys.exit(seeds.main(check, __doc__, "programs agree with CPython", 100))
