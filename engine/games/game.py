"""A game, as window, page and server use it: a module of pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.errors import EngineError
from engine.fast_dataclass import Protocol, replace
from engine.games.changes import Moved, moved
from engine.games.saved_game import Notation
from engine.games.session import Action, Event, Rules, Seen, Session, Setup, State
from engine.games.table import Answer, Happening, Pile, Result, SeatData, Table
from engine.text.sentence import Sentence


class Game(
    Notation[Setup, Action],
    Rules[Setup, State, Action, Event, Seen],
    Protocol[Setup, State, Action, Event, Seen],
):
    """Functions of a game; actions that the rules do not allow raise a Refusal.

    `Seen` is its own observation: what a strategy gets, and all that a table is made of. `observe` and
    `redact` alone decide what is hidden. An event is self-contained: what it moves follows from it alone.
    """

    seats: range

    def session(
        self, setup: Setup, actions: Iterable[Action] = (), /
    ) -> Session[Setup, State, Action, Event, Seen]: ...
    def exchange(self, state: State, seat: int, player: str, /) -> Action: ...  # "" for a human
    def piles(self, seen: Seen, /) -> tuple[Pile, ...]: ...  # movements lead from each to the next
    def rest(self, seen: Seen, /) -> Table: ...  # without piles and result
    def result(self, seen: Seen, /) -> Result | None: ...  # of the last finished round
    def happening(self, event: Event, seats: Sequence[SeatData], /) -> Happening: ...  # of a known event
    def action(self, table: Table, answer: Answer, /) -> Action: ...  # whether it is allowed or not
    def refusal(self, error: EngineError, table: Table, /) -> tuple[Sentence, ...]: ...
    def description(self, seen: Seen, /) -> tuple[Sentence, ...]: ...  # the table for a screen reader
    def choose(self, strategy: str, seen: Seen, /) -> Action: ...


def table_of(game: Game[Setup, State, Action, Event, Seen], state: State, viewer: int | None) -> Table:
    """All that a seat sees, or somebody who looks on (None)."""
    seen = game.observe(state, viewer)
    return replace(game.rest(seen), piles=game.piles(seen), result=game.result(seen))


def told(
    game: Game[Setup, State, Action, Event, Seen], state: State, events: Iterable[Event], before: Table
) -> Moved:
    """What to tell the viewer of a table of the last action, whose events have led to the state."""
    viewer, seats = before.viewer, before.seats
    seen = game.observe(state, viewer)
    happenings = tuple(game.happening(game.redact(event, viewer), seats) for event in events)
    result = game.result(seen) if any(each.shows_result for each in happenings) else None
    return moved(before, replace(game.rest(seen), result=result), happenings)
