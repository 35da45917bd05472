"""The base of all sheets: a title, what it is about, buttons; it is laid on the table of its window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, product

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontInfo,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QLayoutItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QToolButton,
    QWidget,
)

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.sheets.scrim import BaseSheet, Scrim, scrim_of
from straights_gui.view.style.parts.buttons import IconButton, Kind, Text, button, label, line
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import TOP, column_of, row_of
from straights_gui.view.style.sheet_style import KIND, sheet_style
from straights_gui.view.style.theme import panel_palette, theme, tokens
from straights_gui.view.style.tokens import Radius, type_unit

NARROW, USUAL, WIDE, WIDEST = 480, 660, 1000, 1160
"""The widths of sheets at the usual size of text, in pixels; all are narrower in a small window."""

_AS_NEEDED, _NO_BAR = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_IN_A_ROW = QBoxLayout.Direction.LeftToRight
_USUAL_UNIT = 15.0
_BESIDE, _ABOVE = 32, 44
_LOW = 400
"""The height of a table on which a sheet takes nearly all of it."""
_MARGIN, _SPACE = 24, 12
_PASSED = frozenset({"F11", "Ctrl+Q", "Ctrl+M"})
"""The keys of the window that also work on a sheet, which stays."""
_TODAY = "F2"
"""Opens and closes the sheet that nobody waits for."""
_WITH_SHIFT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class Sheet(BaseSheet):
    """A named dialog that is part of its window; Esc, the cross and a click beside it reject it.

    Attributes:
        body: the layout of what it is about; it scrolls if the window is too small.
        footer: the layout of its buttons, the primary one at the right, or at the bottom where they need
            more room than a row; hidden while it is empty.
        cross: the button that closes it, and those below it.
        first: what has the focus when it opens, by default the first field or the primary button.
        width_wanted, height_wanted: its size, if the window is that large; it is higher if it needs to be.
    """

    width_wanted, height_wanted = USUAL, 0

    def __init__(self, parent: QWidget, title: str = "", heading: Text = Text.TITLE) -> None:
        self._scrim = scrim_of(parent)
        super().__init__(self._scrim.parentWidget())
        self.setWindowFlags(Qt.WindowType.SubWindow)  # a part of the window, inside which Tab stays
        self.hide()  # else it would be shown with its window
        self.setPalette(panel_palette())
        self.first: QWidget | None = None
        self.cross = IconButton(self, "quit", QCoreApplication.translate("CloseButton", "Close"))
        self._back = IconButton(self, "back", QCoreApplication.translate("Lesson", "Back"))
        self._title = label(self, "", heading, wraps=True)
        titles = self._back, (self._title, 1), (self.cross, 0, TOP)
        self.header = row_of(*titles, spacing=_SPACE, margins=(_MARGIN, 18, 18, 10))
        self._content, self._area, self._foot = QWidget(), QScrollArea(self), QWidget(self)
        self.body = column_of(
            spacing=_SPACE, margins=(_MARGIN, 6, _MARGIN, _MARGIN - 4), parent=self._content
        )
        self.footer = QBoxLayout(_IN_A_ROW)
        self._lay_out_parts()
        self.cross.clicked.connect(self._scrim.close_all)
        self._back.clicked.connect(self.reject)
        self.windowTitleChanged.connect(self._on_title)
        self.setWindowTitle(title)
        self._ring = FocusRing(self)
        self._area.verticalScrollBar().valueChanged.connect(self._ring.follow)
        self._content.installEventFilter(self)

    @property
    def room(self) -> QSize:
        """The size of the table on which it is laid."""
        return self._scrim.surface.size()

    def add_button(
        self, text: str, kind: Kind = Kind.SECONDARY, on_click: Callable[[], object] | None = None
    ) -> QPushButton:
        """Add a button to the footer, to the right of the ones before."""
        made = button(self._foot, text, kind, on_click)
        self.footer.addWidget(made)
        self._foot.show()
        return made

    def add_answer(self, text: str, on_click: Callable[[], object] | None = None) -> QPushButton:
        """Add a button that rejects the sheet, and return one with a text, which accepts it unless told."""
        self.footer.addStretch()
        text_of_cancel = QCoreApplication.translate("Badges", "Cancel")
        self.cancel_button = self.add_button(text_of_cancel, Kind.QUIET, self.reject)
        return self.add_button(text, Kind.PRIMARY, on_click or self.accept)

    def show_back(self, *, is_shown: bool) -> None:
        """Show the button that leads back, or hide it."""
        self._back.setVisible(is_shown)

    def take_focus(self) -> None:
        """Focus the first field, or the primary button."""
        inside = (self._content, *self._content.findChildren(QWidget), *self._foot.findChildren(QPushButton))
        takes = (each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled())
        (self.first or next(takes, self.cross)).setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self._scroll_to_focus()

    def fit(self, room: QSize) -> None:
        """Stand in the middle of a table of that size, as high as the contents need it."""
        unit = max(type_unit(room.width(), room.height()), QFontInfo(QApplication.font()).pixelSize())
        style = sheet_style(theme(), unit)
        if style != self.styleSheet():
            self.setStyleSheet(style)
        scale = max(unit / _USUAL_UNIT, 1.0)
        width = min(round(scale * self.width_wanted), room.width() - _BESIDE)
        wanted = max(self._height_for(width), round(scale * self.height_wanted))
        above = _ABOVE if self.has_frame and room.height() > _LOW else _SPACE
        height = min(wanted, room.height() - above)
        # else a bar of an earlier layout would take so much of the width that the texts need it
        self._area.setVerticalScrollBarPolicy(_AS_NEEDED if wanted > height else _NO_BAR)
        place = QRect((room.width() - width) // 2, (room.height() - height) // 2, width, height)
        if place != self.geometry():
            self.setGeometry(place)
            self._ring.follow()

    def _lay_out_parts(self) -> None:
        self._back.hide()
        self._area.setWidget(self._content)
        self._area.setWidgetResizable(True)
        self._area.setMinimumHeight(1)  # not that of its bars, for which the buttons would make room
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(_NO_BAR)
        column_of(line(self._foot), self.footer, spacing=0, margins=(1, 0, 1, 0), parent=self._foot)
        self.footer.setContentsMargins(_MARGIN, 14, _MARGIN, 18)
        self.footer.setSpacing(_SPACE)
        self._foot.hide()
        column_of(self.header, (self._area, 1), self._foot, spacing=0, parent=self)

    def _height_for(self, width: int) -> int:
        """The height at which nothing has to be scrolled."""
        self.ensurePolished()
        beside = _MARGIN + 18 + 2 * (self.cross.width() + _SPACE)
        self._title.setMinimumHeight(self._title.heightForWidth(width - beside))
        head = max(self.header.sizeHint().height(), self.header.heightForWidth(width))
        wraps = self.body.hasHeightForWidth()
        needed = self.body.totalHeightForWidth(width) if wraps else self.body.totalSizeHint().height()
        self.footer.setDirection(_IN_A_ROW)
        if self.footer.minimumSize().width() > width:
            self.footer.setDirection(QBoxLayout.Direction.TopToBottom)
        foots = self._foot.sizeHint().height(), self._foot.heightForWidth(width)
        foot = 0 if self._foot.isHidden() else max(foots)
        return head + needed + foot

    def _scroll_to_focus(self) -> None:
        focused = self.focusWidget()
        if focused in self._content.findChildren(QWidget):
            self.body.activate()
            self._area.ensureWidgetVisible(focused)

    def _on_title(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the table away, since nobody sees what they do.

        Those of the menus, too, if somebody waits for the sheet; else what is chosen in a menu closes it.
        """
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            is_of_menu = is_function or bool(event.modifiers() & ~_WITH_SHIFT)
            is_kept = self.isModal() or not is_of_menu
            event.setAccepted(is_kept and QKeySequence(event.keyCombination()).toString() not in _PASSED)
            return True
        return super().event(event)

    def _on_menu_chosen(self, action: QAction) -> None:
        if action.shortcut().toString() not in _PASSED | {_TODAY} and self.isVisible():
            self._scrim.close_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Reject the sheet on Escape, press the primary button on Enter; nothing reaches the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_on_enter()
        else:
            super().keyPressEvent(event)
        event.accept()

    def _press_on_enter(self) -> None:
        """Press the cross if it has the focus, else the primary button.

        Qt forgets the default button of a dialog that is no window once another one had the focus.
        """
        focused, buttons = self.focusWidget(), self._foot.findChildren(QPushButton)
        primary = (each for each in buttons if each.property(KIND) == Kind.PRIMARY.value and each.isVisible())
        pressed = focused if isinstance(focused, QToolButton) else next(primary, None)
        if pressed is not None:
            pressed.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the sheet to its contents when they change."""
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self.fit(self.room)
            self._scroll_to_focus()
            self._scrim.sheet_resized()
        return super().eventFilter(watched, event)

    def setVisible(self, visible: bool) -> None:
        """Fit the sheet before it is seen: Qt shows later what is added to a layout in sight."""
        if visible:
            self.fit(self.room)
        super().setVisible(visible)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._scrim.add(self)
        if not self.isModal():
            for menu in self.window().findChildren(QMenu):
                menu.triggered.connect(self._on_menu_chosen)
        if (layout := self.layout()) is not None:
            put_in_reading_order(layout)
            self._ring.raise_()
            layout.activate()
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._scrim.remove(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet, unless its contents stand on the table."""
        if not self.has_frame:
            return
        painter, now = smooth_painter(self), tokens()
        painter.setPen(QPen(QColor(now.sheet_line), 1.0))
        painter.setBrush(QColor(now.sheet))
        outline = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(outline, Radius.SHEET, Radius.SHEET)


