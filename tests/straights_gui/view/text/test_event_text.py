"""What has happened, as lines of the log and as sentences for those who listen; a name is only a name."""

import pytest

from engine.cards.card import Card, Suit
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
from engine.straights.session import Session
from engine.straights.setup import Setup
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.log_text import log_lines
from straights_gui.view.text.spoken_text import event_text, table_text
from straights_gui.view.text.table_text import card_name, rank_name, turn_text
from tests.support.playing import HUMANS, cards, play_on

NAMES = ("Anna", "Ben", "{card}", "{cards}")
RESULT = RoundResult((cards("TH AC"), (), cards("2D"), ()), (11, 0, 2, 0), (31, 20, 2, 45))
LINES = [
    *("Anna's discards: 10♥ A♣", "Anna's score: 20 + 11 = 31", "Ben's discards:", "Ben's score: 20 + 0 = 20"),
    *("{card}'s discards: 2♦", "{card}'s score: 0 + 2 = 2"),
    *("{cards}'s discards:", "{cards}'s score: 45 + 0 = 45"),
]
TOTALS = "Anna: 11, total 31. Ben: 0, total 20. {card}: 2, total 2. {cards}: 0, total 45."
LEFT = SeatChanged(1, Human(), Computer("lowest"))
OTHER = SeatChanged(1, Computer("lowest"), Computer("expert"))
BACK = SeatChanged(1, Computer("lowest"), Human())
LEFT_LINE = "Ben ragequits. A computer will now take over."


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    assert qapp is not None
    set_language("en")


@pytest.mark.parametrize(
    "event, lines, spoken",
    [
        (
            RoundStarted(3, 1, (None,) * 4),
            ["", "A new round begins. It's Ben's turn to play."],
            "Round 3 begins.",
        ),
        (CardPlayed(0, Card.parse("TH")), ["Anna plays 10♥."], "Anna plays the ten of hearts."),
        (CardPlayed(2, Card.parse("7S")), ["{card} plays 7♠."], "{card} plays the seven of spades."),
        (CardPlayed(3, Card.parse("7S")), ["{cards} plays 7♠."], "{cards} plays the seven of spades."),
        (CardDiscarded(1, None), ["Ben discards a card."], "Ben discards a card."),
        (CardDiscarded(1, Card.parse("QD")), ["Ben discards Q♦."], "Ben discards a card."),
        (CardDiscarded(2, Card.parse("QD")), ["{card} discards Q♦."], "{card} discards a card."),
        (LEFT, [LEFT_LINE], LEFT_LINE),
        (
            OTHER,
            ["Another computer now plays for Ben."],
            "Another computer now plays for Ben.",
        ),
        (BACK, ["You now play as Ben."], "You now play as Ben."),
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
    assert (lines, spoken) == (log_lines(event, NAMES), event_text(event, NAMES))


@pytest.mark.parametrize("count", [0, 30, 44, 103])
def test_the_table_is_told_row_by_row_and_seat_by_seat(count: int) -> None:
    """Each suit with both ends of its row, the hand and what fits, then each seat with what it did last."""
    session = play_on(Session(Setup.of(5, HUMANS)), count)
    now = session.observe(session.turn)
    parts = []
    for suit, name in zip(Suit, ("Clubs", "Diamonds", "Hearts", "Spades"), strict=True):
        ranks = [rank_name(card.rank) for card in now.table.cards() if card.suit is suit]
        row = "no cards" if not ranks else ranks[0] if len(ranks) == 1 else f"{ranks[0]} to {ranks[-1]}"
        parts.append(f"{name}: {row}.")
    parts.append(f"Your hand: {', '.join(map(card_name, now.hand)) or 'none'}.")
    if now.legal_plays:
        parts.append(f"You can play: {', '.join(map(card_name, now.legal_plays))}.")
    for seat, view in enumerate(now.seats):
        counts = f"score {view.score}, cards {view.cards_left}, discards {view.discard_count}"
        parts.append(f"{view.name}: {counts}.")
        moves = [move for move in now.moves if move.seat == seat]
        if moves:
            card = moves[-1].card
            parts.append("Last move: a discard." if card is None else f"Last move: {card_name(card)}.")

    assert " ".join([*parts, turn_text(now)]) == table_text(now)
