"""Turn atomic operations that the target lacks into loops of compare-and-swap on 32- or 64-bit words.

    %old = atomicrmw fadd ptr %p, float %v monotonic

    =>  %old = call float @nv.lower.atomicrmw.fadd…(ptr %p, float %v)

        loop:  %seen = phi [ load atomic %p ], [ what the last try found ]
               %new  = %seen + %v
               cmpxchg ptr %p, %seen, %new            ; again until nobody came between

- Native: the integer operations on 32 bits; on 64 bits and on floats where the features say so, separately for buffers
  and workgroup memory.
- 8- and 16-bit cells live in an aligned 32-bit word, whose other bits the loop leaves as they are; in workgroup arrays
  with such atomics, plain accesses go through that word too.
- A 64-bit add, subtract, and, or, xor whose old value nobody uses is done on the two halves, with the carry, if
  the device has no 64-bit atomics; the other 64-bit operations cannot be built from 32 bits and are refused.
- Floating minimum and maximum are native only where NaNs are ruled out (`nnan`), since SPIR-V leaves their result open.
- A workgroup array has cells of one type in SPIR-V: where one of its atomics needs an integer, a loop for example,
  all of them are loops.
- Private memory needs no atomics; nobody else sees it.

Requires: one flat function, so that a pointer's memory is known.
Leaves:   atomics that the target has, on integers of 32 and 64 bits and on the floats it adds natively.
Cost:     a loop for each rewritten operation.
"""

from __future__ import annotations

import re

from nv_lower.errors import Unsupported
from nv_lower.irtext import Module
from nv_lower.locations import located
from nv_lower.options import Options
from nv_lower.passes import atomic_loops as loops
from nv_lower.passes.atomic_loops import Atomic
from nv_lower.provenance import Pointers

_NATIVE = frozenset({"add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin"})
_HALVES = frozenset({"add", "sub", "and", "or", "xor"})
_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def run(module: Module, options: Options) -> bool:
    """Rewrite the atomics of the kernel."""
    changed = False
    for function in module.functions.values():
        body = function.body
        pointers: Pointers | None = None
        integers: set[str] | None = None
        in_words: set[str] = set()
        for index, line in enumerate(body):
            atomic = loops.match(line) if "atomic" in line or "cmpxchg" in line else None
            if atomic is None:
                continue
            pointers = pointers or Pointers(module, body)
            used = atomic.result != "" and _is_used(atomic.result, body)
            kinds = pointers.kinds(atomic.pointer)
            if integers is None:
                integers = _arrays_of_integers(options, body, pointers)
            in_loops = bool(pointers.roots(atomic.pointer) & integers)
            with located(module, line):
                symbol = _replacement(module, options, atomic, kinds, used, in_loops)
            if symbol is not None:
                body[index] = atomic.call(symbol)
                changed = True
            if "workgroup" in kinds and _width(atomic.type) < 32:
                in_words |= pointers.roots(atomic.pointer)
        if in_words and pointers is not None:
            _access_by_words(module, body, pointers, in_words)
    return changed


def _arrays_of_integers(options: Options, body: list[str], pointers: Pointers) -> set[str]:
    """The workgroup arrays with an atomic that is no native one of floats, and so is one of integers in the end."""
    found: set[str] = set()
    for line in body:
        atomic = loops.match(line) if "atomic" in line or "cmpxchg" in line else None
        if atomic is None or "workgroup" not in (kinds := pointers.kinds(atomic.pointer)):
            continue
        if atomic.type not in _FLOATS or not _native_float(options, atomic, kinds):
            found |= pointers.roots(atomic.pointer)
    return found


