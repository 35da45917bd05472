"""The end of a round on the table: for each seat a row with its discards and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, Qt
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from engine.cards.card import Card
from engine.straights.setup import SEATS
from straights_gui.view.style import motion
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.motion import Timeline
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.text.plurals import number_text

if TYPE_CHECKING:
    from engine.straights.record import RoundResult

ROWS_OF_BOARD = 0.6
"""How much of the board's width the rows take; the score sheet stands beside them."""

_BACKDROP_LAYER = 20
_NAME_LINES = 5.0
_POINTS_LINES = 3.4


def reveal(timeline: Timeline, scene: TableScene, result: RoundResult, start: int) -> Timeline:
    """Add the rows to a timeline from a time on; a seat's score changes as its row is counted."""
    timeline.at(start, lambda: _add_backdrop(scene, result))
    for seat in range(SEATS):
        start = _reveal_seat(timeline, scene, result, seat, start)
    timeline.at(start, lambda: _remember(scene, result))
    return timeline


def show_at_once(scene: TableScene, result: RoundResult) -> None:
    """Show the rows as they stand after `reveal`."""
    timeline = reveal(Timeline(), scene, result, 0)
    timeline.show(timeline.length)


def rows_box(scene: TableScene) -> QRectF:
    """The rectangle of all rows."""
    board = scene.geometry.board
    return QRectF(board.left(), board.top(), board.width() * ROWS_OF_BOARD, board.height())


def refit(scene: TableScene) -> None:
    """Lay the rows out anew after a change of size."""
    result = scene.revealed
    if result is not None:
        for item in tuple(scene.transient_items):
            scene.remove_transient(item)
        show_at_once(scene, result)


def _remember(scene: TableScene, result: RoundResult) -> None:
    """The score sheet may show the result from now on."""
    if not scene.results or scene.results[-1] != result:
        scene.results = (*scene.results, result)


def _add_backdrop(scene: TableScene, result: RoundResult) -> None:
    """Cover the board with a dark panel."""
    scene.revealed = result
    for seat in range(SEATS):
        scene.show_panel(seat, is_turn=False)
    margin = scene.geometry.margin
    path = QPainterPath()
    path.addRoundedRect(
        scene.geometry.board.adjusted(-margin / 2, -margin / 2, margin / 2, margin / 2), margin, margin
    )
    backdrop = QGraphicsPathItem(path)
    backdrop.setBrush(QColor(theme().sheet))
    backdrop.setPen(QPen(QColor(theme().sheet_line), 1.0))
    backdrop.setZValue(_BACKDROP_LAYER)
    scene.add_transient(backdrop)


def _reveal_seat(timeline: Timeline, scene: TableScene, result: RoundResult, seat: int, start: int) -> int:
    """Turn over and count a seat's discards; returns when the next seat may begin."""
    box, line = rows_box(scene), scene.geometry.line
    name = _add_text(scene, line, scene.names[seat], bold=True)
    fitting = QFontMetricsF(name.font()).elidedText(
        scene.names[seat], Qt.TextElideMode.ElideRight, (_NAME_LINES - 0.6) * line
    )
    name.setText(fitting)
    middle = scene.geometry.cell(seat, 0).y()
    name.setPos(box.left() + 0.3 * line, middle - name.boundingRect().height() / 2)
    points = _add_text(scene, line * 1.1, "", bold=True, colour=theme().active)
    timeline.at(start, lambda: name.setVisible(True))
    discards = result.discards[seat]
    timeline.at(start, lambda: scene.piles[seat].show_pile(0, is_drop_target=False))
    for number, card in enumerate(discards):
        pose = _pose_in_row(scene, seat, number, len(discards))
        _turn_up(timeline, scene, seat, card, pose, start + number * motion.REVEAL_STAGGER // 2)
    _count_up(timeline, scene, result, seat, points, start)
    return start + max(len(discards) * motion.REVEAL_STAGGER // 2, motion.REVEAL_STAGGER) + motion.TURN_OVER


def _pose_in_row(scene: TableScene, seat: int, number: int, count: int) -> Pose:
    """Where the discard of that number lies."""
    box, line, card = rows_box(scene), scene.geometry.line, scene.geometry.board_card * 0.92
    left = box.left() + _NAME_LINES * line + card / 2
    room = box.right() - _POINTS_LINES * line - card / 2 - left
    pitch = min(card * 0.55, room / max(count - 1, 1))
    return Pose(QPointF(left + number * pitch, scene.geometry.cell(seat, 0).y()), 0.0, 0.92)


def _turn_up(timeline: Timeline, scene: TableScene, seat: int, card: Card, pose: Pose, start: int) -> None:
    """Let a card fly from the pile to its row and turn over."""
    pile = scene.piles[seat].rect
    begin = Pose(pile.center(), 0.0, pile.width() / (scene.geometry.board_card or 1.0))
    item = CardItem(card, scene.board_pixmaps, CardAppearance.BACK, begin)
    item.setVisible(False)
    item.setZValue(FLYING_LAYER + start / 10000)
    scene.add_transient(item)
    timeline.at(start, lambda: item.setVisible(True))
    timeline.add(lambda progress: item.move_between(begin, pose, progress), start, motion.DISCARD_FLIGHT)
    timeline.add(
        lambda progress: item.turn_over(progress, CardAppearance.FACE),
        start + motion.DISCARD_FLIGHT // 3,
        motion.TURN_OVER,
    )


def _count_up(
    timeline: Timeline,
    scene: TableScene,
    result: RoundResult,
    seat: int,
    points: QGraphicsSimpleTextItem,
    start: int,
) -> None:
    """Count up the points beside the row, and with them the score in the seat's panel."""
    gained, score = result.gained[seat], result.scores[seat]
    text = QCoreApplication.translate("RoundResult", "+{points}")

    def show(progress: float) -> None:
        points.setVisible(True)
        points.setText(text.replace("{points}", number_text(round(gained * progress))))
        box = points.boundingRect()
        middle = scene.geometry.cell(seat, 0).y()
        points.setPos(
            rows_box(scene).right() - box.width() - 0.4 * scene.geometry.line, middle - box.height() / 2
        )
        counted = round(gained * progress)
        scene.show_panel(seat, score=score - gained + counted, round_points=counted)

    length = max(motion.COUNT_UP, len(result.discards[seat]) * motion.REVEAL_STAGGER // 2 + motion.TURN_OVER)
    timeline.add(show, start, length)


def _add_text(
    scene: TableScene, line: float, text: str, *, bold: bool, colour: str = ""
) -> QGraphicsSimpleTextItem:
    item = QGraphicsSimpleTextItem(text)
    item.setFont(text_font(line, bold=bold))
    item.setBrush(QColor(colour or theme().text))
    item.setZValue(_BACKDROP_LAYER + 1)
    item.setVisible(False)
    scene.add_transient(item)
    return item
