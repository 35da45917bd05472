"""The strip below the table: what is offered by buttons, with mouse and keys, and cards chosen together."""

from itertools import pairwise
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.games.table import Answer, Award, Button, Fact, Form, Mark, Offer, Pile, Result, SeatData, Table
from engine.poker.table.text import ALL, HALF_POT, WHOLE_POT
from engine.text.sentence import sentence, signs
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.offers.strip import Strip
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import shown as rendered
from tests.support.playing import cards

HAND = cards("KS KD 9H 4C 2S")
ASKED = "Checking is free. Fold anyway?"
FOLD = Offer("fold", button=sentence("Draw", "Fold"), shortcut="F", asks=sentence("Draw", ASKED))
CHECK = Offer("check", button=sentence("Draw", "Check"), shortcut="Enter")
BET = Offer(
    "bet",
    button=sentence("Draw", "Bet {number}", number=0),
    numbers=(10, 855, 20),
    marks=(Mark(sentence("Draw", "All in"), 855),),
    shortcut="B",
)
KEEP = Offer("keep", button=sentence("Draw", "Keep all"), shortcut="Shift+Enter")
CHANGE = Offer(
    "draw",
    HAND,
    "muck",
    1,
    4,
    sentence("Draw", "Exchange {number}", number=0),
    is_raised=False,
    shortcut="Enter",
)


class Played:
    """A table view with a hand that was offered something, and what was answered."""

    seat = SeatData("Anna", "", 0, (Fact(signs("{points}", points=900)),))
    buttons: tuple[Button, ...] = ()

    def __init__(self, qtbot: QtBot, *offers: Offer) -> None:
        self.view = TableView(Motion(0, 0))
        qtbot.addWidget(self.view)
        self.view.resize(1024, 700)
        self.view.show()
        self.view.scene_.hand.show(HAND)
        self.told: list[object] = []
        self.view.offers.answered.connect(self.told.append)
        self.view.offers.asked.connect(self.told.append)
        self.view.offers.activated.connect(self.told.append)
        self.offer(qtbot, *offers)

    def offer(self, qtbot: QtBot, *offers: Offer) -> None:
        hand = (Pile("hand.0", Form.FAN, HAND, 0),)
        self.table = Table(0, 1, 0, (self.seat,), hand, offers=offers, buttons=self.buttons)
        self.view.offers.follow(self.table)
        qtbot.waitUntil(lambda: self.view.offers.strip is None or self.strip.is_settled)

    @property
    def strip(self) -> Strip:
        assert self.view.offers.strip is not None
        return self.view.offers.strip

    @property
    def texts(self) -> list[str]:
        return [
            each.text() for each in (self.strip.out, self.strip.on, self.strip.amount) if each.isEnabled()
        ]

    def press(self, *keys: Qt.Key, shift: bool = False) -> None:
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.view, key, modifier)


def test_a_table_without_buttons_has_no_strip(qtbot: QtBot) -> None:
    played = Played(qtbot, Offer("play", HAND[:1], "row.S"))

    played.view.offers.use(HAND[0])

    assert (None, 0.0, [HAND[0]]) == (played.view.offers.strip, played.view.offers.height, played.told)


def test_keys_and_mouse_press_what_is_offered(qtbot: QtBot) -> None:
    played = Played(qtbot, FOLD, CHECK, BET)
    assert ["Fold", "Check", "Bet 20"] == played.texts

    played.press(Qt.Key.Key_Return)
    played.strip.slider.setValue(300)
    assert ["Fold", "Check", "Bet 300"] == played.texts
    played.press(Qt.Key.Key_B)
    mark = next(each for each in played.strip.findChildren(QPushButton) if each.text() == "All in")
    for clicked in (mark, played.strip.amount):
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
        assert not clicked.hasFocus()  # which Enter would press
    played.press(Qt.Key.Key_F, Qt.Key.Key_F)

    bets = Answer("bet", number=300), Answer("bet", number=855)
    assert [Answer("check"), *bets, ASKED, Answer("fold")] == played.told


