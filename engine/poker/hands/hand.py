"""A hand as given to players: a copy from which they can drop cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards.card import Card, Rank
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import name_of
from engine.poker.hands.hand_types import FLUSHES, HandType
from engine.poker.hands.ranking import strength_of, type_of

MAX_DISCARDS = 4

_WHEEL = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}


class Hand:
    """Up to five cards. Dropping changes this copy, never the game.

    >>> from engine.poker.hands.card_names import card_named, cards_named
    >>> hand = Hand(cards_named("8D 8S 2C 9H 9S"))
    >>> print(hand, hand.determine_rank().name)
    {9S, 9H, 8S, 8D, 2C} TWO_PAIR
    >>> hand.drop_card(card_named("2C")), hand.drop_card(card_named("3C"))
    (True, False)
    >>> print(hand, len(hand), hand.determine_rank().name)
    {9S, 9H, 8S, 8D} 4 UNKNOWN
    """

    __slots__ = ("_cards", "_dropped")

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """A hand of these cards. Raises NotAHand if they are more than five."""
        self._cards = tuple(cards)
        self._dropped: tuple[Card, ...] = ()
        if len(self._cards) > 5:
            raise NotAHand(f"a hand has five cards at most, not {len(self._cards)}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards held, in the order in which they were dealt or drawn."""
        return self._cards

    @property
    def dropped(self) -> tuple[Card, ...]:
        """The dropped cards, in the order in which they were dropped."""
        return self._dropped

    @property
    def strength(self) -> int:
        """The strength of five cards, 0 to 7461; the stronger hand wins, equal ones tie.

        Raises NotAHand unless five cards are held, all different.
        """
        return strength_of(self._cards)

    def determine_rank(self) -> HandType:
        """The type of the hand; UNKNOWN for fewer than five cards.

        Raises NotAHand if a card is held twice.
        """
        return type_of(strength_of(self._cards)) if len(self._cards) == 5 else HandType.UNKNOWN

    def drop_card(self, card: Card) -> bool:
        """Drop a card that is held, at most four in all, and return whether that was possible."""
        cards = self._cards
        kept = tuple([held for held in cards if held is not card])  # the usual case, and faster than `==`
        if len(kept) == len(cards):
            kept = tuple([held for held in cards if held != card])
        if len(kept) == len(cards) or len(self._dropped) == MAX_DISCARDS:
            return False
        self._cards = kept
        self._dropped += (card,)
        return True

    def in_order(self) -> tuple[Card, ...]:
        """The cards, most significant first: by size of their group, then rank, then suit from spades down.

        The ace ranks highest, except in 5 4 3 2 A.
        """
        ranks = [card.rank for card in self._cards]
        lowest = 0 if set(ranks) == _WHEEL else 1

        def significance(card: Card) -> tuple[int, int, int]:
            return ranks.count(card.rank), (card.rank.index - lowest) % 13, card.suit.index

        return tuple(sorted(self._cards, key=significance, reverse=True))

    def deciding(self) -> tuple[Card, ...]:
        """The cards that make the type of five: its groups, the highest card alone, or all of them.

        >>> from engine.poker.hands.card_names import cards_named
        >>> [len(Hand(cards_named(each)).deciding()) for each in ("8D 8S 2C 9H 9S", "8D 7S 2C 9H KS")]
        [4, 1]
        """
        ordered, ranks = self.in_order(), [card.rank for card in self._cards]
        if self.determine_rank() in (*FLUSHES, HandType.STRAIGHT):
            return ordered
        return tuple([card for card in ordered if ranks.count(card.rank) > 1]) or ordered[:1]

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        """The cards held, in the order in which they were dealt or drawn."""
        return iter(self._cards)

    def __str__(self) -> str:
        """The cards as the game prints them: {AD, KD, QD, JD, 10D}."""
        return f"{{{', '.join(map(name_of, self.in_order()))}}}"

    def __repr__(self) -> str:
        dropped = f", dropped {', '.join(map(name_of, self._dropped))}" if self._dropped else ""
        return f"<Hand {self}{dropped}>"
