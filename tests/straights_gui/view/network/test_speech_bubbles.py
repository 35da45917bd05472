"""What players say at their seats: how long, where, and what follows it."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from straights_gui.view.network.speech_bubbles import SPEECH_MS, SpeechBubbles
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game
from tests.support.window.tables import table_of


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table, seen from the third seat."""
    table = TableView(Motion(0.0))
    qtbot.addWidget(table)
    table.resize(1024, 700)
    table.show()
    table.scene_.draw(table_of(play_on(game(5, COMPUTERS), 9).observe(2)))
    return table


@pytest.fixture
def bubbles(table: TableView) -> SpeechBubbles:
    return SpeechBubbles(table)


def timers(bubbles: SpeechBubbles) -> list[QTimer]:
    return [timer for timer in bubbles.findChildren(QTimer) if timer.isActive()]


def said(bubbles: SpeechBubbles) -> list[tuple[str, str | None]]:
    return [(bubbles.said(seat), bubbles.picture(seat)) for seat in range(4)]


def test_each_seat_says_its_own_for_five_seconds(bubbles: SpeechBubbles) -> None:
    bubbles.say(1, "Hello!")
    (first,) = timers(bubbles)
    assert 5_000 == SPEECH_MS == first.interval()
    bubbles.say(3, "Thumbs up", "like")
    assert [("", None), ("Hello!", None), ("", None), ("Thumbs up", "like")] == said(bubbles)
    (second,) = (timer for timer in timers(bubbles) if timer is not first)
    first.stop()
    bubbles.say(1, "Well!")
    assert {first, second} == set(timers(bubbles))
    second.timeout.emit()
    assert [("", None), ("Well!", None), ("", None), ("", None)] == said(bubbles)

    bubbles.say(0, "Oh!")
    bubbles.clear()
    assert [("", None)] * 4 == said(bubbles)
    assert [] == timers(bubbles)
