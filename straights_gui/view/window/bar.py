"""The bar of a window: the menus at the left, the round in the middle, the tools at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenuBar, QWidget, QWidgetAction

from straights_gui.view.cards.colours import mix
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import (
    BAR_BUTTON,
    BAR_HEIGHT,
    BAR_TEXT,
    DISABLED_OPACITY,
    Radius,
    bar_scale,
)
from straights_gui.view.window.actions import Actions
from straights_gui.view.window.bar_button import BAR_MARGIN, BarButton

_MARGIN, _GAP, _BETWEEN_GROUPS, _LINE_HEIGHT = BAR_MARGIN, 2, 13, 20
_ICON, _LOCK, _BESIDE_ICON = 20, 16, 3
_DEAL_WIDTH = 320
_DEAL_TEXT = BAR_TEXT + 2  # its quiet text is as large as that of the bar
_NARROW = 800
"""Below this width the menus are in More."""


class Bar(QWidget):
    """Shows the actions of a window. If there is no room, texts disappear one by one, then the menus.

    Attributes:
        menu_bar: the five menus; macOS shows them at the top of the screen.
        deal: the button in the middle, with the round and the length of the game.
        more: the button of the menu with what has no button of its own.
        has_menus: whether the menus have a place in the bar, otherwise they are in More.
        left: the pointer has left the bar.
    """

    left = Signal()

    def __init__(self, window: QWidget, act: Actions) -> None:
        super().__init__(window)
        self._act = act
        self.setObjectName("bar")
        self._scale = 1.0
        self.menu_bar = QMenuBar(self)
        for menu in act.menus:
            self.menu_bar.addMenu(menu)
        self.deal = BarButton(act.deal, self)
        self.deal.setObjectName("deal")
        self.deal.show_label(is_shown=True)
        self._more_menu = sheet_menu(self)
        self._more_menu.aboutToShow.connect(self._fill_more)
        self._more_menu.menuAction().setIcon(sheet_icon("more"))
        self.more = BarButton(self._more_menu.menuAction(), self)
        self._groups: tuple[tuple[BarButton, ...], ...] = ()
        self._in_more: tuple[Sequence[QAction], ...] = ()
        self.has_menus = True
        self._labelled: tuple[QAction, ...] = ()
        self._lines: list[int] = []
        act.follow(pause=self.arrange)
        self._set_sizes()

    def fill(
        self,
        groups: Sequence[Sequence[QAction]],
        labelled: Sequence[QAction],
        in_more: Sequence[Sequence[QAction]],
    ) -> None:
        """Show buttons for these groups of actions at the right.

        `labelled` are the actions whose buttons have texts, in the order in which the texts disappear;
        `in_more` are the groups of actions in the menu More.
        """
        self._groups = tuple(tuple(BarButton(action, self) for action in group) for group in groups)
        self._labelled = tuple(labelled)
        self._in_more = tuple(in_more)
        for button in self._buttons():
            button.action.visibleChanged.connect(self.arrange)
        self._set_sizes()

    def fit(self, window: QSize) -> None:
        """Take the width of the window; what is on the bar grows with a window for a large screen."""
        scale = bar_scale(window.width(), window.height())
        if scale != self._scale:
            self._scale = scale
            self._set_sizes()
        self.setGeometry(0, 0, window.width(), self.height())

    def _set_sizes(self) -> None:
        self.setFixedHeight(round(self._scale * BAR_HEIGHT))
        for button in (*self._buttons(), self.deal, self.more):
            side = _LOCK if button is self.deal else _ICON
            button.setIconSize(QSize(side + _BESIDE_ICON, side) * self._scale)
        self.set_colours()
        self.arrange()

    @property
    def _button_height(self) -> int:
        return round(self._scale * BAR_BUTTON)

    def button(self, action: QAction) -> BarButton | None:
        """The button of an action, None if it has none."""
        return next((each for each in self._buttons() if each.action is action), None)

    def mark(self, action: QAction, *, is_marked: bool) -> None:
        """Mark the button of an action while what it has opened is in sight."""
        if (button := self.button(action)) is not None:
            button.mark(is_marked=is_marked)

    def cover(self, is_covered: bool) -> None:
        """Disable the buttons of moves while a sheet lies on the table."""
        moves = [self._act.by_name.get(name) for name in ("undo", "redo", "hint", "pause", "step")]
        for button in self._buttons():
            if button.action in moves:
                button.cover(is_covered=is_covered)

    def open_menu(self) -> None:
        """Open the first menu for use with the keyboard."""
        if self.has_menus:
            self.menu_bar.setActiveAction(self.menu_bar.actions()[0])
        else:
            self.more.pop_up()

    def show_deal(self) -> None:
        """Say below the button in the middle what is known of the deal, and offer to check it."""
        menu = sheet_menu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        said = QWidgetAction(menu)
        said.setDefaultWidget(self._known_deal(menu))
        menu.addAction(said)
        menu.addAction(self._act.seal)
        below = self.deal.geometry().center().x() - menu.sizeHint().width() // 2
        menu.popup(self.mapToGlobal(QPoint(below, self.height())))

    def _known_deal(self, menu: QWidget) -> QWidget:
        """The text of the menu below the button in the middle."""
        from straights_gui.view.style.parts.buttons import Text, label  # not for the first paint
        from straights_gui.view.style.parts.layouts import column_of
        from straights_gui.view.style.sheet_style import sheet_style

        text = self.tr(
            "All cards were fixed before the first one was dealt. When the game is over, you can check that "
            "no one changed them."
        )
        box = QWidget(menu)
        box.setStyleSheet(sheet_style(theme(), self._scale * _DEAL_TEXT))
        box.setFixedWidth(round(self._scale * _DEAL_WIDTH))
        heading, margin = label(box, self._act.deal.iconText(), Text.HEADING), 2 * _MARGIN - 2
        margins = (margin, margin, margin, _MARGIN)
        column_of(heading, label(box, text, Text.QUIET, wraps=True), margins=margins, parent=box)
        return box

    def open_menu_of(self, event: QKeyEvent) -> bool:
        """Open the menu of a letter typed with Alt, if the menus are in More; returns whether one is open."""
        typed = QKeySequence(event.keyCombination())
        for menu in self._act.menus:
            if not self.has_menus and QKeySequence.mnemonic(menu.title()) == typed:
                menu.popup(self.mapToGlobal(self.more.geometry().bottomLeft()))
                menu.setActiveAction(menu.actions()[0])
                return True
        return False

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._more_menu.menuAction().setText(self.tr("More"))
        self.arrange()

    def set_colours(self) -> None:
        """Use the colours of the theme."""
        now = tokens()
        font = QFont(self.font())
        font.setPixelSize(round(self._scale * BAR_TEXT))
        padding = (self._button_height - QFontMetrics(font).height()) // 2 - 1
        quiet = mix(now.bar, now.sheet_text, DISABLED_OPACITY)
        self.setStyleSheet(
            f"QMenuBar, QToolButton {{ font-size: {font.pixelSize()}px; }}"
            f"QMenuBar {{ background: transparent; border: 0; spacing: 0; color: {now.sheet_text}; }}"
            f"QMenuBar::item {{ padding: {padding}px 10px; border-radius: {Radius.FIELD}px; }}"
            f"QMenuBar::item:selected {{ background: {now.control}; }}"
            f"QMenuBar::item:pressed {{ background: {now.hover}; }}"
            f"QToolButton {{ background: transparent; border: 0; border-radius: {Radius.FIELD}px;"
            f" padding: 0 {_MARGIN}px; color: {now.sheet_text}; }}"
            f"QToolButton:hover {{ background: {now.control}; }}"
            f"QToolButton:pressed, QToolButton:checked {{ background: {now.hover}; }}"
            f"QToolButton:disabled {{ background: transparent; color: {quiet}; }}"
            f"QToolButton:focus {{ border: 2px solid {now.sheet_accent}; padding: 0 {_MARGIN - 2}px; }}"
            f"QToolButton#deal {{ color: {now.sheet_quiet}; }}"
            f"QToolTip {{ background: {now.sheet_field}; color: {now.sheet_text};"
            f" border: 1px solid {now.sheet_line}; padding: 2px 4px; }}"
        )
        self.update()

    def sizeHint(self) -> QSize:
        """The height of the bar; it fits into every width."""
        return QSize(0, self.height())

    def event(self, event: QEvent) -> bool:
        """Arrange the buttons when one of them appears, disappears or has another text."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens().bar))
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(0, 0, 0, 110))
        line = QColor(tokens().sheet_text)
        line.setAlpha(36)
        for x in self._lines:
            painter.fillRect(QRect(x, (self.height() - _LINE_HEIGHT) // 2, 1, _LINE_HEIGHT), line)
        painter.end()

    def arrange(self) -> None:
        """Give all parts their places, with as many texts as there is room for."""
        for part in (*self._buttons(), self.deal, self.more, self.menu_bar):
            part.ensurePolished()  # else it has the size of another style
        for button in self._buttons():
            button.setVisible(self._is_needed(button.action))
        middle = self.deal.sizeHint().width()
        room = self._choose_parts(middle)
        top = (self.height() - self._button_height) // 2
        menus = self.menu_bar.sizeHint()
        self.menu_bar.setVisible(self.has_menus or self.menu_bar.isNativeMenuBar())
        self.menu_bar.setGeometry(
            _MARGIN, (self.height() - menus.height()) // 2, menus.width(), menus.height()
        )
        at_left = () if self.has_menus else self._groups[:1]
        right = self._place_tools(self._groups[len(at_left) :], top) - _MARGIN
        left = 2 * _MARGIN + (menus.width() if self.has_menus else self._place_at_left(at_left, top))
        width = min(middle, room)
        self.deal.setGeometry(
            max(left, min((self.width() - width) // 2, right - width)), top, width, self._button_height
        )
        self.update()

    def _choose_parts(self, middle: int) -> int:
        """Choose the texts to be shown, and whether the menus are; returns the room for the middle."""
        menus = self.menu_bar.sizeHint().width()
        may_have_menus = self.width() >= _NARROW and not self.menu_bar.isNativeMenuBar()
        ways = [self._labelled[lost:] for lost in range(len(self._labelled) + 1)] if may_have_menus else []
        labelled = next((each for each in ways if self._room(each) - menus >= middle), None)
        self.has_menus = labelled is not None
        for button in self._buttons():  # once: each change of a text arranges the bar again
            button.show_label(is_shown=button.action in (labelled or ()))
        return self._room(labelled or ()) - (menus if self.has_menus else 0)

    def _room(self, labelled: Sequence[QAction]) -> int:
        """The width that the tools leave if these actions have texts."""
        shown = [each for each in self._buttons() if not each.isHidden()]
        widths = (each.width_wanted(has_label=each.action in labelled) + _GAP for each in shown)
        tools = sum(widths) + self.more.sizeHint().width() + len(self._groups) * _BETWEEN_GROUPS
        return self.width() - tools - 4 * _MARGIN

    def _place_at_left(self, groups: Sequence[Sequence[BarButton]], top: int) -> int:
        """Place the buttons that stand where the menus have no room; returns their width."""
        left = _MARGIN
        for button in (button for group in groups for button in group):
            button.setGeometry(left, top, button.sizeHint().width(), self._button_height)
            left += button.width() + _GAP
        return left - _MARGIN

    def _place_tools(self, groups: Sequence[Sequence[BarButton]], top: int) -> int:
        """Place the buttons from right to left; returns the left edge."""
        right = self.width() - _MARGIN
        self._lines = []
        for group in ((self.more,), *reversed(groups)):
            shown = [button for button in group if not button.isHidden()]
            if shown and group[0] is not self.more:
                right -= _BETWEEN_GROUPS - _GAP
                self._lines.append(right + _BETWEEN_GROUPS // 2 - 1)
            for button in reversed(shown):
                width = button.sizeHint().width()
                right -= width
                button.setGeometry(right, top, width, self._button_height)
                right -= _GAP
        return right

    def _is_needed(self, action: QAction) -> bool:
        """Whether an action has a button now; single steps have one while the computers pause."""
        named = self._act.by_name
        return action.isVisible() and (action is not named.get("step") or named["pause"].isChecked())

    def _buttons(self) -> list[BarButton]:
        return [button for group in self._groups for button in group]

    def _fill_more(self) -> None:
        menu = self._more_menu
        menu.clear()
        if not self.has_menus and not self.menu_bar.isNativeMenuBar():
            for each in self._act.menus:
                menu.addMenu(each)
        for group in self._in_more:
            menu.addSeparator()
            menu.addActions(group)
