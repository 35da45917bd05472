"""The game as it runs: what is shown when somebody else comes to the screen."""

import pytest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from straights_gui.view.animation.recap import Recap
from straights_gui.view.cards.pixmaps import CardPixmaps
from tests.support.window.player import Seating, game


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
