"""The widget with the table in it: sizes, mouse and keys in; what the player means out, as signals."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from engine.cards.card import Card
from engine.straights.events import Event
from engine.straights.observation import Observation
from straights_gui.view.choreography import timeline_of
from straights_gui.view.curtain import Curtain
from straights_gui.view.felt import felt_pixmap
from straights_gui.view.motion import GLIDE_HOME, Motion, Timeline
from straights_gui.view.pointer import Pointer
from straights_gui.view.result_rows import refit, show_at_once
from straights_gui.view.result_sheet import ResultSheet
from straights_gui.view.table_scene import TableScene

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_USE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(QGraphicsView):
    """The table that fills the window.

    Attributes:
        card_activated: the player wants to use a card: play it, or discard it where nothing can be played.
        card_dropped: the player let a card go over a Target.
        cancelled: the player thought better of it.
        looked: the player behind the curtain wants to see the hand.
        continued: the player has seen the result and wants to go on.
        seat_asked: the player wants to know what can be done with a seat; at a global point.
        scene_: what stands on the table.
    """

    card_activated = Signal(object)
    card_dropped = Signal(object, object)
    cancelled = Signal()
    looked = Signal()
    continued = Signal()
    seat_asked = Signal(int, QPoint)

    def __init__(self, motion: Motion) -> None:
        """An empty table whose animations run through the factory."""
        self._felt: QPixmap | None = None
        super().__init__()
        self._motion = motion
        self.scene_ = TableScene()
        self.pointer = Pointer(self.scene_)
        self.curtain = Curtain(self.viewport())
        self.sheet = ResultSheet(self.viewport())
        self.setScene(self.scene_)
        self._set_up()
        self.pointer.chosen.connect(self.choose)
        self.pointer.activated.connect(self.card_activated)
        self.pointer.dropped.connect(self.card_dropped)
        self.curtain.opened.connect(self.looked)
        self.sheet.continued.connect(self.continued)

    def draw(self, observation: Observation) -> None:
        """Show the observation at once; whatever moved stops."""
        self._motion.cancel()
        self.pointer.let_go()
        self.curtain.hide()
        self.sheet.hide()
        self.scene_.draw(observation)
        self.setFocus()
        if observation.winners:
            show_at_once(self.scene_, observation.results[-1])
            self.show_result(observation.winners)

    def settle(self, observation: Observation) -> None:
        """Show whose turn it is and what may be played, once nothing moves."""
        self.scene_.settle(observation)
        self._arrange()

    def timeline(self, event: Event) -> Timeline:
        """What is to be seen of an event."""
        if self.sheet.isVisible():
            self.sheet.hide()
            self.setFocus()
        return timeline_of(event, self.scene_)

    def choose(self, card: Card | None) -> None:
        """Lift a card of the hand, or none."""
        self.scene_.hand.choose(card)
        legal = card in self.scene_.hand.legal
        self.scene_.show_glow(card if legal else None)
        self._arrange()

    def glide_home(self, words: str) -> None:
        """Let a card that was let go return to the hand, with the reason in words."""
        self.scene_.hand.choose(None)
        self.scene_.show_glow(None)
        self.warn(words)
        self._arrange(GLIDE_HOME)

    def say(self, words: str) -> None:
        """Show a sentence on the table."""
        self.scene_.strip.say(words)

    def warn(self, words: str) -> None:
        """Show a sentence that says why something was not done."""
        self.scene_.strip.say(words, warning=True)

    def draw_curtain(self, name: str) -> None:
        """Hide the hand until the player of that name wants to look."""
        self.curtain.ask(name, self.scene_.geometry.line)

    def show_result(self, winners: tuple[int, ...]) -> None:
        """Show the scores by round; with winners, the end of the game."""
        scene = self.scene_
        self.sheet.show_scores(scene.names, scene.results, winners, scene.geometry)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the table fill the view."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Render anew on a screen of another density, or with another font."""
        result = super().event(event)
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._fit()
        return result

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The table top, from its pixmap."""
        rect = QRectF(rect)
        if self._felt is not None:
            ratio = self._felt.devicePixelRatio()
            source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
            painter.drawPixmap(rect, self._felt, source)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press with the left button may become a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A card follows the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or of a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click uses a card."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.double_click(self._point(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with the seat under the pointer."""
        point = self.mapToScene(event.pos())
        for panel in self.scene_.panels:
            if panel.sceneBoundingRect().contains(point):
                self.seat_asked.emit(panel.seat, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter uses, Escape lets be."""
        hand = self.scene_.hand
        key = Qt.Key(event.key())
        if key in _STEPS:
            hand.step(_STEPS[key])
            self.choose(hand.chosen)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(hand.cards[0 if key is Qt.Key.Key_Home else -1] if hand.cards else None)
        elif key in _USE and hand.chosen is not None:
            self.card_activated.emit(hand.chosen)
        elif key is Qt.Key.Key_Escape:
            self.pointer.let_go()
            self.choose(None)
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _set_up(self) -> None:
        """A bare raster view, repainted where something changed."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 360)
        self.setAccessibleName(self.tr("Card table"))

    def _fit(self) -> None:
        """Lay everything out for the size, the font and the density of the screen."""
        size = QSizeF(self.viewport().size())
        if size.isEmpty():
            return
        self._motion.finish()
        self.pointer.let_go()
        ratio = self.devicePixelRatioF()
        self.scene_.set_size(size, self.fontMetrics().height(), ratio)
        self._felt = felt_pixmap(self.scene_.geometry, size, ratio)
        self.resetCachedContent()
        refit(self.scene_)
        self.curtain.setGeometry(self.viewport().rect())
        self.sheet.fit(self.scene_.geometry)

    def _arrange(self, length: int | None = None) -> None:
        """Let the hand's cards glide to where they belong now."""
        timeline = Timeline()
        if length is None:
            self.scene_.hand.settle(timeline)
        else:
            self.scene_.hand.settle(timeline, 0, length)
        self._motion.run(timeline)

    def _point(self, event: QMouseEvent) -> QPointF:
        """Where the event happened on the table."""
        return self.mapToScene(event.position().toPoint())
