"""The window around the table: menus, toolbar, status bar, log. It knows its actions, not what they do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QToolBar

from straights_gui.view.icons import icon
from straights_gui.view.log_dock import LogDock
from straights_gui.view.table_view import TableView

_SMALLEST = (900, 640)
_USUAL = (1180, 800)


class MainWindow(QMainWindow):
    """The window. Each action is an attribute; whoever owns the game connects them.

    Attributes:
        closing: the window is about to close.
        speeds: the actions of the speeds, by the name that preferences keep.
    """

    closing = Signal()

    def __init__(self, table: TableView) -> None:
        """A window around the table."""
        super().__init__()
        self.table = table
        self.log = LogDock(self)
        self.setWindowTitle(self.tr("Straights"))
        self.setWindowIcon(icon("straights"))
        self.setCentralWidget(table)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        self._make_actions()
        self._fill_menus()
        self._fill_toolbar()
        self.turn_label, self.round_label, self.seed_label = QLabel(self), QLabel(self), QLabel(self)
        self.statusBar().addWidget(self.turn_label, 1)
        self.statusBar().addPermanentWidget(self.round_label)
        self.statusBar().addPermanentWidget(self.seed_label)
        for label in (self.round_label, self.seed_label):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_USUAL)
        table.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell before the window closes; nothing needs to be asked, every move is saved already."""
        self.closing.emit()
        super().closeEvent(event)

    def show_status(self, turn: str, number: int, seed: int) -> None:
        """Show whose turn it is, the round and the seed of the deals."""
        self.turn_label.setText(turn)
        self.round_label.setText(self.tr("Round {number}").replace("{number}", str(number)))
        self.seed_label.setText(self.tr("Seed {seed}").replace("{seed}", str(seed)))

    def changeEvent(self, event: QEvent) -> None:
        """Icons are drawn in the text's colour: draw them anew when light turns to dark."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "about_action"):
            self._set_icons()

    def _make_actions(self) -> None:
        """All that can be chosen."""
        self.new_action = self._action(self.tr("&New game…"), QKeySequence.StandardKey.New)
        self.quit_action = self._action(self.tr("&Quit"), QKeySequence("Ctrl+Q"))
        self.undo_action = self._action(self.tr("&Undo"), QKeySequence.StandardKey.Undo)
        self.pause_action = self._action(self.tr("&Pause the computers"), QKeySequence("P"))
        self.pause_action.setCheckable(True)
        self.rage_quit_action = self._action(self.tr("&Rage-quit"), None)
        self.take_seat_action = self._action(self.tr("&Take the seat back"), None)
        self.deck_action = self._action(self.tr("Show the &deck…"), None)
        self.rules_action = self._action(self.tr("&Rules"), QKeySequence.StandardKey.HelpContents)
        self.about_action = self._action(self.tr("&About Straights"), None)
        self.log_action = self.log.toggleViewAction()
        self.log_action.setText(self.tr("Game &log"))
        self.log_action.setShortcut(QKeySequence("Ctrl+L"))
        self.speed_group = QActionGroup(self)
        self.speeds = {
            "slow": self._speed(self.tr("&Slow")),
            "normal": self._speed(self.tr("&Normal")),
            "fast": self._speed(self.tr("&Fast")),
            "at-once": self._speed(self.tr("&At once, no motion")),
        }
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self._set_icons()

    def _action(self, text: str, keys: QKeySequence | QKeySequence.StandardKey | None) -> QAction:
        """An action of the window."""
        action = QAction(text, self)
        if keys is not None:
            action.setShortcut(keys)
        return action

    def _speed(self, text: str) -> QAction:
        """An action that chooses a speed."""
        action = QAction(text, self, checkable=True)
        self.speed_group.addAction(action)
        return action

    def _set_icons(self) -> None:
        """Give the actions their icons, and the short words that stand beside these in the toolbar."""
        for name, words, action in (
            ("new", self.tr("New game"), self.new_action),
            ("undo", self.tr("Undo"), self.undo_action),
            ("pause", self.tr("Pause"), self.pause_action),
            ("deck", self.tr("Deck"), self.deck_action),
            ("rage-quit", self.tr("Rage-quit"), self.rage_quit_action),
            ("take-seat", self.tr("Take seat"), self.take_seat_action),
            ("log", self.tr("Log"), self.log_action),
            ("rules", self.tr("Rules"), self.rules_action),
            ("quit", self.tr("Quit"), self.quit_action),
        ):
            action.setIcon(icon(name))
            action.setIconText(words)

    def _fill_menus(self) -> None:
        """The menus and their order."""
        game = self.menuBar().addMenu(self.tr("&Game"))
        game.addAction(self.new_action)
        game.addSeparator()
        game.addAction(self.quit_action)
        move = self.menuBar().addMenu(self.tr("&Move"))
        move.addActions([self.undo_action, self.pause_action])
        speed: QMenu = move.addMenu(self.tr("&Speed"))
        speed.addActions(list(self.speeds.values()))
        move.addSeparator()
        move.addActions([self.rage_quit_action, self.take_seat_action])
        move.addSeparator()
        move.addAction(self.deck_action)
        view = self.menuBar().addMenu(self.tr("&View"))
        view.addAction(self.log_action)
        guide = self.menuBar().addMenu(self.tr("&Help"))
        guide.addActions([self.rules_action, self.about_action])

    def _fill_toolbar(self) -> None:
        """The toolbar: what is used most, New apart from Undo."""
        bar = QToolBar(self.tr("Toolbar"), self)
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.addAction(self.new_action)
        bar.addSeparator()
        bar.addActions([self.undo_action, self.pause_action])
        bar.addSeparator()
        bar.addActions([self.deck_action, self.rage_quit_action, self.take_seat_action])
        bar.addSeparator()
        bar.addActions([self.log_action, self.rules_action])
        self.addToolBar(bar)
