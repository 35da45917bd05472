"""A card on the table or in the hand: a pre-rendered pixmap, centred on its position."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.blank_pixmap import show_centred
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.layout import Pose

_FOOT = 0.07
"""The distance of a mark from the lower edge, in heights of the card."""


class CardAppearance(Enum):
    """The appearance of a card."""

    FACE = "face"
    DIMMED = "dimmed"
    LIFTED = "lifted"
    BACK = "back"


class CardItem(QGraphicsPixmapItem):
    """A card, or the back of a hidden card.

    Attributes:
        card: None for a card that stays face down.
        appearance: as it is painted; see `set_appearance`.
        pose: its current pose.
        home: its pose at rest.
        home_animation: the animation that moves it home, if any.
    """

    def __init__(
        self, card: Card | None, pixmaps: CardPixmaps, appearance: CardAppearance, pose: Pose
    ) -> None:
        super().__init__()
        self.card = card
        self.pose = pose
        self.home = pose
        self.home_animation: HomeAnimation | None = None
        self._pixmaps = pixmaps
        self.appearance = appearance
        self._flip = 1.0
        self._mark: QGraphicsPixmapItem | None = None
        self._next_face: QGraphicsPixmapItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._render()
        self.set_pose(pose)

    @property
    def width(self) -> float:
        """The width of the card as rendered, in logical pixels."""
        return self._pixmaps.card_width

    def set_appearance(self, appearance: CardAppearance, pixmaps: CardPixmaps | None = None) -> None:
        """Set the appearance or the pixmaps of the card."""
        if appearance is self.appearance and (pixmaps is None or pixmaps is self._pixmaps):
            return
        self.appearance = appearance
        self._pixmaps = pixmaps or self._pixmaps
        self._remove_next_face()
        self._render()

    def fade_into(self, pixmaps: CardPixmaps, progress: float) -> None:
        """Fade to the face of other pixmaps of the same size, at a progress from 0 to 1."""
        if pixmaps is self._pixmaps or self.card is None or self.appearance is CardAppearance.BACK:
            return
        if progress >= 1:
            self._remove_next_face()
            return
        if self._next_face is None:
            self._next_face = QGraphicsPixmapItem(self)
            show_centred(self._next_face, pixmaps.face(self.card))
            self._next_face.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._next_face.setScale(self.width / pixmaps.card_width)
        self._next_face.setOpacity(progress)

    def _remove_next_face(self) -> None:
        scene = self.scene()
        if self._next_face is not None and scene is not None:
            scene.removeItem(self._next_face)
        self._next_face = None

    @property
    def is_marked(self) -> bool:
        """Whether the card has a mark."""
        return self._mark is not None

    def mark(self, mark: QPixmap | None, tooltip: str = "", strip: float = 0.0) -> None:
        """Show a mark at the foot of the card, or none; set the tooltip of the card.

        The mark is in the middle of the strip at the left that no other card covers.
        """
        if mark is None and self._mark is None:
            return
        self.setToolTip(tooltip)
        if self._mark is not None:
            scene = self.scene()
            if scene is not None:
                scene.removeItem(self._mark)
            self._mark = None
        if mark is not None:
            size = mark.deviceIndependentSize()
            self._mark = QGraphicsPixmapItem(mark, self)
            self._mark.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            left = (min(strip, self.width) - self.width - size.width()) / 2
            foot = (0.5 - _FOOT) * self.width * CARD_ASPECT
            self._mark.setPos(QPointF(left, foot - size.height()))

    def set_pose(self, pose: Pose) -> None:
        """Set the pose at once."""
        self.pose = pose
        self.setPos(pose.point)
        self.setRotation(pose.angle)
        self.setScale(pose.scale)

    def move_between(self, start: Pose, end: Pose, progress: float, arc: float = 0.0) -> None:
        """Set a pose between two, at a progress from 0 to 1; the path rises by `arc` pixels."""
        rise = arc * 4 * progress * (1 - progress)
        between = start.point + (end.point - start.point) * progress - QPointF(0.0, rise)
        angle = start.angle + (end.angle - start.angle) * progress
        self.set_pose(Pose(between, angle, start.scale + (end.scale - start.scale) * progress))

    def turn_over(self, progress: float, appearance: CardAppearance) -> None:
        """Turn the card over to another appearance, at a progress from 0 to 1."""
        if progress >= 0.5:
            self.set_appearance(appearance)
        self._flip = max(abs(1 - 2 * progress), 0.02) if progress < 1 else 1.0
        self.setTransform(QTransform.fromScale(self._flip, 1.0))

    def _render(self) -> None:
        pixmaps = self._pixmaps
        if self.card is None or self.appearance is CardAppearance.BACK:
            pixmap = pixmaps.back()
        elif self.appearance is CardAppearance.DIMMED:
            pixmap = pixmaps.face_dimmed(self.card)
        else:
            pixmap = pixmaps.face(self.card, lifted=self.appearance is CardAppearance.LIFTED)
        show_centred(self, pixmap)


class HomeAnimation:
    """Moves an item from its current pose to its home, which may change in the meantime.

    It stops if `may_move` returns False or another animation of the item has begun.
    """

    def __init__(self, item: CardItem, may_move: Callable[[CardItem], bool]) -> None:
        self._item = item
        self._may_move = may_move
        self._start: Pose | None = None
        self._is_over = False

    def __call__(self, progress: float) -> None:
        """Move the item, at a progress from 0 to 1."""
        item = self._item
        if self._is_over or not self._may_move(item):
            self._is_over = True
            return
        if self._start is None:
            self._start, item.home_animation = item.pose, self
        if item.home_animation is self:
            item.move_between(self._start, item.home, progress)
            if progress >= 1:
                item.home_animation = None
