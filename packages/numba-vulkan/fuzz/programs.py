"""Random Python programs: what a kernel computes is what CPython computes.

Each program is a kernel and a device function it calls: nested loops with `break`, `continue` and `else`, `while`
loops, early returns, chains of `and`, `or` and `not` with side conditions, conditional expressions, and integers of
every width read from and written to arrays. The same source runs in CPython, once for each invocation, on arrays whose
elements wrap as the machine's do; every array must come out equal.

    python packages/numba-vulkan/fuzz/programs.py --count 300 --seed 0

Programs are made so that CPython's unbounded integers and 64-bit ones agree: what is assigned is reduced first, and
divisors are never zero. A failing program is printed with its seed.
"""

from __future__ import annotations

import linecache
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

INVOCATIONS = 48
DTYPES = {"a8": "i1", "a16": "i2", "a32": "i4", "a64": "i8", "b8": "u1", "b16": "u2", "b32": "u4"}
OUTPUTS = {"r8": "i1", "r16": "u2", "r32": "i4", "r64": "i8"}
LENGTH = 16
_INDENT = "    "


@dataclass
class Writer:
    """Writes one program.

    `names` are the integer variables that are assigned on every path so far; `fixed` those among them that nothing may
    assign: the index, and the counters of loops, which would not end.
    """

    random: random.Random
    lines: list[str] = field(default_factory=list)
    depth: int = 1
    names: list[str] = field(default_factory=list)
    fixed: tuple[str, ...] = ("i",)
    loops: int = 0
    budget: int = 26
    counter: int = 0

    def put(self, text: str) -> None:
        self.lines.append(_INDENT * self.depth + text)

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    # expressions

    def integer(self, depth: int = 2) -> str:
        """An expression whose magnitude stays far below 2**63."""
        if depth == 0 or self.random.random() < 0.25:
            return self.random.choice([self.load, self.variable, self.variable, self.constant])()
        left, right = self.integer(depth - 1), self.integer(depth - 1)
        form = self.random.choice(_FORMS)
        return form.format(left, right, self.condition(0) if "{2}" in form else "")

    def load(self) -> str:
        name = self.random.choice(list(DTYPES))
        index = self.random.choice(
            [f"({self.variable()}) % {LENGTH}", f"i % {LENGTH}", str(self.random.randrange(LENGTH))]
        )
        # Adding an int64 makes the value one: Numba's uint64 and int64 together would be float64.
        return f"({name}[{index}] + 0)"

    def variable(self) -> str:
        return self.random.choice(self.names)

    def constant(self) -> str:
        value = self.random.choice(
            [0, 1, -1, 2, 7, -13, 255, 256, -32769, 65535, 1 << 20, (1 << 31) - 1, -(1 << 33)]
        )
        return f"({value})" if value < 0 else str(value)

    def condition(self, depth: int = 2) -> str:
        if depth == 0 or self.random.random() < 0.3:
            operator = self.random.choice(["<", "<=", "==", "!=", ">", ">="])
            return f"{self.integer(1)} {operator} {self.integer(0)}"
        kind = self.random.choice(["and", "or", "not"])
        if kind == "not":
            return f"not ({self.condition(depth - 1)})"
        return f"({self.condition(depth - 1)}) {kind} ({self.condition(depth - 1)})"

    # statements

    def block(self, statements: int, in_loop: bool, returns: str) -> None:
        """A block; names that it introduces are forgotten at its end, since other paths lack them."""
        known = list(self.names)
        self.depth += 1
        for _ in range(statements):
            self.statement(in_loop, returns)
        self.depth -= 1
        self.names = known

    def statement(self, in_loop: bool, returns: str) -> None:
        self.budget -= 1
        choices = [self.assign, self.assign, self.store] if "out" in returns else [self.assign, self.assign]
        if self.budget > 0 and self.depth < 6:
            choices += [lambda: self.branch(in_loop, returns)] * 2
            if self.loops < 3:
                choices += [lambda: self.for_loop(returns), lambda: self.while_loop(returns)]
        if in_loop:
            choices.append(self.leave)
        choices.append(lambda: self.early_return(returns))
        self.random.choice(choices)()

    def assign(self) -> None:
        value = self.integer(3)
        assignable = [name for name in self.names if name not in self.fixed]
        target = self.fresh("v") if self.random.random() < 0.4 else self.random.choice(assignable)
        modulus = self.random.choice(["% 1009", "% 65537", "& 0x7FFF", "% 1000003 - 500001"])
        self.put(f"{target} = ({value}) {modulus}")
        if target not in self.names:
            self.names.append(target)

    def store(self) -> None:
        name = self.random.choice(list(OUTPUTS))
        operator = self.random.choice(["=", "=", "+=", "^="])
        value = self.integer(2)
        if operator == "=":
            self.put(f"{name}[i] = {value}")
        else:
            self.put(f"{name}[i] = ({name}[i] + 0) {operator[0]} ({value})")

    def branch(self, in_loop: bool, returns: str) -> None:
        self.put(f"if {self.condition()}:")
        self.block(self.random.randint(1, 3), in_loop, returns)
        if self.random.random() < 0.4:
            self.put(f"elif {self.condition()}:")
            self.block(self.random.randint(1, 2), in_loop, returns)
        if self.random.random() < 0.6:
            self.put("else:")
            self.block(self.random.randint(1, 2), in_loop, returns)

    def for_loop(self, returns: str) -> None:
        index = self.fresh("j")
        bound = f"({self.variable()}) % {self.random.randint(2, 7)}"
        spans = [bound, f"1, {bound} + 2", f"{bound}, -1, -1", f"0, {self.random.randint(1, 9)}, 2"]
        self.put(f"for {index} in range({self.random.choice(spans)}):")
        self._loop(index, returns)

    def while_loop(self, returns: str) -> None:
        index = self.fresh("w")
        self.put(f"{index} = 0")
        self.put(f"while {index} < {self.random.randint(1, 6)} and ({self.condition(1)}):")
        self.depth += 1
        self.put(f"{index} += 1")
        self.depth -= 1
        self._loop(index, returns)

    def _loop(self, index: str, returns: str) -> None:
        self.loops += 1
        self.names.append(index)
        self.fixed += (index,)
        self.block(self.random.randint(1, 3), True, returns)
        self.names.remove(index)
        self.fixed = self.fixed[:-1]
        self.loops -= 1
        if self.random.random() < 0.25:
            self.put("else:")
            self.block(1, False, returns)

    def leave(self) -> None:
        self.put(f"if {self.condition(1)}:")
        self.put(_INDENT + self.random.choice(["break", "continue"]))

    def early_return(self, returns: str) -> None:
        self.put(f"if {self.condition(1)}:")
        value = f" ({self.integer(1)}) % 977" if returns == "value" else ""
        self.put(f"{_INDENT}return{value}")


