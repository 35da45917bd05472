"""Possible holders of cards: all that follows from the public moves and the cards that the observer sees.

A seat that discards holds none of the cards that fit at that moment: they are not in its hand from then on,
but one of them may be an earlier discard, made before it fitted. The sizes of hands and discards are known.
A seat can hold a card if and only if some assignment of all unseen cards to hands and discards satisfies all
of this. That is a problem of perfect matchings (Berge 1957: a card can be in a pile if an alternating path
leads back from the pile), and it is solved exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.playouts.bits import AFTER, ALL, DECK, LEAD, MODULUS, bit, bits, card_of


@dataclass(frozen=True, slots=True)
class HiddenPile:
    """A pile of unseen cards: a seat's hand, or one of its discards.

    Attributes:
        is_hand: whether it is a hand; otherwise it is one discard.
        size: the number of its cards.
        excluded: the cards that cannot be there, as bits.
    """

    seat: int
    is_hand: bool
    size: int
    excluded: int


def possible_holders(observation: Observation) -> dict[Card, frozenset[int]]:
    """The seats that can hold each card that the observer does not see; empty if the card must be a discard.

    The observer's own cards are not included; a spectator sees no hand.
    """
    unseen = unseen_cards(observation)
    piles = hidden_piles(observation)
    cards = [card for card in DECK if card & unseen]
    where = assign(cards, piles)
    reachable = _closure(cards, piles, where)
    holders: dict[Card, frozenset[int]] = {}
    for number, card in enumerate(cards):
        seats = set()
        for pile, each in enumerate(piles):
            if each.is_hand and each.size and not card & each.excluded:
                inside = (other for other in range(len(cards)) if where[other] == pile)
                if any(reachable[other] >> number & 1 for other in inside):
                    seats.add(each.seat)
        holders[card_of(card)] = frozenset(seats)
    return holders


def unseen_cards(observation: Observation) -> int:
    """The cards that are neither on the table nor in the observer's hand or discards, as bits."""
    return ALL ^ bits((*observation.table.cards(), *observation.hand, *observation.discards))


def hidden_piles(observation: Observation) -> list[HiddenPile]:
    """The piles of unseen cards: the discards in order of play, then the hands."""
    opened = LEAD
    excluded = [0] * len(observation.seats)
    piles: list[HiddenPile] = []
    for move in observation.moves:
        if move.card is not None:
            opened ^= AFTER[bit(move.card) % MODULUS]
            continue
        excluded[move.seat] |= opened
        if move.seat != observation.seat:
            piles.append(HiddenPile(move.seat, is_hand=False, size=1, excluded=excluded[move.seat]))
    for seat, view in enumerate(observation.seats):
        if seat != observation.seat:
            piles.append(HiddenPile(seat, is_hand=True, size=view.cards_left, excluded=excluded[seat]))
    return piles


def assign(cards: Sequence[int], piles: Sequence[HiddenPile]) -> list[int]:
    """An assignment of all cards to the piles: the number of the pile of each card."""
    where = [-1] * len(cards)
    free = [pile.size for pile in piles]
    for number in range(len(cards)):
        is_assigned = _augment(number, cards, piles, where, free, set())
        assert is_assigned  # the true deal is one assignment
    return where


def _augment(
    number: int,
    cards: Sequence[int],
    piles: Sequence[HiddenPile],
    where: list[int],
    free: list[int],
    tried: set[int],
) -> bool:
    """Find a pile for a card, moving others if needed (Kuhn's augmenting paths); fills `where`."""
    for pile, each in enumerate(piles):
        if pile in tried or cards[number] & each.excluded:
            continue
        tried.add(pile)
        if free[pile]:
            free[pile] -= 1
            where[number] = pile
            return True
        for other in [other for other, held in enumerate(where) if held == pile]:
            if _augment(other, cards, piles, where, free, tried):
                where[number] = pile
                return True
    return False


def _closure(cards: Sequence[int], piles: Sequence[HiddenPile], where: Sequence[int]) -> list[int]:
    """For each card, the cards to whose piles a chain of exchanges can move it, as bits by number.

    In a chain each card moves to the next one's pile and the last to the first's: a card is possible in a
    pile if a card of that pile reaches it.
    """
    reachable = []
    for number, card in enumerate(cards):
        follows = 1 << number
        for other, pile in enumerate(where):
            if not card & piles[pile].excluded:
                follows |= 1 << other
        reachable.append(follows)
    for middle, through in enumerate(reachable):
        for number, follows in enumerate(reachable):
            if follows >> middle & 1:
                reachable[number] = follows | through
    return reachable
