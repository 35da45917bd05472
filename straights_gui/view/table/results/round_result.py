"""The end of a round on the table: a row per seat with its discards, its points and its place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.fast_dataclass import dataclass, replace
from engine.games.table import Result
from engine.games.table import ResultRow as Row
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow, ResultSheet
from straights_gui.view.table.items.seat_state import counted, number_in
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.results.podium import show_podium
from straights_gui.view.table.results.result_layout import ResultLayout, ranking
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.text.fill import fill


@dataclass(frozen=True, slots=True)
class _Reveal:
    timeline: Timeline
    scene: TableScene
    result: Result
    layout: ResultLayout
    pixmaps: CardPixmaps
    rows: tuple[ResultRow, ...]


def reveal(timeline: Timeline, scene: TableScene, result: Result, start: int) -> Timeline:
    """Add the rows to a timeline from a time on; a seat's score changes as its cards are turned over."""
    layout = ResultLayout.for_table(scene.geometry).ranked(result)
    pixmaps = CardPixmaps.for_theme(layout.card, scene.ratio, is_on_table=True)
    people = enumerate(panel.state for panel in scene.panels)
    rows = tuple(ResultRow(seat, layout, scene.ratio, person) for seat, person in people if person)
    step = _Reveal(timeline, scene, result, layout, pixmaps, rows)
    timeline.at(start, lambda: _begin(step))
    for row in ranking(result):
        start = _reveal_seat(step, row, start)
    for row, item in zip(result.rows, rows, strict=True):
        timeline.at(start, partial(item.show_figures, place=row.place))
    return timeline


def show_at_once(scene: TableScene, result: Result) -> None:
    """Show the rows in the final state of `reveal`, or the podium of a game that is over."""
    if result.is_last:
        scene.reveal(result)
        show_podium(scene, result)
        return
    timeline = reveal(Timeline(), scene, result, 0)
    timeline.show(timeline.length)


def refit(scene: TableScene) -> None:
    """Lay out the result again after a resize."""
    result = scene.revealed
    if result is not None:
        for item in tuple(scene.transient_items):
            scene.remove_transient(item)
        show_at_once(scene, replace(result, is_last=scene.shows_podium))


def _begin(step: _Reveal) -> None:
    """Cover the table with the dark sheet and add the rows, still without figures."""
    scene, layout = step.scene, step.layout
    scene.reveal(step.result)
    number = len(step.result.rounds)
    title = fill(QCoreApplication.translate("RoundResult", "End of round {number}"), number=number)
    scene.add_transient(ResultSheet(layout, scene.ratio, title))
    for row, item in zip(step.result.rows, step.rows, strict=True):
        scene.show_panel(row.seat, is_turn=False)
        scene.add_transient(item)
        gained, score = map(number_in, row.columns)
        item.show_figures(score=score - gained)


def _reveal_seat(step: _Reveal, row: Row, start: int) -> int:
    """Spread a seat's discards, turn them over and count them; returns the start time of the next seat."""
    discards, timeline = row.cards, step.timeline
    timeline.at(start, lambda: step.scene.piles[row.seat].show_pile(0, is_drop_target=False))
    turning = start + motion.REVEAL_FLIGHT + (len(discards) - 1) * motion.REVEAL_SPREAD if discards else start
    for number, count in enumerate(row.counts):
        item = _spread(step, row, number, start + number * motion.REVEAL_SPREAD)
        moment = turning + number * motion.REVEAL_STAGGER
        timeline.add(partial(item.turn_over, appearance=CardAppearance.FACE), moment, motion.TURN_OVER)
        timeline.at(moment + motion.TURN_OVER // 2, partial(_show_points, step, row, count))
    end = turning + len(discards) * motion.REVEAL_STAGGER + motion.TURN_OVER // 2
    gained = number_in(row.columns[0])
    timeline.at(end, lambda: _show_points(step, row, gained, is_clean=gained == 0))
    return end + motion.REVEAL_PAUSE


def _spread(step: _Reveal, row: Row, number: int, start: int) -> CardItem:
    scene, seat, cards = step.scene, row.seat, row.cards
    pile = scene.piles[seat].rect
    begin = Pose(pile.center(), 0.0, pile.width() / (step.layout.card or 1.0))
    pose = step.layout.discard(seat, number, len(cards))
    item = CardItem(cards[number], step.pixmaps, CardAppearance.BACK, begin)
    item.setVisible(False)
    item.setZValue(FLYING_LAYER + seat + number / 100)

    def appear() -> None:
        item.setVisible(True)
        scene.add_transient(item)

    step.timeline.at(start, appear)
    step.timeline.add(lambda progress: item.move_between(begin, pose, progress), start, motion.REVEAL_FLIGHT)
    return item


def _show_points(step: _Reveal, row: Row, count: int, *, is_clean: bool = False) -> None:
    """Show the points of the round in the row, and the score in the seat's panel."""
    gained, score = map(number_in, row.columns)
    now = score - gained + count
    step.rows[row.seat].show_figures(points=count, score=now, is_clean=is_clean)
    data = step.scene.seats[row.seat]
    facts = tuple(counted(*pair) for pair in zip(data.facts, (now, count), strict=False))
    step.scene.show_panel(row.seat, data=replace(data, facts=facts))
