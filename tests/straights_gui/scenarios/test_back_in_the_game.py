"""Who looks at something else for a while, a replay or a moment, finds the table again as it was left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, game

pytestmark = pytest.mark.usefixtures("few_deals")


def click(widget: QWidget, point: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point or widget.rect().center())


def look_at_review(player: Player) -> None:
    """Click “Review this round”, a dot of the line, and a card of the table that is shown then."""
    program = player.program
    click(program.table.overlays.score_sheet.review)
    player.until(lambda: program.review.state.is_complete)
    panel = program.window.review.panel
    click(panel.overview.line, panel.overview.line.point_of(2).toPoint())
    assert program.moments.is_open
    player.click(next(iter(player.scene.hand.legal or player.scene.hand.cards)))
    click(panel.moment.back_button)


def look_at_replay(player: Player) -> None:
    replay = player.program.replay
    player.program.window.act.replay.trigger()
    assert replay.is_open
    QTest.keyClick(replay.bar.slider, Qt.Key.Key_Home)
    click(replay.bar.close_button)


def leave_replay_by_escape(player: Player) -> None:
    player.program.window.act.replay.trigger()
    player.key(Qt.Key.Key_Escape)


def look_at_puzzle(player: Player) -> None:
    player.program.window.act.puzzles.trigger()
    player.until(lambda: player.program.moments.is_open)
    click(player.program.window.review.panel.moment.back_button)


DETOURS: dict[str, Callable[[Player], None]] = {
    "review": look_at_review,
    "replay": look_at_replay,
    "replay, Escape": leave_replay_by_escape,
    "puzzle": look_at_puzzle,
}


@pytest.mark.parametrize("detour", DETOURS)
def test_a_result_stays_until_the_player_goes_on(seating: Seating, detour: str) -> None:
    player = seating(play_on(game(), 47), size=(1280, 800))
    player.finish_round()
    program, window = player.program, player.program.window
    window.log.show()
    window.act.demo.trigger()
    seen, log = player.picture, window.log.panel.toPlainText()

    DETOURS[detour](player)
    window.review.close()
    assert program.game.shows_result
    assert program.table.overlays.is_result_shown
    assert program.table.overlays.score_sheet.button.hasFocus()
    assert (seen, log) == (player.picture, window.log.panel.toPlainText())

    program.motion.pause_factor = 1000.0
    player.go_on()
    player.until(lambda: program.game.is_settled)
    assert (2, True) == (player.observation.number, window.act.demo.isChecked())
    assert player.message.startswith("Demo") == player.observation.is_my_turn
    program.game.pause(paused=True)
    program.motion.cancel()


@pytest.mark.parametrize("detour", ["replay", "puzzle"])
def test_the_last_card_of_a_round_leads_to_its_result(seating: Seating, detour: str) -> None:
    """Also for a player who looks elsewhere while it flies: the result is queued behind it."""
    results = []
    for look in (lambda _player: None, DETOURS[detour]):
        player = seating(play_on(game(), 51), size=(1280, 800))
        program, motion = player.program, player.program.motion
        player.until_my_turn()
        motion.factor = motion.pause_factor = 1000.0
        player.click(player.observation.hand[0])
        assert motion.is_running()

        look(player)
        program.window.review.close()
        while motion.is_running():
            motion.finish()
        results.append((program.game.shows_result, program.table.overlays.is_result_shown, player.picture))

    assert (True, True) == results[0][:2]
    assert results[0] == results[1]
