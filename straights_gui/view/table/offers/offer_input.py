"""What a table offers by buttons: their strip, their keys, and cards that are chosen together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent

from engine.cards.card import Card
from engine.games.table import Answer, Form
from straights_gui.view.style.tokens import BAR_HEIGHT, type_unit

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

    from engine.games.table import Table
    from straights_gui.view.table.offers.chips import Chips
    from straights_gui.view.table.offers.strip import Strip
    from straights_gui.view.table.scene import TableScene


class OfferInput(QObject):
    """Turns presses of buttons and keys into answers; the strip is created with the first table that has one.

    Attributes:
        activated: a card was used that is not one of several to choose.
        answered: the player did what is offered, with an Answer.
        asked: a text that asks whether to do it.
        continued: the table may go on, as nobody is on turn.
        due: as nobody has waited, the table would go on by itself.
        again_requested: the player is out of the game and wants another.
        picked: cards have been chosen, or put back.
        resized: the strip has appeared or gone.
        strip: the strip, None until a table has one.
        is_on: whether what is offered may be done; not in a replay.
        is_at_server: whether a server deals, and others play on without the player.
        waited: at a server, whether the next hand is to wait.
    """

    activated = Signal(object)
    answered = Signal(object)
    asked = Signal(str)
    continued, again_requested, due = Signal(), Signal(), Signal()
    waited = Signal(bool)
    picked = Signal()
    resized = Signal()

    def __init__(self, view: QAbstractScrollArea, scene: TableScene) -> None:
        super().__init__(view)
        self._view, self._scene, self._hand = view, scene, scene.hand
        self.strip: Strip | None = None
        self.is_on, self.is_at_server, self._is_one_wanted = True, False, False
        self._waiting: tuple[tuple[str, ...], bool] = (), False
        self.chips: Chips | None = None
        self._table: Table | None = None
        scene.seats_shown.connect(self._show_chips)

    @property
    def height(self) -> float:
        """The height at the bottom of the view that the strip takes."""
        return 0.0 if self.strip is None or self.strip.isHidden() else round(4.5 * self._unit)

    @property
    def _unit(self) -> float:
        return type_unit(self._view.width(), self._view.height() + BAR_HEIGHT)

    def follow(self, table: Table) -> None:
        """Show what a table offers."""
        before = self.height
        self._is_one_wanted = any(offer.button is None for offer in table.offers)
        has_awards = table.result is not None and bool(table.result.awards)
        has_button = bool(table.buttons) or any(offer.button is not None for offer in table.offers)
        if self.strip is None and (has_awards or has_button):
            from straights_gui.view.table.offers.strip import Strip  # not for the first paint

            self.strip = Strip(self._view.viewport())
            for name in ("answered", "asked", "continued", "again_requested", "due", "waited"):
                getattr(self.strip, name).connect(getattr(self, name))
            self.fit()
        if self.strip is not None:
            self.strip.is_at_server = self.is_at_server
            self.strip.waiting, self.strip.may_deal = self._waiting
            self.strip.setEnabled(self.is_on)
            self.strip.follow(table)
            self._hand.pick(())
            self._hand.picks = self.strip.picking is not None
        if self.height != before:
            self.resized.emit()

    def show_waiting(self, names: tuple[str, ...], *, may_deal: bool) -> None:
        """Show for whom the next hand of a server waits, and whether the player may have it dealt."""
        if self._waiting != (names, may_deal):
            self._waiting = names, may_deal
            if self.strip is not None and self.strip.table is not None:
                self.follow(self.strip.table)

    def fit(self) -> None:
        """Lay out chips and strip."""
        if self._table is not None:
            self._show_chips(self._table)
        if self.strip is not None:
            self._mark_picked()
            height = round(4.5 * self._unit)
            room = QRectF(0, self._view.height() - height, self._view.width(), height)
            self.strip.fit(room, self._unit)

    def use(self, card: Card) -> None:
        """Choose a card or put it back where several are chosen; else report it."""
        offer = None if self.strip is None or not self.is_on else self.strip.picking
        if self.strip is None or offer is None:
            if self._scene.seating.has_rows or self._is_one_wanted:  # else no card is played alone
                self.activated.emit(card)
            return
        before = self._hand.picked
        cards = tuple(each for each in self._hand.cards if (each in before) is not (each == card))
        if len(cards) <= offer.most:
            self._hand.pick(cards)
            self._mark_picked()
            self.strip.choose(cards)
            self.picked.emit()
        else:
            self.answered.emit(Answer(offer.key, cards, offer.target))  # the game says why not

    def focus_button(self, key: str) -> None:
        """Focus the button of the offer of this key."""
        if self.strip is not None:
            self.strip.focus_button(key)

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key presses a button, or chooses a card by its number."""
        return self.strip is not None and (
            self.strip.button_for(event) is not None or self._numbered(event) is not None
        )

    def press(self, event: QKeyEvent) -> None:
        """Do what `takes` has said."""
        card = self._numbered(event)
        if card is not None:
            self.use(card)
        elif self.strip is not None and (pressed := self.strip.button_for(event)) is not None:
            self.strip.press(pressed)

    def _mark_picked(self) -> None:
        """Mark the cards chosen together, as a raised one alone looks like one that is about to be played."""
        from straights_gui.view.table.items.cost_mark import Cost, show_costs  # as above

        text = QCoreApplication.translate("Draw", "exchange")
        marks = dict.fromkeys(self._hand.picked, Cost(text, (text,)))
        self._hand.update_homes()
        show_costs(self._hand.items, marks, self._scene.geometry.line)

    def _show_chips(self, table: Table) -> None:
        if self.chips is None and any(pile.form is Form.CHIPS for pile in table.piles):
            from straights_gui.view.table.offers.chips import Chips  # as above

            self.chips = Chips()
            self._scene.addItem(self.chips)
        if self.chips is not None:
            self._table = table
            layout, seats = self._scene.geometry, range(len(table.seats))
            panels = [layout.panels[self._scene.position(seat)] for seat in seats]
            self.chips.follow(table, layout, panels, self._scene.ratio)

    def _numbered(self, event: QKeyEvent) -> Card | None:
        cards, text = self._hand.cards, event.text()
        is_place = self.strip is not None and self.strip.picking is not None and text.isdecimal()
        return cards[int(text) - 1] if is_place and 0 < int(text) <= len(cards) else None
