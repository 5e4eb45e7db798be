"""Compute in 32 bits what the target cannot compute in 64, or what the user wants so.

    define void @k(ptr %x, i64 %n)                    define void @k(ptr %x, i32 %n)
    %s = mul nsw i64 %a, %b                           %s = mul i32 %a, %b
    %v = load i64, ptr %p                      =>     %v = load i32, ptr %p
    store i64 %s, ptr %q                              store i32 %s, ptr %q;  store i32 (%s >> 31), ptr %q + 4
    %d = fmul double %x, %y                           %d = fmul float %x, %y

Integers narrow with `Options.narrow` or where the target lacks `shaderInt64`; doubles where it lacks either 64-bit
type. Memory keeps its layout: a 64-bit integer is read from its lower word and written with its sign in
the upper one. A value beyond 32 bits wraps; the host checks what it passes, and `!nv.narrowed` names the parameters
that it packs in 32 bits. A buffer of doubles, 128-bit integers and 64-bit atomics whose old value is used have no
narrow form and are refused.

The ends of the 64-bit range, which programs use as "no bound" (an open slice of Numba ends at the greatest), become
the ends of the 32-bit range; other constants beyond 32 bits wrap, except in comparisons, which see the nearest end.

A value in 32 bits stands for the 64-bit value that it extends to with its sign, and idioms that look at the upper word
(shifts by 32 and more, counts of bits) see that sign there.

Requires: one flat function whose arithmetic is as the program wrote it; before mathematical functions are bound to a
          width (`legalise_math`).
Leaves:   no 64-bit integer, or no double, in any instruction; pointers stay what they are.
Cost:     about ten regular expressions a line, only when something is narrowed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from nv_lower import library
from nv_lower.errors import Unsupported
from nv_lower.irtext import (
    LOCAL,
    Function,
    Module,
    bare,
    calls,
    leading_type,
    mentions_type,
    replace_type,
    split_header,
)
from nv_lower.locations import located
from nv_lower.options import Options
from nv_lower.passes import narrow_memory
from nv_lower.provenance import Pointers

_ATTACHED = re.compile(r", !(?!dbg\b)[a-zA-Z_][\w.]* !\d+")
_RANGE = re.compile(r"\brange\(i\d+ [^)]*\) ?")
_WRAP_FLAGS = re.compile(r" (?:nuw|nsw|nneg|samesign|exact)\b")
_CAST = re.compile(
    rf"^(\s*)({LOCAL}) = (trunc|zext|sext|fpext|fptrunc|bitcast)\b((?: [a-z]+)*?) (\S+) (\S+) to (\S+?)(,.*)?$"
)
_SHIFT = re.compile(rf"^(\s*)({LOCAL}) = (shl|lshr|ashr)(?: nuw| nsw| exact)* i64 (\S+), (\S+)$")
#: A shift into the upper word, the first half of a sign extension written as two shifts.
_LIFT = re.compile(rf"^(\s*)({LOCAL}) = (shl)(?: nuw| nsw)* i64 ({LOCAL}), (3[2-9]|[45]\d|6[0-3])\b")
_COUNT = re.compile(r"@llvm\.(ctlz|cttz|ctpop)\.i64\(")
_NO_NARROW_FORM = re.compile(r"@llvm\.(bswap|bitreverse|fshl|fshr|smul\.fix|umul\.fix)\.i64\(")
_OPERAND_NUMBER = re.compile(r"(?<=, )-?\d{10,}\b|(?<=i64 )-?\d{10,}\b|(?<=\[ )-?\d{10,}\b")
_DOUBLE_NUMBER = re.compile(r"(?<![\w.%@\"$-])(?:0x[0-9A-F]{16}|[-+]?\d+\.\d*(?:e[-+]?\d+)?)(?![\w.])")
#: The last type in the name of an intrinsic; `llvm.memcpy.p0.p0.i64`, `llvm.fptosi.sat.i64.f64` and the like.
_INTEGER_SUFFIX = re.compile(r"(@llvm\.[\w.]*?)\.i64\b")
_DOUBLE_SUFFIX = re.compile(r"(@llvm\.[\w.]*?)\.f64\b")
_CASE = re.compile(r"^\s+i64 (-?\d+), label ")
_NARROWED = "!nv.narrowed"
#: The library's functions that take 64-bit integers, and what they are called with 32.
_OF_32_BITS = {"@scalbln": "@ldexp", "@scalblnf": "@ldexpf"}


def run(module: Module, options: Options) -> bool:
    """Narrow integers and doubles as the options ask."""
    integers = narrows_integers(options)
    doubles = narrows_doubles(options)
    changed = False
    for function in module.functions.values():
        if integers and _holds(module, function, "i64"):
            if _holds(module, function, "i128"):
                raise Unsupported("128-bit integers on a device without 64-bit integers (shaderInt64)")
            _narrow_integers(module, function)
            changed = True
        if doubles and _holds(module, function, "double"):
            _narrow_doubles(module, function)
            changed = True
    return changed


def narrows_integers(options: Options) -> bool:
    """Whether 64-bit integers are computed in 32 bits."""
    return options.narrow or not options.has("shaderInt64")


def narrows_doubles(options: Options) -> bool:
    """Whether doubles are computed as floats; their mathematical functions need 64-bit integers too."""
    return not (options.has("shaderFloat64") and options.has("shaderInt64"))


def narrows(options: Options) -> bool:
    """Whether anything is narrowed."""
    return narrows_integers(options) or narrows_doubles(options)


def _holds(module: Module, function: Function, word: str) -> bool:
    shown = [function.header, *function.body, *module.globals.values()]
    return any(mentions_type(line, word) for line in shown if word in line)


def _narrow_integers(module: Module, function: Function) -> None:
    _narrow_parameters(module, function)
    _rename(module, function, _OF_32_BITS)
    module.declare("@llvm.umin.i32", "declare i32 @llvm.umin.i32(i32, i32)")
    unsigned: set[str] = set()
    lifted = {found[2]: (found[4], int(found[5])) for line in function.body if (found := _LIFT.match(line))}
    body: list[str] = []
    for index, raw in enumerate(function.body):
        line = _RANGE.sub("", _ATTACHED.sub("", raw))
        if " zext " in line and "to i64" in line:
            unsigned.add(line.split(" = ")[0].strip())
        with located(module, raw):
            memory = narrow_memory.integer(module, function.body, line, f"nv.{index}", unsigned)
            body.extend(memory if memory is not None else _integer_line(module, line, lifted, unsigned))
    function.body = body
    for symbol, text in module.globals.items():
        module.globals[symbol] = narrow_memory.integer_global(text)
    for symbol, text in list(module.declarations.items()):
        _redeclare(module, symbol, text, "i64", "i32")


def _narrow_parameters(module: Module, function: Function) -> None:
    header = split_header(function.header)
    parameters, names = [], []
    for parameter in header.parameters:
        if leading_type(parameter) == "i64":
            parameter = _RANGE.sub("", parameter).replace("i64", "i32", 1)
            names.append(parameter.rpartition("%")[2].strip('"'))
        parameters.append(parameter)
    function.header = f"{header.before}{header.symbol}({', '.join(parameters)}){header.after}"
    if names and not any(line.startswith(f"{_NARROWED} = ") for line in module.metadata):
        number = 1 + max(
            (int(n) for line in module.metadata for n in re.findall(r"^!(\d+) = ", line)), default=-1
        )
        listed = ", ".join(f'!"{name}"' for name in names)
        module.metadata += [f"{_NARROWED} = !{{!{number}}}", f"!{number} = !{{{listed}}}"]


def _integer_line(
    module: Module, line: str, lifted: dict[str, tuple[str, int]], unsigned: set[str]
) -> list[str]:
    """A line that touches no memory, in 32 bits."""
    if "i64" not in line:
        return [line]
    if found := _CASE.match(line):
        number = narrow_memory.without_ends(int(found[1]))
        inside = -(1 << 31) <= number < 1 << 31
        return [replace_type(line.replace(found[1], str(number), 1), "i64", "i32")] if inside else []
    if found := _CAST.match(line):
        return [_cast(found)]
    if found := _SHIFT.match(line):
        indent, name, operation, value, amount = found.groups()
        if value in lifted and amount.isdigit() and int(amount) >= 32:
            original, by = lifted[value]
            upper = f'%"{name[1:].strip(chr(34))}.upper"'
            first = f"{indent}{upper} = shl i32 {original}, {by - 32}"
            return [first, f"{indent}{name} = {operation} i32 {upper}, {int(amount) - 32}"]
        return _shift(indent, name, operation, value, amount, value in unsigned)
    if "@llvm." in line:
        if found := _NO_NARROW_FORM.search(line):
            raise Unsupported(
                f"`llvm.{found[1]}` of 64 bits on a device without 64-bit integers (shaderInt64)"
            )
        line = _COUNT.sub(lambda found: f"{_count(module, found[1])}(", line)
    line = _WRAP_FLAGS.sub("", line)
    fit = _saturated if " icmp " in line or "@llvm.s" in line or "@llvm.u" in line else _wrapped
    line = _OPERAND_NUMBER.sub(lambda number: str(fit(int(number[0]))), line)
    return [replace_type(_INTEGER_SUFFIX.sub(r"\1.i32", line), "i64", "i32")]


def _count(module: Module, name: str) -> str:
    """A function that counts bits of the 64 that a 32-bit value stands for."""
    symbol = f"@nv.lower.narrow.{name}"
    flag = "" if name == "ctpop" else ", i1 %poison"
    given = "" if name == "ctpop" else ", i1 false"
    module.declare(f"@llvm.{name}.i32", f"declare i32 @llvm.{name}.i32(i32{', i1' if flag else ''})")
    sign, low = "  %negative = icmp slt i32 %x, 0", f"  %low = call i32 @llvm.{name}.i32(i32 %x{given})"
    lines = {
        "ctpop": [sign, low, "  %high = select i1 %negative, i32 32, i32 0", "  %n = add i32 %low, %high"],
        "ctlz": [sign, low, "  %more = add i32 %low, 32", "  %n = select i1 %negative, i32 0, i32 %more"],
        "cttz": [low, "  %zero = icmp eq i32 %x, 0", "  %n = select i1 %zero, i32 64, i32 %low"],
    }[name]
    header = f"define internal i32 {symbol}(i32 %x{flag}) alwaysinline nounwind memory(none) {{"
    module.define(symbol, "\n".join([header, *lines, "  ret i32 %n", "}"]))
    return symbol


def _cast(found: re.Match[str]) -> str:
    indent, name, operation, _, source, value, target, rest = found.groups()
    narrow = {"i64": "i32"}
    left, right = narrow.get(source, source), narrow.get(target, target)
    if left == right:
        # The same width now: another name for the value.
        return f"{indent}{name} = bitcast {left} {_fit(value)} to {right}{rest or ''}"
    if operation == "bitcast":
        raise Unsupported(
            f"the bits of a {source if target == 'i64' else target} as a 64-bit integer"
            " on a device without 64-bit integers (shaderInt64)"
        )
    if operation == "trunc" and source == "i64":
        return f"{indent}{name} = trunc {left} {_fit(value)} to {right}{rest or ''}"
    return f"{indent}{name} = {operation} {left} {value} to {right}{rest or ''}"


def _shift(indent: str, name: str, operation: str, value: str, amount: str, is_unsigned: bool) -> list[str]:
    """A shift, which sees the sign in the upper word."""
    value = _fit(value)
    # What comes down from the upper word is the sign, unless it is known to be empty.
    down = "ashr" if operation == "lshr" and not is_unsigned else operation
    if amount.isdigit():
        if int(amount) < 32:
            return [f"{indent}{name} = {down} i32 {value}, {amount}"]
        if operation == "shl" or is_unsigned:
            return [f"{indent}{name} = and i32 {value}, 0"]
        if operation == "ashr":
            return [f"{indent}{name} = ashr i32 {value}, 31"]
        upper = f'%"{name[1:].strip(chr(34))}.upper"'
        return [
            f"{indent}{upper} = ashr i32 {value}, 31",
            f"{indent}{name} = lshr i32 {upper}, {int(amount) - 32}",
        ]
    plain = name[1:].strip('"')
    safe, out, shifted = (f'%"{plain}.{part}"' for part in ("safe", "out", "shifted"))
    lines = [f"{indent}{safe} = call i32 @llvm.umin.i32(i32 {amount}, i32 31)"]
    if down == "ashr":
        return [*lines, f"{indent}{name} = ashr i32 {value}, {safe}"]
    return [
        *lines,
        f"{indent}{out} = icmp ugt i32 {amount}, 31",
        f"{indent}{shifted} = {down} i32 {value}, {safe}",
        f"{indent}{name} = select i1 {out}, i32 0, i32 {shifted}",
    ]


def _fit(value: str) -> str:
    return str(_wrapped(int(value))) if re.fullmatch(r"-?\d+", value) else value


def _wrapped(number: int) -> int:
    number = narrow_memory.without_ends(number)
    return (number + (1 << 31)) % (1 << 32) - (1 << 31)


def _saturated(number: int) -> int:
    """A bound that lies outside 32 bits stays a bound: the end of the range on its side."""
    return max(-(1 << 31), min(number, (1 << 31) - 1))


def _redeclare(module: Module, symbol: str, text: str, wide: str, narrow: str) -> None:
    """A declaration with the narrow type in its name and signature."""
    suffix = _INTEGER_SUFFIX if wide == "i64" else _DOUBLE_SUFFIX
    renamed = suffix.sub(r"\1.i32" if wide == "i64" else r"\1.f32", symbol)
    header = split_header(text)
    if not mentions_type(header.before + " ".join(header.parameters), wide) and renamed == symbol:
        return
    del module.declarations[symbol]
    result = replace_type(_RANGE.sub("", header.before), wide, narrow)
    parameters = ", ".join(replace_type(leading_type(p), wide, narrow) for p in header.parameters)
    module.declare(renamed, f"{result}{renamed}({parameters})")


def _narrow_doubles(module: Module, function: Function) -> None:
    for parameter in split_header(function.header).parameters:
        if leading_type(parameter) == "double":
            raise Unsupported(
                f"a float64 argument (`{parameter.rpartition('%')[2]}`) on a device without 64-bit floats"
                " (shaderFloat64); pass a float32"
            )
    if "@numba_cpow" in module.declarations:
        raise Unsupported("a power of complex128 numbers on a device without 64-bit floats (shaderFloat64)")
    _rename(module, function, _of_floats(module))
    pointers = Pointers(module, function.body)
    body: list[str] = []
    for raw in function.body:
        line = _ATTACHED.sub("", raw)
        with located(module, raw):
            body.append(narrow_memory.double(pointers, line) or _double_line(line))
    function.body = body
    for symbol, text in module.globals.items():
        module.globals[symbol] = narrow_memory.double_global(text)
    for symbol, text in list(module.declarations.items()):
        _redeclare(module, symbol, text, "double", "float")


def _of_floats(module: Module) -> dict[str, str]:
    """The library's functions of doubles that the module declares, and the names they have for floats."""
    found = {"@__powidf2": "@__powisf2"}
    for symbol, text in module.declarations.items():
        twin = bare(symbol) + "f"
        if bare(symbol) in library.NAMES and twin in library.NAMES and "double" in text:
            found[symbol] = f"@{twin}"
    return found


