"""How long tests wait for what has to happen."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from time import perf_counter, process_time

LONGEST_WAIT = 120.0
"""Seconds after which a test that waits for something fails: far above what it takes on a busy machine."""

_SAMPLE = 0.05


def slowdown() -> float:
    """How many times longer than on an idle machine something takes just now; at least 1.

    A promise of seconds is one for an idle machine. How much other programs take is measured by a loop of
    50 ms of processor time.
    """
    began, worked = perf_counter(), process_time()
    while process_time() - worked < _SAMPLE:
        pass
    return max(1.0, (perf_counter() - began) / (process_time() - worked))


@contextmanager
def slowdowns() -> Iterator[list[float]]:
    """How slow it was all through a block: other programs come and go, also between its beginning and end."""
    found, is_over = [slowdown()], Event()

    def look() -> None:
        while not is_over.wait(_SAMPLE):
            found.append(slowdown())

    with ThreadPoolExecutor(1) as threads:
        threads.submit(look)
        try:
            yield found
        finally:
            is_over.set()
