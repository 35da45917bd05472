"""What is known of a card reads as in the window."""

from engine.cards.card import Card
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.card_tracker.state import CardLocation, CardTrackerState, TrackedCard, card_text
from tests.support.javascript import call, call_all, needs_node

pytestmark = needs_node

MODULE = "straights_web/view/text/tracker_text.js"
NAMES = ("Clara", "Diego", "Hugo")
KNOWN = [
    ("on_table", ()),
    ("in_hand", ()),
    ("put_down", ()),
    ("unseen", (False, False, False)),
    ("unseen", (True, True, True)),
    ("unseen", (True, False, True)),
    ("unseen", (False, True, False)),
]


def test_sentences_are_those_of_the_window(qapp: object) -> None:
    """For each place where a card may be, and each number of players who cannot hold it."""
    set_language("en")
    told = [{"card": "TD", "location": location, "can_hold": can_hold} for location, can_hold in KNOWN]
    expected = [
        card_text(TrackedCard(Card.parse("TD"), CardLocation[location.upper()], can_hold), NAMES)
        for location, can_hold in KNOWN
    ]
    assert expected == call_all(MODULE, [("trackedText", each, NAMES) for each in told])


def test_letters_are_those_of_the_window() -> None:
    """The first of each name, or the seats' numbers where two begin alike."""
    for names in (NAMES, ("Ann", "ada", "Bob")):
        letters = call(MODULE, "trackerLetters", names, [1, 2, 3])

        assert list(CardTrackerState((1, 2, 3), names, ()).letters) == letters
