"""Who plays the arena's rounds: processes on this machine, or a cluster through Dask."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process

from engine.errors import NoWorkers
from engine.lean import Protocol, dataclass
from engine.straights.arena.messages import described

_PATIENCE = 10
"""How many seconds a scheduler may take to answer."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Somebody to give tasks to, and how many of them are worked on at the same time."""

    executor: Executor
    workers: int


class _Client(Protocol):
    """What is used of distributed's Client."""

    def get_executor(self, *, pure: bool) -> Executor:
        """The cluster as an executor."""

    def nthreads(self) -> dict[str, int]:
        """How many tasks each worker takes on at the same time."""

    def close(self) -> None:
        """Leave."""


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """As many processes; they end at once when they are left, whatever they are doing."""
    before = set(active_children())
    # Spawned: the same on all systems, and no thread of ours is copied in the middle of something.
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    try:
        with _interrupts_held_back():
            for _ in range(jobs):
                executor.submit(os.getpid)  # any task: the first ones start the processes
        yield Crew(executor, jobs)
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        executor.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the scheduler at the address; raises NoWorkers."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoWorkers("--dask needs distributed: pip install 'straights[cluster]'") from error
    try:
        distributed.comm.get_address_host_port(address)  # first, since a client of no address closes slowly
        client: _Client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except Exception as error:  # it has no tree of errors for what can be wrong with an address
        raise NoWorkers(f"the cluster at {address} cannot be reached: {described(error)}") from error
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoWorkers(f"the cluster at {address} has no workers")
        executor = client.get_executor(pure=False)
        try:
            yield Crew(executor, threads)
        finally:
            executor.shutdown(wait=False)  # which cancels what is not needed any more
    finally:
        client.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let processes start that never hear Ctrl-C, not even before they can say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _begin() -> None:
    """Begin to be a worker: Ctrl-C is for whoever started the match, and without that one there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process once its parent has ended, even if that was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
