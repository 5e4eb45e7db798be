"""Compile the C sources to the LLVM IR that nv-lower ships: one file a function, in src/nv_lower/library.

`python build.py [--output FOLDER]` needs clang-19. The output is committed, so that neither users nor the other
packages need a C compiler; a test compares it with what the sources give. The target is NVPTX only because clang
optimises for a GPU then; nothing of it stays in the text.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path

import llvmlite.binding as llvm

HERE = Path(__file__).parent
LIBRARY = HERE.parent / "src" / "nv_lower" / "library"
CLANG = "clang-19"
FLAGS = (
    "--target=nvptx64-nvidia-cuda",
    "-nogpulib",
    "-O2",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-ffreestanding",
    "-fno-builtin",  # or `floor` is compiled to a call of itself
    "-fno-math-errno",
    "-fno-trapping-math",
    "-ffp-contract=off",
    "-fno-strict-aliasing",  # no TBAA metadata
    "-Wno-pass-failed",
)
WITHOUT_FLOATS = frozenset({"half.c", "integer128.c", "philox.c", "views.c"})  # compiled once
KEPT_ATTRIBUTES = re.compile(r"\b(nofree|norecurse|nosync|nounwind|willreturn|memory\([^)]*\))")


def compiled(source: Path, width: int | None) -> str:
    """The module that clang makes of a source, as today's LLVM prints it."""
    define = ["-DNV_LIBRARY", *([f"-DNV_WIDTH={width}"] if width else [])]
    command = [CLANG, *FLAGS, *define, "-S", "-emit-llvm", "-o", "-", str(source)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    module = llvm.parse_assembly(text)
    module.verify()
    return str(module)


def functions(module: str) -> dict[str, str]:
    """Each function of a module as a text of its own, with the declarations that it needs."""
    groups = dict(re.findall(r"^attributes (#\d+) = \{(.*)\}$", module, re.M))
    declarations = {
        match[2]: "declare " + match[1].removeprefix("dso_local ")
        for match in re.finditer(r"^declare (.*?@([\w.]+)\(.*?)( local_unnamed_addr)?( #\d+)?$", module, re.M)
    }
    found = {}
    for match in re.finditer(r"^define [^@]*@([\w.]+)\(.*?^}\n", module, re.M | re.S):
        name, text = match[1], match[0]
        assert "%struct" not in text, f"{name} names a type"
        header, body = text.split("\n", 1)
        group = re.search(r" (#\d+) \{$", header)
        kept = KEPT_ATTRIBUTES.findall(groups[group[1]]) if group else []
        header = re.sub(r" (local_unnamed_addr)?( #\d+)? \{$", "", header)
        header = header.replace("define dso_local", "define linkonce_odr").replace(" local_unnamed_addr", "")
        body = re.sub(r", !(tbaa|llvm\.loop|range|srcloc) !\d+", "", body)
        body = re.sub(r" #\d+$", "", body, flags=re.M).replace("tail call", "call")
        body = re.sub(r" +; preds = .*$", "", body, flags=re.M)
        used = dict.fromkeys(re.findall(r"call [^@\n]*@([\w.]+)\(", body))
        lines = [f"{header} {' '.join(['alwaysinline', *kept])} {{", body]
        lines += [declarations[other] + "\n" for other in used]
        found[name] = "\n".join(lines)
    return found


def build() -> dict[str, str]:
    """The text of every function of the library, by name."""
    library: dict[str, str] = {}
    for source in sorted(HERE.glob("*.c")):
        if source.name == "accuracy.c":
            continue
        for width in (None,) if source.name in WITHOUT_FLOATS else (32, 64):
            library |= functions(compiled(source, width))
    return library


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=LIBRARY)
    folder: Path = parser.parse_args().output
    library = build()
    for stale in folder.glob("*.ll"):
        if stale.stem not in library:
            stale.unlink()
    for name, text in library.items():
        (folder / f"{name}.ll").write_text(text)


if __name__ == "__main__":
    main()
