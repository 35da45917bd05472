"""Draws each part of sheets once in each of its states, for several themes, into one picture per theme."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QSlider, QVBoxLayout, QWidget

from engine.fast_dataclass import replace
from straights_gui.platform.waiting import wait_until
from straights_gui.view.style.parts.buttons import IconButton, Kind, button
from straights_gui.view.style.parts.choices import ListField, Segments, Switch
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import theme, tokens, use_theme
from straights_gui.view.style.themes import FELT, Theme
from straights_gui.view.style.tokens import ForcedColours, Sheets

_CELL = QSize(210, 64)
_NAMES = 130
_UNIT = 15.0

Make = Callable[[QWidget], QWidget]


def _field(parent: QWidget) -> QWidget:
    return QLineEdit("Robin", parent)


def _list(parent: QWidget) -> QWidget:
    made = ListField(parent)
    made.addItems(["No limit", "One minute"])
    return made


def _level(parent: QWidget) -> QWidget:
    made = QSlider(Qt.Orientation.Horizontal, parent)
    made.setValue(60)
    return made


def _button(kind: Kind) -> Make:
    return lambda parent: button(parent, "Deal", kind)


PARTS: dict[str, Make] = {
    **{f"button, {kind.value}": _button(kind) for kind in Kind},
    "icon button": lambda parent: IconButton(parent, "undo", "Undo"),
    "segments": lambda parent: Segments(parent, "", ("Calm", "Fast"), 1),
    "switch": lambda parent: Switch(parent, "Mute"),
    "switch, on": lambda parent: Switch(parent, "Mute", is_on=True),
    "field": _field,
    "list": _list,
    "level": _level,
}
"""What has states, by name; all else is seen in the pictures of the window."""


def _hover(part: QWidget) -> None:
    part.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    none, at = Qt.MouseButton.NoButton, QPointF(part.rect().center())
    QApplication.sendEvent(
        part,
        QMouseEvent(
            QEvent.Type.MouseMove, at, part.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
        ),
    )


def _press(part: QWidget) -> None:
    if isinstance(part, QAbstractButton):
        part.setDown(True)


STATES: dict[str, Callable[[QWidget], None]] = {
    "usual": lambda _part: None,
    "under the pointer": _hover,
    "pressed": _press,
    "disabled": lambda part: part.setEnabled(False),
    "with the focus": lambda part: part.setFocus(Qt.FocusReason.TabFocusReason),
}
"""What brings a part into a state, by name."""

_FORCED = ForcedColours("#000000", "#ffffff", "#1aebff", "#000000")
THEMES: dict[str, Theme] = {
    "felt": FELT,
    "night": FELT.at_night(),
    "paper": replace(FELT, sheets=Sheets.PAPER),
    "contrast": FELT.with_more_contrast(),
    "forced": FELT.with_forced_colours(_FORCED),
}
"""The themes, by name."""


def draw_parts(folder: Path) -> None:
    """Draw the pictures into a folder."""
    for name, chosen in THEMES.items():
        use_theme(chosen)
        _picture().save(str(folder / f"parts-{name}.png"))
    use_theme(FELT)


def _picture() -> QPixmap:
    """All parts and states of the current theme."""
    columns = len(STATES)
    width = _NAMES + columns * _CELL.width()
    picture = QPixmap(width, len(PARTS) * _CELL.height())
    picture.fill(QColor(tokens().sheet))
    painter = QPainter(picture)
    painter.setPen(QColor(tokens().sheet_quiet))
    for row, (name, make) in enumerate(PARTS.items()):
        painter.drawText(QRectF(8, row * _CELL.height(), _NAMES, _CELL.height()), _MIDDLE, name)
        for column, state in enumerate(STATES.values()):
            painter.drawPixmap(_corner(row, column), cell(make, state))
    painter.end()
    return picture


_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)


def _corner(row: int, column: int) -> QPoint:
    return QPoint(_NAMES + column * _CELL.width(), row * _CELL.height())


def cell(make: Make, bring: Callable[[QWidget], None]) -> QPixmap:
    """A part in a state, with its focus ring if it has the focus."""
    around = QWidget()
    around.resize(_CELL)
    around.setStyleSheet(f"#cell {{ background: {tokens().sheet}; }}" + sheet_style(theme(), _UNIT))
    around.setObjectName("cell")
    column = QVBoxLayout(around)
    column.setContentsMargins(10, 6, 10, 6)
    part = make(around)
    column.addWidget(part)
    first = QWidget(around)  # has the focus until another one gets it
    first.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    around.show()
    around.activateWindow()
    wait_until(around.isActiveWindow)
    first.setFocus()
    FocusRing(around)
    bring(part.findChildren(QAbstractButton)[0] if isinstance(part, Segments) else part)
    QApplication.processEvents()
    picture = around.grab()
    around.close()
    around.deleteLater()
    return picture
