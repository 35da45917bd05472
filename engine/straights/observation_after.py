"""Updates an observation from events, for clients without the state of the game.

The host sends events, the seat on turn and the legal plays; the rest is computed here, so that no message
contains the whole game. The result equals what `projection.observe` gives for the host's state.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.fast_dataclass import assert_never, replace
from engine.straights import events
from engine.straights.observation import Observation, SeatView, Step
from engine.straights.record import Move
from engine.straights.rules import points
from engine.straights.setup import CARDS_OF_A_HAND
from engine.straights.table import Table


def steps(before: Observation, events: Iterable[events.Event], after: Observation) -> tuple[Step, ...]:
    """The events from one observation to another, each with the observation after it.

    Only after the last event are the turn and the legal plays known; until then they are those of before.
    """
    told, found = tuple(events), []
    for event in told[:-1]:
        before = observation_after(before, event)
        found.append(Step(event, before))
    return (*found, *(Step(event, after) for event in told[-1:]))


def observation_after(now: Observation, event: events.Event) -> Observation:
    """The observation after an event, as it was redacted for the seat.

    The seat on turn and the legal plays stay those of before.
    """
    match event:
        case events.RoundStarted():
            return _after_deal(now, event)
        case events.CardPlayed():
            seats = _with_seat(now, event.seat, cards_left=now.seats[event.seat].cards_left - 1)
            moves = (*now.moves, Move(event.seat, event.card))
            hand = _without(now.hand, event.card)
            return replace(now, seats=seats, moves=moves, hand=hand, table=now.table.with_card(event.card))
        case events.CardDiscarded():
            return _after_discard(now, event)
        case events.SeatChanged():
            return replace(now, seats=_with_seat(now, event.seat, player=event.now))
        case events.RoundEnded():
            seats = tuple(
                replace(view, score=score) for view, score in zip(now.seats, event.result.scores, strict=True)
            )
            result = replace(event.result, moves=now.moves)  # messages omit the moves of finished rounds
            return replace(now, seats=seats, results=(*now.results, result))
        case events.GameEnded():
            return replace(now, winners=event.winners)
        case events.DeckShown() | events.TableLeft():
            return now
        case _:
            return assert_never(event)


def _after_deal(now: Observation, event: events.RoundStarted) -> Observation:
    dealt = event.hands[now.seat] if now.seat is not None else None
    hand = dealt or ()
    seats = tuple(
        replace(
            view,
            cards_left=CARDS_OF_A_HAND,
            discard_count=0,
            round_points=0 if seat == now.seat else None,
        )
        for seat, view in enumerate(now.seats)
    )
    return replace(now, number=event.number, hand=hand, discards=(), table=Table(), moves=(), seats=seats)


def _after_discard(now: Observation, event: events.CardDiscarded) -> Observation:
    view = now.seats[event.seat]
    changes: dict[str, object] = {"cards_left": view.cards_left - 1, "discard_count": view.discard_count + 1}
    moves = (*now.moves, Move(event.seat, None))
    if event.seat != now.seat or event.card is None:
        return replace(now, seats=_with_seat(now, event.seat, **changes), moves=moves)
    discards = (*now.discards, event.card)
    changes["round_points"] = points(discards)
    seats = _with_seat(now, event.seat, **changes)
    return replace(now, seats=seats, moves=moves, discards=discards, hand=_without(now.hand, event.card))


def _with_seat(now: Observation, seat: int, **changes: object) -> tuple[SeatView, ...]:
    changed = replace(now.seats[seat], **changes)  # type: ignore[arg-type]  # fields by name
    return (*now.seats[:seat], changed, *now.seats[seat + 1 :])


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(each for each in hand if each != card)
