"""Events as timelines: how a deal, a play, a discard and the end of a round look. Changes only the scene."""

from __future__ import annotations

from typing import assert_never

from engine.cards.card import Card
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    DeckShown,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
    TableLeft,
)
from straights_gui.view.animation.deal import deal
from straights_gui.view.animation.recap import Recap, recall
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardItem, Look
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.round_result import reveal
from straights_gui.view.table.scene import FLYING_LAYER, SEATS, TableScene
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.log_text import seat_text


def timeline_for(event: Event | Recap, view: TableView) -> Timeline:
    """What is to be seen of the event; the scene is changed as the timeline passes."""
    view.put_away()
    scene = view.scene_
    match event:
        case Recap():
            return recall(event, scene)
        case RoundStarted():
            return deal(event, scene)
        case CardPlayed():
            return _play(event, scene)
        case CardDiscarded():
            return _discard(event, scene)
        case SeatChanged():
            return _change_seat(event, scene)
        case RoundEnded():
            return _end_round(event, scene)
        case GameEnded() | DeckShown() | TableLeft():
            return Timeline()
        case _:
            assert_never(event)


def _change_seat(event: SeatChanged, scene: TableScene) -> Timeline:
    """The panel names who plays now; the sentence stays long enough to be read."""
    timeline = Timeline()
    timeline.at(0, lambda: scene.show_panel(event.seat, player=event.now))
    timeline.at(0, lambda: scene.strip.say(seat_text(event, scene.names[event.seat])))
    timeline.at(motion.NOTICE, lambda: None)
    return timeline


def _play(event: CardPlayed, scene: TableScene) -> Timeline:
    """A card flies to its place: from where the player let it go, or out of a seat's fan, turning over."""
    timeline = Timeline()
    _start_turn(event.seat, scene)
    end = Pose(scene.geometry.place(event.card))
    item, hidden = _leave_hand(event.seat, event.card, scene)
    begin = item.pose
    scale = scene.geometry.board_card / item.width
    target = Pose(end.point, 0.0, scale)
    arc = 0.25 * scene.geometry.board_card
    timeline.add(
        lambda progress: item.towards(begin, target, progress, arc), 0, motion.PLAY_FLIGHT, motion.EASE_IN_OUT
    )
    if hidden:
        timeline.add(
            lambda progress: item.turn_over(progress, Look.FACE), motion.PLAY_FLIGHT // 4, motion.TURN_OVER
        )
    timeline.at(motion.PLAY_FLIGHT, lambda: _land(item, scene))
    if scene.position(event.seat) == BOTTOM:
        scene.hand.settle(timeline, motion.PLAY_FLIGHT // 3)
    return timeline


def _discard(event: CardDiscarded, scene: TableScene) -> Timeline:
    """A card turns its back and flies to the seat's pile."""
    timeline = Timeline()
    _start_turn(event.seat, scene)
    item, hidden = _leave_hand(event.seat, event.card, scene)
    pile = scene.piles[event.seat]
    begin, end = item.pose, Pose(pile.rect.center(), 0.0, pile.rect.width() / item.width)
    if not hidden:
        timeline.add(lambda progress: item.turn_over(progress, Look.BACK), 0, motion.TURN_OVER)
    timeline.add(
        lambda progress: item.towards(begin, end, progress), 0, motion.DISCARD_FLIGHT, motion.EASE_IN_OUT
    )
    timeline.at(motion.DISCARD_FLIGHT, lambda: scene.dismiss(item))
    timeline.at(motion.DISCARD_FLIGHT, lambda: pile.show_pile(pile.count + 1, invites=False))
    if scene.position(event.seat) == BOTTOM:
        scene.hand.settle(timeline, motion.DISCARD_FLIGHT // 3)
    return timeline


def _end_round(event: RoundEnded, scene: TableScene) -> Timeline:
    """The table is cleared, then the discards are turned over and counted, seat by seat."""
    timeline = Timeline()
    scene.strip.say("")
    deck = Pose(scene.geometry.deck)
    for number, (card, item) in enumerate(tuple(scene.board.items())):
        start = number * motion.COLLECT_STAGGER
        _collect(timeline, scene, card, item, deck, start)
    return reveal(timeline, scene, event.result, timeline.length)


def _collect(
    timeline: Timeline, scene: TableScene, card: Card, item: CardItem, deck: Pose, start: int
) -> None:
    """A card of the table glides to the deck and fades."""
    begin = item.pose

    def glide(progress: float) -> None:
        item.towards(begin, deck, progress)
        item.setOpacity(1.0 - progress)

    timeline.at(0, lambda: scene.lift_off(card))
    timeline.add(glide, start, motion.COLLECT_FLIGHT)
    timeline.at(start + motion.COLLECT_FLIGHT, lambda: scene.dismiss(item))


def _leave_hand(seat: int, card: Card | None, scene: TableScene) -> tuple[CardItem, bool]:
    """The card as it leaves the seat, on top of all, and whether its face was hidden until now."""
    shown = scene.panels[seat].shown
    left = shown.cards_left - 1 if shown is not None else 0
    scene.show_panel(seat, cards_left=left)
    item = scene.hand.take(card) if card is not None and scene.position(seat) == BOTTOM else None
    hidden = item is None
    if item is not None:
        scene.guests.append(item)
        item.show_as(Look.FACE)
    elif scene.position(seat) == BOTTOM and scene.hand.items:
        item = scene.hand.items.pop()
        scene.guests.append(item)
        item.card = card
    else:
        begin = Pose(scene.geometry.source(scene.position(seat)), 0.0, 0.5)
        item = CardItem(card, scene.board_pixmaps, Look.BACK, begin)
        scene.invite(item)
    item.setZValue(FLYING_LAYER)
    return item, hidden


def _land(item: CardItem, scene: TableScene) -> None:
    """A card that flew belongs to the table."""
    scene.guests.remove(item)
    scene.land(item)


def _start_turn(seat: int, scene: TableScene) -> None:
    """It is this seat that moves: the model may be further already."""
    for each in range(SEATS):
        scene.show_panel(each, is_turn=each == seat)
    scene.show_drop_highlight(None)
    scene.hand.mark(())
