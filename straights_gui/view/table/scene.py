"""The items on the table: board, hand, seats, piles and the message, drawn from a table of data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.table import Form
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.style.blank_pixmap import show_centred
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.gaze import resting_face
from straights_gui.view.table.hand import Hand, lying_before, raised_cards
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.discard_pile import DiscardPile
from straights_gui.view.table.items.highlights import GHOST_OPACITY, LastPlayMark, OpenedPlace
from straights_gui.view.table.items.message_item import MessageItem
from straights_gui.view.table.items.seat_panel import SeatPanel
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.table.layout import BOTTOM, Pose, TableLayout
from straights_gui.view.table.table_sizes import FOUR, Seating

if TYPE_CHECKING:
    from engine.games.table import Place, Result, SeatData, Table

_PILE_LAYER, _PANEL_LAYER, _HIGHLIGHT_LAYER, _BOARD_LAYER, _MARK_LAYER = 5, 6, 9, 10, 11
_MESSAGE_LAYER = 99  # below the hand, whose marks stay visible
FLYING_LAYER = 500
HELD_LAYER = 1000


class TableScene(QGraphicsScene):
    """The scene of the table. It only displays; controllers decide what to show.

    Attributes:
        geometry, seating: the layout of the table, and how many sit there.
        board: the cards on the table.
        hand: the fan at the bottom.
        panels, piles: the panels and discard piles, by seat number.
        last_play_marks: the marks on the cards that the seats played last, by seat number.
        seats, portraits: the seats, and the portraits at them.
        chosen_portraits: the portraits that were chosen, in the form that `portraits_for` takes.
        portraits_move: whether the portraits look at the seat on turn, and react to events.
        transient_items: items that an animation added and will remove.
        highlighted, ghost: the card whose place glows, and the one that is translucent at its place.
        order: the order of the viewer's hand.
        rows, discards: the place of each card on the board, and that of the discards at the bottom.
        revealed: the result that is shown on the table, None while a round is played; set by `reveal`.
        shows_podium: whether the result is shown as the podium of the game.
        reveal_changed: a result has appeared or gone, and the geometry has changed.
        seating_changed: others sit there, so it has to be laid out again.
        seats_shown: a table was shown, with its chips.
    """

    highlighted: Card | None = None
    ghost: Card | None = None

    reveal_changed, seating_changed = Signal(), Signal()
    seats_shown = Signal(object)

    def __init__(self) -> None:
        """Create the scene; it has no size before `set_size`."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.ratio = 1.0
        self.panels: list[SeatPanel] = []
        self.piles: list[DiscardPile] = []
        self.last_play_marks: list[LastPlayMark] = []
        self._seat(FOUR)
        self.board_pixmaps = CardPixmaps.for_theme(self.geometry.board_card, 1.0, is_on_table=True)
        self.hand_pixmaps = CardPixmaps.for_theme(self.geometry.hand_card, 1.0)
        self.board: dict[Card, CardItem] = {}
        self.message = MessageItem()
        self.hand = Hand(self, self.geometry, self.hand_pixmaps)
        self.seats: tuple[SeatData, ...] = ()
        self.portraits: tuple[str, ...] = ("",) * FOUR.count
        self.chosen_portraits: tuple[str, ...] = ()
        self.portraits_move = False
        self.order = HandOrder.DEALT
        self.rows: dict[Card, Place] = {}
        self.discards: Place = ""
        self.transient_items: list[QGraphicsItem] = []
        self.revealed: Result | None = None
        self.shows_podium = False
        self._drop_highlight, self._ghost = QGraphicsPixmapItem(), QGraphicsPixmapItem()
        self._ghost.setOpacity(GHOST_OPACITY)
        self._opened: dict[Card, OpenedPlace] = {}
        self._bottom = 0
        self._add(_HIGHLIGHT_LAYER, self._ghost, self._drop_highlight)
        self._add(_MESSAGE_LAYER, self.message)

    def position(self, seat: int) -> int:
        """The position of a seat, clockwise from the bottom."""
        return (seat - self._bottom) % self.seating.count

    def set_size(
        self, size: QSizeF, text_height: float, ratio: float, reserved: float = 0.0, covered: float = 0.0
    ) -> None:
        """Lay out everything for a size, a text height and a device pixel ratio.

        `reserved` is the width at the right that panels have, `covered` that of the rest over which they lie.
        """
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        geometry = TableLayout.for_size(size, text_height, reserved, covered, self.seating)
        self.geometry = replace(geometry, has_result=self.revealed is not None)
        self.ratio = ratio
        self.board_pixmaps = CardPixmaps.for_theme(self.geometry.board_card, ratio, is_on_table=True)
        self.hand_pixmaps = CardPixmaps.for_theme(self.geometry.hand_card, ratio)
        self._place_fixed_items()
        self.show_ghost(None)
        self.show_opened((), ())
        for card, item in self.board.items():
            item.set_appearance(item.appearance, self.board_pixmaps)
            item.set_pose(Pose(self.geometry.place(card)))
        for mark in self.last_play_marks:
            self.show_last_play(mark.seat, mark.card)
        self.hand.place(self.geometry, self.hand_pixmaps)

    def draw(self, table: Table) -> None:
        """Show the table, whatever was shown before."""
        self.clear_table()
        for panel in self.panels:
            panel.rest()
        self.hand.follow(table)  # first: cards are painted as they look then
        self.place_cards(table)
        self.settle(table)
        self.hand.arrange()

    def place_cards(self, table: Table, *, is_open: bool = True) -> None:
        """Place the cards of the table; those that stay where they are keep their items.

        The hand moves at its next `arrange` or `settle`; its new cards lie face down unless `is_open`.
        """
        self.seats = table.seats
        stacks = {pile.seat: pile.place for pile in table.piles if pile.form is Form.STACK}
        rows = [pile for pile in table.piles if pile.form is Form.ROW]
        has_piles = any(seat is not None for seat in stacks)
        seating = Seating(len(table.seats), has_piles=has_piles, has_rows=bool(rows))
        if seating != self.seating:
            self._seat(seating)
            self.seating_changed.emit()
        if table.viewer is not None and table.viewer != self._bottom:
            self._bottom = table.viewer
            self._place_fixed_items()
        self.rows = {card: row.place for row in rows for card in row.slots if card is not None}
        self.discards = stacks.get(self._bottom, "")
        shown = [card for row in rows for card in row.cards if card is not None]
        for card in set(self.board).difference(shown):
            self.removeItem(self.board.pop(card))
        for card in shown:
            if card not in self.board:
                place = Pose(self.geometry.place(card))
                self.board[card] = CardItem(card, self.board_pixmaps, CardAppearance.FACE, place)
                self._add(_BOARD_LAYER, self.board[card])
        hand = lying_before(table, self._bottom)
        known = tuple(card for card in hand if card is not None and table.viewer is not None)
        known = in_order(known, self.order, has_rows=seating.has_rows)
        self.hand.show(known or (None,) * len(hand), is_open=is_open)

    def settle(self, table: Table, *, paints_plays: bool = False) -> None:
        """Show whose turn it is and what may be played; cards do not move.

        With `paints_plays`, the faces that a click may put on the board are painted now, before it waits.
        """
        for seat, panel in enumerate(self.panels):
            panel.rest_with(self._resting_face(table, seat))
        self.show_seats(table)
        self.hand.follow(table)
        self.message.show_turn(table.message)
        for card in raised_cards(table) if paints_plays else ():
            self.board_pixmaps.face(card)

    def show_seats(self, table: Table) -> None:
        """Show the panels, the piles and the last plays of the seats; the seat on turn has no last play."""
        self.portraits = self._portraits_for(table.seats)
        for seat, data in enumerate(table.seats):
            own = self.position(seat) == BOTTOM
            self.panels[seat].show_state(SeatState.of(table, seat, self.portraits[seat], is_own=own))
            card = data.last if isinstance(data.last, Card) and seat != table.turn else None
            self.show_last_play(seat, card)
        self.seats_shown.emit(table)
        for pile in table.piles:
            if pile.form is Form.STACK and pile.seat is not None:
                self.piles[pile.seat].name(pile.label if self.position(pile.seat) == BOTTOM else None)
                is_target = any(offer.target == pile.place for offer in table.offers)
                self.piles[pile.seat].show_pile(len(pile.cards), is_drop_target=is_target)

    def set_portraits(self, chosen: tuple[str, ...], *, moves: bool) -> None:
        """Set the portraits; with `moves`, they turn and react from the next event on."""
        if self.portraits_move and not moves:
            for panel in self.panels:
                if panel.state is not None and not panel.state.data.is_winner:
                    panel.rest_with(Expression())
                    panel.rest()
        self.portraits_move = moves
        if chosen == self.chosen_portraits:
            return
        self.chosen_portraits = chosen
        if not any(seat.name for seat in self.seats):
            return  # no seat is taken yet
        self.portraits = self._portraits_for(self.seats)
        for seat, portrait in enumerate(self.portraits):
            self.show_panel(seat, portrait=portrait)

    def _portraits_for(self, seats: tuple[SeatData, ...]) -> tuple[str, ...]:
        from straights_gui.view.portraits.people import portraits_for  # not for the first paint

        names, marks = tuple(seat.name for seat in seats), tuple(seat.mark for seat in seats)
        return portraits_for(names, self.chosen_portraits, marks)

    def _resting_face(self, table: Table, seat: int) -> Expression:
        turn = None if table.turn is None else self.position(table.turn)
        is_winner, moves = table.seats[seat].is_winner, self.portraits_move
        return resting_face(self.position(seat), turn, self.geometry, is_winner=is_winner, moves=moves)

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

    def reveal(self, result: Result | None) -> None:
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
            data = self.seats[seat]
            self.last_play_marks[seat].show_on(card, place, width, self.ratio, data.mark, data.name)

    def show_drop_highlight(self, card: Card | None) -> None:
        """Highlight the place of a card, or none."""
        self.highlighted = card
        self._drop_highlight.setVisible(card is not None)
        if card is not None:
            show_centred(self._drop_highlight, self.board_pixmaps.drop_highlight())
            self._drop_highlight.setPos(self.geometry.place(card))

    def show_ghost(self, card: Card | None) -> None:
        """Show a translucent card at its place, or none."""
        self._ghost.setVisible(card is not None)
        if card is not None and card is not self.ghost:
            show_centred(self._ghost, self.board_pixmaps.face(card))
            self._ghost.setPos(self.geometry.place(card))
        self.ghost = card

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
            self._add(_HIGHLIGHT_LAYER, place)
            self._opened[card] = place

    def _seat(self, seating: Seating) -> None:
        for item in (*self.panels, *self.piles, *self.last_play_marks):
            self.removeItem(item)
        self.seating, seats = seating, range(seating.count)
        self.panels = [SeatPanel(seat) for seat in seats]
        self.piles = [DiscardPile() for _ in seats]
        self.last_play_marks = [LastPlayMark(seat) for seat in seats]
        self.geometry = TableLayout.for_size(QSizeF(), 16.0, seating=seating)
        self._add(_PANEL_LAYER, *self.panels)
        self._add(_PILE_LAYER, *self.piles)
        self._add(_MARK_LAYER, *self.last_play_marks)

    def _add(self, layer: int, *items: QGraphicsItem) -> None:
        for item in items:
            item.setZValue(layer)
            self.addItem(item)

    def _place_fixed_items(self) -> None:
        geometry, backs = self.geometry, {self.geometry.board_card: self.board_pixmaps}
        for seat in range(self.seating.count):
            position = self.position(seat)
            self.panels[seat].place(geometry.panels[position], geometry.line, self.ratio)
            pile = geometry.piles[position]
            if pile.width() not in backs:
                backs[pile.width()] = CardPixmaps.for_theme(pile.width(), self.ratio, is_on_table=True)
            self.piles[seat].place(pile, geometry.line, self.ratio, backs[pile.width()])
            is_apart = self.seating.has_piles and not geometry.panels[position].contains(pile)
            self.piles[seat].setVisible(is_apart)
        self.message.place(geometry.message, geometry.line, self.ratio)
