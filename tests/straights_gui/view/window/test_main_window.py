"""The window around the table, without a game: what it says, what may be dropped on it, when it closes."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from engine.cards.card import Rank
from straights_gui.view.window.main_window import MainWindow

COPY, LEFT, NO_KEYS = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
PROMPT = "Typed queen. Now type the suit: C, D, H or S. Esc cancels."


def test_the_question_for_a_suit_goes_and_leaves_what_else_is_said(main_window: MainWindow) -> None:
    """It stays until the suit is typed; a sentence that has taken its place is not cleared with it."""
    said, found = main_window.message.text, []
    main_window.table.rank_typed.emit(Rank.JACK)
    main_window.table.rank_typed.emit(Rank.QUEEN)
    found.append(said())
    main_window.table.rank_typed.emit(None)
    found.append(said())
    main_window.table.rank_typed.emit(Rank.QUEEN)
    main_window.say("Something else.")
    main_window.say("")
    main_window.table.rank_typed.emit(None)
    found.append(said())
    main_window.table.rank_typed.emit(None)
    found.append(said())

    assert [PROMPT, "", "Something else.", "Something else."] == found


def test_one_message_at_a_time_stands_below_the_board(main_window: MainWindow) -> None:
    """At the place of the table's own, which is hidden meanwhile; a warning takes the place at once."""
    table, pill = main_window.table, main_window.message
    main_window.show()
    own = table.scene_.message
    main_window.say("Game copied.")
    found = [(pill.isVisible(), own.opacity())]
    table.warn("It doesn’t fit.")
    found.append((pill.isVisible(), own.opacity()))
    main_window.say("Game copied.")
    place = table.mapFromScene(table.table_layout.message).boundingRect()

    assert [(True, 0.0), (False, 1.0)] == found
    assert place.contains(pill.geometry().center())


@pytest.mark.parametrize(
    "typed, code, letter, modifiers",
    [
        ("\N{CYRILLIC CAPITAL LETTER ER}", 43, "H", NO_KEYS),
        ("\N{GREEK CAPITAL LETTER ETA}", 43, "H", NO_KEYS),
        ("\N{HEBREW LETTER YOD}", 43, "H", NO_KEYS),
        ("\N{CYRILLIC CAPITAL LETTER YA}", 52, "Z", CONTROL),
    ],
)
def test_shortcuts_work_without_latin_letters(
    main_window: MainWindow, typed: str, code: int, letter: str, modifiers: Qt.KeyboardModifier
) -> None:
    """Under Cyrillic, Greek and Hebrew alone; a rank is typed as well."""
    done: list[str] = []
    main_window.act.hint.triggered.connect(lambda: done.append("H"))
    main_window.act.undo.triggered.connect(lambda: done.append("Z"))
    main_window.table.rank_typed.connect(lambda rank: done.append(rank.value))
    for key, place, latin, held in ((typed, code, letter, modifiers), ("Й", 24, "Q", NO_KEYS)):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(key), held, place, ord(latin), 0, key.lower())
        QApplication.sendEvent(main_window.table, event)

    assert [letter, "Q"] == done