def awaited_dialog() -> QWidget | None:
    """The dialog or the sheet in sight whose answer somebody waits for; None if there is none."""
    if (dialog := QApplication.activeModalWidget()) is not None:
        return dialog
    scrims = (each for window in QApplication.topLevelWidgets() for each in window.findChildren(Scrim))
    sheets = (scrim.sheets[-1] for scrim in scrims if scrim.sheets)
    return next((sheet for sheet in sheets if sheet.isModal()), None)


def put_in_reading_order(layout: QLayout) -> None:
    """Screen readers follow the order of widgets in their parent, the Tab key a chain of its own."""
    widgets = [*dict.fromkeys(_laid_out(layout))]  # each once, also where it spans some cells
    for widget in widgets:
        widget.raise_()
    focusable = [each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for first, second in pairwise(focusable):
        QWidget.setTabOrder(first, second)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for item in _items(layout):
        if item is None:
            continue
        if (widget := item.widget()) is not None:
            yield from _with_parts(widget)
        elif (inner := item.layout()) is not None:
            yield from _laid_out(inner)


def _with_parts(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    if (layout := widget.layout()) is not None:
        yield from _laid_out(layout)
    elif isinstance(widget, QScrollArea) and (inner := widget.widget()) is not None:
        yield from _with_parts(inner)
    elif isinstance(widget, QSplitter):
        for part in map(widget.widget, range(widget.count())):
            yield from () if part is None else _with_parts(part)


def _items(layout: QLayout) -> list[QLayoutItem | None]:
    items = [layout.itemAt(place) for place in range(layout.count())]
    if not isinstance(layout, QGridLayout):
        return items
    cells = product(range(layout.rowCount()), range(layout.columnCount()))
    return [*(layout.itemAtPosition(row, column) for row, column in cells), *items]
