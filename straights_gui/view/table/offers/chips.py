"""Around the middle of a table with chips: pots, bets, hands that were shown, who has won what, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.games.table import Form, Movement, Pile, Result, Table
from engine.text.rendering import capitalized
from straights_gui.view.cards.shape import CARD_ASPECT, faint
from straights_gui.view.style.fonts import draw_text, fitting_line, text_font
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.text.rendering import number_text, shown

_WIDE, _LEFT, _EDGE, _GAP = 27.0, 6.0, 0.7, 0.4
"""The widths of a box and of its column with the amount, its edge, and the gap between two, in lines."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class AwardBox:
    """The texts of an award and their place."""

    label: str
    amount: str
    who: str
    why: str
    room: QRectF
    is_own: bool


def award_boxes(
    table: Table, middle: QPointF, widest: float, names: Sequence[QRectF], line: float
) -> tuple[AwardBox, ...]:
    """The awards of a hand that is over, among each other around the middle, but below the names above."""
    if table.turn is not None or table.result is None:
        return ()
    wide = min(_WIDE * line, widest)
    boxes, top = list[AwardBox](), middle.y()
    column = QRectF(middle.x() - wide / 2, 0.0, wide, middle.y())
    above = max((name.bottom() for name in names if name.intersects(column)), default=0.0)
    for award in table.result.awards:
        who, why = shown(award.why[0]), capitalized(shown(*award.why[1:]))
        tall = (1 + 2 * _EDGE) * line + _wrapped(why, wide, line).height()
        room = QRectF(middle.x() - wide / 2, top, wide, tall)
        is_own = table.viewer in award.seats
        boxes.append(AwardBox(shown(award.label), number_text(award.amount), who, why, room, is_own))
        top += tall + _GAP * line
    up = min((top - middle.y() - _GAP * line) / 2, middle.y() - above - _GAP * line)
    for box in boxes:
        box.room.translate(0.0, -up)
    return tuple(boxes)


def _wrapped(why: str, wide: float, line: float) -> QRectF:
    room = QRectF(0.0, 0.0, wide - (_LEFT + 2 * _EDGE) * line, 9 * line)
    return QFontMetricsF(text_font(line)).boundingRect(room, _WRAPPED, why)


def paint_award(painter: QPainter, box: AwardBox, line: float) -> None:
    """Paint a box; what the viewer has won has a thick edge."""
    edge = theme().active if box.is_own else tokens().hair
    painter.setPen(QPen(QColor(edge), 2.0 if box.is_own else 1.0))
    painter.setBrush(faint(theme().bubble, 0.9))
    painter.drawRoundedRect(box.room, 0.7 * line, 0.7 * line)
    inner = box.room.adjusted(_EDGE * line, _EDGE * line, -_EDGE * line, -_EDGE * line)
    left, right = QRectF(inner), inner.adjusted(_LEFT * line, 0.0, 0.0, 0.0)
    left.setWidth((_LEFT - _EDGE) * line)
    left.setHeight(line)
    draw_text(painter, left, line, box.label)
    draw_text(painter, left.translated(0.0, 1.15 * line), 1.3 * line, box.amount, bold=True)
    right.setHeight(line)
    draw_text(painter, right, line, box.who, bold=True)
    painter.setFont(text_font(line))
    below = QRectF(right.bottomLeft(), inner.bottomRight())
    painter.drawText(below, _WRAPPED, box.why)


_LOWER = 0.45
"""How far below the others the cards of a winner lie that do not count, in lines."""
_LAYER = 12  # above what lies on the board
_CHIP, _TAG, _CARD, _BACK, _DEALER, _BELOW = 0.42, 1.5, 2.0, 1.3, 2.6, 3.0
"""A chip's radius, a tag's height, the widths of a shown card, of a back and of the place of the dealer, and
how far a bet is below a panel, in lines."""


@dataclass(frozen=True, slots=True)
class _Tag:
    """A text on a rounded ground with its middle or its left edge at a point; words alone have no chip.

    Attributes:
        widest: how wide it may be; 0 for as wide as its text.
    """

    text: str
    middle: QPointF
    widest: float = 0.0
    has_chip: bool = True
    is_strong: bool = False
    is_left: bool = False


