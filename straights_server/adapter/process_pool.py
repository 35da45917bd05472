"""Worker processes for strategies, which end with the server, however it ends."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def process_pool(count: int) -> ProcessPoolExecutor:
    """A pool of up to this many processes, each started on demand."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, _end_with_the_server)


def end_processes() -> None:
    """Terminate all processes at once."""
    for process in multiprocessing.active_children():
        process.terminate()


def _end_with_the_server() -> None:
    """Make a worker process end with the server, even if that is killed."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
