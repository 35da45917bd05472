"""A table: everybody is told what they may know, nothing acknowledged is lost, who goes comes back."""

import json
import re
from random import Random
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.names import is_name
from engine.straights import game
from engine.straights.commands import Play
from engine.straights.errors import SeatIsComputer
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.protocol.server_requests import (
    ComeBack,
    Fill,
    Kick,
    Leave,
    NumberedRequest,
    Say,
    SetReady,
)
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.session import Session
from engine.straights.setup import MAX_TABLE_SCORE_LIMIT, Variant
from engine.straights.strategies.registry import strategy_named
from straights_server import state
from straights_server.entries import ActionTaken, Entry, entry_of, entry_text
from straights_server.errors import NotNow, TableIsFull
from straights_server.table import Table
from straights_server.table_log import Outcome
from straights_server.table_settings import TableSettings
from straights_server.views import Spectator
from tests.support.server.hosted import session_of

NAMES = ("North", "East", "South", "West")
GRACE = 60.0


class Hosted:
    """A table with its log, as whoever hosts it keeps them.

    Attributes:
        log: the entries, through JSON and back.
        told: the messages, by viewer.
    """

    def __init__(self, people: int = 4, settings: TableSettings | None = None, seed: int = 1) -> None:
        self.now = 0.0
        self.log: list[Entry] = []
        self.told: dict[object, list[dict[str, object]]] = {}
        self.numbers = [0] * 4
        self.chance = Random(seed)
        self.settings = settings or TableSettings(Variant(80), grace=GRACE)
        self.table = Table("k3f9", self.settings, self.chance.getrandbits)
        for seat in range(people):
            self.keep(self.table.join(None, NAMES[seat], f"hash{seat}", self.now))
            self.keep(self.table.attach(seat, self.now))
        for seat in range(people, 4):
            self.ask(0, Fill(seat, "first-legal"))

    def keep(self, outcome: Outcome) -> None:
        self.log += [entry_of(entry_text(entry)) for entry in outcome.entries]
        for message in outcome.messages:
            for viewer in message.to:
                self.told.setdefault(viewer, []).append(message.value)

    def ask(self, seat: int, request: object) -> None:
        self.numbers[seat] += 1
        self.keep(self.table.receive(seat, NumberedRequest(self.numbers[seat], request), self.now))  # type: ignore[arg-type]  # any request

    def begin(self) -> None:
        for seat, place in enumerate(self.table.state.seats):
            if place.is_person:
                self.ask(seat, SetReady(is_ready=True))

    def move(self) -> None:
        """Let whoever is to move do so: a computer, or a person as the assignment's computer would."""
        computer_turn = self.table.computer_turn()
        if computer_turn is not None:
            chosen = game.choose(computer_turn.strategy, self.session.observe(self.turn))
            self.keep(self.table.choose(computer_turn.revision, chosen, self.now))
            return
        choice = strategy_named("first-legal").choose(self.session.observe(self.turn))
        self.ask(self.turn, GiveAnswer(game.answer(choice)))

    def play(self, moves: int = 10_000) -> None:
        for _ in range(moves):
            if not self.table.state.is_playing:
                return
            self.move()

    @property
    def session(self) -> Session:
        """The game that is going on."""
        return session_of(self.table)

    @property
    def turn(self) -> int:
        """The seat that is to move."""
        turn = self.session.turn
        assert turn is not None
        return turn

    def restored(self) -> Table:
        table = Table("k3f9", self.settings, self.chance.getrandbits)
        table.restore(self.log, self.now)
        return table


def away_seconds(table: Table, seat: int, now: float) -> object:
    room = json.loads(json.dumps(table.snapshot(0, now)[0].value))
    return room["places"][seat]["away_seconds"]


def playing(people: int = 4, settings: TableSettings | None = None, seed: int = 1) -> Hosted:
    hosted = Hosted(people, settings, seed)
    hosted.begin()
    return hosted


