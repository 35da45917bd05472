"""The sentence between table and hand: what stays, what stands there for a while, and what comes after it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from pictures.window_checks import elided_texts
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.message_item import MessageItem
from straights_gui.view.table.table_view import TableView


@pytest.fixture
def message(qapp: object) -> MessageItem:
    message = MessageItem()
    message.place(QRectF(0, 0, 400, 30), 16.0, 1.0)
    return message


def test_what_was_said_for_now_makes_room_for_what_stood_there(message: MessageItem) -> None:
    """However many sentences follow one another; one that was shown meanwhile to stay is not replaced."""
    message.show_text("Your turn.")
    message.show_for_now("No.", warning=True)
    message.show_for_now("Neither.", warning=True)
    message.show_for_now("This opens nothing.")
    message.end_warning()
    assert "This opens nothing." == message.text
    message.show_lasting()
    assert "Your turn." == message.text
    message.show_lasting()
    assert "Your turn." == message.text

    message.show_for_now("No.", warning=True)
    message.show_text("Clara’s turn.")
    message.end_warning()
    message.show_lasting()
    assert "Clara’s turn." == message.text
    message.show_for_now("No.", warning=True)
    message.end_warning()
    assert "Clara’s turn." == message.text


@pytest.mark.parametrize("line", [18.0, 28.0])
def test_a_long_sentence_is_shrunk_before_it_is_cut(message: MessageItem, line: float) -> None:
    """As far as it can be read."""
    message.place(QRectF(0, 0, 19 * line, 2 * line), line, 1.0)
    with elided_texts() as cut:
        message.show_text("You can expect to end the round with about 5 points. " * 2)

    assert [] == cut


def test_another_sentence_takes_its_place_at_once(qtbot: QtBot) -> None:
    """Two that are painted over each other cannot be read."""

    def picture(*texts: str) -> QImage:
        view = TableView(Motion())
        qtbot.addWidget(view)
        view.resize(900, 600)
        view.show()
        for text in texts:
            view.message.show_text(text)
        return view.grab().toImage()

    second = "Clara’s turn, who plays a card or discards one."
    assert picture("Your turn.", second) == picture(second)
