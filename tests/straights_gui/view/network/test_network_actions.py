"""The menus of a window at a table over a network: what is there, what is not, and what can be said."""

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from engine.straights.text.network import PHRASES, REACTIONS
from straights_gui.view.network.network_actions import NetworkActions
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.network_text import not_here_text
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow

SENTENCES = ("hello", "good_luck", "nice_move", "thanks", "well_played")
PICTURES = ("like", "heart", "laugh", "surprise", "tears")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(TableView(Motion(0.0)))
    qtbot.addWidget(window)
    return window


@pytest.fixture
def actions(window: MainWindow) -> NetworkActions:
    return NetworkActions(window)


def keys(action: QAction) -> str:
    return action.shortcut().toString()


def test_nine_phrases_have_a_key_and_pictures_stand_apart(actions: NetworkActions) -> None:
    """In the order of the server, as often as it tells them; an unknown one is left out."""
    told: list[str] = []
    actions.phrase_chosen.connect(told.append)
    known = tuple(name for name in SENTENCES if name in PHRASES) + PICTURES
    for names in known[:2], (*known, "whistle"), (*known, "whistle"):
        actions.set_phrases(names)
    entries = actions.phrases.actions()
    said = [each for each in entries if not each.isSeparator()]
    assert [shown(PHRASES[name]) for name in known] == [each.text() for each in said]
    assert [f"Alt+{number}" if number <= 9 else "" for number in range(1, len(known) + 1)] == [
        keys(each) for each in said
    ]
    first = next(number for number, name in enumerate(known) if name in REACTIONS)
    assert [first] == [number for number, each in enumerate(entries) if each.isSeparator()]
    assert [name in REACTIONS for name in known] == [not each.icon().isNull() for each in said]
    for each in said:
        each.trigger()
    assert list(known) == told


def test_what_makes_no_sense_with_others_cannot_be_chosen(
    window: MainWindow, actions: NetworkActions
) -> None:
    """Nor by its key, and not after a change of the language; what is only missing here says so."""
    act = window.act
    own = (act.new, act.restart, act.open, act.paste, act.pause, act.step, act.review)
    hidden = (*own, act.join_table)
    missing = (act.undo, act.redo, act.hint, act.demo, act.deck)
    for action in missing:
        action.setEnabled(True)
    for code in "de", "en":
        set_language(code)
        window.retranslated.emit()
        assert {(False, False)} == {(each.isVisible(), each.isEnabled()) for each in hidden}
        assert {False} == {each.isEnabled() for each in missing}
        assert all(each.toolTip().endswith(f": {not_here_text()}") for each in missing)
    assert ("Check sea&led cards…", "&Leave the table") == (act.seal.text(), actions.leave.text())
    assert ["Ctrl+W", "Ctrl+Shift+C", ""] == [
        keys(each) for each in (actions.leave, actions.copy_link, actions.copy_invitation)
    ]
