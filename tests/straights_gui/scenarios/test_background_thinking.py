"""The whole program with its computers on a thread of their own, as players run it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.strategies import first_legal
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from tests.support.window.player import COMPUTERS, Seating, game


class Brake:
    """Holds computers in the middle of a thought until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._go_on = threading.Event()
        self._go_on.set()
        self.is_thinking = threading.Event()
        choose = first_legal.FirstLegal.choose

        def think(strategy: first_legal.FirstLegal, observation: Observation) -> Choice:
            assert threading.current_thread() is not threading.main_thread()  # unreached: in a thread of Qt's
            self.is_thinking.set()
            assert self._go_on.wait(20)  # unreached: in a thread of Qt's
            return choose(strategy, observation)

        monkeypatch.setattr(first_legal.FirstLegal, "choose", think)

    def pull(self) -> None:
        self.is_thinking.clear()
        self._go_on.clear()

    def release(self) -> None:
        self._go_on.set()


@pytest.fixture
def brake(monkeypatch: pytest.MonkeyPatch, seating: Seating) -> Iterator[Brake]:
    """A brake that is not pulled; it is released before the program is closed."""
    brake = Brake(monkeypatch)
    yield brake
    brake.release()


def test_a_game_of_thinking_threads_comes_to_its_end(seating: Seating, brake: Brake) -> None:
    executor = ThreadExecutor()
    player = seating(game(44, COMPUTERS), executor=executor)

    player.until(
        lambda: player.program.model.turn is None and player.program.table.overlays.score_sheet.isVisible()
    )
    executor.wait()

    assert brake.is_thinking.is_set()
    replayed = game(44, COMPUTERS)
    for action in player.program.model.session.actions:
        replayed.submit(action)
    assert replayed.observe(None).winners == player.observation.winners


def test_the_window_stays_alive_while_a_computer_thinks_and_is_closed_with_the_own_move(
    seating: Seating, brake: Brake, tmp_path: Path
) -> None:
    player = seating(game(), executor=ThreadExecutor())
    player.until_my_turn()
    brake.pull()
    player.play_by_dragging()
    player.until(brake.is_thinking.is_set)
    actions, card = player.program.model.session.actions, player.observation.hand[0]

    player.click(card)
    player.program.window.resize(1100, 760)
    QApplication.processEvents()
    assert (card, 1) == (player.scene.hand.chosen, player.observation.turn)

    player.program.window.close()
    brake.release()
    player.program.stop()

    loaded = Autosave(tmp_path).load()
    assert loaded is not None
    assert actions == loaded.actions
