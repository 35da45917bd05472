"""A game, as window, page and server use it: a module of pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.errors import EngineError
from engine.fast_dataclass import Protocol, replace
from engine.games.changes import Moved, moved
from engine.games.lesson import Lesson
from engine.games.saved_game import Notation
from engine.games.session import Action, Event, Rules, Seen, Session, Setup, State
from engine.games.table import Answer, Fact, Happening, Offer, Pile, Result, Table
from engine.text.sentence import EventText, Sentence

Asked = tuple[tuple[Offer, ...], tuple[Sentence, ...]]
"""What a seat may do, and what it is told to do."""


class Game(
    Notation[Setup, Action],
    Rules[Setup, State, Action, Event, Seen],
    Protocol[Setup, State, Action, Event, Seen],
):
    """Functions of a game; actions that the rules do not allow raise a Refusal.

    `Seen` is its own observation: what a strategy gets, and all that a table is made of. `observe` and
    `redact` alone decide what is hidden. An event is self-contained: what it moves follows from it alone.
    `facts_after_move` has those of the seats that know more of a move than others, which changes nothing else
    that everybody sees; it is None for any other event.
    """

    seats: range
    strategies: Sequence[str]  # of computers; the first one takes over where another one fails
    phrases: Sequence[Sentence]  # that recur in its tables
    event_texts: Mapping[str, EventText]  # what `Told` means, by its key
    lessons: Mapping[str, Lesson]  # by the keys of presets, "" in a game without

    def session(
        self, setup: Setup, actions: Iterable[Action] = (), /
    ) -> Session[Setup, State, Action, Event, Seen]: ...
    def exchange(self, state: State, seat: int, player: str, /) -> Action: ...  # "" for a human
    def piles(self, seen: Seen, /) -> tuple[Pile, ...]: ...  # movements lead from each to the next
    def rest(self, seen: Seen, /) -> Table: ...  # without piles and result
    def asked(self, state: State, seat: int, /) -> Asked: ...  # offers and message, as in `rest`
    def result(self, seen: Seen, /) -> Result | None: ...  # of the last finished round
    def happening(self, event: Event, /) -> Happening: ...  # of a known event
    def facts_after_move(self, state: State, event: Event, /) -> Mapping[int, tuple[Fact, ...]] | None: ...
    def action(self, table: Table, answer: Answer, /) -> Action: ...  # whether it is allowed or not
    def refusal(self, error: EngineError, table: Table, /) -> tuple[Sentence, ...]: ...
    def description(self, table: Table, /) -> Iterable[Sentence]: ...  # the table for a screen reader
    def choose(self, strategy: str, seen: Seen, /) -> Action: ...
    def hint(self, seen: Seen, /) -> tuple[Sentence, ...]: ...  # what to do, then why; () without any


def table_of(game: Game[Setup, State, Action, Event, Seen], state: State, viewer: int | None) -> Table:
    """All that a seat sees, or somebody who looks on (None)."""
    seen = game.observe(state, viewer)
    return replace(game.rest(seen), piles=game.piles(seen), result=game.result(seen))


def told(
    game: Game[Setup, State, Action, Event, Seen], state: State, events: Iterable[Event], before: Table
) -> Moved:
    """What to tell the viewer of a table of the last action, whose events have led to the state."""
    known = [game.redact(event, before.viewer) for event in events]
    happenings, seen = tuple(map(game.happening, known)), game.observe(state, before.viewer)
    result = game.result(seen) if any(each.shows_result for each in happenings) else None
    return moved(before, replace(game.rest(seen), result=result), happenings)
