"""The reviews' runner: one short step after another, so that nobody has to wait for the rest."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.model.storage.review_cache import ReviewCache


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
