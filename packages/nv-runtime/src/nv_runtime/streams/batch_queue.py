"""The batches of a stream: when what is recorded goes to the device, and what becomes of it afterwards.

A batch is submitted

    - by the first launch after the stream was idle, so the device starts at once;
    - by every 16th launch (`LOOK_EVERY`) that finds the device idle, so it never idles long;
    - at `MAX_BATCH` launches, or as soon as launches take long, so that no submission runs into a watchdog;
    - by anything that waits.

At most `MAX_IN_FLIGHT` batches are with the device; recording a further one waits for the oldest.

Batches signal one timeline semaphore, and a batch waits for the one before it when that one went to another queue.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any

from ..errors import Closed
from ..vulkan.api import ffi
from ..vulkan.queues import Queue
from .command_batch import Batch
from .submission import Submission

if TYPE_CHECKING:
    from ..vulkan.logical_device import LogicalDevice
    from .timeline import Timeline

LOOK_EVERY = 16
MAX_BATCH = 256
MAX_IN_FLIGHT = 8
SLOW_LAUNCH_SECONDS = (
    1e-3  # a launch that takes longer than this is submitted at once: batching it gains nothing
)


class Batches:
    """What a stream records into. The stream's lock is held in all methods that change anything.

    Attributes
    ----------
    batch, command : the batch that is being recorded, or None, and its command buffer; the command buffer is None while
        a batch for a queue that only copies is being recorded, so that launches begin another.
    bound : the kernel whose pipeline is bound in it.
    count : how many commands it holds; at `next_look` of them `look` decides whether to submit it.
    submitted : the timeline value of the last submission.
    newest : the timeline value that means that everything recorded so far is complete; may be read without the lock.
    flying : what is with the device, oldest first; `spare` what may be recorded again, by queue family.
    waits : semaphores of other streams, and their values, that the next submission waits for.
    closed : what to raise when anything more is recorded.
    """

    def __init__(self, device: LogicalDevice, queue: Queue, timeline: Timeline) -> None:
        self.device = device
        self.queue = queue
        self.timeline = timeline
        self.submitted = self.newest = self.timeline.completed
        self.flying: deque[Any] = deque()
        self.spare: dict[int, list[Batch]] = defaultdict(list)
        self.batch: Batch | None = None
        self.command: Any = None
        self.bound: Any = None
        self.count = 0
        self.next_look = 1
        self.waits: dict[Any, tuple[Any, int]] = {}
        self.closed: Closed | None = None
        self._last: Queue = queue  # where the last submission went
        self._launches = 0
        self._stride = LOOK_EVERY
        self._submission = Submission(self.timeline.handle)

    def begin(self, queue: Queue | None = None) -> Any:
        """Begin a batch, for the stream's own queue or for one that only copies; returns its command buffer."""
        if self.closed is not None or self.device.broken is not None:
            raise self.closed or self.device.broken  # type: ignore[misc]
        queue = queue or self.queue
        self.flush()  # a batch for another queue
        if len(self.flying) >= MAX_IN_FLIGHT:
            self.timeline.wait(self.flying[0].value)
        self.retire()
        spare = self.spare[queue.family]
        batch = spare.pop() if spare else Batch(self.device, queue)
        try:
            batch.begin()
        except BaseException:
            spare.append(batch)
            raise
        batch.queue = queue
        batch.value = self.newest = self.submitted + 1
        self.batch, self.bound, self.count = batch, None, 0
        # Launches look here first; while copies for another queue are being recorded they must come to this function.
        self.command = batch.command if queue is self.queue else None
        return batch.command

    def book(self, keep: Any) -> None:
        """Count one more command, and keep an object until it has completed."""
        if keep is not None:
            self.batch.keeps.append(keep)  # type: ignore[union-attr]
        self.count = count = self.count + 1
        if count >= self.next_look:
            self.look()

    def look(self) -> None:
        """Decide whether to submit what is recorded."""
        timeline = self.timeline
        idle = timeline.completed >= self.submitted or timeline.read() >= self.submitted
        if idle or self.count >= MAX_BATCH:
            self.flush()
            return
        if time.perf_counter() - self.flying[0].submitted_at > SLOW_LAUNCH_SECONDS * LOOK_EVERY:
            self.flush()
            return
        self.next_look = self.count + self._stride

    def flush(self) -> None:
        """Submit the batch that is being recorded, if there is one."""
        batch = self.batch
        if batch is None:
            return
        if self.device.broken is not None:
            raise self.device.broken
        batch.queue.host_barrier(batch.command)
        code = self.device.functions.vkEndCommandBuffer(batch.command)
        self.command = self.batch = self.bound = None
        launches, self.count = self.count, 0
        self._launches += launches
        if code < 0:
            self.spare[batch.queue.family].append(batch)
            self.newest = self.submitted
            raise self.device.lost(code, "ending a command buffer")
        batch.count = launches
        self._submit(batch)
        self.next_look = self._stride

    def submit_recorded(self, commands: Any, count: int, flight: Any, launches: int, keeps: Any) -> None:
        """Submit command buffers that were recorded elsewhere, after what the stream holds."""
        self.flush()
        if self.device.broken is not None:
            raise self.device.broken
        if len(self.flying) >= MAX_IN_FLIGHT:
            self.timeline.wait(self.flying[0].value)
            self.retire()
        self._launches += launches
        self.newest = self.submitted + 1
        self._submit(flight(self.queue, self.newest, launches, keeps), commands, count)

    def _submit(self, batch: Any, commands: Any = None, count: int = 1) -> None:
        waits = list(self.waits.values())
        queue, submit = batch.queue, self.device.functions.vkQueueSubmit
        if queue is not self._last and self.submitted:
            waits.append((self.timeline.handle, self.submitted))
        if commands is None:
            commands = self._submission.single(batch.command)
        info = self._submission.info(commands, count, batch.value, waits)
        self.waits = {}
        code = 0
        with queue.lock:
            try:
                code = submit(queue.handle, 1, info, ffi.NULL)
            finally:  # also when Ctrl-C arrives right after the call: the device has the batch
                if code >= 0:
                    self.submitted, self._last = batch.value, queue
                    batch.submitted_at = time.perf_counter()
                    self.flying.append(batch)
        if code < 0:
            self.newest = self.submitted
            error = self.device.lost(code, "submitting work")
            if self.device.broken is None:  # the device never got it
                self._let_go(batch)
            raise error

    def retire(self) -> None:
        """Recycle the batches that have completed."""
        done = self.timeline.completed
        while self.flying and self.flying[0].value <= done:
            batch = self.flying.popleft()
            took = time.perf_counter() - batch.submitted_at
            if batch.queue is self.queue:
                slow = took > SLOW_LAUNCH_SECONDS * max(batch.count, 1)
                self._stride = 1 if slow else LOOK_EVERY
            self._let_go(batch)

    def _let_go(self, batch: Any) -> None:
        for call in batch.after:
            call()
        batch.after.clear()
        batch.retire(self.spare)

    def settle(self) -> None:
        """Recycle what has completed; the first launch after an idle time is submitted at once."""
        self.retire()
        if not self.flying and self.batch is None:
            self.next_look = 1

    def launches(self) -> int:
        """How many commands were ever recorded."""
        return self._launches + self.count

    def forget(self) -> None:
        """Drop everything without touching the driver."""
        self.command = self.batch = self.bound = None
        self.flying.clear()
        self.spare.clear()
        self.count = 0

    def destroy(self) -> None:
        """Free the command buffers; the device must be done with them."""
        spare = [batch for batches in self.spare.values() for batch in batches]
        for batch in (*self.flying, *spare, *((self.batch,) if self.batch else ())):
            batch.destroy()
        self.forget()
