"""The actions of a window in a network game, and the visibility of the usual ones."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QKeySequence

from engine.straights.text.network import PHRASES, REACTIONS
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.text.network_text import not_here_text
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow


class NetworkActions(QObject):
    """Adapts the menus and the bar of a window to a network game.

    Attributes:
        phrase_chosen: the player says the phrase of that name.
        leave, copy_link, copy_invitation: the actions; the last copies the link for spectators.
        review: opens the finished game in the window of one's own games, with the review of every seat.
        phrases: the menu of phrases.
        people: the menu of the others at the table, empty at first.
    """

    phrase_chosen = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._names: tuple[str, ...] = ()
        act = window.act
        self._hidden = (
            *(act.new, act.new_seed, act.restart, act.open, act.copy_game, act.copy_seed, act.paste),
            act.save_everything,
            *(act.statistics, act.quit, act.pause, act.step, act.tour, act.join_table),
            *(act.host_table, act.review, act.daily_deal, act.puzzles),
            *(act.today, act.others.menuAction(), act.players.menuAction()),
        )
        self._unavailable = (act.undo, act.redo, act.hint, act.demo, act.deck)
        for action in self._hidden:
            action.setVisible(False)
            action.setEnabled(False)
        self._add_actions()
        self._fill_bar()
        act.set_icons()
        act.retranslate()
        window.retranslated.connect(self.retranslate)
        window.theme_changed.connect(self._set_phrase_icons)
        self.retranslate()

    def set_phrases(self, names: Iterable[str]) -> None:
        """Offer those of these phrases that this version knows."""
        names = tuple(name for name in names if name in PHRASES)
        if names != self._names:
            self._names = names
            self._fill_phrases()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for action in self._unavailable:
            action.setEnabled(False)
            action.setToolTip(f"{action.iconText()}: {not_here_text()}")
        self._fill_phrases()

    def _add_actions(self) -> None:
        act = self._window.act
        game, move = act.menus[:2]
        self.copy_link = act.add(game, "link", lambda: self.tr("Copy &link to the table"), "Ctrl+Shift+C")
        act.set_button_text(self.copy_link, lambda: QCoreApplication.translate("WaitingRoom", "Copy link"))
        self.copy_invitation = act.add(game, "watch", lambda: self.tr("Copy link for &watching"))
        self.review = act.add(game, "review", lambda: self.tr("Re&view this game"), "Ctrl+I")
        act.set_button_text(self.review, lambda: QCoreApplication.translate("ReviewSidePanel", "Review"))
        self.leave = act.add(game, "quit", lambda: self.tr("&Leave the table"), "Ctrl+W")
        act.set_button_text(self.leave, lambda: self.tr("Leave"))
        self.phrases = act.add_submenu(move, "phrases", lambda: self.tr("Sa&y"))
        act.set_button_text(self.phrases.menuAction(), lambda: self.tr("Say"))
        self.people = act.add_submenu(move, "people", lambda: self.tr("&People"))
        game.insertActions(act.save_as, [self.copy_link, self.copy_invitation, self.review])
        game.insertSeparator(act.save_as)
        game.insertAction(act.quit, self.leave)
        move.insertMenu(act.undo, self.phrases)
        move.insertMenu(act.undo, self.people)
        move.insertSeparator(act.undo)
        move.addActions([act.rage_quit, act.take_seat])
        for menu in (game, move):
            menu.setToolTipsVisible(True)
        self._window.addActions([self.leave, self.copy_link])

    def _fill_bar(self) -> None:
        act, phrases = self._window.act, self.phrases.menuAction()
        self._window.bar.fill(
            ([phrases, self.copy_link], [act.rage_quit, act.take_seat, self.leave]),
            (act.take_seat, act.rage_quit, self.leave, self.copy_link, phrases),
            ([act.card_tracker, act.log], [act.mute, act.settings, act.rules]),
        )

    def _fill_phrases(self) -> None:
        self.phrases.clear()
        is_first_reaction = True
        for number, name in enumerate(self._names, 1):
            action = self.phrases.addAction(shown(PHRASES[name]))
            action.setData(name)
            if name in REACTIONS:
                action.setIcon(sheet_icon(name))
                if is_first_reaction:
                    self.phrases.insertSeparator(action)
                is_first_reaction = False
            if number <= 9:
                action.setShortcut(QKeySequence(f"Alt+{number}"))
            action.triggered.connect(lambda _on=False, name=name: self.phrase_chosen.emit(name))

    def _set_phrase_icons(self) -> None:
        for action in self.phrases.actions():
            if action.data() in REACTIONS:
                action.setIcon(sheet_icon(str(action.data())))
