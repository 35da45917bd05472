"""Paints the panel of a seat except the portrait: frame, names, last move, cards left and points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from engine.cards.card import Card, Suit
from engine.games.table import Fact
from engine.text.cards import rank_sign
from engine.text.sentence import Sentence
from straights_gui.view.cards.artwork import pip
from straights_gui.view.cards.backs import back_colours
from straights_gui.view.cards.shape import faint, fill_at, rounded_box
from straights_gui.view.style.fonts import draw_text, fitting_line, text_font
from straights_gui.view.style.parts.rich_text import paint_card_chip
from straights_gui.view.style.seat_marks import sheet_seat_colour, table_seat_colour
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.items.seat_layout import Form, SeatLayout
from straights_gui.view.table.items.seat_state import SeatState, number_in
from straights_gui.view.text.rendering import fill, number_text, shown

_SMALL = 0.86
_TWO_COLUMNS = 1.8  # times as wide as high, the suits of an open hand stand in two columns
_DISCARD_ANGLE = 18.0  # distinguishes a discarded card from one that is held
_COUNT_LINES = 2.0
_CHIP = QSizeF(1.95, 1.2)
_BACK = QSizeF(0.84, 1.16)


def paint_panel(painter: QPainter, size: QSizeF, layout: SeatLayout, state: SeatState) -> None:
    """Paint the panel of a seat; the area of the portrait stays empty."""
    _paint_frame(painter, QRectF(QPointF(0, 0), size), layout.line, state)
    if state.open_hand is not None:
        _paint_open_hand(painter, layout, state, state.open_hand)
        return
    _paint_names(painter, layout, layout.name, state)
    if not state.is_dealt:
        return
    if state.data.last is not None and not layout.action.isEmpty():
        _paint_last(painter, layout, state.data.last, discards=state.discards)
    if not layout.cards.isEmpty():
        _paint_count(painter, layout, state.cards_left)
    score, *gained = state.data.facts
    _paint_points(painter, layout, score, gained)
    if score.limit:
        metered = number_in(score) if state.metered is None else state.metered
        paint_meter(painter, layout.meter, metered / score.limit, state.data.mark)


def _paint_frame(painter: QPainter, box: QRectF, line: float, state: SeatState) -> None:
    is_marked = state.is_turn or state.data.is_winner
    edge = max(2.0 if theme().forced is None else 3.0, line * 0.14) if is_marked else 1.0
    inset = edge / 2 + 0.5
    path = rounded_box(box.adjusted(inset, inset, -inset, -inset), min(Radius.PLATE, 0.2 * box.height()))
    background = faint(theme().active_panel, 0.96) if state.is_turn else faint(theme().panel, 0.9)
    painter.fillPath(path, background)
    painter.strokePath(path, QPen(QColor(theme().active if is_marked else theme().panel_edge), edge))


def _paint_names(painter: QPainter, layout: SeatLayout, place: QRectF, state: SeatState) -> None:
    line, name = layout.line, state.data.name
    if state.data.is_winner:
        wins = fill(QCoreApplication.translate("SeatPanel", "{name} wins"), name=name)
        name = wins if _fits(wins, line, place, bold=True) else name
    _draw_fitting(painter, place, line, name, bold=True)
    if not layout.level.isEmpty() and place == layout.name:
        level, colour = _level(state)
        if _fits(level, _SMALL * line, layout.level):  # an elided level would be useless
            _draw_fitting(painter, layout.level, _SMALL * line, level, colour=colour)


def _level(state: SeatState) -> tuple[str, str]:
    """The kind of player and its colour; for the viewer, whether it is their turn."""
    if state.data.is_left:
        return QCoreApplication.translate("SeatPanel", "out of the game"), theme().quiet_text
    if state.data.player or not state.is_viewer:
        from straights_gui.view.text.table_text import level_text  # with the game, not for the first paint

        return level_text(state.data.player), theme().quiet_text
    if state.is_turn:
        return QCoreApplication.translate("SeatPanel", "your turn"), theme().active
    return QCoreApplication.translate("SeatPanel", "you"), theme().quiet_text


def _paint_last(painter: QPainter, layout: SeatLayout, last: Card | Sentence, *, discards: bool) -> None:
    """Paint at the right the card that was played last, a tilted back for a discard, or words."""
    line, box = layout.line, layout.action
    if isinstance(last, Sentence) and not discards:
        words = QRectF(box)
        if layout.cards.right() <= box.left():  # beside the number of cards, which needs little room
            words.setLeft(layout.cards.left() + _COUNT_LINES * line)
        else:
            words.setRight(layout.cards.left() - 0.2 * line)
        _draw_fitting(painter, words, _SMALL * line, shown(last), colour=theme().quiet_text, at_right=True)
        return
    scale = min(1.0, box.height() / (1.2 * line))
    size = (_CHIP if isinstance(last, Card) else _BACK * 0.92) * line * scale
    place = QRectF(QPointF(box.right() - size.width(), box.center().y() - size.height() / 2), size)
    if isinstance(last, Card):
        paint_card_chip(painter, place, last)
        return
    place.translate(-0.2 * line, 0.0)
    painter.save()
    painter.translate(place.center())
    painter.rotate(_DISCARD_ANGLE)
    painter.translate(-place.center())
    _paint_small_back(painter, place)
    painter.restore()


def _paint_small_back(painter: QPainter, box: QRectF) -> None:
    back = back_colours(theme().back)
    path = rounded_box(box, 0.14 * box.height())
    painter.fillPath(path, QColor(back["paper"]))
    painter.strokePath(path, QPen(QColor(back["border"]), 1.0))
    inset = 0.13 * box.height()
    inner = rounded_box(box.adjusted(inset, inset, -inset, -inset), inset * 0.5)
    painter.fillPath(inner, QColor(back["background"]))


def _paint_count(painter: QPainter, layout: SeatLayout, count: int) -> None:
    """Paint a back and the number of cards that are left."""
    line = min(layout.line, layout.cards.height())
    card = QRectF(QPointF(layout.cards.left(), 0.0), _BACK * line)
    card.moveTop(layout.cards.center().y() - card.height() / 2)
    _paint_small_back(painter, card)
    text = layout.cards.adjusted(card.width() + 0.4 * line, 0, 0, 0)
    draw_text(painter, text, 0.95 * line, number_text(count))


def _paint_points(painter: QPainter, layout: SeatLayout, score: Fact, others: Sequence[Fact]) -> None:
    """Paint the score at the right, then what the round has cost so far, and the label if all fits."""
    line, box = layout.line, layout.score
    high = min(line, box.height())
    value = shown(score.text)
    _draw_fitting(painter, box, high, value, bold=True, at_right=True)
    rest = box.adjusted(0, 0, -_width(value, high, bold=True) - 0.5 * line, 0)
    gained = ""
    for fact in others[:1]:
        texts = (shown(fact.text), "" if fact.short is None else shown(fact.short))
        gained = next((each for each in texts if _width(each, _SMALL * line) <= rest.width()), "")
        draw_text(
            painter, rest, _SMALL * line, gained, colour=theme().quiet_text, align=Qt.AlignmentFlag.AlignRight
        )
    room = rest.adjusted(0, 0, -_width(gained, _SMALL * line) - 0.4 * line, 0)
    label = "" if score.label is None else shown(score.label)
    if room.width() > 0 and _fits(label, _SMALL * line, room):
        _draw_fitting(painter, room, _SMALL * line, label, colour=theme().quiet_text)


def paint_meter(painter: QPainter, box: QRectF, part: float, mark: int, *, on_sheet: bool = False) -> None:
    """Paint the score as a part of the limit, in the colour of the mark."""
    is_forced = theme().forced is not None
    track = faint(tokens().sheet_text if on_sheet else theme().text, 0.14)
    colour = sheet_seat_colour(mark) if on_sheet else table_seat_colour(mark)
    corner = box.height() / 2
    painter.fillPath(rounded_box(box, corner), track)
    if is_forced:
        painter.strokePath(rounded_box(box, corner), QPen(QColor(theme().text), 1.0))
    if part > 0:
        filled = QRectF(box.topLeft(), QSizeF(max(box.height(), box.width() * min(part, 1.0)), box.height()))
        painter.fillPath(rounded_box(filled, corner), QColor(theme().text) if is_forced else colour)


def _width(text: str, line: float, *, bold: bool = False) -> float:
    return QFontMetricsF(text_font(line, bold=bold)).horizontalAdvance(text)


def _paint_open_hand(painter: QPainter, layout: SeatLayout, state: SeatState, hand: tuple[Card, ...]) -> None:
    """Paint the cards in the area of cards and points, or in more of the panel if it is small."""
    name, box = layout.open_hand
    _paint_names(painter, layout, name, state)
    if layout.form is Form.WIDE or box.width() > _TWO_COLUMNS * box.height():
        paint_hand_wide(painter, box, layout.line, hand)
    else:
        paint_hand_tall(painter, box, layout.line, hand)


def _fits(text: str, line: float, box: QRectF, *, bold: bool = False) -> bool:
    """Whether a text fits into a box without being elided, at a legible size."""
    high = fitting_line(line, text, box.width(), bold=bold)
    return QFontMetricsF(text_font(high, bold=bold)).horizontalAdvance(text) <= box.width()


def _draw_fitting(
    painter: QPainter,
    box: QRectF,
    line: float,
    text: str,
    *,
    bold: bool = False,
    colour: str = "",
    at_right: bool = False,
) -> None:
    """Draw a line of text, shrunk to fit the box and elided only if that is not enough."""
    high = fitting_line(min(line, box.height() / 0.95), text, box.width(), bold=bold)
    align = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
    draw_text(painter, box, high, text, bold=bold, colour=colour, align=align)


_PIP_LINES = 0.62
_INDENT_LINES = 1.05
_SYMBOL = 2
"""The width of a suit symbol with its gap, in ranks."""

_SMALLEST_SPACED = 0.75
"""The relative size below which ranks are set without spaces, not smaller."""

_ROUNDING = 0.6
"""Up to this part of a pixel the height of a line may be too much, as fonts have whole pixels."""


def paint_hand_tall(painter: QPainter, box: QRectF, line: float, hand: tuple[Card, ...]) -> None:
    """Paint a line per suit."""
    height = box.height() / len(Suit)
    for number, suit in enumerate(Suit):
        row = QRectF(box.left(), box.top() + number * height, box.width(), height)
        _paint_suit(painter, row, line, suit, hand)


def paint_hand_wide(painter: QPainter, box: QRectF, line: float, hand: tuple[Card, ...]) -> None:
    """Paint the suits in two columns, the wider one for the longer suits."""
    held = [len([card for card in hand if card.suit is suit]) for suit in Suit]
    first, second = max(held[:2]) + _SYMBOL, max(held[2:]) + _SYMBOL
    left, height = box.width() * first / (first + second), box.height() / 2
    for number, suit in enumerate(Suit):
        across, down = divmod(number, 2)
        width = box.width() - left if across else left
        corner = QPointF(box.left() + across * left, box.top() + down * height)
        _paint_suit(painter, QRectF(corner.x(), corner.y(), width - 0.3 * line, height), line, suit, hand)


def _paint_suit(painter: QPainter, row: QRectF, line: float, suit: Suit, hand: tuple[Card, ...]) -> None:
    line = min(line, row.height())
    side = _PIP_LINES * line
    middle = QPointF(row.left() + side / 2, row.center().y())
    fill_at(painter, pip(suit), middle, side, QColor(theme().text))
    ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: rank.index)
    text = " ".join(map(rank_sign, ranks)) or "\N{EN DASH}"
    room = row.adjusted(_INDENT_LINES * line, 0, 0, 0)
    metrics = QFontMetricsF(text_font(line))
    if room.width() < _SMALLEST_SPACED * metrics.horizontalAdvance(text):
        text = text.replace(" ", "")
    width = metrics.horizontalAdvance(text)
    size = line if width <= room.width() else line * room.width() / width - _ROUNDING
    draw_text(painter, room, max(size, 0.6 * line), text)
