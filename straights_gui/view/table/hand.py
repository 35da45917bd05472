"""The hand at the bottom of the table: a fan of cards, with the legal and chosen ones raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.table import Form
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.motion import SETTLE, Timeline
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.items.card_item import CardAppearance, CardItem, HomeAnimation
from straights_gui.view.table.items.highlights import SelectionRing
from straights_gui.view.table.layout import Pose, TableLayout

if TYPE_CHECKING:
    from engine.games.table import Table

_HAND_LAYER = 100
_LEGAL_LIFT = 0.5


class Hand:
    """The viewer's hand, or the backs of its cards while nobody may see them.

    Attributes:
        items: the cards from the left.
        legal: the cards that may be played; the others are dimmed.
        best: the cards that make the shown hand; the others are dimmed.
        has_won: whether they have won, and are lifted.
        none_fits: whether all are dimmed, as none may be played.
        chosen: the card that the player has chosen; it has a ring, and is lifted.
        picks: whether several cards are chosen together; then the ring alone shows `chosen`.
        picked: the cards chosen together, which are lifted.
        held: the card that is being dragged; the fan does not move it.
    """

    def __init__(self, scene: QGraphicsScene, layout: TableLayout, pixmaps: CardPixmaps) -> None:
        self._scene = scene
        self._layout = layout
        self._pixmaps = pixmaps
        self.legal: frozenset[Card] = frozenset()
        self.best: tuple[Card, ...] = ()
        self.none_fits = self.has_won = False
        self.items: list[CardItem] = []
        self.chosen: Card | None = None
        self.picks = False
        self.picked: tuple[Card, ...] = ()
        self.held: CardItem | None = None
        self.ring = SelectionRing()
        scene.addItem(self.ring)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are face up, from the left."""
        return tuple(item.card for item in self.items if item.card is not None)

    def place(self, layout: TableLayout, pixmaps: CardPixmaps) -> None:
        """Apply another layout at once."""
        self._layout, self._pixmaps = layout, pixmaps
        self._hide_costs()
        for item in self.items:
            item.set_appearance(item.appearance, pixmaps)
        self.arrange()

    def show(self, cards: Sequence[Card | None], *, is_open: bool = True) -> None:
        """Show these cards, None for backs; they move to their places at the next `arrange` or `settle`.

        The items of cards that were there before stay as they are; others lie face down unless `is_open`.
        """
        self._hide_costs()
        before, self.items = self.items, []
        for card in cards:
            item = next((item for item in before if item.card == card), None)
            if item is None:
                self._add(card, is_open=is_open)
            else:
                before.remove(item)
                self.items.append(item)
        for item in before:
            self._scene.removeItem(item)
        if self.held in before:
            self.held = None
        if self.chosen not in self.cards:
            self.choose(None)

    def sort(self, cards: tuple[Card, ...]) -> None:
        """Sort the cards in the order given; they move at the next `arrange` or `settle`."""
        self.items.sort(key=lambda item: cards.index(item.card) if item.card in cards else -1)

    def _add(self, card: Card | None, *, is_open: bool) -> None:
        appearance = self.appearance_of(card) if is_open and card is not None else CardAppearance.BACK
        item = CardItem(card, self._pixmaps, appearance, Pose(self._layout.hand.center()))
        self._scene.addItem(item)
        self.items.append(item)
        item.setZValue(_HAND_LAYER + len(self.items))

    def clear(self) -> None:
        """Remove all cards."""
        self.show(())
        self.mark(())
        self.held = None
        self.choose(None)

    def item_of(self, card: Card) -> CardItem | None:
        """Return the item of a card, or None."""
        return next((item for item in self.items if item.card == card), None)

    def follow(self, table: Table) -> None:
        """Dim what may not be played now: where cards go to rows also all cards, if none fits."""
        has_rows = any(pile.form is Form.ROW for pile in table.piles)
        fits_none = has_rows and bool(table.offers) and not any(offer.cards for offer in table.offers)
        own = () if table.viewer is None else table.seats[table.viewer : table.viewer + 1]
        self.best = tuple(card for seat in own for card in seat.best)
        self.has_won = any(seat.is_winner for seat in own)
        self.mark(raised_cards(table), none_fits=fits_none)

    def mark(self, legal: tuple[Card, ...], *, none_fits: bool = False) -> None:
        """Dim all cards but these; without any, dim none unless told that none fits."""
        self.legal, self.none_fits = frozenset(legal), none_fits
        self._hide_costs()
        self.update_appearances()

    def update_appearances(self) -> None:
        """Update the dimming of all cards but the dragged one."""
        for item in self.items:
            if item is self.held or item.card is None:
                continue
            item.set_appearance(self.appearance_of(item.card))

    def pick(self, cards: tuple[Card, ...]) -> None:
        """Choose these cards together; they are lifted at the next `arrange` or `settle`."""
        self.picked = cards
        self._hide_costs()

    def choose(self, card: Card | None) -> None:
        """Choose a card, or none; it is lifted at the next `arrange` or `settle`."""
        self.chosen = card
        self._show_ring()

    def neighbour(self, step: int) -> Card | None:
        """The card this many places right of the chosen one.

        If none is chosen, the first or last card that may be played, or of all if none may.
        """
        cards = self.cards
        if self.chosen not in cards:
            starts = [card for card in cards if card in self.legal] or cards
            return starts[0 if step > 0 else -1] if starts else None
        return cards[(cards.index(self.chosen) + step) % len(cards)]

    def update_homes(self) -> None:
        """Set the home pose of each card."""
        for item, pose in zip(self.items, self._layout.hand_poses(len(self.items)), strict=True):
            lift = 0.0
            is_chosen = item.card in self.picked if self.picks else item.card == self.chosen
            if item.card is not None and is_chosen:
                lift = self._layout.lift
            elif item.card in self.legal or (self.has_won and item.card in self.best):
                lift = self._layout.lift * _LEGAL_LIFT
            item.home = replace(pose, point=pose.point - QPointF(0.0, lift))

    def arrange(self) -> None:
        """Move each card to its home pose at once."""
        self.update_homes()
        for number, item in enumerate(self.items):
            if item is not self.held:
                item.set_pose(item.home)
                item.setZValue(_HAND_LAYER + number)
        self._show_ring()

    def settle(self, timeline: Timeline, start: int = 0, length: int = SETTLE) -> None:
        """Add the moves of all cards to their home poses to a timeline."""
        self.update_homes()
        for number, item in enumerate(self.items):
            if item is self.held:
                continue
            item.setZValue(_HAND_LAYER + number)
            if item.pose != item.home:
                timeline.add(HomeAnimation(item, self.may_move), start, length)
        timeline.at(start + length, self._show_ring)

    def card_at(self, point: QPointF) -> CardItem | None:
        """The topmost card at a point of the scene; a lifted card still covers its former place."""
        for item in reversed(self.items):
            if item.card is None or item.appearance is CardAppearance.BACK:  # still moving from the deck
                continue
            width = self._layout.hand_card
            height = width * CARD_ASPECT + self._layout.lift
            local = item.mapFromScene(point)
            if QRectF(-width / 2, -width * CARD_ASPECT / 2, width, height).contains(local):
                return item
        return None

    def may_move(self, item: CardItem) -> bool:
        """Whether an animation may move the card: it is here, and is not dragged."""
        return item is not self.held and item in self.items

    def appearance_of(self, card: Card) -> CardAppearance:
        """How a card of the hand looks at rest."""
        kept = self.legal or self.best
        is_dimmed = (kept or self.none_fits) and card not in kept
        return CardAppearance.DIMMED if is_dimmed else CardAppearance.FACE

    def _hide_costs(self) -> None:
        for item in self.items:
            item.mark(None)

    def _show_ring(self) -> None:
        item = self.item_of(self.chosen) if self.chosen is not None else None
        if item is None or item is self.held:
            self.ring.hide()
            return
        self.ring.show_around(item.home, self._layout.hand_card)
        self.ring.setZValue(item.zValue() + 0.5)


def raised_cards(table: Table) -> tuple[Card, ...]:
    """The cards that stand out from the others: the viewer may play them."""
    return tuple(card for offer in table.offers if offer.is_raised for card in offer.cards)


def lying_before(table: Table, seat: int) -> tuple[Card | None, ...]:
    """The hand of a seat, also if it was shown to all."""
    forms = (Form.FAN, Form.SPREAD)
    piles = (pile for pile in table.piles if pile.seat == seat and pile.form in forms)
    return tuple(card for pile in piles for card in pile.cards)
