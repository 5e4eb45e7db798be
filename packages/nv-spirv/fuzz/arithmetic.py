"""Compare every arithmetic operation at many widths with LLVM's JIT, bit for bit (NaN payloads aside).

Each case is one kernel: it reads its operands from arrays, computes, writes. The operands are special values and random
ones; some of the cases have a constant in place of the second operand, which exercises folding.

    python packages/nv-spirv/fuzz/arithmetic.py --count 400 --seed 1 [--addressing logical] [--only sdiv]
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import execute

import nv_spirv
from nv_spirv.emitter.floats import FRACTION_BITS
from nv_spirv.emitter.types import Float, Int, Type, Types

LANES = 1024
WIDTHS = (1, 2, 7, 8, 13, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128)
FLOATS = ("half", "bfloat", "float", "double")
TYPES = Types()

BINARY = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FLOAT_PREDICATES = (
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
    "false",
)
PAIRED = ("uadd", "sadd", "usub", "ssub")
UNARY_FLOAT = (
    "fabs",
    "sqrt",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "roundeven",
    "round",
    "canonicalize",
)
BINARY_FLOAT = ("copysign", "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")


@dataclass(frozen=True)
class Case:
    """A kernel's body: computes %r of type `result` from %x, %y, %z of the types `operands`."""

    name: str
    operands: tuple[str, ...]
    result: str
    body: str
    declare: str = ""


def guarded(operation: str, kind: str) -> str:
    """Return the operation with operands kept where LLVM defines the result."""
    width = TYPES.parse(kind).width
    if operation in ("shl", "lshr", "ashr"):
        if width == 1:
            return f"%y1 = xor {kind} %y, %y\n%r = {operation} {kind} %x, %y1"
        return (
            f"%y1 = urem {kind} %y, {width}\n%r = {operation} {kind} %x, %y1"
            if width & (width - 1)
            else (f"%y1 = and {kind} %y, {width - 1}\n%r = {operation} {kind} %x, %y1")
        )
    if operation in ("udiv", "urem", "sdiv", "srem"):
        one = "true" if width == 1 else "1"
        lines = f"%zero = icmp eq {kind} %y, 0\n%y1 = select i1 %zero, {kind} {one}, {kind} %y\n"
        if operation in ("sdiv", "srem"):
            least = -(1 << (width - 1))
            lines += (
                f"%least = icmp eq {kind} %x, {least}\n%minus = icmp eq {kind} %y1, -1\n"
                f"%bad = and i1 %least, %minus\n%x1 = select i1 %bad, {kind} 0, {kind} %x\n"
            )
        left = "%x1" if operation in ("sdiv", "srem") else "%x"
        return f"{lines}%r = {operation} {kind} {left}, %y1"
    return f"%r = {operation} {kind} %x, %y"


def integer_cases(kind: str) -> Iterator[Case]:
    """Yield the integer operations of a type."""
    width = TYPES.parse(kind).width
    for operation in BINARY:
        if width == 1 and operation in ("sdiv", "srem", "udiv", "urem"):
            continue
        yield Case(f"{operation}.{kind}", (kind, kind), kind, guarded(operation, kind))
    for predicate in PREDICATES:
        yield Case(f"icmp.{predicate}.{kind}", (kind, kind), "i1", f"%r = icmp {predicate} {kind} %x, %y")
    yield Case(f"select.{kind}", ("i1", kind, kind), kind, f"%r = select i1 %x, {kind} %y, {kind} %z")
    for name in ("smin", "smax", "umin", "umax"):
        yield intrinsic(name, kind, 2)
    for name in ("uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"):
        yield intrinsic(name, kind, 2)
    if width > 2:
        yield intrinsic("abs", kind, 1, "i1 false")
        for name in ("ctlz", "cttz"):
            yield intrinsic(name, kind, 1, "i1 false")
        yield intrinsic("ctpop", kind, 1)
        yield intrinsic("bitreverse", kind, 1)
        yield intrinsic("fshl", kind, 3)
        yield intrinsic("fshr", kind, 3)
        amount = guarded("shl", kind).splitlines()[0]
        for name in ("ushl.sat", "sshl.sat"):
            call = f"{amount}\n%r = call {kind} @llvm.{name}.{kind}({kind} %x, {kind} %y1)"
            yield Case(
                f"{name}.{kind}",
                (kind, kind),
                kind,
                call,
                f"declare {kind} @llvm.{name}.{kind}({kind}, {kind})",
            )
        for name in ("scmp", "ucmp"):
            call = f"%r = call i8 @llvm.{name}.i8.{kind}({kind} %x, {kind} %y)"
            yield Case(
                f"{name}.{kind}",
                (kind, kind),
                "i8",
                call,
                f"declare i8 @llvm.{name}.i8.{kind}({kind}, {kind})",
            )
    if width % 16 == 0:
        yield intrinsic("bswap", kind, 1)
    for name in (*PAIRED, *(("umul", "smul") if width <= 64 else ())):
        full = f"llvm.{name}.with.overflow.{kind}"
        body = f"%p = call {{{kind}, i1}} @{full}({kind} %x, {kind} %y)\n"
        declare = f"declare {{{kind}, i1}} @{full}({kind}, {kind})"
        yield Case(
            f"{name}.value.{kind}",
            (kind, kind),
            kind,
            f"{body}%r = extractvalue {{{kind}, i1}} %p, 0",
            declare,
        )
        yield Case(
            f"{name}.over.{kind}",
            (kind, kind),
            "i1",
            f"{body}%r = extractvalue {{{kind}, i1}} %p, 1",
            declare,
        )


