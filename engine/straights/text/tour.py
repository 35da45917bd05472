"""The tour for a new player: what each part of the table is, in a few sentences."""

from __future__ import annotations

from enum import Enum

from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.straights.text.sentence import sentence
from engine.straights.text.variants import game_end

if TYPE_CHECKING:
    from engine.straights.setup import Variant
    from engine.straights.text.sentence import Sentence


class Part(Enum):
    """What a step of the tour is about."""

    BOARD = "board"
    HAND = "hand"
    PILE = "pile"
    SEAT = "seat"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class TourStep:
    """A step of the tour."""

    part: Part
    title: Sentence
    text: Sentence


def tour_steps(variant: Variant) -> tuple[TourStep, ...]:
    """The steps in their order, for a game with these rule switches."""
    return (
        TourStep(
            Part.BOARD,
            sentence("Tour", "Goal of the game"),
            sentence(
                "Tour",
                "Four rows grow here, from the sevens down to the aces and up to the kings. "
                "Cards that you cannot play cost points.",
            ),
        ),
        TourStep(
            Part.HAND,
            sentence("Tour", "Your hand"),
            sentence(
                "Tour",
                "On your turn, the cards that fit are raised. Choose one to play it; hold it to see what "
                "it opens.",
            ),
        ),
        TourStep(
            Part.PILE,
            sentence("Tour", "Your discards"),
            sentence(
                "Tour",
                "If nothing fits, put a card face down here. It costs its rank: an ace 1 point, a king 13.",
            ),
        ),
        TourStep(
            Part.SEAT,
            sentence("Tour", "Your opponents"),
            sentence(
                "Tour",
                "Here you see their cards and scores. {end} The lowest score wins.",
                end=game_end(variant),
            ),
        ),
        TourStep(
            Part.ALL,
            sentence("Tour", "Your game is always saved"),
            sentence("Tour", "Undo takes a move back. Hint shows your best card, and why."),
        ),
    )
