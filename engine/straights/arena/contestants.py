"""The participants of a match: built-in strategies by name, or any class as `package.module:Class`.

A class runs in its own process, so that nothing it does can stop the match. A thread could not be stopped
reliably: one that sleeps, swallows exceptions or stays in a long C call blocks all others. A process can, and
its output, seeds and side effects stay inside. Each game has its own process, so that no state survives;
`isolation` keeps them apart. A process runs only while it is asked: it cannot think in others' time, nor take
it from them.
"""

from __future__ import annotations

import os
import pickle
import secrets
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter

import engine
from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING
from engine.foreign_code import describe_error, is_class_path
from engine.straights.arena import isolation
from engine.straights.arena.contest_files import PACKED, contest_files, own_files
from engine.straights.arena.messages import (
    MAX_LINE_LENGTH,
    Answer,
    Failure,
    Request,
    StartGame,
    as_choice,
    read_response,
)
from engine.straights.arena.time_limits import CLOCK_SHARE, ProcessTimes, TimeLimits, counted
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy

if TYPE_CHECKING:
    from typing import IO

IMPORT_SECONDS = 10.0
"""The time limit in seconds for the import of a strategy's module, in addition to its thinking time."""

_UNHURRIED = TimeLimits()

_MAX_WORKERS = 16
"""The threads that a library for computing starts at most, far below the limit of a sandbox."""

MAX_OUTPUT_LENGTH = 1 << 16
"""The bytes of a strategy's output in a game that are shown."""

_DROPPED = b"\n(its further output in this game is dropped)\n"

_SHOW_SECONDS = 5.0
"""The time limit for the last output of a game; what a strategy has started may hold its pipe."""

_SHORTEST_WAIT = 0.001
"""In seconds, so that who sleeps to its limit is not asked for its time too often."""

_HANDED_ON = frozenset(
    (
        "HOME",
        "LANG",
        "LC_ALL",
        "LC_CTYPE",
        "LD_LIBRARY_PATH",
        "OMP_NUM_THREADS",
        "PATH",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "TMPDIR",
    )
)
"""The environment variables passed on to a strategy: those that libraries need, none about the match."""

# The same engine as here, whatever else is installed; for all other names its folder comes last.
# Ctrl-C is for whoever started the match, also where processes have no sessions of their own.
_PROGRAM = f"""\
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
import marshal, os, sys
if os.path.exists({PACKED!r}):
    with open({PACKED!r}, "rb") as file:
        for path, content in marshal.load(file).items():
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as module:
                module.write(content)
sys.path.insert(0, sys.argv[1])
import engine
sys.path.append(sys.path.pop(0))
from engine.straights.arena import isolation
if sys.argv[2:]:
    isolation.end_with_parent()
else:
    isolation.limit_resources()
from engine.straights.arena.strategy_worker import serve
serve()
"""


