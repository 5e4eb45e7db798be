"""Import every module of a package where only its own closure is installed; say which fails, and what came along.

    python testing/import_alone.py nv_structurize --without numba numpy

Runs before the test tools are installed, so that a forgotten requirement, or one that nothing declares, shows.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import pkgutil
import sys


def modules(package: str) -> list[str]:
    """The package and every module below it; command lines (`__main__`) too."""
    root = importlib.import_module(package)
    return [package, *(found.name for found in pkgutil.walk_packages(root.__path__, f"{package}."))]


def main() -> int:
    """Command line; 1 if a module cannot be imported or something is installed that must not be."""
    parser = argparse.ArgumentParser(prog="import_alone")
    parser.add_argument("package")
    parser.add_argument("--without", nargs="*", default=[], help="modules that must not be installed")
    options = parser.parse_args()
    extra = [name for name in options.without if importlib.util.find_spec(name)]
    if extra:
        print(f"installed beside {options.package}, and must not be: {', '.join(extra)}")
        return 1
    names = modules(options.package)
    for name in names:
        importlib.import_module(name)
    print(f"{options.package}: {len(names)} modules import with what the package declares")
    return 0


if __name__ == "__main__":
    sys.exit(main())
