"""A table: people and computers at its seats, one game after another.

It knows neither sockets nor files nor a clock: requests, connections and the time come in; log entries and
messages come out. The caller persists the entries before it sends the messages, so that nothing that was
sent can be lost; the table can be rebuilt from the entries.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf

from engine.errors import BadMessage, Refusal
from engine.games import table as games
from engine.games.seal import SEED_BITS, new_key
from engine.straights.errors import SeatIsComputer
from engine.straights.protocol import server_requests as requests
from engine.straights.protocol.table_requests import GiveAnswer
from engine.text.network import GAME_GOES_ON, TOO_MANY_CHANGES, undecided
from engine.text.sentence import Sentence
from straights_server.entries import GameStarted, PlayerJoined, SeatAssigned, SeatsTurned
from straights_server.errors import NotHost, NotNow, SeatIsTaken
from straights_server.state import TableState
from straights_server.table_log import LoggedTable, Outcome
from straights_server.table_settings import TableSettings
from straights_server.views import Answer

_OF_GAME = (GiveAnswer, requests.Say)
"""Requests that change no more than a game."""

_MAX_MISSED = 2
"""The number of consecutive turns that may run out of time before a computer plays the seat."""


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """A decision that a computer player has to make.

    Attributes:
        revision: to pass back with the choice; a choice for an earlier revision is ignored.
    """

    revision: int
    strategy: str
    observation: object


class Table(LoggedTable):
    """A table: its `state` has the seats and the game. All times are seconds of one monotonic clock."""

    def __init__(self, name: str, settings: TableSettings, draw_secret: Callable[[int], int]) -> None:
        """`draw_secret` returns this many unpredictable random bits, as an integer."""
        super().__init__(TableState(name, settings))
        self._draw_secret = draw_secret

    def join(self, seat: int | None, name: str, token_hash: str, now: float) -> Outcome:
        """Seat a person, at the first empty seat for None; raises SeatIsTaken or NotNow."""
        self.state.verify_between_games(GAME_GOES_ON)
        empty = [number for number, place in enumerate(self.state.seats) if place.is_empty]
        if not empty or (seat is not None and seat not in empty):
            raise SeatIsTaken("that seat is taken")
        taken = empty[0] if seat is None else seat
        self._add(PlayerJoined(taken, self.state.distinct_name(taken, name), token_hash))
        self.state.seats[taken].away_since = now
        self._tell_room(now)
        return self._outcome()

    def attach(self, seat: int, now: float, origin: str = "") -> Outcome:
        """Add a connection of the person at a seat, who plays the seat again at once.

        The clocks continue if anybody was connected; the first connection restarts them. `origin` is the
        hash of where the connection comes from.
        """
        place = self.state.seats[seat]
        place.origin = origin or place.origin
        if not any(each.is_here for each in self.state.seats):
            self.state.restart_clocks(now)
        place.connections += 1
        place.away_since = None
        self.state.is_founder_missed &= not self.state.is_founder(seat)
        if not place.has_left and not self.state.is_full:
            self._give_back(seat)
        self._tell_room(now)
        return self._outcome()

    def detach(self, seat: int, now: float) -> Outcome:
        """Remove a connection of the person at a seat."""
        place = self.state.seats[seat]
        place.connections = max(place.connections - 1, 0)
        if not place.is_here and place.is_person:
            place.away_since = now
            place.is_ready = False
        self._tell_room(now)
        return self._outcome()

    def kick(self, seat: int, now: float) -> Outcome:
        """Remove a person for good, in a game with a computer at the seat; raises NotNow if there is none."""
        self._remove(seat)
        self._tell_room(now)
        return self._outcome(now)

    def receive(self, seat: int, message: requests.NumberedRequest, now: float) -> Outcome:
        """Execute a request of the person at a seat; raises BadMessage, a Refusal or a TableError.

        A request that was already executed is ignored.
        """
        place = self.state.seats[seat]
        if message.n <= place.last_n:
            return Outcome()
        bank = place.bank
        self._do(seat, message, now)
        place.last_n = message.n
        if not isinstance(message.request, _OF_GAME):
            self._begin_if_all_are_ready(message.request)
            self._tell_room(now, Answer(self.state.seat_of(place, seat), message.n))
        elif place.bank != bank or (isinstance(message.request, GiveAnswer) and not self.state.is_playing):
            self._tell_room(now)
        return self._outcome(now)

    def tick(self, now: float) -> Outcome:
        """Apply the time limits: computers replace absent players, and play for those who ran out of time."""
        for seat in self.state.overdue(now):
            self._substitute(seat)
        if (deal := self.state.next_deal(now)) is not None:
            self._deal(deal)
        turn = self.state.person_on_turn
        if turn is not None and self.state.is_turn_over(now):
            self.state.seats[turn].missed_turns += 1
            if self.state.seats[turn].missed_turns >= _MAX_MISSED:
                self._substitute(turn)
            else:
                choice = self._first_choice(self._required().observe(turn))
                self._act(choice, bank=self.state.drawn_bank(turn, now))
        if self.state.miss_founder(now) or self._entries:
            self._tell_room(now)
        return self._outcome(now)

    def refusal(self, error: Refusal, seat: int | None) -> tuple[Sentence, ...]:
        """What the game says of an action of a seat that its rules do not allow."""
        return self._game.refusal(error, self._game.rest(self._required().observe(seat)))

    def computer_turn(self) -> ComputerTurn | None:
        """The decision of the computer on turn; None if a person or nobody is to move."""
        session = self.state.session
        if session is None or session.turn is None or not (strategy := session.players[session.turn]):
            return None
        return ComputerTurn(self.state.revision, strategy, session.observe(session.turn))

    def choose(self, revision: int, choice: object, now: float) -> Outcome:
        """Apply the choice of a computer; the first legal one if it is None or illegal."""
        computer_turn = self.computer_turn()
        if computer_turn is None or computer_turn.revision != revision:
            return Outcome()
        seat = self._required().turn
        assert seat is not None
        if choice is not None and self._game.seat_of(choice) == seat:
            with suppress(Refusal):
                self._act(choice)
        if not self._entries:
            first = self._first_choice(computer_turn.observation)
            self._act(first, undecided(self.state.seats[seat].name))
        if not self.state.is_playing:
            self._tell_room(now)
        return self._outcome(now)

    def _do(self, seat: int, message: requests.NumberedRequest, now: float) -> None:
        match request := message.request:
            case GiveAnswer():
                offers, said = self._views.asked(seat)
                table = games.Table(seat, 0, None, (), offers=offers, message=said)
                self._move(Answer(seat, message.n), self._game.action(table, request.answer), now)
            case requests.SetReady():
                self._set_ready(seat, is_ready=request.is_ready)
            case requests.Fill():
                self._fill(seat, request)
            case requests.Kick():
                self._kick(seat, request.seat)
            case requests.Say():
                self._messages += self._views.phrase(request.phrase, Answer(seat, message.n))
            case requests.Leave():
                self._leave(seat, now)
            case requests.ComeBack():
                self.state.verify_room()
                self._note_change(seat, now)
                self.state.seats[seat].has_left = False
                self._give_back(seat)
            case requests.Wait():
                self._wait(seat, is_waiting=request.is_waiting)

    def _wait(self, seat: int, *, is_waiting: bool) -> None:
        """Let the next round wait for who is in it; or deal it, for such a seat or the host."""
        place, deal = self.state.seats[seat], self.state.next_deal(inf)
        if deal is None:  # it was dealt meanwhile
            return
        if is_waiting:
            seen = self._game.rest(self._game.observe(self._required().state, seat))
            place.is_waiting = self.state.is_played_by_person(seat) and not seen.seats[seat].is_left
        elif place.is_waiting or (
            seat == self.state.host and any(each.is_waiting for each in self.state.seats)
        ):
            self._deal(deal)

    def _deal(self, deal: object) -> None:
        self._act(deal)
        for place in self.state.seats:
            place.is_waiting = False

    def _move(self, answer: Answer, choice: object, now: float) -> None:
        if self._required().players[answer.seat]:
            raise SeatIsComputer("a computer plays the seat")
        self._act(choice, bank=self.state.drawn_bank(answer.seat, now), answer=answer)
        self.state.seats[answer.seat].missed_turns = 0

    def _set_ready(self, seat: int, *, is_ready: bool) -> None:
        self.state.verify_between_games()
        place = self.state.seats[seat]
        place.is_ready, place.has_left = is_ready, place.has_left and not is_ready

    def _begin_if_all_are_ready(self, request: requests.SeatRequest) -> None:
        """Begin a game if this request was the last one that it needed; `seated` counts it already."""
        if not isinstance(request, requests.SetReady | requests.Fill):
            return
        people = [place for place in self.state.seats if place.is_person]
        if any(place.is_empty for place in self.state.seats) or not all(place.is_ready for place in people):
            return
        if self.state.session is not None:
            last = len(self.state.seats) - 1  # the first one stays, the others move on: to other neighbours
            self._add(SeatsTurned((0, last, *range(1, last))))
        if self.state.settings.has_numbered_deals and not self.state.settings.variant.duplicate_deals:
            self._add(GameStarted("", self._draw_secret(SEED_BITS)))
        else:
            self._add(GameStarted(new_key(self._draw_secret)))

    def _fill(self, seat: int, fill: requests.Fill) -> None:
        self._verify_seat(fill.seat)
        if seat != self.state.host:
            raise NotHost("only the host seats computers")
        self.state.verify_between_games()
        place = self.state.seats[fill.seat]
        if place.is_person and (place.is_here or fill.seat == seat):
            raise SeatIsTaken("somebody sits there")
        if fill.strategy is not None and fill.strategy not in self._game.strategies:
            raise BadMessage("there is no such computer", "strategy")
        self._add(self.state.assignment(fill.seat, fill.strategy))

    def _kick(self, seat: int, target: int) -> None:
        """Remove a person for good: at once between games, in a game as soon as enough others want it."""
        self._verify_seat(target)
        place = self.state.seats[target]
        if target == seat or not place.is_person:
            raise NotNow("nobody else sits there")
        if self.state.is_playing:
            if not self.state.is_played_by_person(seat):
                raise SeatIsComputer("a computer plays the seat")
            place.kick_votes |= {seat}
            votes, needed = self.state.kick_votes(target)
            if votes < needed:
                return
        elif seat != self.state.host:
            raise NotHost("only the host removes people")
        elif not (place.is_here or self.state.is_founder(seat)):
            raise NotHost("only who has opened the table removes people who are away")
        self._remove(target)

    def _verify_seat(self, seat: int) -> None:
        if seat not in range(len(self.state.seats)):
            raise BadMessage("this table has no such seat", "seat")

    def _remove(self, seat: int) -> None:
        self._verify_seat(seat)
        place = self.state.seats[seat]
        if not place.is_person:
            raise NotNow("nobody sits there")
        strategy = self._substitute_strategy if self.state.is_playing else None
        self._substitute(seat)
        self._add(replace(self.state.assignment(seat, strategy), kicked=place.origin))

    def _note_change(self, seat: int, now: float) -> None:
        """Count a change of a seat's player, which adds to the log; raises NotNow if there are too many."""
        if self.state.is_playing and not self.state.seats[seat].changes.take(now):
            raise NotNow("the seat has changed hands too often; try again in a second", TOO_MANY_CHANGES)

    def _leave(self, seat: int, now: float) -> None:
        if not self.state.is_playing:
            self._add(SeatAssigned(seat, None))
            return
        self._note_change(seat, now)
        self.state.seats[seat].has_left = True
        self._substitute(seat)

    def _substitute(self, seat: int) -> None:
        """Let a computer play the seat, unless one does."""
        if self.state.is_played_by_person(seat):
            self._act(self._game.exchange(self._required().state, seat, self._substitute_strategy))
            self.state.seats[seat].is_waiting = False

    def _give_back(self, seat: int) -> None:
        """Let the person play the seat again if a computer plays it."""
        if self.state.is_playing and not self.state.is_played_by_person(seat):
            self._act(self._game.exchange(self._required().state, seat, ""))
        self.state.seats[seat].missed_turns = 0

    def _first_choice(self, observation: object) -> object:
        """The choice of the simplest computer."""
        return self._game.choose(self.state.settings.played.simplest, observation)

    @property
    def _substitute_strategy(self) -> str:
        """That of who is away: the one that the server has chosen, if the game has it."""
        chosen = self.state.settings.substitute
        return chosen if chosen in self._game.strategies else self.state.settings.played.simplest
