"""Value functions of the rank alone, and one to which all cards are equal: the model of an unknown player."""

from __future__ import annotations

from engine.straights.playouts.card_features import CardFeatures


class Lowest:
    """Plays its lowest card and discards its highest."""

    def play_value(self, card: CardFeatures) -> float:
        """Higher for lower ranks; a seven counts both of its sides, which places it between 6 and 8."""
        return -_rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """Higher for higher ranks."""
        return float(card.points)


class Highest:
    """Plays its highest card and discards its lowest."""

    def play_value(self, card: CardFeatures) -> float:
        """Higher for higher ranks; a seven counts both of its sides, which places it between 6 and 8."""
        return _rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """Higher for lower ranks."""
        return -float(card.points)


def _rank(card: CardFeatures) -> float:
    """The rank of a card, halved for each side of a seven."""
    return card.points / 2 if card.is_seven else float(card.points)


class Uniform:
    """Values every card equally."""

    def play_value(self, card: object) -> float:
        """0 for every card."""
        del card
        return 0.0

    def discard_value(self, card: object) -> float:
        """0 for every card."""
        del card
        return 0.0
