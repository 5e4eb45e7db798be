"""What an elementwise kernel computes, as a value: two equal programs share one kernel.

A program is a straight line. Its slots are first the inputs, then the constants, then what each step gives, one
after the other; steps and outputs name slots and the dtype to which the slot's value is converted first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

DType = np.dtype[Any]
#: A slot, and the dtype in which its value is wanted.
Use = tuple[int, DType]


@dataclass(frozen=True, slots=True)
class Input:
    """An operand: an array whose elements have the dtype, or one number for all elements."""

    dtype: DType
    scalar: bool = False


@dataclass(frozen=True, slots=True)
class Constant:
    """A number that is part of the program, as its bytes, so that a NaN equals itself."""

    dtype: DType
    data: bytes

    @classmethod
    def of(cls, value: np.generic) -> Constant:
        return cls(value.dtype, value.tobytes())

    @property
    def value(self) -> Any:
        return np.frombuffer(self.data, self.dtype)[0]


@dataclass(frozen=True, slots=True)
class Step:
    """One operation: what a kernel calls (a ufunc or a device function), with which values, for which results."""

    function: Any
    arguments: tuple[Use, ...]
    results: tuple[DType, ...]


@dataclass(frozen=True, slots=True)
class Program:
    """An elementwise computation.

    Attributes
    ----------
    name
        What the kernel is called in profiles and messages.
    inputs, constants, steps, outputs
        See the module.
    masked
        Whether a last array of bools says which elements are computed.
    """

    name: str
    inputs: tuple[Input, ...]
    steps: tuple[Step, ...]
    outputs: tuple[Use, ...]
    constants: tuple[Constant, ...] = ()
    masked: bool = False

    def slots(self) -> list[DType]:
        """The dtype of each slot."""
        return [
            *(given.dtype for given in self.inputs),
            *(constant.dtype for constant in self.constants),
            *(dtype for step in self.steps for dtype in step.results),
        ]


def single(
    name: str, function: Any, loop: Loop, given: tuple[Input, ...], outputs: tuple[DType, ...]
) -> Program:
    """The program of one operation on its inputs, whose results are converted to the dtypes of the outputs."""
    step = Step(function, tuple(enumerate(loop.inputs)), loop.outputs)
    results = tuple((len(given) + k, dtype) for k, dtype in enumerate(outputs))
    return Program(name, given, (step,), results)


@dataclass(frozen=True, slots=True)
class Loop:
    """The dtypes with which an operation computes."""

    inputs: tuple[DType, ...]
    outputs: tuple[DType, ...]

    def kept_by(self, session: Any) -> Loop:
        """The same as a device keeps them."""
        return Loop(tuple(map(session.storable, self.inputs)), tuple(map(session.storable, self.outputs)))


#: A copy with conversion.
def conversion(source: DType, target: DType) -> Program:
    """The program that converts an array to another dtype."""
    return Program(f"astype_{target.name}", (Input(source),), (), ((0, target),))