def test_enter_in_the_field_bets_its_sum_and_leaves_the_limits_to_the_game(qtbot: QtBot) -> None:
    played = Played(qtbot, FOLD, CHECK, BET)

    for typed in ("500", "5000"):
        played.strip.field.selectAll()
        QTest.keyClicks(played.strip.field, typed)
        QTest.keyClick(played.strip.field, Qt.Key.Key_Return)

    assert [Answer("bet", number=500), Answer("bet", number=5000)] == played.told
    played.offer(qtbot, FOLD, CHECK, BET)
    assert ["Fold", "Check", "Bet 20"] == played.texts


def test_the_next_hand_is_dealt_after_six_seconds_unless_the_player_waits(qtbot: QtBot) -> None:
    played, due = Played(qtbot, FOLD, CHECK), Mock()
    played.view.offers.due.connect(due)
    played.view.activateWindow()
    award = Award(signs("Pot"), 50, (0,), (signs("You win it"),))
    over = replace(played.table, turn=None, offers=(), result=Result(signs(""), (), awards=(award,)))
    strip = played.strip
    assert strip is not None
    qtbot.waitUntil(strip.isActiveWindow)
    said = list[str]()

    played.view.offers.follow(over)
    for _ in range(5):
        said.append(strip.note.text())
        strip.countdown.timeout.emit()
    strip.wait.click()
    played.view.offers.follow(over)
    waits = strip.note.text(), strip.wait.isVisible(), strip.countdown.isActive()
    played.offer(qtbot, FOLD, CHECK)
    played.view.offers.follow(over)
    for _ in range(6):
        assert not due.called
        strip.countdown.timeout.emit()

    assert [f"The next hand is dealt in {seconds} s" for seconds in range(6, 1, -1)] == said
    assert (("", False, False), [call()]) == (waits, due.mock_calls)
    assert not strip.countdown.isActive()


def test_who_is_out_of_the_game_may_begin_another(qtbot: QtBot) -> None:
    played = Played(qtbot, FOLD, CHECK)
    played.seat = replace(played.seat, is_left=True)
    played.offer(qtbot)
    asked = Mock()
    played.view.offers.again_requested.connect(asked)
    assert (["Play again"], "You are out") == (played.texts, played.strip.note.text().partition(":")[0])

    played.press(Qt.Key.Key_Return, shift=True)

    asked.assert_called_once_with()


def test_cards_are_chosen_together_by_number_or_touch_and_put_back(qtbot: QtBot) -> None:
    played = Played(qtbot, KEEP, CHANGE)
    assert ["Keep all"] == played.texts

    played.press(Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_1)
    played.view.offers.use(HAND[0])
    played.view.offers.use(HAND[4])
    assert ["Keep all", "Exchange 3"] == played.texts
    assert HAND[2:] == played.view.scene_.hand.picked
    played.press(Qt.Key.Key_Return)
    played.press(Qt.Key.Key_Return, shift=True)
    played.press(Qt.Key.Key_1, Qt.Key.Key_2)

    assert [Answer("draw", HAND[2:], "muck"), Answer("keep"), Answer("draw", HAND, "muck")] == played.told


def test_a_card_under_the_focus_does_not_look_chosen(qtbot: QtBot) -> None:
    played = Played(qtbot, KEEP, CHANGE)
    items = played.view.scene_.hand.items
    lying = [item.home for item in items]

    played.press(Qt.Key.Key_4)
    played.view.choose(HAND[2])

    assert [HAND[3]] == [item.card for item, before in zip(items, lying, strict=True) if item.home != before]
    assert [HAND[3]] == [item.card for item in items if item.is_marked]
    played.press(Qt.Key.Key_4)
    assert not any(item.is_marked for item in items)


