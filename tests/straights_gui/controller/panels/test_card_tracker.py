"""The card tracker of the window: nothing is shown while nobody may look."""

from engine.straights.sheets.card_tracker import card_grid
from tests.support.window.player import TWO_PEOPLE, Seating, game


def test_nothing_is_shown_while_the_screen_is_handed_over(seating: Seating) -> None:
    player = seating(game(players=TWO_PEOPLE))
    tracker = player.program.window.card_tracker
    tracker.open()
    player.until(player.must_hand_over)
    hidden = tracker.panel.state
    player.look()

    assert hidden is None
    assert card_grid(player.observation) == tracker.panel.state
