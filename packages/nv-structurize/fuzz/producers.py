"""Compilers' IR in, structured, back through the same compiler, and the program runs as it did.

    python packages/nv-structurize/fuzz/producers.py [--work DIR] [--path FOLDER:…]

Each row of `ROWS` is one compiler with its flags and those that nv-structurize needs for its IR; `--table` prints them
as docs/producers.md has them. A row whose compiler is not there is counted and named. `--path` adds folders to look
for compilers in.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from llvmlite import binding

from nv_structurize import Options, structurize, violations

SOURCES = Path(__file__).parent / "producer_sources"
CLANGS = tuple(range(15, 24))


@dataclass(frozen=True)
class Row:
    """A producer.

    Parameters
    ----------
    name, tool
        What it is called, and the command that must be there.
    source
        A file of `producer_sources`.
    emit
        The command for its IR; `{source}`, `{ir}`, `{tool}` are filled in.
    lower
        What nv-structurize has to replace (`--lower`).
    link
        The command from IR to a program, `{program}`; empty where LLVM here makes the object and clang links it with
        `main_of_library.c` and what `library` makes (`{library}`).
    library
        The command for the rest of a library.
    """

    name: str
    tool: str
    source: str
    emit: str
    lower: tuple[str, ...] = ()
    link: str = ""
    library: str = ""


CLANG = "{tool} -S -emit-llvm {flags} {source} -o {ir}"
RUST = "{tool} --crate-type staticlib -C codegen-units=1 {flags} {source}"


def _rows() -> Iterator[Row]:
    for version in CLANGS:
        for level in ("-O0", "-O2"):
            emit = CLANG.replace("{flags}", level)
            link = "{tool} -w {ir} -o {program}"
            yield Row(f"clang {version} {level}", f"clang-{version}", "program.c", emit, (), link)
            yield Row(
                f"clang++ {version} {level}",
                f"clang++-{version}",
                "program.cpp",
                CLANG.replace("{flags}", f"{level} -std=c++17"),
                ("exceptions",),
                link,
            )
        for level in ("-O0", "-O2"):
            yield Row(
                f"clang++ {version} {level}, throwing",
                f"clang++-{version}",
                "throws.cpp",
                CLANG.replace("{flags}", f"{level} -std=c++17"),
                ("exceptions=status",),
                "{tool} -w -O1 {ir} -o {program}",
            )
        yield Row(
            f"clang++ {version} -fno-exceptions",
            f"clang++-{version}",
            "program.cpp",
            CLANG.replace("{flags}", "-O1 -std=c++17 -fno-exceptions"),
            (),
            link,
        )
    zig = "{tool} -m ziglang"
    yield Row(
        "zig cc",
        "ziglang",
        "program.c",
        f"{zig} cc -S -emit-llvm -O1 {{source}} -o {{ir}}",
        (),
        f"{zig} cc -w {{ir}} -o {{program}}",
    )
    for mode in ("Debug", "ReleaseSafe", "ReleaseFast", "ReleaseSmall"):
        build = f"{zig} build-obj {{source}} -O{mode} -lc -fno-emit-bin -femit-llvm-ir={{ir}}"
        yield Row(
            f"zig -O{mode}",
            "ziglang",
            "program.zig",
            build,
            ("indirectbr",),
            f"{zig} cc -w {{ir}} -o {{program}}",
        )
    for version in (19, 20, 21, 22, 23):
        for level in ("-O0", "-O2"):
            emit = CLANG.replace("{flags}", level)
            yield Row(
                f"flang {version} {level}",
                f"flang-new-{version}",
                "program.f90",
                emit,
                (),
                "{tool} {ir} -o {program}",
            )
    for flags, lower in (
        ("-C opt-level=0", ("exceptions",)),
        ("-C opt-level=2", ("exceptions",)),
        ("-C opt-level=0 -C panic=abort", ()),
        ("-C opt-level=3 -C panic=abort", ()),
    ):
        rust = RUST.replace("{flags}", flags)
        yield Row(
            f"rustc {flags}",
            "rustc",
            "library.rs",
            f"{rust} --emit llvm-ir -o {{ir}}",
            lower,
            "",
            f"{rust} -o {{library}}",
        )


ROWS = tuple(_rows())


def command_of(tool: str) -> str | None:
    """How to start a compiler, if it is there; Zig comes as a Python package."""
    if tool == "ziglang":
        done = subprocess.run([sys.executable, "-c", "import ziglang"], capture_output=True, check=False)
        return sys.executable if done.returncode == 0 else None
    return shutil.which(tool)


def run(command: str, words: dict[str, str]) -> str:
    """Run a command line; what it printed. A failure raises with what it said."""
    line = [part.format(**words) for part in command.split()]
    done = subprocess.run(line, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(line)}: {done.stderr[:600]}")
    return done.stdout


def linked(row: Row, words: dict[str, str]) -> str:
    """The program of the IR file, run; what it printed."""
    if row.link:
        run(row.link, words)
    else:
        module = binding.parse_assembly(Path(words["ir"]).read_text())
        machine = binding.Target.from_default_triple().create_target_machine(
            opt=1, reloc="pic", codemodel="default"
        )
        Path(words["object"]).write_bytes(machine.emit_object(module))
        run("{clang} {main} {object} {library} -lpthread -ldl -lm -o {program}", words)
    return run("{program}", words)


def check(row: Row, tool: str, work: Path) -> str | None:
    """What is wrong with a row; None if nothing is."""
    folder = Path(tempfile.mkdtemp(dir=work))
    clang = next((found for version in reversed(CLANGS) if (found := shutil.which(f"clang-{version}"))), "cc")
    words = {
        name: str(folder / name) for name in ("program", "object", "library.a", "plain.ll", "structured.ll")
    }
    words |= {
        "tool": tool,
        "source": str(SOURCES / row.source),
        "clang": clang,
        "library": words["library.a"],
    }
    words["main"] = str(SOURCES / "main_of_library.c")
    try:
        run(row.emit, words | {"ir": words["plain.ll"]})
        if row.library:
            run(row.library, words)
        ir = Path(words["plain.ll"]).read_text()
        after = structurize(ir, Options(lower=row.lower))
        broken = violations(after)
        if broken:
            return str(broken[0])
        Path(words["structured.ll"]).write_text(after)
        expected = linked(row, words | {"ir": words["plain.ll"]})
        found = linked(row, words | {"ir": words["structured.ll"]})
    except Exception as error:  # any exception is a finding
        return f"{type(error).__name__}: {error}"
    return None if expected == found else f"printed {found!r} instead of {expected!r}"


def table() -> str:
    """The rows in Markdown, one for all versions of a compiler."""
    lines = ["| producer | versions | its command for IR | nv-structurize | back |", "|---|---|---|---|---|"]
    groups: dict[tuple[str, ...], list[str]] = {}
    for row in ROWS:
        tool = row.tool.rstrip("0123456789")
        words = {"tool": f"{tool}N" if tool != row.tool else {"ziglang": "python"}.get(tool, tool)}
        words |= {"source": row.source, "ir": "in.ll", "program": "program", "library": "rest.a"}
        emit, link = row.emit.format(**words), row.link.format(**words).replace("in.ll", "out.ll")
        flags = " ".join(f"--lower {each}" for each in row.lower) or "none needed"
        back = f"`{link}`" if link else "an object by llvmlite"
        version = row.tool.removeprefix(tool) or "the one there is"
        name = row.name.replace(f" {version} ", " ").replace(", throwing", ", a program that throws")
        groups.setdefault(
            (name, f"`{emit}`", flags if flags == "none needed" else f"`{flags}`", back), []
        ).append(version)
    for (name, emit, flags, back), versions in groups.items():
        lines.append(f"| {name} | {', '.join(versions)} | {emit} | {flags} | {back} |")
    return "\n".join(lines)


def main() -> int:
    """Run every row whose compiler is there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--work", type=Path)
    parser.add_argument("--path", default="")
    parser.add_argument("--table", action="store_true")
    chosen = parser.parse_args()
    if chosen.table:
        print(table())
        return 0
    os.environ["PATH"] = os.pathsep.join(filter(None, (chosen.path, os.environ["PATH"])))
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    work = chosen.work or Path(tempfile.mkdtemp(prefix="producers-"))
    work.mkdir(parents=True, exist_ok=True)
    done = failed = 0
    absent: dict[str, None] = {}
    for row in ROWS:
        tool = command_of(row.tool)
        if tool is None:
            absent[row.tool] = None
            continue
        done += 1
        wrong = check(row, tool, work)
        failed += wrong is not None
        print(
            f"{row.name:34} {'--lower ' + ' '.join(row.lower) if row.lower else '':22} {wrong or 'runs the same'}",
            flush=True,
        )
    print(f"{done} rows, {failed} failed; not there: {', '.join(absent) or 'none'}")
    if chosen.work is None:
        shutil.rmtree(work)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
