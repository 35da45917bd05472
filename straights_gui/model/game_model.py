"""The running game of Straights as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.straights.commands import Action, Command, Quit, ShowDeck
from engine.straights.events import Event
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.state import GameState
from straights_gui.model.game import Step
from straights_gui.model.local_game import LocalGame
from straights_gui.model.straights_game import StraightsGame

Save = Callable[[Session], None]


class GameModel(StraightsGame, LocalGame[Setup, GameState, Action, Event, Observation]):
    """A game of Straights in this program."""

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

    def observation_of(self, seat: int) -> Observation:
        """The game, redacted for the seat whose strategy chooses."""
        return self.session.observe(seat)

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; the discards of finished rounds are open."""
        return self._game.history()

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
        return self.steps(before, events)
