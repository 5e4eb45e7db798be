"""One instruction: its result, opcode, flags, type, operands and metadata, read from its text when they are asked for.

The head (result and opcode) is read at once, and an opcode that LLVM's language reference does not list raises; the
operands are read by the opcode's own reader the first time that anybody looks, and a form that the reader does not
know raises then. An instruction never changes: a pass puts another in its place, and what nobody replaced prints the
text that it was read from.

Metadata is split off before operands are read, so that no pass sees it by accident: debug locations change no code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from nv_lower.errors import InvalidInput
from nv_lower.ir.attributes import Attributes, read_attributes
from nv_lower.ir.forms import OPCODES, ORDERINGS, Form
from nv_lower.ir.operand import Operand
from nv_lower.ir.syntax import FASTMATH, LOCAL, locals_in

_NOTE = re.compile(r", !([a-zA-Z_][\w.]*) ((?:distinct )?!(?:\d+|\{[^{}]*\}|\w+\([^()]*\)))(?=, !|$)")
_NOTES = re.compile(r"(?:, ![a-zA-Z_][\w.]* (?:distinct )?!(?:\d+|\{[^{}]*\}|\w+\([^()]*\)))+$")
#: Metadata that says where in the source an instruction comes from; what takes its place comes from there too.
PLACES = ("dbg", "nv.at")

_HEAD = re.compile(rf"({LOCAL})\s*=\s*([\w,]+)")
_SCOPE = re.compile(r'syncscope\("([^"]*)"\)')
_ALIGN = re.compile(r"\balign (\d+)")


class Instruction:
    """An instruction; `text` is as it is printed, without indentation and comment."""

    __slots__ = ("_core", "_form", "_notes", "opcode", "result", "text")

    def __init__(self, text: str) -> None:
        # Most have a result with a plain name; that is read in one step.
        words = text.split(" ", 3)
        if words[0][0] != "%":
            self.result, opcode = "", words[0]
        elif words[1] == "=" and words[0][1] != '"':
            self.result, opcode = words[0], words[2]
        else:
            self.result, opcode = _read_head(text)
        self.text = text
        self.opcode = opcode if opcode in OPCODES else _rare_opcode(opcode, text)
        self._core: str | None = None
        self._notes: Mapping[str, str] | None = None
        self._form: Form | None = None

    def __repr__(self) -> str:
        return f"Instruction({self.text!r})"

    @property
    def core(self) -> str:
        """The text without metadata."""
        if self._core is None:
            found = _NOTES.search(self.text) if ", !" in self.text else None
            self._core = self.text[: found.start()] if found else self.text
        return self._core

    @property
    def metadata(self) -> Mapping[str, str]:
        """The attached metadata: `{"dbg": "!9"}`."""
        if self._notes is None:
            rest = self.text[len(self.core) :]
            self._notes = MappingProxyType(dict(_NOTE.findall(rest)) if rest else {})
        return self._notes

    @property
    def form(self) -> Form:
        """Everything about the operands.

        Raises
        ------
        InvalidInput
            If the opcode's reader does not know how this instruction is written.
        """
        if self._form is None:
            reader = OPCODES[self.opcode]
            form = reader(self.core[self._behind_opcode() :]) if reader else None
            if form is None:
                raise InvalidInput(f"an instruction of a form that nv-lower does not know: `{self.text}`")
            self._form = form
        return self._form

    def _behind_opcode(self) -> int:
        position = self.core.find(self.opcode, len(self.result)) + len(self.opcode)
        while self.core[position : position + 1] == " ":
            position += 1
        return position

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags in the order in which they are written: `nuw`, `fast`, `inbounds`, `volatile`, `atomic` …"""
        return self.form.flags

    @property
    def fastmath(self) -> frozenset[str]:
        """The fast-math flags."""
        return FASTMATH.intersection(self.form.flags)

    @property
    def type(self) -> str:
        """The type of the result; `void` where there is none."""
        return self.form.type

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The operands in order: a call's arguments, what a store stores and where, a branch's condition."""
        return self.form.operands

    @property
    def values(self) -> list[str]:
        """The operands without types."""
        return [operand.value for operand in self.form.operands]

    @property
    def predicate(self) -> str:
        """What `icmp` or `fcmp` asks: `slt`, `oeq` …"""
        return self.form.variant

    @property
    def operation(self) -> str:
        """What `atomicrmw` does: `add`, `umax` …"""
        return self.form.variant

    @property
    def element(self) -> str:
        """The type that `getelementptr` counts in, or that `alloca` makes room for."""
        return self.form.variant

    @property
    def callee(self) -> str:
        """What a call calls: `@f`, `%f`, or `asm …`."""
        return self.form.variant

    @property
    def tail(self) -> str:
        """What follows the operands, as it is written."""
        return self.form.tail

    @property
    def attributes(self) -> Attributes:
        """The function attributes that a call gives what it calls."""
        return read_attributes(self.form.tail)

    @property
    def targets(self) -> tuple[str, ...]:
        """The labels that a terminator may go to, as they are written without `%`, in order."""
        return self.form.labels

    @property
    def incoming(self) -> list[tuple[str, str]]:
        """The values of a phi and the labels that they come from."""
        form = self.form
        return [(operand.value, label) for operand, label in zip(form.operands, form.labels, strict=True)]

    @property
    def pointer(self) -> Operand:
        """The pointer that a memory instruction accesses, or that `getelementptr` starts from."""
        return self.form.operands[1 if self.opcode == "store" else 0]

    @property
    def align(self) -> int:
        """The alignment that a memory instruction states; 0 if it states none."""
        found = _ALIGN.search(self.form.tail)
        return int(found[1]) if found else 0

    @property
    def scope(self) -> str:
        """The synchronisation scope of an atomic instruction; an empty string where it is the device."""
        found = _SCOPE.search(self.form.tail)
        return found[1] if found else ""

    @property
    def orderings(self) -> list[str]:
        """The memory orderings of an atomic instruction; `cmpxchg` has two."""
        return [word for word in self.form.tail.replace(",", " ").split() if word in ORDERINGS]

    @property
    def names(self) -> list[str]:
        """The local names that the instruction uses: values and, with `%` before them, labels."""
        names = locals_in(self.core)
        return names[1:] if self.result else names

    def calling(self, symbol: str, *, attributes: bool = True) -> str:
        """The text of this call with another callee; without `attributes`, the call site's are left off."""
        form = self.form
        before = self.core[: self._behind_opcode()] + form.head
        arguments = ", ".join(map(str, form.operands))
        tail = form.tail if attributes else ""
        return f"{before}{symbol}({arguments}){tail}{self.text[len(self.core) :]}"

    def heir(self, text: str) -> Instruction:
        """An instruction that takes this one's place, and so comes from the same place in the source."""
        if "!" in self.text:
            metadata = self.metadata
            text += "".join(
                f", !{name} {metadata[name]}"
                for name in PLACES
                if name in metadata and f", !{name} " not in text
            )
        return Instruction(text)

    def renamed(self, rename: Callable[[str], str]) -> Instruction:
        """The instruction with every local name, its result and labels included, as `rename` gives it."""
        text = re.sub(LOCAL, lambda found: rename(found[0]), self.core) + self.text[len(self.core) :]
        return Instruction(text) if text != self.text else self

    def without_metadata(self, kept: Iterable[str] = ()) -> Instruction:
        """The instruction with only those metadata attachments that are named."""
        if len(self.core) == len(self.text):
            return self
        notes = "".join(f", !{name} {node}" for name, node in self.metadata.items() if name in kept)
        return Instruction(self.core + notes)


def _read_head(text: str) -> tuple[str, str]:
    """Result and opcode of an instruction whose result has a quoted name, or that is oddly spaced."""
    found = _HEAD.match(text)
    if found is None:
        raise InvalidInput(f"an instruction of a form that nv-lower does not know: `{text}`")
    return found[1], found[2]


def _rare_opcode(word: str, text: str) -> str:
    """The opcode of an instruction that begins with another word, such as `tail`."""
    if word in ("tail", "musttail", "notail"):
        return "call"
    if word.rstrip(",") in OPCODES:
        return word.rstrip(",")
    raise InvalidInput(f"`{word}` is not an instruction that nv-lower knows: `{text}`")
