"""Moves the pointer, and waits until the window knows."""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot


def move_pointer(qtbot: QtBot, widget: QWidget, point: QPoint) -> None:
    """Move the pointer, with no button down, to a point of a widget; does nothing if it lies there already.

    Qt makes one event of two moves that arrive at once, and none of a move to where the pointer was before.
    """
    goal = widget.mapToGlobal(point)
    if QCursor.pos() == goal:
        return
    program = QApplication.instance()
    assert program is not None
    moves = _Moves()
    program.installEventFilter(moves)
    QTest.mouseMove(widget, point)
    qtbot.waitUntil(lambda: moves.latest == goal)
    program.removeEventFilter(moves)


class _Moves(QObject):
    """Notes where the program has seen the pointer last.

    Attributes:
        latest: that point of the screen; None before the first move.
    """

    def __init__(self) -> None:
        super().__init__()
        self.latest: QPoint | None = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self.latest = event.globalPosition().toPoint()
        return False