def intrinsic(name: str, kind: str, count: int, extra: str = "") -> Case:
    """Return a call of an intrinsic with operands of one type."""
    operands = [f"{kind} %{letter}" for letter in "xyz"[:count]] + ([extra] if extra else [])
    types = [kind] * count + ([extra.split()[0]] if extra else [])
    full = f"llvm.{name}.{suffix(kind)}"
    body = f"%r = call {kind} @{full}({', '.join(operands)})"
    return Case(f"{name}.{kind}", (kind,) * count, kind, body, f"declare {kind} @{full}({', '.join(types)})")


def suffix(kind: str) -> str:
    """Return how intrinsics spell a type."""
    return {"half": "f16", "float": "f32", "double": "f64", "bfloat": "bf16"}.get(kind, kind)


def float_cases(kind: str) -> Iterator[Case]:
    """Yield the float operations of a type."""
    for operation in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        yield Case(f"{operation}.{kind}", (kind, kind), kind, f"%r = {operation} {kind} %x, %y")
    yield Case(f"fneg.{kind}", (kind,), kind, f"%r = fneg {kind} %x")
    for predicate in FLOAT_PREDICATES:
        yield Case(f"fcmp.{predicate}.{kind}", (kind, kind), "i1", f"%r = fcmp {predicate} {kind} %x, %y")
    for name in UNARY_FLOAT:
        yield intrinsic(name, kind, 1)
    for name in BINARY_FLOAT:
        yield intrinsic(name, kind, 2)
    for mask in (1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 0x204, 0x1F8, 0x3C0, 0x264):
        full = f"llvm.is.fpclass.{suffix(kind)}"
        body = f"%r = call i1 @{full}({kind} %x, i32 {mask})"
        yield Case(f"is.fpclass.{mask}.{kind}", (kind,), "i1", body, f"declare i1 @{full}({kind}, i32)")
    full = f"llvm.ldexp.{suffix(kind)}.i32"
    body = f"%e = sext i12 %y to i32\n%r = call {kind} @{full}({kind} %x, i32 %e)"
    yield Case(f"ldexp.{kind}", (kind, "i12"), kind, body, f"declare {kind} @{full}({kind}, i32)")
    both = f"{{{kind}, i32}}"
    full = f"llvm.frexp.{suffix(kind)}.i32"
    body = f"%p = call {both} @{full}({kind} %x)\n"
    declare = f"declare {both} @{full}({kind})"
    yield Case(f"frexp.fraction.{kind}", (kind,), kind, f"{body}%r = extractvalue {both} %p, 0", declare)
    ordinary = f"declare {kind} @llvm.fabs.{suffix(kind)}({kind})"
    body = (
        f"%size = call {kind} @llvm.fabs.{suffix(kind)}({kind} %x)\n"
        f"%finite = fcmp olt {kind} %size, {literal(float('inf'), kind)}\n"
        f"%x1 = select i1 %finite, {kind} %x, {kind} {literal(0.0, kind)}\n"
        f"%p = call {both} @{full}({kind} %x1)\n%r = extractvalue {both} %p, 1"
    )
    yield Case(f"frexp.exponent.{kind}", (kind,), "i32", body, f"{declare}\n{ordinary}")
    if kind in ("float", "double"):  # of the narrower ones LLVM rounds the result of float alone
        full = f"llvm.powi.{suffix(kind)}.i32"
        body = f"%e = sext i9 %y to i32\n%r = call {kind} @{full}({kind} %x, i32 %e)"
        yield Case(f"powi.{kind}", (kind, "i9"), kind, body, f"declare {kind} @{full}({kind}, i32)")
    bits = f"i{TYPES.parse(kind).width}"
    yield Case(f"bitcast.{kind}.{bits}", (kind,), bits, f"%r = bitcast {kind} %x to {bits}")
    yield Case(f"bitcast.{bits}.{kind}", (bits,), kind, f"%r = bitcast {bits} %x to {kind}")


