"""Who can hold what: all that follows from the public moves and the cards that the looker sees.

Who puts a card down held none of the cards that fitted at that moment. So such a card is in this seat's hand
no more; it may lie among what the seat put down earlier, though, while it did not fit yet. Hands and piles
have known sizes. A seat can hold a card if and only if some way to lay all unseen cards into hands and piles
keeps all of this; that is a question about perfect matchings (Berge 1957: a place is possible for a card if
an alternating path leads from it back), and answered exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.playouts.bits import AFTER, ALL, DECK, LEAD, MODULUS, bit, bits, card_of


@dataclass(frozen=True, slots=True)
class HiddenPile:
    """Where an unseen card may be: a seat's hand, or one of the places of its pile.

    Attributes:
        seat: whose place it is.
        is_hand: whether it is the hand; else it is one discard.
        size: how many cards it holds.
        excluded: the cards that cannot be there, as bits.
    """

    seat: int
    is_hand: bool
    size: int
    excluded: int


def possible_holders(observation: Observation) -> dict[Card, frozenset[int]]:
    """For each card that the looker does not see: the seats that can have it in hand; none if it is put down.

    The looker's own cards are known to it and not among these; a spectator sees no hand.
    """
    unseen = unseen_cards(observation)
    places = places_of(observation)
    cards = [card for card in DECK if card & unseen]
    where = filled(cards, places)
    reachable = _closure(cards, places, where)
    holders: dict[Card, frozenset[int]] = {}
    for number, card in enumerate(cards):
        seats = set()
        for place, each in enumerate(places):
            if each.is_hand and each.size and not card & each.excluded:
                inside = (other for other in range(len(cards)) if where[other] == place)
                if any(reachable[other] >> number & 1 for other in inside):
                    seats.add(each.seat)
        holders[card_of(card)] = frozenset(seats)
    return holders


def unseen_cards(observation: Observation) -> int:
    """The cards that are neither on the table nor the looker's own, as bits."""
    return ALL ^ bits((*observation.table.cards(), *observation.hand, *observation.discards))


def places_of(observation: Observation) -> list[HiddenPile]:
    """Where unseen cards can be, the piles in the order in which they were made."""
    opened = LEAD
    excluded = [0] * len(observation.seats)
    places: list[HiddenPile] = []
    for move in observation.moves:
        if move.card is not None:
            opened ^= AFTER[bit(move.card) % MODULUS]
            continue
        excluded[move.seat] |= opened
        if move.seat != observation.seat:
            places.append(HiddenPile(move.seat, is_hand=False, size=1, excluded=excluded[move.seat]))
    for seat, view in enumerate(observation.seats):
        if seat != observation.seat:
            places.append(HiddenPile(seat, is_hand=True, size=view.cards_left, excluded=excluded[seat]))
    return places


def filled(cards: Sequence[int], places: Sequence[HiddenPile]) -> list[int]:
    """One way to lay all cards into the places: for each card the number of its place."""
    where = [-1] * len(cards)
    free = [place.size for place in places]
    for number in range(len(cards)):
        is_laid = _lay(number, cards, places, where, free, set())
        assert is_laid  # the true cards are one way
    return where


def _lay(
    number: int,
    cards: Sequence[int],
    places: Sequence[HiddenPile],
    where: list[int],
    free: list[int],
    tried: set[int],
) -> bool:
    """Find a place for a card, moving others where it must be (Kuhn's augmenting paths); fills `where`."""
    for place, each in enumerate(places):
        if place in tried or cards[number] & each.excluded:
            continue
        tried.add(place)
        if free[place]:
            free[place] -= 1
            where[number] = place
            return True
        for other in [other for other, held in enumerate(where) if held == place]:
            if _lay(other, cards, places, where, free, tried):
                where[number] = place
                return True
    return False


def _closure(cards: Sequence[int], places: Sequence[HiddenPile], where: Sequence[int]) -> list[int]:
    """For each card those, as a number of bits by their order, to whose places a chain of moves leads it.

    A card can follow a chain where each goes into the next one's place and the last into the first's: so a
    card is possible in a place if a card that is there reaches it.
    """
    reachable = []
    for number, card in enumerate(cards):
        follows = 1 << number
        for other, place in enumerate(where):
            if not card & places[place].excluded:
                follows |= 1 << other
        reachable.append(follows)
    for middle, through in enumerate(reachable):
        for number, follows in enumerate(reachable):
            if follows >> middle & 1:
                reachable[number] = follows | through
    return reachable
