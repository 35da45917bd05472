"""The sheet before a new game: what is chosen is what is dealt, and what cannot be dealt is said."""

from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.games.new_game_sheet import game_tiles
from engine.names import MAX_NAME_LENGTH
from engine.straights.player import Computer, Human, Player
from engine.straights.setup import MAX_SCORE_LIMIT, Variant
from straights_gui.view.sheets.new_game_sheet import NewGameSheet
from straights_gui.view.sheets.seat_fields import SeatChoice
from tests.support.window.blank_window import blank_window

PLAYERS: tuple[Player, ...] = (Human(), Computer("expert"), Computer("highest"))
SEATS = (
    SeatChoice("Ada", Human()),
    SeatChoice("Ben", Computer("highest"), "bun"),
    SeatChoice("Cleo", Computer("expert")),
    SeatChoice("Dan", Computer("of tomorrow")),
)
LINE_UPS: dict[str, tuple[Player, ...]] = {
    "strong": (Computer("expert"),) * 3,
    "even": (Computer("highest"), Computer("expert"), Computer("highest")),
}


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def opened(
    qtbot: QtBot,
    *,
    asks_number: bool = True,
    running: int | None = 44,
    variant: Variant = Variant(),
) -> NewGameSheet:
    sheet = NewGameSheet(
        blank_window(qtbot),
        SEATS,
        PLAYERS,
        (count(4321).__next__, running),
        asks_number=asks_number,
        variant=variant,
        line_ups=LINE_UPS,
        games=game_tiles(()),
    )
    sheet.show()
    return sheet


def texts(sheet: QDialog) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


def test_who_sat_where_is_offered_again(qtbot: QtBot) -> None:
    """A player whom this version does not know is a human until somebody else is chosen."""
    sheet = opened(qtbot)
    assert (*SEATS[:3], SeatChoice("Dan", Human())) == sheet.choices()


def test_what_is_chosen_is_who_sits_there(qtbot: QtBot) -> None:
    sheet = opened(qtbot)
    sheet.seats[0].name.setText("  Eve ")
    sheet.seats[3].kind.setCurrentIndex(2)
    QTest.keyClicks(sheet.seats[2].name, "x" * 200)
    first, _, third, last = sheet.choices()
    assert SeatChoice("Eve", Human()) == first
    assert SeatChoice("Dan", Computer("highest")) == last
    assert MAX_NAME_LENGTH == len(third.name)


@pytest.mark.parametrize(
    "limit, is_usual", [(0, True), (50, True), (80, True), (150, True), (1, False), (151, False)]
)
def test_the_length_of_the_last_game_is_offered(qtbot: QtBot, limit: int, is_usual: object) -> None:
    """Points have a field of their own only where they are not among the usual ones."""
    sheet = opened(qtbot, variant=Variant(score_limit=limit))
    assert limit == sheet.length.variant().score_limit
    assert is_usual is not sheet.length.points.isVisible()


def test_any_other_length_can_be_chosen(qtbot: QtBot) -> None:
    sheet = opened(qtbot, variant=Variant(score_limit=80, reseed_each_round=True))
    click(sheet.length.limits.buttons[-1])
    assert sheet.length.points.isVisible()
    assert sheet.length.points.lineEdit().textMargins().left() > 0
    sheet.length.points.setValue(0)
    assert Variant(score_limit=1, reseed_each_round=True) == sheet.length.variant()
    sheet.length.points.setValue(MAX_SCORE_LIMIT + 1)
    assert MAX_SCORE_LIMIT == sheet.length.variant().score_limit
    click(sheet.length.limits.buttons[0])
    assert not sheet.length.points.isVisible()
    assert Variant(score_limit=0, reseed_each_round=True) == sheet.length.variant()


NOT_SHOWN = "This name contains characters that can’t be shown."


def marks(sheet: NewGameSheet) -> list[list[str]]:
    return [[action.toolTip() for action in field.actions()] for field in (seat.name for seat in sheet.seats)]


