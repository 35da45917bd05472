"""The items on the table: board, hand, seats, piles and the message, drawn from an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.setup import BY_SEAT, SEATS
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.gaze import resting_face
from straights_gui.view.table.hand import Hand
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.discard_pile import DiscardPile
from straights_gui.view.table.items.highlights import CardGhost, DropHighlight, OpenedPlace
from straights_gui.view.table.items.last_play_mark import LastPlayMark, last_plays
from straights_gui.view.table.items.message_item import MessageItem
from straights_gui.view.table.items.seat_panel import SeatPanel
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.layout import BOTTOM, Pose, TableLayout

if TYPE_CHECKING:
    from engine.straights.observation import Observation
    from engine.straights.record import RoundResult

_PILE_LAYER, _PANEL_LAYER, _HIGHLIGHT_LAYER, _BOARD_LAYER, _MARK_LAYER = 5, 6, 9, 10, 11
_MESSAGE_LAYER = 99  # below the hand, whose marks stay visible
FLYING_LAYER = 500
HELD_LAYER = 1000

OpenHands = tuple[tuple[Card, ...], ...]


class TableScene(QGraphicsScene):
    """The scene of the table. It only displays; controllers decide what to show.

    Attributes:
        geometry: the layout of the table.
        board: the cards on the table.
        hand: the fan at the bottom.
        panels, piles: the panels and discard piles, by seat number.
        last_play_marks: the marks on the cards that the seats played last, by seat number.
        results: the results of the rounds that have been shown.
        names, portraits, marks: the names, portraits and marks of the seats.
        chosen_portraits: the portraits that were chosen, in the form that `portraits_for` takes.
        portraits_move: whether the portraits look at the seat on turn, and react to events.
        transient_items: items that an animation added and will remove.
        highlighted: the card whose place is highlighted.
        order: the order of the viewer's hand.
        open_hands: the hands of all seats while a replay shows them; None while they are hidden.
        revealed: the result that is shown on the table, None while a round is played; set by `reveal`.
        shows_podium: whether the result is shown as the podium of the game.
        reveal_changed: a result has appeared or gone, and the geometry has changed.
    """

    reveal_changed = Signal()

    def __init__(self) -> None:
        """Create the scene; it has no size before `set_size`."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry = TableLayout.for_size(QSizeF(), 16.0)
        self.ratio = 1.0
        self.board_pixmaps = CardPixmaps.for_theme(self.geometry.board_card, 1.0, is_on_table=True)
        self.hand_pixmaps = CardPixmaps.for_theme(self.geometry.hand_card, 1.0)
        self.pile_pixmaps = [self.board_pixmaps] * SEATS
        self.board: dict[Card, CardItem] = {}
        self.panels = [SeatPanel(seat) for seat in range(SEATS)]
        self.piles = [DiscardPile() for _ in range(SEATS)]
        self.last_play_marks = [LastPlayMark(seat) for seat in range(SEATS)]
        self.message = MessageItem()
        self.hand = Hand(self, self.geometry, self.hand_pixmaps)
        self.results: tuple[RoundResult, ...] = ()
        self.names: tuple[str, ...] = ("",) * SEATS
        self.portraits, self.marks = self.names, BY_SEAT
        self.chosen_portraits: tuple[str, ...] = ()
        self.portraits_move = False
        self.order = HandOrder.DEALT
        self.open_hands: OpenHands | None = None
        self.transient_items: list[QGraphicsItem] = []
        self.revealed: RoundResult | None = None
        self.shows_podium = False
        self.highlighted: Card | None = None
        self._drop_highlight = DropHighlight()
        self._ghost = CardGhost()
        self._opened: dict[Card, OpenedPlace] = {}
        self._bottom = 0
        self._add_fixed_items()

    def position(self, seat: int) -> int:
        """The position of a seat: bottom, left, top or right."""
        return (seat - self._bottom) % SEATS

    def set_size(
        self, size: QSizeF, text_height: float, ratio: float, reserved: float = 0.0, covered: float = 0.0
    ) -> None:
        """Lay out everything for a size, a text height and a device pixel ratio.

        `reserved` is the width at the right that panels have, `covered` that of the rest over which they lie.
        """
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        geometry = TableLayout.for_size(size, text_height, reserved, covered)
        self.geometry = replace(geometry, has_result=self.revealed is not None)
        self.ratio = ratio
        self.board_pixmaps = CardPixmaps.for_theme(self.geometry.board_card, ratio, is_on_table=True)
        self.hand_pixmaps = CardPixmaps.for_theme(self.geometry.hand_card, ratio)
        self.pile_pixmaps = [self.board_pixmaps] * SEATS
        self._place_fixed_items()
        self.show_ghost(None)
        self.show_opened((), ())
        for card, item in self.board.items():
            item.set_appearance(item.appearance, self.board_pixmaps)
            item.set_pose(Pose(self.geometry.place(card)))
        for mark in self.last_play_marks:
            self.show_last_play(mark.seat, mark.card)
        self.hand.place(self.geometry, self.hand_pixmaps)

    def draw(self, observation: Observation) -> None:
        """Show the observation, whatever was shown before."""
        self.clear_table()
        for panel in self.panels:
            panel.rest()
        self.results = observation.results
        self.hand.mark(observation.legal_plays)  # first: cards are painted as they look then
        self.place_cards(observation)
        self.settle(observation)
        self.hand.arrange()

    def place_cards(self, observation: Observation, *, is_open: bool = True) -> None:
        """Place the cards of the observation; those that stay where they are keep their items.

        The hand moves at its next `arrange` or `settle`; its new cards lie face down unless `is_open`.
        """
        self.names = tuple(seat.name for seat in observation.seats)
        self.marks = observation.marks
        if observation.seat not in (None, self._bottom):
            self._bottom = observation.seat
            self._place_fixed_items()
        shown = () if observation.turn is None else observation.table.cards()  # a result covers the table
        for card in set(self.board).difference(shown):
            self.removeItem(self.board.pop(card))
        for card in shown:
            if card not in self.board:
                self.add_to_board(card)
        backs = (None,) * observation.seats[self._bottom].cards_left
        hand = backs if observation.seat is None else in_order(observation.hand, self.order)
        self.hand.show(hand, is_open=is_open)

    def settle(self, observation: Observation, *, paints_plays: bool = False) -> None:
        """Show whose turn it is and what may be played; cards do not move.

        With `paints_plays`, the faces that a click may put on the board are painted now, before it waits.
        """
        for seat in range(SEATS):
            self.panels[seat].rest_with(self._resting_face(observation, seat))
        self.show_seats(observation, must_discard=observation.must_discard)
        self.hand.mark(observation.legal_plays)
        self.message.show_turn(observation)
        for card in observation.legal_plays if paints_plays else ():
            self.board_pixmaps.face(card)

    def show_seats(self, observation: Observation, *, must_discard: bool = False) -> None:
        """Show the panels, the piles and the last plays of the seats."""
        self.portraits = self._portraits_for(tuple(view.name for view in observation.seats))
        marked = last_plays(observation)
        for seat, view in enumerate(observation.seats):
            state = SeatState.of(observation, seat, self.portraits[seat], self._open_hand(seat))
            self.panels[seat].show_state(state)
            count = 0 if observation.turn is None else view.discard_count
            is_target = must_discard and seat == observation.seat
            self.piles[seat].show_pile(count, is_drop_target=is_target)
            self.show_last_play(seat, marked.get(seat))

    def set_portraits(self, chosen: tuple[str, ...], *, moves: bool) -> None:
        """Set the portraits; with `moves`, they turn and react from the next event on."""
        if self.portraits_move and not moves:
            for panel in self.panels:
                if panel.state is not None and not panel.state.is_winner:
                    panel.rest_with(Expression())
                    panel.rest()
        self.portraits_move = moves
        if chosen == self.chosen_portraits:
            return
        self.chosen_portraits = chosen
        if not any(self.names):
            return  # no seat is taken yet
        self.portraits = self._portraits_for(self.names)
        for seat, portrait in enumerate(self.portraits):
            self.show_panel(seat, portrait=portrait)

    def _portraits_for(self, names: tuple[str, ...]) -> tuple[str, ...]:
        from straights_gui.view.portraits.people import portraits_for  # not for the first paint

        return portraits_for(names, self.chosen_portraits, self.marks)

    def _resting_face(self, observation: Observation, seat: int) -> Expression:
        turn = None if observation.turn is None else self.position(observation.turn)
        is_winner, moves = seat in observation.winners, self.portraits_move
        return resting_face(self.position(seat), turn, self.geometry, is_winner=is_winner, moves=moves)

    def show_taken_seats(self, taken: tuple[bool, ...]) -> None:
        """Show the panels of taken seats only."""
        for panel, is_taken in zip(self.panels, taken, strict=True):
            panel.setVisible(is_taken)

    def _open_hand(self, seat: int) -> tuple[Card, ...] | None:
        """The open hand in a seat's panel during a replay; the viewer's own hand is in the fan anyway."""
        if self.open_hands is None or self.position(seat) == BOTTOM:
            return None
        return self.open_hands[seat]

    def add_to_board(self, card: Card) -> CardItem:
        """Add a card at its place on the board."""
        item = CardItem(card, self.board_pixmaps, CardAppearance.FACE, Pose(self.geometry.place(card)))
        item.setZValue(_BOARD_LAYER)
        self.addItem(item)
        self.board[card] = item
        return item

    def rest_on_board(self, card: Card) -> None:
        """Put a card of the board that an animation moved to its place."""
        item = self.board[card]
        item.set_appearance(CardAppearance.FACE, self.board_pixmaps)
        item.set_pose(Pose(self.geometry.place(card)))
        item.setZValue(_BOARD_LAYER)

    def clear_table(self) -> None:
        """Remove all cards and all transient items."""
        self.hand.clear()
        for item in (*self.board.values(), *self.transient_items):
            self.removeItem(item)
        self.board.clear()
        self.transient_items.clear()
        self.reveal(None)
        self.shows_podium = False
        for mark in self.last_play_marks:
            mark.clear()
        self.show_drop_highlight(None)
        self.show_ghost(None)
        self.show_opened((), ())

    def reveal(self, result: RoundResult | None) -> None:
        """Make room for the result of a round or a game, or for play."""
        self.revealed = result
        if self.geometry.has_result != (result is not None):
            self.geometry = replace(self.geometry, has_result=result is not None)
            self.reveal_changed.emit()

    def add_transient(self, item: QGraphicsItem) -> None:
        """Add an item that an animation will remove."""
        self.addItem(item)
        self.transient_items.append(item)

    def add_flying_card(self, card: Card | None, pose: Pose) -> CardItem:
        """Add a card above all others that an animation will remove; an unknown one lies face down."""
        appearance = CardAppearance.BACK if card is None else CardAppearance.FACE
        item = CardItem(card, self.board_pixmaps, appearance, pose)
        item.setZValue(FLYING_LAYER)
        self.add_transient(item)
        return item

    def remove_transient(self, item: QGraphicsItem) -> None:
        """Remove an item of an animation, if it is still there."""
        if item in self.transient_items:
            self.transient_items.remove(item)
            self.removeItem(item)

    def show_panel(self, seat: int, **changes: object) -> None:
        """Change fields of the state of a seat's panel."""
        if (state := self.panels[seat].state) is not None:
            self.panels[seat].show_state(replace(state, **changes))  # type: ignore[arg-type]  # fields by name

    def show_last_play(self, seat: int, card: Card | None) -> None:
        """Mark the card on the table that a seat played last, or none."""
        if card is None or card not in self.board:
            self.last_play_marks[seat].clear()
        else:
            place, width = self.geometry.place(card), self.geometry.board_card
            mark, name = self.marks[seat], self.names[seat]
            self.last_play_marks[seat].show_on(card, place, width, self.ratio, mark, name)

    def show_drop_highlight(self, card: Card | None) -> None:
        """Highlight the place of a card, or none."""
        self.highlighted = card
        if card is None:
            self._drop_highlight.hide()
        else:
            self._drop_highlight.show_at(self.board_pixmaps.drop_highlight(), self.geometry.place(card))

    def show_ghost(self, card: Card | None) -> None:
        """Show a translucent card at its place, or none."""
        if card is None:
            self._ghost.show_none()
        elif card is not self._ghost.card:
            self._ghost.show_at(card, self.board_pixmaps.face(card), self.geometry.place(card))

    @property
    def opened(self) -> dict[Card, bool]:
        """The cards whose places are framed, and whether the player holds them."""
        return {card: place.is_own for card, place in self._opened.items()}

    def show_opened(self, cards: tuple[Card, ...], own: tuple[Card, ...]) -> None:
        """Frame the places of these cards; show the cards in `own` inside their frames."""
        for place in self._opened.values():
            self.removeItem(place)
        self._opened.clear()
        for card in cards:
            face = self.board_pixmaps.face(card) if card in own else None
            place = OpenedPlace(self.geometry.place(card), self.geometry.board_card, face)
            place.setZValue(_HIGHLIGHT_LAYER)
            self.addItem(place)
            self._opened[card] = place

    def _add_fixed_items(self) -> None:
        for panel, pile in zip(self.panels, self.piles, strict=True):
            panel.setZValue(_PANEL_LAYER)
            pile.setZValue(_PILE_LAYER)
            self.addItem(panel)
            self.addItem(pile)
        for mark in self.last_play_marks:
            mark.setZValue(_MARK_LAYER)
            self.addItem(mark)
        self.message.setZValue(_MESSAGE_LAYER)
        self._drop_highlight.setZValue(_HIGHLIGHT_LAYER)
        self._ghost.setZValue(_HIGHLIGHT_LAYER)
        self.addItem(self._ghost)
        self.addItem(self.message)
        self.addItem(self._drop_highlight)

    def _place_fixed_items(self) -> None:
        geometry = self.geometry
        for seat in range(SEATS):
            position = self.position(seat)
            self.panels[seat].place(geometry.panels[position], geometry.line, self.ratio)
            pile = geometry.piles[position]
            if pile.width() != self.pile_pixmaps[position].card_width or position == BOTTOM:
                self.pile_pixmaps[position] = CardPixmaps.for_theme(
                    pile.width(), self.ratio, is_on_table=True
                )
            backs, has_label = self.pile_pixmaps[position], position == BOTTOM
            self.piles[seat].place(pile, geometry.line, self.ratio, backs, has_label=has_label)
        self.message.place(geometry.message, geometry.line, self.ratio)
