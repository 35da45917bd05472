"""State transitions, as pure functions: the start of a game, and the effect of an action."""

from __future__ import annotations

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn
from engine.fast_dataclass import assert_never, replace
from engine.straights import errors, rules
from engine.straights.commands import Action, Choice, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
)
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.record import Move, RoundResult
from engine.straights.setup import Setup
from engine.straights.state import GameState, Seat
from engine.straights.table import Table

Step = tuple[GameState, tuple[Event, ...]]
"""The next state, and the events that led to it."""


def start(setup: Setup) -> Step:
    """Deal the first round."""
    deck = Deck.unshuffled(setup.seed, setup.key)
    seats = tuple(Seat(seat.name, seat.player) for seat in setup.seats)
    return _deal(GameState(setup, deck, number=0, seats=seats, turn=None))


def apply(state: GameState, action: Action) -> Step:
    """The state after the action, and its events; raises a Refusal if the rules do not allow the action.

    A seat that is not at the table raises NoSuchSeat before any rule is checked.
    """
    seats = len(state.seats)
    if not 0 <= action.seat < seats:
        raise errors.NoSuchSeat(f"there is no seat {action.seat + 1}: 1 to {seats} are")
    seat = state.seats[action.seat]
    match action:
        case Play():
            verify_choice(action, state.turn, seat.hand, state.table)
            return _after_turn(_play(state, action), CardPlayed(action.seat, action.card))
        case Discard():
            verify_choice(action, state.turn, seat.hand, state.table)
            return _after_turn(_discard(state, action), CardDiscarded(action.seat, action.card))
        case RageQuit():
            _verify_running(state)
            if isinstance(seat.player, Computer):
                raise errors.SeatIsComputer(f"seat {action.seat + 1} is played by a computer already")
            return _give_seat(state, action.seat, Computer(action.strategy))
        case TakeSeat() | SetStrategy():
            _verify_running(state)
            if isinstance(seat.player, Human):
                raise errors.SeatIsHuman(f"seat {action.seat + 1} is played by a human")
            player = Human() if isinstance(action, TakeSeat) else Computer(action.strategy)
            return _give_seat(state, action.seat, player)
        case _:
            return assert_never(action)


def verify_choice(choice: Choice, turn: int | None, hand: tuple[Card, ...], table: Table) -> None:
    """Raise a Refusal if the rules do not allow the choice.

    Args:
        choice: a seat's choice.
        turn: the seat that is to move; None once the game is over.
        hand: the hand of that seat.
        table: the cards played so far.
    """
    if turn is None:
        raise GameIsOver("the game is over")
    if choice.seat != turn:
        raise NotYourTurn(f"seat {choice.seat + 1} is not to move")
    if isinstance(choice, Discard) and rules.legal_plays(hand, table):
        raise errors.MustPlay(f"{choice.card} may not be discarded while a card can be played")
    if choice.card not in hand:
        raise CardNotInHand(f"{choice.card} is not in the hand")
    if isinstance(choice, Play) and not rules.is_legal(choice.card, table):
        if table.is_empty:
            raise errors.MustLeadSevenOfSpades(f"a round is led with {rules.LEAD}, not with {choice.card}")
        raise errors.CardNotPlayable(choice.card)


def verify_seen(choice: Choice, seen: Observation) -> None:
    """The same for the seat that sees this, such as a client before it sends the choice to a server."""
    verify_choice(choice, seen.turn, seen.hand, seen.table)
    if choice.seat != seen.seat:
        raise NotYourTurn("the seat is not that of this player")


def _verify_running(state: GameState) -> None:
    if state.turn is None:
        raise GameIsOver("the game is over")


def _deal(state: GameState) -> Step:
    """Shuffle and deal the next round; its leader is to move."""
    number = state.number + 1
    deck = _shuffled(state, number)
    hands = deck.hands(len(state.seats))
    leader = rules.leader(hands)
    seats = tuple(
        replace(seat, hand=hand, discards=()) for seat, hand in zip(state.seats, hands, strict=True)
    )
    dealt = replace(state, deck=deck, number=number, seats=seats, turn=leader, table=Table(), moves=())
    return dealt, (RoundStarted(number, leader, hands),)


def _shuffled(state: GameState, number: int) -> Deck:
    """The deck of the round of that number, which follows the previous one."""
    setup = state.setup
    if setup.variant.duplicate_deals:
        from engine.cards.keyed_shuffle import duplicate_order  # noqa: PLC0415  # rarely needed

        key, deals = bytes.fromhex(setup.key), setup.variant.duplicate_deals
        return Deck(duplicate_order(key, number, deals, len(state.seats)), 0)
    deck = state.deck.reseeded(setup.seed) if setup.variant.reseed_each_round else state.deck
    return deck.shuffled()


def _play(state: GameState, play: Play) -> GameState:
    seat = state.seats[play.seat]
    return replace(
        state,
        seats=_with_seat(state, play.seat, replace(seat, hand=_without(seat.hand, play.card))),
        turn=_seat_after(state, play.seat),
        table=state.table.with_card(play.card),
        moves=(*state.moves, Move(play.seat, play.card)),
    )


def _discard(state: GameState, discard: Discard) -> GameState:
    seat = state.seats[discard.seat]
    changed = replace(seat, hand=_without(seat.hand, discard.card), discards=(*seat.discards, discard.card))
    return replace(
        state,
        seats=_with_seat(state, discard.seat, changed),
        turn=_seat_after(state, discard.seat),
        moves=(*state.moves, Move(discard.seat, None)),
    )


def _seat_after(state: GameState, seat: int) -> int:
    """The next seat with cards, which some run out of earlier where a deck is not dealt evenly."""
    following = (seat + 1) % len(state.seats)
    return following if state.seats[following].hand else _seat_after(state, following)


def _after_turn(state: GameState, event: Event) -> Step:
    """The state after a move, or the end of the round when all hands are empty."""
    if any(seat.hand for seat in state.seats):
        return state, (event,)
    ended, events = _end_round(state)
    return ended, (event, *events)


def _end_round(state: GameState) -> Step:
    """Count the discards; then end the game or deal the next round."""
    gained = tuple(rules.points(seat.discards) for seat in state.seats)
    scores = tuple(seat.score + points for seat, points in zip(state.seats, gained, strict=True))
    result = RoundResult(tuple(seat.discards for seat in state.seats), gained, scores, state.moves)
    seats = tuple(replace(seat, score=score) for seat, score in zip(state.seats, scores, strict=True))
    counted = replace(state, seats=seats, results=(*state.results, result))
    ended = RoundEnded(state.number, result)
    variant = state.setup.variant
    is_match = bool(variant.duplicate_deals)
    if state.number == variant.match_rounds if is_match else rules.is_game_over(scores, variant.score_limit):
        winners = rules.winners(scores)
        return replace(counted, turn=None, winners=winners), (ended, GameEnded(winners, scores))
    dealt, events = _deal(counted)
    return dealt, (ended, *events)


def _give_seat(state: GameState, seat: int, player: Player) -> Step:
    before = state.seats[seat]
    seats = _with_seat(state, seat, replace(before, player=player))
    return replace(state, seats=seats), (SeatChanged(seat, before.player, player),)


def _with_seat(state: GameState, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*state.seats[:number], seat, *state.seats[number + 1 :])


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = hand.index(card)
    return (*hand[:index], *hand[index + 1 :])
