"""The lesson of five-card draw: all of a hand."""

from __future__ import annotations

from engine.cards.card import Card
from engine.games.lesson import Lesson, LessonStep
from engine.names import COMPUTER_NAMES
from engine.poker.table.new_game import setup_for
from engine.text.sentence import sentence

_SEATS = ((COMPUTER_NAMES[0], ""), *((name, "reckless") for name in COMPUTER_NAMES[1:4]))
_CHECK = sentence("Lesson", "Nobody has bet, so it is free to stay in. Press “{button}”.")
_CHOOSE = sentence("Lesson", "You have two pairs. Choose {card} to exchange it.")
_EXCHANGE = sentence("Lesson", "You may choose up to four cards: one will do. Press “{button}”.")
_BET = sentence("Lesson", "Two pairs often win. Make the others pay to stay in: press “{button}”.")
_LOW = Card.parse("2S")
LESSON = Lesson(
    setup_for("draw", _SEATS, 0, 12),
    (
        LessonStep(0, _CHECK, "check"),
        LessonStep(4, _CHOOSE, _LOW),
        LessonStep(4, _EXCHANGE, "draw", (_LOW,)),
        LessonStep(8, _BET, "bet"),
    ),
    end=12,
)
