"""A game at a table, whichever it is: what its viewer does, sees, takes back and looks at again."""

from __future__ import annotations

from contextlib import suppress

from engine.errors import BadMessage, NotationError, SetupError
from engine.fast_dataclass import TYPE_CHECKING, Generic, replace
from engine.games.changes import Moved, moved
from engine.games.game import Game, table_of
from engine.games.new_game import ChosenGame, Preset
from engine.games.new_game_sheet import Chosen, fixed_and_kept
from engine.games.registry import AnyGame, AnySession, game_named, new_games, preset_named
from engine.games.saved_game import SaveGameText
from engine.games.seal import new_key
from engine.games.session import Action, Event, Seen, Setup, State
from engine.games.viewed_session import ViewedSession
from engine.straights.commands import RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import SeatIsComputer
from engine.straights.local_table import answers, computers
from engine.straights.local_table.errors import HandIsHidden, NothingToRedo, NothingToUndo, OnlyInStraights
from engine.straights.local_table.replay import Replay, log_and_round
from engine.straights.local_table.whole_table import game_fields, whole_table
from engine.straights.protocol.other_games import NewOther, OfferedGame
from engine.straights.protocol.table_messages import Advice, HintMessage
from engine.straights.protocol.tables import GameFields, ShownGame
from engine.straights.statistics import other_games as counting
from engine.text.sentence import Names, signs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.games.table import Answer, Table
    from engine.straights import commands
    from engine.straights.protocol.table_requests import Describe
    from engine.straights.protocol.tables import Description, Reason, TableReplay, WholeTable
    from engine.straights.statistics.records import GameRecord
    from engine.text.sentence import Sentence


class PlayedGame(Generic[Setup, State, Action, Event, Seen]):
    """The operations of a client on a game, with its record, and those that make a round practice.

    Attributes:
        simplest: the strategy that takes over where another one fails.
        record: that of the statistics, None if the game cannot count.
    """

    def __init__(
        self,
        rules: Game[Setup, State, Action, Event, Seen],
        game: ViewedSession[Setup, State, Action, Event, Seen],
        record: GameRecord | None,
    ) -> None:
        self.rules, self.game, self.record = rules, game, record
        self.simplest = rules.strategies[0]
        self._replay = Replay(rules, game.session)
        self._setup, self._text = game.session.setup, SaveGameText(rules, game.session.setup)

    def table(self) -> Table:
        """All that the viewer sees."""
        return table_of(self.rules, self.game.session.state, self.game.viewer)

    def value(self) -> ShownGame:
        """The game as its viewer may see it."""
        return ShownGame(self.table(), self.fields())

    def whole(self, seq: int, reason: Reason) -> WholeTable:
        """The message with the whole game."""
        history = log_and_round(map(self.rules.happening, self.game.history()))
        return whole_table(self.rules, self.game.session.setup, seq, reason, self.value(), *history)

    def fields(self) -> GameFields:
        """What is known of the game beside its table."""
        game = self.game
        return replace(
            game_fields(game.session, self.rules.name, game.viewer),
            can_undo=game.can_undo(),
            can_redo=game.can_redo(),
            is_practice=self.is_practice,
            left_seat=game.left_seat,
        )

    def saved_text(self) -> str:
        """The game as the text of a saved file, of which only new actions are encoded."""
        session = self.game.session
        if session.setup != self._setup:  # a seat was renamed
            self._setup, self._text = session.setup, SaveGameText(self.rules, session.setup)
        return self._text.of(session.actions)

    def submit(self, command: commands.Action) -> Moved:
        """Submit a client's command for the viewer; raises a Refusal or a TableError."""
        raise NotImplementedError

    def answer(self, answer: Answer) -> Moved:
        """Do what the viewer answers; raises a Refusal or a TableError."""
        game = self.game
        if game.viewer is None:
            raise HandIsHidden("nobody's hand is shown")
        if game.turn is not None and game.viewer not in game.humans:
            raise SeatIsComputer("a computer plays the seat that is shown")
        return self._carry_out(self.rules.action(self.rules.rest(game.observation()), answer))

    def move(self, seat: int, strategy: str) -> Moved:
        """Let the computer on turn move; if its choice is refused, the simplest strategy takes the seat."""
        before = self.rules.rest(self.game.observation())
        return self._told(before, computers.move(self.rules, self.game, seat, (strategy, self.simplest)))

    def deal(self) -> Moved | None:
        """Deal the next round where the table itself does that; None where it does not."""
        action = self.rules.next_deal(self.game.session.state)
        return None if action is None else self._carry_out(action)

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has only one choice."""
        offers = self.rules.rest(self.game.session.observe(seat)).offers
        return len(offers) == 1 and not offers[0].numbers and len(offers[0].cards) <= offers[0].least

    def undo(self) -> None:
        """Undo the viewer's last move, which may make rounds practice; raises NothingToUndo."""
        seen = self.game.undo(lambda seen: self.rules.rest(seen).round)
        if seen is None:
            raise NothingToUndo("there is nothing to take back")
        for number in seen:
            self.mark_practice(number)

    def redo(self) -> None:
        """Redo what was last undone; raises NothingToRedo."""
        if not self.game.redo():
            raise NothingToRedo("nothing to redo")

    def replay(self, at: int | None, *, is_open: bool) -> TableReplay:
        """A position of the game; with open hands, one of the current round makes it practice."""
        value = self._replay.moment(self.game.session, at, self.game.viewer, is_open=is_open)
        if is_open and not self.game.session.is_over and self._replay.round_at(at) == self.round:
            self.mark_practice(self.round)
        return value

    @property
    def round(self) -> int:
        """The number of the running round."""
        return self.rules.rest(self.game.observation()).round

    @property
    def is_practice(self) -> bool:
        """Whether the round does not count, in a game that could."""
        record = self.record
        return record is not None and (record.is_practice(self.round) or self.game.session.is_exchanged)

    def mark_practice(self, number: int) -> None:
        """Mark a round as practice."""
        self._change_record(lambda record: record.with_practice(number))

    def reset_record(self) -> None:
        """Delete the figures of the record."""
        self._change_record(lambda record: record.reset())

    def description(self, request: Describe) -> Description:
        """What a client shows, in words."""
        return answers.description(request, self.rules)

    def _change_record(self, change: Callable[[GameRecord], GameRecord]) -> None:
        if self.record is not None:
            self.record = change(self.record)

    def _carry_out(self, action: Action) -> Moved:
        before = self.rules.rest(self.game.observation())
        return self._told(before, self.game.submit(action))

    def _told(self, before: Table, events: tuple[Event, ...]) -> Moved:
        """What to tell of events, as the viewer knows them, after a table."""
        happenings, seen = tuple(map(self.rules.happening, events)), self.game.observation()
        result = self.rules.result(seen) if any(each.shows_result for each in happenings) else None
        return moved(before, replace(self.rules.rest(seen), result=result), happenings)


