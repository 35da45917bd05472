"""Starts a game and applies commands to its state; all functions are pure."""

from __future__ import annotations

from engine.cards.deck import Deck
from engine.fast_dataclass import assert_never
from engine.poker.game import rules
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import BetMatched, BetPlaced, CardsDrawn, Event, Folded, Held, StockRenewed
from engine.poker.game.rounds import Step, begin_round, end_round
from engine.poker.game.setup import Setup
from engine.poker.game.state import Cards, GameState, Phase, Seat
from engine.poker.game.stock import exchange, without
from engine.poker.game.verification import verify


def start(setup: Setup) -> GameState:
    """The state before the first round."""
    seats = tuple(Seat(setup.balance) for _ in setup.names)
    players, cards = tuple(range(len(seats))), Cards(Deck.unshuffled(setup.seed))
    return GameState(setup, 0, seats, players, cards, Phase.BEFORE_ROUND, first=None)


def apply(state: GameState, command: Command) -> Step:
    """Apply a command; raises the same Refusals as `verify`."""
    verify(state, command)
    match command:
        case Hold():
            return _next_turn(state, state.seats, state.cards, (Held(command.seat),))
        case Fold():
            return _fold(state, command.seat)
        case Bet():
            return _bet(state, command)
        case Match():
            return _match(state, command.seat)
        case Draw():
            return _draw(state, command)
        case Deal():
            dealt, events = begin_round(state)
            return (dealt, events) if dealt.queue else _next_phase(dealt, events)
        case _:
            return assert_never(command)


def _fold(state: GameState, number: int) -> Step:
    """Take the seat out of the round, which ends if only one seat is left."""
    seat, cards = state.seats[number], state.cards
    seats = _with_seat(state.seats, number, Seat(seat.balance, seat.staked))
    cards = Cards(cards.deck, cards.stock, cards.muck + seat.hand)
    live = tuple([player for player in state.live if player != number])
    queue = state.queue[1:]
    if queue and not state.bet and not rules.bettors(seats, live):
        queue = ()
    folded = _after(state, seats, cards, live, queue, state.bet)
    event = Folded(number, seat.hand)
    if len(live) == 1:
        ended, end = end_round(folded)
        return ended, (event, *end)
    return (folded, (event,)) if queue else _next_phase(folded, (event,))


def _bet(state: GameState, bet: Bet) -> Step:
    """Open the betting; all other seats with money are to answer, including those that held before."""
    live = state.live
    place = live.index(bet.seat)
    others = live[place + 1 :] + live[:place]
    queue = tuple([player for player in others if state.seats[player].balance])
    seats = _paid(state, bet.seat, bet.cents)
    event = BetPlaced(bet.seat, bet.cents, seats[bet.seat].balance)
    return _after(state, seats, state.cards, live, queue, bet.cents), (event,)


def _match(state: GameState, number: int) -> Step:
    cents = rules.stake_to_match(state.seats[number], state.bet)
    seats = _paid(state, number, cents)
    return _next_turn(state, seats, state.cards, (BetMatched(number, cents, seats[number].balance),))


def _draw(state: GameState, draw: Draw) -> Step:
    seat = state.seats[draw.seat]
    cards, drawn, renewed = exchange(state.cards, draw.cards)
    hand = without(seat.hand, draw.cards) + drawn
    seats = _with_seat(state.seats, draw.seat, Seat(seat.balance, seat.staked, hand))
    event = CardsDrawn(draw.seat, len(drawn), draw.cards, drawn, renewed)
    return _next_turn(state, seats, cards, (StockRenewed(renewed), event) if renewed else (event,))


def _next_turn(state: GameState, seats: tuple[Seat, ...], cards: Cards, events: tuple[Event, ...]) -> Step:
    after = _after(state, seats, cards, state.live, state.queue[1:], state.bet)
    return (after, events) if after.queue else _next_phase(after, events)


def _next_phase(state: GameState, events: tuple[Event, ...]) -> Step:
    """Go to the next phase in which a seat can act, or end the round."""
    queue: tuple[int, ...] = ()
    phase = state.phase
    if phase is Phase.FIRST_BETS:
        phase, queue = Phase.DRAWING, state.live
    elif phase is Phase.DRAWING:
        phase, queue = Phase.FINAL_BETS, rules.bettors(state.seats, state.live)
    if not queue:
        ended, end = end_round(state)
        return ended, events + end
    return _after(state, state.seats, state.cards, state.live, queue, 0, phase), events


def _after(
    state: GameState,
    seats: tuple[Seat, ...],
    cards: Cards,
    live: tuple[int, ...],
    queue: tuple[int, ...],
    bet: int,
    phase: Phase | None = None,
) -> GameState:
    """The state later in the same round; much faster than `replace`."""
    return GameState(
        state.setup,
        state.number,
        seats,
        state.players,
        cards,
        phase or state.phase,
        state.first,
        live,
        queue,
        bet,
    )


def _paid(state: GameState, number: int, cents: int) -> tuple[Seat, ...]:
    seat = state.seats[number]
    return _with_seat(state.seats, number, Seat(seat.balance - cents, seat.staked + cents, seat.hand))


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return seats[:number] + (seat,) + seats[number + 1 :]  # noqa: RUF005  # unpacking is slower by half
