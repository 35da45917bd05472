"""The end of a round and of the game: the table is cleared, discards are counted, the podium appears.

Also the fountain of cards that celebrates a result.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from engine.cards.card import Card
from engine.games.changes import Step
from engine.games.table import Movement, Result
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import COLLECT, fly, poses_of
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.results.podium import columns, podium
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.results.round_result import reveal
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.table.table_widget import TableWidget
from straights_gui.view.text.table_text import number_in

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


_SPREAD = 0.62
_TURN = 250.0
_DIRECTIONS = 7
"""The number of directions; successive cards fly in different ones."""


def fountain(scene: TableScene, cards: Sequence[Card], origin: QPointF) -> Timeline:
    """Launch cards from a point one after another, in several directions, until they fall below the table."""
    timeline = Timeline()
    for number, card in enumerate(cards):
        item = CardItem(card, scene.board_pixmaps, CardAppearance.FACE, Pose(origin))
        item.setZValue(FLYING_LAYER + number)
        start = number * motion.FOUNTAIN_STAGGER
        # 3 and 7 are coprime: successive cards never fly in the same direction.
        side = ((number * 3) % _DIRECTIONS - _DIRECTIONS // 2) / (_DIRECTIONS // 2)
        _throw(timeline, scene, item, origin, side, start)
    return timeline


def _throw(
    timeline: Timeline, scene: TableScene, item: CardItem, origin: QPointF, side: float, start: int
) -> None:
    height = scene.geometry.size.height()
    across = side * _SPREAD * scene.geometry.area.width() / 2
    # It rises most of the way to the top edge, and ends below the bottom edge.
    rise = 0.85 * origin.y()
    fall = height - origin.y() + 2 * scene.geometry.board_card
    top = rise / (rise + fall) if rise + fall else 0.5

    def fly(progress: float) -> None:
        # A parabola through the origin, the highest point and the end.
        drop = _parabola(progress, top * 0.8, rise, fall)
        scale = 0.6 + 0.4 * min(1.0, 4 * progress)
        item.set_pose(Pose(origin + QPointF(across * progress, drop), side * _TURN * progress, scale))

    timeline.at(start, lambda: scene.add_transient(item))
    timeline.add(fly, start, motion.FOUNTAIN_FLIGHT, motion.linear)
    timeline.at(start + motion.FOUNTAIN_FLIGHT, lambda: scene.remove_transient(item))


def _parabola(progress: float, peak: float, rise: float, fall: float) -> float:
    """The distance of a card below its origin: `rise` above it at the peak, `fall` below it at the end."""
    if progress <= peak:
        part = 1 - progress / peak
        return -rise * (1 - part * part)
    part = (progress - peak) / (1 - peak)
    return -rise + (rise + fall) * part * part
