"""The lessons of Fan Tan and Sevens, with the same cards."""

from __future__ import annotations

from engine.cards.card import Card
from engine.games.lesson import Lesson, LessonStep
from engine.names import COMPUTER_NAMES
from engine.sevens.new_game import setup_for
from engine.straights.setup import FIRST_LEGAL
from engine.straights.text.lesson import BEGIN, GO_ON
from engine.text.sentence import Sentence, sentence

_SEATS = ((COMPUTER_NAMES[0], ""), *((name, FIRST_LEGAL) for name in COMPUTER_NAMES[1:4]))


def _lesson(preset: str, passes: Sentence, wins: Sentence) -> Lesson:
    return Lesson(
        setup_for(preset, _SEATS, 1, 950),
        (
            LessonStep(0, BEGIN, Card.parse("7D")),
            LessonStep(4, GO_ON, Card.parse("6C")),
            LessonStep(12, passes, "pass"),
            LessonStep(52, wins, Card.parse("QH")),
        ),
    )


LESSONS = {
    "fan_tan": _lesson(
        "fan_tan",
        sentence("Lesson", "Nothing fits: a chip of yours goes to the pool. Press “{button}”."),
        sentence("Lesson", "Your last card fits. Play {card}, and the pool is yours."),
    ),
    "sevens": _lesson(
        "sevens",
        sentence("Lesson", "Nothing fits: let the others go on. Press “{button}”."),
        sentence("Lesson", "Your last card fits. Play {card}, and you win the round."),
    ),
}
