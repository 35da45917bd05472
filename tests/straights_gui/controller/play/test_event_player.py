"""The queue of events: in order, held after a round, finished, cleared, and flat however long it is."""

from collections.abc import Iterator

import pytest

from engine.games.changes import Step as Shown
from engine.games.table import Happening, Result, Table
from engine.text.sentence import EventText, sentence
from straights_gui.controller.play.event_player import EventPlayer, Playable
from straights_gui.model.game import Step
from straights_gui.view.style.motion import Motion, Timeline


def step(happening: Happening, result: Result | None = None) -> Step:
    return Step(Shown(happening, Table(None, 1, None, (), result=result)), EventText())


RESULT = Result(sentence("a", "Over"), ())
ROUND_ENDED = step(Happening(shows_result=True), RESULT)
GAME_ENDED = step(Happening(), Result(sentence("a", "Over"), (), is_last=True))
FIRST, SECOND, THIRD = (step(Happening(seat=seat)) for seat in range(3))


class Stage:
    """A player over a table on which each event takes a tenth of a second and is noted at its end."""

    def __init__(self, factor: float) -> None:
        self.motion = Motion(factor)
        self.player = EventPlayer(self.motion, self.timeline)
        self.shown: list[Playable] = []
        self.told: list[str] = []
        self.player.idle.connect(lambda: self.told.append("idle"))
        self.player.result_shown.connect(lambda: self.told.append("held"))

    def timeline(self, step: Playable) -> Timeline:
        timeline = Timeline()
        timeline.at(100, lambda: self.shown.append(step))
        return timeline


@pytest.fixture
def stage(qapp: object) -> Iterator[Stage]:
    """A stage at normal speed, on which nothing goes on after the test."""
    stage = Stage(1.0)
    yield stage
    stage.motion.cancel()


def test_events_are_shown_one_after_another(stage: Stage) -> None:
    stage.player.play((FIRST, SECOND))
    assert not stage.player.is_idle
    stage.motion.finish()
    assert [FIRST] == stage.shown

    stage.player.play((THIRD,))
    stage.motion.finish()
    stage.motion.finish()

    assert [FIRST, SECOND, THIRD] == stage.shown
    assert stage.player.is_idle
    assert ["idle"] == stage.told


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_a_result_stays_until_somebody_has_seen_it(qapp: object, factor: float) -> None:
    """After a round the queue holds; `resume` plays what has waited, and does nothing a second time."""
    stage = Stage(factor)
    stage.player.play((ROUND_ENDED, SECOND))
    stage.player.finish()
    assert (stage.player.shows_result, stage.player.is_idle) == (True, False)
    assert [ROUND_ENDED] == stage.shown

    stage.player.play((THIRD,))
    stage.player.finish()
    assert [ROUND_ENDED] == stage.shown

    stage.player.resume()
    stage.player.resume()
    stage.player.finish()

    assert [ROUND_ENDED, SECOND, THIRD] == stage.shown
    assert ["held", "idle"] == stage.told


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_the_last_round_s_result_is_followed_by_the_end_of_the_game(qapp: object, factor: float) -> None:
    """Before the end of the game nobody has to go on: both are one result."""
    stage = Stage(factor)

    stage.player.play((ROUND_ENDED, GAME_ENDED))
    stage.player.finish()

    assert [ROUND_ENDED, GAME_ENDED] == stage.shown
    assert ["idle"] == stage.told


def test_finish_shows_everything_that_waits_at_once_and_in_order(stage: Stage) -> None:
    """Whoever acts in the middle of a flight acts on the table as it is."""
    stage.player.play((FIRST, SECOND, THIRD))

    stage.player.finish()

    assert [FIRST, SECOND, THIRD] == stage.shown
    assert stage.player.is_idle
    assert not stage.motion.is_running()


def test_clear_forgets_what_waits_and_what_is_held(stage: Stage) -> None:
    stage.player.play((FIRST, SECOND))
    stage.motion.cancel()
    stage.player.clear()
    assert stage.player.is_idle
    assert [] == stage.shown

    stage.player.play((ROUND_ENDED, SECOND))
    stage.player.finish()
    stage.player.clear()
    assert stage.player.is_idle

    stage.player.play((THIRD,))
    stage.player.finish()

    assert [ROUND_ENDED, THIRD] == stage.shown
