"""A shuffled deck with the state of its generator, from which the next round's deck follows."""

from __future__ import annotations

from engine.cards.card import CARDS, Card
from engine.cards.shuffle import seeded, shuffled
from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Deck:
    """All 52 cards in an order, and the state of the generator for the next shuffle (0: no generator)."""

    order: tuple[Card, ...]
    generator: int

    @staticmethod
    def unshuffled(seed: int) -> Deck:
        """The deck before the first shuffle of a game."""
        return Deck(CARDS, seeded(seed))

    @staticmethod
    def from_key(key: bytes, number: int) -> Deck:
        """The deck of a round in a game dealt from a secret key; it has no generator."""
        from engine.cards.keyed_shuffle import shuffled_by_key  # noqa: PLC0415  # the console deals by a seed

        return Deck(shuffled_by_key(CARDS, key, number), 0)

    def shuffled(self) -> Deck:
        """The deck of the next round: this one, shuffled again.

        >>> print(*Deck.unshuffled(0).shuffled().order[:5])
        9H 3H KH 7C 3S
        """
        return Deck(*shuffled(self.order, self.generator))

    def reseeded(self, seed: int) -> Deck:
        """The same order with the generator set back to the seed."""
        return Deck(self.order, seeded(seed))

    def hands(self, players: int) -> tuple[tuple[Card, ...], ...]:
        """The deck dealt in blocks: the first cards to the first player, and so on."""
        share = len(self.order) // players
        return tuple(self.order[share * player : share * (player + 1)] for player in range(players))
