"""Keys on the table: what each means, for the cards of a hand and what is chosen of them."""

import pytest
from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QKeyEvent

from engine.cards.card import Card
from straights_gui.view.table.input.keyboard import KeyboardInput
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards

HAND = cards("AC TC 7D QH AS")
KEYS = {
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Home": Qt.Key.Key_Home,
    "End": Qt.Key.Key_End,
} | {
    "Enter": Qt.Key.Key_Return,
    "Keypad": Qt.Key.Key_Enter,
    "Space": Qt.Key.Key_Space,
    "Escape": Qt.Key.Key_Escape,
    "Shift": Qt.Key.Key_Shift,
    "Tab": Qt.Key.Key_Tab,
}


class Board:
    """A keyboard over a hand; what was chosen is lifted, as in the table."""

    def __init__(self) -> None:
        self.scene = TableScene()
        self.scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
        self.scene.hand.show(HAND)
        self.keyboard = KeyboardInput(self.scene.hand)
        self.told: list[str] = []
        self.keyboard.chosen.connect(self.choose)
        self.keyboard.activated.connect(lambda card: self.told.append(f"use {card}"))
        self.keyboard.cancelled.connect(lambda: self.told.append("cancel"))
        self.keyboard.skipped.connect(lambda: self.told.append("skip"))
        self.keyboard.rank_typed.connect(lambda rank: self.told.append(f"rank {rank.value if rank else '-'}"))

    def choose(self, card: Card | None) -> None:
        self.scene.hand.choose(card)
        self.told.append(f"choose {card or '-'}")

    def event(self, key: str, kind: QEvent.Type, modifiers: Qt.KeyboardModifier) -> QKeyEvent:
        if key in KEYS:
            return QKeyEvent(kind, KEYS[key], modifiers)
        return QKeyEvent(kind, Qt.Key(ord(key.upper())), modifiers, key)

    def press(self, keys: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        """Press keys one after another; what was told, and of which key the table made nothing."""
        self.told.clear()
        for key in keys.split():
            if not self.keyboard.press(self.event(key, QEvent.Type.KeyPress, modifiers)):
                self.told.append(f"not {key}")
        return ", ".join(self.told)

    def keeps(self, key: str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Whether the table keeps a key from the shortcuts of the window."""
        event = self.event(key, QEvent.Type.ShortcutOverride, modifiers)
        event.ignore()
        self.keyboard.override_shortcut(event)
        return event.isAccepted()


@pytest.fixture
def board(qapp: object) -> Board:
    """A hand of five cards, none of them chosen."""
    return Board()


def test_what_keys_choose_and_use(board: Board) -> None:
    for keys, told in (
        ("Enter", ""),
        ("Space", ""),
        ("Left", "choose AS"),
        ("Right", "choose AC"),
        ("Right", "choose TC"),
        ("Enter", "use TC"),
        ("Keypad", "use TC"),
        ("Space", "use TC"),
        ("End Left", "choose AS, choose QH"),
        ("Home Left", "choose AC, choose AS"),
        ("Tab", "not Tab"),
        ("d", "not d"),
        ("Escape", "cancel"),
    ):
        assert told == board.press(keys), keys
    board.scene.hand.choose(None)
    assert "cancel, not Escape" == board.press("Escape")
    board.keyboard.uses_escape = lambda: True
    assert "cancel" == board.press("Escape")
    assert "choose AC" == board.press("Right")


def test_the_arrows_begin_at_a_card_that_may_be_played(board: Board) -> None:
    """From the left or from the right; from there they go to every card, and so do Home and End."""
    cards = board.scene.hand.cards
    board.scene.hand.mark(cards[1:3])
    chosen = []
    for keys in "Left", "Right":
        board.scene.hand.choose(None)
        chosen.append(board.press(keys))

    assert [f"choose {cards[2]}", f"choose {cards[1]}"] == chosen
    assert f"choose {cards[0]}" == board.press("Left")
    assert f"choose {cards[-1]}" == board.press("End")


def test_without_cards_the_keys_choose_none(board: Board) -> None:
    """As between two rounds."""
    board.scene.hand.show((None,) * 13)

    assert "choose -, choose -, choose -, choose -" == board.press("Home End Left Right")


def test_space_skips_where_something_moves_and_enter_does_not(board: Board) -> None:
    """Whatever is chosen; a card that is used then is queued."""
    board.press("Home")
    board.keyboard.may_skip = lambda: True

    assert "skip" == board.press("Space")
    assert "use AC" == board.press("Enter")


def test_a_card_is_typed_as_rank_and_suit(board: Board) -> None:
    """1 is the ace; 1 0, 0 and T are the ten; of two ranks the last counts; only a held card is chosen."""
    for keys, told in (
        ("7 d", "rank 7, rank -, choose 7D"),
        ("1 s", "rank A, rank -, choose AS"),
        ("a C", "rank A, rank -, choose AC"),
        ("1 0 c", "rank A, rank T, rank -, choose TC"),
        ("0 c", "rank T, rank -, choose TC"),
        ("t c", "rank T, rank -, choose TC"),
        ("2 q H", "rank 2, rank Q, rank -, choose QH"),
        ("7 s", "rank 7, rank -, choose -"),
        ("7 Shift d", "rank 7, not Shift, rank -, choose 7D"),
        ("7 Left", "rank 7, rank -, choose AS"),
        ("7 p d", "rank 7, rank -, not p, not d"),
        ("7 Escape d", "rank 7, rank -, cancel, not d"),
    ):
        board.scene.hand.choose(None)
        assert told == board.press(keys), keys
    assert "not 7" == board.press("7", Qt.KeyboardModifier.ControlModifier)
    assert "rank 7" == board.press("7", Qt.KeyboardModifier.KeypadModifier)


def test_letters_of_a_card_are_no_shortcuts_and_others_end_the_typing(board: Board) -> None:
    """D after a rank is no demo; alone it is one, and Ctrl+D always."""
    assert (True, False, False) == tuple(board.keeps(key) for key in ("7", "d", "p"))
    board.press("7")
    for modifiers in Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier:
        assert board.keeps("d", modifiers)
    assert not board.keeps("Shift")
    assert not board.keeps("Escape")
    assert board.keeps("d")
    board.told.clear()
    assert not board.keeps("d", Qt.KeyboardModifier.ControlModifier)
    assert ["rank -"] == board.told
    assert not board.keeps("d")
