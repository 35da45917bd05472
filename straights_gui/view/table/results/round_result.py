"""The end of a round on the table: a row per seat with its discards, its points and its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from engine.straights.round_summary import places, ranking, running_points
from engine.straights.setup import SEATS
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow, ResultRowState
from straights_gui.view.table.items.result_sheet import ResultSheet
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.results.podium import show_podium
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.text.fill import fill

if TYPE_CHECKING:
    from engine.straights.record import RoundResult


@dataclass(frozen=True, slots=True)
class _Reveal:
    timeline: Timeline
    scene: TableScene
    result: RoundResult
    layout: ResultLayout
    pixmaps: CardPixmaps
    rows: tuple[ResultRow, ...]


def reveal(timeline: Timeline, scene: TableScene, result: RoundResult, start: int) -> Timeline:
    """Add the rows to a timeline from a time on; a seat's score changes as its cards are turned over."""
    layout = ResultLayout.for_table(scene.geometry).ranked(result.scores)
    pixmaps = CardPixmaps.for_theme(layout.card, scene.ratio, is_on_table=True)
    rows = tuple(
        ResultRow(
            seat, layout, scene.ratio, scene.marks[seat], scene.portraits[seat], scene.panels[seat].state
        )
        for seat in range(SEATS)
    )
    step = _Reveal(timeline, scene, result, layout, pixmaps, rows)
    timeline.at(start, lambda: _begin(step))
    for seat in ranking(result.scores):
        start = _reveal_seat(step, seat, start)
    timeline.at(start, lambda: _show_places(step))
    return timeline


def show_at_once(scene: TableScene, result: RoundResult, winners: tuple[int, ...] = ()) -> None:
    """Show the rows in the final state of `reveal`, or the podium if there are winners."""
    if winners:
        scene.reveal(result)
        show_podium(scene, result.scores)
        return
    timeline = reveal(Timeline(), scene, result, 0)
    timeline.show(timeline.length)


def refit(scene: TableScene) -> None:
    """Lay out the result again after a resize."""
    result, is_podium = scene.revealed, scene.shows_podium
    if result is not None:
        for item in tuple(scene.transient_items):
            scene.remove_transient(item)
        show_at_once(scene, result, (0,) if is_podium else ())


def _begin(step: _Reveal) -> None:
    """Cover the table with the dark sheet and add the rows, still without figures."""
    scene, layout = step.scene, step.layout
    scene.reveal(step.result)
    for seat in range(SEATS):
        scene.show_panel(seat, is_turn=False)
    number = len(scene.results) + (not scene.results or scene.results[-1] != step.result)
    title = fill(QCoreApplication.translate("RoundResult", "End of round {number}"), number=number)
    scene.add_transient(ResultSheet(layout, scene.ratio, title))
    for seat, row in enumerate(step.rows):
        scene.add_transient(row)
        before = step.result.scores[seat] - step.result.gained[seat]
        row.show_state(ResultRowState(scene.names[seat], score=before))


def _show_places(step: _Reveal) -> None:
    """Show the places; the score sheet may show the result from now on."""
    scene, result = step.scene, step.result
    for row, place in zip(step.rows, places(result.scores), strict=True):
        if row.state is not None:
            row.show_state(replace(row.state, place=place))
    if not scene.results or scene.results[-1] != result:
        scene.results = (*scene.results, result)


def _reveal_seat(step: _Reveal, seat: int, start: int) -> int:
    """Spread a seat's discards, turn them over and count them; returns the start time of the next seat."""
    discards, scene, timeline = step.result.discards[seat], step.scene, step.timeline
    timeline.at(start, lambda: scene.piles[seat].show_pile(0, is_drop_target=False))
    turning = start + motion.REVEAL_FLIGHT + (len(discards) - 1) * motion.REVEAL_SPREAD if discards else start
    for number, counted in enumerate(running_points(discards)):
        item = _spread(step, seat, number, start + number * motion.REVEAL_SPREAD)
        _turn_up(step, item, turning + number * motion.REVEAL_STAGGER)
        _count(step, seat, counted, turning + number * motion.REVEAL_STAGGER + motion.TURN_OVER // 2)
    end = turning + len(discards) * motion.REVEAL_STAGGER + motion.TURN_OVER // 2
    timeline.at(end, lambda: _end_seat(step, seat))
    return end + motion.REVEAL_PAUSE


def _spread(step: _Reveal, seat: int, number: int, start: int) -> CardItem:
    scene, cards = step.scene, step.result.discards[seat]
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


def _turn_up(step: _Reveal, item: CardItem, start: int) -> None:
    step.timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start, motion.TURN_OVER)


def _count(step: _Reveal, seat: int, counted: int, moment: int) -> None:
    step.timeline.at(moment, lambda: _show_points(step, seat, min(counted, step.result.gained[seat])))


def _end_seat(step: _Reveal, seat: int) -> None:
    """Show the final points of a seat after its last card."""
    gained = step.result.gained[seat]
    _show_points(step, seat, gained)
    row = step.rows[seat]
    if row.state is not None:
        row.show_state(replace(row.state, is_clean=gained == 0))


def _show_points(step: _Reveal, seat: int, counted: int) -> None:
    """Show the points of the round in the row, and the score in the seat's panel."""
    score = step.result.scores[seat] - step.result.gained[seat] + counted
    row = step.rows[seat]
    if row.state is not None:
        row.show_state(replace(row.state, points=counted, score=score))
    step.scene.show_panel(seat, score=score, round_points=counted)


def cards_of(result: RoundResult, seats: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards that these seats played to the board in the round."""
    return tuple(move.card for move in result.moves if move.card is not None and move.seat in seats)
