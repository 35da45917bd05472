"""What lies on the table, and what an event moves; the piles are what the events of the hand have moved."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.movements import piles_after
from engine.games.table import Form, Movement, Pile
from engine.poker.game import events
from engine.poker.game.setup import HAND_SIZE
from engine.poker.table import text
from engine.poker.table.values import BetsCollected, Observation, TableCleared, TableEvent

MUCK = "muck"
_HIDDEN = (None,) * HAND_SIZE


def hand_of(seat: int) -> str:
    """The place of a hand."""
    return f"hand.{seat}"


def piles(seen: Observation) -> tuple[Pile, ...]:
    """Hands, purses, bets and shown hands of the seats; the pots, as many as there can be; the muck."""
    balances = next(event.balances for event in seen.events if isinstance(event, events.RoundStarted))
    found = [Pile(MUCK, Form.STACK, is_open=False, is_blind=True, label=text.MUCK)]
    labels = (text.POT, *[text.SIDE_POT] * (len(balances) - 2))
    found += [Pile(f"pot.{pot}", Form.CHIPS, label=label) for pot, label in enumerate(labels)]
    for seat, balance in enumerate(balances):
        found += (
            Pile(hand_of(seat), Form.FAN, seat=seat, is_blind=seat != seen.seat),
            Pile(f"shown.{seat}", Form.SPREAD, seat=seat),
            Pile(f"bet.{seat}", Form.CHIPS, seat=seat, label=text.BET),
            Pile(f"chips.{seat}", Form.CHIPS, seat=seat, is_open=False, amount=balance),
        )
    history = [event for event in seen.events if not isinstance(event, TableCleared)]
    return piles_after(found, [way for event in history for way in movements(event)])


def movements(event: TableEvent) -> Iterator[Movement]:
    """What an event moves, as far as its reader knows it."""
    match event:
        case TableCleared():
            yield from _away(event)
        case events.AntePaid() | events.BetPlaced() | events.BetMatched():
            yield Movement(f"chips.{event.seat}", f"bet.{event.seat}", amount=event.cents)
        case BetsCollected():
            yield from _to_pots(event)
        case events.HandsDealt():
            for seat, hand in enumerate(event.hands):
                if hand != ():
                    yield Movement("", hand_of(seat), hand or _HIDDEN)
        case events.CardsDrawn(count=count) if count:
            hidden = (None,) * count
            yield Movement(hand_of(event.seat), MUCK, event.dropped or hidden)
            if event.renewed:
                yield Movement(MUCK, "", (None,) * event.renewed)
            yield Movement("", hand_of(event.seat), event.drawn or hidden)
        case events.Folded():
            yield Movement(hand_of(event.seat), MUCK, event.cards or _HIDDEN)
        case events.MoneyReturned():
            yield Movement(f"bet.{event.seat}", f"chips.{event.seat}", amount=event.cents)
        case events.HandsShown():
            for seat, hand in enumerate(event.hands):
                if hand:
                    yield Movement(hand_of(seat), f"shown.{seat}", hand)
        case events.PotWon():
            yield Movement(f"pot.{event.pot}", f"chips.{event.seat}", amount=event.cents)
        case _:
            pass


def _away(cleared: TableCleared) -> Iterator[Movement]:
    place = "shown" if cleared.is_shown else "hand"
    for seat, hand in enumerate(cleared.hands):
        if hand != ():
            yield Movement(f"{place}.{seat}", "", hand or _HIDDEN)
    if cleared.mucked:
        yield Movement(MUCK, "", (None,) * cleared.mucked)


def _to_pots(collected: BetsCollected) -> Iterator[Movement]:
    """Bets, and pots that are smaller now, fill those that are larger, each from the first on."""
    after = [pot.cents for pot in collected.pots]
    before = [*collected.before, *[0] * len(after)]
    after += [0] * (len(before) - len(after))
    changes = [(f"pot.{pot}", new - old) for pot, (old, new) in enumerate(zip(before, after, strict=True))]
    sources = [(place, -change) for place, change in changes if change < 0]
    sources += [(f"bet.{seat}", bet) for seat, bet in enumerate(collected.bets) if bet]
    missing = [change for change in changes if change[1] > 0]
    while missing:
        (source, left), (place, wanted) = sources.pop(0), missing.pop(0)
        paid = min(left, wanted)
        yield Movement(source, place, amount=paid)
        if paid < left:
            sources.insert(0, (source, left - paid))
        if paid < wanted:
            missing.insert(0, (place, wanted - paid))
