"""Moves the pointer, and waits until the window knows."""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.support.waiting import LONGEST_WAIT


def move_pointer(qtbot: QtBot, widget: QWidget, point: QPoint) -> None:
    """Move the pointer to a point of a widget; does nothing if it lies there already.

    Qt makes one event of two moves that arrive at once, and none of a move to where the pointer was before.
    """
    if QCursor.pos() == widget.mapToGlobal(point):
        return
    moves = _Moves(widget)
    QTest.mouseMove(widget, point)
    qtbot.waitUntil(lambda: moves.latest == point, timeout=round(1000 * LONGEST_WAIT))
    widget.removeEventFilter(moves)


class _Moves(QObject):
    """Notes where a widget has seen the pointer last.

    Attributes:
        latest: that point; None before the first move.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.latest: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() is QEvent.Type.MouseMove:
            self.latest = event.position().toPoint()  # type: ignore[attr-defined]  # as the type says
        return False
