"""The widget of the table: its parts, what Qt tells it, its size, and the celebration of a result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.style.tokens import BAR_HEIGHT, type_unit
from straights_gui.view.table.input.keyboard import KeyboardInput
from straights_gui.view.table.input.mouse import MouseInput
from straights_gui.view.table.items.table_top import Background
from straights_gui.view.table.offers.offer_input import OfferInput
from straights_gui.view.table.overlays import OverlaidView, Overlays
from straights_gui.view.table.scene import TableScene

if TYPE_CHECKING:
    from engine.cards.card import Card
    from straights_gui.view.table.input.accessible_cards import AccessibleCards


class Celebration:
    """Runs one celebration at a time."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._timeline: Callable[[], Timeline] | None = None
        self._clock: QVariantAnimation | None = None

    def prepare(self, timeline: Callable[[], Timeline] | None) -> None:
        """Run what the function returns, once, with the sentence about the next result; nothing for None."""
        self._timeline = timeline

    def start(self) -> None:
        """Start the prepared celebration, if animations are on."""
        timeline, self._timeline = self._timeline, None
        if timeline is not None and self._motion.factor:
            self._clock = self._motion.run(timeline())

    def end(self) -> None:
        """Stop the celebration at once."""
        if self._clock is not None:
            self._motion.finish(self._clock)


_JOY = 5
_LINE_OF_UNIT = 1.22
"""The height of a line on the table, in units of type; `text_font` makes letters of one unit from it."""


