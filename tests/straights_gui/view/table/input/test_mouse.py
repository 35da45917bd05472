"""The mouse on the table: presses, moves and releases, and what they mean where cards lie."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from straights_gui.view.table.input.mouse import HOLD_TIME, MouseInput
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards
from tests.support.window.player import game
from tests.support.window.tables import table_of

HAND = cards("AC 7D 9D QH")
ACE, SEVEN, NINE, QUEEN = HAND


class Felt:
    """A mouse over a hand in which the seven and the queen may be played; what was chosen is lifted."""

    def __init__(self) -> None:
        self.scene = TableScene()
        self.scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
        self.scene.draw(table_of(game().observe(0)))
        self.scene.hand.show(HAND)
        self.scene.hand.mark((SEVEN, QUEEN))
        self.scene.hand.arrange()
        self.mouse = MouseInput(self.scene)
        self.told: list[str] = []
        self.mouse.chosen.connect(self.choose)
        self.mouse.activated.connect(lambda card: self.told.append(f"use {card}"))
        self.mouse.dropped.connect(lambda card, target: self.told.append(f"{card} to {target}"))
        self.mouse.skipped.connect(lambda: self.told.append("skip"))
        self.mouse.held.connect(lambda card: self.told.append(f"ask {card}"))
        self.mouse.hold_ended.connect(lambda: self.told.append("asked"))

    def choose(self, card: Card | None) -> None:
        self.scene.hand.choose(card)
        self.told.append(f"choose {card or '-'}")

    def news(self) -> str:
        told, self.told = self.told, []
        return ", ".join(told)

    def on(self, card: Card) -> QPointF:
        """A point of a card of the hand over which no other lies."""
        item = self.scene.hand.item_of(card)
        assert item is not None
        return item.mapToScene(QPointF(-0.45 * item.width, -0.45 * item.width))

    def click(self, point: QPointF) -> str:
        """Press and release, as somebody who has clicked nothing just before."""
        self.mouse.press(point)
        self.mouse.release(point)
        return self.news()


@pytest.fixture
def felt(qapp: QApplication) -> Iterator[Felt]:
    """A hand of four cards, of which two may be played; no two clicks are a double click."""
    interval = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    felt = Felt()
    yield felt
    felt.mouse.end_hold()
    qapp.setDoubleClickInterval(interval)


def test_one_click_uses_a_card_or_chooses_it_first(felt: Felt) -> None:
    assert "use 7D" == felt.click(felt.on(SEVEN))
    felt.mouse.uses_one_click = False

    assert ["choose 7D", "choose QH", "use QH"] == [
        felt.click(felt.on(card)) for card in (SEVEN, QUEEN, QUEEN)
    ]


def test_a_click_beside_the_cards_skips_uses_the_target_or_lets_the_card_down(felt: Felt) -> None:
    """In this order; with nothing chosen it means nothing."""
    board, pile = felt.scene.geometry.board.center(), felt.scene.piles[0].rect.center()
    assert "" == felt.click(board)
    for point, told in ((board, "7D to row.D"), (pile, "7D to discards.0"), (QPointF(3, 3), "choose -")):
        felt.scene.hand.choose(SEVEN)
        assert told == felt.click(point)
    felt.scene.hand.choose(SEVEN)
    felt.mouse.may_skip = lambda: True
    assert "skip" == felt.click(board)
    assert "use 7D" == felt.click(felt.on(SEVEN))


def test_a_card_is_dropped_where_its_middle_or_the_pointer_is(felt: Felt) -> None:
    scene = felt.scene
    board, pile = scene.geometry.board, scene.piles[0].rect
    aside = QPointF(0, 60)
    for end, target in (
        (board.center(), "row"),
        (QPointF(board.center().x(), board.top() + 1), "row"),
        (pile.center(), "discards.0"),
        (QPointF(pile.right() + pile.width() / 3, pile.center().y()), "discards.0"),
        (QPointF(3, 3), ""),
    ):
        for card in SEVEN, ACE:
            scene.hand.arrange()
            start = felt.on(card)
            felt.mouse.press(start)
            felt.mouse.move(start - aside)
            assert (card if card == SEVEN else None) == scene.highlighted
            felt.mouse.move(end)
            felt.mouse.release(end)
            told = target.replace("row", f"row.{card.suit.value}")
            assert f"choose {card}, {card} to {told}" == felt.news(), end
            assert (None, None) == (scene.hand.held, scene.highlighted)


def test_a_press_becomes_a_drag_only_when_it_has_moved_far_enough(felt: Felt) -> None:
    """A hand that trembles clicks; a card that has left the hand meanwhile is neither dragged nor used."""
    start, little = felt.on(SEVEN), QPointF(QApplication.startDragDistance() - 1, 0)
    felt.mouse.press(start)
    felt.mouse.move(start + little)
    assert not felt.mouse.is_dragging
    felt.mouse.release(start + little)
    assert "use 7D" == felt.news()

    felt.mouse.press(start)
    felt.scene.hand.show([card for card in HAND if card != SEVEN])
    felt.mouse.move(start + QPointF(0, -90))
    felt.mouse.release(start + QPointF(0, -90))
    assert ("", False) == (felt.news(), felt.mouse.is_dragging)


def test_a_held_press_asks_and_uses_nothing(felt: Felt) -> None:
    """Four tenths of a second, and not after a move; the right button asks at once, and not in a drag."""
    start = felt.on(NINE)
    felt.mouse.press(start)
    assert felt.mouse.hold_timer.isActive()
    assert HOLD_TIME == felt.mouse.hold_timer.interval() == 400
    felt.mouse.hold_timer.timeout.emit()
    felt.mouse.release(start)
    assert "ask 9D, asked" == felt.news()
    assert "use 9D" == felt.click(start)
    assert not felt.mouse.hold_timer.isActive()

    felt.mouse.hold(start)
    felt.mouse.end_hold()
    felt.mouse.end_hold()
    assert "ask 9D, asked" == felt.news()
    felt.mouse.press(start)
    felt.mouse.hold(felt.on(ACE))
    assert "" == felt.news()
    felt.mouse.move(start + QPointF(0, -90))
    assert not felt.mouse.hold_timer.isActive()
    felt.mouse.cancel_drag()
    assert ("choose 9D", False) == (felt.news(), felt.mouse.is_dragging)


def test_only_a_card_that_fits_is_seen_below_the_pointer(felt: Felt) -> None:
    """In its place, and not while a button is down."""
    shown = []
    for point in (felt.on(SEVEN), felt.on(NINE), felt.on(QUEEN), None, felt.on(QUEEN)):
        felt.mouse.hover(point)
        shown.append(felt.scene.ghost)
    assert [SEVEN, None, QUEEN, None, QUEEN] == shown
    felt.mouse.press(felt.on(SEVEN))
    assert felt.scene.ghost is None
    felt.mouse.hover(felt.on(QUEEN))
    assert felt.scene.ghost is None


def test_the_second_press_of_a_double_click_uses_no_second_card(felt: Felt) -> None:
    """What lies there now has moved there; elsewhere or later, or where a click only chooses, it counts."""
    QApplication.setDoubleClickInterval(5_000)
    start = felt.on(SEVEN)
    assert "use 7D" == felt.click(start)
    felt.scene.hand.choose(SEVEN)
    felt.mouse.double_click(start)
    felt.mouse.release(start)
    assert "" == felt.news()
    assert "" == felt.click(start)
    assert "use QH" == felt.click(felt.on(QUEEN))
    QApplication.setDoubleClickInterval(0)
    assert "use QH" == felt.click(felt.on(QUEEN))

    felt.mouse.uses_one_click = False
    felt.scene.hand.choose(None)
    assert "choose 7D" == felt.click(start)
    felt.mouse.double_click(start)
    felt.mouse.release(start)
    assert "use 7D" == felt.news()