class StrategyProcess:
    """A contestant whose process is killed when the strategy exceeds its time limit.

    Attributes:
        is_sandboxed: whether its last process ran in a whole sandbox, with system calls filtered.
    """

    def __init__(
        self,
        name: str,
        limits: TimeLimits = _UNHURRIED,
        folders: tuple[str, ...] = (),
        packages: tuple[str, ...] | None = None,
    ) -> None:
        """The strategy may think within these limits; its output goes to standard error.

        In a contest there are `packages`: its output is dropped, since a later game could read about this one
        there, and it sees its own module or package, Python, the engine, and the `packages` if it names one.
        """
        self.is_sandboxed = False
        self._name = name
        self._limits = limits
        self._seconds_left = limits.game
        self._folders = tuple(os.path.realpath(folder) for folder in (*sys.path, *folders) if folder)
        self._packages = packages
        self._stderr = subprocess.PIPE if packages is None else subprocess.DEVNULL
        self._process: subprocess.Popen[bytes] | None = None
        self._requests: SimpleQueue[bytes] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    def begin(self, seed: int, import_seconds: float = IMPORT_SECONDS) -> Failure | None:
        """Create the strategy in a new process; returns the Failure if that fails."""
        try:
            self._start_process()
        except OSError as error:
            return Failure(f"its process could not be started: {error.strerror}")
        self._seconds_left = self._limits.game
        start = StartGame(self._name, seed, self._folders)
        limit = self._limits.choice + import_seconds
        response, _ = self._exchange(start, limit, f"it was not ready to play in {limit:g} s")
        assert response is None or isinstance(response, Failure)
        return response

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; must not be called again in this game after a Failure."""
        limits = self._limits
        limit, late = limits.choice, f"it thought longer than {limits.choice:g} s"
        if self._seconds_left < limit:
            limit, late = self._seconds_left, "it has used up its time for the game"
        response, seconds = self._exchange(observation, limit, late)
        assert response is not None
        self._seconds_left += limits.increment - seconds
        return Answer(response, seconds)

    def close(self) -> None:
        """Kill the process of this game and all that it has started."""
        process, self._process = self._process, None
        if process is not None:
            isolation.end_all(process)
            self._requests.put(b"")
            self._output.join(_SHOW_SECONDS)

    def _exchange(
        self, content: StartGame | Observation, limit: float, late: str
    ) -> tuple[Choice | Failure | None, float]:
        """The response, and the seconds that it took, which count; afterwards the process is stopped."""
        request = Request(secrets.token_hex(8), content)
        line, seconds = self._answer(request, limit)
        response: Choice | Failure | None
        if seconds > limit:
            line, response = b"", Failure(late)
        elif not line:
            response = Failure("its process ended all of a sudden")
        else:
            response = read_response(line, request)
        if not line.startswith(request.token.encode("ascii")):
            self.close()  # late output would be read as the next answer
        return response, seconds

    def _answer(self, request: Request, limit: float) -> tuple[bytes, float]:
        """The line of an answer, empty if none came in time, and the seconds that count."""
        process = self._process
        assert process is not None
        isolation.resume(process)
        before = isolation.times_of(process) or ProcessTimes()
        start = perf_counter()
        self._requests.put(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        line, seconds = None, 0.0
        share = 1 if isinstance(request.content, StartGame) else CLOCK_SHARE  # who sleeps there is told soon
        while line is None and seconds <= limit:
            with suppress(Empty):
                line = self._lines.get(timeout=max(limit - seconds, _SHORTEST_WAIT))
            seconds = counted(perf_counter() - start, before, isolation.times_of(process), share)
        isolation.stop(process)
        return line or b"", seconds

    def _start_process(self) -> None:
        self.close()
        isolation.make_undumpable()
        package = os.path.dirname(os.path.realpath(engine.__file__))
        command = [isolation.PYTHON, "-B", "-P", "-S", "-c", _PROGRAM, os.path.dirname(package)]
        environment = {name: os.environ[name] for name in _HANDED_ON & os.environ.keys()}
        environment["PYTHONHASHSEED"] = "0"  # sets have the same order in every process
        user = None
        with ExitStack() as stack:
            files: tuple[int, ...] = ()
            if isolation.is_possible():
                environment |= {"TMPDIR": isolation.TEMPORARY_FOLDER, "PYTHONHOME": sys.base_prefix}
                environment.setdefault("OMP_NUM_THREADS", str(min(os.cpu_count() or 1, _MAX_WORKERS)))
                command, files = stack.enter_context(isolation.isolated(command, *self._files(package)))
                user = None if self._packages is None else isolation.contest_user()
            else:
                command.append("ends with its parent")
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                pass_fds=files,
                env=environment,
                user=user,
                group=user,
                extra_groups=None if user is None else (),
                start_new_session=True,  # Ctrl-C is for the match, which ends this process
            )
        self._take_over(process)

    def _take_over(self, process: subprocess.Popen[bytes]) -> None:
        """Begin to send requests to a process that has just been started."""
        self.is_sandboxed = isolation.is_complete()
        self._process = process
        self._requests, self._lines = SimpleQueue(), SimpleQueue()
        pipes = process.stdin, process.stdout
        Thread(target=_converse, args=(*pipes, self._requests, self._lines), daemon=True).start()
        self._output = Thread(target=_show, args=(process.stderr,), daemon=True)
        self._output.start()

    def _files(self, package: str) -> tuple[tuple[str, ...], dict[str, str] | None]:
        """What a sandbox shows, and what it has copies of: no packages unless its own files name one."""
        packages = self._packages
        if packages is None:
            return (*isolation.LIBRARIES, isolation.PYTHON, package, *self._folders), None
        own = own_files(self._name.partition(":")[0], reversed(self._folders))
        text = b"".join(Path(path).read_bytes() for path in own)
        is_one_named = any(name.encode() in text for name in packages)  # each may need any other
        return (), contest_files(packages if is_one_named else ()) | own


def _show(source: IO[bytes] | None) -> None:
    """Write the first of a strategy's output to standard error; runs on its own thread."""
    left = MAX_OUTPUT_LENGTH
    while source is not None and (text := os.read(source.fileno(), MAX_OUTPUT_LENGTH)):
        if left >= 0:
            with suppress(OSError):
                os.write(2, text[:left] + _DROPPED * (len(text) > left))
        left -= len(text)
    if source is not None:
        source.close()


