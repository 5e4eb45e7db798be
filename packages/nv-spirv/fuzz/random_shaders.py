"""Random compute shaders, each in the languages of several compilers.

A shader is a tree of statements over three buffers (`x` floats, `n` integers, `y` the result), drawn from a seed, and
printed by one `Printer` a language. Loops are bounded. The shaders are there for what compilers make of them, not for
what they compute.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import ClassVar

SIZE = 256
_FLOAT, _INT, _BOOL = "f", "i", "b"


@dataclass(frozen=True)
class Node:
    """An expression or a statement: what it is, of which type, from what."""

    what: str
    type: str = ""
    parts: tuple[Node, ...] = ()
    text: str = ""


@dataclass
class _Scope:
    """The variables that may be used, and whether a loop is around."""

    names: list[tuple[str, str]] = field(default_factory=list)
    in_loop: bool = False
    depth: int = 0


class Maker:
    """Draws one shader."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.features = {name for name in ("shared", "atomic") if self.random.random() < 0.4}

    def shader(self) -> list[Node]:
        """The statements of the main function."""
        scope = _Scope()
        body = [self.declaration(scope) for _ in range(3)]
        body += self.block(scope, self.random.randint(2, 6))
        if "shared" in self.features:
            body += [Node("share", parts=(self.expression(scope, _FLOAT, 2),)), Node("barrier")]
            body.append(Node("assign", _FLOAT, (Node("shared", _FLOAT),), scope.names[0][0]))
        if "atomic" in self.features:
            body.append(Node("atomic", parts=(self.expression(scope, _INT, 2),)))
        return [*body, Node("store", parts=(self.expression(scope, _FLOAT, 3),))]

    def block(self, scope: _Scope, length: int) -> list[Node]:
        inner = _Scope(list(scope.names), scope.in_loop, scope.depth + 1)
        return [self.statement(inner) for _ in range(length)]

    def statement(self, scope: _Scope) -> Node:
        kinds = ["assign", "assign", "declare"]
        if scope.depth < 4:
            kinds += ["if", "if", "for", "switch"]
        if scope.in_loop:
            kinds += ["break", "continue"]
        kind = self.random.choice(kinds)
        if kind == "declare":
            return self.declaration(scope)
        if kind == "assign":
            writable = [name for name in scope.names if name[0][0] == "v"]
            name, type_ = self.random.choice(writable)
            return Node("assign", type_, (self.expression(scope, type_, 3),), name)
        if kind in ("break", "continue"):
            return Node(kind, parts=(self.expression(scope, _BOOL, 2),))
        if kind == "if":
            then, otherwise = self.body(scope), self.body(scope)
            if self.random.random() < 0.4:
                otherwise = Node("block")
            return Node("if", parts=(self.expression(scope, _BOOL, 2), then, otherwise))
        if kind == "switch":
            cases = tuple(self.body(_Scope(scope.names, False, scope.depth)) for _ in range(3))
            return Node("switch", parts=(self.expression(scope, _INT, 2), *cases))
        counter = self.fresh("k")
        inside = _Scope([*scope.names, (counter, _INT)], True, scope.depth)
        limit = str(self.random.randint(1, 9))
        return Node("for", parts=(self.body(inside),), text=f"{counter} {limit}")

    def body(self, scope: _Scope) -> Node:
        return Node("block", parts=tuple(self.block(scope, self.random.randint(1, 3))))

    def declaration(self, scope: _Scope) -> Node:
        type_ = _FLOAT if not scope.names else self.random.choice((_FLOAT, _FLOAT, _INT))
        value = self.expression(scope, type_, 2)
        name = self.fresh("v")
        scope.names.append((name, type_))
        return Node("declare", type_, (value,), name)

    def fresh(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def expression(self, scope: _Scope, type_: str, depth: int) -> Node:
        if depth == 0 or self.random.random() < 0.2:
            return self.leaf(scope, type_)
        if type_ == _BOOL:
            of = self.random.choice((_FLOAT, _INT))
            if self.random.random() < 0.3:
                parts = (self.expression(scope, _BOOL, depth - 1), self.expression(scope, _BOOL, depth - 1))
                return Node("binary", _BOOL, parts, self.random.choice(("&&", "||")))
            parts = (self.expression(scope, of, depth - 1), self.expression(scope, of, depth - 1))
            return Node("binary", _BOOL, parts, self.random.choice(("<", ">", "<=", "==", "!=")))
        pick = self.random.random()
        if pick < 0.55:
            operators = ("+", "-", "*") if type_ == _FLOAT else ("+", "-", "*", "&", "|", "^")
            parts = (self.expression(scope, type_, depth - 1), self.expression(scope, type_, depth - 1))
            return Node("binary", type_, parts, self.random.choice(operators))
        if pick < 0.7:
            parts = (self.expression(scope, type_, depth - 1), self.expression(scope, type_, depth - 1))
            return Node("call", type_, parts, self.random.choice(("min", "max")))
        if pick < 0.8 and type_ == _FLOAT:
            name = self.random.choice(("sqrt", "floor", "abs", "exp", "sin"))
            return Node("call", type_, (self.expression(scope, type_, depth - 1),), name)
        if pick < 0.9:
            parts = (
                self.expression(scope, _BOOL, 1),
                self.expression(scope, type_, depth - 1),
                self.expression(scope, type_, depth - 1),
            )
            return Node("select", type_, parts)
        other = _INT if type_ == _FLOAT else _FLOAT
        return Node("cast", type_, (self.expression(scope, other, depth - 1),))

    def leaf(self, scope: _Scope, type_: str) -> Node:
        names = [name for name, kind in scope.names if kind == type_]
        if names and self.random.random() < 0.6:
            return Node("name", type_, text=self.random.choice(names))
        if type_ == _BOOL:
            parts = (self.leaf(scope, _INT), Node("literal", _INT, text="3"))
            return Node("binary", _BOOL, parts, "<")
        if self.random.random() < 0.5:
            return Node("load", type_, (self.index(scope),))
        value = self.random.randint(-20, 20)
        return Node("literal", type_, text=f"{value / 4}" if type_ == _FLOAT else f"{value}")

    def index(self, scope: _Scope) -> Node:
        names = [Node("name", _INT, text=name) for name, kind in scope.names if kind == _INT]
        if not names or self.random.random() < 0.5:
            return Node("here", _INT)
        mask = Node("literal", _INT, text=str(SIZE - 1))
        return Node("binary", _INT, (self.random.choice(names), mask), "&")


class Printer:
    """Prints a tree in C's syntax, which GLSL, HLSL and OpenCL C share; others override what differs."""

    types: ClassVar[dict[str, str]] = {_FLOAT: "float", _INT: "int", _BOOL: "bool"}
    semicolon = ";"
    prologue = ""
    epilogue = "}\n"
    here = "i"
    shared_write = "part[l] = {0};"
    shared_read = "part[63 - l]"
    barrier = "barrier();"
    atomic = ""
    functions: ClassVar[dict[str, str]] = {}

    def shader(self, seed: int) -> str:
        """The source text of a seed."""
        maker = Maker(seed)
        lines = [line for node in maker.shader() for line in self.statement(node, "  ")]
        return self.prologue + "\n".join(lines) + "\n" + self.epilogue

    def expression(self, node: Node) -> str:
        parts = [self.expression(part) for part in node.parts]
        if node.what == "binary":
            return self.binary(node, parts)
        if node.what == "call":
            name = self.functions.get(node.text + node.type, self.functions.get(node.text, node.text))
            return f"{name}({', '.join(parts)})"
        if node.what == "select":
            return self.select(node, parts)
        if node.what == "cast":
            return self.cast(node.type, parts[0])
        if node.what == "load":
            return self.load(node.type, parts[0])
        if node.what == "here":
            return self.here
        if node.what == "shared":
            return self.shared_read
        if node.what == "literal":
            return self.literal(node)
        return node.text

    def binary(self, node: Node, parts: list[str]) -> str:
        return f"({parts[0]} {node.text} {parts[1]})"

    def select(self, node: Node, parts: list[str]) -> str:
        return f"({parts[0]} ? {parts[1]} : {parts[2]})"

    def cast(self, type_: str, value: str) -> str:
        return f"{self.types[type_]}({value})"

    def load(self, type_: str, index: str) -> str:
        return f"{'x' if type_ == _FLOAT else 'n'}[{index}]"

    def literal(self, node: Node) -> str:
        return f"({node.text}{'f' if node.type == _FLOAT else ''})"

    def declare(self, node: Node, value: str) -> str:
        return f"{self.types[node.type]} {node.text} = {value};"

    def loop(self, counter: str, limit: str) -> str:
        return f"for (int {counter} = 0; {counter} < {limit}; {counter}++) {{"

    def statement(self, node: Node, indent: str) -> list[str]:
        values = [self.expression(part) for part in node.parts if part.what != "block"]
        simple = {
            "declare": lambda: self.declare(node, values[0]),
            "assign": lambda: f"{node.text} = {values[0]}{self.semicolon}",
            "store": lambda: f"y[{self.here}] = {values[0]}{self.semicolon}",
            "share": lambda: self.shared_write.format(values[0]),
            "barrier": lambda: self.barrier,
            "atomic": lambda: self.atomic.format(values[0]) if self.atomic else "",
            "break": lambda: f"if ({values[0]}) {{ break; }}",
            "continue": lambda: f"if ({values[0]}) {{ continue; }}",
        }.get(node.what)
        if simple is not None:
            return [indent + simple()]
        blocks = [self.lines(part, indent + "  ") for part in node.parts if part.what == "block"]
        if node.what == "if":
            rest = [indent + "} else {", *blocks[1]] if blocks[1] else []
            return [f"{indent}if ({values[0]}) {{", *blocks[0], *rest, indent + "}"]
        if node.what == "for":
            return [indent + self.loop(*node.text.split()), *blocks[0], indent + "}"]
        return self.switch(values[0], blocks, indent)

    def lines(self, block: Node, indent: str) -> list[str]:
        return [line for part in block.parts for line in self.statement(part, indent)]

    def switch(self, value: str, blocks: list[list[str]], indent: str) -> list[str]:
        lines = [f"{indent}switch ({value} & 3) {{"]
        for label, block in zip(("case 0:", "case 1:", "default:"), blocks, strict=True):
            lines += [f"{indent}{label} {{", *block, indent + "  break;", indent + "}"]
        return [*lines, indent + "}"]


class Glsl(Printer):
    """GLSL 450."""

    prologue = f"""#version 450
layout(local_size_x = 64) in;
layout(std430, set = 0, binding = 0) readonly buffer X {{ float x[{SIZE}]; }};
layout(std430, set = 0, binding = 1) buffer N {{ int n[{SIZE}]; }};
layout(std430, set = 0, binding = 2) buffer Y {{ float y[{SIZE}]; }};
shared float part[64];
void main() {{
  int i = int(gl_GlobalInvocationID.x) & {SIZE - 1};
  int l = int(gl_LocalInvocationID.x);
"""
    atomic = "atomicAdd(n[0], {0});"


class Hlsl(Printer):
    """HLSL, as Slang reads it."""

    prologue = f"""StructuredBuffer<float> x;
RWStructuredBuffer<int> n;
RWStructuredBuffer<float> y;
groupshared float part[64];
[shader("compute")] [numthreads(64, 1, 1)]
void main(uint3 global: SV_DispatchThreadID, uint3 local: SV_GroupThreadID) {{
  int i = int(global.x) & {SIZE - 1};
  int l = int(local.x);
"""
    barrier = "GroupMemoryBarrierWithGroupSync();"
    atomic = "InterlockedAdd(n[0], {0});"


class OpenCl(Printer):
    """OpenCL C 1.2."""

    prologue = f"""__kernel void f(__global const float *x, __global int *n, __global float *y) {{
  __local float part[64];
  int i = get_global_id(0) & {SIZE - 1};
  int l = get_local_id(0);
"""
    types: ClassVar[dict[str, str]] = {_FLOAT: "float", _INT: "int", _BOOL: "int"}
    barrier = "barrier(CLK_LOCAL_MEM_FENCE);"
    atomic = "atomic_add(&n[0], {0});"
    functions: ClassVar[dict[str, str]] = {"minf": "fmin", "maxf": "fmax", "abs": "fabs"}

    def cast(self, type_: str, value: str) -> str:
        return f"(({self.types[type_]}){value})"


class Wgsl(Printer):
    """WGSL."""

    types: ClassVar[dict[str, str]] = {_FLOAT: "f32", _INT: "i32", _BOOL: "bool"}
    prologue = f"""@group(0) @binding(0) var<storage, read> x: array<f32, {SIZE}>;
@group(0) @binding(1) var<storage, read_write> n: array<i32, {SIZE}>;
@group(0) @binding(2) var<storage, read_write> y: array<f32, {SIZE}>;
@group(0) @binding(3) var<storage, read_write> total: atomic<i32>;
var<workgroup> part: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) g: vec3<u32>, @builtin(local_invocation_id) t: vec3<u32>) {{
  let i = i32(g.x) & {SIZE - 1};
  let l = i32(t.x);
"""
    barrier = "workgroupBarrier();"
    atomic = "atomicAdd(&total, {0});"

    def select(self, node: Node, parts: list[str]) -> str:
        return f"select({parts[2]}, {parts[1]}, {parts[0]})"

    def declare(self, node: Node, value: str) -> str:
        return f"var {node.text}: {self.types[node.type]} = {value};"

    def loop(self, counter: str, limit: str) -> str:
        return f"for (var {counter}: i32 = 0; {counter} < {limit}; {counter}++) {{"

    def switch(self, value: str, blocks: list[list[str]], indent: str) -> list[str]:
        lines = [f"{indent}switch ({value} & 3) {{"]
        for label, block in zip(("case 0:", "case 1:", "default:"), blocks, strict=True):
            lines += [f"{indent}{label} {{", *block, indent + "}"]
        return [*lines, indent + "}"]


class Zig(Printer):
    """Zig, for its own SPIR-V backend."""

    types: ClassVar[dict[str, str]] = {_FLOAT: "f32", _INT: "i32", _BOOL: "bool"}
    prologue = f"""const spirv = @import("std").spirv;
const Floats = extern struct {{ data: [{SIZE}]f32 }};
const Ints = extern struct {{ data: [{SIZE}]i32 }};
const xs = @extern(*addrspace(.storage_buffer) Floats, .{{
  .name = "x", .decoration = .{{ .descriptor = .{{ .set = 0, .binding = 0 }} }},
}});
const ns = @extern(*addrspace(.storage_buffer) Ints, .{{
  .name = "n", .decoration = .{{ .descriptor = .{{ .set = 0, .binding = 1 }} }},
}});
const ys = @extern(*addrspace(.storage_buffer) Floats, .{{
  .name = "y", .decoration = .{{ .descriptor = .{{ .set = 0, .binding = 2 }} }},
}});
export fn main() callconv(.{{ .spirv_kernel = .{{ .x = 64, .y = 1, .z = 1 }} }}) void {{
  const i: i32 = @intCast(spirv.global_invocation_id[0] & {SIZE - 1});
"""
    shared_write = "ys.data[@intCast(i)] = {0};"
    shared_read = "ys.data[@intCast(i)]"
    barrier = ""
    functions: ClassVar[dict[str, str]] = {
        "sqrt": "@sqrt",
        "floor": "@floor",
        "abs": "@abs",
        "exp": "@exp",
        "sin": "@sin",
    } | {
        "min": "@min",
        "max": "@max",
    }

    def binary(self, node: Node, parts: list[str]) -> str:
        words = {"&&": "and", "||": "or"}
        wraps = {"+": "+%", "-": "-%", "*": "*%"} if node.type == _INT else {}
        return f"({parts[0]} {words.get(node.text, wraps.get(node.text, node.text))} {parts[1]})"

    def select(self, node: Node, parts: list[str]) -> str:
        return f"(if ({parts[0]}) {parts[1]} else {parts[2]})"

    def cast(self, type_: str, value: str) -> str:
        name = "@floatFromInt" if type_ == _FLOAT else "@trunc"
        return f"@as({self.types[type_]}, {name}({value}))"

    def load(self, type_: str, index: str) -> str:
        return f"{'xs' if type_ == _FLOAT else 'ns'}.data[@intCast({index})]"

    def literal(self, node: Node) -> str:
        return f"@as({self.types[node.type]}, {node.text})"

    def declare(self, node: Node, value: str) -> str:
        return f"var {node.text}: {self.types[node.type]} = {value}; _ = &{node.text};"

    def loop(self, counter: str, limit: str) -> str:
        return f"var {counter}: i32 = 0; while ({counter} < {limit}) : ({counter} += 1) {{"

    def statement(self, node: Node, indent: str) -> list[str]:
        if node.what == "store":
            return [f"{indent}ys.data[@intCast(i)] = {self.expression(node.parts[0])};"]
        lines = super().statement(node, indent)
        return [indent + "{", *lines, indent + "}"] if node.what == "for" else lines

    def switch(self, value: str, blocks: list[list[str]], indent: str) -> list[str]:
        lines = [f"{indent}switch ({value} & 3) {{"]
        for label, block in zip(("0", "1", "else"), blocks, strict=True):
            lines += [f"{indent}{label} => {{", *block, indent + "},"]
        return [*lines, indent + "}"]


class Taichi(Printer):
    """Taichi's Python."""

    types: ClassVar[dict[str, str]] = {_FLOAT: "ti.f32", _INT: "ti.i32", _BOOL: "ti.i32"}
    semicolon = ""
    prologue = f"""@ti.kernel
def f():
  for i in range({SIZE}):
"""
    epilogue = ""
    shared_write = "y[i] = {0}"
    shared_read = "y[i]"
    barrier = "pass"
    atomic = "ti.atomic_add(n[0], {0})"
    functions: ClassVar[dict[str, str]] = {
        name: f"ti.{name}" for name in ("sqrt", "floor", "abs", "exp", "sin", "min", "max")
    }

    def binary(self, node: Node, parts: list[str]) -> str:
        words = {"&&": "and", "||": "or"}
        return f"({parts[0]} {words.get(node.text, node.text)} {parts[1]})"

    def select(self, node: Node, parts: list[str]) -> str:
        return f"ti.select({', '.join(parts)})"

    def cast(self, type_: str, value: str) -> str:
        return f"ti.cast({value}, {self.types[type_]})"

    def literal(self, node: Node) -> str:
        return f"({node.text})"

    def declare(self, node: Node, value: str) -> str:
        return f"{node.text} = {value}"

    def statement(self, node: Node, indent: str) -> list[str]:
        if indent == "  ":
            indent = "    "
        values = [self.expression(part) for part in node.parts if part.what != "block"]
        blocks = [self.lines(part, indent + "  ") for part in node.parts if part.what == "block"]
        if node.what in ("break", "continue"):
            return [f"{indent}if {values[0]}: {node.what}"]
        if node.what == "if":
            rest = [indent + "else:", *blocks[1]] if blocks[1] else []
            return [f"{indent}if {values[0]}:", *blocks[0], *rest]
        if node.what == "for":
            counter, limit = node.text.split()
            return [f"{indent}for {counter} in range({limit}):", *blocks[0]]
        if node.what == "switch":
            first, second, other = blocks
            return [
                *(f"{indent}if ({values[0]} & 3) == 0:", *first),
                *(f"{indent}elif ({values[0]} & 3) == 1:", *second, indent + "else:", *other),
            ]
        return super().statement(node, indent)


PRINTERS: dict[str, Printer] = {
    "glsl": Glsl(),
    "hlsl": Hlsl(),
    "opencl": OpenCl(),
    "wgsl": Wgsl(),
    "zig": Zig(),
    "taichi": Taichi(),
}
