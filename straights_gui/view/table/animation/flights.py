"""Plays a plan on a drawn table: cards start where they were before, and end where they are drawn."""

from __future__ import annotations

from functools import partial

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from engine.straights.setup import SEATS
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Easing, Timeline, ease_in_out, ease_out
from straights_gui.view.table.animation.plan import Movement, Occasion, Place, Side
from straights_gui.view.table.items.card_item import CardAppearance, CardItem, HomeAnimation
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene

Poses = dict[Card | None, Pose]
"""The poses of cards, under None that of the last back in the hand; a scale of 1 is that of the board."""

_FAN_SCALE = 0.5
_MISSED_OPACITY = 0.62


@dataclass(frozen=True, slots=True)
class _Pace:
    """The duration of a flight, the time between two starts, the easing, and the arc of plays in cards."""

    flight: int
    stagger: int = 0
    easing: Easing = ease_out
    arc: float = 0.0


_PACES = {
    Occasion.DEAL: _Pace(motion.DEAL_FLIGHT, motion.DEAL_STAGGER),
    Occasion.MOVE: _Pace(motion.PLAY_FLIGHT, easing=ease_in_out, arc=0.25),
    Occasion.MISSED: _Pace(motion.RECAP_FLIGHT, motion.RECAP_FLIGHT, ease_in_out),
    Occasion.JUMP: _Pace(motion.TAKE_BACK),
    Occasion.COLLECT: _Pace(motion.COLLECT_FLIGHT, motion.COLLECT_STAGGER),
}


def poses_of(scene: TableScene) -> Poses:
    """The current poses, including those of moving cards."""
    moving = (item for item in scene.transient_items if isinstance(item, CardItem))
    return {
        item.card: replace(item.pose, scale=item.pose.scale * item.width / (scene.geometry.board_card or 1.0))
        for item in (*moving, *scene.board.values(), *scene.hand.items)
    }


