"""Browsers that answer nothing any more: they are ended, and the test that used them fails.

A function of the page that never ends does not count: that is a failure (`browsers.limited`). Here the whole
browser, or its driver, is silent, so that a test would wait for ever.
"""

import os
import signal
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LONGEST_ANSWER = 140  # seconds; more than a function in a page may take
_PROGRAMS = ("chrom", "firefox")  # how the names of the processes begin


class BrowserHung(Exception):
    """A browser answered nothing, and has been ended."""


@contextmanager
def answering(seconds: float = LONGEST_ANSWER, programs: tuple[str, ...] = _PROGRAMS) -> Iterator[None]:
    """Wait for an answer; where none comes, end the browsers that this process has started.

    Raises BrowserHung then.
    """
    is_late = threading.Event()

    def end() -> None:
        is_late.set()
        for browser in browsers(programs):
            with suppress(ProcessLookupError):
                os.kill(browser, signal.SIGKILL)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    except Exception as error:
        if is_late.is_set():
            raise BrowserHung(f"a browser answered nothing for {seconds} s, and was ended") from error
        raise
    finally:
        timer.cancel()


def browsers(programs: tuple[str, ...] = _PROGRAMS) -> tuple[int, ...]:
    """List the browsers among the processes that this one has started, and that these have."""
    names, children = {}, defaultdict(list)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            start, _, rest = status.read_text(encoding="utf-8", errors="replace").rpartition(")")
            number = int(status.parent.name)
            names[number] = start.partition("(")[2]
            children[int(rest.split()[1])].append(number)
    found, queue = [], [os.getpid()]
    while queue:
        started = children[queue.pop()]
        found += [each for each in started if names[each].startswith(programs)]
        queue += started
    return tuple(found)
