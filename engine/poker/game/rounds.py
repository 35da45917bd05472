"""The start and the end of a round: shuffle, antes and deal; showdown, pots and ejected seats."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.poker.game import rules
from engine.poker.game.events import (
    AntePaid,
    Event,
    GameEnded,
    HandsDealt,
    HandsShown,
    MoneyReturned,
    PotWon,
    RoundEnded,
    RoundStarted,
    SeatEjected,
)
from engine.poker.game.pots import pots_of, shares, uncalled
from engine.poker.game.setup import HAND_SIZE, MIN_SEATS
from engine.poker.game.state import Cards, GameState, Phase, Seat
from engine.poker.hands.ranking import strength_of

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
