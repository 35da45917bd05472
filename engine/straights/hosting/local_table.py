"""A local table: one game against computers, or of several people who share a screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from engine.errors import EngineError
from engine.fast_dataclass import assert_never
from engine.straights.events import Event
from engine.straights.hosting import answers
from engine.straights.hosting.computers import Pace
from engine.straights.hosting.errors import NoGame
from engine.straights.hosting.game_record import GameRecord
from engine.straights.hosting.game_texts import read_game
from engine.straights.hosting.running_game import RunningGame, new_game
from engine.straights.player import Computer
from engine.straights.protocol import table_requests as requests
from engine.straights.protocol.records import numbered
from engine.straights.protocol.table_messages import (
    FROM_TABLE,
    Answer,
    EventsMessage,
    FromTable,
    HintMessage,
    SavedMessage,
    StatisticsMessage,
)
from engine.straights.protocol.table_state import Reason, TableMessage
from engine.straights.session import Session


class LocalTable:
    """Answers the messages of docs/protocol.md; each text received or sent is one message.

    Args:
        send: sends a message to the client.
        draw_secret: returns this many unpredictable random bits.
        pace: delays forced moves for clients that want it; None for no delays.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        draw_secret: Callable[[int], int],
        pace: Pace | None = None,
    ) -> None:
        self._send_text, self._draw_secret = send, draw_secret
        self._pace = pace
        self._running: RunningGame | None = None
        self._seq = 0
        self._game = 0
        self._last_n = -1

    @property
    def session(self) -> Session | None:
        """The game that is played, hidden cards included: never for clients. None before the first."""
        return None if self._running is None else self._running.game.session

    def start(self) -> None:
        """Send the greeting."""
        self._send(answers.hello())

    def receive(self, text: str) -> None:
        """Handle a message; raises nothing, whatever the text is."""
        try:
            message = requests.read_message(text)
        except requests.UnreadableMessage as error:
            self._answer(error.n, answers.refusal(error))
            return
        if isinstance(message, requests.Ready):
            if message.seq == self._seq and self._running is not None:
                self._go_on(self._running, is_paced=message.is_paced)
        elif message.n > self._last_n:
            self._last_n = message.n
            try:
                self._do(message.n, message.request)
            except EngineError as error:
                self._answer(message.n, answers.refusal(error))

    def _do(self, n: int, request: requests.Request) -> None:
        match request:
            case requests.NewGame():
                self._begin(n, "new", new_game(request, self._draw_secret))
            case requests.OpenGame():
                self._begin(n, "opened", self._opened(request))
            case requests.RatePrices():
                self._answer(n, answers.rating(request.prices))
            case _ if self._running is None:
                raise NoGame("no game has been begun or opened")
            case requests.SubmitCommand():
                self._tell_events(self._running, n, self._running.submit(request.command))
            case requests.Restart():
                self._begin(n, "new", self._running.restarted())
            case requests.PlayOn():
                self._play_on(n, self._running, request.at)
            case requests.Save():
                self._answer(n, self._saved(self._running))
            case requests.Undo() | requests.Redo() | requests.Rename():
                self._change(n, self._running, request)
            case requests.ShowHand() | requests.HideHand():
                self._show(n, self._running, request)
            case _:
                answer = self._answer_to(self._running, request)
                self._send_record(self._running)  # the question may have turned the round into practice
                self._answer(n, answer)

    def _change(
        self, n: int, running: RunningGame, request: requests.Undo | requests.Redo | requests.Rename
    ) -> None:
        match request:
            case requests.Undo():
                running.undo()
                self._tell_table(running, n, "undone")
            case requests.Redo():
                running.redo()
                self._tell_table(running, n, "redone")
            case requests.Rename():
                running.game.rename(request.seat, request.name)
                self._tell_table(running, n, "renamed")

    def _show(self, n: int, running: RunningGame, request: requests.ShowHand | requests.HideHand) -> None:
        match request:
            case requests.ShowHand():
                running.show_hand(request.seat)
                self._tell_table(running, n, "hand_shown", is_same_game=True)
            case requests.HideHand():
                running.game.hide_hand()
                self._tell_table(running, n, "hand_hidden", is_same_game=True)

    def _answer_to(self, running: RunningGame, question: requests.Question) -> Answer:
        match question:
            case requests.AskHint():
                return HintMessage(self._seq, running.hint())
            case requests.Track():
                return answers.tracker(running.game)
            case requests.ShowDeck():
                return running.deck()
            case requests.WriteTranscript():
                return running.transcript()
            case requests.Replay():
                return running.replay(question.at, is_open=question.open)
            case requests.Review():
                return running.review(question)
            case _:
                return assert_never(question)

    def _opened(self, request: requests.OpenGame) -> RunningGame:
        seats = None if self.session is None else self.session.setup.seats
        session = read_game(request.text, seats)
        record = GameRecord(session.setup)
        if request.record is not None:
            record.restore(request.record)
        return RunningGame(session, record)

    def _play_on(self, n: int, running: RunningGame, at: int) -> None:
        branch = running.branch(at)
        self._send_record(running)  # it may have become practice
        self._begin(n, "opened", branch)

    def _go_on(self, running: RunningGame, *, is_paced: bool) -> None:
        """Continue after the client has caught up: the next computer moves, or the hand is hidden."""
        game, humans = running.game, running.game.humans
        turn, viewer = game.turn, game.viewer
        if turn is None:
            return
        if viewer is None and len(humans) == 1 and game.is_at_screen(humans[0]):
            game.show_hand(humans[0])
            self._tell_table(running, None, "hand_shown", is_same_game=True)
        elif viewer is not None and humans and (viewer not in humans or (turn in humans and turn != viewer)):
            game.hide_hand()
            self._tell_table(running, None, "hand_hidden", is_same_game=True)
        elif isinstance(player := game.session.player_of(turn), Computer):
            make_move = partial(running.move, turn, player.strategy)
            if is_paced and self._pace is not None:
                is_forced = game.session.observe(turn).forced is not None
                events = self._pace.move(turn, player.strategy, make_move, is_forced=is_forced)
            else:
                events = make_move()
            self._tell_events(running, None, events)

    def _begin(self, n: int, reason: Reason, running: RunningGame) -> None:
        self._running = running
        self._game += 1
        self._tell_table(running, n, reason)

    def _tell_table(
        self, running: RunningGame, n: int | None, reason: Reason, *, is_same_game: bool = False
    ) -> None:
        """Send the whole game; with `is_same_game`, only the viewer has changed."""
        self._seq += 1
        running.note_viewer()
        if not is_same_game:
            self._send(self._saved(running))
        self._send_record(running)
        self._answer(n, TableMessage(self._seq, reason, running.game.history(), running.state.value()))

    def _tell_events(self, running: RunningGame, n: int | None, events: tuple[Event, ...]) -> None:
        self._seq += 1
        self._send(self._saved(running))
        self._send_record(running)
        self._answer(n, EventsMessage(self._seq, events, running.state.value()))

    def _saved(self, running: RunningGame) -> SavedMessage:
        return SavedMessage(self._seq, self._game, running.state.saved_text())

    def _send_record(self, running: RunningGame) -> None:
        if running.record.is_changed:
            running.record.is_changed = False
            self._send(StatisticsMessage(running.record.value()))

    def _answer(self, n: int | None, answer: Answer) -> None:
        self._send(answer, n)

    def _send(self, message: FromTable, n: int | None = None) -> None:
        value = numbered(FROM_TABLE.write(message), n)
        self._send_text(json.dumps(value, separators=(",", ":")))
