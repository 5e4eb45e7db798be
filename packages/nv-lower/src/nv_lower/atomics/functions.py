"""The functions that stand in for atomic operations; who decides for one of them is a pass."""

from __future__ import annotations

from nv_lower.atomics.access import Atomic
from nv_lower.errors import Unsupported
from nv_lower.ir import Module


def _combine(module: Module, operation: str, type_: str) -> list[str]:
    """Instructions that make `%new` of `%old` and `%v`."""
    if operation in ("add", "sub", "and", "or", "xor", "fadd", "fsub"):
        return [f"  %new = {operation} {type_} %old, %v"]
    if operation == "xchg":
        return [_copy("%new", "%v", type_)]
    if operation == "nand":
        return [f"  %both = and {type_} %old, %v", f"  %new = xor {type_} %both, -1"]
    if operation in ("max", "min", "umax", "umin"):
        predicate = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}[operation]
        return [
            f"  %take = icmp {predicate} {type_} %old, %v",
            f"  %new = select i1 %take, {type_} %old, {type_} %v",
        ]
    if operation in ("fmax", "fmin", "fmaximum", "fminimum", "fmaximumnum", "fminimumnum"):
        if type_ == "bfloat":
            raise Unsupported(f"atomic {operation} on bfloat; use float")
        suffix = {"half": "f16", "float": "f32", "double": "f64"}[type_]
        base = {"fmax": "maxnum", "fmin": "minnum"}.get(operation, operation[1:])
        intrinsic = f"@llvm.{base}.{suffix}"
        module.declare(intrinsic, type_, [type_] * 2)
        return [f"  %new = call {type_} {intrinsic}({type_} %old, {type_} %v)"]
    if operation == "uinc_wrap":
        return [
            f"  %one = add {type_} %old, 1",
            f"  %wrap = icmp uge {type_} %old, %v",
            f"  %new = select i1 %wrap, {type_} 0, {type_} %one",
        ]
    if operation == "udec_wrap":
        return [
            f"  %less = sub {type_} %old, 1",
            f"  %zero = icmp eq {type_} %old, 0",
            f"  %above = icmp ugt {type_} %old, %v",
            "  %wrap = or i1 %zero, %above",
            f"  %new = select i1 %wrap, {type_} %v, {type_} %less",
        ]
    if operation in ("usub_cond", "usub_sat"):
        return [
            f"  %less = sub {type_} %old, %v",
            f"  %fits = icmp uge {type_} %old, %v",
            f"  %new = select i1 %fits, {type_} %less, {type_} {'0' if operation == 'usub_sat' else '%old'}",
        ]
    raise Unsupported(f"atomic operation `{operation}`")


def define_plain(module: Module, atomic: Atomic) -> str:
    """The operation on private memory, without atomics."""
    symbol = f"{atomic.symbol}.private"
    place = f"{atomic.pointer_type} %p"
    if atomic.kind == "load":
        lines = [f"  %old = load {atomic.type}, {place}", f"  ret {atomic.type} %old"]
    elif atomic.kind == "store":
        lines = [f"  store {atomic.type} %v, {place}", "  ret void"]
    elif atomic.kind == "cmpxchg":
        lines = [
            f"  %old = load {atomic.type}, {place}",
            f"  %same = icmp eq {atomic.type} %old, %expected",
            f"  %new = select i1 %same, {atomic.type} %v, {atomic.type} %old",
            f"  store {atomic.type} %new, {place}",
            *_pair(atomic, "%old", "%same"),
        ]
    else:
        lines = [f"  %old = load {atomic.type}, {place}", *_combine(module, atomic.operation, atomic.type)]
        lines += [f"  store {atomic.type} %new, {place}", f"  ret {atomic.type} %old"]
    return _define(module, symbol, atomic, lines)


