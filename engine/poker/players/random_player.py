"""`random`: folds, bets, matches and drops by chance, whatever it holds: it finds what nobody thought of.

It bets small sums as often as large ones, now and then all that it has, so that games end.
"""

from __future__ import annotations

from random import Random

from engine.poker.hands.hand import MOST_DROPPED, Hand
from engine.poker.players.base import Named


class AtRandom(Named):
    """Does anything that is allowed."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """A player whose choices follow from the seed."""
        super().__init__(name)
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """Once in five times."""
        del hand, player_count, balance
        return self._random.random() < 0.2

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """Half the time nothing, else a share of the money that is as likely small as large."""
        del hand, player_count
        chance = self._random.random()
        return 0 if chance < 0.5 else max_bet * float(10 ** (-3 * self._random.random()))

    def discard_unwanted(self, hand: Hand) -> int:
        """None to four cards, any of them."""
        count = self._random.randint(0, MOST_DROPPED)
        return sum([hand.drop_card(card) for card in self._random.sample(hand.cards, count)])
