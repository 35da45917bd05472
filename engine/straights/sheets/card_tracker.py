"""Where each card is, or who can hold it, as far as a player may know."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import CARDS, Card
from engine.protocol.sheet import CardGrid, CardMark, Place
from engine.straights.observation import Observation
from engine.straights.text.table import tracked_card
from engine.text.sentence import sentence


def card_grid(observation: Observation) -> CardGrid:
    """Track all cards from what the observer may know."""
    from engine.straights.advice.inference import possible_holders  # noqa: PLC0415  # loads tables of bits

    count = len(observation.seats)
    first = 0 if observation.seat is None else observation.seat + 1
    seats = [(first + place) % count for place in range(count)]
    others = [seat for seat in seats if seat != observation.seat]
    names = [observation.seats[seat].name for seat in others]
    letters, holders = _letters(others, names), possible_holders(observation)

    def mark(card: Card) -> CardMark:
        can_hold = [seat in holders.get(card, ()) for seat in others]
        place = "held" if any(can_hold) else _place(card, observation, is_seen=card not in holders)
        marks = [letter if can else "" for letter, can in zip(letters, can_hold, strict=True)]
        barred = [name for name, can in zip(names, can_hold, strict=True) if not can]
        return CardMark(tracked_card(card, place, barred), place, tuple(marks) if place == "held" else ())

    legend = (
        *(
            CardMark(sentence("CardTrackerLegend", "{name} may hold it", name=name), "held", (letter,))
            for name, letter in zip(names, letters, strict=True)
        ),
        *_places(has_viewer=observation.seat is not None),
    )
    return CardGrid(sentence("CardTrackerGrid", "Who can hold each card"), tuple(map(mark, CARDS)), legend)


def _place(card: Card, observation: Observation, *, is_seen: bool) -> Place:
    if not is_seen:
        return "nowhere"
    if card in observation.hand:
        return "in_hand"
    return "put_down" if card in observation.discards else "on_table"


def _letters(seats: Sequence[int], names: Sequence[str]) -> Sequence[str]:
    """A letter per player: the initial of the name, or the seat number if initials are equal."""
    letters = [name.strip()[:1].upper() for name in names]
    return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in seats]


def _places(*, has_viewer: bool) -> tuple[CardMark, ...]:
    own = (
        CardMark(sentence("CardTrackerLegend", "in your hand"), "in_hand"),
        CardMark(sentence("CardTrackerLegend", "discarded by you"), "put_down"),
    )
    return (
        CardMark(sentence("CardTrackerLegend", "can’t hold it"), "held", ("",)),
        CardMark(sentence("CardTrackerLegend", "on the table"), "on_table"),
        *(own if has_viewer else ()),
        CardMark(sentence("CardTrackerLegend", "certainly face down"), "nowhere"),
    )