def test_a_screen_reader_chooses_cards_together_and_hears_which(qtbot: QtBot) -> None:
    played = Played(qtbot, KEEP, CHANGE)
    buttons = played.view.accessible_cards
    buttons.follow(played.view.scene_, played.table)

    buttons.buttons[1].click()
    played.press(Qt.Key.Key_3)

    assert HAND[1:3] == played.view.scene_.hand.picked
    assert [False, True, True, False, False] == [each.isChecked() for each in buttons.buttons[:5]]
    assert "king of diamonds, 2 of 5" == buttons.buttons[1].accessibleName().lower()


def test_nothing_is_pressed_where_no_answer_is_wanted(qtbot: QtBot) -> None:
    played = Played(qtbot, FOLD, CHECK)
    played.view.offers.is_on = False
    played.offer(qtbot, KEEP, CHANGE)

    played.press(Qt.Key.Key_Return, Qt.Key.Key_1)
    played.press(Qt.Key.Key_Return, shift=True)

    assert [] == played.texts
    assert Answer("keep") not in played.told


def test_the_strip_stays_with_nothing_to_press_while_others_are_on_turn(qtbot: QtBot) -> None:
    played = Played(qtbot, FOLD, CHECK)
    height = played.view.offers.height

    played.offer(qtbot)
    played.press(Qt.Key.Key_F)

    assert ([], [], height) == (played.texts, played.told, played.view.offers.height)


def test_a_button_of_the_game_is_there_from_the_start_and_says_why_not(qtbot: QtBot) -> None:
    why = sentence("Sevens", "You may pass only if nothing fits.")
    played = Played(qtbot)
    assert played.view.offers.strip is None
    played.buttons = (Button(sentence("Sevens", "Pass"), why),)

    played.offer(qtbot, Offer("play", HAND[:1], "row.S"))
    assert played.view.room_for_panels.bottom() < played.strip.y()
    height, place = played.view.offers.height, played.strip.on.geometry().center().x()
    assert ([], "Pass", why.template) == (played.texts, played.strip.on.text(), played.strip.note.text())
    played.offer(qtbot, Offer("pass", button=sentence("Sevens", "Pass"), shortcut="Enter"))

    assert (["Pass"], "", height) == (played.texts, played.strip.note.text(), played.view.offers.height)
    assert place == pytest.approx(played.strip.width() / 2, abs=10)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("width", [640, 1024, 1366, 1920])
def test_named_sums_are_there_at_every_width_also_after_another(
    qtbot: QtBot, width: int, language: str
) -> None:
    set_language(language)
    marks = (HALF_POT, 100), (WHOLE_POT, 200), (ALL, 855)
    played = Played(qtbot, FOLD, CHECK, replace(BET, marks=tuple(Mark(*each) for each in marks)))
    for each in (640, width):
        played.view.resize(each, 480)

    shown = [each for each in played.strip.findChildren(QPushButton) if each.isVisible()]
    shown.sort(key=QPushButton.x)
    texts = [*played.texts, *(rendered(name) for name, _number in marks)]
    assert texts == [each.text()[: len(text)] for text, each in zip(texts, shown, strict=True)]
    gaps = [right.x() - left.geometry().right() for left, right in pairwise(shown)]
    assert min(gaps) > 0
    assert played.strip.rect().contains(shown[-1].geometry())


@pytest.mark.parametrize("width", [1024, 1366])
def test_the_keys_stand_on_the_buttons(qtbot: QtBot, width: int) -> None:
    played = Played(qtbot, FOLD, CHECK, BET)
    played.view.resize(width, 700)
    buttons = played.strip.out, played.strip.on, played.strip.amount

    played.strip.slider.setValue(855)
    cut = [each.text() for each in buttons if each.width() < each.sizeHint().width()]
    apart = [left.geometry().right() < right.geometry().left() for left, right in pairwise(buttons)]
    played.offer(qtbot, KEEP, CHANGE)
    played.press(Qt.Key.Key_1)

    assert ([], [True, True]) == (cut, apart)
    assert played.strip.on.sizeHint().width() <= played.strip.on.width()
