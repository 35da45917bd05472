"""The end of a round on the table: a row per seat with its discards, its points and its place.

At the end of a game, the podium: a pedestal for each seat, higher for a better place.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from engine.fast_dataclass import dataclass, replace
from engine.games.table import Fact, Result
from engine.games.table import ResultRow as Row
from straights_gui.view.portraits.expressions import Expression, Mouth
from straights_gui.view.portraits.people import PEOPLE
from straights_gui.view.style import motion
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.fonts import draw_text, text_font
from straights_gui.view.style.motion import Timeline, ease_out
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.seat_marks import paint_seat_mark, sheet_seat_colour
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import (
    GLAD,
    RESULT_LAYER,
    ResultRow,
    ResultSheet,
    paint_portrait_disc,
    paint_star,
)
from straights_gui.view.table.items.seat_state import counted, number_in
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.results.result_layout import ResultLayout, ranking
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.text.rendering import fill, number_text, points_text, shown

_COLUMNS = (1, 0, *range(2, 10))
"""The columns of the first place, the second and so on, counted from the left."""

_HEIGHTS = (1.0, 0.72, 0.5, *(0.3,) * 7)
_TALLEST_LINES, _LEAST_TALLEST_LINES = 20.0, 4.4
_ABOVE_LINES, _LEAST_ABOVE = 7.0, 0.63  # the latter relative to the whole
_TEXT_LINES = 3.4
"""What stands above a pedestal beside the portrait: name, points, and the space between."""
_WIDEST_LINES = 11.0
_WORD_LINES = 5.5
_GAP_LINES = 0.35


def podium(timeline: Timeline, scene: TableScene, result: Result, start: int) -> Timeline:
    """Add to a timeline that the podium appears and its columns rise, the last place first."""
    layout = ResultLayout.for_table(scene.geometry)
    clip = QGraphicsRectItem(layout.places)
    clip.setPen(QPen(Qt.PenStyle.NoPen))
    clip.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
    clip.setZValue(RESULT_LAYER)

    def begin() -> None:
        scene.shows_podium = True
        title = QCoreApplication.translate("TableText", "The game is over.")
        scene.add_transient(ResultSheet(layout, scene.ratio, title))
        scene.add_transient(clip)

    timeline.at(start, begin)
    for number, (row, box) in enumerate(columns(layout, result)):
        item = QGraphicsPixmapItem(clip)
        pixmap, painter = begin_pixmap(box.size(), scene.ratio)
        painter.translate(-box.topLeft())
        _paint_column(painter, scene, box, layout, row)
        painter.end()
        item.setPixmap(pixmap)
        item.setPos(box.left(), box.bottom())
        _rise(timeline, item, box, start + (len(result.rows) - 1 - number) * motion.PODIUM_STAGGER)
    return timeline


def show_podium(scene: TableScene, result: Result) -> None:
    """Show the podium at once."""
    timeline = podium(Timeline(), scene, result, 0)
    timeline.show(timeline.length)


def columns(layout: ResultLayout, result: Result) -> list[tuple[Row, QRectF]]:
    """The seats from the first place to the last, each with the rectangle of its column."""
    area, line = layout.places, layout.line
    count = len(result.rows)
    width = min(area.width() / count, _WIDEST_LINES * line)
    left = area.center().x() - count * width / 2
    above = _above(layout)
    tallest = min(area.height() - above, _TALLEST_LINES * line)
    found = []
    for number, row in enumerate(ranking(result)):
        height = above + _HEIGHTS[row.place - 1] * tallest
        x = left + _COLUMNS[number] * width
        found.append((row, QRectF(x, area.bottom() - height, width, height)))
    return found


def _above(layout: ResultLayout) -> float:
    """The height of what stands on a pedestal; the portraits are smaller where there is little room."""
    line, room = layout.line, layout.places.height()
    return min(_ABOVE_LINES * line, max(room - _LEAST_TALLEST_LINES * line, _LEAST_ABOVE * room))


def _rise(timeline: Timeline, item: QGraphicsPixmapItem, box: QRectF, start: int) -> None:
    def move(progress: float) -> None:
        item.setPos(box.left(), box.bottom() - progress * box.height())

    timeline.add(move, start, motion.PODIUM_RISE, ease_out)


def _paint_column(painter: QPainter, scene: TableScene, box: QRectF, layout: ResultLayout, row: Row) -> None:
    seat, place, line, score = row.seat, row.place, layout.line, number_in(row.columns[-1])
    mark, name = scene.seats[seat].mark, scene.seats[seat].name
    colour = sheet_seat_colour(mark)
    above = QRectF(box.left(), box.top(), box.width(), _above(layout))
    pedestal = box.adjusted(_GAP_LINES * line, above.height(), -_GAP_LINES * line, 0)
    side, ground = above.height() - _TEXT_LINES * line, QColor(tokens().sheet)
    middle = QPointF(box.center().x(), above.top() + side / 2 + 0.2 * line)
    if score == 0 and place == 1:
        left = max(middle.x() - 0.5 * side - 0.9 * line, box.left() + 0.55 * line)
        paint_star(painter, QPointF(left, middle.y()), 0.55 * line)
    if scene.portraits[seat] in PEOPLE:
        face = _face(place, is_last=place == len(scene.seats))
        paint_portrait_disc(painter, middle, side, mark, scene.portraits[seat], face, scene.ratio)
        corner = middle + QPointF(0.38 * side, 0.38 * side)
        paint_seat_mark(painter, corner, 0.38 * line, mark, colour, ground)
    else:
        paint_seat_mark(painter, middle, 0.75 * line, mark, colour, ground)
    centred = Qt.AlignmentFlag.AlignHCenter
    who = QRectF(pedestal.left(), middle.y() + side / 2 + 0.1 * line, pedestal.width(), 1.4 * line)
    draw_text(painter, who, 1.1 * line, name, bold=True, colour=colour.name(), align=centred)
    below, points = who.translated(0, 1.35 * line), _points(row.columns[-1], who.width(), line)
    draw_text(painter, below, line, points, colour=tokens().sheet_text, align=centred)
    _paint_pedestal(painter, pedestal, line, place)


def _points(score: Fact, width: float, line: float) -> str:
    """Points or chips with their word, for which narrow columns have no room."""
    if not score.short:
        return points_text(score.number)
    return shown(score.short) if width >= _WORD_LINES * line else number_text(score.number)


def _face(place: int, *, is_last: bool) -> Expression:
    return GLAD if place == 1 else Expression() if is_last else Expression(mouth=Mouth.SMILE)


def _paint_pedestal(painter: QPainter, box: QRectF, line: float, place: int) -> None:
    is_first = place == 1
    light = QColor(theme().active if is_first else theme().panel_edge)
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0.0, light)
    dark = QColor(theme().active_panel)
    shade.setColorAt(1.0, dark)
    painter.setBrush(shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box.adjusted(0, 0, 0, line), 0.35 * line, 0.35 * line)
    painter.setFont(text_font(min(2.4 * line, 0.9 * box.height()), bold=True))
    is_light = is_first or theme().panel_edge == theme().text  # with more contrast both are white
    painter.setPen(QColor(theme().bubble if is_light else theme().text))
    top = QRectF(box.left(), box.top(), box.width(), min(box.height(), 3.2 * line))
    painter.drawText(top, int(Qt.AlignmentFlag.AlignCenter), number_text(place))


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
