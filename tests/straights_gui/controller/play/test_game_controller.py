"""The game as it runs: what is shown when somebody else comes to the screen."""

from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from straights_gui.view.animation.recap import Recap
from tests.support.window.player import Seating, game


def test_what_was_missed_is_shown_once_after_a_handover(seating: Seating) -> None:
    """Who looks at a replay and comes back to the game does not see it again."""
    player = seating(game(5, (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))))
    shown: list[object] = []
    player.program.event_player.playing.connect(shown.append)
    player.look()
    player.program.window.act.replay.trigger()
    assert player.program.replay.is_open
    player.program.replay.close()
    player.until_settled()

    assert 1 == sum(isinstance(each, Recap) for each in shown)
