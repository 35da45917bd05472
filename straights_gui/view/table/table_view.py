"""The widget with the table in it: draws observations, and shows curtain and sheet over it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from engine.cards.card import Card
from engine.straights.advice.hints import Advice
from engine.straights.observation import Observation
from straights_gui.view.style.motion import GLIDE_HOME, SETTLE, Motion, Timeline
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.input.input_view import InputView
from straights_gui.view.table.items.background import Background
from straights_gui.view.table.items.cost_mark import show_costs
from straights_gui.view.table.round_result import refit, show_at_once

if TYPE_CHECKING:
    from straights_gui.view.table.handover_screen import HandoverScreen
    from straights_gui.view.table.score_sheet import ScoreSheet


class TableView(InputView):
    """The table that fills the window.

    Attributes:
        looked: the player behind the curtain wants to see the hand.
        continued: the player has seen the result and wants to go on.
        advised, warned: a sentence says what might be done and why, or why something was not done.
        first_painted: the table can be seen for the first time.
        motion: what runs its animations.
    """

    looked = Signal()
    continued = Signal()
    warned = Signal(str)
    advised = Signal(str)
    first_painted = Signal()

    def __init__(self, motion: Motion) -> None:
        """An empty table whose animations run through the factory."""
        super().__init__()
        self._felt: Background | None = None
        self._was_painted = False
        self.motion = motion
        self.setAccessibleName(self.tr("Card table"))
        self.card_chosen.connect(self.choose)
        self.cancelled.connect(self._let_be)

    @cached_property
    def handover_screen(self) -> HandoverScreen:
        """The curtain between humans; made when it is first needed, since most games never do."""
        from straights_gui.view.table.handover_screen import HandoverScreen  # as above

        handover_screen = HandoverScreen(self.viewport())
        handover_screen.opened.connect(self.looked)
        return handover_screen

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The sheet of scores; made when it is first needed, so that the window opens sooner."""
        from straights_gui.view.table.score_sheet import ScoreSheet  # as above

        sheet = ScoreSheet(self.viewport())
        sheet.continued.connect(self.continued)
        return sheet

    def put_away(self) -> None:
        """Take curtain and sheet off the table; the keys belong to the table again."""
        for name in ("handover_screen", "sheet"):
            widget = self.__dict__.get(name)
            if widget is not None and widget.isVisible():
                widget.hide()
                self.setFocus()

    def draw(self, observation: Observation) -> None:
        """Show the observation at once; whatever moved stops."""
        self.motion.cancel()
        self.let_go()
        self.put_away()
        self.scene_.draw(observation)
        if observation.winners:
            show_at_once(self.scene_, observation.results[-1])
            self.show_result(observation.winners)

    def apply_theme(self) -> None:
        """The theme is another one: draw all that is kept as pixels anew."""
        self._fit()
        for name in ("handover_screen", "sheet"):
            if name in self.__dict__:
                self.__dict__[name].apply_theme()

    def set_order(self, order: HandOrder, dealt: tuple[Card, ...]) -> None:
        """Hold the hand, given as dealt, in another order from now on."""
        if order is not self.scene_.order:
            self.scene_.order = order
            if set(dealt) == set(self.scene_.hand.cards):
                self.scene_.hand.sort(in_order(dealt, order))
            self._arrange()

    def advise(self, advice: Advice, words: str, spoken: str) -> None:
        """Lift the best card, say why, and mark what each choice costs."""
        self.choose(advice.hint.choice.card)
        show_costs(self.scene_.hand.items, advice, self.scene_.geometry.line)
        self.scene_.strip.say(words)
        self.advised.emit(spoken)

    def settle(self, observation: Observation) -> None:
        """Show whose turn it is and what may be played, once nothing moves."""
        self.scene_.settle(observation)
        self._arrange()
        self.buttons.follow(self.scene_.hand, is_my_turn=observation.is_my_turn)

    def choose(self, card: Card | None) -> None:
        """Lift a card of the hand, or none."""
        self.scene_.hand.choose(card)
        legal = card in self.scene_.hand.legal
        self.scene_.show_drop_highlight(card if legal else None)
        self._arrange()
        if "buttons" in self.__dict__:
            self.buttons.focus(card)

    def glide_home(self, words: str) -> None:
        """Let a card that was let go return to the hand, with the reason in words."""
        self.scene_.hand.choose(None)
        self.scene_.show_drop_highlight(None)
        self.warn(words)
        self._arrange(GLIDE_HOME)

    def warn(self, words: str) -> None:
        """Show a sentence that says why something was not done."""
        self.scene_.strip.say(words, warning=True)
        self.warned.emit(words)

    def show_handover(self, name: str) -> None:
        """Hide the hand until the player of that name wants to look."""
        self.handover_screen.ask(name, self.scene_.geometry.line)

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

    def _fit(self) -> None:
        """Lay everything out for the size, the font and the density of the screen."""
        size = QSizeF(self.size())  # the viewport's: there is neither frame nor scroll bar
        if size.isEmpty():
            return
        self.motion.land()
        self.pointer.let_go()
        ratio = self.devicePixelRatioF()
        self.scene_.set_size(size, self.fontMetrics().height(), ratio)
        self._felt = Background(self.scene_.geometry, size, ratio)
        if self._was_painted:
            self.set_ground(self._felt.pixmap())
        refit(self.scene_)
        if "handover_screen" in self.__dict__:
            self.handover_screen.setGeometry(self.rect())
        if "sheet" in self.__dict__:
            self.sheet.fit(self.scene_.geometry)

    def _let_be(self) -> None:
        """Let the cards be."""
        self.pointer.let_go()
        self.choose(None)

    def _arrange(self, length: int = SETTLE) -> None:
        """Let the hand's cards glide to where they belong now."""
        timeline = Timeline()
        self.scene_.hand.settle(timeline, 0, length)
        self.motion.run(timeline)
