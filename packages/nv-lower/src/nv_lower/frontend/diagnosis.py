"""What a mistake in a kernel is, read from the source line at which compilation stopped.

Numba reports types and internals; what the author wrote stands in the source. `diagnose` parses the function again,
takes the statement of that line, and looks at its names (resolved in the function's own scope), its Python constructs
and Numba's words about types, in this order. Nothing here runs unless compilation has failed.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any

from nv_lower.builtins import grid
from nv_lower.frontend import habits
from nv_lower.frontend.statements import ABSENT, Line, like, statements

_LOOP = "loop over the elements and store them one by one, y[i] = …"
_ARRAY_TYPE = r"array\((?P<element>\w+), (?P<ndim>\d+)d, \w+(?:, \w+)*\)"
_ITEM = re.compile(
    rf">>> (?:get|set)item\((?P<readonly>readonly )?{_ARRAY_TYPE}, (?P<index>\w+(?:\([^)]*\))?)"
)
_NUMBER = re.compile(r"(?P<type>u?int\d*|float\d+|complex\d+|bool)\b")
_ITEM_OF_NUMBER = re.compile(rf">>> (?:static_)?(?:get|set)item\({_NUMBER.pattern}")
_OF_NONE = re.compile(r">>> (?:static_)?(?P<function>\w+)\((?:[^()]*, )?none\b")
_ATTRIBUTE = re.compile(r"Unknown attribute '(?P<name>\w+)' of type (?P<type>.+)")
_UNIFY = re.compile(r"Cannot unify (?P<one>.+) and (?P<other>.+) for '(?P<name>[\w.$]+)'")
_FLOAT = re.compile(r"\bfloat\d+|Float")


def diagnose(function: Callable[..., Any], number: int, text: str) -> str | None:
    """What is wrong on a line of a function and what to write instead; None if nothing here knows.

    Parameters
    ----------
    number
        The line in the function's file.
    text
        What Numba, or a later stage, said.
    """
    lines = [Line(function, statement, text) for statement in statements(function, number)]
    return next((found for look in _LOOKS for line in lines if (found := look(line))), None)


# names


def _unknown_names(line: Line) -> str | None:
    """A name that stands for nothing."""
    for node in line.of(ast.Name):
        if not line.defined(node.id):
            return f"name {node.id!r} is not defined{line.like(node.id)}"
    return None


def _members(line: Line) -> str | None:
    """What is taken from a module that has no such thing, or none for kernels."""
    for node in line.of(ast.Attribute):
        module = line.value(node.value)
        if isinstance(module, ModuleType) and (found := _member(line, node, module)):
            return found
    return None


def _member(line: Line, node: ast.Attribute, module: ModuleType) -> str | None:
    written, present = ast.unparse(node), hasattr(module, node.attr)
    ours = _is_ours(module)
    if _within(module.__name__, "numba.cuda"):
        return f"{written} is for numba.cuda only; {_cuda(line, node)}"
    if ours and (not present or not _in_language(getattr(module, node.attr))) and _cuda(line, node):
        lacking = "cannot be used in a kernel" if present else "does not exist"
        return f"{written} {lacking}; {_cuda(line, node)}"
    if not present:
        return f"{written} does not exist{like(node.attr, _public(module), ast.unparse(node.value) + '.')}"
    if ours or not re.search(rf"\b{node.attr}\b", line.text):
        return None
    value = getattr(module, node.attr)
    names = (f"{module.__name__}.{node.attr}", f"{getattr(value, '__module__', '')}.{node.attr}")
    for prefix, remedy in habits.MODULES:
        if any(_within(name, prefix) for name in names):
            return f"{written} cannot be used in a kernel; {remedy.format(name=written)}"
    if "unsupported NumPy function" in line.text:
        return f"{written} cannot be used in a kernel; write a loop over the elements, or call it on the host"
    if isinstance(value, FunctionType) and not _within(module.__name__, "numpy"):
        return f"{written} is a Python function; decorate it with @nv.jit"
    return None


def _cuda(line: Line, node: ast.Attribute) -> str:
    """What to write for a name of numba.cuda; an empty string if it is none."""
    if node.attr in habits.POSITIONS:
        outer = line.parents.get(node)
        axis = habits.AXES.get(outer.attr) if isinstance(outer, ast.Attribute) else None
        return f"write nv.{habits.POSITIONS[node.attr]}({'axis' if axis is None else axis})"
    fallback = "" if _is_ours(line.value(node.value)) else dict(habits.MODULES)["numba.cuda"]
    return habits.CUDA.get(node.attr, fallback)


def _globals(line: Line) -> str | None:
    """Functions, classes and objects from outside that no kernel can use."""
    for node in line.of(ast.Name):
        value = line.value(node)
        if value is ABSENT or isinstance(value, ModuleType) or not re.search(rf"\b{node.id}\b", line.text):
            continue
        module = getattr(value, "__module__", None) or ""
        if _within(module, "numba.cuda") and node.id in habits.CUDA:
            return f"{node.id} is for numba.cuda only; {habits.CUDA[node.id]}"
        if value is getattr(builtins, node.id, None) and node.id in habits.BUILTINS:
            return habits.BUILTINS[node.id]
        if "Untyped global name" not in line.text and "determine Numba type" not in line.text:
            continue
        if isinstance(value, FunctionType):
            return f"{node.id} is a Python function; decorate it with @nv.jit"
        if isinstance(value, type):
            return f"{node.id} is a class; objects cannot be made in a kernel, use numbers, tuples or arrays"
        return (
            f"{node.id} is a {type(value).__name__}, and a kernel sees only numbers, tuples, arrays and functions from "
            "outside; pass what it needs as arguments"
        )
    return None


def _calls(line: Line) -> str | None:
    """Functions that are called with the wrong arguments, and modules that are called."""
    for node in line.of(ast.Call):
        function, written = line.value(node.func), ast.unparse(node.func)
        if isinstance(function, ModuleType):
            names = [f"{written}.{name}" for name in _public(function) if callable(getattr(function, name))]
            return f"{written} is a module; call one of its functions: {', '.join(names[:4])}"
        if found := _misfit(node, function, written):
            return found
    return None


def _misfit(node: ast.Call, function: Any, written: str) -> str | None:
    """What is wrong with the number or the names of a call's arguments."""
    if not callable(getattr(function, "py_func", function)) or any(
        isinstance(a, ast.Starred) for a in node.args
    ):
        return None
    try:
        signature = inspect.signature(getattr(function, "py_func", function))
    except (TypeError, ValueError):  # a function of C that does not tell
        return None
    try:
        signature.bind(*node.args, **{keyword.arg or "": keyword.value for keyword in node.keywords})
    except TypeError as error:
        return f"{written}: {error}; write {written}({', '.join(signature.parameters)})"
    return None


