"""Runs a strategy in its own process, so that nothing it does can stop the match.

A thread could not be stopped reliably: one that sleeps, swallows exceptions or stays in a long C call
blocks all others. A process can, and its output, seeds and side effects stay inside. Each game
has its own process, so that no state survives; `strategy_launcher` separates them.
"""

from __future__ import annotations

import os
import pickle
import secrets
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter

import engine
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena import isolation
from engine.straights.arena.messages import (
    BEGIN,
    BEGUN,
    CLOSED_IN,
    END,
    ENDED,
    MAX_LINE_LENGTH,
    OPEN,
    Answer,
    Failure,
    Request,
    StartGame,
    read_response,
)
from engine.straights.commands import Choice
from engine.straights.observation import Observation

if TYPE_CHECKING:
    from typing import IO

IMPORT_SECONDS = 10.0
"""The time limit in seconds for the import of a strategy's module, in addition to its thinking time."""

_LAUNCH_SECONDS = 20.0
"""The time limit in seconds for the launcher, which runs no code of the strategy: far more than it needs."""

_CLOSE_SECONDS = 2.0
"""The time limit in seconds for the launcher to kill a game's processes; a strategy may have stopped it."""

_PIPE_BLOCK = 512
"""A pipe that is ready for writing accepts this many bytes at once (POSIX)."""

_HAS_FORK = hasattr(os, "fork")
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
PROGRAM = """\
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
import sys
sys.path.insert(0, sys.argv[1])
import engine
sys.path.append(sys.path.pop(0))
if len(sys.argv) > 2:
    from engine.straights.arena.strategy_launcher import main
    main(int(sys.argv[2]))
from engine.straights.arena.strategy_worker import serve
serve()
"""
"""What Python runs in a strategy's process: the launcher where it gets a socket to it, else a single game."""


