"""The state of a table, which the table changes and its views read.

All times are seconds of the table's clock, which is passed in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.games.registry import AnySession
from engine.names import COMPUTER_NAMES
from engine.text.network import AFTER_GAME
from engine.text.sentence import Sentence
from straights_server.entries import SeatAssigned
from straights_server.errors import NotNow, TableIsFull
from straights_server.seats import Place, distinct_name
from straights_server.table_settings import TableSettings

MAX_ENTRIES = 5000
"""The usual maximum of a table's log, which is read at once when the table is loaded: some 27 games.

A game that has begun goes on to its end, but no person takes a seat back from a computer beyond it.
"""

DEAL_SECONDS = 8.0
WAIT_SECONDS = 60.0
"""How long a result is looked at where the table itself deals the next round; the second if anybody waits."""

_FOUNDER_SECONDS = 120.0
"""How long who has opened the table stays its host while away, such as to send its link."""


@dataclass(slots=True)
class TableState:
    """Everything that a table knows, apart from pending messages.

    Attributes:
        name: the name in its link.
        seats: those of the game.
        session: the current game, or the last one; None before the first.
        revision: the number of log entries.
        turn_began: when the current turn began, in seconds of the table's clock.
        kicked: the hashes of the tokens and of the origins of people who may not sit down again.
        founder: the hash of the token of who has opened the table.
        is_founder_missed: whether the founder has been away for so long that another person is the host.
    """

    name: str
    settings: TableSettings
    seats: list[Place] = field(init=False)
    session: AnySession | None = None
    revision: int = 0
    turn_began: float = 0.0
    kicked: frozenset[str] = frozenset()
    founder: str = ""
    is_founder_missed: bool = False

    def __post_init__(self) -> None:
        self.seats = [Place() for _ in range(self.settings.played.seats)]

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        return self.session is not None and not self.session.is_over

    @property
    def is_full(self) -> bool:
        """Whether the log is too long for another game, or in a game for more changes of seats."""
        others = 0 if self.is_playing else self.settings.played.longest_log
        return self.revision >= MAX_ENTRIES - others

    def verify_room(self) -> None:
        """Raise TableIsFull if the log is too long."""
        if self.is_full:
            raise TableIsFull("this table has seen its last game; open another one")

    def verify_between_games(self, text: Sentence = AFTER_GAME) -> None:
        """Raise NotNow in a game, or TableIsFull if the log is too long for another one."""
        if self.is_playing:
            raise NotNow("a game is going on", text)
        self.verify_room()

    @property
    def stage(self) -> str:
        """The stage of the table: "waiting" for the first game, "playing", or "over"."""
        return "playing" if self.is_playing else "waiting" if self.session is None else "over"

    @property
    def host(self) -> int | None:
        """The seat of the host: the first person, but who is away or has left only if all others are.

        The founder is waited for.
        """
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        return min(
            people,
            key=lambda number: (
                not (self.seats[number].is_here or (self.is_founder(number) and not self.is_founder_missed)),
                self.seats[number].has_left,
            ),
            default=None,
        )

    def is_founder(self, seat: int) -> bool:
        """Whether the person at a seat has opened the table."""
        return self.seats[seat].token_hash == self.founder

    def miss_founder(self, now: float) -> bool:
        """Note that the founder has been away for too long; returns whether that has just come true."""
        due = self._founder_missed_at()
        is_due = due is not None and now >= due
        self.is_founder_missed |= is_due
        return is_due

    def _founder_missed_at(self) -> float | None:
        """When the founder will have been away for too long; None if here, or missed already."""
        away = next((place.away_since for place in self.seats if place.token_hash == self.founder), None)
        return None if away is None or self.is_founder_missed else away + _FOUNDER_SECONDS

    def seat_of(self, place: Place, before: int) -> int:
        """The seat of a person, which may have turned; `before` for one that has left."""
        return next((number for number, each in enumerate(self.seats) if each is place), before)

    @property
    def person_on_turn(self) -> int | None:
        """The seat on turn if a person plays it, else None."""
        turn = None if self.session is None else self.session.turn
        return turn if turn is not None and self.is_played_by_person(turn) else None

    def is_played_by_person(self, seat: int) -> bool:
        """Whether a person plays the seat in the current game."""
        return self.is_playing and self.session is not None and not self.session.players[seat]

    def restart_clocks(self, now: float) -> None:
        """Restart the clocks: the grace period of each person, and the turn."""
        for place in self.seats:
            if place.is_person:
                place.away_since = now
        self.turn_began = now

    def overdue(self, now: float) -> Iterator[int]:
        """The seats of people who have been away for too long and are not played by a computer yet."""
        for seat, place in enumerate(self.seats):
            is_due = place.away_since is not None and now - place.away_since >= self.settings.grace
            if is_due and self.is_played_by_person(seat):
                yield seat

    def is_turn_over(self, now: float) -> bool:
        """Whether the person on turn has neither time for the move nor a time bank left."""
        limit, turn = self.settings.turn_limit, self.person_on_turn
        return (
            turn is not None and limit is not None and now - self.turn_began >= limit + self.seats[turn].bank
        )

    def next_deal(self, now: float) -> object | None:
        """What the table itself does now; None while players are to move or look at a result."""
        session = self.session
        if session is None or session.turn is not None or now < self.deals_at:
            return None
        return session.rules.next_deal(session.state)

    @property
    def deals_at(self) -> float:
        """When the table deals, once nobody is on turn."""
        is_waiting = any(place.is_waiting for place in self.seats)
        return self.turn_began + (WAIT_SECONDS if is_waiting else DEAL_SECONDS)

    def deadline(self) -> float | None:
        """When the next time limit expires, or None."""
        limit, grace = self.settings.turn_limit, self.settings.grace
        away = {seat: each.away_since for seat, each in enumerate(self.seats) if each.away_since is not None}
        times = [since + grace for seat, since in away.items() if self.is_played_by_person(seat)]
        if away and (missed_at := self._founder_missed_at()) is not None:
            times.append(missed_at)
        if self.is_playing and self.session is not None and self.session.turn is None:
            times.append(self.deals_at)
        if limit is not None and (turn := self.person_on_turn) is not None:
            times.append(self.turn_began + limit + self.seats[turn].bank)
        return min(times, default=None)

    def away_seconds(self, seat: int, now: float) -> float | None:
        """The time until a computer replaces an absent person, 0 once it does; None for others."""
        place = self.seats[seat]
        if place.away_since is None or not place.is_person:
            return None
        if self.is_playing and not self.is_played_by_person(seat):
            return 0.0
        return round(max(place.away_since + self.settings.grace - now, 0.0), 1)

    def turn_seconds(self, now: float) -> float | None:
        """The time left for the move, without the time bank; None without a limit or a game."""
        if self.settings.turn_limit is None or self.session is None or self.session.turn is None:
            return None
        return round(max(self.turn_began + self.settings.turn_limit - now, 0.0), 1)

    def drawn_bank(self, seat: int, now: float) -> float | None:
        """What a move at this time leaves in the time bank of the seat on turn; None if it takes nothing."""
        limit, bank = self.settings.turn_limit, self.seats[seat].bank
        if limit is None or not bank or now - self.turn_began <= limit:
            return None
        return round(max(self.turn_began + limit + bank - now, 0.0), 1)

    def bank_seconds(self, seat: int, now: float) -> float | None:
        """What is left in the time bank of a person in a game; None without one."""
        if not self.settings.time_bank or not self.is_played_by_person(seat):
            return None
        drawn = self.drawn_bank(seat, now) if seat == self.person_on_turn else None
        return self.seats[seat].bank if drawn is None else drawn

    def kick_votes(self, seat: int) -> tuple[int, int]:
        """How many of the others in the game want the person removed, and how many are needed."""
        others = [each for each in range(len(self.seats)) if each != seat and self.is_played_by_person(each)]
        return len(self.seats[seat].kick_votes.intersection(others)), len(others) // 2 + 1

    def distinct_name(self, seat: int, name: str) -> str:
        """The name for somebody at a seat, unlike those of the others."""
        return distinct_name(name, (place.name for place in self.seats if place is not self.seats[seat]))

    def assignment(self, seat: int, strategy: str | None) -> SeatAssigned:
        """The entry that assigns a seat to a computer, or empties it."""
        if strategy is None:
            return SeatAssigned(seat, None)
        return SeatAssigned(seat, strategy, self.distinct_name(seat, COMPUTER_NAMES[seat]))

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        """The names and strategies for a new game, "" for a person; no seat is empty."""
        return tuple((place.name, place.strategy) for place in self.seats)
