"""The lesson of five-card draw: all of a hand, and the beginning of the next."""

from __future__ import annotations

from engine.cards.card import Card
from engine.games.lesson import Lesson, LessonStep
from engine.names import COMPUTER_NAMES
from engine.poker.table.new_game import setup_for
from engine.text.sentence import sentence

_SEATS = ((COMPUTER_NAMES[0], ""), *((name, "reckless") for name in COMPUTER_NAMES[1:4]))
_CHECK = sentence("Lesson", "Nobody has bet, so it is free to stay in. Press “{button}”.")
_EXCHANGE = sentence("Lesson", "You have two pairs. Tap {card} to exchange it.")
_BET = sentence("Lesson", "Two pairs often win. Make the others pay to stay in: press “{button}”.")
_FOLD = sentence("Lesson", "A new hand, and you have nothing. Press “{button}”: it costs no more.")
LESSON = Lesson(
    setup_for("draw", _SEATS, 0, 12),
    (
        LessonStep(0, _CHECK, "check"),
        LessonStep(4, _EXCHANGE, Card.parse("2S")),
        LessonStep(8, _BET, "bet"),
        LessonStep(16, _FOLD, "fold"),
    ),
)