def define_loop(module: Module, atomic: Atomic, bits: int) -> str:
    """The operation by compare-and-swap of the whole cell, as an integer of its width."""
    word, place, align = f"i{bits}", f"{atomic.pointer_type} %p", bits // 8
    scope, order = atomic.scope, atomic.ordering
    to_bits, from_bits = ("ptrtoint", "inttoptr") if atomic.type.startswith("ptr") else ("bitcast", "bitcast")
    if atomic.kind == "load" or (atomic.kind == "atomicrmw" and atomic.operation == "xchg"):
        if atomic.kind == "load":
            lines = [f"  %seen = load atomic {word}, {place} {scope}{order}, align {align}"]
        else:
            lines = [
                f"  %bits = {to_bits} {atomic.type} %v to {word}",
                f"  %seen = atomicrmw xchg {place}, {word} %bits {scope}{order}, align {align}",
            ]
        lines += [f"  %old = {from_bits} {word} %seen to {atomic.type}", f"  ret {atomic.type} %old"]
        return _define(module, atomic.symbol, atomic, lines)
    if atomic.kind == "store":
        lines = [
            f"  %bits = {to_bits} {atomic.type} %v to {word}",
            f"  store atomic {word} %bits, {place} {scope}{order}, align {align}",
            "  ret void",
        ]
        return _define(module, atomic.symbol, atomic, lines)
    if atomic.kind == "cmpxchg":  # of pointers: floats have none in LLVM
        lines = [
            f"  %was = {to_bits} {atomic.type} %expected to {word}",
            f"  %bits = {to_bits} {atomic.type} %v to {word}",
            f"  %pair = cmpxchg {place}, {word} %was, {word} %bits {scope}{order} {atomic.failure()}, align {align}",
            f"  %seen = extractvalue {{ {word}, i1 }} %pair, 0",
            f"  %same = extractvalue {{ {word}, i1 }} %pair, 1",
            f"  %old = {from_bits} {word} %seen to {atomic.type}",
            *_pair(atomic, "%old", "%same"),
        ]
        return _define(module, atomic.symbol, atomic, lines)
    lines = [
        "entry:",
        f"  %first = load atomic {word}, {place} {scope}monotonic, align {align}",
        "  br label %again",
        "again:",
        f"  %seen = phi {word} [ %first, %entry ], [ %now, %swap ]",
        f"  %old = bitcast {word} %seen to {atomic.type}",
        *_combine(module, atomic.operation, atomic.type),
        f"  %bits = bitcast {atomic.type} %new to {word}",
        *_swap_unless_same(atomic, word, place, align, "%bits"),
        f"  ret {atomic.type} %old",
    ]
    return _define(module, atomic.symbol, atomic, lines)


def _swap_unless_same(atomic: Atomic, word: str, place: str, align: int, new: str) -> list[str]:
    """Blocks `swap` and `end`: try to write `new` over `%seen` and go back to `again` if somebody came between.

    What would not change the word need not be written: a maximum that is reached already costs one load. An
    operation that also orders memory must be done all the same.
    """
    orders = f"{atomic.scope}{atomic.ordering} {atomic.failure()}"
    leave = [f"  %settled = icmp eq {word} {new}, %seen", "  br i1 %settled, label %end, label %swap"]
    always = ["  br label %swap"]
    may_skip = atomic.ordering == "monotonic" and atomic.operation.lstrip("fu") in (
        "min",
        "max",
        "minimum",
        "maximum",
        "minimumnum",
        "maximumnum",
    )
    return [
        *(leave if may_skip else always),
        "swap:",
        f"  %pair = cmpxchg {place}, {word} %seen, {word} {new} {orders}, align {align}",
        f"  %now = extractvalue {{ {word}, i1 }} %pair, 0",
        f"  %done = extractvalue {{ {word}, i1 }} %pair, 1",
        "  br i1 %done, label %end, label %again",
        "end:",
    ]


def define_in_word(module: Module, atomic: Atomic, bits: int) -> str:
    """The operation on an 8- or 16-bit cell, by compare-and-swap of the aligned 32-bit word around it."""
    cell = f"i{bits}"
    place = f"{atomic.pointer_type} %word"
    first = atomic.ordering if atomic.kind == "load" else "monotonic"
    find = [
        *_find_word(atomic, bits),
        f"  %first = load atomic i32, {place} {atomic.scope}{first}, align 4",
    ]
    if atomic.kind == "load":
        lines = [*find, "  %field = lshr i32 %first, %shift", f"  %cell = trunc i32 %field to {cell}"]
        lines += [f"  %old = bitcast {cell} %cell to {atomic.type}", f"  ret {atomic.type} %old"]
        return _define(module, atomic.symbol, atomic, lines)
    take = [
        "  br label %again",
        "again:",
        "  %seen = phi i32 [ %first, %entry ], [ %now, %swap ]",
        "  %field = lshr i32 %seen, %shift",
        f"  %cell = trunc i32 %field to {cell}",
        f"  %old = bitcast {cell} %cell to {atomic.type}",
    ]
    if atomic.kind in ("cmpxchg", "store"):
        value = [_copy("%new", "%v", atomic.type)]
    else:
        value = _combine(module, atomic.operation, atomic.type)
    put = [
        f"  %bits = bitcast {atomic.type} %new to {cell}",
        f"  %wide = zext {cell} %bits to i32",
        "  %moved = shl i32 %wide, %shift",
        "  %kept = and i32 %seen, %others",
        "  %merged = or i32 %kept, %moved",
    ]
    if atomic.kind == "cmpxchg":
        compare = [
            f"  %same = icmp eq {cell} %cell, %expected",
            "  br i1 %same, label %try, label %end",
            "try:",
        ]
        swap = _swap_unless_same(atomic, "i32", place, 4, "%merged")
        lines = [*find, *take, *compare, *value, *put, *swap]
        lines += ["  %held = phi i1 [ false, %again ], [ true, %swap ]", *_pair(atomic, "%old", "%held")]
    else:
        result = "  ret void" if atomic.kind == "store" else f"  ret {atomic.type} %old"
        lines = [*find, *take, *value, *put, *_swap_unless_same(atomic, "i32", place, 4, "%merged"), result]
    return _define(module, atomic.symbol, atomic, lines)


