"""The game as pure functions: its start, the effect of an action, and what a viewer may know of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn
from engine.fast_dataclass import assert_never, replace
from engine.sevens import rules as agreed
from engine.sevens.errors import MayNotPass, MustLead
from engine.sevens.rules import End, NothingFits, Points, Rules
from engine.sevens.state import (
    FIRST_CARDS,
    Action,
    Event,
    Observation,
    Pass,
    Passed,
    RoundEnded,
    RoundResult,
    RoundStarted,
    Seat,
    Setup,
    State,
    Word,
    known,
    legal_plays,
    may_pass,
)
from engine.straights import play as shared
from engine.straights.commands import Discard, Exchange, Play, RageQuit, TakeSeat
from engine.straights.errors import CardNotPlayable, MustPlay, NoSuchSeat, SeatIsComputer, SeatIsHuman
from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, SeatChanged
from engine.straights.player import Computer, Human, strategy_of
from engine.straights.rules import points
from engine.straights.table import Table

Step = tuple[State, tuple[Event, ...]]
"""The next state, and the events that led to it."""


def start(setup: Setup) -> Step:
    """Deal the first round."""
    score = agreed.CHIPS if setup.rules.points is Points.CHIPS else 0
    seats = tuple(Seat(seat.name, seat.player, score=score) for seat in setup.seats)
    return _deal(State(setup, Deck.unshuffled(setup.seed, setup.key), 0, None, seats))


def apply(state: State, action: Action) -> Step:
    """The state after the action, and its events; raises a Refusal if the rules do not allow the action."""
    if not 0 <= action.seat < len(state.seats):
        raise NoSuchSeat(f"there is no seat {action.seat + 1}: 1 to {len(state.seats)} are")
    if state.turn is None:
        raise GameIsOver("the game is over")
    if isinstance(action, Exchange):
        return _give_seat(state, action)
    if action.seat != state.turn:
        raise NotYourTurn(f"seat {action.seat + 1} is not to move")
    seat, rules = state.seats[action.seat], state.setup.rules
    plays = legal_plays(known(seat.hand), state.table, rules)
    match action:
        case Pass():
            return _pass(state, action.seat, has_play=bool(plays))
        case Discard():
            if plays or rules.nothing_fits is not NothingFits.DISCARD:
                raise MustPlay(f"{action.card} may not be discarded")
            discards = (*seat.discards, action.card)
            after = replace(seat, hand=_without(seat, action.card), discards=discards, last=Word.DISCARD)
            return _after_turn(state, after, CardDiscarded(action.seat, action.card))
        case Play(card=card):
            after = replace(seat, hand=_without(seat, card), last=card)
            if card not in plays:
                first = FIRST_CARDS.get(rules.start) if state.table.is_empty else None
                raise MustLead(first) if first else CardNotPlayable(card)
            laid = replace(state, table=state.table.with_card(card))
            return _after_turn(laid, after, CardPlayed(action.seat, card))
        case _:
            return assert_never(action)


next_deal, new_player = shared.next_deal, shared.new_player


def turn(state: State) -> int | None:
    return state.turn


def players(state: State) -> tuple[str, ...]:
    return tuple(strategy_of(seat.player) or "" for seat in state.seats)


def seat_of(action: Action) -> int:
    return action.seat


def observe(state: State, viewer: int | None) -> Observation:
    """The state as a seat may see it, or somebody who looks on (None)."""
    seats = tuple(
        seat
        if number == viewer
        else replace(seat, hand=(None,) * len(seat.hand), discards=(None,) * len(seat.discards), passes=0)
        for number, seat in enumerate(state.seats)
    )
    seen = (state.number, state.turn, seats, state.table, state.pool, state.results, state.winners)
    return Observation(viewer, state.setup.rules, state.setup.marks, *seen)


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what is hidden from a seat, or from somebody who looks on (None)."""
    if isinstance(event, RoundStarted):
        dealt = enumerate(event.hands)
        hands = tuple(hand if seat == viewer else (None,) * len(hand) for seat, hand in dealt)
        return replace(event, hands=hands)
    if isinstance(event, CardDiscarded) and event.seat != viewer:
        return replace(event, card=None)
    return event


def hands(state: State) -> Mapping[str, tuple[Card, ...]]:
    """The cards of all seats, for replays with open hands."""
    return {f"hand.{number}": known(seat.hand) for number, seat in enumerate(state.seats)}


def dealt(deck: Deck, players: int, first: int) -> tuple[tuple[Card, ...], ...]:
    """The hands of a deck: in blocks, as in Straights, where all get the same number of cards.

    Else the cards are dealt round, beginning with the first seat, the one at the left of the dealer: so the
    first seats get one card more. The deal moves on by a seat each round.
    """
    if len(deck.order) % players == 0:
        return deck.hands(players)
    return tuple(deck.order[(seat - first) % players :: players] for seat in range(players))


