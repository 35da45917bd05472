"""The actions of a window: their keys are those of docs/playing.md, and each does something."""

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from engine.games.registry import game_named, new_games
from engine.straights.interface.actions import actions_of, named
from straights_gui.composition import Straights
from straights_gui.controller.games.other_games import OtherGame
from straights_gui.game_composition import GameWindow
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import shown, without_marks
from straights_gui.view.window.actions import Actions
from tests.support.paths import ROOT
from tests.support.window.network_table import Table
from tests.support.window.player import Seating, game

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face

WINDOWS: "tuple[Face, ...]" = ("window", "window of a guest", "window of a game")


def opened_in(program: Straights) -> GameWindow:
    setup = new_games("sevens").setup_for(
        "sevens", [("Anna", ""), ("Ben", "lowest"), ("Mia", "lowest")], 0, 5
    )
    sevens = game_named("sevens")
    return program.game_windows.begin(OtherGame(sevens, sevens.session(setup)))


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("face", WINDOWS)
def test_each_action_of_the_table_is_there_with_its_keys(window: QMainWindow, face: "Face") -> None:
    """In a menu, or where the bar and other parts of the window have it, in the language of the player."""
    act = Actions(window, face)
    set_language("de")
    act.retranslate()
    lines = [*actions_of(face)]

    assert [each.name for each in lines] == [name.replace("_", "-") for name in act.by_name]
    for line, action in zip(lines, act.by_name.values(), strict=True):
        assert [QKeySequence(key) for key in line.keys_in(face)] == action.shortcuts()
        assert (shown(named(line.text)), line.is_switch) == (
            without_marks(action.text()),
            action.isCheckable(),
        )
        assert shown(named(line.short or line.text)) == action.iconText()
    assert "Hilfe" == without_marks(act.menus[-1].title())
    reached = {action for menu in window.findChildren(QMenu) for action in menu.actions()}
    assert {*act.by_name.values()} <= reached | {*window.actions()}


def test_the_keys_of_the_window_are_those_of_its_document() -> None:
    text = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    keys = {key for action in actions_of("window") for key in action.keys_in("window")[:1] if len(key) > 1}

    assert keys == set(re.findall(r"Ctrl\+(?:Shift\+)?[A-Z,?]|F\d+", text)) - {"F6", "F10"}  # of no action


def test_one_order_of_the_hand_is_chosen(window: QMainWindow) -> None:
    act = Actions(window)
    for action in act.orders.values():
        action.trigger()

    assert [False, False, True] == [action.isChecked() for action in act.orders.values()]


def test_each_action_is_bound_and_nothing_else(seating: Seating, table: Table) -> None:
    """What a controller binds for all windows need not be in each of them."""
    program = seating(game()).program
    own, of_guest, other = program.window.act, table.window.window.act, opened_in(program).window.act
    names = {action.name.replace("-", "_") for face in WINDOWS for action in actions_of(face)}

    assert [[]] * 3 == [
        [name for name in act.by_name if name not in act.bound] for act in (own, of_guest, other)
    ]
    assert set() == (own.bound | of_guest.bound | other.bound) - names


def test_each_condition_is_told_or_always_holds(
    seating: Seating, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no line of the table asks for is refused."""
    told: dict[str, set[str]] = {face: set() for face in WINDOWS}
    monkeypatch.setattr(Actions, "allow", lambda act, **states: told[act.face].update(states))
    opened_in(seating(game()).program)
    table.begin(turn=1)
    asked = {face: {line.when for line in actions_of(face)} - {""} for face in WINDOWS}
    always = {face: asked[face] - told[face] for face in WINDOWS}

    assert {
        "window": {"game", "review", "full_screen"},
        "window of a guest": {"leaving", "full_screen"},
        "window of a game": {"game", "full_screen"},
    } == always
    monkeypatch.undo()
    with pytest.raises(KeyError, match="own_trun"):
        table.window.window.act.allow(own_trun=True)


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
