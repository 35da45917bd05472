"""The table of actions: each name, each key and each place in it means one thing, in each window and page."""

import re
from typing import TYPE_CHECKING

import pytest

from engine.cards.card import Rank
from engine.protocol.sheet import Keys
from engine.straights.interface.actions import FACES, MENUS, OUTSIDE, actions_of
from engine.straights.sheets.keys import keys as list_of_keys

if TYPE_CHECKING:
    from engine.straights.interface.actions import Face

OF_THE_GAME = {"deck", "rage-quit"}
"""Commands of the assignment; a page has no *Quit*, its tab is closed."""
BROWSERS = r"Ctrl\+(Shift\+)?[NTWLRJMQD1-9]|Ctrl\+Shift\+[AC]|F(5|11|12)"
"""What browsers keep for themselves, or do with a key first."""


@pytest.mark.parametrize("face", FACES)
def test_names_and_keys_mean_one_thing(face: "Face") -> None:
    """A letter is no rank, or no card could be typed."""
    lines = [*actions_of(face)]
    names, keys = [each.name for each in lines], [key for each in lines for key in each.keys_in(face)]

    assert len(names) == len(set(names))
    assert len(keys) == len(set(keys))
    listed = [row.name for part in list_of_keys(face).parts if isinstance(part, Keys) for row in part.rows]
    assert [] == [
        each for each in lines if each.keys_in(face) and ", ".join(each.keys_in(face)) not in listed
    ]
    assert set() == set(keys) & {*"10", *(rank.letter for rank in Rank)}
    assert not face.startswith("page") or [] == [key for key in keys if re.fullmatch(BROWSERS, key)]


def test_the_words_of_the_form_stay_in_the_menus() -> None:
    for face in ("window", "page"):
        in_menus = {each.name for each in actions_of(face, MENUS)}
        assert in_menus >= OF_THE_GAME
    assert "quit" in {each.name for each in actions_of("window", MENUS)}
    assert {"step"} == {each.name for each in OUTSIDE}
