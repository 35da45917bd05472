"""What has happened, as lines of the log and as sentences for those who listen; a name is only a name."""

import pytest

from engine.cards.card import Card
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    DeckShown,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
    TableLeft,
)
from engine.straights.player import Computer, Human
from engine.straights.record import RoundResult
from engine.straights.text.events import earlier_move, event_text
from engine.text.rendering import render, render_all
from tests.support.playing import cards

NAMES = ("Anna", "Ben", "{card}", "{cards}")
RESULT = RoundResult((cards("TH AC"), (), cards("2D"), ()), (11, 0, 2, 0), (31, 20, 2, 45))
LINES = [
    *(
        "Anna’s discards: 10♥ A♣",
        "Anna’s score: 20 + 11 = 31",
        "Ben’s discards: ",
        "Ben’s score: 20 + 0 = 20",
    ),
    *("{card}’s discards: 2♦", "{card}’s score: 0 + 2 = 2"),
    *("{cards}’s discards: ", "{cards}’s score: 45 + 0 = 45"),
]
TOTALS = "Anna: 11, total 31. Ben: 0, total 20. {card}: 2, total 2. {cards}: 0, total 45."
LEFT = SeatChanged(1, Human(), Computer("lowest"))
OTHER = SeatChanged(1, Computer("lowest"), Computer("expert"))
BACK = SeatChanged(1, Computer("lowest"), Human())
LEFT_LINE = "Ben ragequits. A computer will now take over."


@pytest.mark.parametrize(
    "event, lines, spoken",
    [
        (
            RoundStarted(3, 1, (None,) * 4),
            ["", "A new round begins. It’s Ben’s turn to play."],
            "Round 3 starts.",
        ),
        (CardPlayed(0, Card.parse("TH")), ["Anna plays 10♥."], "Anna plays the ten of hearts."),
        (CardPlayed(2, Card.parse("7S")), ["{card} plays 7♠."], "{card} plays the seven of spades."),
        (CardPlayed(3, Card.parse("7S")), ["{cards} plays 7♠."], "{cards} plays the seven of spades."),
        (CardDiscarded(1, None), ["Ben discards a card."], "Ben discards a card."),
        (CardDiscarded(1, Card.parse("QD")), ["Ben discards Q♦."], "Ben discards a card."),
        (CardDiscarded(2, Card.parse("QD")), ["{card} discards Q♦."], "{card} discards a card."),
        (LEFT, [LEFT_LINE], LEFT_LINE),
        (OTHER, ["Another computer is now playing for Ben."], "Another computer is now playing for Ben."),
        (BACK, ["You are now playing as Ben."], "You are now playing as Ben."),
        (RoundEnded(1, RESULT), LINES, f"The round is over. {TOTALS}"),
        (
            GameEnded((0, 3), (20, 31, 45, 20)),
            ["Anna wins!", "{cards} wins!"],
            "Anna wins the game. {cards} wins the game.",
        ),
        (DeckShown(0, None), [], ""),
        (TableLeft(0), [], ""),
    ],
)
def test_what_has_happened_is_told(event: Event, lines: list[str], spoken: str) -> None:
    """Who listens hears names of cards, and never which card was discarded; a name may look like a place."""
    told = event_text(event, NAMES)

    assert (lines, spoken) == ([*map(render, told.log)], render_all(told.spoken, in_words=True))


def test_an_earlier_move_names_its_card_in_words_and_no_discard() -> None:
    assert "Ben played the ten of hearts." == render(earlier_move(Card.parse("TH"), "Ben"), in_words=True)
    assert "Ben discarded a card." == render(earlier_move(None, "Ben"))
