"""Sentences with values: a value stands where its placeholder was, and changes nothing around it."""

import sys
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from engine.text.rendering import isolated
from straights_gui.view.text.fill import fill, list_text, short_name
from straights_gui.view.text.languages import set_language


@given(st.text(), st.text())
def test_each_value_replaces_its_placeholder(first: str, second: str) -> None:
    expected = f"{isolated(first)} and {isolated(second)}, {isolated(first)}; {{none}}"

    assert expected == fill("{first} and {second}, {first}; {none}", first=first, second=second)


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
