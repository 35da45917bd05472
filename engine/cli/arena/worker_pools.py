"""The worker pools of the arena: processes on this machine, or a Dask cluster."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process

from engine.fast_dataclass import Protocol, dataclass
from engine.straights.arena.messages import describe_error
from engine.straights.errors import NoWorkers

_SCHEDULER_TIMEOUT = 10
"""The time limit in seconds for a scheduler's answer."""


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """An executor, and the number of tasks that it runs in parallel."""

    executor: Executor
    workers: int


class _Client(Protocol):
    """The methods of distributed's Client that are used here."""

    def get_executor(self, *, pure: bool) -> Executor:
        """An executor of the cluster's workers."""

    def nthreads(self) -> dict[str, int]:
        """The number of tasks that each worker runs in parallel."""

    def close(self) -> None:
        """Disconnect."""


@contextmanager
def process_pool(jobs: int) -> Iterator[WorkerPool]:
    """This many processes; they are killed on exit."""
    before = set(active_children())
    # Spawned: the same on all systems, and no thread is copied in the middle of its work.
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_initialize_worker)
    try:
        with _interrupts_blocked():
            for _ in range(jobs):
                executor.submit(os.getpid)  # any task: the first ones start the processes
        yield WorkerPool(executor, jobs)
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        executor.shutdown(cancel_futures=True)


@contextmanager
def dask_pool(address: str, timeout: float = _SCHEDULER_TIMEOUT) -> Iterator[WorkerPool]:
    """The workers of the scheduler at the address; raises NoWorkers, as where it takes too long."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoWorkers("--dask needs distributed: pip install 'straights[cluster]'") from error
    try:
        distributed.comm.get_address_host_port(address)  # first, since a client of no address closes slowly
        client: _Client = distributed.Client(address, timeout=timeout, set_as_default=False)
    except Exception as error:  # it has no tree of errors for what can be wrong with an address
        raise NoWorkers(f"the cluster at {address} cannot be reached: {describe_error(error)}") from error
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoWorkers(f"the cluster at {address} has no workers")
        executor = client.get_executor(pure=False)
        try:
            yield WorkerPool(executor, threads)
        finally:
            executor.shutdown(wait=False)  # cancels the remaining tasks
    finally:
        client.close()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT for processes started within, until they can ignore it themselves."""
    if sys.platform == "win32" or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _initialize_worker() -> None:
    """Prepare a worker: it ignores Ctrl-C, which the main process handles, and ends with the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent ends, even if that was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
