"""No room has more lines than its budget allows."""

from testing.budget import ROOMS, counted
from tests.support.paths import ROOT

MOST = 1.01
"""A room may be a hundredth above its number before it fails, so that not every line changes the list."""


def test_no_room_is_above_its_budget() -> None:
    lines = counted(ROOT)

    assert {room: most for room, most in ROOMS.items() if lines[room] > MOST * most} == {}


def test_a_budget_is_lowered_with_its_room() -> None:
    """What a room has given back is not taken again unseen."""
    lines = counted(ROOT)

    assert {room: most for room, most in ROOMS.items() if lines[room] < most / MOST} == {}
