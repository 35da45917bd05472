"""The worker pools of the arena: processes on this machine, or a Dask cluster."""

from __future__ import annotations

import logging
import os
import platform
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, InvalidStateError, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from typing import ParamSpec, TypeVar

import engine
from engine.fast_dataclass import Protocol, dataclass
from engine.foreign_code import describe_error
from engine.straights.errors import MatchBroken, NoWorkers

_SCHEDULER_TIMEOUT = 10
"""The time limit in seconds for a scheduler's answer."""
_LONGEST_SILENCE = 15.0
"""The time in seconds after which a scheduler that does not answer is lost."""

_WATCH_SECONDS = 1.0
_SCHEDULER_LOST = "the scheduler of the cluster does not answer any more"

P = ParamSpec("P")
T = TypeVar("T")


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
    logging.disable()  # Dask's tracebacks when a scheduler ends, which is told in a sentence
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoWorkers(f"the cluster at {address} has no workers")
        executor = _Cluster(client)
        try:
            yield WorkerPool(executor, threads)
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()
        logging.disable(logging.NOTSET)


class _Cluster(Executor):
    """The workers of a cluster: a task fails once the scheduler is lost, or on a worker of another engine."""

    def __init__(self, client: _Client) -> None:
        self._client = client
        self._executor = client.get_executor(pure=False)
        self._pending: set[Callable[[BaseException], None]] = set()
        self._closed = threading.Event()
        self._is_lost = False
        threading.Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker call this function."""
        future = self._executor.submit(call_with_engine, engine_digest(), fn, *args, **kwargs)
        self._pending.add(future.set_exception)
        future.add_done_callback(lambda done: self._pending.discard(done.set_exception))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002, FBT001, FBT002  # as the base has it
        """Cancel the remaining tasks."""
        self._closed.set()
        if not self._is_lost:
            self._executor.shutdown(wait=wait)

    def _watch(self) -> None:
        """Fail the remaining tasks once the scheduler is lost: Dask itself would wait for ever."""
        while not self._is_lost:
            if self._closed.wait(_WATCH_SECONDS):
                return
            question = threading.Thread(target=self._ask, daemon=True)
            question.start()
            question.join(_LONGEST_SILENCE)
            self._is_lost = question.is_alive()
        for fail in tuple(self._pending):
            with suppress(InvalidStateError):  # it has just been done
                fail(MatchBroken(_SCHEDULER_LOST))

    def _ask(self) -> None:
        """Wait for any answer of the scheduler; of one whose end is known, Dask itself cancels the tasks."""
        with suppress(Exception):
            self._client.nthreads()


@cache
def engine_digest() -> str:
    """A digest of the engine's sources: with other ones a match would have another result."""
    folder = Path(engine.__file__).parent
    digest = sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def call_with_engine(digest: str, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Call this function on a worker; raises MatchBroken if the engine there has another digest."""
    if digest != engine_digest():
        raise MatchBroken(f"the worker on {platform.node()!r} has other sources of the engine")
    return fn(*args, **kwargs)


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
