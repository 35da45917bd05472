"""The others at a table over a network: their phrases, and the menu that mutes or removes them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from engine.fast_dataclass import replace
from engine.games.changes import Moved
from engine.straights.protocol.server_messages import (
    NoticeMessage,
    PlaceKind,
    RoomMessage,
    SaidMessage,
    Stage,
)
from engine.straights.protocol.tables import TableMoves
from engine.text.network import PHRASES, REACTIONS, kick_vote, undecided
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.storage.seat_token_store import MUTED_FILE as FILE
from straights_gui.model.storage.seat_token_store import MutedPeople
from straights_gui.view.dialogs import confirm
from straights_gui.view.network.speech_bubbles import SPEECH_MS
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import shown
from tests.support.server.messages import place
from tests.support.window.answers import answer_questions
from tests.support.window.network_table import PEOPLE, ROOM, Table

WAITING = replace(ROOM, stage=Stage.WAITING, host=1)
SERVER = "https://cards.example"


def actions(table: Table) -> dict[str, list[QAction]]:
    """The actions for each person in the menu."""
    menus = [action.menu() for action in table.window.window.act.submenus["people"].actions()]
    return {menu.title(): menu.actions() for menu in menus if isinstance(menu, QMenu)}


def texts(table: Table) -> dict[str, list[str]]:
    return {name: [action.text() for action in each] for name, each in actions(table).items()}


def spoken(table: Table) -> tuple[str, str, str]:
    """What Cora's bubble, the log and the screen reader tell."""
    table.window.window.log.open()
    log = table.window.window.log.panel.toPlainText()
    return table.window.bubbles.said(2)[0], log, table.window.announcements.screen_reader.last


def test_who_is_muted_is_neither_seen_nor_written_nor_read_aloud(table: Table) -> None:
    """Until the player wants it again; the others are."""
    table.tell(ROOM)
    mute = actions(table)["Cora"][0]
    mute.trigger()
    table.client.received.emit(SaidMessage(2, "hello"))
    assert ("", "", "") == spoken(table)

    table.client.received.emit(SaidMessage(3, "ouch"))
    assert ("", "Dora: Ouch!", "Dora: Ouch!") == spoken(table)
    table.tell(ROOM)
    assert [True, False] == [actions(table)[name][0].isChecked() for name in ("Cora", "Dora")]
    actions(table)["Cora"][0].trigger()
    table.client.received.emit(SaidMessage(2, "hello"))
    assert ("Hello!", "Dora: Ouch!\nCora: Hello!", "Cora: Hello!") == spoken(table)


def test_what_the_operator_of_the_server_tells_is_shown(table: Table) -> None:
    table.tell(ROOM)
    table.client.received.emit(NoticeMessage("Back at {ten}."))

    assert "Back at {ten}." == table.said


def test_a_note_to_a_move_is_shown(table: Table) -> None:
    table.tell(ROOM)
    table.client.received.emit(TableMoves(1, Moved(0, ()), note=undecided("Cora")))

    assert "Cora couldn’t decide in time. The simplest computer chose this card." == table.said


def test_who_is_muted_stays_so_at_another_seat_and_in_another_window(table: Table, tmp_path: Path) -> None:
    """At this table alone: elsewhere somebody else may have the name."""
    table.tell(ROOM)
    actions(table)["Cora"][0].trigger()
    turned = (*PEOPLE[:2], PEOPLE[3], PEOPLE[2])
    table.tell(replace(ROOM, places=turned))
    table.client.received.emit(SaidMessage(3, "hello"))
    assert ("", None) == table.window.bubbles.said(3)

    server = table.client.link.server_url
    assert "Cora" in MutedPeople(tmp_path, server, "k3f9")
    assert "Dora" not in MutedPeople(tmp_path, server, "k3f9")
    assert "Cora" not in MutedPeople(tmp_path, server, "other")


@pytest.mark.parametrize(
    "content", ["", "[]", '{"x": 3}', "\x00", "[" * 9_000, '{"https://cards.example k3f9": null}']
)
def test_an_unreadable_file_mutes_nobody(tmp_path: Path, content: str) -> None:
    """And the next one who is muted is kept in its place."""
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    muted = MutedPeople(tmp_path, SERVER, "k3f9")
    assert "Cora" not in muted

    muted.set_muted("Cora", is_muted=True)
    assert "Cora" in MutedPeople(tmp_path, SERVER, "k3f9")


def test_the_menu_offers_what_the_server_knows_and_the_player_may_do(table: Table) -> None:
    """Only the host removes people before a game; in it players vote. Computers are not in the menu."""
    with_computer = (*PEOPLE[:3], place("Dora", PlaceKind.COMPUTER, "expert"))
    mute, remove, vote = "Mute phrases", "Remove from the table…", "Vote to remove…"
    found = []
    for can_kick, seat, room in (
        (False, 1, WAITING),
        (True, 1, WAITING),
        (True, 1, replace(WAITING, host=0)),
        (True, 1, ROOM),
        (True, None, ROOM),
    ):
        table.client.can_kick, table.client.seat = can_kick, seat
        table.tell(replace(room, places=with_computer))
        found.append(texts(table))

    assert [
        {"Anna": [mute], "Cora": [mute]},
        {"Anna": [mute, remove], "Cora": [mute, remove]},
        {"Anna": [mute], "Cora": [mute]},
        {"Anna": [mute, vote], "Cora": [mute, vote]},
        {"Anna": [mute], "Bert": [mute], "Cora": [mute]},
    ] == found


