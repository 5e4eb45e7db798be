"""`nv-lower`: LLVM IR text in, the flat LLVM IR of one kernel out."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from nv_lower import __version__
from nv_lower.errors import InvalidInput, LowerError
from nv_lower.options import FASTMATH_FLAGS, Observer, Options

_OK, _REFUSED, _USAGE = 0, 1, 2
# What else is taken for LLVM IR text, by how it begins.
_OTHERS = (
    (b"BC\xc0\xde", "bitcode; llvm-dis makes text of it"),
    (b"\xde\xc0\x17\x0b", "bitcode; llvm-dis makes text of it"),
    (b"\x7fELF", "an ELF file; clang -S -emit-llvm makes text of a source"),
    (b"\x03\x02\x23\x07", "SPIR-V, which is the end of the pipeline"),
    (b"\x07\x23\x02\x03", "SPIR-V, which is the end of the pipeline"),
)


EXAMPLES = """\
examples
  nv-lower kernel.ll -o flat.ll
  clang -S -emit-llvm -O1 -I $(nv-lower --include) kernel.c -o - | nv-lower | nv-structurize > structured.ll

exit status: 0 done, 1 the input is refused, 2 wrong usage
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0 (ok), 1 (input refused) or 2 (usage)."""
    given = _parser().parse_args(arguments)
    if given.include:
        return _include()
    try:
        text = _read(given.input)
    except OSError as error:
        print(f"nv-lower: {given.input}: {error.strerror or error}", file=sys.stderr)
        return _USAGE
    except InvalidInput as error:
        print(f"nv-lower: {error}", file=sys.stderr)
        return _REFUSED
    try:
        return _check(text, given.input) if given.check else _lower(text, given)
    except LowerError as error:
        print(f"nv-lower: {given.input}: {error}", file=sys.stderr)
        for note in getattr(error, "__notes__", ()):
            print(note, file=sys.stderr)
        return _REFUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nv-lower",
        description="Make one flat, optimised function of the LLVM IR of a kernel and the functions it calls.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", help="print the version and exit", version=f"nv-lower {__version__}"
    )
    parser.add_argument("input", nargs="?", default="-", help="LLVM IR text; - (default) is standard input")
    parser.add_argument(
        "-o",
        "--output",
        default="-",
        metavar="FILE",
        help="where the result goes; - (default) is standard output",
    )
    parser.add_argument(
        "--kernel", metavar="NAME", help="the function that becomes the kernel, where that is not plain"
    )
    parser.add_argument("-O", "--opt-level", type=int, choices=range(4), default=3, help="optimisation (3)")
    size = "default workgroup size where the input has none (64,1,1)"
    parser.add_argument("--local-size", type=_size, default=(64, 1, 1), metavar="X[,Y[,Z]]", help=size)
    features = "what the device has, by Vulkan's names of features"
    parser.add_argument("--features", type=_words, metavar="NAME,…", help=features)
    fast = "lift strict floats, or grant these flags of LLVM's only"
    parser.add_argument(
        "--fastmath", type=_flags, nargs="?", const=True, default=False, metavar="FLAG,…", help=fast
    )
    parser.add_argument("--narrow", action="store_true", help="compute 64-bit integers in 32 bits")
    coarsen = "let one workgroup do the work of several, as specialization constant 3 says"
    parser.add_argument("--coarsen", action="store_true", help=coarsen)
    parser.add_argument("-g", "--debug", action="store_true", help="keep source locations")
    parser.add_argument("--check", action="store_true", help="only check that the input has the flat form")
    parser.add_argument(
        "--after", metavar="PASS", help="print the module as it is after a pass, instead of the result"
    )
    parser.add_argument(
        "--timings", action="store_true", help="print the time of each pass to standard error"
    )
    parser.add_argument(
        "--include", action="store_true", help="print the folder that holds nv.h, for kernels in C"
    )
    return parser


def _include() -> int:
    folder = Path(__file__).parent / "include"
    if not folder.is_dir():
        print(f"nv-lower: nv.h is in a zip, where no compiler finds it: unpack {folder}", file=sys.stderr)
        return _REFUSED
    print(folder)
    return _OK


def _lower(text: str, given: argparse.Namespace) -> int:
    from nv_lower.pipeline import PASS_NAMES, lower

    if given.after is not None and given.after not in PASS_NAMES:
        print(f"nv-lower: no pass `{given.after}`; there are: {', '.join(PASS_NAMES)}", file=sys.stderr)
        return _USAGE
    seen: list[str] = []
    options = Options(
        kernel=given.kernel,
        opt_level=given.opt_level,
        features=given.features,
        fastmath=given.fastmath,
        narrow=given.narrow,
        local_size=given.local_size,
        coarsen=given.coarsen,
        debug=given.debug,
        observe=_observer(given, seen),
    )
    result = lower(text, options)
    if given.after is not None:
        if not seen:
            print(f"nv-lower: {given.after} changed nothing", file=sys.stderr)
        result = seen[-1] if seen else result
    _write(given.output, result)
    return _OK


def _observer(given: argparse.Namespace, seen: list[str]) -> Observer | None:
    if given.after is None and not given.timings:
        return None
    last = time.perf_counter()

    def observe(name: str, artifact: str) -> None:
        nonlocal last
        now = time.perf_counter()
        if given.timings:
            print(f"{1e3 * (now - last):8.2f} ms  {name}", file=sys.stderr)
        if name == given.after:
            seen.append(artifact)
        last = time.perf_counter()

    return observe


def _check(text: str, source: str) -> int:
    from nv_lower import llvm
    from nv_lower.verify import violations

    llvm.parse(text)
    found = violations(text)
    for violation in found:
        print(f"nv-lower: {source}: {violation}", file=sys.stderr)
    return _REFUSED if found else _OK


def _read(name: str) -> str:
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    kind = next((kind for beginning, kind in _OTHERS if data.startswith(beginning)), None)
    if kind is None and data.strip():
        with contextlib.suppress(UnicodeDecodeError):
            return data.decode()
    what = kind or ("not UTF-8" if data.strip() else "empty")
    raise InvalidInput(f"{'standard input' if name == '-' else name} is no LLVM IR text: it is {what}")


def _write(name: str, text: str) -> None:
    if name == "-":
        sys.stdout.write(text)
    else:
        Path(name).write_text(text, encoding="utf-8")


def _size(text: str) -> tuple[int, int, int]:
    sizes = [int(part) for part in text.split(",")]
    if not 1 <= len(sizes) <= 3 or min(sizes) < 1:
        raise argparse.ArgumentTypeError(f"one to three positive integers, not {text!r}")
    x, y, z = [*sizes, 1, 1][:3]
    return x, y, z


def _words(text: str) -> frozenset[str]:
    return frozenset(word.strip() for word in text.split(",") if word.strip())


def _flags(text: str) -> bool | frozenset[str]:
    flags = _words(text)
    if unknown := flags - FASTMATH_FLAGS:
        raise argparse.ArgumentTypeError(f"no such flag: {', '.join(sorted(unknown))}")
    return flags


if __name__ == "__main__":
    sys.exit(main())
