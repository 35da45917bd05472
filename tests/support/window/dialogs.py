"""Every dialog and every question of the program, each with what opens it."""

import errno
import importlib
import os
import pkgutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from straights_gui import view
from straights_gui.controller.games.other_games import ask_for_other
from straights_gui.controller.hosting.hosting_controller import ClientTable, HostingController
from straights_gui.controller.menus.paste_game import pasted_game
from straights_gui.model.hosting.hosted_table import HostedTable
from straights_gui.model.hosting.table_host import ServerProcess
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.lesson_sheet import LessonSheet
from straights_gui.view.sheets.scrim import BaseSheet
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.player import Player, counted_game

Open = Callable[[Player], object]
"""Opens one dialog, in a game that counts and has begun; who rejects it changes nothing."""

_ACTIONS = (
    "new_game",
    "open",
    "new_number",
    "join_table",
    "host_table",
    "seal",
    "statistics",
    "rules",
    "shortcuts",
    "about",
    "restart",
)


def dialog_classes() -> set[str]:
    """The names of all classes of dialogs that the view has, but that of lessons, which is a table."""
    for module in pkgutil.walk_packages(view.__path__, f"{view.__name__}."):
        importlib.import_module(module.name)
    classes = {*QDialog.__subclasses__(), *Sheet.__subclasses__()} - {BaseSheet, Sheet, LessonSheet}
    return {each.__name__ for each in classes if each.__module__.startswith(view.__name__)}


def _trigger(action: str, preference: str = "") -> Open:
    """Choose an item of a menu, with a preference that makes it ask."""

    def opened(player: Player) -> None:
        if preference:
            player.preferences.choose(preference, True)
        getattr(player.program.window.act, action).trigger()

    return opened


def _licences(player: Player) -> None:
    player.program.help_menu.show_licences(player.program.window)


def _deck(player: Player) -> None:
    player.preferences.choose("ask-before-deck", False)
    player.program.window.act.deck.trigger()


def _ask_to_leave(player: Player) -> None:
    player.preferences.choose("ask-before-new-game", True)
    player.program.game_menu.offer(counted_game(7))


def _ask_to_quit_unsaved(player: Player) -> None:
    unsaved, session = player.program.game_menu.unsaved, player.program.model.session
    unsaved.set_save_error(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), session)
    player.program.window.close()
    unsaved.set_save_error(None, session)


def _ask_to_reset(player: Player) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DrawnSheet, "exec", lambda sheet: sheet.buttons["reset"].click())
        player.program.window.act.statistics.trigger()


class OwnTable(ClientTable):
    """A table that two guests would lose."""

    guests: tuple[str, ...] = ("Bert", "Cora")
    is_playing = True

    def __init__(self, window: MainWindow) -> None:
        QObject.__init__(self)
        self.window, self.notes = window, list[str]()
        self.show_note = self.notes.append


def _ask_to_close_a_table(player: Player) -> None:
    program, hosted = player.program, HostedTable("k3f9", "token", "Anna", 8765, is_visible=False)
    may_close, table = program.window.may_close, OwnTable(program.window)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "ask_for_page", lambda _process: None)
        hosting = HostingController(
            program.window, player.preferences, Path(), program.window_log, lambda _hosted, _links: table
        )
        hosting.host.hosted = hosted
        hosting.host.opened.emit(hosted)
    program.window.may_close()
    hosting.host.hosted = None
    hosting.stop()
    program.window.may_close = may_close


def _ask_to_go_on_hosting(player: Player) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "straights_gui.controller.hosting.hosting_controller.kept_table", lambda _folder: object()
        )
        player.program.table_menu.hosting.offer_to_go_on()


def _paste(player: Player) -> None:
    pasted_game(player.program.window, "c\nc", player.program.model.session.setup.seats, player.preferences)


DIALOGS: dict[str, Open] = {name: _trigger(name) for name in _ACTIONS} | {
    "another game": lambda player: ask_for_other(
        player.program.window, player.preferences, "Anna", "sevens/fan_tan"
    ),
    "rage-quit": _trigger("rage_quit", "ask-before-rage-quit"),
    "deck, asked": _trigger("deck", "ask-before-deck"),
    "leave": _ask_to_leave,
    "quit unsaved": _ask_to_quit_unsaved,
    "reset": _ask_to_reset,
    "close table": _ask_to_close_a_table,
    "go on hosting": _ask_to_go_on_hosting,
    "deck": _deck,
    "licences": _licences,
    "paste": _paste,
}
