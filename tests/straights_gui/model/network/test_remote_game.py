"""The game at a real server: played, cut at every move, answered once, refused at once where the rules do."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from engine.cards.card import CARDS
from engine.errors import CardNotInHand
from engine.fast_dataclass import replace
from engine.games.table import Happening
from engine.straights.commands import Play
from engine.straights.game import answer
from engine.straights.player import Human
from engine.straights.protocol.server_requests import Fill
from engine.straights.protocol.tables import Refused, TableMoves, WholeTable
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink, Visitor
from straights_gui.model.network.web_socket import WebSocket
from straights_server.adapter.options import Options
from straights_server.limits import Limits, Rate
from tests.support.server.messages import moved_message, table_message
from tests.support.server.opened_table import opened_table
from tests.support.server.running import Player, server_in_thread
from tests.support.window.network import StubServer, cut, upgrade
from tests.support.window.player import game

QUICK = Options(port=0, pause=0.0, limits=Limits(seat_rate=Rate(1e6, 1e6)))
LONG = 30_000
FIRST = strategy_named("first-legal")
SEATED = {"type": "seated", "n": 1, "table": "a", "seat": 2, "token": "t", "last_n": -1, "invitation": "i"}


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose deals are always the same."""
    with server_in_thread(QUICK, tmp_path / "tables", Random(5).getrandbits) as address:
        yield address


@pytest.fixture(autouse=True)
def seats_closed() -> Iterator[None]:
    """Close what a test that fails has left open."""
    yield
    while Seat.opened:
        Seat.opened.pop().client.close()


class Seat:
    """A remote game, and what it has told.

    Attributes:
        opened: all of the test.
        drawn: how often the game had to be drawn again.
    """

    opened: ClassVar[list["Seat"]] = []

    def __init__(
        self,
        url: str,
        table: str,
        qtbot: QtBot,
        visitor: Visitor | None = None,
        first_ms: int = 250,
        answer_ms: int = LONG,
    ) -> None:
        self._qtbot = qtbot
        link = TableLink.parse(f"{url}/?table={table}")
        self.connection = Connection(link, first_ms=first_ms)
        visitor = visitor or Visitor("Window")
        self.client = TableClient(link, visitor, connection=self.connection, answer_ms=answer_ms)
        self.game = RemoteGame(self.client)
        self.events: list[Happening] = []
        self.refused: list[Refused] = []
        self.drawn = 0
        self.game.happened.connect(lambda steps: self.events.extend(each.shown.happening for each in steps))
        self.game.replaced.connect(self._on_replaced)
        self.game.refused.connect(self.refused.append)
        self.opened.append(self)
        self.client.open()

    def until(self, holds: object) -> None:
        assert callable(holds)
        self._qtbot.waitUntil(holds, timeout=LONG)

    def sit_with_computers(self) -> None:
        """Be the host; let three simple computers sit down, and begin."""
        self.until(lambda: self.client.seat is not None and self.client.room is not None)
        for seat in range(1, 4):
            self.client.ask(Fill(seat, "first-legal"))
        self.client.set_ready(is_ready=True)
        self.until(lambda: self.game.turn is not None)

    def until_my_turn(self) -> bool:
        """Wait for the turn; whether there is one before the end of the game."""
        self.until(lambda: self.game.turn in (0, None))
        return self.game.turn is not None

    def play(self) -> None:
        self.game.answer(answer(FIRST.choose(self.game.observation())))
        self.until(lambda: not self.client.has_pending_move)

    def _on_replaced(self) -> None:
        self.drawn += 1


def hosted(url: str, qtbot: QtBot, score_limit: int = 0, first_ms: int = 250, answer_ms: int = LONG) -> Seat:
    """A game of one person with three computers."""
    opened = opened_table(url, score_limit=score_limit, is_private=True)
    seat = Seat(url, opened.name, qtbot, Visitor("Window", opened.token), first_ms, answer_ms)
    seat.sit_with_computers()
    return seat


