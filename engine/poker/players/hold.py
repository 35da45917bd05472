"""The player `hold`: never folds, never bets, and matches every bet (a calling station).

It measures how much others win with a good hand; it cannot be bluffed.
"""

from __future__ import annotations

from engine.poker.hands.hand import Hand
from engine.poker.players.base import BasePlayer
from engine.poker.players.simple_draw import drop_singles


class HoldPlayer(BasePlayer):
    """Stays in every round to its end."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Never."""
        del hand, player_count, balance
        return False

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> int:
        """Nothing."""
        del hand, player_count, max_bet
        return 0

    def discard_unwanted(self, hand: Hand) -> int:
        """Keep pairs and better."""
        return drop_singles(hand)