_FORMS = (
    "({0} + {1})",
    "({0} - {1})",
    "(({0} & 0xFFFFF) * ({1} & 0x3FF))",
    "({0} // (({1} & 15) + 1))",
    "({0} // -(({1} & 15) + 1))",
    "({0} % (({1} & 31) + 1))",
    "({0} % -(({1} & 31) + 1))",
    "({0} & {1})",
    "({0} | {1})",
    "({0} ^ {1})",
    "(({0} & 0xFFFF) << ({1} & 15))",
    "({0} >> ({1} & 7))",
    "(~{0})",
    "(-{0})",
    "abs({0})",
    "min({0}, {1})",
    "max({0}, {1})",
    "({0} if {2} else {1})",
)


def program(seed: int) -> str:
    """The source of one program: `device` and `kernel`, decorated with a global `jit`."""
    arrays = ", ".join([*DTYPES, *OUTPUTS])
    inputs = ", ".join(DTYPES)
    device = Writer(random.Random(2 * seed), names=["x", "y", "i"], budget=10)
    device.lines += ["@jit", f"def device(x, y, i, {inputs}):"]
    for _ in range(device.random.randint(2, 4)):
        device.statement(False, "value")
    device.put(f"return ({device.integer()}) % 9973")
    kernel = Writer(random.Random(2 * seed + 1), names=["i", "n", "p"])
    kernel.lines += ["@jit", f"def kernel({arrays}, n):", f"{_INDENT}i = index()"]
    kernel.put(f"if i >= {INVOCATIONS}:")
    kernel.put(f"{_INDENT}return")
    kernel.put(f"p = device(i * 3, n, i, {inputs})")
    while kernel.budget > 0:
        kernel.statement(False, "out")
    kernel.put(f"r64[i] = {' + '.join(kernel.names)}")
    kernel.put(f"r32[i] = device(p, {kernel.variable()} % 4096, i, {inputs})")
    return "\n".join([*device.lines, "", "", *kernel.lines, ""])


