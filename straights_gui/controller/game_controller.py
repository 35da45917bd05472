"""Between player, computers and game: turns what somebody wants into commands, and lets the next one act."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt, Signal

from engine.cards.card import Card
from engine.errors import Refusal
from engine.straights.commands import Choice, Command, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import Event
from engine.straights.setup import FIRST_LEGAL
from straights_gui.controller.event_player import EventPlayer
from straights_gui.model.game_model import GameModel
from straights_gui.model.thinking import Thinking
from straights_gui.view.motion import THINKING_PAUSE, WATCHED_RESULT, Motion
from straights_gui.view.pointer import Target
from straights_gui.view.table_view import TableView
from straights_gui.view.words import refusal_words, waiting_words


class GameController(QObject):
    """Lets seats act in turn. Humans and computers act when the queue of animations is idle.

    Attributes:
        changed: it is somebody else's turn, or the game is another: menus and status may differ.
        again_asked: the game is over and the player wants another.
    """

    changed = Signal()
    again_asked = Signal()

    def __init__(
        self, model: GameModel, view: TableView, player: EventPlayer, thinking: Thinking, motion: Motion
    ) -> None:
        """A controller that waits for `start`."""
        super().__init__()
        self._model, self._view, self._player = model, view, player
        self._thinking, self._motion = thinking, motion
        self._wish: tuple[Card, Target] | None = None
        self._asked_revision = -1
        self._is_paused = False
        model.happened.connect(self._on_happened)
        model.replaced.connect(self._on_replaced)
        player.idle.connect(self._on_idle, Qt.ConnectionType.QueuedConnection)
        player.held.connect(self._on_held)
        thinking.answered.connect(self._on_answered)
        view.card_activated.connect(self._on_activated)
        view.card_dropped.connect(self._on_dropped)
        view.cancelled.connect(self._on_cancelled)
        view.looked.connect(self._on_looked)
        view.continued.connect(self._on_continued)

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait."""
        return self._is_paused

    @property
    def is_settled(self) -> bool:
        """Whether the table shows the game as it is: nothing moves, no result waits to be seen."""
        return self._player.is_idle

    def start(self, *, deal: bool) -> None:
        """Show the game; with `deal`, deal its first round before the eyes."""
        self._view.draw(self._model.observation())
        if deal:
            self._player.play(self._model.history()[:1])
        else:
            self._player.play(())

    def pause(self, paused: bool) -> None:
        """Let the computers wait, or go on."""
        self._is_paused = paused
        self._asked_revision = -1
        self.changed.emit()
        if self._player.is_idle:
            self._let_act()

    def undo(self) -> None:
        """Take back the last human move."""
        if self._model.can_undo():
            self._model.undo()

    def rage_quit(self, seat: int) -> None:
        """Let a computer play the seat from now on."""
        self._exchange(RageQuit(seat))

    def take_seat(self, seat: int) -> None:
        """Let a human play the seat from now on."""
        self._exchange(TakeSeat(seat))

    def set_strategy(self, seat: int, strategy: str) -> None:
        """Let another strategy play the seat from now on."""
        self._exchange(SetStrategy(seat, strategy))

    def _exchange(self, command: Command) -> None:
        """Give a seat to somebody else; whose hand may be seen follows from who plays."""
        try:
            self._model.submit(command)
        except Refusal as refusal:
            self._view.warn(refusal_words(refusal, command, ""))
            return
        if self._model.viewer_is_due():
            self._model.look_away()
        elif len(self._model.humans) == 1 and self._model.viewer != self._model.humans[0]:
            self._model.look(self._model.humans[0])

    def _on_happened(self, events: tuple[Event, ...]) -> None:
        """Something happened: show it."""
        self._player.play(events)
        self.changed.emit()

    def _on_replaced(self) -> None:
        """The game is another one, or at another moment, or for other eyes: draw it, and go on from there."""
        self._wish = None
        self._asked_revision = -1
        self._player.clear()
        self._view.draw(self._model.observation())
        self._player.play(())
        self.changed.emit()

    def _on_idle(self) -> None:
        """Nothing moves any more."""
        if self._player.is_idle:
            self._let_act()

    def _let_act(self) -> None:
        """Let whose turn it is act: ask a strategy, draw a curtain, or wait for the player."""
        turn = self._model.turn
        self._settle()
        if turn is None:
            self._view.show_result(self._model.observation().winners)
            return
        strategy = self._model.session.strategy_of(turn)
        if strategy is not None:
            self._ask_computer(turn, strategy)
        elif turn == self._model.viewer:
            self._grant_wish()
        elif len(self._model.humans) == 1:
            self._model.look(turn)
        elif self._model.viewer is not None:
            self._model.look_away()
        else:
            self._view.draw_curtain(self._model.observation().seats[turn].name)

    def _settle(self) -> None:
        """Show what may be done now, once the screen has caught up."""
        self._view.settle(self._model.observation())
        self.changed.emit()

    def _ask_computer(self, seat: int, strategy: str) -> None:
        """Let a strategy choose; what it answers is played after a pause."""
        if self._is_paused or self._asked_revision == self._model.revision:
            return
        self._asked_revision = self._model.revision
        self._thinking.ask(strategy, self._model.observation_of(seat), self._model.revision)

    def _on_answered(self, choice: Choice, revision: int) -> None:
        """A strategy has chosen: play it after a pause, unless the game has gone another way."""
        self._motion.pause(THINKING_PAUSE, lambda: self._play_answer(choice, revision))

    def _play_answer(self, choice: Choice, revision: int) -> None:
        """Play what a strategy chose. An answer to an earlier moment is dropped: it is asked again."""
        if revision != self._model.revision or self._is_paused or not self._player.is_idle:
            self._asked_revision = -1
            return
        try:
            self._model.submit(choice)
        except Refusal as refusal:
            self._replace_computer(choice.seat, refusal)

    def _replace_computer(self, seat: int, refusal: Refusal) -> None:
        """A strategy chose what the rules refuse: a plainer one plays its seat from now on, and play goes on."""
        name = self._model.observation().seats[seat].name
        self._model.submit(SetStrategy(seat, FIRST_LEGAL))
        self._view.warn(
            self.tr("{name} tried an illegal move: a simpler computer plays on.").replace("{name}", name)
        )
        print(f"straights: seat {seat + 1}: {refusal}", file=sys.stderr)

    def _on_activated(self, card: Card) -> None:
        """The player wants to use a card."""
        self._want(card, Target.BOARD if self._has_legal_play() else Target.DISCARDS)

    def _on_dropped(self, card: Card, target: Target) -> None:
        """The player let a card go."""
        if target is Target.NOWHERE:
            self._view.glide_home(self.tr("Let a card go over the table to play it."))
            return
        self._want(card, target)

    def _want(self, card: Card, target: Target) -> None:
        """Let the screen catch up, then do what the player wants; before the player's turn, remember it."""
        self._player.finish()
        if self._player.is_holding:
            return
        if self._model.turn == self._model.viewer and self._model.viewer in self._model.humans:
            self._try(card, target)
        elif self._model.turn is not None and self._model.viewer in self._model.humans:
            self._wish = (card, target)
            names = self._model.observation().seats
            self._view.glide_home(waiting_words(card, names[self._model.turn].name))
            self._view.choose(card)
        else:
            self._view.glide_home(self.tr("A computer plays this seat. Take the seat back to play yourself."))

    def _grant_wish(self) -> None:
        """Do what the player wanted before it was the player's turn."""
        if self._wish is not None:
            wish, self._wish = self._wish, None
            self._try(*wish)

    def _try(self, card: Card, target: Target) -> None:
        """Submit the card as the target says; refused, it glides home with the reason."""
        seat = self._model.viewer
        if seat is None:
            return
        command: Choice = Play(seat, card) if target is Target.BOARD else Discard(seat, card)
        try:
            self._model.submit(command)
        except Refusal as refusal:
            turn = self._model.turn
            name = "" if turn is None else self._model.observation().seats[turn].name
            self._view.glide_home(refusal_words(refusal, command, name))

    def _has_legal_play(self) -> bool:
        """Whether the viewer must play; before the viewer's turn a card is meant to be played."""
        observation = self._model.observation()
        return bool(observation.legal_plays) or not observation.is_my_turn

    def _on_cancelled(self) -> None:
        """The player thought better of it."""
        self._wish = None
        if self._player.is_idle:
            self._settle()

    def _on_looked(self) -> None:
        """The next human is alone at the screen."""
        if self._model.turn is not None:
            self._model.look(self._model.turn)

    def _on_held(self) -> None:
        """A round's result is on the table: a person says when to go on, among computers a pause does."""
        self._view.show_result(())
        if not self._model.humans:
            self._motion.pause(WATCHED_RESULT, self._continue_watching)

    def _continue_watching(self) -> None:
        """Computers have seen the result; while they are to wait, it stays."""
        if not self._is_paused:
            self._player.resume()

    def _on_continued(self) -> None:
        """The player has seen the result."""
        if self._player.is_holding:
            self._player.resume()
        elif self._model.turn is None:
            self.again_asked.emit()
