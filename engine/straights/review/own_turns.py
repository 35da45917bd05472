"""The turns of a seat in the finished rounds of a game, each with the seat's observation at the time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.advice.opponent_models import Opponents, opponents_of
from engine.straights.commands import Choice
from engine.straights.events import RoundStarted
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.record import RoundResult
from engine.straights.session import Session


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """A turn on which the seat had a choice.

    Attributes:
        action: the number of actions of the game before it.
        observation: what the seat could see.
        played: the choice that was made.
    """

    action: int
    observation: Observation
    played: Choice


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round of a seat.

    Attributes:
        number: the number of the round, from 1.
        hands: the dealt cards, by seat.
        others: the strategies of the other seats, in the order of play.
        turns: the turns of the seat on which it had a choice.
        result: how the round ended.
        end: the number of actions of the game by then.
    """

    number: int
    hands: tuple[tuple[Card, ...], ...]
    others: Opponents
    turns: tuple[OwnTurn, ...]
    result: RoundResult
    end: int


def played_rounds(session: Session, seat: int) -> Iterator[PlayedRound]:
    """The finished rounds of a game as the seat saw them, in order.

    For a human's seat, turns of a computer that took over are omitted, and vice versa.
    """
    is_human = isinstance(session.setup.seats[seat].player, Human)
    game = Session(session.setup)
    deals = [event for event in session.history if isinstance(event, RoundStarted)]
    turns: list[OwnTurn] = []
    for number, action in enumerate(session.actions):
        if isinstance(action, Choice) and action.seat == seat:
            observation = game.observe(seat)
            if observation.forced is None and isinstance(game.player_of(seat), Human) == is_human:
                turns.append(OwnTurn(number, observation, action))
        finished = len(game.state.results)
        game.submit(action)
        if len(game.state.results) > finished:
            deal = deals[finished]
            hands = tuple(hand or () for hand in deal.hands)
            result = game.state.results[finished]
            others = opponents_of(game.observe(seat))
            yield PlayedRound(deal.number, hands, others, tuple(turns), result, number + 1)
            turns = []
