"""All cards equal: the model of an unknown player."""

from __future__ import annotations


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
