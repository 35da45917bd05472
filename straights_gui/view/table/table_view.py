"""The widget that shows the table: draws observations and handles the player's input."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from engine.cards.card import Card
from straights_gui.view.style.motion import RETURN_TO_HAND, SETTLE, WARNING, Motion, Timeline
from straights_gui.view.table.celebration import Celebration
from straights_gui.view.table.hand import HandOrder, in_order
from straights_gui.view.table.input.keyboard import KeyboardInput
from straights_gui.view.table.input.mouse import MouseInput
from straights_gui.view.table.items.background import Background
from straights_gui.view.table.items.cost_mark import show_costs
from straights_gui.view.table.overlays import Overlays
from straights_gui.view.table.scene import TableScene

if TYPE_CHECKING:
    from engine.straights.advice.hints import Advice
    from engine.straights.observation import Observation
    from straights_gui.view.table.input.accessible_cards import AccessibleCards


class TableView(QGraphicsView):
    """The table in the middle of the window.

    Parts that are not needed when the window opens are created on first use, such as the accessible buttons.

    Attributes:
        card_chosen: the player chose a card, or none (None).
        card_activated: the player wants to play a card, or to discard it if none can be played.
        card_dropped: the player dropped a card on a Target.
        cancelled: the player pressed Escape.
        rank_typed: a typed rank waits for its suit; None when it no longer does.
        seat_menu_requested: the player wants the menu of a seat, at a global position.
        handover_accepted, continued: the player wants to see the hand, or has seen the result.
        review_requested: the player wants to see the cost of each choice.
        advised, warned: a hint or a warning was shown, with its text.
        theme_applied: the table was redrawn in the colours of another theme.
        resized, laid_out: the view was resized; its contents were laid out for the new size.
        motion: runs the animations.
        scene_: the items on the table; `scene` is Qt's method.
        mouse, keyboard: the player's input.
        celebration: the animation with the sentence about a result.
        overlays: the widgets over the table, and the badges.
    """

    card_chosen = Signal(object)
    card_activated = Signal(object)
    card_dropped = Signal(object, object)
    cancelled = Signal()
    rank_typed = Signal(object)
    seat_menu_requested = Signal(int, QPoint)
    handover_accepted = Signal()
    continued = Signal()
    review_requested = Signal()
    warned = Signal(str)
    advised = Signal(str)
    theme_applied = Signal()
    resized = Signal()
    laid_out = Signal()

    def __init__(self, motion: Motion) -> None:
        self._background: Background | None = None
        self._reserved = self._covered = (0.0, 0.0)
        self._after_paint: list[Callable[[], None]] = []
        self.celebration = Celebration(motion)
        self._accessible_cards: AccessibleCards | None = None
        super().__init__()
        self.motion = motion
        self.scene_ = TableScene()
        self.mouse = MouseInput(self.scene_)
        self.keyboard = KeyboardInput(self.scene_.hand)
        self.overlays = Overlays(self)
        self._set_up_view()
        self._connect_input()
        self.setAccessibleName(self.tr("Card table"))

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

    def _connect_input(self) -> None:
        self.mouse.chosen.connect(self.card_chosen)
        self.mouse.activated.connect(self.card_activated)
        self.mouse.dropped.connect(self.card_dropped)
        self.keyboard.chosen.connect(self.card_chosen)
        self.keyboard.activated.connect(self.card_activated)
        self.keyboard.cancelled.connect(self.cancelled)
        self.keyboard.rank_typed.connect(self.rank_typed)
        self.scene_.reveal_changed.connect(self._fit_overlays)
        self.overlays.handover_accepted.connect(self.handover_accepted)
        self.overlays.continued.connect(self.continued)
        self.overlays.review_requested.connect(self.review_requested)
        self._warning_timer = QTimer(self, singleShot=True, interval=WARNING)
        self._warning_timer.timeout.connect(self.scene_.message.end_warning)
        self.card_chosen.connect(self.choose)
        self.cancelled.connect(self._on_cancelled)

    @property
    def accessible_cards(self) -> AccessibleCards:
        """The buttons over the hand for screen readers."""
        if self._accessible_cards is None:
            from straights_gui.view.table.input.accessible_cards import AccessibleCards  # see the class

            self._accessible_cards = AccessibleCards(self)
            self._accessible_cards.chosen.connect(self.card_chosen)
            self._accessible_cards.activated.connect(self.card_activated)
            self._accessible_cards.key_pressed.connect(self._on_button_key)
        return self._accessible_cards

    def hide_overlays(self) -> None:
        """Hide handover screen and score sheet, and return the keyboard focus to the table."""
        if self.overlays.hide():
            self.setFocus()

    def draw(self, observation: Observation) -> None:
        """Show the observation at once and stop all animations."""
        self.motion.cancel()
        self.celebration.forget()
        self.mouse.cancel_drag()
        self.keyboard.cancel_typing()
        self.hide_overlays()
        self.scene_.draw(observation)
        if observation.winners:
            from straights_gui.view.table.round_result import show_at_once  # not for the first paint

            show_at_once(self.scene_, observation.results[-1], observation.winners)
            self.show_result(observation)

    def apply_theme(self) -> None:
        """Redraw everything in the colours of the current theme."""
        self._fit_and_repaint()
        self.overlays.apply_theme()
        self.theme_applied.emit()

    def set_panels(self, reserved: tuple[float, float], covered: tuple[float, float]) -> None:
        """Set the widths at the left and at the right, in logical pixels, that panels use.

        The table is laid out beside what is reserved, and below what is covered.
        """
        if (reserved, covered) != (self._reserved, self._covered):
            self._reserved, self._covered = reserved, covered
            self._fit_and_repaint()

    def set_order(self, order: HandOrder, dealt: tuple[Card, ...]) -> None:
        """Set the order of the hand, given as dealt, and sort it."""
        if order is not self.scene_.order:
            self.scene_.order = order
            if set(dealt) == set(self.scene_.hand.cards):
                self.scene_.hand.sort(in_order(dealt, order))
            self._arrange()

    def in_order(self, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
        """Sort cards, given as dealt, as those of the hand are sorted."""
        return in_order(dealt, self.scene_.order)

    def set_portraits(self, chosen: tuple[str, ...], *, moves: bool) -> None:
        """Set the portraits, in the form that `portraits_for` takes, and whether they move."""
        self.scene_.set_portraits(chosen, moves=moves)

    def advise(self, advice: Advice, text: str, spoken: str) -> None:
        """Choose the best card, show the reason, and mark the cost of each other choice."""
        self.choose(advice.hint.choice.card)
        scene = self.scene_
        scene.message.show_text(text)
        show_costs(scene.hand.items, advice, scene.geometry.line, scene.message.sceneBoundingRect())
        self.advised.emit(spoken)

    def settle(self, observation: Observation) -> None:
        """Show whose turn it is and what may be played, after the animations."""
        self.scene_.settle(observation)
        self._arrange()
        self.accessible_cards.follow(self.scene_.hand, is_my_turn=observation.is_my_turn)

    def choose(self, card: Card | None) -> None:
        """Choose a card of the hand, or none, and lift it."""
        self.scene_.hand.choose(card)
        legal = card in self.scene_.hand.legal
        self.scene_.show_drop_highlight(card if legal else None)
        self._arrange()
        if self._accessible_cards is not None:
            self._accessible_cards.focus(card)

    def return_card(self, reason: str) -> None:
        """Return a dropped card to the hand, and show why."""
        self.scene_.hand.choose(None)
        self.scene_.show_drop_highlight(None)
        self.warn(reason)
        self._arrange(RETURN_TO_HAND)

    def warn(self, text: str) -> None:
        """Show temporarily why something was not done, in place of the current message."""
        self.scene_.message.show_for_now(text, warning=True)
        if self.motion.factor or self.motion.pause_factor:
            self._warning_timer.start()
        self.warned.emit(text)

    def show_handover(self, name: str) -> None:
        """Hide the table until the player of that name wants to see the hand."""
        self.overlays.handover_screen.show_for(name, self.scene_.geometry)

    def show_result(self, observation: Observation) -> None:
        """Show the score sheet of the round, or of the game if it is over."""
        scene = self.scene_
        self.celebration.start()
        self.overlays.score_sheet.show_scores(
            scene.names, scene.results, observation.winners, observation.variant, scene.geometry
        )

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table top."""
        if self._background is not None:
            self._background.paint(painter, QRectF(rect))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, then run the callbacks of `after_paint`."""
        for panel in self.scene_.panels:
            panel.paint_change()
        super().paintEvent(event)
        while self._after_paint:
            QTimer.singleShot(0, self, self._after_paint.pop(0))

    def after_paint(self, do: Callable[[], None]) -> None:
        """Call a function once after the next paint; a zero timer would fire before it."""
        self._after_paint.append(do)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the table for the new size."""
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
        """Finish a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.release(self._point(event))
        elif event.button() is Qt.MouseButton.RightButton:
            self.mouse.end_hold()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Activate the card."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouse.double_click(self._point(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit `seat_menu_requested` for the seat under the pointer."""
        point = self.mapToScene(event.pos())
        for panel in self.scene_.panels:
            if panel.rect.contains(point):
                self.seat_menu_requested.emit(panel.seat, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key press; pass other keys on to the window."""
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the letters of a typed card from shortcuts; lay out again for another screen or font."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
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
        self.scene_.set_size(size, self.fontMetrics().height(), ratio, self._reserved, self._covered)
        self.motion.finish_animations()  # after the layout, as their end may start others
        self._background = Background(self.scene_.geometry, size, ratio)
        if self.scene_.revealed is not None:
            from straights_gui.view.table.round_result import refit  # not for the first paint

            refit(self.scene_)
        self._fit_overlays()
        self.laid_out.emit()

    def _fit_overlays(self) -> None:
        self.overlays.fit(self.scene_.geometry)

    def _on_cancelled(self) -> None:
        self.mouse.cancel_drag()
        self.choose(None)

    def _arrange(self, length: int = SETTLE) -> None:
        timeline = Timeline()
        self.scene_.hand.settle(timeline, 0, length)
        self.motion.run(timeline)
