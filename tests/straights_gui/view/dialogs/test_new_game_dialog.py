"""The dialog before a new game: what is chosen is what is dealt, and what cannot be dealt is said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.straights.player import Computer, Human, Player
from engine.straights.setup import MAX_NAME_LENGTH, MAX_SCORE_LIMIT, Variant
from straights_gui.view.dialogs.new_game_dialog import NewGameDialog, SeatChoice
from tests.support.names import NAMES

PLAYERS: tuple[Player, ...] = (Human(), Computer("expert"), Computer("highest"))
SEATS = (
    SeatChoice("Ada", Human()),
    SeatChoice("Ben", Computer("highest"), "bun"),
    SeatChoice("Cleo", Computer("expert")),
    SeatChoice("Dan", Computer("of tomorrow")),
)
RANGE = (-(2**31), 2**31 - 1)


def opened(
    qtbot: QtBot,
    *,
    asks_seed: bool = True,
    running: int | None = 44,
    variant: Variant = Variant(),
) -> NewGameDialog:
    dialog = NewGameDialog(None, SEATS, PLAYERS, (4321, running), RANGE, asks_seed=asks_seed, variant=variant)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def texts(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_who_sat_where_is_offered_again(qtbot: QtBot) -> None:
    """A player whom this version does not know is a human until somebody else is chosen."""
    dialog = opened(qtbot)
    assert (*SEATS[:3], SeatChoice("Dan", Human())) == dialog.choices()


def test_what_is_chosen_is_who_sits_there(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.names[0].setText("  Eve ")
    dialog.kinds[3].setCurrentIndex(2)
    QTest.keyClicks(dialog.names[2], "x" * 200)
    first, _, third, last = dialog.choices()
    assert SeatChoice("Eve", Human()) == first
    assert SeatChoice("Dan", Computer("highest")) == last
    assert MAX_NAME_LENGTH == len(third.name)


def test_each_kind_of_player_is_described_where_it_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    kind = dialog.kinds[0]
    human = kind.accessibleDescription()
    assert human in texts(dialog)
    kind.setCurrentIndex(1)
    expert = kind.accessibleDescription()
    assert expert in texts(dialog)
    assert human != expert == dialog.kinds[2].accessibleDescription()


@pytest.mark.parametrize(
    "limit, is_usual", [(0, True), (50, True), (80, True), (150, True), (1, False), (151, False)]
)
def test_the_length_of_the_last_game_is_offered(qtbot: QtBot, limit: int, is_usual: object) -> None:
    """Points have a field of their own only where they are not among the usual ones."""
    dialog = opened(qtbot, variant=Variant(score_limit=limit))
    assert limit == dialog.chosen_variant().score_limit
    assert is_usual is not dialog.length.points.isVisible()


def test_any_other_length_can_be_chosen(qtbot: QtBot) -> None:
    """From one point to the highest limit; the other rules of the game stay."""
    dialog = opened(qtbot, variant=Variant(score_limit=80, reseed_each_round=True))
    dialog.length.setCurrentIndex(dialog.length.count() - 1)
    assert dialog.length.points.isVisible()
    dialog.length.points.setValue(0)
    assert Variant(score_limit=1, reseed_each_round=True) == dialog.chosen_variant()
    dialog.length.points.setValue(MAX_SCORE_LIMIT + 1)
    assert MAX_SCORE_LIMIT == dialog.chosen_variant().score_limit
    dialog.length.setCurrentIndex(0)
    assert not dialog.length.points.isVisible()
    assert Variant(score_limit=0, reseed_each_round=True) == dialog.chosen_variant()


NOT_SHOWN = "This name contains characters that cannot be shown."


def marks(dialog: NewGameDialog) -> list[list[str]]:
    return [[action.toolTip() for action in field.actions()] for field in dialog.names]


@pytest.mark.parametrize(
    "name, problem",
    [
        ("", "Enter a name."),
        ("   ", "Enter a name."),
        ("A\tB", NOT_SHOWN),
        ("A\u200bB", NOT_SHOWN),
        ("A\u200d", NOT_SHOWN),
    ],
)
def test_a_name_that_no_seat_can_have_is_said_at_once(qtbot: QtBot, name: str, problem: str) -> None:
    dialog = opened(qtbot)
    dialog.names[2].setText(name)
    assert (problem, False) == (dialog.problem.text(), dialog.deal_button.isEnabled())
    assert [[], [], [problem], []] == marks(dialog)
    assert problem == dialog.names[2].accessibleDescription()
    dialog.names[2].setText("Eve")
    assert ("", True) == (dialog.problem.text(), dialog.deal_button.isEnabled())
    assert [[]] * 4 == marks(dialog)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_can_be_dealt(qtbot: QtBot, name: str) -> None:
    """Joiners belong to some of them."""
    dialog = opened(qtbot)
    dialog.names[2].setText(name)

    assert ("", True) == (dialog.problem.text(), dialog.deal_button.isEnabled())


@pytest.mark.parametrize(
    "text, seed",
    [
        ("0", 0),
        (" 44 ", 44),
        ("+7", 7),
        ("-2147483648", RANGE[0]),
        ("2147483647", RANGE[1]),
        ("-2147483649", None),
        ("2147483648", None),
        ("00000000044", None),
        ("", None),
        ("-", None),
        ("--1", None),
        ("4.4", None),
        ("1e3", None),
        ("\u0664", None),
        ("\u00b2", None),
    ],
)
def test_a_seed_is_a_whole_number_in_its_range(qtbot: QtBot, text: str, seed: int | None) -> None:
    """Up to ten digits; anything else is said before the game is dealt."""
    dialog = opened(qtbot)
    dialog.seed.setText(text)
    assert (seed is not None) is dialog.deal_button.isEnabled()
    if seed is not None:
        assert seed == dialog.chosen_seed()
    else:
        expected = "The seed must be a whole number from -2147483648 to 2147483647."
        assert expected == dialog.problem.text()


def test_buttons_give_a_fresh_seed_and_that_of_this_game(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert 4321 == dialog.chosen_seed()
    dialog.running_button.click()
    assert 44 == dialog.chosen_seed()
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == "New seed")
    button.click()
    assert 4321 == dialog.chosen_seed()
    assert dialog.running_button.isEnabled()
    assert not opened(qtbot, running=None).running_button.isEnabled()


def test_a_sealed_deal_asks_for_no_seed(qtbot: QtBot) -> None:
    dialog = opened(qtbot, asks_seed=False)
    assert dialog.chosen_seed() is None
    assert not dialog.seed.isVisible()
    assert not dialog.running_button.isVisible()
    sentence = "The deal is sealed: nobody knows its seed until the game is over."
    assert sentence in texts(dialog)
    assert sentence not in texts(opened(qtbot))


@pytest.mark.parametrize(
    "key, result",
    [
        (Qt.Key.Key_Return, QDialog.DialogCode.Accepted),
        (Qt.Key.Key_Escape, QDialog.DialogCode.Rejected),
    ],
)
def test_return_deals_and_escape_does_not(qtbot: QtBot, key: Qt.Key, result: QDialog.DialogCode) -> None:
    dialog = opened(qtbot)
    assert "Deal" == dialog.deal_button.text()
    dialog.deal_button.setFocus()
    QTest.keyClick(dialog, key)
    assert result == dialog.result()
    assert not dialog.isVisible()
