"""A function as blocks that passes may edit, with instructions left as the text they came in.

Only what control flow needs is taken apart: phi nodes, terminators and block names. Every other line is carried
through untouched, so attributes, metadata and debug locations survive, and reading costs one regular
expression a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from nv_structurize.graph.dominators import DominatorTree

BRANCH = "br"
CONDITIONAL = "cond"
SWITCH = "switch"
END = "end"
"""Kinds of terminators; `END` is `ret` or `unreachable`, which leave to no block."""

DEBUG_RECORD = "    #dbg_"


class Phi:
    """`name = phi flags type [value, block] …`, with one value for each predecessor block."""

    __slots__ = ("flags", "incoming", "name", "tail", "type")

    def __init__(self, name: str, type_: str, flags: str = "", tail: str = "") -> None:
        self.name = name
        self.type = type_
        self.flags = flags
        self.tail = tail
        self.incoming: dict[Block, str] = {}


class Block:
    """A basic block. `name` is as LLVM prints it after `%`, with its quotes if it needs them."""

    __slots__ = (
        "body",
        "cases",
        "condition",
        "index",
        "kind",
        "name",
        "phis",
        "stem",
        "tail",
        "targets",
        "text",
    )

    def __init__(self, name: str, stem: str = "") -> None:
        self.name = name
        self.stem = stem or name  # what blocks made for this one are named after
        self.index = -1
        self.phis: list[Phi] = []
        self.body: list[str] = []
        self.kind = END
        self.condition = ""  # CONDITIONAL: the i1 value; SWITCH: type and value
        self.targets: list[Block] = []  # SWITCH: the default, then one for each case
        self.cases: list[str] = []  # SWITCH: "i32 5"
        self.tail = ""  # metadata attachments, with their leading comma
        self.text = "unreachable"  # END: the whole instruction without attachments

    def __repr__(self) -> str:
        return f"%{self.name}"

    def size(self) -> int:
        """Instructions besides phi nodes and the terminator; debug records are none, so that they change nothing."""
        return sum(1 for line in self.body if not line.startswith(DEBUG_RECORD))

    def branch(self, target: Block) -> None:
        """End in an unconditional branch, keeping the debug location."""
        self.kind = BRANCH
        self.condition = ""
        self.targets = [target]
        self.cases = []

    def branch_if(self, condition: str, yes: Block, no: Block) -> None:
        """End in a conditional branch."""
        self.kind = CONDITIONAL
        self.condition = condition
        self.targets = [yes, no]
        self.cases = []

    def retarget(self, old: Block, new: Block) -> None:
        """Send every edge to `old` to `new` instead; phi nodes are the caller's business."""
        self.retarget_all({old: new})

    def retarget_all(self, new: Mapping[Block, Block]) -> None:
        """The same for several targets."""
        self.targets = [new.get(target, target) for target in self.targets]

    def successors(self) -> list[Block]:
        """The distinct targets, in order."""
        targets = self.targets
        if len(targets) == 1:
            return targets
        if len(targets) == 2:
            return targets if targets[0] is not targets[1] else targets[:1]
        return list(dict.fromkeys(targets))


@dataclass
class Loop:
    """Where a loop ends: `merge` is where leaving it leads, `latch` the only block that branches back."""

    latch: Block
    merge: Block


@dataclass
class Counts:
    """What structurizing one function cost; `--stats` prints it."""

    blocks_before: int = 0
    blocks_after: int = 0
    instructions_before: int = 0
    instructions_after: int = 0
    copies: int = 0
    routes: int = 0
    carried: int = 0
    dispatchers: int = 0


@dataclass
class Function:
    """One function under edit."""

    name: str
    define: str
    blocks: list[Block]
    local_names: set[str]
    rooted: frozenset[str] = (
        frozenset()
    )  # callees and attribute groups of calls that are neither copied nor moved
    types: Mapping[str, str] = field(default_factory=dict)  # bodies of the module's named types
    latches: dict[Block, Block] = field(default_factory=dict)
    selections: dict[Block, Block] = field(default_factory=dict)
    loops: dict[Block, Loop] = field(default_factory=dict)
    dominators: DominatorTree | None = None  # before loops were changed; new blocks came after those it knows
    counts: Counts = field(default_factory=Counts)
    lowered_switches: frozenset[str] = frozenset()  # names of blocks
    dispatch_by_switch: bool = True
    suffixes: dict[str, int] = field(default_factory=dict)

    def fresh(self, stem: str) -> str:
        """A local name that nothing else has, made from `stem` (which may be quoted)."""
        quoted = stem.startswith('"')
        plain = stem[1:-1] if quoted else stem
        number = self.suffixes.get(plain, 0)
        while True:
            name = plain if number == 0 else f"{plain}{number}"
            name = f'"{name}"' if quoted else name
            number += 1
            if name not in self.local_names:
                break
        self.suffixes[plain] = number
        self.local_names.add(name)
        return name

    def new_block(self, origin: Block, suffix: str) -> Block:
        """Append a block named after `origin`."""
        stem = origin.stem
        name = f'"{stem[1:-1]}.{suffix}"' if stem.startswith('"') else f"{stem}.{suffix}"
        block = Block(self.fresh(name), stem)
        block.index = len(self.blocks)
        self.blocks.append(block)
        return block

    def number(self) -> None:
        """Make each block's `index` its position."""
        for index, block in enumerate(self.blocks):
            block.index = index


def predecessors(blocks: Iterable[Block]) -> dict[Block, list[Block]]:
    """The distinct predecessors of every block, in block order."""
    found: dict[Block, list[Block]] = {}
    for block in blocks:
        found.setdefault(block, [])
        for target in block.successors():
            found.setdefault(target, []).append(block)
    return found


def block_order_key(block: Block) -> int:
    """Sort key: where the block stands in its function."""
    return block.index
