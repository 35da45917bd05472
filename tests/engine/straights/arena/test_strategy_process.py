"""External strategies: whatever they do, an answer comes, the match goes on, and nothing is left."""

import os
import sys
import threading
from contextlib import closing
from pathlib import Path
from time import perf_counter
from types import ModuleType

import pytest

from engine.straights.arena import isolation
from engine.straights.arena.contestants import MAX_OUTPUT_LENGTH, StrategyProcess
from engine.straights.arena.messages import Failure
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import bot, first_turn
from tests.support.playing import first_legal, session_with
from tests.support.waiting import LONGEST_WAIT

LATE = "it thought longer than 0.3 s"
FAULTS = {
    "Raising": "it raised ValueError: no",
    "Leaving": "it raised SystemExit: 3",
    "Dying": "its process ended all of a sudden",
    "Looping": LATE,
    "Sleeping": LATE,
    "Compiled": LATE,
}
if sys.platform != "win32":
    FAULTS |= {"Unwatched": LATE}


@pytest.mark.parametrize("name, reason", FAULTS.items())
def test_no_answer_is_an_answer(name: str, reason: str, capfd: pytest.CaptureFixture[str]) -> None:
    """It raises, hangs in any way, or dies: the reason, soon; and on standard error only what it writes."""
    begun = perf_counter()
    seconds = 0.3 if reason == LATE else LONGEST_WAIT
    with closing(StrategyProcess(bot(name), TimeLimits(seconds))) as process:
        assert process.begin(1) is None
        answer = process.ask(first_turn())

    assert Failure(reason) == answer.choice
    assert perf_counter() - begun < LONGEST_WAIT  # a fifth of what it sleeps
    printed, errors = capfd.readouterr()
    assert "" == printed
    assert errors.splitlines() in ([], ["asleep"])


def test_what_it_prints_and_reads_is_not_ours(capfd: pytest.CaptureFixture[str]) -> None:
    with closing(StrategyProcess(bot("Talkative"), TimeLimits(10.0))) as process:
        process.begin(1)
        choice = process.ask(first_turn()).choice

    assert first_legal(session_with()) == choice
    printed, errors = capfd.readouterr()
    assert ("", ["I think"]) == (printed, errors.splitlines())


def test_its_output_is_limited(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """In each game, and by its length, not by that of a line; the strategy itself plays on."""
    (tmp_path / "loud_bots.py").write_text(
        "import os\nclass Bot:\n    def __init__(self):\n"
        "        for _ in range(1000): os.write(2, bytes(1000))\n"
        "    def choose(self, _): pass\n"
    )
    for packages in (None, ()):  # in a contest nothing is shown
        arguments = "loud_bots:Bot", TimeLimits(LONGEST_WAIT), (str(tmp_path),), packages
        with closing(StrategyProcess(*arguments)) as process:
            assert [None, None] == [process.begin(game) for game in range(2)]

    printed, errors = capfd.readouterr()
    assert ("", 2 * MAX_OUTPUT_LENGTH) == (printed, errors.count("\0"))
    assert 2 == errors.count("is dropped")


def test_its_sets_have_one_order_everywhere(tmp_path: Path) -> None:
    """A strategy that goes through a set of texts chooses alike in every process, so matches repeat."""
    (tmp_path / "set_bots.py").write_text(
        "class Bot:\n    def choose(self, _):\n        raise ValueError(hash('straights'))\n"
    )
    found = []
    for _ in range(2):
        with closing(StrategyProcess("set_bots:Bot", TimeLimits(10.0), (str(tmp_path),))) as process:
            assert process.begin(1) is None
            found.append(process.ask(first_turn()).choice)

    assert found[0] == found[1]


def test_one_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "odd_bots.py").write_text("class Slow:\n    def __init__(self):\n        while True: pass\n")
    (tmp_path / "odd_exit.py").write_text("raise SystemExit\n")
    (tmp_path / "odd_rest.py").write_text("import time\ntime.sleep(600)\n")
    folders = (str(tmp_path),)

    for name in ("odd_bots:Slow", "odd_rest:Bot"):
        with closing(StrategyProcess(name, TimeLimits(0.5), folders)) as process:
            assert Failure("it was not ready to play in 1 s") == process.begin(1, import_seconds=0.5)
    with closing(StrategyProcess("odd_exit:Bot", TimeLimits(10.0), folders)) as process:
        assert Failure("'odd_exit:Bot' cannot be loaded: SystemExit") == process.begin(1)


def test_a_folder_of_strategies_hides_none_of_pythons_modules(tmp_path: Path) -> None:
    """A `random.py` or `engine.py` beside the strategy is not taken for the real one."""
    for name in ("random", "engine", "queue"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError\n")
    (tmp_path / "fine_bots.py").write_text(f"from {bot('').rstrip(':')} import First\n")

    with closing(StrategyProcess("fine_bots:First", TimeLimits(10.0), (str(tmp_path),))) as process:
        assert process.begin(1) is None
        assert not isinstance(process.ask(first_turn()).choice, Failure)


@pytest.mark.skipif(sys.platform == "win32", reason="the system's reason has other words there")
def test_a_process_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where there are too many processes: the strategy cannot play, and the match knows why."""
    monkeypatch.setattr(isolation, "is_possible", lambda: False)
    monkeypatch.setattr(isolation, "PYTHON", "/no/such/python")
    with closing(StrategyProcess(bot("First"), TimeLimits(LONGEST_WAIT))) as process:
        reason = "its process could not be started: No such file or directory"

        assert Failure(reason) == process.begin(1)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="as Linux tells open files")
def test_nothing_is_left_of_a_strategy_where_it_was_asked() -> None:
    """No open file and no thread, however often a match needs another process."""
    files, threads = len(os.listdir("/proc/self/fd")), {*threading.enumerate()}  # noqa: PTH208  # no folder
    for _ in range(2):
        process = StrategyProcess(bot("First"), TimeLimits(LONGEST_WAIT))
        assert process.begin(1) is None
        process.close()
    for thread in {*threading.enumerate()} - threads:
        thread.join(LONGEST_WAIT)  # unreached: mostly they have ended

    assert threads >= {*threading.enumerate()}
    assert files >= len(os.listdir("/proc/self/fd"))  # noqa: PTH208  # as above


def test_a_process_without_a_group_of_its_own_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows."""
    other_system = ModuleType("sys")
    vars(other_system).update(vars(sys), platform="win32")
    monkeypatch.setattr(isolation, "sys", other_system)
    monkeypatch.setattr(isolation, "is_possible", lambda: False)
    process = StrategyProcess(bot("Looping"), TimeLimits(0.05))
    assert process.begin(1) is None
    assert Failure("it thought longer than 0.05 s") == process.ask(first_turn()).choice
    process.close()
    process.close()
