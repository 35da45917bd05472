"""A game at a table, as pure functions: the rules of `engine.poker.game`, who plays, and what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards.card import Card
from engine.errors import NotYourTurn
from engine.fast_dataclass import replace
from engine.poker.game import events, projection, transitions
from engine.poker.game.commands import Deal
from engine.poker.game.pots import pots_of, uncalled
from engine.poker.game.state import Phase
from engine.poker.game.stock import without
from engine.poker.table import values

Step = tuple[values.TableState, values.Events]
_BETTING = (Phase.FIRST_BETS, Phase.FINAL_BETS)


def start(setup: values.TableSetup) -> Step:
    """The table after the first deal."""
    return apply(values.TableState(transitions.start(setup.setup), setup.players), Deal(1))


def apply(state: values.TableState, action: values.Action) -> Step:
    """Apply an action; raises a Refusal."""
    if isinstance(action, values.SetPlayer):
        return _with_player(state, action)
    game, happened = transitions.apply(state.game, action)
    before: values.Events = state.events
    told: list[values.TableEvent] = []
    if isinstance(action, Deal):
        told.append(_cleared(before, len(game.seats)))
        before = ()
    ends_bets = state.game.phase in _BETTING and game.phase is not state.game.phase
    for event in happened:
        if isinstance(event, events.HandsDealt) or (ends_bets and not isinstance(event, _OF_BETTING)):
            told.append(_collected((*before, *told), len(game.seats)))
            ends_bets = False
        told.append(event)
    if ends_bets:
        told.append(_collected((*before, *told), len(game.seats)))
    history = (*before, *told)
    is_over = game.phase in (Phase.BEFORE_ROUND, Phase.GAME_OVER)
    public = tuple([event for event in history if not isinstance(event, _OF_CARDS)])
    after = values.TableState(game, state.players, history, public if is_over else state.finished)
    return after, tuple(told)


_OF_CARDS = (events.HandsDealt, events.CardsDrawn, events.Folded, values.TableCleared)
_OF_BETTING = (events.Folded, events.BetPlaced, events.BetMatched, events.Held, events.MoneyReturned)


def turn(state: values.TableState) -> int | None:
    return state.game.turn


def players(state: values.TableState) -> tuple[str, ...]:
    return state.players


def seat_of(action: values.Action) -> int | None:
    return None if isinstance(action, Deal) else action.seat


def new_player(action: values.Action) -> str | None:
    return action.player if isinstance(action, values.SetPlayer) else None


def next_deal(state: values.TableState) -> Deal | None:
    return Deal(state.game.number + 1) if state.game.phase is Phase.BEFORE_ROUND else None


def hands(state: values.TableState) -> Mapping[str, tuple[Card, ...]]:
    return {f"hand.{seat}": each.hand for seat, each in enumerate(state.game.seats)}


def observe(state: values.TableState, viewer: int | None) -> values.Observation:
    game = state.game
    setup, own = game.setup, () if viewer is None else game.seats[viewer].hand
    money = tuple([seat.balance for seat in game.seats])
    now = game.number, game.phase, game.turn, own, money, game.players, game.live, game.bet, game.winners
    told = tuple([redact(event, viewer) for event in state.events])
    return values.Observation(viewer, setup.names, state.players, setup.min_bet, *now, told, state.finished)


def redact(event: values.TableEvent, viewer: int | None) -> values.TableEvent:
    """The event as a seat, or somebody who looks on, may know it."""
    match event:
        case values.PlayerSet() | values.BetsCollected():
            return event
        case values.TableCleared() if event.is_shown:
            return event
        case values.TableCleared():
            known = [hand if seat == viewer or not hand else None for seat, hand in enumerate(event.hands)]
            return replace(event, hands=tuple(known))
        case _:
            return projection.redact(event, viewer)


def _with_player(state: values.TableState, action: values.SetPlayer) -> Step:
    values.verify_player(action.player)
    if action.seat not in range(len(state.players)):
        raise NotYourTurn(f"there is no seat {action.seat + 1}")
    players = [*state.players]
    players[action.seat] = action.player
    return replace(state, players=tuple(players)), (values.PlayerSet(action.seat, action.player),)


def _cleared(history: values.Events, seats: int) -> values.TableCleared:
    """What lay on the table after the events of a hand."""
    held: list[tuple[Card, ...]] = [()] * seats
    mucked = 0
    for event in history:
        match event:
            case events.HandsDealt():
                held = [hand or () for hand in event.hands]
            case events.CardsDrawn():
                held[event.seat] = without(held[event.seat], event.dropped or ()) + (event.drawn or ())
                mucked += event.count - event.renewed
            case events.Folded():
                mucked += len(held[event.seat])
                held[event.seat] = ()
            case _:
                pass
    return values.TableCleared(tuple(held), mucked)


def _collected(history: Iterable[values.TableEvent], seats: int) -> values.BetsCollected:
    """The bets since the last ones were collected, and the pots of all stakes."""
    stakes, bets, live = [0] * seats, [0] * seats, list[int]()
    before: tuple[int, ...] = ()
    for event in history:
        match event:
            case events.RoundStarted():
                live = [*event.order]
            case events.AntePaid() | events.BetPlaced() | events.BetMatched():
                stakes[event.seat] += event.cents
                bets[event.seat] += event.cents
            case events.Folded():
                live.remove(event.seat)
            case values.BetsCollected():
                before = tuple([pot.cents for pot in event.pots])
                bets = [bet - put for bet, put in zip(bets, event.bets, strict=True)]
            case _:
                pass
    highest = max(live, key=stakes.__getitem__)
    left = uncalled(stakes)
    stakes[highest] -= left
    bets[highest] -= left
    return values.BetsCollected(tuple(bets), before, pots_of(stakes, live))
