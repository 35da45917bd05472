"""Cards that the player uses: played at once, queued as a premove until the turn, or refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.cards.card import Card
from engine.errors import Refusal
from engine.games.table import Answer, Place
from engine.straights.text.refusals import no_longer_queued, queued
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Game
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import spoken


class CardInput(QObject):
    """Turns activated and dropped cards into commands; one used before the turn becomes a premove.

    Attributes:
        is_enabled: False while the table shows another moment of the game; cards are ignored then.
        premove_changed: emitted when the queued card has changed.
    """

    premove_changed = Signal()

    def __init__(self, model: Game, view: TableView, event_player: EventPlayer) -> None:
        super().__init__()
        self._model, self._view, self._event_player = model, view, event_player
        self._premove: Answer | None = None
        self.is_enabled = True
        view.card_activated.connect(self._on_activated)
        view.card_dropped.connect(self._on_dropped)
        view.answered.connect(self._on_answered)

    def play_premove(self) -> bool:
        """Play the premove now that it is the player's turn; returns whether there was one."""
        if self._premove is None:
            return False
        premove = self._premove
        self._set_premove(None)
        self._submit(premove)
        return True

    def clear_premove(self) -> None:
        """Drop the premove."""
        self._set_premove(None)

    @property
    def queued_card(self) -> Card | None:
        """The card that is queued until the player's turn."""
        return None if self._premove is None else self._premove.cards[0]

    def _set_premove(self, premove: Answer | None) -> None:
        if premove != self._premove:
            self._premove = premove
            self.premove_changed.emit()

    def _on_activated(self, card: Card) -> None:
        """Play the card, or discard it if no card can be played; a second activation cancels a queued card.

        While cards are still moving, the player cannot yet see that no card can be played, so nothing is
        discarded.
        """
        if self.queued_card == card and self._model.turn != self._model.viewer:
            self.clear_premove()
            self._view.return_card(spoken(no_longer_queued(card)))
            return
        viewer, turn = self._model.viewer, self._model.turn
        is_moving = self.is_enabled and not self._event_player.is_idle
        if is_moving and any(not offer.is_raised for offer in self._model.table().offers):
            self._event_player.finish()
            return
        self._use(card, None if viewer == turn is not None else self._view.place_of(card))

    def _on_answered(self, answer: Answer) -> None:
        """Do what the player has pressed, which is offered on the player's turn alone."""
        if self.is_enabled:
            self._event_player.finish()
            self._submit(answer)

    def _on_dropped(self, card: Card, target: Place) -> None:
        if target:
            self._use(card, target)
        else:
            self._view.return_card(self.tr("Drop the card on the table to play it."))

    def _use(self, card: Card, target: Place | None) -> None:
        """Finish the animations, then submit the card; before the player's turn, queue it as a premove."""
        if not self.is_enabled:
            return
        self._event_player.finish()
        if self._event_player.shows_result:
            return
        viewer, turn = self._model.viewer, self._model.turn
        if viewer not in self._model.humans:
            self._view.return_card(self.tr("A computer is playing for you. Take back your seat to play."))
        elif turn == viewer or turn is None:
            self._submit(Answer(cards=(card,), target=target))
        else:
            self._set_premove(Answer(cards=(card,), target=target))
            self._view.return_card(spoken(queued(card)))
            self._view.choose(card)

    def _submit(self, answer: Answer) -> None:
        """Play or discard the card; a refused one returns to the hand with the reason."""
        self.clear_premove()
        try:
            self._model.answer(answer)
        except Refusal as error:
            self._view.return_card(spoken(*self._model.refusal(error)))
