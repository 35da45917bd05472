"""packaging/window_states.py: the same program gives the same pictures."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

import window_states


@pytest.mark.usefixtures("qtbot")
def test_the_picture_of_the_deal_shows_a_fixed_moment(tmp_path: Path) -> None:
    """Cards are on their way, and stay where they are however long the drawing takes."""
    program = window_states.draw_deal(tmp_path, (640, 480))
    first = window_states.picture(program).toImage()
    QTest.qWait(150)  # only time could move them
    second = window_states.picture(program).toImage()
    program.motion.cancel()
    program.stop()
    program.window.close()

    assert first == second