@pytest.mark.parametrize("is_sent", [False, True])
def test_a_connection_that_is_cut_at_every_move_gives_the_same_game(
    url: str, qtbot: QtBot, tmp_path: Path, *, is_sent: bool
) -> None:
    """Before each move, or right after it was sent: each counts once, and what was missed follows."""
    seat = hosted(url, qtbot, first_ms=0)
    drawn = seat.drawn
    while seat.until_my_turn():
        if is_sent:
            seat.game.answer(answer(FIRST.choose(seat.game.observation())))
        cut(seat.client)
        seat.until(lambda: seat.client.is_at_table and not seat.client.has_pending_move)
        if not is_sent:
            seat.play()
    seat.client.close()
    with server_in_thread(QUICK, tmp_path / "uncut", Random(5).getrandbits) as address:
        uncut = hosted(address, qtbot)
        while uncut.until_my_turn():
            uncut.play()
        uncut.client.close()

    assert uncut.events == seat.events
    assert uncut.game.known.key == seat.game.known.key
    assert drawn == seat.drawn


def test_the_rules_are_asked_before_the_server(url: str, qtbot: QtBot) -> None:
    """Refusals come at once and send nothing; a second card while one is under way is left out."""
    seat = hosted(url, qtbot)
    assert seat.until_my_turn()
    now = seat.game.observation()
    other = next(card for card in CARDS if card not in now.hand)
    with pytest.raises(CardNotInHand):
        seat.game.answer(answer(Play(0, other)))
    assert not seat.client.has_pending_move
    choice = FIRST.choose(now)
    for _ in range(3):
        seat.game.answer(answer(choice))
    seat.until(lambda: not seat.client.has_pending_move)
    seat.client.close()

    assert 1 == sum(event.seat == 0 for event in seat.events)
    assert [] == seat.refused


def test_who_leaves_finds_a_computer_and_comes_back(url: str, qtbot: QtBot) -> None:
    opened = opened_table(url, score_limit=1_000)
    other = Player(url, "Other")
    seat = Seat(url, opened.name, qtbot, Visitor("Window", opened.token))
    seat.until(lambda: seat.client.room is not None)
    other.join(opened.name)
    for empty in (2, 3):
        seat.client.ask(Fill(empty, "first-legal"))
    other.send("ready_to_play", is_ready=True)
    seat.client.set_ready(is_ready=True)
    seat.until(lambda: seat.game.turn in (0, 1))
    if seat.game.turn == 0:
        seat.play()
        seat.until(lambda: seat.game.turn == 1)
    seat.client.leave()
    seat.until(lambda: seat.game.is_substituted)
    assert not seat.game.humans
    seat.client.come_back()
    seat.until(lambda: seat.game.humans == (0,))
    seat.client.leave()
    seat.until(lambda: seat.game.is_substituted)
    seat.client.close()
    again = Seat(url, opened.name, qtbot, Visitor("Window", opened.token, seq=3))
    again.until(lambda: again.game.table().seats[2].player != "")
    again.until(lambda: again.game.humans == (0,))

    assert not again.game.is_substituted
    other.close()
    again.client.close()


def test_who_looks_on_sees_no_hand(url: str, qtbot: QtBot) -> None:
    seat = hosted(url, qtbot, score_limit=1_000)
    table = seat.client.link.table
    guest = Seat(url, table, qtbot, Visitor("", is_watching=True, invitation=seat.client.invitation))
    watcher = Seat(url, table, qtbot, Visitor("", is_watching=True))
    guest.until(lambda: guest.game.turn is not None)
    watcher.until(lambda: watcher.client.is_at_table)  # who comes later is told the end of a later round
    while seat.game.table().round < 3 and seat.until_my_turn():
        seat.play()
    watcher.until(lambda: watcher.game.table().result is not None)
    guest.until(lambda: guest.client.seq == seat.client.seq)

    results = [each.game.table().result for each in (seat, guest)]
    assert 1 == len({each.rounds for each in results if each is not None})
    for each in (guest, watcher):
        assert each.game.viewer is None
        assert () == each.game.hand()
        assert () == each.game.humans
    for each in (seat, guest, watcher):
        each.client.close()


