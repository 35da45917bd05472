"""The panel over the table between games: the players, who is ready, the link as a QR code."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from engine.straights.interface.actions import named
from engine.text.rendering import isolated
from straights_gui.view.network.state import PlaceState, PlaceStatus, WaitingState
from straights_gui.view.portraits.painting import Face
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.parts.choices import ListField
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.plain_text import SELECTABLE, plain_tooltip
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.style.sheet_style import KIND, sheet_style
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.fitted_panel import FittedPanel
from straights_gui.view.table.layout import TOP, TableLayout
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.text.rendering import fill, short_name, shown
from straights_gui.view.text.table_text import level_text

QUIET_ZONE = 4
"""The width of the quiet zone in modules, as the standard requires."""

Matrix = tuple[tuple[bool, ...], ...]
DARK, LIGHT = QColor("#000000"), QColor("#ffffff")
_SQUARE = 6


class QrCode(QWidget):
    """Paints the code with the largest whole number of pixels per module that fits.

    Attributes:
        matrix: rows of modules, True for dark ones.
    """

    def __init__(self, parent: QWidget | None, matrix: Matrix, name: str) -> None:
        """`name` is the accessible name."""
        super().__init__(parent)
        self.matrix, count = matrix, len(matrix) + 2 * QUIET_ZONE
        self._image = QImage(count, count, QImage.Format.Format_RGB32)
        self._image.fill(LIGHT)
        for row, modules in enumerate(matrix, QUIET_ZONE):
            for column, is_dark in enumerate(modules, QUIET_ZONE):
                self._image.setPixelColor(column, row, DARK if is_dark else LIGHT)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(self.sizeHint())

    @property
    def box(self) -> QRect:
        """Where the code is, with its quiet zone."""
        size = self._image.size() * max(min(self.width(), self.height()) // self._image.width(), 1)
        return QRect(
            (self.width() - size.width()) // 2, (self.height() - size.height()) // 2, *size.toTuple()
        )

    def sizeHint(self) -> QSize:
        """Return a size that a phone can scan at arm's length."""
        return self._image.size() * _SQUARE

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawImage(self.box, self._image)


