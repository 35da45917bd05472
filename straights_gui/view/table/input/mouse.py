"""The mouse on the table: a click activates or chooses a card, a drag moves it, a long press explains it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.games.table import Place
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import HELD_LAYER, TableScene

HOLD_TIME: Final = 400
"""The duration of a long press, in milliseconds."""


class MouseInput(QObject):
    """Turns presses, moves and releases, in scene coordinates, into signals.

    Attributes:
        chosen: the player chose a card, or none (None).
        activated: the player wants to play or discard a card.
        dropped: the player dropped a card on a place, "" beside all of them.
        held: a long press on a card has begun.
        hold_ended: the long press is over.
        skipped: the player wants to skip the animations.
        may_skip: whether a click beside the cards means `skipped`.
        uses_one_click: whether one click activates a card; otherwise the first one chooses it.
        hold_timer: runs until a press becomes a long press.
    """

    chosen = Signal(object)
    activated = Signal(object)
    dropped = Signal(object, object)
    held = Signal(object)
    hold_ended = Signal()
    skipped = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self.may_skip: Callable[[], bool] = lambda: False
        self.uses_one_click = True
        self.hold_timer = QTimer(self, singleShot=True, interval=HOLD_TIME)
        self.hold_timer.timeout.connect(self._on_held)
        self._is_holding = False
        self._ignores_release = False
        self._pressed: CardItem | None = None
        self._press_point = QPointF()
        self._grip = QPointF()
        self._was_chosen: Card | None = None
        self._used: Card | None = None
        self._used_at = 0.0

    @property
    def is_dragging(self) -> bool:
        """Whether a card is being dragged."""
        return self._scene.hand.held is not None

    def press(self, point: QPointF) -> None:
        """Handle a press; right after a card was activated here, it counts as part of a double click."""
        self.end_hold()
        self.hover(None)
        self._ignores_release = self._was_used_here(point)
        if self._ignores_release:
            self._pressed = None
            return
        self._used = None
        self._was_chosen = self._scene.hand.chosen
        self._pressed = self._scene.hand.card_at(point)
        self._press_point = point
        if self._pressed is not None:
            self._grip = self._pressed.pos() - point
            self.hold_timer.start()

    def move(self, point: QPointF) -> None:
        """Handle a move with the button down; after the drag distance, the card follows."""
        if self._pressed is None:
            return
        if not self.is_dragging:
            distance = (point - self._press_point).manhattanLength()
            if distance < QApplication.startDragDistance() or self._pressed not in self._scene.hand.items:
                return
            self.end_hold()
            self._lift(self._pressed)
        self._pressed.set_pose(Pose(point + self._grip))
        self._show_target()

    def hover(self, point: QPointF | None) -> None:
        """Show the card under the pointer at its place, if it may be played; with None, no card."""
        item = self._scene.hand.card_at(point) if point is not None and self._pressed is None else None
        card = item.card if item is not None else None
        self._scene.show_ghost(card if card in self._scene.hand.legal else None)

    def release(self, point: QPointF) -> None:
        """Handle a release: the end of a drag or of a long press, or a click."""
        pressed, self._pressed = self._pressed, None
        if self.end_hold() or self._ignores_release:
            self._ignores_release = False
        elif self.is_dragging and pressed is not None:
            self._drop(pressed, point)
        elif pressed is not None and pressed.card is not None and pressed in self._scene.hand.items:
            self._click(pressed.card)
        elif pressed is None:
            self._click_beside(point)

    def double_click(self, point: QPointF) -> None:
        """Handle the second press of a double click, unless the first has activated the card already."""
        if self._used is not None:
            self._pressed, self._ignores_release = None, True
            return
        item = self._scene.hand.card_at(point)
        self._pressed, self._press_point = None, point
        if item is not None and item.card is not None and item.card == self._scene.hand.chosen:
            self._ignores_release = True
            self._use(item.card)
        elif item is not None:
            self.press(point)

    def hold(self, point: QPointF) -> None:
        """Start a long press on the card at a point immediately, until `end_hold`."""
        item = self._scene.hand.card_at(point)
        if item is not None and self._pressed is None:
            self._begin_hold(item)

    def end_hold(self) -> bool:
        """End a long press; returns whether there was one."""
        self.hold_timer.stop()
        was_holding, self._is_holding = self._is_holding, False
        if was_holding:
            self.hold_ended.emit()
        return was_holding

    def cancel_drag(self) -> None:
        """End a drag without dropping the card, or a long press."""
        self._pressed = None
        self.end_hold()
        held = self._scene.hand.held
        self._scene.hand.held = None
        if held is not None:
            self._scene.hand.update_appearances()
        self._scene.show_drop_highlight(None)

    def _on_held(self) -> None:
        if self._pressed is not None and self._pressed in self._scene.hand.items:
            self._begin_hold(self._pressed)

    def _begin_hold(self, item: CardItem) -> None:
        self._is_holding = True
        self.held.emit(item.card)

    def _lift(self, item: CardItem) -> None:
        self._scene.hand.held = item
        self.chosen.emit(item.card)
        item.set_appearance(CardAppearance.LIFTED)
        item.setZValue(HELD_LAYER)

    def _show_target(self) -> None:
        held = self._scene.hand.held
        if held is not None and held.card in self._scene.hand.legal:
            self._scene.show_drop_highlight(held.card)

    def _drop(self, item: CardItem, point: QPointF) -> None:
        target = self._target_at(item.card, item.pose.point, point)
        self.cancel_drag()
        item.setZValue(HELD_LAYER)
        self.dropped.emit(item.card, target)

    def _target_at(self, card: Card | None, *points: QPointF) -> Place:
        """Where a card goes at one of the points, its middle or the pointer: on the board, to its row."""
        scene = self._scene
        pile = next(pile for seat, pile in enumerate(scene.piles) if scene.position(seat) == BOTTOM)
        grown = pile.rect.adjusted(
            -pile.rect.width() / 2, -pile.rect.height() / 3, pile.rect.width() / 2, 40.0
        )
        if any(grown.contains(point) for point in points):
            return scene.discards
        margin = scene.geometry.margin * 2
        board = scene.geometry.board.adjusted(-margin, -margin, margin, margin)
        is_on_board = any(board.contains(point) for point in points)
        return scene.rows[card] if card is not None and is_on_board else ""

    def _click(self, card: Card) -> None:
        """Activate a card of the hand, or choose it first if that takes two clicks."""
        if self.uses_one_click or card == self._was_chosen:
            self._use(card)
        else:
            self.chosen.emit(card)

    def _click_beside(self, point: QPointF) -> None:
        """Skip the animations; else use the chosen card on the target here, or cancel the choice."""
        card = self._scene.hand.chosen
        if self.may_skip():
            self.skipped.emit()
        elif card is not None and (target := self._target_at(card, point)):
            self._used = card
            self._used_at = monotonic()
            self.dropped.emit(card, target)
        elif card is not None:
            self.chosen.emit(None)

    def _use(self, card: Card) -> None:
        self._used = card
        self._used_at = monotonic()
        self.activated.emit(card)

    def _was_used_here(self, point: QPointF) -> bool:
        """Whether a card was activated here a moment ago; another card may be under the pointer now."""
        distance = (point - self._press_point).manhattanLength()
        is_near = distance < QApplication.startDragDistance()
        waited = (monotonic() - self._used_at) * 1000
        is_quick = self._used is not None and waited < QApplication.doubleClickInterval()
        return is_near and is_quick