@pytest.mark.parametrize(
    "name, problem",
    [
        ("", "Enter a name."),
        ("   ", "Enter a name."),
        ("A\tB", NOT_SHOWN),
    ],
)
def test_a_name_that_no_seat_can_have_is_said_at_once(qtbot: QtBot, name: str, problem: str) -> None:
    sheet = opened(qtbot)
    sheet.seats[2].name.setText(name)
    assert (f"Player 3: {problem}", False) == (sheet.problem.text(), sheet.deal_button.isEnabled())
    assert [[], [], [problem], []] == marks(sheet)
    assert problem == sheet.seats[2].name.accessibleDescription()
    sheet.seats[2].name.setText("Eve")
    assert ("", True) == (sheet.problem.text(), sheet.deal_button.isEnabled())
    assert [[]] * 4 == marks(sheet)


def test_a_number_that_deals_nothing_is_said(qtbot: QtBot) -> None:
    sheet = opened(qtbot)
    sheet.number.field.setText("4294967296")
    expected = "The number must be a whole number from -2147483648 to 4294967295."
    assert (expected, False) == (sheet.problem.text(), sheet.deal_button.isEnabled())
    assert sheet.deal_button.parent() is sheet.problem.parent(), "in sight, wherever the body is scrolled"
    sheet.number.field.setText(" 44 ")
    assert ("", True, 44) == (sheet.problem.text(), sheet.deal_button.isEnabled(), sheet.chosen_number())


def test_buttons_give_a_fresh_seed_and_that_of_this_game(qtbot: QtBot) -> None:
    sheet = opened(qtbot)
    assert 4321 == sheet.chosen_number()
    sheet.number.running.click()
    assert 44 == sheet.chosen_number()
    button = next(each for each in sheet.findChildren(QPushButton) if each.text() == "New number")
    button.click()
    assert 4322 == sheet.chosen_number()
    assert sheet.number.running.isEnabled()
    assert not opened(qtbot, running=None).number.running.isEnabled()


def test_a_sealed_deal_asks_for_no_seed(qtbot: QtBot) -> None:
    sheet = opened(qtbot, asks_number=False)
    assert sheet.chosen_number() is None
    assert not sheet.number.field.isVisible()
    assert not sheet.number.running.isVisible()
    sentence = "Fixed before the first card. You can check it later."
    assert sentence in texts(sheet)
    assert sentence not in texts(opened(qtbot))


def test_return_deals_from_each_field(qtbot: QtBot) -> None:
    sheet = opened(qtbot)
    assert "Start" == sheet.deal_button.text()
    fields = (*sheet.tiles, *(seat.name for seat in sheet.seats), *sheet.length.limits.buttons)
    sheet.window().activateWindow()
    qtbot.waitUntil(sheet.window().isActiveWindow)
    for field in fields:
        sheet.show()
        sheet.deal_button.setFocus()
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert (QDialog.DialogCode.Accepted, False) == (sheet.result(), sheet.isVisible())


def test_a_line_up_seats_three_computers_and_is_marked(qtbot: QtBot) -> None:
    sheet = opened(qtbot)
    click(sheet.tiles[0])
    seated = [choice.player for choice in sheet.choices()]
    marked = [tile.isChecked() for tile in sheet.tiles]
    sheet.seats[1].kind.setCurrentIndex(2)

    assert [Human(), Computer("expert"), Computer("expert"), Human()] == seated
    assert [True, False] == marked
    assert [False, True] == [tile.isChecked() for tile in sheet.tiles]


def test_cards_by_number_are_chosen_on_the_sheet(qtbot: QtBot) -> None:
    sheet = opened(qtbot, asks_number=False)
    click(sheet.cards.buttons[1])

    assert sheet.number.field is sheet.window().focusWidget()
    assert 4321 == sheet.chosen_number()
