"""A hand as a player sees it: a copy of its own, from which it may drop what it does not want."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards.card import Card, Rank
from engine.errors import NotAHand
from engine.poker.hands.card_names import name_of
from engine.poker.hands.hand_types import HandType
from engine.poker.hands.ranking import strength_of, type_of

MOST_DROPPED = 4

_WHEEL = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}


class Hand:
    """Up to five cards. Dropping changes this hand only, never the game's.

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
        """The cards that are held, in the order in which they came."""
        return self._cards

    @property
    def dropped(self) -> tuple[Card, ...]:
        """The cards that were dropped, in that order."""
        return self._dropped

    @property
    def strength(self) -> int:
        """What five cards are worth against five others, 0 to 7461; who has more, wins.

        Raises NotAHand unless five cards are held, all different.
        """
        return strength_of(self._cards)

    def determine_rank(self) -> HandType:
        """The type of the five cards; unknown if fewer are held.

        Raises NotAHand if one of five is held twice.
        """
        return type_of(strength_of(self._cards)) if len(self._cards) == 5 else HandType.UNKNOWN

    def drop_card(self, card: Card) -> bool:
        """Drop a card; whether that was done: the card must be held, and not four dropped before."""
        cards = self._cards
        kept = tuple([held for held in cards if held is not card])  # the usual case, and quicker than `==`
        if len(kept) == len(cards):
            kept = tuple([held for held in cards if held != card])
        if len(kept) == len(cards) or len(self._dropped) == MOST_DROPPED:
            return False
        self._cards = kept
        self._dropped += (card,)
        return True

    def in_order(self) -> tuple[Card, ...]:
        """The cards with the most significant first: groups, then ranks from high to low, spades to clubs.

        The ace is the highest, but the last of 5 4 3 2 A.
        """
        ranks = [card.rank for card in self._cards]
        lowest = 0 if set(ranks) == _WHEEL else 1

        def significance(card: Card) -> tuple[int, int, int]:
            return ranks.count(card.rank), (card.rank.place - lowest) % 13, card.suit.place

        return tuple(sorted(self._cards, key=significance, reverse=True))

    def __len__(self) -> int:
        """How many cards are held."""
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        """The cards that are held, in the order in which they came."""
        return iter(self._cards)

    def __str__(self) -> str:
        """The cards as the game prints them: {AD, KD, QD, JD, 10D}."""
        return f"{{{', '.join(map(name_of, self.in_order()))}}}"

    def __repr__(self) -> str:
        """What is held and what was dropped."""
        dropped = f", dropped {', '.join(map(name_of, self._dropped))}" if self._dropped else ""
        return f"<Hand {self}{dropped}>"