def _converse(
    source: IO[bytes], sink: IO[bytes], requests: SimpleQueue[bytes], lines: SimpleQueue[bytes]
) -> None:
    """Write each request, and queue a line of output (or its beginning) for it; runs on its own thread."""
    with suppress(OSError, ValueError), source, sink:
        while request := requests.get():
            source.write(request)
            source.flush()
            lines.put(sink.readline(MAX_LINE_LENGTH))
    lines.put(b"")


_FIRST_IMPORT_SECONDS = 60.0
"""The time limit in seconds for the first import of a module, when none of its files are cached."""


class BuiltInStrategy:
    """A built-in strategy: runs in this process, without a time limit.

    Attributes:
        is_sandboxed: always true; it reads only its observation.
    """

    is_sandboxed = True

    def __init__(self, factory: Callable[[int], Strategy]) -> None:
        self._factory = factory
        self._strategy: Strategy | None = None

    def begin(self, seed: int) -> Failure | None:
        """Create the strategy."""
        try:
            self._strategy = self._factory(seed)
        except Exception as error:  # noqa: BLE001  # a strategy under development may raise anything
            return Failure(f"it raised {describe_error(error)}")
        return None

    def ask(self, observation: Observation) -> Answer:
        """The choice, with its computing time."""
        assert self._strategy is not None
        start = perf_counter()
        try:
            choice = as_choice(self._strategy.choose(observation), observation)
        except Exception as error:  # noqa: BLE001  # as above
            choice = Failure(f"it raised {describe_error(error)}")
        return Answer(choice, perf_counter() - start)

    def close(self) -> None:
        """Do nothing: the next game creates a new strategy."""


Contestant = BuiltInStrategy | StrategyProcess
"""A strategy that takes part in a match, game after game; it is not asked again in a game after a Failure."""


def contestant_named(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> Contestant:
    """The contestant of that name, in its own process unless built in; raises UnknownStrategy."""
    if name in NAMES:
        return BuiltInStrategy(lambda seed: strategy_named(name, seed))
    if not is_class_path(name):
        raise UnknownStrategy(
            f"no strategy is called {name!r}; there are: {', '.join(NAMES)}, and package.module:Class"
        )
    return StrategyProcess(name, limits, folders, packages)


def verify(
    name: str, limits: TimeLimits, folders: tuple[str, ...], packages: tuple[str, ...] | None = None
) -> None:
    """Raise UnknownStrategy unless there is a strategy of that name that can begin a game."""
    process = contestant_named(name, limits, folders, packages)
    if isinstance(process, BuiltInStrategy):
        return
    with closing(process):
        is_in_memory = packages is not None and isolation.is_possible()
        failure = process.begin(0, IMPORT_SECONDS if is_in_memory else _FIRST_IMPORT_SECONDS)
    if failure is not None:
        is_named = failure.reason.startswith(repr(name))
        raise UnknownStrategy(failure.reason if is_named else f"{name!r} cannot be made: {failure.reason}")
