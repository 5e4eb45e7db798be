"""A function as a Graphviz graph, loops and constructs as clusters.

Annotated functions show their selections, loops and continue constructs; others their natural loops. Edges back to a
header are red, edges that leave a construct blue; dotted lines lead from a header to its merge block.
"""

from __future__ import annotations

from collections.abc import Iterator

from nv_structurize.annotations import annotation_nodes
from nv_structurize.graph.blocks import Block, Function
from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.snapshot import Snapshot
from nv_structurize.normalise import readable, refuse_invalid
from nv_structurize.passes import drop_unreachable
from nv_structurize.reading import pieces, read_function
from nv_structurize.verify import Constructs

_COLOURS = {"loop": "lightyellow", "continue": "moccasin", "selection": "aliceblue", "switch": "lavender"}

Path = tuple[tuple[str, str], ...]
"""The constructs around a block, outermost first, as (kind, header)."""


def dot(ir: str, functions: tuple[str, ...] | None = None) -> str:
    """One `digraph` for each function of a module.

    Raises
    ------
    InvalidInput
        LLVM does not read the text.
    """
    refuse_invalid(ir)
    text = readable(ir)
    nodes = annotation_nodes(text)
    graphs = []
    for piece in pieces(text):
        if piece.name is None or (functions is not None and piece.name not in functions):
            continue
        function = read_function(piece.lines, keep_annotations=True)
        constructs = Constructs.of(function, nodes)
        paths = _construct_paths(function, constructs) if constructs else _loop_paths(function)
        merges = (
            {**constructs.selections, **{h: loop.merge for h, loop in constructs.loops.items()}}
            if constructs
            else {}
        )
        graphs.append("\n".join(_graph(function, paths, merges)))
    return "\n".join(graphs) + "\n"


def _construct_paths(function: Function, constructs: Constructs) -> dict[Block, Path]:
    paths = {}
    for block in function.blocks:
        path = []
        at = constructs.inside.get(block) if block in constructs.loops else constructs.around.get(block)
        while at is not None:
            path.append((at.kind, at.header.name))
            at = at.parent
        paths[block] = tuple(reversed(path))
    return paths


def _loop_paths(function: Function) -> dict[Block, Path]:
    drop_unreachable.run(function)
    graph = Snapshot(function)
    tree = graph.exact_dominators()
    natural = [(s, t) for s, t in graph.retreating if tree.dominates(t, s)]
    forest = LoopForest(graph.order, graph.predecessors, natural, len(graph.successors))
    paths = {}
    for block, loop in zip(function.blocks, forest.loop_of, strict=True):
        path = []
        while loop >= 0:
            path.append(("loop", function.blocks[loop].name))
            loop = forest.parent[loop]
        paths[block] = tuple(reversed(path))
    return paths


def _graph(function: Function, paths: dict[Block, Path], merges: dict[Block, Block]) -> Iterator[str]:
    place = {block: index for index, block in enumerate(function.blocks)}
    yield f'digraph "{function.name}" {{'
    yield '  node [shape=box, fontname="monospace", style=filled, fillcolor=white];'
    yield from _clusters(function, paths)
    for block in function.blocks:
        for k, target in enumerate(block.targets):
            label = _edge_label(block, k)
            colour = ""
            if place[target] <= place[block]:
                colour = ", color=red"
            elif len(paths[target]) < len(paths[block]):
                colour = ", color=blue"
            yield f'  "{_id(block)}" -> "{_id(target)}" [label="{label}"{colour}];'
    for header, merge in merges.items():
        if merge not in header.targets:
            yield f'  "{_id(header)}" -> "{_id(merge)}" [style=dotted, arrowhead=none, color=gray];'
    yield "}"


def _clusters(function: Function, paths: dict[Block, Path]) -> Iterator[str]:
    """Blocks in nested clusters: a cluster opens where a path first has it and closes with its last block."""
    members: dict[Path, list[Block]] = {}
    inner: dict[Path, dict[Path, None]] = {}
    for block in function.blocks:
        path = paths[block]
        members.setdefault(path, []).append(block)
        for depth in range(len(path)):
            inner.setdefault(path[:depth], {})[path[: depth + 1]] = None
    number = 0
    stack: list[tuple[Path, bool]] = [((), False)]
    while stack:
        path, closing = stack.pop()
        indent = "  " * (len(path) + 1)
        if closing:
            yield f"{indent[2:]}}}"
            continue
        if path:
            kind, header = path[-1]
            yield f"{indent[2:]}subgraph cluster_{number} {{"
            yield f'{indent}label="{kind} of {_escaped(header)}"; style=filled; fillcolor={_COLOURS[kind]};'
            number += 1
            stack.append((path, True))
        for block in members.get(path, ()):
            size = len(block.phis) + len(block.body)
            yield f'{indent}"{_id(block)}" [label="{_id(block)}\\n{size} instructions"];'
        stack += [(each, False) for each in reversed(inner.get(path, {}))]


def _edge_label(block: Block, place: int) -> str:
    if len(block.targets) == 1:
        return ""
    if not block.cases:
        return "TF"[place]
    return "default" if place == 0 else block.cases[place - 1].rsplit(" ", 1)[1]


def _id(block: Block) -> str:
    return _escaped(block.name)


def _escaped(name: str) -> str:
    return name.strip('"').replace("\\", "\\\\")
