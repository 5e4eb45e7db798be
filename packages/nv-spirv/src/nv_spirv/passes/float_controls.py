"""Ask for signed zeros, infinities and NaNs, subnormals and rounding to nearest, as far as the device offers them.

    OpExecutionMode %main SignedZeroInfNanPreserve 32

Without it a driver may assume that there are no NaNs; NVIDIA then turns `x < y ? x : y` into an instruction
that ignores them.

Requires: `Options.features` names the properties the device has (`shaderSignedZeroInfNanPreserveFloat32`, …).
Leaves:   each entry point with the modes for each width of float that the module declares; a width that
          already has the opposite mode (DenormFlushToZero, RoundingModeRTZ) keeps it.
Cost:     a few instructions.
"""

from __future__ import annotations

from nv_spirv.binary import Binary, decode_string, encode_string
from nv_spirv.grammar import op
from nv_spirv.grammar.tables import enumeration
from nv_spirv.options import Options
from nv_spirv.sections import CAPABILITIES, DECLARATIONS, ENTRY_POINTS, EXTENSIONS, MODES, Sections
from nv_spirv.target import DEFAULT_FEATURES

_EXTENSION = "SPV_KHR_float_controls"
_CORE = 0x10400  # the version that has the modes without the extension
_OPPOSITES = {"DenormPreserve": "DenormFlushToZero", "RoundingModeRTE": "RoundingModeRTZ"}
_WANTED = ("SignedZeroInfNanPreserve", "DenormPreserve", "RoundingModeRTE")
_FP_FAST_MATH_DEFAULT = 6028


def run(module: Binary, options: Options) -> Binary:
    """Run the pass."""
    features = DEFAULT_FEATURES if options.features is None else options.features
    modes = {name: row.value for name, row in enumeration("ExecutionMode").by_name.items()}
    capabilities = {name: row.value for name, row in enumeration("Capability").by_name.items()}
    sections = Sections.of(module)
    widths = sorted({i[2] for i in sections[DECLARATIONS] if i[0] == op.TypeFloat and len(i) == 3})
    present = {mode[1:4] for mode in sections[MODES]}
    # FPFastMathDefault says more exactly what SignedZeroInfNanPreserve says, and may not stand beside it.
    wanted = _WANTED[1:] if any(mode[2] == _FP_FAST_MATH_DEFAULT for mode in sections[MODES]) else _WANTED
    added: set[str] = set()
    for entry in dict.fromkeys(entry[2] for entry in sections[ENTRY_POINTS]):
        for width in widths:
            for name in wanted:
                opposite = modes.get(_OPPOSITES.get(name, ""), -1)
                if {(entry, modes[name], width), (entry, opposite, width)} & present:
                    continue
                if f"shader{name}Float{width}" in features:
                    sections[MODES].append((op.ExecutionMode, entry, modes[name], width))
                    added.add(name)
    if not added:
        return module
    declared = {i[1] for i in sections[CAPABILITIES]}
    sections[CAPABILITIES].extend(
        (op.Capability, capabilities[name])
        for name in wanted
        if name in added and capabilities[name] not in declared
    )
    extensions = {decode_string(i, 1)[0] for i in sections[EXTENSIONS]}
    if module.version < _CORE and _EXTENSION not in extensions:
        sections[EXTENSIONS].append((op.Extension, *encode_string(_EXTENSION)))
    return sections.join()