# what needs memory that there is not


def _allocations(line: Line) -> str | None:
    """Texts, which Numba would make on a heap."""
    if "cannot be allocated" not in line.text:
        return None
    if any(line.of(ast.JoinedStr)):
        return _constructs(line)
    for node in line.of(ast.Call):
        function = node.func
        if (
            isinstance(function, ast.Attribute)
            and hasattr(str, function.attr)
            and line.value(function) is ABSENT
        ):
            return habits.BUILTINS["str"]
    return None


# Python


def _constructs(line: Line) -> str | None:
    """Python's constructs that a kernel lacks."""
    for kind, words, remedy in habits.CONSTRUCTS:
        if any(line.of(kind)) and re.search(words, line.text):
            return remedy
    return None


# types


def _items(line: Line) -> str | None:
    """Indices that an array does not take, and those of numbers."""
    subscripts = [ast.unparse(node.value) for node in line.of(ast.Subscript)]
    array = subscripts[0] if len(set(subscripts)) == 1 else "the array"
    if number := _ITEM_OF_NUMBER.search(line.text):
        return f"{array} is a number ({number['type']}), not an array; pass an array, or leave the index out"
    found = _ITEM.search(_plain(line.text))
    if found is None:
        return None
    ndim, index = int(found["ndim"]), found["index"]
    if found["readonly"] and "setitem" in found[0]:
        return f"{array} is read-only: it comes from outside; pass it as an argument to write it"
    if _FLOAT.search(index):
        return f"an index of {array} is a float ({index}); write int(i), or // where / made it"
    count = int(n[1]) if (n := re.search(r" x (\d+)", index)) else index.count(",") + 1
    if count > ndim:
        wanted = "one index" if ndim == 1 else f"{ndim} indices"
        return f"{array} is {ndim}-d and is given {count} indices; write {wanted}"
    if found[0].startswith(">>> setitem"):
        value = _plain(line.text)[found.end() :].partition("\n")[0].strip(" ,").removesuffix(")")
        return f"an element of {array} is {found['element']} and cannot be set to {value}; write one number"
    return None


