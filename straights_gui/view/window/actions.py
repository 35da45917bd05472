"""The actions of the menus, each declared once: its menu, icon, text and keys, in the order of the menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from straights_gui.view.window.icons import icon

_Keys = QKeySequence.StandardKey
_Text = Callable[[], str]
"""Returns a text in the current language."""


class Actions(QObject):
    """The actions of a window, in its menus.

    Attributes:
        menus: the menus of the menu bar, in order.
        recent, players: the menus of recent games and of the seats; controllers fill them.
        animations, pauses: the actions for the animation speed and the computer speed, by name.
        orders: the actions for the order of the hand, by name.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        translate = QCoreApplication.translate
        self._window = window
        self._texts: dict[QAction, _Text] = {}
        self._button_texts: dict[QAction, _Text] = {}
        self._icon_names: dict[QAction, str] = {}
        game = self._add_menu(lambda: translate("Menus", "&Game"))
        move = self._add_menu(lambda: translate("Menus", "&Move"))
        view = self._add_menu(lambda: translate("Menus", "&View"))
        settings = self._add_menu(lambda: translate("Menus", "&Settings"))
        help_menu = self._add_menu(lambda: translate("Menus", "&Help"))
        self.menus = (game, move, view, settings, help_menu)
        self._add_games(game)
        self._add_files(game)
        self._add_moves(move)
        self._add_speeds(move)
        self._add_seats(move)
        self._add_view(view)
        self._add_settings(settings)
        self._add_help(help_menu)

    def _add_games(self, menu: QMenu) -> None:
        self.today = self.add(menu, "day", lambda: self.tr("Today"), "F2")
        self.new = self.add(menu, "new", lambda: self.tr("&New game…"), _Keys.New)
        self.set_button_text(self.new, lambda: QCoreApplication.translate("NewGameDialog", "New game"))
        self.new_seed = self.add(menu, "seed", lambda: self.tr("New game from s&eed…"), "Ctrl+Shift+N")
        self.restart = self.add(menu, "restart", lambda: self.tr("Restart this &deal"), "F5")
        menu.addSeparator()
        self.daily_deal = self.add(menu, "day", lambda: self.tr("Deal o&f the day"))
        self.team_match = self.add(menu, "team", lambda: self.tr("Team &match…"))
        self.puzzles = self.add(menu, "question", lambda: self.tr("P&uzzles of the day"), "Ctrl+U")
        menu.addSeparator()
        self.join_table = self.add(menu, "join", lambda: self.tr("&Join a table…"), "Ctrl+J")
        self.host_table = self.add(menu, "host", lambda: self.tr("&Host a table…"), "Ctrl+Shift+H")
        menu.addSeparator()

    def _add_files(self, menu: QMenu) -> None:
        translate = QCoreApplication.translate
        self.open = self.add(menu, "open", lambda: self.tr("&Open…"), _Keys.Open)
        self.recent = self.add_submenu(menu, "recent", lambda: translate("Menus", "Open re&cent"))
        self.save_as = self.add(menu, "save", lambda: self.tr("&Save as…"), _Keys.Save)
        menu.addSeparator()
        self.copy_game = self.add(menu, "copy", lambda: self.tr("Copy &game"), "Ctrl+Shift+C")
        self.copy_seed = self.add(menu, "number", lambda: self.tr("Cop&y seed"))
        self.paste = self.add(menu, "paste", lambda: self.tr("&Paste game…"), _Keys.Paste)
        self.console = self.add(menu, "console", lambda: self.tr("E&xport for console…"), "Ctrl+E")
        menu.addSeparator()
        self.replay = self.add(menu, "replay", lambda: self.tr("&Replay"), "Ctrl+R", checkable=True)
        self.review = self.add(menu, "review", lambda: self.tr("Re&view"), "Ctrl+I", checkable=True)
        self.statistics = self.add(menu, "statistics", lambda: self.tr("S&tatistics"), "Ctrl+T")
        self.seal = self.add(menu, "seal", lambda: self.tr("Check sea&led deal…"))
        menu.addSeparator()
        self.quit = self.add(menu, "quit", lambda: self.tr("&Quit"), "Ctrl+Q", "Ctrl+W")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _add_moves(self, menu: QMenu) -> None:
        self.undo = self.add(menu, "undo", lambda: self.tr("&Undo"), "Ctrl+Z")
        self.redo = self.add(menu, "redo", lambda: self.tr("R&edo"), "Ctrl+Shift+Z", "Ctrl+Y")
        menu.addSeparator()
        self.hint = self.add(menu, "hint", lambda: self.tr("&Hint"), "H")
        self.demo = self.add(
            menu, "demo", lambda: self.tr("De&mo: computer plays for me"), "D", checkable=True
        )
        self.play_forced = self.add(
            menu, "play-forced", lambda: self.tr("Play &only legal card automatically"), checkable=True
        )
        menu.addSeparator()
        self.pause = self.add(menu, "pause", lambda: self.tr("&Pause computers"), "P", checkable=True)
        self.set_button_text(self.pause, lambda: self.tr("Pause"))
        self.step = self.add(menu, "step", lambda: self.tr("Step one mo&ve"), ".")
        self.set_button_text(self.step, lambda: self.tr("Step"))

    def _add_speeds(self, menu: QMenu) -> None:
        translate = QCoreApplication.translate
        pauses = self.add_submenu(menu, "speed", lambda: translate("Menus", "Computer &speed"))
        self.pauses = self._add_choices(pauses, self._speeds())
        animations = self.add_submenu(menu, "motion", lambda: translate("Menus", "&Animation speed"))
        self.animations = self._add_choices(animations, self._speeds())
        menu.addSeparator()

    def _add_seats(self, menu: QMenu) -> None:
        translate = QCoreApplication.translate
        self.rage_quit = self.add(menu, "rage-quit", lambda: self.tr("&Rage-quit"))
        self.take_seat = self.add(menu, "take-seat", lambda: self.tr("&Take back my seat"))
        self.set_button_text(self.take_seat, lambda: self.tr("Take back"))
        self.players = self.add_submenu(menu, "players", lambda: translate("Menus", "P&layers"))
        menu.addSeparator()
        self.deck = self.add(menu, "deck", lambda: self.tr("Show &deck"))
        self.set_button_text(self.deck, lambda: self.tr("Deck"))

    def _add_view(self, menu: QMenu) -> None:
        self.full_screen = self.add(
            menu, "full-screen", lambda: self.tr("&Full screen"), "F11", checkable=True
        )
        self.toolbar = self.add(menu, "toolbar", lambda: self.tr("&Toolbar"), checkable=True)
        self.status_bar = self.add(menu, "status-bar", lambda: self.tr("Status &bar"), checkable=True)
        menu.addSeparator()
        self.log = self.add(menu, "log", lambda: self.tr("Game &log"), "Ctrl+L", checkable=True)
        self.set_button_text(self.log, lambda: self.tr("Log"))
        self.card_tracker = self.add(
            menu, "card-tracker", lambda: self.tr("&Card tracker"), "Ctrl+K", checkable=True
        )
        self.score_race = self.add(
            menu, "score-race", lambda: self.tr("Score r&ace"), "Ctrl+G", checkable=True
        )
        menu.addSeparator()
        self.read_aloud = self.add(menu, "read-aloud", lambda: self.tr("&Read table aloud"), "F9")

    def _add_settings(self, menu: QMenu) -> None:
        translate = QCoreApplication.translate
        orders = self.add_submenu(menu, "sort", lambda: translate("Menus", "Sort &hand"))
        self.orders = self._add_choices(
            orders,
            {
                "dealt": lambda: self.tr("As &dealt"),
                "suits": lambda: self.tr("By &suit"),
                "ranks": lambda: self.tr("By &rank"),
            },
        )
        self.mute = self.add(menu, "sound", lambda: self.tr("&Mute"), "Ctrl+M", checkable=True)
        menu.addSeparator()
        self.appearance = self.add(
            menu, "appearance", lambda: self.tr("&Appearance"), "Ctrl+Shift+A", checkable=True
        )
        self.settings = self.add(menu, "settings", lambda: self.tr("&Settings…"), "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _add_help(self, menu: QMenu) -> None:
        self.rules = self.add(menu, "rules", lambda: self.tr("&Rules"), _Keys.HelpContents)
        self.tour = self.add(menu, "tour", lambda: self.tr("&Tour"))
        self.shortcuts = self.add(menu, "shortcuts", lambda: self.tr("&Keyboard shortcuts"), "Ctrl+?")
        menu.addSeparator()
        self.licences = self.add(menu, "licences", lambda: self.tr("&Licences"))
        self.about = self.add(menu, "about", lambda: self.tr("&About Straights"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _speeds(self) -> dict[str, _Text]:
        """The speeds, by the names used in the preferences."""
        return {
            "slow": lambda: self.tr("&Slow"),
            "normal": lambda: self.tr("&Normal"),
            "fast": lambda: self.tr("&Fast"),
            "at-once": lambda: self.tr("&Instant"),
        }

    def add(
        self, menu: QMenu, icon_name: str, text: _Text, *keys: str | _Keys, checkable: bool = False
    ) -> QAction:
        """Add an action at the end of a menu; an icon name of "" is for no icon."""
        action = QAction(self)
        action.setCheckable(checkable)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.changed.connect(partial(_disconnect_buttons, action))
        menu.addAction(action)
        self._declare(action, icon_name, text)
        return action

    def add_submenu(self, menu: QMenu, icon_name: str, title: _Text) -> QMenu:
        """Add an empty menu at the end of a menu."""
        submenu = QMenu(self._window)
        menu.addMenu(submenu)
        self._declare(submenu.menuAction(), icon_name, title)
        return submenu

    def set_button_text(self, action: QAction, text: _Text) -> None:
        """Use another text than the menu's on the button of the toolbar."""
        self._button_texts[action] = text

    def set_icons(self) -> None:
        """Set the icons of the actions, drawn in the text colour; call it again when that changes."""
        for action, name in self._icon_names.items():
            action.setIcon(icon(name))

    def show_muted(self, is_muted: bool) -> None:
        """Show in the icon of the mute action whether sound is off."""
        name = "muted" if is_muted else "sound"
        if self.mute.icon().isNull() or name != self._icon_names[self.mute]:
            self._icon_names[self.mute] = name
            self.mute.setIcon(icon(name))

    def retranslate(self) -> None:
        """Set the texts of the actions in the current language."""
        for action, text in self._texts.items():
            action.setText(text())
        for action, text in self._button_texts.items():
            action.setIconText(text())

    def _add_menu(self, title: _Text) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._declare(menu.menuAction(), "", title)
        return menu

    def _add_choices(self, menu: QMenu, texts: Mapping[str, _Text]) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions = {name: self.add(menu, "", text, checkable=True) for name, text in texts.items()}
        for action in actions.values():
            group.addAction(action)
        return actions

    def _declare(self, action: QAction, icon_name: str, text: _Text) -> None:
        self._texts[action] = text
        if icon_name:
            self._icon_names[action] = icon_name


def _disconnect_buttons(action: QAction) -> None:
    """Keep changes from getting slower and slower.

    WORKAROUND: with each change, Qt 6.11 connects an action once more to its buttons, which follow it anyway.
    """
    for each in action.associatedObjects():
        if each.inherits("QToolButton"):
            action.disconnect(each)
