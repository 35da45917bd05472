"""The portraits: no two people and no two expressions look alike, and everybody keeps the same one."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.portraits.painting import portrait_pixmap
from straights_gui.view.portraits.people import BY_NAME, PEOPLE, WOMEN, portraits_for
from straights_gui.view.portraits.portrait_picker import portrait_text

SIDE = 48
USUAL = ("Player", "Clara", "Diego", "Hugo")


def picture(name: str, expression: Expression) -> QImage:
    """How somebody looks on a small panel."""
    return portrait_pixmap(name, float(SIDE), 1.0, expression).toImage()


def difference(one: QImage, other: QImage) -> int:
    return sum(
        one.pixel(across, down) != other.pixel(across, down) for across in range(SIDE) for down in range(SIDE)
    )


@pytest.mark.usefixtures("qapp")
def test_there_are_at_least_ten_people_and_each_looks_different() -> None:
    """Any two differ in at least a quarter of the picture."""
    pictures = {name: picture(name, Expression()) for name in PEOPLE}

    assert len(pictures) >= 10
    alike = [pair for pair in combinations(pictures, 2) if difference(*map(pictures.get, pair)) < SIDE**2 / 4]  # type: ignore[arg-type]  # the names are keys
    assert [] == alike


@pytest.mark.usefixtures("qapp")
def test_each_portrait_has_words_of_its_own() -> None:
    assert len(PEOPLE) == len({portrait_text(name) for name in PEOPLE})


def test_a_name_always_has_the_same_portrait_and_nobody_shares_one() -> None:
    """Who chooses nothing gets a portrait by the name; four players of one name get four portraits."""
    assert portraits_for(USUAL, ()) == portraits_for(USUAL, (BY_NAME,) * 4)
    assert 4 == len(set(portraits_for(USUAL, ())))
    assert 4 == len(set(portraits_for(("Li",) * 4, ())))
    assert portraits_for(("Otto",), ()) == portraits_for(("", "Otto"), ())[1:]  # a free seat takes no face


@given(st.lists(st.text(), min_size=3, max_size=3), st.permutations(("Clara", "Diego", "Hugo")))
def test_the_face_of_a_computer_stays_whoever_sits_down(guests: list[str], computers: list[str]) -> None:
    """The host, then guests at the seats of computers, one after the other."""
    names = (guests[0], *computers)
    faces = dict(zip(names, portraits_for(names, ()), strict=True))
    for seat, guest in enumerate(guests[1:], 1):
        names = (*names[:seat], guest, *names[seat + 1 :])
        now = dict(zip(names, portraits_for(names, ()), strict=True))

        assert [faces[name] for name in names[seat + 1 :]] == [now[name] for name in names[seat + 1 :]]


def test_a_name_that_is_a_woman_s_has_her_face() -> None:
    """As most that end in a, in the languages of the game."""
    names = ("Anna", "María", "Julia", "Petra", "Ada", "Sara")
    assert set(WOMEN) >= {portraits_for((name,), ())[0] for name in names}


def test_a_chosen_portrait_is_kept_and_moves_others_out_of_its_way() -> None:
    """The choice of one player is not what another gets by name; what is no portrait is no choice."""
    clara = portraits_for(USUAL, ())[1]

    portraits = portraits_for(USUAL, (clara, "no such portrait"))

    assert clara == portraits[0]
    assert clara not in portraits[1:]
    assert set(portraits) <= set(PEOPLE)
