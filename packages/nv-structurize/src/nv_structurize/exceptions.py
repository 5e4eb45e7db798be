"""C++'s exceptions as statuses: what throws returns, and who calls it asks (`--lower exceptions=status`).

    %r = invoke i32 @f(i32 %n)                    %r = call i32 @f(i32 %n)
            to label %on unwind label %pad   =>   %s = load ptr, ptr @nv.exception.flying
                                                  %t = icmp eq ptr %s, null
                                                  br i1 %t, label %on, label %pad

The exception in flight is a thread-local variable, so that no function changes its type, and calls through pointers
work. After every call that may throw it is looked at: where a landing pad waits, control goes there, otherwise the
function returns zeros. A landing pad takes the exception out, and asks clause after clause whether it catches it;
`resume` puts it back and returns. The runtime functions (`__cxa_throw`, `__cxa_begin_catch` …) become functions of the
module (`exceptions.ll`), which find base classes through the type information of the Itanium C++ ABI (2.9.5), as the
runtime library does.

All code that exceptions pass through must be lowered so: what code in a library throws passes everything by, and ends
the program. Of bases that are there twice the first catches, though C++ lets none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from nv_structurize.errors import Unsupported
from nv_structurize.facts import Facts, facts_of
from nv_structurize.graph.operands import NAME
from nv_structurize.graph.value_types import result_type
from nv_structurize.naming import named
from nv_structurize.reading import Piece, pieces

FLYING = "@nv.exception.flying"
_RENAMED = {
    f"__cxa_{old}": f"nv.exception.{new}"
    for old, new in {
        "allocate_exception": "allocate",
        "free_exception": "free",
        "throw": "throw",
        "rethrow": "rethrow",
        "begin_catch": "begin",
        "end_catch": "end",
        "get_exception_ptr": "pointer",
    }.items()
}
_NEVER_THROWS = frozenset(f"nv.exception.{name}" for name in ("allocate", "free", "begin", "pointer"))
_REFUSED = re.compile(
    r"^declare .*@(_ZSt\d+(?:current_exception|rethrow_exception|uncaught_exception)\w*|"
    r"__cxa_(?:current|uncaught|rethrow_primary|init_primary)\w*)\(",
    re.MULTILINE,
)
_CALL = re.compile(rf"  (?:%{NAME} = )?(?:(?:tail|notail) )?call ")
_INVOKE = re.compile(rf"  (?:%{NAME} = )?invoke ")
_ANY_CALLEE = re.compile(rf"[@%]{NAME}\(")
_CALLEE = re.compile(rf"@({NAME})\(")
_ENDS = re.compile(rf" +to label %({NAME}) unwind label %({NAME})(.*)")
_PAD = re.compile(rf"  %({NAME}) = landingpad \{{ ptr, i32 \}}$")
_RESUME = re.compile(r"  resume \{ ptr, i32 \} (.*?)((?:, !.*)?)$")
_TYPEID = re.compile(
    r"(?:tail )?call i32 @llvm\.eh\.typeid\.for(?:\.p0)?\(ptr (?:\w+ )*(@[^)]*|null)\)[^,\n]*"
)
_FILTER = re.compile(r" +filter \[(\d+) x ptr\] (.*)")
_PHI_SOURCE = re.compile(rf", %({NAME}) \]")
_PERSONALITY = re.compile(r" personality ptr @([\w.]+)")
_GROUP = re.compile(r"#\d+")
_HEAD = re.compile(rf"^(?:declare|define) .*?@({NAME})\(.*$", re.MULTILINE)
_ATTRIBUTES = re.compile(r"^attributes (#\d+) = \{(.*)\}$", re.MULTILINE)
_LABEL = re.compile(rf"({NAME}):")
_LOCATION = re.compile(r", !dbg !\d+")
_NO_RETURN = re.compile(r" noreturn(?= )")
_NO_RETURN_NO_MEMORY = re.compile(
    r" (?:noreturn|memory\([^)]*\)|readnone|readonly|argmemonly|inaccessiblememonly)(?= )"
)
_RESULT_PROMISES = re.compile(
    r" (?:noundef|nonnull|noalias|align \d+|dereferenceable(?:_or_null)?\(\d+\)|range\([^)]*\)|nofpclass\([^)]*\))(?= )"
)
"""What is said of a result, and does not hold of the zeros that are returned when something is thrown."""


def lower_exceptions(text: str) -> str:
    """The module with statuses for exceptions; without any, as it is.

    Raises
    ------
    Unsupported
        Exceptions other than C++'s, or functions that ask for exceptions in flight in other ways than by catching.
    """
    if " personality ptr " not in text and not any(f"@{name}(" in text for name in _RENAMED):
        return text
    refused = _REFUSED.search(text)
    if refused is not None:
        raise Unsupported(
            f"@{refused.group(1)}: asks for exceptions in a way that `exceptions=status` has not"
        )
    for old, new in _RENAMED.items():
        text = re.sub(rf"@{old}\b", f"@{new}", text)
    text = re.sub(
        rf"^declare .*@(?:{'|'.join(map(re.escape, _RENAMED.values()))})\(.*\n", "", text, flags=re.MULTILINE
    )
    lowering = _Lowering(facts_of(text), _never_throwing(text))
    lines: list[str] = []
    for piece in pieces(text):
        lines += (
            [lowering.outside(line) for line in piece.lines]
            if piece.name is None
            else lowering.function(piece)
        )
    text = "\n".join(lines)
    left = re.search(r"^  [^\"\n]*(?:\binvoke |@llvm\.eh\.).*", text, re.MULTILINE)
    if left is not None:
        raise Unsupported(f"exceptions=status: cannot lower: {left.group().strip()[:80]}")
    return _with_runtime(text)


_RUNTIME = Path(__file__).with_name("exceptions.ll")
_SYMBOL = re.compile(rf"^(?:(?:declare|define) .*?)?@({NAME})(?:\(| = )", re.MULTILINE)


def _with_runtime(text: str) -> str:
    """The module with the functions behind the statuses, before its attributes and metadata, as LLVM prints them."""
    there = set(_SYMBOL.findall(text))
    needed = []
    for part in _RUNTIME.read_text().strip("\n").split("\n\n\n"):
        symbol = _SYMBOL.search(part)
        if symbol is None or symbol.group(1) not in there:
            needed.append(part)
    more = "\n\n".join(needed)
    found = re.search(r"^(?:attributes #|!)", text, re.MULTILINE)
    place = len(text) if found is None else found.start()
    return f"{text[:place].rstrip()}\n\n{more}\n\n{text[place:]}"


def _never_throwing(text: str) -> frozenset[str]:
    """Functions, and attribute groups of calls, that say `nounwind`."""
    groups = {number for number, words in _ATTRIBUTES.findall(text) if "nounwind" in words.split()}
    found = {*groups, *_NEVER_THROWS}
    for head in _HEAD.finditer(text):
        behind = head.group()[head.group().rindex(")") :].split()
        if "nounwind" in behind or not groups.isdisjoint(behind):
            found.add(head.group(1).strip('"'))
    return frozenset(found)


@dataclass
class _Written:
    """A function being written: `stem` begins the names that it does not have yet."""

    name: str
    stem: str
    lines: list[str]
    label: str = ""
    renamed: dict[str, str] = field(default_factory=dict)
    count: int = 0
    returns: bool = False

    def fresh(self) -> str:
        self.count += 1
        return f"{self.stem}{self.count}"

    def continue_in(self, label: str, first: str) -> None:
        """What follows stands in a new block; `first` is the block of the source that it belongs to."""
        self.lines += ["", f"{label}:"]
        self.renamed[first] = label

    @property
    def unwind(self) -> str:
        """The block that returns while an exception is in flight."""
        self.returns = True
        return f"{self.stem}.return"


class _Lowering:
    def __init__(self, facts: Facts, never: frozenset[str]) -> None:
        self.facts = facts
        self.never = never
        self.types: dict[str, int] = {}  # the selector of each type that is caught, by its type information

    def outside(self, line: str) -> str:
        """A line between functions without what no longer holds: what throws returns, and touches the variable."""
        if line.startswith("declare ") and (callee := _CALLEE.search(line)) is not None:
            return line if callee.group(1).strip('"') in self.never else _with_weaker_result(line)
        if not line.startswith("attributes #"):
            return line
        kept = (_NO_RETURN if "nounwind" in line.split() else _NO_RETURN_NO_MEMORY).sub("", line)
        return kept.replace("{ }", '{ "nv.status" }')  # LLVM reads no group without attributes

    def function(self, piece: Piece) -> list[str]:
        """A function's lines, lowered."""
        name = piece.name or ""
        lines = piece.lines
        personality = _PERSONALITY.search(lines[0])
        if personality is not None and personality.group(1) != "__gxx_personality_v0":
            raise Unsupported(
                f"function @{name}: exceptions of {personality.group(1)}; only C++'s become statuses"
            )
        throwing = name.strip('"') not in self.never
        body = "\n".join(lines)
        if personality is None and not (throwing and " call " in body):
            return lines
        lines = named(lines, self.facts.type_names)
        stem = "nv.status"
        while f"%{stem}" in body or f"\n{stem}" in body:
            stem += "."
        define = _PERSONALITY.sub("", lines[0])
        result = result_type(f"call {define.split(' ', 1)[1]}", self.facts.types)
        written = _Written(name, stem, [_with_weaker_result(define) if throwing else define])
        position = 1
        while position < len(lines) - 1:
            position = self.instruction(lines, position, written, throwing)
        if written.returns:
            ending = ["  ret void" if result == "void" else f"  ret {result} zeroinitializer"]
            if name == "main" or not throwing:
                ending = ["  call void @abort()", "  unreachable"]
            written.lines += ["", f"{stem}.return:", *ending]
        return [*self.with_sources(written), "}"]

    def with_sources(self, written: _Written) -> list[str]:
        """The lines, phi nodes knowing the blocks that now end where those of the source did."""

        def source(found: re.Match[str]) -> str:
            return f", %{written.renamed.get(found.group(1), found.group(1))} ]"

        return [
            _PHI_SOURCE.sub(source, line) if " = phi " in line and written.renamed else line
            for line in written.lines
        ]

    def instruction(self, lines: list[str], position: int, written: _Written, throwing: bool) -> int:
        """Write what becomes of one instruction; the next line."""
        line = lines[position]
        position += 1
        out = written.lines
        if line[:1] not in ("", " ", ";") and (label := _LABEL.match(line)) is not None:
            written.label = label.group(1)
        line = _TYPEID.sub(lambda found: f"add i32 0, {self.number(found.group(1))}", line)
        if _INVOKE.match(line):
            ends = _ENDS.match(lines[position])
            if ends is None:
                raise Unsupported(f"function @{written.name}: cannot read: {lines[position].strip()[:80]}")
            normal, pad, tail = ends.groups()
            location = _LOCATION.search(tail)
            self.call(line.replace("invoke ", "call ", 1) + re.sub(r", !prof !\d+", "", tail), written)
            self.ask(written, normal, pad, location.group() if location else "")
            return position + 1
        if _PAD.match(line):
            return self.landing_pad(lines, position, written)
        resume = _RESUME.match(line)
        if resume is not None:
            thrown = written.fresh()
            out.append(f"  %{thrown} = extractvalue {{ ptr, i32 }} {resume.group(1)}, 0")
            out += [f"  store ptr %{thrown}, ptr {FLYING}", f"  br label %{written.unwind}{resume.group(2)}"]
            return position
        if not _CALL.match(line) or not self.may_throw(line):
            out.append(line)
            return position
        self.call(line, written)
        if throwing:
            location = _LOCATION.search(line)
            onward = written.fresh()
            self.ask(written, onward, written.unwind, location.group() if location else "")
            written.continue_in(onward, written.label)
        return position

    def may_throw(self, line: str) -> bool:
        """Return whether a call may throw. A callee that cannot be seen may."""
        callee = _CALLEE.search(line)
        if " asm " in line.split("(", 1)[0]:
            return False
        if callee is not None:
            name = callee.group(1).strip('"')
            if name in self.never or name.startswith("llvm."):
                return False
        behind = line[line.rindex(")") :]
        return "nounwind" not in behind.split() and self.never.isdisjoint(_GROUP.findall(behind))

    def call(self, line: str, written: _Written) -> None:
        written.lines.append(
            _with_weaker_result(line).replace("  tail call", "  call", 1).replace("= tail call", "= call", 1)
        )

    def ask(self, written: _Written, normal: str, thrown: str, location: str) -> None:
        """End the block: go on, or to where an exception leads."""
        flying, none = written.fresh(), written.fresh()
        written.lines += [
            f"  %{flying} = load ptr, ptr {FLYING}",
            f"  %{none} = icmp eq ptr %{flying}, null",
            f"  br i1 %{none}, label %{normal}, label %{thrown}{location}",
        ]

    def number(self, type_: str) -> int:
        """The selector of a type."""
        return self.types.setdefault(type_, len(self.types) + 1)

    def landing_pad(self, lines: list[str], position: int, written: _Written) -> int:
        """Take the exception out of flight and find the clause that catches it; the line behind the pad."""
        found = _PAD.match(lines[position - 1])
        assert found is not None
        out, thrown, selector, cleanup = written.lines, written.fresh(), "0", False
        out += [f"  %{thrown} = load ptr, ptr {FLYING}", f"  store ptr null, ptr {FLYING}"]
        while lines[position].startswith("          "):
            clause = lines[position].strip()
            position += 1
            chosen = written.fresh()
            if clause == "cleanup":
                cleanup = True
                continue
            if clause.startswith("catch ptr "):
                type_ = clause.removeprefix("catch ptr ")
                how = f"ptr {type_}, i32 {self.number(type_)}"
                out.append(
                    f"  %{chosen} = call i32 @nv.exception.select(ptr %{thrown}, i32 {selector}, {how})"
                )
            else:
                self.filter(clause, thrown, selector, chosen, written)
            selector = f"%{chosen}"
        if not cleanup:
            caught, onward, past = written.fresh(), written.fresh(), written.fresh()
            out.append(f"  %{caught} = icmp ne i32 {selector}, 0")
            out += [f"  br i1 %{caught}, label %{onward}, label %{past}", "", f"{past}:"]
            out += [f"  store ptr %{thrown}, ptr {FLYING}", f"  br label %{written.unwind}"]
            written.continue_in(onward, written.label)
        half = written.fresh()
        out.append(f"  %{half} = insertvalue {{ ptr, i32 }} poison, ptr %{thrown}, 0")
        out.append(f"  %{found.group(1)} = insertvalue {{ ptr, i32 }} %{half}, i32 {selector}, 1")
        return position

    def filter(self, clause: str, thrown: str, selector: str, chosen: str, written: _Written) -> None:
        """An exception specification: -1 for what none of its types catches."""
        found = _FILTER.match(f" {clause}")
        if found is None:
            raise Unsupported(f"function @{written.name}: landing pad with {clause[:60]}")
        allowed = "0"
        for type_ in re.findall(r"ptr (@[^,\]]+|null)", found.group(2)):
            one = written.fresh()
            written.lines.append(
                f"  %{one} = call i32 @nv.exception.select(ptr %{thrown}, i32 {allowed}, ptr {type_}, i32 1)"
            )
            allowed = f"%{one}"
        outside, earlier, negative = written.fresh(), written.fresh(), written.fresh()
        written.lines += [
            f"  %{outside} = icmp eq i32 {allowed}, 0",
            f"  %{negative} = select i1 %{outside}, i32 -1, i32 0",
            f"  %{earlier} = icmp eq i32 {selector}, 0",
            f"  %{chosen} = select i1 %{earlier}, i32 %{negative}, i32 {selector}",
        ]


def _with_weaker_result(line: str) -> str:
    """A definition or a call without what is promised of its result."""
    callee = _ANY_CALLEE.search(line)
    place = len(line) if callee is None else callee.start()
    return _RESULT_PROMISES.sub("", line[:place]) + line[place:]
