"""The actions: the keys that docs/playing.md promises, and what is switched instead of done."""

import re

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from straights_gui.view.window.actions import Actions
from tests.support.paths import ROOT

KEYS = {
    "new": "Ctrl+N",
    "new_seed": "Ctrl+Shift+N",
    "restart": "F5",
    "today": "F2",
    "puzzles": "Ctrl+U",
    "open": "Ctrl+O",
    "save_as": "Ctrl+S",
    "copy_game": "Ctrl+Shift+C",
    "paste": "Ctrl+V",
    "replay": "Ctrl+R",
    "review": "Ctrl+I",
    "statistics": "Ctrl+T",
    "quit": "Ctrl+Q",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "hint": "H",
    "demo": "D",
    "pause": "P",
    "step": ".",
    "full_screen": "F11",
    "log": "Ctrl+L",
    "card_tracker": "Ctrl+K",
    "read_aloud": "F9",
    "settings": "Ctrl+,",
    "rules": "F1",
    "shortcuts": "Ctrl+?",
}
"""Those of docs/playing.md."""

OTHER_KEYS = {
    "join_table": "Ctrl+J",
    "host_table": "Ctrl+Shift+H",
    "appearance": "Ctrl+Shift+A",
    "mute": "Ctrl+M",
}
SWITCHES = {
    *("replay", "review", "demo", "pause", "full_screen"),
    *("log", "card_tracker", "settings", "mute"),
}


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_each_key_does_what_it_is_known_for(window: QMainWindow) -> None:
    """Hands remember keys longer than heads do; what else can be done has none."""
    act = Actions(window)
    actions = vars(act)
    found = {name: action.shortcuts() for name, action in actions.items() if isinstance(action, QAction)}
    expected = {name: QKeySequence(key) for name, key in (KEYS | OTHER_KEYS).items()}
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    promised = set(re.findall(r"Ctrl\+(?:Shift\+)?[A-Z,?]|F\d+", text)) - {"F6", "F10"}  # of no action

    assert expected == {name: keys[0] for name, keys in found.items() if keys}
    assert {key for key in KEYS.values() if len(key) > 1} == promised


def test_switches_show_whether_they_are_on(window: QMainWindow) -> None:
    act = Actions(window)
    switches = {name for name, each in vars(act).items() if hasattr(each, "shortcuts") and each.isCheckable()}
    for action in (*act.orders.values(), list(act.orders.values())[2]):
        action.trigger()
    chosen = [name for name, action in act.orders.items() if action.isChecked()]

    assert SWITCHES == switches
    assert ["ranks"] == chosen


def test_every_action_is_in_a_menu_or_in_the_bar(window: QMainWindow) -> None:
    act = Actions(window)
    reached = {act.step, act.deal, act.daily_deal, act.puzzles}  # also on the sheet of today
    for menu in (*act.menus, *window.findChildren(QMenu)):
        reached.update(menu.actions())

    assert [] == [
        name for name, each in vars(act).items() if isinstance(each, QAction) and each not in reached
    ]


def test_every_menu_path_of_the_documents_is_in_the_menus(window: QMainWindow) -> None:
    elsewhere = {"Move > People", "Help > About Straights > Licences"}  # at a table with others; on a sheet
    act = Actions(window)
    act.retranslate()
    paths = [path for menu in act.menus for path in menu_paths(menu)]
    titles = "|".join({part for path in paths for part in path.split(" > ")[:-1]})
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    text = "\n".join(document.read_text(encoding="utf-8") for document in documents)
    named = {path.replace(", ", " > ") for path in re.findall(rf"\*((?:{titles})(?: >|,) [^*]+)\*", text)}

    assert elsewhere < named
    assert elsewhere == {path for path in named if not any(each.startswith(path) for each in paths)}


def menu_paths(menu: QMenu) -> list[str]:
    """What a menu holds, as documents write it: Game > Play with others > Open a table…."""
    title = menu.title().replace("&", "")
    paths: list[str] = []
    for action in menu.actions():
        within = action.menu()
        paths += menu_paths(within) if isinstance(within, QMenu) else [action.text().replace("&", "")]
    return [f"{title} > {path}" for path in paths if path]
