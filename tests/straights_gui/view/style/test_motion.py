"""Timelines and what runs them: in order, once, at once, stopped."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from straights_gui.view.style.motion import Fade, Motion, Timeline


def recording() -> tuple[Timeline, list[str]]:
    """A timeline of two stretches and a moment, and what it has done."""
    done: list[str] = []
    timeline = Timeline()
    timeline.add(lambda progress: done.append(f"late {progress:.1f}"), 100, 100)
    timeline.add(lambda progress: done.append(f"early {progress:.1f}"), 0, 100)
    timeline.at(150, lambda: done.append("moment"))
    return timeline, done


def test_ends_come_in_their_order_and_once() -> None:
    """However far a timeline jumps, what ended is applied in the order of the ends, and never again."""
    timeline, done = recording()

    timeline.show(200)
    timeline.show(200)

    assert ["early 1.0", "moment", "late 1.0"] == done
    assert 200 == timeline.length


def test_with_a_factor_of_zero_everything_is_over_at_once(qtbot: QtBot) -> None:
    """No motion: the end stands, and what follows was called, before `run` returns."""
    timeline, done = recording()

    clock = Motion(0.0).run(timeline, lambda: done.append("then"))

    assert None is clock
    assert ["early 1.0", "moment", "late 1.0", "then"] == done


def test_cancel_calls_nothing_any_more(qtbot: QtBot) -> None:
    timeline, done = recording()
    motion, other = Motion(0.1), Motion(0.1)
    motion.run(timeline, lambda: done.append("then"))
    other.run(recording()[0])

    motion.cancel()
    before = [*done]
    qtbot.waitUntil(lambda: not other.is_running())

    assert before == done
    assert not motion.is_running()


def test_a_fade_ends_with_the_animations_and_is_short_where_nothing_may_move(qapp: object) -> None:
    """At once without animations; it does not count as one."""
    motion, owner = Motion(), QObject()
    shares: list[float] = []
    fade = Fade(owner, motion, lambda: shares.append(fade.share))
    fade.start(120)
    assert (0.0, False) == (fade.share, motion.is_running())
    motion.finish()
    assert 1.0 == fade.share

    lengths = []
    for factor, is_reduced in (2.0, False), (0.0, True), (0.0, False):
        motion.factor, motion.is_reduced = factor, is_reduced
        lengths.append(motion.fade_length(120))
    fade.start(120)
    assert [240, 80, 0] == lengths
    assert 1.0 == fade.share
