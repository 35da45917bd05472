"""The table of scores in the result of a round."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.record import RoundResult
from engine.straights.review.game_review import RoundReview
from engine.straights.round_summary import game_facts, ranking, round_facts
from engine.straights.setup import DUPLICATE_MATCH, Variant
from engine.straights.text.rendering import render, render_all
from engine.straights.text.results import highlight, match_result, standing
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.review.result_boxes import DearestChoice, ResultReview
from straights_gui.view.style.parts.card_row import CardRow
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.tokens import BAR_HEIGHT
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.score_sheet import ScoreSheet
from straights_gui.view.table.seat_header import SeatHeader
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game

NAMES = ["You", "Clara", "Bartholomew", "Hugo"]
ROUNDS = play_on(game(44, COMPUTERS)).state.results


@pytest.mark.parametrize("room", [0.5, 1.0, 2.0])
def test_all_names_have_their_marks_or_none(qtbot: QtBot, room: float) -> None:
    """Where the longest has no room for one, the others have none either."""
    table = QTableWidget(1, len(NAMES))
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(NAMES)
    header = SeatHeader(table)
    table.setHorizontalHeader(header)
    longest = QFontMetricsF(header.font()).horizontalAdvance("Bartholomew")
    for seat in range(len(NAMES)):
        header.resizeSection(seat, round(room * longest))

    assert (room > 1.0) == header.has_marks()


@pytest.fixture
def shown(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


@pytest.fixture
def sheet(shown: QWidget) -> ScoreSheet:
    return ScoreSheet(shown)


def show(
    sheet: ScoreSheet,
    results: tuple[RoundResult, ...],
    winners: tuple[int, ...] = (),
    variant: Variant = Variant(80),
) -> None:
    layout = TableLayout.for_size(QSizeF(1280, 800), 16.0)
    observation = replace(game(44).observe(0), winners=winners, variant=variant)
    sheet.show_scores(tuple(NAMES), results, observation, layout)


def figures(sheet: ScoreSheet) -> dict[str, list[int]]:
    """What stands in the rows, by what is before them."""
    table = sheet.table
    return {
        str(table.model().headerData(row, Qt.Orientation.Vertical)): [
            int(item.text()) for column in range(4) if (item := table.item(row, column)) is not None
        ]
        for row in range(table.rowCount())
    }


def test_each_round_has_a_row_and_the_last_is_their_sum(sheet: ScoreSheet) -> None:
    """Under the names of the seats in the order of their places; of another game only its own rounds."""
    results = ROUNDS
    for count in len(results), 1, 3:
        show(sheet, results[:count])
        rows, order = figures(sheet), ranking(results[count - 1].scores)
        assert [*map(str, range(1, count + 1)), "Total"] == list(rows)
        gained = [[each.gained[seat] for seat in order] for each in results[:count]]
        assert gained == list(rows.values())[:-1]
        assert [sum(column) for column in zip(*gained, strict=True)] == rows["Total"]
        header = sheet.table.horizontalHeader()
        assert isinstance(header, SeatHeader)
        assert tuple(order) == header.marks
        model = sheet.table.model()
        names = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
        assert [NAMES[seat] for seat in order] == names
    bold = [item.font().bold() for row in range(4) if (item := sheet.table.item(row, 0)) is not None]
    assert [False, False, False, True] == bold


def test_the_sheet_says_what_comes_next(sheet: ScoreSheet) -> None:
    assert not sheet.isVisible()
    show(sheet, ROUNDS[:2])
    assert (True, "Next round", False) == (
        sheet.isVisible(),
        sheet.button.text(),
        sheet.review.isVisible(),
    )
    assert render(standing(NAMES, ROUNDS[1].scores, 0, is_over=False)) == sheet.title.text()
    assert render(highlight(round_facts(ROUNDS[:2], Variant(80))[0], NAMES)) == sheet.note.text()
    sheet.reviews_rounds = True
    show(sheet, ROUNDS[:2])
    assert (True, "Review this round") == (sheet.review.isVisible(), sheet.review.text())

    winners = tuple(seat for seat in range(4) if ROUNDS[-1].scores[seat] == min(ROUNDS[-1].scores))
    sheet.reviews_rounds = False
    show(sheet, ROUNDS, winners)
    assert ("Play again", "Review this game") == (sheet.button.text(), sheet.review.text())
    assert sheet.review.isVisible()
    assert render(standing(NAMES, ROUNDS[-1].scores, 0, is_over=True)) == sheet.title.text()
    assert f"{sheet.title.text()} {sheet.note.text()}".strip() == sheet.button.accessibleDescription()
    assert sheet.button is sheet.window().focusWidget()
    show(sheet, ROUNDS[:2])
    assert not sheet.review.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_end_of_a_match_says_who_is_ahead_with_the_same_cards(sheet: ScoreSheet, language: str) -> None:
    """In one line that fits, also with four long names; during the match nothing is said of it."""
    set_language(language)
    show(sheet, ROUNDS[:3], variant=DUPLICATE_MATCH)
    before = sheet.note.text()
    show(sheet, ROUNDS, (2,), DUPLICATE_MATCH)
    said, width = sheet.note.text(), sheet.note.sizeHint().width()
    set_language("en")

    result = render(match_result(NAMES, ROUNDS[-1].scores))
    assert result.partition(": ")[2] == said.partition(": ")[2]
    assert result.partition(": ")[2] not in before
    assert width <= sheet.note.width()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size, count", [((1366, 740), 1), ((1024, 700), 2)])
def test_what_decided_a_round_is_seen_whole(
    shown: QWidget, sheet: ScoreSheet, size: tuple[int, int], count: int, language: str
) -> None:
    """In a maximized window on a small screen at once, in a smaller window by tabs; nothing is scrolled."""
    set_language(language)
    QApplication.processEvents()  # else the sheet would be shown again afterwards
    shown.resize(*size)
    sheet.apply_theme()
    layout = TableLayout.for_size(QSizeF(size[0], size[1] - BAR_HEIGHT), 16.0)
    sheet.show_scores(tuple(NAMES), ROUNDS[:2], game(44).observe(0), layout)
    why = "8♦ opened 9♦ to the others. Nothing of yours was behind it."
    choice = DearestChoice(Card.parse("8D"), Card.parse("6S"), "about 15 points", why)
    sheet.show_review(
        ResultReview("2 cards cost you 17 points.", choice, (RoundReview(1, (), -6.0, 19.0, 1.0),))
    )
    boxes, seen, hidden = sheet.boxes, [], []
    for tab in boxes.tabs.buttons[:count]:
        tab.click()
        QApplication.processEvents()
        seen += [number for number, box in enumerate(boxes.boxes) if box.isVisible()]
        hidden.append(boxes.area.verticalScrollBar().maximum())
    set_language("en")

    assert (count == 2) == boxes.tabs.isVisible()
    assert ([0, 1], [0] * count) == (seen, hidden)


def test_whether_there_are_tabs_depends_on_the_room_alone(sheet: ScoreSheet) -> None:
    """A click on a tab, or another pixel of height, brings no other form than the one of that size."""
    boxes = sheet.boxes
    show(sheet, ROUNDS[:2])
    choice = DearestChoice(
        Card.parse("8D"), Card.parse("6S"), "about 15 points", "It opened 9♦ to the others."
    )
    boxes.show_review(ResultReview("2 cards.", choice, (RoundReview(1, (), -6.0, 19.0, 1.0),)))
    found, again = [], []
    for height in range(200, 600, 3):
        boxes.resize(420, height)
        QApplication.processEvents()
        found.append(boxes.tabs.isVisible())
        boxes.tabs.buttons[height % 2].click()
        QApplication.processEvents()
        again.append(boxes.tabs.isVisible())

    assert found == again
    assert found == sorted(found, reverse=True)
    assert {True, False} == set(found)
    assert boxes.tabs.accessibleName()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(640, 480), (700, 520), (800, 600), (900, 560), (1024, 640)])
def test_the_buttons_of_a_result_are_in_sight(
    shown: QWidget, sheet: ScoreSheet, size: tuple[int, int], language: str
) -> None:
    """In a small window, too, whatever there is to say of the dearest card; the review moves none."""
    set_language(language)
    QApplication.processEvents()  # else the sheet would be shown again afterwards
    shown.resize(*size)
    sheet.reviews_rounds = True
    sheet.apply_theme()
    layout = TableLayout.for_size(QSizeF(size[0], size[1] - BAR_HEIGHT), 14.0)
    sheet.show_scores(tuple(NAMES), ROUNDS[:2], game(44).observe(0), layout)
    all_buttons = sheet.again, sheet.review, sheet.button
    places = [each.geometry() for each in all_buttons]
    why = 4 * "8♦ opened 9♦ to the others. Nothing of yours was behind it. "
    choice = DearestChoice(Card.parse("8D"), Card.parse("6S"), "about 15 points", why)
    decided = (RoundReview(1, (), -6.0, 19.0, 1.0),)
    sheet.show_review(ResultReview("2 cards cost you 17 points.", choice, decided))
    QApplication.processEvents()
    buttons = [each for each in sheet.findChildren(QPushButton) if each.isVisible()]
    cut = [each.text() for each in buttons if each.visibleRegion().boundingRect() != each.rect()]
    set_language("en")

    assert [] == cut
    assert {sheet.button, sheet.review} <= set(buttons)
    assert sheet.again in buttons
    assert places == [each.geometry() for each in all_buttons]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(640, 480), (700, 520), (800, 600), (900, 560), (1024, 640), (1024, 768)])
def test_the_dearest_card_is_told_whole_in_a_small_window(
    shown: QWidget, sheet: ScoreSheet, size: tuple[int, int], language: str
) -> None:
    """In a box that needs no scrolling, else below the title; also after the window has changed its size."""
    set_language(language)
    QApplication.processEvents()  # else the sheet would be shown again afterwards
    why = "8♦ opened 9♦ to the others. Nothing of yours was behind it."
    choice = DearestChoice(Card.parse("8D"), Card.parse("6S"), "about 15 points", why)
    decided = (RoundReview(1, (), -6.0, 19.0, 1.0),)
    small = TableLayout.for_size(QSizeF(640, 480 - BAR_HEIGHT), 16.0)
    sheet.reviews_rounds = True
    sheet.show_scores(tuple(NAMES), ROUNDS[:2], game(44).observe(0), small)
    sheet.show_review(ResultReview("2 cards cost you 17 points.", choice, decided))
    shown.resize(*size)
    sheet.apply_theme()
    for _ in range(2):  # the second time nothing changes its size
        sheet.fit(TableLayout.for_size(QSizeF(size[0], size[1] - BAR_HEIGHT), 16.0))
    hidden, has_cards = [], any(each.isVisible() for each in sheet.boxes.findChildren(CardRow))
    for tab in sheet.boxes.tabs.buttons:
        tab.click()
        QApplication.processEvents()
        hidden.append(sheet.boxes.area.verticalScrollBar().maximum())
    set_language("en")

    assert sheet.boxes.isVisible() != (why in sheet.note.text())
    assert has_cards == sheet.boxes.isVisible()
    assert sheet.boxes.isVisible() or size in ((640, 480), (700, 520), (900, 560))
    assert sheet.boxes.isHidden() or not any(hidden)
    assert sheet.note.sizeHint().width() <= sheet.note.width()


def test_who_leads_is_said_once(sheet: ScoreSheet) -> None:
    """To who has taken the lead in the title, to the others below their own place."""
    before = replace(ROUNDS[0], gained=(9, 5, 9, 9), scores=(9, 5, 9, 9))
    own = replace(ROUNDS[0], gained=(1, 20, 11, 11), scores=(10, 25, 20, 20))
    show(sheet, (before, own))
    assert ("You lead by 10 points.", "") == (sheet.title.text(), sheet.note.text())
    other = replace(ROUNDS[0], gained=(20, 11, 1, 11), scores=(29, 16, 10, 20))
    show(sheet, (before, other))

    assert f"{NAMES[2]} takes the lead." == sheet.note.text()


def test_a_margin_is_said_once(sheet: ScoreSheet) -> None:
    """In the title to who has won, in the note below it to the others."""
    far = (replace(ROUNDS[0], gained=(1, 40, 50, 60), scores=(1, 40, 50, 60)),)
    show(sheet, far, (0,))
    assert ("You win, 39 points ahead!", "") == (sheet.title.text(), sheet.note.text())
    turned = (replace(ROUNDS[0], gained=(40, 1, 50, 60), scores=(40, 1, 50, 60)),)
    show(sheet, turned, (1,))
    facts = game_facts(turned)
    assert render_all(highlight(fact, NAMES) for fact in facts[:1]) == sheet.note.text()


def test_a_ring_is_around_the_button_with_the_focus(shown: QWidget, sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.reviews_rounds = True
    show(sheet, ROUNDS[:2])
    shown.activateWindow()
    qtbot.waitUntil(sheet.button.hasFocus)
    QTest.keyClick(sheet.button, Qt.Key.Key_Backtab)
    rings = [each.geometry().center() for each in sheet.findChildren(FocusRing) if each.isVisible()]

    assert sheet.review.hasFocus()
    assert [sheet.review.geometry().center()] == rings
