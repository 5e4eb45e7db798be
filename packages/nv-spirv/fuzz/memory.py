"""Random programs of memory accesses: private arrays, tables, buffers, type punning, copies, choices between pointers.

Every program runs in LLVM's JIT and on the device in each addressing mode; the bytes it writes must be the same.

    python packages/nv-spirv/fuzz/memory.py --count 200 --seed 1
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import execute

import nv_spirv
from nv_spirv.emitter.types import Types

TYPES = Types()
REGION = 256  # bytes of each buffer that belong to an invocation
LANES = 64
SCALARS = ("i1", "i8", "i16", "i32", "i64", "i24", "i48", "i128", "float", "double")
AGGREGATES = (
    "<2 x float>",
    "<4 x i32>",
    "<3 x i16>",
    "<4 x float>",
    "<2 x i64>",
    "<8 x i8>",
    "<8 x i1>",
    "<8 x i7>",
    "{ i32, float }",
    "{ i8, i64, i16 }",
    "<{ i8, i32 }>",
    "[3 x i16]",
)


@dataclass
class Place:
    """A pointer: its name, the bytes behind it, what its address is a multiple of, and its kind."""

    name: str
    size: int
    align: int
    kind: str


@dataclass
class Program:
    """A program under construction."""

    random: random.Random
    physical_only: bool
    structs: bool = True
    lines: list[str] = field(default_factory=list)
    globals: list[str] = field(default_factory=list)
    metadata: list[str] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)
    label: str = "entry"
    count: int = 0

    def new(self) -> str:
        """Return a new name."""
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str) -> str:
        """Append an instruction with a result."""
        name = self.new()
        self.lines.append(f"  {name} = {text}")
        return name

    def value(self, kind: str) -> str:
        """Return a value of a type: one computed before, or a constant."""
        known = self.values.get(kind, [])
        if known and self.random.random() < 0.8:
            return self.random.choice(known)
        if kind in ("float", "double"):
            return f"{self.random.randint(-50, 50)}.0"
        if kind == "i1":
            return self.random.choice(("true", "false"))
        if kind[0] == "i":
            return str(self.random.getrandbits(int(kind[1:])))
        return "zeroinitializer"

    def index(self) -> str:
        """Return a run-time i32."""
        return self.random.choice(self.values["i32"])

    def at(self, size: int, place: Place) -> tuple[str, int]:
        """Return a pointer to `size` bytes inside a place, at a constant or run-time offset, and its alignment."""
        room = place.size - size
        if self.random.random() < 0.5 or room < 1:
            step = self.random.choice((1, 2, 4, 8))
            offset = self.random.randint(0, max(room, 0)) // step * step
            align = (place.align | offset) & -(place.align | offset)
            return self.emit(f"getelementptr inbounds i8, ptr {place.name}, i64 {offset}"), align
        step = self.random.choice([scale for scale in (1, 2, 3, 4, 8, 16) if scale <= max(room, 1)])
        many = 1 << (room // step).bit_length() - 1 if room // step else 1
        index = self.emit(f"and i32 {self.index()}, {many - 1}")
        width = self.random.choice(("i32", "i64"))
        if width == "i64":
            index = self.emit(f"zext i32 {index} to i64")
        element = {1: "i8", 2: "i16", 4: "float", 8: "i64"}.get(step, f"[{step} x i8]")
        pointer = self.emit(f"getelementptr {element}, ptr {place.name}, {width} {index}")
        return pointer, (place.align | step) & -(place.align | step)


def allocate(p: Program) -> None:
    """Append private arrays, filled, and tables."""
    for _ in range(p.random.randint(1, 3)):
        size, align = p.random.choice((8, 16, 40, 64)), p.random.choice((1, 4, 8, 16))
        name = p.emit(f"alloca [{size} x i8], align {align}")
        byte = p.random.getrandbits(8)
        p.lines.append(
            f"  call void @llvm.memset.p0.i64(ptr align {align} {name}, i8 {byte}, i64 {size}, i1 false)"
        )
        p.places.append(Place(name, size, align, "private"))
    if p.random.random() < 0.6:
        words = ", ".join(f"i32 {p.random.getrandbits(32)}" for _ in range(8))
        p.globals.append(f"@table = internal constant [8 x i32] [{words}], align 4")
        p.places.append(Place("@table", 32, 4, "table"))


def load(p: Program) -> None:
    """Append a load of a random type."""
    kind = p.random.choice(SCALARS if p.random.random() < 0.7 else AGGREGATES)
    if "{" in kind and not p.structs:
        return
    size = TYPES.parse(kind).size
    place = p.random.choice([place for place in p.places if place.size >= size] or [p.places[0]])
    pointer, align = p.at(size, place)
    if kind == "i1":
        byte = p.emit(f"load i8, ptr {pointer}, align {align}")
        p.values.setdefault("i1", []).append(p.emit(f"trunc i8 {byte} to i1"))
        return
    align = min(align, 16)
    loaded = p.emit(f"load {kind}, ptr {pointer}, align {align}")
    if kind in ("i24", "i48", "i128") or kind in SCALARS or (kind[0] == "<" and "{" not in kind):
        p.values.setdefault(kind, []).append(loaded)
    for part, path in parts_of(kind):
        opcode = "extractelement" if kind[0] == "<" and "{" not in kind else "extractvalue"
        text = f"{opcode} {kind} {loaded}, {'i32 ' if opcode == 'extractelement' else ''}{path}"
        p.values.setdefault(part, []).append(p.emit(text))


def parts_of(kind: str) -> list[tuple[str, int]]:
    """Return the types and indices of an aggregate's parts."""
    if "{" in kind:
        return [(part.strip(), index) for index, part in enumerate(kind.strip("<>{} ").split(","))]
    if " x " in kind:
        count, _, element = kind.strip("<>[]").partition(" x ")
        return [(element, index) for index in range(int(count))]
    return []


