"""The client's view of a network game, verified against the rules, and the whole game once its key is known.

The server is not trusted: an event that cannot follow from the known state raises BadMessage. It tells of
events as to clients that know no game; only the computer that plays a seat now is told: which one has played
it for a while before is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards.card import Card
from engine.errors import BadMessage
from engine.fast_dataclass import dataclass, replace
from engine.games.registry import AnyGame, game_named
from engine.games.table import Answer, Cards, Happening, Movement, Table, Told
from engine.straights import game
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
from engine.straights.protocol.server_messages import RoomMessage
from engine.straights.protocol.tables import GameFields, TableMoves, WholeTable
from engine.straights.record import RoundResult
from engine.straights.rules import is_legal, legal_plays
from engine.straights.session import Session
from engine.straights.setup import BY_SEAT, CARDS_OF_A_HAND, FIRST_LEGAL, SEATS, SeatSetup, Setup, Variant
from engine.straights.table import Table as Rows
from engine.straights.verification import verify_seen
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Step
from straights_gui.model.game_model import said_of, steps_of

_NOBODY = "\N{EN DASH}"
_SEATS = {f"hand.{seat}": seat for seat in BY_SEAT}


@dataclass(frozen=True, slots=True)
class ClientGame:
    """A game as seen from a seat or by a spectator.

    Attributes:
        observation: the current state.
        table: all of it that is seen.
        told: all events, redacted for the seat.
        history: all events, with open discards of finished rounds.
        players: of the seats when the first cards were dealt.
        seal: of the deals, "" for none.
        key: opens the seal at the end of the game; "" before.
        rules: the functions of the game; the sheet about Straights has them in words.
    """

    observation: Observation
    table: Table
    told: tuple[Event, ...] = ()
    history: tuple[Event, ...] = ()
    players: tuple[Player, ...] = ()
    seal: str = ""
    key: str = ""
    rules: AnyGame = game_named(game.name)
    rules_text: tuple[Sentence, ...] = ()

    @staticmethod
    def waiting(room: RoomMessage | None, viewer: int | None) -> ClientGame:
        """The table before the first game: names without cards."""
        places = (
            [("", None)] * SEATS if room is None else [(each.name, each.strategy) for each in room.places]
        )
        players = [(name or _NOBODY, Computer(player) if player else Human()) for name, player in places]
        seats = tuple(SeatView(name, player, 0, 0, None, 0) for name, player in players)
        variant = Variant() if room is None else room.variant
        seen = Observation(viewer, 1, variant, None, (), (), (), Rows(), seats, (), (), ())
        return ClientGame(seen, game.table_of(seen))

    @staticmethod
    def of(message: WholeTable) -> ClientGame:
        """The game of a message; raises BadMessage if its history does not lead to its table."""
        table, fields = message.shown.table, message.shown.fields
        now_playing = {seat: data.player for seat, data in enumerate(table.seats)}
        try:
            happenings = (*_finished_rounds(message.log, table.viewer), *message.events)
            now, events = _followed(_before(table, fields), happenings, now_playing)
            observation = _on_turn(now, table.turn)
        except (LookupError, ValueError) as error:
            raise BadMessage("a table that makes no sense") from error
        seen = game.table_of(observation)
        if not events or replace(seen, result=None) != replace(table, result=None):
            raise BadMessage("the history does not lead to what is seen")
        told = tuple(redact(event, table.viewer) for event in events)
        players = tuple(Computer(each) if each else Human() for each in fields.players)
        history, seal, key = _opened(events), fields.seal or "", fields.key or ""
        return ClientGame(observation, seen, told, history, players, seal, key)

    def after(self, message: TableMoves) -> ClientGame:
        """The game after what a message tells; raises BadMessage if it is impossible."""
        moves, seat = message.moves, self.observation.seat
        changes = (moves.seats or {}).items()
        try:
            players = {int(seat): str(change.get("player", "")) for seat, change in changes}
            now, events = _followed(self.observation, moves.happenings, players)
            observation = _on_turn(now, moves.turn)
        except (LookupError, ValueError) as error:
            raise BadMessage("moves that make no sense") from error
        return replace(
            self,
            observation=observation,
            table=game.table_of(observation),
            told=(*self.told, *(redact(event, seat) for event in events)),
            history=_opened((*self.history, *events)),
            key=message.key or self.key,
        )

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """All events, with open discards of finished rounds."""
        return tuple(map(game.happening, self.history))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return tuple(said_of(event, self.observation) for event in self.history)

    def verify(self, answer: Answer) -> None:
        """Raise a Refusal if the rules do not allow the answer."""
        verify_seen(game.action(self.table, answer), self.observation)

    def steps_since(self, before: object) -> tuple[Step, ...] | None:
        """What is drawn after an earlier moment of the same game; None if that is of another one."""
        if not isinstance(before, ClientGame):
            return None
        count = len(before.told)
        is_same = self.seal == before.seal and self.observation.seat == before.observation.seat
        if not is_same or _moves(self.told[:count]) != _moves(before.told):
            return None
        return steps_of(before.observation, self.told[count:], self.observation)

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
        if not session.is_over:
            raise BadMessage("the key deals other cards than those of the game")
        return session


def _before(table: Table, fields: GameFields) -> Observation:
    """The observation before the first cards were dealt."""
    seats = tuple(
        SeatView(data.name, Computer(player) if player else Human(), 0, 0, None, 0)
        for data, player in zip(table.seats, fields.players, strict=True)
    )
    marks = tuple(data.mark for data in table.seats)
    return Observation(table.viewer, 0, fields.variant, None, (), (), (), Rows(), seats, (), (), (), marks)


def _followed(
    now: Observation, happenings: Iterable[Happening], players: Mapping[int, str]
) -> tuple[Observation, tuple[Event, ...]]:
    """The observation after what happened, and the events; raises BadMessage for an impossible one."""
    events = []
    for happening in happenings:
        event = _event_of(happening, now, players)
        known = redact(event, now.seat)
        if not _can_follow(now, known):
            raise BadMessage(f"a {type(event).__name__} that cannot have happened")
        now = observation_after(now, known)
        events.append(event)
    return now, tuple(events)


def _event_of(happening: Happening, now: Observation, players: Mapping[int, str]) -> Event:
    """The event; raises BadMessage if it makes no sense.

    Args:
        happening: what is told.
        now: the game before it.
        players: the computers at seats that are told to have one.
    """
    match happening.told, happening.movements:
        case [Told("round_started", (int(leader), int(number)))], ways if leader in BY_SEAT:
            hands = {way.end: _known(way.cards) for way in ways}
            if hands.keys() == _SEATS.keys():
                return RoundStarted(number, leader, tuple(hands[place] for place in _SEATS))
        case [Told("card_played")], [Movement(place, _, (Card() as card,))] if place in _SEATS:
            return CardPlayed(_SEATS[place], card)
        case [Told("card_discarded" | "card_hidden")], [Movement(place, _, (card,))] if place in _SEATS:
            return CardDiscarded(_SEATS[place], card)
        case [Told("rage_quit" | "computer_changed" | "seat_taken" as key, (int(seat),))], _ if (
            seat in BY_SEAT
        ):
            player = Human() if key == "seat_taken" else Computer(players.get(seat) or FIRST_LEGAL)
            return SeatChanged(seat, now.seats[seat].player, player)
        case [Told("round_ended"), *results], _:
            return RoundEnded(now.number, _result(results))
        case [Told("winner"), *_], _ if now.results:
            seats = (said.values[0] for said in happening.told if said.values)
            winners = tuple(seat for seat in seats if isinstance(seat, int) and seat in BY_SEAT)
            return GameEnded(winners, now.results[-1].scores)
    raise BadMessage("an event that makes no sense")


def _finished_rounds(log: Iterable[Told], viewer: int | None) -> tuple[Happening, ...]:
    """What was said before the last deal: all discards are open there, so the own hands follow from them.

    Raises a LookupError if a round ends that has not begun.
    """
    found: list[Happening] = []
    deal, own = 0, list[Card | None]()
    for said in log:
        match said:
            case Told("round_started"):
                deal, own = len(found), []
            case Told("card_played" | "card_discarded", (int(seat), Card() as card)):
                own += [card] if seat == viewer else []
                found.append(Happening((Movement(f"hand.{seat}", "", (card,)),), told=(said,)))
                continue
            case Told("round_ended"):
                hands = {place: (None,) if seat != viewer else tuple(own) for place, seat in _SEATS.items()}
                ways = tuple(Movement("", place, hand) for place, hand in hands.items())
                found[deal] = replace(found[deal], movements=ways)
            case Told("result"):
                found[-1] = replace(found[-1], told=(*found[-1].told, said))
                continue
            case _:
                pass
        found.append(Happening(told=(said,)))
    return tuple(found)


def _known(cards: Cards) -> tuple[Card, ...] | None:
    known = tuple(card for card in cards if card)
    return known if len(known) == len(cards) else None


def _result(results: Iterable[Told]) -> RoundResult:
    """The result of a round, told of each seat in turn."""
    discards, gained, scores = list[tuple[Card, ...]](), list[int](), list[int]()
    for seat, said in enumerate(results):
        match said.values:
            case (int(place), tuple() as cards, int(_), int(more), int(score)) if place == seat:
                discards.append(cards)
                gained.append(more)
                scores.append(score)
            case _:
                break
    if len(scores) != len(BY_SEAT):
        raise BadMessage("the result of each seat is needed")
    return RoundResult(tuple(discards), tuple(gained), tuple(scores))


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


def _on_turn(now: Observation, turn: int | None) -> Observation:
    """With the seat that is to move; raises BadMessage if it cannot be that one."""
    if (turn is None) != bool(now.winners):
        raise BadMessage("a game is either over, or somebody is to move")
    if turn is not None and (turn not in BY_SEAT or not now.seats[turn].cards_left):
        raise BadMessage("a seat without cards cannot move")
    plays = legal_plays(now.hand, now.table) if turn is not None and turn == now.seat else ()
    return replace(now, turn=turn, legal_plays=plays)


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


def _moves(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events without hands, whose order is unknown after their round."""
    return tuple(replace(each, hands=()) if isinstance(each, RoundStarted) else each for each in events)
