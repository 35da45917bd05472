"""A game at a table with its record: the operations of a client, and those that make a round practice."""

from __future__ import annotations

from collections.abc import Callable

from engine.errors import BadMessage, EngineError, UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.games.changes import Moved
from engine.games.table import Table
from engine.straights import game as straights
from engine.straights.commands import Action, Exchange, RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import SeatIsComputer
from engine.straights.events import Event
from engine.straights.local_table import answers
from engine.straights.local_table.errors import HandIsHidden, ReviewFailed
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.local_table.played_game import PlayedGame
from engine.straights.local_table.reviews import SeatReview
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.protocol.table_messages import ReviewMessage, SheetMessage
from engine.straights.protocol.table_requests import NewGame, Review
from engine.straights.protocol.tables import GameFields
from engine.straights.protocol.values import NOBODY, of_seat
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, SeatSetup, Setup
from engine.straights.state import GameState
from engine.straights.statistics import counting
from engine.straights.statistics.records import GameRecord
from engine.straights.storage.seal import sealed_setup
from engine.straights.strategies.registry import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.straights.advice.hints import Advice
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.protocol.daily_messages import AskDealResult, DealResultMessage
    from engine.text.sentence import Sentence


class RunningGame(PlayedGame[Setup, GameState, Action, Event, Observation]):
    """A game of Straights, from its first card or from a saved text.

    Args:
        now: the time, ISO 8601 in UTC.
        record: what is known of the game; None for nothing.

    Attributes:
        is_helped: whether the player has had a hint, or has seen cards that were not shown.
    """

    game: HostedGame

    def __init__(self, session: Session, now: Callable[[], str], record: GameRecord | None = None) -> None:
        super().__init__(straights, HostedGame(session), record or counting.new_record(session.setup))
        self.simplest = FIRST_LEGAL
        self.is_helped = False
        self._now = now
        self._reviews = tuple(map(SeatReview, range(SEATS)))
        self._result: tuple[Session, DuplicateDeal, Iterator[DealResult | None]] | None = None

    @property
    def round(self) -> int:
        """The number of the running round."""
        return self.game.session.state.number

    def fields(self) -> GameFields:
        """What is known of the game beside its table, and at its end of the hints."""
        fields = super().fields()
        if self.record is None or not self.record.hints or self.game.turn is not None:
            return fields
        from engine.straights.text.results import with_hints  # noqa: PLC0415  # not before the end of a game

        return replace(fields, match=with_hints(self.record.hints))

    def submit(self, command: Action) -> Moved:
        """Submit a client's command for the viewer; raises a Refusal or a TableError."""
        game = self.game
        command = of_seat(command, NOBODY if game.viewer is None else game.viewer)
        if isinstance(command, RageQuit | SetStrategy):
            _require_strategy(command.strategy)
        if not isinstance(command, TakeSeat | SetStrategy) and game.viewer is None:
            raise HandIsHidden("nobody's hand is shown")
        if game.turn is not None and game.viewer not in game.humans and not isinstance(command, Exchange):
            raise SeatIsComputer("a computer plays the seat that is shown")
        return self._carry_out(command)

    def restarted(self) -> RunningGame:
        """The same players and cards from the start; the cards are known now, so it is unsealed practice."""
        running = RunningGame(Session(replace(self.game.session.setup, salt="")), self._now)
        running.is_helped = self.is_helped or self.game.can_undo()
        return running

    def branch(self, at: int) -> RunningGame:
        """A game from the position after this many actions; it never counts: its later deals are known.

        Raises BadMessage if the game has fewer.
        """
        session = self.game.session
        if at > len(session.actions):
            raise BadMessage(f"the game has {len(session.actions)} actions", "at")
        if self.game.turn is not None:
            self._change_record(lambda record: record.with_practice_from(self.round))
        setup = session.setup if session.setup.key else replace(session.setup, salt="")
        running = RunningGame(Session(setup, session.actions[:at]), self._now)
        running.is_helped = True
        return running

    def review(self, request: Review) -> ReviewMessage:
        """One step of the review of a finished round; raises BadMessage, NothingToReview or ReviewFailed."""
        try:
            answer, reviewed = self._reviews[request.seat].step(self.game.session, request)
        except EngineError:
            raise
        except Exception as error:
            raise ReviewFailed(str(error)) from error
        session = self.game.session
        if reviewed is not None and request.seat == counting.counted_seat(session):
            price, play = reviewed.price, counting.play_of(session.actions, request.round)
            self._change_record(lambda record: record.with_price(request.round, price, play))
        return answer

    def deal_result(self, request: AskDealResult) -> DealResultMessage:
        """A step towards the result of the deal; raises NoDeal or ReviewFailed."""
        from engine.straights.local_table import daily  # noqa: PLC0415  # loads the expert

        session = self.game.session
        if self._result is None or self._result[0] is not session:
            deal = daily.finished_deal(session, request.date)
            self._result = session, deal, daily.results(session, deal, self._reviews[deal.chair], request)
        _session, deal, steps = self._result
        try:
            result = next(steps)
        except EngineError:
            raise
        except Exception as error:
            raise ReviewFailed(str(error)) from error
        if result is not None:
            self._result = None
        return daily.result_message(deal, result, request.days, request.date)

    @property
    def helped_deal(self) -> str | None:
        """The deal for everybody in which the player has had help; None without help, or for another game."""
        if not self.is_helped:
            return None
        from engine.straights.duplicate.duplicate_deal import undated_deal_in  # noqa: PLC0415  # rarely needed

        deal = undated_deal_in(self.game.session.setup)
        return None if deal is None else deal.key

    def show_hand(self, seat: int) -> None:
        """Show the hand of a human's seat; raises SeatIsComputer."""
        if seat not in self.game.humans:
            raise SeatIsComputer("a computer plays this seat")
        self.game.viewer = seat

    def note_viewer(self) -> None:
        """Mark the round as practice if the viewer has seen another seat's hand."""
        viewer, own = self.game.viewer, counting.only_human(self.game.session.setup)
        if self.game.turn is not None and viewer not in (None, own):
            self.mark_practice(self.round)

    def hint(self) -> Advice:
        """The hint, which is counted."""
        value = answers.hint(self.game)
        self.is_helped = True
        self._change_record(lambda record: counting.hinted(record, self.game.session))
        return value

    def promise(self) -> tuple[Sentence, ...]:
        """What the viewer's new cards are worth, if that is sure and the round counts; else nothing."""
        from engine.straights.review.par import promise  # noqa: PLC0415  # loads the expert
        from engine.straights.text.reviews import promise as said  # noqa: PLC0415  # as above

        if self.record is None or self.record.is_practice(self.round):
            return ()
        is_counted = counting.counted_seat(self.game.session) == self.game.viewer
        par = promise(self.game.observation()) if is_counted else None
        return () if par is None else (said(par.ahead),)

    def deck(self) -> SheetMessage:
        """The hands as dealt; the round becomes practice."""
        from engine.straights.sheets.deck import deck  # noqa: PLC0415  # rarely needed

        self.mark_practice(self.round)
        hands = self.game.session.state.deck.hands(len(self.game.names))
        return SheetMessage(deck(hands, self.game.names))

    def _told(self, before: Table, events: tuple[Event, ...]) -> Moved:
        session = self.game.session
        self._change_record(lambda record: counting.recorded(record, session, events, self._now()))
        return super()._told(before, events)

    def mark_practice(self, number: int) -> None:
        """Mark a round as practice; the player had help with a deal for everybody."""
        self.is_helped = self.is_helped or self.game.turn is not None
        super().mark_practice(number)


def new_session(request: NewGame, draw_secret: Callable[[int], int]) -> Session:
    """Create the game that a client requests; raises SetupError or UnknownStrategy."""
    for player in request.strategies:
        if isinstance(player, Computer):
            _require_strategy(player.strategy)
    seats = tuple(
        SeatSetup(name, player) for name, player in zip(request.names, request.strategies, strict=True)
    )
    if request.seed is None:
        return Session(sealed_setup(seats, request.variant, draw_secret))
    return Session(Setup(request.seed, seats, request.variant))


def _require_strategy(name: str) -> None:
    if name not in NAMES:
        raise UnknownStrategy(f"no strategy is called {name!r}")
