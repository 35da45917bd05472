"""The end of a round and of the game: the table is cleared, discards are counted, the podium appears."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from engine.cards.card import Card
from engine.games.changes import Step
from engine.games.table import Movement, Result
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import COLLECT, fly, fountain, poses_of
from straights_gui.view.table.items.seat_state import number_in
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.results.round_result import columns, podium, reveal
from straights_gui.view.table.scene import TableScene
from straights_gui.view.table.table_widget import TableWidget

_MIN_CARDS, _MAX_CARDS = 13, 20


Laid = Sequence[tuple[Card, ...]]
"""The cards that each seat has laid in the round."""


def end_round(shown: Step, result: Result, laid: Laid, view: TableWidget) -> Timeline:
    """Clear the table, then turn over and count the discards, seat by seat."""
    scene = view.scene_
    poses = poses_of(scene)
    scene.message.show_text("")
    for row in result.rows:
        scene.show_last_play(row.seat, None)
    ways = [Movement(scene.rows[card], "", (card,)) for card in scene.board]  # in the order of play
    scene.place_cards(shown.table)
    timeline = fly(scene, shown.table.piles, ways, COLLECT, poses)
    reveal(timeline, scene, result, timeline.length)
    clean = [row.seat for row in result.rows if not number_in(row.columns[0])]
    if clean:
        cards = [card for seat in clean for card in laid[seat]][:_MIN_CARDS]
        timeline.at(
            timeline.length, lambda: view.celebration.prepare(lambda: _for_round(clean[0], cards, scene))
        )
    return timeline


def end_game(result: Result, laid: Laid, view: TableWidget) -> Timeline:
    """Show the last discards for a while, then the podium; prepare the celebration of the winners."""
    timeline, scene = Timeline(), view.scene_
    timeline.at(motion.LAST_RESULT, lambda: _clear_result(scene))
    podium(timeline, scene, result, motion.LAST_RESULT)
    cards = [card for row in result.rows if row.place == 1 for card in laid[row.seat]]
    timeline.at(timeline.length, lambda: view.celebration.prepare(lambda: _for_game(result, cards, scene)))
    return timeline


def _clear_result(scene: TableScene) -> None:
    for item in tuple(scene.transient_items):
        scene.remove_transient(item)


def _for_round(seat: int, cards: Sequence[Card], scene: TableScene) -> Timeline:
    """Cards fly from the row of a seat without points, while the result is already readable."""
    row = ResultLayout.for_table(scene.geometry).rows[seat]
    return fountain(scene, cards, row.center())


def _for_game(result: Result, cards: Sequence[Card], scene: TableScene) -> Timeline:
    """The cards that the winners played last fly from the highest place."""
    if cards and len(cards) < _MAX_CARDS:
        cards = ([*cards] * (_MAX_CARDS // len(cards) + 1))[:_MAX_CARDS]
    _row, box = columns(ResultLayout.for_table(scene.geometry), result)[0]
    return fountain(scene, cards, QPointF(box.center().x(), box.top()))
