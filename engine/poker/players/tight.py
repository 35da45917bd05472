"""`tight`: folds below a pair, bets a tenth of its money with two pair, matches more with that alone.

So a bet of its own means a good hand, and its staying means a pair: who notices can use both.
"""

from __future__ import annotations

from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.poker.players.base import Named
from engine.poker.players.simple_draw import drop_singles


class Tight(Named):
    """Plays what it was dealt, and nothing else."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Leave with less than a pair."""
        del player_count, balance
        return hand.determine_rank() < HandType.ONE_PAIR

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """Bet a tenth with two pair or better."""
        del player_count
        return max_bet / 10 if hand.determine_rank() >= HandType.TWO_PAIR else 0

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        """With a pair up to a tenth of its money, with two pair or better anything."""
        del player_count
        hand_type = hand.determine_rank()
        return hand_type > HandType.ONE_PAIR or (hand_type == HandType.ONE_PAIR and 10 * bet <= balance)

    def discard_unwanted(self, hand: Hand) -> int:
        """Keep what is of one rank."""
        return drop_singles(hand)
