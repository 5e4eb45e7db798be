"""Property: lowering keeps the meaning of a program.

A random module (device functions with results through pointers, local arrays, loops, switches, early returns, copies
and fills of memory, atomics, division, float arithmetic and conversions) is run by LLVM's JIT as it is and as nv-lower
flattens it, for several targets. The buffers must hold the same bytes afterwards, and no pass may break the module.

    python packages/nv-lower/fuzz/lowering.py --count 1000 --seed 7
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import nv_lower
from nv_lower import Options
from nv_lower.ir import mentions_type
from nv_lower.options import DEFAULT_FEATURES
from nv_lower.verify_each import VerifyEach

CELLS = 24
_WIDE = DEFAULT_FEATURES | {"shaderBufferInt64Atomics", "shaderSharedInt64Atomics"}
TARGETS = {
    "all widths": Options(features=_WIDE),
    "optimised little": Options(features=_WIDE, opt_level=0),
    "fair": Options(features=_WIDE, opt_level=1),
}
#: Programs for these targets keep every 64-bit value within 16 bits, so that 32 bits hold all that happens to it; a
#: target without 64-bit integers computes doubles as floats, so its programs have none.
NARROW = ((Options(narrow=True), True), (Options(features=frozenset({"bufferDeviceAddress"})), False))

INTEGERS = ("i8", "i16", "i32", "i64")
_BINARY = ("add", "sub", "mul", "and", "or", "xor")
_COMPARISONS = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_ATOMICS = (
    "add",
    "sub",
    "and",
    "or",
    "xor",
    "xchg",
    "max",
    "min",
    "umax",
    "umin",
    "nand",
    "uinc_wrap",
    "udec_wrap",
)


class Program:
    """One random module; `text` is its IR, with the kernel `@k(ptr %ints, ptr %floats, i64 %n)`."""

    def __init__(self, seed: int, *, narrow: bool, floats: bool = True) -> None:
        self._random = random.Random(f"{seed} {narrow} {floats}")
        self._narrow = narrow
        self._floats = floats
        self._lines: list[str] = []
        self._count = 0
        self._declared: set[str] = set()
        self._functions: list[str] = []
        names = [f"d{index}" for index in range(self._random.randrange(4))]
        texts = [self._device(name) for name in names]
        kernel = self._kernel()
        self.text = "\n".join([*sorted(self._declared), *texts, kernel]) + "\n"

    # Names, lines and blocks.

    def _name(self) -> str:
        self._count += 1
        return f"%t{self._count}"

    def _let(self, text: str) -> str:
        name = self._name()
        self._lines.append(f"  {name} = {text}")
        return name

    def _do(self, text: str) -> None:
        self._lines.append(f"  {text}")

    def _label(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def _block(self, label: str) -> None:
        self._lines.append(f"{label}:")

    # Functions.

    def _device(self, name: str) -> str:
        """A function as Numba makes them: a status, and the result through a pointer."""
        self._lines = []
        self._locals()
        self._do("store i64 %x, ptr %i64.0")
        self._do("store i64 %y, ptr %i64.1")
        self._statements(2, in_function=True)
        value = self._integer("i64", 2)
        self._do(f"store i64 {value}, ptr %result")
        self._do("ret i32 0")
        attributes = self._random.choice(["", " noinline", " optnone noinline", " alwaysinline"])
        header = f"define internal i32 @{name}(ptr %result, i64 %x, i64 %y){attributes} {{"
        text = "\n".join([header, "entry:", *self._lines, "}"])
        self._functions.append(name)
        return text

    def _kernel(self) -> str:
        self._lines = []
        self._locals()
        self._do("store i64 %n, ptr %i64.0")
        self._statements(3, in_function=False)
        for index, type_ in enumerate(INTEGERS):
            value = self._let(f"load {type_}, ptr %{type_}.0")
            wide = value if type_ == "i64" else self._let(f"sext {type_} {value} to i64")
            place = self._let(f"getelementptr i64, ptr %ints, i64 {CELLS + index}")
            self._do(f"store i64 {wide}, ptr {place}")
        for index in range(2 if self._floats else 0):
            value = self._let(f"load double, ptr %double.{index}")
            place = self._let(f"getelementptr double, ptr %floats, i64 {CELLS + index}")
            self._do(f"store double {self._canonical(value)}, ptr {place}")
        self._do("ret void")
        return "\n".join(["define void @k(ptr %ints, ptr %floats, i64 %n) {", "entry:", *self._lines, "}"])

    def _locals(self) -> None:
        for type_ in (*INTEGERS, *(("double", "float") if self._floats else ())):
            for index in range(3):
                self._do(f"%{type_}.{index} = alloca {type_}")
                zero = "0.0" if type_ in ("double", "float") else "0"
                self._do(f"store {type_} {zero}, ptr %{type_}.{index}")
        self._do("%array = alloca [16 x i32]")
        self._do("store [16 x i32] zeroinitializer, ptr %array")
        self._do("%out = alloca i64")

    # Values.

    def _constant(self, type_: str) -> str:
        bits = 15 if self._narrow and type_ == "i64" else int(type_[1:]) - 1
        bound = 1 << bits
        return str(
            self._random.choice([0, 1, -1, 2, 3, 7, bound - 1, -bound, self._random.randrange(-bound, bound)])
        )

    def _fit(self, type_: str, value: str) -> str:
        """In narrow programs, bring a 64-bit value into 16 bits."""
        if not self._narrow or type_ != "i64":
            return value
        return self._let(f"sext i16 {self._let(f'trunc i64 {value} to i16')} to i64")

    def _integer(self, type_: str, depth: int) -> str:
        pick = self._random.randrange(9) if depth else self._random.randrange(2)
        if pick == 0:
            return self._constant(type_)
        if pick == 1:
            return self._let(f"load {type_}, ptr %{type_}.{self._random.randrange(3)}")
        if pick == 2:
            return self._divided(type_, depth)
        if pick == 3:
            amount = self._let(
                f"and {type_} {self._integer(type_, depth - 1)}, {min(int(type_[1:]), 32) - 1}"
            )
            shift = self._random.choice(["shl", "ashr"] if self._narrow else ["shl", "lshr", "ashr"])
            if self._narrow and type_ == "i64":
                amount = self._let(f"and i64 {amount}, 15")
            return self._fit(type_, self._let(f"{shift} {type_} {self._integer(type_, depth - 1)}, {amount}"))
        if pick == 4:
            return self._converted(type_, depth)
        if pick == 5:
            condition = self._condition(depth - 1)
            first, second = (self._integer(type_, depth - 1) for _ in range(2))
            return self._let(f"select i1 {condition}, {type_} {first}, {type_} {second}")
        if pick == 6:
            return self._fit(type_, self._intrinsic(type_, depth))
        first, second = (self._integer(type_, depth - 1) for _ in range(2))
        return self._fit(type_, self._let(f"{self._random.choice(_BINARY)} {type_} {first}, {second}"))

    def _divided(self, type_: str, depth: int) -> str:
        first, second = (self._integer(type_, depth - 1) for _ in range(2))
        divisor = self._let(f"or {type_} {self._let(f'and {type_} {second}, 63')}, 1")  # never 0 nor -1
        operations = ["sdiv", "srem"] if self._narrow and type_ == "i64" else ["sdiv", "srem", "udiv", "urem"]
        return self._let(f"{self._random.choice(operations)} {type_} {first}, {divisor}")

    def _converted(self, type_: str, depth: int) -> str:
        if self._floats and self._random.random() < 0.3:
            value = self._let(f"call i32 @llvm.fptosi.sat.i32.f64(double {self._double(depth - 1)})")
            self._declared.add("declare i32 @llvm.fptosi.sat.i32.f64(double)")
            source = "i32"
        else:
            source = self._random.choice(INTEGERS)
            value = self._integer(source, depth - 1)
        have, want = int(source[1:]), int(type_[1:])
        if have == want:
            return value
        if have > want:
            return self._let(f"trunc {source} {value} to {type_}")
        extend = "sext" if self._narrow and have == 32 else self._random.choice(["sext", "zext"])
        return self._fit(type_, self._let(f"{extend} {source} {value} to {type_}"))

    def _intrinsic(self, type_: str, depth: int) -> str:
        names = ["smax", "smin", "umax", "umin"]
        if not (self._narrow and type_ == "i64"):
            names += ["sadd.sat", "usub.sat", "fshl"]
        name = self._random.choice([*names, "abs", "ctpop"])
        count = {"abs": 1, "ctpop": 1, "fshl": 3}.get(name, 2)
        values = [f"{type_} {self._integer(type_, depth - 1)}" for _ in range(count)]
        types = [type_] * count
        if name == "abs":
            values.append("i1 false")
            types.append("i1")
        self._declared.add(f"declare {type_} @llvm.{name}.{type_}({', '.join(types)})")
        return self._let(f"call {type_} @llvm.{name}.{type_}({', '.join(values)})")

    def _condition(self, depth: int) -> str:
        if self._floats and self._random.random() < 0.25:
            first, second = self._double(depth), self._double(depth)
            predicate = self._random.choice(["olt", "ogt", "une", "oeq", "uno", "ult"])
            return self._let(f"fcmp {predicate} double {first}, {second}")
        type_ = self._random.choice(INTEGERS)
        first, second = self._integer(type_, depth), self._integer(type_, depth)
        return self._let(f"icmp {self._random.choice(_COMPARISONS)} {type_} {first}, {second}")

    def _double(self, depth: int) -> str:
        pick = self._random.randrange(7) if depth > 0 else self._random.randrange(2)
        if pick == 0:
            return self._random.choice(
                ["0.0", "-0.0", "1.5", "-2.25", "1.0e300", "0x7FF0000000000000", "3.0e-320"]
            )
        if pick == 1:
            return self._let(f"load double, ptr %double.{self._random.randrange(3)}")
        if pick == 2:
            type_ = self._random.choice(INTEGERS)
            convert = "sitofp" if self._narrow else self._random.choice(["sitofp", "uitofp"])
            return self._let(f"{convert} {type_} {self._integer(type_, depth - 1)} to double")
        if pick == 3:
            name = self._random.choice(["fabs", "floor", "ceil", "trunc", "sqrt", "rint", "roundeven"])
            self._declared.add(f"declare double @llvm.{name}.f64(double)")
            return self._let(f"call double @llvm.{name}.f64(double {self._double(depth - 1)})")
        if pick == 4:
            single = self._let(f"fptrunc double {self._double(depth - 1)} to float")
            self._do(f"store float {single}, ptr %float.{self._random.randrange(3)}")
            other = self._let(f"load float, ptr %float.{self._random.randrange(3)}")
            total = self._let(f"{self._random.choice(['fadd', 'fmul', 'fsub'])} float {single}, {other}")
            return self._let(f"fpext float {total} to double")
        first, second = self._double(depth - 1), self._double(depth - 1)
        operation = self._random.choice(["fadd", "fsub", "fmul", "fdiv", "frem"])
        return self._let(f"{operation} double {first}, {second}")

    def _canonical(self, value: str) -> str:
        """NaNs have many bit patterns, of which nothing is promised."""
        nan = self._let(f"fcmp uno double {value}, 0.0")
        return self._let(f"select i1 {nan}, double 1.25, double {value}")

    # Statements.

    def _statements(self, depth: int, *, in_function: bool) -> None:
        for _ in range(self._random.randrange(1, 5)):
            self._random.choice(self._kinds(depth, in_function))(depth, in_function)

    def _kinds(self, depth: int, in_function: bool) -> list[Callable[[int, bool], None]]:
        simple = [self._assign, self._assign, self._array, self._memory]
        if self._floats:
            simple.append(self._assign_double)
        if not in_function:
            simple += [self._buffer, self._atomic]
        if self._functions:
            simple.append(self._call)
        nested = [self._if, self._if, self._loop, self._switch, self._leave] if depth else []
        if depth and not self._narrow:  # where loops are not unrolled so
            nested.append(self._search)
        return [*simple, *nested]

    def _assign(self, depth: int, in_function: bool) -> None:
        type_ = self._random.choice(INTEGERS)
        self._do(f"store {type_} {self._integer(type_, 3)}, ptr %{type_}.{self._random.randrange(3)}")

    def _assign_double(self, depth: int, in_function: bool) -> None:
        self._do(f"store double {self._double(3)}, ptr %double.{self._random.randrange(3)}")

    def _array(self, depth: int, in_function: bool) -> None:
        index = self._let(f"and i64 {self._integer('i64', 1)}, 15")
        place = self._let(f"getelementptr [16 x i32], ptr %array, i64 0, i64 {index}")
        if self._random.random() < 0.5:
            self._do(f"store i32 {self._integer('i32', 2)}, ptr {place}")
        else:
            self._do(f"store i32 {self._let(f'load i32, ptr {place}')}, ptr %i32.{self._random.randrange(3)}")

    def _memory(self, depth: int, in_function: bool) -> None:
        name = self._random.choice(["memcpy", "memmove", "memset"])
        first, second = (4 * self._random.randrange(8) for _ in range(2))
        size = 4 * self._random.randrange(8)
        if name == "memcpy" and abs(first - second) < size:
            name = "memmove"
        run_time = self._random.random() < 0.4
        length = self._let(f"and i64 {self._integer('i64', 1)}, 28") if run_time else str(size)
        if run_time and name == "memcpy":
            name = "memmove"
        to = self._let(f"getelementptr i8, ptr %array, i64 {first}")
        if name == "memset":
            self._declared.add("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
            value = self._integer("i8", 1)
            self._do(f"call void @llvm.memset.p0.i64(ptr align 4 {to}, i8 {value}, i64 {length}, i1 false)")
            return
        source = self._let(f"getelementptr i8, ptr %array, i64 {second}")
        self._declared.add(f"declare void @llvm.{name}.p0.p0.i64(ptr, ptr, i64, i1)")
        self._do(
            f"call void @llvm.{name}.p0.p0.i64(ptr align 4 {to}, ptr align 4 {source}, i64 {length}, i1 false)"
        )

    def _cell(self) -> str:
        index = self._let(f"and i64 {self._integer('i64', 1)}, 15")
        return self._let(f"getelementptr i64, ptr %ints, i64 {index}")

    def _buffer(self, depth: int, in_function: bool) -> None:
        place = self._cell()
        if self._random.random() < 0.5:
            self._do(f"store i64 {self._fit('i64', self._integer('i64', 2))}, ptr {place}")
        else:
            value = self._fit("i64", self._let(f"load i64, ptr {place}"))
            self._do(f"store i64 {value}, ptr %i64.{self._random.randrange(3)}")

    def _atomic(self, depth: int, in_function: bool) -> None:
        place = self._cell()
        # Cells of narrow programs are read as 64-bit integers again, so only whole ones may change.
        type_ = "i64" if self._narrow else self._random.choice(INTEGERS)
        value = self._integer(type_, 2)
        if self._narrow:
            operation = self._random.choice(["add", "sub"])
            small = self._let(f"and i64 {value}, 255")
            self._let(f"atomicrmw {operation} ptr {place}, i64 {small} monotonic")
            return
        if self._random.random() < 0.25:
            pair = self._let(
                f"cmpxchg ptr {place}, {type_} {self._integer(type_, 1)}, {type_} {value} monotonic monotonic"
            )
            old = self._let(f"extractvalue {{ {type_}, i1 }} {pair}, 0")
        else:
            old = self._let(
                f"atomicrmw {self._random.choice(_ATOMICS)} ptr {place}, {type_} {value} monotonic"
            )
        self._do(f"store {type_} {old}, ptr %{type_}.{self._random.randrange(3)}")

    def _call(self, depth: int, in_function: bool) -> None:
        name = self._random.choice(self._functions)
        first, second = (self._fit("i64", self._integer("i64", 1)) for _ in range(2))
        status = self._let(f"call i32 @{name}(ptr %out, i64 {first}, i64 {second})")
        good, bad, end = self._label("good"), self._label("bad"), self._label("called")
        condition = self._let(f"icmp eq i32 {status}, 0")
        self._do(f"br i1 {condition}, label %{good}, label %{bad}")
        self._block(good)
        value = self._fit("i64", self._let("load i64, ptr %out"))
        self._do(f"store i64 {value}, ptr %i64.{self._random.randrange(3)}")
        self._do(f"br label %{end}")
        self._block(bad)
        self._do(f"store i32 {status}, ptr %i32.{self._random.randrange(3)}")
        self._do(f"br label %{end}")
        self._block(end)

    def _if(self, depth: int, in_function: bool) -> None:
        then, other, end = self._label("then"), self._label("else"), self._label("endif")
        self._do(f"br i1 {self._condition(2)}, label %{then}, label %{other}")
        for label in (then, other):
            self._block(label)
            self._statements(depth - 1, in_function=in_function)
            self._do(f"br label %{end}")
        self._block(end)

    def _loop(self, depth: int, in_function: bool) -> None:
        head, body, end = self._label("head"), self._label("body"), self._label("done")
        counter = self._name()
        self._lines.insert(0, f"  {counter} = alloca i32")
        self._do(f"store i32 0, ptr {counter}")
        limit = str(self._random.randrange(1, 7))
        if self._random.random() < 0.5:
            limit = self._let(f"and i32 {self._integer('i32', 1)}, 7")
        self._do(f"br label %{head}")
        self._block(head)
        index = self._let(f"load i32, ptr {counter}")
        self._do(f"br i1 {self._let(f'icmp slt i32 {index}, {limit}')}, label %{body}, label %{end}")
        self._block(body)
        self._do(f"store i32 {self._let(f'add i32 {index}, 1')}, ptr {counter}")
        self._do(f"store i32 {index}, ptr %i32.{self._random.randrange(3)}")
        self._statements(depth - 1, in_function=in_function)
        if self._random.random() < 0.4:
            again = self._label("again")
            self._do(f"br i1 {self._condition(1)}, label %{end}, label %{again}")
            self._block(again)
            self._statements(0, in_function=in_function)
        self._do(f"br label %{head}")
        self._block(end)

    def _search(self, depth: int, in_function: bool) -> None:
        """A counted loop of small body that data may end: what `unroll_early_exits` is for."""
        head, body, on, end = (self._label(stem) for stem in ("search", "trip", "on", "found"))
        type_ = self._random.choice(["i32", "i64"])
        counter = self._name()
        self._lines.insert(0, f"  {counter} = alloca {type_}")
        step = self._random.choice([1, 1, 1, 2, 3, -1, -2])
        length = self._let(f"and {type_} {self._let(f'load {type_}, ptr %{type_}.0')}, 63")
        start, bound = (length, "0") if step < 0 else (str(self._random.randrange(9)), length)
        predicate = self._random.choice(["sgt", "sge"] if step < 0 else ["slt", "sle", "ult", "ule"])
        if predicate in ("slt", "sle") and self._random.random() < 0.5:  # may be negative
            from_type = "i8" if type_ == "i32" else self._random.choice(["i8", "i16", "i32"])
            small = self._let(f"load {from_type}, ptr %{from_type}.1")
            if from_type != "i8":
                small = self._let(f"srem {from_type} {small}, 64")
            bound = self._let(f"sext {from_type} {small} to {type_}")
        self._do(f"store {type_} {start}, ptr {counter}")
        self._do(f"br label %{head}")
        self._block(head)
        index = self._let(f"load {type_}, ptr {counter}")
        test_first = self._random.random() < 0.5
        if test_first:
            self._do(
                f"br i1 {self._let(f'icmp {predicate} {type_} {index}, {bound}')}, label %{body}, label %{end}"
            )
            self._block(body)
        kept = self._random.randrange(3)
        self._do(f"store {type_} {index}, ptr %{type_}.{kept}")
        self._do(f"store i32 {self._integer('i32', 1)}, ptr %i32.{self._random.randrange(3)}")
        cell = self._let(f"and {type_} {index}, 15")
        place = self._let(f"getelementptr [16 x i32], ptr %array, i64 0, {type_} {cell}")
        found = self._let(f"icmp eq i32 {self._let(f'load i32, ptr {place}')}, {self._integer('i32', 1)}")
        self._do(f"store i32 {self._integer('i32', 1)}, ptr {place}")
        self._do(f"br i1 {found}, label %{end}, label %{on}")
        self._block(on)
        next_ = self._let(f"add {type_} {index}, {step}")
        self._do(f"store {type_} {next_}, ptr {counter}")
        if test_first:
            self._do(f"br label %{head}")
        else:
            self._do(
                f"br i1 {self._let(f'icmp {predicate} {type_} {next_}, {bound}')}, label %{head}, label %{end}"
            )
        self._block(end)

    def _switch(self, depth: int, in_function: bool) -> None:
        type_ = self._random.choice(INTEGERS)
        value = self._integer(type_, 2)
        cases = self._random.sample(range(-3, 9), self._random.randrange(1, 5))
        labels = [self._label("case") for _ in cases]
        end = self._label("endswitch")
        listed = " ".join(
            f"{type_} {case}, label %{label}" for case, label in zip(cases, labels, strict=True)
        )
        self._do(f"switch {type_} {value}, label %{end} [ {listed} ]")
        for index, label in enumerate(labels):
            self._block(label)
            self._statements(depth - 1, in_function=in_function)
            falls = index + 1 < len(labels) and self._random.random() < 0.3
            self._do(f"br label %{labels[index + 1] if falls else end}")
        self._block(end)

    def _leave(self, depth: int, in_function: bool) -> None:
        leave, stay = self._label("leave"), self._label("stay")
        self._do(f"br i1 {self._condition(2)}, label %{leave}, label %{stay}")
        self._block(leave)
        self._do(f"ret i32 {self._random.randrange(1, 9)}" if in_function else "ret void")
        self._block(stay)


def load_jit() -> ModuleType:
    """The tests' module that runs a kernel on this machine's processor."""
    name = "nv_lower_tests_jit"
    if name not in sys.modules:
        path = Path(__file__).parents[1] / "tests" / "passes" / "support" / "jit.py"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def _run(ir: str, seed: int, *, narrow: bool) -> tuple[bytes, bytes]:
    source = random.Random(seed)
    bound = 1 << (15 if narrow else 63)
    ints = (ctypes.c_int64 * (CELLS + 4))(*[source.randrange(-bound, bound) for _ in range(CELLS)])
    floats = (ctypes.c_double * (CELLS + 2))()
    load_jit().Jit(ir, "k").launch([ints, floats, source.randrange(-100, 100)])
    return bytes(ints), bytes(floats)


def check(seed: int) -> str | None:
    """Try one seed on every target; what is wrong, or None."""
    program = Program(seed, narrow=False)
    want = _run(program.text, seed, narrow=False)
    for name, options in TARGETS.items():
        flat = nv_lower.lower(program.text, replace(options, observe=VerifyEach()))
        if broken := nv_lower.violations(flat):
            return f"{name}: {broken[0]}"
        if _run(flat, seed, narrow=False) != want:
            return f"{name}: other results"
    for options, floats in NARROW:
        program = Program(seed, narrow=True, floats=floats)
        flat = nv_lower.lower(program.text, replace(options, observe=VerifyEach()))
        if broken := nv_lower.violations(flat):
            return f"narrow: {broken[0]}"
        if not floats and any(
            mentions_type(line, "i64") for line in flat.splitlines() if "target" not in line
        ):
            return "narrow: 64-bit integers are left"
        if _run(flat, seed, narrow=True) != _run(program.text, seed, narrow=True):
            return "narrow: other results"
    return None


def main() -> int:
    """Run the property from the command line; the exit status is the number of failures, at most 1."""
    parser = argparse.ArgumentParser(description="Lowering keeps the meaning of random programs.")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    failures = 0
    for seed in range(given.seed, given.seed + given.count):
        try:
            wrong = check(seed)
        except nv_lower.LowerError as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            failures += 1
            print(f"seed {seed}: {wrong}")
    print(f"{given.count - failures} of {given.count} programs keep their meaning")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
