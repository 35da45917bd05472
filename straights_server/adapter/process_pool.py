"""Processes in which computers think; they end with the server, however it ends."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def process_pool(count: int) -> ProcessPoolExecutor:
    """This many processes, each started when it is first needed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, _end_with_the_server)


def end_processes() -> None:
    """End all processes at once, whatever they think about."""
    for process in multiprocessing.active_children():
        process.terminate()


def _end_with_the_server() -> None:
    """Let a process end when the server has, even if that was killed."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
