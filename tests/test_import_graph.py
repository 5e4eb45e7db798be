"""The modules of each package import each other in one direction.

Imports below `TYPE_CHECKING` and inside functions count like all others.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from testing.layout import PACKAGES, ROOT, module_of, sources

Graph = dict[str, set[str]]

# From the lowest to the highest: a module imports from its own entry and from those before it. Names are modules
# below the package or folders of them; "" is the package's __init__.
LAYERS: dict[str, tuple[frozenset[str], ...]] = {
    "nv-runtime": (
        frozenset({"errors", "logs", "cache_file", "host_identity", "host_buffers", "validator"}),
        frozenset({"vulkan"}),
        frozenset({"memory"}),
        frozenset({"kernels"}),
        frozenset({"streams"}),
        frozenset({"profiling"}),
        frozenset({"null_device"}),
        frozenset({"device"}),
        frozenset({"run", "clspv", "doctor", "isolated_child", "uniform_blocks", "image_files"}),
        frozenset({"", "__main__"}),
    ),
    "numba-vulkan": (
        frozenset({"errors", "logs", "gc_pause"}),
        frozenset({"boundary"}),
        frozenset({"compiling"}),
        frozenset({"options"}),
        frozenset({"compile"}),
        frozenset({"cache", "blame"}),
        frozenset({"sessions"}),
        frozenset({"devices", "events", "runtime_objects"}),
        frozenset({"arrays"}),
        frozenset({"launching"}),
        frozenset({"random"}),
        frozenset({"kernel"}),
        frozenset({"jit"}),
        frozenset({"copy_kernel"}),
        frozenset({"elementwise"}),
        frozenset({"algorithms"}),
        frozenset({"indexing"}),
        frozenset({"ufuncs"}),
        frozenset({"fusion", "user_ufuncs"}),
        frozenset({"numpy_interface", "primitives"}),
        frozenset({""}),
        frozenset({"program", "verify", "__main__"}),
    ),
    "nv-lower": (
        frozenset({"errors", "frames", "math_names", "library"}),
        frozenset({"options", "llvm", "ir"}),
        frozenset({"builtin_names", "locations", "analysis", "atomics", "fences"}),
        frozenset({"passes", "verify"}),
        frozenset({"pipeline"}),
        frozenset({"verify_each"}),
        # Python functions: the names of the kernel language, what they mean, and Numba's compiler for them.
        frozenset({"builtins"}),
        frozenset({"implementations"}),
        frozenset({"frontend"}),
        frozenset({"", "__main__"}),
    ),
    "nv-structurize": (
        frozenset({"errors"}),
        frozenset({"graph"}),
        frozenset({"facts", "naming", "annotations", "dialects", "printing", "report", "lowering"}),
        frozenset({"reading", "normalise"}),
        frozenset({"exceptions", "verify"}),
        frozenset({"passes"}),
        frozenset({"parallel"}),
        frozenset({"pipeline"}),
        frozenset({"graphviz", "worker"}),
        frozenset({"", "__main__"}),
    ),
    "nv-spirv": (
        frozenset({"errors", "options", "words", "features", "target", "origin", "binary", "grammar"}),
        frozenset(
            """sections declarations references numbers writes grid_size text slang nesting""".split()  # noqa: SIM905
        ),
        frozenset({"capability_types"}),
        frozenset({"capabilities", "spec_constants", "clspv", "layout", "reflection", "module_interface"}),
        frozenset({"checks", "verify"}),
        frozenset({"passes"}),
        frozenset({"finishing"}),
        # The emitter: what it reads, what it writes with, what its handlers share, and the handlers.
        frozenset(
            """emitter.enums emitter.delimiters emitter.read emitter.types emitter.constants
            emitter.locations emitter.provenance emitter.allocation""".split()  # noqa: SIM905
        ),
        frozenset(
            """emitter.module emitter.body emitter.memory_model emitter.matrix_types emitter.multiword
            emitter.long_division emitter.integers emitter.values emitter.offsets emitter.held_types
            emitter.interface""".split()  # noqa: SIM905
        ),
        frozenset({"emitter.context"}),
        frozenset({"emitter"}),
        frozenset({"pipeline"}),
        frozenset({"", "__main__"}),
    ),
}


def name_of(path: Path, root: Path) -> str:
    """A file's module below its package, with dots; "" for the package itself."""
    parts = list(path.relative_to(root).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


def imports_of(tree: ast.AST, module: str, package: str, modules: set[str], *, is_package: bool) -> set[str]:
    """The modules of the same package that a module imports anywhere in its text."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named = [alias.name for alias in node.names]
            found |= {n.partition(".")[2] for n in named if n.split(".")[0] == package}
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, module, package, is_package=is_package)
            if base is None:
                continue
            below = [f"{base}.{alias.name}".lstrip(".") for alias in node.names]
            inside = {name for name in below if name in modules}
            found |= inside
            if len(inside) < len(below):  # a name that the module itself defines
                found.add(base)
    return found - {module}


def _base(node: ast.ImportFrom, module: str, package: str, *, is_package: bool) -> str | None:
    """The module that an import takes names from, below the package; None if it is another package's."""
    if node.level == 0:
        first, _, rest = (node.module or "").partition(".")
        return rest if first == package else None
    here = module.split(".") if module else []
    if not is_package:
        here = here[:-1]
    up = node.level - 1
    here = here[: len(here) - up] if up else here
    return ".".join([*here, *((node.module or "").split(".") if node.module else [])])


def graph_of(package: str) -> Graph:
    """Which modules of a package import which."""
    name = module_of(package)
    root = ROOT / "packages" / package / "src" / name
    paths = {name_of(path, root): path for path in sources(package) if path.is_relative_to(root)}
    return {
        module: imports_of(
            ast.parse(path.read_text()),
            module,
            name,
            set(paths),
            is_package=path.name == "__init__.py",
        )
        for module, path in paths.items()
    }


def circles_in(graph: Graph) -> list[frozenset[str]]:
    """The sets of modules that reach each other (Tarjan's strongly connected components of two or more)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[frozenset[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(graph.get(module, ())):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            at = stack.index(module)
            component = frozenset(stack[at:])
            del stack[at:]
            if len(component) > 1:
                found.append(component)

    for module in sorted(graph):
        if module not in index:
            visit(module)
    return found


def layer_of(module: str, layers: tuple[frozenset[str], ...]) -> int | None:
    """The number of the layer that a module belongs to, by its own name or that of its folder."""
    names = (module, module.split(".")[0])
    return next((k for k, layer in enumerate(layers) if any(name in layer for name in names)), None)


def upward(graph: Graph, layers: tuple[frozenset[str], ...]) -> list[str]:
    """The imports from a lower layer to a higher one, as text."""
    found = []
    for module, imported in sorted(graph.items()):
        for other in sorted(imported):
            low, high = layer_of(module, layers), layer_of(other, layers)
            if low is not None and high is not None and high > low:
                found.append(f"{module or '__init__'} imports {other or '__init__'}")
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    assert [sorted(circle) for circle in circles_in(graph_of(package))] == []


@pytest.mark.parametrize("package", sorted(LAYERS))
def test_no_layer_imports_a_higher_one(package: str) -> None:
    assert upward(graph_of(package), LAYERS[package]) == []


@pytest.mark.parametrize("package", sorted(LAYERS))
def test_every_module_has_a_layer(package: str) -> None:
    assert [m for m in graph_of(package) if layer_of(m, LAYERS[package]) is None] == []


TEXT = """
from __future__ import annotations
import pack.low.a
from typing import TYPE_CHECKING
from . import b
from .b import name
from ..high import c as other, value
if TYPE_CHECKING:
    from .types import T
def f():
    from .late import x
    from other.low import y
"""


def test_the_graph_has_every_kind_of_import() -> None:
    modules = {"low", "low.a", "low.b", "low.types", "low.late", "high", "high.c", "low.here"}
    found = imports_of(ast.parse(TEXT), "low.here", "pack", modules, is_package=False)
    assert found == {"low.a", "low.b", "high.c", "high", "low.types", "low.late"}
    assert imports_of(ast.parse("from .a import x"), "low", "pack", modules, is_package=True) == {"low.a"}


def test_circles_and_upward_imports_are_found() -> None:
    graph = {"a.x": {"a.y"}, "a.y": {"b.z"}, "b.z": {"a.x", "c"}, "c": set(), "": {"c"}}
    assert circles_in(graph) == [frozenset({"a.x", "a.y", "b.z"})]
    assert upward(graph, (frozenset({"c"}), frozenset({"a"}), frozenset({"b", ""}))) == ["a.y imports b.z"]
    assert circles_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []
