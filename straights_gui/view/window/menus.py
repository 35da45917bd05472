"""The menus and the toolbar: which action stands where. New stands apart from Undo."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.window.actions import Actions

_LINE = None
"""A separator, in the lists below."""


class Menus(QObject):
    """The menus of a window and its toolbar.

    Attributes:
        recent, players: the menus of the games that were opened last and of the seats, filled by whoever
            knows them.
        toolbar: the toolbar.
    """

    def __init__(self, window: QMainWindow, act: Actions) -> None:
        super().__init__(window)
        self._window = window
        self.recent, self.players, self._animations, self._pauses, self._orders = (
            QMenu(window) for _ in range(5)
        )
        self._game, self._move, self._view, self._settings, self._help = (
            window.menuBar().addMenu("") for _ in range(5)
        )
        self._animations.addActions(list(act.animations.values()))
        self._pauses.addActions(list(act.pauses.values()))
        self._orders.addActions(list(act.orders.values()))
        self._fill_game(act)
        self._fill_move(act)
        _fill(self._view, [act.full_screen, act.toolbar, act.status_bar, _LINE])
        _fill(self._view, [act.log, act.card_tracker, act.score_race, _LINE, act.read_aloud])
        _fill(self._settings, [self._orders.menuAction(), act.mute, _LINE, act.settings])
        _fill(self._help, [act.rules, act.tour, act.shortcuts, _LINE, act.licences, act.about])
        self.toolbar = _toolbar(act)
        window.addToolBar(self.toolbar)

    def retranslate(self) -> None:
        """Set the texts of the menus in the current language."""
        self._game.setTitle(self.tr("&Game"))
        self._move.setTitle(self.tr("&Move"))
        self._view.setTitle(self.tr("&View"))
        self._settings.setTitle(self.tr("&Settings"))
        self._help.setTitle(self.tr("&Help"))
        self.recent.setTitle(self.tr("Open re&cent"))
        self.players.setTitle(self.tr("P&layers"))
        self._animations.setTitle(self.tr("&Animation speed"))
        self._pauses.setTitle(self.tr("Computer &speed"))
        self._orders.setTitle(self.tr("Sort &hand"))
        self.toolbar.setWindowTitle(self.tr("Toolbar"))

    def fit_toolbar(self, width: int) -> None:
        """Show icons alone in the toolbar where there is no room for texts; these stay as tool tips."""
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.toolbar.setToolButtonStyle(style)
        if self.toolbar.sizeHint().width() > width:
            self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def menus(self) -> tuple[QMenu, ...]:
        """The menus of the menu bar, in their order."""
        return (self._game, self._move, self._view, self._settings, self._help)

    def _fill_game(self, act: Actions) -> None:
        _fill(self._game, [act.new, act.new_seed, act.restart, _LINE, act.open])
        self._game.addMenu(self.recent)
        _fill(self._game, [act.save_as, _LINE, act.copy_game, act.copy_seed, act.paste, act.console, _LINE])
        _fill(self._game, [act.replay, act.statistics, act.seal, _LINE, act.quit])

    def _fill_move(self, act: Actions) -> None:
        _fill(self._move, [act.undo, act.redo, _LINE, act.hint, act.demo, act.play_forced, _LINE])
        _fill(self._move, [act.pause, act.step, self._pauses.menuAction(), self._animations.menuAction()])
        _fill(self._move, [_LINE, act.rage_quit, act.take_seat, self.players.menuAction(), _LINE, act.deck])


def _fill(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def _toolbar(act: Actions) -> QToolBar:
    bar = QToolBar()
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    bar.addAction(act.new)
    bar.addSeparator()
    bar.addActions([act.undo, act.redo, act.hint])
    bar.addSeparator()
    bar.addActions([act.pause, act.step])
    bar.addSeparator()
    bar.addActions([act.deck, act.rage_quit, act.take_seat])
    bar.addSeparator()
    bar.addActions([act.log, act.mute, act.rules])
    for action in bar.actions():
        if not action.isSeparator():  # of a class unknown to PySide: it would load all widgets
            bar.widgetForAction(action).setMinimumHeight(SMALLEST)
    return bar