class Wrapping:
    """A list of Python integers that wrap on assignment like elements of a dtype."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.values = [int(value) for value in array]
        self._bits = 8 * array.dtype.itemsize
        self._signed = array.dtype.kind == "i"

    def __getitem__(self, index: int) -> int:
        return self.values[index]

    def __setitem__(self, index: int, value: int) -> None:
        value &= (1 << self._bits) - 1
        self.values[index] = (
            value - (1 << self._bits) if self._signed and value >> (self._bits - 1) else value
        )


def arrays(seed: int) -> dict[str, np.ndarray[Any, Any]]:
    """The arrays of one program: inputs over the whole range of their type, but for int64, and outputs."""
    generator = np.random.default_rng(seed)
    made = {}
    for name, code in DTYPES.items():
        information = np.iinfo(code)
        low, high = max(int(information.min), -(2**40)), min(int(information.max), 2**40)
        made[name] = generator.integers(low, high, LENGTH, dtype=code, endpoint=True)
        made[name][:3] = (low, high, 0)
    for name, code in OUTPUTS.items():
        made[name] = np.zeros(INVOCATIONS, code)
    return made


def _compiled(source: str, seed: int, names: dict[str, Any]) -> dict[str, Any]:
    file = f"<program {seed}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)  # Numba reads the source
    exec(compile(source, file, "exec"), names)
    return names


def expected(source: str, seed: int) -> dict[str, list[int]]:
    """What CPython computes."""
    current = [0]
    names = _compiled(source, seed, {"jit": lambda function: function, "index": lambda: current[0]})
    state = {name: Wrapping(array) for name, array in arrays(seed).items()}
    for invocation in range(INVOCATIONS):
        current[0] = invocation
        names["kernel"](*state.values(), seed % 23)
    return {name: state[name].values for name in OUTPUTS}


def computed(source: str, seed: int, jit: Callable[..., Any], index: Any) -> dict[str, list[int]]:
    """What the kernel computes."""
    names = _compiled(source, seed, {"jit": jit, "index": index})
    state = arrays(seed)
    names["kernel"][1, 64](*state.values(), seed % 23)
    return {name: state[name].tolist() for name in OUTPUTS}


def check(seed: int) -> None:
    """Raise AssertionError, with the program, if the kernel and CPython disagree."""
    import numba_vulkan as nv

    source = program(seed)

    @nv.jit
    def index():  # type: ignore[no-untyped-def]
        return nv.grid(1)

    want = expected(source, seed)
    try:
        got = computed(source, seed, nv.jit, index)
    except Exception as error:
        error.add_note(f"program {seed}:\n{source}")
        raise
    for name, values in want.items():
        if got[name] != values:
            places = [(i, a, b) for i, (a, b) in enumerate(zip(got[name], values, strict=True)) if a != b]
            raise AssertionError(
                f"program {seed}: {name} differs at (index, got, want) {places[:4]}\n{source}"
            )


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    from testing import seeds

    sys.exit(seeds.main(check, __doc__, "programs agree with CPython", 300))
