"""Starts a game and applies commands to its state, from the deal to the showdown; all functions are pure."""

from __future__ import annotations

from engine.cards.deck import Deck
from engine.fast_dataclass import assert_never, replace
from engine.poker.game import rules
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Event,
    Folded,
    GameEnded,
    HandsDealt,
    HandsShown,
    Held,
    MoneyReturned,
    PotWon,
    RoundEnded,
    RoundStarted,
    SeatEjected,
    StockRenewed,
)
from engine.poker.game.pots import pots_of, shares, uncalled
from engine.poker.game.rules import verify
from engine.poker.game.setup import HAND_SIZE, MIN_SEATS, Setup
from engine.poker.game.state import Cards, GameState, Phase, Seat
from engine.poker.game.stock import exchange, without
from engine.poker.hands.ranking import strength_of


def start(setup: Setup) -> GameState:
    """The state before the first round."""
    seats = tuple(Seat(setup.balance) for _ in setup.names)
    players, cards = tuple(range(len(seats))), Cards(Deck.unshuffled(setup.seed, setup.key))
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
    cents = min(state.bet, state.seats[number].balance)  # all it has if that is less
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
    before = state.setup, state.number, seats, state.players, cards
    return GameState(*before, phase or state.phase, state.first, live, queue, bet)


def _paid(state: GameState, number: int, cents: int) -> tuple[Seat, ...]:
    seat = state.seats[number]
    return _with_seat(state.seats, number, Seat(seat.balance - cents, seat.staked + cents, seat.hand))


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return seats[:number] + (seat,) + seats[number + 1 :]  # noqa: RUF005  # unpacking is slower by half


Step = tuple[GameState, tuple[Event, ...]]
"""The next state and the events that led to it."""


def begin_round(state: GameState) -> Step:
    """Start the next round: shuffle, take the antes, deal five cards at once to each seat in turn."""
    setup, players, number = state.setup, state.players, state.number + 1
    ante = rules.ante_of(setup, number)
    order = rules.order_of_play(setup, players, state.first)
    deck = state.cards.deck.shuffled()
    seats, used = list(state.seats), 0
    events: list[Event] = [RoundStarted(number, order, ante, tuple([seat.balance for seat in seats]))]
    for player in players:
        left = seats[player].balance - ante
        seats[player] = Seat(left, ante, deck.order[used : used + HAND_SIZE])
        events.append(AntePaid(player, ante, left))
        used += HAND_SIZE
    events.append(HandsDealt(tuple([seat.hand for seat in seats])))
    cards, queue = Cards(deck, deck.order[used:]), rules.bettors(seats, order)
    dealt = GameState(setup, number, tuple(seats), players, cards, Phase.FIRST_BETS, order[0], order, queue)
    return dealt, tuple(events)


def end_round(state: GameState) -> Step:
    """Pay the pots to the strongest hands, or to the only seat left, and end the game if it is over."""
    live = state.live
    stakes = [seat.staked for seat in state.seats]
    balances_after = [seat.balance for seat in state.seats]
    events: list[Event] = []
    if returned := uncalled(stakes):
        seat = max(live, key=stakes.__getitem__)
        stakes[seat] -= returned
        balances_after[seat] += returned
        events.append(MoneyReturned(seat, returned))
    strengths = {live[0]: 0}
    if len(live) > 1:
        hands = [seat.hand for seat in state.seats]
        strengths = {seat: strength_of(hands[seat]) for seat in live}
        events.append(HandsShown(tuple([hand or None for hand in hands])))
    for number, pot in enumerate(pots_of(stakes, live)):
        winners = rules.strongest(pot.contenders, strengths)
        for winner, share in zip(winners, shares(pot.cents, len(winners)), strict=True):
            balances_after[winner] += share
            events.append(PotWon(winner, share, number))
    return _after_round(state, balances_after, events)


def _after_round(state: GameState, balances_after: list[int], events: list[Event]) -> Step:
    """The state between rounds, or at the end of the game; ejects seats that cannot pay the next ante."""
    setup, number, balances = state.setup, state.number, tuple(balances_after)
    ante = rules.ante_of(setup, number + 1)
    events.append(RoundEnded(number, balances))
    seats = tuple([Seat(balance) for balance in balances])
    players = tuple([player for player in state.players if balances[player] >= ante])
    if len(players) < len(state.players):
        gone = [player for player in state.players if player not in players]
        events.extend([SeatEjected(player, balances[player]) for player in gone])
    cards = Cards(state.cards.deck)
    ended = GameState(setup, number, seats, players, cards, Phase.BEFORE_ROUND, state.first)
    can_go_on = len(players) >= MIN_SEATS
    if can_go_on and number != setup.max_rounds:
        return ended, tuple(events)
    winners = rules.richest(balances)
    events.append(GameEnded(number, winners, balances, is_stopped=can_go_on))
    over = replace(ended, phase=Phase.GAME_OVER, winners=winners, is_stopped=can_go_on)
    return over, tuple(events)
