"""The player `tight`: folds below a pair, bets a tenth of its money with two pair or better.

It matches more than a tenth of its money only with two pair or better. Opponents can exploit that its bets
mean a good hand, and that its staying means a pair.
"""

from __future__ import annotations

from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.poker.players.base import BasePlayer
from engine.poker.players.simple_draw import drop_singles


class TightPlayer(BasePlayer):
    """Decides by the type of its hand alone."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """With less than a pair."""
        del player_count, balance
        return hand.determine_rank() < HandType.ONE_PAIR

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """A tenth with two pair or better."""
        del player_count
        return max_bet / 10 if hand.determine_rank() >= HandType.TWO_PAIR else 0

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """With a pair, up to a tenth of its money; with two pair or better, any bet."""
        del player_count
        hand_type = hand.determine_rank()
        return hand_type > HandType.ONE_PAIR or (hand_type == HandType.ONE_PAIR and 10 * bet <= balance)

    def discard_unwanted(self, hand: Hand) -> int:
        """Keep pairs and better."""
        return drop_singles(hand)
