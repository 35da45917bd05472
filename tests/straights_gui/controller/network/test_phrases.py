"""What players say at a table over a network: chosen in a menu, shown at the seat, written, read aloud."""

import pytest
from PySide6.QtCore import QTimer

from engine.straights.protocol.server_messages import SaidMessage
from engine.text.network import PHRASES, REACTIONS
from straights_gui.model.network.table_client import TableClient
from straights_gui.view.network.speech_bubbles import SPEECH_MS
from straights_gui.view.text.rendering import shown
from tests.support.window.network_table import PEOPLE, ROOM, Table


def log_of(table: Table) -> list[str]:
    table.window.window.log.open()
    return table.window.window.log.panel.toPlainText().splitlines()


def bubbles_of(table: Table) -> list[tuple[str, str | None]]:
    """What each seat says, and the picture that is shown for it."""
    bubbles = table.window.bubbles
    return [(bubbles.said(seat), bubbles.picture(seat)) for seat in range(len(PEOPLE))]


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

    assert [f"say {name}" for name in names] == table.asked


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
