"""Badges on the table: they show states other than ordinary play, most with a button that ends the state."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget

from engine.fast_dataclass import dataclass
from engine.text.sentence import Sentence
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.parts.layouts import row_of
from straights_gui.view.style.plain_text import plain_label, plain_tooltip
from straights_gui.view.style.theme import theme
from straights_gui.view.table.fitted_panel import FittedPanel
from straights_gui.view.table.items.message_item import LONGEST_LINE
from straights_gui.view.table.layout import BOTTOM, LEFT, RIGHT, TOP, TableLayout
from straights_gui.view.text.rendering import shown

_LINES = 1.9
_SMALLEST = 20
"""The least height of a badge where little room is left, in pixels."""
_GAP_LINES = 0.4
_LEAST_CORNER_LINES = _LEAST_SIDE_LINES = 3.0
_HANDS_LINES = 5.0  # the height of hands that are shown below their seats, with their names
_STYLE = """
QFrame#badge {{ background: {bubble}; border: 1px solid {edge}; border-radius: {radius}px; }}
QLabel {{ color: {text}; background: transparent; border: 0; }}
QPushButton {{ background: {panel}; color: {text}; border: 1px solid {edge}; border-radius: {inner}px;
    padding: 0 {padding}px; min-width: 0; }}
QPushButton:hover, QPushButton:focus {{ border-color: {active}; background: {active_panel}; }}
"""


class BadgeKind(Enum):
    """A state other than ordinary play; the value is the name of its icon."""

    PAUSED = "pause"
    DEMO = "demo"
    REPLAY = "replay"
    PRACTICE = "about"
    QUEUED = "accept"
    OFFLINE = "offline"
    CLOSED = "host"
    SUBSTITUTE = "take-seat"
    WATCHING = "watch"
    TURN = "recent"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class Badge:
    """The state that a badge shows.

    Attributes:
        label: the state in a few words.
        explanation: for a tool tip; nothing if the label says it all.
        is_counting: whether the label contains the seconds that are left.
        short: what must be read even where little room is left; None if the symbol says it.
    """

    kind: BadgeKind
    label: Sentence
    explanation: tuple[Sentence, ...] = ()
    is_counting: bool = False
    short: Sentence | None = None


class Badges(FittedPanel):
    """The badges in a free part of the table, small ones beside the board.

    Attributes:
        ended: the player wants to end the state of that kind of badge.
        shown: the visible badges.
    """

    ended = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: tuple[Badge, ...] = ()
        self._items: list[BadgeItem] = []
        self.hide()

    def show_badges(self, badges: Sequence[Badge], layout: TableLayout) -> None:
        """Replace the visible badges by these."""
        if tuple(badges) == self.shown and layout == self._layout:
            return
        if [badge.kind for badge in badges] == [badge.kind for badge in self.shown]:
            self.shown = tuple(badges)
            for item, badge in zip(self._items, badges, strict=True):
                item.show_badge(badge)
            self.fit(layout)
            return
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        self.shown = tuple(badges)
        for item in self._items:
            item.hide()
            item.deleteLater()
        self._items = [BadgeItem(badge, self) for badge in badges]
        for item in self._items:
            item.button.clicked.connect(lambda _checked=False, kind=item.kind: self.ended.emit(kind))
        self.fit(layout)
        self.setVisible(bool(badges))
        parent = self.parentWidget()
        if had_focus and parent is not None:
            parent.setFocus()

    def fit(self, layout: TableLayout) -> None:
        """Place the badges in the free area of a table, with its text size."""
        self._layout = layout
        line = layout.line
        height, gap = round(_LINES * line), round(_GAP_LINES * line)
        stacked = len(self._items) * (height + gap) - gap
        box = badge_area(layout, stacked)
        is_row = layout.has_result or stacked > box.height()
        room = box.width() / max(len(self._items), 1) - gap if is_row else box.width()
        if is_row:
            height = min(height, max(_SMALLEST, int(room)))
            line = height / _LINES
        place = QPoint()
        for item in self._items:
            for form in BadgeForm:
                item.set_form(form, height, line)
                if item.sizeHint().width() <= room:
                    break
            item.setGeometry(QRect(place, QSize(item.sizeHint().width(), height)))
            item.show()
            place += QPoint(item.width() + gap, 0) if is_row else QPoint(0, height + gap)
        self.setGeometry(QRect(box.topLeft().toPoint(), self.childrenRect().size()))

    def retranslate(self) -> None:
        for item in self._items:
            item.retranslate()


class BadgeForm(Enum):
    """The size of a badge, the largest first; the value names the parts that are left out."""

    WHOLE = "nothing"
    SHORT = "the words of the button, or the symbol and most words"
    SYMBOL = "all words"


class BadgeItem(QFrame):
    """One badge: an icon, a text, and a button if the state can be ended."""

    def __init__(self, badge: Badge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("badge")
        self.kind, self._badge, self._form = badge.kind, badge, BadgeForm.WHOLE
        self._symbol, self.word, self.button = QLabel(self), plain_label(self), QPushButton(self)
        self._box = row_of(self._symbol, self.word, self.button, parent=self)
        self.button.setVisible(button_text(badge.kind) != "")
        self.retranslate()

    def show_badge(self, badge: Badge) -> None:
        """Show another badge of the same kind."""
        self._badge = badge
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        word, why = shown(self._badge.label), shown(*self._badge.explanation)
        end = button_text(self.kind)
        self._show_word()
        self.button.setText(end)
        self.setToolTip(plain_tooltip(why or word))
        self.setAccessibleName(word)
        self.setAccessibleDescription(why)
        self.button.setAccessibleName(f"{word}: {end}")
        self.button.setToolTip(plain_tooltip(f"{word}: {end}") if end else "")

    @property
    def _is_shortened(self) -> bool:
        return self._form is BadgeForm.SHORT and self._badge.short is not None

    def _show_word(self) -> None:
        short = self._badge.short if self._is_shortened else None
        self.word.setText(shown(self._badge.label if short is None else short))

    def set_form(self, form: BadgeForm, height: int, line: float) -> None:
        """Set the form and the height; the smallest form is only the icon, or the button with the icon."""
        self._form = form
        self._show_word()
        margin, side = round(0.18 * line), round(1.05 * line)
        self.setStyleSheet(_style(height, margin))
        for widget in (self.word, self.button):
            widget.setFont(text_font(line, factor=0.82 if self._is_shortened else 0.92))
        end = button_text(self.kind)
        is_small, has_button = form is BadgeForm.SYMBOL, end != ""
        self.word.setVisible(not is_small)
        self._symbol.setVisible(not (is_small and has_button) and not self._is_shortened)
        symbol = _symbol(self.kind.value).pixmap(QSize(side, side), self.devicePixelRatioF())
        self._symbol.setPixmap(symbol)
        self.button.setText(end if form is BadgeForm.WHOLE else "")
        name = self.kind.value if is_small else "quit"
        self.button.setIcon(QIcon() if form is BadgeForm.WHOLE else _symbol(name))
        self.button.setIconSize(QSize(side, side) * (1.0 if is_small else 0.7))
        inner = height - 2 * margin
        self.button.setFixedHeight(inner)
        self.button.setMinimumWidth(inner)
        self._box.setSpacing(round(0.4 * line))
        padding = 0.45 if is_small or self._is_shortened else 0.6
        left = margin if is_small and has_button else round(padding * line)
        self._box.setContentsMargins(left, margin, margin if has_button else left, margin)
        self._box.activate()


def badge_area(layout: TableLayout, height: int) -> QRectF:
    """The area of badges that are this high together.

    It is the upper left corner, above the board or beside it, or, if panels fill it, left of the board. If
    the board leaves no room, it is left of the message; a result covers both, but not the place of the hand.
    """
    left, board = layout.panels[LEFT], layout.board
    top = layout.panels[TOP] if len(layout.panels) > RIGHT else QRectF(board.left(), layout.margin, 0, 0)
    is_above = top.top() + height + layout.margin <= board.top()
    right = top.left() if is_above else min(top.left(), board.left())
    corner = QRectF(left.left(), top.top(), right - left.left() - layout.margin, left.top() - top.top())
    if corner.height() >= _LEAST_CORNER_LINES * layout.line:
        return corner
    if layout.has_result:
        below = QRectF(layout.hand)
        below.setTop(layout.panels[BOTTOM].top())
        return below.intersected(layout.uncovered)
    edge = layout.area.left() + layout.margin / 2
    upper = board.top() + (0.0 if layout.has_rows else _HANDS_LINES * layout.line)
    beside = QRectF(edge, upper, board.left() - edge - layout.margin / 2, board.bottom() - upper)
    if beside.width() >= _LEAST_SIDE_LINES * layout.line:
        return beside
    message = layout.message
    return message.adjusted(0, 0, -(message.width() + (LONGEST_LINE + 2.0) * layout.line) / 2, 0)


def button_text(kind: BadgeKind) -> str:
    """The text of the button that ends the state; "" for a state that has none."""
    translate = QCoreApplication.translate
    try_now = translate("Badges", "Try now")
    return {
        BadgeKind.PAUSED: translate("Badges", "Resume"),
        BadgeKind.DEMO: translate("Badges", "Stop demo"),
        BadgeKind.REPLAY: translate("Badges", "Leave replay"),
        BadgeKind.QUEUED: translate("Badges", "Cancel"),
        BadgeKind.OFFLINE: try_now,
        BadgeKind.CLOSED: try_now,
        BadgeKind.SUBSTITUTE: translate("Badges", "Come back"),
    }.get(kind, "")


def _symbol(name: str) -> QIcon:
    return sheet_icon(name, lambda: theme().text)


def _style(height: int, margin: int) -> str:
    now = theme()
    return _STYLE.format(
        bubble=now.bubble,
        edge=now.panel_edge,
        panel=now.panel,
        text=now.text,
        active=now.active,
        active_panel=now.active_panel,
        radius=height // 2,
        inner=(height - 2 * margin) // 2 - 1,
        padding=round(0.22 * height),
    )
