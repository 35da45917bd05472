"""Paints the panel of a seat except the portrait: frame, names, last move, fan and points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from engine.cards.card import Card
from engine.straights.player import Human
from engine.straights.record import Move
from straights_gui.view.cards.glyphs import glyph
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.fonts import draw_text, fitting_line, text_font
from straights_gui.view.style.theme import theme
from straights_gui.view.table.items.seat_hand import paint_hand_tall, paint_hand_wide
from straights_gui.view.table.items.seat_layout import Form, SeatLayout
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import number_text
from straights_gui.view.text.table_text import level_text

_FAN_SPREAD = 7.0
_CORNER_LINES = 0.55
_SMALL = 0.86
_DISCARD_ANGLE = 18.0  # distinguishes a discarded card from one that is held
_CHIP = QSizeF(1.95, 1.2)
_BACK = QSizeF(0.84, 1.16)


def paint_panel(
    painter: QPainter, size: QSizeF, layout: SeatLayout, state: SeatState, backs: CardPixmaps
) -> None:
    """Paint a panel of a size; the area of the portrait stays empty."""
    _paint_frame(painter, QRectF(QPointF(0, 0), size), layout.line, state)
    if state.open_hand is not None:
        _paint_open_hand(painter, layout, state, state.open_hand)
        return
    _paint_names(painter, layout, layout.name, state)
    if not state.is_dealt:
        return
    if state.last_move is not None:
        _paint_move(painter, layout, state.last_move)
    if layout.has_fan:
        _paint_fan(painter, layout, state.cards_left, backs)
    else:
        _paint_count(painter, layout, state.cards_left)
    _paint_points(painter, layout, state)


def _paint_frame(painter: QPainter, box: QRectF, line: float, state: SeatState) -> None:
    is_marked = state.is_turn or state.is_winner
    edge = max(2.0, line * 0.16) if is_marked else 1.0
    inset, corner = edge / 2 + 0.5, _CORNER_LINES * line
    path = rounded_box(box.adjusted(inset, inset, -inset, -inset), corner)
    background = QColor(theme().active_panel if state.is_turn else theme().panel)
    background.setAlphaF(0.96 if state.is_turn else 0.82)
    painter.fillPath(path, background)
    painter.strokePath(path, QPen(QColor(theme().active if is_marked else theme().panel_edge), edge))


def _paint_names(painter: QPainter, layout: SeatLayout, place: QRectF, state: SeatState) -> None:
    line, box = layout.line, QRectF(place)
    if state.is_turn:
        side = 0.6 * line
        pointer = QPainterPath(QPointF(box.left(), box.center().y() - side / 2))
        pointer.lineTo(box.left() + side * 0.85, box.center().y())
        pointer.lineTo(box.left(), box.center().y() + side / 2)
        pointer.closeSubpath()
        painter.fillPath(pointer, QColor(theme().active))
        box.setLeft(box.left() + 0.72 * line)
    name = state.name
    if state.is_winner:
        wins = fill(QCoreApplication.translate("SeatPanel", "{name} wins"), name=name)
        name = wins if _fits(wins, line, box, bold=True) else name
    _draw_fitting(painter, box, line, name, bold=True)
    if not layout.level.isEmpty() and place == layout.name:
        is_you = state.is_viewer and isinstance(state.player, Human)
        level = QCoreApplication.translate("SeatPanel", "you") if is_you else level_text(state.player)
        if _fits(level, _SMALL * line, layout.level):  # an elided level would be useless
            _draw_fitting(painter, layout.level, _SMALL * line, level, colour=theme().quiet_text)


def _paint_move(painter: QPainter, layout: SeatLayout, move: Move) -> None:
    """Paint the last move: the card that was played, or a tilted back for a discard."""
    line, box = layout.line, layout.action
    scale = min(1.0, box.height() / (1.2 * line))
    if move.card is not None:
        chip = QRectF(QPointF(box.left(), 0.0), _CHIP * line * scale)
        chip.moveTop(box.center().y() - chip.height() / 2)
        _paint_chip(painter, chip, move.card)
        return
    back = QRectF(QPointF(box.left() + 0.15 * line, 0.0), _BACK * line * 0.92 * scale)
    back.moveTop(box.center().y() - back.height() / 2)
    text = QRectF(back.right() + 0.3 * line, box.top(), 0.0, box.height())
    text.setRight(box.right())
    word = QCoreApplication.translate("SeatPanel", "discarded")
    has_word = _fits(word, _SMALL * line, text)
    painter.save()
    painter.translate(back.center())
    painter.rotate(_DISCARD_ANGLE)
    painter.translate(-back.center())
    _paint_small_back(painter, back)
    painter.restore()
    if has_word:
        _draw_fitting(painter, text, _SMALL * line, word, colour=theme().quiet_text)


def _paint_chip(painter: QPainter, box: QRectF, card: Card) -> None:
    faces = theme().faces.colours
    path = rounded_box(box, 0.16 * box.height())
    painter.fillPath(path, QColor(faces.paper))
    painter.strokePath(path, QPen(QColor(faces.border), 1.0))
    ink = QColor(faces.ink(card.suit))
    for shape, share, side in ((glyph(card.rank), 0.3, 0.66), (pip(card.suit), 0.7, 0.58)):
        painter.save()
        painter.translate(box.left() + share * box.width(), box.center().y())
        painter.scale(side * box.height(), side * box.height())
        painter.fillPath(shape, ink)
        painter.restore()


def _paint_small_back(painter: QPainter, box: QRectF) -> None:
    back = theme().back.colours
    path = rounded_box(box, 0.14 * box.height())
    painter.fillPath(path, QColor(back.paper))
    painter.strokePath(path, QPen(QColor(back.border), 1.0))
    inset = 0.13 * box.height()
    inner = rounded_box(box.adjusted(inset, inset, -inset, -inset), inset * 0.5)
    painter.fillPath(inner, QColor(back.background))


def _paint_fan(painter: QPainter, layout: SeatLayout, count: int, backs: CardPixmaps) -> None:
    """Paint a small fan of backs, one for each card left, and their number."""
    line, box = layout.line, layout.fan
    number = QRectF(box.right() - 1.6 * line, box.top(), 1.6 * line, box.height())
    draw_text(painter, number, line, number_text(count), bold=True, align=Qt.AlignmentFlag.AlignRight)
    back = backs.back()
    height = min(box.height() * 0.9, 3.2 * line)
    scale = height / (backs.card_width * 1.4)
    room = box.width() - 1.9 * line - height / 1.4
    pitch = min(room / 12, height * 0.2)
    size = back.deviceIndependentSize()
    for index in range(count):
        painter.save()
        painter.translate(box.left() + height / 2.7 + index * pitch, box.center().y() + height * 0.04)
        painter.rotate((index - (count - 1) / 2) * _FAN_SPREAD / 6)
        painter.scale(scale, scale)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), back)
        painter.restore()


def _paint_count(painter: QPainter, layout: SeatLayout, count: int) -> None:
    line = min(layout.line, layout.fan.height())
    card = QRectF(QPointF(layout.fan.left(), 0.0), _BACK * line * 0.84)
    card.moveTop(layout.fan.center().y() - card.height() / 2)
    _paint_small_back(painter, card)
    text = layout.fan.adjusted(card.width() + 0.35 * line, 0, 0, 0)
    draw_text(painter, text, line, number_text(count), bold=True)


def _paint_points(painter: QPainter, layout: SeatLayout, state: SeatState) -> None:
    translate, line = QCoreApplication.translate, layout.line
    score = (translate("SeatPanel", "Score"), number_text(state.score))
    _paint_row(painter, layout.score, line, score, bold=True)
    if state.round_points is not None:
        label = "" if layout.level.isEmpty() else translate("SeatPanel", "Round")
        gained = "+" + number_text(state.round_points)
        _paint_row(painter, layout.round, line, (label, gained), bold=False)


def _paint_row(painter: QPainter, box: QRectF, line: float, texts: tuple[str, str], *, bold: bool) -> None:
    """Paint a value on the right, and its label on the left if it fits completely."""
    label, value = texts
    high = min(line if bold else _SMALL * line, box.height())
    width = QFontMetricsF(text_font(high, bold=bold)).horizontalAdvance(value) + 0.4 * line
    room = box.adjusted(0, 0, -width, 0)
    if _fits(label, _SMALL * line, room):
        _draw_fitting(painter, room, _SMALL * line, label, colour=theme().quiet_text)
    draw_text(painter, box, high, value, bold=bold, align=Qt.AlignmentFlag.AlignRight)


def _paint_open_hand(painter: QPainter, layout: SeatLayout, state: SeatState, hand: tuple[Card, ...]) -> None:
    """Paint the cards in the area of fan and points, or in more of the panel if it is small."""
    name, box = layout.open_hand
    _paint_names(painter, layout, name, state)
    if layout.form is Form.WIDE:
        paint_hand_wide(painter, box, layout.line, hand)
    else:
        paint_hand_tall(painter, box, layout.line, hand)


def _fits(text: str, line: float, box: QRectF, *, bold: bool = False) -> bool:
    """Whether a text fits into a box without being elided, at a legible size."""
    high = fitting_line(line, text, box.width(), bold=bold)
    return QFontMetricsF(text_font(high, bold=bold)).horizontalAdvance(text) <= box.width()


def _draw_fitting(
    painter: QPainter, box: QRectF, line: float, text: str, *, bold: bool = False, colour: str = ""
) -> None:
    """Draw a line of text, shrunk to fit the box and elided only if that is not enough."""
    high = fitting_line(min(line, box.height() / 0.95), text, box.width(), bold=bold)
    draw_text(painter, box, high, text, bold=bold, colour=colour)