def store(p: Program) -> None:
    """Append a store of a random type."""
    stored = [kind for kind in p.values if kind != "ptr" and not kind.startswith(("{", "[", "<{"))]
    kind = p.random.choice(stored)
    size = TYPES.parse(kind).size
    places = [place for place in p.places if place.size >= size and place.kind in ("private", "out", "mixed")]
    place = p.random.choice(places)
    pointer, align = p.at(size, place)
    p.lines.append(f"  store {kind} {p.value(kind)}, ptr {pointer}, align {min(align, 16)}")


def compute(p: Program) -> None:
    """Append an operation on integers."""
    kind = p.random.choice([kind for kind in p.values if kind[0] == "i" and kind != "i1"])
    operation = p.random.choice(("add", "xor", "mul", "and", "or", "sub"))
    p.values[kind].append(p.emit(f"{operation} {kind} {p.value(kind)}, {p.value(kind)}"))
    predicate = p.random.choice(("eq", "slt", "ugt"))
    p.values.setdefault("i1", []).append(p.emit(f"icmp {predicate} {kind} {p.value(kind)}, {p.value(kind)}"))


def convert(p: Program) -> None:
    """Append a conversion to i32."""
    kind = p.random.choice(
        [kind for kind in p.values if kind[0] == "i" and kind not in ("i1", "i32")] or ["i64"]
    )
    opcode = "trunc" if int(kind[1:]) > 32 else "zext"
    p.values["i32"].append(p.emit(f"{opcode} {kind} {p.value(kind)} to i32"))


def choose(p: Program) -> None:
    """Append a choice between two pointers of one kind of storage, by select or by phi."""
    group = p.random.choice((("private", "table"), ("in", "out", "mixed")))
    places = [place for place in p.places if place.kind in group]
    if len(places) < 2:
        return
    a, b = p.random.sample(places, 2)
    readable = {"private": "table", "out": "mixed"}
    same = a.kind == b.kind
    kind = a.kind if same else readable.get("out" if group[0] == "in" else "private", "table")
    kind = kind if same or group[0] == "private" else "in"
    condition = p.value("i1")
    merged = Place("", min(a.size, b.size), min(a.align, b.align), kind)
    if p.random.random() < 0.5:
        merged.name = p.emit(f"select i1 {condition}, ptr {a.name}, ptr {b.name}")
    else:
        number = len(p.metadata)
        p.metadata.append(f'!{number} = !{{!"join{number}"}}')
        p.lines.append(
            f"  br i1 {condition}, label %then{number}, label %join{number}, !nv.selection !{number}"
        )
        p.lines.append(f"then{number}:")
        moved = p.emit(f"getelementptr i8, ptr {a.name}, i64 0")
        p.lines.append(f"  br label %join{number}")
        p.lines.append(f"join{number}:")
        merged.name = p.emit(f"phi ptr [ {moved}, %then{number} ], [ {b.name}, %{p.label} ]")
        p.label = f"join{number}"
    p.places.append(merged)


def copy(p: Program) -> None:
    """Append a memcpy or memmove of a constant size from one place into another."""
    size = p.random.choice((1, 4, 7, 8, 16, 20))
    targets = [
        place for place in p.places if place.kind in ("private", "out", "mixed") and place.size >= size
    ]
    sources = [place for place in p.places if place.size >= size]
    target, source = p.at(size, p.random.choice(targets)), p.at(size, p.random.choice(sources))
    p.lines.append(
        f"  call void @llvm.memmove.p0.p0.i64(ptr align {target[1]} {target[0]}, ptr align {source[1]} {source[0]}, "
        f"i64 {size}, i1 false)"
    )


