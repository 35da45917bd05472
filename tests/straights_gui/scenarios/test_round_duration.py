"""How long a round takes by the program's clock: nobody waits long for computers that think at once."""

from collections.abc import Callable

import pytest

from straights_gui.view.style.motion import Motion, Timeline
from tests.support.window.player import Seating, game
from tests.support.window.window_driver import WindowDriver


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that were waited for, added up without waiting; what runs beside them adds none."""
    waits: list[float] = []

    def run(motion: Motion, timeline: Timeline, then: Callable[[], None] | None = None) -> None:
        timeline.show(timeline.length)
        if then is not None:
            waits.append(timeline.length * motion.factor / 1000)
            then()

    def pause(motion: Motion, length: int, then: Callable[[], None]) -> None:
        waits.append(length * motion.pause_factor / 1000)
        then()

    monkeypatch.setattr(Motion, "run", run)
    monkeypatch.setattr(Motion, "pause", pause)
    return waits


@pytest.mark.parametrize("speed, seconds", [("normal", 35.0), ("fast", 15.0)])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_round_is_over_and_the_first_own_turn_comes_in_time(
    seating: Seating, waits: list[float], seed: int, speed: str, seconds: float
) -> None:
    """From the deal's beginning, of a player who never thinks, whichever seat holds the seven of spades."""
    player = seating(game(seed), start=False)
    player.preferences.choose_speed(speed)
    player.program.window.show()
    player.program.game.start(deal=True)
    player.until(lambda: player.is_my_turn)
    first_turn = sum(waits)
    WindowDriver(player.program).play_until(lambda: player.program.event_player.shows_result)

    assert first_turn <= 2.1
    assert 5.0 < sum(waits) <= seconds
