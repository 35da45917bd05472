"""How a game starts, and what commands do to it: pure functions, with `rounds` the only makers of states."""

from __future__ import annotations

from engine.cards.deck import Deck
from engine.lean import assert_never
from engine.poker.game import rules
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import BetMatched, BetPlaced, CardsDrawn, Event, Folded, Held, StockRenewed
from engine.poker.game.rounds import Step, begin_round, end_round
from engine.poker.game.setup import Setup
from engine.poker.game.state import Cards, GameState, Phase, Seat
from engine.poker.game.stock import exchange, without
from engine.poker.game.verification import verify


def start(setup: Setup) -> GameState:
    """The table before the first round: everybody has the same, nobody has cards."""
    seats = tuple(Seat(setup.balance) for _ in setup.names)
    players, cards = tuple(range(len(seats))), Cards(Deck.unshuffled(setup.seed))
    return GameState(setup, 0, seats, players, cards, Phase.BEFORE_ROUND, first=None)


def apply(state: GameState, command: Command) -> Step:
    """The state after the command and the events on the way; raises what `verify` does."""
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
    """The seat out of the round, its cards face down; the last one left wins at once."""
    seat, cards = state.seats[number], state.cards
    seats = _with_seat(state.seats, number, Seat(seat.balance, seat.staked, (), seat.dropped))
    cards = Cards(cards.deck, cards.stock, cards.muck + seat.hand)
    live = tuple([player for player in state.live if player != number])
    queue = state.queue[1:]
    if queue and not state.bet and not rules.bettors(seats, live):
        queue = ()
    folded = _after(state, seats, cards, live, queue, state.bet)
    if len(live) == 1:
        ended, end = end_round(folded)
        return ended, (Folded(number), *end)
    return (folded, (Folded(number),)) if queue else _next_phase(folded, (Folded(number),))


def _bet(state: GameState, bet: Bet) -> Step:
    """The bet in the pot; everybody else who has money left is to match it, also who has held."""
    live = state.live
    place = live.index(bet.seat)
    others = live[place + 1 :] + live[:place]
    queue = tuple([player for player in others if state.seats[player].balance])
    seats = _paid(state, bet.seat, bet.cents)
    event = BetPlaced(bet.seat, bet.cents, seats[bet.seat].balance)
    return _after(state, seats, state.cards, live, queue, bet.cents), (event,)


def _match(state: GameState, number: int) -> Step:
    """The bet matched, with all that the seat has if that is less."""
    cents = rules.stake_to_match(state.seats[number], state.bet)
    seats = _paid(state, number, cents)
    return _next_turn(state, seats, state.cards, (BetMatched(number, cents, seats[number].balance),))


def _draw(state: GameState, draw: Draw) -> Step:
    """The cards exchanged; new ones take their places at the end of the hand."""
    seat = state.seats[draw.seat]
    cards, drawn, renewed = exchange(state.cards, draw.cards)
    hand = without(seat.hand, draw.cards) + drawn
    seats = _with_seat(state.seats, draw.seat, Seat(seat.balance, seat.staked, hand, draw.cards))
    event = CardsDrawn(draw.seat, len(drawn), draw.cards, drawn)
    return _next_turn(state, seats, cards, (StockRenewed(renewed), event) if renewed else (event,))


def _next_turn(state: GameState, seats: tuple[Seat, ...], cards: Cards, events: tuple[Event, ...]) -> Step:
    """The seat on turn has acted and stays in the round."""
    after = _after(state, seats, cards, state.live, state.queue[1:], state.bet)
    return (after, events) if after.queue else _next_phase(after, events)


def _next_phase(state: GameState, events: tuple[Event, ...]) -> Step:
    """Everybody was asked: the next phase in which somebody is asked, or the end of the round."""
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
    """The state later in the round; what `replace` would give, in a fraction of the time."""
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
    """The seats after one has put cents into the pot."""
    seat = state.seats[number]
    paid = Seat(seat.balance - cents, seat.staked + cents, seat.hand, seat.dropped)
    return _with_seat(state.seats, number, paid)


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with one exchanged."""
    return seats[:number] + (seat,) + seats[number + 1 :]  # noqa: RUF005  # unpacking takes half as long again