class OtherGame(PlayedGame[object, object, object, object, object]):
    """A game of the registry that is not Straights.

    Args:
        now: the time, ISO 8601 in UTC; "" where nothing is played.
        record: what is known of the game; None for nothing.
    """

    def __init__(
        self,
        rules: AnyGame,
        session: AnySession,
        now: Callable[[], str] = str,
        record: GameRecord | None = None,
    ) -> None:
        super().__init__(rules, ViewedSession(session), record or counting.new_record(rules, session))
        self._now = now

    def title(self) -> tuple[Sentence, Names]:
        """What it is and how far, and who plays."""
        table = self.rules.rest(self.game.session.observe(None))
        return table.title or signs(self.rules.name), Names(tuple(seat.name for seat in table.seats))

    def submit(self, command: commands.Action) -> Moved:
        """Let a computer play the viewer's seat, or the human who has left it."""
        game, rules, seats = self.game, self.rules, range(len(self.game.session.players))
        match command:
            case RageQuit() if game.viewer is not None:
                seat, player = game.viewer, self.simplest
            case TakeSeat() if game.left_seat is not None:
                seat, player = game.left_seat, ""
            case SetStrategy(seat=seat, strategy=player) if player in rules.strategies and seat in seats:
                pass
            case _:
                raise BadMessage("this game has answers, and no commands")
        return self._carry_out(rules.exchange(game.session.state, seat, player))

    def branch(self, at: int) -> OtherGame:
        """A game from the position after this many actions, whose cards are known."""
        self._change_record(lambda record: record.with_practice_from(self.round))
        return OtherGame(self.rules, self.game.session.rewound(at), self._now, self.record)

    def restarted(self) -> OtherGame:
        """The same players and cards from the start."""
        return self.branch(0)

    def dealt_again(self, draw_secret: Callable[[int], int]) -> OtherGame:
        """The same players and settings with other cards."""
        setup = new_games(self.rules.name).dealt_from(self.game.session.setup, new_key(draw_secret))
        return OtherGame(self.rules, self.rules.session(setup), self._now)

    def hint(self, seq: int) -> HintMessage:
        """What the viewer had better do, and why; raises OnlyInStraights where the game says nothing."""
        said = self.rules.hint(self.game.observation())
        if not said:
            raise OnlyInStraights("this game has no hint now")
        self._change_record(lambda record: record.with_hint(self.round))
        return HintMessage(seq, said[1:], Advice(None, said[0], said[:1], ()))

    def _told(self, before: Table, events: tuple[object, ...]) -> Moved:
        moved = super()._told(before, events)
        if any(each.shows_result for each in moved.happenings):
            rules, session = self.rules, self.game.session
            self._change_record(lambda record: counting.recorded(record, rules, session, self._now()))
        return moved


def offered_games(kept: Sequence[str]) -> tuple[OfferedGame, ...]:
    """What can be begun besides Straights: presets, and rules that a player has kept."""
    return tuple(
        OfferedGame(name, preset.key, preset.title, tuple(preset.seats), preset.proposed, preset.lengths)
        for name, preset in fixed_and_kept(kept)
    )


def new_game(new: NewOther, draw_secret: Callable[[int], int], now: Callable[[], str]) -> OtherGame:
    """A new game; raises NotationError or SetupError for one that is not offered, or for names."""
    chosen = Chosen.of(new.chosen)
    rules, offered = game_named(chosen.game), new_games(chosen.game)
    setup = offered.dealt_from(chosen.setup(new.names), new_key(draw_secret))
    return OtherGame(rules, rules.session(setup), now)


def preset_of(chosen: ChosenGame) -> Preset:
    """The kind of game; raises BadMessage for one that is not offered."""
    with suppress(NotationError, SetupError):
        preset = preset_named(chosen.name, chosen.preset)
        if chosen.seats in preset.seats and chosen.length < len(preset.lengths):
            return preset
    raise BadMessage("no such game is offered for so many players, or of that length", "game")