def cast_cases(kinds: list[str], random_: random.Random) -> Iterator[Case]:
    """Yield conversions between all pairs of types."""
    for old in kinds:
        for new in kinds:
            a, b = TYPES.parse(old).width, TYPES.parse(new).width
            if a > b:
                yield Case(f"trunc.{old}.{new}", (old,), new, f"%r = trunc {old} %x to {new}")
            elif a < b:
                for name in ("zext", "sext"):
                    yield Case(f"{name}.{old}.{new}", (old,), new, f"%r = {name} {old} %x to {new}")
    for old in kinds:
        for new in FLOATS:
            # LLVM rounds an integer to float first and then to bfloat
            for name in ("sitofp", "uitofp") if new != "bfloat" or TYPES.parse(old).width <= 24 else ():
                yield Case(f"{name}.{old}.{new}", (old,), new, f"%r = {name} {old} %x to {new}")
            for name in ("fptosi", "fptoui"):
                yield to_int(name, new, old)
                if TYPES.parse(old).width <= 64:
                    full = f"llvm.{name}.sat.{old}.{suffix(new)}"
                    body = f"%r = call {old} @{full}({new} %x)"
                    yield Case(f"{name}.sat.{new}.{old}", (new,), old, body, f"declare {old} @{full}({new})")
    for old, new in (
        ("half", "float"),
        ("half", "double"),
        ("float", "double"),
        ("bfloat", "float"),
        ("bfloat", "double"),
    ):
        yield Case(f"fpext.{old}.{new}", (old,), new, f"%r = fpext {old} %x to {new}")
        yield Case(f"fptrunc.{new}.{old}", (new,), old, f"%r = fptrunc {new} %x to {old}")


def to_int(name: str, kind: str, target: str) -> Case:
    """Return a conversion whose operand is replaced by 0 where it is out of range."""
    width = TYPES.parse(target).width
    bits = width - 1 if name == "fptosi" else width
    largest = {"half": 15, "bfloat": 127, "float": 127, "double": 1023}[kind]
    high = 2.0 ** min(bits, largest)
    low = -high if name == "fptosi" else -1.0
    compare = "oge" if name == "fptosi" else "ogt"
    body = (
        f"%low = fcmp {compare} {kind} %x, {literal(low, kind)}\n"
        f"%high = fcmp olt {kind} %x, {literal(high, kind)}\n%in = and i1 %low, %high\n"
        f"%x1 = select i1 %in, {kind} %x, {kind} {literal(0.0, kind)}\n%r = {name} {kind} %x1 to {target}"
    )
    return Case(f"{name}.{kind}.{target}", (kind,), target, body)


def literal(value: float, kind: str) -> str:
    """Return an LLVM literal."""
    if kind == "half":
        return f"0xH{int(np.float16(value).view(np.uint16)):04X}"
    if kind == "bfloat":
        return f"0xR{int(np.float32(value).view(np.uint32)) >> 16:04X}"
    return f"0x{int(np.float64(value).view(np.uint64)):016X}"


