"""The widget with the table in it: sizes, mouse and keys in; what the player means out, as signals."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from engine.cards.card import Card
from engine.straights.observation import Observation
from straights_gui.view.felt import Felt
from straights_gui.view.keyboard import Keyboard
from straights_gui.view.motion import GLIDE_HOME, SETTLE, Motion, Timeline
from straights_gui.view.pointer import Pointer
from straights_gui.view.raster_view import RasterView
from straights_gui.view.result_rows import refit, show_at_once
from straights_gui.view.table_scene import TableScene

if TYPE_CHECKING:
    from straights_gui.view.curtain import Curtain
    from straights_gui.view.result_sheet import ResultSheet


class TableView(RasterView):
    """The table that fills the window.

    Attributes:
        card_activated: the player wants to use a card: play it, or discard it where nothing can be played.
        card_dropped: the player let a card go over a Target.
        cancelled: the player thought better of it.
        looked: the player behind the curtain wants to see the hand.
        continued: the player has seen the result and wants to go on.
        seat_asked: the player wants to know what can be done with a seat; at a global point.
        first_painted: the table can be seen for the first time.
        scene_: what stands on the table.
        motion: what runs its animations.
    """

    card_activated = Signal(object)
    card_dropped = Signal(object, object)
    cancelled = Signal()
    looked = Signal()
    continued = Signal()
    seat_asked = Signal(int, QPoint)
    first_painted = Signal()

    def __init__(self, motion: Motion) -> None:
        """An empty table whose animations run through the factory."""
        super().__init__()
        self._felt: Felt | None = None
        self._was_painted = False
        self.motion = motion
        self.scene_ = TableScene()
        self.pointer = Pointer(self.scene_)
        self.keyboard = Keyboard(self.scene_.hand)
        self.setScene(self.scene_)
        self.setAccessibleName(self.tr("Card table"))
        self.pointer.chosen.connect(self.choose)
        self.pointer.activated.connect(self.card_activated)
        self.keyboard.chosen.connect(self.choose)
        self.keyboard.activated.connect(self.card_activated)
        self.keyboard.cancelled.connect(self._cancel)
        self.pointer.dropped.connect(self.card_dropped)

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain between humans; made when it is first needed, since most games never do."""
        from straights_gui.view.curtain import Curtain  # as above

        curtain = Curtain(self.viewport())
        curtain.opened.connect(self.looked)
        return curtain

    @cached_property
    def sheet(self) -> ResultSheet:
        """The sheet of scores; made when it is first needed, so that the window opens sooner."""
        from straights_gui.view.result_sheet import ResultSheet  # as above

        sheet = ResultSheet(self.viewport())
        sheet.continued.connect(self.continued)
        return sheet

    def put_away(self) -> None:
        """Take curtain and sheet off the table; the keys belong to the table again."""
        for name in ("curtain", "sheet"):
            widget = self.__dict__.get(name)
            if widget is not None and widget.isVisible():
                widget.hide()
                self.setFocus()

    def draw(self, observation: Observation) -> None:
        """Show the observation at once; whatever moved stops."""
        self.motion.cancel()
        self.pointer.let_go()
        self.put_away()
        self.scene_.draw(observation)
        if observation.winners:
            show_at_once(self.scene_, observation.results[-1])
            self.show_result(observation.winners)

    def settle(self, observation: Observation) -> None:
        """Show whose turn it is and what may be played, once nothing moves."""
        self.scene_.settle(observation)
        self._arrange()

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

    def paint_ground(self, painter: QPainter) -> None:
        """The felt, before it is kept as a pixmap."""
        if self._felt is not None:
            self._felt.paint(painter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell when the table can be seen."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.first_painted.emit()
            if self._felt is not None:
                self.set_ground(self._felt.pixmap())

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
        """A key that means nothing here goes on to the window."""
        if not self.keyboard.press(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _fit(self) -> None:
        """Lay everything out for the size, the font and the density of the screen."""
        size = QSizeF(self.size())  # the viewport's: there is neither frame nor scroll bar
        if size.isEmpty():
            return
        self.motion.finish()
        self.pointer.let_go()
        ratio = self.devicePixelRatioF()
        self.scene_.set_size(size, self.fontMetrics().height(), ratio)
        self._felt = Felt(self.scene_.geometry, size, ratio)
        if self._was_painted:
            self.set_ground(self._felt.pixmap())
        refit(self.scene_)
        if "curtain" in self.__dict__:
            self.curtain.setGeometry(self.rect())
        if "sheet" in self.__dict__:
            self.sheet.fit(self.scene_.geometry)

    def _cancel(self) -> None:
        """Let the cards be."""
        self.pointer.let_go()
        self.choose(None)
        self.cancelled.emit()

    def _arrange(self, length: int = SETTLE) -> None:
        """Let the hand's cards glide to where they belong now."""
        timeline = Timeline()
        self.scene_.hand.settle(timeline, 0, length)
        self.motion.run(timeline)

    def _point(self, event: QMouseEvent) -> QPointF:
        """Where the event happened on the table."""
        return self.mapToScene(event.position().toPoint())
