"""Cards that the player uses: played at once, queued as a premove until the turn, or refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.cards.card import Card
from engine.errors import Refusal
from engine.straights.commands import Choice, Discard, Play
from engine.straights.text.refusals import no_longer_queued, queued, refusal
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game import Game
from straights_gui.view.table.input.target import Target
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
        self._premove: tuple[Card, Target] | None = None
        self.is_enabled = True
        view.card_activated.connect(self._on_activated)
        view.card_dropped.connect(self._on_dropped)

    def play_premove(self) -> bool:
        """Play the premove now that it is the player's turn; returns whether there was one."""
        if self._premove is None:
            return False
        premove = self._premove
        self._set_premove(None)
        self._submit(*premove)
        return True

    def clear_premove(self) -> None:
        """Drop the premove."""
        self._set_premove(None)

    @property
    def queued_card(self) -> Card | None:
        """The card that is queued until the player's turn."""
        return None if self._premove is None else self._premove[0]

    def _set_premove(self, premove: tuple[Card, Target] | None) -> None:
        if premove != self._premove:
            self._premove = premove
            self.premove_changed.emit()

    def _on_activated(self, card: Card) -> None:
        """Play the card, or discard it if no card can be played; a second activation cancels a queued card.

        While cards are still moving, the player cannot yet see that no card can be played, so nothing is
        discarded.
        """
        if self._premove is not None and self._premove[0] == card and self._model.turn != self._model.viewer:
            self.clear_premove()
            self._view.return_card(spoken(no_longer_queued(card)))
            return
        observation = self._model.observation()
        if observation.must_discard and self.is_enabled and not self._event_player.is_idle:
            self._event_player.finish()
            return
        self._use(card, Target.DISCARDS if observation.must_discard else Target.BOARD)

    def _on_dropped(self, card: Card, target: Target) -> None:
        if target is Target.NOWHERE:
            self._view.return_card(self.tr("Drop the card on the table to play it."))
        else:
            self._use(card, target)

    def _use(self, card: Card, target: Target) -> None:
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
            self._submit(card, target)
        else:
            self._set_premove((card, target))
            self._view.return_card(spoken(queued(card)))
            self._view.choose(card)

    def _submit(self, card: Card, target: Target) -> None:
        """Play or discard the card; a refused one returns to the hand with the reason."""
        seat = self._model.viewer
        self.clear_premove()
        if seat is None:
            return
        command: Choice = Play(seat, card) if target is Target.BOARD else Discard(seat, card)
        try:
            self._model.submit(command)
        except Refusal as error:
            self._view.return_card(spoken(*refusal(error, self._name(self._model.turn))))

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self._model.observation().seats[seat].name
