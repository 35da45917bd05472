"""A local table: one game against computers, or of several people who share a screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from engine.errors import BadMessage, EngineError, SaveGameError
from engine.fast_dataclass import assert_never
from engine.games.changes import Moved
from engine.protocol.records import numbered
from engine.straights.errors import TranscriptError
from engine.straights.local_table import answers
from engine.straights.local_table.computers import Pace
from engine.straights.local_table.errors import NoGame, OnlyInStraights
from engine.straights.local_table.game_texts import read_game, read_other
from engine.straights.local_table.played_game import OtherGame, new_game, offered_games
from engine.straights.local_table.running_game import RunningGame, new_session
from engine.straights.protocol import daily_messages
from engine.straights.protocol import other_games as others
from engine.straights.protocol import table_messages as messages
from engine.straights.protocol import table_requests as requests
from engine.straights.protocol.tables import Description, Reason, TableMoved
from engine.straights.session import Session
from engine.straights.statistics.counting import new_record
from engine.straights.statistics.other_games import new_record as new_other_record
from engine.straights.statistics.records import GameRecord
from engine.straights.storage.seal import seal_of
from engine.straights.text.refusals import refusal, unopened_game
from engine.text.sentence import Sentence

Running = RunningGame | OtherGame
_text_of = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class LocalTable:
    """Answers the messages of docs/protocol.md; each text received or sent is one message.

    Args:
        send: sends a message to the client.
        draw_secret: returns this many unpredictable random bits.
        now: returns the time, ISO 8601 in UTC.
        pace: delays forced moves for clients that want it; None for no delays.

    Attributes:
        running: the game that is played, hidden cards included: never for clients. None before the first.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        draw_secret: Callable[[int], int],
        now: Callable[[], str],
        pace: Pace | None = None,
    ) -> None:
        self._send_text, self._draw_secret, self._now = send, draw_secret, now
        self._pace = pace
        self.running: Running | None = None
        self._told_record: GameRecord | None = None
        self._told_help: str | None = None
        self._seq = 0
        self._game = 0
        self._last_n = -1

    @property
    def session(self) -> Session | None:
        """The game of Straights that is played, hidden cards included: never for clients; None without."""
        return self.running.game.session if isinstance(self.running, RunningGame) else None

    def start(self) -> None:
        """Send the greeting."""
        self._answer(None, answers.hello())

    def receive(self, text: str) -> None:
        """Handle a message; raises nothing, whatever the text is."""
        try:
            message = requests.read_message(text)
        except requests.UnreadableMessage as error:
            self._answer(error.n, answers.refusal(error))
            return
        if isinstance(message, requests.Ready):
            if message.seq == self._seq and self.running is not None:
                self._go_on(self.running, is_paced=message.is_paced)
        elif message.n > self._last_n:
            self._last_n = message.n
            try:
                self._do(message.n, message.request)
            except EngineError as error:
                self._answer(message.n, answers.refusal(error, self._text_of_refusal(error)))

    def _do(self, n: int, request: requests.Request) -> None:
        if isinstance(request, requests.QuestionWithoutGame):
            self._answer(n, self._without_game(request))
            return
        match request:
            case requests.NewGame() | daily_messages.NewDailyDeal():
                self._begin(n, "new", RunningGame(self._new_session(request), self._now))
            case others.NewOther():
                self._begin(n, "new", new_game(request, self._draw_secret, self._now))
            case requests.OpenGame():
                self._begin(n, "opened", self._opened(request))
            case _ if self.running is None:
                raise NoGame("no game has been begun or opened")
            case _ if isinstance(request, requests.InAnyGame):
                self._use(n, self.running, request)
            case _ if isinstance(self.running, OtherGame):
                self._use_other(n, self.running, request)
            case requests.DealAgain():
                raise BadMessage("Straights is begun again by `new`")
            case requests.Rename():
                self.running.game.rename(request.seat, request.name)
                self._tell_table(self.running, n, "renamed")
            case requests.ShowHand() | requests.HideHand():
                self._show(n, self.running, request)
            case _:
                self._answer_about(n, self.running, self._answer_to(self.running, request))

    def _use(self, n: int, running: Running, request: requests.InAnyGame) -> None:
        """Do what every game knows."""
        match request:
            case requests.SubmitCommand():
                self._tell_moves(running, n, running.submit(request.command))
            case requests.GiveAnswer():
                self._tell_moves(running, n, running.answer(request.answer))
            case requests.Restart():
                self._begin_again(n, running, "new", running.restarted())
            case requests.PlayOn():
                self._begin_again(n, running, "opened", running.branch(request.at))
            case requests.Replay():
                self._answer_about(n, running, running.replay(request.at, is_open=request.open))
            case requests.Save():
                self._answer(n, self._saved(running))
            case requests.Undo():
                running.undo()
                self._tell_table(running, n, "undone")
            case requests.Redo():
                running.redo()
                self._tell_table(running, n, "redone")
            case requests.Describe():
                self._answer(n, running.description(request))

    def _use_other(self, n: int, running: OtherGame, request: requests.Request) -> None:
        match request:
            case requests.AskHint():
                self._answer_about(n, running, running.hint(self._seq))
            case requests.DealAgain():
                self._begin(n, "new", running.dealt_again(self._draw_secret))
            case _:
                raise OnlyInStraights("only Straights has this")

    def _show(self, n: int, running: RunningGame, request: requests.ShowHand | requests.HideHand) -> None:
        if isinstance(request, requests.ShowHand):
            running.show_hand(request.seat)
            self._tell_table(running, n, "hand_shown", is_same_game=True)
        else:
            running.game.viewer = None
            self._tell_table(running, n, "hand_hidden", is_same_game=True)

    def _answer_to(self, running: RunningGame, question: requests.Question) -> messages.Answer:
        match question:
            case requests.AskHint():
                from engine.straights.local_table.advice_messages import hint_message  # noqa: PLC0415  # loads the expert

                return hint_message(self._seq, running.hint())
            case requests.AskPromise():
                return Description(running.promise())
            case requests.Track():
                return answers.tracker(running.game)
            case requests.ShowDeck():
                return running.deck()
            case requests.Review():
                return running.review(question)
            case daily_messages.AskDealDay():
                return answers.deal_day(question, running.game.session)
            case daily_messages.AskDealResult():
                return running.deal_result(question)
            case _:
                return assert_never(question)

    def _opened(self, request: requests.OpenGame) -> Running:
        other, record = read_other(request.text), request.record
        if other is not None:
            _verify_record(record, new_other_record(*other))
            return OtherGame(*other, self._now, record)
        seats = None if self.session is None else self.session.setup.seats
        session = read_game(request.text, seats)
        _verify_record(record, new_record(session.setup))
        return RunningGame(session, self._now, record)

    def _new_session(self, request: requests.NewSession) -> Session:
        if isinstance(request, requests.NewGame):
            return new_session(request, self._draw_secret)
        from engine.straights.local_table.daily import daily_session  # noqa: PLC0415  # loads the expert

        return daily_session(request)

    def _without_game(self, request: requests.QuestionWithoutGame) -> messages.Answer:
        """The answer to a question that needs no game: mostly about what the client has kept."""
        match request:
            case requests.AskSeal():
                other = read_other(request.text)
                if other is None:
                    return messages.SealMessage(seal_of(read_game(request.text, None).setup))
                record = new_other_record(*other)
                return messages.SealMessage(None if record is None else record.game)
            case others.AskGames():
                return others.GamesMessage(offered_games(request.kept))
            case others.AskNewGame():
                return answers.new_game(request)
            case others.AskLesson():
                return answers.lesson(request)
            case requests.AskStatistics():
                from engine.straights.local_table.figures_answer import figures_answer  # noqa: PLC0415  # rarely needed

                if request.reset and self.running is not None:
                    self.running.reset_record()
                return figures_answer(request, None if self.running is None else self.running.record)
            case requests.AskBackup():
                from engine.straights.local_table.backup import backup_answer  # noqa: PLC0415  # rarely needed

                return backup_answer(request, self._now)
            case _:
                return self._daily_answer(request)

    def _daily_answer(self, request: requests.DailyQuestion) -> messages.Answer:
        from engine.straights.local_table import daily  # noqa: PLC0415  # loads the expert

        match request:
            case daily_messages.AskToday():
                running = self.running
                straights = running.game if isinstance(running, RunningGame) else None
                other = running if isinstance(running, OtherGame) else None
                return daily.today_message(request, straights, other)
            case daily_messages.AskPuzzle():
                return daily.puzzle_message(request)
            case daily_messages.AnswerPuzzle():
                return daily.answered_message(request)
            case _:
                return assert_never(request)

    def _begin_again(self, n: int, running: Running, reason: Reason, branch: Running) -> None:
        self._send_record(running)  # it may have become practice
        self._begin(n, reason, branch)

    def _go_on(self, running: Running, *, is_paced: bool) -> None:
        """Continue after the client has caught up: the next computer moves, or the hand is hidden."""
        game, humans = running.game, running.game.humans
        turn, viewer = game.turn, game.viewer
        if turn is None:
            dealt = running.deal()
            if dealt is not None:
                self._tell_moves(running, None, dealt)
        elif viewer is None and len(humans) == 1 and game.is_at_screen(humans[0]):
            game.viewer = humans[0]
            self._tell_table(running, None, "hand_shown", is_same_game=True)
        elif viewer is not None and humans and (viewer not in humans or (turn in humans and turn != viewer)):
            game.viewer = None
            self._tell_table(running, None, "hand_hidden", is_same_game=True)
        elif strategy := game.session.players[turn]:
            make_move = partial(running.move, turn, strategy)
            if is_paced and self._pace is not None:
                moves = self._pace.move(turn, strategy, make_move, is_forced=running.is_forced(turn))
            else:
                moves = make_move()
            self._tell_moves(running, None, moves)

    def _text_of_refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        if isinstance(error, SaveGameError | TranscriptError):
            return (unopened_game(error),)
        running = self.running
        return refusal(error, "") if running is None else running.rules.refusal(error, running.table())

    def _begin(self, n: int, reason: Reason, running: Running) -> None:
        self.running, self._told_help = running, None
        self._told_record = running.record
        self._game += 1
        self._tell_table(running, n, reason)

    def _tell_table(
        self, running: Running, n: int | None, reason: Reason, *, is_same_game: bool = False
    ) -> None:
        """Send the whole game; with `is_same_game`, only the viewer has changed."""
        self._seq += 1
        if isinstance(running, RunningGame):
            running.note_viewer()
        if not is_same_game:
            self._answer(None, self._saved(running))
        self._send_record(running)
        self._answer(n, running.whole(self._seq, reason))

    def _tell_moves(self, running: Running, n: int | None, moves: Moved) -> None:
        self._seq += 1
        self._answer(None, self._saved(running))
        self._send_record(running)
        self._answer(n, TableMoved(self._seq, moves, running.fields()))

    def _saved(self, running: Running) -> messages.SavedMessage:
        return messages.SavedMessage(self._seq, self._game, running.saved_text())

    def _send_record(self, running: Running) -> None:
        record = running.record
        if record is not None and record != self._told_record:
            self._told_record = record
            self._answer(None, messages.StatisticsMessage(record, record.round_to_review()))
        helped = running.helped_deal if isinstance(running, RunningGame) else None
        if helped is not None and helped != self._told_help:
            self._told_help = helped
            self._answer(None, daily_messages.HelpedMessage(helped))

    def _answer_about(self, n: int, running: Running, answer: messages.Answer) -> None:
        self._send_record(running)  # the question may have turned the round into practice
        self._answer(n, answer)

    def _answer(self, n: int | None, message: messages.FromTable) -> None:
        self._send_text(_text_of(numbered(messages.FROM_TABLE.write(message), n)))


def _verify_record(record: GameRecord | None, new: GameRecord | None) -> None:
    if record is not None and (new is None or new.game != record.game):
        raise BadMessage("the record is that of another game")