class Chips(QGraphicsItem):
    """All chips that lie on the table, shown hands of others, and the awards of its result.

    Attributes:
        flying: the chips on their way.
        hands: the places of the cards that others have shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_LAYER)
        self._tags: tuple[_Tag, ...] = ()
        self.hands: tuple[QRectF, ...] = ()
        self._awards: tuple[AwardBox, ...] = ()
        # The hand that is played, and the result of the one before; a replay goes back to that, too.
        self._former: tuple[int, Result | None] = 0, None
        self.flying: tuple[_Tag, ...] = ()
        self._cards: list[tuple[QPointF, QPixmap]] = []
        self._room, self._line = QRectF(), 16.0

    @property
    def texts(self) -> tuple[str, ...]:
        """What is shown."""
        said = ((box.label, box.amount, box.who, box.why) for box in self._awards)
        return (*chain(*said), *(tag.text for tag in (*self._tags, *self.flying)))

    def follow(self, table: Table, layout: TableLayout, panels: Sequence[QRectF], ratio: float) -> None:
        """Show the chips of a table in its layout; the panels are those of its seats."""
        self.prepareGeometryChange()
        self._room, self._line = layout.area, layout.line
        self._layout, self._panels = layout, panels
        self._places = {pile.place: _place_of(pile, layout, panels) for pile in table.piles}
        widths = (width * self._line for width in (_CARD, _BACK))
        faces, backs = (CardPixmaps.for_theme(width, ratio, is_on_table=True) for width in widths)
        hands = [] if layout.has_rows else [*_hands_of_others(table, panels, layout)]
        self.hands = tuple(place for card, place, _ in hands if card is not None)
        self._cards = []
        for card, place, is_best in hands:
            margin = backs.margin if card is None else faces.margin
            face = faces.face if is_best else faces.face_dimmed
            corner = place.topLeft() - QPointF(margin, margin)
            self._cards.append((corner, backs.back() if card is None else face(card)))
        self.count(table)
        tall = _TAG * self._line
        named = [(tag.middle, tag.widest) for tag in self._tags if tag.widest]
        names = [QRectF(left.x(), left.y() - tall / 2, wide, tall) for left, wide in named]
        if table.turn is not None:
            self._former = table.round, table.result
        is_new = (table.round, table.result) != self._former
        widest = 0.94 * layout.board.width()
        self._awards = award_boxes(table, layout.pot, widest, names, self._line) if is_new else ()
        self.update()

    def count(self, table: Table) -> None:
        """Show the chips of a table where only their numbers have changed."""
        layout, panels = self._layout, self._panels
        named = () if layout.has_rows else _hand_names(table, layout, panels)
        self._tags = (*_pots(table, layout), *_before_seats(table, layout, panels), *named)
        self.update()

    def fly(self, ways: Iterable[Movement], progress: float) -> None:
        """Show chips on their ways, at a progress from 0 to 1."""
        ends = ((QLineF(self._places[way.begin], self._places[way.end]), way) for way in ways)
        self.flying = tuple(
            _Tag(number_text(way.amount), line.pointAt(progress)) for line, way in ends if progress < 1
        )
        self.update()

    def boundingRect(self) -> QRectF:
        """The part of the table where chips may lie."""
        return self._room

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for corner, face in self._cards:
            painter.drawPixmap(corner, face)
        for tag in (*self._tags, *self.flying):
            _paint_tag(painter, tag, self._line)
        for box in self._awards:
            paint_award(painter, box, self._line)


def _pots(table: Table, layout: TableLayout) -> Iterator[_Tag]:
    """The pots among each other."""
    pots = [pile for pile in table.piles if pile.form is Form.CHIPS and pile.seat is None and pile.amount]
    top = layout.pot - QPointF(0.0, (len(pots) - 1) * layout.line)
    for number, pile in enumerate(pots):
        label = f"{shown(pile.label)} " if pile.label else ""
        place = top + QPointF(0.0, 2 * number * layout.line)
        yield _Tag(label + number_text(pile.amount), place, is_strong=True)


def _place_of(pile: Pile, layout: TableLayout, panels: Sequence[QRectF]) -> QPointF:
    """Where chips of a pile lie; those that a seat keeps are in its panel."""
    if pile.seat is None:
        return layout.pot
    return _bet_place(panels[pile.seat], layout) if pile.is_open else panels[pile.seat].center()


def _bet_place(panel: QRectF, layout: TableLayout) -> QPointF:
    board, line = layout.board, layout.line
    if panel.bottom() <= board.top():
        return QPointF(panel.center().x(), panel.bottom() + _BELOW * line)
    way = QLineF(panel.center(), board.center())
    way.setLength(min(way.length() / 2, max(panel.width(), panel.height()) / 2 + 2 * line))
    return way.p2()


def _before_seats(table: Table, layout: TableLayout, panels: Sequence[QRectF]) -> Iterator[_Tag]:
    """The dealer, and the bet of each seat between its panel and the middle."""
    middle, line = layout.board.center(), layout.line
    bets = {pile.seat: pile.amount for pile in table.piles if pile.form is Form.CHIPS and pile.is_open}
    for seat, panel in enumerate(panels):
        is_shown = any(pile.form is Form.SPREAD and pile.cards and pile.seat == seat for pile in table.piles)
        if table.seats[seat].is_dealer and not is_shown:
            edge = panel.bottom() if panel.center().y() < middle.y() else panel.top()
            yield _Tag("D", QPointF(panel.right() - line, edge), has_chip=False, is_strong=True)
        if bets.get(seat):
            yield _Tag(number_text(bets[seat]), _bet_place(panel, layout))


def _hands_of_others(
    table: Table, panels: Sequence[QRectF], layout: TableLayout
) -> Iterator[tuple[Card | None, QRectF, bool]]:
    """Each card that another seat has shown, or its back, its place below the panel, and whether it counts.

    The cards of a winner that count are higher. The right end of a panel with backs is left to the dealer.
    """
    for pile in table.piles:
        if pile.form not in (Form.SPREAD, Form.FAN) or pile.seat is None or pile.seat == table.viewer:
            continue
        panel = panels[pile.seat]
        width = (_CARD if pile.form is Form.SPREAD else _BACK) * layout.line
        room = panel.width() - (_DEALER * layout.line if pile.form is Form.FAN else 0.0) - width
        step = min(width * (1 if pile.form is Form.SPREAD else 0.5), room / max(1, len(pile.cards) - 1))
        seat, known = table.seats[pile.seat], tuple(card for card in pile.cards if card is not None)
        for place, card in enumerate(in_order(known, HandOrder.RANKS, has_rows=False) or pile.cards):
            is_best = not seat.best or card in seat.best
            below = 0.1 if is_best or not seat.is_winner else _LOWER
            corner = QPointF(panel.left() + place * step, panel.bottom() + below * layout.line)
            yield card, QRectF(corner, QSizeF(width, width * CARD_ASPECT)), is_best


def _hand_names(table: Table, layout: TableLayout, panels: Sequence[QRectF]) -> Iterator[_Tag]:
    """What the own cards make, right of them, and what shown ones make, below."""
    for pile in table.piles:
        if pile.seat is None or pile.form not in (Form.SPREAD, Form.FAN) or None in pile.cards[:1]:
            continue
        name = table.seats[pile.seat].hand
        if not pile.cards or name is None or not shown(name):
            continue
        is_own, panel = pile.seat == table.viewer, panels[pile.seat]
        if is_own:
            last = layout.hand_poses(len(pile.cards))[-1].point
            place = QPointF(last.x() + 0.6 * layout.hand_card, last.y())
            widest = layout.area.right() - layout.margin / 2 - place.x()
        else:
            place = QPointF(panel.left(), panel.bottom() + (_CARD * CARD_ASPECT + 1) * layout.line)
            widest = panel.width() + layout.margin
        yield _Tag(capitalized(shown(name)), place, widest, has_chip=False, is_strong=is_own, is_left=True)


def _paint_tag(painter: QPainter, tag: _Tag, line: float) -> None:
    chip = 3 * _CHIP * line if tag.has_chip else 0.0
    around = line if tag.widest else 1.2 * line
    size = fitting_line(line, tag.text, tag.widest - around, bold=tag.is_strong) if tag.widest else line
    wide = QFontMetricsF(text_font(size, bold=tag.is_strong)).horizontalAdvance(tag.text) + chip + around
    wide = min(wide, tag.widest or wide)
    box = QRectF(0, 0, wide, _TAG * line)
    box.moveCenter(tag.middle)
    if tag.is_left:
        box.moveLeft(tag.middle.x())
    ground, path = QColor(theme().bubble), QPainterPath()
    ground.setAlphaF(0.9)
    path.addRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.fillPath(path, ground)
    if theme().forced is not None:
        painter.strokePath(path, QPen(QColor(theme().text), 1.0))
    if tag.has_chip:
        _paint_chip(painter, QPointF(box.left() + 0.6 * line + _CHIP * line, box.center().y()), _CHIP * line)
    inner = box.adjusted(around / 2 + chip, 0, 0, 0)
    draw_text(painter, inner, size, tag.text, bold=tag.is_strong)


def _paint_chip(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A disc with notches on its edge."""
    painter.setPen(QPen(QColor(theme().text), 1.0))
    painter.setBrush(QColor(theme().active))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(QColor(theme().bubble), 0.35 * radius)
    pen.setDashPattern([1.6, 2.0])
    painter.setPen(pen)
    painter.drawEllipse(middle, 0.82 * radius, 0.82 * radius)
