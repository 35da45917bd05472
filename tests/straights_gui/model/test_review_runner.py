"""The reviews' runner: one short step after another, so that nobody has to wait for the rest."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.straights.duplicate import comparison
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.errors import DamagedReview
from engine.straights.review import reviewer
from engine.straights.review.own_turns import PlayedRound
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.storage import review_records as records
from straights_gui.model.storage.review_cache import ReviewCache
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game

pytestmark = pytest.mark.usefixtures("qapp")  # what a runner tells is queued

DEAL = DuplicateDeal(77, 2)


class StepByStep:
    def __init__(self) -> None:
        self.tasks: list[Callable[[], None]] = []

    def run(self, task: Callable[[], None]) -> None:
        self.tasks.append(task)

    def wait(self) -> None:
        """Nothing runs by itself."""

    def step(self) -> None:
        self.tasks.pop(0)()
        QApplication.processEvents()

    def finish(self) -> None:
        while self.tasks:
            self.step()


@pytest.fixture
def executor() -> StepByStep:
    return StepByStep()


@pytest.fixture
def runner(executor: StepByStep, tmp_path: Path) -> ReviewRunner:
    return ReviewRunner(executor, ReviewCache(tmp_path))


@pytest.fixture
def compared(runner: ReviewRunner) -> list[object]:
    """The deals that were compared."""
    deals: list[object] = []
    runner.compared.connect(lambda deal, _found: deals.append(deal))
    return deals


@pytest.mark.parametrize("is_cancelled, expected", [(True, []), (False, [DEAL])], ids=["cancelled", "wanted"])
def test_a_step_that_ends_after_the_cancel_tells_nothing(
    runner: ReviewRunner,
    executor: StepByStep,
    compared: list[object],
    monkeypatch: pytest.MonkeyPatch,
    is_cancelled: object,
    expected: list[object],
) -> None:
    """It has ended on its thread, but the window has not heard of it yet: another game is on the table."""
    monkeypatch.setattr(comparison, "comparison_in_steps", lambda _deal: iter(["found"]))
    runner.compare(DEAL)
    executor.tasks.pop(0)()
    if is_cancelled:
        runner.cancel()
    QApplication.processEvents()

    assert expected == compared


class Reviewer:
    """Reviews rounds in two steps without pricing anything, and notes which."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, int]] = []
        monkeypatch.setattr(reviewer, "review_in_steps", self.review)
        monkeypatch.setattr(records, "record_of", lambda review: {"kept": review})
        monkeypatch.setattr(records, "review_from", self.read)

    def review(self, played: PlayedRound, seat: int) -> Iterator[str | None]:
        self.asked.append((played.number, seat))
        yield None
        yield f"review of {played.number} for {seat}"

    def read(self, kept: dict[str, str], played: PlayedRound, seat: int) -> str:
        """Stands for the reading of prices, of which the second round's are damaged."""
        if played.number == 2:
            raise DamagedReview(f"none for {seat}")
        return f"kept {kept['kept']}"


def finished_game() -> Session:
    return play_on(game(players=COMPUTERS), strategy=strategy_named("lowest"))


def reviews(runner: ReviewRunner) -> list[tuple[object, ...]]:
    told: list[tuple[object, ...]] = []
    runner.reviewed.connect(lambda review, number: told.append((review, number)))
    runner.finished.connect(lambda number: told.append(("finished", number)))
    return told


def test_each_finished_round_is_reviewed_and_kept(
    runner: ReviewRunner, executor: StepByStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, session = Reviewer(monkeypatch), finished_game()
    rounds = len(session.state.results)
    told = reviews(runner)
    numbers = []
    for _ in range(2):
        numbers.append(runner.review(session.setup, session.actions, 3))
        executor.finish()

    fresh = [f"review of {number} for 3" for number in range(1, rounds + 1)]
    again = [text if number == 1 else f"kept {text}" for number, text in enumerate(fresh)]
    first, second = numbers
    assert [*((text, first) for text in fresh), ("finished", first)] == told[: rounds + 1]
    assert [*((text, second) for text in again), ("finished", second)] == told[rounds + 1 :]
    assert [*((number, 3) for number in range(1, rounds + 1)), (2, 3)] == made.asked
    assert rounds >= 2
    assert first != second


def test_a_review_that_was_dropped_tells_nothing_more(
    runner: ReviewRunner, executor: StepByStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    Reviewer(monkeypatch)
    session, told = finished_game(), reviews(runner)
    first = runner.review(session.setup, session.actions, 0)
    executor.step()
    runner.cancel()
    second = runner.review(session.setup, session.actions, 1)
    executor.finish()

    assert first != second
    assert {second} == {number for _review, number in told}
    assert ("review of 1 for 1", second) == told[0]
