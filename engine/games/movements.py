"""What movements do to piles, and the movements from one moment of a game to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.table import Movement, Pile


def piles_after(piles: Iterable[Pile], movements: Iterable[Movement]) -> tuple[Pile, ...]:
    """The piles after movements, so that no message has them."""
    found = {pile.place: pile for pile in piles}
    for way in movements:
        if way.begin:
            begin = found[way.begin]
            cards = _without(begin.cards, way.cards)
            found[way.begin] = replace(begin, cards=cards, amount=begin.amount - way.amount)
        if way.end:
            end = found[way.end]
            cards = (*end.cards, *((None,) * len(way.cards) if end.is_blind else way.cards))
            if end.slots:
                cards = tuple(sorted(cards, key=end.slots.index))
            found[way.end] = replace(end, cards=cards, amount=end.amount + way.amount)
    return tuple(found.values())


def between(before: Sequence[Movement], after: Sequence[Movement]) -> tuple[Movement, ...]:
    """The movements of a jump, as at undo: back to where two histories part, then on.

    Each is what had moved until then, since any deal before both; one may know cards that the other does
    not. Two tables alone do not tell from whose hand a card came.
    """
    pairs = enumerate(zip(before, after, strict=False))
    common = next((at for at, pair in pairs if not _may_be_same(*pair)), min(len(before), len(after)))
    back = (Movement(way.end, way.begin, way.cards, way.amount) for way in reversed(before[common:]))
    return (*back, *after[common:])


def _may_be_same(one: Movement, other: Movement) -> bool:
    pairs = zip(one.cards, other.cards, strict=False)
    first, second = ((way.begin, way.end, len(way.cards), way.amount) for way in (one, other))
    return first == second and all(None in pair or pair[0] == pair[1] for pair in pairs)


def _without(cards: tuple[Card | None, ...], gone: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """A card that was hidden, and is known now, was one of those that lay there unknown."""
    left = list(cards)
    for card in gone:
        left.remove(card if card in left else None)
    return tuple(left)
