"""Another world, which a viewer cannot tell from this one: the others hold other cards."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.games.seal import new_key
from engine.sevens.state import RoundStarted as StartedOfSevens
from engine.straights.events import CardDiscarded, RoundStarted


def other_world(
    state: Any, events: Iterable[Any], viewer: int | None, chance: Random
) -> tuple[Any, tuple[Any, ...]]:
    """A game of rows with another deal of the cards that the viewer does not see, and events of its round.

    A card that is seen by now stays.
    """
    others = [seat for number, seat in enumerate(state.seats) if number != viewer]
    hidden = cards_in([(seat.hand, seat.discards) for seat in others])
    swapped = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    deck = Deck(tuple(chance.sample(state.deck.order, 52)), 1)
    secret = {"key": new_key(chance.getrandbits)} if state.setup.key else {"seed": chance.getrandbits(31)}
    salt = {"salt": "00" * 16} if getattr(state.setup, "salt", "") else {}
    setup = replace(state.setup, **secret, **salt)
    told = tuple(
        with_cards(event, swapped)
        if isinstance(event, RoundStarted | StartedOfSevens)
        or (isinstance(event, CardDiscarded) and event.seat != viewer)
        else event
        for event in events
    )
    return replace(state, setup=setup, seats=with_cards(state.seats, swapped), deck=deck), told


def cards_in(value: Any) -> list[Card]:
    """All cards of a value."""
    if isinstance(value, Card):
        return [value]
    if is_dataclass(value):
        value = [getattr(value, field.name) for field in fields(value)]
    return [card for each in value for card in cards_in(each)] if isinstance(value, tuple | list) else []


def with_cards(value: Any, swapped: dict[Card, Card]) -> Any:
    """The value with other cards."""
    if isinstance(value, Card):
        return swapped.get(value, value)
    if isinstance(value, tuple):
        return tuple(with_cards(each, swapped) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        values = {field.name: with_cards(getattr(value, field.name), swapped) for field in fields(value)}
        return type(value)(**values)
    return value