def fly(scene: TableScene, plan: tuple[Movement, ...], occasion: Occasion, poses: Poses) -> Timeline:
    """Play the plan on the table as it is drawn after it; `poses` are those before it."""
    flights = _Flights(scene, occasion, _PACES[occasion], poses, Timeline())
    for item in scene.hand.items:
        if item.card is not None and item.card in poses:
            item.set_pose(flights.scaled(poses[item.card], item))
    for movement in plan:
        flights.add(movement)
    if occasion is Occasion.JUMP:
        scene.hand.settle(flights.timeline, 0, motion.TAKE_BACK)
    elif occasion is Occasion.MOVE:
        scene.hand.settle(flights.timeline, motion.PLAY_FLIGHT // 3)
    else:
        scene.hand.update_homes()
    return flights.timeline


@dataclass(frozen=True, slots=True)
class _Flights:
    scene: TableScene
    occasion: Occasion
    pace: _Pace
    poses: Poses
    timeline: Timeline

    def add(self, movement: Movement) -> None:
        """Put the card of a movement where it starts, and add its way to the timeline."""
        start = movement.order * self.pace.stagger
        begin = self._begin(movement)
        item = self._item(movement)
        item.set_pose(self.scaled(begin, item))
        if start > 0 or self.occasion is Occasion.DEAL:
            item.setVisible(False)
            self.timeline.at(start, partial(item.setVisible, True))
        self._count(movement, -1)
        self._move(movement, item, start)
        self._turn_over(movement, item, start)
        self.timeline.at(start + self.pace.flight, partial(self._arrive, movement, item))

    def scaled(self, pose: Pose, item: CardItem) -> Pose:
        """Convert a pose for an item of another width than that of the board."""
        return replace(pose, scale=pose.scale * self.scene.geometry.board_card / (item.width or 1.0))

    def _item(self, movement: Movement) -> CardItem:
        """The item that is drawn where the movement ends; where none is, one that is removed there."""
        hand = self.scene.hand
        if movement.end is Place.BOARD and movement.card is not None:
            item = self.scene.board[movement.card]
            item.setZValue(FLYING_LAYER)
            self._show_mark(movement, is_shown=False)
            if self._is_own(movement):  # its face is large as it leaves the hand
                item.set_appearance(CardAppearance.FACE, self.scene.hand_pixmaps)
        elif self._joins_hand(movement):
            own = hand.item_of(movement.card) if movement.card is not None else None
            item = own or hand.items[movement.order // SEATS]
        else:
            item = self.scene.add_flying_card(movement.card, Pose(self.scene.geometry.deck))
        starts_hidden = movement.side in (Side.UP, Side.BACK)
        item.set_appearance(CardAppearance.BACK if starts_hidden else CardAppearance.FACE)
        if self.occasion is Occasion.MISSED:
            item.setOpacity(_MISSED_OPACITY)
        return item

    def _is_own(self, movement: Movement) -> bool:
        return self.scene.position(movement.seat) == BOTTOM

    def _joins_hand(self, movement: Movement) -> bool:
        """Whether the card ends in the fan; cards of a hidden hand are told apart only as they are dealt."""
        is_told = movement.side in (Side.FACE, Side.UP) or self.occasion is Occasion.DEAL
        return movement.end is Place.HAND and self._is_own(movement) and is_told

    def _begin(self, movement: Movement) -> Pose:
        if movement.card in self.poses and movement.card is not None:
            return self.poses[movement.card]
        if movement.begin is Place.HAND and self._is_own(movement) and None in self.poses:
            return self.poses[None]
        return self._pose(movement.begin, movement)

    def _pose(self, place: Place, movement: Movement) -> Pose:
        layout, width = self.scene.geometry, self.scene.geometry.board_card or 1.0
        match place:
            case Place.DECK:
                return Pose(layout.deck)
            case Place.PILE:
                pile = self.scene.piles[movement.seat].rect
                return Pose(pile.center(), 0.0, pile.width() / width)
            case Place.BOARD if movement.card is not None:
                return Pose(layout.place(movement.card))
            case _:
                scale = layout.hand_card / width if self._is_own(movement) else _FAN_SCALE
                return Pose(layout.source(self.scene.position(movement.seat)), 0.0, scale)

    def _move(self, movement: Movement, item: CardItem, start: int) -> None:
        timeline, pace, scene = self.timeline, self.pace, self.scene
        if self._joins_hand(movement):
            timeline.add(HomeAnimation(item, scene.hand.may_move), start, pace.flight)
            return
        begin, end = item.pose, self.scaled(self._pose(movement.end, movement), item)
        arc = pace.arc * scene.geometry.board_card if movement.end is Place.BOARD else 0.0
        timeline.add(
            lambda progress: item.move_between(begin, end, progress, arc), start, pace.flight, pace.easing
        )
        if movement.end is Place.DECK:
            timeline.add(lambda progress: item.setOpacity(1.0 - progress), start, pace.flight)
        elif movement.end is Place.BOARD:
            wait = pace.flight * (6 if movement.side is Side.UP else 1) // 10
            fade = partial(item.fade_into, scene.board_pixmaps)
            timeline.add(fade, start + wait, pace.flight - wait)

    def _turn_over(self, movement: Movement, item: CardItem, start: int) -> None:
        if movement.side in (Side.UP, Side.DOWN):
            length = min(motion.TURN_OVER, self.pace.flight)
            side = CardAppearance.FACE if movement.side is Side.UP else CardAppearance.BACK
            begin = start + (self.pace.flight - length) // 2
            self.timeline.add(lambda progress: item.turn_over(progress, side), begin, length)

    def _arrive(self, movement: Movement, item: CardItem) -> None:
        self._count(movement, 1)
        if self._joins_hand(movement):
            if movement.card is not None:
                item.set_appearance(self.scene.hand.appearance_of(movement.card))
        elif movement.end is not Place.BOARD:
            self.scene.remove_transient(item)
        elif movement.card is not None and self.scene.board.get(movement.card) is item:
            item.setOpacity(1.0)
            self.scene.rest_on_board(movement.card)
            self._show_mark(movement, is_shown=True)

    def _show_mark(self, movement: Movement, *, is_shown: bool) -> None:
        """Show the mark of the seat's last play, if it is this one, only while the card lies there."""
        mark = self.scene.last_play_marks[movement.seat]
        if mark.card == movement.card:
            mark.setVisible(is_shown)

    def _count(self, movement: Movement, step: int) -> None:
        """Count the card where it arrives; after a jump, the numbers have changed at once."""
        if self.occasion is Occasion.JUMP:
            return
        pile, state = self.scene.piles[movement.seat], self.scene.panels[movement.seat].state
        if movement.end is Place.PILE:
            pile.show_pile(pile.count + step, is_drop_target=False)
        elif movement.end is Place.HAND and state is not None:
            self.scene.show_panel(movement.seat, cards_left=state.cards_left + step)
