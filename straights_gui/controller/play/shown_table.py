"""What the table shows of the game: the border between a game and its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.movements import between
from engine.games.table import Form, Happening, Movement, Result, Table
from engine.text.sentence import Names, Sentence
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.view.text.rendering import short_name
from straights_gui.view.text.table_text import recalled, turn

if TYPE_CHECKING:
    from engine.text.sentence import Value
    from straights_gui.model.game import Game, Step
    from straights_gui.view.style.motion import Timeline
    from straights_gui.view.table.table_view import TableView


OpenHands = Sequence[tuple[Card, ...]]
"""The hands of all seats, which a replay may show."""


def shown_table(table: Table, open_hands: OpenHands | None = None) -> Table:
    """A table with whose turn it is, and short names in its result; a replay may open all hands."""
    hands: dict[int | None, tuple[Card, ...]] = dict(enumerate(open_hands or ()))
    piles = tuple(
        replace(pile, cards=hands.get(pile.seat, pile.cards))
        if pile.is_blind and pile.form is Form.FAN
        else pile
        for pile in table.piles
    )
    result = table.result and _with_short_names(table.result, [seat.name for seat in table.seats])
    return replace(table, piles=piles, result=result, message=table.message or turn(table))


def timeline_of(
    view: TableView,
    happenings: Callable[[], Sequence[Happening]],
    step: Step | Shown,
    open_hands: OpenHands | None = None,
    *,
    reacts: bool = False,
) -> Timeline:
    """The animation of an event, to which portraits may react, or a recap of missed moves.

    `happenings` are those of the game.
    """
    if isinstance(step, Shown):
        return view.recap(step)
    happening, table = step.shown.happening, shown_table(step.shown.table, open_hands)
    shown = Shown(replace(happening, spoken=step.said.log), table)
    if reacts:
        view.react(shown)
    ends = happening.shows_result or step.ends_game
    return view.timeline_for(shown, _laid(happenings(), table) if ends else ())


def event_player_of(view: TableView, game: Game) -> EventPlayer:
    """The queue of events of a game on its table."""
    return EventPlayer(view.motion, partial(timeline_of, view, game.happenings, reacts=True))


def jump(
    view: TableView,
    before: Sequence[Happening],
    after: Sequence[Happening],
    table: Table,
) -> None:
    """Show another moment; cards fly from one history to the other, each as its viewer may know it.

    Between two rounds or two viewers none flies, nor from a result: no card comes from where it was.
    """
    rounds = last_round(before), last_round(after)
    is_same = rounds[0][0] == rounds[1][0]
    is_played = not any(each.shows_result for each in chain(*rounds))
    view.jump(table, between(*map(_ways, rounds)) if is_same and is_played else ())


def recap_of(game: Game) -> Shown:
    """The moves of the others since the seat's own last move in this round, to be shown again."""
    table, missed = game.table(), list[tuple[Happening, tuple[Sentence, ...]]]()
    happenings = game.happenings()
    begin = len(happenings) - len(last_round(happenings))
    for happening, said in zip(happenings[begin:], game.said()[begin:], strict=True):
        if happening.seat is not None and happening.movements:
            name = table.seats[happening.seat].name
            own = happening.seat == table.viewer
            missed = [] if own else [*missed, (happening, recalled(happening, name) or said.spoken)]
    spoken = tuple(chain.from_iterable(sentences for _, sentences in missed))
    return Shown(Happening(_ways(each for each, _ in missed), spoken=spoken), shown_table(table))


def last_round(happenings: Sequence[Happening]) -> Sequence[Happening]:
    """What has happened since the last deal."""
    deals = [at for at, happening in enumerate(happenings) if happening.is_deal]
    return happenings[deals[-1] :]


def _ways(happenings: Iterable[Happening]) -> tuple[Movement, ...]:
    return tuple(chain.from_iterable(each.movements for each in happenings))


def _laid(happenings: Sequence[Happening], table: Table) -> list[tuple[Card, ...]]:
    """The cards that each seat has laid openly in the last round that has ended."""
    ends = [at for at, happening in enumerate(happenings) if happening.shows_result]
    owners = {pile.place: pile.seat for pile in table.piles}
    found: list[list[Card]] = [[] for _ in table.seats]
    for happening in last_round(happenings[: ends[-1]]):
        for way in happening.movements:
            if happening.seat is not None and way.end and owners[way.end] is None:
                found[happening.seat] += [card for card in way.cards if card is not None]
    return [tuple(cards) for cards in found]


def _with_short_names(result: Result, names: Sequence[str]) -> Result:
    short = {name: short_name(name) for name in names}
    notes = tuple(_named(note, short) for note in result.notes)
    return replace(result, title=_named(result.title, short), notes=notes)


def _named(text: Sentence, short: Mapping[str, str]) -> Sentence:
    values = {name: _value(value, short) for name, value in text.values.items()}
    return replace(text, values=values)


def _value(value: Value, short: Mapping[str, str]) -> Value:
    match value:
        case str():
            return short.get(value, value)
        case Names(names):
            return Names(tuple(short.get(name, name) for name in names))
        case Sentence():
            return _named(value, short)
        case _:
            return value
