"""The panel between two games: there while people wait for the next one, gone while they look at cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.table import Answer
from engine.straights.protocol.server_messages import PlaceKind, RoomMessage, Stage
from engine.straights.protocol.server_requests import Fill, SeatRequest
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import Refused
from engine.straights.setup import Variant
from engine.text.network import KICKED, refused_request
from straights_gui.model.hosting.hosted_table import qr_matrix
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.view.text.languages import set_language
from tests.support.server.messages import place
from tests.support.window.network_table import Table

PLACES = tuple(place(name, PlaceKind.PERSON, is_here=True) for name in ("Anna", "Bert", "Clara", "Dora"))
OVER = RoomMessage("k3f9", Stage.OVER, 0, PLACES, Variant(80), None, None, is_private=True)
WAITING = replace(OVER, stage=Stage.WAITING)
WITH_A_GAP = replace(WAITING, places=(*PLACES[:3], place("", PlaceKind.EMPTY)))
LINK = "https://cards.example/?table=k3f9"
STARTS_WHEN = "The game starts when all seats are taken and everyone is ready."
STARTS_SOON = "The game starts when everyone is ready."
TIMEOUT = "cards.example doesn’t answer."
FORBIDDEN = "The server at cards.example refuses the connection."
TAKEN = "This seat is taken, or the table is full. You can watch."
SITUATIONS: list[tuple[str, RoomMessage | None, ConnectionProblem | None, str, tuple[str, str, bool]]] = [
    ("not told yet", None, None, "", ("One moment", "Connecting to cards.example…", False)),
    ("all are there", WAITING, None, "", ("Ready to play?", STARTS_SOON, False)),
    (
        "cut",
        WAITING,
        ConnectionProblem(ProblemKind.TIMEOUT),
        "",
        ("No connection", f"{TIMEOUT} Trying again…", False),
    ),
    ("refused", WAITING, ConnectionProblem(ProblemKind.FORBIDDEN), "", ("No connection", FORBIDDEN, True)),
    ("not let in", None, None, "SeatIsTaken", ("You aren’t at the table", TAKEN, True)),
    ("not let in again", WAITING, None, "SeatIsTaken", ("You aren’t at the table", TAKEN, True)),
]


@pytest.mark.parametrize(
    "room, problem, refusal, expected",
    [each[1:] for each in SITUATIONS],
    ids=[each[0] for each in SITUATIONS],
)
def test_the_panel_says_what_is_waited_for(
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    room: RoomMessage | None,
    problem: ConnectionProblem | None,
    refusal: str,
    expected: tuple[str, str, bool],
) -> None:
    table.client.connection.problem = problem
    monkeypatch.setattr(TableClient, "is_at_table", room is not None and problem is None)
    table.client.room = room
    table.client.refusal = (refused_request(refusal, has_seat=False),) if refusal else ()
    table.client.connection_changed.emit()
    panel = table.window.waiting_room.panel

    assert panel.isVisible()
    assert expected == (panel.title.text(), panel.note.text(), panel.retry.isVisible())
    assert table.window.window.act.share_table.iconText() == panel.link.text()


LINKS = ("http://192.168.1.24:41237/?table=k3f9", "http://10.0.0.3:41237/?table=k3f9")
HERE = "Only windows and browsers on this computer can open the link."


@pytest.mark.parametrize(
    "links, chosen, note",
    [
        (LINKS[:1], LINKS[0], STARTS_WHEN),
        (LINKS, LINKS[1], STARTS_WHEN),
        (("http://127.0.0.1:41237/?table=k3f9",), "http://127.0.0.1:41237/?table=k3f9", HERE),
    ],
    ids=["one network", "two networks", "this computer alone"],
)
def test_the_host_shares_the_link_of_the_chosen_network(
    table: Table, monkeypatch: pytest.MonkeyPatch, links: tuple[str, ...], chosen: str, note: str
) -> None:
    """Copied and as a code, which no phone could open if it led to this computer alone."""
    monkeypatch.setattr(TableClient, "is_at_table", True)
    room, panel = table.window.waiting_room, table.window.waiting_room.panel
    room.share(links)
    table.client.room = WITH_A_GAP
    room.update()
    QTest.keyClick(panel.addresses, Qt.Key.Key_Down)
    QTest.mouseClick(panel.link, Qt.MouseButton.LeftButton)

    assert (chosen, f"{note}\n{chosen}") == (QGuiApplication.clipboard().text(), panel.note.text())
    assert (len(links) > 1) == panel.addresses.isVisible()
    assert (() if note == HERE else qr_matrix(chosen)) == (panel.code.matrix if panel.code else ())
    room.show_note("No page.")
    assert f"No page.\n{chosen}" == panel.note.text()


@pytest.mark.parametrize(
    "stage, is_shown", [(Stage.WAITING, True), (Stage.PLAYING, False), (Stage.OVER, False)]
)
def test_the_panel_is_gone_while_people_look_at_cards(
    table: Table, monkeypatch: pytest.MonkeyPatch, stage: Stage, *, is_shown: bool
) -> None:
    """Whether or not there is a connection; in a replay always."""
    panel = table.window.waiting_room.panel
    found = []
    for problem in (None, ConnectionProblem(ProblemKind.TIMEOUT)):
        table.client.connection.problem = problem
        monkeypatch.setattr(TableClient, "is_at_table", problem is None)
        table.tell(replace(WAITING, stage=stage))
        found.append(panel.isVisible())
    table.window.play.suspend()
    table.client.connection_changed.emit()

    assert [is_shown, is_shown] == found
    assert not panel.isVisible()


def test_who_was_removed_is_not_told_to_connect_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableClient, "is_at_table", False)
    table.end()
    table.tell(OVER)
    assert table.window.window.table.overlays.is_result_shown
    message, panel = table.window.window.table.scene_.message, table.window.waiting_room.panel
    assert ("No connection", "No connection") == (table.badges[0][1], message.text)

    table.client.refusal = (KICKED,)
    table.client.not_entered.emit("Kicked")

    assert ([], "", True, False) == (table.badges, message.text, panel.isVisible(), panel.retry.isVisible())
    assert not table.window.window.table.overlays.is_result_shown


def test_who_is_not_let_in_is_told_so_in_each_language_and_may_ask_again(table: Table) -> None:
    panel = table.window.waiting_room.panel
    table.client.refusal = (refused_request("SeatIsTaken", has_seat=False),)
    set_language("de")
    table.client.not_entered.emit("SeatIsTaken")
    assert "Sie sitzen nicht am Tisch" == panel.title.text()
    panel.retry.click()

    assert ["open"] == table.asked


def test_each_button_of_the_panel_does_what_it_says(table: Table) -> None:
    table.client.seat = 0
    table.tell(WITH_A_GAP)
    panel = table.window.waiting_room.panel
    panel.ready.click()
    panel.link.click()
    panel.rows[3].menu.actions()[-1].trigger()

    assert ["set_ready True", "ask Fill(seat=3, strategy='adaptive')"] == table.asked
    assert LINK == QGuiApplication.clipboard().text()
    assert "Link copied. Give it to those who are to play." == table.said
    table.client.invitation = "a1b2"
    table.window.waiting_room.copy_invitation()
    assert f"{LINK}#invitation=a1b2" == QGuiApplication.clipboard().text()
    assert "Link for watching copied. It shows everything but the hands." == table.said


@pytest.mark.parametrize(
    "request_, expected",
    [
        (Fill(1, None), "Only the host can do that."),
        (GiveAnswer(Answer("play", (Card.parse("7S"),), "row.S")), ""),
    ],
)
def test_why_the_server_has_not_done_something_is_said(
    table: Table, request_: SeatRequest, expected: str
) -> None:
    """Below the board; of a card, which lies in the hand again, the table says it."""
    table.tell(WAITING)
    text = (refused_request("NotHost", has_seat=True),)
    table.client.refused.emit(request_, Refused("NotHost", text=text, n=4))

    assert expected == table.said


@pytest.mark.parametrize("seat", [1, None], ids=["player", "spectator"])
def test_who_asks_for_another_game_waits_for_the_others(table: Table, seat: int | None) -> None:
    """A player is ready by that; the result makes room for the panel, and the panel for the next game."""
    table.client.seat = seat
    table.end()
    table.tell(OVER)
    view, panel = table.window.window.table, table.window.waiting_room.panel
    assert (True, False) == (view.overlays.is_result_shown, panel.isVisible())
    view.overlays.score_sheet.button.click()

    assert ["set_ready True"] * (seat is not None) == table.asked
    assert (False, True) == (view.overlays.is_result_shown, panel.isVisible())
    assert "Another game?" == panel.title.text()
    assert (seat is not None) == panel.ready.isVisible()
    panel.link.setFocus()
    table.tell(replace(OVER, stage=Stage.PLAYING))
    assert not panel.isVisible()
    assert view is table.window.window.focusWidget()
