"""`straights-arena --dask` on a real cluster: a scheduler, two workers, one of which is killed on the way."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import cast

import pytest

from engine.cli.arena import worker_pools
from engine.cli.arena.program import main
from tests.support.arena import bot
from tests.support.processes import start_python
from tests.support.waiting import LONGEST_WAIT, slowdown

pytestmark = [
    pytest.mark.skipif(find_spec("distributed") is None, reason="the extra `cluster` is not installed"),
    pytest.mark.skipif(sys.platform == "win32", reason="its kill is another one there"),
]

SEATS = [
    "--seats",
    f"blocker,{bot('Raising')},random,{bot('Chance')}",
    "--rounds",
    "32",
    "--seed=1",
    "--json",
]


start = partial(start_python, "-m")


def wait_for(process: subprocess.Popen[str], text: str) -> str:
    """Read standard error up to the line that has this text, and give what follows them."""
    assert process.stderr is not None
    for line in process.stderr:
        if text in line:
            return line.partition(text)[2].strip()
    raise AssertionError(f"{process.args!r} ended without {text!r}")


def told(out: str) -> dict[str, object]:
    """Read the JSON without the times."""
    result: dict[str, object] = json.loads(out)
    seats = result["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        del seat["decision_ms_p95"]
    return result


@pytest.fixture
def scheduler_process() -> Iterator[subprocess.Popen[str]]:
    """Start a scheduler without workers."""
    with start(
        "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"
    ) as process:
        yield process
        process.kill()
        process.communicate()


@pytest.fixture
def scheduler(scheduler_process: subprocess.Popen[str]) -> str:
    """Give the address of the scheduler."""
    return wait_for(scheduler_process, "Scheduler at:")


def test_a_worker_that_is_killed_changes_nothing(scheduler: str, tmp_path: Path) -> None:
    """Its tasks are played by the other one: the same result as here, to the last bit."""
    worker = ("distributed.cli.dask_worker", scheduler, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    with ExitStack() as stack:
        here = stack.enter_context(start("engine.cli.arena", *SEATS, "--jobs", "1"))
        workers = [
            stack.enter_context(start(*worker, "--local-directory", str(tmp_path / str(number))))
            for number in range(2)
        ]
        for each in workers:
            stack.callback(each.kill)
            wait_for(each, "Registered to:")
        expected = told(here.communicate(timeout=LONGEST_WAIT)[0])
        there = stack.enter_context(start("engine.cli.arena", *SEATS, "--dask", scheduler))
        wait_for(there, "lost its seat to first-legal: ")  # a set was counted, others are on their way
        assert there.poll() is None
        os.kill(workers[0].pid, signal.SIGKILL)
        out, _ = there.communicate(timeout=LONGEST_WAIT)

    assert 0 == there.returncode
    assert expected == told(out)


@pytest.fixture
def worker(scheduler: str, tmp_path: Path) -> Iterator[None]:
    """Start a worker of the scheduler."""
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(tmp_path))
    with start("distributed.cli.dask_worker", scheduler, *options) as process:
        wait_for(process, "Registered to:")
        yield
        process.kill()


@pytest.mark.usefixtures("worker")
@pytest.mark.parametrize(
    "name, text",
    [
        ("SIGKILL", "its tasks were cancelled, as by a scheduler that has ended"),
        ("SIGSTOP", "the scheduler of the cluster does not answer any more"),
    ],
)
def test_a_scheduler_that_is_lost_ends_the_match_with_what_was_played(
    name: str, text: str, scheduler: str, scheduler_process: subprocess.Popen[str]
) -> None:
    """Within half a minute, in a sentence: its process has ended, or its machine does not answer."""
    with start("engine.cli.arena", *SEATS, "--rounds", "1000000", "--dask", scheduler) as process:
        wait_for(process, "lost its seat to first-legal: ")  # a set was counted
        scheduler_process.send_signal(signal.Signals[name])  # Windows has neither
        begun = perf_counter()
        out, err = process.communicate(timeout=LONGEST_WAIT)
        seconds = perf_counter() - begun

    assert 1 == process.returncode
    assert 0 < cast(int, told(out)["rounds"]) < 1_000_000
    assert f"straights-arena: the match broke off: {text}" in err
    assert "Traceback" not in err
    assert seconds < 30 * slowdown()


@pytest.mark.usefixtures("worker")
def test_a_worker_of_another_engine_is_refused(
    scheduler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would play other games: here it is this process that claims to have other sources."""
    monkeypatch.setattr(worker_pools, "engine_digest", lambda: "another")

    assert 1 == main([*SEATS, "--dask", scheduler])
    assert "has other sources of the engine" in capsys.readouterr().err


def test_a_cluster_without_workers_is_told(scheduler: str) -> None:
    """Nobody would ever play: a sentence, status 2."""
    with start("engine.cli.arena", *SEATS, "--dask", scheduler) as process:
        out, err = process.communicate(timeout=LONGEST_WAIT)

    assert (2, "") == (process.returncode, out)
    assert f"straights-arena: the cluster at {scheduler} has no workers\n" == err
