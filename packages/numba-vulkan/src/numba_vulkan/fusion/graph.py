"""What a traced function computes: its values as a graph, and the graph as a program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from numba_vulkan.elementwise.program import Input, Program, Step, Use

DType = np.dtype[Any]


@dataclass(frozen=True, eq=False)
class Leaf:
    """An array argument, by number."""

    argument: int
    dtype: DType


@dataclass(frozen=True, eq=False)
class Number:
    """A number that the host computes before each launch from the arguments.

    Attributes
    ----------
    type
        Its dtype, or Python's class where it takes part in promotion by its kind alone.
    evaluate
        Gives it from the arguments.
    sample
        A number of its type.
    """

    type: Any
    evaluate: Callable[[Sequence[Any]], Any]
    sample: Any


@dataclass(frozen=True, eq=False)
class Operation:
    """A step with the nodes that it takes, each in the dtype of its own."""

    function: Any
    operands: tuple[tuple[Node, DType], ...]
    results: tuple[DType, ...]


@dataclass(frozen=True, eq=False)
class Result:
    """One of the results of an operation."""

    operation: Operation
    index: int

    @property
    def dtype(self) -> DType:
        return self.operation.results[self.index]


Node = Leaf | Number | Result
#: A number that a program takes, in the dtype in which it is computed with.
Scalar = tuple[Number, DType]


@dataclass(frozen=True)
class Compiled:
    """A program, the array arguments and the numbers that are its inputs, in this order."""

    program: Program
    arguments: tuple[int, ...]
    scalars: tuple[Scalar, ...]


def program(name: str, outputs: Sequence[Leaf | Result]) -> Compiled:
    """The program of some results: what they do not need is left out."""
    operations: list[Operation] = []
    leaves: dict[int, DType] = {}
    scalars: list[Scalar] = []
    for output in outputs:
        _collect(output, operations, leaves, scalars)
    arguments = tuple(sorted(leaves))
    inputs = (*(Input(leaves[k]) for k in arguments), *(Input(dtype, scalar=True) for _, dtype in scalars))
    places = {scalar: len(arguments) + k for k, scalar in enumerate(scalars)}
    starts: dict[Operation, int] = {}
    slot = len(inputs)
    for operation in operations:
        starts[operation] = slot
        slot += len(operation.results)

    def use(node: Node, dtype: DType) -> Use:
        if isinstance(node, Leaf):
            return arguments.index(node.argument), dtype
        if isinstance(node, Number):
            return places[node, dtype], dtype
        return starts[node.operation] + node.index, dtype

    steps = tuple(
        Step(o.function, tuple(use(*operand) for operand in o.operands), o.results) for o in operations
    )
    results = tuple(use(output, output.dtype) for output in outputs)
    return Compiled(Program(name, inputs, steps, results), arguments, tuple(scalars))


def _collect(
    node: Node, operations: list[Operation], leaves: dict[int, DType], scalars: list[Scalar]
) -> None:
    """The operations below a node, each after those whose results it takes; by a stack, since graphs may be deep."""
    done = set(operations)
    stack: list[tuple[Node, bool]] = [(node, False)]
    while stack:
        at, ready = stack.pop()
        if isinstance(at, Leaf):
            leaves[at.argument] = at.dtype
        elif isinstance(at, Result) and at.operation not in done:
            if ready:
                done.add(at.operation)
                operations.append(at.operation)
                continue
            stack.append((at, True))
            for operand, dtype in reversed(at.operation.operands):
                if isinstance(operand, Number):
                    if (operand, dtype) not in scalars:
                        scalars.append((operand, dtype))
                else:
                    stack.append((operand, False))


def arguments_of(node: Leaf | Result) -> frozenset[int]:
    """The array arguments that a result depends on."""
    leaves: dict[int, DType] = {}
    _collect(node, [], leaves, [])
    return frozenset(leaves)
