"""Events that the console never causes, and decks; all other lines are in the golden transcripts."""

import pytest

from engine.cards.card import CARDS, Card
from engine.straights.console_text.render import event_lines, no_such_card_line
from engine.straights.events import DeckShown, SeatChanged, TableLeft
from engine.straights.player import Computer, Human


def test_what_the_console_never_causes_prints_nothing_wrong() -> None:
    """A seat that is taken, a table that is left, a deck that is hidden: no lines."""
    for event in (SeatChanged(0, Computer("first-legal"), Human()), TableLeft(0), DeckShown(0, None)):
        assert [] == event_lines(event)


def test_a_deck_is_four_lines_of_thirteen() -> None:
    assert [" ".join(name + suit for name in "A23456789TJQK") for suit in "CDHS"] == event_lines(
        DeckShown(0, CARDS)
    )


@pytest.mark.parametrize(
    "verb, has_play, answer",
    [
        ("play", True, "No such card."),
        ("play", False, "This is not a legal play."),
        ("discard", True, "You have a legal play. You may not discard."),
        ("discard", False, "No such card."),
    ],
)
def test_what_the_turn_forbids_goes_before_a_card_that_does_not_exist(
    verb: str, has_play: object, answer: str
) -> None:
    """5.4: whatever the card, nothing can be played without a legal play, nor discarded with one."""
    assert answer == no_such_card_line(verb, (Card.parse("7S"),) if has_play else ())
