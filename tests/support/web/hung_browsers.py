"""Browsers that answer nothing any more: they are ended, and the test that used them runs once more.

A function of the page that never ends does not count: that is a failure (`browsers.limited`). Here the whole
browser, or its driver, is silent, so that a test would wait for ever.
"""

import os
import signal
import threading
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

LONGEST_ANSWER = 140  # seconds; more than a function in a page may take
_HUNG = "a browser answered nothing"
_PROGRAMS = ("chrom", "firefox")  # how the names of the processes begin


class BrowserHung(Exception):
    """A browser answered nothing, and has been ended."""


@contextmanager
def answering(seconds: float = LONGEST_ANSWER) -> Iterator[None]:
    """Wait for an answer; where none comes, end all browsers that this process has started.

    Raises BrowserHung then.
    """
    is_late = threading.Event()

    def end() -> None:
        is_late.set()
        for browser in browsers():
            with suppress(ProcessLookupError):
                os.kill(browser, signal.SIGKILL)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    except Exception as error:
        if is_late.is_set():
            raise BrowserHung(f"{_HUNG} for {seconds} s, and was ended") from error
        raise
    finally:
        timer.cancel()


def browsers() -> tuple[int, ...]:
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
        found += [each for each in started if names[each].startswith(_PROGRAMS)]
        queue += started
    return tuple(found)


def run_once_more(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test, and again with new browsers where one hung: for `pytest_runtest_protocol`."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(map(_tells_of_hung_browser, reports)):
        with suppress(Exception):  # what is left of the browsers cannot be closed in order
            item.session._setupstate.teardown_exact(None)
        assert isinstance(item, pytest.Function)  # unreached: unless a browser hangs
        item._initrequest()
        item.user_properties.append((_HUNG, item.nodeid))
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def tests_with_hung_browsers(stats: Mapping[str, Sequence[object]]) -> tuple[str, ...]:
    """List the tests that ran twice; `stats` are those of pytest's reporter, by outcome."""
    reports = chain.from_iterable(stats.values())
    found = [each for each in reports if isinstance(each, pytest.TestReport) and each.when == "call"]
    return tuple(each.nodeid for each in found if (_HUNG, each.nodeid) in map(tuple, each.user_properties))


def _tells_of_hung_browser(report: pytest.TestReport) -> bool:
    return report.failed and BrowserHung.__name__ in report.longreprtext
