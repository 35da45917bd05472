"""The reviews' runner: one short step after another, so that nobody has to wait for the rest."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.straights.commands import Play
from engine.straights.duplicate import comparison
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.puzzles import answer
from engine.straights.review.own_turns import OwnTurn
from engine.straights.session import Session
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.strategy_runner import InlineExecutor
from tests.support.window.player import game


class StepByStep:
    """Runs a task when it is told to."""

    def __init__(self) -> None:
        self.tasks: list[Callable[[], None]] = []

    def run(self, task: Callable[[], None]) -> None:
        """Keep the task."""
        self.tasks.append(task)

    def wait(self) -> None:
        """Nothing runs by itself."""

    def step(self) -> None:
        """Run the next task, and what the window does after it."""
        self.tasks.pop(0)()
        QApplication.processEvents()


def test_a_comparison_can_be_cancelled_between_two_moves(tmp_path: Path, qapp: object) -> None:
    """What others make of a deal takes a step a move; after the cancel there is no further one."""
    assert qapp is not None
    executor = StepByStep()
    runner = ReviewRunner(executor, ReviewCache(tmp_path))
    compared: list[object] = []
    runner.compared.connect(lambda _deal, found: compared.append(found))
    runner.compare(DuplicateDeal(77, 2))
    for _ in range(20):
        executor.step()
    runner.cancel()
    executor.step()

    assert ([], []) == (compared, executor.tasks)


def test_a_comparison_comes_after_its_last_step(tmp_path: Path, qapp: object) -> None:
    """Once, with the deal."""
    assert qapp is not None
    executor = StepByStep()
    runner = ReviewRunner(executor, ReviewCache(tmp_path))
    compared: list[object] = []
    runner.compared.connect(lambda deal, _found: compared.append(deal))
    runner.compare(DuplicateDeal(77, 2))
    while executor.tasks:
        executor.step()

    assert [DuplicateDeal(77, 2)] == compared


def test_what_a_killed_program_left_half_written_is_removed(tmp_path: Path) -> None:
    """After a day, when nobody can be writing it any more."""
    old, young = tmp_path / "a.1.new", tmp_path / "b.2.new"
    for path in (old, young):
        path.write_text("{")
    os.utime(old, (0, 0))
    ReviewCache(tmp_path).save("c", {})

    assert [young, tmp_path / "c.json"] == sorted(tmp_path.iterdir())


class Told:
    """What a runner has told, with the name of each signal."""

    def __init__(self, runner: ReviewRunner) -> None:
        self.said: list[tuple[object, ...]] = []
        runner.priced.connect(lambda found: self.said.append(("priced", found)))
        runner.price_failed.connect(lambda why: self.said.append(("no price", why)))
        runner.scored.connect(lambda deal, found: self.said.append(("scored", deal, found)))
        runner.failed.connect(lambda why: self.said.append(("failed", why)))

    def hear(self) -> list[tuple[object, ...]]:
        """Let what is queued come; what was told before is forgotten."""
        QApplication.processEvents()
        said, self.said = self.said, []
        return said


def test_the_price_of_a_puzzle_is_the_answer_to_its_turn(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told on the window's thread; without an answer it is told why, and not as a review that failed."""
    assert qapp is not None
    session, prices = game(), {"the answer": 7}
    assert session.turn is not None
    observation = session.observe(session.turn)
    turn = OwnTurn(0, observation, Play(session.turn, observation.legal_plays[0]))
    runner = ReviewRunner(InlineExecutor(), ReviewCache(tmp_path))
    told = Told(runner)
    monkeypatch.setattr(answer, "answer_to", lambda asked: (asked, prices))
    runner.price(turn)
    assert [] == told.said

    assert [("priced", (turn, prices))] == told.hear()
    monkeypatch.setattr(answer, "answer_to", lambda _asked: 1 / 0)
    runner.price(turn)
    assert [("no price", "division by zero")] == told.hear()


def test_the_result_of_a_team_s_deal_is_told_with_the_deal(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the game that was played; without a result it is told why."""
    assert qapp is not None
    deal, session = DuplicateDeal(77, 2), game()
    runner = ReviewRunner(InlineExecutor(), ReviewCache(tmp_path))
    told = Told(runner)

    def result(asked: DuplicateDeal, played: Session) -> tuple[DuplicateDeal, Session]:
        return asked, played

    monkeypatch.setattr(comparison, "team_result", result)
    runner.score(deal, session)
    assert [] == told.said

    assert [("scored", deal, (deal, session))] == told.hear()
    monkeypatch.setattr(comparison, "team_result", lambda _deal, _session: 1 / 0)
    runner.score(deal, session)
    assert [("failed", "division by zero")] == told.hear()