class TableWidget(OverlaidView):
    """Holds the parts of the table, passes events to them, and lays them out.

    Parts that are not needed when the window opens are created on first use.

    Attributes:
        motion: runs the animations.
        scene_: the items on the table; `scene` is Qt's method.
        message: the sentence between table and hand.
        mouse, keyboard, offers: the player's input.
        celebration: the animation with the sentence about a result.
        overlays: the widgets over the table, and the badges.
    """

    seat_menu_requested = Signal(int, QPoint)
    resized = Signal()
    laid_out = Signal()
    covered = Signal(bool)
    message_moved = Signal()
    card_activated, answered = Signal(object), Signal(object)

    def __init__(self, motion: Motion) -> None:
        self._background: Background | None = None
        self._reserved = self._covered = 0.0
        self._after_paint: list[Callable[[], None]] = []
        self.celebration = Celebration(motion)
        self._accessible_cards: AccessibleCards | None = None
        super().__init__()
        self.motion = motion
        self.scene_ = TableScene()
        self.message = self.scene_.message
        self.scene_.reveal_changed.connect(self.message_moved)
        self._follow_motion()
        self.scene_.seating_changed.connect(self._follow_motion)
        self.scene_.seating_changed.connect(self._fit_and_repaint)
        self.mouse = MouseInput(self.scene_)
        self.keyboard = KeyboardInput(self.scene_.hand)
        self.offers = OfferInput(self, self.scene_)
        for name in ("answered", "continued"):
            getattr(self.offers, name).connect(getattr(self, name))
        self.offers.activated.connect(self.card_activated)
        self.offers.resized.connect(self._fit_and_repaint)
        self.offers.resized.connect(self.resized)
        self.overlays = Overlays(self)
        self._set_up_view()

    def _follow_motion(self) -> None:
        for panel in self.scene_.panels:
            panel.follow(self.motion)

    def _set_up_view(self) -> None:
        """Remove frame and scroll bars, and repaint only changed areas, which is cheap without a GPU."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setScene(self.scene_)

    @property
    def accessible_cards(self) -> AccessibleCards:
        """The buttons over the hand for screen readers."""
        if self._accessible_cards is None:
            from straights_gui.view.table.input.accessible_cards import AccessibleCards  # see the class

            self._accessible_cards = AccessibleCards(self)
            self._accessible_cards.chosen.connect(self.keyboard.chosen)
            self._accessible_cards.activated.connect(self.keyboard.activated)
            self._accessible_cards.key_pressed.connect(self._on_button_key)
            shows = self._accessible_cards.show_picked
            self.offers.picked.connect(lambda: shows(self.scene_.hand))
        return self._accessible_cards

    def celebrate(self, card: Card) -> None:
        """Throw a card from where the hand is, again and again for a second."""
        from straights_gui.view.table.animation.flights import fountain  # not for the first paint

        area = self.scene_.geometry.area
        origin = QPointF(area.center().x(), area.bottom())
        self.celebration.prepare(lambda: fountain(self.scene_, (card,) * _JOY, origin))
        self.celebration.start()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._background is not None:
            self._background.paint(painter, QRectF(rect))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, then run the callbacks of `after_paint`."""
        for item in (*self.scene_.panels, *self.scene_.piles):
            item.paint_change()
        super().paintEvent(event)
        while self._after_paint:
            QTimer.singleShot(0, self, self._after_paint.pop(0))

    def after_paint(self, do: Callable[[], None]) -> None:
        """Call a function once after the next paint; a zero timer would fire before it."""
        self._after_paint.append(do)

    @property
    def message_room(self) -> QRectF:
        """Where a message has room: below the board, or off the rows and the podium of a result."""
        layout = self.scene_.geometry
        if self.scene_.revealed is None:
            return layout.message
        from straights_gui.view.table.results.result_layout import ResultLayout  # not before a result

        result = ResultLayout.for_table(layout)
        side, height = result.sheet, layout.message.height()
        if self.overlays.is_result_shown:
            side.setBottom(min(side.bottom(), self.overlays.score_sheet.table_bottom))
        if side.height() < height:
            return QRectF(side.left(), result.panel.bottom() + result.margin, side.width(), height)
        return QRectF(side.left(), side.bottom() - height, side.width(), height)

    @property
    def room_for_panels(self) -> QRect:
        """All of the table but the strip of buttons."""
        return self.rect().adjusted(0, 0, 0, -round(self.offers.height))

    def set_panels(self, reserved: float, covered: float) -> None:
        """Set the widths at the right, in logical pixels, that panels use.

        The table is laid out beside what is reserved, and below what is covered.
        """
        if (reserved, covered) != (self._reserved, self._covered):
            self._reserved, self._covered = reserved, covered
            self._fit_and_repaint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()  # first the panels: the table is laid out beside them
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a click or a drag; the right button shows information about a card."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.keyboard.cancel_typing()
            self.mouse.press(self._point(event))
        elif event.button() is Qt.MouseButton.RightButton:
            self.mouse.hold(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move a dragged card; without a button, show the place of the card under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mouse.move(self._point(event))
        elif not event.buttons():
            self.mouse.hover(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.release(self._point(event))
        elif event.button() is Qt.MouseButton.RightButton:
            self.mouse.end_hold()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.double_click(self._point(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        point = self.mapToScene(event.pos())
        for panel in self.scene_.panels:
            if panel.rect.contains(point):
                self.seat_menu_requested.emit(panel.seat, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key press; pass other keys on to the window."""
        if self.offers.takes(event):
            self.offers.press(event)
        elif not self.keyboard.press(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the letters of a typed card from shortcuts; lay out again for another screen or font."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self.offers.takes(event):
                event.accept()
            else:
                self.keyboard.override_shortcut(event)
            if event.isAccepted():
                return True
        result = super().event(event)
        if event.type() is QEvent.Type.Leave:
            self.mouse.hover(None)
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._fit_and_repaint()
        return result

    def _on_button_key(self, event: QKeyEvent) -> None:
        """Handle keys pressed on a card's button like those on the table."""
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()
        else:
            event.accept()
            self.keyPressEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _fit_and_repaint(self) -> None:
        """Lay out everything for the same size, which repaints nothing by itself.

        `QGraphicsScene.update` would be queued, and lost if a part of the viewport is painted before it.
        """
        self._fit()
        self.viewport().update()

    def _fit(self) -> None:
        """Lay out everything for the size, the font and the device pixel ratio."""
        size = QSizeF(self.size())  # equal to the viewport's: there is no frame and no scroll bar
        if size.isEmpty():
            return
        self.mouse.cancel_drag()
        ratio = self.devicePixelRatioF()
        unit = type_unit(size.width(), size.height() + BAR_HEIGHT)
        line = max(self.fontMetrics().height(), _LINE_OF_UNIT * unit)
        above = QSizeF(size.width(), size.height() - self.offers.height)
        self.scene_.set_size(above, line, ratio, self._reserved, self._covered)
        self.motion.finish_animations()  # after the layout, as their end may start others
        self._background = Background(self.scene_.geometry, size, ratio)
        if self.scene_.revealed is not None:
            from straights_gui.view.table.results.round_result import refit  # not for the first paint

            refit(self.scene_)
        self._fit_overlays()
        self.laid_out.emit()

    def _fit_overlays(self) -> None:
        self.overlays.fit(self.scene_.geometry)
        self.offers.fit()
