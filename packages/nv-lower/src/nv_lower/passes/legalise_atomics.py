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

from nv_lower.analysis.provenance import Pointers
from nv_lower.atomics import functions
from nv_lower.atomics.access import Atomic, read, read_plain
from nv_lower.errors import Unsupported
from nv_lower.ir import Function, Instruction, Module
from nv_lower.locations import located
from nv_lower.options import Options

_NATIVE = frozenset({"add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin"})
_HALVES = frozenset({"add", "sub", "and", "or", "xor"})
_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def run(module: Module, options: Options) -> bool:
    """Rewrite the atomics of the kernel."""
    changed = False
    for function in module.functions.values():
        if any(read(instruction) for instruction in function.instructions):
            changed |= _rewritten(module, options, function)
    return changed


def _rewritten(module: Module, options: Options, function: Function) -> bool:
    pointers = Pointers(module, function)
    used = {name for instruction in function.instructions for name in instruction.names}
    integers = _arrays_of_integers(options, function, pointers)
    in_words: set[str] = set()

    def rule(instruction: Instruction) -> list[str] | None:
        atomic = read(instruction)
        if atomic is None:
            return None
        kinds, roots = pointers.kinds(atomic.pointer), pointers.roots(atomic.pointer)
        if "workgroup" in kinds and _width(atomic.type) < 32:
            in_words.update(roots)
        with located(module, instruction):
            symbol = _replacement(
                module, options, atomic, kinds, atomic.result in used, bool(roots & integers)
            )
        return None if symbol is None else [atomic.call(symbol)]

    changed = function.rewrite(rule)
    if in_words:
        _access_by_words(module, function, pointers, in_words)
    return changed


def _arrays_of_integers(options: Options, function: Function, pointers: Pointers) -> set[str]:
    """The workgroup arrays with an atomic that is not a native one of floats, and so is one of integers in the end."""
    found: set[str] = set()
    for atomic in map(read, function.instructions):
        if atomic is None or "workgroup" not in (kinds := pointers.kinds(atomic.pointer)):
            continue
        if atomic.type not in _FLOATS or not _native_float(options, atomic, kinds):
            found |= pointers.roots(atomic.pointer)
    return found


def _access_by_words(module: Module, function: Function, pointers: Pointers, roots: set[str]) -> None:
    """Make plain accesses of narrow cells accesses of words, in workgroup arrays with atomics on such cells.

    A workgroup array has cells of one width in SPIR-V, and the atomics need words.
    """
    for root in roots & module.globals.keys():
        # The words are counted from the array's start.
        module.globals[root] = module.globals[root].aligned(4)

    def rule(instruction: Instruction) -> list[str] | None:
        access = read_plain(instruction)
        if access is None or _width(access.type) >= 32 or not pointers.roots(access.pointer) & roots:
            return None
        define = functions.define_in_word if access.kind == "load" else functions.define_store_in_word
        return [access.call(define(module, access, _width(access.type)))]

    function.rewrite(rule)


def _width(type_: str) -> int:
    """Bits of a scalar; those of a word for anything else."""
    return _FLOATS.get(type_) or (int(type_[1:]) if type_[0] == "i" and type_[1:].isdigit() else 32)


def _replacement(
    module: Module, options: Options, atomic: Atomic, kinds: frozenset[str], used: bool, in_loops: bool
) -> str | None:
    """The function that does what the target does not; None if it does."""
    if kinds == {"private"}:
        return functions.define_plain(module, atomic)
    bits = _FLOATS.get(atomic.type) or _integer_bits(atomic)
    if bits < 32:
        return functions.define_in_word(module, atomic, bits)
    if bits > 64:
        raise Unsupported(f"atomic operations on {bits} bits; 64 bits are the most")
    wide = bits == 64 and not _has_wide(options, kinds)
    if atomic.type in _FLOATS:
        if _native_float(options, atomic, kinds) and not in_loops:
            return None
        if wide:
            raise _unsupported_wide(atomic, kinds)
        return functions.define_loop(module, atomic, bits)
    if wide:
        if atomic.kind == "atomicrmw" and atomic.operation in _HALVES and not used:
            return functions.define_halves(module, atomic)
        raise _unsupported_wide(atomic, kinds)
    if atomic.type.startswith("ptr"):
        return functions.define_loop(module, atomic, bits)
    return (
        None
        if atomic.kind != "atomicrmw" or atomic.operation in _NATIVE
        else functions.define_loop(module, atomic, bits)
    )


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