class StrategyProcess:
    """A contestant whose process is killed when the strategy exceeds its time limit.

    Attributes:
        is_sandboxed: whether its last process ran in namespaces of its own, with system calls filtered.
    """

    def __init__(
        self,
        name: str,
        seconds: float,
        folders: tuple[str, ...] = (),
        *,
        shows_output: bool = True,
        program: str = PROGRAM,
        has_fork: bool = _HAS_FORK,
    ) -> None:
        """The strategy may think for this many seconds; its output is dropped or goes to standard error.

        `program` is what Python runs for it; without `has_fork` that serves a single game, with no launcher.
        """
        self.is_sandboxed = False
        self._name = name
        self._seconds = seconds
        self._folders = (*(folder for folder in sys.path if folder), *folders)
        self._program, self._has_fork = program, has_fork
        self._stderr = None if shows_output else subprocess.DEVNULL
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._requests: IO[bytes] | None = None
        self._wanted: SimpleQueue[bool] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    @property
    def is_running(self) -> bool:
        """Whether it has a process now; a launcher stays from game to game."""
        return self._process is not None

    def begin(self, seed: int, import_seconds: float = IMPORT_SECONDS) -> Failure | None:
        """Create the strategy in a new process; returns the Failure if that fails."""
        try:
            if self._process is None:
                self._start_process()
            if self._control is not None:
                self._open_pipes(self._control)
        except OSError as error:
            self.close()
            return Failure(f"its process could not be started: {error.strerror}")
        start = StartGame(self._name, seed, self._folders)
        response, _ = self._exchange(start, self._seconds + import_seconds, "it was not ready in time")
        assert response is None or isinstance(response, Failure)
        return response

    def ask(self, observation: Observation) -> Answer:
        """The choice for a turn; must not be called again in this game after a Failure."""
        late = f"it thought longer than {self._seconds:g} s"
        response, seconds = self._exchange(observation, self._seconds, late)
        assert response is not None
        return Answer(response, seconds)

    def end_game(self) -> None:
        """Kill the game's process and all that it has started."""
        if self._process is None:
            return
        if self._control is None:
            self.close()
            return
        with suppress(OSError):
            self._control.send(END)
            if self._report() == ENDED:
                self._close_pipes()
                return
        self.close()

    def close(self) -> None:
        """Kill all processes; the next game starts new ones."""
        process, self._process = self._process, None
        if self._control is not None:
            with suppress(OSError):  # it has ended
                # The launcher, which knows a game's processes, kills them and ends.
                self._control.shutdown(socket.SHUT_WR)
                while self._report(_CLOSE_SECONDS):
                    pass
            self._control.close()
            self._control = None
        if process is not None:
            if hasattr(os, "killpg"):
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.wait()
        self._close_pipes()

    def _exchange(
        self, content: StartGame | Observation, limit: float, late: str
    ) -> tuple[Choice | Failure | None, float]:
        """The response, and the seconds until it came, by the clock of this process."""
        assert self._process is not None
        request = Request(secrets.token_hex(8), content)
        start = perf_counter()
        line = b""
        with suppress(OSError, Empty):
            self._send(pickle.dumps(request, pickle.HIGHEST_PROTOCOL), start + limit)
            self._wanted.put(True)
            line = self._lines.get(timeout=max(limit - (perf_counter() - start), 0.0))
        seconds = perf_counter() - start
        response: Choice | Failure | None
        if seconds > limit:
            line, response = b"", Failure(late)
        elif not line:
            response = Failure("its process ended all of a sudden")
        else:
            response = read_response(line, request)
        if not line.startswith(request.token.encode("ascii")):
            self.close()  # discard late output, which the next game would read as its own
        return response, seconds

    def _send(self, data: bytes, deadline: float) -> None:
        """Write to the process, which may not read; raises OSError after the deadline."""
        assert self._requests is not None
        pipe = self._requests
        if not self._has_fork:  # Windows, which cannot wait for a pipe
            pipe.write(data)
            pipe.flush()
            return
        while data:
            if not select.select((), (pipe,), (), max(deadline - perf_counter(), 0.0))[1]:
                raise TimeoutError
            data = data[os.write(pipe.fileno(), data[:_PIPE_BLOCK]) :]

    def _report(self, seconds: float = _LAUNCH_SECONDS) -> bytes:
        """The launcher's next report; empty if it has ended, or sends none in this time."""
        assert self._control is not None
        if not select.select((self._control,), (), (), seconds)[0]:
            return b""
        return self._control.recv(1)

    def _start_process(self) -> None:
        isolation.make_undumpable()
        root = os.path.dirname(os.path.dirname(os.path.abspath(engine.__file__)))
        theirs: list[socket.socket] = []
        if self._has_fork:
            self._control, *theirs = socket.socketpair()
        numbers = [each.fileno() for each in theirs]
        pipe = subprocess.DEVNULL if self._has_fork else subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", self._program, root, *map(str, numbers)],
                stdin=pipe,
                stdout=pipe,
                stderr=self._stderr,
                pass_fds=numbers,
                # Sets have the same order in every process.
                env={name: os.environ[name] for name in _HANDED_ON & os.environ.keys()}
                | {"PYTHONHASHSEED": "0"},
                start_new_session=True,  # Ctrl-C is for the match, which ends this process
            )
        finally:
            for each in theirs:
                each.close()
        if self._control is not None:
            self.is_sandboxed = self._read_launch()
        else:
            self._listen(self._process.stdin, self._process.stdout)

    def _open_pipes(self, control: socket.socket) -> None:
        """Open new pipes for a game: what a strategy does to them cannot be seen in the next one."""
        their_source, requests = os.pipe()
        try:
            responses, their_sink = os.pipe()
        except OSError:
            os.close(their_source)
            os.close(requests)
            raise
        try:
            self._listen(os.fdopen(requests, "wb", 0), os.fdopen(responses, "rb"))
            socket.send_fds(control, [BEGIN], [their_source, their_sink])
            if self._report() != BEGUN:
                raise TimeoutError(0, "it does not answer")
        finally:  # not before they have arrived, which macOS needs
            os.close(their_source)
            os.close(their_sink)

    def _listen(self, requests: IO[bytes] | None, responses: IO[bytes] | None) -> None:
        """Use these pipes from now on."""
        assert requests is not None
        assert responses is not None
        self._requests = requests
        self._wanted, self._lines = SimpleQueue(), SimpleQueue()
        Thread(target=_read, args=(responses, self._wanted, self._lines), daemon=True).start()

    def _close_pipes(self) -> None:
        requests, self._requests = self._requests, None
        if requests is not None:
            self._wanted.put(False)
            with suppress(OSError):  # for data that was never read
                requests.close()

    def _read_launch(self) -> bool:
        """Whether the launcher has a whole sandbox for games; raises OSError if it does not start."""
        report = self._report()
        if report not in {CLOSED_IN, OPEN}:
            raise TimeoutError(0, "it does not answer")
        return report == CLOSED_IN


def _read(pipe: IO[bytes], wanted: SimpleQueue[bool], lines: SimpleQueue[bytes]) -> None:
    """Queue one line of output (or its beginning) for each request in `wanted`; runs on its own thread."""
    with pipe, suppress(OSError, ValueError):
        while wanted.get():
            lines.put(pipe.readline(MAX_LINE_LENGTH))
    lines.put(b"")
