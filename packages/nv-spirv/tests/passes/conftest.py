"""What the tests of all passes share."""

from __future__ import annotations

import pytest

from nv_spirv import Options, disassemble, finish

CONTROLS = Options(
    features=frozenset({"shaderSignedZeroInfNanPreserveFloat32", "shaderRoundingModeRTEFloat32"})
)


@pytest.fixture
def controls():
    """Options of a device that keeps NaNs and rounds to nearest even."""
    return CONTROLS


@pytest.fixture
def run():
    """Runs one pass by its name."""

    def run(name, spirv, options=CONTROLS):
        return finish(spirv, options, (name,))

    return run


@pytest.fixture
def lines():
    """A module's lines without result ids' columns."""

    def lines(spirv):
        return [line.split(" ; ")[0].strip() for line in disassemble(spirv, friendly=True).splitlines()]

    return lines
