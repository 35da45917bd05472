"""What the mouse means on the table: a click lifts, a click again or a double click plays, a drag drops."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import HELD_LAYER, TableScene


class Target(Enum):
    """Where a card was let go."""

    BOARD = "board"
    DISCARDS = "discards"
    NOWHERE = "nowhere"


class MouseInput(QObject):
    """Turns presses, moves and releases, in scene coordinates, into what they mean.

    Attributes:
        chosen: the player lifted a card, or none (None).
        activated: the player wants to use a card.
        dropped: the player let a card go over a target.
    """

    chosen = Signal(object)
    activated = Signal(object)
    dropped = Signal(object, object)

    def __init__(self, scene: TableScene) -> None:
        """A pointer over the scene."""
        super().__init__()
        self._scene = scene
        self._pressed: CardItem | None = None
        self._press_point = QPointF()
        self._grip = QPointF()
        self._was_chosen: Card | None = None
        self._used: Card | None = None
        self._since_use = QElapsedTimer()

    @property
    def is_dragging(self) -> bool:
        """Whether a card hangs at the pointer."""
        return self._scene.hand.held is not None

    def press(self, point: QPointF) -> None:
        """The button goes down. Where a card was used just now, that still belongs to its double click."""
        if self._was_used_here(point):
            self._pressed = None
            return
        self._used = None
        self._was_chosen = self._scene.hand.chosen
        self._pressed = self._scene.hand.card_at(point)
        self._press_point = point
        if self._pressed is not None:
            self._grip = self._pressed.pos() - point

    def move(self, point: QPointF) -> None:
        """The pointer moves with the button down: a card follows at once."""
        if self._pressed is None:
            return
        if not self.is_dragging:
            distance = (point - self._press_point).manhattanLength()
            if distance < QApplication.startDragDistance() or self._pressed not in self._scene.hand.items:
                return
            self._lift(self._pressed)
        self._pressed.set_pose(Pose(point + self._grip))
        self._show_target()

    def release(self, point: QPointF) -> None:
        """The button goes up: the end of a drag, or a click."""
        pressed, self._pressed = self._pressed, None
        if self.is_dragging and pressed is not None:
            self._drop(pressed, point)
        elif pressed is not None and pressed.card is not None and pressed in self._scene.hand.items:
            self._click(pressed.card)
        elif pressed is None:
            self._click_beside(point)

    def double_click(self, point: QPointF) -> None:
        """The second press of a double click. If the first click has used the card already, that was all."""
        if self._used is not None:
            self._pressed = None
            return
        item = self._scene.hand.card_at(point)
        self._pressed, self._press_point = None, point
        if item is not None and item.card is not None and item.card == self._scene.hand.chosen:
            self._use(item.card)
        elif item is not None:
            self.press(point)

    def cancel_drag(self) -> None:
        """Forget a drag: the hand was drawn anew under it, or the player thought better of it."""
        self._pressed = None
        held = self._scene.hand.held
        self._scene.hand.held = None
        if held is not None:
            self._scene.hand.update_appearances()
        self._scene.show_drop_highlight(None)

    def _lift(self, item: CardItem) -> None:
        """Take a card out of the fan."""
        self._scene.hand.held = item
        self.chosen.emit(item.card)
        item.set_appearance(CardAppearance.LIFTED)
        item.setZValue(HELD_LAYER)

    def _show_target(self) -> None:
        """Let the place glow where the held card may be laid."""
        held = self._scene.hand.held
        if held is not None and held.card in self._scene.hand.legal:
            self._scene.show_drop_highlight(held.card)

    def _drop(self, item: CardItem, point: QPointF) -> None:
        """Let go of the held card."""
        target = self._target_at(item.pose.point, point)
        self.cancel_drag()
        item.setZValue(HELD_LAYER)
        self.dropped.emit(item.card, target)

    def _target_at(self, *points: QPointF) -> Target:
        """What lies under the card's middle, or under the pointer."""
        scene = self._scene
        pile = next(pile for seat, pile in enumerate(scene.piles) if scene.position(seat) == BOTTOM)
        grown = pile.rect.adjusted(
            -pile.rect.width() / 2, -pile.rect.height() / 3, pile.rect.width() / 2, 40.0
        )
        if any(grown.contains(point) for point in points):
            return Target.DISCARDS
        margin = scene.geometry.margin * 2
        board = scene.geometry.board.adjusted(-margin, -margin, margin, margin)
        return Target.BOARD if any(board.contains(point) for point in points) else Target.NOWHERE

    def _click(self, card: Card) -> None:
        """A click on a card of the hand: lift it, or use it if it was lifted before."""
        if card == self._was_chosen:
            self._use(card)
        else:
            self.chosen.emit(card)

    def _click_beside(self, point: QPointF) -> None:
        """A click on the glowing target of the lifted card uses it; anywhere else lets it down."""
        card = self._scene.hand.chosen
        if card is not None and (target := self._target_at(point)) is not Target.NOWHERE:
            self._used = card
            self._since_use.start()
            self.dropped.emit(card, target)
        elif card is not None:
            self.chosen.emit(None)

    def _use(self, card: Card) -> None:
        """Use a card, once."""
        self._used = card
        self._since_use.start()
        self.activated.emit(card)

    def _was_used_here(self, point: QPointF) -> bool:
        """Whether a card was used here a moment ago: whatever lies here now has slid under the pointer."""
        distance = (point - self._press_point).manhattanLength()
        is_near = distance < QApplication.startDragDistance()
        is_quick = self._used is not None and self._since_use.elapsed() < QApplication.doubleClickInterval()
        return is_near and is_quick