def test_who_has_left_a_game_hosts_no_other_one_while_somebody_else_is_here() -> None:
    """Although still connected: the next game would wait for somebody who is gone, unless they are ready."""
    hosted, ready = playing(people=2), playing(people=2)
    for each in (hosted, ready):
        each.ask(0, Leave())
        assert 1 == each.table.state.host
        each.play()
    hosted.ask(1, Kick(0))
    ready.ask(0, SetReady(is_ready=True))

    assert hosted.table.state.seats[0].is_empty
    hosted.keep(hosted.table.detach(1, hosted.now))
    assert (1, 0) == (hosted.table.state.host, ready.table.state.host)


def test_a_game_that_has_begun_is_finished_however_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is stopped in the middle; but seats change hands only so often."""
    hosted = playing(people=2, settings=TableSettings(Variant(500), turn_limit=5))
    monkeypatch.setattr(state, "MAX_ENTRIES", 300)
    hosted.play(400)
    hosted.ask(0, Leave())
    with pytest.raises(TableIsFull):
        hosted.ask(0, ComeBack())
    assert hosted.table.state.deadline() is not None or hosted.table.computer_turn() is not None
    for _ in range(2):
        hosted.keep(hosted.table.detach(1, hosted.now))
        hosted.keep(hosted.table.attach(1, hosted.now))

    hosted.play()

    assert 400 < len(hosted.log)
    assert "over" == hosted.table.state.stage


def test_another_game_begins_only_if_there_is_room_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are told before it that they need another table, and may say goodbye and leave."""
    monkeypatch.setattr(state, "MAX_ENTRIES", 260 + 3 * 80 + 100)
    hosted = playing(people=3, settings=TableSettings(Variant(80)))
    hosted.play()

    for request in (SetReady(is_ready=True), Fill(3, "blocker")):
        with pytest.raises(TableIsFull, match="open another one"):
            hosted.ask(0, request)
    hosted.ask(0, Say("goodbye"))
    hosted.ask(0, Leave())
    with pytest.raises(TableIsFull, match="open another one"):
        hosted.table.join(0, "Dora", "hash", hosted.now)


@pytest.mark.parametrize("limit", [0, 80, MAX_TABLE_SCORE_LIMIT])
def test_the_first_game_of_a_table_always_has_room(limit: int) -> None:
    """The longest games are those of computers that avoid points."""
    hosted = Hosted(people=1, settings=TableSettings(Variant(limit)))
    for seat in (1, 2, 3):
        hosted.ask(0, Fill(seat, "blocker"))
    hosted.begin()
    hosted.ask(0, Leave())
    hosted.play()

    assert "over" == hosted.table.state.stage
    assert len(hosted.log) < state.MAX_ENTRIES


def test_a_game_begins_when_the_last_seat_gets_a_computer() -> None:
    """Where all people were ready before; an empty seat, or who is not ready, still keeps it waiting."""
    hosted = Hosted(people=2)
    hosted.ask(0, Fill(3, None))
    hosted.begin()
    hosted.ask(0, Fill(2, "expert"))
    hosted.ask(1, SetReady(is_ready=False))
    hosted.ask(0, Fill(3, "expert"))
    assert hosted.table.state.session is None
    hosted.ask(0, Fill(3, None))
    hosted.ask(1, SetReady(is_ready=True))
    assert hosted.table.state.session is None
    hosted.ask(0, Fill(3, "expert"))
    assert hosted.table.state.is_playing


def test_numbered_deals_follow_from_a_seed_that_is_drawn() -> None:
    """Another for each game, to the score that was agreed; there is no key."""
    settings = TableSettings(Variant(30), grace=GRACE, has_numbered_deals=True)
    setups = [playing(settings=settings, seed=seed).session.setup for seed in (1, 2)]

    assert [("", 30)] * 2 == [(setup.key, setup.variant.score_limit) for setup in setups]
    assert 3 == len({0, *(setup.seed for setup in setups)})


