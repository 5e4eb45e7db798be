"""The tables agree with themselves, and with the names and numbers that the code spells out."""

from __future__ import annotations

import pytest

from nv_spirv import capabilities
from nv_spirv.grammar import op
from nv_spirv.grammar.operands import shape
from nv_spirv.grammar.tables import enumerations, instruction_set, instructions, opcode_name
from nv_spirv.passes import trim_capabilities


def test_every_kind_is_known():
    letters = {"t", "r", "i", "n", "s", "c", "w", "x", "o", "in"}
    rows = [*instructions().values()]
    rows += [row for table in enumerations().values() for row in table.by_value.values()]
    used = {operand.kind for row in rows for operand in row.operands}
    assert used <= letters | enumerations().keys()
    assert letters <= used


def test_the_named_opcodes_are_those_of_the_table():
    named = {name: value for name, value in vars(op).items() if isinstance(value, int)}
    assert len(named) > 250
    assert {name: instructions()[value].name for name, value in named.items()} == {
        name: name for name in named
    }


def test_types_and_constants_are_those_of_the_table():
    rows = {row.value: row for row in instructions().values()}
    kinds = {value: [operand.kind for operand in row.operands[:2]] for value, row in rows.items()}
    types = {
        value for value, row in rows.items() if row.name.startswith("Type") and kinds[value][:1] == ["r"]
    }
    assert types == op.TYPES
    constants = {value for value, row in rows.items() if row.name.startswith(("Constant", "SpecConstant"))}
    assert {value for value in constants if kinds[value] == ["t", "r"]} == op.CONSTANTS


def test_the_capabilities_named_exist():
    known = enumerations()["Capability"].by_name.keys()
    assert known >= capabilities.JUDGED
    rows = [*instructions().values()]
    rows += [row for table in enumerations().values() for row in table.by_value.values()]
    assert known >= {name for row in rows for name in row.capabilities}
    assert known >= {name for names in trim_capabilities._BRINGS.values() for name in names}


def test_names_are_unique():
    for table in enumerations().values():
        assert len(table.by_name) == len(table.by_value)
    assert len({row.name for row in instructions().values()}) == len(instructions())


def test_masks_hold_single_bits():
    for kind, table in enumerations().items():
        if table.mask:
            assert all(value & value - 1 == 0 for value in table.by_value), kind


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        ("StorageClass", 5349, "PhysicalStorageBuffer"),
        ("MemoryAccess", 0, "None"),
        ("MemoryAccess", 3, "Volatile|Aligned"),
        ("FPFastMathMode", 1 << 16 | 1 << 20, "AllowContract|0x100000"),
        ("Capability", 65000, "65000"),
    ],
)
def test_enumerants_by_name(kind, value, name):
    assert enumerations()[kind].name(value) == name


def test_sets_of_every_version_of_clspv():
    assert instruction_set("NonSemantic.ClspvReflection.1").by_value[1].name == "Kernel"
    assert instruction_set("NonSemantic.Unheard").by_value == {}
    assert instruction_set("GLSL.std.450").by_name["Fma"].value == 50


@pytest.mark.parametrize(
    ("opcode", "typed", "result", "ids", "rest", "rest_ids"),
    [
        (op.IAdd, True, 2, (3, 4), 5, False),
        (op.Store, False, 0, (1, 2), 3, None),
        (op.Phi, True, 2, (), 3, True),
        (op.CompositeExtract, True, 2, (3,), 4, False),
        (op.Label, False, 1, (), 2, False),
        (65000, False, 0, (), 1, False),
    ],
)
def test_shapes(opcode, typed, result, ids, rest, rest_ids):
    found = shape(opcode)
    assert (found.typed, found.result, found.ids, found.rest, found.rest_ids) == (
        typed,
        result,
        ids,
        rest,
        rest_ids,
    )


def test_unknown_opcodes_have_a_name():
    assert opcode_name(65000) == "Op65000"
