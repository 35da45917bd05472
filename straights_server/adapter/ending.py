"""The ways to stop a server: a signal, or the end of the program that started it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

_STANDARD_INPUT = 0


def stop_on_signals(stop: asyncio.Event, reload: Callable[[], None] | None) -> None:
    """Stop on SIGTERM and Ctrl+C.

    SIGHUP calls `reload`; without that it is the end of the terminal and stops the server, too, unless it is
    ignored as with nohup.
    """
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda _number, _frame: _stop(loop, stop))
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    if reload is not None:
        loop.add_signal_handler(signal.SIGHUP, reload)
    elif signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        loop.add_signal_handler(signal.SIGHUP, stop.set)


def stop_with_input(stop: asyncio.Event) -> None:
    """Stop at the end of standard input: the program at its other end has closed it, or has died."""
    loop = asyncio.get_running_loop()
    Thread(target=_wait_for_end, args=(loop, stop), daemon=True).start()


def _wait_for_end(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    with suppress(OSError):  # without standard input there is nothing to wait for
        while os.read(_STANDARD_INPUT, 4096):
            pass
    _stop(loop, stop)


def _stop(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    with suppress(RuntimeError):  # the loop has already stopped
        loop.call_soon_threadsafe(stop.set)
