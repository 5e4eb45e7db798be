"""LLVM IR text in the words of another version of LLVM.

A newer LLVM reads what an older one printed, not the other way round. Each rule here says since when something is
printed and how older versions say it, or, for what only helps optimisers, that it is left out. Nothing says more than
it did: what an older version cannot say exactly is left out or becomes weaker. Strings and quoted names are passed
over. Not covered: debug information's newer fields, and instructions and intrinsics that older versions have no words
for, which refuse them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

OLDEST, NEWEST = 15, 23
"""The versions that text is written for; the first is the one whose pointers are all `ptr`."""

_NESTED = r"\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
"""Something in parentheses, in which parentheses stand two deep."""
_STRING = r'"[^"\n]*"'
_END = r"(?=[ ,)\n]|$)"


@dataclass(frozen=True)
class Rule:
    """What version `since` was the first to print; `keys` are texts one of which is there if it is."""

    since: int
    keys: tuple[str, ...]
    pattern: str
    older: str | Callable[[re.Match[str]], str]


def written_for(ir: str, version: int) -> str:
    """The module in words that this version of LLVM, and every newer one, reads."""
    for rule in RULES:
        if rule.since > version and any(key in ir for key in rule.keys):
            ir = _applied(rule, ir)
    if version < 18:
        ir = _LAYOUT_OF_18.sub(r"\1\2", ir)
    if version < 19 and "#dbg_" in ir:
        ir = _with_debug_calls(ir)
    return ir


def _applied(rule: Rule, ir: str) -> str:
    older = rule.older

    def replacement(found: re.Match[str]) -> str:
        if found.group()[0] == '"':
            return found.group()
        return found.expand(older) if isinstance(older, str) else older(found)

    return re.sub(f"{_STRING}|{rule.pattern}", replacement, ir, flags=re.MULTILINE)


# -- memory(...)

_MEMORY_15 = {
    "none": "readnone",
    "read": "readonly",
    "write": "writeonly",
    "argmem: read": "argmemonly readonly",
    "argmem: write": "argmemonly writeonly",
    "argmem: readwrite": "argmemonly",
    "inaccessiblemem: read": "inaccessiblememonly readonly",
    "inaccessiblemem: write": "inaccessiblememonly writeonly",
    "inaccessiblemem: readwrite": "inaccessiblememonly",
    "argmem: readwrite, inaccessiblemem: readwrite": "inaccessiblemem_or_argmemonly",
}


def _memory_without(place: str) -> Callable[[re.Match[str]], str]:
    """`memory(...)` without a kind of memory; without all of it where that kind may be accessed more than the rest."""

    def older(found: re.Match[str]) -> str:
        parts = found.group(1).split(", ")
        named = [part for part in parts if part.startswith(place)]
        if not named:
            return found.group()
        if any(not part.endswith(": none") for part in named):
            return ""
        rest = [part for part in parts if part not in named]
        return f" memory({', '.join(rest)})" if rest else ""

    return older


def _memory_of_15(found: re.Match[str]) -> str:
    word = _MEMORY_15.get(found.group(1))
    return "" if word is None else f" {word}"


# -- numbers

_WIDTHS = {"half": (5, 10), "bfloat": (8, 7), "float": (8, 23), "double": (11, 52), "fp128": (15, 112)}
"""Bits of exponent and of the fraction."""
_NUMBER = r"(?<=[ (\[])(?:f0x([0-9A-F]+)|([+-])(?:(inf|qnan)|(s?nan)\(0x([0-9A-Fa-f]+)\)))(?=[,)\] \n]|$)"
_FLOAT_TYPE = re.compile(r"\b(?:half|bfloat|float|double|x86_fp80|fp128|ppc_fp128)\b")


def _hexadecimal(found: re.Match[str]) -> str:
    """A float as LLVM 22 and before write it: 16 digits of a double, or a letter for the type and its bits."""
    line = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
    kind = _FLOAT_TYPE.findall(line)[-1]
    if kind in ("x86_fp80", "ppc_fp128"):
        return _hexadecimal_of_80_bits(found) if kind == "x86_fp80" else found.group()
    exponent, fraction = _WIDTHS[kind]
    if found.group(1) is not None:
        bits = int(found.group(1), 16)
    else:
        bits = (found.group(2) == "-") << (exponent + fraction) | ((1 << exponent) - 1) << fraction
        if found.group(3) == "qnan":
            bits |= 1 << (fraction - 1)
        elif found.group(4):
            quiet = (found.group(4) == "nan") << (fraction - 1)
            bits |= quiet | int(found.group(5), 16)
    if kind == "float":
        bits = _as_double(bits)
    digits = f"{bits:0{(exponent + fraction + 1) // 4 if kind != 'float' else 16}X}"
    if kind == "fp128":
        return f"0xL{digits[16:]}{digits[:16]}"
    return {"half": "0xH", "bfloat": "0xR"}.get(kind, "0x") + digits


_DECIMAL = r"(?<=[ (\[])-?\d+\.\d+(?:e[+-]\d+)?(?=[,)\] \n]|$)"


def _exact(found: re.Match[str]) -> str:
    """A decimal number that its type only comes near to, which LLVM 22 and before refuse, in hexadecimal."""
    line = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
    kinds = _FLOAT_TYPE.findall(line)
    if not kinds or kinds[-1] not in ("half", "bfloat", "float"):
        return found.group()
    bits, exact = _nearest(found.group(), *_WIDTHS[kinds[-1]])
    if exact:
        return found.group()
    if kinds[-1] == "float":
        return f"0x{_as_double(bits):016X}"
    return f"{'0xH' if kinds[-1] == 'half' else '0xR'}{bits:04X}"


def _nearest(number: str, exponent: int, fraction: int) -> tuple[int, bool]:
    """The bits of the nearest number of a type, ties to even, and whether it is the number itself."""
    digits, _, tens = number.lstrip("-").partition("e")
    whole, _, behind = digits.partition(".")
    shift = int(tens or "0") - len(behind)
    over, under = int(whole + behind) * 10 ** max(shift, 0), 10 ** max(-shift, 0)
    lowest = 2 - (1 << (exponent - 1))
    power = max(lowest, over.bit_length() - under.bit_length())
    if power > lowest and over << max(-power, 0) < under << max(power, 0):
        power -= 1
    scale = fraction - power
    over, under = over << max(scale, 0), under << max(-scale, 0)
    rounded, rest = divmod(over, under)
    rounded += 2 * rest > under or (2 * rest == under and rounded % 2)
    bits = min(((power - lowest) << fraction) + rounded, ((1 << exponent) - 1) << fraction)
    return number.startswith("-") << (exponent + fraction) | bits, rest == 0


def _as_double(bits: int) -> int:
    """The double that is the float with these bits; a NaN keeps its sign and payload."""
    sign, exponent, fraction = bits >> 31, bits >> 23 & 255, bits & (1 << 23) - 1
    if exponent == 255:
        wide = 2047
    elif exponent or not fraction:
        wide = exponent + 896 if exponent else 0
    else:
        shift = 24 - fraction.bit_length()
        wide, fraction = 897 - shift, fraction << shift & (1 << 23) - 1
    return sign << 63 | wide << 52 | fraction << 29


def _hexadecimal_of_80_bits(found: re.Match[str]) -> str:
    if found.group(1) is not None:
        return f"0xK{found.group(1).zfill(20)}"
    top = 0xFFFF if found.group(2) == "-" else 0x7FFF
    low = 1 << 63 | (found.group(3) == "qnan" or found.group(4) == "nan") << 62
    return f"0xK{top:04X}{low | int(found.group(5) or '0', 16):016X}"


def _denormal_strings(found: re.Match[str]) -> str:
    """`denormal_fpenv(output|input, float: output|input)` as the two strings that it replaced."""
    words = {"preservesign": "preserve-sign", "positivezero": "positive-zero"}
    written = []
    for part in found.group(1).split(", "):
        name = '"denormal-fp-math-f32"' if part.startswith("float: ") else '"denormal-fp-math"'
        modes = [words.get(mode, mode) for mode in part.removeprefix("float: ").split("|")]
        written.append(f' {name}="{modes[0]},{modes[-1]}"')
    return "".join(written)


def _all_elements(found: re.Match[str]) -> str:
    """`splat (i32 1)` as `<i32 1, i32 1, …>`, of as many elements as the vector before it has."""
    line = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
    counts = re.findall(r"<(vscale x )?(\d+) x ", line)
    if not counts or counts[-1][0]:
        return found.group()
    return f"<{', '.join([found.group(1)] * int(counts[-1][1]))}>"


# -- the rules, the newest first: each leaves only what older versions know


def _word(since: int, word: str) -> Rule:
    """An attribute without arguments that older versions do without."""
    return Rule(since, (f" {word}",), rf" {word}{_END}", "")


def _with_arguments(since: int, word: str) -> Rule:
    return Rule(since, (f" {word}(",), rf" {word}{_NESTED}", "")


def _flag(since: int, instruction: str, flags: str, *keys: str) -> Rule:
    return Rule(since, keys, rf"(= {instruction}) (?:(?:{flags}) )+", r"\1 ")


def _masked(names: str, before: str) -> tuple[Rule, Rule]:
    """`llvm.masked.load` and its kin had their alignment as an operand, until 22 made an attribute of it."""
    call = rf"(call [^\n\"]*@llvm\.masked\.(?:{names})\.[\w.]+\({before})"
    pointer = r"((?:<[^>\n]* x )?ptr(?: addrspace\(\d+\))?>?)"
    declared = before and r"<[^>\n]*>, "
    return (
        Rule(
            22,
            ("@llvm.masked.",),
            rf"{call}{pointer}(?: align (\d+))? ([^,\n]+), (?!i32 \d)",
            lambda found: f"{found.group(1)}{found.group(2)} {found.group(4)}, i32 {found.group(3) or 1}, ",
        ),
        Rule(
            22,
            ("@llvm.masked.",),
            rf"^(declare [^\n\"]*@llvm\.masked\.(?:{names})\.[\w.]+\({declared}){pointer}([^,\n]*), (?!i32)",
            r"\1\2\3, i32 immarg, ",
        ),
    )


RULES = (
    Rule(23, ("denormal_fpenv(",), r" denormal_fpenv\(([^()]*)\)", _denormal_strings),
    Rule(23, ("target_mem",), r" memory\(([^()]*)\)", _memory_without("target_mem")),
    Rule(23, (" f0x", "inf", "qnan", "nan(0x"), _NUMBER, _hexadecimal),
    Rule(23, ("e+", "e-"), _DECIMAL, _exact),
    _word(22, "nocreateundeforpoison"),
    _with_arguments(22, "dead_on_return"),
    _word(22, "dead_on_return"),
    _word(22, "sanitize_alloc_token"),
    Rule(22, ("ptrtoaddr",), r"\bptrtoaddr\b", "ptrtoint"),
    Rule(
        22,
        ("@llvm.lifetime.",),
        r"^(declare void @llvm\.lifetime\.(?:start|end)\.\w+\()(?=ptr)",
        r"\1i64 immarg, ",
    ),
    Rule(
        22, ("@llvm.lifetime.",), r"(call void @llvm\.lifetime\.(?:start|end)\.\w+\()(?=ptr)", r"\1i64 -1, "
    ),
    *_masked(r"load|gather", ""),
    *_masked(r"store|scatter", r"<[^>\n]*> [^,\n]+, "),
    Rule(21, ("errnomem",), r" memory\(([^()]*)\)", _memory_without("errnomem")),
    Rule(21, ("captures(none)",), r"\bcaptures\(none\)", "nocapture"),
    _with_arguments(21, "captures"),
    Rule(20, ("splat (",), rf"\bsplat \(((?:[^()\n]|{_NESTED})*)\)", _all_elements),
    _with_arguments(20, "initializes"),
    Rule(20, ('!"expected"',), r'!"branch_weights", !"expected"', '!"branch_weights"'),
    _flag(20, "icmp", "samesign", "icmp samesign"),
    _flag(20, "fp(?:trunc|ext)", r"nnan|ninf|nsz|arcp|contract|afn|reassoc|fast", "fptrunc ", "fpext "),
    *(
        _word(20, f"sanitize_{kind}")
        for kind in ("realtime_blocking", "realtime", "type", "numerical_stability")
    ),
    _word(20, "coro_elide_safe"),
    _word(20, "nodivergencesource"),
    _flag(19, "trunc", "nuw|nsw", "trunc nuw", "trunc nsw"),
    _flag(19, "uitofp", "nneg", "uitofp nneg"),
    Rule(
        19,
        ("getelementptr inbounds nuw", "getelementptr nuw"),
        r"(getelementptr(?: inbounds)?)(?: nusw)? nuw\b",
        r"\1",
    ),
    Rule(19, ("getelementptr nusw",), r"getelementptr nusw\b", "getelementptr"),
    Rule(19, ("inrange(",), rf" inrange{_NESTED}", ""),
    _with_arguments(19, "range"),
    _word(19, "hybrid_patchable"),
    _word(19, "optdebug"),
    _flag(18, "zext", "nneg", "zext nneg"),
    _flag(18, "or", "disjoint", "or disjoint"),
    _word(18, "dead_on_unwind"),
    _word(18, "writable"),
    _word(18, "coro_only_destroy_when_complete"),
    Rule(18, (", code_model ",), r', code_model "\w+"', ""),
    Rule(18, ("@llvm.stack",), r"@llvm\.(stacksave|stackrestore)\.p0\b", r"@llvm.\1"),
    _with_arguments(17, "nofpclass"),
    Rule(16, ("memory(",), r" memory\(([^()]*)\)", _memory_of_15),
    _word(16, "allocptr"),
    _with_arguments(16, "allockind"),
    _word(16, "skipprofile"),
)
# LLVM 18 aligned i128 on x86 as the ABI does; older ones refuse code for another layout than theirs.
_LAYOUT_OF_18 = re.compile(r'^(target datalayout = "e-m:[^"\n]*-i64:64)-i128:128(-f80:128)', re.MULTILINE)


# -- what LLVM no longer reads

_OLD_INRANGE = re.compile(r" inrange (?=i\d+ -?\d)")
_OLD_CONSTANT = re.compile(
    r"(?<=[ ,(\[])(i\d+) (?:mul|shl|lshr|ashr|and|or|udiv|sdiv|urem|srem|zext|sext)(?: nuw| nsw| exact)* (?=\()"
)


def without_old_constants(ir: str) -> str:
    """A module to look at only: constant expressions that newer LLVMs lack (LLVM 16, 18 and 20 dropped some) are 0."""
    if " inrange i" in ir:
        ir = _OLD_INRANGE.sub(" ", ir)
    parts, start = [], 0
    while (found := _OLD_CONSTANT.search(ir, start)) is not None:
        parts += [ir[start : found.end(1)], " 0"]
        start = _closing(ir, found.end())
    return "".join((*parts, ir[start:])) if parts else ir


def _closing(text: str, start: int) -> int:
    """The place behind the parenthesis that closes the one at `start`; quoted names may hold some."""
    depth, place = 0, start
    while place < len(text):
        character = text[place]
        if character == '"':
            place = text.index('"', place + 1)
        depth += (character == "(") - (character == ")")
        place += 1
        if not depth:
            break
    return place


# -- debug records

_RECORD = re.compile(r"^    #dbg_(\w+)\((.*), (!\d+)\)$", re.MULTILINE)
_DECLARE_DEBUG = re.compile(r"^declare void @llvm\.dbg\.(\w+)\(", re.MULTILINE)


def _with_debug_calls(ir: str) -> str:
    """Calls of `llvm.dbg.value` and its kin for debug records, which LLVM 19 was the first to print."""
    used: dict[str, int] = {}

    def call(found: re.Match[str]) -> str:
        kind, operands, location = found.groups()
        parts = _operands(operands)
        used[kind] = len(parts)
        arguments = ", ".join(f"metadata {part}" for part in parts)
        return f"  call void @llvm.dbg.{kind}({arguments}), !dbg {location}"

    ir = _RECORD.sub(call, ir)
    declared = set(_DECLARE_DEBUG.findall(ir))
    missing = "".join(
        f"declare void @llvm.dbg.{kind}({', '.join(['metadata'] * count)})\n\n"
        for kind, count in used.items()
        if kind not in declared
    )
    place = ir.rfind("\n}\n") + 3
    return f"{ir[:place]}\n{missing}{ir[place:]}" if missing else ir


def _operands(text: str) -> list[str]:
    """Split at commas outside parentheses, brackets and strings."""
    parts, depth, start, quoted = [], 0, 0, False
    for place, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif not quoted and character in "([{<":
            depth += 1
        elif not quoted and character in ")]}>":
            depth -= 1
        elif character == "," and not depth and not quoted:
            parts.append(text[start:place].strip())
            start = place + 1
    return [*parts, text[start:].strip()]