def _nones(line: Line) -> str | None:
    """None where a value is needed."""
    found = _OF_NONE.search(line.text)
    if found is None:
        return None
    subscripts = {ast.unparse(node.value) for node in line.of(ast.Subscript)}
    if found["function"].endswith("item"):
        array = next(iter(subscripts)) if len(subscripts) == 1 else "the array"
        return f"{array} is None; pass an array, or ask first whether it is None"
    return "None has no arithmetic; pass a number, or ask first whether it is None"


def _attributes(line: Line) -> str | None:
    """Attributes that values lack."""
    found = _ATTRIBUTE.search(line.text)
    if found is None or found["type"].startswith("Module("):
        return None
    name = found["name"]
    owner = next(
        (ast.unparse(node.value) for node in line.of(ast.Attribute) if node.attr == name), "the value"
    )
    if "array(" in found["type"]:
        advice = like(name, habits.ARRAY_ATTRIBUTES, f"{owner}.") or f"; {_LOOP}"
        return f"arrays have no {name!r} in a kernel{advice}"
    if _NUMBER.fullmatch(_plain(found["type"])):
        return f"{owner} is a number ({_plain(found['type'])}), which has no {name!r}; pass an array"
    if found["type"].startswith("set("):
        return habits.BUILTINS["set"]
    return f"{owner} ({_plain(found['type'])}) has no {name!r} in a kernel"


def _unified(line: Line) -> str | None:
    """Variables of two types."""
    found = _UNIFY.search(line.text)
    if found is None:
        return None
    name = found["name"].partition(".")[0]
    one, other = _plain(found["one"]), _plain(found["other"])
    return f"{name} is {one} on one path and {other} on another; give it one type"


def _plain(type_: str) -> str:
    """A type of Numba's, told shorter."""
    return re.sub(r"Literal\[(\w+)\]\([^)]*\)", r"\1", type_).removesuffix("<iv=None>").strip(" .:")


_LOOKS: tuple[Callable[[Line], str | None], ...] = (
    _unknown_names,
    _members,
    _calls,
    _allocations,
    _constructs,  # before names: a comprehension is the reason, not what it calls
    _globals,
    _nones,
    _items,
    _attributes,
    _unified,
)


def _is_ours(module: Any) -> bool:
    """Return whether a module is a part of the kernel language."""
    if not isinstance(module, ModuleType):
        return False
    return _within(module.__name__, "nv_lower.builtins") or getattr(module, "grid", None) is grid


def _in_language(value: Any) -> bool:
    name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    return _within(name or "", "nv_lower.builtins")


def _public(module: ModuleType) -> Iterable[str]:
    return [name for name in dir(module) if not name.startswith("_")]


def _within(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")
