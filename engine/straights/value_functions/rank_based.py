"""Value functions that go by rank alone."""

from __future__ import annotations

from engine.straights.playouts.card_features import CardFeatures


class Lowest:
    """Plays its lowest card and puts down its highest."""

    def play_value(self, card: CardFeatures) -> float:
        """The lower the better; both sides of a seven count, so that it stands between 6 and 8."""
        return -_rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """The higher the better."""
        return float(card.points)


class Highest:
    """Plays its highest card and puts down its lowest."""

    def play_value(self, card: CardFeatures) -> float:
        """The higher the better; both sides of a seven count, so that it stands between 6 and 8."""
        return _rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """The lower the better."""
        return -float(card.points)


def _rank(card: CardFeatures) -> float:
    """The rank of a card, half of it for each side of a seven."""
    return card.points / 2 if card.is_seven else float(card.points)
