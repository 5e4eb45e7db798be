"""Structurize programs that nobody here wrote, link them again and run their tests.

    python packages/nv-structurize/fuzz/foreign.py [--work DIR] [--levels O0,O1,O2,Os] [--only lua5.4,zlib]

Fetches the Debian sources of the programs of `foreign_programs.py` into a work folder (a temporary one by default),
compiles every C file with clang at each level, structurizes every function, and checks: no violation, growth within
bounds, structurizing again changes nothing. Objects made from the result are linked: interpreters run scripts, packers
pack and unpack, and each must print what the same program built without us prints.

Needs `apt-get`, `clang-19` or `clang` and a network; commits nothing.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from foreign_programs import PROGRAMS, Program, Run
from llvmlite import binding

from nv_structurize import Options, Report, structurize, structurize_with_reports, violations

SCRIPTS = Path(__file__).parent / "foreign_scripts"
MEAN_GROWTH = 1.25
WORST_GROWTH = 3.0
SAMPLE = 300_000  # bytes that packers pack


@dataclass
class Totals:
    """Figures over the corpus."""

    functions: int = 0
    violations: int = 0
    before: int = 0
    after: int = 0
    worst: tuple[float, str] = (0.0, "")
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    def add(self, where: str, reports: list[Report]) -> None:
        for report in reports:
            counts = report.counts
            self.functions += 1
            self.before += counts.instructions_before
            self.after += counts.instructions_after
            growth = counts.instructions_after / max(1, counts.instructions_before)
            if growth > self.worst[0]:
                self.worst = (growth, f"{where} @{report.function}")


def mirror_of(suite: str) -> str:
    """The mirror from which this machine's apt takes a suite; a Debian suite it does not know is on the same one."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(CODENAME) $(LABEL) $(REPO_URI)", "Label: Debian"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    mirrors = {codename: uri for codename, _, uri in (line.split() for line in listed)}
    if not mirrors:
        raise SystemExit("apt knows no Debian mirror to take source packages from")
    return mirrors.get(suite, next(iter(mirrors.values())))


def fetch(work: Path, suite: str, programs: list[Program]) -> None:
    """Download the source packages with a source list of our own, so that the system's is left alone."""
    for folder in ("apt/lists", "apt/cache"):
        (work / folder).mkdir(parents=True, exist_ok=True)
    listing = work / "apt" / "sources.list"
    listing.write_text(f"deb-src {mirror_of(suite)} {suite} main\n")
    options = [f"Dir::Etc::sourcelist={listing}", "Dir::Etc::sourceparts=-"]
    options += [f"Dir::State::lists={work}/apt/lists", f"Dir::Cache={work}/apt/cache"]
    apt = ["apt-get", "-qq", *(part for option in options for part in ("-o", option))]
    packages = [program.package for program in programs if not archives(work, program)]
    if packages:
        subprocess.run([*apt, "update"], check=True, cwd=work)
        subprocess.run([*apt, "source", "--download-only", *packages], check=True, cwd=work)
    for program in programs:
        target = work / program.package
        if not target.exists():
            (archive,) = archives(work, program)
            with tarfile.open(archive) as tar:
                tar.extractall(target, filter="data")
            for name, text in program.written.items():
                (root_of(work, program) / name).write_text(text)


def archives(work: Path, program: Program) -> list[Path]:
    """The downloaded sources of a program: one file, or none yet."""
    found = work.glob(f"{program.package}_*.orig.tar.*")
    return [path for path in found if path.suffix != ".asc"]


def root_of(work: Path, program: Program) -> Path:
    """The folder that the archive unpacked to."""
    (root,) = (work / program.package).iterdir()
    return root


def object_of(ir: str, path: Path) -> Path:
    """Machine code of a module."""
    module = binding.parse_assembly(ir)
    machine = binding.Target.from_default_triple().create_target_machine(
        opt=1, reloc="pic", codemodel="default"
    )
    path.write_bytes(machine.emit_object(module))
    return path


def build(
    work: Path, program: Program, level: str, clang: str, totals: Totals
) -> dict[str, tuple[Path, Path]]:
    """Both versions of each executable: built without us, and from structurized functions."""
    root = root_of(work, program)
    out = work / "out" / program.package / level
    out.mkdir(parents=True, exist_ok=True)
    found = [path for pattern in program.sources for path in sorted(root.glob(pattern))]
    sources = [path for path in found if path.name not in program.excluded]
    mains = {name: root / path for name, path in program.mains.items()}
    for extra in mains.values():
        if extra not in sources:
            sources.append(extra)
    objects: dict[Path, tuple[Path, Path]] = {}
    for source in sources:
        objects[source] = compile_one(source, root, out, program, level, clang, totals)
    built = {}
    for name, main in mains.items():
        parts = [source for source in sources if source == main or source not in mains.values()]
        both = []
        for version in (0, 1):
            binary = out / f"{name}.{version}"
            files = [str(objects[source][version]) for source in parts]
            subprocess.run([clang, "-o", str(binary), *files, *program.libraries], check=True)
            both.append(binary)
        built[name] = (both[0], both[1])
    return built


