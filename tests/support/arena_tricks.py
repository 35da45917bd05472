"""Strategies that try to win without playing well, as `tests.support.arena_tricks:Name`."""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.straights.arena.messages import Request
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from tests.support.arena_strategies import first

MEMORIES = [
    Path(folder) / "straights-arena-memory-of-a-strategy"
    for folder in (tempfile.gettempdir(), "/var/tmp", "/dev/shm")
]
SEEN: list[Observation] = []


def write(text: bytes) -> None:
    """Write to whatever the process can write to, but what it prints on."""
    for number in range(3, 32):
        with suppress(OSError):
            os.write(number, text)


def token() -> bytes:
    """Find what the answer has to begin with."""
    for depth in count(1):
        request = sys._getframe(depth).f_locals.get("request")  # noqa: SLF001  # documented by Python
        if isinstance(request, Request):
            return request.token.encode()
    raise AssertionError


class Writing:
    """Answers with a text of its own, and then as others do."""

    text = b""

    def choose(self, observation: Observation) -> Choice:
        write(self.text.replace(b"TOKEN", token()))
        return first(observation)


class Early(Writing):
    """Answers the next request before it comes."""

    text = b"0123456789abcdef play 7S\n"


class Flooding:
    """Writes lines without end."""

    def choose(self, observation: Observation) -> Choice:
        while True:
            write(b"play 7S\n" * 1000)


class Huge:
    """Writes a line without end."""

    def choose(self, observation: Observation) -> Choice:
        while True:
            write(bytes(65536))


class Deaf:
    """Never reads, and answers what it likes."""

    def choose(self, observation: Observation) -> Choice:
        while True:
            write(token() + b" play 7S\n")


class Stopping:
    """Stops every process that it finds but itself, its parent first."""

    def choose(self, observation: Observation) -> Choice:
        own = os.getpid()
        for number in {os.getppid(), *(int(path.name) for path in Path("/proc").glob("[0-9]*"))} - {own}:
            with suppress(OSError):
                os.kill(number, signal.SIGSTOP)
        return first(observation)


class Starting:
    """Starts another process."""

    def choose(self, observation: Observation) -> Choice:
        subprocess.Popen([sys.executable, "-c", ""])
        return first(observation)


class Remembering:
    """Raises if it has been asked in an earlier game, by its module or by files."""

    def choose(self, observation: Observation) -> Choice:
        if SEEN or any(path.exists() for path in MEMORIES):
            raise RuntimeError("I know these cards")
        SEEN.append(observation)
        for path in MEMORIES:
            with suppress(OSError):
                path.write_text("seen")
        return first(observation)
