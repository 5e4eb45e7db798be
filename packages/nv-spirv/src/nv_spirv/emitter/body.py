"""The function under construction: instructions appended as words, in the block that is open.

`op` is the primitive everything else is made of. `pure` remembers what it made until the block ends, which
keeps address arithmetic that LLVM left as one `getelementptr` a use from being written many times.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from nv_spirv.grammar import op

from .enums import Storage
from .module import Module

Writer = Callable[[list[int]], int]


class Body:
    """Words of the one function, and short ways to common instructions."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.words: list[int] = []
        self.variables: list[int] = []
        self.prologue: list[int] = []
        self.helpers: list[int] = []
        self.strict: list[int] = []  # results of float instructions that nobody may contract or reassociate
        self.relaxed: dict[int, int] = {}  # those of which something is allowed: which FastMath bits
        self.differences: set[int] = set()  # 64-bit `x - y` and `x + -c`, which `selects.shielded` asks for
        self.label = 0  # of the open block
        self._pure: dict[tuple[int, ...], int] = {}
        self.pointers: dict[Hashable, int] = {}  # made in the open block, by what they point to
        self._hoisted: dict[tuple[int, ...], int] = {}
        self._functions: dict[Hashable, int] = {}
        self.bool = module.bool_type()
        self.u32 = module.int_type(32)

    def op(self, opcode: int, type_id: int, *operands: int) -> int:
        """Append an instruction with a result and return the result's id."""
        module = self.module
        new = module.bound
        module.bound = new + 1
        self.words += (len(operands) + 3 << 16 | opcode, type_id, new, *operands)
        return new

    def effect(self, opcode: int, *operands: int) -> None:
        """Append an instruction without a result."""
        self.words += (len(operands) + 1 << 16 | opcode, *operands)

    def pure(self, opcode: int, type_id: int, *operands: int) -> int:
        """Return the result of an instruction that depends on its operands alone, made once in a block."""
        key = (opcode, type_id, *operands)
        known = self._pure.get(key)
        if known is None:
            known = self._pure[key] = self.op(opcode, type_id, *operands)
        return known

    def hoisted(self, opcode: int, type_id: int, *operands: int) -> int:
        """Return the result of an instruction at the function's beginning, made once."""
        key = (opcode, type_id, *operands)
        known = self._hoisted.get(key)
        if known is None:
            known = self._hoisted[key] = self.module.new_id()
            self.prologue += (len(operands) + 3 << 16 | opcode, type_id, known, *operands)
        return known

    def begin_block(self, label: int) -> None:
        """Open a block."""
        self._pure.clear()
        self.pointers.clear()
        self.label = label
        self.words += (2 << 16 | op.Label, label)

    def call(self, key: Hashable, returns: int, operands: Sequence[tuple[int, int]], write: Writer) -> int:
        """Append a call of a function beside the kernel; equal keys share one. Returns the result's id.

        ``returns`` is the type of the result or 0, ``operands`` are (type, id). ``write`` appends the function's
        body after its first label, given the parameters' ids, and returns the result's id or 0. What is hoisted
        to the kernel's beginning does not exist there.
        """
        returned = returns or self.module.void_type()
        function = self._functions.get(key)
        if function is None:
            function = self._functions[key] = self._function(returned, [kind for kind, _ in operands], write)
        return self.op(op.FunctionCall, returned, function, *(value for _, value in operands))

    def _function(self, returned: int, types: list[int], write: Writer) -> int:
        module, function = self.module, self.module.new_id()
        around = self.words, self._pure, self.label
        self.words, self._pure = [], {}
        signature = module.declare(op.TypeFunction, returned, *types)
        self.words += (5 << 16 | op.Function, returned, function, 0, signature)
        parameters = [self.op(op.FunctionParameter, kind) for kind in types]
        self.begin_block(module.new_id())
        result = write(parameters)
        self.words += (2 << 16 | op.ReturnValue, result) if result else (1 << 16 | op.Return,)
        self.words.append(1 << 16 | op.FunctionEnd)
        self.helpers += self.words
        self.words, self._pure, self.label = around
        return function

    def loop(
        self,
        state: Sequence[tuple[int, int]],
        goes_on: Callable[[list[int]], int],
        step: Callable[[list[int]], Sequence[int]],
    ) -> list[int]:
        """Append a loop, in a function that `call` writes; returns what its state is at the end.

        ``state`` holds (type, id) of each value at the beginning. Before each round ``goes_on`` appends the bool that
        asks for it, ``step`` the values after it; both stay in one block.
        """
        before, (header, body, end) = self.label, (self.module.new_id() for _ in range(3))
        self.effect(op.Branch, header)
        self.begin_block(header)
        values, slots = [], []
        for kind, initial in state:
            values.append(self.op(op.Phi, kind, initial, before, 0, body))
            slots.append(len(self.words) - 2)
        condition = goes_on(values)
        self.effect(op.LoopMerge, end, body, 0)
        self.effect(op.BranchConditional, condition, body, end)
        self.begin_block(body)
        for slot, value in zip(slots, step(values), strict=True):
            self.words[slot] = value
        self.effect(op.Branch, header)
        self.begin_block(end)
        return values

    def glsl(self, instruction: int, type_id: int, *operands: int) -> int:
        """Append an instruction of GLSL.std.450."""
        return self.op(op.ExtInst, type_id, self.module.glsl(), instruction, *operands)

    def exact(self, result: int) -> int:
        """Forbid contraction and reassociation of a float instruction; returns its result."""
        self.strict.append(result)
        return result

    def local(self, pointee: int, *initialiser: int) -> int:
        """Return a new variable in Function storage."""
        new = self.module.new_id()
        pointer = self.module.pointer(Storage.Function, pointee)
        self.variables += (
            len(initialiser) + 4 << 16 | op.Variable,
            pointer,
            new,
            Storage.Function,
            *initialiser,
        )
        return new

    # Integers. `width` is one that the target has.

    def const(self, width: int, value: int) -> int:
        """Return an integer constant."""
        return self.module.constant(width, value)

    def known(self, value: int) -> int | None:
        """Return the value of an id that is an integer constant, else None."""
        return self.module.known.get(value)

    def int_op(self, opcode: int, width: int, *operands: int) -> int:
        """Append an integer operation."""
        return self.op(opcode, self.module.int_type(width), *operands)

    def test(self, opcode: int, *operands: int) -> int:
        """Append an operation that gives a bool."""
        return self.op(opcode, self.bool, *operands)

    def select(self, type_id: int, condition: int, true: int, false: int) -> int:
        """Append a selection between scalars."""
        return true if true == false else self.op(op.Select, type_id, condition, true, false)

    def shifted(self, opcode: int, width: int, value: int, amount: int) -> int:
        """Append a shift by a constant; none for a shift by zero."""
        return value if amount == 0 else self.int_op(opcode, width, value, self.const(32, amount))

    def masked(self, width: int, value: int, bits: int) -> int:
        """Keep the low bits of an integer."""
        if bits >= width:
            return value
        return self.int_op(op.BitwiseAnd, width, value, self.const(width, (1 << bits) - 1))

    def resized(self, value: int, old: int, new: int, signed: bool = False) -> int:
        """Convert between integer widths that the target has."""
        if old == new:
            return value
        constant = self.known(value)
        if constant is not None:
            if signed and constant >> (old - 1):
                constant -= 1 << old
            return self.const(new, constant)
        return self.int_op(op.SConvert if signed else op.UConvert, new, value)
