"""What the table shows of the game, as data: the border between a game and its view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.movements import between
from engine.games.table import Form, Happening, Movement, Table
from engine.straights.events import CardDiscarded, CardPlayed, Event, GameEnded, RoundEnded, RoundStarted
from engine.straights.setup import BY_SEAT
from engine.straights.text.events import earlier_move, log_lines
from engine.straights.text.table import instructions
from straights_gui.view.text.fill import short_name

if TYPE_CHECKING:
    from engine.straights.observation import Observation, Step
    from straights_gui.view.style.motion import Timeline
    from straights_gui.view.table.table_view import TableView


OpenHands = Sequence[tuple[Card, ...]]
"""The hands of all seats, which a replay may show."""


def table_of(seen: Observation, open_hands: OpenHands | None = None) -> Table:
    """The table that a seat sees, or somebody who looks on; a replay may open all hands."""
    from engine.straights import game  # not for the first paint

    hands: dict[int | None, tuple[Card, ...]] = dict(enumerate(open_hands or ()))
    piles = tuple(
        replace(pile, cards=hands.get(pile.seat, pile.cards))
        if pile.is_blind and pile.form is Form.FAN
        else pile
        for pile in game.piles(seen)
    )
    named = replace(seen, seats=tuple(replace(seat, name=short_name(seat.name)) for seat in seen.seats))
    return replace(game.rest(seen), piles=piles, result=game.result(named), message=instructions(seen))


def timeline_of(
    view: TableView, step: Step | Shown, open_hands: OpenHands | None = None, *, reacts: bool = False
) -> Timeline:
    """The animation of an event, to which portraits may react, or a recap of missed moves."""
    from engine.straights import game  # as above

    if isinstance(step, Shown):
        return view.recap(step)
    table = table_of(step.observation, open_hands)
    said = log_lines(step.event, [seat.name for seat in table.seats])
    happening, laid = replace(game.happening(step.event), spoken=said), []
    if isinstance(step.event, RoundEnded | GameEnded):
        table = replace(table, piles=tuple(replace(pile, cards=()) for pile in table.piles))
        moves = step.observation.results[-1].moves
        laid = [tuple(each.card for each in moves if each.seat == seat and each.card) for seat in BY_SEAT]
    shown = Shown(happening, table)
    if reacts:
        view.react(shown)
    return view.timeline_for(shown, laid)


def jump(
    view: TableView,
    before: Sequence[Event],
    after: Sequence[Event],
    seen: Observation,
    open_hands: OpenHands | None = None,
) -> None:
    """Show another moment; cards fly from one history to the other, each as its viewer may know it.

    Between two rounds or two viewers none flies, nor from a result: no card comes from where it was.
    """
    rounds, table = (_last_round(before), _last_round(after)), table_of(seen, open_hands)
    is_same = rounds[0][0] == rounds[1][0]
    is_played = not any(isinstance(event, RoundEnded) for event in chain(*rounds))
    ways = between(*(_ways(events) for events in rounds)) if is_same and is_played else ()
    view.jump(table, ways)


def recap_of(seen: Observation, history: Sequence[Event]) -> Shown:
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
    return Shown(Happening(_ways(missed), spoken=tuple(said)), table)


def _last_round(history: Sequence[Event]) -> Sequence[Event]:
    deals = [at for at, event in enumerate(history) if isinstance(event, RoundStarted)]
    return history[deals[-1] :]


def _ways(events: Iterable[Event]) -> tuple[Movement, ...]:
    from engine.straights import game  # as above

    return tuple(chain.from_iterable(game.happening(event).movements for event in events))
