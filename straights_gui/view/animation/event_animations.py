"""The animation of each event, as a timeline that changes only the scene."""

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
from engine.straights.record import Move
from engine.straights.setup import SEATS
from engine.straights.text.events import seat_change
from straights_gui.view.animation.deal import deal
from straights_gui.view.animation.recap import Recap, recap_timeline
from straights_gui.view.animation.shimmer import is_complete, shimmer
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import BOTTOM, Pose
from straights_gui.view.table.scene import FLYING_LAYER, TableScene
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown


def timeline_for(event: Event | Recap, view: TableView) -> Timeline:
    """Return the animation of an event or a recap; the scene changes as the timeline runs."""
    view.celebration.end()
    view.hide_overlays()
    scene = view.scene_
    match event:
        case Recap():
            return recap_timeline(event, scene)
        case RoundStarted():
            return deal(event, scene)
        case CardPlayed():
            return _play(event, view)
        case CardDiscarded():
            return _discard(event, scene)
        case SeatChanged():
            return _change_seat(event, scene)
        case RoundEnded() | GameEnded():
            return _end(event, view)
        case DeckShown() | TableLeft():
            return Timeline()
        case _:
            assert_never(event)


def _end(event: RoundEnded | GameEnded, view: TableView) -> Timeline:
    from straights_gui.view.animation.endings import end_game, end_round  # not for the first cards

    return end_round(event, view) if isinstance(event, RoundEnded) else end_game(event, view)


def _change_seat(event: SeatChanged, scene: TableScene) -> Timeline:
    """Show the new player in the panel, and a message long enough to be read."""
    timeline = Timeline()
    timeline.at(0, lambda: scene.show_panel(event.seat, player=event.now))
    timeline.at(0, lambda: scene.message.show_text(shown(seat_change(event, scene.names[event.seat]))))
    timeline.at(motion.NOTICE, lambda: None)
    return timeline


def _play(event: CardPlayed, view: TableView) -> Timeline:
    """Move a card to its place from where it was dropped or from a seat's fan; turn it over if hidden."""
    timeline, scene = Timeline(), view.scene_
    _start_turn(Move(event.seat, event.card), scene)
    end = Pose(scene.geometry.place(event.card))
    item, hidden = _leave_hand(event.seat, event.card, scene)
    begin = item.pose
    scale = scene.geometry.board_card / item.width
    target = Pose(end.point, 0.0, scale)
    arc = 0.25 * scene.geometry.board_card
    timeline.add(
        lambda progress: item.move_between(begin, target, progress, arc),
        0,
        motion.PLAY_FLIGHT,
        motion.ease_in_out,
    )
    if hidden:
        timeline.add(
            lambda progress: item.turn_over(progress, CardAppearance.FACE),
            motion.PLAY_FLIGHT // 4,
            motion.TURN_OVER,
        )
    _fade_face(timeline, item, scene, hidden=hidden)
    timeline.at(motion.PLAY_FLIGHT, lambda: _land(item, event.seat, view))
    if scene.position(event.seat) == BOTTOM:
        scene.hand.settle(timeline, motion.PLAY_FLIGHT // 3)
    return timeline


def _discard(event: CardDiscarded, scene: TableScene) -> Timeline:
    timeline = Timeline()
    _start_turn(Move(event.seat, None), scene)
    item, hidden = _leave_hand(event.seat, event.card, scene)
    pile = scene.piles[event.seat]
    begin, end = item.pose, Pose(pile.rect.center(), 0.0, pile.rect.width() / item.width)
    if not hidden:
        timeline.add(lambda progress: item.turn_over(progress, CardAppearance.BACK), 0, motion.TURN_OVER)
    timeline.add(
        lambda progress: item.move_between(begin, end, progress), 0, motion.DISCARD_FLIGHT, motion.ease_in_out
    )
    timeline.at(motion.DISCARD_FLIGHT, lambda: scene.remove_transient(item))
    timeline.at(motion.DISCARD_FLIGHT, lambda: pile.show_pile(pile.count + 1, is_drop_target=False))
    if scene.position(event.seat) == BOTTOM:
        scene.hand.settle(timeline, motion.DISCARD_FLIGHT // 3)
    return timeline


def _leave_hand(seat: int, card: Card | None, scene: TableScene) -> tuple[CardItem, bool]:
    """Take a card out of a seat's hand and raise it above all others; the flag is True if it was hidden."""
    state = scene.panels[seat].state
    left = state.cards_left - 1 if state is not None else 0
    scene.show_panel(seat, cards_left=left)
    item = scene.hand.take(card) if card is not None and scene.position(seat) == BOTTOM else None
    hidden = item is None
    if item is not None:
        scene.transient_items.append(item)
        item.set_appearance(CardAppearance.FACE)
    elif scene.position(seat) == BOTTOM and scene.hand.items:
        item = scene.hand.items.pop()
        scene.transient_items.append(item)
        item.card = card
    else:
        begin = Pose(scene.geometry.source(scene.position(seat)), 0.0, 0.5)
        item = CardItem(card, scene.board_pixmaps, CardAppearance.BACK, begin)
        scene.add_transient(item)
    item.setZValue(FLYING_LAYER)
    return item, hidden


def _fade_face(timeline: Timeline, item: CardItem, scene: TableScene, *, hidden: bool) -> None:
    """Fade the large face of the hand into the face of the table during the flight."""
    start = motion.PLAY_FLIGHT * (6 if hidden else 1) // 10
    timeline.add(
        lambda progress: item.fade_into(scene.board_pixmaps, progress), start, motion.PLAY_FLIGHT - start
    )


def _land(item: CardItem, seat: int, view: TableView) -> None:
    """Put the card on the board; if it completes a row, run a shimmer while the game continues."""
    scene = view.scene_
    scene.transient_items.remove(item)
    scene.place_on_board(item)
    scene.show_last_play(seat, item.card)
    if item.card is not None and view.motion.factor and is_complete(scene, item.card.suit):
        view.motion.run(shimmer(scene, item.card.suit))


def _start_turn(move: Move, scene: TableScene) -> None:
    """Show whose turn it is and the move; the model may be ahead of the screen."""
    for seat in range(SEATS):
        scene.show_panel(seat, is_turn=seat == move.seat, is_thinking=False)
    scene.show_panel(move.seat, last_move=move)
    scene.show_last_play(move.seat, None)
    scene.show_drop_highlight(None)
    scene.show_ghost(None)
    scene.hand.mark(())
