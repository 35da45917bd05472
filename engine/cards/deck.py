"""A shuffled deck, and what its next shuffle follows from: a generator, or a secret key and a number."""

from __future__ import annotations

from engine.cards.card import CARDS, Card
from engine.cards.shuffle import seeded, shuffled
from engine.fast_dataclass import TYPE_CHECKING, dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Deck:
    """All 52 cards in an order.

    Attributes:
        generator: its state for the next shuffle; with a key, the number of shuffles until now.
        key: "" if the generator shuffles.
    """

    order: tuple[Card, ...]
    generator: int
    key: str = ""

    @staticmethod
    def unshuffled(seed: int, key: str = "") -> Deck:
        """The deck before the first shuffle of a game."""
        return Deck(CARDS, 0 if key else seeded(seed), key)

    def shuffled(self) -> Deck:
        """The deck of the next round: this one, shuffled again.

        >>> print(*Deck.unshuffled(0).shuffled().order[:5])
        9H 3H KH 7C 3S
        """
        return Deck(*self.mixed(CARDS if self.key else self.order), self.key)

    def mixed(self, cards: Sequence[Card]) -> tuple[tuple[Card, ...], int]:
        """These cards shuffled, and the next deck's `generator`."""
        if not self.key:
            return shuffled(cards, self.generator)
        from engine.cards.keyed_shuffle import shuffled_by_key  # noqa: PLC0415  # the console deals by a seed

        number = self.generator + 1
        return shuffled_by_key(cards, bytes.fromhex(self.key), number), number

    def reseeded(self, seed: int) -> Deck:
        """The same order with the generator set back to the seed."""
        return Deck(self.order, seeded(seed))

    def hands(self, players: int) -> tuple[tuple[Card, ...], ...]:
        """The deck dealt in blocks: the first cards to the first player, and so on."""
        share = len(self.order) // players
        return tuple(self.order[share * player : share * (player + 1)] for player in range(players))
