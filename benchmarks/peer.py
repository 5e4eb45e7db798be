"""The published numba-vulkan 0.1.0 on the same workloads, in an environment of its own.

Its module has the name of ours, so it runs in processes of another Python: `run.py --targets published` for the
kernels, `first_result.py` for fresh processes. Nothing of it is read or copied; it is installed from the index.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE.parent / ".nox" / "published"
REQUIREMENT = "numba-vulkan==0.1.0"


def python() -> str:
    """The Python that has the published version; made on first use."""
    found = ENVIRONMENT / "bin" / "python"
    if not found.exists():
        maker = "virtualenv" if importlib.util.find_spec("virtualenv") else "venv"
        subprocess.run([sys.executable, "-m", maker, str(ENVIRONMENT)], check=True, stdout=subprocess.DEVNULL)
    # The same third-party versions as ours: what is compared is the two targets.
    pins = HERE.parent / "constraints.txt"
    install = [str(found), "-m", "pip", "install", "-q", "-c", str(pins), REQUIREMENT]
    subprocess.run(install, check=True)
    return str(found)


def measure(sizes: str, names: list[str], folder: str | None = None) -> dict[str, Any]:
    """The workloads `names` at `sizes`, and the costs of fresh processes of both versions in turns.

    `folder` holds the published version where pip cannot reach an index (`pip install --target`).
    """
    import host_costs
    import run

    its_python = sys.executable if folder else python()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if folder:
        others = [
            path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if "packages" not in path
        ]
        environment["PYTHONPATH"] = os.pathsep.join([folder, *others])
    wanted = ",".join(name for name in names if name in run.WORKLOADS) or "saxpy"
    with tempfile.TemporaryDirectory(prefix="published-") as scratch:
        out = Path(scratch, "out.json")
        command = [its_python, str(HERE / "run.py"), "--targets", "published", "--only", wanted]
        subprocess.run([*command, "--sizes", sizes, "--json", str(out)], env=environment, check=True)
        report: dict[str, Any] = json.loads(out.read_text())
    return {
        "versions": report["versions"],
        "workloads": report["workloads"],
        "process": host_costs.process_costs(
            {
                "vulkan": host_costs.Interpreter(sys.executable, dict(os.environ)),
                "published": host_costs.Interpreter(its_python, environment),
            }
        ),
    }
