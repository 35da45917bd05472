"""The actions of a window, each declared once: its menu, icon, text and keys, in the order of the menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.sheet_menu import sheet_menu

_Keys = QKeySequence.StandardKey
_Text = Callable[[], str]
"""Returns a text in the current language."""


WHY_DISABLED = "why-disabled"
"""The property of an action with the reason why it is disabled, in a few words."""


class Actions(QObject):
    """The actions of a window: those of the menus, and those that only keys or the bar have.

    Attributes:
        menus: the five menus, in order.
        others, share, players, panels: the menus in them.
        orders: the actions for the order of the hand, by name.
        deal: the round and the length of the game, in the middle of the bar.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        translate = QCoreApplication.translate
        self._window = window
        self._texts: dict[QAction, _Text] = {}
        self._button_texts: dict[QAction, _Text] = {}
        self._reasons: dict[QAction, _Text] = {}
        self._icon_names: dict[QAction, str] = {}
        self.deal = QAction(self)
        game = self._add_menu(lambda: translate("Menus", "&Game"))
        move = self._add_menu(lambda: translate("Menus", "&Move"))
        view = self._add_menu(lambda: translate("Menus", "&View"))
        settings = self._add_menu(lambda: translate("Menus", "&Settings"))
        help_menu = self._add_menu(lambda: translate("Menus", "&Help"))
        self.menus = (game, move, view, settings, help_menu)
        self._add_games(game)
        self._add_files(game)
        self._add_moves(move)
        self._add_seats(move)
        self._add_view(view)
        self._add_settings(settings)
        self._add_help(help_menu)

    def _add_games(self, menu: QMenu) -> None:
        self.today = self.add(menu, "today", lambda: self.tr("Tod&ay"), "F2")
        self.daily_deal = self.add(None, "sun", lambda: self.tr("Deal o&f the day"))
        self.puzzles = self.add(None, "puzzle", lambda: self.tr("P&uzzles of the day"), "Ctrl+U")
        self.new = self.add(menu, "new", lambda: self.tr("&New game…"), _Keys.New)
        self.set_button_text(self.new, lambda: QCoreApplication.translate("NewGameDialog", "New game"))
        self.restart = self.add(menu, "restart", lambda: self.tr("Restart this &game"), "F5")
        self.others = self.add_submenu(menu, "people", lambda: self.tr("&Play with others"))
        self.join_table = self.add(self.others, "link", lambda: self.tr("&Join a table…"), "Ctrl+J")
        self.host_table = self.add(self.others, "host", lambda: self.tr("&Open a table…"), "Ctrl+Shift+H")
        menu.addSeparator()

    def _add_files(self, menu: QMenu) -> None:
        self.open = self.add(menu, "", lambda: self.tr("&Open…"), _Keys.Open)
        self.save_as = self.add(menu, "save", lambda: self.tr("&Save as…"), _Keys.Save)
        self.save_everything = self.add(menu, "", lambda: self.tr("Save &everything…"))
        self.share = share = self.add_submenu(menu, "share", lambda: self.tr("Share and &check"))
        self.copy_game = self.add(share, "copy", lambda: self.tr("Copy &game"), "Ctrl+Shift+C")
        self.copy_seed = self.add(share, "", lambda: self.tr("Cop&y the number of this game"))
        self.paste = self.add(share, "", lambda: self.tr("&Paste game…"), _Keys.Paste)
        self.new_seed = self.add(share, "seed", lambda: self.tr("New game by &number…"), "Ctrl+Shift+N")
        self.seal = self.add(share, "seal", lambda: self.tr("Check sea&led cards…"))
        self.statistics = self.add(menu, "statistics", lambda: self.tr("S&tatistics"), "Ctrl+T")
        menu.addSeparator()
        self.quit = self.add(menu, "quit", lambda: self.tr("&Quit"), "Ctrl+Q", "Ctrl+W")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _add_moves(self, menu: QMenu) -> None:
        self.undo = self.add(menu, "undo", lambda: self.tr("&Undo"), "Ctrl+Z")
        self.redo = self.add(menu, "redo", lambda: self.tr("R&edo"), "Ctrl+Shift+Z", "Ctrl+Y")
        menu.addSeparator()
        self.hint = self.add(menu, "hint", lambda: self.tr("&Hint"), "H")
        self._reasons[self.undo] = lambda: self.tr("nothing to undo")
        self._reasons[self.redo] = lambda: self.tr("nothing to redo")
        self._reasons[self.hint] = lambda: self.tr("it isn’t your turn")
        self.pause = self.add(menu, "pause", lambda: self.tr("&Pause computers"), "P", checkable=True)
        self.set_button_text(self.pause, lambda: self.tr("Pause"))
        self.step = self.add(None, "last", lambda: self.tr("Step one mo&ve"), ".")
        self.set_button_text(self.step, lambda: self.tr("Step"))
        menu.addSeparator()
        self.deck = self.add(menu, "watch", lambda: self.tr("&Deck…"))

    def _add_seats(self, menu: QMenu) -> None:
        self.players = self.add_submenu(menu, "people", lambda: self.tr("&Seats"))
        self.demo = self.add(
            self.players,
            "demo",
            lambda: self.tr("De&mo: computer plays until I stop it"),
            "D",
            checkable=True,
        )
        self.rage_quit = self.add(
            self.players, "rage-quit", lambda: self.tr("&Rage-quit: computer plays on for me")
        )
        self.set_button_text(
            self.rage_quit, lambda: QCoreApplication.translate("MoveMenuController", "Rage-quit")
        )
        self.take_seat = self.add(self.players, "take-seat", lambda: self.tr("&Take back my seat"))
        self.set_button_text(self.take_seat, lambda: self.tr("Take back"))

    def _add_view(self, menu: QMenu) -> None:
        self.review = self.add(menu, "review", lambda: self.tr("Re&view"), "Ctrl+I", checkable=True)
        self.replay = self.add(menu, "replay", lambda: self.tr("&Replay"), "Ctrl+R", checkable=True)
        self.panels = panels = self.add_submenu(menu, "", lambda: self.tr("&Panels"))
        self.log = self.add(panels, "", lambda: self.tr("Game &log"), "Ctrl+L", checkable=True)
        self.set_button_text(self.log, lambda: self.tr("Log"))
        self.card_tracker = self.add(panels, "", lambda: self.tr("&Card tracker"), "Ctrl+K", checkable=True)
        menu.addSeparator()
        self.full_screen = self.add(menu, "", lambda: self.tr("&Full screen"), "F11", checkable=True)
        self.read_aloud = self.add(menu, "", lambda: self.tr("Read &table aloud"), "F9")

    def _add_settings(self, menu: QMenu) -> None:
        translate = QCoreApplication.translate
        orders = self.add_submenu(menu, "", lambda: translate("Menus", "Sort &hand"))
        self.orders = self._add_choices(
            orders,
            {
                "dealt": lambda: self.tr("As &dealt"),
                "suits": lambda: self.tr("By &suit"),
                "ranks": lambda: self.tr("By &rank"),
            },
        )
        self.mute = self.add(menu, "sound", lambda: self.tr("&Mute"), "Ctrl+M", checkable=True)
        self.appearance = self.add(menu, "sun", lambda: self.tr("&Appearance"), "Ctrl+Shift+A")
        self.settings = self.add(menu, "settings", lambda: self.tr("All &settings"), "Ctrl+,", checkable=True)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _add_help(self, menu: QMenu) -> None:
        self.rules = self.add(menu, "rules", lambda: self.tr("&Rules"), _Keys.HelpContents)
        self.tour = self.add(menu, "", lambda: self.tr("&Tour"))
        self.shortcuts = self.add(menu, "", lambda: self.tr("&Keyboard shortcuts"), "Ctrl+?")
        self.about = self.add(menu, "about", lambda: self.tr("&About Straights"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def add(
        self, menu: QMenu | None, icon_name: str, text: _Text, *keys: str | _Keys, checkable: bool = False
    ) -> QAction:
        """Add an action at the end of a menu, or to no menu; an icon name of "" is for no icon."""
        action = QAction(self)
        action.setCheckable(checkable)
        action.setShortcuts([QKeySequence(key) for key in keys])
        (self._window if menu is None else menu).addAction(action)
        self._declare(action, icon_name, text)
        return action

    def add_submenu(self, menu: QMenu, icon_name: str, title: _Text, *keys: str) -> QMenu:
        """Add an empty menu at the end of a menu."""
        submenu = sheet_menu(self._window)
        submenu.menuAction().setShortcuts([QKeySequence(key) for key in keys])
        menu.addMenu(submenu)
        self._declare(submenu.menuAction(), icon_name, title)
        return submenu

    def set_button_text(self, action: QAction, text: _Text) -> None:
        """Use another text than the menu's on the button in the bar."""
        self._button_texts[action] = text

    def set_icons(self) -> None:
        """Set the icons of the actions, drawn in the text colour; call it again when that changes."""
        for action, name in self._icon_names.items():
            action.setIcon(sheet_icon(name))

    def retranslate(self) -> None:
        """Set the texts of the actions in the current language."""
        for action, text in self._texts.items():
            action.setText(text())
        for action, text in self._button_texts.items():
            action.setIconText(text())
        for action, text in self._reasons.items():
            action.setProperty(WHY_DISABLED, text())

    def _add_menu(self, title: _Text) -> QMenu:
        menu = sheet_menu(self._window)
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