def test_a_cut_connection_gives_the_seat_to_a_computer_only_after_the_grace() -> None:
    """The others see how long; who returns in time has lost nothing."""
    hosted = playing()
    hosted.keep(hosted.table.detach(2, 10.0))
    assert 10.0 + GRACE == hosted.table.state.deadline()
    places = hosted.told[0][-1]["places"]
    assert isinstance(places, list)
    assert GRACE == places[2]["away_seconds"]
    assert [59.8, 0.0] == [away_seconds(hosted.table, 2, now) for now in (10.24, 99.0)]
    assert Outcome() == hosted.table.tick(10.0 + GRACE - 0.1)
    hosted.keep(hosted.table.attach(2, 60.0))
    assert hosted.table.state.deadline() is None
    assert Outcome() == hosted.table.tick(1000.0)


def test_who_returns_after_the_grace_takes_the_seat_again_at_once() -> None:
    hosted = playing()
    hosted.keep(hosted.table.detach(2, 0.0))
    hosted.keep(hosted.table.tick(GRACE))
    assert Computer(hosted.settings.substitute) == hosted.session.player_of(2)
    hosted.keep(hosted.table.attach(2, 200.0))
    assert Human() == hosted.session.player_of(2)
    actions = [entry.action for entry in hosted.log if isinstance(entry, ActionTaken)]
    assert [f"3 ragequit {hosted.settings.substitute}", "3 take"] == actions


def test_who_leaves_is_replaced_at_once_and_stays_away_until_coming_back() -> None:
    """A new connection alone does not take the seat again: somebody may only want to look."""
    hosted = playing()
    hosted.ask(3, Leave())
    assert isinstance(hosted.session.player_of(3), Computer)
    hosted.keep(hosted.table.detach(3, 0.0))
    assert 0.0 == away_seconds(hosted.table, 3, 0.0)
    hosted.keep(hosted.table.attach(3, 1.0))
    assert isinstance(hosted.session.player_of(3), Computer)
    hosted.ask(3, ComeBack())
    assert isinstance(hosted.session.player_of(3), Human)


def test_who_has_left_makes_no_move_until_coming_back() -> None:
    """The computer does, on the seat's own turn too; nothing is noted of what was refused."""
    hosted = playing()
    session, seat = hosted.session, hosted.turn
    move = GiveAnswer(game.answer(strategy_named("first-legal").choose(session.observe(seat))))
    hosted.ask(seat, Leave())
    before = len(hosted.log)
    with pytest.raises(SeatIsComputer):
        hosted.ask(seat, move)
    assert (before, seat) == (len(hosted.log), session.turn)

    hosted.ask(seat, ComeBack())
    hosted.ask(seat, move)
    assert before + 2 == len(hosted.log)


def test_a_seat_changes_hands_on_request_once_a_second() -> None:
    """And five times at once: leaving and coming back without end does not fill the log."""
    hosted = playing()
    for request in (Leave(), ComeBack(), Leave(), ComeBack(), Leave()):
        hosted.ask(3, request)
    before = len(hosted.log)
    for again in (ComeBack(), Leave()):
        with pytest.raises(NotNow, match="too often"):
            hosted.ask(3, again)
    assert before == len(hosted.log)
    hosted.now = 1.0
    hosted.ask(3, ComeBack())
    assert before + 1 == len(hosted.log)


def test_a_turn_that_takes_too_long_is_played_and_the_second_one_gives_the_seat_away() -> None:
    hosted = playing(settings=TableSettings(Variant(80), turn_limit=30))
    hosted.play(8)
    session, turn = hosted.session, hosted.turn
    first, legal = game.choose("first-legal", session.observe(turn)), session.legal_plays()
    assert (30.0, True) == (hosted.table.state.deadline(), len(legal) > 1)
    assert Outcome() == hosted.table.tick(29.9)
    hosted.keep(hosted.table.tick(30.0))
    assert isinstance(hosted.log[-1], ActionTaken)
    assert game.write(first) == hosted.log[-1].action
    hosted.now = 30.0
    while session.turn != turn:
        hosted.move()
    hosted.keep(hosted.table.tick(61.0))
    assert isinstance(session.player_of(turn), Computer)


