"""The command `nv-spirv`: one verb for each thing the package does.

    nv-spirv emit kernel.ll -o kernel.spv        LLVM IR to SPIR-V; -t prints the module as text
    nv-spirv finish foreign.spv -o ours.spv      passes over a module; -p NAME chooses them
    nv-spirv check kernel.spv                    the rules it breaks
    nv-spirv reflect kernel.spv                  what it offers its host, as JSON; -t as text
    nv-spirv dis kernel.spv                      as text
    nv-spirv as kernel.spvasm -o kernel.spv      and back

Input is a file or standard input (`-`, the default), output standard output or `-o FILE`. Exit status: 0
done, 1 the input is refused (or breaks a rule, for check), 2 the command is used wrongly.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from nv_spirv import __version__
from nv_spirv.errors import Internal, InvalidInput, SpirvError

EXAMPLES = """\
examples
  nv-spirv emit kernel.ll -o kernel.spv      LLVM IR to SPIR-V; -t prints the module as text
  nv-spirv check kernel.spv                  the rules it breaks
  nv-spirv reflect -t kernel.spv             what it asks of its host
  nv-spirv VERB --help                       every option

FILE is standard input where it is left out, -o standard output
exit status: 0 done, 1 the input is refused (or breaks a rule, for check), 2 wrong usage
"""


class _Usage(Exception):
    """The command cannot be carried out as asked."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    arguments = _parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except _Usage as error:
        return _complain(error, 2)
    except SpirvError as error:
        return _complain(error, 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough; keep the interpreter from complaining when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # a bug; whoever runs a command can do nothing with a traceback
        return _complain(Internal(f"{type(error).__name__}: {error} (this is a bug of nv-spirv)"), 1)


def _complain(error: Exception, status: int) -> int:
    print(f"nv-spirv: error: {' '.join(str(error).split())}", file=sys.stderr)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nv-spirv",
        description="Write SPIR-V compute modules from structured LLVM IR, and work on the bytes of any module.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", help="print the version and exit", version=f"nv-spirv {__version__}"
    )
    verbs = parser.add_subparsers(title="commands", required=True, metavar="VERB")

    emit = _verb(verbs, "emit", "write the module of a flat, structured LLVM function", _emit)
    emit.add_argument("-t", "--text", action="store_true", help="print the module as text")
    emit.add_argument(
        "--addressing", choices=("physical", "logical"), default="physical", help="how buffers are reached"
    )
    emit.add_argument(
        "--backend",
        choices=("direct", "llvm"),
        default="direct",
        help="llvm: its own SPIR-V backend, to compare",
    )
    emit.add_argument("--debug-lines", action="store_true", help="keep source lines and names of values")
    emit.add_argument(
        "--max-push-constants",
        type=int,
        metavar="BYTES",
        help="bytes of push constants that the device has; what needs more goes to memory",
    )
    _target(emit)

    finish = _verb(verbs, "finish", "run passes over a module", _finish)
    finish.add_argument("-t", "--text", action="store_true", help="print the module as text")
    finish.add_argument(
        "-p",
        "--pass",
        dest="passes",
        action="append",
        metavar="NAME",
        help="run this pass instead of all; may be repeated, and an unknown name lists what there is",
    )
    finish.add_argument("--without", action="append", default=[], metavar="NAME", help="leave this pass out")
    finish.add_argument(
        "--spec",
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="fold this specialization constant first",
    )
    _target(finish)

    check = _verb(verbs, "check", "report the rules that a module breaks", _check)
    check.add_argument("--json", action="store_true", help="print a list of objects")

    reflect = _verb(verbs, "reflect", "print what a module offers its host, as JSON", _reflect)
    reflect.add_argument("-t", "--text", action="store_true", help="print it for people")

    dis = _verb(verbs, "dis", "print a module as text", _dis)
    dis.add_argument(
        "--friendly", action="store_true", help="print ids by name; nv-spirv as may number them anew"
    )

    _verb(verbs, "as", "make a module of its text", _as)
    return parser


def _verb(
    verbs: argparse._SubParsersAction[argparse.ArgumentParser], name: str, summary: str, run: object
) -> argparse.ArgumentParser:
    parser = verbs.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
    parser.add_argument(
        "input", nargs="?", default="-", metavar="FILE", help="input; - is standard input (default)"
    )
    parser.add_argument(
        "-o", "--output", default="-", metavar="FILE", help="output; - is standard output (default)"
    )
    parser.set_defaults(run=run)
    return parser


