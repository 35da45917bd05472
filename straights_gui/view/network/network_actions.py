"""The actions of a window in a network game, and the visibility of the usual ones."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton

from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.text.network_text import REACTIONS, not_here_text, phrase_text
from straights_gui.view.window.icons import icon
from straights_gui.view.window.main_window import MainWindow


class NetworkActions(QObject):
    """Adapts the menus and the toolbar of a window to a network game.

    Attributes:
        phrase_chosen: the player says the phrase of that name.
        leave, copy_link, copy_invitation: the actions; the last copies the link for spectators.
        phrases: the menu of phrases.
    """

    phrase_chosen = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.leave, self.copy_link = self._action("quit", "Ctrl+W"), self._action("link", "Ctrl+Shift+C")
        self.copy_invitation = self._action("watch")
        self.phrases = QMenu(window)
        self._names: tuple[str, ...] = ()
        act = window.act
        self._hidden = (
            *(act.new, act.new_seed, act.restart, act.open, act.copy_game, act.copy_seed, act.paste),
            *(act.console, act.statistics, act.quit, act.pause, act.step, act.tour, act.join_table),
            *(act.host_table, act.review, act.daily_deal, act.puzzles, act.team_match),
            *(window.menus.recent.menuAction(), window.menus.players.menuAction()),
        )
        self._unavailable = (act.undo, act.redo, act.hint, act.demo, act.deck)
        self._arrange()
        window.retranslated.connect(self.retranslate)
        window.theme_changed.connect(self._set_icons)
        self._set_icons()
        self.retranslate()

    def set_phrases(self, names: Iterable[str]) -> None:
        """Offer those of these phrases that this version knows."""
        names = tuple(name for name in names if phrase_text(name))
        if names != self._names:
            self._names = names
            self._fill_phrases()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.leave.setText(self.tr("&Leave the table"))
        self.leave.setIconText(self.tr("Leave"))
        self.copy_link.setText(self.tr("Copy &link to the table"))
        self.copy_link.setIconText(self.tr("Copy link"))
        self.copy_invitation.setText(self.tr("Copy link for &spectators"))
        self.phrases.setTitle(self.tr("Sa&y"))
        self.phrases.menuAction().setIconText(self.tr("Say"))
        for action in self._unavailable:
            action.setEnabled(False)
            action.setToolTip(f"{action.iconText()}: {not_here_text()}")
        self._window.act.seal.setText(self.tr("Check the dea&l…"))
        self._fill_phrases()

    def _action(self, icon_name: str, *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setProperty("icon-name", icon_name)
        return action

    def _arrange(self) -> None:
        """Hide actions that do not apply, and add those of network games."""
        window, act = self._window, self._window.act
        for action in self._hidden:
            action.setVisible(False)
            action.setEnabled(False)
        game, move = window.menus.menus()[:2]
        game.insertActions(act.save_as, [self.copy_link, self.copy_invitation])
        game.insertSeparator(act.save_as)
        game.insertActions(act.quit, [self.leave])
        move.insertMenu(act.undo, self.phrases)
        move.insertSeparator(act.undo)
        for menu in (game, move):
            menu.setToolTipsVisible(True)
        window.addActions([self.leave, self.copy_link])
        self._fill_toolbar()

    def _fill_toolbar(self) -> None:
        bar, act = self._window.menus.toolbar, self._window.act
        bar.clear()
        bar.addAction(self.phrases.menuAction())
        button = bar.widgetForAction(self.phrases.menuAction())
        if isinstance(button, QToolButton):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        bar.addAction(self.copy_link)
        bar.addSeparator()
        bar.addActions([act.rage_quit, act.take_seat, self.leave])
        bar.addSeparator()
        bar.addActions([act.card_tracker, act.score_race, act.log, act.mute, act.rules])
        for action in bar.actions():
            if not action.isSeparator():
                bar.widgetForAction(action).setMinimumHeight(SMALLEST)

    def _fill_phrases(self) -> None:
        self.phrases.clear()
        is_first_reaction = True
        for number, name in enumerate(self._names, 1):
            action = self.phrases.addAction(phrase_text(name))
            action.setData(name)
            if name in REACTIONS:
                action.setIcon(icon(name))
                if is_first_reaction:
                    self.phrases.insertSeparator(action)
                is_first_reaction = False
            if number <= 9:
                action.setShortcut(QKeySequence(f"Alt+{number}"))
            action.triggered.connect(lambda _on=False, name=name: self.phrase_chosen.emit(name))

    def _set_icons(self) -> None:
        for action in (self.leave, self.copy_link, self.copy_invitation):
            action.setIcon(icon(str(action.property("icon-name"))))
        self.phrases.menuAction().setIcon(icon("phrases"))
        for action in self.phrases.actions():
            if action.data() in REACTIONS:
                action.setIcon(icon(str(action.data())))
