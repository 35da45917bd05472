"""The processes that play the matches of the arena."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process


@contextmanager
def process_pool(jobs: int) -> Iterator[Executor]:
    """This many processes; they are killed on exit."""
    before = set(active_children())
    # Spawned: the same on all systems, and no thread is copied in the middle of its work.
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_initialize_worker)
    try:
        with _interrupts_blocked():
            for _ in range(jobs):
                executor.submit(os.getpid)  # any task: the first ones start the processes
        yield executor
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        executor.shutdown(cancel_futures=True)


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
