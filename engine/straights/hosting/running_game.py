"""A game at a table with its record: the operations of a client, and those that make a round practice."""

from __future__ import annotations

from collections.abc import Callable

from engine.errors import EngineError, UnknownStrategy
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy
from engine.straights.errors import BadMessage, SeatIsComputer
from engine.straights.events import Event
from engine.straights.hosting import answers, computers
from engine.straights.hosting.errors import HandIsHidden, NothingToRedo, NothingToUndo, ReviewFailed
from engine.straights.hosting.game_record import GameRecord
from engine.straights.hosting.game_serializer import GameSerializer
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.hosting.replay import Replay
from engine.straights.hosting.reviews import SeatReview
from engine.straights.player import Computer
from engine.straights.protocol.table_messages import (
    DeckMessage,
    ReplayMessage,
    ReviewMessage,
    TranscriptMessage,
)
from engine.straights.protocol.table_requests import NewGame, Review
from engine.straights.protocol.values import NOBODY, of_seat
from engine.straights.session import Session
from engine.straights.setup import SEATS, SeatSetup, Setup
from engine.straights.storage.seal import sealed_setup
from engine.straights.strategies.registry import NAMES


class RunningGame:
    """One game, from its first card or from a saved text."""

    def __init__(self, session: Session, record: GameRecord | None = None) -> None:
        self.game = HostedGame(session)
        self.record = record if record is not None else GameRecord(session.setup)
        self.state = GameSerializer(self.game, self.record)
        self._replay = Replay(session)
        self._reviews = tuple(map(SeatReview, range(SEATS)))

    @property
    def _round(self) -> int:
        return self.game.session.state.number

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Submit a client's command for the viewer; raises a Refusal or a TableError."""
        game = self.game
        command = of_seat(action, NOBODY if game.viewer is None else game.viewer)
        if isinstance(command, RageQuit | SetStrategy):
            _require_strategy(command.strategy)
        if isinstance(command, Play | Discard | RageQuit) and game.viewer is None:
            raise HandIsHidden("nobody's hand is shown")
        if isinstance(command, Play | Discard) and game.turn is not None and game.viewer not in game.humans:
            raise SeatIsComputer("a computer plays the seat that is shown")
        return self._recorded(game.submit(command))

    def move(self, seat: int, strategy: str) -> tuple[Event, ...]:
        """Let the computer on turn move."""
        return self._recorded(computers.move(self.game, seat, strategy))

    def restarted(self) -> RunningGame:
        """The same players and cards from the start; the cards are known now, so it is unsealed practice."""
        return RunningGame(Session(replace(self.game.session.setup, salt="")))

    def branch(self, at: int) -> RunningGame:
        """A game from the position after this many actions; it never counts: its later deals are known.

        Raises BadMessage if the game has fewer.
        """
        session = self.game.session
        if at > len(session.actions):
            raise BadMessage(f"the game has {len(session.actions)} actions")
        if self.game.turn is not None:
            self.record.mark_rest(self._round)
        setup = session.setup if session.setup.key else replace(session.setup, salt="")
        return RunningGame(Session(setup, session.actions[:at]))

    def review(self, request: Review) -> ReviewMessage:
        """One step of the review of a finished round; raises BadMessage, NothingToReview or ReviewFailed."""
        try:
            value = self._reviews[request.seat].step(self.game.session, request.round, request.step)
        except EngineError:
            raise
        except Exception as error:
            raise ReviewFailed(str(error)) from error
        if value.price is not None:
            self.record.record_price(self.game.session, request.seat, request.round, value.price)
        return value.answer

    def undo(self) -> None:
        """Undo the viewer's last move; raises NothingToUndo."""
        seen = self.game.undo()
        if seen is None:
            raise NothingToUndo("there is nothing to take back")
        for number in seen:
            self.record.mark_practice(number)

    def redo(self) -> None:
        """Redo what was last undone; raises NothingToRedo."""
        if not self.game.redo():
            raise NothingToRedo("nothing was taken back")

    def show_hand(self, seat: int) -> None:
        """Show the hand of a human's seat; raises SeatIsComputer."""
        if seat not in self.game.humans:
            raise SeatIsComputer("a computer plays this seat")
        self.game.show_hand(seat)

    def note_viewer(self) -> None:
        """Mark the round as practice if the viewer has seen another seat's hand."""
        if self.game.viewer is not None and self.game.turn is not None:
            self.record.see_hand(self._round, self.game.viewer)

    def hint(self) -> Advice:
        """The hint, which is counted."""
        advice = answers.hint(self.game)
        self.record.count_hint(self.game.session)
        return advice

    def replay(self, at: int | None, *, is_open: bool) -> ReplayMessage:
        """A position of the game; with open hands, one of the current round makes it practice."""
        value = self._replay.moment(self.game.session, at, self.game.viewer, is_open=is_open)
        if is_open and self.game.turn is not None and self._replay.round_at(at) == self._round:
            self.record.mark_practice(self._round)
        return value

    def deck(self) -> DeckMessage:
        """The hands as dealt; the round becomes practice."""
        self.record.mark_practice(self._round)
        return answers.deck(self.game.session)

    def transcript(self) -> TranscriptMessage:
        """The console's text of the game; its arguments contain the seed, so a sealed one is practice."""
        if self.game.is_sealed:
            self.record.mark_rest(self._round)
        return answers.transcript(self.game.session)

    def _recorded(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.record.record(self.game.session, events)
        return events


def new_game(request: NewGame, draw_secret: Callable[[int], int]) -> RunningGame:
    """Create the game that a client requests; raises SetupError or UnknownStrategy."""
    for player in request.strategies:
        if isinstance(player, Computer):
            _require_strategy(player.strategy)
    seats = tuple(
        SeatSetup(name, player) for name, player in zip(request.names, request.strategies, strict=True)
    )
    if request.seed is None:
        return RunningGame(Session(sealed_setup(seats, request.variant, draw_secret)))
    return RunningGame(Session(Setup(request.seed, seats, request.variant)))


def _require_strategy(name: str) -> None:
    if name not in NAMES:
        raise UnknownStrategy(f"no strategy is called {name!r}")
