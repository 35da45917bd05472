"""The window around the table: what it says, what may be dropped on it, when it closes, its replay bar."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from engine.cards.card import Rank
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.results.round_result import columns
from straights_gui.view.window.main_window import MainWindow
from straights_gui.view.window.message_pill import MessagePill
from straights_gui.view.window.replay_bar import ReplayBar
from tests.support.window.player import COMPUTERS, Seating, game

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


@pytest.mark.parametrize("size", [(640, 480), (1024, 700)], ids=str)
def test_a_message_covers_nothing_that_can_be_pressed(seating: Seating, size: tuple[int, int]) -> None:
    """Neither in a panel that is open beside or over the table, nor where a message usually stands."""
    window = seating(game(), size=size).program.window
    table, pill = window.table, window.message
    window.settings.open()
    window.say("Saved as 2026-11-30 08.29.23.straights.")
    button = QPushButton("Share", table.viewport())
    button.setGeometry(pill.geometry())
    button.show()
    window.say("Saved as 2026-11-30 08.29.24.straights.")
    buttons = [each for each in table.findChildren(QAbstractButton) if each.isVisible()]
    boxes = [QRect(each.mapTo(table, QPoint()), each.size()) for each in buttons]

    assert len(boxes) > 5
    assert [] == [box for box in boxes if box.intersects(pill.geometry())]
    assert table.rect().contains(pill.geometry())


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


@pytest.mark.parametrize("size", [(640, 480), (640, 700), (700, 900), (800, 600), (1024, 700), (1366, 768)])
def test_a_message_at_the_end_of_a_game_covers_neither_title_nor_podium_nor_buttons(
    seating: Seating, size: tuple[int, int]
) -> None:
    """As after the game was saved."""
    player = seating(game(5, COMPUTERS), size=size)
    player.until(lambda: player.program.table.overlays.is_result_shown and player.program.model.turn is None)
    window, table = player.program.window, player.program.table
    window.say("Saved as mine.straights.")
    QApplication.processEvents()
    (pill,) = window.findChildren(MessagePill)
    place = table.mapToScene(pill.geometry()).boundingRect()
    result = ResultLayout.for_table(table.scene_.geometry)
    shown = table.scene_.revealed

    assert pill.isVisible()
    assert shown is not None
    assert [] == [row.seat for row, box in columns(result, shown) if box.intersects(place)]
    sheet = table.overlays.score_sheet
    for part in (sheet.title, sheet.review, sheet.button):
        assert not part.geometry().translated(sheet.pos()).intersects(pill.geometry())


def test_it_says_where_the_replay_is_and_asks_for_nothing(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar, asked, found = ReplayBar(window), list[object](), []
    bar.slider.valueChanged.connect(asked.append)
    buttons = bar.first, bar.back, bar.play, bar.forward, bar.last
    for number, count in ((0, 1200), (1, 1200), (1200, 1200), (0, 0)):
        bar.show_moment(number, count, 15)
        enabled = tuple(each.isEnabled() for each in buttons)
        found.append((bar.where.text(), bar.slider.value(), bar.slider.maximum(), enabled))
    none, all_ = (False,) * 5, (True,) * 5

    assert [
        ("Round 15, move 0 of 1,200", 0, 1200, (*none[:2], *all_[:3])),
        ("Round 15, move 1 of 1,200", 1, 1200, all_),
        ("Round 15, move 1,200 of 1,200", 1200, 1200, (*all_[:2], *none[:3])),
        ("Round 15, move 0 of 0", 0, 0, none),
    ] == found
    assert [] == asked
