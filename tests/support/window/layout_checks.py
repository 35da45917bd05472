"""What must hold of every picture of the window: nothing overlaps, nothing is cut."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QRectF
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from engine.fast_dataclass import replace
from engine.straights.session import Session
from engine.straights.setup import SeatSetup
from pictures.cut_texts import cut_texts
from pictures.window_checks import violations
from straights_gui.view.style.tokens import LEAST_HIT
from straights_gui.view.table.items.card_item import CardItem
from tests.support.window.player import Player

LONGEST_LAYOUT = 5000
"""Until when a window has to have its size, in milliseconds."""
ENOUGH_QUIET = 3
"""How many turns of the event loop without a layout are rest."""

LONG_NAMES = ("Maximiliane-Charlotte von Hohenstein", "Bartholomäus Großschmidt-Übermut", "W" * 40, "Li")


@contextmanager
def system_text(percent: int) -> Iterator[None]:
    """Let the system's font have another size, in percent of the usual one."""
    usual = QApplication.font()
    font = QFont(usual)
    font.setPointSizeF(usual.pointSizeF() * percent / 100)
    QApplication.setFont(font)
    try:
        yield
    finally:
        QApplication.setFont(usual)


def long_names(session: Session) -> Session:
    seats = tuple(
        SeatSetup(name, seat.player) for name, seat in zip(LONG_NAMES, session.setup.seats, strict=True)
    )
    return Session(replace(session.setup, seats=seats), session.actions)


def check_layout(player: Player) -> None:
    QApplication.processEvents()
    view = QRectF(player.program.table.rect())
    cards = [item for item in player.scene.items() if isinstance(item, CardItem) and item.isVisible()]
    assert [] == [str(item.card) for item in cards if not view.contains(box_of(item))]
    assert [] == (found := violations(player.program)), found


def box_of(item: CardItem) -> QRectF:
    """A card without its shadow."""
    width, height = item.width, item.width * 1.4
    return item.mapRectToScene(QRectF(-width / 2, -height / 2, width, height)).adjusted(2, 2, -2, -2)


def lasting_cut_texts(window: QWidget) -> list[str]:
    """The texts that are cut once the screen has given the window its size."""
    deadline = QDeadlineTimer(LONGEST_LAYOUT)
    QApplication.processEvents()
    while cut_texts(window) and not deadline.hasExpired():
        QTest.qWait(10)
    return cut_texts(window)


class _Layouts(QObject):
    """Notes what is laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() is QEvent.Type.LayoutRequest:
            self.found.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def laid_out_at_rest() -> list[str]:
    """What is laid out again and again while nothing happens: it keeps a processor busy."""
    layouts, application, quiet = _Layouts(), QApplication.instance(), 0
    assert application is not None
    application.installEventFilter(layouts)
    for _ in range(100):
        layouts.found.clear()
        QApplication.processEvents()
        quiet = 0 if layouts.found else quiet + 1
        if quiet == ENOUGH_QUIET:
            break
    application.removeEventFilter(layouts)
    return layouts.found


def controls(widget: QWidget) -> list[QWidget]:
    """What can be clicked or filled in; parts of something larger are none."""
    kinds = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
    whole = QAbstractSpinBox | QComboBox | QLineEdit
    return [
        each
        for kind in kinds
        for each in widget.findChildren(kind)
        if each.isVisible() and not isinstance(each, QScrollBar) and not isinstance(each.parent(), whole)
        if type(each).__name__ != "QTableCornerButton"  # that of a list, which Qt makes
    ]


def too_small(widget: QWidget) -> list[tuple[str, str, int, int]]:
    """The controls that are hard to hit, with their sizes."""
    return [
        (type(each).__name__, each.accessibleName(), each.width(), each.height())
        for each in controls(widget)
        if 0 < min(each.width(), each.height()) < LEAST_HIT
    ]
