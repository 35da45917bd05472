"""Undo and redo: cards fly from where they were to where the table shows them now, all at once."""

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
from straights_gui.view.table.scene import FLYING_LAYER, TableScene

if TYPE_CHECKING:
    from engine.straights.observation import Observation

_FAN_SCALE = 0.5


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """Where the cards of a table are at a moment.

    Attributes:
        observation: what the table shows.
        poses: of the cards that lie open, with a scale of 1 for a card as wide as those of the board.
        has_result: whether the result of a round is shown instead of cards.
    """

    observation: Observation
    poses: dict[Card, Pose]
    has_result: bool

    @staticmethod
    def of(scene: TableScene, observation: Observation) -> CardPlaces:
        """Where they are now, those that move included."""
        moving = (item for item in scene.transient_items if isinstance(item, CardItem))
        poses = {
            item.card: replace(item.pose, scale=item.pose.scale * item.width / scene.geometry.board_card)
            for item in (*moving, *scene.board.values(), *scene.hand.items)
            if item.card is not None
        }
        return CardPlaces(observation, poses, scene.revealed is not None)


def change_places(scene: TableScene, before: CardPlaces, now: Observation) -> Timeline:
    """Let the cards of a table that was drawn come from where they were before; between rounds none flies."""
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
    """Cards of the viewer's hand come from the board, from the pile, or from another place of the fan."""
    bottom = next(seat for seat in range(SEATS) if scene.position(seat) == BOTTOM)
    pile = _pile_pose(scene, bottom)
    for item in scene.hand.items:
        if item.card is not None:
            begin = before.poses.get(item.card, pile)
            item.set_pose(_scaled(begin, scene, item))
    scene.hand.settle(timeline, 0, motion.TAKE_BACK)


def _to_board(timeline: Timeline, scene: TableScene, before: CardPlaces, now: Observation) -> None:
    """Cards that lie on the board again come from the hand, or from the seat that played them."""
    players = _players(now)
    for card, item in scene.board.items():
        if card in before.observation.table.cards():
            continue
        begin = before.poses.get(card) or _source(scene, players[card])
        item.set_pose(begin)
        timeline.add(partial(item.move_between, begin, Pose(scene.geometry.place(card))), 0, motion.TAKE_BACK)
        timeline.at(motion.TAKE_BACK, partial(_place_on_board, scene, card))


def _place_on_board(scene: TableScene, card: Card) -> None:
    """Put a card of the board where it belongs now: the table may have another size than at the start."""
    if (item := scene.board.get(card)) is not None:
        item.set_pose(Pose(scene.geometry.place(card)))


def _from_board(timeline: Timeline, scene: TableScene, before: CardPlaces) -> None:
    """Cards that others take back fly to their seats and turn over."""
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
    """Backs that another seat put down again, or takes back, fly between its pile and its fan."""
    if scene.position(seat) == BOTTOM:
        return
    change = now.seats[seat].discard_count - then.seats[seat].discard_count
    source, pile = _source(scene, seat), _pile_pose(scene, seat)
    for _ in range(abs(change)):
        begin, end = (source, pile) if change > 0 else (pile, source)
        _flying(timeline, scene, None, begin, end)


def _flying(timeline: Timeline, scene: TableScene, card: Card | None, begin: Pose, end: Pose) -> CardItem:
    """A card that flies and is gone at the end."""
    appearance = CardAppearance.BACK if card is None else CardAppearance.FACE
    item = CardItem(card, scene.board_pixmaps, appearance, begin)
    item.setZValue(FLYING_LAYER)
    scene.add_transient(item)
    timeline.add(partial(item.move_between, begin, end), 0, motion.TAKE_BACK)
    timeline.at(motion.TAKE_BACK, partial(scene.remove_transient, item))
    return item


def _turn_down(item: CardItem, progress: float) -> None:
    item.turn_over(progress, CardAppearance.BACK)


def _players(observation: Observation) -> dict[Card, int]:
    """Who laid each card of the board."""
    return {move.card: move.seat for move in observation.moves if move.card is not None}


def _source(scene: TableScene, seat: int) -> Pose:
    return Pose(scene.geometry.source(scene.position(seat)), 0.0, _FAN_SCALE)


def _pile_pose(scene: TableScene, seat: int) -> Pose:
    pile = scene.piles[seat].rect
    return Pose(pile.center(), 0.0, pile.width() / (scene.geometry.board_card or 1.0))


def _scaled(pose: Pose, scene: TableScene, item: CardItem) -> Pose:
    """A pose of `CardPlaces` for an item of another width."""
    return replace(pose, scale=pose.scale * scene.geometry.board_card / (item.width or 1.0))
