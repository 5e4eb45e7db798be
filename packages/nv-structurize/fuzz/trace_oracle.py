"""Runs two versions of a module in LLVM's JIT and compares what they did, step by step."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass

from llvmlite import binding

from nv_structurize.graph.loops import LoopForest
from nv_structurize.graph.snapshot import Snapshot
from nv_structurize.passes import drop_unreachable
from nv_structurize.reading import pieces, read_function

FUEL = 60
CAPACITY = 4096
_CALLS = re.compile(r"call i32 @visit\(ptr %s, i32 (\d+),")


@dataclass(frozen=True)
class Trace:
    """What one run did: (block, value) pairs and the result."""

    steps: tuple[int, ...]
    count: int
    result: int


class Compiled:
    """A module in the JIT."""

    def __init__(self, ir: str) -> None:
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        module = binding.parse_assembly(ir)
        module.verify()
        machine = binding.Target.from_default_triple().create_target_machine(opt=0)
        self.engine = binding.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()

    def trace(self, name: str, seed: int) -> Trace:
        """Run a function with its decisions drawn from `seed`."""
        state = (ctypes.c_uint32 * (4 + CAPACITY))(FUEL, seed, 0, CAPACITY)
        address = self.engine.get_function_address(name)
        run = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32)(address)
        result = run(ctypes.addressof(state), seed)
        count = state[2]
        return Trace(tuple(state[4 : 4 + min(count, CAPACITY)]), count, result)


def calls_in(ir: str) -> dict[str, list[str]]:
    """For each function the blocks whose visits are called somewhere, each as often as it is."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in ir.split("\n"):
        if line.startswith("define "):
            name = line.split("@", 1)[1].split("(", 1)[0]
        match = _CALLS.search(line)
        if match is not None:
            found.setdefault(name, []).append(match.group(1))
    return {name: sorted(ids) for name, ids in found.items()}


def loop_depths(ir: str) -> dict[str, dict[str, int]]:
    """For each function without irreducible loops: in how many loops each visit is."""
    found = {}
    for piece in pieces(ir):
        if piece.name is None or not piece.name.startswith("f"):
            continue
        function = read_function(piece.lines)
        drop_unreachable.run(function)
        graph = Snapshot(function)
        tree = graph.dominators()
        if not all(tree.dominates(target, source) for source, target in graph.retreating):
            continue
        forest = LoopForest(graph.order, graph.predecessors, graph.retreating, len(graph.successors))
        depths = found[piece.name] = {}
        for block in function.blocks:
            depth, loop = 0, forest.loop_of[block.index]
            while loop >= 0:
                depth, loop = depth + 1, forest.parent[loop]
            for line in block.body:
                visit = _CALLS.search(line)
                if visit is not None:
                    depths[visit.group(1)] = depth
    return found
