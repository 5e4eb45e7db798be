"""The command line: `nv-structurize [FILE] [-o FILE] [--check] …`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from nv_structurize.errors import StructurizeError
from nv_structurize.pipeline import Options, structurize
from nv_structurize.verify import violations


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 is success, 1 an input refused, 2 wrong usage."""
    parser = argparse.ArgumentParser(prog="nv-structurize", description="LLVM IR in, structured LLVM IR out")
    parser.add_argument("file", nargs="?", default="-", help="LLVM IR text (default: standard input)")
    parser.add_argument("-o", dest="output", default="-", help="where to write (default: standard output)")
    parser.add_argument(
        "--check", action="store_true", help="report what is not structured, and write nothing"
    )
    parser.add_argument("--function", action="append", help="only this function (may be given several times)")
    chosen = parser.parse_args(arguments)
    functions = tuple(chosen.function) if chosen.function else None
    try:
        ir = sys.stdin.read() if chosen.file == "-" else Path(chosen.file).read_text()
        if chosen.check:
            found = violations(ir, functions)
            for violation in found:
                print(violation)
            return 1 if found else 0
        result = structurize(ir, Options(functions=functions))
    except (StructurizeError, OSError, UnicodeDecodeError) as error:
        print(f"nv-structurize: {error}", file=sys.stderr)
        return 1
    if chosen.output == "-":
        sys.stdout.write(result)
    else:
        Path(chosen.output).write_text(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
