"""A browser that answers nothing is ended."""

import os
import subprocess
import sys

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


@pytest.mark.parametrize("start", ["Chromium()", "Firefox(NODE_MODULES)"])
def test_a_silent_browser_is_ended(start: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", SILENCE.format(start=start)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'packaging'}"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    ).stdout

    assert "ended" == told.strip()
