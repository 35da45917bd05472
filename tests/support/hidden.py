"""Another world, which a viewer cannot tell from this one: the others hold other cards."""

from collections.abc import Iterable
from random import Random

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.fast_dataclass import replace
from engine.straights.events import CardDiscarded, Event, RoundStarted
from engine.straights.state import GameState


def other_world(
    state: GameState, events: Iterable[Event], viewer: int | None, chance: Random
) -> tuple[GameState, tuple[Event, ...]]:
    """A game with another deal of the cards that the viewer does not see, and the events of its round."""
    others = [seat for number, seat in enumerate(state.seats) if number != viewer]
    hidden = [card for seat in others for card in (*seat.hand, *seat.discards)]
    shuffled = chance.sample(hidden, len(hidden))
    swapped: dict[Card, Card] = dict(zip(hidden, shuffled, strict=True))
    seats = tuple(
        seat
        if number == viewer
        else replace(
            seat,
            hand=tuple(swapped[card] for card in seat.hand),
            discards=tuple(swapped[card] for card in seat.discards),
        )
        for number, seat in enumerate(state.seats)
    )
    order = tuple(chance.sample(state.deck.order, 52))
    setup = state.setup
    if not setup.key:
        setup = replace(setup, seed=chance.getrandbits(31), salt=setup.salt and "00" * 16)
    other = replace(state, setup=setup, seats=seats, deck=Deck(order, 1))
    return other, tuple(_swapped(event, viewer, swapped) for event in events)


def _swapped(event: Event, viewer: int | None, swapped: dict[Card, Card]) -> Event:
    """The event with other cards of others; a card that is seen by now stays."""
    if isinstance(event, RoundStarted):
        hands = tuple(
            hand if seat == viewer else tuple(swapped.get(card, card) for card in hand or ())
            for seat, hand in enumerate(event.hands)
        )
        return replace(event, hands=hands)
    if isinstance(event, CardDiscarded) and event.seat != viewer and event.card is not None:
        return replace(event, card=swapped.get(event.card, event.card))
    return event