def define_store_in_word(module: Module, atomic: Atomic, bits: int) -> str:
    """A plain store to an 8- or 16-bit cell: clear its bits of the word, then set them.

    Nobody may look at the cell meanwhile, since the store is not atomic; its neighbours keep their bits throughout.
    """
    place = f"{atomic.pointer_type} %word"
    lines = [
        *_find_word(atomic, bits),
        f"  %bits = bitcast {atomic.type} %v to i{bits}",
        f"  %wide = zext i{bits} %bits to i32",
        "  %moved = shl i32 %wide, %shift",
        f"  %cleared = atomicrmw and {place}, i32 %others {atomic.scope}monotonic, align 4",
        f"  %set = atomicrmw or {place}, i32 %moved {atomic.scope}monotonic, align 4",
        "  ret void",
    ]
    return _define(module, f"{atomic.symbol}.plain", atomic, lines)


def _find_word(atomic: Atomic, bits: int) -> list[str]:
    """The aligned word around a cell as `%word`, the cell's place in it as `%shift`, the other bits as `%others`."""
    return [
        "entry:",
        f"  %address = ptrtoint {atomic.pointer_type} %p to i64",
        "  %low = trunc i64 %address to i32",
        "  %byte = and i32 %low, 3",
        "  %back = sub nsw i32 0, %byte",
        f"  %word = getelementptr i8, {atomic.pointer_type} %p, i32 %back",
        "  %shift = shl nuw nsw i32 %byte, 3",
        f"  %mask = shl i32 {(1 << bits) - 1}, %shift",
        "  %others = xor i32 %mask, -1",
    ]


def define_halves(module: Module, atomic: Atomic) -> str:
    """A 64-bit operation whose old value is not used, on the two 32-bit halves.

    Each half's change is atomic and the changes add up in any order: the carry goes to the upper half once for every
    addition that wrapped the lower one. What is returned is meaningless.
    """
    negated = atomic.operation == "sub"
    lines = [
        "  %n = sub i64 0, %v" if negated else _copy("%n", "%v", "i64"),
        "  %low = trunc i64 %n to i32",
        "  %shifted = lshr i64 %n, 32",
        "  %high = trunc i64 %shifted to i32",
        *_halves(atomic),
        "  ret i64 0",
    ]
    return _define(module, f"{atomic.symbol}.halves", atomic, lines)


def define_narrow_halves(module: Module, atomic: Atomic) -> str:
    """The same for a value that is 32 bits wide and stands for its 64-bit sign extension."""
    symbol = f"{atomic.symbol}.narrow.halves"
    lines = [
        f"define internal void {symbol}({atomic.pointer_type} %p, i32 %v) alwaysinline nounwind {{",
        "  %low = sub i32 0, %v" if atomic.operation == "sub" else _copy("%low", "%v", "i32"),
        "  %high = ashr i32 %low, 31",
        *_halves(atomic),
        "  ret void",
        "}",
    ]
    module.define(symbol, "\n".join(lines))
    return symbol


def _halves(atomic: Atomic) -> list[str]:
    """Change the lower half by `%low` and, where that changes anything, the upper by `%high` and the carry."""
    space, scope = atomic.pointer_type, atomic.scope
    name = "add" if atomic.operation == "sub" else atomic.operation
    return [
        f"  %before = atomicrmw {name} {space} %p, i32 %low {scope}{atomic.ordering}, align 4",
        "  %after = add i32 %before, %low",
        "  %wrapped = icmp ult i32 %after, %low",
        "  %carry = zext i1 %wrapped to i32",
        f"  %change = add i32 %high, {'%carry' if name == 'add' else '0'}",
        # Counters rarely carry: what would not change the upper half is not sent to memory.
        f"  %idle = icmp eq i32 %change, {-1 if name == 'and' else 0}",
        "  br i1 %idle, label %end, label %rest",
        "rest:",
        f"  %upper = getelementptr i8, {space} %p, i64 4",
        f"  %unused = atomicrmw {name} {space} %upper, i32 %change {scope}{atomic.ordering}, align 4",
        "  br label %end",
        "end:",
    ]


def _copy(name: str, value: str, type_: str) -> str:
    """A second name for a value; LLVM drops it."""
    return f"  {name} = bitcast {type_} {value} to {type_}"


def _pair(atomic: Atomic, old: str, same: str) -> list[str]:
    type_ = atomic.returns
    return [
        f"  %out.old = insertvalue {type_} poison, {atomic.type} {old}, 0",
        f"  %out = insertvalue {type_} %out.old, i1 {same}, 1",
        f"  ret {type_} %out",
    ]


def _define(module: Module, symbol: str, atomic: Atomic, lines: list[str]) -> str:
    header = f"define internal {atomic.returns} {symbol}({atomic.parameters()}) alwaysinline nounwind {{"
    module.define(symbol, "\n".join([header, *lines, "}"]))
    return symbol
