"""Computers that think elsewhere: answers come back, stale ones are dropped, broken ones replaced."""

from collections.abc import Callable
from threading import Event, Timer

import pytest
from PySide6.QtWidgets import QApplication

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies import first_legal
from straights_gui.model.strategy_runner import InlineExecutor, StrategyRunner, ThreadExecutor
from tests.support.window.player import Seating, at_turn, game
from tests.support.window.waiting_tasks import WaitingTasks


def test_a_strategy_that_breaks_is_replaced_for_the_move(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player is told, and so is the log."""
    calls = 0
    choose = first_legal.FirstLegal.choose

    def break_once(self: first_legal.FirstLegal, observation: Observation) -> Choice:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise RuntimeError("out of ideas")
        return choose(self, observation)

    monkeypatch.setattr(first_legal.FirstLegal, "choose", break_once)
    player = at_turn(seating)

    assert 3 == len(player.program.model.session.actions)
    assert "“first-legal” failed" in player.said
    log = player.program.window_log.path.read_text(encoding="utf-8")
    assert "The strategy first-legal failed: out of ideas" in log


def test_at_the_end_what_has_not_begun_is_dropped() -> None:
    """The task that runs comes to its end; nothing runs after `wait`."""
    executor, done, may_end = ThreadExecutor(), list[str](), Event()
    begun = Event()

    def first() -> None:
        begun.set()
        may_end.wait(10)
        done.append("first")

    executor.run(first)
    executor.run(lambda: done.append("second"))
    assert begun.wait(10)
    timer = Timer(0.2, may_end.set)
    timer.start()
    executor.wait()
    timer.join()

    assert ["first"] == done


ADVISOR = "engine.straights.advice.advisor.advice_for"


def advised(runner: StrategyRunner) -> list[tuple[object, int]]:
    told: list[tuple[object, int]] = []
    runner.advised.connect(lambda advice, revision: told.append((advice, revision)))
    return told


def test_only_the_latest_request_is_answered(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has not begun is not computed; one that runs is called off, and what it finds is dropped."""
    computed: list[str] = []
    executor = WaitingTasks()
    runner = StrategyRunner(executor)
    told = advised(runner)

    def compute(observation: str, is_cancelled: Callable[[], bool]) -> str:
        assert not is_cancelled()
        if observation == "second":
            runner.advise("third", 3)  # type: ignore[arg-type]  # the player asks again meanwhile
            assert is_cancelled()
        computed.append(observation)
        return observation

    monkeypatch.setattr(ADVISOR, compute)
    runner.advise("first", 1)  # type: ignore[arg-type]  # it is only handed on
    runner.advise("second", 2)  # type: ignore[arg-type]
    while executor.tasks:
        executor.tasks.pop(0)()
    qapp.processEvents()
    assert ["second", "third"] == computed
    assert [("third", 3)] == told


def test_advice_that_runs_at_the_end_is_called_off(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner = StrategyRunner(InlineExecutor())
    told, cancelled = advised(runner), list[bool]()

    def compute(_observation: object, is_cancelled: Callable[[], bool]) -> str:
        runner.wait()
        cancelled.append(is_cancelled())
        return "too late"

    monkeypatch.setattr(ADVISOR, compute)
    runner.advise(game().observe(0), 1)
    qapp.processEvents()
    assert [True] == cancelled
    assert [] == told
