"""`hold`: never folds and never bets, and pays whatever the others ask.

The measure of how much others get out of a good hand; nobody can bluff it.
"""

from __future__ import annotations

from engine.poker.hands.hand import Hand
from engine.poker.players.base import Named
from engine.poker.players.simple_draw import drop_singles


class Hold(Named):
    """Stays to the end of every round."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Never."""
        del hand, player_count, balance
        return False

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> int:
        """Nothing."""
        del hand, player_count, max_bet
        return 0

    def discard_unwanted(self, hand: Hand) -> int:
        """Keep what is of one rank."""
        return drop_singles(hand)
