"""Plays movements on a drawn table: cards start where they were before, and end where they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from engine.games.table import Form, Movement, Pile
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Easing, Timeline, ease_in_out, ease_out
from straights_gui.view.table.items.card_item import CardAppearance, CardItem, HomeAnimation
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene

Poses = dict[Card | None, Pose]
"""The poses of cards, under None that of the last back in the hand; a scale of 1 is that of the board."""

_FAN_SCALE = 0.5
_MISSED_OPACITY = 0.62


@dataclass(frozen=True, slots=True)
class Pace:
    """The duration of a flight, the time between two starts, the easing, and the arc of plays in cards."""

    flight: int
    stagger: int = 0
    easing: Easing = ease_out
    arc: float = 0.0


DEAL = Pace(motion.DEAL_FLIGHT, motion.DEAL_STAGGER)
MOVE = Pace(motion.PLAY_FLIGHT, easing=ease_in_out, arc=0.25)
MISSED = Pace(motion.RECAP_FLIGHT, motion.RECAP_FLIGHT, ease_in_out)
JUMP = Pace(motion.TAKE_BACK)
COLLECT = Pace(motion.COLLECT_FLIGHT, motion.COLLECT_STAGGER)


def poses_of(scene: TableScene) -> Poses:
    """The current poses, including those of moving cards."""
    moving = (item for item in scene.transient_items if isinstance(item, CardItem))
    return {
        item.card: replace(item.pose, scale=item.pose.scale * item.width / (scene.geometry.board_card or 1.0))
        for item in (*moving, *scene.board.values(), *scene.hand.items)
    }


def fly(
    scene: TableScene, piles: Iterable[Pile], ways: Iterable[Movement], pace: Pace, poses: Poses
) -> Timeline:
    """Play movements on the table as it is drawn after them, with its piles; `poses` are those before."""
    flights = _Flights(scene, pace, poses, Timeline())
    for item in scene.hand.items:
        if item.card is not None and item.card in poses:
            item.set_pose(flights.scaled(poses[item.card], item))
    places = {pile.place: pile for pile in piles}
    aside = {pile.place for pile in piles if pile.form is Form.STACK and pile.seat is None}
    ways = [way for way in ways if way.begin not in aside or way.end]  # the others are shuffled unseen
    cards = ((card, places.get(way.begin), places.get(way.end)) for way in ways for card in way.cards)
    for order, way in enumerate(cards):
        flights.add(_Way(*way, order))
    if pace is JUMP:
        scene.hand.settle(flights.timeline, 0, motion.TAKE_BACK)
    elif pace is MOVE:
        scene.hand.settle(flights.timeline, motion.PLAY_FLIGHT // 3)
    else:
        scene.hand.update_homes()
    return flights.timeline


@dataclass(frozen=True, slots=True)
class _Way:
    """The way of one card between two piles, None for off the table, and its number among all."""

    card: Card | None
    begin: Pile | None
    end: Pile | None
    order: int

    @property
    def seat(self) -> int:
        """The seat to whose hand the card comes, or from which it goes."""
        piles = (pile for pile in (self.end, self.begin) if pile is not None)
        return next(pile.seat for pile in piles if pile.seat is not None)

    @property
    def was_shown(self) -> bool:
        return _is_shown(self.begin)

    @property
    def is_shown(self) -> bool:
        """Whether it lies face up in the end; off the table, it stays as it was."""
        return self.was_shown if self.end is None else _is_shown(self.end)

    def begins(self, form: Form) -> bool:
        return self.begin is not None and self.begin.form is form

    def ends(self, form: Form) -> bool:
        return self.end is not None and self.end.form is form


def _is_shown(pile: Pile | None) -> bool:
    return pile is not None and pile.is_open and not pile.is_blind


@dataclass(frozen=True, slots=True)
class _Flights:
    scene: TableScene
    pace: Pace
    poses: Poses
    timeline: Timeline

    def add(self, way: _Way) -> None:
        """Put the card where it starts, and add its way to the timeline."""
        start = way.order * self.pace.stagger
        begin = self._begin(way)
        item = self._item(way)
        item.set_pose(self.scaled(begin, item))
        if start > 0 or self.pace is DEAL:
            item.setVisible(False)
            self.timeline.at(start, partial(item.setVisible, True))
        self._count(way, -1)
        self._move(way, item, start)
        self._turn_over(way, item, start)
        self.timeline.at(start + self.pace.flight, partial(self._arrive, way, item))

    def scaled(self, pose: Pose, item: CardItem) -> Pose:
        """Convert a pose for an item of another width than that of the board."""
        return replace(pose, scale=pose.scale * self.scene.geometry.board_card / (item.width or 1.0))

    def _item(self, way: _Way) -> CardItem:
        """The item that is drawn where the way ends; where none is, one that is removed there."""
        hand = self.scene.hand
        if way.ends(Form.ROW) and way.card is not None:
            item = self.scene.board[way.card]
            item.setZValue(FLYING_LAYER)
            self._show_mark(way, is_shown=False)
            if self._is_own(way):  # its face is large as it leaves the hand
                item.set_appearance(CardAppearance.FACE, self.scene.hand_pixmaps)
        elif self._joins_hand(way):
            own = hand.item_of(way.card) if way.card is not None else None
            item = own or hand.items[way.order // len(self.scene.panels)]
        else:
            item = self.scene.add_flying_card(way.card, Pose(self.scene.geometry.deck))
        item.set_appearance(CardAppearance.FACE if way.was_shown else CardAppearance.BACK)
        if self.pace is MISSED:
            item.setOpacity(_MISSED_OPACITY)
        return item

    def _is_own(self, way: _Way) -> bool:
        return self.scene.position(way.seat) == BOTTOM

    def _joins_hand(self, way: _Way) -> bool:
        """Whether the card ends in the fan; cards of a hidden hand are told apart only as they are dealt."""
        return way.ends(Form.FAN) and self._is_own(way) and (way.is_shown or self.pace is DEAL)

    def _begin(self, way: _Way) -> Pose:
        if way.card in self.poses and way.card is not None:
            return self.poses[way.card]
        if way.begins(Form.FAN) and self._is_own(way) and None in self.poses:
            return self.poses[None]
        return self._pose(way.begin, way)

    def _pose(self, pile: Pile | None, way: _Way) -> Pose:
        layout, width = self.scene.geometry, self.scene.geometry.board_card or 1.0
        if pile is None:
            return Pose(layout.deck)
        if pile.form is Form.STACK:
            box = self.scene.piles[way.seat].rect
            return Pose(box.center(), 0.0, box.width() / width)
        if pile.form is Form.ROW and way.card is not None:
            return Pose(layout.place(way.card))
        scale = layout.hand_card / width if self._is_own(way) else _FAN_SCALE
        return Pose(layout.source(self.scene.position(way.seat)), 0.0, scale)

    def _move(self, way: _Way, item: CardItem, start: int) -> None:
        timeline, pace, scene = self.timeline, self.pace, self.scene
        if self._joins_hand(way):
            timeline.add(HomeAnimation(item, scene.hand.may_move), start, pace.flight)
            return
        begin, end = item.pose, self.scaled(self._pose(way.end, way), item)
        arc = pace.arc * scene.geometry.board_card if way.ends(Form.ROW) else 0.0
        timeline.add(
            lambda progress: item.move_between(begin, end, progress, arc), start, pace.flight, pace.easing
        )
        if way.end is None:
            timeline.add(lambda progress: item.setOpacity(1.0 - progress), start, pace.flight)
        elif way.ends(Form.ROW):
            wait = pace.flight * (1 if way.was_shown else 6) // 10
            fade = partial(item.fade_into, scene.board_pixmaps)
            timeline.add(fade, start + wait, pace.flight - wait)

    def _turn_over(self, way: _Way, item: CardItem, start: int) -> None:
        if way.was_shown is not way.is_shown:
            length = min(motion.TURN_OVER, self.pace.flight)
            side = CardAppearance.FACE if way.is_shown else CardAppearance.BACK
            begin = start + (self.pace.flight - length) // 2
            self.timeline.add(lambda progress: item.turn_over(progress, side), begin, length)

    def _arrive(self, way: _Way, item: CardItem) -> None:
        self._count(way, 1)
        if self._joins_hand(way):
            if way.card is not None:
                item.set_appearance(self.scene.hand.appearance_of(way.card))
        elif not way.ends(Form.ROW):
            self.scene.remove_transient(item)
        elif way.card is not None and self.scene.board.get(way.card) is item:
            item.setOpacity(1.0)
            self.scene.rest_on_board(way.card)
            self._show_mark(way, is_shown=True)

    def _show_mark(self, way: _Way, *, is_shown: bool) -> None:
        """Show the mark of the seat's last play, if it is this one, only while the card lies there."""
        mark = self.scene.last_play_marks[way.seat]
        if mark.card == way.card:
            mark.setVisible(is_shown)

    def _count(self, way: _Way, step: int) -> None:
        """Count the card where it arrives; after a jump, the numbers have changed at once."""
        if self.pace is JUMP or way.end is None:
            return
        pile, state = self.scene.piles[way.seat], self.scene.panels[way.seat].state
        if way.ends(Form.STACK):
            pile.show_pile(pile.count + step, is_drop_target=False)
        elif way.ends(Form.FAN) and state is not None:
            self.scene.show_panel(way.seat, cards_left=state.cards_left + step)


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
