"""The animation of the deal: cards fly from a deck in the middle to the seats in turn."""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.events import RoundStarted
from engine.straights.setup import SEATS
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Timeline
from straights_gui.view.table.hand_order import in_order
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.layout import BOTTOM, RANKS, Pose
from straights_gui.view.table.scene import TableScene


def deal(event: RoundStarted, scene: TableScene) -> Timeline:
    """Deal the cards to the seats one by one; those visible to the viewer turn over in flight."""
    timeline = Timeline()
    _clear(scene)
    deck = CardItem(None, scene.board_pixmaps, CardAppearance.BACK, Pose(scene.geometry.deck))
    scene.add_transient(deck)
    bottom = next(seat for seat in range(SEATS) if scene.position(seat) == BOTTOM)
    own = event.hands[bottom]
    for card in in_order(own, scene.order) if own is not None else (None,) * RANKS:
        item = scene.hand.add(card, CardAppearance.BACK)
        item.setVisible(False)
        item.set_pose(Pose(scene.geometry.deck))
    scene.hand.update_homes()
    for turn in range(RANKS * SEATS):
        seat, start = turn % SEATS, turn * motion.DEAL_STAGGER
        if seat == bottom:
            _deal_to_hand(timeline, scene, scene.hand.items[turn // SEATS], start)
        else:
            _deal_to_seat(timeline, scene, seat, start)
        timeline.at(start + motion.DEAL_FLIGHT, _count_up(scene, seat))
    timeline.at(RANKS * SEATS * motion.DEAL_STAGGER, lambda: scene.remove_transient(deck))
    timeline.at(timeline.length, lambda: scene.show_panel(event.leader, is_turn=True))
    return timeline


def _clear(scene: TableScene) -> None:
    scene.clear_table()
    for seat in range(SEATS):
        scene.piles[seat].show_pile(0, is_drop_target=False)
        state = scene.panels[seat].state
        points = 0 if state is not None and state.is_viewer else None
        clear = {"is_turn": False, "is_thinking": False, "is_winner": False}
        scene.show_panel(seat, cards_left=0, round_points=points, last_move=None, **clear)
    scene.message.show_text("")


def _deal_to_hand(timeline: Timeline, scene: TableScene, item: CardItem, start: int) -> None:
    """Move a card into the fan and turn it over if the viewer may see it."""
    begin = Pose(scene.geometry.deck, 0.0, scene.geometry.board_card / scene.geometry.hand_card)
    timeline.at(start, lambda: item.setVisible(True))
    timeline.add(lambda progress: item.move_between(begin, item.home, progress), start, motion.DEAL_FLIGHT)
    if item.card is not None:
        half = motion.DEAL_FLIGHT // 2
        timeline.add(lambda progress: item.turn_over(progress, CardAppearance.FACE), start + half, half)


def _deal_to_seat(timeline: Timeline, scene: TableScene, seat: int, start: int) -> None:
    begin = Pose(scene.geometry.deck)
    end = Pose(scene.geometry.source(scene.position(seat)), 0.0, 0.5)
    item = scene.add_flying_card(None, begin)
    item.setVisible(False)
    timeline.at(start, lambda: item.setVisible(True))
    timeline.add(lambda progress: item.move_between(begin, end, progress), start, motion.DEAL_FLIGHT)
    timeline.at(start + motion.DEAL_FLIGHT, lambda: scene.remove_transient(item))


def _count_up(scene: TableScene, seat: int) -> Callable[[], None]:
    def show() -> None:
        state = scene.panels[seat].state
        if state is not None:
            scene.show_panel(seat, cards_left=state.cards_left + 1)

    return show
