"""The lesson of Straights; other games of its family have the first two sentences from it."""

from __future__ import annotations

from engine.cards.card import Card
from engine.games.lesson import Lesson, LessonStep
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.text.sentence import sentence

BEGIN = sentence("Lesson", "Each row begins with its seven. Play {card}.")
GO_ON = sentence("Lesson", "Then it grows card by card, up to the king and down to the ace. Play {card}.")
_CHOOSE = sentence("Lesson", "Two cards fit. Play {card}: more of yours can follow it.")
_DISCARD = sentence("Lesson", "Nothing fits: discard a card. An ace costs 1 point, a king 13. Choose {card}.")
LESSON = Lesson(
    Setup.of(2042, (Human(), *(Computer(FIRST_LEGAL),) * 3)),
    (
        LessonStep(0, BEGIN, Card.parse("7S")),
        LessonStep(4, GO_ON, Card.parse("6D")),
        LessonStep(8, _CHOOSE, Card.parse("5D")),
        LessonStep(16, _DISCARD, Card.parse("AS")),
    ),
)