def _access_by_words(module: Module, body: list[str], pointers: Pointers, roots: set[str]) -> None:
    """Make plain accesses of narrow cells accesses of words, in workgroup arrays with atomics on such cells.

    A workgroup array has cells of one width in SPIR-V, and the atomics need words.
    """
    for root in roots & module.globals.keys():
        # The words are counted from the array's start.
        declared, _, align = module.globals[root].partition(", align ")
        module.globals[root] = f"{declared}, align {max(4, int(align or 1))}"
    for index, line in enumerate(body):
        access = loops.match_plain(line) if " load " in line or "store " in line else None
        if access is None or _width(access.type) >= 32 or not pointers.roots(access.pointer) & roots:
            continue
        define = loops.define_in_word if access.kind == "load" else loops.define_store_in_word
        body[index] = access.call(define(module, access, _width(access.type)))


def _width(type_: str) -> int:
    """Bits of a scalar; those of a word for anything else."""
    return _FLOATS.get(type_) or (int(type_[1:]) if type_[0] == "i" and type_[1:].isdigit() else 32)


def _replacement(
    module: Module, options: Options, atomic: Atomic, kinds: frozenset[str], used: bool, in_loops: bool
) -> str | None:
    """The function that does what the target does not; None if it does."""
    if kinds == {"private"}:
        return loops.define_plain(module, atomic)
    bits = _FLOATS.get(atomic.type) or _integer_bits(atomic)
    if bits < 32:
        return loops.define_in_word(module, atomic, bits)
    if bits > 64:
        raise Unsupported(f"atomic operations on {bits} bits; 64 bits are the most")
    wide = bits == 64 and not _has_wide(options, kinds)
    if atomic.type in _FLOATS:
        if _native_float(options, atomic, kinds) and not in_loops:
            return None
        if wide:
            raise _unsupported_wide(atomic, kinds)
        return loops.define_loop(module, atomic, bits)
    if wide:
        if atomic.kind == "atomicrmw" and atomic.operation in _HALVES and not used:
            return loops.define_halves(module, atomic)
        raise _unsupported_wide(atomic, kinds)
    if atomic.type.startswith("ptr"):
        return loops.define_loop(module, atomic, bits)
    return (
        None
        if atomic.kind != "atomicrmw" or atomic.operation in _NATIVE
        else loops.define_loop(module, atomic, bits)
    )


def _is_used(name: str, body: list[str]) -> bool:
    use = re.compile(re.escape(name) + r"(?![-\w$.])(?! = )")
    return any(use.search(line) for line in body)


def _integer_bits(atomic: Atomic) -> int:
    if atomic.type.startswith("ptr"):
        return 64
    bits = int(atomic.type[1:]) if atomic.type[1:].isdigit() else 0
    if bits not in (8, 16, 32, 64, 128):
        raise Unsupported(f"atomic operation on {atomic.type}; integers of 8 to 64 bits and floats have them")
    return bits


def _has_wide(options: Options, kinds: frozenset[str]) -> bool:
    return all(options.has(f"shader{_place(kind)}Int64Atomics") for kind in kinds)


def _native_float(options: Options, atomic: Atomic, kinds: frozenset[str]) -> bool:
    if atomic.kind != "atomicrmw":
        return False
    width = _FLOATS[atomic.type]
    if atomic.operation == "fadd":
        return all(options.has(f"shader{_place(kind)}Float{width}AtomicAdd") for kind in kinds)
    if atomic.operation in ("fmin", "fmax") and _nans_ruled_out(options):
        return all(options.has(f"shader{_place(kind)}Float{width}AtomicMinMax") for kind in kinds)
    return False


def _nans_ruled_out(options: Options) -> bool:
    return options.fastmath is True or bool(options.fastmath and {"nnan", "fast"} & options.fastmath)


def _place(kind: str) -> str:
    return "Shared" if kind == "workgroup" else "Buffer"


def _unsupported_wide(atomic: Atomic, kinds: frozenset[str]) -> Unsupported:
    feature = " and ".join(sorted(f"shader{_place(kind)}Int64Atomics" for kind in kinds))
    name = atomic.operation or atomic.kind
    return Unsupported(
        f"atomic {name} on 64 bits ({atomic.type}) needs the feature {feature}, which the device lacks;"
        " use a 32-bit type"
    )
