"""The actions of a window: the lines of the engine's table that it has, in its menus and with their keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from engine.straights.interface.actions import FACES, MENUS, OUTSIDE, Action, actions_of, named
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face

WHY_DISABLED = "why-disabled"
"""The property of an action with the reason why it is disabled, in a few words."""
_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""Where macOS has actions of its own."""
_CONDITIONS = {line.when for face in FACES for line in actions_of(face)}


class Actions(QObject):
    """The actions of a window; each is an attribute, such as `new_game`.

    Attributes:
        face: which window it is: of own games, or at a table with others.
        by_name: the actions by these names.
        menus: the menus, in order.
        submenus: those in them, by name.
        orders: the actions for the order of the hand, by its value.
        deal: the round and the length of the game, in the middle of the bar.
        bound: the names of the actions that do something, for the test that asks for all of them.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> QAction: ...

    def __init__(self, window: QMainWindow, face: Face = "window") -> None:
        super().__init__(window)
        self.face, self._window = face, window
        self.deal = QAction(self)
        self.by_name: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        self.bound: set[str] = set()
        self._lines: list[tuple[QAction, Action]] = []
        self.menus = tuple(self._menu(menu) for menu in MENUS)
        for line in OUTSIDE:
            if face in line.faces:
                window.addAction(self._action(line))
        orders = [name for name in self.by_name if name.startswith("sort_")]
        self.orders = {name.removeprefix("sort_"): self.by_name[name] for name in orders}

    def find(self, name: str) -> QAction:
        """The action of a name of the table, or that of a menu."""
        if name in self.submenus:
            return self.submenus[name].menuAction()
        return self.by_name[name.replace("-", "_")]

    def bind(self, **slots: Callable[..., object]) -> None:
        """Call a function for an action that is chosen; nothing for one that this window has not."""
        for name, slot in slots.items():
            self.bound.add(name)
            if name in self.by_name:
                self.by_name[name].triggered.connect(slot)

    def follow(self, **slots: Callable[..., object]) -> None:
        """The same for an action that is switched on or off, by whatever."""
        for name, slot in slots.items():
            self.bound.add(name)
            if name in self.by_name:
                self.by_name[name].toggled.connect(slot)

    def allow(self, **states: bool) -> None:
        """Enable the actions whose conditions hold, and disable those whose conditions do not.

        One of which nobody tells holds always, such as that there is a game in a window of own games.
        """
        if unknown := states.keys() - _CONDITIONS:
            raise KeyError(*unknown)
        for action, line in self._lines:
            if line.when in states:
                action.setEnabled(states[line.when])

    def set_icons(self) -> None:
        """Set the icons of the actions, drawn in the text colour; call it again when that changes."""
        for action, line in self._lines:
            if line.icon:
                action.setIcon(sheet_icon(line.icon))

    def retranslate(self) -> None:
        """Set the texts of the actions in the current language."""
        for action, line in self._lines:
            action.setText(QCoreApplication.translate("Actions", line.text))
            action.setIconText(shown(named(line.short or line.text)))
            if line.why_not:
                action.setProperty(WHY_DISABLED, shown(named(line.why_not)))

    def _menu(self, line: Action) -> QMenu:
        menu = sheet_menu(self._window)
        self._lines.append((menu.menuAction(), line))
        group = QActionGroup(self)
        for item in line.items or ():
            if item is None:
                menu.addSeparator()
            elif self.face not in item.faces:
                continue
            elif item.items is not None:
                self.submenus[item.name] = self._menu(item)
                menu.addMenu(self.submenus[item.name])
            else:
                action = self._action(item)
                menu.addAction(action)
                if line.name == "orders":
                    group.addAction(action)
        return menu

    def _action(self, line: Action) -> QAction:
        action = QAction(self)
        action.setCheckable(line.is_switch)
        action.setShortcuts([QKeySequence(key) for key in line.keys_in(self.face)])
        action.setMenuRole(_ROLES.get(line.name, QAction.MenuRole.TextHeuristicRole))
        self._lines.append((action, line))
        name = line.name.replace("-", "_")
        self.by_name[name] = action
        setattr(self, name, action)
        return action
