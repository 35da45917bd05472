"""The animation of each event, as a timeline: the table is drawn, and cards fly to their places on it.

Also the recap of missed moves, the light over a row that a card has completed, and chips on their way: from
a seat to its bet, to the pots, and to who has won them; numbers run meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import zip_longest
from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import replace
from engine.games.changes import Step
from engine.games.movements import piles_after
from engine.games.table import Form, Movement
from straights_gui.view.cards.shape import card_size, faint, rounded
from straights_gui.view.style import motion
from straights_gui.view.style.blank_pixmap import begin_pixmap, show_centred
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import DEAL, MISSED, MOVE, fly, poses_of
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.seat_state import counted
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene
from straights_gui.view.text.rendering import shown, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.table import Result, Table
    from straights_gui.view.table.table_widget import TableWidget


def timeline_for(now: Step, laid: Sequence[tuple[Card, ...]], view: TableWidget) -> Timeline:
    """Return the animation of an event; what moves, and where it may lie, is data."""
    happening, seat, result = now.happening, now.happening.seat, now.table.result
    if happening.is_deal:
        return _deal(now, view.scene_)
    is_paid = happening.last is None and any(way.amount for way in happening.movements)
    if is_paid and not happening.shows_result:
        view.scene_.show_seats(replace(now.table, turn=None, offers=()))
        return pay(now, view, Timeline())
    if seat is not None and not happening.shows_result:
        is_same = view.scene_.seats[seat].player == now.table.seats[seat].player
        has_moved = happening.movements or (is_same and now.table.seats[seat].last is not None)
        return _move(seat, now, view) if has_moved else _change_seat(seat, now, view.scene_)
    if result is not None and not view.scene_.shows_podium:
        return _end(now, result, laid, view)
    return Timeline()


def _deal(now: Step, scene: TableScene) -> Timeline:
    """Deal the cards one by one; those visible to the viewer turn over in flight."""
    scene.clear_table()
    scene.place_cards(now.table, is_open=False)
    scene.show_seats(replace(now.table, offers=()))
    for seat in range(len(scene.panels)):
        scene.show_panel(seat, is_turn=False)
    scene.message.show_text("")
    deck = CardItem(None, scene.board_pixmaps, CardAppearance.BACK, Pose(scene.geometry.deck))
    scene.add_transient(deck)
    cards = tuple(_one_by_one(now, scene))
    timeline = fly(scene, now.table.piles, cards, DEAL, {})
    timeline.at(len(cards) * motion.DEAL_STAGGER, lambda: scene.remove_transient(deck))
    leader = now.table.turn
    if leader is not None:
        timeline.at(timeline.length, lambda: scene.show_panel(leader, is_turn=True))
    return timeline


def _one_by_one(now: Step, scene: TableScene) -> Iterator[Movement]:
    """A card to each seat in turn; those of the hand on screen in the order of the fan."""
    seats = {pile.place: pile.seat for pile in now.table.piles}
    ways = [way for way in now.happening.movements if way.cards]
    fans = (scene.hand.cards if seats[way.end] == now.table.viewer else way.cards for way in ways)
    for number, cards in enumerate(zip_longest(*fans)):
        pairs = zip(ways, cards, strict=True)
        yield from (replace(way, cards=(card,)) for way, card in pairs if number < len(way.cards))


def _move(seat: int, now: Step, view: TableWidget) -> Timeline:
    """Let a card fly from where it was dropped, or from a fan; until it lands, it is its seat's turn."""
    scene, last = view.scene_, now.table.seats[seat].last
    poses = poses_of(scene)
    if seat == now.table.viewer:
        scene.hand.choose(None)  # the choice was for this move, also if another card was used
    scene.place_cards(now.table)
    scene.show_seats(replace(now.table, turn=seat, offers=()))
    scene.show_drop_highlight(None)
    scene.show_ghost(None)
    scene.hand.mark(())
    timeline = fly(scene, now.table.piles, now.happening.movements, MOVE, poses)
    if isinstance(last, Card):
        timeline.at(motion.PLAY_FLIGHT, lambda: _land(seat, last, view))
    return pay(now, view, timeline)


def _land(seat: int, card: Card, view: TableWidget) -> None:
    """Mark the card, which dips; if it completes a row, run a shimmer while the game continues."""
    scene = view.scene_
    scene.show_last_play(seat, card)
    if view.motion.factor:
        is_last = is_complete(scene, card.suit)
        view.motion.run(shimmer(scene, card.suit) if is_last else landing(scene, card))


def _change_seat(seat: int, now: Step, scene: TableScene) -> Timeline:
    """Show the new player in the panel, and a message long enough to be read."""
    timeline = Timeline()
    timeline.at(0, lambda: scene.show_panel(seat, data=now.table.seats[seat]))
    timeline.at(0, lambda: scene.message.show_text(shown(*now.happening.spoken)))
    timeline.at(motion.NOTICE, lambda: None)
    return timeline


def _end(now: Step, result: Result, laid: Sequence[tuple[Card, ...]], view: TableWidget) -> Timeline:
    from straights_gui.view.table.animation.endings import end_game, end_round  # not for the first cards

    if result.awards:
        timeline = Timeline()
        view.scene_.settle(now.table)
        if now.happening.shows_result:  # else the result is that of the hand before
            view.scene_.message.show_text(shown(result.title))
            view.scene_.hand.settle(timeline)
        return timeline
    if now.happening.shows_result:
        return end_round(now, result, laid, view)
    return end_game(result, laid, view) if result.is_last else Timeline()


