"""What the table shows of the game, as data: the border between a game and its view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.movements import between
from engine.games.table import Happening, Movement, Table
from engine.straights.events import CardDiscarded, CardPlayed, Event, RoundEnded, RoundStarted
from engine.straights.text.events import earlier_move
from straights_gui.view.table.animation.recap import Recap

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.straights.observation import Observation, Step
    from straights_gui.view.style.motion import Timeline
    from straights_gui.view.table.table_view import TableView


def table_of(seen: Observation) -> Table:
    """The table that a seat sees, or somebody who looks on."""
    from engine.straights import game  # not for the first paint

    return replace(game.rest(seen), piles=game.piles(seen))


def timeline_of(view: TableView, step: Step | Recap, *, reacts: bool = False) -> Timeline:
    """The animation of an event, to which portraits may react, or a recap of missed moves."""
    from engine.straights import game  # as above

    if isinstance(step, Recap):
        return view.timeline_for(step, step.shown)
    table = table_of(step.observation)
    shown = Shown(game.happening(step.event, table.seats), table)
    if reacts:
        view.react(shown)
    return view.timeline_for(step, shown)


def jump(
    view: TableView,
    before: Sequence[Event],
    after: Sequence[Event],
    seen: Observation,
    open_hands: tuple[tuple[Card, ...], ...] | None = None,
) -> None:
    """Show another moment; cards fly from one history to the other, each as its viewer may know it.

    Between two rounds or two viewers none flies, nor from a result: no card comes from where it was.
    """
    rounds, table = (_last_round(before), _last_round(after)), table_of(seen)
    is_same = rounds[0][0] == rounds[1][0]
    is_played = not any(isinstance(event, RoundEnded) for event in chain(*rounds))
    ways = between(*(_ways(events, table) for events in rounds)) if is_same and is_played else ()
    view.jump(seen, table, ways, open_hands)


def recap_of(seen: Observation, history: Sequence[Event]) -> Recap:
    """The moves of the others since the seat's own last move in this round, to be shown again."""
    missed: list[CardPlayed | CardDiscarded] = []
    for event in _last_round(history):
        if isinstance(event, CardPlayed | CardDiscarded):
            missed = [] if event.seat == seen.seat else [*missed, event]
    said = (
        earlier_move(each.card if isinstance(each, CardPlayed) else None, seen.seats[each.seat].name)
        for each in missed
    )
    table = table_of(seen)
    return Recap(Shown(Happening(_ways(missed, table), spoken=tuple(said)), table))


def _last_round(history: Sequence[Event]) -> Sequence[Event]:
    deals = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
    return history[deals[-1] :]


def _ways(events: Iterable[Event], table: Table) -> tuple[Movement, ...]:
    from engine.straights import game  # as above

    return tuple(chain.from_iterable(game.happening(event, table.seats).movements for event in events))
