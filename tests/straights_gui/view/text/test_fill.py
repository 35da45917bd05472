"""Sentences with values: a value stands where its placeholder was, and changes nothing around it."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import Card
from engine.errors import NotYourTurn
from engine.fast_dataclass import replace
from engine.straights.events import CardPlayed, Event, GameEnded, RoundEnded, RoundStarted, SeatChanged
from engine.straights.player import Computer, Human
from engine.straights.record import RoundResult
from engine.straights.round_summary import Fact, FactKind
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.text.badges import away, away_explained, turn_time
from engine.straights.text.events import announcement, log_lines
from engine.straights.text.network import PHRASES
from engine.straights.text.network import said as said_at_table
from engine.straights.text.refusals import refusal
from engine.straights.text.results import highlight
from engine.straights.text.table import seat_turn, table_description, tracked_card, winning
from engine.text.rendering import isolated
from straights_gui.view.text.fill import fill, list_text, short_name
from straights_gui.view.text.languages import CODES, set_language
from straights_gui.view.text.rendering import shown
from tests.support.playing import HUMANS, cards

PLAIN = "Quorra"
SEVEN = Card.parse("7S")
RESULT = RoundResult((cards("TH AC"), (), cards("2D"), ()), (11, 0, 2, 0), (31, 20, 2, 45))
EVENTS: tuple[Event, ...] = (
    RoundStarted(3, 0, (None,) * 4),
    CardPlayed(0, SEVEN),
    SeatChanged(0, Human(), Computer("lowest")),
    RoundEnded(1, RESULT),
    GameEnded((0,), RESULT.scores),
)


def sentences(name: str) -> list[str]:
    """What the window says about a player of that name, in every place that names one."""
    names = (name, "Ben", "Clara", "Diego")
    setup = Setup.of(5, HUMANS)
    seats = tuple(replace(seat, name=name) for seat in setup.seats)
    now = Session(replace(setup, seats=seats)).observe(0)
    waiting = replace(now, turn=1)
    return [
        shown(said)
        for said in (
            *(line for event in EVENTS for line in (*log_lines(event, names), *announcement(event, names))),
            *(highlight(Fact(kind, (0, 1), 10, 20, 30), names) for kind in FactKind),
            *(winning(names, RESULT.scores, winners) for winners in ((0,), (0, 1))),
            *(tracked_card(SEVEN, "held", names[:count]) for count in (1, 2)),
            *(*table_description(now), *seat_turn(now), *seat_turn(waiting)),
            *(said_at_table(name, PHRASES["thanks"]), *refusal(NotYourTurn(), name)),
            *(turn_time(name, 12), away(name, None), *away_explained(name, 12)),
        )
    ]


@given(st.text(), st.text())
def test_each_value_replaces_its_placeholder(first: str, second: str) -> None:
    expected = f"{isolated(first)} and {isolated(second)}, {isolated(first)}; {{none}}"

    assert expected == fill("{first} and {second}, {first}; {none}", first=first, second=second)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "name", ["{card}", "{seconds}", "{name}", r"\1", "%1 %n", "<b>x</b>", "דוד", "مریم 7"]
)
def test_a_name_changes_nothing_but_its_own_placeholder(qapp: object, code: str, name: str) -> None:
    """A name that looks like a placeholder, like a tag, or is written from right to left."""
    set_language(code)

    assert [text.replace(PLAIN, isolated(name)) for text in sentences(PLAIN)] == sentences(name)


def test_names_from_right_to_left_are_isolated_in_a_list(qapp: object) -> None:
    """Else their commas and the word between them would change sides."""
    set_language("en")

    assert "\u2068שרה\u2069, Ben, and \u2068مریم\u2069" == list_text(("שרה", "Ben", "مریم"))


def test_each_letter_from_right_to_left_is_isolated_and_no_other_letter() -> None:
    """Unicode says which those are."""
    letters = {chr(number) for number in range(sys.maxunicode + 1)}
    right_to_left = {letter for letter in letters if unicodedata.bidirectional(letter) in ("R", "AL")}
    left_to_right = {letter for letter in letters if unicodedata.bidirectional(letter) == "L"}

    assert set() == {letter for letter in right_to_left if isolated(letter) == letter} - {"\u200f"}
    assert set() == {letter for letter in left_to_right if isolated(letter) != letter}


def test_a_long_name_is_cut_in_a_heading() -> None:
    """After eighteen letters, the mark of the cut among them; a blank does not stand before it."""
    assert "Eighteen letters.." == short_name("Eighteen letters..")
    assert "Nineteen letters.…" == short_name("Nineteen letters...")
    assert "Sixteen letters.…" == short_name("Sixteen letters. and more")