def recap_timeline(shown: Step, scene: TableScene) -> Timeline:
    """Show the moves of others again, each with its sentence, then turn over the hand.

    Until then nothing tells which cards fit.
    """
    scene.hand.mark(())
    scene.hand.arrange()
    for item in scene.hand.items:
        item.set_appearance(CardAppearance.BACK)
    timeline = fly(scene, shown.table.piles, shown.happening.movements, MISSED, {})
    for order, sentence in enumerate(shown.happening.spoken):
        timeline.at(order * motion.RECAP_FLIGHT, partial(scene.message.show_text, spoken(sentence)))
    start = timeline.length
    for number, item in enumerate(scene.hand.items):
        _turn_up(timeline, item, start + number * motion.DEAL_STAGGER)
    return timeline


def _turn_up(timeline: Timeline, item: CardItem, start: int) -> None:
    timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start, motion.TURN_OVER)


_DIP = 3.0
_LAYER = 12
_REACH = 2.6
"""The number of cards on each side of the brightest one that are lit."""

_GROWTH = 0.07
_LIGHT = "#fff3c4"


def is_complete(scene: TableScene, suit: Suit) -> bool:
    """Whether all cards of a suit are on the table."""
    return all(Card(rank, suit) in scene.board for rank in Rank)


def landing(scene: TableScene, card: Card) -> Timeline:
    """Let a card in a row dip by a few pixels; it may have left the row meanwhile."""
    timeline = Timeline()

    def dip(progress: float) -> None:
        if (item := scene.board.get(card)) is not None:
            item.set_pose(Pose(scene.geometry.place(card) + QPointF(0, _DIP * sin(pi * progress))))

    timeline.add(dip, 0, motion.LAND, motion.linear)
    return timeline


def shimmer(scene: TableScene, suit: Suit) -> Timeline:
    """Run a light over the row of a suit, from the ace to the king."""
    timeline = Timeline()
    lights = _lights(scene, suit)

    def run(progress: float) -> None:
        front = progress * (len(lights) + 2 * _REACH) - _REACH
        for number, (card, light) in enumerate(lights.items()):
            _shine(scene, card, light, max(0.0, 1.0 - abs(number - front) / _REACH))

    for light in lights.values():
        timeline.at(0, partial(scene.add_transient, light))
        timeline.at(motion.SHIMMER, partial(scene.remove_transient, light))
    timeline.add(run, 0, motion.SHIMMER, motion.linear)
    return timeline


def _shine(scene: TableScene, card: Card, light: QGraphicsPixmapItem, strength: float) -> None:
    """Light up a card on the table by a strength from 0 to 1, and enlarge it slightly."""
    item = scene.board.get(card)
    if item is None:  # the round is over, and the card is moving to the deck
        light.setOpacity(0.0)
        return
    scale = 1.0 + _GROWTH * strength
    light.setOpacity(strength)
    light.setScale(scale)
    item.set_pose(Pose(item.pose.point, 0.0, scale))


def _lights(scene: TableScene, suit: Suit) -> dict[Card, QGraphicsPixmapItem]:
    """Add a light over each card of a suit, still invisible."""
    pixmap = _gleam(scene.geometry.board_card, scene.ratio)
    lights = {Card(rank, suit): QGraphicsPixmapItem() for rank in Rank}
    for card, light in lights.items():
        show_centred(light, pixmap)
        light.setPos(scene.geometry.place(card))
        light.setZValue(_LAYER)
        light.setOpacity(0.0)
    return lights


def _gleam(width: float, ratio: float) -> QPixmap:
    """Render the outline of a card filled with light, brightest along its diagonal."""
    card = card_size(width)
    pixmap, painter = begin_pixmap(card, ratio)
    light = QLinearGradient(QPointF(), QPointF(card.width(), card.height()))
    for place, strength in ((0.0, 0.25), (0.5, 0.8), (1.0, 0.25)):
        light.setColorAt(place, faint(_LIGHT, strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(card, 0.5), light)
    painter.end()
    return pixmap


def pay(now: Step, view: TableWidget, timeline: Timeline) -> Timeline:
    """Let the chips of an event move; what the table itself takes before, or gives back, is there at once."""
    scene, chips, happening = view.scene_, view.offers.chips, now.happening
    ways = [way for way in happening.movements if way.amount]
    if chips is None or not ways:
        return timeline
    seats = {pile.place: pile.seat for pile in now.table.piles}
    begin, end = seats[ways[0].begin], seats[ways[0].end]
    length = motion.POT_WON if begin is None else motion.TO_POT if end is None else motion.BET
    if length == motion.BET and happening.last is None:
        return timeline

    def count(progress: float) -> None:
        table = _counting(now.table, ways, progress)
        chips.count(table)
        for seat, data in enumerate(table.seats):
            scene.show_panel(seat, data=data)

    timeline.add(lambda progress: chips.fly(ways, progress), 0, length, motion.ease_in_out)
    timeline.add(count, 0, motion.COUNT, motion.linear)
    count(0.0)  # the table may be painted before its clock ticks
    return timeline


def _counting(after: Table, ways: Sequence[Movement], progress: float) -> Table:
    """The table on its way; where a seat has chips, its first fact is their number."""
    back = (Movement(way.end, way.begin, amount=round((1 - progress) * way.amount)) for way in ways)
    piles = piles_after(after.piles, back)
    chips = {pile.seat: pile.amount for pile in piles if pile.form is Form.CHIPS and not pile.is_open}
    seats = tuple(
        replace(seat, facts=(counted(seat.facts[0], chips[number]), *seat.facts[1:]))
        if number in chips
        else seat
        for number, seat in enumerate(after.seats)
    )
    return replace(after, piles=piles, seats=seats)
