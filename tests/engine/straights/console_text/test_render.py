"""Events that the console never causes, and decks; all other lines are in the golden transcripts."""

from engine.straights.console_text.render import event_lines
from engine.straights.events import DeckShown, SeatChanged, TableLeft
from engine.straights.player import Computer, Human


def test_what_the_console_never_causes_prints_nothing_wrong() -> None:
    for event in (SeatChanged(0, Computer("first-legal"), Human()), TableLeft(0), DeckShown(0, None)):
        assert [] == event_lines(event)