def _target(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--vulkan",
        type=_version,
        default=(1, 3),
        metavar="VERSION",
        help="the version of Vulkan (default: 1.3)",
    )
    parser.add_argument(
        "--spirv", type=_version, metavar="VERSION", help="the version of SPIR-V (default: Vulkan's)"
    )
    parser.add_argument(
        "--features",
        metavar="NAME,NAME",
        help="features and properties of the device, by their names in Vulkan",
    )


def _version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    if not (major.isdecimal() and minor.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a version such as 1.3")
    return int(major), int(minor)


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise _Usage(f"{name}: {error.strerror or error}") from None


def _read_text(name: str, expected: str) -> str:
    data = _read(name)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = ""
    if not text.strip() or "\0" in text:
        from nv_spirv.origin import origin

        raise InvalidInput(f"{_named(name)} is not {expected}: it is {origin(data)}")
    return text


def _named(name: str) -> str:
    return "standard input" if name == "-" else name


def _write(name: str, data: bytes) -> None:
    if name == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        Path(name).write_bytes(data)
    except OSError as error:
        raise _Usage(f"{name}: {error.strerror or error}") from None


def _write_text(name: str, text: str) -> None:
    _write(name, text.encode("utf-8", "surrogateescape"))


def _write_module(name: str, spirv: bytes, as_text: bool) -> None:
    if as_text:
        from nv_spirv.text import disassemble

        _write_text(name, disassemble(spirv))
        return
    if name == "-" and sys.stdout.isatty():
        raise _Usage("not writing a binary module to a terminal; -o FILE writes a file, -t prints text")
    _write(name, spirv)


def _features(arguments: argparse.Namespace) -> frozenset[str] | None:
    names: str | None = arguments.features
    return None if names is None else frozenset(filter(None, names.split(",")))


def _emit(arguments: argparse.Namespace) -> int:
    from nv_spirv.options import Options
    from nv_spirv.pipeline import emit

    options = Options(
        addressing=arguments.addressing,
        vulkan=arguments.vulkan,
        spirv=arguments.spirv,
        features=_features(arguments),
        debug_lines=arguments.debug_lines,
        backend=arguments.backend,
    )
    if arguments.max_push_constants is not None:
        options = dataclasses.replace(options, max_push_constants=arguments.max_push_constants)
    _write_module(arguments.output, emit(_read_text(arguments.input, "LLVM IR"), options), arguments.text)
    return 0


def _finish(arguments: argparse.Namespace) -> int:
    from nv_spirv.finishing import FINISH, PASSES, finish
    from nv_spirv.options import Options
    from nv_spirv.passes import fold_spec_constants

    options = Options(vulkan=arguments.vulkan, spirv=arguments.spirv, features=_features(arguments))
    for name in [*(arguments.passes or ()), *arguments.without]:
        if name not in PASSES:
            raise _Usage(f"no pass {name!r}; there are {', '.join(PASSES)}")
    chosen = arguments.passes if arguments.passes is not None else ([] if arguments.spec else list(FINISH))
    spirv = finish(_read(arguments.input), options, ())
    if arguments.spec:
        from nv_spirv.binary import read

        values = dict(map(_spec, arguments.spec))
        spirv = fold_spec_constants.run(read(spirv), options, values).to_bytes()
    spirv = finish(spirv, options, [name for name in chosen if name not in arguments.without])
    _write_module(arguments.output, spirv, arguments.text)
    return 0


def _spec(text: str) -> tuple[int, bool | int | float]:
    identifier, _, value = text.partition("=")
    try:
        if value in ("true", "false"):
            return int(identifier), value == "true"
        return int(identifier), float(value) if "." in value or "e" in value.lower() else int(value, 0)
    except ValueError:
        raise _Usage(f"{text!r} is not an ID=VALUE such as 3=8, 4=1.5 or 5=true") from None


def _check(arguments: argparse.Namespace) -> int:
    from nv_spirv.verify import violations

    found = violations(_read(arguments.input))
    if arguments.json:
        _write_text(arguments.output, json.dumps([one._asdict() for one in found], indent=2) + "\n")
    else:
        _write_text(arguments.output, "".join(f"{one}\n" for one in found))
    return 1 if found else 0


def _reflect(arguments: argparse.Namespace) -> int:
    from nv_spirv.module_interface import reflect

    found = reflect(_read(arguments.input))
    _write_text(arguments.output, found.as_text() if arguments.text else found.as_json() + "\n")
    return 0


def _dis(arguments: argparse.Namespace) -> int:
    from nv_spirv.text import disassemble

    _write_text(arguments.output, disassemble(_read(arguments.input), friendly=arguments.friendly))
    return 0


def _as(arguments: argparse.Namespace) -> int:
    from nv_spirv.text import assemble

    _write_module(arguments.output, assemble(_read_text(arguments.input, "the text of a module")), False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
