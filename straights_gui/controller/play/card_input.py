"""What the player wants to do with a card: done at once, remembered until the turn, or refused."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.cards.card import Card
from engine.errors import Refusal
from engine.straights.commands import Choice, Discard, Play
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game_model import GameModel
from straights_gui.view.table.input.mouse import Target
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.error_text import queued_text, refusal_text


class CardInput(QObject):
    """Turns activated and dropped cards into commands. Nothing wanted is lost, nothing is done twice.

    Attributes:
        are_heard: whether anything may be wanted now; not while the table shows another moment.
    """

    def __init__(self, model: GameModel, view: TableView, player: EventPlayer) -> None:
        """No wish yet."""
        super().__init__()
        self._model, self._view, self._player = model, view, player
        self._wish: tuple[Card, Target] | None = None
        self.are_heard = True
        view.card_activated.connect(self._on_activated)
        view.card_dropped.connect(self._on_dropped)

    def grant(self) -> bool:
        """It is the player's turn: do what was wanted before; answers whether anything was."""
        if self._wish is None:
            return False
        wish, self._wish = self._wish, None
        self._try(*wish)
        return True

    def forget(self) -> None:
        """The player thought better of it, or the game has gone another way."""
        self._wish = None

    def _on_activated(self, card: Card) -> None:
        """The player wants to use a card: to play it, or, where nothing can be played, to put it down."""
        observation = self._model.observation()
        must_discard = observation.is_my_turn and not observation.legal_plays
        self._want(card, Target.DISCARDS if must_discard else Target.BOARD)

    def _on_dropped(self, card: Card, target: Target) -> None:
        """The player let a card go."""
        if target is Target.NOWHERE:
            self._view.glide_home(self.tr("Drop the card on the table to play it."))
        else:
            self._want(card, target)

    def _want(self, card: Card, target: Target) -> None:
        """Let the screen catch up, then do what is wanted; before the player's turn, remember it."""
        if not self.are_heard:
            return
        self._player.finish()
        if self._player.is_holding:
            return
        viewer, turn = self._model.viewer, self._model.turn
        if viewer not in self._model.humans:
            self._view.glide_home(self.tr("A computer is playing for you. Take back your seat to play."))
        elif turn == viewer or turn is None:
            self._try(card, target)
        else:
            self._wish = (card, target)
            self._view.glide_home(queued_text(card))
            self._view.choose(card)

    def _try(self, card: Card, target: Target) -> None:
        """Submit the card as the target says; refused, it glides home with the reason."""
        seat = self._model.viewer
        if seat is None:
            return
        command: Choice = Play(seat, card) if target is Target.BOARD else Discard(seat, card)
        try:
            self._model.submit(command)
        except Refusal as refusal:
            self._view.glide_home(refusal_text(refusal, command, self._name(self._model.turn)))

    def _name(self, seat: int | None) -> str:
        """The name of a seat."""
        return "" if seat is None else self._model.observation().seats[seat].name
