"""The child process that compiles a module first; see `kernels.isolated_compile`."""

from __future__ import annotations

import sys
from typing import Any

from .device import open_device
from .errors import RuntimeFailure
from .kernels.isolated_compile import REFUSED


def main() -> int:
    """The child: 0 if the module compiles, REFUSED with the error on standard output if there was an ordinary one."""
    import json

    header, _, spirv = sys.stdin.buffer.read().partition(b"\n")
    request = json.loads(header)
    options: dict[str, Any] = request["options"]
    if isinstance(options.get("local_size"), list):
        options["local_size"] = tuple(options["local_size"])
    # JSON has text keys only; digits are not an identifier, so nothing is lost.
    options["spec"] = {int(k) if k.isdecimal() else k: v for k, v in (options.get("spec") or {}).items()}
    try:
        open_device(request["device"]).kernel(spirv, **options)
    except RuntimeFailure as error:
        sys.stdout.write(f"{type(error).__name__}: {error}")
        return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main())