def _deal(state: State) -> Step:
    """Shuffle and deal the next round; in games for chips all pay one, who has fewer cards another."""
    number, deck, rules = state.number + 1, state.deck.shuffled(), state.setup.rules
    first = (number - 1) % rules.players
    hands = dealt(deck, rules.players, first)
    longest, has_chips = max(map(len, hands)), rules.points is Points.CHIPS
    pairs = tuple(zip(state.seats, hands, strict=True))
    paid = tuple(min(seat.score, 1 + longest - len(hand)) if has_chips else 0 for seat, hand in pairs)
    lead = FIRST_CARDS.get(rules.start)
    leader = next((seat for seat, hand in enumerate(hands) if lead in hand), first)
    seats = tuple(
        Seat(seat.name, seat.player, hand, score=seat.score - chips)
        for (seat, hand), chips in zip(pairs, paid, strict=True)
    )
    now = replace(state, deck=deck, number=number, turn=leader, seats=seats, table=Table(), pool=sum(paid))
    return replace(now, out=None), (RoundStarted(number, leader, hands, paid),)


def _pass(state: State, number: int, *, has_play: bool) -> Step:
    seat, rules = state.seats[number], state.setup.rules
    if not may_pass(seat, state.table, rules):
        raise MayNotPass("a card fits, or who has none that fits discards")
    paid = min(seat.score, 1) if rules.nothing_fits is NothingFits.PAY else 0
    after = replace(seat, score=seat.score - paid, passes=seat.passes + has_play, last=Word.PASS)
    return _after_turn(replace(state, pool=state.pool + paid), after, Passed(number, paid))


def _after_turn(state: State, seat: Seat, event: CardPlayed | CardDiscarded | Passed) -> Step:
    """The next seat with cards is to move, or the round is over."""
    seats = _with(state.seats, event.seat, seat)
    out = event.seat if state.out is None and not seat.hand else state.out
    count, now = len(seats), replace(state, seats=seats, out=out)
    following = (each % count for each in range(event.seat + 1, event.seat + 1 + count))
    turn = next((each for each in following if seats[each].hand), None)
    if out is None or (turn is not None and state.setup.rules.end is End.ALL_OUT):
        return replace(now, turn=turn), (event,)
    ended, events = _end_round(now, out)
    return ended, (event, *events)


def _end_round(state: State, out: int) -> Step:
    """Count, then end the game or deal the next round."""
    rules, results = state.setup.rules, state.results
    are_discards, has_chips = rules.points is Points.DISCARDS, rules.points is Points.CHIPS
    before = results[-1].scores if results else (agreed.CHIPS if has_chips else 0,) * rules.players
    cards = tuple(known(seat.discards if are_discards else seat.hand) for seat in state.seats)
    scores = [seat.score for seat in state.seats]
    paid = tuple(min(score, len(left)) if has_chips else 0 for score, left in zip(scores, cards, strict=True))
    if has_chips:
        scores = [score - chips for score, chips in zip(scores, paid, strict=True)]
        scores[out] += state.pool + sum(paid)
    else:
        counts = (len(each) if rules.points is Points.CARDS else points(each) for each in cards)
        scores = [score + count for score, count in zip(scores, counts, strict=True)]
    gained = tuple(now - then for now, then in zip(scores, before, strict=True))
    result = RoundResult(out, cards, paid, state.pool, gained, tuple(scores))
    seats = tuple(
        Seat(seat.name, seat.player, score=score) for seat, score in zip(state.seats, scores, strict=True)
    )
    ended = RoundEnded(state.number, result, are_discards)
    counted = replace(state, seats=seats, table=Table(), pool=0, results=(*results, result), turn=None)
    if not _is_over(rules, state.number, scores):
        next_round, events = _deal(counted)
        return next_round, (ended, *events)
    best = max(scores) if has_chips else min(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return replace(counted, winners=winners), (ended, GameEnded(winners, tuple(scores)))


def _is_over(rules: Rules, number: int, scores: Sequence[int]) -> bool:
    if rules.rounds:
        return number == rules.rounds
    return min(scores) == 0 if rules.points is Points.CHIPS else max(scores) >= rules.limit


def _give_seat(state: State, action: Exchange) -> Step:
    seat = state.seats[action.seat]
    is_human = isinstance(seat.player, Human)
    if isinstance(action, RageQuit) != is_human:
        raise SeatIsHuman("a human plays it") if is_human else SeatIsComputer("a computer plays it")
    player = Human() if isinstance(action, TakeSeat) else Computer(action.strategy)
    seats = _with(state.seats, action.seat, replace(seat, player=player))
    return replace(state, seats=seats), (SeatChanged(action.seat, seat.player, player),)


def _with(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


def _without(seat: Seat, card: Card) -> tuple[Card, ...]:
    if card not in seat.hand:
        raise CardNotInHand(f"{card} is not in the hand")
    return tuple(each for each in known(seat.hand) if each != card)
