"""Chips on their way: from a seat to its bet, to the pots, and to who has won them; numbers run meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.fast_dataclass import replace
from engine.games.movements import piles_after
from engine.games.table import Form, Movement
from straights_gui.view.style import motion
from straights_gui.view.table.items.seat_state import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.changes import Step
    from engine.games.table import Table
    from straights_gui.view.style.motion import Timeline
    from straights_gui.view.table.table_widget import TableWidget


def pay(now: Step, view: TableWidget, timeline: Timeline) -> Timeline:
    """Let the chips of an event move; what the table itself takes before, or gives back, is there at once."""
    scene, chips, happening = view.scene_, view.offers.chips, now.happening
    ways = [way for way in happening.movements if way.amount]
    if chips is None or not ways:
        return timeline
    seats = {pile.place: pile.seat for pile in now.table.piles}
    begin, end = seats[ways[0].begin], seats[ways[0].end]
    length = motion.POT_WON if begin is None else motion.TO_POT if end is None else motion.BET
    if length == motion.BET and happening.last is None:
        return timeline

    def count(progress: float) -> None:
        table = _counting(now.table, ways, progress)
        chips.count(table)
        for seat, data in enumerate(table.seats):
            scene.show_panel(seat, data=data)

    timeline.add(lambda progress: chips.fly(ways, progress), 0, length, motion.ease_in_out)
    timeline.add(count, 0, motion.COUNT, motion.linear)
    count(0.0)  # the table may be painted before its clock ticks
    return timeline


def _counting(after: Table, ways: Sequence[Movement], progress: float) -> Table:
    """The table on its way; where a seat has chips, its first fact is their number."""
    back = (Movement(way.end, way.begin, amount=round((1 - progress) * way.amount)) for way in ways)
    piles = piles_after(after.piles, back)
    chips = {pile.seat: pile.amount for pile in piles if pile.form is Form.CHIPS and not pile.is_open}
    seats = tuple(
        replace(seat, facts=(counted(seat.facts[0], chips[number]), *seat.facts[1:]))
        if number in chips
        else seat
        for number, seat in enumerate(after.seats)
    )
    return replace(after, piles=piles, seats=seats)
