"""The card tracker of the window: nothing is shown while nobody may look."""

from engine.straights.advice.card_tracker import card_tracker
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from tests.support.window.player import Seating, game

TWO = (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))


def test_nothing_is_shown_while_the_screen_is_handed_over(seating: Seating) -> None:
    player = seating(game(players=TWO))
    tracker = player.program.window.card_tracker
    tracker.open()
    player.until(player.must_hand_over)
    hidden = tracker.panel.state
    player.look()

    assert hidden is None
    assert card_tracker(player.observation) == tracker.panel.state
