"""Lets the seats act in turn: shows what happened, then asks a computer or a human."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from engine.errors import Refusal
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.table import Form, Happening, Table
from straights_gui.controller.play.card_input import CardInput
from straights_gui.controller.play.computer_turns import Autopilot, ComputerTurns
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.round_results import RoundResults
from straights_gui.controller.play.shown_table import jump, recap_of, shown_table
from straights_gui.model.game import Game, Step
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import fill, spoken


class GameController(QObject):
    """Runs the game. Humans and computers act when the queue of animations is idle.

    Attributes:
        changed: it is somebody else's turn, or the game is another: menus and status may differ.
        again_requested: the game is over and the player wants another.
        settled: nothing moves any more, the table shows the game as it is.
        player_acted: the player chose, used or released a card of the game.
        autopilot: plays for the player who asked for it.
        computers: plays for the computers.
        card_input: plays what the player uses.
        is_suspended: whether the table shows something else, such as a replay.
    """

    changed = Signal()
    again_requested = Signal()
    settled = Signal()
    player_acted = Signal()

    def __init__(
        self, model: Game, view: TableView, event_player: EventPlayer, strategy_runner: StrategyRunner
    ) -> None:
        super().__init__()
        self._model, self._view, self._event_player = model, view, event_player
        self._motion = motion = view.motion
        self.computers = ComputerTurns(model, event_player, strategy_runner, motion)
        self.card_input = CardInput(model, view, event_player)
        self.card_input.premove_changed.connect(self.changed)
        self.autopilot = Autopilot(model, event_player, motion)
        self._results = RoundResults(model, view, event_player, self.computers)
        self._results.changed.connect(self.changed)
        self._results.again_requested.connect(self.again_requested)
        self._has_started = self.is_suspended = False
        self._recalls = False
        self._undone: tuple[Happening, ...] | None = None
        self._connect()

    def _connect(self) -> None:
        model, view, event_player = self._model, self._view, self._event_player
        model.happened.connect(self._on_happened)
        model.replaced.connect(self._on_replaced)
        event_player.idle.connect(self._on_idle, Qt.ConnectionType.QueuedConnection)
        self.computers.replaced.connect(self._on_computer_replaced)
        self.computers.thinking.connect(self._on_thinking)
        view.let_skip(self.may_skip)
        view.skipped.connect(self.skip)
        view.cancelled.connect(self._on_cancelled)
        for acted in (view.card_chosen, view.card_activated, view.card_dropped, view.cancelled):
            acted.connect(self._on_acted)
        view.handover_accepted.connect(self._on_looked)
        view.continued.connect(self._on_continued)

    @property
    def is_settled(self) -> bool:
        """Whether the table shows the current state: nothing moves, and nothing else is shown."""
        return self._event_player.is_idle and not self.is_suspended

    @property
    def is_players_turn(self) -> bool:
        """Whether the table waits for a card of the player."""
        viewer = self._model.viewer
        return self.is_settled and viewer is not None and viewer == self._model.turn

    @property
    def shows_result(self) -> bool:
        """Whether a round's result is on the table, waiting to be seen."""
        return self._event_player.shows_result and not self.is_suspended

    def start(self, *, deal: bool) -> None:
        """Show the game; with `deal`, animate the first deal."""
        self._has_started = True
        table = self._model.table()
        if deal:  # the cards come with the deal and must not be painted before
            piles = [replace(pile, cards=()) if pile.form is Form.FAN else pile for pile in table.piles]
            self._view.draw(shown_table(replace(table, piles=tuple(piles))))
            told = zip(self._model.happenings(), self._model.said(), strict=True)
            self._event_player.play(Step(Shown(happening, table), said) for happening, said in told)
        else:
            self._view.draw(shown_table(table))
            self._event_player.play(())

    def pause(self, paused: bool) -> None:  # a slot of a checkable action
        """Pause or resume the computers."""
        self._motion.is_skipping = False
        self.computers.are_paused = paused
        self.computers.cancel()
        self.changed.emit()
        if self.is_suspended:
            return
        if self._event_player.is_idle:
            self._let_act()
        self._results.watch()

    def step(self) -> None:
        """Let the computer on turn make one move although computers are paused; or resume after a result."""
        if self.shows_result and not self._model.humans:
            self._event_player.resume()
        elif self._event_player.is_idle and self._model.turn is not None:
            self.computers.step(self._model.turn)

    def may_skip(self) -> bool:
        """Whether an animation or a computer's turn can be skipped."""
        if self.is_suspended or self._event_player.shows_result or self._view.overlays.is_handover_shown:
            return False
        return self._waits_for_computer() or not self._event_player.is_idle

    def _waits_for_computer(self) -> bool:
        """Whether a computer of this program is on turn and not paused."""
        turn = self._model.turn
        is_asked = turn is not None and self._model.strategy_to_ask(turn) is not None
        return is_asked and not self.computers.are_paused

    def skip(self) -> None:
        """Show everything at once up to a human's turn or a result; strategies still take their time."""
        self._motion.is_skipping = True
        self._motion.finish()

    def undo(self) -> None:
        """Undo the last human move; does nothing if impossible."""
        self._move_cards(self._model.undo)

    def redo(self) -> None:
        """Redo the last undone move; does nothing if there is none."""
        self._move_cards(self._model.redo)

    def _move_cards(self, change: Callable[[], None]) -> None:
        """Change the position, move the cards to their new places, and leave the next move to the player."""
        self._undone = self._model.happenings()
        try:
            change()
        finally:
            self._undone = None
            self.autopilot.leave_to_player()

    def reconsider(self) -> None:
        """Let the autopilot choose again after a change of its options."""
        self.autopilot.cancel()
        if self._event_player.is_idle and not self.is_suspended:
            self._let_act()

    def refresh(self) -> None:
        """Redraw the same position, for example after a change of language."""
        if self._has_started and not self.is_suspended:
            self.computers.cancel()  # drawing cancels the pause before its move
            self.autopilot.cancel()
            self._view.draw(self._shown_table())
            self._on_idle()

    def rage_quit(self, seat: int) -> None:
        """Let a computer play the seat from now on; drops a premove."""
        self.card_input.clear_premove()
        self.exchange(seat, self._model.simplest)

    def exchange(self, seat: int, player: str) -> None:
        """Let a strategy play the seat from now on, or a human ("")."""
        try:
            self._model.exchange(seat, player)
        except Refusal as error:
            self._view.warn(spoken(*self._model.refusal(error)))

    def suspend(self) -> None:
        """Stop play while the table shows something else, until `resume`; `changed` follows."""
        self.is_suspended = True
        self._motion.is_skipping = False
        self.card_input.is_enabled = False
        self.card_input.clear_premove()
        self.computers.cancel()
        self.autopilot.cancel()
        self._event_player.finish()
        self._motion.cancel()
        self._view.accessible_cards.hide()  # screen readers find no card before the table has settled again
        self.changed.emit()

    def resume(self) -> None:
        """Show the game again, or the result that the player has not left yet, and continue."""
        self.is_suspended = False
        self.card_input.is_enabled = True
        self._event_player.finish()  # what has happened meanwhile, before the drawing cancels its motion
        if self.shows_result:
            self._results.show_again()
        else:
            self._view.draw(self._shown_table())
            self._event_player.play(())
        self.changed.emit()

    def _on_happened(self, steps: tuple[Step, ...]) -> None:
        self._event_player.play(steps)
        self.changed.emit()

    def _on_replaced(self) -> None:
        """Redraw after a change of game, position or viewer, and continue."""
        self._motion.is_skipping = False
        self.card_input.clear_premove()
        self.computers.cancel()
        self.autopilot.cancel()
        self._event_player.clear()
        if self._undone is None:
            self._view.draw(self._shown_table())
        else:
            jump(self._view, self._undone, self._model.happenings(), self._shown_table())
        self._event_player.play(self._recalled())
        self.changed.emit()

    def _on_idle(self) -> None:
        if self._event_player.is_idle and not self.is_suspended:
            self._let_act()

    def _let_act(self) -> None:
        """Let the seat on turn act; meanwhile show the right hand, or none."""
        turn, viewer, humans = self._model.turn, self._model.viewer, self._model.humans
        if not self._waits_for_computer():
            self._motion.is_skipping = False
        self._settle()
        if turn is None:
            if self._model.is_over:
                self._view.show_result(self._shown_table())
            else:
                self._model.deal_next()
        elif viewer is not None and humans and viewer not in humans:
            self._model.hide_hand()
        elif viewer is None and len(humans) == 1 and self._model.is_at_screen(humans[0]):
            self._model.show_hand(humans[0])
        elif turn not in humans:
            self.computers.act(turn)
        elif turn == viewer:
            if not self.card_input.play_premove():
                self.autopilot.act()
        elif viewer is not None:
            self._model.hide_hand()
        else:
            self._view.show_handover(self._model.table().seats[turn].name)

    def _shown_table(self) -> Table:
        return shown_table(self._model.table())

    def _settle(self) -> None:
        self._view.settle(self._shown_table())
        self.changed.emit()
        self.settled.emit()

    def _on_computer_replaced(self, seat: int) -> None:
        text = self.tr("{name} tried an illegal move. A simpler computer takes over.")
        self._view.warn(fill(text, name=self._model.table().seats[seat].name))

    def _on_thinking(self, seat: int, is_thinking: bool) -> None:
        self._view.show_thinking(seat, is_thinking=is_thinking)

    def _on_cancelled(self) -> None:
        self.card_input.clear_premove()
        if self._event_player.is_idle:
            self._settle()

    def _on_continued(self) -> None:
        if not self.is_suspended:
            self._results.go_on()

    def _on_acted(self) -> None:
        if not self.is_suspended:
            self.player_acted.emit()

    def _on_looked(self) -> None:
        if self._model.turn is not None:
            self._recalls = True
            self._model.show_hand(self._model.turn)

    def _recalled(self) -> tuple[Shown, ...]:
        """A recap for a person who has just come to the screen; otherwise empty."""
        is_wanted, self._recalls = self._recalls, False
        return (recap_of(self._model),) if is_wanted else ()
