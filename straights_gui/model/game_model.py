"""The running game of Straights as a Qt object: commands go in, redacted events come out."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.table import Table
from engine.straights import game
from engine.straights.commands import Action
from engine.straights.events import Event
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.state import GameState
from straights_gui.model.local_game import LocalGame

Save = Callable[[Session], None]


class GameModel(LocalGame[Setup, GameState, Action, Event, Observation]):
    """A game of Straights in this program."""

    simplest = FIRST_LEGAL

    def __init__(self, session: Session, save: Save) -> None:
        """`save` is called with the session after each change."""
        super().__init__(game, HostedGame(session), lambda _session: save(self.session))

    _game: HostedGame

    @property
    def session(self) -> Session:
        return self._game.session

    def observation(self) -> Observation:
        """The game, redacted for the viewer."""
        return self._game.observation()

    def hand(self) -> tuple[Card, ...]:
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

    def _shown(self, before: Table, steps: list[Shown]) -> list[Shown]:
        return with_gains(before, steps)


def with_gains(before: Table, steps: list[Shown]) -> list[Shown]:
    """Steps after a table, at the end of a round with what each seat has gained, and what it did last."""
    found, now = [], before
    for step in steps:
        shown = replace(step, table=_at_result(step.table, now)) if step.happening.shows_result else step
        found.append(shown)
        now = shown.table
    return found


def _at_result(table: Table, before: Table) -> Table:
    result = table.result
    if result is None:
        raise ValueError("a round ends without a result")
    facts = {}
    for row in result.rows:
        gained, score = row.columns
        facts[row.seat] = game.facts_of(score.number, gained.number, score.limit)
    seats = tuple(
        replace(seat, facts=facts[number], last=before.seats[number].last)
        for number, seat in enumerate(table.seats)
    )
    return replace(table, seats=seats, result=replace(result, is_last=False))
