"""Exceptions of kernels that nobody waited for: printed when the process ends, with a status that is not 0."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from numba_vulkan.sessions.unobserved import EXIT_STATUS

PROGRAM = """\
import sys
import numpy as np
import numba_vulkan as nv

@nv.jit(cache=True)
def picky(x):
    if x[nv.grid(1)] > 3:
        raise ValueError("too big")

@nv.jit(cache=True)
def patient(x, rounds):
    for k in range(rounds):
        x[0] = x[0] * 0.5 + k
    if x[0] < 0:
        raise ValueError("negative")

def launch(stream=None):
    picky[1, 10, stream](nv.to_device(np.arange(10, dtype=np.float32)))

if __name__ == "__main__":
    exec(sys.argv[1])
"""
LINE = PROGRAM.splitlines().index('        raise ValueError("too big")') + 1


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a program that runs its argument; its kernel is compiled once for all tests."""
    path = tmp_path_factory.mktemp("program") / "program.py"
    path.write_text(PROGRAM)
    return str(path)


def end_of(program: str, text: str) -> subprocess.CompletedProcess[str]:
    """The program with `text` as its argument, after it has ended."""
    return run(program, textwrap.dedent(text))


def run(
    *arguments: str, text: str | None = None, folder: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Python with these arguments; `folder` is one to import from."""
    path = {} if folder is None else {"PYTHONPATH": folder}
    return subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **path},
        check=False,
    )


def assert_reported(done: subprocess.CompletedProcess[str], file: str, status: int = EXIT_STATUS) -> None:
    assert done.returncode == status, done.stderr
    assert "kernel 'picky' raised an exception" in done.stderr
    assert f'File "{file}", line {LINE}, in picky' in done.stderr
    assert done.stderr.count("ValueError: too big") == 1
    assert "Exception ignored" not in done.stderr


ENDINGS = {
    "falls off its end": "launch()",
    "exits with 0": "launch(); sys.exit(0)",
    "exits with 3": "launch(); sys.exit(3)",
    "stream": "launch(nv.stream())",
    "launched twice": "launch(); launch(); launch(nv.stream())",
    "raised before, and again": """
        try:
            launch(); nv.synchronize()
        except ValueError:
            launch()
        """,
    "thread": """
        import threading
        threading.Thread(target=launch).start()
        """,
    "other atexit functions": """
        import atexit
        atexit.register(lambda: print("still called", flush=True))
        launch()
        atexit.register(lambda: print("called first", flush=True))
        """,
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_script(program: str, ending: str) -> None:
    done = end_of(program, ENDINGS[ending])
    if ending == "launched twice":  # by one kernel on two streams: two reports
        assert done.returncode == EXIT_STATUS
        assert done.stderr.count("ValueError: too big") == 2
        return
    assert_reported(done, program)
    if ending == "other atexit functions":
        assert done.stdout == "called first\nstill called\n"


def test_beside_an_exception_of_the_program(program: str) -> None:
    done = end_of(program, "launch(); raise KeyError('of the program')")
    assert_reported(done, program)
    assert "KeyError: 'of the program'" in done.stderr


QUIET = {
    "nothing launched": "",
    "nothing raised": "picky[1, 3](nv.to_device(np.arange(3, dtype=np.float32)))",
    "raised and caught": """
        try:
            launch(); nv.synchronize()
        except ValueError:
            pass
        """,
    "caught at the stream": """
        stream = nv.stream()
        try:
            launch(stream); stream.synchronize()
        except ValueError:
            pass
        """,
    "NumPy arrays, which wait": """
        try:
            picky[1, 10](np.arange(10, dtype=np.float32))
        except ValueError:
            pass
        """,
}


@pytest.mark.parametrize("case", QUIET)
def test_nothing_to_report(program: str, case: str) -> None:
    status = 5 if case == "raised and caught" else 0
    done = end_of(program, textwrap.dedent(QUIET[case]) + f"\nsys.exit({status})")
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


def test_a_command_line(program: str) -> None:
    assert_reported(run("-c", "import program; program.launch()", folder=str(Path(program).parent)), program)


def test_an_interactive_session(program: str) -> None:
    done = run("-i", "-q", program, "", text="launch()\nprint('done')\n")
    assert_reported(done, program)
    assert done.stdout == "done\n"


def test_pytest(program: str, tmp_path: Path) -> None:
    (tmp_path / "test_launch.py").write_text("import program\n\ndef test_launch():\n    program.launch()\n")
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path))
    done = run(*command, folder=str(Path(program).parent))
    assert "1 passed" in done.stdout
    assert_reported(done, program)


@pytest.mark.parametrize("method", ["spawn", "fork", "forkserver"])
def test_a_child_of_multiprocessing(program: str, method: str) -> None:
    import multiprocessing

    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"{method} does not exist on this system")
    text = f"""
        import multiprocessing
        child = multiprocessing.get_context({method!r}).Process(target=launch)
        child.start()
        child.join()
        print(child.exitcode)
        """
    done = end_of(program, text)
    assert done.stdout == f"{EXIT_STATUS}\n", done.stderr
    assert_reported(done, program, status=0)


def test_hooks_see_the_exception(program: str) -> None:
    done = end_of(program, "sys.excepthook = lambda *what: print(what[0].__name__, what[1])\nlaunch()")
    assert done.returncode == EXIT_STATUS
    assert done.stdout == "ValueError too big\n"


def test_without_standard_error(program: str) -> None:
    done = end_of(program, "launch()\nsys.stderr = None")
    assert done.returncode == EXIT_STATUS


def test_kernels_that_still_run_are_told(program: str) -> None:
    text = """
        import numba_vulkan.sessions.unobserved as unobserved
        unobserved.EXIT_SECONDS = 0.0
        x = nv.to_device(np.zeros(1, np.float32))
        patient[1, 1](x, 20_000_000)
        """
    done = end_of(program, text)
    assert "the program ended while kernels were running" in done.stderr
    assert done.returncode == 0
