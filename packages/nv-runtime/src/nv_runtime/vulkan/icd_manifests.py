"""Which drivers the Vulkan loader would find, and what is wrong with those that it cannot use.

The loader answers every defect with VK_ERROR_INCOMPATIBLE_DRIVER. This module reads the same manifest files
by the same rules (Vulkan-Loader's LoaderDriverInterface document) so that the message can name the file, the
library and the remedy.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import NamedTuple

DRIVER_REMEDY = {
    "linux": (
        "install a driver: apt-get install mesa-vulkan-drivers   (AMD, Intel and the CPU driver lavapipe; Fedora:"
        " dnf install mesa-vulkan-drivers). NVIDIA's comes with its own driver package"
    ),
    "darwin": "install a driver: brew install molten-vk",
    "win32": "install the graphics card's driver",
}


class Manifest(NamedTuple):
    """A driver manifest file, the library it names, and why the loader cannot use it (or None)."""

    path: str
    library: str | None
    problem: str | None


def driver_remedy() -> str:
    """The command that installs a driver on this system."""
    return DRIVER_REMEDY.get(sys.platform, "install your system's Vulkan driver")


def override() -> tuple[str, str] | None:
    """The environment variable that replaces the loader's search, with its value."""
    for name in ("VK_DRIVER_FILES", "VK_ICD_FILENAMES"):
        if value := os.environ.get(name):
            return name, value
    return None


def _search_folders() -> list[Path]:
    home = Path.home()
    roots = [
        Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config"),
        *map(Path, (os.environ.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(":")),
        Path("/usr/local/etc"),
        Path("/etc"),
        Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share"),
        *map(Path, (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":")),
    ]
    if sys.platform == "darwin":
        roots += [Path("/opt/homebrew/share"), Path("/opt/homebrew/etc")]
    folders = [root / "vulkan" / "icd.d" for root in roots]
    return list(dict.fromkeys(folders))


def _files() -> list[Path]:
    forced = override()
    if forced is None:
        folders = _search_folders()
        extra = os.environ.get("VK_ADD_DRIVER_FILES", "")
        entries = [Path(p) for p in extra.split(os.pathsep) if p] + list(folders)
    else:
        entries = [Path(p) for p in forced[1].split(os.pathsep) if p]
    files: list[Path] = []
    for entry in entries:
        if entry.is_dir():
            files += sorted(entry.glob("*.json"))
        elif entry.suffix == ".json" or forced is not None:
            files.append(entry)
    return files


def inspect(path: Path) -> Manifest:
    """Read one manifest as the loader would."""
    import json  # only asked for when something is wrong

    try:
        manifest = json.loads(path.read_bytes())
        library = manifest["ICD"]["library_path"]
    except OSError as error:
        return Manifest(str(path), None, f"cannot be read: {error.strerror}")
    except (ValueError, KeyError, TypeError) as error:
        return Manifest(str(path), None, f"is not a driver manifest: {type(error).__name__}: {error}")
    if not isinstance(library, str):
        return Manifest(str(path), None, "is not a driver manifest: library_path is not a string")
    # A relative path with a slash is relative to the manifest; a bare name goes to the system's library
    # search.
    target = (
        str(path.absolute().parent / library)
        if "/" in library and not Path(library).is_absolute()
        else library
    )
    if "/" in target and not Path(target).exists():
        return Manifest(str(path), target, "names a library that does not exist")
    return Manifest(str(path), target, None)


def installed() -> list[Manifest]:
    """Every manifest that the loader would read, in its order."""
    return [inspect(path) for path in _files()]


def load_problem(manifest: Manifest) -> str | None:
    """Why the manifest's library cannot be opened here, or None. Runs the library's initialisers."""
    if manifest.problem or manifest.library is None:
        return manifest.problem
    try:
        ctypes.CDLL(manifest.library)
    except OSError as error:
        return f"names a library that cannot be loaded: {error}"
    return None


def explain() -> str:
    """One paragraph: what was found, what is wrong with it, what to do."""
    found = installed()
    forced = override()
    where = f"{forced[0]}={forced[1]} selects" if forced else "the loader's folders hold"
    if not found:
        nothing = "nothing" if forced else "no driver manifest"
        remedy = f"unset {forced[0]} or name a driver's .json file" if forced else driver_remedy()
        return f"{where} {nothing}; {remedy}"
    lines = [f"{where} {len(found)} driver manifest(s):"]
    for manifest in found:
        problem = load_problem(manifest)
        lines.append(f"  {manifest.path} {problem or 'is usable, but its driver found no device'}")
    remedy = f"unset {forced[0]} or name a working driver's .json file; or " if forced else ""
    lines.append(remedy + driver_remedy())
    return "\n".join(lines)
