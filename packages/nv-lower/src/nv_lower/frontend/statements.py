"""The statements on a line of a function, and what the names in them stand for: what a diagnosis starts from."""

from __future__ import annotations

import ast
import builtins
import contextlib
import difflib
import dis
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any

#: What a name stands for that cannot be told before the kernel runs.
ABSENT = object()


class Line:
    """One statement of a function: its nodes, and what the names in it stand for.

    Attributes
    ----------
    nodes
        The nodes of the statement, outer ones first; of a loop or a branch those of its head.
    text
        What Numba said.
    """

    def __init__(self, function: Callable[..., Any], statement: ast.stmt, text: str) -> None:
        self.nodes = list(_own_nodes(statement))
        self.text = text
        self.parents = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}
        code = function.__code__
        bound = {
            node.id
            for node in self.nodes
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        }
        bound |= {node.arg for node in self.nodes if isinstance(node, ast.arg)}
        self.locals = {*code.co_varnames, *code.co_cellvars, *bound}
        self._outer = {
            **vars(builtins),
            **function.__globals__,
            **_closed_over(function),
        }

    def value(self, node: ast.AST) -> Any:
        """What a name or a member of a module stands for; `ABSENT` where it cannot be told before the kernel runs."""
        if isinstance(node, ast.Name):
            return ABSENT if node.id in self.locals else self._outer.get(node.id, ABSENT)
        if isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            return getattr(owner, node.attr, ABSENT) if isinstance(owner, ModuleType) else ABSENT
        return ABSENT

    def defined(self, name: str) -> bool:
        """Return whether a name is defined."""
        return name in self.locals or name in self._outer

    def like(self, name: str) -> str:
        """`; did you mean …` with the name that comes closest, or nothing."""
        return like(name, (*self.locals, *self._outer), "")

    def of(self, *kinds: type[ast.AST]) -> Iterator[Any]:
        """The nodes of some kinds."""
        return (node for node in self.nodes if isinstance(node, kinds))


def statements(function: Callable[..., Any], number: int) -> list[ast.stmt]:
    """The innermost statements of a function on a line; without source, what its bytecode tells of them."""
    tree = _tree(function)
    if tree is None or not tree.body or not isinstance(tree.body[0], ast.FunctionDef):
        return _from_bytecode(function, number)
    covering = [
        node
        for node in ast.walk(tree.body[0])
        if isinstance(node, ast.stmt) and node.lineno <= number <= (node.end_lineno or node.lineno)
    ]
    outer = {node for node in covering for child in ast.walk(node) if child is not node and child in covering}
    return [node for node in covering if node not in outer and node is not tree.body[0]]


def first(function: Callable[..., Any], kind: type[ast.AST]) -> int | None:
    """The line of a function's first node of a kind; a `return` only if it returns a value."""
    tree = _tree(function)
    nodes = ast.walk(tree) if tree is not None else iter(())
    numbers = [
        node.lineno  # type: ignore[attr-defined]
        for node in nodes
        if isinstance(node, kind) and (kind is not ast.Return or node.value is not None)  # type: ignore[attr-defined]
    ]
    return min(numbers, default=None)


def definition(function: Callable[..., Any]) -> str:
    """`file:line` of a function's `def`, which comes after its decorators."""
    code = function.__code__
    return f"{code.co_filename}:{first(function, ast.FunctionDef) or code.co_firstlineno}"


def like(name: str, names: Iterable[str], before: str) -> str:
    """`; did you mean …` with what stands before the name that comes closest, or nothing."""
    close = difflib.get_close_matches(name, list(names), 1)
    return f"; did you mean {before}{close[0]}?" if close else ""


def _tree(function: Callable[..., Any]) -> ast.Module | None:
    """The function's source; None where there is none, as for one that `exec` made."""
    try:
        lines, start = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, TypeError, SyntaxError):
        return None
    return ast.increment_lineno(tree, start - 1)


def _from_bytecode(function: Callable[..., Any], number: int) -> list[ast.stmt]:
    """The names on a line, with what is taken from them, as one expression: all that typed-in functions keep."""
    chains: list[str] = []
    for instruction in dis.get_instructions(function):
        if instruction.positions is None or instruction.positions.lineno != number:
            continue
        if instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and chains:
            chains[-1] += f".{instruction.argval}"
        elif instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF", "LOAD_FAST"):
            chains.append(str(instruction.argval))
    return ast.parse(f"({', '.join(chains)},)").body if chains else []


def _own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and the expressions in it, outer ones first, without the statements that it holds."""
    pending: list[ast.AST] = [statement]
    while pending:
        node = pending.pop(0)
        yield node
        pending.extend(child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt))


def _closed_over(function: Callable[..., Any]) -> dict[str, Any]:
    """The variables that a function closes over, but for those that have no value on this path."""
    held = {}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        with contextlib.suppress(ValueError):  # the cell is empty
            held[name] = cell.cell_contents
    return held
