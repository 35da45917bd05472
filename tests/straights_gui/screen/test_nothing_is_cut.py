"""No dialog and no panel cuts a text: in all languages, in three sizes, measured where it is painted."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit

from engine.straights.console_text.command_line import variant_options
from engine.straights.setup import MAX_SCORE_LIMIT, Variant
from straights_gui.resources import LANGUAGES
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.text.languages import set_language
from tests.support.playing import play_on
from tests.support.window.dialogs import DIALOGS, dialog_classes
from tests.support.window.layout_checks import lasting_cut_texts
from tests.support.window.network_table import ROOM, Table
from tests.support.window.player import Seating, at_turn, counted_game

SIZES = (1366, 740), (640, 480)


@pytest.fixture
def cut_in_dialogs(
    text_size: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, list[str]]]:
    """Each dialog that was shown, and closed at once, by its class, with the texts that it cut."""
    shown: list[tuple[str, list[str]]] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QTest.qWaitForWindowExposed(dialog)
        found = []
        # At 150 %, the two boxes of the German statistics have no room beside each other.
        for size in SIZES[: 1 if text_size == 200 or (text_size, language) == (150, "de") else 2]:
            dialog.window().resize(*size)
            found += lasting_cut_texts(dialog)
        for field in dialog.findChildren(QLineEdit):
            field.clear()  # then dialogs say what is wrong
        shown.append((type(dialog).__name__, found + lasting_cut_texts(dialog)))
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_dialog_cuts_a_text(
    seating: Seating, cut_in_dialogs: list[tuple[str, list[str]]], language: str
) -> None:
    player = at_turn(seating, counted_game())
    player.take_turn()
    player.preferences.choose("language", language)
    player.preferences.variant = " ".join(variant_options(Variant(MAX_SCORE_LIMIT)))  # it has a field
    player.until_settled()
    for name, opened in DIALOGS.items():
        before = len(cut_in_dialogs)
        opened(player)

        assert (name, before + 1) == (name, len(cut_in_dialogs))
    assert set() == dialog_classes() - {kind for kind, _cut in cut_in_dialogs}
    assert {} == {name: cut for name, (_kind, cut) in zip(DIALOGS, cut_in_dialogs, strict=True) if cut}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_before_a_table_is_left_cuts_no_text(
    table: Table, cut_in_dialogs: list[tuple[str, list[str]]], language: str
) -> None:
    """While its game goes on."""
    set_language(language)
    table.tell(ROOM)
    table.begin(turn=1)

    assert not table.window.menu.may_leave()
    assert [("Question", [])] == cut_in_dialogs


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_cuts_a_text(seating: Seating, text_size: int, language: str) -> None:
    """Beside the table and over it, in each group of the settings; a puzzle over it."""
    player = at_turn(seating, play_on(counted_game(), 60))
    window = player.program.window
    player.preferences.choose("language", language)
    window.settings.open()
    panels: list[tuple[SidePanel, int]] = [
        *((window.settings, group) for group in range(len(window.settings.panel.tabs.buttons))),
        *((panel, 0) for panel in (window.card_tracker, window.log, window.review)),
    ]
    found = {}
    for width, height in SIZES:
        window.resize(width, height)
        for panel, number in panels:
            panel.open()
            window.settings.panel.show_group(number)
            player.until(lambda: not player.program.motion.is_running())
            found[width, panel.windowTitle(), number] = lasting_cut_texts(panel)
    window.review.close()
    window.act.puzzles.trigger()
    player.until(lambda: player.program.moments.is_open)
    found[width, "a puzzle", 0] = lasting_cut_texts(window.review)

    assert {} == {place: cut for place, cut in found.items() if cut}
