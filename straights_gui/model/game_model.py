"""The running game of Straights as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.game import Game
from engine.straights.commands import Action
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.observation_after import steps
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.state import GameState
from engine.text.sentence import EventText
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

    @property
    def rules(self) -> Game[Setup, GameState, Action, Event, Observation]:
        """The functions of the game."""
        from engine.straights import game  # not for the first paint

        return game

    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer, as dealt."""
        return self.observation().hand

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