def compile_one(
    source: Path, root: Path, out: Path, program: Program, level: str, clang: str, totals: Totals
) -> tuple[Path, Path]:
    """Compile a file, structurize it, check the result; the object files without and with."""
    name = "_".join(source.relative_to(root).parts)
    listing = out / f"{name}.ll"
    command = [
        clang,
        "-S",
        "-emit-llvm",
        f"-{level}",
        "-w",
        f"-I{root}",
        *(flag.replace("{root}", str(root)) for flag in program.flags),
        str(source),
        "-o",
        str(listing),
    ]
    subprocess.run(command, check=True)
    ir = listing.read_text()
    where = f"{program.package} -{level} {source.name}"
    start = time.perf_counter()
    result, reports = structurize_with_reports(ir, Options(lower=("indirectbr",)))
    totals.seconds += time.perf_counter() - start
    totals.add(where, reports)
    found = violations(result)
    totals.violations += len(found)
    totals.failures += [f"{where}: {violation}" for violation in found[:3]]
    if structurize(result) != result:
        totals.failures.append(f"{where}: structurizing again changes the result")
    (out / f"{name}.structured.ll").write_text(result)
    return object_of(ir, out / f"{name}.0.o"), object_of(result, out / f"{name}.1.o")


def output_of(*command: str | Path, data: bytes = b"") -> tuple[int, bytes]:
    """Exit status and what the command printed."""
    done = subprocess.run(
        [str(c) for c in command], input=data, capture_output=True, timeout=300, check=False
    )
    return done.returncode, done.stdout


def compare(
    program: Program, level: str, built: dict[str, tuple[Path, Path]], root: Path, totals: Totals
) -> int:
    """Run both versions of everything; how many runs were compared."""
    compared = 0
    for run in program.runs:
        for data in given(run, program, root):
            with tempfile.TemporaryDirectory() as folder:
                places = {"{scripts}": str(SCRIPTS), "{root}": str(root), "{folder}": folder}
                arguments = [filled(argument, places) for argument in run.arguments]
                plain, ours = (output_of(binary, *arguments, data=data) for binary in built[run.executable])
            where = f"{program.package} -{level} {run.executable} {' '.join(run.arguments)}"
            compared += 1
            if plain[0] != 0 or plain != ours:
                tail = re.sub(rb"[^ -~\n]", b".", ours[1][-200:]).decode()
                totals.failures.append(f"{where}: {plain[0]} and {ours[0]}; ours ends {tail!r}")
            elif run.back:
                compared += 1
                if output_of(built[run.executable][1], *run.back, data=ours[1]) != (0, data):
                    totals.failures.append(f"{where}: the round trip changed the data")
    return compared


def given(run: Run, program: Program, root: Path) -> list[bytes]:
    """What standard input gets, once for each run."""
    if run.given == "sample":
        files = sorted(path for pattern in program.sources for path in root.glob(pattern))
        return [b"".join(path.read_bytes() for path in files)[:SAMPLE]]
    found = [path.read_bytes() for path in sorted(root.glob(run.given))] if run.given else [b""]
    assert found, f"{program.package} has no {run.given}"
    return found


def filled(argument: str, places: dict[str, str]) -> str:
    """An argument with its folders."""
    for name, folder in places.items():
        argument = argument.replace(name, folder)
    return argument


def main() -> int:
    """Fetch, build, compare, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--work", type=Path)
    parser.add_argument("--levels", default="O0,O1,O2,Os")
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--only", help="source packages, separated by commas")
    chosen = parser.parse_args()
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    binding.initialize_native_asmparser()  # zstd has inline assembly
    clang = next(c for c in ("clang-19", "clang-22", "clang") if shutil.which(c))
    work = chosen.work or Path(tempfile.mkdtemp(prefix="foreign-"))
    work.mkdir(parents=True, exist_ok=True)
    wanted = chosen.only.split(",") if chosen.only else [program.package for program in PROGRAMS]
    programs = [program for program in PROGRAMS if program.package in wanted]
    fetch(work, chosen.suite, programs)
    totals = Totals()
    compared = 0
    for program in programs:
        for level in chosen.levels.split(","):
            built = build(work, program, level, clang, totals)
            compared += compare(program, level, built, root_of(work, program), totals)
            growth = totals.after / totals.before
            print(
                f"{program.package} -{level}: {totals.functions} functions so far, growth {growth:.3f}",
                flush=True,
            )
    growth = totals.after / totals.before
    if growth > MEAN_GROWTH:
        totals.failures.append(f"mean growth {growth:.3f} > {MEAN_GROWTH}")
    if totals.worst[0] > WORST_GROWTH:
        totals.failures.append(f"worst growth {totals.worst[0]:.2f} > {WORST_GROWTH}: {totals.worst[1]}")
    for line in totals.failures:
        print(line)
    print(
        f"{totals.functions} functions, {totals.before} instructions, {totals.violations} violations, "
        f"growth {growth:.3f}, worst {totals.worst[0]:.2f} ({totals.worst[1]}), {compared} runs compared, "
        f"{totals.seconds:.1f} s structurizing, {len(totals.failures)} failures"
    )
    if chosen.work is None:
        shutil.rmtree(work)
    return 1 if totals.failures else 0


if __name__ == "__main__":
    sys.exit(main())
