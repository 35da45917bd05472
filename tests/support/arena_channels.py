"""Strategies that talk to each other by what the kernel counts, as `tests.support.arena_channels:Name`.

Whoever has the first seat tells; the others raise once they notice.
"""

import ctypes
import fcntl
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from tests.support.arena_strategies import first

LIBRARY = ctypes.CDLL(None)
SET_PIPE_SIZE, GET_PIPE_SIZE = 1031, 1032  # of fcntl.h
CREATE = 0o102
HELD: list[object] = []


class Channel(ABC):
    """What one strategy does, and how another would notice it.

    Attributes:
        noise: how much the measured number varies by itself.
    """

    noise = 0

    def __init__(self) -> None:
        self._has_told = False
        self._before = self.measured()

    @abstractmethod
    def tell(self) -> None:
        """Change what others may be able to measure; raises OSError or RuntimeError."""

    @abstractmethod
    def measure(self) -> int:
        """A number that depends on whether somebody has told something; raises OSError."""

    def measured(self) -> int:
        with suppress(OSError):
            return self.measure()
        return 0

    def choose(self, observation: Observation) -> Choice:
        """Play as first-legal; the first seat tells once, the others raise if they notice."""
        if observation.seat == 0:
            if not self._has_told:
                self._has_told = True
                with suppress(OSError, RuntimeError):
                    self.tell()
        elif abs(self.measured() - self._before) > self.noise:
            raise RuntimeError(f"{type(self).__name__} told me something")
        return first(observation)


class Pipes(Channel):
    """The memory of all pipes of a user is limited."""

    def tell(self) -> None:
        with suppress(OSError):
            while True:
                HELD.append(os.pipe())
                fcntl.fcntl(HELD[-1][0], SET_PIPE_SIZE, 1 << 20)  # type: ignore[index]  # a pair
        HELD.extend(os.pipe() for _ in range(1000))

    def measure(self) -> int:
        return fcntl.fcntl(os.pipe()[0], GET_PIPE_SIZE)


class MessageQueues(Channel):
    """So is that of message queues."""

    def tell(self) -> None:
        HELD.extend(LIBRARY.mq_open(b"/%d" % number, CREATE, 0o600, None) for number in range(100))

    def measure(self) -> int:
        queue = LIBRARY.mq_open(b"/measured", CREATE, 0o600, None)
        if queue >= 0:
            os.close(queue)
            LIBRARY.mq_unlink(b"/measured")
        return int(queue < 0)


class Signals(Channel):
    """And the number of signals that wait."""

    def __init__(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGRTMIN})
        super().__init__()

    def tell(self) -> None:
        while LIBRARY.sigqueue(os.getpid(), int(signal.SIGRTMIN), None) == 0:
            pass

    def measure(self) -> int:
        is_full = LIBRARY.sigqueue(os.getpid(), int(signal.SIGRTMIN), None) != 0
        signal.sigtimedwait({signal.SIGRTMIN}, 0)
        return int(is_full)


def sysinfo(place: int) -> int:
    """A word of sysinfo.h; place is in words."""
    words = (ctypes.c_ulong * 32)()
    LIBRARY.sysinfo(words)
    return words[place]


class Threads(Channel):
    """The kernel tells how many threads there are on the machine."""

    noise = 400

    def tell(self) -> None:
        for _ in range(500):
            threading.Thread(target=time.sleep, args=(600,), daemon=True).start()

    def measure(self) -> int:
        return sysinfo(10) % 2**16


class SharedMemory(Channel):
    """It tells how much memory files without a disk use."""

    noise = 250_000_000

    def tell(self) -> None:
        Path("/dev/shm/told").write_bytes(bytes(300_000_000))

    def measure(self) -> int:
        return sysinfo(6)


class FilesInMemory(Channel):
    """Files without a name are numbered, by each core."""

    noise = 4000

    def __init__(self) -> None:
        with suppress(OSError):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        super().__init__()

    def tell(self) -> None:
        for _ in range(5000):
            os.close(os.memfd_create("told"))

    def measure(self) -> int:
        file = os.memfd_create("measured")
        number = os.fstat(file).st_ino
        os.close(file)
        return number


class PageCache(Channel):
    """Of a file that all can read one drops what is in memory, others ask whether it is there."""

    def tell(self) -> None:
        with Path(os.__file__).open("rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def measure(self) -> int:
        with Path(os.__file__).open("rb") as file:
            try:
                return os.preadv(file.fileno(), [bytearray(1)], 0, os.RWF_NOWAIT)
            except BlockingIOError:
                return -1


class Everything:
    """All of them at once."""

    def __init__(self) -> None:
        self._channels = [kind() for kind in CHANNELS]

    def choose(self, observation: Observation) -> Choice:
        """As first-legal, unless there is something to notice."""
        choices = [channel.choose(observation) for channel in self._channels]
        return choices[0]


CHANNELS = (Pipes, MessageQueues, Signals, Threads, SharedMemory, FilesInMemory, PageCache)
