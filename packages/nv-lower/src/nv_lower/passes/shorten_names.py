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

from nv_lower.irtext import Module
from nv_lower.options import Options

_MANGLED = re.compile(r"_ZN[\w$]+")
_LENGTH = re.compile(r"\d+")
#: A name with its sigil, or a label at the start of a line.
_NAME = re.compile(r'[%@](?:"[^"]*"|[-\w$.]+)|^(?:"[^"]*"|[-\w$.]+)(?=:)')


def run(module: Module, options: Options) -> bool:
    """Rename what holds a mangled name."""
    taken: set[str] = set()
    renamed: dict[str, str] = {}

    def shorter(found: re.Match[str]) -> str:
        written = found[0]
        sigil = written[0] if written[0] in "%@" else ""
        key = ("@" if sigil == "@" else "%") + written.removeprefix(sigil).strip('"')
        if "_ZN" not in key or key[1:] in kept:
            return written
        if key not in renamed:
            name = key[0] + _MANGLED.sub(lambda mangled: identifier(mangled[0]), key[1:])
            unique, count = name, 1
            while unique in taken:
                count += 1
                unique = f"{name}.{count}"
            taken.add(unique)
            renamed[key] = unique
        quote = '"' if '"' in written else ""
        return f"{sigil}{quote}{renamed[key][1:]}{quote}"

    kept = {symbol[1:].strip('"') for symbol in (*module.functions, *module.declarations)}
    mangled = [line for f in module.functions.values() for line in f.body if "_ZN" in line]
    if not mangled and not any("_ZN" in symbol for symbol in module.globals):
        return False
    for function in module.functions.values():
        for line in function.body:
            taken.update(
                ("%" + name.lstrip("%").strip('"')) for name in _NAME.findall(line) if "_ZN" not in name
            )
        function.body = [_NAME.sub(shorter, line) if "_ZN" in line else line for line in function.body]
    module.globals = {
        _NAME.sub(shorter, symbol): _NAME.sub(shorter, line) for symbol, line in module.globals.items()
    }
    return True


def identifier(mangled: str) -> str:
    """The last name of a mangled one: `_ZN8__main__5saxpyB2v1B58…` is `saxpy`; itself if it cannot be read."""
    position, last = len("_ZN"), ""
    while found := _LENGTH.match(mangled, position):
        start = found.end()
        position = start + int(found[0])
        last = mangled[start:position]
    return last or mangled
