"""Widgets for choosing a portrait: a popup with all pictures, and a button that opens it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.portraits.expressions import Expression, Mouth
from straights_gui.view.portraits.painting import portrait_pixmap
from straights_gui.view.portraits.people import BY_NAME, PEOPLE
from straights_gui.view.style.seat_marks import paint_seat_mark
from straights_gui.view.style.theme import tokens
from straights_gui.view.text.rendering import fill


def portrait_text(name: str) -> str:
    """Describe a portrait, such as "Woman with curly hair"."""
    translate = QCoreApplication.translate
    return {
        "bob": translate("Portraits", "Woman with short black hair"),
        "bun": translate("Portraits", "Woman with grey hair and glasses"),
        "curls": translate("Portraits", "Woman with curly hair"),
        "braids": translate("Portraits", "Woman with blonde braids"),
        "long": translate("Portraits", "Woman with long black hair"),
        "scarf": translate("Portraits", "Woman with a headscarf"),
        "beard": translate("Portraits", "Man with a brown beard"),
        "cap": translate("Portraits", "Man with a cap"),
        "moustache": translate("Portraits", "Man with a moustache and a bow tie"),
        "quiff": translate("Portraits", "Man with stubble and a hoodie"),
        "goatee": translate("Portraits", "Man with a goatee and glasses"),
        "beret": translate("Portraits", "Man with a beret and a white beard"),
    }[name]


_COLUMNS = 4
_PICTURE = 56
_SMALL_PICTURE = 40


class PortraitPicker(QFrame):
    """A popup with all portraits; deleted on close.

    Attributes:
        chosen: the player chose a portrait, or `BY_NAME`.
        buttons: the buttons of the portraits, by name.
        by_name: the button for the portrait that is derived from the player's name.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, current: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Portrait"))
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.addLayout(self._grid(current))
        self.by_name = QPushButton(self.tr("Choose by name"), self)
        self.by_name.setToolTip(self.tr("The same name always has the same portrait."))
        self.by_name.clicked.connect(lambda: self._choose(BY_NAME))
        layout.addWidget(self.by_name)

    def open_at(self, point: QPoint) -> None:
        """Show the popup at a global position, moved to stay on the screen."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = min(point.x(), screen.right() - self.width())
        top = min(point.y(), screen.bottom() - self.height())
        self.move(max(left, screen.left()), max(top, screen.top()))
        self.show()
        focused = self._group.checkedButton() or self.by_name
        focused.setFocus(Qt.FocusReason.PopupFocusReason)

    def _grid(self, current: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(2)
        for number, name in enumerate(PEOPLE):
            button = QToolButton(self)
            button.setIcon(portrait_icon(name, _PICTURE, self.devicePixelRatioF()))
            button.setIconSize(QSize(_PICTURE, _PICTURE))
            button.setAutoRaise(True)
            button.setCheckable(True)
            button.setChecked(name == current)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAccessibleName(portrait_text(name))
            button.setToolTip(portrait_text(name))
            button.clicked.connect(lambda _on, name=name: self._choose(name))
            self._group.addButton(button)
            self.buttons[name] = button
            grid.addWidget(button, *divmod(number, _COLUMNS))
        return grid

    def _choose(self, name: str) -> None:
        self.chosen.emit(name)
        self.close()


class PortraitButton(QToolButton):
    """A button that shows a portrait and opens the popup.

    Attributes:
        portrait: the name of the chosen portrait, or `BY_NAME`.
        mark: the mark of the seat.
        changed: another portrait was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget, portrait: str, mark: int) -> None:
        """The button has the mark, and a ring in its colour."""
        super().__init__(parent)
        self.mark = mark
        self.portrait = portrait if portrait in PEOPLE else BY_NAME
        self.setIconSize(QSize(_SMALL_PICTURE, _SMALL_PICTURE))
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.open_picker)

    def show_portrait(self, name: str) -> None:
        """Show the portrait of this name on the button."""
        self.setIcon(portrait_icon(name, _SMALL_PICTURE, self.devicePixelRatioF()))
        text = fill(self.tr("Portrait: {description}"), description=portrait_text(name))
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = smooth_painter(self)
        now, middle = tokens(), QRectF(self.rect()).center()
        colour, radius = QColor(now.seats[self.mark]), _SMALL_PICTURE / 2
        painter.setPen(QPen(colour, 2.0))
        painter.drawEllipse(middle, radius + 1, radius + 1)
        corner = middle + QPointF(0.75 * radius, 0.75 * radius)
        paint_seat_mark(painter, corner, 6.0, self.mark, colour, QColor(now.sheet))

    def open_picker(self) -> PortraitPicker:
        """Open the popup below the button."""
        picker = PortraitPicker(self, self.portrait)
        picker.chosen.connect(self._on_chosen)
        picker.open_at(self.mapToGlobal(self.rect().bottomLeft()))
        return picker

    def _on_chosen(self, name: str) -> None:
        self.portrait = name
        self.changed.emit()


def portrait_icon(name: str, side: int, ratio: float) -> QIcon:
    """Return a portrait as an icon; `side` is its height in logical pixels."""
    return QIcon(portrait_pixmap(name, float(side), ratio, Expression(mouth=Mouth.SMILE)))
