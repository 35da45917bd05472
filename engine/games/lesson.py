"""The lesson of a game, as data in the game."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.text.sentence import Sentence


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A position, and what is said there.

    Attributes:
        after: the number of actions before it: the answers to former steps, and what computers choose.
        text: with a place for the card, or the button.
        touch: what is to be touched: a card, or the button of the offer of this key.
        cards: those that the step before has chosen for the button.
    """

    after: int
    text: Sentence
    touch: Card | str
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The setup of a game whose first seat is the player's, and the steps.

    Attributes:
        end: the number of actions after which it ends, if computers go on after the last answer.
    """

    setup: object
    steps: tuple[LessonStep, ...]
    end: int = 0
