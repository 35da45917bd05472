"""The animation of undo and redo: all cards that moved fly to their new places at the same time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from engine.straights.setup import SEATS
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import TableScene

if TYPE_CHECKING:
    from engine.straights.observation import Observation

_FAN_SCALE = 0.5


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """The positions of the cards on a table at a moment.

    Attributes:
        observation: the observation that the table shows.
        poses: the poses of the cards that are face up; a scale of 1 is the width of cards on the board.
        has_result: whether the result of a round is shown in place of cards.
    """

    observation: Observation
    poses: dict[Card, Pose]
    has_result: bool

    @staticmethod
    def of(scene: TableScene, observation: Observation) -> CardPlaces:
        """The current places, including those of moving cards."""
        moving = (item for item in scene.transient_items if isinstance(item, CardItem))
        poses = {
            item.card: replace(item.pose, scale=item.pose.scale * item.width / scene.geometry.board_card)
            for item in (*moving, *scene.board.values(), *scene.hand.items)
            if item.card is not None
        }
        return CardPlaces(observation, poses, scene.revealed is not None)


def change_places(scene: TableScene, before: CardPlaces, now: Observation) -> Timeline:
    """Move the cards of a drawn table from their former places; no card moves between rounds."""
    timeline = Timeline()
    then = before.observation
    if before.has_result or scene.revealed is not None or then.number != now.number:
        return timeline
    if then.seat != now.seat:
        return timeline
    _to_hand(timeline, scene, before)
    _to_board(timeline, scene, before, now)
    _from_board(timeline, scene, before)
    for seat in range(SEATS):
        _to_or_from_pile(timeline, scene, seat, then, now)
    return timeline


def _to_hand(timeline: Timeline, scene: TableScene, before: CardPlaces) -> None:
    """Move cards of the viewer's hand from the board, the pile or their former place in the fan."""
    bottom = next(seat for seat in range(SEATS) if scene.position(seat) == BOTTOM)
    pile = _pile_pose(scene, bottom)
    for item in scene.hand.items:
        if item.card is not None:
            begin = before.poses.get(item.card, pile)
            item.set_pose(_scaled(begin, scene, item))
    scene.hand.settle(timeline, 0, motion.TAKE_BACK)


def _to_board(timeline: Timeline, scene: TableScene, before: CardPlaces, now: Observation) -> None:
    players = _players(now)
    for card, item in scene.board.items():
        if card in before.observation.table.cards():
            continue
        begin = before.poses.get(card) or _source(scene, players[card])
        item.set_pose(begin)
        timeline.add(partial(item.move_between, begin, Pose(scene.geometry.place(card))), 0, motion.TAKE_BACK)
        timeline.at(motion.TAKE_BACK, partial(_place_on_board, scene, card))


def _place_on_board(scene: TableScene, card: Card) -> None:
    """Put a card of the board at its current place; the table may have been resized meanwhile."""
    if (item := scene.board.get(card)) is not None:
        item.set_pose(Pose(scene.geometry.place(card)))


def _from_board(timeline: Timeline, scene: TableScene, before: CardPlaces) -> None:
    """Move cards that others take back to their seats and turn them over."""
    players, held = _players(before.observation), set(scene.hand.cards)
    for card in before.observation.table.cards():
        begin = before.poses.get(card)
        if card in scene.board or card in held or begin is None:
            continue
        item = _flying(timeline, scene, card, begin, _source(scene, players[card]))
        timeline.add(partial(_turn_down, item), 0, motion.TAKE_BACK)


def _to_or_from_pile(
    timeline: Timeline, scene: TableScene, seat: int, then: Observation, now: Observation
) -> None:
    """Move backs that another seat discards again or takes back between its pile and its fan."""
    if scene.position(seat) == BOTTOM:
        return
    change = now.seats[seat].discard_count - then.seats[seat].discard_count
    source, pile = _source(scene, seat), _pile_pose(scene, seat)
    for _ in range(abs(change)):
        begin, end = (source, pile) if change > 0 else (pile, source)
        _flying(timeline, scene, None, begin, end)


def _flying(timeline: Timeline, scene: TableScene, card: Card | None, begin: Pose, end: Pose) -> CardItem:
    """Create a card that moves once and is removed at the end."""
    item = scene.add_flying_card(card, begin)
    timeline.add(partial(item.move_between, begin, end), 0, motion.TAKE_BACK)
    timeline.at(motion.TAKE_BACK, partial(scene.remove_transient, item))
    return item


def _turn_down(item: CardItem, progress: float) -> None:
    item.turn_over(progress, CardAppearance.BACK)


def _players(observation: Observation) -> dict[Card, int]:
    return {move.card: move.seat for move in observation.moves if move.card is not None}


def _source(scene: TableScene, seat: int) -> Pose:
    return Pose(scene.geometry.source(scene.position(seat)), 0.0, _FAN_SCALE)


def _pile_pose(scene: TableScene, seat: int) -> Pose:
    pile = scene.piles[seat].rect
    return Pose(pile.center(), 0.0, pile.width() / (scene.geometry.board_card or 1.0))


def _scaled(pose: Pose, scene: TableScene, item: CardItem) -> Pose:
    """Convert a pose of `CardPlaces` for an item of another width."""
    return replace(pose, scale=pose.scale * scene.geometry.board_card / (item.width or 1.0))
