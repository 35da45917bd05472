"""A browser that answers nothing is ended, and its test runs once more with another one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

pytestmark = pytest.mark.web
SILENCE = """
import os, signal
from tests.support.web.browsers import Options
from tests.support.web.chromium import Chromium
from tests.support.web.firefox import Firefox
from tests.support.web.hung_browsers import BrowserHung, answering, browsers
from tests.support.web.page_server import NODE_MODULES

tab = {start}.new_profile(Options()).open_tab("about:blank")
for process in browsers():
    os.kill(process, signal.SIGSTOP)
try:
    with answering(0.5):
        tab.run("() => 1")
except BrowserHung:
    print("ended", flush=True)
os._exit(0)
"""
CONFTEST = """
from tests.support.web.hung_browsers import run_once_more, tests_with_hung_browsers

def pytest_runtest_protocol(item, nextitem):
    return run_once_more(item, nextitem)

def pytest_terminal_summary(terminalreporter):
    print("twice:", *tests_with_hung_browsers(terminalreporter.stats))
"""
TESTS = """
import pytest
from tests.support.web.hung_browsers import BrowserHung

opened = []

@pytest.fixture(scope="session")
def browser():
    opened.append(None)
    return len(opened)

def test_hung_at_first(browser):
    if browser == 1:
        raise BrowserHung

def test_always_hung(browser):
    raise BrowserHung

def test_wrong(browser):
    assert browser > 10
"""


@pytest.mark.parametrize("start", ["Chromium()", "Firefox(NODE_MODULES)"])
def test_a_silent_browser_is_ended(start: str) -> None:
    assert "ended" == python("-c", SILENCE.format(start=start), folder=ROOT).strip()


def test_a_test_with_a_hung_browser_runs_once_more_with_a_new_one(tmp_path: Path) -> None:
    """A second silence is a failure, and so is everything else at once."""
    (tmp_path / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (tmp_path / "test_pages.py").write_text(TESTS, encoding="utf-8")
    told = python("-m", "pytest", "-q", "-pno:cacheprovider", "-pno:randomly", "--rootdir=.", folder=tmp_path)

    assert "2 failed, 1 passed" in told
    assert "twice: test_pages.py::test_hung_at_first" in told


def python(*arguments: str, folder: Path) -> str:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'packaging'}"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    ).stdout
