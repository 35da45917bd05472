"""The animation of each event, as a timeline: the table is drawn, and cards fly to their places on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.fast_dataclass import replace
from engine.games.table import Movement
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
)
from engine.straights.setup import SEATS
from engine.straights.text.events import seat_change
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.animation.flights import DEAL, MOVE, fly, poses_of
from straights_gui.view.table.animation.shimmer import is_complete, shimmer
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import RANKS, Pose
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.games.changes import Step as Shown
    from engine.straights.observation import Observation, Step
    from straights_gui.view.table.scene import TableScene
    from straights_gui.view.table.table_widget import TableWidget


def timeline_for(step: Step, shown: Shown, view: TableWidget) -> Timeline:
    """Return the animation of an event; what moves, and where it may lie, is data."""
    event, scene = step.event, view.scene_
    match event:
        case RoundStarted():
            return _deal(event, shown, step.observation, scene)
        case CardPlayed() | CardDiscarded():
            return _move(event, shown, step.observation, view)
        case SeatChanged():
            return _change_seat(event, scene)
        case RoundEnded() | GameEnded():
            return _end(event, step.observation, shown, view)
        case _:  # nothing moves
            return Timeline()


def _deal(event: RoundStarted, shown: Shown, after: Observation, scene: TableScene) -> Timeline:
    """Deal the cards one by one; those visible to the viewer turn over in flight."""
    scene.clear_table()
    scene.place_cards(after, is_open=False)
    scene.show_seats(after)
    for seat in range(SEATS):
        scene.show_panel(seat, is_turn=False)
    scene.message.show_text("")
    deck = CardItem(None, scene.board_pixmaps, CardAppearance.BACK, Pose(scene.geometry.deck))
    scene.add_transient(deck)
    timeline = fly(scene, shown.table.piles, _one_by_one(shown, scene), DEAL, {})
    timeline.at(RANKS * SEATS * motion.DEAL_STAGGER, lambda: scene.remove_transient(deck))
    timeline.at(timeline.length, lambda: scene.show_panel(event.leader, is_turn=True))
    return timeline


def _one_by_one(shown: Shown, scene: TableScene) -> Iterator[Movement]:
    """A card to each seat in turn; those of the hand on screen in the order of the fan."""
    seats = {pile.place: pile.seat for pile in shown.table.piles}
    ways = shown.happening.movements
    fans = (scene.hand.cards if seats[way.end] == shown.table.viewer else way.cards for way in ways)
    for cards in zip(*fans, strict=True):
        yield from (replace(way, cards=(card,)) for way, card in zip(ways, cards, strict=True))


def _move(event: CardPlayed | CardDiscarded, shown: Shown, after: Observation, view: TableWidget) -> Timeline:
    """Let a card fly from where it was dropped, or from a fan; until it lands, it is its seat's turn."""
    scene = view.scene_
    poses = poses_of(scene)
    if event.seat == after.seat:
        scene.hand.choose(None)  # the choice was for this move, also if another card was used
    scene.place_cards(after)
    scene.show_seats(replace(after, turn=event.seat))
    scene.show_drop_highlight(None)
    scene.show_ghost(None)
    scene.hand.mark(())
    timeline = fly(scene, shown.table.piles, shown.happening.movements, MOVE, poses)
    if isinstance(event, CardPlayed):
        timeline.at(motion.PLAY_FLIGHT, lambda: _land(event, view))
    return timeline


def _land(event: CardPlayed, view: TableWidget) -> None:
    """Mark the card; if it completes a row, run a shimmer while the game continues."""
    scene = view.scene_
    scene.show_last_play(event.seat, event.card)
    if view.motion.factor and is_complete(scene, event.card.suit):
        view.motion.run(shimmer(scene, event.card.suit))


def _change_seat(event: SeatChanged, scene: TableScene) -> Timeline:
    """Show the new player in the panel, and a message long enough to be read."""
    timeline = Timeline()
    timeline.at(0, lambda: scene.show_panel(event.seat, player=event.now))
    timeline.at(0, lambda: scene.message.show_text(shown(seat_change(event, scene.names[event.seat]))))
    timeline.at(motion.NOTICE, lambda: None)
    return timeline


def _end(event: RoundEnded | GameEnded, after: Observation, shown: Shown, view: TableWidget) -> Timeline:
    from straights_gui.view.table.animation.endings import end_game, end_round  # not for the first cards

    return end_round(event, after, shown, view) if isinstance(event, RoundEnded) else end_game(event, view)
