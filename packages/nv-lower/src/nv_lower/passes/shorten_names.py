"""Replace mangled names by the names of the functions they come from.

    br label %_ZN8__main__5saxpyB2v1B58c8tJTC…E.exit          =>    br label %saxpy.exit
    @nv.shared._ZN8__main__6matmulB2v3B58c8tJTC…E.1 = …       =>    @nv.shared.matmul.1 = …

Numba's mangled names are long, and they count the functions that this process has compiled before: the same kernel
would come out with other bytes each time.

Requires: nothing.
Leaves:   no mangled name in a label, a value or a global.
Cost:     one search a line; two regular expressions on lines that have such a name.
"""

from __future__ import annotations

import re

from nv_lower.ir import LOCAL, SYMBOL, Block, Global, Instruction, Module, bare
from nv_lower.options import Options

_MANGLED = re.compile(r"_ZN[\w$]+")
_LENGTH = re.compile(r"\d+")
_NAME = re.compile(f"{LOCAL}|{SYMBOL}")


def run(module: Module, options: Options) -> bool:
    """Rename what holds a mangled name."""
    names = _Names({bare(symbol) for symbol in (*module.functions, *module.declarations)})
    mangled = [f for f in module.functions.values() if "_ZN" in f.text()]
    if not mangled and not any("_ZN" in symbol for symbol in module.globals):
        return False
    for function in module.functions.values():
        parameters = (parameter.name for parameter in function.header.parameters if parameter.name)
        names.taken.update(f"%{bare(name)}" for name in (*parameters, *function.definitions()))
        names.taken.update(f"%{label.strip(chr(34))}" for label in function.blocks)
    for function in mangled:
        blocks = [names.in_block(block) for block in function.blocks.values()]
        function.blocks = {block.label: block for block in blocks}
    renamed = (Global(names.in_text(g.symbol), names.in_text(g.text)) for g in module.globals.values())
    module.globals = {variable.symbol: variable for variable in renamed}
    return True


class _Names:
    """What mangled names become; the same for one name wherever it stands."""

    def __init__(self, kept: set[str]) -> None:
        self.kept = kept
        self.taken: set[str] = set()
        self.renamed: dict[str, str] = {}

    def shorter(self, written: str) -> str:
        """The name that takes another's place: with its sigil and, if it has any, its quotes."""
        key = written[0] + bare(written)
        if "_ZN" not in key or key[1:] in self.kept:
            return written
        if key not in self.renamed:
            name = key[0] + _MANGLED.sub(lambda mangled: _identifier(mangled[0]), key[1:])
            unique, count = name, 1
            while unique in self.taken:
                count += 1
                unique = f"{name}.{count}"
            self.taken.add(unique)
            self.renamed[key] = unique
        quote = '"' if '"' in written else ""
        return f"{written[0]}{quote}{self.renamed[key][1:]}{quote}"

    def in_text(self, text: str) -> str:
        """A text with all of its names shortened."""
        return _NAME.sub(lambda found: self.shorter(found[0]), text) if "_ZN" in text else text

    def in_block(self, block: Block) -> Block:
        """A block with all of its names shortened."""
        label = self.shorter(f"%{block.label}")[1:]
        instructions = [
            Instruction(self.in_text(i.text)) if "_ZN" in i.text else i for i in block.instructions
        ]
        return Block(label, instructions)


def _identifier(mangled: str) -> str:
    """The last name of a mangled one: `_ZN8__main__5saxpyB2v1B58…` is `saxpy`; itself if it cannot be read."""
    position, last = len("_ZN"), ""
    while found := _LENGTH.match(mangled, position):
        start = found.end()
        position = start + int(found[0])
        last = mangled[start:position]
    return last or mangled
