"""Strategies that try to win without playing well, as `tests.support.arena_tricks:Name`."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.straights.arena.messages import Request
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import Setup
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
        request = sys._getframe(depth).f_locals.get("request")
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


class Peeking:
    """Looks for the seed or the key in `/proc`, deals the cards again, and raises if that gives its hand."""

    def choose(self, observation: Observation) -> Choice:
        for setup in setups_of(found_words()):
            if observation.hand in Session(setup).open_hands():
                raise RuntimeError("I know the deal")
        return first(observation)


def found_words() -> set[bytes]:
    """List the words in arguments and environment of all processes that this one sees."""
    found: set[bytes] = set()
    for process in Path("/proc").glob("[0-9]*"):
        for file in ("cmdline", "environ"):
            with suppress(OSError):
                found.update((process / file).read_bytes().replace(b"=", b"\0").split(b"\0"))
    return found


def setups_of(words: set[bytes]) -> Iterator[Setup]:
    """Give what the arena would deal for each number: some sets of a match of that seed."""
    from random import Random

    for word in words:
        with suppress(ValueError):
            for number in range(4):
                seed = Random(f"{int(word)} {number}").randrange(2**31)
                yield Setup.of(seed, (Computer("contestant"),) * 4)