def through_memory(p: Program) -> None:
    """Store the address of a buffer in a private variable and use what is loaded back (physical addressing)."""
    source = p.random.choice([place for place in p.places if place.kind == "in"])
    cell = p.emit("alloca ptr, align 8")
    p.lines.append(f"  store ptr {source.name}, ptr {cell}, align 8")
    loaded = p.emit(f"load ptr, ptr {cell}, align 8")
    p.places.append(Place(loaded, source.size, source.align, "in"))


STEPS: tuple[tuple[Callable[[Program], None], int], ...] = (
    (load, 6),
    (store, 6),
    (compute, 2),
    (convert, 1),
    (choose, 1),
    (copy, 1),
)


def generate(seed: int, *, physical_only: bool, structs: bool = True) -> str:
    """Return a random program."""
    p = Program(random.Random(seed), physical_only, structs)
    p.emit("call i32 @nv.global.id(i32 0)")
    p.values["i32"] = ["%v1", "%scalar"]
    wide = p.emit("zext i32 %v1 to i64")
    offset = p.emit(f"mul i64 {wide}, {REGION}")
    p.values["i64"] = [wide]
    for name, kind in (("%out", "out"), ("%in0", "in"), ("%in1", "in"), ("%out1", "out")):
        p.places.append(Place(p.emit(f"getelementptr i8, ptr {name}, i64 {offset}"), REGION, 16, kind))
    allocate(p)
    if physical_only:
        through_memory(p)
    steps = [step for step, weight in STEPS for _ in range(weight)]
    for _ in range(p.random.randint(5, 40)):
        p.random.choice(steps)(p)
    out = p.places[0]
    for position, kind in enumerate(list(p.values)):
        if kind.startswith(("{", "[", "<")) or position > 12:
            continue
        pointer = p.emit(f"getelementptr i8, ptr {out.name}, i64 {16 * position}")
        p.lines.append(f"  store {kind} {p.values[kind][-1]}, ptr {pointer}, align 16")
    body = "\n".join(p.lines)
    return (
        "\n".join(p.globals)
        + "\ndefine void @program(ptr align 16 %out, ptr align 16 readonly %in0, ptr align 16 readonly %in1, "
        + f"ptr align 16 %out1, i32 %scalar) {{\nentry:\n{body}\n  ret void\n}}\n"
        + "declare i32 @nv.global.id(i32)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
        + "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
        + "\n".join(p.metadata)
        + "\n"
    )


def check(seed: int, modes: tuple[str, ...], features: frozenset[str]) -> None:
    """Run one program both ways; raises AssertionError at the first difference."""
    random_ = np.random.default_rng(seed)
    for mode in modes:
        ir = generate(seed, physical_only=mode == "physical" and seed % 3 == 0)
        inputs = [random_.integers(0, 256, REGION * LANES, np.uint8) for _ in range(3)]
        start = [np.zeros(REGION * LANES, np.uint8), *inputs]
        scalar = np.uint32(random_.integers(0, 1 << 32))
        want, got = [array.copy() for array in start], [array.copy() for array in start]
        execute.run_jit(ir, "program", ["ptr"] * 4 + ["i32"], [*want, scalar], LANES)
        spirv = nv_spirv.emit(ir, nv_spirv.Options(addressing=mode, features=features))  # type: ignore[arg-type]
        execute.check_valid(spirv)
        execute.run_spirv(spirv, [*got, scalar], (LANES // 64, 1, 1))
        for index, (ours, theirs) in enumerate(zip(got, want, strict=True)):
            wrong = np.flatnonzero(ours != theirs)
            if len(wrong) and not only_nans(ours, theirs):
                raise AssertionError(
                    f"seed {seed}, {mode}: buffer {index}, invocation {wrong[0] // REGION}, byte {wrong[0] % REGION}: "
                    f"got {ours[wrong[0]]:#x}, want {theirs[wrong[0]]:#x} ({len(wrong)} bytes)\n{ir}"
                )


def only_nans(ours: np.ndarray, theirs: np.ndarray) -> bool:
    """Tell whether two results differ in nothing: floats are only moved here, so they may not differ at all."""
    return bool((ours == theirs).all())


def main() -> int:
    """Run random programs; returns 1 if one differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modes", default="physical,logical")
    arguments = parser.parse_args()
    features = execute.device().features
    failed = refused = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        try:
            check(seed, tuple(arguments.modes.split(",")), features)
        except nv_spirv.Unsupported as error:
            refused += 1
            print(f"refused {seed}: {error}", *getattr(error, "__notes__", []), sep="\n  ")
        except Exception as error:  # every failure of a program is a finding
            failed += 1
            print(
                f"FAIL {seed}: {type(error).__name__}: {error}", *getattr(error, "__notes__", []), sep="\n  "
            )
    print(f"{arguments.count} programs, {failed} failed, {refused} refused")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