_STYLE = """
QFrame#waiting_room {{
    background: {colours.sheet}; border: 1px solid {colours.sheet_line}; border-radius: 18px;
}}
QPushButton::menu-indicator {{ width: 0; }}
"""
_MAX_LINES, _MIN_LINES = 40.0, 20.0
_FACE, _LOW_FACE, _HIGH_LINES = 2.4, 1.1, 27.0
_IN_A_ROW, _IN_A_COLUMN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class PlaceRow:
    """A place: a face, its name, its status, and a button for the host."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        self.face = Face(parent, seat)
        self.name, self.status = label(parent, "", Text.STRONG), label(parent, "", Text.QUIET)
        self.texts = QBoxLayout(_IN_A_COLUMN)
        self.texts.addWidget(self.name)
        self.texts.addWidget(self.status)
        self.button = button(parent, "", Kind.QUIET)
        self.menu = sheet_menu(self.button)
        self.button.setMenu(self.menu)


class WaitingRoom(FittedPanel):
    """Covers the middle of the table while no game is played.

    Attributes:
        fill_requested: assign a seat to the computer of that name, or (None) empty it.
        kick_requested: remove the person at a seat for good.
        ready, link, retry: its buttons: the player is ready, wants the link, or another attempt to connect.
        title, game, note, addresses, rows: its other parts; one of several addresses can be chosen.
        code: the QR code of the link, if there is one; it needs more room than the rest.
    """

    fill_requested = Signal(int, object)
    kick_requested = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waiting_room")
        self._state = WaitingState()
        self.title, self.note = label(self, "", Text.TITLE), label(self, "", Text.QUIET, wraps=True)
        self.note.setTextInteractionFlags(SELECTABLE)  # to type the link on another machine
        self.game = label(self, "", Text.QUIET)
        self.rows: list[PlaceRow] = []
        self.link, self.retry = button(self, "", Kind.SECONDARY), button(self, "", Kind.PRIMARY)
        self.ready = button(self, "", Kind.PRIMARY)
        self.ready.setCheckable(True)
        self.addresses = ListField(self)
        self.code: QrCode | None = None
        self._ring = FocusRing(self)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        buttons = row_of(self.link, self.addresses, None, self.retry, self.ready)
        self._middle = row_of((column_of(self._grid, self.note), 1))
        self._box = column_of(self.title, self.game, (self._middle, 1), buttons, parent=self)

    def _add_rows(self, count: int) -> None:
        """Have a row for each of so many places."""
        for number in range(len(self.rows), count):
            row = PlaceRow(number, self)
            self.rows.append(row)
            self._grid.addWidget(row.face, number, 0)
            self._grid.addLayout(row.texts, number, 1, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(row.button, number, 2, Qt.AlignmentFlag.AlignRight)

    def show_code(self, matrix: Matrix) -> None:
        """Show a QR code beside the places, where there is room for it; an empty one is none."""
        if self.code is not None:
            self._middle.removeWidget(self.code)
            self.code.deleteLater()
        self.code = QrCode(self, matrix, self.tr("QR code of the link")) if matrix else None
        if self.code is not None:
            self._middle.insertWidget(0, self.code, 0, Qt.AlignmentFlag.AlignTop)
        self.refit()

    def show_state(self, state: WaitingState, layout: TableLayout) -> None:
        """Show another state."""
        first = self.retry if state.may_retry else self.ready
        was_hidden, had_first = self.isHidden(), first.isVisible()
        self._state = state
        self._add_rows(len(state.places))
        self.retranslate()
        self.fit(layout)
        self.show()
        if was_hidden:
            self.raise_()
        if first.isVisible() and not had_first:  # a hidden button would not get the focus
            first.setFocus()

    def fit(self, layout: TableLayout) -> None:
        """Place the panel in the middle of the table, with its text size."""
        self._layout = layout
        line = layout.line
        if layout.has_result:  # beside the podium, where that has room
            line = min(line, ResultLayout.for_table(layout).sheet.width() / _MIN_LINES)
        self.setStyleSheet(sheet_style(theme(), line) + _STYLE.format(colours=tokens()))
        margin = round(1.1 * line)
        self._box.setContentsMargins(margin, margin, margin, margin)
        self._box.setSpacing(round(0.8 * line))
        is_low = layout.area.height() - layout.panels[TOP].bottom() < _HIGH_LINES * line
        for row in self.rows:
            row.face.set_side(round((_LOW_FACE if is_low else _FACE) * line))
            row.texts.setDirection(_IN_A_ROW if is_low else _IN_A_COLUMN)
            row.texts.setSpacing(round(0.7 * line) if is_low else 0)
        self._middle.setSpacing(margin)
        self._grid.setHorizontalSpacing(round(0.7 * line))
        self._grid.setVerticalSpacing(round((0.35 if is_low else 0.6) * line))
        self._place(layout, line)

    def _place(self, layout: TableLayout, line: float) -> None:
        """Centre the panel, no wider than its text, inside the table, off its upper seats and the podium."""
        room = layout.area.adjusted(line, line, -line, -line)
        self._show_code_if_it_fits(room.size(), layout)
        wide = max(_MIN_LINES * line, self._box.sizeHint().width() + line)
        if self.code is None or self.code.isHidden():
            wide = min(wide, _MAX_LINES * line)
        wide = min(wide, room.width())
        tall = max(self._box.sizeHint().height(), self._box.heightForWidth(round(wide)))
        box = QRectF(0, 0, wide, min(float(tall), room.height()))
        box.moveCenter(QPointF(room.center().x(), layout.board.center().y()))
        box.moveTop(max(box.top(), layout.panels[TOP].bottom() + 0.5 * line))
        box.moveBottom(min(box.bottom(), room.bottom()))
        if layout.has_result:
            beside_podium = ResultLayout.for_table(layout).sheet.left()
            box.moveLeft(min(max(box.left(), beside_podium), room.right() - box.width()))
        self.setGeometry(box.toRect())
        self._box.activate()  # so that its buttons are known to be where they are

    def _show_code_if_it_fits(self, room: QSizeF, layout: TableLayout) -> None:
        """Show the QR code if it leaves the seats at the top in sight."""
        if self.code is not None:
            self.code.setVisible(not self._state.problem)
        self._invalidate()
        needed, free = self._box.sizeHint(), room.height() - layout.panels[TOP].bottom()
        if self.code is not None and (needed.width() > room.width() or needed.height() > free):
            self.code.hide()
            self._invalidate()

    def _invalidate(self) -> None:
        """Let the layouts ask for sizes again, since the fonts have changed."""
        for inner in (*(row.texts for row in self.rows), self._grid, self._middle, self._box):
            inner.invalidate()

    def retranslate(self) -> None:
        state = self._state
        self.title.setText(self._title())
        self.note.setText(state.problem or self._note())
        self.note.setVisible(bool(self.note.text()))
        self.game.setText(state.game)
        self.game.setVisible(bool(state.game) and not state.problem)
        for row, place in zip(self.rows, state.places, strict=False):
            self._show_place(row, place)
        for seat, row in enumerate(self.rows):
            is_shown = seat < len(state.places) and not state.problem
            for widget in (row.face, row.name):
                widget.setVisible(is_shown)
            row.status.setVisible(bool(row.status.text()) and is_shown)
            row.button.setVisible(row.button.isVisibleTo(self) and is_shown)
        self.ready.setVisible(state.is_ready is not None and not state.problem)
        self.ready.setChecked(bool(state.is_ready))
        self.ready.setProperty(KIND, (Kind.SECONDARY if state.is_ready else Kind.PRIMARY).value)
        self.ready.setText(self.tr("Not ready") if state.is_ready else self.tr("Ready"))
        self.link.setText(shown(named("Share lin&k")))
        self.link.setVisible(bool(state.link) and not state.problem)
        self.addresses.setAccessibleName(self.tr("Address of this computer"))
        self.addresses.setToolTip(self.tr("This computer is in several networks: choose that of the others."))
        self.addresses.setVisible(self.addresses.count() > 1 and not state.problem)
        self.retry.setText(self.tr("Try again"))
        self.retry.setVisible(state.may_retry)

    def _title(self) -> str:
        state = self._state
        if state.problem:
            return state.title
        if any(place.status is PlaceStatus.EMPTY for place in state.places):
            return self.tr("Waiting for players")
        return self.tr("Another game?") if state.is_again else self.tr("Ready to play?")

    def _note(self) -> str:
        state = self._state
        is_alone = sum(bool(place.name) for place in state.places) <= 1
        if any(place.status is PlaceStatus.EMPTY for place in state.places):
            text = self.tr("The game starts when all seats are taken and everyone is ready.")
            if state.note or is_alone:
                text = state.note or self.tr("Give others the link, or let computers play.")
            return f"{text}\n{state.link}".rstrip()
        if state.is_ready:
            return self.tr("Waiting for the others to be ready…")
        return self.tr("The game starts when everyone is ready.")

    def _show_place(self, row: PlaceRow, place: PlaceState) -> None:
        name = short_name(place.name) or self.tr("Empty seat")
        row.face.show_portrait(place.portrait)
        row.name.setToolTip(plain_tooltip(place.name))
        row.name.setText(fill(self.tr("{name} (you)"), name=name) if place.is_me else name)
        computer = QCoreApplication.translate("TableText", "computer · {kind}")
        status = {
            PlaceStatus.EMPTY: "",
            PlaceStatus.COMPUTER: fill(computer, kind=level_text(place.strategy)),
            PlaceStatus.READY: self.tr("✓ ready"),
            PlaceStatus.NOT_READY: self.tr("not ready yet"),
            PlaceStatus.AWAY: self.tr("away"),
        }[place.status]
        row.status.setText(fill(self.tr("{status} · host"), status=status) if place.is_host else status)
        may_change = place.may_be_filled or place.may_be_emptied or place.may_be_kicked
        row.button.setVisible(may_change)
        row.button.setText(self.tr("Computer ▾") if place.may_be_filled else self.tr("Change ▾"))
        row.button.setAccessibleName(f"{isolated(name)}: {row.button.text()}")
        self._fill_menu(row, place)

    def _fill_menu(self, row: PlaceRow, place: PlaceState) -> None:
        menu, seat = row.menu, self.rows.index(row)
        menu.clear()
        is_person_here = place.may_be_kicked and not place.may_be_emptied
        for strategy in () if is_person_here else self._state.strategies:
            action = menu.addAction(level_text(strategy))
            action.setCheckable(True)
            action.setChecked(place.strategy == strategy)
            action.triggered.connect(lambda _on=False, name=strategy: self.fill_requested.emit(seat, name))
        if place.may_be_emptied:
            menu.addSeparator()
            text = QCoreApplication.translate("PeopleController", "Remove")
            menu.addAction(text, partial(self.fill_requested.emit, seat, None))
        if place.may_be_kicked:
            text = QCoreApplication.translate("PeopleController", "Remove from the table…")
            menu.addAction(text, partial(self.kick_requested.emit, seat))
