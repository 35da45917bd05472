"""A window at a table over a network: badges, menus and waiting room, for all that its client may tell."""

import pytest

from engine.fast_dataclass import replace
from engine.straights.protocol.server_messages import Place, PlaceKind, RoomGame, SpectatorsMessage, Stage
from engine.straights.text.badges import WATCHING, spectators
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.view.table.badges import BadgeKind
from straights_gui.view.text.languages import set_language
from tests.support.server.messages import place
from tests.support.window.answers import answer_questions
from tests.support.window.network_table import PEOPLE, ROOM, SEAL, Table

BANKED = tuple(replace(each, bank_seconds=60.0) for each in PEOPLE)
WITH_COMPUTER = (*PEOPLE[:2], place("Cora", PlaceKind.COMPUTER, "expert"), PEOPLE[3])


@pytest.mark.parametrize(
    "turn, places, seconds, expected",
    [
        (2, PEOPLE, None, []),
        (1, PEOPLE, 0.5, ["You: 1 s"]),
        (2, WITH_COMPUTER, 12.0, []),  # it takes no time, and nobody could hurry it
        (2, BANKED, 12.0, ["Cora: 12 s + 60 s"]),
        (2, BANKED, 0.0, ["Cora: 0 s + 60 s"]),
    ],
    ids=["not told", "own turn", "computer", "time bank", "time bank in use"],
)
def test_the_time_of_a_turn_is_told(
    table: Table, turn: int, places: tuple[Place, ...], seconds: float | None, expected: list[str]
) -> None:
    table.begin(turn)
    table.tell(replace(ROOM, places=places, turn_seconds=seconds))

    assert [(BadgeKind.TURN, each) for each in expected] == table.badges


@pytest.mark.parametrize(
    "stage, expected", [(Stage.WAITING, 0), (Stage.PLAYING, 1), (Stage.OVER, 1)], ids=str
)
def test_a_cut_is_shown_once_there_is_a_game(
    table: Table, monkeypatch: pytest.MonkeyPatch, stage: Stage, expected: int
) -> None:
    table.tell(replace(ROOM, stage=stage))
    monkeypatch.setattr(TableClient, "is_at_table", False)
    table.client.connection_changed.emit()
    assert [(BadgeKind.OFFLINE, "No connection")] * expected == table.badges

    table.window.window.table.badge_ended.emit(BadgeKind.OFFLINE)
    assert ["open"] == table.asked


def test_a_guest_learns_that_the_host_closed_the_table(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableClient, "is_at_table", False)
    table.client.connection.problem = ConnectionProblem(ProblemKind.CLOSED_BY_HOST)
    table.tell(replace(ROOM, stage=Stage.PLAYING))
    table.window.window.table.badge_ended.emit(BadgeKind.CLOSED)
    assert "The host closed the table" == table.window.window.table.message.text
    assert [(BadgeKind.CLOSED, "The host closed the table")] == table.badges
    assert ["open"] == table.asked


@pytest.mark.parametrize(
    "name, preset", [("whist", "whist"), ("sevens", "whist"), ("straights", "straights")]
)
def test_a_game_that_this_window_does_not_know_ends_the_connection(
    table: Table, monkeypatch: pytest.MonkeyPatch, name: str, preset: str
) -> None:
    failed: list[ConnectionProblem] = []
    monkeypatch.setattr(Connection, "fail", lambda _connection, problem: failed.append(problem))
    table.tell(replace(ROOM, game=RoomGame(name, preset, WATCHING, {})))

    assert [ProblemKind.PROTOCOL_ERROR] == [problem.kind for problem in failed]


def test_who_looks_on_and_who_sees_a_replay_is_told_so(table: Table) -> None:
    table.client.seat = None
    table.tell(replace(ROOM, turn_seconds=None))
    assert [(BadgeKind.WATCHING, "You are watching")] == table.badges
    table.window.play.suspend()
    assert [(BadgeKind.REPLAY, "Replay")] == table.badges


def test_players_and_spectators_see_how_many_look_on(table: Table) -> None:
    table.tell(replace(ROOM, turn_seconds=None))
    found = []
    for seat, count in ((1, 2), (1, 0), (None, 1), (None, 3)):
        table.client.seat = seat
        table.client.received.emit(SpectatorsMessage(count, spectators(count)))
        found.append([label for _kind, label in table.badges])

    assert [["2 watching"], [], ["You are watching"], ["You are watching", "3 watching"]] == found


def test_the_window_names_its_table_and_the_seal(table: Table) -> None:
    window = table.window.window
    assert "Table k3f9" == window.windowTitle()
    table.tell(ROOM)
    table.begin(turn=1, seal=SEAL)
    assert "Seal 01234567…" == window.seed
    assert window.act.seal.isEnabled()
    set_language("de")
    window.retranslated.emit()
    assert "Siegel 01234567…" == window.seed


def test_leaving_is_asked_about_while_the_player_plays(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_questions(monkeypatch, is_wanted=False)
    table.tell(replace(ROOM, stage=Stage.WAITING))
    assert table.window.menu.may_leave()
    table.tell(ROOM)
    table.begin(turn=0)
    assert not table.window.menu.may_leave()
    table.tell(replace(ROOM, stage=Stage.OVER))
    assert table.window.menu.may_leave()

    text = "A computer plays on in your place. The same link brings you back to your seat."
    assert [("Leave this table?", text, "Leave table")] == asked
