"""Laws of a table, whatever people, computers and the clock do: random walks, and each step is checked."""

from collections.abc import Callable
from dataclasses import fields
from random import Random

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.cards.card import CARDS, Card
from engine.errors import EngineError
from engine.straights.commands import Discard, Play
from engine.straights.protocol.server_requests import (
    ComeBack,
    Fill,
    Leave,
    Move,
    NumberedRequest,
    Say,
    SeatRequest,
    SetReady,
)
from engine.straights.protocol.values import NOBODY
from engine.straights.setup import SEATS, Variant
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.network import PHRASES
from straights_server.entries import GameStarted
from straights_server.table import Outcome, Table
from straights_server.table_settings import TableSettings
from straights_server.views import EVERYBODY
from tests.support.server.hidden import verify_nothing_hidden

_SEATS = st.integers(0, SEATS - 1)
_STRATEGIES = st.sampled_from((None, "lowest", "first-legal", "grandmaster"))
_CARDS = st.sampled_from(CARDS)
_REQUESTS: st.SearchStrategy[SeatRequest] = st.one_of(
    st.builds(lambda kind, card: Move(kind(NOBODY, card)), st.sampled_from((Play, Discard)), _CARDS),
    st.builds(SetReady, st.booleans()),
    st.builds(Fill, _SEATS, _STRATEGIES),
    st.builds(Say, st.sampled_from(tuple(PHRASES))),
    st.just(Leave()),
    st.just(ComeBack()),
)


class TableWalk(RuleBasedStateMachine):
    """People come, go, ask for anything and are away; computers move; time passes."""

    @initialize(seed=st.integers(0, 99), people=st.integers(0, SEATS), has_begun=st.booleans())
    def open(self, seed: int, people: int, *, has_begun: bool) -> None:
        self.now = 0.0
        self.joined = 0
        self.numbers = [0] * SEATS
        self.table = Table("k3f9", TableSettings(Variant(0), 10, grace=30.0), Random(seed).getrandbits)
        for _ in range(people):
            self.join(None)
        if has_begun:
            self.begin()

    @rule(seat=st.one_of(st.none(), _SEATS))
    def join(self, seat: int | None) -> None:
        self.joined += 1
        token = f"hash{self.joined}"
        if self._do(lambda: self.table.join(seat, "Ann", token, self.now)):
            taken = [place.token_hash for place in self.table.state.seats].index(token)
            self.numbers[taken] = 0
            self._do(lambda: self.table.attach(taken, self.now))

    @rule(seat=_SEATS)
    def attach(self, seat: int) -> None:
        if self.table.state.seats[seat].is_person:
            self._do(lambda: self.table.attach(seat, self.now))

    @rule(seat=_SEATS)
    def detach(self, seat: int) -> None:
        if self.table.state.seats[seat].is_here:
            self._do(lambda: self.table.detach(seat, self.now))

    @rule(seat=_SEATS, request=_REQUESTS)
    def ask(self, seat: int, request: SeatRequest) -> None:
        if self.table.state.seats[seat].is_here:
            self.numbers[seat] += 1
            numbered = NumberedRequest(self.numbers[seat], request)
            self._do(lambda: self.table.receive(seat, numbered, self.now))

    @rule(seat=_SEATS)
    def ready(self, seat: int) -> None:
        self.ask(seat, SetReady(is_ready=True))

    @rule()
    def begin(self) -> None:
        """Computers take the empty seats, and all people who are here are ready."""
        if self.table.state.host is None:
            return
        for seat, place in enumerate(self.table.state.seats):
            if place.is_empty:
                self.ask(self.table.state.host, Fill(seat, "lowest"))
        for seat in range(SEATS):
            self.ask(seat, SetReady(is_ready=True))

    @precondition(lambda self: self.table.state.is_playing)
    @rule(count=st.integers(1, 60))
    def play(self, count: int) -> None:
        for _ in range(count):
            session, computer = self.table.state.session, self.table.computer_turn()
            if session is None or session.turn is None:
                return
            choice = strategy_named("first-legal").choose(session.observe(session.turn))
            if computer is not None:
                revision = computer.revision
                self._do(lambda: self.table.choose(revision, choice, self.now))  # noqa: B023  # called at once
            else:
                self.ask(session.turn, Move(choice))

    @rule(card=_CARDS)
    def play_together(self, card: Card) -> None:
        """Everybody plays a card, on turn or not."""
        for seat in range(SEATS):
            self.ask(seat, Move(Play(NOBODY, card)))

    @rule(seconds=st.sampled_from((0.1, 5.0, 10.0, 31.0)))
    def wait(self, seconds: float) -> None:
        """Time passes, and the table is told so if anybody is here, as by a server."""
        self.now += seconds
        if any(place.is_here for place in self.table.state.seats):
            self._do(lambda: self.table.tick(self.now))

    @invariant()
    def ready_people_are_here(self) -> None:
        """So who plays at the start of a game is here."""
        assert all(place.is_here for place in self.table.state.seats if place.is_ready)

    @invariant()
    def away_seconds_are_those_of_people_who_are_away(self) -> None:
        room = self.table.snapshot(0, self.now)[0].value
        places = room["places"]
        assert isinstance(places, list)

        assert [place.is_person and not place.is_here for place in self.table.state.seats] == [
            place["away_seconds"] is not None for place in places
        ]

    def _do(self, step: Callable[[], Outcome]) -> bool:
        """Take a step, which a refusal leaves without a trace; returns whether it was allowed."""
        before = self._everything()
        try:
            outcome = step()
        except EngineError:
            assert before == self._everything()
            return False
        if any(isinstance(entry, GameStarted) for entry in outcome.entries):
            assert all(place.is_here for place in self.table.state.seats if place.is_person)
        for message in outcome.messages:
            verify_nothing_hidden(message.value, message.to if isinstance(message.to, int) else None)
        return True

    def _everything(self) -> object:
        """All that a table is and shows, but for how often a seat may still change hands."""
        state = self.table.state
        names = [each.name for each in fields(state.seats[0]) if each.name != "changes"]
        session = state.session
        return (
            [[getattr(place, name) for name in names] for place in state.seats],
            None if session is None else (session.state, session.history),
            (state.revision, state.turn_began, self.table.has_untold, self.table.deadline()),
            [[message.value for message in self.table.snapshot(viewer, self.now)] for viewer in EVERYBODY],
        )


TestTableWalk = TableWalk.TestCase
TestTableWalk.settings = settings(stateful_step_count=25, phases=(Phase.explicit, Phase.generate))
