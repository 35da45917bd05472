"""The game as it runs: what is shown when somebody else comes to the screen."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from straights_gui.model.strategy_runner import InlineExecutor
from straights_gui.view.animation.recap import Recap
from straights_gui.view.cards.pixmaps import CardPixmaps
from tests.support.window.player import COMPUTERS, Seating, game


def test_what_was_missed_is_shown_once_after_a_handover(seating: Seating) -> None:
    """Who looks at a replay and comes back to the game does not see it again."""
    player = seating(game(5, (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))))
    shown: list[object] = []
    player.program.event_player.playing.connect(shown.append)
    player.look()
    player.program.window.act.replay.trigger()
    assert player.program.replay.is_open
    player.program.replay.close()
    player.until_settled()

    assert 1 == sum(isinstance(each, Recap) for each in shown)


def test_what_follows_the_end_of_a_replay_is_told_when_the_game_is_there_again(seating: Seating) -> None:
    """Menus that ask then whether the game waits are told that it does not, and cards can be played."""
    player = seating(game())
    player.until_my_turn()
    controller = player.program.game
    controller.suspend()
    told: list[tuple[bool, bool]] = []
    controller.changed.connect(
        lambda: told.append((controller.is_suspended, controller._card_input.is_enabled))
    )
    controller.resume()
    at_once = list(told)
    player.until_settled()

    assert [(False, True)] == at_once
    assert {(False, True)} == set(told)


def test_nobody_is_asked_for_a_move_before_the_game_is_shown(seating: Seating) -> None:
    """Another language is read, or other cards are drawn, before the start as well."""
    tasks: list[Callable[[], None]] = []

    class Desk(InlineExecutor):
        """Keeps tasks."""

        def run(self, task: Callable[[], None]) -> None:
            """Do nothing yet."""
            tasks.append(task)

    player = seating(game(5, COMPUTERS), start=False, executor=Desk())
    player.program.game.refresh()
    QApplication.processEvents()
    assert [] == tasks

    player.program.start()
    player.until(lambda: bool(tasks))
    player.program.game.pause(True)


def test_a_pause_during_a_replay_is_told_and_nothing_is_played(seating: Seating) -> None:
    """The menus show it at once; the game goes on waiting for the end of the replay."""
    player = seating(game(5, COMPUTERS))
    controller = player.program.game
    controller.pause(True)
    controller.suspend()
    moves, told = player.program.model.session.actions, list[bool]()
    controller.changed.connect(lambda: told.append(controller._computers.are_paused))
    for is_paused in False, True:
        controller.pause(is_paused)
    QApplication.processEvents()

    assert [False, True] == told
    assert moves == player.program.model.session.actions


def test_a_new_game_paints_no_card_before_its_deal(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards come out of the deck one by one: a face painted before that is thrown away."""
    painted: list[Card] = []

    def record(face: str) -> None:
        paint = getattr(CardPixmaps, face)

        def paint_recorded(self: CardPixmaps, card: Card, **how: bool) -> object:
            painted.append(card)
            return paint(self, card, **how)

        monkeypatch.setattr(CardPixmaps, face, paint_recorded)

    record("face")
    record("face_dimmed")
    player = seating(None, factor=1.0, start=False)
    player.program.start()

    assert [] == painted
    assert 13 == len(player.program.table.scene_.hand.items)


def test_what_waits_for_the_paint_comes_once_and_after_it(seating: Seating) -> None:
    """The first picture of the game does not wait for what the window needs later, such as the tour."""
    table = seating(game()).program.table
    calls: list[str] = []
    table.after_paint(lambda: calls.append("once"))
    assert [] == calls
    for _ in range(2):
        table.grab()
        QApplication.processEvents()

    assert ["once"] == calls
