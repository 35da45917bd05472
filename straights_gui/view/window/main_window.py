"""The main window: bar, table, messages and side panels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QMainWindow, QMenuBar, QVBoxLayout, QWidget

from engine.cards.card import Rank
from engine.text.cards import RANK_WORDS
from straights_gui.platform.latin_key import latin_letter
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.style.icons import program_icon, sheet_icon
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import fill, shown
from straights_gui.view.window.actions import Actions
from straights_gui.view.window.bar import Bar
from straights_gui.view.window.full_screen import FullScreen
from straights_gui.view.window.message_pill import MessagePill
from straights_gui.view.window.panels import (
    CardTrackerSidePanel,
    LogPanel,
    ReviewSidePanel,
    SettingsSidePanel,
)
from straights_gui.view.window.side_panels import SidePanels

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face
    from straights_gui.view.window.unsaved_bar import UnsavedBar

_SMALLEST = (640, 480)
_USUAL = (1180, 800)
_FRAME = 40  # roughly the height of a title bar
_LONGEST_MS = 10_000
_ON_BAR: dict[Face, tuple[tuple[str, ...], ...]] = {
    "window": (("today", "new-game"), ("undo", "redo"), ("hint", "pause", "step")),
    "window of a guest": (("say", "share-table"), ("rage-quit", "take-seat", "leave-table")),
    "window of a game": (("today", "new-game"), ("undo", "redo"), ("hint", "pause", "step")),
}
_LABELLED: dict[Face, tuple[str, ...]] = {
    "window": ("hint", "new-game", "today"),
    "window of a guest": ("take-seat", "rage-quit", "leave-table", "share-table", "say"),
    "window of a game": ("hint", "new-game", "today"),
}
_IN_MORE: dict[Face, tuple[tuple[str, ...], ...]] = {
    "window": (("review", "replay"), ("tracker", "log"), ("mute", "settings")),
    "window of a guest": (("tracker", "log"), ("mute", "settings", "rules")),
    "window of a game": (("replay", "log"), ("mute", "settings", "rules")),
}
"""The actions with buttons; those of them with texts, in the order in which these go; those in More."""


class MainWindow(QMainWindow):
    """The main window. Its actions are in `act`; controllers connect them.

    Attributes:
        closing: the window is about to close.
        file_dropped: a file was dropped on the window.
        new_game_requested: the player wants another game with the same options.
        last_table_requested: the player wants to play at the last table again.
        retranslated: the language has changed.
        save_elsewhere_requested: the player wants to choose another location for a game that could not be
            saved.
        theme_changed: the desktop's colours have changed, for example from light to dark.
        table, side_panels, settings, review, card_tracker, log, act, bar,
            full_screen, message, unsaved_bar: its parts.
        progress, seed: the round of which game, and the seed of the game or its seal.
        may_close: called before the window closes; returns False to keep it open.
    """

    closing = Signal()
    file_dropped = Signal(Path)
    theme_changed = Signal()
    new_game_requested = Signal()
    last_table_requested = Signal()
    retranslated = Signal()
    save_elsewhere_requested = Signal()

    def __init__(self, table: TableView, face: Face = "window") -> None:
        super().__init__()
        self.table = table
        self._suit_prompt = self.progress = self.seed = ""
        self.setWindowIcon(program_icon())
        self._set_table(table)
        self.side_panels = SidePanels(table)
        self.card_tracker = CardTrackerSidePanel(table)
        self.log, self.review = LogPanel(table), ReviewSidePanel(table)
        self.settings = SettingsSidePanel(table)
        self.act = act = Actions(self, face)
        self._add_side_panels()
        self.bar = Bar(self, act)
        self._fill_bar(act)
        table.covered.connect(self.bar.cover)
        self._unsaved_bar: UnsavedBar | None = None
        self._day = ""
        self.may_close: Callable[[], bool] = lambda: True
        self.full_screen, self.message = FullScreen(self, act, self.bar), MessagePill(table)
        for key, do in (("F6", self.side_panels.focus_next), ("F10", self.full_screen.open_menu)):
            QShortcut(QKeySequence(key), self).activated.connect(do)
        self.retranslate()
        self._set_icons()
        table.rank_typed.connect(self._on_rank_typed)
        self.setAcceptDrops(True)
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_USUAL)
        table.setFocus()

    def _add_side_panel(self, panel: SidePanel[QWidget], name: str) -> None:
        """Add a panel that an action opens and closes, or shows in place of another one."""
        if name not in self.act.by_name:
            return
        self.side_panels.add(panel)
        action = self.act.find(name)
        if action.isCheckable():  # the review of a table with others is in another window
            self.act.bind(**{name: lambda: panel.set_open(not panel.is_seen)})
            panel.visibility_changed.connect(action.setChecked)
            panel.closed.connect(lambda: action.setChecked(False))

    def _set_table(self, table: TableView) -> None:
        """Show the table in a widget that has sheets as well: screen readers find none inside of a table."""
        around = QWidget()
        column = QVBoxLayout(around)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(table)
        self.setCentralWidget(around)

    def _add_side_panels(self) -> None:
        panels = self.settings, self.review, self.card_tracker, self.log
        for panel, name in zip(panels, ("settings", "review", "tracker", "log"), strict=True):
            self._add_side_panel(panel, name)

    def _fill_bar(self, act: Actions) -> None:
        groups, labelled, in_more = (
            [[act.find(name) for name in group] for group in names]
            for names in (_ON_BAR[act.face], (_LABELLED[act.face],), _IN_MORE[act.face])
        )
        self.bar.fill(groups, labelled[0], in_more)
        act.follow(full_screen=self.set_full_screen)
        act.deal.triggered.connect(self._on_deal)
        if "seal" in act.by_name:
            act.seal.changed.connect(self._show_progress)

    def _set_icons(self) -> None:
        self.act.set_icons()
        if self._unsaved_bar is not None:
            self._unsaved_bar.set_colours()

    def menuBar(self) -> QMenuBar:
        """The menus in the bar; Qt's own method would create other ones."""
        return self.bar.menu_bar

    def fit_into(self, room: QSize) -> None:
        """Shrink the window, and its least size, to the free size of a screen, less the window frame."""
        room -= QSize(0, _FRAME)
        self.setMinimumSize(QSize(*_SMALLEST).boundedTo(room))
        self.resize(self.size().boundedTo(room))

    def stand_beside(self, other: QWidget) -> None:
        """Stand beside another window, or where the screen has no room for both, below its title bar."""
        screen, frame = other.screen().availableGeometry(), other.frameGeometry()
        self.fit_into(screen.size())
        place = QRect(frame.topRight() + QPoint(1, 0), self.size())
        if not screen.contains(place):
            place.moveTo(frame.topLeft() + QPoint(_FRAME, _FRAME))
            last = screen.bottomRight() - QPoint(self.width(), self.height() + _FRAME)
            place.moveTo(min(place.x(), max(last.x(), 0)), min(place.y(), max(last.y(), 0)))
        self.move(place.topLeft())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(self.tr("Straights"))
        for panel in (self.settings, self.review, self.card_tracker, self.log):
            panel.retranslate()
        self.act.retranslate()
        self.bar.retranslate()
        if self._unsaved_bar is not None:
            self._unsaved_bar.retranslate()
        self.retranslated.emit()

    def say(self, text: str, milliseconds: int = 0) -> None:
        """Show a text below the board, for as long as it takes to read unless told; "" changes nothing."""
        if text:
            self.message.show_text(text, milliseconds or min(_LONGEST_MS, 3_000 + 60 * len(text)))

    def show_progress(self, progress: str, seed: str) -> None:
        """Show the round of which game, and know the seed of the game or its seal."""
        self.progress, self.seed = progress, seed
        self._show_progress()

    def show_day(self, day: str) -> None:
        """Show a day in the middle of the bar, in place of the round, and mark Today; "" ends both."""
        self._day = day
        self.bar.mark(self.act.today, is_marked=bool(day))
        self._show_progress()

    def _show_progress(self) -> None:
        """Show the round or the day in the bar, and whether the deal can be checked."""
        self.act.deal.setText(self._day or self.progress)
        has_lock = "seal" in self.act.by_name and self.act.seal.isEnabled() and not self._day
        self.act.deal.setEnabled(has_lock or (not self._day and bool(self.seed)))
        self.act.deal.setIcon(sheet_icon("seal") if has_lock else QIcon())

    def _on_deal(self) -> None:
        """Show what is known of the deal, or name its seed if it is not sealed."""
        if "seal" in self.act.by_name and self.act.seal.isEnabled():
            self.bar.show_deal()
        else:
            self.say(self.seed)

    def show_unsaved(self, text: str) -> None:
        """Show above the table why a game is not saved; "" hides the bar."""
        if text or self._unsaved_bar is not None:
            self.unsaved_bar.show_reason(text)

    @property
    def unsaved_bar(self) -> UnsavedBar:
        """The bar that shows why a game is not saved; created on first use."""
        if self._unsaved_bar is None:
            from straights_gui.view.window.unsaved_bar import UnsavedBar

            self._unsaved_bar = UnsavedBar(self)
            self.table.theme_applied.connect(self._unsaved_bar.set_colours)
            self._unsaved_bar.button.clicked.connect(self.save_elsewhere_requested)
        return self._unsaved_bar

    def set_full_screen(self, is_full: bool) -> None:
        """Enter or leave full-screen mode."""
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if is_full else state & ~full)

    def _on_rank_typed(self, rank: Rank | None) -> None:
        """Ask for the suit while a typed rank waits for it."""
        text = self.tr("Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.")
        prompt = "" if rank is None else fill(text, rank=shown(RANK_WORDS[rank]))
        if prompt:
            self.message.show_text(prompt)
        elif self.message.text() == self._suit_prompt:
            self.message.show_text("")
        self._suit_prompt = prompt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.full_screen.fit()
        self.message.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the window, end its message and emit `closing`, unless `may_close` returns False."""
        if not self.may_close():
            event.ignore()
            return
        self.message.show_text("")
        self.closing.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Update icons, texts or bars when the palette, the language or the window state changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._set_icons()
            self.theme_changed.emit()
        elif event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.full_screen.set_full(self.isFullScreen())
            self.act.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close a panel or leave full-screen mode on Escape; show the bar, or open a menu, on Alt.

        A shortcut on a keyboard without Latin letters comes here, too.
        """
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and (self.full_screen.hide_bar() or self.side_panels.close_uppermost()):
            event.accept()
        elif event.key() == Qt.Key.Key_Alt and self.isFullScreen():
            self.full_screen.reveal()
        elif self.bar.open_menu_of(event):
            event.accept()
        elif is_escape and self.isFullScreen():
            self.act.full_screen.setChecked(False)
        elif letter := latin_letter(event):
            typed = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(ord(letter))))
            for action in self.findChildren(QAction):
                if typed in action.shortcuts():
                    action.trigger()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept local files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Emit `file_dropped` for the first file."""
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.file_dropped.emit(Path(files[0]))
