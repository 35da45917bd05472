"""The interface of the table: what the rest of the window may ask of it and tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from engine.cards.card import Card
from straights_gui.view.style.motion import RETURN_TO_HAND, SETTLE, WARNING, Motion, Timeline
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.table_widget import TableWidget

if TYPE_CHECKING:
    from engine.games.changes import Step
    from engine.games.table import Movement, Place, Table
    from engine.text.sentence import Sentence
    from straights_gui.view.table.animation.reactions import Reactions
    from straights_gui.view.table.badges import Badge
    from straights_gui.view.table.items.cost_mark import Cost


class TableView(TableWidget):
    """The table in the middle of the window.

    It draws tables of data, one after another or with the motion from one to the next, and reports what the
    player does. It knows no game. Other rooms use its methods and
    signals, its message, offers and overlays, and none of its other parts.

    Attributes:
        card_chosen: the player chose a card, or none (None).
        card_activated: the player wants to play a card, or to discard it if none can be played.
        card_dropped: the player dropped a card on a place, "" beside all of them.
        answered: the player pressed what is offered by a button, with an Answer.
        card_held, hold_ended: a long press on a card has begun; it is over.
        cancelled, skipped: the player pressed Escape, or wants to skip the animations.
        rank_typed: a typed rank waits for its suit; None when it no longer does.
        seat_menu_requested: the player wants the menu of a seat, at a global position.
        handover_accepted, continued: the player wants to see the hand, or has seen the result.
        review_requested, try_requested: the player wants to see the costs, or to try the dearest move again.
        result_opened: a result was drawn, for the first time or again.
        badge_ended: the player wants to end the state of that kind of badge.
        advised, warned: a hint or a warning was shown, with its text.
        theme_applied: the table was redrawn in the colours of another theme.
        resized, laid_out: the view was resized; its contents were laid out for the new size.
        covered, message_moved: a sheet was laid on it or taken away; messages have room elsewhere.
        motion: runs the animations.
    """

    card_chosen = Signal(object)
    skipped = Signal()
    warned, advised = Signal(str), Signal(str)
    theme_applied = Signal()

    def __init__(self, motion: Motion) -> None:
        super().__init__(motion)
        self._reactions: Reactions | None = None
        self._connect_input()
        self._connect_overlays()
        self.setAccessibleName(self.tr("Card table"))

    def _connect_input(self) -> None:
        mouse, keyboard = self.mouse, self.keyboard
        for part in (mouse, keyboard):
            part.chosen.connect(self.card_chosen)
            part.activated.connect(self.offers.use)
            part.skipped.connect(self.skipped)
        self.offers.asked.connect(self.warn)
        self.offers.picked.connect(self._arrange)
        self.card_dropped, self.card_held, self.hold_ended = mouse.dropped, mouse.held, mouse.hold_ended
        self.cancelled, self.rank_typed = keyboard.cancelled, keyboard.rank_typed
        self.card_chosen.connect(self.choose)
        self.cancelled.connect(self._on_cancelled)

    def _connect_overlays(self) -> None:
        self.keyboard.confirmed.connect(self.overlays.go_on)
        self.scene_.reveal_changed.connect(self._fit_overlays)
        self._warning_timer = QTimer(self, singleShot=True, interval=WARNING)
        self._warning_timer.timeout.connect(self.message.end_warning)

    @property
    def table_layout(self) -> TableLayout:
        """Where everything is; it changes with `laid_out`, and when a result appears or goes."""
        return self.scene_.geometry

    @property
    def portraits(self) -> tuple[str, ...]:
        """The portraits of the seats."""
        return self.scene_.portraits

    @property
    def chosen_card(self) -> Card | None:
        """The card of the hand that the player has chosen."""
        return self.scene_.hand.chosen

    @property
    def has_result(self) -> bool:
        """Whether the result of a round or a game is on the table, in place of cards."""
        return self.scene_.revealed is not None

    def panel_of(self, seat: int) -> QRectF:
        """The panel of a seat."""
        return self.scene_.geometry.panels[self.scene_.position(seat)]

    def place_of(self, card: Card) -> Place:
        """The place of a card on the board."""
        return self.scene_.rows[card]

    def point_of(self, card: Card) -> QPoint:
        """A point of a card in the hand where no other lies over it; raises LookupError without the card."""
        item = self.scene_.hand.item_of(card)
        if item is None:
            raise LookupError(card)
        return self.mapFromScene(item.mapToScene(QPointF(-item.width * 0.42, -item.width * 0.45)))

    def add_item(self, item: QGraphicsItem) -> None:
        """Add an item of another room, which places it."""
        self.scene_.addItem(item)

    def hide_overlays(self) -> None:
        """Hide handover screen and score sheet, and return the keyboard focus to the table."""
        if self.overlays.hide():
            self.setFocus()

    def draw(self, table: Table, *, has_result: bool = False) -> None:
        """Show the table at once and stop all animations; the other hands are open as far as they are known.

        The result of a game is shown with it; that of a round with `has_result`.
        """
        self.motion.cancel()
        self.celebration.prepare(None)
        self.mouse.cancel_drag()
        self.keyboard.cancel_typing()
        self.hide_overlays()
        self.scene_.draw(table)
        self.offers.follow(table)
        if table.result and not table.result.awards and (table.result.is_last or has_result):
            from straights_gui.view.table.results.round_result import show_at_once  # not for the first paint

            show_at_once(self.scene_, table.result)
            self.show_result(table)

    def jump(self, table: Table, ways: tuple[Movement, ...]) -> None:
        """Show the table at once; what has moved flies to its place."""
        from straights_gui.view.table.animation.flights import JUMP, fly, poses_of  # not for the first paint

        poses = poses_of(self.scene_)
        self.draw(table)
        if ways:
            self.motion.run(fly(self.scene_, table.piles, ways, JUMP, poses))

    def timeline_for(self, step: Step, laid: Sequence[tuple[Card, ...]] = ()) -> Timeline:
        """The animation to the table after an event; a celebration throws cards that a seat has `laid`."""
        from straights_gui.view.table.animation.event_animations import timeline_for  # as above

        self.celebration.end()
        self.hide_overlays()
        return timeline_for(step, laid, self)

    def recap(self, moves: Step) -> Timeline:
        """The animation that shows moves of others again, each with a sentence, and then the hand."""
        from straights_gui.view.table.animation.event_animations import recap_timeline  # as above

        self.celebration.end()
        self.hide_overlays()
        return recap_timeline(moves, self.scene_)

    def react(self, step: Step) -> None:
        """Let the portraits react to an event whose animation starts."""
        from straights_gui.view.table.animation.reactions import Reactions  # not for the first paint

        if self._reactions is None:
            self._reactions = Reactions(self.scene_, self.motion)
        self._reactions.react(step)

    def apply_theme(self) -> None:
        """Redraw everything in the colours of the current theme."""
        self._fit_and_repaint()
        self.theme_applied.emit()

    def set_order(self, order: HandOrder, dealt: tuple[Card, ...]) -> None:
        """Set the order of the hand, given as dealt, and sort it."""
        if order is not self.scene_.order:
            self.scene_.order = order
            if set(dealt) == set(self.scene_.hand.cards):
                self.scene_.hand.sort(self.in_order(dealt))
            self._arrange()

    def in_order(self, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
        """Sort cards, given as dealt, as those of the hand are sorted."""
        return in_order(dealt, self.scene_.order, has_rows=self.scene_.seating.has_rows)

    def set_portraits(self, chosen: tuple[str, ...], *, moves: bool) -> None:
        """Set the portraits, in the form that `portraits_for` takes, and whether they move."""
        self.scene_.set_portraits(chosen, moves=moves)

    def set_one_click(self, *, is_on: bool) -> None:
        """Set whether one click activates a card; otherwise the first one chooses it."""
        self.mouse.uses_one_click = is_on

    def let_escape(self, uses_escape: Callable[[], bool]) -> None:
        """Set the function that says whether a listener of `cancelled` needs Escape, whatever is chosen."""
        self.keyboard.uses_escape = uses_escape

    def let_skip(self, may_skip: Callable[[], bool]) -> None:
        """Set the function that says whether a click beside the cards, or Space, means `skipped`."""
        self.mouse.may_skip = self.keyboard.may_skip = may_skip

    def show_taken_seats(self, taken: tuple[bool, ...]) -> None:
        """Show the panels of taken seats only."""
        for panel, is_taken in zip(self.scene_.panels, taken, strict=True):
            panel.setVisible(is_taken)

    def show_thinking(self, seat: int, *, is_thinking: bool) -> None:
        """Show that a computer is choosing its move."""
        self.scene_.show_panel(seat, is_thinking=is_thinking)

    def show_badges(self, badges: Sequence[Badge]) -> None:
        """Replace the visible badges by these."""
        self.overlays.show_badges(badges, self.scene_.geometry)

    def show_for_now(self, text: str) -> None:
        """Show a sentence, and announce it, until `show_lasting` of the message or another one."""
        self.message.show_for_now(text)
        self.advised.emit(text)

    def show_opened(self, cards: tuple[Card, ...], own: tuple[Card, ...]) -> None:
        """Frame the places of these cards, and show the cards in `own` there."""
        self.scene_.show_opened(cards, own)

    def advise(self, best: Card, costs: Mapping[Card, Cost], said: Sequence[Sentence], spoken: str) -> None:
        """Choose the best card, say so with cards as chips, mark what the others cost."""
        from straights_gui.view.table.items.cost_mark import show_costs  # not for the first paint

        self.choose(best)
        self.message.show_cards(*said)
        show_costs(self.scene_.hand.items, costs, self.scene_.geometry.line)
        self.advised.emit(spoken)

    def settle(self, table: Table) -> None:
        """Show whose turn it is and what may be played, after the animations."""
        self.scene_.settle(table, paints_plays=True)
        self.offers.follow(table)
        self._arrange()
        self.accessible_cards.follow(self.scene_, table)

    def choose(self, card: Card | None) -> None:
        """Choose a card of the hand, or none, and lift it."""
        self.scene_.hand.choose(card)
        legal = card in self.scene_.hand.legal
        self.scene_.show_drop_highlight(card if legal else None)
        self._arrange()
        if self._accessible_cards is not None:
            self._accessible_cards.focus(card)

    def focus_button(self, key: str) -> None:
        """Focus the button of the offer of this key."""
        self.offers.focus_button(key)

    def return_card(self, reason: str) -> None:
        """Return a dropped card to the hand, and show why."""
        self.scene_.hand.choose(None)
        self.scene_.show_drop_highlight(None)
        self.warn(reason)
        self._arrange(RETURN_TO_HAND)

    def warn(self, text: str) -> None:
        """Show temporarily why something was not done, in place of the current message."""
        self.message.show_for_now(text, warning=True)
        if self.motion.factor or self.motion.pause_factor:
            self._warning_timer.start()
        self.warned.emit(text)

    def show_handover(self, name: str) -> None:
        """Hide the table until the player of that name wants to see the hand."""
        self.overlays.handover_screen.show_for(name, self.scene_.geometry)

    def show_result(self, table: Table) -> None:
        """Show the score sheet of the round, or of the game if it is over."""
        self.offers.follow(table)
        if table.result is None or table.result.awards:
            return
        self.celebration.start()
        self.overlays.score_sheet.show_scores(table.seats, table.viewer, table.result, self.scene_.geometry)
        self.accessible_cards.follow(self.scene_, table)  # else its last card could still be pressed
        self.message_moved.emit()

    def _on_cancelled(self) -> None:
        self.mouse.cancel_drag()
        self.choose(None)

    def _arrange(self, length: int = SETTLE) -> None:
        timeline = Timeline()
        self.scene_.hand.settle(timeline, 0, length)
        self.motion.run(timeline)
