"""Example hands of every type, and a check that each is ranked correctly (`validateHandRanking`)."""

from __future__ import annotations

from engine.fast_dataclass import Protocol
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType

EXAMPLES = (
    ("AD KD QD JD 10D", HandType.ROYAL_FLUSH),
    ("8H 7H 6H 5H 4H", HandType.STRAIGHT_FLUSH),
    ("7D 8D 9D 10D JD", HandType.STRAIGHT_FLUSH),
    ("5S 4S 3S 2S AS", HandType.STRAIGHT_FLUSH),
    ("KC KD KH KS 3C", HandType.FOUR_KIND),
    ("10C 10D 10H 9C 9S", HandType.FULL_HOUSE),
    ("4D JD 8D 2D 9D", HandType.FLUSH),
    ("2C 3C 4C 5C KC", HandType.FLUSH),
    ("5C 6D 7H 8S 9C", HandType.STRAIGHT),
    ("10S JD QC KH AS", HandType.STRAIGHT),
    ("AC 2D 3H 4S 5C", HandType.STRAIGHT),
    ("QC QD QH 2S 3C", HandType.THREE_KIND),
    ("KC KS 7D 7H 2C", HandType.TWO_PAIR),
    ("AC AD 5H 2S 8C", HandType.ONE_PAIR),
    ("JC QD KH AS 2C", HandType.HIGH_CARD),
    ("AC KD QH JS 9C", HandType.HIGH_CARD),
    ("AC KD QH JS", HandType.UNKNOWN),
)
"""Cards, and the type of the hand."""


class Output(Protocol):
    """A text stream, or anything with its `write`."""

    def write(self, text: str, /) -> object:
        """Write the text."""


def validate_hand_ranking(output: Output) -> bool:
    """Rank the examples, write a line for each, and return whether all were right."""
    is_right = True
    for names, expected in EXAMPLES:
        hand = Hand(cards_named(names))
        found = hand.determine_rank()
        wrong = "" if found is expected else f", not {expected.name.lower()}"
        output.write(f"{hand} : {found.name.lower()}{wrong}\n")
        is_right = is_right and not wrong
    return is_right
