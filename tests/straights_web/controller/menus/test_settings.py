"""The settings of the page are those of the window."""

from straights_gui.controller.settings.settings import FACTORS
from tests.support.javascript import call, needs_node


@needs_node
def test_speeds_are_those_of_the_window() -> None:
    factors = call("straights_web/controller/menus/settings.js", "FACTORS")

    assert factors == FACTORS
