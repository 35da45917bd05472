"""The client's view of a network game, verified against the rules, and the whole game once its key is known.

The server is not trusted: an event that cannot follow from the known state raises BadMessage.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.errors import BadMessage
from engine.fast_dataclass import dataclass, replace
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
)
from engine.straights.observation import Observation, SeatView
from engine.straights.observation_after import observation_after
from engine.straights.player import Computer, Human, Player
from engine.straights.projection import redact
from engine.straights.protocol.server_messages import MovedMessage
from engine.straights.protocol.table_state import TableMessage
from engine.straights.rules import is_legal
from engine.straights.session import Session
from engine.straights.setup import CARDS_OF_A_HAND, SeatSetup, Setup
from engine.straights.table import Table


@dataclass(frozen=True, slots=True)
class ClientGame:
    """A game as seen from a seat or by a spectator.

    Attributes:
        observation: the current state.
        told: all events, redacted for the seat.
        history: all events, with open discards of finished rounds.
        players: of the seats when the first cards were dealt.
        seal: of the deals, "" for none.
        key: opens the seal at the end of the game; "" before.
        seq: of the last message.
    """

    observation: Observation
    told: tuple[Event, ...]
    history: tuple[Event, ...]
    players: tuple[Player, ...]
    seal: str
    key: str
    seq: int

    @staticmethod
    def of(message: TableMessage) -> ClientGame:
        """The game of a message; raises BadMessage if its history does not lead to its observation."""
        state, now = message.state, message.state.observation
        events = tuple(sent.event for sent in message.history)
        told = tuple(redact(event, now.seat) for event in events)
        observation = _followed(_before(now, state.players), told)
        observation = replace(observation, turn=now.turn, legal_plays=now.legal_plays)
        if _without_moves(observation) != _without_moves(now) or not told:
            raise BadMessage("the history does not lead to what is seen")
        _verify_turn(observation)
        history, seal, key = _opened(events), state.seal or "", state.key or ""
        return ClientGame(observation, told, history, state.players, seal, key, message.seq)

    def after(self, message: MovedMessage) -> ClientGame:
        """The game after the events of a message; raises BadMessage if they are impossible."""
        events = tuple(redact(sent.event, self.observation.seat) for sent in message.events)
        observation = _followed(self.observation, events)
        observation = replace(observation, turn=message.turn, legal_plays=message.own.legal_plays or ())
        _verify_turn(observation)
        return replace(
            self,
            observation=observation,
            told=(*self.told, *events),
            history=_opened((*self.history, *events)),
            key=message.key or self.key,
            seq=message.seq,
        )

    def missed_since(self, before: ClientGame) -> tuple[Event, ...] | None:
        """The events since an earlier state of the same game; None if it is another game."""
        count = len(before.told)
        is_same = self.seal == before.seal and self.observation.seat == before.observation.seat
        return self.told[count:] if is_same and self.told[:count] == before.told else None

    def finished_session(self) -> Session | None:
        """The whole game with all cards; None until it is over and its key is revealed.

        Raises BadMessage, SetupError or a Refusal if the key does not deal the cards that were played.
        """
        if not self.key or not self.observation.winners:
            return None
        names = (view.name for view in self.observation.seats)
        seats = tuple(SeatSetup(name, player) for name, player in zip(names, self.players, strict=True))
        setup = Setup(0, seats, self.observation.variant, key=self.key)
        session = Session(setup, _actions(self.history))
        dealt = tuple(redact(event, self.observation.seat) for event in session.history)
        if _deals(dealt) != _deals(self.told):
            raise BadMessage("the key deals other cards than those of the game")
        return session


def _before(now: Observation, players: tuple[Player, ...]) -> Observation:
    """The observation before the first cards were dealt."""
    seats = tuple(
        SeatView(view.name, player, 0, 0, None, 0) for view, player in zip(now.seats, players, strict=True)
    )
    return replace(
        now,
        number=0,
        turn=None,
        hand=(),
        discards=(),
        legal_plays=(),
        table=Table(),
        seats=seats,
        moves=(),
        results=(),
        winners=(),
    )


def _followed(now: Observation, events: Iterable[Event]) -> Observation:
    """The observation after the events; raises BadMessage for an impossible one."""
    for event in events:
        if not _can_follow(now, event):
            raise BadMessage(f"a {type(event).__name__} that cannot have happened")
        now = observation_after(now, (event,), now.turn, ())
    return now


def _can_follow(now: Observation, event: Event) -> bool:
    match event:
        case RoundStarted():
            hand = None if now.seat is None else event.hands[now.seat]
            is_whole = now.seat is None or (hand is not None and len(set(hand)) == CARDS_OF_A_HAND)
            return event.number == now.number + 1 and not now.winners and is_whole and _is_round_over(now)
        case CardPlayed():
            return _holds(now, event.seat, event.card) and is_legal(event.card, now.table)
        case CardDiscarded():
            return _holds(now, event.seat, event.card)
        case SeatChanged():
            return event.before == now.seats[event.seat].player
        case RoundEnded():
            counts = tuple(view.discard_count for view in now.seats)
            scores = (view.score for view in now.seats)
            added = tuple(sum(pair) for pair in zip(scores, event.result.gained, strict=True))
            return (
                event.number == now.number
                and _is_round_over(now)
                and counts == tuple(map(len, event.result.discards))
                and added == event.result.scores
            )
        case GameEnded():
            return bool(event.winners) and len(now.results) == now.number
        case _:
            return False


def _is_round_over(now: Observation) -> bool:
    return not any(view.cards_left for view in now.seats)


def _holds(now: Observation, seat: int, card: Card | None) -> bool:
    if seat == now.seat:
        return card in now.hand
    return now.seats[seat].cards_left > 0 and card not in now.hand


def _verify_turn(now: Observation) -> None:
    """Raise BadMessage if legal plays are not in the hand, or a running game has no seat on turn."""
    if now.legal_plays and (not now.is_my_turn or not set(now.legal_plays) <= set(now.hand)):
        raise BadMessage("cards that cannot be played")
    if (now.turn is None) != bool(now.winners):
        raise BadMessage("a game is either over, or somebody is to move")
    if now.turn is not None and not now.seats[now.turn].cards_left:
        raise BadMessage("a seat without cards cannot move")


def _without_moves(now: Observation) -> Observation:
    """The observation without the moves of finished rounds, which messages omit."""
    return replace(now, results=tuple(replace(result, moves=()) for result in now.results))


def _opened(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events with the discards of finished rounds, which the end of each round reveals."""
    opened = list(events)
    begin = 0
    for index, event in enumerate(events):
        if isinstance(event, RoundStarted):
            begin = index
        elif isinstance(event, RoundEnded):
            discards = [iter(cards) for cards in event.result.discards]
            for place in range(begin, index):
                earlier = opened[place]
                if isinstance(earlier, CardDiscarded):
                    opened[place] = replace(earlier, card=next(discards[earlier.seat], None))
    return tuple(opened)


def _actions(history: Iterable[Event]) -> Iterable[Action]:
    """The actions of a finished game, from its open history."""
    for event in history:
        match event:
            case CardPlayed():
                yield Play(event.seat, event.card)
            case CardDiscarded(seat, card) if card is not None:
                yield Discard(seat, card)
            case SeatChanged(seat, Human(), Computer(strategy)):
                yield RageQuit(seat, strategy)
            case SeatChanged(seat, Computer(), Computer(strategy)):
                yield SetStrategy(seat, strategy)
            case SeatChanged(seat, Computer(), Human()):
                yield TakeSeat(seat)
            case _:
                pass


def _deals(events: Iterable[Event]) -> tuple[RoundStarted, ...]:
    return tuple(event for event in events if isinstance(event, RoundStarted))
