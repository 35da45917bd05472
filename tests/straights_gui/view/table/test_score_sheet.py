"""The table of scores in the result of a round."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.record import RoundResult
from engine.straights.review.game_review import RoundReview
from engine.straights.round_summary import ranking
from engine.straights.setup import DUPLICATE_MATCH, Variant
from engine.straights.text.results import match_result, result_notes, standing
from engine.text.rendering import render, render_all
from straights_gui.resources import LANGUAGES
from straights_gui.view.style.tokens import BAR_HEIGHT
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.results.result_boxes import DearestChoice, ResultReview
from straights_gui.view.table.score_sheet import ScoreSheet, SeatHeader
from straights_gui.view.text.languages import set_language
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, game
from tests.support.window.tables import table_of

NAMES = ["You", "Clara", "Bartholomew", "Hugo"]
ROUNDS = play_on(game(44, COMPUTERS)).state.results
LAYOUT = TableLayout.for_size(QSizeF(1280, 800), 16.0)


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
    layout: TableLayout | None = None,
) -> None:
    seats = tuple(
        replace(view, name=name) for view, name in zip(game(44).observe(0).seats, NAMES, strict=True)
    )
    table = table_of(
        replace(game(44).observe(0), seats=seats, results=results, winners=winners, variant=variant)
    )
    assert table.result is not None
    sheet.show_scores(table.seats, table.viewer, table.result, layout or LAYOUT)


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
    assert render_all(result_notes(NAMES, ROUNDS[:2], game(44).observe(0))) == sheet.note.text() != ""
    sheet.reviews = True
    show(sheet, ROUNDS[:2])
    assert (True, "Review this round") == (sheet.review.isVisible(), sheet.review.text())

    winners = tuple(seat for seat in range(4) if ROUNDS[-1].scores[seat] == min(ROUNDS[-1].scores))
    sheet.reviews = None
    show(sheet, ROUNDS, winners)
    assert ("Play again", "Review this game") == (sheet.button.text(), sheet.review.text())
    assert sheet.review.isVisible()
    assert render(standing(NAMES, ROUNDS[-1].scores, 0, is_over=True)) == sheet.title.text()
    assert f"{sheet.title.text()} {sheet.note.text()}".strip() == sheet.button.accessibleDescription()
    assert sheet.button is sheet.window().focusWidget()
    show(sheet, ROUNDS[:2])
    assert not sheet.review.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
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


WHY = "8♦ opened 9♦ to the others. Nothing of yours was behind it."
CHOICE = DearestChoice(Card.parse("8D"), Card.parse("6S"), "about 15 points", WHY)
REVIEW = ResultReview("You beat your cards by 17 points.", CHOICE, (RoundReview(1, (), -6.0, 19.0),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [(640, 480), (700, 520), (800, 600), (900, 560), (1024, 700), (1366, 740)], ids=str
)
def test_what_decided_a_round_is_told_whole_and_no_button_moves(
    shown: QWidget, sheet: ScoreSheet, size: tuple[int, int], language: str
) -> None:
    """Beside each other, behind tabs, or in a small window below the title; nothing is scrolled or cut.

    Also after the window has changed its size.
    """
    set_language(language)
    QApplication.processEvents()  # else the sheet would be shown again afterwards
    layouts = [TableLayout.for_size(QSizeF(w, h - BAR_HEIGHT), 16.0) for w, h in ((640, 480), size)]
    sheet.reviews = True
    show(sheet, ROUNDS[:2], layout=layouts[0])
    shown.resize(*size)
    sheet.fit(layouts[1])
    lasting = sheet.again, sheet.review, sheet.button
    places, boxes = [each.geometry() for each in lasting], sheet.boxes
    sheet.show_review(REVIEW)
    seen, hidden = set(), []
    for tab in boxes.tabs.buttons:
        tab.click()
        QApplication.processEvents()
        seen |= {number for number, box in enumerate(boxes.boxes) if box.isVisible()}
        hidden.append(boxes.area.verticalScrollBar().maximum())
    buttons = [each for each in sheet.findChildren(QPushButton) if each.isVisible()]
    set_language("en")

    assert boxes.isVisible() != (WHY in sheet.note.text())
    assert boxes.isVisible() or size[1] <= 600
    assert boxes.isHidden() or (seen, any(hidden)) == ({0, 1}, False)
    assert boxes.tabs.isVisible() == (boxes.isVisible() and size[0] < 1366)
    assert sheet.note.sizeHint().width() <= sheet.note.width()
    assert [] == [each.text() for each in buttons if each.visibleRegion().boundingRect() != each.rect()]
    assert set(lasting) <= set(buttons)
    assert places == [each.geometry() for each in lasting]