def test_a_move_without_an_answer_ends_the_connection(
    url: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dead network says nothing: the move is sent again over another connection, and counts once."""
    seat = hosted(url, qtbot, score_limit=1_000, answer_ms=50)
    assert seat.until_my_turn()
    problems: list[object] = []
    seat.client.connection_changed.connect(lambda: problems.append(seat.client.connection.problem))
    socket = next(each for each in seat.connection.findChildren(WebSocket) if each.is_open)
    monkeypatch.setattr(socket, "send", lambda _text: None)
    seat.play()
    seat.client.close()

    assert ConnectionProblem(ProblemKind.TIMEOUT) in problems
    assert 1 == sum(event.seat == 0 for event in seat.events)


def test_a_server_of_nonsense_ends_the_connection(qtbot: QtBot) -> None:
    """Moves before a game, a seat that is none, another version: a problem that lasts, no traceback."""
    moved = {"type": "moved", "seq": 1, "events": [{"ways": [["hand.0", "row.S", "7S"]], "told": [[1]]}]}
    refused = {"type": "refused", "reason": "UnknownVersion", "detail": "3"}
    hello = {"type": "hello", "v": 3}
    nowhere = {**SEATED, "seat": 8}
    for messages in ([SEATED, moved, moved], [nowhere], [refused], [hello], [{"type": "moved"}]):
        server = StubServer(upgrade(*map(json.dumps, messages)))
        seat = Seat(server.url, "a", qtbot)
        seat.until(lambda seat=seat: seat.client.connection.problem is not None)
        server.close()
        assert seat.client.connection.problem is not None
        assert seat.client.connection.problem.is_lasting
        seat.client.close()


class Told:
    """A game without a connection, to which a test tells what the server would, and what it says itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seat: int | None) -> None:
        self.client = TableClient(TableLink.parse("http://localhost:1/?table=a"), Visitor("Window"))
        self.client.seat = seat
        self.game = RemoteGame(self.client)
        self.said: list[object] = []
        self.revisions: list[int] = []
        self.game.replaced.connect(lambda: self.note("replaced"))
        self.game.dealt.connect(lambda: self.note("dealt"))
        self.game.happened.connect(lambda steps: self.note(len(steps)))
        monkeypatch.setattr(self.client.connection, "fail", lambda problem: self.said.append(problem.kind))
        monkeypatch.setattr(self.client, "enter", lambda: self.said.append("look on again"))

    def note(self, what: object) -> None:
        self.said.append(what)
        self.revisions.append(self.game.revision)

    def hear(self, message: WholeTable | TableMoves) -> list[object]:
        """Let the server tell something; what is said then."""
        self.said = []
        self.client.told.emit(message)
        return self.said


def moments(seat: int | None, seed: int = 5) -> list[WholeTable]:
    """The game after each of its first moves, as it is told to a seat."""
    session, whole = game(seed, (Human(),) * 4), list[WholeTable]()
    for number in range(40):
        whole.append(table_message(number, number == 0, session, seat))
        assert session.turn is not None
        session.submit(FIRST.choose(session.observe(session.turn)))
    return whole


def test_a_little_that_was_missed_is_shown_and_much_is_drawn(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen moves are shown one after another; a game is dealt only where it is new."""
    told, whole = Told(monkeypatch, 1), moments(1)
    said = [told.hear(whole[number]) for number in (0, 1, 17, 34, 34)]
    assert [["replaced", "dealt"], [1], [16], ["replaced"], [0]] == said
    assert [1, 1, 2, 3, 4, 5] == told.revisions
    assert whole[34].shown.table == told.game.table()
    assert ["replaced", "dealt"] == told.hear(moments(1, seed=6)[0])
    assert ["replaced"] == told.hear(whole[3])


def test_the_game_of_another_seat_is_not_believed(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one whose history leads elsewhere; what was known before stays on screen, and no hand is shown."""
    told, whole = Told(monkeypatch, 1), moments(1)
    told.hear(whole[5])
    revision = told.game.revision
    elsewhere = replace(whole[6], shown=whole[7].shown)
    moves = moved_message(6, None, (), whole[5].shown.table.turn)
    nobody = replace(moves, moves=replace(moves.moves, turn=4))
    for message in (moments(2)[6], moments(None)[6], elsewhere, nobody):
        assert [ProblemKind.PROTOCOL_ERROR] == told.hear(message)
        assert (whole[5].shown.table, revision) == (told.game.table(), told.game.revision)
    assert [1] == told.hear(whole[6])


@pytest.mark.parametrize("seat, expected", [(None, "look on again"), (1, ProblemKind.PROTOCOL_ERROR)])
def test_a_move_before_a_game_is_asked_about_by_who_looks_on(
    qapp: object, monkeypatch: pytest.MonkeyPatch, seat: int | None, expected: object
) -> None:
    """A round has ended into which the spectator came; for a player it makes no sense. Nothing is shown."""
    told = Told(monkeypatch, seat)

    assert [expected] == told.hear(moved_message(4, None, (), 0))
    assert (None, (), 0) == (told.game.turn, told.game.happenings(), told.game.revision)
