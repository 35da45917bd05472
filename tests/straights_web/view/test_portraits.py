"""Everybody has the portrait in the page that they have in the window."""

from hypothesis import given
from hypothesis import strategies as some

from straights_gui.view.portraits.people import portraits_for
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

MODULE = "straights_web/view/portraits.js"
NAMES = some.lists(
    some.sampled_from(["Clara", "Hugo", "Zoë"]) | some.text(max_size=20), min_size=4, max_size=4
)


@given(some.lists(NAMES, min_size=20, max_size=20))
def test_players_have_the_portraits_of_the_window(tables: list[list[str]]) -> None:
    """Derived from their names, and no two at a table the same."""
    expected = [list(portraits_for(tuple(names), ())) for names in tables]

    assert expected == call_all(MODULE, [("portraitsFor", names) for names in tables])
