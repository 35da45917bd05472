"""The likelihood of a finished round under each model; its discards are turned over.

The types of the compiled form stand in likelihood.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from engine.straights.playouts.models import Models

SeatMove = tuple[int, bool, int, tuple[int, ...]]
"""A seat's move: the card as a bit, whether it was put down, the cards that fitted, how far the runs went."""


class Likelihood:
    """Computes how likely a model plays the moves that were seen."""

    def __init__(self, players: Models, noise: float) -> None:
        """For these models; with probability `noise`, above 0, each plays any card."""
        self._players = players
        self._noise = noise
        self._reach = [0] * 8
        self._before = [0] * 52

    def log_likelihood(self, moves: Sequence[SeatMove], model: int) -> float:
        """The logarithm of the likelihood of all moves of a seat in a round."""
        hand = dead = 0
        for move in moves:
            hand |= move[0]
        for place in range(52):
            self._before[place] = 0
        total = 0.0
        for move in moves:
            card, among = move[0], hand & move[2]
            if move[1]:
                for side in range(8):
                    self._reach[side] = move[3][side]
                total += log(self.discard_chance(hand, dead, card, model))
                among = hand
                dead |= card
            else:
                chance = self._players.play_chance(hand, dead, among, card, model, self._before, self._noise)
                total += log(chance)
            self._players.follow(among & ~card, card, self._before, model)
            hand ^= card
        return total

    def discard_chance(self, hand: int, dead: int, card: int, model: int) -> float:
        """The probability that the model discards the card."""
        total = self._players.add_sides(hand, dead, model, self._reach, 0)
        weight = self._players.discard_weight(hand, dead, card, model, self._reach, 0)
        count = 0
        while hand:
            hand &= hand - 1
            count += 1
        return (1.0 - self._noise) * weight / total + self._noise / count