def test_after_a_restart_watchers_are_told_no_round_twice() -> None:
    """The first move after it is told to those at the table; to watchers only when its round ends."""
    hosted = playing()
    hosted.play(60)
    told = list(hosted.told[Spectator.DELAYED])
    hosted.table = hosted.restored()
    hosted.table.attach(0, hosted.now)
    hosted.told.clear()

    hosted.move()

    assert ["moved"] == [message["type"] for message in hosted.told[Spectator.LIVE]]
    assert "moved" in {message["type"] for message in told}
    assert Spectator.DELAYED not in hosted.told


def test_a_move_in_time_between_two_late_ones_keeps_the_seat() -> None:
    """Turns that end by the clock count only in a row."""
    hosted = playing(settings=TableSettings(Variant(80), turn_limit=30))
    session, seat = hosted.session, hosted.turn
    for is_late in (True, False, True):
        while session.turn != seat:
            hosted.move()
        if is_late:
            hosted.now += 30.0
            hosted.keep(hosted.table.tick(hosted.now))
        else:
            hosted.move()

    assert Human() == session.player_of(seat)


def test_no_clock_runs_while_nobody_is_there() -> None:
    """Neither that of the turn nor that of who is away: the first who returns has lost nothing."""
    hosted = playing(settings=TableSettings(Variant(80), turn_limit=30, grace=GRACE))
    for seat in range(4):
        hosted.keep(hosted.table.detach(seat, 10.0))
    before = len(hosted.log)
    hosted.keep(hosted.table.attach(0, 500.0))
    assert 530.0 == hosted.table.state.deadline()
    assert 30.0 == hosted.told[0][-1]["turn_seconds"]
    assert Outcome() == hosted.table.tick(529.9)
    hosted.keep(hosted.table.attach(1, 529.9))
    assert 530.0 == hosted.table.state.deadline()
    assert before == len(hosted.log)


def test_a_computer_that_fails_or_cheats_plays_the_first_legal_card() -> None:
    """And everybody is told so, whose name it has; of no other move."""
    for choice in (None, Play(0, strategy_named("first-legal").choose(first_observation()).card)):
        hosted = playing(people=1, seed=3)
        computer_turn = hosted.table.computer_turn()
        assert computer_turn is not None
        before, name = len(hosted.log), hosted.table.state.seats[hosted.turn].name
        hosted.keep(hosted.table.choose(computer_turn.revision, choice, 0.0))
        assert before + 1 == len(hosted.log)
        notes = [message.get("note") for message in hosted.told[0] if message["type"] == "moved"]
        names = [None if note is None else note["values"]["name"] for note in notes]  # type: ignore[index]  # a sentence
        assert [*[None] * (len(names) - 1), name] == names
        assert Outcome() == hosted.table.choose(computer_turn.revision, choice, 0.0)  # it comes too late


def first_observation() -> Observation:
    session = playing().session
    return session.observe(session.turn)


LOOKALIKES = (
    "Anna",
    "anna",
    "An\u200dna",
    "Anna\ufe0f",
    "\uff21nna",
    "\u0410nn\u03b1",
    "CIara",
    "Clara",
    "Hugo",
    "n" * 40,
)


def empty_table() -> Table:
    return Table("k3f9", TableSettings(Variant(80), grace=GRACE), Random(1).getrandbits)


@given(st.lists(st.sampled_from(LOOKALIKES), min_size=4))
def test_no_two_at_a_table_have_the_same_name(names: list[str]) -> None:
    """People and computers, whoever comes first, and whatever is typed; a restart changes no name."""
    table, restored = empty_table(), empty_table()
    log = [entry for name in names[:3] for entry in table.join(None, name, name, 0.0).entries]
    for n, (seat, strategy) in enumerate(((3, "first-legal"), (2, None), (2, "expert"))):
        log += table.receive(0, NumberedRequest(n, Fill(seat, strategy)), 0.0).entries
    restored.restore(log, 0.0)

    shown = [place.name for place in table.state.seats]
    seen = {normalize("NFKC", re.sub("[\u200d\ufe0f]", "", name)).casefold() for name in shown}
    seen = {name.translate({0x430: "a", 0x3B1: "a", ord("l"): "i"}) for name in seen}
    assert (names[0], 4) == (shown[0], len(seen))
    assert all(map(is_name, shown))
    assert shown == [place.name for place in restored.state.seats]
