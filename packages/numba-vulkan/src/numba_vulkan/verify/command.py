"""The command `numba-vulkan verify`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from numba_vulkan.verify import AREAS, verify

EPILOG = """\
examples
  numba-vulkan verify
  numba-vulkan verify --device H200 --json report.json
  numba-vulkan verify --quick --only arithmetic,conversions

exit status: 0 nothing is wrong, 1 something is wrong or there is no device, 2 wrong usage
"""


def add(commands: Any) -> None:
    """Add the command to those of `numba-vulkan`."""
    parser = commands.add_parser(
        "verify",
        help="run every operation on the device and compare with NumPy",
        description=(
            "Run every operation that kernels rest on, at every width and in every way to reach memory, on the device,"
            " and compare with NumPy bit for bit. What the device lacks is refused; what is wrong is worth a report."
        ),
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--device", metavar="WHICH", help="a part of its name, an index, cpu, gpu or a UUID")
    parser.add_argument(
        "--only", metavar="AREA,AREA", type=_areas, default=tuple(AREAS), help=f"some of {', '.join(AREAS)}"
    )
    parser.add_argument(
        "--quick", action="store_true", help="reach memory in the way that the device does best alone"
    )
    parser.add_argument("--json", metavar="FILE", help="also write all outcomes into a file")
    parser.set_defaults(run=_verify)


def _areas(text: str) -> tuple[str, ...]:
    chosen = tuple(text.split(","))
    unknown = [area for area in chosen if area not in AREAS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no area is called {unknown[0]!r}; there are {', '.join(AREAS)}")
    return chosen


def _verify(options: argparse.Namespace) -> int:
    which = int(options.device) if (options.device or "").isdecimal() else options.device
    report = verify(which, areas=options.only, quick=options.quick)
    print(report)
    if options.json:
        import json

        Path(options.json).write_text(json.dumps(report.as_dict(), indent=1) + "\n")
    if not report.passed:
        print("numba-vulkan: verification failed", file=sys.stderr)
    return int(not report.passed)
