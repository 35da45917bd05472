"""After a deal the table says what the player's cards are worth, for a while and only where it counts."""

import pytest
from PySide6.QtCore import QTimer

from engine.straights.review import par
from engine.straights.review.par import Par
from engine.straights.session import Session
from tests.support.window.player import Player, Seating, counted_game, game

PROMISE = "These cards: 4 points better than average."


def dealt(seating: Seating, session: Session, *, is_wanted: bool = True) -> Player:
    """A player before a first move, whose cards are new."""
    player = seating(counted_game(2))
    player.preferences.choose("promise", is_wanted)
    player.program.game_menu.begin(session)
    player.until_my_turn()
    return player


@pytest.fixture(autouse=True)
def worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "par_of", lambda _hand, _others: Par(4.2, 0.3))


def test_it_is_said_until_a_while_has_passed_or_a_card_is_played(seating: Seating) -> None:
    player = dealt(seating, counted_game())
    assert PROMISE == player.message
    player.take_turn()
    player.until_my_turn()
    assert PROMISE != player.message
    player.program.game_menu.begin(counted_game(6))
    player.until_my_turn()
    assert PROMISE == player.message
    (timer,) = player.program.promise.findChildren(QTimer)
    timer.timeout.emit()
    assert PROMISE != player.message != ""


@pytest.mark.parametrize("is_wanted, session", [(False, counted_game()), (True, game())])
def test_it_is_not_said_where_it_is_not_wanted_or_nothing_counts(
    seating: Seating, session: Session, *, is_wanted: bool
) -> None:
    assert PROMISE != dealt(seating, session, is_wanted=is_wanted).message
