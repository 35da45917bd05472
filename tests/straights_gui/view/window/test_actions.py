"""The actions: the keys that docs/playing.md promises, and what is switched instead of done."""

import re

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from straights_gui.view.window.actions import Actions
from tests.support.paths import ROOT

KEYS = {
    "new": "Ctrl+N",
    "new_seed": "Ctrl+Shift+N",
    "restart": "F5",
    "puzzles": "Ctrl+U",
    "open": "Ctrl+O",
    "save_as": "Ctrl+S",
    "copy_game": "Ctrl+Shift+C",
    "paste": "Ctrl+V",
    "console": "Ctrl+E",
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
    "score_race": "Ctrl+G",
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
    *("replay", "review", "demo", "play_forced", "pause", "full_screen", "toolbar", "status_bar"),
    *("log", "card_tracker", "score_race", "appearance", "mute"),
}


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_each_key_does_what_it_is_known_for(window: QMainWindow) -> None:
    """Hands remember keys longer than heads do; what else can be done has none."""
    act = Actions(window)
    found = {name: action.shortcuts() for name, action in vars(act).items() if hasattr(action, "shortcuts")}
    expected = {name: QKeySequence(key) for name, key in (KEYS | OTHER_KEYS).items()}
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    promised = set(re.findall(r"Ctrl\+(?:Shift\+)?[A-Z,?]|F\d+", text)) - {"F6", "F10"}  # of no action

    assert expected == {name: keys[0] for name, keys in found.items() if keys}
    assert {key for key in KEYS.values() if len(key) > 1} == promised


def test_switches_show_whether_they_are_on(window: QMainWindow) -> None:
    """Of the speeds one is chosen, of the pauses and of the orders too; none changes another group."""
    act = Actions(window)
    switches = {name for name, each in vars(act).items() if hasattr(each, "shortcuts") and each.isCheckable()}
    groups = (act.animations, act.pauses, act.orders)
    for place, group in enumerate(groups):
        for action in (*group.values(), list(group.values())[place]):
            action.trigger()
    chosen = [[name for name, action in group.items() if action.isChecked()] for group in groups]

    assert SWITCHES == switches
    assert [["slow"], ["normal"], ["ranks"]] == chosen


def test_the_sign_of_sounds_says_whether_they_are_on(window: QMainWindow) -> None:
    """Also after the icons were painted again in other colours."""
    act = Actions(window)
    pictures = []
    for is_muted in (False, True, False):
        act.show_muted(is_muted)
        shown = act.mute.icon().pixmap(24, 24).toImage()
        act.set_icons()
        assert shown == act.mute.icon().pixmap(24, 24).toImage()
        pictures.append(shown)

    assert pictures[0] == pictures[2] != pictures[1]