def _rename(module: Module, function: Function, renamed: Mapping[str, str]) -> None:
    """Call and declare functions by other names; the types follow with everything else's."""
    for old, new in renamed.items():
        if text := module.declarations.pop(old, None):
            module.declare(new, text.replace(f"{old}(", f"{new}(", 1))
    for index, call in list(calls(function.body)):
        if call.symbol in renamed:
            function.body[index] = call.rewritten(renamed[call.symbol])


def _double_line(line: str) -> str:
    if "double" not in line and ".f64" not in line:
        return line
    if found := _CAST.match(line):
        indent, name, operation, _, source, value, target, rest = found.groups()
        if operation == "bitcast" and source != target:
            raise Unsupported("the bits of a float64 on a device without 64-bit floats (shaderFloat64)")
        left, right = ("float" if type_ == "double" else type_ for type_ in (source, target))
        value = narrow_memory.rounded(value) if source == "double" else value
        if left == right:
            return f"{indent}{name} = bitcast {left} {value} to {right}{rest or ''}"
        return f"{indent}{name} = {operation} {left} {value} to {right}{rest or ''}"
    line = _DOUBLE_NUMBER.sub(lambda number: narrow_memory.rounded(number[0]), line)
    return replace_type(_DOUBLE_SUFFIX.sub(r"\1.f32", line), "double", "float")
