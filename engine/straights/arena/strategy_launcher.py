"""The program that a match starts for a strategy: forks a new process for each game and cleans up after it.

It runs no code of the strategy and knows the match only from its argument: a socket, on which the match
says when a game begins, with new pipes for it, and when it ends. On systems without fork, the program is the
strategy's process for a single game.
"""

from __future__ import annotations

import os
import select
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena import isolation
from engine.straights.arena.messages import BEGIN, BEGUN, CLOSED_IN, END, ENDED, OPEN
from engine.straights.arena.strategy_worker import serve
from engine.straights.arena.system_calls import refuse_calls

if TYPE_CHECKING:
    from types import FrameType
    from typing import NoReturn

_FIRST = 1
"""The first PID of a namespace: no signal from inside can end or stop that process."""


def main(number: int) -> NoReturn:
    """Serve games until the socket of that number is closed; report on it whether they are sandboxed."""
    control = socket.socket(fileno=number)
    isolation.end_with_parent()
    permitted = isolation.enter_namespaces()
    launcher = os.fork() if permitted else 0
    if launcher:
        control.close()
        os.waitpid(launcher, 0)
        os._exit(0)
    isolation.end_with_parent()
    isolation.adopt_orphans()
    isolation.make_undumpable()
    in_sandbox = permitted and isolation.enter_sandbox() and _works(isolation.fork_into_namespace, _close_in)
    # A filter is tried apart: without it the sandbox is used all the same.
    closed_in = in_sandbox and _works(os.fork, _filter_calls)
    _report(control, CLOSED_IN if closed_in else OPEN)
    _serve_games(control, in_sandbox=in_sandbox)
    os._exit(0)


def _serve_games(control: socket.socket, *, in_sandbox: bool) -> None:
    child = sink = 0
    with suppress(OSError):  # the match has ended, or the system refuses another process
        while True:
            order, pipes, *_ = socket.recv_fds(control, 1, 2)
            if order == BEGIN:
                source, sink = pipes
                _report(control, BEGUN)
                child = isolation.fork_into_namespace() if in_sandbox else os.fork()
                if not child:
                    control.close()
                    _play(source, sink, in_sandbox=in_sandbox)
                os.close(source)
                _watch(child, sink)
            elif order == END:
                _end_all(child)
                if child:
                    os.close(sink)
                    child = 0
                _report(control, ENDED)
            else:
                break
    _end_all(child)


def _play(source: int, sink: int, *, in_sandbox: bool) -> NoReturn:
    """In the child: run the strategy's process with the pipes of its game."""
    for number, pipe in enumerate((source, sink)):
        os.dup2(pipe, number)
        os.close(pipe)
    if in_sandbox:
        if not _close_in():
            os._exit(1)
        _filter_calls()
    _renew_null()
    os.setsid()
    isolation.end_with_parent()
    isolation.open_memory()
    try:
        serve()
    finally:
        os._exit(1)


def _works(fork: Callable[[], int], attempt: Callable[[], bool]) -> bool:
    """Whether something succeeds in a child process that does nothing else."""
    try:
        child = fork()
    except OSError:
        return False
    if not child:
        os._exit(not attempt())
    return not os.waitpid(child, 0)[1]


def _close_in() -> bool:
    """In a child: keep it apart from all other processes and files; returns whether all worked."""
    entered = isolation.enter_game()
    os.environ["TMPDIR"] = isolation.TEMPORARY_FOLDER
    isolation.drop_privileges()
    return entered


def _filter_calls() -> bool:
    return refuse_calls(os.uname().machine)


def _end_all(child: int) -> None:
    """Kill a game's process and all that it has started, in any session."""
    if not child:
        return
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if os.getpid() == _FIRST:
        with suppress(ProcessLookupError):
            os.kill(-1, signal.SIGKILL)  # all of this namespace except this process
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        _kill_children()
    with suppress(ChildProcessError):
        while True:
            os.waitpid(-1, 0)
            _kill_children()  # orphans that have arrived since


def _kill_children() -> None:
    if os.getpid() == _FIRST:
        return  # `/proc` has their numbers in another namespace, and all have been killed
    for each in isolation.children():
        with suppress(ProcessLookupError, PermissionError):
            os.kill(each, signal.SIGKILL)


def _renew_null() -> None:
    """Open the null device again if output goes there: its flags would be those of all games."""
    if os.path.samestat(os.fstat(2), os.stat(os.devnull)):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.close(null)


def _watch(child: int, sink: int) -> None:
    """Answer with an empty line once the child has ended; this process keeps the pipe open."""

    def tell(_number: int, _frame: FrameType | None) -> None:
        with suppress(ChildProcessError, BrokenPipeError):  # the match may have ended meanwhile
            if os.waitpid(child, os.WNOHANG)[0] and select.select((), (sink,), (), 0)[1]:
                os.write(sink, b"\n")

    signal.signal(signal.SIGCHLD, tell)
    tell(signal.SIGCHLD, None)


def _report(control: socket.socket, what: bytes) -> None:
    with suppress(OSError):  # nobody reads any more: the match has ended
        control.send(what)