def constant_operand(case: Case, random_: random.Random) -> Case:
    """Return the case with a constant in place of the last operand."""
    kind = case.operands[-1]
    value = special_values(TYPES.parse(kind), random_, 1)[0]
    parsed = TYPES.parse(kind)
    if isinstance(parsed, Float):
        raw = np.array([value], np.uint64)
        if parsed.width == 64:
            text = f"0x{value:016X}"
        elif parsed.width == 32:
            number = raw.astype(np.uint32).view(np.float32).astype(np.float64)
            text = f"0x{int(number.view(np.uint64)[0]):016X}"
        else:
            text = f"0x{'R' if kind == 'bfloat' else 'H'}{value:04X}"
    else:
        text = ("true" if value else "false") if parsed.width == 1 else str(value)
    letter = "%" + "xyz"[len(case.operands) - 1]

    body = re.sub(rf"{letter}\b", text, case.body)
    return Case(f"{case.name}.const", case.operands[:-1], case.result, body, case.declare)


def kernel(case: Case) -> str:
    """Return the module of a case."""
    names = ["%out", *(f"%in.{letter}" for letter in "xyz"[: len(case.operands)])]
    lines = ["%i = call i32 @nv.global.id(i32 0)", "%j = zext i32 %i to i64"]
    for letter, kind in zip("xyz", case.operands, strict=False):
        lines.append(f"%p{letter} = getelementptr {kind}, ptr %in.{letter}, i64 %j")
        lines.append(f"%{letter} = load {kind}, ptr %p{letter}, align {TYPES.parse(kind).align}")
    lines += case.body.splitlines()
    lines.append(f"%po = getelementptr {case.result}, ptr %out, i64 %j")
    lines.append(f"store {case.result} %r, ptr %po, align {TYPES.parse(case.result).align}")
    lines.append("ret void")
    body = "\n".join(f"  {line}" for line in lines)
    parameters = ", ".join(f"ptr {name}" for name in names)
    return (
        f"define void @case({parameters}) {{\nentry:\n{body}\n}}\n{case.declare}\n"
        "declare i32 @nv.global.id(i32)\n"
    )


