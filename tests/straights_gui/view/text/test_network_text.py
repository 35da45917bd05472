"""Why the program finds no tables on the network."""

import pytest

from straights_gui.view.text.error_text import nearby_problem_text

pytestmark = pytest.mark.usefixtures("qapp")  # it translates


def test_why_no_tables_are_found_nearby() -> None:
    missing = 'To find tables on your network, type: pip install "straights[lan]"'
    blocked = "Couldn’t look for tables on your network. Paste a link instead."
    assert [missing, blocked, ""] == [nearby_problem_text(each) for each in ("missing", "blocked", "")]
