"""The player `random`: folds, bets, matches and drops at random, whatever it holds; for fuzzing.

It bets small amounts as often as large ones, and sometimes nearly all it has, so that games end.
"""

from __future__ import annotations

from random import Random

from engine.poker.hands.hand import MAX_DISCARDS, Hand
from engine.poker.players.base import BasePlayer


class RandomPlayer(BasePlayer):
    """Does anything that is allowed."""

    def __init__(self, name: str, seed: int = 0) -> None:
        """The seed determines all choices."""
        super().__init__(name)
        self._random = Random(seed)  # noqa: S311  # a game, no secret

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        """One time in five."""
        del hand, player_count, balance
        return self._random.random() < 0.2

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> float:
        """Nothing half the time, otherwise a share of its money, log-uniform from a thousandth to all."""
        del hand, player_count
        chance = self._random.random()
        return 0 if chance < 0.5 else max_bet * float(10 ** (-3 * self._random.random()))

    def discard_unwanted(self, hand: Hand) -> int:
        """Drop none to four cards, any of them."""
        count = self._random.randint(0, MAX_DISCARDS)
        return sum([hand.drop_card(card) for card in self._random.sample(hand.cards, count)])
