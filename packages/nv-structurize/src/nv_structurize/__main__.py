"""The command line: `nv-structurize [FILE] [-o FILE] [--check] [--stats] [--graph] …`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from nv_structurize import __version__
from nv_structurize.dialects import NEWEST, OLDEST
from nv_structurize.errors import Internal, InvalidInput, StructurizeError
from nv_structurize.graphviz import dot
from nv_structurize.pipeline import LOWERED, PASSES, Artifact, Options, structurize_with_reports
from nv_structurize.report import Report
from nv_structurize.verify import violations

# What else is taken for LLVM IR text, by how it begins.
OTHERS = (
    (b"BC\xc0\xde", "bitcode; llvm-dis makes text of it"),
    (b"\xde\xc0\x17\x0b", "bitcode; llvm-dis makes text of it"),
    (b"\x7fELF", "an ELF file; clang -S -emit-llvm makes text of a source"),
    (b"\x03\x02\x23\x07", "SPIR-V, which a later stage makes of LLVM IR text"),
    (b"\x07\x23\x02\x03", "SPIR-V, which a later stage makes of LLVM IR text"),
)
EXAMPLES = """\
examples
  clang -S -emit-llvm -O1 kernel.c -o - | nv-structurize > structured.ll
  nv-structurize --check structured.ll
  nv-structurize --graph kernel.ll | dot -Tsvg > kernel.svg

exit status: 0 done, 1 the input is refused (or breaks a rule, for --check), 2 wrong usage
"""
PASS_NAMES = [name for name, _ in PASSES]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 is success, 1 an input refused, 2 wrong usage."""
    chosen = _parser().parse_args(arguments)
    try:
        return _run(chosen)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing to flush at exit
        return 1
    except Internal as error:
        print(f"nv-structurize: this is a bug of nv-structurize: {error}", file=sys.stderr)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"nv-structurize: {where}{error.strerror or error}", file=sys.stderr)
    except StructurizeError as error:
        print(f"nv-structurize: {error}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nv-structurize",
        description="LLVM IR in, the same program with structured control flow out.",
        epilog=f"passes: {', '.join(PASS_NAMES)}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add(
        "--version",
        action="version",
        help="print the version and exit",
        version=f"nv-structurize {__version__}",
    )
    add("file", nargs="?", default="-", help="LLVM IR text (default: standard input)")
    add("-o", dest="output", default="-", metavar="FILE", help="where to write (default: standard output)")
    add("--function", action="append", metavar="NAME", help="only this function; may be given several times")
    add("--check", action="store_true", help="print each rule that is broken and where; write nothing else")
    add("--stats", action="store_true", help="print what was done to each function, to standard error")
    add(
        "--graph",
        nargs="?",
        const="after",
        choices=("before", "after"),
        help="write a Graphviz graph instead of IR",
    )
    add("--until", choices=PASS_NAMES, metavar="PASS", help="stop after this pass")
    add(
        "--print-after",
        choices=PASS_NAMES,
        metavar="PASS",
        help="print each function after this pass, to standard error",
    )
    add(
        "--loop-ends",
        choices=("tails", "smallest", "dominated"),
        default="tails",
        help="what belongs to a loop (default: tails)",
    )
    add(
        "--switches",
        choices=("outer", "keep", "lower"),
        default="outer",
        help="which switches stay: those not inside another, all, none (default: outer)",
    )
    add(
        "--lower",
        action="append",
        choices=LOWERED,
        default=[],
        help="replace what has no structured form (see the README); may be given twice",
    )
    add(
        "--skip-unsupported",
        action="store_true",
        help="leave functions without structured form as they are, and say which, instead of refusing the module",
    )
    add(
        "--llvm",
        type=int,
        metavar=f"{OLDEST}..{NEWEST}",
        help="write for this version of LLVM (default: in the words of the input)",
    )
    add(
        "--jobs", type=int, default=1, metavar="N", help="share the functions out to N processes (default: 1)"
    )
    return parser


def _run(chosen: argparse.Namespace) -> int:
    functions = tuple(chosen.function) if chosen.function else None
    ir = _read(chosen.file)
    if chosen.check:
        found = violations(ir, functions)
        _write(chosen.output, "".join(f"{violation}\n" for violation in found))
        return 1 if found else 0
    if chosen.graph == "before":
        _write(chosen.output, dot(ir, functions))
        return 0

    def observe(name: str, artifact: Artifact) -> None:
        if name == chosen.print_after:
            print(f"; after {name}\n{artifact}", file=sys.stderr)

    options = Options(
        functions=functions,
        loop_ends=chosen.loop_ends,
        switches=chosen.switches,
        lower=tuple(chosen.lower),
        skip_unsupported=chosen.skip_unsupported,
        llvm=chosen.llvm,
        jobs=chosen.jobs,
        until=chosen.until,
        observe=observe if chosen.print_after else None,
    )
    result, reports = structurize_with_reports(ir, options)
    for report in reports:
        if report.refused:
            print(f"nv-structurize: left as it is: {report.refused}", file=sys.stderr)
    if chosen.stats:
        print(_table(reports), file=sys.stderr)
    _write(chosen.output, dot(result, functions) if chosen.graph else result)
    return 0


def _read(name: str) -> str:
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    for beginning, kind in OTHERS:
        if data.startswith(beginning):
            raise InvalidInput(f"{_named(name)} is {kind}")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise InvalidInput(f"{_named(name)} is not text: byte {error.start} is not UTF-8") from None


def _named(name: str) -> str:
    return "standard input" if name == "-" else name


def _write(name: str, text: str) -> None:
    if name == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        Path(name).write_text(text)


def _table(reports: list[Report]) -> str:
    """One line a function, then the time of each pass."""
    lines = [
        f"{'function':24}{'blocks':>16}{'instructions':>18}{'copies':>8}{'routes':>8}{'carried':>8}{'ms':>9}"
    ]
    seconds: dict[str, float] = {}
    for report in reports:
        counts = report.counts
        spent = sum(report.seconds.values())
        for name, each in report.seconds.items():
            seconds[name] = seconds.get(name, 0.0) + each
        lines.append(
            f"{report.function:24}{f'{counts.blocks_before} -> {counts.blocks_after}':>16}"
            f"{f'{counts.instructions_before} -> {counts.instructions_after}':>18}"
            f"{counts.copies:8}{counts.routes:8}{counts.carried:8}{1e3 * spent:9.2f}"
        )
    lines += [f"{name:24}{1e3 * each:67.2f}" for name, each in seconds.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
