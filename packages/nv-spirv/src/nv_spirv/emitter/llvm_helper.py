"""The process in which LLVM's SPIR-V backend runs: one, kept warm, that forks for each module.

The backend aborts on what it cannot translate and keeps state from one module to the next, so no module may run in a
process that another one needs. Starting Python and LLVM costs 0.2 s, a fork of a warm process a few milliseconds. Where
there is no fork, the process ends after one module.

It reads (length, text)*, and writes (status, length of the object, length of the messages, object, messages)*.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import signal
import struct
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from typing import IO, Final

TIMEOUT: Final = 60  # seconds; its structurizer is cubic
TRIPLE: Final = "spirv1.6-unknown-vulkan1.3-compute"
_LENGTH = struct.Struct("<Q")
_ANSWER = struct.Struct("<qQQ")


@dataclass(frozen=True)
class Answer:
    """What became of a module: its exit status (negative: the signal), the object and the messages."""

    status: int
    binary: bytes
    messages: str


@dataclass
class Helper:
    """The running process, for one caller at a time."""

    process: subprocess.Popen[bytes] = field(default_factory=lambda: _start())
    lock: threading.Lock = field(default_factory=threading.Lock)

    def translate(self, text: str) -> Answer:
        """Have one module translated."""
        with self.lock:
            if self.process.poll() is not None:
                self.close()
                self.process = _start()
            assert self.process.stdin is not None and self.process.stdout is not None
            data = text.encode()
            self.process.stdin.write(_LENGTH.pack(len(data)) + data)
            self.process.stdin.flush()
            head = self.process.stdout.read(_ANSWER.size)
            if len(head) < _ANSWER.size:
                return Answer(self.process.wait(), b"", "the process ended")
            status, size, said = _ANSWER.unpack(head)
            binary, messages = self.process.stdout.read(size), self.process.stdout.read(said)
            if not hasattr(os, "fork"):
                self.process.wait()
            return Answer(status, binary, messages.decode(errors="replace"))

    def close(self) -> None:
        """End the process, which its input's end tells it to."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def translate(text: str) -> Answer:
    """Translate a module in the helper of this process."""
    return _helper(os.getpid()).translate(text)


@functools.cache
def _helper(pid: int) -> Helper:
    """Return the helper of a process; a forked one must not talk to its parent's."""
    helper = Helper()
    atexit.register(helper.close)
    return helper


def _start() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", __name__]
    # The child finds this package where this process did: in a zip, say, that is only on sys.path.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment)


def main() -> None:
    """Serve until the input ends."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(_LENGTH.size)) == _LENGTH.size:
        text = source.read(_LENGTH.unpack(head)[0]).decode()
        answer = _forked(text) if hasattr(os, "fork") else _guarded(text)
        messages = answer.messages.encode()
        sink.write(_ANSWER.pack(answer.status, len(answer.binary), len(messages)))
        sink.write(answer.binary + messages)
        sink.flush()
        if not hasattr(os, "fork"):
            break


def _translated(text: str) -> bytes:
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    module.verify()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=1)
    return bytes(machine.emit_object(module))


def _guarded(text: str) -> Answer:
    try:
        return Answer(0, _translated(text), "")
    except RuntimeError as error:
        return Answer(1, b"", str(error))


def _forked(text: str) -> Answer:
    """Translate in a child, whose standard error is what LLVM says before it aborts."""
    (read_binary, write_binary), (read_message, write_message) = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(write_message, 2)
        signal.alarm(TIMEOUT)
        answer = _guarded(text)
        with contextlib.suppress(OSError):
            os.write(2, answer.messages.encode())
            with os.fdopen(write_binary, "wb") as out:
                out.write(answer.binary)
        os._exit(answer.status)
    os.close(write_binary)
    os.close(write_message)
    messages: list[bytes] = []
    with os.fdopen(read_binary, "rb") as binary, os.fdopen(read_message, "rb") as message:
        reader = threading.Thread(target=_drain, args=(message, messages))
        reader.start()
        data = binary.read()
        reader.join()
    _, status = os.waitpid(child, 0)
    return Answer(os.waitstatus_to_exitcode(status), data, b"".join(messages).decode(errors="replace"))


def _drain(message: IO[bytes], into: list[bytes]) -> None:
    into.append(message.read())


if __name__ == "__main__":
    main()