def special_values(kind: Type, random_: random.Random, count: int) -> list[int]:
    """Return bit patterns: those near the corners, and random ones of random lengths."""
    values = []
    if isinstance(kind, Int):
        width = kind.width
        near = [0, 1, 2, 3, width, width - 1, (1 << width) - 1, (1 << width) - 2]
        near += [1 << (width - 1), (1 << (width - 1)) - 1, (1 << (width - 1)) + 1, 1 << (width // 2)]
        while len(values) < count:
            if random_.random() < 0.4:
                values.append(random_.choice(near))
            else:
                value = random_.getrandbits(random_.randint(1, width))
                values.append(-value if random_.random() < 0.3 else value)
        return [value & ((1 << width) - 1) for value in values]
    assert isinstance(kind, Float)
    width = kind.width
    fraction = FRACTION_BITS[kind.name]
    exponent_bits = width - 1 - fraction
    bias = (1 << (exponent_bits - 1)) - 1
    infinity = ((1 << exponent_bits) - 1) << fraction
    quiet = infinity | 1 << (fraction - 1)
    near = [
        0,
        1,
        infinity,
        infinity - 1,
        quiet,
        1 << fraction,
        (1 << fraction) - 1,
        bias << fraction,
        (bias - 1) << fraction,
    ]
    near += [
        (bias + 1) << fraction,
        (bias << fraction) + 1,
        (bias << fraction) - 1,
        ((bias - 1) << fraction) - 1,
    ]
    while len(values) < count:
        sign = random_.getrandbits(1) << (width - 1)
        chosen = random_.random()
        if chosen < 0.3:
            values.append(sign | random_.choice(near))
        elif chosen < 0.7:
            exponent = min(max(bias + random_.randint(-3, 70), 1), 2 * bias)
            digits = random_.getrandbits(fraction) & ~((1 << random_.randint(0, fraction)) - 1)
            values.append(sign | exponent << fraction | digits)
        else:
            value = random_.getrandbits(width)
            if value & infinity == infinity and value & ((1 << fraction) - 1):
                value |= 1 << (fraction - 1)  # no signalling NaN: they are quieted or not, as it happens
            values.append(value)
    return values


def packed(kind: Type, values: list[int]) -> np.ndarray:
    """Return bit patterns as they lie in memory."""
    return np.frombuffer(b"".join(value.to_bytes(kind.size, "little") for value in values), np.uint8).copy()


def differing(kind: Type, got: np.ndarray, want: np.ndarray) -> np.ndarray:
    """Return the lanes that differ; all NaNs are equal, and bytes beyond the stored ones do not count."""
    if isinstance(kind, Float):
        g, w = got.view(f"u{kind.size}"), want.view(f"u{kind.size}")
        sign = 1 << (kind.width - 1)
        infinity = sign - (1 << FRACTION_BITS[kind.name])
        nan = [(bits & (sign - 1)) > infinity for bits in (g, w)]
        return np.flatnonzero(~((nan[0] & nan[1]) | (g == w)))
    rows = got.reshape(-1, kind.size)[:, : kind.stored] != want.reshape(-1, kind.size)[:, : kind.stored]
    return np.flatnonzero(rows.any(axis=1))


def check(case: Case, seed: int, options: nv_spirv.Options, lanes: int = LANES) -> int:
    """Run a case both ways; returns the number of comparisons, raises AssertionError with the first difference."""
    random_ = random.Random(f"{seed} {case.name}")
    ir = kernel(case)
    kinds = [TYPES.parse(kind) for kind in case.operands]
    inputs = [special_values(kind, random_, lanes) for kind in kinds]
    result = TYPES.parse(case.result)
    arrays = [packed(kind, values) for kind, values in zip(kinds, inputs, strict=True)]
    want = np.zeros(result.size * lanes, np.uint8)
    got = np.zeros(result.size * lanes, np.uint8)
    execute.run_jit(ir, "case", ["ptr"] * (1 + len(arrays)), [want, *arrays], lanes)
    spirv = nv_spirv.emit(ir, options)
    execute.check_valid(spirv)
    execute.run_spirv(spirv, [got, *arrays], (lanes // 64, 1, 1))
    wrong = exceptions(case, inputs, differing(result, got, want))
    if len(wrong):
        lane = int(wrong[0])
        operands = ", ".join(f"{values[lane]:#x}" for values in inputs)
        at = slice(lane * result.size, (lane + 1) * result.size)
        raise AssertionError(
            f"{case.name}({operands}): got {got[at].tobytes()[::-1].hex()}, want {want[at].tobytes()[::-1].hex()} "
            f"({len(wrong)} of {lanes} lanes)"
        )
    return lanes


def exceptions(case: Case, inputs: list[list[int]], wrong: np.ndarray) -> np.ndarray:
    """Drop the lanes where LLVM leaves the result open: minnum and maxnum of two zeros."""
    if not case.name.startswith(("minnum", "maxnum")) or len(inputs) < 2:
        return wrong
    width = TYPES.parse(case.operands[0]).width
    mask = (1 << (width - 1)) - 1
    return np.array([lane for lane in wrong if inputs[0][lane] & mask or inputs[1][lane] & mask], int)


def all_cases(random_: random.Random) -> list[Case]:
    """Return every case."""
    kinds = [f"i{width}" for width in WIDTHS]
    cases = [case for kind in kinds for case in integer_cases(kind)]
    cases += [case for kind in FLOATS for case in float_cases(kind)]
    cases += list(cast_cases(kinds, random_))
    return cases


def main() -> int:
    """Run random cases; returns 1 if one differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lanes", type=int, default=LANES)
    parser.add_argument("--addressing", default="physical", choices=("physical", "logical"))
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    options = nv_spirv.Options(addressing=arguments.addressing, features=execute.device().features)
    random_ = random.Random(arguments.seed)
    cases = [case for case in all_cases(random_) if arguments.only in case.name]
    random_.shuffle(cases)
    compared = failed = refused = 0
    for case in cases[: arguments.count]:
        if len(case.operands) > 1 and random_.random() < 0.4:
            case = constant_operand(case, random_)
        try:
            compared += check(case, arguments.seed, options, arguments.lanes)
        except nv_spirv.Unsupported:
            refused += 1
        except Exception as error:  # every failure of a case is a finding
            failed += 1
            print(
                f"FAIL {case.name}: {type(error).__name__}: {error}",
                *getattr(error, "__notes__", []),
                sep="\n  ",
            )
    of = f"{min(arguments.count, len(cases))} of {len(cases)} cases"
    print(f"{compared} comparisons, {of}, {failed} failed, {refused} refused")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