@pytest.mark.parametrize("is_wanted", [False, True])
@pytest.mark.parametrize(
    "room, title, button",
    [
        (WAITING, "Remove Cora from the table?", "Remove"),
        (ROOM, "Vote to remove Cora?", "Vote to remove"),
    ],
    ids=["before a game", "in a game"],
)
def test_somebody_is_removed_once_the_player_has_confirmed_it(
    table: Table, monkeypatch: pytest.MonkeyPatch, room: object, title: str, button: str, *, is_wanted: bool
) -> None:
    asked = answer_questions(monkeypatch, is_wanted=is_wanted)
    table.client.can_kick = True
    table.tell(ROOM if room is ROOM else WAITING)
    actions(table)["Cora"][-1].trigger()

    assert [(title, button)] == [(each[0], each[2]) for each in asked]
    assert ["ask Kick(seat=2)"] * is_wanted == table.asked


@pytest.mark.parametrize(
    "meanwhile",
    [replace(WAITING, places=(*PEOPLE[:2], PEOPLE[3], PEOPLE[2])), ROOM],
    ids=["the seats turn", "the game begins"],
)
def test_nobody_is_removed_whom_the_question_did_not_name(
    table: Table, monkeypatch: pytest.MonkeyPatch, meanwhile: RoomMessage
) -> None:
    def answer(*_question: object) -> bool:
        table.tell(meanwhile)
        return True

    monkeypatch.setattr(confirm, "ask", answer)
    table.client.can_kick = True
    table.tell(WAITING)
    actions(table)["Cora"][-1].trigger()

    assert [] == table.asked


def test_the_host_removes_somebody_in_the_panel_before_a_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_questions(monkeypatch, is_wanted=True)
    table.client.can_kick = True
    table.tell(WAITING)
    rows = table.window.waiting_room.panel.rows
    assert [False, True, False, False] == [row.button.isHidden() for row in rows]
    (remove,) = rows[3].menu.actions()
    remove.trigger()

    assert ("Remove from the table…", ["ask Kick(seat=3)"]) == (remove.text(), table.asked)


def test_a_vote_is_said_once(table: Table) -> None:
    set_language("de")
    voted = (*PEOPLE[:2], replace(PEOPLE[2], kick_vote=kick_vote("Cora", 1, 2)), PEOPLE[3])
    table.tell(replace(ROOM, places=voted))
    said = table.said
    table.window.window.say("Link copied.")
    table.tell(replace(ROOM, places=voted))

    assert "1 von 2" in said
    assert "Cora" in said
    assert "Link copied." == table.said


def log_of(table: Table) -> list[str]:
    table.window.window.log.open()
    return table.window.window.log.panel.toPlainText().splitlines()


def bubbles_of(table: Table) -> list[tuple[str, str | None]]:
    """What each seat says, and the picture that is shown for it."""
    return [table.window.bubbles.said(seat) for seat in range(len(PEOPLE))]


@pytest.mark.parametrize(
    "phrase, text, picture", [("hello", "Hello!", None), ("like", "Thumbs up", "like")], ids=str
)
def test_what_somebody_says_is_shown_written_and_read_aloud(
    table: Table, phrase: str, text: str, picture: str | None
) -> None:
    table.tell(ROOM)
    table.client.received.emit(SaidMessage(2, phrase))

    assert [("", None), ("", None), (text, picture), ("", None)] == bubbles_of(table)
    assert [f"Cora: {text}"] == log_of(table)
    assert f"Cora: {text}" == table.window.announcements.screen_reader.last
    (clock,) = (each for each in table.window.bubbles.findChildren(QTimer) if each.isActive())
    assert SPEECH_MS == clock.interval()
    clock.stop()
    clock.timeout.emit()
    assert [("", None)] * len(PEOPLE) == bubbles_of(table)


def test_a_phrase_that_is_not_known_here_is_left_out(table: Table) -> None:
    """As a server of a later version may tell it; so is one of a table that has not told who is there."""
    table.client.received.emit(SaidMessage(2, "hello"))
    table.tell(ROOM)
    table.client.received.emit(SaidMessage(2, "whistle"))

    assert [("", None)] * len(PEOPLE) == bubbles_of(table)
    assert [] == log_of(table)
    assert "" == table.window.announcements.screen_reader.last


def test_each_entry_of_the_menu_says_its_phrase(table: Table) -> None:
    """In the order of the server; nine have a key, and pictures stand apart."""
    names = [*[name for name in PHRASES if name not in REACTIONS][:5], *REACTIONS]
    table.client.phrases = (names[0], "whistle", *names[1:])
    table.tell(ROOM)
    entries = table.window.window.act.submenus["say"].actions()
    said = [each for each in entries if not each.isSeparator()]
    assert [shown(PHRASES[name]) for name in names] == [each.text() for each in said]
    keys = [f"Alt+{number}" if number <= 9 else "" for number in range(1, len(names) + 1)]
    assert keys == [each.shortcut().toString() for each in said]
    assert [5] == [number for number, each in enumerate(entries) if each.isSeparator()]
    assert [name in REACTIONS for name in names] == [not each.icon().isNull() for each in said]
    for each in said:
        each.trigger()

    assert [f"ask Say(phrase={name!r})" for name in names] == table.asked


def test_only_who_has_a_seat_may_speak_while_there_is_a_connection(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    phrases = table.window.window.act.submenus["say"]
    found = []
    for seat, is_at_table in ((1, True), (None, True), (1, False), (1, True)):
        table.client.seat = seat
        monkeypatch.setattr(TableClient, "is_at_table", is_at_table)
        table.client.connection_changed.emit()
        found.append((phrases.isEnabled(), phrases.menuAction().isEnabled()))

    assert [(each, each) for each in (True, False, False, True)] == found
