"""The end of a round and of the game: the table is cleared, discards are counted, the podium appears."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.changes import Step
from engine.straights.events import GameEnded, RoundEnded
from engine.straights.observation import Observation
from engine.straights.setup import SEATS
from engine.straights.table import Table
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import COLLECT, fly, poses_of
from straights_gui.view.table.animation.fountain import fountain
from straights_gui.view.table.results.podium import columns, podium
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.results.round_result import cards_of, reveal
from straights_gui.view.table.scene import TableScene
from straights_gui.view.table.table_widget import TableWidget

_MIN_CARDS, _MAX_CARDS = 13, 20


def end_round(event: RoundEnded, after: Observation, shown: Step, view: TableWidget) -> Timeline:
    """Clear the table, then turn over and count the discards, seat by seat."""
    scene = view.scene_
    poses = poses_of(scene)
    scene.message.show_text("")
    for seat in range(SEATS):
        scene.show_last_play(seat, None)
    from_rows = {card: way for way in shown.happening.movements for card in way.cards}
    ways = [replace(from_rows[card], cards=(card,)) for card in scene.board]  # in the order of play
    scene.place_cards(replace(after, table=Table()))
    timeline = fly(scene, shown.table.piles, ways, COLLECT, poses)
    reveal(timeline, scene, event.result, timeline.length)
    clean = tuple(seat for seat, gained in enumerate(event.result.gained) if gained == 0)
    if clean:
        timeline.at(
            timeline.length, lambda: view.celebration.prepare(lambda: _for_round(event, scene, clean))
        )
    return timeline


def end_game(event: GameEnded, view: TableWidget) -> Timeline:
    """Show the last discards for a while, then the podium; prepare the celebration of the winners."""
    timeline, scene = Timeline(), view.scene_
    timeline.at(motion.LAST_RESULT, lambda: _clear_result(scene))
    podium(timeline, scene, event.scores, motion.LAST_RESULT)
    timeline.at(timeline.length, lambda: view.celebration.prepare(lambda: _for_game(event, scene)))
    return timeline


def _clear_result(scene: TableScene) -> None:
    for item in tuple(scene.transient_items):
        scene.remove_transient(item)


def _for_round(event: RoundEnded, scene: TableScene, clean: tuple[int, ...]) -> Timeline:
    """Cards fly from the row of the first seat without points, while the result is already readable."""
    row = ResultLayout.for_table(scene.geometry).rows[clean[0]]
    cards = cards_of(event.result, clean)[:_MIN_CARDS]
    return fountain(scene, cards, row.center())


def _for_game(event: GameEnded, scene: TableScene) -> Timeline:
    """The cards that the winners played last fly from the highest place."""
    cards: tuple[Card, ...] = () if scene.revealed is None else cards_of(scene.revealed, event.winners)
    if cards and len(cards) < _MAX_CARDS:
        cards = (cards * (_MAX_CARDS // len(cards) + 1))[:_MAX_CARDS]
    _seat, box = columns(ResultLayout.for_table(scene.geometry), event.scores)[0]
    return fountain(scene, cards, QPointF(box.center().x(), box.top()))
