"""`straights-arena` as a process with its own: Ctrl-C, kills, terminals, devices, the number of jobs."""

import json
import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from tests.support.arena import bot
from tests.support.processes import start_python
from tests.support.waiting import LONGEST_WAIT

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="no such signals, terminals and devices there"
)

FOREVER = ["--seed", "1", "--rounds", "1000000", "--jobs", "2", "--budget", "600", "--json"]


start = partial(start_python, "-m", "engine.cli.arena", start_new_session=True)
"""Starts the arena in a group of its own, as a shell would."""


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return process.stderr.readline()


def end_of(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Wait until nobody holds the pipes any more: whoever outlived the arena would keep this waiting."""
    out, err = process.communicate(timeout=LONGEST_WAIT)
    return process.returncode, out, err


@pytest.mark.parametrize("number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_or_a_request_to_terminate_prints_what_is_known(number: signal.Signals, status: int) -> None:
    """On the terminal all processes get it: the report so far, the status of the signal, nobody left."""
    with start("--seats", f"blocker,{bot('Raising')},random,lowest", *FOREVER) as process:
        assert "lost its seat to first-legal: it raised" in line_of(process)  # so a set was counted
        if number is signal.SIGINT:
            os.killpg(process.pid, number)
        else:
            process.terminate()
        ended, out, err = end_of(process)
    told = json.loads(out)

    assert status == ended
    assert told["rounds"] == told["games"] == told["seats"][1]["faults"] > 0
    assert f"straights-arena: stopped after {told['rounds']} rounds" == err.splitlines()[0]
    assert 2 == len(err.splitlines())  # and how often the seat was lost


def test_ctrl_c_before_anything_is_known() -> None:
    with start("--seats", f"{bot('Sleeping')},lowest,lowest,lowest", *FOREVER) as process:
        assert "asleep\n" == line_of(process)
        os.killpg(process.pid, signal.SIGINT)
        status, out, err = end_of(process)

    assert (130, "") == (status, out)
    # Another process may say that its strategy sleeps, before that or just after.
    told = [line for line in err.splitlines() if line != "asleep"]
    assert ["straights-arena: stopped; nothing is known yet"] == told


def test_killed_it_leaves_nobody() -> None:
    """Without a chance to say anything: workers and strategies end by themselves."""
    with start("--seats", f"blocker,{bot('Sleeping')},random,lowest", *FOREVER) as process:
        assert "asleep\n" == line_of(process)
        process.kill()

        assert -signal.SIGKILL == end_of(process)[0]
