"""The running game of Straights as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.cards.card import Card
from engine.errors import EngineError
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.table import Answer, Happening, Table
from engine.straights.commands import Action, Command, Quit, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.observation_after import steps
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.state import GameState
from engine.straights.strategies.registry import strategy_named
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Step
from straights_gui.model.local_game import LocalGame

Save = Callable[[Session], None]


class GameModel(LocalGame[Setup, GameState, Action, Event, Observation]):
    """A game of Straights in this program."""

    simplest = FIRST_LEGAL

    def __init__(self, session: Session, save: Save) -> None:
        """`save` is called with the session after each change."""
        super().__init__(HostedGame(session), lambda _session: save(self.session))

    _game: HostedGame

    @property
    def session(self) -> Session:
        """The complete game, for saving and for controllers, but not for views."""
        return self._game.session

    def observation(self) -> Observation:
        """The game, redacted for the viewer."""
        return self._game.observation()

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; the discards of finished rounds are open."""
        return self._game.history()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.observation().winners)

    def table(self) -> Table:
        """All that the viewer sees."""
        from engine.straights import game  # not for the first paint

        return game.table_of(self.observation())

    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer, as dealt."""
        return self.observation().hand

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""
        from engine.straights import game  # as above

        return tuple(map(game.happening, self.history()))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return tuple(said_of(event, self.observation()) for event in self.history())

    def description(self, table: Table) -> tuple[Sentence, ...]:
        """A table for a screen reader."""
        from engine.straights import game  # as above

        return tuple(game.description(table))

    def answer(self, answer: Answer) -> None:
        """Play or discard a card; raises a Refusal, which changes nothing."""
        from engine.straights import game  # as above

        self.submit(game.action(game.rest(self.observation()), answer))

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        """Why something was refused, for the player."""
        from engine.straights import game  # as above

        return game.refusal(error, game.rest(self.observation()))

    def act(self, action: object) -> None:
        """Carry out what a strategy has chosen; raises a Refusal as `answer`."""
        assert isinstance(action, Command)
        self.submit(action)

    def exchange(self, seat: int, player: str) -> None:
        """Give a seat to a strategy, or to a human (""); raises a Refusal."""
        is_computer = isinstance(self.observation().seats[seat].player, Computer)
        given = SetStrategy(seat, player) if is_computer else RageQuit(seat, player)
        self.submit(given if player else TakeSeat(seat))

    def chooser(self, seat: int) -> Callable[[str], object]:
        """What a strategy of a name chooses for the seat now."""
        seen = self.session.observe(seat)
        return lambda strategy: strategy_named(strategy).choose(seen)

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has only one choice."""
        return self.session.observe(seat).forced is not None

    def forced(self) -> object | None:
        """The only choice of the viewer; None if there are others, or none."""
        return self.observation().forced

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Execute a command; raises a Refusal, which changes nothing.

        Returns the events, redacted for the viewer; `happened` emits their steps.
        """
        if isinstance(command, ShowDeck | Quit):
            return self._game.submit(command)
        return self._submit(command)

    def at(self, count: int, viewer: int | None) -> GameModel:
        """The game after so many actions, for a replay."""
        other = GameModel(self.session.rewound(count), lambda _session: None)
        other._game.viewer = viewer
        return other

    def replace(self, session: Session) -> None:
        """Replace the game by another one."""
        self._game = HostedGame(session)
        self._tell_replaced()

    def rename(self, seat: int, name: str) -> None:
        """Rename a seat, in past events as well; raises SetupError for an invalid name."""
        if self._game.rename(seat, name):
            self._tell_replaced()

    def _round_of(self, seen: Observation) -> int:
        return seen.number

    def _steps(self, before: Observation, events: Sequence[Event]) -> tuple[Step, ...]:
        return steps_of(before, events, self.observation())


def steps_of(before: Observation, events: Sequence[Event], after: Observation) -> tuple[Step, ...]:
    """The steps from an observation to a later one."""
    return tuple(_steps(before, events, after))


def _steps(before: Observation, events: Sequence[Event], after: Observation) -> Iterator[Step]:
    from engine.straights import game  # as above

    for step in steps(before, events, after):
        table = game.table_of(step.observation)
        if isinstance(step.event, RoundEnded | GameEnded):
            table = replace(table, piles=tuple(replace(pile, cards=()) for pile in table.piles))
        yield Step(Shown(game.happening(step.event), table), said_of(step.event, after))


def said_of(event: Event, seen: Observation) -> EventText:
    """What is said of an event, by the names of an observation."""
    from engine.straights.text.events import event_text  # as above

    return event_text(event, [seat.name for seat in seen.seats])
