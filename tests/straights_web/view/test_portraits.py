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


@given(some.lists(NAMES, min_size=20, max_size=20), some.permutations(range(4)))
def test_players_have_the_portraits_of_the_window(tables: list[list[str]], marks: list[int]) -> None:
    """Derived from their names, and no two at a table the same; a lower mark goes first."""
    expected = [list(portraits_for(tuple(names), (), tuple(marks))) for names in tables]

    assert expected == call_all(MODULE, [("portraitsFor", names, marks) for names in tables])


def test_marks_are_the_numbers_of_the_seats_unless_told() -> None:
    calls = [("markOf", {}, 2), ("markOf", {"marks": [2, 3, 0, 1]}, 2), ("portraitsFor", ["Bo"] * 4)]

    assert [2, 0, list(portraits_for(("Bo",) * 4, ()))] == call_all(MODULE, calls)
