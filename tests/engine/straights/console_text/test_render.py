"""Events that the console never causes, and decks; all other lines are in the golden transcripts."""

from engine.cards.card import CARDS
from engine.straights.console_text.render import event_lines
from engine.straights.events import DeckShown, SeatChanged, TableLeft
from engine.straights.player import Computer, Human


def test_what_the_console_never_causes_prints_nothing_wrong() -> None:
    """A seat that is taken, a table that is left, a deck that is hidden: no lines."""
    for event in (SeatChanged(0, Computer("first-legal"), Human()), TableLeft(0), DeckShown(0, None)):
        assert [] == event_lines(event)


def test_a_deck_is_four_lines_of_thirteen() -> None:
    """In the order of the deck, a blank between two cards."""
    assert [" ".join(name + suit for name in "A23456789TJQK") for suit in "CDHS"] == event_lines(
        DeckShown(0, CARDS)
    )
