"""What the tour says, and of what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import dataclass
from straights_gui.view.text.plurals import number_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what it is called, what it says, and what it lights."""

    title: str
    text: str
    lights: str


def steps(score_limit: int) -> tuple[Step, ...]:
    """The five steps, in the player's language, for a game to this limit."""
    return (_aim(), _hand(), _pile(), _others(score_limit), _safety())


def _aim() -> Step:
    """What the game is about."""
    return Step(
        translate("Tour", "The aim"),
        translate(
            "Tour",
            "Four rows grow here, one a suit, from the seven outwards: down to the ace and up to the "
            "king. Get rid of your cards into the rows; what you cannot lay down costs points.",
        ),
        "board",
    )


def _hand() -> Step:
    """How cards are played."""
    return Step(
        translate("Tour", "Your hand"),
        translate(
            "Tour",
            "On your turn the cards that you may play stand higher, the others are dimmed. Drag one to "
            "the table, double-click it, or choose it with the arrow keys and press Enter.",
        ),
        "hand",
    )


def _pile() -> Step:
    """What happens without a legal play."""
    return Step(
        translate("Tour", "When nothing fits"),
        translate(
            "Tour",
            "Then one card goes face down on your pile. Its rank counts against you: an ace 1, a king 13. "
            "Small cards hurt least.",
        ),
        "pile",
    )


def _others(score_limit: int) -> Step:
    """Who else plays."""
    return Step(
        translate("Tour", "The others"),
        translate(
            "Tour",
            "Here you see how many cards each opponent holds, and the score. The game ends when somebody "
            "stands at {limit} points after a round; the lowest score wins. A right click changes who plays.",
        ).replace("{limit}", number_text(score_limit)),
        "seat",
    )


def _safety() -> Step:
    """Where help is."""
    return Step(
        translate("Tour", "You cannot lose your game"),
        translate(
            "Tour",
            "Every move is saved at once. Ctrl+Z takes a move back, H gives a hint with its reason, and "
            "F1 shows the rules. You find this tour again in the menu Help.",
        ),
        "all",
    )
