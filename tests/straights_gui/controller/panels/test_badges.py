"""What differs from ordinary play is said on the table, with a button that ends it."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from straights_gui.view.table.badges import BadgeItem, BadgeKind
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, at_turn, counted_game, game


def badges(player: Player) -> dict[BadgeKind, BadgeItem]:
    shown = player.program.table.overlays.badges.findChildren(BadgeItem)
    return {item.kind: item for item in shown if item.isVisible()}


def end(player: Player, kind: BadgeKind) -> None:
    QTest.mouseClick(badges(player)[kind].button, Qt.MouseButton.LeftButton)


def test_a_pause_and_a_replay_are_ended_by_their_badges(player: Player) -> None:
    act = player.program.window.act
    act.pause.trigger()
    assert "Paused" in badges(player)[BadgeKind.PAUSED].accessibleName()
    act.replay.trigger()
    assert [BadgeKind.REPLAY] == list(badges(player))
    end(player, BadgeKind.REPLAY)
    assert not player.program.replay.is_open
    assert [BadgeKind.PAUSED] == list(badges(player))

    end(player, BadgeKind.PAUSED)
    assert not act.pause.isChecked()
    assert {} == badges(player)
    assert player.program.table.hasFocus()

    act.pause.trigger()
    button = badges(player)[BadgeKind.PAUSED].button
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert not act.pause.isChecked()


def test_a_queued_card_has_a_badge_until_it_is_cancelled(player: Player) -> None:
    player.program.window.act.pause.trigger()
    player.play_by_dragging()
    player.until_settled()
    card = player.observation.hand[0]
    player.program.table.card_activated.emit(card)
    assert card.rank.value.replace("T", "10") in badges(player)[BadgeKind.QUEUED].accessibleName()

    end(player, BadgeKind.QUEUED)

    assert player.program.game.card_input.queued_card is None
    assert BadgeKind.QUEUED not in badges(player)
    assert card in player.observation.hand


@pytest.mark.parametrize("has_review", [False, True], ids=["", "beside the review"])
@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1100, 700), (1180, 760), (1920, 1080)])
def test_badges_cover_nothing_of_the_table(
    seating: Seating, size: tuple[int, int], *, has_review: bool
) -> None:
    player = at_turn(seating, counted_game(), size=size)
    player.program.window.review.set_open(has_review)
    player.program.window.act.pause.trigger()
    player.program.model.mark_practice()
    player.play_by_dragging()
    player.until_settled()
    player.program.table.card_activated.emit(player.observation.hand[0])

    area = player.program.table.overlays.badges.geometry()
    boxes = [QRectF(item.geometry().translated(area.topLeft())) for item in badges(player).values()]

    scene = player.scene
    taken = [*(panel.rect for panel in scene.panels), *(pile.rect for pile in scene.piles)]
    taken.append(scene.message.sceneBoundingRect())
    assert 3 == len(boxes)
    for box in boxes:
        assert not any(box.intersects(other) for other in (*taken, scene.geometry.board))
        assert 1 == sum(box.intersects(other) for other in boxes)
        assert scene.geometry.area.contains(box)


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1280, 800), (1920, 1080)])
def test_badges_leave_a_result_free(seating: Seating, size: tuple[int, int]) -> None:
    """Also beside a review; in the next round they are off the hand."""
    player = seating(play_on(game(), 48), size=size)
    player.finish_round()
    act, overlays = player.program.window.act, player.program.table.overlays
    act.demo.trigger()
    act.pause.trigger()

    for covering in (overlays.score_sheet, player.program.window.review):
        boxes = [item.geometry().translated(overlays.badges.pos()) for item in badges(player).values()]
        taken = [panel.rect.toRect() for panel in player.scene.panels]
        assert 2 == len(boxes)
        assert [] == [box for box in boxes if any(map(box.intersects, [*taken, covering.geometry()]))]
        assert all(player.program.table.rect().contains(box) for box in boxes)
        act.review.trigger()
        player.until(lambda: not player.program.motion.is_running())
    act.review.trigger()
    act.demo.trigger()
    player.go_on()
    player.until_settled()

    assert [BadgeKind.PAUSED] == list(badges(player))
    assert not QRectF(overlays.badges.geometry()).intersects(player.scene.geometry.hand)
